"""La Isla Bohnita in words: pieces, actions as choices, the log, the table told, previews."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from atoll.core.bits import members
from atoll.core.game import Data
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import (
    Arg,
    Effect,
    Event,
    Tone,
    Words,
    effect,
    event,
    listed,
    piece,
    place,
    score_log,
    seat_words,
    words,
)
from atoll.games.isla_bohnita import codes
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.declaration import (
    ACTIONS,
    PORT_NAMES,
    WARE_NAMES,
    Offer,
    read_accept,
    read_offer,
)
from atoll.games.isla_bohnita.fields import Do

if TYPE_CHECKING:
    from atoll.games.isla_bohnita.position import BohnitaPosition
    from atoll.games.isla_bohnita.state import BohnitaState

# -- pieces and places -------------------------------------------------------------------------


def bean_words(bean: int) -> Words:
    """A bean as people say it."""
    if bean < 0:
        return piece(words("bean-unknown"), "bean", 0)
    return piece(words(f"bean-{ib.number_of(bean)}"), "bean", ib.number_of(bean))


def numbered_words(number: int) -> Words:
    """The bean known by this number, 0 for one that is not known."""
    return bean_words(ib.bean_of(number))


def cards_words(beans: Sequence[int], none: str = "cards-none") -> Words:
    """Some cards as people say them, those alike together, or that there are none."""
    if not beans:
        return words(none)
    return listed([counted_words(bean, beans.count(bean)) for bean in sorted(set(beans))])


def counted_words(bean: int, count: int) -> Words:
    """So many of a bean."""
    return words("cards", count=count, bean=bean_words(bean))


def cards_of(counts: Iterable[int]) -> list[int]:
    """The beans of a pile given as a count of each bean."""
    return [bean for bean, count in enumerate(counts) for _ in range(count)]


def beans_up(state: "BohnitaState") -> list[int]:
    """The beans turned up or left lying."""
    return [bean for bean in state.turned_up if bean != ib.NOTHING] + cards_of(state.lying)


def beans_aside(state: "BohnitaState", seat: int) -> list[int]:
    """The beans a player has set aside."""
    return cards_of(state.aside[seat * ib.BEANS : (seat + 1) * ib.BEANS])


def ship_words(seat: int, ship: int) -> Words:
    """A player's ship as its owner calls it."""
    where = f"ship-{seat}-{ship}"
    if ship == ib.PIRATE:
        return piece(words("ship-pirate"), "ship", (seat, 0), where)
    return piece(words("ship-merchant", number=ship + 1), "ship", (seat, ship + 1), where)


def field_words(seat: int, field: int) -> Words:
    """A player's field, counted from the left."""
    return place(words("field", number=field + 1), f"field-{seat}-{field}")


def port_words(port: int) -> Words:
    """A port of the island."""
    return place(words(f"port-{PORT_NAMES[port]}"), f"port-{PORT_NAMES[port]}")


def ware_words(ware: int) -> Words:
    """Something to buy."""
    return words(f"ware-{WARE_NAMES[ware]}")


def cargo(state: "BohnitaPosition", seat: int, ship: int) -> dict[str, int | Words]:
    """A ship with what it carries, as arguments of a message."""
    at = seat * ib.SHIPS + ship
    bean = bean_words(state.ship_bean[at])
    return {"ship": ship_words(seat, ship), "count": state.ship_count[at], "bean": bean}


def harvest(state: "BohnitaPosition", seat: int, field: int) -> dict[str, int | Words]:
    """A field with what grows there, as arguments of a message."""
    at = seat * ib.FIELDS + field
    bean = bean_words(state.field_bean[at])
    return {"field": field_words(seat, field), "count": state.field_count[at], "bean": bean}


def placed_words(beans: list[int], places: list[int]) -> Words:
    """Hand cards with their places, so that copies can be told apart."""
    pairs = zip(beans, places, strict=True)
    return listed([words("card-placed", bean=bean_words(b), place=p + 1) for b, p in pairs])


def partner_words(partner: int | None) -> Words:
    """Whom an offer is made to."""
    return words("anybody") if partner is None else seat_words(partner)


def standing_words(state: "BohnitaPosition", number: int) -> Words:
    """An offer that stands, by who made it and what it says."""
    at = state.offer_at(number)
    given, wanted = map(cards_words, standing_sides(state, at))
    said = words("offer", who=seat_words(state.maker_of(at)), given=given, wanted=wanted)
    return place(said, f"offer-{number}")


def standing_sides(state: "BohnitaPosition", at: int) -> tuple[list[int], list[int]]:
    """The beans the maker of an offer that stands gives and gets."""
    given, wanted = (
        codes.beans_list(state.offer_given[at]),
        codes.beans_list(state.offer_wanted[at]),
    )
    return sides(state, state.maker_of(at), [*members(state.slots_of(at))], [*given], [*wanted])


def sides(
    state: "BohnitaPosition", maker: int, slots: list[int], given: list[int], wanted: list[int]
) -> tuple[list[int], list[int]]:
    """What the maker of an offer gives and gets: turned-up cards are the active player's."""
    up = [state.turned_up[slot] for slot in slots]
    return (given + up, wanted) if maker == state.active else (given, wanted + up)


def offer_words(state: "BohnitaState", seat: int, offer: Offer) -> dict[str, Words]:
    """Whom an offer is made to and what it says, as arguments of a message."""
    given, wanted = sides(state, seat, offer.slots, offer.given, offer.wanted)
    cards = {"given": cards_words(given), "wanted": cards_words(wanted)}
    return {"to": partner_words(offer.partner), **cards}


# -- choices -----------------------------------------------------------------------------------

PLANTINGS = ("plant_aside", "plant_turned_up", "plant_left")


def describe(state: "BohnitaState", seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    if action >= codes.OFFER:
        offer = read_offer(state, seat, action)
        key = "choice-offer" if offer.answered is None else "choice-counter"
        return words(key, **offer_words(state, seat, offer))
    if action >= codes.ACCEPT:
        number, places, beans = read_accept(state, seat, action)
        said = standing_words(state, number)
        if not beans:
            return words("choice-accept-gift", offer=said)
        return words("choice-accept", offer=said, cards=placed_words(beans, places))
    data = ACTIONS.to_data(state, seat, action)
    verb = "plant" if data["verb"] in PLANTINGS else str(data["verb"]).replace("_", "-")
    return words(f"choice-{verb}", **arguments(state, seat, data))


def arguments(state: "BohnitaState", seat: int, data: Data) -> dict[str, int | Words]:
    """What an action is about: the arguments of its choice and of its line in the log."""
    match data:
        case {"verb": "sail", "ship": ship, "port": port, "count": count}:
            row = PORT_NAMES.index(port)
            names = {"port": port_words(row), "ship": ship_words(seat, ship)}
            return {"count": count, "bean": bean_words(state.top_of_row(row)), **names}
        case {"verb": "raid", "victim": victim, "ship": ship}:
            return {"victim": seat_words(victim), **cargo(state, victim, ship)}
        case {"verb": "yield"}:
            return {
                "bean": bean_words(state.ship_bean[seat * ib.SHIPS + state.target % ib.MERCHANTS])
            }
        case {"verb": "sell_cargo", "ship": ship}:
            return {"thalers": state.cargo_value(seat, ship), **cargo(state, seat, ship)}
        case {"verb": "move", "from": source, "to": target}:
            return {**cargo(state, seat, source), "to": ship_words(seat, target)}
        case {"verb": "load", "field": field, "ship": ship}:
            return {**harvest(state, seat, field), "ship": ship_words(seat, ship)}
        case {"verb": "sell_field", "field": field}:
            at = seat * ib.FIELDS + field
            thalers = state.printed.value(state.field_bean[at], state.field_count[at])
            return {"thalers": thalers, **harvest(state, seat, field)}
        case {"verb": "buy", "ware": ware}:
            return {"ware": words(f"ware-{ware}"), "price": state.price(WARE_NAMES.index(ware))}
        case {"verb": "set_aside", "slot": slot}:
            return {"bean": bean_words(state.turned_up[slot])}
        case {"verb": "discard_left", "bean": number}:
            return {"bean": numbered_words(number), "count": state.lying[ib.bean_of(number)]}
        case {"verb": "discard", "place": place}:
            bean = bean_words(state.hands[seat * ib.HAND + place])
            return {"bean": bean, "place": place + 1, "count": 1}
        case {"verb": "plant", "field": field}:
            return {"bean": bean_words(state.front(seat)), "field": field_words(seat, field)}
        case {"bean": number, **rest}:
            field = {"field": field_words(seat, rest["field"])} if "field" in rest else {}
            return {"bean": numbered_words(number), **field}
        case {"offer": offer}:
            return {"offer": standing_words(state, offer)}
    return {}


# -- the log -----------------------------------------------------------------------------------

# By verb: the clause under which an action stands in the log.
CLAUSES = {
    verb: clause
    for clause, verbs in {
        "IB-6": ["plant"],
        "IB-7": ["turn_up", "set_aside"],
        "IB-8": ["wish", "refuse", "withdraw"],
        "IB-10": ["sail"],
        "IB-12": ["raid", "yield"],
        "IB-13": ["plant_aside", "plant_turned_up", "end_phase"],
        "IB-14": ["draw"],
        "IB-17": ["sell_field"],
        "IB-18": ["load"],
        "IB-19": ["move"],
        "IB-20": ["sell_cargo"],
        "IB-21": ["buy"],
        "IB-26": ["discard"],
        "IB-28": ["plant_left", "discard_left"],
    }.items()
    for verb in verbs
}


def events(before: "BohnitaState", seat: int, action: int, after: "BohnitaState") -> list[Event]:
    """What an action did, and what followed from it by itself."""
    log = [told_action(before, seat, action, after)]
    if after.exhaustions > before.exhaustions:
        log.append(event("IB-23", "exhausted", count=after.exhaustions))
    if action == Do.DRAW:
        log += refills(before, after)
    if after.is_over():
        log += score_log("IB-24", "settle", list(after.settled), list(after.scores()))
    return log


def told_action(before: "BohnitaState", seat: int, action: int, after: "BohnitaState") -> Event:
    """The action itself as a line of the log."""
    if action >= codes.OFFER:
        offer = read_offer(before, seat, action)
        key = "offer" if offer.answered is None else "counter"
        return event("IB-8", key, who=seat_words(seat), **offer_words(before, seat, offer))
    if action >= codes.ACCEPT:
        return told_deal(before, seat, action)
    data = ACTIONS.to_data(before, seat, action)
    verb: str = data["verb"]
    clause = "IB-28" if verb == "discard" and not before.island else CLAUSES[verb]
    alike = ("plant_", "sell_", "discard_")  # one message for all of these
    key = verb.partition("_")[0] if verb.startswith(alike) else verb.replace("_", "-")
    shown = arguments(before, seat, data) | revealed(before, seat, data, after)
    return event(clause, key, who=seat_words(seat), **shown)


def revealed(
    before: "BohnitaState", seat: int, data: Data, after: "BohnitaState"
) -> dict[str, int | Words]:
    """What shows only after an action."""
    match data:
        case {"verb": "plant", "field": field}:
            return {"bean": bean_words(after.field_bean[seat * ib.FIELDS + field])}
        case {"verb": "discard"}:
            return {"bean": bean_words(after.top_discard())}
        case {"verb": "turn_up"}:
            return {"cards": cards_words(beans_up(after))}
        case {"verb": "draw"}:
            return {"count": after.hand_size[seat] - before.hand_size[seat]}
    return {}


def told_deal(before: "BohnitaState", seat: int, action: int) -> Event:
    """A deal as it is carried out, told by who gives what to whom."""
    offer, _, _ = read_accept(before, seat, action)
    at = before.offer_at(offer)
    got, gave = map(cards_words, standing_sides(before, at))
    maker = seat_words(before.maker_of(at))
    return event("IB-9", "deal", who=seat_words(seat), maker=maker, got=got, gave=gave)


def refills(before: "BohnitaState", after: "BohnitaState") -> list[Event]:
    """IB-15: the rows laid anew."""
    log = []
    for port in range(ib.PORTS):
        if after.row_size[port] > before.row_size[port]:
            row = list(after.rows[port * ib.ROW : port * ib.ROW + after.row_size[port]])
            log.append(event("IB-15", "refill", port=port_words(port), cards=cards_words(row)))
    return log


# -- the table told ----------------------------------------------------------------------------


def text_board(view: Data) -> list[Section]:
    """The middle of the table, the offers, one's own hand, the players, the meters."""
    own_hand = [told_hand(view)] if view["viewer"] >= 0 else []
    offers = [told_offers(view)] if view["offers"] else []
    return [told_middle(view), *offers, *own_hand, told_players(view), told_meters(view)]


def beans_words(numbers: list[int | None]) -> Words:
    """Cards by the numbers of their beans, as a view names them."""
    return cards_words([ib.bean_of(number or 0) for number in numbers], "told-none")


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
            words(
                "draw-row", port=said, cards=some([numbered_words(number or 0) for number in row])
            )
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
    front = words("draw-hand", cards=some([numbered_words(number or 0) for number in hand]))
    lines = [front if hand else words("hand-empty")]
    if view["set_aside"][seat]:
        lines.append(words("told-to-plant", cards=beans_words(view["set_aside"][seat])))
    return section("your-hand", lines)


def pile_words(view: Data, pile: dict[str, int] | None) -> Words:
    """What lies on a field or a ship, and what it is worth."""
    if not pile or not pile["bean"]:
        return words("empty")
    meter = view["meters"][str(pile["bean"])]
    thalers = meter[min(pile["count"], len(meter) - 1)]
    cards = counted_words(ib.bean_of(pile["bean"]), pile["count"])
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
        for number, meter in sorted(view["meters"].items(), key=lambda row: int(row[0]))
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
    for at in range(seat * ib.FIELDS, (seat + 1) * ib.FIELDS):
        earlier, count = before.field_count[at], after.field_count[at]
        if count > earlier:
            effects.append(grown("field", after, after.field_bean[at], earlier, count))
    for at in range(seat * ib.SHIPS, (seat + 1) * ib.SHIPS):
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
    more = (cards for cards in range(count + 1, ib.STRIDE) if value(bean, cards) > thalers)
    best = next(more, None)
    if best is None:
        return effect("field-full" if key == "field" else "cargo-full", tone, **pile)
    return effect(key, tone, more=best - count, **pile)


def sold_for_nothing(before: "BohnitaState", seat: int, after: "BohnitaState") -> list[Effect]:
    """IB-17: a harvest that brings no thaler."""
    ships = range(seat * ib.SHIPS, (seat + 1) * ib.SHIPS)
    if after.is_over() or any(after.ship_count[at] > before.ship_count[at] for at in ships):
        return []
    return [
        effect("for-nothing", "loss", bean=bean_words(before.field_bean[at]), count=count)
        for at in range(seat * ib.FIELDS, (seat + 1) * ib.FIELDS)
        if (count := before.field_count[at]) > 0
        and after.field_count[at] == 0
        and before.printed.value(before.field_bean[at], count) == 0
    ]


def without_field(before: "BohnitaState", seat: int, after: "BohnitaState") -> list[Effect]:
    """IB-9, IB-13: cards to plant that would cost the harvest of a field."""
    return [
        effect("no-field", "loss", bean=bean_words(bean))
        for bean in range(ib.BEANS)
        if after.aside[seat * ib.BEANS + bean] > before.aside[seat * ib.BEANS + bean]
        and after.fields_for(seat, bean) == 0
    ]
