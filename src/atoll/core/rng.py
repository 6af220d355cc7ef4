"""The one source of chance: specified here, the same on every machine, compiled or not.

Two generators share one interface. Real games draw from a stream of BLAKE2b blocks keyed by
their seed, which nobody can predict from what they saw; playouts draw from a multiply-with-carry
generator. No value reaches 2**63. The full specification stands in `docs/random.md`.
"""

import hashlib
from typing import Final, final

from atoll.core.bits import nth, popcount
from atoll.core.native import append, i64, vec

M32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069  # multiply-with-carry, period about 2**60
WORDS: Final = 16  # 32-bit words in one BLAKE2b block
KEY_WORDS: Final = 8


@final
class Rng:
    """A random generator whose whole condition is a few integers."""

    def __init__(self) -> None:
        self.is_stream: bool = False
        self.state: i64 = 1  # the carry and the last word; in a stream the count of words drawn
        self.key: bytes = b""
        self.block: vec[i64] = vec[i64]()
        self.block_number: i64 = -1
        # Whether `below` takes its answers from `block` and notes its bounds.
        self.is_scripted: bool = False
        self.bounds: vec[i64] = vec[i64]()

    def word(self) -> i64:
        """The next 32 bits."""
        if self.is_stream:
            return self.stream_word()
        self.state = MULTIPLIER * (self.state & M32) + (self.state >> 32)
        return self.state & M32

    def stream_word(self) -> i64:
        """The next 32 bits of the keyed stream."""
        number = self.state // WORDS
        if number != self.block_number:
            self.block = block_words(self.key, number)
            self.block_number = number
        drawn = self.block[self.state % WORDS]
        self.state += 1
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound-1, each equally likely (0 < bound < 2**31)."""
        if self.is_stream and self.is_scripted:
            return self.scripted(bound)
        product = self.word() * bound
        low = product & M32
        if low < bound:
            threshold = (M32 + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & M32
        return product >> 32

    def scripted(self, bound: i64) -> i64:
        """The next answer of the script, 0 after its end."""
        at = self.state
        self.state += 1
        self.bounds = append(self.bounds, bound)
        if at < len(self.block):
            return self.block[at]
        return 0

    def pick(self, mask: i64) -> i64:
        """A thing of a set that is not empty, each equally likely."""
        return nth(mask, self.below(popcount(mask)))

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into an order at random, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def order(self, size: i64) -> vec[i64]:
        """The numbers 0 … size-1 in an order at random."""
        items = vec[i64]()
        for number in range(size):
            items = append(items, number)
        self.shuffle(items)
        return items

    def assign(self, other: "Rng") -> None:
        """Become a copy of the other generator."""
        self.is_stream = other.is_stream
        self.state = other.state
        if other.is_stream:
            self.key = other.key
            self.block_number = -1

    def copy(self) -> "Rng":
        """A generator that will draw the same numbers."""
        twin = Rng()
        twin.assign(self)
        return twin

    def fork(self) -> "Rng":
        """A fast generator started from this one's next words."""
        twin = Rng()
        twin.start(self.word(), self.word())
        return twin

    def start(self, high: i64, low: i64) -> None:
        """Start the fast generator from two words."""
        self.is_stream = False
        carry = high % (MULTIPLIER - 1)
        self.state = carry * (M32 + 1) + low
        if self.state == 0:
            self.state = 1

    def to_ints(self) -> list[int]:
        """The condition as integers; `from_ints` undoes it."""
        if not self.is_stream:
            return [0, self.state]
        return [1, self.state] + [
            int.from_bytes(self.key[4 * i : 4 * i + 4], "little") for i in range(KEY_WORDS)
        ]

    def from_ints(self, ints: list[int]) -> None:
        """Take on a condition written by `to_ints`."""
        self.is_stream = ints[0] == 1
        self.state = ints[1]
        self.key = b"".join([word.to_bytes(4, "little") for word in ints[2:]])
        self.block_number = -1


def block_words(key: bytes, number: int) -> vec[i64]:
    """Block `number` of the stream under `key` as 32-bit words."""
    digest = hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=64).digest()
    words = vec[i64]()
    for i in range(WORDS):
        words = append(words, int.from_bytes(digest[4 * i : 4 * i + 4], "little"))
    return words


def stream_rng(seed: str) -> Rng:
    """The generator of a real game: a stream keyed by the seed's text."""
    rng = Rng()
    rng.is_stream = True
    rng.state = 0
    rng.key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"atoll seed").digest()
    return rng


def scripted_rng(answers: list[int]) -> Rng:
    """A generator that gives these answers and notes the bounds it was asked for."""
    rng = Rng()
    rng.is_stream = rng.is_scripted = True
    rng.state = 0
    for answer in answers:
        rng.block = append(rng.block, answer)
    return rng


def fast_rng(seed: int | str) -> Rng:
    """The generator of playouts and bots; a number and its text are the same seed."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8, person=b"atoll fast").digest()
    rng = Rng()
    rng.start(int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little"))
    return rng


def commitment(seed: str) -> str:
    """What is shown of a seed before the game is over: anybody can check it afterwards."""
    return hashlib.blake2b(seed.encode(), digest_size=32, person=b"atoll commit").hexdigest()
