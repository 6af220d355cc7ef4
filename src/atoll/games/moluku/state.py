"""Moluku's rules in the order of the rulebook: tricks, harvest, special cards, seasons."""

from typing import final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.habits import Habits
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import TRUTH, State, leaders
from atoll.core.words import Refusal
from atoll.games.moluku.components import (
    CARDS,
    CHILL,
    COLOURED,
    LIZARD,
    MASK,
    NO_TRUMP,
    PALM,
    PANKU,
    SUIT,
    VOLCANO,
    WEDDING,
    colour_of,
)
from atoll.games.moluku.knowledge import fill, hide
from atoll.games.moluku.order import (
    move_to_front,
    owner_of,
    rank_seats,
    reverse_order,
)
from atoll.games.moluku.policy import advise, prospect
from atoll.games.moluku.position import NOTHING, SEASONS, MolukuPosition
from atoll.games.moluku.refusals import explain
from atoll.games.moluku.scoring import island_score
from atoll.games.moluku.verbs import (
    CHILL_FIRST,
    COVER,
    DISCARD,
    DO_COVER,
    DO_DECLINE,
    DO_DISCARD,
    DO_HARVEST,
    DO_NAME,
    DO_PAIR,
    DO_PASS,
    DO_PLAY,
    HARVEST,
    NAME_BY_PALM,
    NAME_BY_TOTAL,
    OVER,
    PASS,
    PLAY,
    SECOND,
    UNKNOWN_CARD,
    VERB,
    VERBS,
)


@final
class MolukuState(MolukuPosition):
    """Moluku in progress."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """MO-1: shuffle, deal and draw the first player."""
        self.clear()
        self.stock = self.deck()
        self.deal_from_stock(14 if self.players == 2 else 12)
        self.first = self.rng.below(self.players)
        self.season = 1
        self.trump = NO_TRUMP  # MO-7
        self.start_season(self.first)

    def deal_from_stock(self, count: i64) -> None:
        """Deal `count` cards to each; nobody knows the order of the stock, so it is drawn now."""
        seat: i64 = 0
        while seat < self.players:
            left = count
            while left > 0:
                card = self.rng.pick(self.stock)
                self.stock &= ~BIT[card]
                self.hands[seat] |= BIT[card]
                left -= 1
            self.hand_size[seat] += count
            seat += 1
        self.stock_size = popcount(self.stock)

    def start_season(self, leader: i64) -> None:
        """The leader opens the season's first trick; no card has an effect from before."""
        self.next_leader = NOTHING
        self.next_trump = NOTHING
        self.next_reversed = False
        self.start_trick(leader, False)

    # -- a trick -----------------------------------------------------------------------------

    def start_trick(self, leader: i64, is_reversed: bool) -> None:
        """MO-2: the leader plays first."""
        self.leader = leader
        self.actor = leader
        self.reversed = is_reversed
        self.next_reversed = False
        self.next_leader = NOTHING
        self.led = NO_TRUMP
        self.turn = 0
        self.table = 0
        self.waiting = NOTHING
        seat: i64 = 0
        while seat < self.players:
            self.cards[seat] = self.seconds[seat] = NOTHING
            seat += 1
        self.step = PLAY

    def playable(self, hand: i64) -> i64:
        """MO-2: the colour led, else a trump, else anything; a Panku card always."""
        if self.led != NO_TRUMP:
            follow = hand & SUIT[self.led]
            if follow == 0:
                follow = hand & SUIT[self.trump]
            if follow != 0:
                return follow | (hand & PANKU)
        return hand

    def play_card(self, seat: i64, card: i64) -> None:
        """Put a card into the trick; when all have played, the harvest comes."""
        self.learn_voids(seat, card)
        self.take_from_hand(seat, card)
        if self.led == NO_TRUMP and card < COLOURED:
            self.led = colour_of(card)
        self.table |= BIT[card]
        if self.step == PLAY:
            self.cards[seat] = card
        else:
            self.seconds[seat] = card
        self.turn += 1
        if self.turn < self.players:
            self.actor = self.next_seat(seat)
        elif self.step == PLAY and (self.table & BIT[WEDDING]) != 0 and self.hand_size[0] > 0:
            self.start_second_round()
        else:
            self.start_harvest()

    def start_second_round(self) -> None:
        """MO-11: each plays a second card in the same order, led afresh."""
        self.step = SECOND
        self.led = NO_TRUMP
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
        """Who plays another colour shows that he holds none he would have had to play."""
        if card >= COLOURED or self.led == NO_TRUMP or colour_of(card) == self.led:
            return
        self.voids[seat] |= SUIT[self.led]
        if colour_of(card) != self.trump:
            self.voids[seat] |= SUIT[self.trump]

    # -- harvest -----------------------------------------------------------------------------

    def start_harvest(self) -> None:
        """MO-3, MO-10, MO-12: rank the seats; MO-13: Chill may come before all."""
        rank_seats(self)
        if self.reversed:
            reverse_order(self)
        self.turn = 0
        if (self.table & BIT[CHILL]) != 0:
            self.step = CHILL_FIRST
            self.actor = owner_of(self, CHILL)
        else:
            self.ask_harvest()

    def ask_harvest(self) -> None:
        """MO-4: the next in the order chooses."""
        self.step = HARVEST
        self.actor = self.order[self.turn]

    def harvest(self, seat: i64, card: i64, other: i64) -> None:
        """Take a card, or a pair in this order, onto the island."""
        if self.step == CHILL_FIRST:
            move_to_front(self, seat)
        self.palms_before = self.open_palms(seat)
        self.table &= ~BIT[card]
        if other != NOTHING:
            self.table &= ~BIT[other]
        self.waiting = other
        self.place(seat, card)

    def place(self, seat: i64, card: i64) -> None:
        """Lay a card open on the island and see what it does there."""
        self.islands[seat] |= BIT[card]
        if card == LIZARD and not self.is_last_trick():
            self.next_leader = seat
            self.next_reversed = True
        if self.coverable(seat, card) != 0:
            self.volcano = card
            self.step = COVER
        else:
            self.after_placing(seat)

    def coverable(self, seat: i64, card: i64) -> i64:
        """MO-9: the cards a Volcano just placed can cover; none if a Mask protects them."""
        if (self.printed.cards_of[VOLCANO] & BIT[card]) == 0:
            return 0
        same = self.islands[seat] & SUIT[colour_of(card)] & ~BIT[card]
        if (same & self.printed.cards_of[MASK]) != 0:
            return 0
        return same

    def open_palms(self, seat: i64) -> i64:
        """How many Palms lie open on an island."""
        return self.printed.count(self.islands[seat], PALM)

    def after_placing(self, seat: i64) -> None:
        """The second card of a pair, then MO-8, then the next in the order."""
        if self.waiting != NOTHING:
            card = self.waiting
            self.waiting = NOTHING
            self.place(seat, card)
        elif self.palms_before != 2 and self.open_palms(seat) == 2:
            self.step = NAME_BY_PALM
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
        self.volcano = NOTHING
        self.after_placing(seat)

    def end_trick(self) -> None:
        """MO-5: who chose last leads, unless the Lizard was placed (MO-12)."""
        if self.next_trump != NOTHING:
            self.trump = self.next_trump
            self.next_trump = NOTHING
        if self.is_last_trick():
            self.end_season()
        elif self.next_leader != NOTHING:
            self.start_trick(self.next_leader, self.next_reversed)
        else:
            self.start_trick(self.order[self.players - 1], False)

    # -- seasons -----------------------------------------------------------------------------

    def end_season(self) -> None:
        """MO-6, MO-14, MO-15: score every island."""
        seat: i64 = 0
        while seat < self.players:
            self.scored[(self.season - 1) * self.players + seat] = self.islands[seat]
            self.totals[seat] += island_score(self.islands[seat], self.printed)
            seat += 1
        if self.season == SEASONS:
            self.step = OVER
        else:
            self.take_up_islands()

    def take_up_islands(self) -> None:
        """MO-16: islands into hand, cards from the stock, then the lowest total names the trump."""
        seat: i64 = 0
        while seat < self.players:
            self.hands[seat] = self.islands[seat] | self.covered[seat]
            self.hand_size[seat] = popcount(self.hands[seat])
            self.islands[seat] = self.covered[seat] = 0
            self.earlier[seat] |= self.out[seat]
            self.gone[seat] |= self.picked[seat]  # not seen since it was taken up: discarded
            self.out[seat] = self.out_size[seat] = 0
            self.picked[seat] = self.hands[seat]
            self.voids[seat] = 0
            self.passed[seat] = self.passed_size[seat] = 0
            seat += 1
        self.season += 1
        self.trump = NO_TRUMP
        self.deal_from_stock(self.exchanged() if self.players < 4 else 0)
        self.start_trick(self.lowest_total(), False)
        self.step = NAME_BY_TOTAL

    def name(self, colour: i64) -> None:
        """MO-7, MO-8: name a trump colour or none."""
        if self.step == NAME_BY_PALM:
            self.next_trump = colour
            self.next_harvester()
        else:
            self.trump = colour
            self.step = PASS if self.players == 4 else DISCARD

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
        if self.step == PASS:
            self.hand_over()
        self.start_season(self.leader)

    def hand_over(self) -> None:
        """Everybody's passed cards change hands at once."""
        seat: i64 = 0
        while seat < self.players:
            self.hands[seat] &= ~self.passed[seat]
            seat += 1
        seat = 0
        while seat < self.players:
            self.hands[seat] |= self.passed[self.giver_to(seat)]
            seat += 1

    # -- the contract ------------------------------------------------------------------------

    def choices(self) -> i64:
        """The arguments the actor may choose from, as a set; pairs and names have their own."""
        if self.step == HARVEST:
            return self.table
        if self.step <= SECOND:
            return self.playable(self.hands[self.actor])
        if self.step == COVER:
            return self.coverable(self.actor, self.volcano)
        if self.step == DISCARD:
            return self.hands[self.actor]
        if self.step == PASS:
            return self.hands[self.actor] & ~self.passed[self.actor]
        return BIT[CHILL]

    def verb(self) -> i64:
        """The verb of the step's actions whose argument is one of `choices`."""
        if self.step <= SECOND:
            return DO_PLAY
        if self.step == COVER:
            return DO_COVER
        if self.step == DISCARD:
            return DO_DISCARD
        if self.step == PASS:
            return DO_PASS
        return DO_HARVEST

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.step == OVER or seat != self.actor:
            return out
        if self.step == NAME_BY_PALM or self.step == NAME_BY_TOTAL:
            colour: i64 = 0
            while colour <= NO_TRUMP:
                out = append(out, DO_NAME * VERB + colour)
                colour += 1
            return out
        if self.step <= HARVEST and self.step >= CHILL_FIRST and self.is_wedding():
            out = self.pairs()
        else:
            base = self.verb() * VERB
            choices = self.choices()
            while choices != 0:
                out = append(out, base + lowest(choices))
                choices &= choices - 1
        if self.step == CHILL_FIRST:
            out = append(out, DO_DECLINE * VERB)
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        plain = self.step <= SECOND or (self.step == HARVEST and not self.is_wedding())
        if plain and seat == self.actor and 0 <= action < VERB * VERBS:
            card = action % VERB
            return action // VERB == self.verb() and (
                card < CARDS and (self.choices() & BIT[card]) != 0
            )
        return super().is_legal(seat, action)

    def pairs(self) -> vec[i64]:
        """MO-11, MO-13: the pairs to choose from, each in both orders; Chill's owner his own."""
        out = vec[i64]()
        seat: i64 = 0
        while seat < self.players:
            free = (self.table & BIT[self.cards[seat]]) != 0
            if free and (self.step == HARVEST or seat == self.actor):
                out = append(out, DO_PAIR * VERB + 2 * seat)
                out = append(out, DO_PAIR * VERB + 2 * seat + 1)
            seat += 1
        return out

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.step <= SECOND:
            return DO_PLAY * VERB + rng.pick(self.playable(self.hands[self.actor]))
        if self.step == HARVEST and not self.is_wedding():
            return DO_HARVEST * VERB + rng.pick(self.table)
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def good_action(self, seat: i64, rng: Rng) -> i64:
        playable = self.playable(self.hands[seat]) if self.step <= SECOND else 0
        return advise(self, playable, rng)

    def rests(self, seat: i64) -> bool:
        """Between the seasons."""
        return self.step == NAME_BY_TOTAL

    def prospect(self, seat: i64) -> i64:
        return prospect(self, seat)

    def habits(self) -> Habits:
        return Habits(advice=100, horizon=1, winning=0.0, exploration=0.5)

    def play(self, seat: i64, action: i64) -> None:
        verb = action // VERB
        argument = action % VERB
        if verb == DO_PLAY:
            self.play_card(seat, argument)
        elif verb == DO_HARVEST:
            self.harvest(seat, argument, NOTHING)
        elif verb == DO_PAIR:
            self.harvest_pair(seat, argument // 2, argument % 2 == 1)
        elif verb == DO_COVER:
            self.cover(seat, argument)
        elif verb == DO_NAME:
            self.name(argument)
        elif verb == DO_DISCARD:
            self.discard(seat, argument)
        elif verb == DO_PASS:
            self.pass_card(seat, argument)
        else:
            self.ask_harvest()  # MO-13: declining, Chill's owner chooses at his rank

    def harvest_pair(self, seat: i64, owner: i64, second_first: bool) -> None:
        """MO-11: both cards of one player, placed in the order the taker likes."""
        if second_first:
            self.harvest(seat, self.seconds[owner], self.cards[owner])
        else:
            self.harvest(seat, self.cards[owner], self.seconds[owner])

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return explain(self, seat, action)

    def scores(self) -> vec[i64]:
        return self.totals[:]

    def winners(self) -> i64:
        """MO-17; MO-18: in teams the higher sum of the two."""
        if not self.teams:
            return super().winners()
        sums = self.totals[:]
        seat: i64 = 0
        while seat < self.players:
            sums[seat] += self.totals[(seat + 2) % 4]
            seat += 1
        return leaders(sums)

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def blank(self) -> State:
        return MolukuState(self.printed, self.players, self.teams, Rng())

    def shown(self, seat: i64, action: i64, viewer: i64) -> i64:
        verb = action // VERB
        if (verb == DO_DISCARD or verb == DO_PASS) and viewer != seat and viewer != TRUTH:
            return verb * VERB + UNKNOWN_CARD
        return action
