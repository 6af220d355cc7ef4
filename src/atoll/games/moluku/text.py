"""Moluku in words, for who can't see the cards."""

from atoll.core.game import Data
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
