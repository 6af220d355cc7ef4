"""La Isla Bohnita as text: told in words for who can't see fields and ships, and drawn."""

from collections import Counter
from typing import Any

from atoll.core.game import Data, Say
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Words, piece, place, seat_words, words
from atoll.games.isla_bohnita.words import partner_words, ship_words

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


# -- drawn ------------------------------------------------------------------------------------


def draw(view: Data, say: Say) -> str:
    """The table: piles, the island, every player, the offers, and one's own hand."""
    lines = [*draw_piles(view, say), ""]
    for seat in range(len(view["hands"])):
        lines += draw_seat(view, seat, say)
    lines += [*draw_offers(view, say), "", draw_hand(view, say)]
    return "\n".join(lines).rstrip()


def bean_text(number: int | None, say: Say) -> str:
    """A card by number and name: `20·blue`."""
    return "?" if number is None else f"{number}·{say(bean_words(number))}"


def cards_text(numbers: list[int | None], say: Say) -> str:
    """Cards one after the other."""
    return "  ".join(bean_text(number, say) for number in numbers) or "–"


def counted_text(numbers: list[int | None], say: Say) -> str:
    """Cards of the same bean together: `2×20·blue`."""
    kinds = sorted({number for number in numbers if number is not None})
    return "  ".join(f"{numbers.count(kind)}×{bean_text(kind, say)}" for kind in kinds) or "–"


def pile_text(view: Data, lying: Data | None, say: Say) -> str:
    """A field's or ship's cards with the thalers they would bring: `3×20·blue (0)`."""
    if not lying or not lying["count"]:
        return "–"
    thalers = view["meters"][str(lying["bean"])][lying["count"]]
    return f"{lying['count']}×{bean_text(lying['bean'], say)} ({thalers})"


def draw_piles(view: Data, say: Say) -> list[str]:
    """The phase, the draw and discard piles, the rows of the island, the turned-up cards."""
    phase = say(words(f"draw-phase-{view['phase'].replace('_', '-')}"))
    head = words(
        "draw-head",
        phase=phase,
        who=seat_words(view["active"]),
        deck=view["deck"],
        times=view["exhaustions"],
        final=view["final_exhaustion"],
    )
    discard = words(
        "draw-discard", count=len(view["discard"]), top=cards_text(view["discard"][:1], say)
    )
    lines = [say(head), say(discard)]
    if view["put_aside"]:
        lines.append(say(words("draw-put-aside", cards=counted_text(view["put_aside"], say))))
    if view["last_turn"] and view["phase"] != "over":
        lines.append(say(words("draw-last-turn")))
    if view["island"]:
        for port, row in view["rows"].items():
            name = say(words(f"port-{port}"))
            lines.append(say(words("draw-row", port=name, cards=cards_text(row, say))))
    if view["turned_up"]:
        lines.append(say(words("draw-turned-up", cards=cards_text(view["turned_up"], say))))
    return lines


def draw_seat(view: Data, seat: int, say: Say) -> list[str]:
    """One player: thalers, hand, fields, ships and what they have set aside."""
    mark = "►" if seat in view["to_act"] else " "
    head = words(
        "draw-seat",
        who=seat_words(seat),
        thalers=len(view["thalers"][seat]),
        cards=len(view["hands"][seat]),
    )
    lines = [f"{mark} {say(head)}"]
    for number, field in enumerate(view["fields"][seat], 1):
        lines.append(
            "    " + say(words("draw-field", field=number, cards=pile_text(view, field, say)))
        )
    for name, cargo in ship_texts(view, seat, say):
        lines.append("    " + say(words("draw-ship", ship=name, cards=pile_text(view, cargo, say))))
    if view["set_aside"][seat]:
        aside = counted_text(view["set_aside"][seat], say)
        lines.append("    " + say(words("draw-aside", cards=aside)))
    if view["wishes"][seat]:
        lines.append(
            "    " + say(words("draw-wishes", cards=cards_text(view["wishes"][seat], say)))
        )
    if seat != view["viewer"] and view["held"][seat]:
        lines.append("    " + say(words("draw-held", cards=counted_text(view["held"][seat], say))))
    return lines


def ship_texts(view: Data, seat: int, say: Say) -> list[tuple[str, Any]]:
    """A player's ships by name, with their cargo; one under a raid is marked."""
    texts = [
        (say(ship_words(seat, ship)), cargo) for ship, cargo in enumerate(view["merchants"][seat])
    ]
    raid = view["raid"]
    if raid and raid["victim"] == seat:
        name, hold = texts[raid["ship"]]
        texts[raid["ship"]] = (f"⚔ {name}", hold)
    if view["pirates"][seat]:
        texts.append((say(words("ship-pirate")), view["pirates"][seat]))
    return texts


def draw_offers(view: Data, say: Say) -> list[str]:
    """The offers that stand, each with its id."""
    lines = []
    for offer in view["offers"]:
        line = words(
            "draw-offer",
            offer=offer["id"],
            who=seat_words(offer["by"]),
            to=partner_words(offer["to"]),
            given=counted_text(offer["gives"]["turned_up"] + offer["gives"]["hand"], say),
            wanted=counted_text(offer["wants"]["turned_up"] + offer["wants"]["hand"], say),
        )
        lines.append(say(line))
    return ["", *lines] if lines else []


def draw_hand(view: Data, say: Say) -> str:
    """The viewer's hand, its front first; spectators have none."""
    if view["viewer"] < 0:
        return ""
    return say(words("draw-hand", cards=cards_text(view["hands"][view["viewer"]], say)))
