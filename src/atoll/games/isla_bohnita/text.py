"""La Isla Bohnita in words, for who can't see fields and ships."""

from collections import Counter

from atoll.core.game import Data
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Words, piece, place, seat_words, words
from atoll.games.isla_bohnita.words import partner_words

Lying = dict[str, int] | None


def text_board(view: Data) -> list[Section]:
    """The middle of the table, the offers, one's own hand, the players, the meters."""
    own = [told_hand(view)] if view["viewer"] >= 0 else []
    offers = [told_offers(view)] if view["offers"] else []
    return [told_middle(view), *offers, *own, told_players(view), told_meters(view)]


def bean_words(number: int | None) -> Words:
    """A bean by its number; unknown ones too."""
    if not number:
        return piece(words("bean-unknown"), "bean", 0)
    return piece(words(f"bean-{number}"), "bean", number)


def beans_words(numbers: list[int | None]) -> Words:
    """Several cards, those alike together."""
    counted = Counter(number or 0 for number in numbers)
    return some([counted_words(number, count) for number, count in sorted(counted.items())])


def counted_words(number: int, count: int) -> Words:
    """So many of a bean."""
    return words("cards", count=count, bean=bean_words(number))


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
        top = bean_words(view["discard"][0])
        lines.append(words("draw-discard", count=len(view["discard"]), top=top))
    if view["turned_up"]:
        lines.append(words("draw-turned-up", cards=beans_words(view["turned_up"])))
    for port, row in view["rows"].items():
        said = place(words(f"port-{port}"), f"port-{port}")
        lines.append(words("draw-row", port=said, cards=some([bean_words(one) for one in row])))
    raid = view["raid"]
    if raid:
        who, victim = seat_words(raid["by"]), seat_words(raid["victim"])
        lines.append(words("raid-on", name=who, victim=victim, number=raid["ship"] + 1))
    return section("table", lines)


def told_offers(view: Data) -> Section:
    """Every offer that stands."""
    lines = []
    for offer in view["offers"]:
        given, wanted = (offer[side]["turned_up"] + offer[side]["hand"] for side in SIDES)
        said = words(
            "told-offer",
            who=seat_words(offer["by"]),
            to=partner_words(offer["to"]),
            given=beans_words(given),
            wanted=beans_words(wanted),
        )
        lines.append(place(said, f"offer-{offer['id']}"))
    return section("offers", lines)


SIDES = ("gives", "wants")


def told_hand(view: Data) -> Section:
    """One's own hand, the front card first, and what is to be planted."""
    seat = view["viewer"]
    hand = view["hands"][seat]
    front = words("draw-hand", cards=some([bean_words(one) for one in hand]))
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
        row += [beans_words(view["set_aside"][seat]), beans_words(view["wishes"][seat])]
        rows.append(row)
    columns = ["told-player", "told-thalers", "told-hand", "told-fields"]
    columns += ["told-ships"] * bool(view["island"]) + ["to-plant", "told-wishes"]
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
        [bean_words(int(number)), *(steps(meter, thalers) for thalers in range(1, most + 1))]
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
