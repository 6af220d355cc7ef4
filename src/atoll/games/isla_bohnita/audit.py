"""La Isla Bohnita's cards and thalers counted afresh, for the laws."""

from itertools import product

from atoll.games.isla_bohnita.components import BohnitaSet, bean_of
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.view import trace

Piles = tuple[tuple[int, int] | None, ...]


def inventory(state: BohnitaState) -> list[str]:
    """Every card by its bean's number."""
    truth = trace(state)
    cards = [*truth["deck"], *truth["discard"], *truth["put_aside"], *truth["turned_up"]]
    for pile in (*truth["rows"].values(), *truth["hands"], *truth["set_aside"]):
        cards += pile
    for thalers in truth["thalers"]:
        cards += thalers
    for piles in (*truth["fields"], *truth["merchants"], truth["pirates"]):
        for lying in piles:
            if lying:
                cards += [lying["bean"]] * lying["count"]
    return [str(card) for card in cards]


def recount(state: BohnitaState) -> list[int]:
    """The thalers in the harbours, and at the end what everything sells for."""
    truth = trace(state)
    points = []
    for seat, thalers in enumerate(truth["thalers"]):
        merchants = truth["merchants"][seat]
        places = [*merchants, *truth["fields"][seat], truth["pirates"][seat]]
        piles = tuple((p["bean"], p["count"]) if p and p["count"] else None for p in places)
        sale = best_sale(piles, len(merchants), state.printed) if state.is_over() else 0
        points.append(len(thalers) + sale)
    return points


def best_sale(piles: Piles, merchants: int, printed: BohnitaSet) -> int:
    """IB-24 by trying every way to load and move; the first piles are the merchants'."""
    reached, waiting, best = {piles}, [piles], 0
    while waiting:
        here = waiting.pop()
        sales = [printed.value(bean_of(pile[0]), pile[1]) for pile in here if pile]
        best = max(best, sum(sales))
        for source, target in product(range(len(here)), range(merchants)):
            moved, carried = here[source], here[target]
            if source == target or not moved or (carried and carried[0] != moved[0]):
                continue
            after = list(here)
            after[source] = None
            after[target] = (moved[0], moved[1] + (carried[1] if carried else 0))
            if tuple(after) not in reached:
                reached.add(tuple(after))
                waiting.append(tuple(after))
    return best
