"""La Isla Bohnita's tables and worths, as the referee reads them from the clauses."""

from collections.abc import Iterator

METERS: dict[int, tuple[int | None, int | None, int | None, int | None]] = {
    4: (None, 2, 3, 4),
    6: (None, 2, 3, None),
    8: (2, 3, 4, 5),
    10: (2, 4, 5, 6),
    12: (2, 4, 6, 7),
    14: (3, 5, 6, 7),
    16: (3, 5, 7, 8),
    18: (3, 6, 8, 9),
    20: (4, 6, 8, 10),
    22: (4, 7, 9, 11),
    24: (4, 7, 10, 12),
    26: (5, 8, 10, 12),
    28: (5, 8, 11, 13),
}
BASE = (6, 8, 10, 12, 14, 16, 18, 20)
EXTENSION = (4, 22, 24)
ISLAND = (26, 28)
REMOVED_BASE = {2: (6, 28), 3: (6, 28), 4: (6, 28), 5: (6,)}
REMOVED_ALL = {
    2: (4, 6, 8, 10, 12, 14, 28),
    3: (4, 6, 8, 10, 12, 28),
    4: (4, 6, 8, 10, 28),
    5: (4, 6, 8, 28),
    6: (4, 6, 8, 10),
    7: (4, 6, 8),
}
REMOVED_INLAND = {2: (4, 6), 3: (4,), 4: (24,), 5: (24,), 6: (4, 6), 7: (4, 6)}
Pile = tuple[int, int]
NOTHING: Pile = (0, 0)


def deck(players: int, island: bool, extension: bool) -> list[int]:
    """Every card of the game (IB-1, IB-2)."""
    beans = BASE + (EXTENSION if extension else ()) + (ISLAND if island else ())
    removed: tuple[int, ...] = ()
    if island:
        removed = (REMOVED_ALL if extension else REMOVED_BASE)[players]
    elif extension:
        removed = REMOVED_INLAND[players]
    return [bean for bean in beans if bean not in removed for _ in range(bean)]


def worth(bean: int, count: int) -> int:
    """The thalers so many cards of one bean are worth (IB-C1)."""
    if not bean:
        return 0
    steps = enumerate(METERS[bean], 1)
    return max([0] + [thalers for thalers, step in steps if step is not None and step <= count])


def prices(players: int, island: bool) -> dict[str, int]:
    """What can be bought and for how much (IB-3, IB-21, IB-28)."""
    if not island:
        return {"field": 2 if players >= 6 else 3}
    merchant = 5 if players == 2 else 4 if players <= 4 else 3
    return {"field": 3, "merchant": merchant, "pirate": 2}


def merged(target: Pile, source: Pile) -> Pile | None:
    """A pile onto another: possible if the target is empty or of the same bean (IB-18, IB-19)."""
    if not source[1] or (target[1] and target[0] != source[0]):
        return None
    return (source[0], target[1] + source[1])


def mergings(fields: int, piles: tuple[Pile, ...]) -> Iterator[tuple[Pile, ...]]:
    """Every position one merging away: fields, then two merchants or fewer, then the pirate."""
    merchants = range(fields, len(piles) - 1)
    for source in range(len(piles)):
        for target in merchants:
            new = merged(piles[target], piles[source])
            if source != target and new is not None:
                changed = list(piles)
                changed[source], changed[target] = NOTHING, new
                yield tuple(changed)


def best_sale(fields: list[Pile], merchants: list[Pile], pirate: Pile) -> int:
    """The most thalers by any order of selling, loading and moving (IB-24), trying everything."""
    start = ((*fields, *merchants, pirate), 0)
    seen, waiting, best = {start}, [start], 0
    while waiting:
        piles, earned = waiting.pop()
        best = max(best, earned + sum(worth(*pile) for pile in piles))
        steps = [(after, earned) for after in mergings(len(fields), piles)]
        for ship in range(len(fields), len(piles)):
            if thalers := worth(*piles[ship]):
                sold = (*piles[:ship], NOTHING, *piles[ship + 1 :])
                steps.append((sold, earned + thalers))
        for step in steps:
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    return best
