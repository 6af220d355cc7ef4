"""The messages about a table for one viewer; all of them are made from `seen_by` copies."""

from copy import copy

from msgspec import UNSET, UnsetType

from atoll.core.actions import Choices, Values
from atoll.core.bits import members
from atoll.core.game import Game
from atoll.core.preview import Preview
from atoll.core.rng import commitment
from atoll.core.state import SPECTATOR, State
from atoll.core.telling import Telling, shown_to, tell
from atoll.core.words import Event, Words
from atoll.server import wire
from atoll.server.tables.parts import Note
from atoll.server.tables.results import side_ranks
from atoll.server.tables.table import Table
from atoll.server.tables.voices import Tell, arguments, phrase, voice

LABELLED = 1500  # bytes of labels up to which they are sent, estimated by the first of a form
MASKED = 12  # combinations for each legal one up to which a mask is shorter than codes


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
        seats=[seat_info(table, seat, player) for seat in range(len(table.seats))],
        host=made.host,
        yours=table.seats_of(player),
        waits_for=table.waits_for(),
        created=table.created_at,
        commitment=table.commitment,
        rematch=table.rematch,
        offer=rematch_offer(table),
        rated=table.is_rated,
        audience=made.audience,
        imported=table.imported is not None,
        origin=table.origin,
        sides=table.game.sides(made.players, made.options),
        previews=made.previews,
    )


def rematch_offer(table: Table) -> wire.RematchOffer | None:
    """The offer of a rematch."""
    asked = table.offer
    if asked is None:
        return None
    return wire.RematchOffer(sorted(asked.shares), asked.until, commitment(asked.secret))


def seat_info(table: Table, number: int, player: str | None) -> wire.SeatInfo:
    """Who sits at a seat; automatic forced moves are shown only to its player."""
    seat = table.seats[number]
    return wire.SeatInfo(
        seat=number,
        kind="player" if seat.player else "bot" if seat.bot else "open",
        name=seat.name,
        player=seat.player,
        bot=seat.bot,
        resigned=seat.resigned,
        auto=seat.auto and player is not None and seat.player == player,
        tag=seat.tag,
    )


def viewers_of(seats: list[int]) -> list[int]:
    """The viewers for a client with these seats."""
    return seats or [SPECTATOR]


def since_ply(table: Table, seen: int) -> int:
    """How many actions had been taken at a version."""
    ply = table.ply
    while ply and table.plies.versions[ply - 1] > seen:
        ply -= 1
    return ply


def update(
    table: Table,
    viewer: int,
    say: Tell,
    seen: int,
    now: int,
    sights: list[wire.Sight],
    is_light: bool = False,
) -> wire.Update:
    """The update for a client that saw everything up to version `seen`."""
    return wire.Update(
        version=table.version,
        ply=table.ply,
        since=since_ply(table, seen),
        status=table.status,
        waits_for=table.waits_for(),
        scores=shown_scores(table, table.seen_by(table.ply, viewer)),
        sights=sights,
        clock=(table.clocks.now(now) or UNSET) if table.status == "playing" else UNSET,
        takeback=table.takeback or UNSET,
        over=over(table, say, is_light) if table.status == "over" else UNSET,
    )


class Alike:
    """What all viewers of a table get alike in one language, made from what a spectator knows.

    It is made once and is valid until the table changes.
    """

    def __init__(self, table: Table, say: Tell) -> None:
        self.table, self.say = table, say
        self.opened = table.game.open_view(table.seen_by(table.ply, SPECTATOR))
        self.told: dict[int, list[wire.Line]] = {}  # by ply, without the action

    def lines(self, ply: int) -> list[wire.Line]:
        """The lines of one action."""
        if ply not in self.told:
            telling = telling_of(self.table, ply, SPECTATOR)
            self.told[ply] = event_lines(self.table, ply, telling, self.say)
        return self.told[ply]


def sight(
    table: Table,
    viewer: int,
    say: Tell,
    seen: int,
    is_light: bool = False,
    alike: Alike | None = None,
) -> wire.Sight:
    """The table as one viewer sees it, with the log after version `seen`."""
    game, known = table.game, table.seen_by(table.ply, viewer)
    undo = table.undo_point(viewer)
    made = wire.Sight(
        seat=None if viewer == SPECTATOR else viewer,
        decision=None if viewer == SPECTATOR or table.status != "playing" else table.decision,
        view=game.view(known, alike.opened if alike else None),
        prompt=say(game.prompt(known)),
        lines=lines(
            table, viewer, say, since_ply(table, seen), seen, is_light=is_light, alike=alike
        ),
        undo=undo if undo < table.ply else None,
        last=table.plies.last_of(viewer),
    )
    is_asked = table.status == "playing" and viewer != SPECTATOR
    if is_light:
        made.forms = forms(game, known, say) if is_asked else []
    else:
        made.choices = offers(game, known, say) if is_asked else {}
    return made


def offer(game: Game, known: State, action: int, say: Tell) -> wire.Choice:
    """An action of the viewer of `known`, as a choice."""
    seat = int(known.viewer)
    return wire.Choice(
        text=game.text(known, seat, action),
        data=game.data(known, seat, action),
        label=say(game.describe(known, seat, action)),
    )


def offers(game: Game, known: State, say: Tell) -> dict[str, list[wire.Choice]]:
    """The legal actions of a viewer by verb."""
    choices: dict[str, list[wire.Choice]] = {}
    for action in known.legal(known.viewer):
        one = offer(game, known, int(action), say)
        choices.setdefault(one.data["verb"], []).append(one)
    return choices


def effects(told: Preview, say: Tell) -> list[wire.Effect]:
    """What an action would do, as text or keys."""
    return [wire.Effect(one.tone, say(one.what)) for one in told.effects]


def forms(game: Game, known: State, say: Tell) -> list[wire.ChoiceForm]:
    """The legal actions of a viewer by their parameters; labelled if they are few."""
    seat = int(known.viewer)
    factored = game.factor(known, seat, list(known.legal(known.viewer)))
    forms_sent = [choice_form(one) for one in factored]
    room = LABELLED
    for form, one in zip(forms_sent, factored, strict=True):
        first = say(game.describe(known, seat, one.actions[0]))
        size = len(one.actions) * len(wire.encode(first))
        if size <= room:
            room -= size
            others = (say(game.describe(known, seat, other)) for other in one.actions[1:])
            form.labels = [first, *others]
    return forms_sent


def choice_form(choices: Choices) -> wire.ChoiceForm:
    """Choices by their parameters, on the wire."""
    form = wire.ChoiceForm(
        choices.text, choices.data, [parameter(values) for values in choices.parameters]
    )
    codes = choices.codes
    if choices.is_product:
        return form
    if codes[-1] < MASKED * len(codes):
        form.mask = mask_of(codes)
    else:
        form.codes = codes
    return form


def mask_of(codes: list[int]) -> str:
    """Ascending numbers as bits, four bits a hexadecimal digit, the highest bit first."""
    digits = codes[-1] // 4 + 1
    bits = bytearray(b"0" * (4 * digits))
    for code in codes:
        bits[code] = ord("1")
    return f"{int(bits, 2):0{digits}x}"


def parameter(values: Values) -> wire.Parameter:
    """The values of a parameter, on the wire."""
    named = values.fields.get(values.name)
    is_written = named is not None and [str(value) for value in named] == values.texts
    return wire.Parameter(values.name, values.fields, UNSET if is_written else values.texts)


def lines(
    table: Table,
    viewer: int,
    say: Tell,
    since: int,
    seen: int = 0,
    until: int | None = None,
    is_light: bool = False,
    alike: Alike | None = None,
) -> list[wire.Line]:
    """The log after ply `since`: each action as the viewer saw it, and the table's notes.

    A note of the same version, such as who won, follows what the action did.
    """
    last = table.ply if until is None else until
    log_lines: list[wire.Line] = []
    for ply in range(since + 1, last + 1):
        own = ply_lines(table, ply, viewer, say, alike)
        log_lines += gathered(own) if is_light else own
    log_lines += [note_line(note, say) for note in table.notes_after(seen) if note.ply <= last]
    return sorted(log_lines, key=lambda line: line.version)


def gathered(own: list[wire.Line]) -> list[wire.Line]:
    """The lines of one action, nested in its first."""
    if len(own) > 1:
        own[0].more = [
            wire.FurtherLine(line.clause, line.key, line.args, line.text) for line in own[1:]
        ]
    return own[:1]


def ply_lines(
    table: Table, ply: int, viewer: int, say: Tell, alike: Alike | None = None
) -> list[wire.Line]:
    """The lines of one action, for one viewer; the first has the action as they saw it."""
    telling = telling_of(table, ply, viewer)
    is_alike = table.game.tells_alike and telling.action == shown(table, ply, SPECTATOR)
    if alike is not None and is_alike:
        own = list(alike.lines(ply))
    else:
        own = event_lines(table, ply, telling, say)
    if own:
        own[0] = copy(own[0])
        own[0].action = telling.data
    return own


def event_lines(table: Table, ply: int, telling: Telling, say: Tell) -> list[wire.Line]:
    """The lines of one action, without the action."""
    version, seat = table.plies.versions[ply - 1], table.plies.seats[ply - 1]
    return [event_line(event, version, ply, seat, say) for event in telling.events]


def telling_of(table: Table, ply: int, viewer: int) -> Telling:
    """An action as one viewer saw it."""
    seat, action = table.plies.seats[ply - 1], table.plies.actions[ply - 1]
    seen = table.seen_by(ply - 1, viewer), table.seen_by(ply, viewer)
    before, after = table.states[ply - 1], table.states[ply]
    return tell(table.game, before, seat, action, after, viewer, seen)


def shown(table: Table, ply: int, viewer: int) -> int:
    """An action as it was shown to a viewer."""
    seat, action = table.plies.seats[ply - 1], table.plies.actions[ply - 1]
    return shown_to(table.states[ply - 1], seat, action, viewer)


def event_line(event: Event, version: int, ply: int, seat: int, say: Tell) -> wire.Line:
    """An event of the game as a line."""
    return wire.Line(
        version=version,
        ply=ply,
        seat=seat,
        text=text_of(event.what, say),
        clause=event.clause,
        key=event.what.key,
        args=arguments(event.what),
    )


def note_line(note: Note, say: Tell) -> wire.Line:
    """A note of the table as a line."""
    return wire.Line(
        version=note.version,
        ply=note.ply,
        seat=note.seat,
        text=text_of(note.what, say),
        clause=None,
        key=note.what.key,
        args=arguments(note.what),
    )


def text_of(what: Words, say: Tell) -> str | UnsetType:
    """A line as text; nothing for a client that asked for keys."""
    if say is phrase:
        return UNSET
    text = say(what)
    assert isinstance(text, str)  # clients that do not get phrases get text
    return text


def over(table: Table, say: Tell, is_light: bool) -> wire.Over:
    """The winners, the seed and, for clients that are not light, the score sheet."""
    assert table.setup is not None  # a game that is over has begun
    state = table.state
    return wire.Over(
        scores=shown_scores(table, state),
        winners=table.winners(),
        places=places(table),
        ended=table.ended or "played",
        rated=table.is_rated,
        seed=table.setup.seed,
        sheet=UNSET if is_light else sheet(table, say),
    )


def sheet(table: Table, say: Tell) -> list[list[wire.SheetLine]]:
    """The score sheet of a game that is over."""
    return [
        [wire.SheetLine(line.rule, say(line.what), line.points) for line in seat_lines]
        for seat_lines in table.game.sheet(table.state)
    ]


def places(table: Table) -> list[int]:
    """The rank of each seat, as it is rated."""
    if table.ended == "aborted":
        return []
    made = table.created
    sides = table.game.sides(made.players, made.options)
    ranks = [0] * len(table.seats)
    for side, rank in zip(sides, side_ranks(table, sides), strict=True):
        for seat in side:
            ranks[seat] = int(rank) + 1
    return ranks


def scores(table: Table) -> list[list[int]]:
    """The scores after each ply, as a spectator saw them."""
    plies = range(table.ply + 1)
    return [shown_scores(table, table.seen_by(ply, SPECTATOR)) for ply in plies]


def shown_scores(table: Table, state: State) -> list[int]:
    """The score shown at each seat: in teams the sum of the team."""
    made = table.created
    return table.game.shown_scores(made.players, made.options, state.scores())


def told_view(game: Game, known: State) -> wire.Data:
    """A view with the description in words."""
    view = game.view(known)
    return view | {"told": game.text_board(view)}


def position(
    table: Table, ply: int, viewer: int, language: str | None, in_words: bool = False
) -> wire.Position:
    """The table at a ply."""
    say = voice(table.game, language, table.spoken_names)
    known = table.seen_by(ply, viewer)
    return wire.Position(
        ply=ply,
        plies=table.ply,
        seat=None if viewer == SPECTATOR else viewer,
        view=told_view(table.game, known) if in_words else table.game.view(known),
        scores=shown_scores(table, known),
        waits_for=[int(seat) for seat in members(known.must_act())],
        lines=ply_lines(table, ply, viewer, say) if ply else [],
    )
