"""The clocks of a table, computed from the times of its entries alone."""

from atoll.server import wire

DAY = 86_400_000


class Clocks:
    """What is left to each seat; only seats whose player is waited for run."""

    def __init__(self, clock: wire.Clock, players: int) -> None:
        self.clock = clock
        self.left = [first_bank(clock)] * players
        self.since: dict[int, int] = {}  # when each running seat's clock began to run

    def run(self, seats: list[int], at: int) -> None:
        """From now on the clocks of these seats run and no others."""
        if isinstance(self.clock, wire.NoClock):
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, at)
        for seat in seats:
            self.since.setdefault(seat, at)

    def stop(self, seat: int, at: int) -> None:
        """A seat's turn is over: a live clock keeps what is left, a slow one begins anew."""
        spent = at - self.since.pop(seat)
        if isinstance(self.clock, wire.LiveClock):
            self.left[seat] = max(0, self.left[seat] - spent) + 1000 * self.clock.increment

    def renew(self, seat: int, at: int) -> None:
        """A decision was made and the seat goes on: a slow clock counts each decision apart."""
        if isinstance(self.clock, wire.SlowClock) and seat in self.since:
            self.since[seat] = at

    def jump(self, by: int) -> None:
        """The clock on the wall was set: the clocks of the table go on as if it had not been."""
        self.since = {seat: since + by for seat, since in self.since.items()}

    def deadlines(self) -> dict[int, int]:
        """When the time of each running seat is up."""
        return {seat: since + self.left[seat] for seat, since in self.since.items()}

    def now(self, at: int) -> wire.ClockNow | None:
        """What is left at a moment; None without clocks."""
        if isinstance(self.clock, wire.NoClock):
            return None
        left = list(self.left)
        for seat, since in self.since.items():
            left[seat] = max(0, left[seat] - (at - since))
        return wire.ClockNow(left, sorted(self.since), at)


def first_bank(clock: wire.Clock) -> int:
    """The milliseconds every seat begins with."""
    if isinstance(clock, wire.LiveClock):
        return 1000 * clock.bank
    return DAY * clock.days if isinstance(clock, wire.SlowClock) else 0
