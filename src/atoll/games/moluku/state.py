"""Moluku's rules in the order of the rulebook: tricks, harvest, special cards, seasons."""

from typing import Final, final

from atoll.core.bits import BIT, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State, leaders
from atoll.core.vectors import append_each
from atoll.core.words import Refusal
from atoll.games.moluku import components as mo
from atoll.games.moluku import fields, position
from atoll.games.moluku.fields import Do, Step, card_of, form_of
from atoll.games.moluku.knowledge import fill, hide
from atoll.games.moluku.position import MolukuPosition

# The form of the actions whose card is one of `choices`.
FORM_OF_STEP: Final = {
    Step.PLAY: Do.PLAY,
    Step.SECOND: Do.PLAY,
    Step.CHILL_FIRST: Do.HARVEST,
    Step.HARVEST: Do.HARVEST,
    Step.COVER: Do.COVER,
    Step.DISCARD: Do.DISCARD,
    Step.PASS: Do.PASS,
}
FORMS: Final = vec[i64](
    [FORM_OF_STEP.get(step, mo.NOTHING) for step in range(Step.OVER)]
)  # by step


@final
class MolukuState(MolukuPosition):
    """Moluku in progress."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """MO-1: shuffle, deal and draw the first player."""
        self.clear()
        self.stock = self.deck()
        self.deal_from_stock(self.first_hand())
        self.first = self.rng.below(self.players)
        self.season = 1
        self.trump = mo.NO_TRUMP  # MO-7
        self.start_season(self.first)

    def first_hand(self) -> i64:
        """MO-1: the cards dealt to each."""
        if self.printed.hand > 0:
            return self.printed.hand
        return 14 if self.players == 2 else 12

    def deal_from_stock(self, count: i64) -> None:
        """Deal `count` cards to each; nobody knows the order of the stock, so it is drawn now."""
        for seat in range(self.players):
            for _card in range(count):
                card = self.rng.pick(self.stock)
                self.stock &= ~BIT[card]
                self.hands[seat] |= BIT[card]
            self.hand_size[seat] += count
        self.stock_size = popcount(self.stock)

    def start_season(self, leader: i64) -> None:
        """The leader opens the season's first trick; no card has an effect from before."""
        self.next_leader = mo.NOTHING
        self.next_trump = mo.NOTHING
        self.next_reversed = False
        self.start_trick(leader, False)

    # -- a trick -----------------------------------------------------------------------------

    def start_trick(self, leader: i64, is_reversed: bool) -> None:
        """MO-2: the leader plays first."""
        self.leader = leader
        self.actor = leader
        self.reversed = is_reversed
        self.next_reversed = False
        self.next_leader = mo.NOTHING
        self.led = mo.NO_TRUMP
        self.turn = 0
        self.table = 0
        self.waiting = mo.NOTHING
        for seat in range(self.players):
            self.cards[seat] = self.seconds[seat] = mo.NOTHING
        self.step = Step.PLAY

    def playable(self, hand: i64) -> i64:
        """MO-2: the colour led, else a trump, else anything; a Panku card always."""
        if self.led != mo.NO_TRUMP:
            follow = hand & mo.SUIT[self.led]
            if follow == 0:
                follow = hand & mo.SUIT[self.trump]
            if follow != 0:
                return follow | (hand & mo.PANKU)
        return hand

    def play_card(self, seat: i64, card: i64) -> None:
        """Put a card into the trick; when all have played, the harvest comes."""
        self.learn_voids(seat, card)
        self.take_from_hand(seat, card)
        if self.led == mo.NO_TRUMP and card < mo.COLOURED:
            self.led = mo.colour_of(card)
        self.table |= BIT[card]
        if self.step == Step.PLAY:
            self.cards[seat] = card
        else:
            self.seconds[seat] = card
        self.turn += 1
        if self.turn < self.players:
            self.actor = self.next_seat(seat)
        elif (
            self.step == Step.PLAY and (self.table & BIT[mo.WEDDING]) != 0 and self.hand_size[0] > 0
        ):
            self.start_second_round()
        else:
            self.start_harvest()

    def start_second_round(self) -> None:
        """MO-11: each plays a second card in the same order; the colour led stays."""
        self.step = Step.SECOND
        self.turn = 0
        self.actor = self.leader

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """The card is open from now on, wherever it came from."""
        keep = ~BIT[card]
        self.hands[seat] &= keep
        self.hand_size[seat] -= 1
        self.shown_cards |= BIT[card]
        if (self.picked[seat] & BIT[card]) != 0:
            self.picked[seat] &= keep
        elif self.players == 4 and self.season > 1:
            giver = self.giver_to(seat)
            self.picked[giver] &= keep
            self.passed[giver] &= keep
            self.passed_size[giver] -= 1

    def learn_voids(self, seat: i64, card: i64) -> None:
        """A player of another colour shows that they hold none they would have had to play."""
        if card >= mo.COLOURED or self.led == mo.NO_TRUMP or mo.colour_of(card) == self.led:
            return
        self.voids[seat] |= mo.SUIT[self.led]
        if mo.colour_of(card) != self.trump:
            self.voids[seat] |= mo.SUIT[self.trump]

    # -- harvest -----------------------------------------------------------------------------

    def start_harvest(self) -> None:
        """MO-3, MO-10, MO-12: rank the seats; MO-13: Chill may come before all."""
        position.rank_seats(self)
        if self.reversed:
            position.reverse_order(self)
        self.turn = 0
        if (self.table & BIT[mo.CHILL]) != 0:
            self.step = Step.CHILL_FIRST
            self.actor = position.player_of(self, mo.CHILL)
        else:
            self.ask_harvest()

    def ask_harvest(self) -> None:
        """MO-4: the next in the order chooses."""
        self.step = Step.HARVEST
        self.actor = self.order[self.turn]

    def harvest(self, seat: i64, card: i64, other: i64) -> None:
        """Take a card, or a pair in this order, onto the island."""
        if self.step == Step.CHILL_FIRST:
            position.move_to_front(self, seat)
        self.table &= ~BIT[card]
        if other != mo.NOTHING:
            self.table &= ~BIT[other]
        self.waiting = other
        self.place(seat, card)

    def place(self, seat: i64, card: i64) -> None:
        """Lay a card open on the island and see what it does there."""
        self.palms_before = self.open_palms(seat)
        self.islands[seat] |= BIT[card]
        if card == mo.LIZARD and not self.is_last_trick():
            self.next_leader = seat
            self.next_reversed = True
        if self.coverable(seat, card) != 0:
            self.volcano = card
            self.step = Step.COVER
        else:
            self.after_placing(seat)

    def coverable(self, seat: i64, card: i64) -> i64:
        """MO-9: the cards a Volcano just placed can cover; none if a Mask protects them."""
        if (self.printed.cards_of[mo.VOLCANO] & BIT[card]) == 0:
            return 0
        same = self.islands[seat] & mo.SUIT[mo.colour_of(card)] & ~BIT[card]
        if (same & self.printed.cards_of[mo.MASK]) != 0:
            return 0
        return same

    def open_palms(self, seat: i64) -> i64:
        """How many Palms lie open on an island."""
        return self.printed.count(self.islands[seat], mo.PALM)

    def after_placing(self, seat: i64) -> None:
        """MO-8: if exactly two Palms lie open now, a trump is named before all else."""
        if self.palms_before != 2 and self.open_palms(seat) == 2:
            self.step = Step.NAME_BY_PALM
        else:
            self.place_next(seat)

    def place_next(self, seat: i64) -> None:
        """The second card of a pair; then the next in the order."""
        if self.waiting != mo.NOTHING:
            card = self.waiting
            self.waiting = mo.NOTHING
            self.place(seat, card)
        else:
            self.next_harvester()

    def next_harvester(self) -> None:
        """The next chooses; after the last the trick is over."""
        self.turn += 1
        if self.turn < self.players:
            self.ask_harvest()
        else:
            self.end_trick()

    def cover(self, seat: i64, card: i64) -> None:
        """MO-9: the Volcano cancels a card of its colour."""
        self.islands[seat] &= ~BIT[card]
        self.covered[seat] |= BIT[card]
        self.volcano = mo.NOTHING
        self.after_placing(seat)

    def end_trick(self) -> None:
        """MO-5: who chose last leads, unless the Lizard was placed (MO-12)."""
        if self.next_trump != mo.NOTHING:
            self.trump = self.next_trump
            self.next_trump = mo.NOTHING
        if self.is_last_trick():
            self.end_season()
        elif self.next_leader != mo.NOTHING:
            self.start_trick(self.next_leader, self.next_reversed)
        else:
            self.start_trick(self.order[self.players - 1], False)

    # -- seasons -----------------------------------------------------------------------------

    def end_season(self) -> None:
        """MO-6, MO-14, MO-15: score every island."""
        for seat in range(self.players):
            self.scored[(self.season - 1) * self.players + seat] = self.islands[seat]
            self.totals[seat] += mo.island_score(self.islands[seat], self.printed)
        if self.season == mo.SEASONS or self.printed.hand > 0:
            self.step = Step.OVER
        else:
            self.take_up_islands()

    def take_up_islands(self) -> None:
        """MO-16: islands into hand, cards from the stock, then the lowest total names the trump."""
        for seat in range(self.players):
            self.hands[seat] = self.islands[seat] | self.covered[seat]
            self.hand_size[seat] = popcount(self.hands[seat])
            self.islands[seat] = self.covered[seat] = 0
            self.earlier[seat] |= self.out[seat]
            self.gone[seat] |= self.picked[seat]  # not seen since it was taken up: discarded
            self.out[seat] = self.out_size[seat] = 0
            self.picked[seat] = self.hands[seat]
            self.voids[seat] = 0
            self.passed[seat] = self.passed_size[seat] = 0
        self.season += 1
        self.trump = mo.NO_TRUMP
        self.deal_from_stock(self.exchanged() if self.players < 4 else 0)
        self.start_trick(self.lowest_total(), False)
        self.step = Step.NAME_BY_TOTAL

    def name(self, colour: i64) -> None:
        """MO-7, MO-8: name a trump colour or none."""
        if self.step == Step.NAME_BY_PALM:
            self.next_trump = colour
            self.place_next(self.actor)
        else:
            self.trump = colour
            self.step = Step.PASS if self.players == 4 else Step.DISCARD

    def discard(self, seat: i64, card: i64) -> None:
        """MO-16: a card leaves the game, hidden."""
        self.hands[seat] &= ~BIT[card]
        self.hand_size[seat] -= 1
        self.out[seat] |= BIT[card]
        self.out_size[seat] += 1
        self.next_to_exchange(self.out_size[seat])

    def pass_card(self, seat: i64, card: i64) -> None:
        """MO-16: choose a card to pass; it changes hands when all have chosen."""
        self.passed[seat] |= BIT[card]
        self.passed_size[seat] += 1
        self.next_to_exchange(self.passed_size[seat])

    def next_to_exchange(self, done: i64) -> None:
        """The seats choose one after the other from the leader on; then the season begins."""
        if done < self.exchanged():
            return
        self.actor = self.next_seat(self.actor)
        if self.actor != self.leader:
            return
        if self.step == Step.PASS:
            self.hand_over()
        self.start_season(self.leader)

    def hand_over(self) -> None:
        """Everybody's passed cards change hands at once."""
        for seat in range(self.players):
            self.hands[seat] &= ~self.passed[seat]
        for seat in range(self.players):
            self.hands[seat] |= self.passed[self.giver_to(seat)]

    # -- the contract ------------------------------------------------------------------------

    def choices(self) -> i64:
        """The cards the actor may choose from; pairs and names have their own lists."""
        if self.step == Step.HARVEST:
            return self.table
        if self.is_playing():
            return self.playable(self.hands[self.actor])
        if self.step == Step.COVER:
            return self.coverable(self.actor, self.volcano)
        if self.step == Step.DISCARD:
            return self.hands[self.actor]
        if self.step == Step.PASS:
            return self.hands[self.actor] & ~self.passed[self.actor]
        return BIT[mo.CHILL]

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.step == Step.OVER or seat != self.actor:
            return out
        if self.step == Step.NAME_BY_PALM or self.step == Step.NAME_BY_TOTAL:
            for colour in range(mo.NO_TRUMP + 1):
                out = append(out, Do.NAME + colour)
            return out
        if (self.step == Step.HARVEST or self.step == Step.CHILL_FIRST) and self.is_wedding():
            out = self.pairs()
        else:
            out = append_each(out, FORMS[self.step], self.choices())
        if self.step == Step.CHILL_FIRST:
            out = append(out, Do.DECLINE)
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        plain = self.is_playing() or (self.step == Step.HARVEST and not self.is_wedding())
        if plain and seat == self.actor and 0 <= action <= Do.DECLINE:
            card = card_of(action)
            return form_of(action) == FORMS[self.step] and (
                card < mo.CARDS and (self.choices() & BIT[card]) != 0
            )
        return super().is_legal(seat, action)

    def pairs(self) -> vec[i64]:
        """MO-11, MO-13: the pairs to choose from, each in both orders; Chill's owner their own."""
        out = vec[i64]()
        for seat in range(self.players):
            free = (self.table & BIT[self.cards[seat]]) != 0
            if free and (self.step == Step.HARVEST or seat == self.actor):
                out = append(out, fields.pair_action(seat, 0))
                out = append(out, fields.pair_action(seat, 1))
        return out

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.is_playing():
            return Do.PLAY + rng.pick(self.playable(self.hands[self.actor]))
        if self.step == Step.HARVEST and not self.is_wedding():
            return Do.HARVEST + rng.pick(self.table)
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def play(self, seat: i64, action: i64) -> None:
        form = form_of(action)
        card = card_of(action)
        if form == Do.PLAY:
            self.play_card(seat, card)
        elif form == Do.HARVEST:
            self.harvest(seat, card, mo.NOTHING)
        elif form == Do.PAIR:
            self.harvest_pair(seat, fields.owner_of(action), fields.swapped_of(action) == 1)
        elif form == Do.COVER:
            self.cover(seat, card)
        elif form == Do.NAME:
            self.name(fields.trump_of(action))
        elif form == Do.DISCARD:
            self.discard(seat, card)
        elif form == Do.PASS:
            self.pass_card(seat, card)
        else:
            self.ask_harvest()  # MO-13: declining, Chill's owner chooses at their rank

    def harvest_pair(self, seat: i64, owner: i64, second_first: bool) -> None:
        """MO-11: both cards of one player, placed in the order the taker likes."""
        if second_first:
            self.harvest(seat, self.seconds[owner], self.cards[owner])
        else:
            self.harvest(seat, self.cards[owner], self.seconds[owner])

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return position.explain(self, seat, action)

    def scores(self) -> vec[i64]:
        return self.totals[:]

    def winners(self) -> i64:
        """MO-17; MO-18: in teams the higher sum of the two."""
        if not self.teams:
            return super().winners()
        sums = self.totals[:]
        for seat in range(self.players):
            sums[seat] += self.totals[(seat + 2) % 4]
        return leaders(sums)

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def blank(self) -> State:
        return MolukuState(self.printed, self.players, self.teams, Rng())
