"""The laws every game keeps, as one conformance kit: `obey` plays a random game under all of them.

1. Legal actions are unique and accepted, others refused, and a seat that may not act has none:
   `may_act`, `legal`, `is_legal`, `check`, `random_action` and `apply` agree.
2. Notation, data and views survive being written and read.
3. A copy equals its original, and playing on never changes an earlier copy.
4. Replaying a record gives equal states at every step.
5. Every piece is in exactly one place; the running score equals a recount, and the points that a
   preview promises come.
6. There is something to do until the game is over, and it ends within its bound.
7. No leak: what a viewer sees, hears and observes as numbers is the same for every truth they
   can't tell apart.
8. Samples respect all that is known.
9. Undo never crosses new information or another seat's decision.
10. Advice depends on the knowledge of the seat that gets it, on nothing else.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from atoll.core import knowledge_laws
from atoll.core.bits import BIT
from atoll.core.errors import AtollError, IllegalAction
from atoll.core.fields import names_of, read_out
from atoll.core.game import Game, OptionValue, Setup
from atoll.core.knowledge_laws import Ply
from atoll.core.preview import Preview, preview
from atoll.core.record import Record, new_record, read, replay, write
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.core.telling import tell
from atoll.core.words import NO_CLAUSE, Words

TRIED = 6  # actions tried out of a long list of legal ones
WORLDS = 12  # samples drawn at set-up
WRONG = 6  # illegal actions tried at each step
ACTION_RANGE = 1 << 20  # where random integers to be refused come from
REMEMBERED = 8  # plies that undo is asked about


class LawBroken(AtollError):
    """A law does not hold; the record leads to the position."""

    def __init__(self, law: int, detail: str, record: Record) -> None:
        ply = len(record.actions)
        super().__init__(
            f"law {law} is broken in {record.game} with {record.setup.players} players, "
            f"seed {record.setup.seed}, after ply {ply}: {detail}"
        )
        self.law = law
        self.record = record


@dataclass
class Obeyed:
    """What a game under the laws went through."""

    record: Record
    state: State
    plies: int = 0
    keys: set[str] = field(default_factory=set)  # of all messages that came up


def obey(
    game: Game,
    players: int,
    options: Mapping[str, OptionValue],
    seed: str,
    every: int = 1,
    component_set: str = "default",
) -> Obeyed:
    """Play one random game and check the laws at each step, the costly ones at every n-th."""
    setup = game.setup(players, seed, component_set, **options)
    return LawRun(game, setup, every).run()


class LawRun:
    """One random game being watched."""

    def __init__(self, game: Game, setup: Setup, every: int) -> None:
        self.game = game
        self.every = every
        self.rng = fast_rng(setup.seed)
        self.record = new_record(game, setup)
        self.state = game.start(setup)
        self.encoding = game.encoding(self.state)
        self.obeyed = Obeyed(self.record, self.state)
        self.pieces = Counter(game.inventory(self.state))
        self.history: list[list[int]] = [self.state.to_ints()]
        self.latest: list[Ply] = []

    def run(self) -> Obeyed:
        """Play to the end; raises `LawBroken`."""
        self.check_secrets()
        while not self.state.is_over():
            ends = len(self.record.actions) < self.game.bound
            self.demand(ends, 6, f"the game is not over after {self.game.bound} actions")
            self.check_position()
            self.step()
        self.check_position()
        self.check_end()
        self.obeyed.plies = len(self.record.actions)
        return self.obeyed

    def demand(self, holds: bool, law: int, detail: str) -> None:
        """The law must hold."""
        if not holds:
            raise LawBroken(law, detail, self.record)

    def check_position(self) -> None:
        """All laws about one position."""
        self.check_pieces(self.state, 5)
        self.check_turns()
        if len(self.record.actions) % self.every == 0 or self.state.is_over():
            self.check_copies()
            for viewer in [*range(self.state.players), SPECTATOR]:
                self.check_no_leak(viewer)
            usual = self.game.advice
            for advice in (usual, usual.plain(), usual.for_search()):
                self.complain(10, knowledge_laws.peeks_in_advice(advice, self.state, self.rng))

    def complain(self, law: int, fault: str | None) -> None:
        """The law is broken if there is a fault."""
        self.demand(fault is None, law, str(fault))

    def check_secrets(self) -> None:
        """Law 8 at set-up: samples for a viewer differ, in an open game they are the truth."""
        for viewer in [*range(self.state.players), SPECTATOR]:
            seen = self.state.seen_by(viewer)
            worlds = {str(read_out(seen.sample(self.rng))) for _ in range(WORLDS)}
            if self.game.hides_nothing(self.record.setup):
                self.demand(
                    worlds == {str(read_out(self.state))}, 8, "an open game hides something"
                )
            else:
                self.demand(len(worlds) > 1, 8, f"viewer {viewer} has only one sample")
                self.check_hands(viewer, seen)

    def check_hands(self, viewer: int, seen: State) -> None:
        """Law 7 at set-up, where nobody has seen a card of another's hand."""
        traces = [self.game.trace(seen.sample(self.rng)) for _ in range(WORLDS)]
        for seat, hand in enumerate(self.game.trace(self.state).get("hands", [])):
            if seat != viewer and hand and not self.state.has_turn(seat):
                hands = {str(trace["hands"][seat]) for trace in traces}
                self.demand(len(hands) > 1, 7, f"viewer {viewer} sees the hand of seat {seat}")

    def check_pieces(self, state: State, law: int) -> None:
        """Law 5, also for samples (law 8)."""
        pieces = Counter(self.game.inventory(state))
        self.demand(pieces == self.pieces, law, f"pieces differ: {changed(self.pieces, pieces)}")
        scores, recount = list(state.scores()), self.game.recount(state)
        self.demand(scores == recount, law, f"the scores {scores} recount as {recount}")

    def check_turns(self) -> None:
        """Laws 1, 2 and 6 for every seat."""
        must, may = self.state.must_act(), self.state.may_act()
        self.demand(must & ~may == 0, 6, "a seat must act and may not")
        for seat in range(self.state.players):
            actions = [int(action) for action in self.state.legal(seat)]
            is_asked = bool(may & BIT[seat])
            self.demand(
                is_asked == bool(actions), 6, f"seat {seat} : asked without an action, or v.v."
            )
            self.demand(len(set(actions)) == len(actions), 1, f"seat {seat}: an action comes twice")
            for action in self.some(actions):
                self.check_legal(seat, action)
            self.check_refused(seat, set(actions))
            if is_asked:
                drawn = self.state.random_action(seat, self.rng)
                self.demand(self.is_accepted(seat, drawn), 1, f"seat {seat}: {drawn} was drawn")

    def is_accepted(self, seat: int, action: int) -> bool:
        """Whether `is_legal`, `check` and `apply` accept an action; they must agree."""
        is_legal = self.state.is_legal(seat, action)
        agreed = (self.state.check(seat, action) is None) == is_legal
        twin = self.state.copy()
        try:
            twin.apply(seat, action)
            agreed = agreed and is_legal
        except IllegalAction:
            agreed = agreed and not is_legal
        self.demand(agreed, 1, f"seat {seat}: is_legal, check and apply differ about {action}")
        return is_legal

    def some(self, actions: list[int]) -> list[int]:
        """All of a short list, some of a long one."""
        if len(actions) <= TRIED:
            return actions
        return [actions[self.rng.below(len(actions))] for _ in range(TRIED)]

    def check_legal(self, seat: int, action: int) -> None:
        """A legal action is accepted and can be written and read."""
        game, state = self.game, self.state
        self.demand(self.is_accepted(seat, action), 1, f"seat {seat}: {action} is refused")
        text = game.text(state, seat, action)
        self.demand(game.parse(state, seat, text) == action, 2, f"'{text}' reads differently")
        data = json_copy(game.data(state, seat, action))
        self.demand("verb" in data, 2, f"{data} has no verb")
        self.demand(game.from_data(state, seat, data) == action, 2, f"{data} reads differently")
        self.hear(game.describe(state, seat, action))

    def check_refused(self, seat: int, legal: set[int]) -> None:
        """Any other integer is refused with a clause and changes nothing; open forms aside."""
        before = self.state.to_ints()
        for action in self.wrong_actions(legal):
            refusal = self.state.check(seat, action)
            if refusal is None:
                self.demand(
                    bool(self.game.open_verbs) and self.is_accepted(seat, action),
                    1,
                    f"seat {seat}: {action} is not legal but not refused",
                )
                continue
            names_clause = refusal.clause.startswith((self.game.prefix, "turn"))
            names_clause = names_clause or refusal.clause == NO_CLAUSE
            self.demand(names_clause, 1, f"the refusal '{refusal}' names no clause")
            self.hear(refusal.reason)
            try:
                self.state.apply(seat, action)
            except IllegalAction:
                continue
            self.complain(1, f"seat {seat}: {action} is not legal but applied")
        self.demand(self.state.to_ints() == before, 1, "a refused action changed the state")

    def wrong_actions(self, legal: set[int]) -> list[int]:
        """Integers that are no legal action: any, neighbours of legal ones, and earlier actions."""
        tries = [self.rng.below(ACTION_RANGE) - 5 for _ in range(WRONG // 2)]
        for action in list(legal)[: WRONG // 2]:
            tries.append(action + self.rng.below(9) - 4)
        tries += [ply.action for ply in self.latest[-WRONG // 2 :]]
        return [action for action in tries if action not in legal]

    def check_copies(self) -> None:
        """Law 3: copies are equal, also by way of integers."""
        twin = self.state.copy()
        self.demand(twin == self.state, 3, "a copy is not equal")
        other = self.state.blank()
        other.from_ints(self.state.to_ints())
        self.demand(other == self.state, 3, "from_ints does not undo to_ints")
        view = self.game.view(self.state.seen_by(SPECTATOR))
        self.demand(json_copy(view) == view, 2, "the view is not plain data")
        trace = self.game.trace(self.state)
        self.demand(json_copy(trace) == trace, 2, "the trace is not plain data")

    def check_no_leak(self, viewer: int) -> None:
        """Laws 7 and 8: the viewer can't tell a sample of what they see from the truth."""
        seen = self.state.seen_by(viewer)
        self.demand(seen.seen_by(viewer) == seen, 7, f"seen twice by {viewer} differs")
        sample = seen.sample(self.rng)
        again = sample.seen_by(viewer)
        if again != seen:
            self.complain(7, f"viewer {viewer} can tell a sample: {differences(seen, again)}")
        self.check_pieces(sample, 8)
        whole = self.game.view(seen)
        opened = self.game.open_view(self.state.seen_by(SPECTATOR))
        is_alike = self.game.view(seen, opened) == whole
        self.demand(is_alike, 7, f"the open view of a spectator is not that of {viewer}")
        view = json.dumps(whole)
        self.demand(self.record.setup.seed not in view, 7, "the seed stands in a view")
        self.hear(self.game.prompt(seen))
        if viewer >= 0:
            truth = list(self.state.legal(viewer))
            self.demand(list(seen.legal(viewer)) == truth, 7, f"{viewer} sees other legal actions")
            self.demand(list(sample.legal(viewer)) == truth, 7, f"legal actions tell {viewer} more")
            for action in self.wrong_actions(set(truth)):
                said = {str(s.check(viewer, action)) for s in (self.state, seen, sample)}
                self.demand(len(said) == 1, 7, f"refusals tell {viewer} more: {said}")
            self.complain(
                7, knowledge_laws.leaks_in_observation(self.encoding, [self.state, sample], seen)
            )

    def step(self) -> None:
        """Play one random action of a random seat that may act, and tell what happened."""
        state, rng = self.state, self.rng
        seat = rng.pick(state.may_act() if rng.below(4) == 0 else state.must_act())
        action = state.random_action(seat, rng)
        self.demand(state.is_legal(seat, action), 1, f"random_action gave {action}, not legal")
        text = self.game.text(state, seat, action)
        before, ints = state.copy(), state.to_ints()
        is_checked = len(self.record.actions) % self.every == 0
        promised = preview(self.game, state, seat, action) if is_checked else None
        self.demand(state.to_ints() == ints, 3, f"a preview of '{text}' changed the state")
        state.apply(seat, action)
        if promised is not None:
            self.check_preview(promised, before, seat, int(action))
        self.demand(before.to_ints() == ints, 3, f"'{text}' changed an earlier copy")
        self.record.actions.append((seat, text))
        self.history.append(state.to_ints())
        self.latest = [*self.latest[-REMEMBERED:], Ply(before, seat, int(action), state.copy())]
        if len(self.record.actions) % self.every == 0:
            self.check_told(self.latest[-1])

    def check_preview(self, promised: Preview, before: State, seat: int, action: int) -> None:
        """The action gave the points promised (law 5), and the promise leaked nothing (law 7)."""
        points = int(self.state.scores()[seat]) - int(before.scores()[seat])
        self.demand(promised.points == points, 5, f"{promised.points} promised, {points} came")
        self.complain(7, knowledge_laws.leaks_in_preview(self.game, before, seat, action, self.rng))
        for effect in promised.effects:
            self.hear(effect.what)

    def check_told(self, ply: Ply) -> None:
        """Every viewer can be told of the action, without a leak (law 7); undo is safe (law 9)."""
        public = tell(self.game, ply.before, ply.seat, ply.action, ply.after, SPECTATOR)
        for viewer in [*range(self.state.players), SPECTATOR]:
            telling = tell(self.game, ply.before, ply.seat, ply.action, ply.after, viewer)
            if self.game.tells_alike and telling.action == public.action:
                is_alike = telling.events == public.events
                self.demand(is_alike, 7, f"{viewer} is told other events than a spectator")
            for event in telling.events:
                self.hear(event.what)
            self.demand(json_copy(telling.data) == telling.data, 2, "an action is not plain data")
            self.complain(7, knowledge_laws.leaks_in_telling(self.game, ply, viewer, self.rng))
        for seat in range(self.state.players):
            self.complain(9, knowledge_laws.crossed_by_undo(self.latest, seat, self.rng))

    def check_end(self) -> None:
        """Law 4, and the sheet adds up to the scores."""
        scores = [int(score) for score in self.state.scores()]
        self.record.scores = scores
        sheet = self.game.sheet(self.state)
        for lines in sheet:
            for line in lines:
                self.hear(line.what)
        totals = [sum(line.points for line in lines) for lines in sheet]
        self.demand(totals == scores, 5, f"the sheet gives {totals}, the scores are {scores}")
        self.demand(self.state.winners() != 0, 6, "nobody wins")
        path = str(self.record.setup.set_path)
        reread = read(write(self.record), self.game, "record", path)
        self.demand(write(reread) == write(self.record), 2, "the record reads differently")
        for ply, (_, _, state) in enumerate(replay(reread, self.game, "record")):
            self.demand(state.to_ints() == self.history[ply], 4, f"replay differs at ply {ply}")

    def hear(self, said: Words) -> None:
        """Remember which messages came up."""
        self.obeyed.keys.update(keys_of(said))


def keys_of(said: Words) -> Iterator[str]:
    """The keys of a message and of the messages within."""
    yield said.key
    for value in said.args.values():
        if isinstance(value, Words):
            yield from keys_of(value)


def json_copy(data: Any) -> Any:
    """The data written as JSON and read again."""
    return json.loads(json.dumps(data))


def changed(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """Which pieces there are more or fewer of."""
    return {
        name: after[name] - before[name]
        for name in sorted({*before, *after})
        if after[name] != before[name]
    }


def differences(state: State, other: State) -> list[str]:
    """The fields in which two states differ, for people who look for a mistake."""
    return [
        f"{name}: {getattr(state, name)} / {getattr(other, name)}"
        for name in names_of(state)
        if str(getattr(state, name)) != str(getattr(other, name))
    ]
