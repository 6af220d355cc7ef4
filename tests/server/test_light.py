"""Light updates: put together by a client, they say what whole ones say, in fewer bytes."""

from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll import games
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.words import Words, listed, piece, seat_words, words
from atoll.server import wire
from atoll.server.people.players import Player
from atoll.server.store import entries as log
from atoll.server.store.table_rows import number
from atoll.server.tables import opening
from atoll.server.tables.changes import Changes
from atoll.server.tables.connections import Audience, Connection
from atoll.server.tables.sight import LABELLED
from atoll.server.tables.table import Table
from atoll.server.tables.voices import as_words, phrase
from tests.server.table_client import Data, in_loop, play_on, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}
PLIES = 70
GAMES = 3  # of a game with fewer plies than that
LARGEST = 12_000  # bytes of an update
USUAL = 2_000  # bytes that half of the updates of players do not exceed, nor half of a spectator's
PLAYERS = [(game.name, count) for game in games.all_games() for count in game.players]


# Views that have much in common: few keys, few values.
views = st.dictionaries(
    st.sampled_from("abc"),
    st.recursive(
        st.sampled_from([0, 1, None, "x"]),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abc"), inner),
    ),
)


class Reader:
    """A client that puts light updates together."""

    def __init__(self) -> None:
        self.sights: dict[int | None, Data] = {}

    def hear(self, update: Data) -> None:
        """Take an update on."""
        for told in update["sights"]:
            held = self.sights.get(told["seat"], {})
            if "view" not in told:
                told["view"] = changed(held["view"], told["changes"])
            told.setdefault("prompt", held.get("prompt"))
            told.setdefault("forms", held.get("forms"))
            told["lines"] = [line for first in told["lines"] for line in spread(first)]
            self.sights[told["seat"]] = told


def spread(line: Data) -> list[Data]:
    """A line and those that are told with it, as `web/src/lines.ts` does."""
    more = line.pop("more", [])
    return [line, *({key: line[key] for key in ("version", "ply", "seat")} | own for own in more)]


def changed(held: Any, told: Data) -> Any:
    """What a client makes of changes, as `web/src/changes.ts` does."""
    copy: dict[Any, Any] = dict(enumerate(held)) if isinstance(held, list) else dict(held)
    for key, change in told.items():
        step = int(key) if isinstance(held, list) else key
        if isinstance(change, dict):
            copy[step] = changed(copy[step], change)
        elif len(change) > 1:
            place, count, *values = change
            copy[step] = [*copy[step][:place], *values, *copy[step][place + count :]]
        elif change:
            copy[step] = change[0]
        else:
            del copy[step]
    return [copy[place] for place in sorted(copy)] if isinstance(held, list) else copy


def expanded(form: Data) -> list[tuple[str, Data]]:
    """The choices of a form: text and data, as `web/src/choices.svelte.ts` makes them."""
    lists = [range(len(next(iter(one["fields"].values())))) for one in form["parameters"]]
    found = []
    for values in product(*lists):
        text, data = form["text"], dict(form["data"])
        for one, value in zip(form["parameters"], values, strict=True):
            data |= {name: told[value] for name, told in one["fields"].items()}
            texts = one.get("texts") or [str(told) for told in one["fields"][one["name"]]]
            text = text.replace(f"{{{one['name']}}}", texts[value])
        found.append((text.rstrip(), data))
    if "mask" in form:
        bits = f"{int(form['mask'], 16):0{4 * len(form['mask'])}b}"
        return [one for one, bit in zip(found, bits, strict=False) if bit == "1"]
    return [found[code] for code in form.get("codes", range(len(found)))]


def seated(game: Game, players: int) -> Table:
    """A new game of people."""
    seats: list[wire.OpenSeat | wire.OwnSeat | wire.BotSeat] = [wire.OwnSeat()]
    seats += [wire.OpenSeat()] * (players - 1)
    table = Table("t")
    made = opening.open_table(wire.CreateTable(game.name, seats), person(0), game, "0" * 32)
    sat = [log.Sat(seat, f"p{seat}", "Somebody") for seat in range(1, players)]
    add(table, [*made, *sat, log.Started("light")])
    return table


def person(seat: int) -> Player:
    return Player(f"p{seat}", "Somebody", "en")


def add(table: Table, entries: list[log.AnyEntry]) -> list[log.Logged]:
    news = number(entries, table.version)
    for logged in news:
        table.add(logged)
    return news


def updates(connection: Connection) -> list[tuple[int, Data]]:
    """The updates that wait to be sent, each with its size."""
    sent = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    decoded = [(len(message), msgspec.json.decode(message)) for message in sent if message]
    return [(size, message) for size, message in decoded if message["type"] == "update"]


@pytest.mark.parametrize("is_largest", [False, True], ids=["fewest", "most"])
def test_light_updates_say_what_whole_ones_say(game: Game, is_largest: bool) -> None:
    players = max(game.players) if is_largest else 2
    table, rng = seated(game, players), fast_rng(3)
    audience, reader = Audience(table), Reader()
    light, whole = Connection(person(0), None, light=True), Connection(person(0), None)
    for connection in (light, whole):
        audience.connections.add(connection)
        audience.greet(connection, 0, 0)
    for ply in range(PLIES):
        if ply:
            state = table.state
            seat = int(state.to_act())
            text = game.text(state, seat, int(state.random_action(seat, rng)))
            audience.broadcast(add(table, [log.Acted(seat, text)]), 0)
        (size, told), (_, expected) = *updates(light), *updates(whole)
        assert size <= LARGEST
        reader.hear(told)
        compare(reader.sights[0], expected["sights"][0])
        if table.status == "over":
            break


@pytest.mark.parametrize("players", PLAYERS, ids="{0[0]} of {0[1]}".format)
def test_every_update_of_a_whole_game_is_light(players: tuple[str, int]) -> None:
    game, count = games.find(players[0]), players[1]
    of_players: list[int] = []
    of_spectator: list[int] = []
    for seed in range(5, 5 + GAMES):
        if len(of_spectator) < PLIES:  # of a game that is short several are played
            *own, spectator = sizes_of_game(game, count, seed)
            of_players += [size for sizes in own for size in sizes]
            of_spectator += spectator
    for sizes in (of_players, of_spectator):
        assert len(sizes) >= PLIES
        assert max(sizes) <= LARGEST
        assert median(sizes) <= USUAL


def sizes_of_game(game: Game, count: int, seed: int) -> list[list[int]]:
    """The sizes of the updates of a whole game: each player's, then a spectator's."""
    table, rng = seated(game, count), fast_rng(seed)
    audience = Audience(table)
    people: list[Player | None] = [*(person(seat) for seat in range(count)), None]
    connections = [Connection(one, None, light=True) for one in people]
    for connection in connections:
        audience.connections.add(connection)
        audience.greet(connection, 0, 0)
        assert max(size for size, _ in updates(connection)) <= LARGEST
    sizes: list[list[int]] = [[] for _ in connections]
    while table.status != "over":
        state = table.state
        seat = int(state.to_act())
        text = game.text(state, seat, int(state.random_action(seat, rng)))
        audience.broadcast(add(table, [log.Acted(seat, text)]), 0)
        for own, connection in zip(sizes, connections, strict=True):
            own += [size for size, _ in updates(connection)]
    assert {len(own) for own in sizes} == {table.ply}
    return sizes


@in_loop
async def test_the_score_sheet_is_asked_for_apart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, OPEN)
        await bob.put(f"/api/tables/{table}/seats/1")
        assert (await ann.ask("GET", f"/api/tables/{table}/sheet")).status_code == 409
        async with ann.at(table) as one, bob.at(table) as other:
            end = await play_on({0: one, 1: other})
        told = await ann.get(f"/api/tables/{table}/sheet")
        assert told["sheet"] == end["over"]["sheet"]
        keyed = await ann.get(f"/api/tables/{table}/sheet?keys=true")
        assert all(one["text"]["key"] for lines in keyed["sheet"] for one in lines)
        async with ann.connect(f"/ws/tables/{table}") as line:
            line.say(type="hello", version=0, light=True)
            assert "sheet" not in (await line.hear("update"))["over"]


def compare(held: Data, whole: Data) -> None:
    """The same view, lines, prompt and choices."""
    assert held["view"] == whole["view"]
    assert held["lines"] == whole["lines"]
    assert held["prompt"] == whole["prompt"]
    choices = [choice for form in held["forms"] for choice in expanded(form)]
    offered = [one for group in whole["choices"].values() for one in group]
    assert sorted(text for text, _ in choices) == sorted(one["text"] for one in offered)
    expected = {one["text"]: one["data"] for one in offered}
    for text, data in choices:  # what follows from several parameters is left out
        assert data.items() <= expected[text].items()
    labels = {one["text"]: one["label"] for one in offered}
    for form in held["forms"]:
        assert "labels" in form or len(msgspec.json.encode([*labels.values()])) > LABELLED / 2
        for (text, _), label in zip(expanded(form), form.get("labels", []), strict=False):
            assert label == labels[text]


def test_a_client_that_comes_later_is_told_the_changes_after_that() -> None:
    game = games.find("moluku")
    table, rng = seated(game, 2), fast_rng(3)
    audience, readers = Audience(table), [Reader(), Reader()]
    connections = [Connection(person(0), "en", light=True) for _ in readers]
    for ply in range(12):
        if ply in (0, 6):
            audience.connections.add(connections[ply // 6])
            audience.greet(connections[ply // 6], 0, 0)
        state = table.state
        seat = int(state.to_act())
        text = game.text(state, seat, int(state.random_action(seat, rng)))
        audience.broadcast(add(table, [log.Acted(seat, text)]), 0)
        for reader, connection in zip(readers, connections, strict=True):
            for _, told in updates(connection):
                reader.hear(told)
    views = [reader.sights[0]["view"] for reader in readers]
    assert views[0] == views[1] == game.view(table.seen_by(table.ply, 0))


A, B, C = (words(key) for key in "abc")
LISTED = [
    listed([A, B]),
    listed([A, B, C]),
    listed([listed([A, B]), C]),
    listed([A, listed([B, C]), piece(listed([C, A, B]), "tile", (1, "x"), "2-1")]),
    words("says", what=listed([A, B, C]), number=3),
    words("says", who=seat_words(1), what=A, place=piece(B, "b", 3), how=piece(C, "tile", "")),
    listed([seat_words(0), A, seat_words(2)]),
    piece(listed([A, B]), "list-and", "x"),
    words("list-more", first=A, second=B),
]


@pytest.mark.parametrize("what", LISTED, ids=str)
def test_a_list_is_told_in_a_row_and_means_the_same(what: Words) -> None:
    told = msgspec.json.decode(wire.encode(phrase(what)), type=wire.Phrase)
    assert as_words(told) == what


def test_what_is_said_is_short() -> None:
    told = wire.encode(phrase(listed([A, words("c", n=1), seat_words(2)])))
    assert told == b'{"key":"list-and","items":["a",{"key":"c","args":{"n":1}},2]}'
    told = wire.encode(phrase(words("says", who=seat_words(1), what=listed([A, B, C]), how=A)))
    assert told == b'{"key":"says","args":{"who":[1],"what":["a","b","c"],"how":["a"]}}'
    told = wire.encode(phrase(piece(words("tile"), "tile", "FFG")))
    assert told == b'{"key":"tile","value":"FFG"}'


CHANGES: list[tuple[Data, Data, Data]] = [
    ({"a": 1}, {"a": 1}, {}),
    ({"a": 1, "b": 2}, {"a": 3}, {"a": [3], "b": []}),
    ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}, "d": 4}, {"a": {"c": [3]}, "d": [4]}),
    ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"1": [5]}}),
    ({"a": [1, 2, 3]}, {"a": [4, 5, 6]}, {"a": [[4, 5, 6]]}),
    ({"a": [1, 2, 3]}, {"a": []}, {"a": [[]]}),
    ({"a": []}, {"a": [[]]}, {"a": [[[]]]}),
    ({"a": [1, 2, 3, 4]}, {"a": [1, 3, 4]}, {"a": [1, 1]}),
    ({"a": [1, 2]}, {"a": [1, 2, 3]}, {"a": [2, 0, 3]}),
    ({"a": [[1, 2], [3, 4]]}, {"a": [[1, 2], [3, 4, 5]]}, {"a": {"1": [2, 0, 5]}}),
    ({"a": [{"b": 1}, {"b": 22222}]}, {"a": [{"b": 2}, {"b": 22222}]}, {"a": {"0": {"b": [2]}}}),
    ({"a": [1]}, {"a": {"0": 1}}, {"a": [{"0": 1}]}),
    ({"a": None}, {"a": [1, 2]}, {"a": [[1, 2]]}),
]


@pytest.mark.parametrize(("before", "after", "told"), CHANGES)
def test_changes_are_short_and_lead_from_one_to_the_other(
    before: Data, after: Data, told: Data
) -> None:
    assert Changes().between(before, after) == told
    assert changed(before, told) == after


@given(views, views)
def test_changes_lead_from_any_view_to_any_other(before: Data, after: Data) -> None:
    told = Changes().between(before, after)
    assert changed(before, msgspec.json.decode(msgspec.json.encode(told))) == after


@in_loop
async def test_labels_that_were_not_told_can_be_asked_for(tmp_path: Any) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, ME, game="planet")
        async with ann.at(table) as line:
            update = await line.hear("update")
            own = next(one for one in update["sights"] if one["choices"])
            chosen = own["choices"]["place"][7]
            asked = {"seat": own["seat"], "decision": own["decision"]}
            answer = await line.do("describe", **asked, texts=[chosen["text"]])
            assert answer["labels"] == [chosen["label"]]
            for texts in (["place nothing"], ["place"], [""]):
                answer = await line.do("describe", **asked, texts=texts)
                assert answer["code"] == "action/unreadable"
            answer = await line.do("describe", **asked | {"decision": 0}, texts=[chosen["text"]])
            assert answer["code"] == "decision/stale"
