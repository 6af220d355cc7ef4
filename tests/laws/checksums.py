"""A fingerprint of a seeded random game, the same on every machine and build."""

import hashlib
from collections.abc import Mapping

from atoll.core.game import Game, OptionValue
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State


def checksum(game: Game, players: int, options: Mapping[str, OptionValue], seed: str) -> str:
    """The fingerprint of every state of one seeded random game, and of samples of them."""
    state = game.new(players, seed, "default", **options)
    rng = fast_rng(seed)
    digest = hashlib.blake2b(digest_size=16)
    while not state.is_over():
        digest.update(str(state.to_ints()).encode())
        digest.update(str(state.seen_by(0).sample(rng).to_ints()).encode())
        play_random(state, rng)
    digest.update(str(state.to_ints()).encode())
    return digest.hexdigest()


def play_random(state: State, rng: Rng) -> None:
    """One random action of the first seat the game waits for."""
    seat = state.to_act()
    state.play(seat, state.random_action(seat, rng))
