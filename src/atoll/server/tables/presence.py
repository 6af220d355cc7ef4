"""Who is connected to a table, here and in other processes, and which seat is absent."""

import asyncio
from collections.abc import Callable

from atoll.server import wire
from atoll.server.tables.connections import Audience
from atoll.server.tables.news import Here
from atoll.server.tables.processes import Cluster
from atoll.server.wall_clock import now

COUNTED = 1.0  # seconds until the number of spectators is sent


class Presences:
    """The people at one table; `shown` is called after each change of presence."""

    def __init__(self, audience: Audience, cluster: Cluster, shown: Callable[[], None]) -> None:
        self.audience = audience
        self.table = audience.table
        self.cluster = cluster
        self.shown = shown
        self.elsewhere: dict[str, tuple[set[str], int]] = {}  # by process: players, spectators
        self.absent: dict[int, tuple[int, int]] = {}  # absent seats that must act: decision, until
        self.sent_seats: list[int] = []  # the seats with somebody connected, as last sent
        self.counting: asyncio.TimerHandle | None = None  # when the number of spectators is sent

    def here(self) -> tuple[set[str], int]:
        """The players connected to this process, and the number of spectators."""
        counts = self.audience.counts
        players = {player for player in self.table.people if player in counts}
        seated = sum(counts[player] for player in players)
        return players, len(self.audience.connections) - seated

    def everywhere(self) -> tuple[set[str], int]:
        """The players connected to any process, and the number of spectators."""
        players, watching = self.here()
        for others, count in self.elsewhere.values():
            players = players | others
            watching += count
        return players, watching

    def is_watched(self) -> bool:
        """Whether anybody is connected, to any process."""
        players, watching = self.everywhere()
        return bool(players or watching)

    def is_here(self, seat: int) -> bool:
        """Whether the player of a seat is connected."""
        player = self.table.seats[seat].player
        return player in self.audience.counts or any(
            player in players for players, _ in self.elsewhere.values()
        )

    async def changed(self) -> None:
        """Handle a change of the connections to this process."""
        players, watching = self.here()
        await self.cluster.tell(Here(self.table.id, sorted(players), watching))
        self.show()

    def heard(self, process: str, players: list[str], spectators: int) -> None:
        """Handle a change of the connections to another process."""
        self.elsewhere[process] = (set(players), spectators)
        self.show()

    def lost(self, process: str) -> None:
        """Forget the connections to a dead process."""
        if self.elsewhere.pop(process, None) is not None:
            self.show()

    def presence(self) -> wire.Presence:
        """Which seats have somebody connected, and the number of spectators."""
        players, watching = self.everywhere()
        seats = [n for n, seat in enumerate(self.table.seats) if seat.player in players]
        return wire.Presence(seats=seats, spectators=watching)

    def show(self) -> None:
        """Send the presence to everybody here, and check for absent seats.

        A change of the number of spectators alone is sent a little later, once for all changes
        meanwhile: so a new spectator does not cost a message to each of the others.
        """
        if self.presence().seats != self.sent_seats:
            self.tell()
        elif self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(COUNTED, self.tell)
        self.look_for_absent()
        self.shown()

    def tell(self) -> None:
        """Send the presence to everybody here."""
        if self.counting is not None:
            self.counting.cancel()
            self.counting = None
        presence = self.presence()
        self.sent_seats = presence.seats
        self.audience.send_all(presence)

    def jump(self, by: int) -> None:
        """Shift the deadlines after the wall clock was set, so that nobody is absent for longer."""
        self.absent = {seat: (since, until + by) for seat, (since, until) in self.absent.items()}

    def look_for_absent(self) -> None:
        """Warn of each absent seat that must act."""
        table, after = self.table, self.table.created.absence.after
        if after is None:
            return
        missing = [seat for seat in table.humans_to_act() if not self.is_here(seat)]
        self.absent = {
            seat: (since, until)
            for seat, (since, until) in self.absent.items()
            if seat in missing and since == table.asked[seat]
        }
        for seat in missing:
            if seat not in self.absent:
                until = now() + 1000 * after
                self.absent[seat] = (table.asked[seat], until)
                self.audience.send_all(wire.Absent(seat=seat, until=until))
