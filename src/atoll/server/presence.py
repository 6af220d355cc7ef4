"""Who is connected to a table, here and in other processes, and which waited-for seat is not."""

from typing import TYPE_CHECKING

from atoll.server import wire
from atoll.server.moments import now

if TYPE_CHECKING:
    from atoll.server.room import Room


class Presences:
    """The people at one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.elsewhere: dict[str, tuple[set[str], int]] = {}  # by process: players, spectators
        self.absent: dict[int, tuple[int, int]] = {}  # seats waited for in vain: decision, until

    def here(self) -> tuple[set[str], int]:
        """The players connected to this process, and how many only watch."""
        table = self.room.table
        players = {c.player_id for c in self.room.connections if table.seats_of(c.player_id)}
        watching = sum(1 for c in self.room.connections if not table.seats_of(c.player_id))
        return {player for player in players if player}, watching

    def everywhere(self) -> tuple[set[str], int]:
        """The players connected anywhere, and how many only watch."""
        players, watching = self.here()
        for others, count in self.elsewhere.values():
            players = players | others
            watching += count
        return players, watching

    def is_here(self, seat: int) -> bool:
        """Whether whoever holds a seat is connected."""
        return self.room.table.seats[seat].player in self.everywhere()[0]

    async def changed(self) -> None:
        """Somebody came or went in this process."""
        players, watching = self.here()
        await self.room.house.cluster.tell(
            {
                "kind": "presence",
                "table": self.room.table.id,
                "players": sorted(players),
                "spectators": watching,
            }
        )
        self.show()

    def heard(self, process: str, players: list[str], spectators: int) -> None:
        """Somebody came or went in another process."""
        self.elsewhere[process] = (set(players), spectators)
        self.show()

    def lost(self, process: str) -> None:
        """Another process is gone and everybody there with it."""
        if self.elsewhere.pop(process, None) is not None:
            self.show()

    def show(self) -> None:
        """Tell everybody here, and see who is waited for in vain."""
        players, watching = self.everywhere()
        seats = [n for n, seat in enumerate(self.room.table.seats) if seat.player in players]
        self.room.send_all(wire.Presence(seats=seats, spectators=watching))
        self.look_for_absent()
        if self.room.fence is not None and not self.room.is_closed:
            self.room.turns.set_timer()

    def jump(self, by: int) -> None:
        """The clock on the wall was set: nobody is absent for longer because of that."""
        self.absent = {seat: (asked, until + by) for seat, (asked, until) in self.absent.items()}

    def look_for_absent(self) -> None:
        """Warn of each seat that is waited for while nobody is there."""
        table, after = self.room.table, self.room.table.created.absence.after
        if after is None:
            return
        missing = [seat for seat in table.humans_to_act() if not self.is_here(seat)]
        self.absent = {
            seat: (asked, until)
            for seat, (asked, until) in self.absent.items()
            if seat in missing and asked == table.asked[seat]
        }
        for seat in missing:
            if seat not in self.absent:
                until = now() + 1000 * after
                self.absent[seat] = (table.asked[seat], until)
                self.room.send_all(wire.Absent(seat=seat, until=until))
