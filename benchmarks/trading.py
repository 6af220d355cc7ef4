"""How bots trade in La Isla Bohnita: `python -m benchmarks.trading`. Offers, deals, ships, raids.

Plays games between bots of one level and counts offers, their results, purchases and raids.
"""

import argparse
import sys
from collections import Counter

from atoll import games
from atoll.cli.trace import play
from atoll.core.game import Data, Game
from atoll.core.record import Record, replay
from atoll.core.state import State

GAME = "isla_bohnita"
PARTS = ("gives", "wants")
COUNTED = ("accept", "refuse", "withdraw", "wish", "raid")


def counts_of(game: Game, record: Record) -> Counter[str]:
    """The counts of one game."""
    counts: Counter[str] = Counter()
    before: State | None = None
    for seat, action, state in replay(record, game, "game"):
        if before is not None:
            counts.update(kinds(game.trace(before), seat, game.data(before, seat, action)))
        before = state.copy()
    return counts


def kinds(before: Data, seat: int, action: Data) -> list[str]:
    """The rows of the table that an action counts in."""
    verb = str(action["verb"])
    if verb == "buy":
        return [f"buy {action['ware']}"]
    if verb != "offer":
        return [verb] if verb in COUNTED else []
    side = "active" if seat == before["active"] else "other"
    given, wanted = (sum(len(cards) for cards in action[part].values()) for part in PARTS)
    names = ["offers", f"offers of the {side} player", f"offers {given} for {wanted}"]
    if action["answers"] is not None:
        names.append("counters")
    wished = {bean for beans in partners_wishes(before, seat, action["to"]) for bean in beans}
    if wished & {bean for cards in action["gives"].values() for bean in cards}:
        names.append("answers to a wish")
    return names


def partners_wishes(before: Data, seat: int, partner: int | None) -> list[list[int]]:
    """The wishes of the partners of an offer."""
    return [
        beans
        for other, beans in enumerate(before["wishes"])
        if other != seat and partner in (None, other)
    ]


def main() -> None:
    """Play and print a line for each kind, in all and for each game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trading", description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="casual")
    options = parser.parse_args()
    game, total = games.find(GAME), Counter[str]()
    for number in range(options.games):
        setup = game.setup(options.players, f"trading {number}", "default")
        total.update(counts_of(game, play(game, setup, options.bot)))
    for kind, count in sorted(total.items()):
        sys.stdout.write(f"{kind:32} {count:6} {count / options.games:8.1f} a game\n")


if __name__ == "__main__":
    main()
