"""La Isla Bohnita: Bohnanza with merchants, pirates and an island, or without them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations
from pathlib import Path
from typing import cast

from atoll.core.bits import mask_of, members
from atoll.core.errors import BadSetup
from atoll.core.game import FolderGame, Option, OptionValue, Setup, SpeedFloors
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.games.isla_bohnita import codes, text, view
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.advice import BohnitaAdvice
from atoll.games.isla_bohnita.declaration import ACTIONS
from atoll.games.isla_bohnita.encoding import BohnitaEncoding, BohnitaFeatures
from atoll.games.isla_bohnita.fields import Do, form_of
from atoll.games.isla_bohnita.state import BohnitaState

MOST_ORDERS = 24  # orders that are tried of cards that left a hand together


class IslaBohnita(FolderGame[BohnitaState]):
    """2–7 players; with or without the island and the extension."""

    name = "isla_bohnita"
    title = "La Isla Bohnita"
    prefix = "IB"
    version = 2
    players = range(2, 8)
    minutes = 75
    options = (
        Option("island", (True, False)),
        Option("extension", (False, True)),
        Option("offers", ("12", "40")),
    )
    credits = "Uwe Rosenberg"
    folder = Path(__file__).parent
    tells_alike = True
    bound = 60_000
    speed = SpeedFloors(2.5e6, {"dou_dizhu": 1, "gin_rummy": 20}, compiled=35)
    open_verbs = frozenset({"offer", "counter", "accept"})  # with any choice of cards

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> None:
        if not options["extension"] and players > 5:
            raise BadSetup("IB-1: 6 and 7 players need the extension")
        if not options["extension"] and not options["island"] and players == 2:
            raise BadSetup("IB-28: 2 players without the island need the extension")
        if players == 2 and options["offers"] != "12":
            raise BadSetup("IB-26: 2 players do not trade, so there is no limit of offers to set")

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        if ib.load(setup.set_path).hand > 0 and (setup.players != 2 or setup.options["island"]):
            raise BadSetup("a small set is for 2 players without the island")

    def make(self, setup: Setup, rng: Rng) -> BohnitaState:
        island, extension = bool(setup.options["island"]), bool(setup.options["extension"])
        offers = int(setup.options["offers"])
        return BohnitaState(ib.load(setup.set_path), setup.players, island, extension, offers, rng)

    def equivalents_before(
        self, state: State, seat: int, action: int, other: int
    ) -> Iterator[State]:
        """Which place of a hand a card left is seen, not remembered: it may have been another.

        Nor is it, of two offers that read alike, which one gave this card.
        """
        twin = with_swapped_offers(self.own(state), action, other)
        places, others = places_left(action), places_left(other)
        if not others or len(places) != len(others):
            yield twin
            return
        for targets in islice(permutations(others), MOST_ORDERS):
            yield reordered(twin, seat, places, targets)


def places_left(action: int) -> list[int]:
    """The places of the hand whose cards an action takes, as far as others see them."""
    if codes.ACCEPT <= action < codes.OFFER:
        return list(members(codes.accepted_places(action)))
    return [action - Do.DISCARD] if form_of(action) == Do.DISCARD else []


def with_swapped_offers(state: BohnitaState, action: int, other: int) -> BohnitaState:
    """The position in which the offers that two actions accept give each other's cards."""
    twin = cast(BohnitaState, state.copy())
    if codes.ACCEPT <= action < codes.OFFER and codes.ACCEPT <= other < codes.OFFER:
        at, beside = (
            state.offer_at(codes.accepted_offer(action)),
            state.offer_at(codes.accepted_offer(other)),
        )
        if at >= 0 and beside >= 0:
            twin.offer_places[at] = state.offer_places[beside]
            twin.offer_places[beside] = state.offer_places[at]
    return twin


def reordered(
    state: BohnitaState, seat: int, places: list[int], targets: Sequence[int]
) -> BohnitaState:
    """The position in which a player's cards at `places` stand at `targets`, with their offers."""
    twin = cast(BohnitaState, state.copy())
    size = state.hand_size[seat]
    if max(targets) >= size:
        return twin
    moved, rest = iter(targets), iter([place for place in range(size) if place not in targets])
    where = [next(moved if place in places else rest) for place in range(size)]
    for place, target in enumerate(where):
        twin.hands[seat * ib.HAND + target] = state.hands[seat * ib.HAND + place]
    for at in range(twin.offers):
        if twin.maker_of(at) == seat:
            offered = members(state.offer_places[at])
            twin.offer_places[at] = mask_of([where[place] for place in offered])
    return twin


GAME = IslaBohnita(
    BohnitaState,
    ib.load,
    ACTIONS,
    view,
    text.text_board,
    BohnitaEncoding,
    BohnitaAdvice(),
    preview=text.preview,
    features=BohnitaFeatures,
)
