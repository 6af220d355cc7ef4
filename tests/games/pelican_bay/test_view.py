"""Notation, data, the trace, events, prompts and the drawing."""

import pytest

from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from atoll.core.preview import preview
from atoll.core.rng import fast_rng
from atoll.core.text_board import draw_sections
from atoll.core.words import Words
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.components import TILES
from atoll.games.pelican_bay.text import told_cells
from atoll.messages import LANGUAGES, Speaker
from tests.games.pelican_bay.table import OPENING, WATERS, do, mark_by_hand, new, parse, table
from tests.referee.bay import Bay, beside

FIELDS = {
    *("to_act", "step", "bay", "suns", "hands", "piles", "reserve", "supply"),
    *("pelicans", "marked", "points", "last_round"),
}


def test_the_trace_has_its_documented_fields_and_every_tile_once() -> None:
    state = new(4, "trace")
    rng = fast_rng(1)
    while not state.is_over():
        truth = GAME.trace(state)
        assert truth.keys() >= FIELDS
        tiles = [tile["tile"] for tile in truth["bay"]]
        for stack in [*truth["hands"], *truth["piles"], truth["reserve"]]:
            tiles += stack
        assert len(tiles) == len(set(tiles)) == TILES
        marked = sum(len(edges) for edges in truth["marked"])
        on_bay = marked - truth["plain_markers"]
        if truth["step"] != "take":
            assert truth["supply"] + sum(truth["pelicans"]) + on_bay == 7
        state.apply(state.actor, state.random_action(state.actor, rng))
    assert GAME.trace(state)["to_act"] is None


def test_a_tile_in_the_trace_shows_edges_and_areas_as_laid() -> None:
    state = table("0,0 FFBBFW")
    assert GAME.trace(state)["bay"] == [
        {"q": 0, "r": 0, "tile": "BBFWFF", "edges": "FFBBFW", "areas": [1, 1, 0, 0, 1, 2]}
    ]


def bay_of(shown: Data) -> Bay:
    """The bay of a view, as the referee keeps it."""
    bay = Bay()
    bay.tiles = {(tile["q"], tile["r"]): tile["edges"] for tile in shown["bay"]}
    bay.suns = {(q, r) for q, r in shown["suns"]}
    return bay


def test_the_areas_and_their_open_edges_are_those_counted_afresh() -> None:
    state, rng = new(3, "areas"), fast_rng(2)
    while not state.is_over():
        shown = GAME.view(state.seen_by(0))
        bay = bay_of(shown)
        counted = {bay.area(cell, t) for cell, edges in bay.tiles.items() for t in edges}
        told = {
            (area["terrain"][0].upper(), frozenset((q, r) for q, r, _ in area["edges"])): area
            for area in shown["areas"].values()
        }
        assert told.keys() == counted
        for (terrain, cells), area in told.items():
            mine = [[*cell, e] for cell in cells for e in range(6) if bay.tiles[cell][e] == terrain]
            assert sorted(area["edges"]) == sorted(mine)
            is_open = [
                edge for edge in mine if beside((edge[0], edge[1]), edge[2]) not in bay.tiles
            ]
            assert sorted(area["open"]) == sorted(is_open)
            assert area["size"] == len(cells)
        state.apply(state.actor, state.random_action(state.actor, rng))


def test_what_a_lay_would_score_and_close_is_what_it_does() -> None:
    state, rng = new(2, "lays"), fast_rng(3)
    first: list[tuple[int, int]] = []
    joined: set[str] = set()
    previews = stops = 0
    while not state.is_over():
        shown = GAME.view(state.seen_by(state.actor))
        if shown["step"] not in ("lay", "second"):
            first = []
        assert (shown["stop_scores"] is not None) == (shown["step"] == "second")
        if shown["step"] == "second":
            bay = bay_of(shown)
            extended = [bay.area(first[0], terrain)[1] for terrain in joined]
            assert shown["stop_scores"] == max(len(cells) for cells in extended)
            stops += 1
        for action in state.legal(state.actor) if shown["step"] in ("lay", "second") else []:
            lay = GAME.data(state, state.actor, action)
            if lay["verb"] != "lay":
                continue
            bay, cell = bay_of(shown), (lay["q"], lay["r"])
            bay.tiles[cell] = lay["edges"]
            areas = [bay.area(cell, terrain) for terrain in bay.joined(cell)]
            areas += [bay.area(first[0], terrain) for terrain in joined if first]
            promised = preview(GAME, state, state.actor, action)
            said = [effect.what for effect in promised.effects]
            most = max(len(cells) for _, cells in areas)
            points = [what.args["points"] for what in said if what.key == "preview-scores"]
            assert points == [most] if points else promised.points >= most
            closed = [what.args for what in said if what.key == "preview-closes"]
            closes = sorted((t, len(cells)) for t, cells in bay.closed_by([*first, cell]))
            names = [
                (str(args["terrain"])[len("terrain-")].upper(), args["size"]) for args in closed
            ]
            assert sorted(names) == closes
            previews += 1
        action = state.random_action(state.actor, rng)
        done = GAME.data(state, state.actor, action)
        if done["verb"] == "lay" and shown["step"] == "lay":
            bay, cell = bay_of(shown), (done["q"], done["r"])
            bay.tiles[cell] = done["edges"]
            first, joined = [cell], bay.joined(cell)
        state.apply(state.actor, action)
    assert previews > 100
    assert stops > 5


def test_actions_are_written_shortly_and_as_data() -> None:
    state = table(*OPENING, hands=("BBBBFF", ""))
    action = parse(state, "lay 1,1 BBBBFF")
    assert GAME.text(state, 0, action) == "lay BBBBFF 1,1 r0"
    assert GAME.data(state, 0, action) == {
        "verb": "lay",
        "tile": "BBBBFF",
        "q": 1,
        "r": 1,
        "rotation": 0,
        "edges": "BBBBFF",
    }
    for text in ("sun -1,2", "sun -1,2 to 2,0", "take 3", "stop", "pass", "mark", "decline"):
        action = parse(state, text)
        assert GAME.text(state, 0, action) == text
        assert GAME.from_data(state, 0, GAME.data(state, 0, action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay BBBBFF 1,1",
        "lay BBBBFF 1,1 r6",
        "lay BBBBFF 1,1 r",
        "lay BBBBBB 1,1 r0",
        "lay BBBBFF 99,0 r0",
        "lay BBBBFF one r0",
        "sun",
        "sun 1",
        "sun 1,1 2,2",
        "take 4",
        "take 01",
        "stop now",
    ],
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.parse(new(2), 0, text)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"verb": "lay", "tile": "BBBBFF", "q": 0, "r": 0, "rotation": 6},
        {"verb": "lay", "tile": "BBBBFF", "q": 0, "r": 10**30, "rotation": 0},
        {"verb": "take", "from": 9},
        {"verb": "sun", "to": [0, 0]},
        {"verb": "sun", "from": None, "to": [0]},
        {"verb": "swim"},
    ],
)
def test_data_that_is_no_action_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(InvalidNotation):
        GAME.from_data(new(2), 0, data)


def told(state_texts: tuple[str, ...], **table_args: object) -> list[str]:
    """What the other player hears of the last of these actions."""
    state = table(*WATERS, **table_args)  # type: ignore[arg-type]
    do(state, *state_texts[:-1])
    before, seat = state.seen_by(1), state.to_act()
    action = parse(state, state_texts[-1])
    state.apply(seat, action)
    return [str(line) for line in GAME.events(before, seat, action, state.seen_by(1))]


def test_events_tell_of_a_lay_its_points_and_a_sun() -> None:
    hands = ("BWWWWW", "BBBFFF FFFFFW")
    lines = told(("lay 1,1 WWWWWB",), hands=hands)
    assert lines[0].startswith("PB-6: event-lay(tile=BWWWWW 5, cell=1,1")
    assert lines[1].startswith("PB-9: event-extended(")
    assert "points=4" in lines[1]
    assert told(("lay 1,1 WWWWWB", "sun 0,2"), hands=hands)[0].startswith("PB-10: event-sun(")


def test_events_never_name_the_tiles_of_a_pass() -> None:
    lines = told(("pass",), hands=("FFFFFF BBBBBF", "BBBFFF FFFFFW"))
    assert len(lines) == 1
    assert "FFFFFF" not in lines[0]
    assert lines[0].startswith("PB-12: event-pass(")


def test_events_tell_of_the_last_round_and_of_the_result() -> None:
    lines = told(
        ("pass",), hands=("BBBBFF BBFFFF", "FFFFFF BBBBBF"), reserve="BFFFFF BBBFFF", actor=1
    )
    assert lines[-1].startswith("PB-18: event-last-round(")
    state = table(*WATERS, hands=("", "FFFFFF BBBBBF"), reserve="", actor=1)
    state.last_round = True
    mark_by_hand(state, "0,0", 0)
    before = state.seen_by(0)
    action = parse(state, "pass")
    state.apply(1, action)
    lines = [str(line) for line in GAME.events(before, 1, action, state.seen_by(0))]
    assert [line.split("(")[0] for line in lines] == [
        "PB-12: event-pass",
        "PB-15: event-marked",
        "PB-15: event-keep-pelicans",
    ]
    before = state.seen_by(0)
    action = parse(state, "sun 1,1")
    state.apply(1, action)
    lines = [str(line) for line in GAME.events(before, 1, action, state.seen_by(0))]
    assert [line.split("(")[0] for line in lines[1:]] == ["PB-20: event-result"] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_language(language: str) -> None:
    say = Speaker(GAME, language)
    for players, solo in ((1, "open"), (1, "drawn"), (3, "drawn")):
        state = new(players, "drawing", solo)
        rng = fast_rng(players)
        while not state.is_over():
            seen = state.seen_by(state.actor)
            text = GAME.draw(GAME.view(seen), say)
            assert all(line == line.rstrip() for line in text.splitlines())
            assert say(GAME.prompt(seen))
            state.apply(state.actor, state.random_action(state.actor, rng))


SIDES = {
    "en": "south-east forest and south-west water",
    "fr": "sud-est\u00a0: forêt et sud-ouest\u00a0: eau",
    "nl": "zuidoost: woud en zuidwest: water",
    "de": "Südosten: Wald und Südwesten: Wasser",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sides_a_cell_asks_for_are_named_in_every_language(language: str) -> None:
    state = table(*OPENING, hands=("BBBBFF BBFFFF", ""))
    cells = told_cells(GAME.view(state.seen_by(0)))
    assert SIDES[language] in draw_sections([cells], Speaker(GAME, language))


def test_the_drawing_shows_edges_around_the_coordinates_and_suns() -> None:
    state = table(*OPENING, hands=("BBBBFF BBFFFF", ""), suns="2,-1")
    text = GAME.draw(GAME.view(state.seen_by(0)), Speaker(GAME, "en"))
    assert "W 0,0  WW 1,0  F" in text
    assert "* 2,-1*" in text or "*2,-1 *" in text
    assert "(1,1)" in text
    assert "[BBBBFF]" in text
    assert "[BBFFFF]" in text


def test_every_refusal_is_said_in_every_language() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""), suns="-1,1")
    for text in ("lay 1,1 FFFFFF", "lay 0,2 BBBBFF", "lay -1,1 BBBBFF", "pass", "stop"):
        refusal = state.check(0, parse(state, text))
        assert refusal is not None
        said = {Speaker(GAME, language)(refusal.reason) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


def test_the_refusal_of_an_edge_is_a_sentence() -> None:
    state = table(*OPENING, hands=("BBBBFF FFFFFF", ""))
    refusal = state.check(0, parse(state, "lay 1,1 FFFFFF"))
    assert refusal is not None
    said = Speaker(GAME, "en")(refusal.reason)
    assert said == "its west edge is forest, the tile beside it shows beach there"
    assert isinstance(refusal.reason, Words)
