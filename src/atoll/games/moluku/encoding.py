"""Moluku as numbers: where every card is known to be, the trick, and what everybody remembers."""

from typing import Final, final

from atoll.core.encoding import Encoding, Field, Pen, from_viewer, relative
from atoll.core.native import i64, vec
from atoll.core.state import State
from atoll.games.moluku.components import CARDS, NO_TRUMP
from atoll.games.moluku.position import SEASONS, MolukuPosition
from atoll.games.moluku.verbs import DO_PAIR, OVER, VERB

TRUMPS: Final = NO_TRUMP + 1


def fields(players: int) -> list[Field]:
    """What an observation shows, in order; a card is its colour * 11 + height - 1, Panku last."""
    seats, cards = (players,), (players, CARDS)
    return [
        Field("season", (SEASONS,), "which season is played"),
        Field("step", (OVER,), "what the game waits for, as in `verbs.py`"),
        Field("acts", seats, "who acts"),
        Field("trump", (TRUMPS,), "the trump colour; the last is no trump"),
        Field("next_trump", (TRUMPS,), "the trump named for the next trick"),
        Field("led", (TRUMPS,), "the colour led"),
        Field("leader", seats, "who led the trick"),
        Field("next_leader", seats, "who leads the next one, if a special card says so"),
        Field("reversed", (2,), "the order is reversed in this trick, in the next"),
        Field("order", (players, players), "by place in the order of harvest: who"),
        Field("turn", (1,), "how far play or harvest has come", players),
        Field("stock", (1,), "cards in the stock", CARDS),
        Field("table", (CARDS,), "cards still to be harvested"),
        Field("waiting", (CARDS,), "the second card of a pair being placed"),
        Field("volcano", (CARDS,), "the Volcano that waits for a card to cover"),
        Field("shown", (CARDS,), "cards seen open at any time"),
        Field("totals", seats, "points so far", 255),
        Field("hand_size", seats, "cards in each hand", CARDS),
        Field("hands", cards, "cards known to be in each hand; the own hand whole"),
        Field("islands", cards, "open cards of each island"),
        Field("covered", cards, "covered cards of each island"),
        Field("cards", cards, "the card each seat played in this trick"),
        Field("seconds", cards, "the second card each seat played"),
        Field("out", cards, "cards known to be out of the game by each seat's discards"),
        Field("passed", cards, "cards each seat is known to have passed"),
        Field("picked", cards, "cards each seat took up from its island and were not seen since"),
        Field("voids", cards, "cards each seat has shown not to hold"),
    ]


def verbs(players: int) -> list[Field]:
    """The action space, verb after verb as in `verbs.py`."""
    cards = (CARDS,)
    return [
        Field("play", cards, "a card"),
        Field("harvest", cards, "a card"),
        Field("pair", (players, 2), "the seat whose pair it is; 1 to place the second card first"),
        Field("cover", cards, "a card"),
        Field("name", (TRUMPS,), "a colour, or no trump"),
        Field("discard", cards, "a card"),
        Field("pass", cards, "a card"),
        Field("decline", (1,), "Chill's owner does not choose first"),
    ]


@final
class MolukuEncoding(Encoding):
    """The spaces for a number of players."""

    def __init__(self, state: MolukuPosition) -> None:
        super().__init__(fields(state.players), verbs(state.players))

    def write(self, seen: State, pen: Pen) -> None:
        """The turn, the table, then each seat's cards."""
        assert isinstance(seen, MolukuPosition)
        write_turn(seen, pen)
        pen.members(seen.table, CARDS)
        pen.choice(seen.waiting, CARDS)
        pen.choice(seen.volcano, CARDS)
        pen.members(seen.shown_cards, CARDS)
        write_counts(seen, seen.totals, pen)
        write_counts(seen, seen.hand_size, pen)
        write_sets(seen, seen.hands, pen)
        write_sets(seen, seen.islands, pen)
        write_sets(seen, seen.covered, pen)
        write_cards(seen, seen.cards, pen)
        write_cards(seen, seen.seconds, pen)
        write_discards(seen, pen)
        write_sets(seen, seen.passed, pen)
        write_sets(seen, seen.picked, pen)
        write_sets(seen, seen.voids, pen)

    def number(self, seen: State, action: i64) -> i64:
        """The verb's first number plus the argument; seats are counted from the viewer."""
        verb = action // VERB
        argument = action % VERB
        if verb == DO_PAIR:
            argument = 2 * relative(seen, argument // 2) + argument % 2
        return self.starts[verb] + argument


def write_turn(seen: MolukuPosition, pen: Pen) -> None:
    """What the game waits for, and the trick."""
    players = seen.players
    pen.choice(seen.season - 1, SEASONS)
    pen.choice(seen.step, OVER)
    write_seat(seen, seen.to_act(), pen)
    pen.choice(seen.trump, TRUMPS)
    pen.choice(seen.next_trump, TRUMPS)
    pen.choice(seen.led, TRUMPS)
    write_seat(seen, seen.leader, pen)
    write_seat(seen, seen.next_leader, pen)
    pen.count(1 if seen.reversed else 0)
    pen.count(1 if seen.next_reversed else 0)
    for seat in seen.order:
        pen.choice(relative(seen, seat), players)
    pen.count(seen.turn)
    pen.count(seen.stock_size)


def write_seat(seen: MolukuPosition, seat: i64, pen: Pen) -> None:
    """A seat, or nobody."""
    pen.choice(relative(seen, seat) if seat >= 0 else -1, seen.players)


def write_counts(seen: MolukuPosition, counts: vec[i64], pen: Pen) -> None:
    """A number for each seat."""
    place: i64 = 0
    while place < seen.players:
        pen.count(counts[from_viewer(seen, place)])
        place += 1


def write_sets(seen: MolukuPosition, cards: vec[i64], pen: Pen) -> None:
    """A set of cards for each seat."""
    place: i64 = 0
    while place < seen.players:
        pen.members(cards[from_viewer(seen, place)], CARDS)
        place += 1


def write_cards(seen: MolukuPosition, cards: vec[i64], pen: Pen) -> None:
    """A card, or none, for each seat."""
    place: i64 = 0
    while place < seen.players:
        pen.choice(cards[from_viewer(seen, place)], CARDS)
        place += 1


def write_discards(seen: MolukuPosition, pen: Pen) -> None:
    """This season's discards and those of the season before."""
    place: i64 = 0
    while place < seen.players:
        seat = from_viewer(seen, place)
        pen.members(seen.out[seat] | seen.earlier[seat], CARDS)
        place += 1
