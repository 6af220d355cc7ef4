"""What the game waits for, and how an action is written as an integer."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.isla_bohnita.components import BEANS

# Steps: what the game waits for.
LEFT: Final = 0  # IB-28: the cards the opponent left lying
PLANT: Final = 1
TRADE: Final = 2
ASIDE: Final = 3
DRAW: Final = 4
RAID: Final = 5
OVER: Final = 6

# A small action is a verb and its argument: verb * VERB + argument.
VERB: Final = 256
DO_PLANT: Final = 0  # a field, for the front hand card
DO_TURN_UP: Final = 1  # 0
DO_SET_ASIDE: Final = 2  # a slot
DO_PLANT_ASIDE: Final = 3  # bean * FIELD + field
DO_PLANT_LYING: Final = 4  # bean * FIELD + field, with two players
DO_END: Final = 5  # 0: phase 2 ends
DO_DRAW: Final = 6  # 0
DO_SAIL: Final = 7  # (merchant * 2 + port) * COUNT + cards
DO_RAID: Final = 8  # seat * 2 + merchant
DO_YIELD: Final = 9  # 0
DO_SELL_FIELD: Final = 10  # a field
DO_LOAD: Final = 11  # field * 2 + merchant
DO_SELL_CARGO: Final = 12  # a ship
DO_MOVE: Final = 13  # ship * 2 + merchant
DO_BUY: Final = 14  # a ware
DO_DISCARD: Final = 15  # a place in the hand, with two players
DO_PLANT_LEFT: Final = 16  # bean * FIELD + field (IB-28)
DO_DISCARD_LEFT: Final = 17  # a bean (IB-28)
DO_WISH: Final = 18  # a bean
DO_REFUSE: Final = 19  # an offer's id
DO_WITHDRAW: Final = 20  # an offer's id
FIELD: Final = 4
COUNT: Final = 8

# A deal takes at most DEALT cards from a hand; a place in the hand is a number below HAND.
DEALT: Final = 7
HAND: Final = 56
ANYBODY: Final = 7  # the partner of an offer to all
MOST_OFFERS: Final = 40  # ids of a turn's offers are below this
NO_ID: Final = MOST_OFFERS
REST: Final = 4 * 8 * (NO_ID + 1)  # (slots * 8 + partner) * (NO_ID + 1) + the offer answered

# Large actions lie far above the small ones and STEP apart, so that none is another's neighbour.
STEP: Final = 16
ACCEPT: Final = BIT[40]  # (id * SUBSETS + places given) * STEP
OFFER: Final = BIT[60]  # ((places given * WANTS + beans wanted) * REST + rest) * STEP
TOLD: Final = BIT[61]  # an offer as others hear it: beans instead of places


def pascal() -> list[int]:
    """How many ways there are to choose k ≤ DEALT out of n ≤ HAND, at n * (DEALT + 1) + k."""
    rows = [[1] + [0] * DEALT]
    for n in range(HAND):
        rows.append([1] + [rows[n][k] + rows[n][k - 1] for k in range(1, DEALT + 1)])
    return [ways for row in rows for ways in row]


CHOOSE: Final = vec[i64](pascal())


def running_sums(ways: list[int]) -> list[int]:
    """The sums of the first 0, 1, 2, … of these numbers."""
    sums = [0]
    for number in ways:
        sums.append(sums[-1] + number)
    return sums


# Before the sets of k places come all smaller ones; likewise for the beans wanted.
SMALLER: Final = vec[i64](
    running_sums([int(CHOOSE[HAND * (DEALT + 1) + k]) for k in range(DEALT + 1)])
)
FEWER: Final = vec[i64](
    running_sums([int(CHOOSE[(BEANS + k - 1) * (DEALT + 1) + k]) for k in range(DEALT + 1)])
)
SUBSETS: Final = SMALLER[DEALT + 1]
WANTS: Final = FEWER[DEALT + 1]


def rank_of(mask: i64) -> i64:
    """The number of a set among all sets with as many members (colexicographic)."""
    rank: i64 = 0
    k: i64 = 1
    place: i64 = 0
    while mask != 0:
        if (mask & 1) != 0:
            rank += CHOOSE[place * (DEALT + 1) + k]
            k += 1
        mask >>= 1
        place += 1
    return rank


def unrank(rank: i64, k: i64, most: i64) -> i64:
    """The set of k members below `most` that has this rank."""
    mask: i64 = 0
    place = most
    while k > 0:
        place -= 1
        ways = CHOOSE[place * (DEALT + 1) + k]
        if ways <= rank:
            rank -= ways
            mask |= BIT[place]
            k -= 1
    return mask


def rank_places(mask: i64, size: i64) -> i64:
    """The number of a set of `size` places in a hand."""
    return SMALLER[size] + rank_of(mask)


def places_of(rank: i64) -> i64:
    """The set of places with this number, below SUBSETS."""
    if rank == 0:
        return 0
    if rank <= HAND:
        return BIT[rank - 1]
    k: i64 = 2
    while SMALLER[k + 1] <= rank:
        k += 1
    return unrank(rank - SMALLER[k], k, HAND)


def rank_beans(counts: i64, size: i64) -> i64:
    """The number of a multiset of `size` beans, given as four bits a bean."""
    mask: i64 = 0
    place: i64 = 0
    while counts != 0:
        copies = counts & 15
        while copies > 0:
            mask |= BIT[place]
            place += 1
            copies -= 1
        place += 1
        counts >>= 4
    return FEWER[size] + rank_of(mask)


def beans_of(rank: i64) -> i64:
    """The multiset of beans with this number, as four bits a bean."""
    if rank == 0:
        return 0
    if rank <= BEANS:
        return BIT[4 * (rank - 1)]
    k: i64 = 2
    while FEWER[k + 1] <= rank:
        k += 1
    mask = unrank(rank - FEWER[k], k, BEANS + k - 1)
    counts: i64 = 0
    bean: i64 = 0
    while mask != 0:
        if (mask & 1) != 0:
            counts += BIT[4 * bean]
        else:
            bean += 1
        mask >>= 1
    return counts


def nibble_sum(counts: i64) -> i64:
    """How many beans a multiset holds."""
    size: i64 = 0
    while counts != 0:
        size += counts & 15
        counts >>= 4
    return size


def beans_list(counts: i64) -> vec[i64]:
    """The beans of a multiset, each as often as it is there."""
    out = vec[i64]()
    bean: i64 = 0
    while counts != 0:
        copies = counts & 15
        while copies > 0:
            out = append(out, bean)
            copies -= 1
        bean += 1
        counts >>= 4
    return out


def offer_action(given: i64, wanted: i64, slots: i64, partner: i64, answered: i64) -> i64:
    """An offer: places given, beans wanted (both by number), slots, partner, the offer answered."""
    rest = (slots * 8 + partner) * (NO_ID + 1) + answered
    return OFFER + ((given * WANTS + wanted) * REST + rest) * STEP


def told_action(given: i64, wanted: i64, rest: i64) -> i64:
    """The same offer as others hear it: beans given instead of places."""
    return TOLD + ((given * WANTS + wanted) * REST + rest) * STEP


def accept_action(offer: i64, places: i64) -> i64:
    """Accepting an offer with the cards at these places (by number)."""
    return ACCEPT + (offer * SUBSETS + places) * STEP
