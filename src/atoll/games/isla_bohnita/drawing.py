"""La Isla Bohnita drawn as text."""

from typing import Any

from atoll.core.game import Data, Say
from atoll.core.words import seat_words, words
from atoll.games.isla_bohnita.names import numbered_words, ship_words


def draw(view: Data, say: Say) -> str:
    """The table: piles, the island, every player, the offers, and one's own hand."""
    lines = [*draw_piles(view, say), ""]
    for seat in range(len(view["hands"])):
        lines += draw_seat(view, seat, say)
    lines += [*draw_offers(view, say), "", draw_hand(view, say)]
    return "\n".join(lines).rstrip()


def bean(number: int | None, say: Say) -> str:
    """A card by number and name: `20·blue`."""
    return "?" if number is None else f"{number}·{say(numbered_words(number))}"


def cards(numbers: list[int | None], say: Say) -> str:
    """Cards one after the other."""
    return "  ".join(bean(number, say) for number in numbers) or "–"


def counted(numbers: list[int | None], say: Say) -> str:
    """Cards of the same bean together: `2×20·blue`."""
    kinds = sorted({number for number in numbers if number is not None})
    return "  ".join(f"{numbers.count(kind)}×{bean(kind, say)}" for kind in kinds) or "–"


def pile(view: Data, lying: Data | None, say: Say) -> str:
    """A field's or ship's cards with the thalers they would bring: `3×20·blue (0)`."""
    if not lying or not lying["count"]:
        return "–"
    thalers = view["meters"][str(lying["bean"])][lying["count"]]
    return f"{lying['count']}×{bean(lying['bean'], say)} ({thalers})"


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
    discard = words("draw-discard", count=len(view["discard"]), top=cards(view["discard"][:1], say))
    lines = [say(head), say(discard)]
    if view["put_aside"]:
        lines.append(say(words("draw-put-aside", cards=counted(view["put_aside"], say))))
    if view["last_turn"] and view["phase"] != "over":
        lines.append(say(words("draw-last-turn")))
    if view["island"]:
        for port, row in view["rows"].items():
            name = say(words(f"port-{port}"))
            lines.append(say(words("draw-row", port=name, cards=cards(row, say))))
    if view["turned_up"]:
        lines.append(say(words("draw-turned-up", cards=cards(view["turned_up"], say))))
    return lines


def draw_seat(view: Data, seat: int, say: Say) -> list[str]:
    """One player: thalers, hand, fields, ships and what he has set aside."""
    mark = "►" if seat in view["to_act"] else " "
    head = words(
        "draw-seat",
        who=seat_words(seat),
        thalers=len(view["thalers"][seat]),
        cards=len(view["hands"][seat]),
    )
    lines = [f"{mark} {say(head)}"]
    for number, field in enumerate(view["fields"][seat], 1):
        lines.append("    " + say(words("draw-field", field=number, cards=pile(view, field, say))))
    for name, cargo in ships(view, seat, say):
        lines.append("    " + say(words("draw-ship", ship=name, cards=pile(view, cargo, say))))
    if view["set_aside"][seat]:
        aside = counted(view["set_aside"][seat], say)
        lines.append("    " + say(words("draw-aside", cards=aside)))
    if view["wishes"][seat]:
        lines.append("    " + say(words("draw-wishes", cards=cards(view["wishes"][seat], say))))
    known = [number for number in view["hands"][seat] if number is not None]
    if seat != view["viewer"] and known:
        lines.append("    " + say(words("draw-known", cards=cards(view["hands"][seat], say))))
    return lines


def ships(view: Data, seat: int, say: Say) -> list[tuple[str, Any]]:
    """A player's ships by name, with their cargo; one under a raid is marked."""
    found = [(say(ship_words(ship)), cargo) for ship, cargo in enumerate(view["merchants"][seat])]
    raid = view["raid"]
    if raid and raid["victim"] == seat:
        name, cargo = found[raid["ship"]]
        found[raid["ship"]] = (f"⚔ {name}", cargo)
    if view["pirates"][seat]:
        found.append((say(words("ship-pirate")), view["pirates"][seat]))
    return found


def draw_offers(view: Data, say: Say) -> list[str]:
    """The offers that stand, each with its id."""
    lines = []
    for offer in view["offers"]:
        to = words("anybody") if offer["to"] is None else seat_words(offer["to"])
        line = words(
            "draw-offer",
            offer=offer["id"],
            who=seat_words(offer["by"]),
            to=to,
            given=counted(offer["gives"]["turned_up"] + offer["gives"]["hand"], say),
            wanted=counted(offer["wants"]["turned_up"] + offer["wants"]["hand"], say),
        )
        lines.append(say(line))
    return ["", *lines] if lines else []


def draw_hand(view: Data, say: Say) -> str:
    """The viewer's hand, its front first; spectators have none."""
    if view["viewer"] < 0:
        return ""
    return say(words("draw-hand", cards=cards(view["hands"][view["viewer"]], say)))
