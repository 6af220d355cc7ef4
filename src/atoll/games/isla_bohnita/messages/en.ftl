about = Trade beans, plant them, ship them: merchants fetch more from the island, pirates lie in wait.
option-island = With the island: merchants, pirates and two ports
option-extension = With the extension: more beans, up to seven players
option-offers = Offers and wishes a turn, at most

bean-4 = cocoa
bean-6 = garden
bean-8 = red
bean-10 = black-eyed
bean-12 = soy
bean-14 = green
bean-16 = stink
bean-18 = chili
bean-20 = blue
bean-22 = brandy
bean-24 = coffee
bean-26 = wax
bean-28 = mocha
bean-unknown = unknown

cards = { $count } { $bean }
cards-and = { $first }, { $second }
cards-none = nothing
card-placed = a { $bean } bean (card { $place } of the hand)
anybody = anybody

ship-merchant = merchant { $number }
ship-pirate = pirate
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = the third field
ware-merchant = the second merchant
ware-pirate = the pirate

prompt-plant = Plant your front card, a { $bean } bean; harvest first if no field is free.
prompt-plant-second = Plant your next card too, a { $bean } bean, or turn up cards.
prompt-turn-up = Turn up cards: phase 2 begins.
prompt-trade = Trade, plant what is set aside, and end the phase when you are done.
prompt-sail = Trade, sail, raid, plant what is set aside, and end the phase when you are done.
prompt-two-players = Plant the turned-up cards, sail, raid, and end the phase when you are done.
prompt-leave = Plant what you like of the turned-up cards, then end the phase and leave the rest.
prompt-answer =
    { $count ->
        [one] An offer waits for your answer.
       *[other] { $count } offers wait for your answer.
    }
prompt-aside = Plant what you have set aside: { $cards }.
prompt-left = Plant or discard each kind of bean your opponent left.
prompt-draw =
    { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
prompt-raid = { $who } raids your { $ship }: sell its cargo, or yield a card.

choice-plant = plant a { $bean } bean in field { $field }
choice-turn-up = turn up cards
choice-set-aside = set the { $bean } bean aside
choice-end-phase = end phase 2
choice-draw = draw
choice-sail = sail { $ship } to { $port } for { $count } { $bean }
choice-raid = raid { $who }’s { $ship } ({ $count } { $bean })
choice-yield = yield a card
choice-sell-field =
    { $thalers ->
        [one] sell field { $field }: { $count } { $bean } for 1 thaler
       *[other] sell field { $field }: { $count } { $bean } for { $thalers } thalers
    }
choice-load = load field { $field } ({ $count } { $bean }) onto { $ship }
choice-sell-cargo =
    { $thalers ->
        [one] sell the cargo of { $ship }: { $count } { $bean } for 1 thaler
       *[other] sell the cargo of { $ship }: { $count } { $bean } for { $thalers } thalers
    }
choice-move = move { $count } { $bean } from { $ship } to { $to }
choice-buy = buy { $ware } for { $price } thalers
choice-discard = discard a { $bean } bean (card { $place } of the hand)
choice-discard-left = discard { $count } { $bean }
choice-wish = show that you look for { $bean } beans
choice-offer = offer { $to }: { $given } for { $wanted }
choice-counter = counter { $to }: { $given } for { $wanted }
choice-accept = accept offer { $offer }, giving { $cards }
choice-accept-gift = accept offer { $offer }
choice-refuse = refuse offer { $offer }
choice-withdraw = withdraw offer { $offer }

refusal-left-first = the cards left lying are planted or discarded first
refusal-phase-one = this is phase 1: plant hand cards, then turn up
refusal-phase-two = this is phase 2, which the active player ends
refusal-aside-first = the cards set aside are planted first
refusal-phase-three = the cards are drawn now
refusal-not-active = only { $who }, whose turn it is, may do that
refusal-no-such-field = there is no field { $field } to use
refusal-field-taken = field { $field } grows { $bean } beans
refusal-hand-empty = the hand is empty
refusal-no-third = two cards are planted, a third is never
refusal-discard-ends = after the discard no more hand cards are planted
refusal-plant-first = the front card must be planted first
refusal-slot-empty = there is no turned-up card { $slot }
refusal-not-aside = no { $bean } bean is set aside
refusal-set-aside-first = a turned-up card is set aside before it is planted
refusal-not-lying = no { $bean } bean lies there
refusal-two-players-only = only with two players hand cards are discarded
refusal-one-discard = one hand card was discarded already
refusal-no-such-card = there is no card { $place } in this hand
refusal-no-raid = no raid waits for an answer
refusal-no-ships = without the island there are no ships
refusal-no-such-ship = there is no { $ship } of this player
refusal-row-empty = the row at { $port } is empty
refusal-other-cargo = the { $ship } carries { $bean } beans
refusal-row-run = from { $port } at most { $most } { $bean } can be taken, at least 1
refusal-no-victim = a raid is aimed at another player’s merchant
refusal-nothing-to-raid = { $who }’s { $ship } carries nothing
refusal-raided-already = { $who }’s { $ship } was raided this turn already
refusal-raid-first = the raid must be answered first: sell that cargo or yield a card
refusal-field-empty = field { $field } is empty
refusal-protected = field { $field } has one card, which is protected while another field has more
refusal-own-turn = with two players one sells only in one’s own turn
refusal-ship-empty = the { $ship } is empty
refusal-worthless = the cargo of the { $ship } would bring no thaler
refusal-same-ship = cargo moves to another ship
refusal-enough-moves = this cargo was moved to and fro often enough this turn
refusal-bought-already = { $ware } is there already
refusal-too-poor = { $ware } costs { $price }, there are { $wealth } thalers
refusal-no-trading = two players do not trade
refusal-trade-later = there is trading in phase 2 only
refusal-offers-spent = the { $most } offers and wishes of this turn are made
refusal-wrong-partner = every deal includes { $who }, the active player
refusal-not-answerable = a counter goes to who made a standing offer to this player
refusal-offer-slot = that turned-up card is not there any more
refusal-offer-place = there is no such card in this hand
refusal-offer-nothing = an offer names at least one card
refusal-offer-hand-size = nobody addressed holds so many cards
refusal-no-such-beans = there are not so many such beans in the game
refusal-no-such-offer = there is no offer { $offer }
refusal-not-addressed = offer { $offer } is not made to this player
refusal-not-yours = offer { $offer } is another player’s
refusal-other-cards = offer { $offer } asks for other cards
refusal-wished-already = the wish for { $bean } beans is shown already

event-plant = { $who } plants a { $bean } bean in field { $field }.
event-turn-up = { $who } turns up { $cards }.
event-set-aside = { $who } sets a { $bean } bean aside.
event-end-phase = { $who } ends phase 2.
event-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
event-refill = { $port } gets new cards: { $cards }.
event-exhausted = The draw pile has run out, time { $count }.
event-sail = { $who } sails to { $port } and takes { $count } { $bean } onto { $ship }.
event-raid = { $who } raids { $victim }’s { $ship } ({ $count } { $bean }).
event-yield = { $who } yields a { $bean } bean.
event-sell =
    { $thalers ->
        [one] { $who } sells { $count } { $bean } for 1 thaler.
       *[other] { $who } sells { $count } { $bean } for { $thalers } thalers.
    }
event-load = { $who } loads { $count } { $bean } onto { $ship }.
event-move = { $who } moves { $count } { $bean } from { $ship } to { $to }.
event-buy = { $who } buys { $ware } for { $price } thalers.
event-discard = { $who } discards { $count } { $bean }.
event-wish = { $who } looks for { $bean } beans.
event-offer = Offer { $offer }: { $who } offers { $to } { $given } for { $wanted }.
event-counter = Offer { $offer }: { $who } counters { $to }: { $given } for { $wanted }.
event-refuse = { $who } refuses offer { $offer }.
event-withdraw = { $who } withdraws offer { $offer }.
event-deal = { $who } and { $maker } agree: { $who } gets { $got }, { $maker } gets { $gave }.
event-settle = { $who } sells everything for { $points }, in all { $total }.

sheet-thalers = thalers on the harbour
sheet-field = last sale: { $count } { $bean } from a field
sheet-cargo = last sale: { $count } { $bean } from a ship

draw-head = { $phase } · turn of { $who } · draw pile: { $deck } · run out: { $times } of { $final }
draw-phase-plant = Phase 1, plant
draw-phase-trade = Phase 2, trade
draw-phase-plant-aside = Phase 2, plant what is set aside
draw-phase-draw = Phase 3, draw
draw-phase-raid = A raid
draw-phase-over = The game is over
draw-discard = Discard pile: { $count }, top: { $top }
draw-put-aside = Thalers put aside: { $cards }
draw-last-turn = The last turn: the game ends when everything is planted.
draw-row = { $port } (top first): { $cards }
draw-turned-up = Turned up: { $cards }
draw-seat =
    { $thalers ->
        [one] { $who }: 1 thaler, { $cards } in hand
       *[other] { $who }: { $thalers } thalers, { $cards } in hand
    }
draw-field = field { $field }: { $cards }
draw-ship = { $ship }: { $cards }
draw-aside = set aside: { $cards }
draw-wishes = looks for: { $cards }
draw-known = shown in hand: { $cards }
draw-offer = Offer { $offer }: { $who } to { $to }: { $given } for { $wanted }
draw-hand = Your hand (front first): { $cards }
