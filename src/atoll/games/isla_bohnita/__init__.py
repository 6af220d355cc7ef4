"""La Isla Bohnita: Bohnanza with merchants, pirates and an island, or without them."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import cast

from atoll.core.encoding import Encoding
from atoll.core.errors import BadSetup
from atoll.core.game import Data, Game, Option, OptionValue, Say, ScoreLine, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.core.words import Event, Words
from atoll.games.isla_bohnita import drawing, notation, sets, view
from atoll.games.isla_bohnita.components import BohnitaSet, bean_of
from atoll.games.isla_bohnita.encoding import BohnitaEncoding
from atoll.games.isla_bohnita.state import BohnitaState


class IslaBohnita(Game):
    """2–7 players; with or without the island and the extension."""

    name = "isla_bohnita"
    title = "La Isla Bohnita"
    prefix = "IB"
    version = 1
    players = range(2, 8)
    minutes = 75
    options = (
        Option("island", (True, False)),
        Option("extension", (False, True)),
        Option("offers", ("12", "40")),
    )
    credits = "Design: Uwe Rosenberg."
    folder = Path(__file__).parent
    bound = 60_000

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if not options["extension"] and players > 5:
            raise BadSetup("IB-1: 6 and 7 players need the extension")
        if not options["extension"] and not options["island"] and players == 2:
            raise BadSetup("IB-28: 2 players without the island need the extension")
        if players == 2 and options["offers"] != "12":
            raise BadSetup("IB-26: 2 players do not trade, so there is no limit of offers to set")

    def start(self, setup: Setup) -> State:
        printed = sets.load(setup.set_path)
        state = BohnitaState(
            printed,
            setup.players,
            bool(setup.options["island"]),
            bool(setup.options["extension"]),
            int(setup.options["offers"]),
            stream_rng(setup.seed),
        )
        state.begin()
        return state

    def encoding(self, state: State) -> Encoding:
        return BohnitaEncoding(cast(BohnitaState, state))

    def check_set(self, path: Path) -> None:
        sets.load(path)

    def text(self, state: State, seat: int, action: int) -> str:
        return notation.to_text(cast(BohnitaState, state), seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.from_text(cast(BohnitaState, state), seat, text)

    def data(self, state: State, seat: int, action: int) -> Data:
        return notation.to_data(cast(BohnitaState, state), seat, action)

    def from_data(self, state: State, seat: int, data: Data) -> int:
        return notation.from_data(cast(BohnitaState, state), seat, data)

    def view(self, seen: State) -> Data:
        return view.view(cast(BohnitaState, seen))

    def trace(self, state: State) -> Data:
        return view.trace(cast(BohnitaState, state))

    def sheet(self, state: State) -> list[list[ScoreLine]]:
        return view.sheet(cast(BohnitaState, state))

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return view.events(cast(BohnitaState, before), seat, action, cast(BohnitaState, after))

    def prompt(self, seen: State) -> Words:
        return view.prompt(cast(BohnitaState, seen))

    def describe(self, state: State, seat: int, action: int) -> Words:
        return view.describe(cast(BohnitaState, state), seat, action)

    def draw(self, view: Data, say: Say) -> str:
        return drawing.draw(view, say)

    def inventory(self, state: State) -> list[str]:
        truth = self.trace(state)
        cards = [*truth["deck"], *truth["discard"], *truth["put_aside"], *truth["turned_up"]]
        for pile in (*truth["rows"].values(), *truth["hands"], *truth["set_aside"]):
            cards += pile
        for thalers in truth["thalers"]:
            cards += thalers
        for piles in (*truth["fields"], *truth["merchants"], truth["pirates"]):
            for lying in piles:
                if lying:
                    cards += [lying["bean"]] * lying["count"]
        return [str(card) for card in cards]

    def recount(self, state: State) -> list[int]:
        truth = self.trace(state)
        printed = cast(BohnitaState, state).printed
        points = []
        for seat, thalers in enumerate(truth["thalers"]):
            merchants = truth["merchants"][seat]
            places = [*merchants, *truth["fields"][seat], truth["pirates"][seat]]
            piles = tuple((p["bean"], p["count"]) if p and p["count"] else None for p in places)
            sale = best_sale(piles, len(merchants), printed) if state.is_over() else 0
            points.append(len(thalers) + sale)
        return points


Piles = tuple[tuple[int, int] | None, ...]


def best_sale(piles: Piles, merchants: int, printed: BohnitaSet) -> int:
    """IB-24 by trying every way to load and move; the first piles are the merchants'."""
    reached, waiting, best = {piles}, [piles], 0
    while waiting:
        here = waiting.pop()
        sales = [printed.value(bean_of(pile[0]), pile[1]) for pile in here if pile]
        best = max(best, sum(sales))
        for source, target in product(range(len(here)), range(merchants)):
            moved, carried = here[source], here[target]
            if source == target or not moved or (carried and carried[0] != moved[0]):
                continue
            after = list(here)
            after[source] = None
            after[target] = (moved[0], moved[1] + (carried[1] if carried else 0))
            if tuple(after) not in reached:
                reached.add(tuple(after))
                waiting.append(tuple(after))
    return best


GAME = IslaBohnita()
