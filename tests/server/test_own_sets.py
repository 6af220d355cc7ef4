"""Tables played with a component set that a player brings."""

import tomllib
from pathlib import Path

import pytest

from atoll import games
from atoll.core import record as records
from atoll.core.component_set import HELD, hold
from tests.server.table_client import in_loop, play_on, serving
from tests.server.test_tables import BOT, ME, OPEN, two_players

GAME = games.find("moluku")
DEFAULT = (GAME.folder / "sets" / "default.toml").read_text(encoding="utf-8")
OWN = DEFAULT.replace("\n[left]", "\n# my copy\n[left]")


@in_loop
async def test_a_table_is_played_with_an_own_set_and_its_record_replays(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server, own_set=OWN)
        name = (await ann.get(f"/api/tables/{table}"))["set"]
        assert name == hold(OWN).path.stem
        async with ann.at(table) as one, bob.at(table) as two:
            await play_on({0: one, 1: two})
            for line in (one, two):
                assert (await line.do("rematch"))["type"] == "ack"
        next_table = (await ann.get(f"/api/tables/{table}"))["rematch"]
    async with serving(tmp_path) as server:  # the set is read back with the log
        ann.move(server)
        assert (await ann.get(f"/api/tables/{next_table}"))["set"] == name
        record = (await ann.ask("GET", f"/api/tables/{table}/record")).text
        shown = await ann.ask("GET", f"/api/tables/{table}/set")
        assert shown.text == OWN
        file = tmp_path / "mine.toml"
        file.write_text(shown.text, encoding="utf-8")
        read = records.read(record, GAME, "record", str(file))
        assert records.verify(read, GAME, "record").is_over()
        alone = await ann.ask("POST", "/api/records", {"record": record})
        assert alone.json()["code"] == "input/record"
        both = await ann.post("/api/records", {"record": record, "own_set": OWN})
        assert (both["imported"], both["set"]) == (True, name)


@in_loop
async def test_bots_play_with_an_own_set(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(BOT, BOT, own_set=OWN)
        async with ann.at(table) as line:
            while (await line.hear("update"))["status"] != "over":
                pass
        assert (await ann.ask("GET", f"/api/tables/{table}/set")).text == OWN


@in_loop
async def test_a_table_without_an_own_set_shows_the_games_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, OPEN)
        assert (await ann.ask("GET", f"/api/tables/{table}/set")).text == DEFAULT


FAULTS = [
    ("", "input/invalid", "length >= 1"),
    ("x" * 20_001, "input/invalid", "length <= 20000"),
    ("not = [toml", "input/set", "not valid TOML"),
    ("a = " + "[" * 9000, "input/set", "nested too deeply"),
    ("[left]\n" + ".".join("a" * 9000) + " = 1", "input/set", "line 2: there are more than 16"),
    ("a = " + "9" * 9000, "input/set", "not valid TOML"),
    ('name = "mine"\n', "input/set", "'huts' is missing"),
    (OWN.replace('6 = "rice"', '6 = "fish"'), "input/set", "height 6 must be rice"),
    (OWN.replace('6 = "rice"', '6 = ["rice"]'), "input/set", ""),
    (OWN + "[small]\ncolours = 2\nheights = [2, 4]\nhand = 1\n", "input/setup", "for solvers"),
]


@pytest.mark.parametrize(("text", "code", "what"), FAULTS)
def test_a_set_that_is_none_is_refused_with_one_sentence(
    text: str, code: str, what: str, tmp_path: Path
) -> None:
    @in_loop
    async def ask() -> None:
        async with serving(tmp_path) as server:
            ann = await server.player("Ann")
            body = {"game": "moluku", "seats": [ME, OPEN], "own_set": text}
            answer = (await ann.ask("POST", "/api/tables", body)).json()
            assert answer["code"] == code
            assert what in answer["text"]
            assert "own-" not in answer["text"]
            assert (await ann.get("/api/me/tables"))["tables"] == []

    ask()


@in_loop
async def test_a_fault_names_its_line(tmp_path: Path) -> None:
    wrong = OWN.replace('6 = "rice"', '6 = "fish"')
    number = next(n for n, line in enumerate(wrong.splitlines(), 1) if line == '6 = "fish"')
    async with serving(tmp_path) as server:
        ann = await server.player("Ann", "nl")
        body = {"game": "moluku", "seats": [ME, OPEN], "own_set": wrong}
        text = (await ann.ask("POST", "/api/tables", body)).json()["text"]
    assert text.startswith(f"Deze set onderdelen is niet bruikbaar: line {number}: height 6")


@pytest.mark.parametrize("name", games.names())
def test_every_games_own_set_is_accepted_as_text(name: str, tmp_path: Path) -> None:
    @in_loop
    async def ask() -> None:
        game = games.find(name)
        text = (game.folder / "sets" / "default.toml").read_text(encoding="utf-8")
        async with serving(tmp_path) as server:
            ann = await server.player("Ann")
            seats = [ME] * game.players[0]
            body = {"game": name, "seats": seats, "own_set": text.replace("\n", "\r\n")}
            made = await ann.post("/api/tables", body)
            assert made["status"] == "playing"
            assert made["set"] == hold(text).path.stem

    ask()


def test_a_set_is_forgotten_when_nobody_holds_it() -> None:
    own = hold(OWN + "# for a moment\n")
    path = own.path
    assert tomllib.loads(HELD[path].text)["name"]
    del own
    assert path not in HELD
