about = Trade beans, plant them, ship them: merchants fetch more from the island, pirates lie in wait.
option-island = With the island: merchant ships, pirates and two ports
option-extension = With the extension: more beans, up to seven players
option-offers = Most offers per player and turn

bean-4 = cocoa bean
bean-6 = garden bean
bean-8 = red bean
bean-10 = black-eyed bean
bean-12 = soy bean
bean-14 = green bean
bean-16 = stink bean
bean-18 = chili bean
bean-20 = blue bean
bean-22 = brandy bean
bean-24 = coffee bean
bean-26 = wax bean
bean-28 = mocha bean
bean-unknown = hidden bean

cards = { $count } × { $bean }
cards-none = nothing
card-placed = a { $bean } (card { $place } of the hand)
planter = { $who } ({ $cards })
anybody = anybody
field = field { $number }
offer = { $who }’s offer ({ $given } for { $wanted })

ship-merchant = merchant ship { $number }
ship-pirate = pirate ship
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = the third field
ware-merchant = the second merchant ship
ware-pirate = the pirate ship

prompt-plant = Plant your front card, a { $bean }; harvest first if no field is free.
prompt-plant-second = Plant your next card too, a { $bean }, or turn up cards.
prompt-turn-up = Turn up cards: phase 2 begins.
prompt-trade = Trade, set the turned-up cards aside, plant them, and end the phase when you are done.
prompt-sail = Trade, sail, raid ships, keep and plant the turned-up cards, then end the phase.
prompt-bid = { $who } is trading: you may make { $who } an offer at any time.
prompt-meanwhile = Waiting for { $who }; you may harvest, sell or buy meanwhile.
prompt-others-plant = { $who } still has cards to plant; you may go on until then, and end the phase afterwards.
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
prompt-raid = { $who } raids your { $ship }: sell its cargo, or give up a card.

choice-plant = plant a { $bean } in { $field }
choice-turn-up = turn up cards
choice-set-aside = set the { $bean } aside
choice-end-phase = end phase 2
choice-draw = draw
choice-sail = sail { $ship } to { $port } for { $count } × { $bean }
choice-raid = raid { $victim }’s { $ship } ({ $count } × { $bean })
choice-yield = give up a card
choice-sell-field =
    { $thalers ->
        [one] sell { $field }: { $count } × { $bean } for { $thalers } thaler
       *[other] sell { $field }: { $count } × { $bean } for { $thalers } thalers
    }
choice-load = load { $field } ({ $count } × { $bean }) onto { $ship }
choice-sell-cargo =
    { $thalers ->
        [one] sell the cargo of { $ship }: { $count } × { $bean } for { $thalers } thaler
       *[other] sell the cargo of { $ship }: { $count } × { $bean } for { $thalers } thalers
    }
choice-move = move { $count } × { $bean } from { $ship } to { $to }
choice-buy =
    { $price ->
        [one] buy { $ware } for { $price } thaler
       *[other] buy { $ware } for { $price } thalers
    }
choice-discard = discard a { $bean } (card { $place } of the hand)
choice-discard-left = discard { $count } × { $bean }
choice-wish = show that you are looking for a { $bean }
choice-offer = offer { $to }: { $given } for { $wanted }
choice-counter = counter { $to }: { $given } for { $wanted }
choice-accept = accept { $offer }, giving { $cards }
choice-accept-gift = accept { $offer }
choice-refuse = refuse { $offer }
choice-withdraw = withdraw { $offer }

refusal-left-first = first plant or discard the cards left lying
refusal-phase-one = this is phase 1: plant hand cards, then turn up
refusal-phase-two = this is phase 2, which the active player ends
refusal-still-to-plant = cards are still to be planted: { $cards }
refusal-phase-three = the cards are drawn now
refusal-not-active = only { $who }, whose turn it is, may do that
refusal-no-such-field = there is no { $field } to use
refusal-field-taken = something else grows in { $field } already: { $bean }
refusal-hand-empty = the hand is empty
refusal-no-third = two cards have been planted; you may not plant a third
refusal-discard-ends = after the discard no more hand cards are planted
refusal-plant-first = the front card must be planted first
refusal-slot-empty = there is no turned-up card { $slot }
refusal-not-aside = no { $bean } is set aside
refusal-set-aside-first = a turned-up card is set aside before it is planted
refusal-not-lying = no { $bean } lies there
refusal-two-players-only = hand cards can be discarded only in a two-player game
refusal-one-discard = one hand card was discarded already
refusal-no-such-card = there is no card { $place } in this hand
refusal-no-raid = no raid waits for an answer
refusal-no-raid-on-pirate = a pirate ship cannot be raided
refusal-not-onto-pirate = neither a harvest nor the cargo of a merchant ship goes onto a pirate ship
refusal-no-ships = without the island there are no ships
refusal-no-such-ship = this player has no { $ship }
refusal-row-empty = the row at { $port } is empty
refusal-other-cargo = the { $ship } carries: { $bean }
refusal-row-run =
    { $most ->
        [1] from { $port } you can take 1 × { $bean }
       *[other] from { $port } you can take 1 to { $most } × { $bean }
    }
refusal-no-victim = only another player’s merchant ship can be raided
refusal-nothing-to-raid = { $who }’s { $ship } carries nothing
refusal-raided-already = { $who }’s { $ship } was raided this turn already
refusal-raid-first = the raid must be answered first: sell that cargo or give up a card
refusal-field-empty = { $field } is empty
refusal-protected = { $field } has one card, which is protected while another field has more
refusal-own-turn = with two players you may sell only on your own turn
refusal-ship-empty = the { $ship } is empty
refusal-worthless = the cargo of the { $ship } would bring no thaler
refusal-same-ship = cargo moves to another ship
refusal-enough-moves = this cargo has been moved back and forth often enough this turn
refusal-bought-already = { $ware } has already been bought
refusal-too-poor =
    { $price ->
        [one] { $ware } costs { $price } thaler, and you have only { $wealth }
       *[other] { $ware } costs { $price } thalers, and you have only { $wealth }
    }
refusal-no-trading = two players do not trade
refusal-trade-later = there is trading in phase 2 only
refusal-offers-spent = no offers are left this turn (at most { $most } per player)
refusal-wrong-partner = every deal includes { $who }, the active player
refusal-not-answerable = a counter-offer must answer an offer made to this player
refusal-offer-slot = that turned-up card is not there any more
refusal-offer-place = there is no such card in this hand
refusal-offer-nothing = an offer names at least one card
refusal-offer-hand-size = nobody addressed holds so many cards
refusal-no-such-beans = there are not that many of these beans in the game
refusal-no-such-offer = there is no such offer any more
refusal-not-addressed = this offer is not made to this player
refusal-not-yours = this offer is another player’s
refusal-other-cards = this offer asks for other cards
refusal-wished-already = the wish for a { $bean } is shown already

event-plant = { $who } plants a { $bean } in { $field }.
event-turn-up = { $who } turns up { $cards }.
event-set-aside = { $who } sets a { $bean } aside.
event-end-phase = { $who } ends phase 2.
event-draw =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
event-refill = { $port } gets new cards: { $cards }.
event-exhausted = The draw pile has run out { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }.
event-sail = { $who } sails to { $port } and takes { $count } × { $bean } onto { $ship }.
event-raid = { $who } raids { $victim }’s { $ship } ({ $count } × { $bean }).
event-yield = { $who } gives up a { $bean }.
event-sell =
    { $thalers ->
        [one] { $who } sells { $count } × { $bean } for { $thalers } thaler.
       *[other] { $who } sells { $count } × { $bean } for { $thalers } thalers.
    }
event-load = { $who } loads { $count } × { $bean } onto { $ship }.
event-move = { $who } moves { $count } × { $bean } from { $ship } to { $to }.
event-buy =
    { $price ->
        [one] { $who } buys { $ware } for { $price } thaler.
       *[other] { $who } buys { $ware } for { $price } thalers.
    }
event-discard = { $who } discards { $count } × { $bean }.
event-wish = { $who } is looking for a { $bean }.
event-offer = { $who } offers { $to } { $given } for { $wanted }.
event-counter = { $who } counters { $to }: { $given } for { $wanted }.
event-refuse = { $who } refuses { $offer }.
event-withdraw = Withdrawn: { $offer }.
event-deal = { $who } and { $maker } agree: { $who } gets { $got }, { $maker } gets { $gave }.
event-settle =
    { $points ->
        [one] { $who } sells everything for { $points } thaler, { $total } in all.
       *[other] { $who } sells everything for { $points } thalers, { $total } in all.
    }

preview-field =
    { $thalers ->
        [one] Field: { $count } × { $bean }, { $thalers } thaler
       *[other] Field: { $count } × { $bean }, { $thalers } thalers
    }; { $more } more for the next one
preview-field-full =
    { $thalers ->
        [one] Field: { $count } × { $bean }, { $thalers } thaler
       *[other] Field: { $count } × { $bean }, { $thalers } thalers
    }; no more to gain
preview-cargo =
    { $thalers ->
        [one] Cargo: { $count } × { $bean }, { $thalers } thaler
       *[other] Cargo: { $count } × { $bean }, { $thalers } thalers
    }; { $more } more for the next one
preview-cargo-full =
    { $thalers ->
        [one] Cargo: { $count } × { $bean }, { $thalers } thaler
       *[other] Cargo: { $count } × { $bean }, { $thalers } thalers
    }; no more to gain
preview-cargo-lost = One card of the cargo lost: { $bean }
preview-for-nothing = Sold for nothing: { $count } × { $bean }
preview-no-field = No field for a { $bean }: a harvest would be needed first

sheet-thalers = thalers in the harbour
sheet-field = last sale: { $count } × { $bean } from a field
sheet-cargo = last sale: { $count } × { $bean } from a ship

draw-head = { $phase } · turn of { $who } · draw pile: { $deck } · run out: { $times } of { $final }
draw-phase-plant = Phase 1, plant
draw-phase-trade = Phase 2, trade
draw-phase-draw = Phase 3, draw
draw-phase-raid = A raid
draw-phase-over = The game is over
draw-discard = Discard pile: { $count }, top: { $top }
draw-put-aside = Thalers put aside: { $cards }
draw-last-turn = The last turn: the game ends when everything is planted.
draw-row = { $port } (top first): { $cards }
draw-turned-up = Turned up: { $cards }
draw-ship = { $ship }: { $cards }
draw-hand = Your hand (front first): { $cards }

# On the board in the browser.
pile = { $count } × { $bean }
board-ware-field = Third field
board-ware-merchant = Second merchant ship
board-ware-pirate = Pirate ship
phase-plant = plant
phase-trade = trade
phase-draw = draw
last-turn = The last turn
island = The island
row-empty = The row is empty
others = The other players
free = free
empty = empty
thalers =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }
worth =
    { $thalers ->
        [one] worth { $thalers } thaler
       *[other] worth { $thalers } thalers
    }
in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
set-aside = To plant:
looks-for = Looking for:
held = In hand for certain:
raid = Raid
table = The middle of the table
draw-pile = { $count } to draw
run-out = run out { $times } of { $final }
discard-pile = { $count } discarded
turned-up = Turned up by { $name }
none-turned-up = No cards are turned up.
keep = Keep
plant-this = plant { $bean }
offer-this = offer it
ask-this = ask for it
discard = discard
discard-one = Discard a card
discard-which = Which card?
offers = Offers
gives = gives
wants = wants
nothing = nothing
accept = Accept
accept-which = Accept with…
giving-places = card { $places }
cannot-accept = You do not hold these beans.
counter = Counter
refuse = Refuse
withdraw = Withdraw
compose = Make an offer
compose-close = Close
compose-counter = Counter-offer to { $name }
offers-left =
    { $count ->
        [one] { $count } offer left this turn
       *[other] { $count } offers left this turn
    }
offer-to = To whom?
i-give = You give
i-get = You get
click-hand = Pick from your hand.
click-below = Pick beans to ask for.
ask-for = Beans to ask for
ask-bean = ask for a { $bean }
take-out = take out the { $bean }
most-dealt =
    { $count ->
        [one] A deal takes at most { $count } card from a hand.
       *[other] A deal takes at most { $count } cards from a hand.
    }
make-offer = Offer
make-counter = Counter
only-wish = Just say what I’m looking for
clear = Clear
your-place = Your fields and ships
to-plant = To plant
field-of =
    { $thalers ->
        [0] Field { $field }: { $pile }, worth nothing yet
        [one] Field { $field }: { $pile }, worth { $thalers } thaler
       *[other] Field { $field }: { $pile }, worth { $thalers } thalers
    }
field-free = Field { $field }, free
sell = Sell
load = Load
sell-cargo = Sell the cargo
buy = Buy: { $ware } for { $price }
raid-on-you = { $name } raids your merchant ship { $number }!
raid-on = { $name } raids { $victim } (merchant ship { $number }).
raid-sell = Sell the cargo
raid-yield = Give up a card
your-hand = Your hand
hand-card = Card { $place }: { $bean }
hand-empty = Your hand is empty.
fields-of = Fields of { $name }
ships-of = Ships of { $name }
field-name = field { $field }
sail-to = Sail to { $port }
offer-number = Offer from { $name }
offer-next = Next offer
harvest = Harvest
harvest-field = Harvest field { $field }
cargo-of = Sell or move the cargo of { $ship }
shop = Buy
move = Move to
ask-field = What about this harvest?
ask-nothing = Sell it for nothing?
ask-ship = What about this cargo?
ask-offer = Which of your cards?
ask-wares = What do you buy?
more-ways = More ways
front-card = front
overview = Prices and meters
bean-meters = Cards for 1, 2, 3, 4 thalers
verb-plant = Plant
verb-plant-aside = Plant what is set aside
verb-plant-turned-up = Plant a turned-up card
verb-plant-left = Plant what was left lying
verb-discard-left = Discard what was left lying
verb-turn-up = Turn up
verb-set-aside = Set aside
verb-end-phase = End the phase
verb-draw = Draw
verb-sail = Sail
verb-raid = Raid
verb-yield = Give up a card
verb-sell-field = Sell a field
verb-load = Load a ship
verb-sell-cargo = Sell a cargo
verb-move = Move cargo
verb-buy = Buy
verb-discard = Discard
verb-wish = Look for a bean
verb-offer = Offer
verb-accept = Accept
verb-refuse = Refuse
verb-withdraw = Withdraw

# The board as text.
told-offer = { $who } offers { $to }: { $given } for { $wanted }.
told-to-plant = To plant this turn: { $cards }.
told-worth = { $cards } (thalers: { $thalers })
told-thalers = Thalers
told-hand = Cards in hand
told-fields = Fields
told-ships = Ships
told-wishes = Looking for
told-known = Known in hand
told-bean = Bean
