"""The whole training of one network: rounds of self-play, learning and a match, resumable.

The folder holds all of it: `settings.json`, the positions of each round, the learner, the log, the
curves, and `champion.weights`, which only a network that won its match replaces.
"""

import json
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from atoll.bots.weights import Head, Weights, fits, layout_of, path_of, shipped
from atoll.core.rng import fast_rng
from atoll.training.curves import draw
from atoll.training.learner import Learner
from atoll.training.match import Deal, Score, play_match
from atoll.training.positions import Lesson, Positions, joined, load, play
from atoll.training.subject import Subject
from atoll.training.workers import BadTraining, Run

Say = Callable[[str], None]
HELD_BACK = 20  # of so many tasks one is kept for testing
REPLAYED = 4  # rounds whose positions are learned from
GAME_SECONDS = 1.5  # of processor time for the decisions of a game in a match
MOST_SECONDS = 0.02  # for one of them
# The search around a new network; a game's own file and the command line say what differs.
SEARCH: dict[str, Any] = {
    "horizon": 0, "policy_percent": 100, "win_weight": 0.5, "exploration": 0.4, "widening": 1.0,
    "doubt": 0.0, "settles": True, "plays_solved": True, "quiet_leaves": False,
    "rollout_weight": 0.0, "draws": 1,
}  # fmt: skip
SWITCHES = {"settles", "plays_solved", "quiet_leaves"}


@dataclass(frozen=True)
class Settings:
    """The parameters of a training; the same settings give the same positions."""

    subject: Subject
    hidden: int = 24
    first_games: int = 4000  # of the first round, by the rollout policy
    searched_games: int = 0  # of the first round, by the search without a network
    games: int = 600  # of each later round, by the network
    simulations: int = 60  # of a decision in those
    rounds: int = 4
    match_deals: int = 60
    match_seconds: float | None = None  # for a decision; none: as the length of a game allows
    confidence: float = 0.95
    mix: float = 0.5  # how much of a target is what a search thought, the rest being the result
    rate: float = 0.003
    epochs: float = 3.0
    seed: str = "train"
    is_anew: bool = False  # the network the game has is not the champion to beat
    to_quiet: bool = False  # the result is the advice's evaluation at the next quiet position
    search: dict[str, Any] = field(default_factory=lambda: dict(SEARCH))


def declared(subject: Subject) -> dict[str, Any]:
    """The settings a game has in its `training.toml` for so many players."""
    path = subject.game.folder / "training.toml"
    if not path.exists():
        return {}
    sections = tomllib.loads(path.read_text(encoding="utf-8"))
    settings: dict[str, Any] = sections.get(str(subject.players), {})
    return settings | {"search": SEARCH | settings.get("search", {})}


@dataclass
class Course:
    """A training in its folder."""

    settings: Settings
    folder: Path
    run: Run
    say: Say

    def __post_init__(self) -> None:
        subject = self.settings.subject
        state = subject.start()
        self.features = subject.game.features(state)
        self.variant = subject.variant
        outputs = 2 * subject.players + 1
        seed = int.from_bytes(self.settings.seed.encode()[-6:], "little")
        self.learner = Learner(int(self.features.count), self.settings.hidden, outputs, seed)
        self.log: list[dict[str, Any]] = []

    # -- the folder --------------------------------------------------------------------------

    def open(self) -> None:
        """Begin, or resume; `BadTraining` if the folder holds a training with other settings."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "settings.json"
        settings = json.dumps(asdict(self.settings), indent=1, sort_keys=True)
        if path.exists() and path.read_text(encoding="utf-8") != settings:
            raise BadTraining(f"{self.folder} holds a training with other settings")
        path.write_text(settings, encoding="utf-8")
        if self.log_path.exists():
            self.log = [json.loads(line) for line in self.log_path.read_text().splitlines()]
        if self.log:
            self.learner.load(self.folder / "learner.npz")

    @property
    def log_path(self) -> Path:
        """One line a round."""
        return self.folder / "log.jsonl"

    @property
    def champion_path(self) -> Path:
        """The best network so far."""
        return self.folder / "champion.weights"

    def champion(self) -> bytes:
        """The network to beat: of this folder, else the game's own; none: the plain search."""
        if self.champion_path.exists():
            return self.champion_path.read_bytes()
        if self.settings.is_anew:
            return b""
        subject = self.settings.subject
        weights = shipped(subject.game, subject.players, self.variant)
        if weights is not None and fits(weights, subject.game, subject.start()):
            return weights.to_bytes()
        return b""

    # -- rounds ------------------------------------------------------------------------------

    def train(self) -> bytes:
        """All rounds that are left; returns the champion."""
        self.open()
        for number in range(len(self.log), self.settings.rounds):
            start = time.monotonic()
            entry = {"round": number, **self.round(number)}
            entry["seconds"] = round(time.monotonic() - start, 1)
            self.note(entry)
        return self.champion()

    def round(self, number: int) -> dict[str, Any]:
        """Play, learn, and challenge the champion."""
        positions, held = self.positions(number)
        if number == 0:
            self.learner.set_unit(positions)
        self.say(f"round {number}: {len(positions)} positions")
        learned = self.recent(number, positions)
        settings = self.settings
        self.learner.learn(learned, settings.mix, settings.rate, settings.epochs)
        loss = self.learner.test(held, settings.mix)
        self.say(f"round {number}: margin {loss.margin:.3f}, win {loss.win:.3f}")
        entry = {"positions": len(positions), "margin": loss.margin, "win": loss.win}
        score = self.challenge(number, entry)
        return {**entry, "match": score.mean, "deals": len(score.shares)}

    def positions(self, number: int) -> tuple[Positions, Positions]:
        """New positions of a round: to learn from, and held back for testing."""
        paths = [self.folder / f"positions-{number}{part}.npz" for part in ("", "-held")]
        if not all(path.exists() for path in paths):
            parts = self.play(number)
            cut = max(1, len(parts) // HELD_BACK)
            joined(parts[cut:]).save(paths[0])
            joined(parts[:cut]).save(paths[1])
            (self.folder / f"positions-{number - REPLAYED}.npz").unlink(missing_ok=True)
        return load(paths[0]), load(paths[1])

    def play(self, number: int) -> Sequence[Positions]:
        """The games of a round: the first without a network, later ones with the latest."""
        settings = self.settings
        seed = f"{settings.seed}-{number}"
        if number > 0:
            weights = self.weights("").to_bytes()
            tasks = self.lessons(weights, settings.simulations, settings.games, seed)
        else:
            tasks = self.lessons(b"", 0, settings.first_games, seed)
            tasks += self.lessons(
                b"", settings.simulations, settings.searched_games, f"{seed}-searched"
            )
        parts = []
        for part in self.run(play, tasks):
            parts.append(part)
            self.say(f"round {number}: task {len(parts)} of {len(tasks)}")
        return parts

    def lessons(self, weights: bytes, simulations: int, games: int, seed: str) -> list[Lesson]:
        """So many games as tasks."""
        settings = self.settings
        settles = bool(settings.search["settles"])
        whole = Lesson(
            settings.subject, games, seed, weights, simulations, settles, settings.to_quiet
        )
        return list(whole.parts(max(2, games // 40)))

    def recent(self, number: int, positions: Positions) -> Positions:
        """The positions of the last rounds."""
        first = max(1, number - REPLAYED + 1)
        paths = [self.folder / f"positions-{n}.npz" for n in range(first, number)]
        return joined([*(load(path) for path in paths if path.exists()), positions])

    def weights(self, note: str) -> Weights:
        """The learner's network as it is."""
        subject, game = self.settings.subject, self.settings.subject.game
        head = Head(
            game.name, game.version, subject.players, self.variant,
            layout_of(self.features), self.learner.features, self.settings.hidden,
            max(1, round(100 * self.learner.unit)), self.settings.search, note,
        )  # fmt: skip
        return Weights(head, self.learner.numbers())

    # -- the match ---------------------------------------------------------------------------

    def challenge(self, number: int, entry: dict[str, Any]) -> Score:
        """Let the network play the champion; it takes its place if it is better."""
        settings, champion = self.settings, self.champion()
        challenger = self.weights("").to_bytes()
        seconds = settings.match_seconds or decision_seconds(settings.subject)
        deals = [
            Deal(
                settings.subject, f"{settings.seed}-{number}-{n}", challenger, champion, seconds
            )
            for n in range(settings.match_deals)
        ]  # fmt: skip
        score = Score((0.0,))
        for score in play_match(deals, self.run, settings.confidence):
            self.say(f"round {number}: {score}")
        if score.bound(settings.confidence) > 0.5:
            opponent = "the champion before" if champion else "the search without a network"
            note = f"seed {settings.seed}, round {number}: {score} against {opponent}"
            self.champion_path.write_bytes(self.weights(note).to_bytes())
            self.say(f"round {number}: new champion")
        return score

    def note(self, entry: dict[str, Any]) -> None:
        """Save the learner, then the log: a round stopped between the two is played again."""
        self.learner.save(self.folder / "learner.npz")
        self.log.append(entry)
        self.log_path.write_text("".join(json.dumps(each) + "\n" for each in self.log))
        (self.folder / "curves.svg").write_text(draw(self.log), encoding="utf-8")

    def install(self) -> Path | None:
        """Put the champion, if one was found, into the game's folder; returns where."""
        if not self.champion_path.exists():
            return None
        subject = self.settings.subject
        path = path_of(subject.game, subject.players, self.variant)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(self.champion_path.read_bytes())
        return path


def decision_seconds(subject: Subject) -> float:
    """The time of a decision in a match: long games are played faster."""
    state, advice, rng = subject.start(), subject.game.advice, fast_rng(subject.name)
    length = 0
    while not state.is_over():
        seat = state.to_act()
        state.play(seat, advice.rollout_action(state, seat, rng))
        length += 1
    return min(MOST_SECONDS, GAME_SECONDS / length)
