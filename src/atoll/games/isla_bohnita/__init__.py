"""La Isla Bohnita: Bohnanza with merchants, pirates and an island, or without them."""

from collections.abc import Mapping
from pathlib import Path

from atoll.core.errors import BadSetup
from atoll.core.folder_game import FolderGame
from atoll.core.game import Option, OptionValue, Setup
from atoll.core.rng import stream_rng
from atoll.core.state import State
from atoll.games.isla_bohnita import audit, drawing, notation, sets, view
from atoll.games.isla_bohnita.encoding import BohnitaEncoding
from atoll.games.isla_bohnita.state import BohnitaState


class IslaBohnita(FolderGame[BohnitaState]):
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


GAME = IslaBohnita(sets, notation, view, drawing, audit, BohnitaEncoding)
