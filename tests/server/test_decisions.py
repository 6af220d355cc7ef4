"""An order names its decision: one that comes late is never carried out in another position."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.table_client import Line, in_loop, serving
from tests.server.test_tables import ME, act, first_choice, two_players

Data = dict[str, Any]


def decisions(update: Data) -> list[int]:
    """What each sight of an update asks for."""
    return [sight["decision"] for sight in update["sights"]]


@in_loop
async def test_a_decision_lasts_until_somebody_acts_or_takes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            first = decisions(updates[0])
            assert first == decisions(updates[1])
            await one.do("chat", text="Good luck!")
            await two.do("react", face="👍")
            idle = 1 - updates[0]["waits_for"][0]  # else the bot would act
            await lines[idle].do("hand_over", seat=idle)
            await lines[idle].do("return", seat=idle)
            assert decisions(lines[idle].latest["update"]) == first
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            assert decisions(updates[0]) == first
            seat = await act(lines, updates)
            second = decisions(updates[0])
            await lines[seat].do("undo", seat=seat)
            third = decisions(lines[seat].latest["update"])
            assert first < second < third
            async with server.stranger().at(table) as eve:
                assert decisions(await eve.hear("update")) == [None]


@in_loop
async def test_the_second_order_of_a_double_click_is_told_that_the_table_moved_on(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, ME)
        async with ann.at(table) as line:
            update = await line.hear("update")
            seat, text = first_choice(update)
            old = {"seat": seat, "decision": line.decision(seat)}
            done = await line.do("act", id="once", text=text, **old)
            again = await line.do("act", id="twice", text=text, **old)
            assert (again["type"], again["code"]) == ("error", "decision/stale")
            assert again["text"] == "The table has moved on."
            assert await line.do("act", id="once", text=text, **old) == done
            for kind in ("undo", "reset", "takeback"):
                assert (await line.do(kind, **old))["code"] == "decision/stale"
            assert (await ann.get(f"/api/tables/{table}"))["version"] == done["version"]


@in_loop
async def test_chat_does_not_make_an_order_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        async with ann.at(await ann.table(ME, ME)) as line:
            seat, text = first_choice(await line.hear("update"))
            await line.do("chat", text="One moment …")
            assert (await line.do("act", seat=seat, text=text))["type"] == "ack"


@in_loop
async def test_an_order_without_its_decision_is_not_of_the_protocol(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        async with ann.at(await ann.table(ME, ME)) as line:
            seat, text = first_choice(await line.hear("update"))
            line.say(type="act", id="none", seat=seat, text=text)
            assert (await line.hear("error"))["code"] == "input/invalid"


async def play_until_accept(line: Line) -> tuple[int, str]:
    """Play La Isla Bohnita until a seat may accept an offer: the seat, and how it accepts."""
    for _ in range(200):
        sights = line.latest["update"]["sights"]
        for sight in sights:
            if "accept" in sight["choices"]:
                return sight["seat"], sight["choices"]["accept"][0]["text"]
        seat, text = next(
            (sight["seat"], choices[0]["text"])
            for verb in ("offer", "end", *(verb for sight in sights for verb in sight["choices"]))
            for sight in sights
            if (choices := sight["choices"].get(verb))
        )
        assert (await line.do("act", seat=seat, text=text))["type"] == "ack"
    raise AssertionError("nobody offered anything")


@pytest.mark.parametrize("between", ["accept", "refuse"])
@in_loop
async def test_a_late_accept_meets_no_other_offer(tmp_path: Path, between: str) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, ME, ME, game="isla_bohnita")
        async with ann.at(table) as line:
            await line.hear("update")
            seat, text = await play_until_accept(line)
            late = {"seat": seat, "decision": line.decision(seat), "text": text}
            own = next(s for s in line.latest["update"]["sights"] if s["seat"] == seat)
            answer = own["choices"][between][0]["text"]
            assert (await line.do("act", seat=seat, text=answer))["type"] == "ack"
            assert (await line.do("act", **late))["code"] == "decision/stale"
            await play_until_accept(line)
            ply = line.latest["update"]["ply"]
            assert (await line.do("act", **late))["code"] == "decision/stale"
            assert (await ann.get(f"/api/tables/{table}"))["ply"] == ply
