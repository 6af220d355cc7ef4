"""Nothing said to people holds notation or coordinates, in whole games and every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from atoll.core.bits import members
from atoll.core.errors import IllegalAction
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.core.telling import tell
from atoll.core.words import Words
from atoll.messages import LANGUAGES, Speaker

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus"]
DESCRIBED = 25  # of the choices of a position
TRIED = 6  # actions that are not legal
# How notation looks in a game; one that is not named here is searched for what no sentence needs.
CODES = {
    "moluku": r"\b[GRBY]\d{1,2}\b",
    "gipsy_king": r"\b\d{1,2}[abc]\b",
    "pelican_bay": r"\b[WBF]{6}\b|/\d{6}|\br[0-5]\b|-?\d, ?-?\d",
    "planet": r"\b[OFMDG]{5}\b|\b(face|vlak|Seite) \d",
    "isla_bohnita": r"\b([Oo]ffer|[Oo]ffre|[Aa]anbod|Angebot) \d|\d×\d",
}
ANYWHERE = r"[→_{}\[\]]|\?\?|\b(seat|verb|place|choice|event)-"  # what no sentence needs


def notation_of(game: Game) -> re.Pattern[str]:
    """What no text of a game may contain."""
    return re.compile("|".join([ANYWHERE, *filter(None, [CODES.get(game.name)])]))


def whole_game(game: Game, seed: str) -> Iterator[Words]:
    """Everything a game says while it is played at random, its refusals included."""
    players = max(game.players) if game.name != "pelican_bay" else 3
    state = game.start(game.setup(players, seed))
    rng = fast_rng(seed)
    viewers = [SPECTATOR, *range(players)]
    while not state.is_over():
        seat = int(rng.pick(state.must_act()))
        yield from offered(game, state, seat)
        yield from refused(state, seat, [int(rng.below(2**24)) for _ in range(TRIED)])
        action = int(state.random_action(seat, rng))
        before = state.copy()
        state.apply(seat, action)
        for viewer in viewers:
            told = tell(game, before, seat, action, state, viewer)
            yield from (event.what for event in told.events)
    for lines in game.sheet(state):
        yield from (line.what for line in lines)


def offered(game: Game, state: State, seat: int) -> Iterator[Words]:
    """What everybody is asked, and choices of one seat."""
    for viewer in members(state.may_act()):
        yield game.prompt(state.seen_by(viewer))
    seen = state.seen_by(seat)
    legal = [int(action) for action in seen.legal(seat)]
    for action in legal[:: 1 + len(legal) // DESCRIBED]:
        yield game.describe(seen, seat, action)
        yield from refused(state, seat, [action + 1, action - 1])


def refused(state: State, seat: int, actions: list[int]) -> Iterator[Words]:
    """Why actions are not legal."""
    for action in actions:
        refusal = state.check(seat, action)
        if refusal is not None:
            yield refusal.reason


@cache
def said(game: Game) -> list[Words]:
    """Each thing said in two games once."""
    heard = (what for seed in ("plain words", "no codes") for what in whole_game(game, seed))
    return list({str(what): what for what in heard}.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_words_not_notation(game: Game, language: str) -> None:
    say = Speaker(game, language, NAMES)
    pattern = notation_of(game)
    texts = {what.key: say(what) for what in said(game)}
    assert len(texts) > 4
    found = {what.key: text for what in said(game) if pattern.search(text := say(what))}
    assert found == {}


def test_pieces_and_places_are_told_as_such(game: Game) -> None:
    """A browser draws the pieces and lights the places of the log and of the choices."""
    told = [what for what in said(game) if what.key.startswith(("event-", "choice-"))]
    nested = [value for what in told for value in what.args.values() if isinstance(value, Words)]
    assert {value.thing for value in nested} - {""}
    assert any(value.places for value in nested) or game.name == "moluku"


def test_a_wrong_action_is_refused_in_words(game: Game) -> None:
    state = game.start(game.setup(min(game.players), "refused"))
    seat = int(min(members(state.must_act())))
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, -1)
    assert Speaker(game, "en", NAMES)(caught.value.refusal.reason)
