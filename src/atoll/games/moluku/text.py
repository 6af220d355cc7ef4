"""Moluku as text: told in words for who can't see the cards, and drawn."""

from atoll.core.game import Data, Say
from atoll.core.text_board import Section, seats_words, section, some
from atoll.core.words import Words, piece, seat_words, words
from atoll.games.moluku.declaration import COLOUR_NAMES, INITIALS


def text_board(view: Data) -> list[Section]:
    """The trick, one's own hand, the players with their islands."""
    own = [told_hand(view)] if view["viewer"] >= 0 else []
    return [told_trick(view), *own, told_players(view), told_islands(view)]


def card_words(view: Data, code: str) -> Words:
    """A card as people say it, with its picture."""
    if not code[1:].isdigit():
        return piece(words(f"card-{'unknown' if code == '??' else code}"), "card", code)
    height = int(code[1:])
    picture = view["pictures"][height - 1]
    colour = COLOUR_NAMES[INITIALS.index(code[0])]
    said = words("card", colour=colour, height=height, picture=words(f"picture-{picture}"))
    return piece(said, "card", (code, picture))


def cards_words(view: Data, codes: list[str]) -> Words:
    """Several cards."""
    return some([card_words(view, code) for code in codes])


def colour_words(name: str | None) -> Words:
    """A colour, or no trump."""
    return words("no-trump") if name is None else piece(words(f"colour-{name}"), "colour", name)


def told_trick(view: Data) -> Section:
    """Season, trump and the cards on the table, by player."""
    trump = colour_words(view["trump"])
    lines = [words("draw-head", season=view["season"], trump=trump, stock=view["stock"])]
    if view["next_trump"] != view["trump"]:
        lines.append(words("told-next-trump", trump=colour_words(view["next_trump"])))
    if view["reversed"]:
        lines.append(words("draw-reversed"))
    if not view["trick"]:
        return section("trick", [*lines, words("no-trick")])
    lines.append(words("told-order", names=seats_words(view["order"])))
    played = [*view["trick"], *view["second"]]
    rows = [
        [seat_words(seat), cards_words(view, [code for who, code in played if who == seat])]
        for seat in dict.fromkeys(who for who, _ in played)
    ]
    return section("trick", lines, ["told-player", "told-cards"], rows)


def told_hand(view: Data) -> Section:
    """One's own cards."""
    cards = view["hands"][view["viewer"]]["known"]
    return section("your-hand", [cards_words(view, cards) if cards else words("hand-empty")])


def told_players(view: Data) -> Section:
    """Points, and what is known of the hands."""
    rows = [
        [
            seat_words(seat),
            view["totals"][seat],
            view["island_points"][seat],
            hand["size"],
            some([colour_words(name) for name in hand["void"]]),
            cards_words(view, [] if seat == view["viewer"] else hand["known"]),
        ]
        for seat, hand in enumerate(view["hands"])
    ]
    columns = ["told-player", "told-points", "told-island", "told-hand", "told-void", "told-known"]
    return section("told-players", (), columns, rows)


def told_islands(view: Data) -> Section:
    """What lies on each island."""
    rows = [
        [
            seat_words(seat),
            cards_words(view, island["open"]),
            cards_words(view, island["covered"]),
        ]
        for seat, island in enumerate(view["islands"])
    ]
    return section("told-islands", (), ["told-player", "told-open", "told-covered"], rows)


# -- drawn -------------------------------------------------------------------------------------


def draw(view: Data, say: Say) -> str:
    """The table: season and trump, the islands, the trick, one's own hand."""
    lines = [
        say(
            words(
                "draw-head",
                season=view["season"],
                trump=say(words(f"colour-{view['trump']}" if view["trump"] else "no-trump")),
                stock=view["stock"],
            )
        )
    ]
    if view["reversed"]:
        lines.append(say(words("draw-reversed")))
    lines.append("")
    for seat in range(len(view["hands"])):
        lines += draw_seat(view, seat, say)
    lines += ["", draw_trick(view, say), "", draw_hand(view, say)]
    return "\n".join(lines)


def draw_seat(view: Data, seat: int, say: Say) -> list[str]:
    """One player's line and island."""
    mark = "►" if view["to_act"] == seat else " "
    island = view["islands"][seat]
    partner = (seat + 2) % 4
    team = {"partner": seat_words(partner)} if view["teams"] else {}  # MO-18
    head = words(
        "draw-seat-team" if team else "draw-seat",
        who=seat_words(seat),
        total=view["totals"][seat] + (view["totals"][partner] if team else 0),
        island=view["island_points"][seat],
        cards=view["hands"][seat]["size"],
        **team,
    )
    lying = " ".join(pictured(view, code, say) for code in island["open"]) or "–"
    covered = f"  ({' '.join(island['covered'])})" if island["covered"] else ""
    lines = [f"{mark} {say(head)}", f"    {lying}{covered}"]
    held = view["hands"][seat]["known"]
    if seat != view["viewer"] and held:
        lines.append("    " + say(words("draw-known", cards=" ".join(held))))
    return lines


def pictured(view: Data, code: str, say: Say) -> str:
    """A card with its picture: `G6·Rice`."""
    if not code[1:].isdigit():
        return say(words(f"card-{code}"))
    picture = view["pictures"][int(code[1:]) - 1]
    return f"{code}·{say(words(f'picture-{picture}'))}"


def draw_trick(view: Data, say: Say) -> str:
    """The cards on the table, each with the name of who played it."""
    cards = [
        f"{pictured(view, code, say)} ({say(seat_words(seat))})"
        for seat, code in [*view["trick"], *view["second"]]
    ]
    return say(words("draw-trick", cards="   ".join(cards) or "–"))


def draw_hand(view: Data, say: Say) -> str:
    """The viewer's hand; spectators have none."""
    if view["viewer"] < 0:
        return ""
    cards = view["hands"][view["viewer"]]["known"]
    return say(words("draw-hand", cards="  ".join(pictured(view, code, say) for code in cards)))
