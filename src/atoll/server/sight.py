"""What the clients of a table are told: every word of it is made from `seen_by` copies."""

from collections.abc import Iterator

from atoll.core.bits import members
from atoll.core.game import Game, Say
from atoll.core.state import SPECTATOR, State
from atoll.core.words import Event, Words
from atoll.server import wire
from atoll.server.table import Note, Table
from atoll.server.voices import Voice


def table_info(table: Table, player: str | None) -> wire.TableInfo:
    """The table as everybody may know it."""
    made = table.created
    return wire.TableInfo(
        id=table.id,
        game=made.game,
        title=table.game.title,
        status=table.status,
        version=table.version,
        ply=table.ply,
        options=made.options,
        set=made.set,
        public=made.public,
        clock=made.clock,
        absence=made.absence,
        seats=[seat_info(table, seat) for seat in range(len(table.seats))],
        host=made.host,
        yours=table.seats_of(player),
        waits_for=table.waits_for(),
        created=table.created_at,
        commitment=table.commitment,
        rematch=table.rematch,
        imported=table.imported is not None,
        origin=table.origin,
    )


def seat_info(table: Table, number: int) -> wire.SeatInfo:
    """Who sits at a seat."""
    seat = table.seats[number]
    return wire.SeatInfo(
        seat=number,
        kind="player" if seat.player else "bot" if seat.bot else "open",
        name=seat.name,
        player=seat.player,
        bot=seat.bot,
        resigned=seat.resigned,
        auto=seat.auto,
    )


def update(table: Table, seats: list[int], language: str, seen: int, now: int) -> wire.Update:
    """How the game stands for somebody who saw everything up to version `seen`."""
    say = Voice(table.game, language, table.names)
    since = sum(1 for ply in table.plies if ply.version <= seen)
    viewers = seats or [SPECTATOR]
    return wire.Update(
        version=table.version,
        ply=table.ply,
        since=since,
        status=table.status,
        waits_for=table.waits_for(),
        scores=[int(score) for score in table.seen_by(table.ply, viewers[0]).scores()],
        sights=[sight(table, viewer, say, since, seen) for viewer in viewers],
        clock=table.clocks.now(now) if table.status == "playing" else None,
        takeback=table.takeback,
        over=over(table, say) if table.status == "over" else None,
    )


def sight(table: Table, viewer: int, say: Voice, since: int, seen: int) -> wire.Sight:
    """The table through one pair of eyes, with the log after ply `since`."""
    game, known = table.game, table.seen_by(table.ply, viewer)
    undo = table.undo_point(viewer)
    own = (n for n in range(table.ply, 0, -1) if table.plies[n - 1].seat == viewer)
    return wire.Sight(
        seat=None if viewer == SPECTATOR else viewer,
        view=game.view(known),
        prompt=say(game.prompt(known)),
        choices=choices(table, viewer, say) if table.status == "playing" else {},
        lines=lines(table, viewer, say, since, seen),
        undo=undo if undo < table.ply else None,
        last=next(own, 0),
    )


def choices(table: Table, viewer: int, say: Voice) -> dict[str, list[wire.Choice]]:
    """The legal actions of a seat by verb."""
    if viewer == SPECTATOR:
        return {}
    return offers(table.game, table.seen_by(table.ply, viewer), say)


def choice(table: Table, seat: int, action: int, say: Voice) -> wire.Choice:
    """One action as it is offered to a person."""
    return offer(table.game, table.seen_by(table.ply, seat), action, say)


def offer(game: Game, known: State, action: int, say: Say) -> wire.Choice:
    """An action of the viewer of `known`, as it is offered to him."""
    seat = int(known.viewer)
    return wire.Choice(
        text=game.text(known, seat, action),
        data=game.data(known, seat, action),
        label=say(game.describe(known, seat, action)),
    )


def offers(game: Game, known: State, say: Say) -> dict[str, list[wire.Choice]]:
    """The legal actions of a viewer by verb."""
    found: dict[str, list[wire.Choice]] = {}
    for action in known.legal(known.viewer):
        one = offer(game, known, int(action), say)
        found.setdefault(one.data["verb"], []).append(one)
    return found


def lines(
    table: Table, viewer: int, say: Voice, since: int, seen: int = 0, until: int | None = None
) -> list[wire.Line]:
    """The log after ply `since`: each action as the viewer saw it, and the table's own lines."""
    last = table.ply if until is None else until
    notes = [note for note in table.notes_after(seen) if note.ply <= last]
    told = [note_line(note, say) for note in notes]
    for ply in range(since + 1, last + 1):
        told += ply_lines(table, ply, viewer, say)
    return sorted(told, key=lambda line: line.version)


def ply_lines(table: Table, ply: int, viewer: int, say: Voice) -> Iterator[wire.Line]:
    """What one action did, for one viewer."""
    taken = table.plies[ply - 1]
    shown = int(table.states[ply - 1].shown(taken.seat, taken.action, viewer))
    before, after = table.seen_by(ply - 1, viewer), table.seen_by(ply, viewer)
    data: wire.Data | None = table.game.data(before, taken.seat, shown)
    for event in table.game.events(before, taken.seat, shown, after):
        yield event_line(event, taken.version, ply, taken.seat, data, say)
        data = None


def event_line(
    event: Event, version: int, ply: int, seat: int, action: wire.Data | None, say: Voice
) -> wire.Line:
    """An event of the game as a line."""
    return wire.Line(
        version=version,
        ply=ply,
        seat=seat,
        text=say(event.what),
        clause=event.clause,
        key=event.what.key,
        args=as_data(event.what)["args"],
        action=action,
    )


def note_line(note: Note, say: Voice) -> wire.Line:
    """A line of the table itself."""
    return wire.Line(
        version=note.version,
        ply=note.ply,
        seat=note.seat,
        text=say(note.what),
        clause=None,
        key=note.what.key,
        args=as_data(note.what)["args"],
    )


def as_data(what: Words) -> wire.Data:
    """Words as a key and arguments, nested ones alike."""
    args = {k: as_data(v) if isinstance(v, Words) else v for k, v in what.args.items()}
    return {"key": what.key, "args": args}


def over(table: Table, say: Voice) -> wire.Over:
    """The score sheet, the winners and the seed."""
    assert table.setup is not None  # a game that is over began
    state = table.state
    return wire.Over(
        scores=[int(score) for score in state.scores()],
        winners=table.winners(),
        sheet=[
            [wire.SheetLine(line.rule, say(line.what), line.points) for line in seat_lines]
            for seat_lines in table.game.sheet(state)
        ],
        seed=table.setup.seed,
    )


def scores(table: Table) -> list[list[int]]:
    """The scores after each ply, from what a spectator knew then."""
    plies = range(table.ply + 1)
    return [[int(n) for n in table.seen_by(ply, SPECTATOR).scores()] for ply in plies]


def position(table: Table, ply: int, viewer: int, language: str) -> wire.Position:
    """The table as it stood at a ply."""
    say = Voice(table.game, language, table.names)
    known = table.seen_by(ply, viewer)
    return wire.Position(
        ply=ply,
        plies=table.ply,
        seat=None if viewer == SPECTATOR else viewer,
        view=table.game.view(known),
        scores=[int(score) for score in known.scores()],
        waits_for=[int(seat) for seat in members(known.must_act())],
        lines=list(ply_lines(table, ply, viewer, say)) if ply else [],
    )
