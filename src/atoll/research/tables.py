"""The spaces of every game as the page `docs/research/spaces.md` shows them.

python -m atoll.research.tables > docs/research/spaces.md
"""

import sys

from atoll import games
from atoll.core.encoding import Field
from atoll.research.spaces import Spaces, spans

HEAD = """# Observations and actions

One seat's knowledge as integers from 0 to 255, and a fixed list of actions: the same in
every adapter. The fields that a game declares come first (in Gipsy King after the planes), each as
declared; the game's `encoding.py` adds what a field alone does not show. They are equal for all
truths the seat can't tell apart: the full state and the seat's `seen_by` copy give the same
numbers, which law 7 checks in every game. Seats are counted from the viewer: place 0 is the viewer,
place 1 is to their left.

Sizes depend on the set-up; the tables show each game with its fewest players and default options.

```python
from atoll.research.spaces import Spaces

spaces = Spaces("planet", players=3)
state = spaces.start(seed=1)
seen = state.seen_by(state.to_act())
fields = spaces.split(spaces.observe(seen))
print(fields["offer"].shape, spaces.mask(seen).sum(), "legal of", spaces.actions)
```

Notes:

- A set or a choice is encoded as zeros and ones; a count above 255 is written as 255.
- Legal actions are those of the seat the game waits for first. La Isla Bohnita lets others wish,
  offer and sell out of turn; the adapters ask them only when they have something to answer or to
  plant, and then they may do these things too.
- Every legal action the engine lists has a number. La Isla Bohnita's free offers, of several cards
  or in answer to another, are not listed and have none; if an offer can be accepted with different
  copies of the same beans, one number stands for all of these ways. In the other games each legal
  action has its own number.
"""


def observation_table(spaces: Spaces) -> str:
    """The fields of an observation."""
    lines = ["| from | field | shape | most | meaning |", "|---|---|---|---|---|"]
    for field, start, _ in spans(spaces.encoding.fields):
        lines.append(f"| {start} | `{field.name}` | {shape(field)} | {field.most} | {field.what} |")
    return "\n".join(lines)


def action_table(spaces: Spaces) -> str:
    """The verbs of the action space."""
    lines = ["| from | action | shape | meaning |", "|---|---|---|---|"]
    for field, start, _ in spans(spaces.encoding.verbs):
        lines.append(f"| {start} | `{field.name}` | {shape(field)} | {field.what} |")
    return "\n".join(lines)


def shape(field: Field) -> str:
    """How many numbers along each axis."""
    return " × ".join(map(str, field.shape))


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in games.all_games():
        spaces = Spaces(game.name)
        parts.append(f"## {game.title}, {spaces.players} players\n")
        parts.append(f"An observation has {spaces.observation_size} numbers.\n")
        parts.append(observation_table(spaces) + "\n")
        parts.append(f"There are {spaces.actions} actions.\n")
        parts.append(action_table(spaces) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(page())
