"""Nobody sees hidden information: the bytes a viewer gets are the same for every truth he can't
tell apart."""

import copy
import json
from pathlib import Path

import pytest

from atoll.core.fields import read_out
from atoll.core.game import Game
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.server import entries as log
from atoll.server import sight, wire
from atoll.server.connections import Connection, broadcast, greet
from atoll.server.players import Player
from atoll.server.table import Table
from atoll.server.thinkers import question
from tests.server.table_client import in_loop, play_on, serving
from tests.server.test_tables import two_players

PLIES = 150  # long enough for a scoring in every game
NOW = 1_790_000_000_000


class Mirror:
    """A table, and its double in which all that the viewer can't know is something else."""

    def __init__(self, game: Game, players: int, viewer: int) -> None:
        self.rng: Rng = fast_rng(viewer + 7)
        self.viewer = viewer
        self.truth = Table("t")
        options = game.fitting_options(players, {})
        clock, absence = wire.LiveClock(600, 5), wire.Absence()
        created = log.Created(
            game.name, players, options, "default", True, clock, absence, "p0", game.version
        )
        self.add(created)
        for seat in range(players):
            self.add(log.Sat(seat, f"p{seat}", f"Player {seat}"))
        self.add(log.Started("the seed of this game"))
        self.states = [self.sample(0)]
        self.plies: list[int] = []

    def add(self, entry: log.AnyEntry) -> log.Logged:
        logged = log.Logged(self.truth.version + 1, NOW + self.truth.version, entry)
        self.truth.add(logged)
        return logged

    def sample(self, ply: int) -> State:
        """A world that may be the truth as far as the viewer knows."""
        return self.truth.states[ply].seen_by(self.viewer).sample(self.rng)

    def step(self) -> log.Logged:
        """One random action, with a double that the viewer sees alike."""
        state = self.truth.state
        seat = int(state.to_act())
        action = int(state.random_action(seat, self.rng))
        logged = self.add(log.Acted(seat, self.truth.game.text(state, seat, action)))
        self.plies.append(self.other_action(seat, action))
        self.states.append(self.sample(self.truth.ply))
        return logged

    def other_action(self, seat: int, action: int) -> int:
        """An action of the double's world that looks the same to the viewer."""
        before, twin = self.truth.states[-2], self.states[-1]
        shown = before.shown(seat, action, self.viewer)
        for other in twin.legal(seat):
            if other != action and twin.shown(seat, other, self.viewer) == shown:
                return int(other)
        if twin.shown(seat, action, self.viewer) != shown:
            self.states[-1] = before  # the action shows that the double was not the truth
        return action

    def double(self) -> Table:
        """The table as it would stand in the other truth."""
        twin = copy.copy(self.truth)
        twin.states = list(self.states)
        twin.seen = {}
        twin.plies = [copy.copy(ply) for ply in self.truth.plies]
        for ply, action in zip(twin.plies, self.plies, strict=True):
            ply.action = action
            ply.is_harmless = None
        return twin


def stream(table: Table, viewer: int, news: list[log.Logged]) -> list[bytes | None]:
    """Every byte a viewer gets: the broadcast, a resync, and what he may look up."""
    player = None if viewer == SPECTATOR else Player(f"p{viewer}", "Somebody", "fr")
    connection = Connection(player, "fr")
    broadcast(table, {connection}, news, NOW)
    greet(table, connection, max(0, table.version - 3), NOW)
    found = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    place = sight.position(table, table.ply, viewer, "nl")
    return [*found, wire.encode(place)]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_streams_are_equal_for_truths_a_viewer_cannot_tell_apart(game: Game, viewer: int) -> None:
    mirror = Mirror(game, game.players[-1], viewer)
    others = 0
    for _ in range(PLIES):
        if mirror.truth.status == "over":
            break
        news = [mirror.step()]
        double = mirror.double()
        assert stream(mirror.truth, viewer, news) == stream(double, viewer, news)
        others += read_out(double.state) != read_out(mirror.truth.state)
    assert game.is_open or others


def test_a_bot_gets_only_what_its_seat_has_seen(game: Game) -> None:
    mirror = Mirror(game, game.players[0], 1)
    for _ in range(20):
        mirror.step()
        asked, other = (question(t, 1, "random") for t in (mirror.truth, mirror.double()))
        assert asked.position == other.position
        assert "seed of this game" not in str(asked)


@in_loop
async def test_the_seed_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            end = await play_on({0: one, 1: two})
            seed = end["over"]["seed"]
            for text in one.raw + two.raw:
                if json.loads(text).get("status") == "playing":
                    assert seed not in text
