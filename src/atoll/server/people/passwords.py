"""Passwords: hashed and compared in separate threads, a limited number at a time."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from atoll.server.errors import ServerError
from atoll.server.limits.budgets import Budgets

AT_ONCE = 1  # a hash takes 64 MB and a core for 200 ms
WAITING = 16
TRIES = 0.2  # log-ins a second to one account from one address
TRIES_OF_ALL = 1.0  # log-ins a second to one account
HASHER = PasswordHasher(parallelism=1)  # one log-in never uses all cores
T = TypeVar("T")


class Passwords:
    """Hashes and compares passwords; slows down guessing without locking the owner out."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(AT_ONCE, "atoll-passwords")
        self.waiting = 0
        self.tries = Budgets(TRIES)
        self.tries_of_all = Budgets(TRIES_OF_ALL)

    async def hash(self, password: str) -> str:
        """The hash of a password, as it is stored."""
        return await self.work(HASHER.hash, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether this is the password of the hash; takes as long if there is no hash."""
        return await self.work(compare, stored, password)

    def check_tries(self, login: str, address: str) -> None:
        """Raise if an account is tried too often; one address cannot use up the tries of all."""
        if not (self.tries.take((login, address)) and self.tries_of_all.take(login)):
            raise ServerError("limit/rate")

    async def work(self, function: Callable[..., T], *args: str | None) -> T:
        """The result of a function run in a thread; refused if too many wait."""
        if self.waiting >= WAITING:
            raise ServerError("server/busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, function, *args)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Stop the threads."""
        self.pool.shutdown(wait=False, cancel_futures=True)


@cache
def nobody() -> str:
    """The hash of a random password."""
    return HASHER.hash(secrets.token_hex(16))


def compare(stored: str | None, password: str) -> bool:
    """Whether this is the password of the hash; compares with a random one if there is none."""
    try:
        return HASHER.verify(nobody() if stored is None else stored, password)
    except VerificationError:
        return False
