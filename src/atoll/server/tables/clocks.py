"""The clocks of a table, computed only from the times of its entries."""

from atoll.server import wire

DAY = 86_400_000


class Clocks:
    """The time left to each seat; a clock runs while the table waits for the seat's player."""

    def __init__(self, clock: wire.Clock, players: int) -> None:
        self.clock = clock
        self.left = [first_bank(clock)] * players
        self.since: dict[int, int] = {}  # when each running seat's clock began to run

    def run(self, seats: list[int], at: int) -> None:
        """Let the clocks of these seats run from now on, and no others."""
        if isinstance(self.clock, wire.NoClock):
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, at)
        for seat in seats:
            self.since.setdefault(seat, at)

    def stop(self, seat: int, at: int) -> None:
        """Stop the clock of a seat: a live clock keeps the time left, a slow one starts again."""
        spent = at - self.since.pop(seat)
        if isinstance(self.clock, wire.LiveClock):
            self.left[seat] = max(0, self.left[seat] - spent) + 1000 * self.clock.increment

    def renew(self, seat: int, at: int) -> None:
        """Start a slow clock again for the seat's next decision."""
        if isinstance(self.clock, wire.SlowClock) and seat in self.since:
            self.since[seat] = at

    def jump(self, by: int) -> None:
        """Shift the clocks after the wall clock was set, so that nobody loses time."""
        self.since = {seat: since + by for seat, since in self.since.items()}

    def deadlines(self) -> dict[int, int]:
        """When the time of each running seat is up."""
        return {seat: since + self.left[seat] for seat, since in self.since.items()}

    def now(self, at: int) -> wire.ClockNow | None:
        """The time left at a moment; None without clocks."""
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
