"""The actions of trading as integers: sets of places and of beans by their numbers (IB-8)."""

from itertools import accumulate
from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.isla_bohnita import components as ib

DEALT: Final = 7  # cards that a deal takes at most from one hand
ANYBODY: Final = 7  # the partner of an offer to all
MOST_OFFERS: Final = 40  # of a player and turn
GONE: Final = MOST_OFFERS  # an offer answered that is not there
NO_OFFER: Final = MOST_OFFERS + 1  # no offer is answered
ANSWERS: Final = MOST_OFFERS + 2  # an offer answered: how many its maker made before it this turn
REST: Final = 4 * 8 * ANSWERS  # (slots * 8 + partner) * ANSWERS + the offer answered

# A multiset of beans is a number with four bits a bean. By bean: the multiset of this one alone.
ONE: Final = vec[i64]([16**bean for bean in range(ib.BEANS)])

# Large actions lie far above the small ones and STEP apart, so that none is another's neighbour.
STEP: Final = 16
ACCEPT: Final = BIT[40]  # (number * SUBSETS + places given) * STEP
OFFER: Final = BIT[60]  # ((places given * WANTS + beans wanted) * REST + rest) * STEP
TOLD: Final = BIT[61]  # an offer as others hear it: beans instead of places


def pascal() -> list[int]:
    """How many ways there are to choose k ≤ DEALT out of n ≤ HAND, at n * (DEALT + 1) + k."""
    rows = [[1] + [0] * DEALT]
    for n in range(ib.HAND):
        rows.append([1] + [rows[n][k] + rows[n][k - 1] for k in range(1, DEALT + 1)])
    return [ways for row in rows for ways in row]


CHOOSE: Final = vec[i64](pascal())


def running_sums(ways: list[int]) -> list[int]:
    """The sums of the first 0, 1, 2, … of these numbers."""
    return list(accumulate(ways, initial=0))


# Before the sets of k places come all smaller ones; likewise for the beans wanted.
SMALLER: Final = vec[i64](
    running_sums([int(CHOOSE[ib.HAND * (DEALT + 1) + k]) for k in range(DEALT + 1)])
)
FEWER: Final = vec[i64](
    running_sums([int(CHOOSE[(ib.BEANS + k - 1) * (DEALT + 1) + k]) for k in range(DEALT + 1)])
)
SUBSETS: Final = SMALLER[DEALT + 1]
WANTS: Final = FEWER[DEALT + 1]


def rank_of(mask: i64, smaller: vec[i64]) -> i64:
    """The number of a set: after all with fewer members, then colexicographic."""
    rank: i64 = 0
    k: i64 = 0
    place: i64 = 0
    while mask != 0:
        if (mask & 1) != 0:
            k += 1
            rank += CHOOSE[place * (DEALT + 1) + k]
        mask >>= 1
        place += 1
    return smaller[k] + rank


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


def rank_places(mask: i64) -> i64:
    """The number of a set of places in a hand."""
    return rank_of(mask, SMALLER)


def places_of(rank: i64) -> i64:
    """The set of places with this number, below SUBSETS."""
    if rank == 0:
        return 0
    if rank <= ib.HAND:
        return BIT[rank - 1]
    k: i64 = 2
    while SMALLER[k + 1] <= rank:
        k += 1
    return unrank(rank - SMALLER[k], k, ib.HAND)


def rank_beans(counts: i64) -> i64:
    """The number of a multiset of beans, given as four bits a bean."""
    mask: i64 = 0
    place: i64 = 0
    for bean in range(ib.BEANS):
        for _copy in range(copies_of(counts, bean)):
            mask |= BIT[place]
            place += 1
        place += 1
    return rank_of(mask, FEWER)


def beans_of(rank: i64) -> i64:
    """The multiset of beans with this number, as four bits a bean."""
    if rank == 0:
        return 0
    if rank <= ib.BEANS:
        return ONE[rank - 1]
    k: i64 = 2
    while FEWER[k + 1] <= rank:
        k += 1
    mask = unrank(rank - FEWER[k], k, ib.BEANS + k - 1)
    counts: i64 = 0
    bean: i64 = 0
    while mask != 0:
        if (mask & 1) != 0:
            counts += ONE[bean]
        else:
            bean += 1
        mask >>= 1
    return counts


def copies_of(counts: i64, bean: i64) -> i64:
    """How many of a bean a multiset holds."""
    return (counts >> (4 * bean)) & 15


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
    for bean in range(ib.BEANS):
        for _copy in range(copies_of(counts, bean)):
            out = append(out, bean)
    return out


def offer_action(given: i64, wanted: i64, slots: i64, partner: i64, answered: i64) -> i64:
    """An offer: places given, beans wanted (both by number), slots, partner, the offer answered."""
    rest = (slots * 8 + partner) * ANSWERS + answered
    return OFFER + ((given * WANTS + wanted) * REST + rest) * STEP


def told_action(beans: i64, offer: i64) -> i64:
    """An offer as others hear it: the number of the beans given instead of that of the places."""
    code = offer_code(offer)
    return TOLD + ((beans * WANTS + code // REST % WANTS) * REST + code % REST) * STEP


def offer_code(action: i64) -> i64:
    """An offer's code, be it the maker's or as others hear it."""
    return (action & (OFFER - 1)) // STEP


def given_of(action: i64) -> i64:
    """The number of the places an offer gives; as others hear it, that of the beans."""
    return offer_code(action) // REST // WANTS


def wanted_of(action: i64) -> i64:
    """The number of the beans an offer wants."""
    return offer_code(action) // REST % WANTS


def slots_of(action: i64) -> i64:
    """The turned-up cards in an offer."""
    return offer_code(action) % REST // (8 * ANSWERS)


def partner_of(action: i64) -> i64:
    """Whom an offer is made to."""
    return offer_code(action) % REST // ANSWERS % 8


def answered_of(action: i64) -> i64:
    """Which offer a counter answers: how many its maker had made before it this turn."""
    return offer_code(action) % ANSWERS


def accept_action(offer: i64, places: i64) -> i64:
    """Accepting an offer with the cards at these places."""
    return ACCEPT + (offer * SUBSETS + rank_places(places)) * STEP


def accepted_offer(action: i64) -> i64:
    """The number of the offer that is accepted."""
    return (action - ACCEPT) // STEP // SUBSETS


def accepted_places(action: i64) -> i64:
    """The places of the cards given for it."""
    return places_of((action - ACCEPT) // STEP % SUBSETS)
