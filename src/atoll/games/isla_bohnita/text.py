"""La Isla Bohnita in words: the table told, and what an action would do."""

from collections import Counter

from atoll.core.game import Data
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Arg, Effect, Tone, Words, effect, place, seat_words, words
from atoll.games.isla_bohnita.components import BEANS, FIELDS, SHIPS, STRIDE
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.words import bean_words, numbered_words, partner_words

Lying = dict[str, int] | None


def text_board(view: Data) -> list[Section]:
    """The middle of the table, the offers, one's own hand, the players, the meters."""
    own = [told_hand(view)] if view["viewer"] >= 0 else []
    offers = [told_offers(view)] if view["offers"] else []
    return [told_middle(view), *offers, *own, told_players(view), told_meters(view)]


def beans_words(numbers: list[int | None]) -> Words:
    """Several cards, those alike together."""
    counted = Counter(number or 0 for number in numbers)
    return some([counted_words(number, count) for number, count in sorted(counted.items())])


def counted_words(number: int, count: int) -> Words:
    """So many of a bean."""
    return words("cards", count=count, bean=numbered_words(number))


def told_middle(view: Data) -> Section:
    """The phase, the piles, the ports, what is turned up, a raid."""
    head = words(
        "draw-head",
        phase=words(f"draw-phase-{view['phase']}"),
        who=seat_words(view["active"]),
        deck=view["deck"],
        times=view["exhaustions"],
        final=view["final_exhaustion"],
    )
    lines = [head]
    if view["last_turn"]:
        lines.append(words("draw-last-turn"))
    if view["discard"]:
        top = numbered_words(view["discard"][0])
        lines.append(words("draw-discard", count=len(view["discard"]), top=top))
    if view["put_aside"]:
        lines.append(words("draw-put-aside", cards=beans_words(view["put_aside"])))
    if view["turned_up"]:
        lines.append(words("draw-turned-up", cards=beans_words(view["turned_up"])))
    for port, row in view["rows"].items():
        said = place(words(f"port-{port}"), f"port-{port}")
        lines.append(
            words("draw-row", port=said, cards=some([numbered_words(one or 0) for one in row]))
        )
    raid = view["raid"]
    if raid:
        who, victim = seat_words(raid["by"]), seat_words(raid["victim"])
        lines.append(words("raid-on", name=who, victim=victim, number=raid["ship"] + 1))
    return section("table", lines)


def told_offers(view: Data) -> Section:
    """Every offer that stands."""
    lines = []
    for offer in view["offers"]:
        given, wanted = (
            beans_words(offer[side]["turned_up"] + offer[side]["hand"])
            for side in ("gives", "wants")
        )
        who, to = seat_words(offer["by"]), partner_words(offer["to"])
        said = words("told-offer", who=who, to=to, given=given, wanted=wanted)
        lines.append(place(said, f"offer-{offer['id']}"))
    return section("offers", lines)


def told_hand(view: Data) -> Section:
    """One's own hand, the front card first, and what is to be planted."""
    seat = view["viewer"]
    hand = view["hands"][seat]
    front = words("draw-hand", cards=some([numbered_words(one or 0) for one in hand]))
    lines = [front if hand else words("hand-empty")]
    if view["set_aside"][seat]:
        lines.append(words("told-to-plant", cards=beans_words(view["set_aside"][seat])))
    return section("your-hand", lines)


def pile_words(view: Data, pile: Lying) -> Words:
    """What lies on a field or a ship, and what it is worth."""
    if not pile or not pile["bean"]:
        return words("empty")
    meter = view["meters"][str(pile["bean"])]
    thalers = meter[min(pile["count"], len(meter) - 1)]
    cards = counted_words(pile["bean"], pile["count"])
    return words("told-worth", cards=cards, thalers=thalers)


def told_players(view: Data) -> Section:
    """Thalers, hand, fields and ships by player."""
    rows: list[list[Cell]] = []
    for seat, fields in enumerate(view["fields"]):
        row: list[Cell] = [
            seat_words(seat),
            len(view["thalers"][seat]),
            len(view["hands"][seat]),
            some([pile_words(view, pile) for pile in fields]),
        ]
        if view["island"]:
            row.append(ships_words(view, seat))
        row += [beans_words(view[what][seat]) for what in ("set_aside", "wishes", "held")]
        rows.append(row)
    columns = ["told-player", "told-thalers", "told-hand", "told-fields"]
    columns += ["told-ships"] * bool(view["island"]) + ["to-plant", "told-wishes", "told-known"]
    return section("told-players", (), columns, rows)


def ships_words(view: Data, seat: int) -> Words:
    """A player's ships with their cargo."""
    ships = [
        words("draw-ship", ship=words("ship-merchant", number=ship + 1), cards=pile_words(view, c))
        for ship, c in enumerate(view["merchants"][seat])
    ]
    pirate = view["pirates"][seat]
    if pirate is not None:
        cargo = pile_words(view, pirate)
        ships.append(words("draw-ship", ship=words("ship-pirate"), cards=cargo))
    return some(ships)


def told_meters(view: Data) -> Section:
    """How many cards of each bean bring how many thalers, and what can be bought."""
    most = max((max(meter) for meter in view["meters"].values()), default=0)
    rows: list[list[Cell]] = [
        [numbered_words(int(number)), *(steps(meter, thalers) for thalers in range(1, most + 1))]
        for number, meter in sorted(view["meters"].items(), key=lambda one: int(one[0]))
    ]
    columns: list[str | Words] = ["told-bean"]
    columns += [words("thalers", count=n) for n in range(1, most + 1)]
    lines = [
        words("buy", ware=words(f"ware-{ware}"), price=price)
        for ware, price in view["prices"].items()
    ]
    return section("overview", lines, columns, rows)


def steps(meter: list[int], thalers: int) -> Cell:
    """The fewest cards that bring so many thalers."""
    return next((cards for cards, worth in enumerate(meter) if worth == thalers), "–")


# -- what an action would do, told from what its seat knows ------------------------------------


def preview(before: "BohnitaState", seat: int, _: int, after: "BohnitaState") -> list[Effect]:
    """IB-16 to IB-20: the piles that grow or go, and cards for which no field is free."""
    effects = []
    for field in range(FIELDS):
        at = seat * FIELDS + field
        earlier, count = before.field_count[at], after.field_count[at]
        if count > earlier:
            effects.append(grown("field", after, after.field_bean[at], earlier, count))
    for ship in range(SHIPS):
        at = seat * SHIPS + ship
        earlier, count = before.ship_count[at], after.ship_count[at]
        if count > earlier:
            effects.append(grown("cargo", after, after.ship_bean[at], earlier, count))
        elif count and count < earlier:
            effects.append(effect("cargo-lost", "loss", bean=bean_words(after.ship_bean[at])))
    return [*effects, *sold_for_nothing(before, seat, after), *without_field(before, seat, after)]


def grown(key: str, after: "BohnitaState", bean: int, earlier: int, count: int) -> Effect:
    """IB-C1: what the pile would be worth, and how many cards more the next thaler takes."""
    value = after.printed.value
    thalers = value(bean, count)
    tone: Tone = "gain" if thalers > value(bean, earlier) else "fact"
    pile: dict[str, Arg] = {"bean": bean_words(bean), "count": count, "thalers": thalers}
    more = (cards for cards in range(count + 1, STRIDE) if value(bean, cards) > thalers)
    best = next(more, None)
    if best is None:
        return effect("field-full" if key == "field" else "cargo-full", tone, **pile)
    return effect(key, tone, more=best - count, **pile)


def sold_for_nothing(before: "BohnitaState", seat: int, after: "BohnitaState") -> list[Effect]:
    """IB-17: a harvest that brings no thaler."""
    effects = []
    for field in range(FIELDS):
        at = seat * FIELDS + field
        bean, count = before.field_bean[at], before.field_count[at]
        is_loaded = any(
            after.ship_count[seat * SHIPS + ship] > before.ship_count[seat * SHIPS + ship]
            for ship in range(SHIPS)
        )
        is_gone = count > 0 and after.field_count[at] == 0 and not after.is_over()
        if is_gone and not is_loaded and before.printed.value(bean, count) == 0:
            effects.append(effect("for-nothing", "loss", bean=bean_words(bean), count=count))
    return effects


def without_field(before: "BohnitaState", seat: int, after: "BohnitaState") -> list[Effect]:
    """IB-9, IB-13: cards to plant that would cost the harvest of a field."""
    return [
        effect("no-field", "loss", bean=bean_words(bean))
        for bean in range(BEANS)
        if after.aside[seat * BEANS + bean] > before.aside[seat * BEANS + bean]
        and after.fields_for(seat, bean) == 0
    ]
