"""Trained value networks as files: which game and rules they are for, and whether they are whole.

A file is one line of JSON and the compressed weights. A game keeps its files in `weights/` in its
folder, one for each number of players and variant; one that does not fit is not used.
"""

import hashlib
import json
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from atoll.bots.evaluation import Evaluation
from atoll.core.advice import SearchSettings
from atoll.core.errors import AtollError
from atoll.core.features import Features
from atoll.core.game import Game
from atoll.core.network import Network
from atoll.core.state import State

FORMAT = 1
SUFFIX = ".weights"
MOST_BYTES = 300_000  # of all files of a game


class BadWeights(AtollError):
    """A file that holds no network, or a damaged one."""


@dataclass(frozen=True)
class Head:
    """What a file says of its network."""

    game: str
    rules: int  # the version of the game's rules
    players: int
    variant: str
    layout: str  # a fingerprint of the features' names and shapes
    features: int
    hidden: int
    unit: int  # hundredths of a point that 1.0 stands for
    search: dict[str, Any]  # the `SearchSettings` measured with it
    note: str  # how it was trained
    fingerprint: str = ""  # of all the rest
    format: int = FORMAT


@dataclass(frozen=True)
class Weights:
    """A trained network: first layer, its bias, second layer, its bias, in whole numbers."""

    head: Head
    numbers: tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]]

    @property
    def outputs(self) -> int:
        """Two for each seat, and the viewer's points."""
        return 2 * self.head.players + 1

    def to_bytes(self) -> bytes:
        """The file."""
        packed = self.packed()
        head = replace(self.head, fingerprint=fingerprint(self.head, packed))
        return json.dumps(asdict(head)).encode() + b"\n" + packed

    def packed(self) -> bytes:
        """All numbers, compressed."""
        numbers = array("i", [number for part in self.numbers for number in part])
        return zlib.compress(numbers.tobytes(), 9)

    @cached_property
    def network(self) -> Network:
        """The network, ready to evaluate; unpacked once."""
        parts = [[int(number) for number in part] for part in self.numbers]
        return Network(self.head.features, self.head.hidden, *parts)

    def settings(self) -> SearchSettings:
        """The settings of a search with it."""
        return SearchSettings(**self.head.search)


def fingerprint(head: Head, packed: bytes) -> str:
    """What tells a damaged or edited file."""
    header = json.dumps(asdict(replace(head, fingerprint="")), sort_keys=True).encode()
    return hashlib.blake2b(header + packed, digest_size=16, person=b"atoll weights").hexdigest()


def layout_of(features: Features) -> str:
    """A fingerprint of the names and shapes of features."""
    layout = json.dumps([[field.name, list(field.shape)] for field in features.layout])
    return hashlib.blake2b(layout.encode(), digest_size=8, person=b"atoll layout").hexdigest()


def read(data: bytes) -> Weights:
    """The network in a file; `BadWeights` if it is damaged."""
    line, _, packed = data.partition(b"\n")
    try:
        head = Head(**json.loads(line))
        numbers = array("i", zlib.decompress(packed))
    except (ValueError, TypeError, zlib.error) as error:
        raise BadWeights(f"these are no weights ({error})") from None
    if head.format != FORMAT or head.fingerprint != fingerprint(head, packed):
        raise BadWeights("these weights were changed or are of another format")
    sizes = [head.features * head.hidden, head.hidden]
    outputs = 2 * head.players + 1
    sizes += [outputs * head.hidden, outputs]
    if len(numbers) != sum(sizes):
        raise BadWeights(f"{len(numbers)} weights where {sum(sizes)} are needed")
    parts = []
    for size in sizes:
        parts.append(numbers[:size])
        numbers = numbers[size:]
    return Weights(head, (parts[0], parts[1], parts[2], parts[3]))


def path_of(game: Game, players: int, variant: str) -> Path:
    """Where a game keeps its network for so many players."""
    name = f"{players}-{variant}" if variant else str(players)
    return game.folder / "weights" / (name + SUFFIX)


def variant_of(game: Game, state: State) -> str:
    """The yes-or-no options of a game in progress that differ from the defaults, as one word."""
    words = []
    for option in game.options:
        value = getattr(state, option.name, option.default)
        if isinstance(option.default, bool) and bool(value) != option.default:
            words.append(option.name if value else f"no-{option.name}")
    return "-".join(words)


def fits(weights: Weights, game: Game, state: State) -> bool:
    """Whether a network was trained for games like this one, by their rules and features."""
    head = weights.head
    kind = (game.name, game.version, int(state.players), variant_of(game, state))
    if (head.game, head.rules, head.players, head.variant) != kind:
        return False
    return head.layout == layout_of(game.features(state))


@cache
def shipped(game: Game, players: int, variant: str) -> Weights | None:
    """The network a game came with, whole; it may still not fit."""
    path = path_of(game, players, variant)
    if not path.exists():
        return None
    try:
        return read(path.read_bytes())
    except BadWeights:
        return None


class Networks:
    """The value networks of a game: those it came with, or one that is given."""

    def __init__(self, game: Game, given: Weights | None = None) -> None:
        self.game = game
        self.given = given

    def fitting(self, state: State) -> Weights | None:
        """The network for positions like this one; none if there is none that fits."""
        variant = variant_of(self.game, state)
        weights = self.given or shipped(self.game, int(state.players), variant)
        return weights if weights is not None and fits(weights, self.game, state) else None

    def evaluation(self, weights: Weights, state: State) -> Evaluation:
        """An evaluation of positions like this one."""
        features = self.game.features(state)
        return Evaluation(features, weights.network, weights.head.unit, state)
