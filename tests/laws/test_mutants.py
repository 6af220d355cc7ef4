"""The laws can fail: each is broken by a fault put into a game that keeps it."""

from collections.abc import Callable
from typing import Any

import pytest

from atoll import games
from atoll.core import knowledge_laws, laws, telling, undo
from atoll.core.advice import Advice
from atoll.core.game import Game
from atoll.core.laws import LawBroken, obey
from atoll.core.native import append, i64, u8, vec
from atoll.core.preview import Preview
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.core.words import Effect, effect, event
from atoll.games.moluku import view as moluku_view
from examples.shells import GAME, view
from examples.shells.fields import ShellsSpaces
from examples.shells.state import ALL, ShellsState

Patch = pytest.MonkeyPatch
PLAYERS = 3


def broken_law(game: Game = GAME, players: int = PLAYERS) -> int:
    """The law that some game out of a few breaks first."""
    for seed in range(5):
        try:
            obey(game, players, {}, f"mutant {seed}")
        except LawBroken as found:
            return found.law
    return 0


def test_without_a_fault_no_law_is_broken() -> None:
    assert broken_law() == 0


# -- law 1: what may be done -------------------------------------------------------------------


def test_law_1_an_action_is_listed_twice(monkeypatch: Patch) -> None:
    legal = ShellsState.legal

    def twice(self: ShellsState, seat: i64) -> vec[i64]:
        found = legal(self, seat)
        return append(found, found[0]) if len(found) else found

    monkeypatch.setattr(ShellsState, "legal", twice)
    assert broken_law() == 1


def test_law_1_is_legal_allows_what_apply_refuses(monkeypatch: Patch) -> None:
    """An offer is legal by one question and refused by another."""
    monkeypatch.setattr(ShellsState, "is_legal", lambda self, seat, action: 0 < action <= 12)
    assert broken_law() == 1


def test_law_1_apply_refuses_what_is_listed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ShellsState, "is_legal", lambda self, seat, action: action > 6)
    assert broken_law() == 1


def test_law_1_random_action_is_not_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(ShellsState, "random_action", lambda self, seat, rng: 1)
    assert broken_law() == 1


# -- laws 2 to 6 -------------------------------------------------------------------------------


def test_law_2_notation_reads_differently(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME, "parse", lambda state, seat, text: 1)
    assert broken_law() == 2


def test_law_3_a_copy_shares_a_field(monkeypatch: Patch) -> None:
    def share(self: ShellsState, other: ShellsState) -> None:
        self.from_ints(other.to_ints())
        self.sizes = other.sizes

    monkeypatch.setattr(ShellsState, "assign", share)
    assert broken_law() == 3


def test_law_4_a_deal_that_does_not_come_from_the_seed(monkeypatch: Patch) -> None:
    elsewhere = fast_rng("elsewhere")
    begin = ShellsState.begin

    def deal(self: ShellsState) -> None:
        self.rng = elsewhere.fork()
        begin(self)

    monkeypatch.setattr(ShellsState, "begin", deal)
    assert broken_law() == 4


def test_law_5_points_that_no_recount_finds(monkeypatch: Patch) -> None:
    end_tide = ShellsState.end_tide

    def generous(self: ShellsState) -> None:
        end_tide(self)
        self.points[0] += 1

    monkeypatch.setattr(ShellsState, "end_tide", generous)
    assert broken_law() == 5


def test_law_6_a_seat_that_is_asked_and_has_no_action(monkeypatch: Patch) -> None:
    legal = ShellsState.legal

    def stuck(self: ShellsState, seat: i64) -> vec[i64]:
        return legal(self, seat) if self.tide < 2 else vec[i64]()

    monkeypatch.setattr(ShellsState, "legal", stuck)
    assert broken_law() == 6


def test_law_6_a_game_longer_than_its_bound(monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(GAME), "bound", 4)
    assert broken_law() == 6


# -- law 7: leaks ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_7_hidden_cards_are_named_when_moluku_shows_actions_as_they_are(
    players: int, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(telling, "shown_to", lambda before, seat, action, viewer: action)
    assert broken_law(games.find("moluku"), players) == 7


def test_law_7_places_are_named_when_la_isla_bohnita_shows_offers_as_they_are(
    monkeypatch: Patch,
) -> None:
    monkeypatch.setattr(telling, "shown_to", lambda before, seat, action, viewer: action)
    assert broken_law(games.find("isla_bohnita")) == 7


def test_law_7_an_acceptance_names_the_front_card_it_leaves(monkeypatch: Patch) -> None:
    """Of an acceptance others hear the places, which they forget, and nothing else of the hand."""
    tell = telling.tell

    class Loose(telling.Telling):
        """Names the front card of the truth."""

        front = -1

        @property
        def text(self) -> str:
            return f"{super().text} before {self.front}"

    def tell_front(
        game: Game, before: Any, seat: int, action: int, after: Any, viewer: int
    ) -> telling.Telling:
        told = tell(game, before, seat, action, after, viewer)
        if viewer == seat or told.data["verb"] != "accept":
            return told
        loose = Loose(game, told.before, seat, told.action, told.after)
        loose.front = int(after.front(seat))
        return loose

    monkeypatch.setattr(knowledge_laws, "tell", tell_front)
    assert broken_law(games.find("isla_bohnita")) == 7


def test_law_7_a_hand_in_a_view(monkeypatch: Patch) -> None:
    """The neighbour's hand is not hidden."""
    hide = ShellsState.hide

    def peek(self: ShellsState, viewer: i64) -> None:
        seen = (viewer + 1) % self.players if viewer >= 0 else -1
        hand = self.hands[seen] if seen >= 0 else 0
        hide(self, viewer)
        if seen >= 0:
            self.hands[seen] = hand

    monkeypatch.setattr(ShellsState, "hide", peek)
    assert broken_law() == 7


def test_law_7_what_lies_in_the_bag_in_an_event(monkeypatch: Patch) -> None:
    """The truth of the bag is left in what a viewer sees, and an event tells it."""
    hide, events = ShellsState.hide, view.events

    def leave_bag(self: ShellsState, viewer: i64) -> None:
        bag = self.bag
        hide(self, viewer)
        self.bag = bag

    def tell_bag(before: ShellsState, seat: int, action: int, after: ShellsState) -> Any:
        return [*events(before, seat, action, after), event("SH-1", "bag", bag=int(after.bag))]

    monkeypatch.setattr(ShellsState, "hide", leave_bag)
    monkeypatch.setattr(view, "events", tell_bag)
    assert broken_law() == 7


def test_law_7_a_part_of_the_view_that_only_seems_open(monkeypatch: Patch) -> None:
    """The own hand is said to be alike for all viewers."""
    open_view = moluku_view.open_view

    def with_hand(seen: Any) -> Any:
        return open_view(seen) | {"own": int(seen.hands[seen.viewer]) if seen.viewer >= 0 else 0}

    monkeypatch.setattr(moluku_view, "open_view", with_hand)
    assert broken_law(games.find("moluku")) == 7


def test_law_7_events_that_are_not_alike_for_all_who_saw_the_action(monkeypatch: Patch) -> None:
    events = view.events

    def tell_viewer(before: ShellsState, seat: int, action: int, after: ShellsState) -> Any:
        told = event("SH-1", "viewer", viewer=int(after.viewer))
        return [*events(before, seat, action, after), told]

    monkeypatch.setattr(view, "events", tell_viewer)
    assert broken_law() == 0
    monkeypatch.setattr(type(GAME), "tells_alike", True)
    assert broken_law() == 7


def test_law_7_an_event_made_from_the_truth(monkeypatch: Patch) -> None:
    """Told from the truth instead of from what the viewer sees, an event names the hand."""
    events = view.events

    def tell_hand(before: ShellsState, seat: int, action: int, after: ShellsState) -> Any:
        told = event("SH-1", "hand", hand=int(after.hands[seat]))
        return [*events(before, seat, action, after), told]

    def from_truth(
        game: Game, before: Any, seat: int, action: int, after: Any, viewer: int, seen: Any = None
    ) -> telling.Telling:
        return telling.Telling(game, before, seat, action, after)

    monkeypatch.setattr(view, "events", tell_hand)
    monkeypatch.setattr(knowledge_laws, "tell", from_truth)
    assert broken_law() == 7


def tell_highest(before: State, seat: int, action: int, after: State) -> list[Effect]:
    """A preview that names the highest hand of another seat."""
    return [effect("hand", hand=highest(before, seat))]


def test_law_7_a_preview_made_from_the_truth(monkeypatch: Patch) -> None:
    """Made from the truth instead of from what the seat knows, a preview names a hand."""

    def from_truth(game: Game, state: State, seat: int, action: int) -> Preview:
        return Preview(0, game.preview(state, seat, action, state))

    monkeypatch.setattr(GAME, "preview", tell_highest)
    assert broken_law() == 0
    monkeypatch.setattr(knowledge_laws, "preview", from_truth)
    assert broken_law() == 7


def test_law_7_an_observation_that_shows_a_hand_of_the_truth(monkeypatch: Patch) -> None:
    """Written for the neighbour, an observation holds their hand where it is known."""
    write = ShellsSpaces.write

    def peek(self: ShellsSpaces, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        return write(self, state, (viewer + 1) % PLAYERS, page, at)

    monkeypatch.setattr(ShellsSpaces, "write", peek)
    assert broken_law() == 7


def test_law_7_a_mask_that_depends_on_a_hand_of_the_truth(monkeypatch: Patch) -> None:
    def number(self: ShellsSpaces, state: State, viewer: i64, action: i64) -> i64:
        return action if highest(state, viewer) else 0

    monkeypatch.setattr(ShellsSpaces, "number", number)
    assert broken_law() == 7


def test_law_5_a_preview_that_promises_too_much(monkeypatch: Patch) -> None:
    monkeypatch.setattr(laws, "preview", lambda game, state, seat, action: Preview(99, []))
    assert broken_law() == 5


# -- laws 8 to 10 ------------------------------------------------------------------------------


def test_law_8_a_sample_in_which_a_shell_lies_twice(monkeypatch: Patch) -> None:
    def fill_all(self: ShellsState, rng: Rng) -> None:
        self.bag = ALL
        self.deal(rng)

    monkeypatch.setattr(ShellsState, "fill", fill_all)
    assert broken_law() == 8


@pytest.mark.parametrize("name", ["pelican_bay", "moluku"])
def test_law_9_undo_across_information(name: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(undo, "learns_nothing", lambda before, seat, action: True)
    assert broken_law(games.find(name), 2) == 9


def test_law_9_undo_across_another_seats_decision(monkeypatch: Patch) -> None:
    earliest: Callable[..., int] = lambda states, plies, seat: 0  # noqa: E731
    monkeypatch.setattr(knowledge_laws, "undo_point", earliest)
    assert broken_law() == 9


def highest(state: State, seat: int) -> int:
    """The highest hand of another seat."""
    assert isinstance(state, ShellsState)
    hands = state.hands
    return max(int(hand) for other, hand in enumerate(hands) if other != seat)


@pytest.mark.parametrize("question", ["rollout_action", "solved_action", "candidates", "evaluate"])
def test_law_10_advice_that_looks_into_another_hand(question: str, monkeypatch: Patch) -> None:
    answers: dict[str, Any] = {
        "rollout_action": lambda state, seat, rng: highest(state, seat),
        "solved_action": highest,
        "candidates": lambda state, seat: vec[i64]([highest(state, seat)]),
        "evaluate": lambda state, viewer: vec[i64]([highest(state, viewer)] * PLAYERS),
    }

    class Peeking(Advice):
        """Sees all hands."""

    peeking = Peeking()
    monkeypatch.setattr(peeking, question, answers[question])
    monkeypatch.setattr(GAME, "advice", peeking)
    assert broken_law() == 10
