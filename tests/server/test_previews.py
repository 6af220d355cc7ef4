"""What a move would do, asked over the protocol."""

from pathlib import Path

from atoll.core.game import Game
from tests.server.table_client import in_loop, serving

ME = {"kind": "me"}


@in_loop
async def test_a_preview_is_told_in_every_game(tmp_path: Path, game: Game) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, ME, game=game.name)
        async with ann.at(table) as line:
            update = await line.hear("update")
            seat = update["waits_for"][0]
            sight = next(one for one in update["sights"] if one["seat"] == seat)
            choices = [one for verb in sight["choices"].values() for one in verb][:3]
            assert choices
            for choice in choices:
                decision = sight["decision"]
                told = await line.do("preview", seat=seat, decision=decision, text=choice["text"])
                assert told["type"] == "preview"
                assert all(effect["text"] for effect in told["effects"])


@in_loop
async def test_a_preview_of_an_illegal_or_unreadable_action_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, ME, game="gipsy_king")
        async with ann.at(table) as line:
            update = await line.hear("update")
            seat, other = update["waits_for"][0], 1 - update["waits_for"][0]
            decision = line.decision(seat)
            ask = {"seat": seat, "decision": decision}
            assert (await line.do("preview", **ask, text="place 1"))["clause"] == "GK-2"
            assert (await line.do("preview", **ask, text="fly"))["code"] == "action/unreadable"
            late = {"seat": seat, "decision": decision + 1, "text": "pass"}
            assert (await line.do("preview", **late))["code"] == "decision/stale"
            turn = {"seat": other, "decision": decision, "text": "pass"}
            assert (await line.do("preview", **turn))["type"] == "refused"


@in_loop
async def test_a_table_without_previews_says_so_and_tells_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, ME, game="gipsy_king", previews=False)
        assert (await ann.get(f"/api/tables/{table}"))["previews"] is False
        async with ann.at(table) as line:
            update = await line.hear("update")
            seat = update["waits_for"][0]
            ask = {"seat": seat, "decision": line.decision(seat), "text": "pass"}
            assert (await line.do("preview", **ask))["code"] == "preview/off"


@in_loop
async def test_previews_are_for_players_not_for_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, ME, game="gipsy_king")
        async with ann.at(table) as line, bob.at(table) as other:
            update = await line.hear("update")
            await other.hear("update")
            seat = update["waits_for"][0]
            ask = {"seat": seat, "decision": line.decision(seat), "text": "pass"}
            assert (await other.do("preview", **ask))["code"] == "seat/not-yours"
