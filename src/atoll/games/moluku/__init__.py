"""Moluku: tricks whose cards become an island; high cards win, low cards score."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from atoll.core.errors import BadSetup
from atoll.core.game import Data, Game, Option, OptionValue, Say, ScoreLine, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.core.words import Event, Words
from atoll.games.moluku import drawing, notation, sets, view
from atoll.games.moluku.position import SEASONS
from atoll.games.moluku.scoring import island_score
from atoll.games.moluku.state import MolukuState


class Moluku(Game):
    """2–4 players, 3 seasons."""

    name = "moluku"
    title = "Moluku"
    prefix = "MO"
    version = 1
    players = range(2, 5)
    minutes = 30
    options = (Option("teams", (False, True)),)
    credits = "Published by Spiel-ou-Face."
    folder = Path(__file__).parent
    bound = 900

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if options["teams"] and players != 4:
            raise BadSetup("MO-18: teams are for 4 players")

    def side(self, options: Mapping[str, OptionValue], seat: int) -> set[int]:
        return {seat, (seat + 2) % 4} if options["teams"] else {seat}

    def start(self, setup: Setup) -> State:
        printed = sets.load(setup.set_path)
        teams = bool(setup.options["teams"])
        state = MolukuState(printed, setup.players, teams, stream_rng(setup.seed))
        state.begin()
        return state

    def check_set(self, path: Path) -> None:
        sets.load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return notation.to_text(action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.from_text(text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return notation.to_data(cast(MolukuState, state), action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return notation.from_data(cast(MolukuState, state), data)

    def view(self, seen: State) -> Data:
        return view.view(cast(MolukuState, seen))

    def trace(self, state: State) -> Data:
        return view.trace(cast(MolukuState, state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return view.sheet(cast(MolukuState, state))

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return view.events(cast(MolukuState, before), seat, action, cast(MolukuState, after))

    def prompt(self, seen: State) -> Words:
        return view.prompt(cast(MolukuState, seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return view.describe(cast(MolukuState, state), action)

    def draw(self, view: Data, say: Say) -> str:
        return drawing.draw(view, say)

    def inventory(self, state: State) -> list[str]:
        truth = self.trace(state)
        islands = [card for island in truth["islands"] for part in island.values() for card in part]
        hands = [card for hand in truth["hands"] for card in hand]
        table = [card for _, card in truth["trick"] + truth["second"]]
        return [*islands, *hands, *table, *truth["stock"], *truth["out"]]

    def recount(self, state: State) -> list[int]:
        moluku = cast(MolukuState, state)
        return [
            sum(
                island_score(moluku.scored[season * moluku.players + seat], moluku.printed)
                for season in range(SEASONS)
            )
            for seat in range(moluku.players)
        ]


GAME = Moluku()
