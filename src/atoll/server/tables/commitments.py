"""The server's part of a player's next seed: committed to before the player adds a share."""

from atoll.core.rng import commitment
from atoll.server.chance import new_secret
from atoll.server.errors import ServerError
from atoll.server.store import commitment_rows
from atoll.server.store.database import Database


class Commitments:
    """At most one commitment per player; each is for one game."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def make(self, player: str) -> str:
        """A new commitment; it replaces an unused one."""
        secret = new_secret()
        made = commitment(secret)
        await commitment_rows.keep(player, made, secret, self.database)
        return made

    async def take(self, player: str, made: str) -> str:
        """The secret of a commitment made to a player; it can be used once."""
        secret = await commitment_rows.take(player, made, self.database)
        if secret is None:
            raise ServerError("input/commitment")
        return secret

    async def secret_of(self, player: str, made: str | None) -> str:
        """The secret of a commitment, a new one if the player named none."""
        return new_secret() if made is None else await self.take(player, made)
