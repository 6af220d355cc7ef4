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
bean-unknown = unknown bean
pile = { $count } × { $bean }
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ship-merchant = Merchant { $number }
ship-pirate = Pirate
ware-field = Third field
ware-merchant = Second merchant
ware-pirate = Pirate
phase-plant = plant
phase-trade = trade
phase-draw = draw
last-turn = The last turn
island = The island
row-empty = The row is empty
which-ship = Which ship sails?
sail-with = Sail merchant { $number }
others = The other players
active = active
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
looks-for = Looks for:
shown = Shown in hand:
raid = Raid
raided = raided
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
anybody = anybody
may-accept = May accept:
accept = Accept
accept-which = Accept with…
giving-places = card { $places }
cannot-accept = You do not hold these beans.
counter = Counter
refuse = Refuse
withdraw = Withdraw
compose = Make an offer
compose-open = Pick beans
compose-close = Close
you-look-for = You look for:
compose-counter = Counter offer { $offer }
offers-left =
    { $count ->
        [one] { $count } offer or wish left this turn
       *[other] { $count } offers and wishes left this turn
    }
offer-to = To whom?
i-give = You give
i-get = You get
click-to-give = Pick from your hand or from the cards turned up.
click-hand = Pick from your hand.
click-below = Pick beans to ask for.
ask-for = Beans to ask for
ask-bean = ask for a { $bean }
take-out = take out the { $bean }
most-dealt = A deal takes at most { $count } cards from a hand.
make-offer = Offer
make-counter = Counter
only-wish = Just say you look for it
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
sell-field = Sell field { $field }
load = Load
your-ships = Your ships
sell-cargo = Sell the cargo
buy = Buy: { $ware } for { $price }
raid-on-you = { $name } raids your merchant { $number }!
raid-on = { $name } raids merchant { $number } of { $victim }.
raid-sell = Sell the cargo
raid-yield = Yield a card
your-hand = Your hand
front = front card first
hand-card = Card { $place }: { $bean }
hand-empty = Your hand is empty.
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
verb-yield = Yield
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
text-phase = Phase
text-active = Active seat
text-to-act = Seats to act
text-last-turn = Last turn
text-planted = Hand cards planted this turn
text-discarded = A hand card was discarded
text-discard = Discard pile, top first
text-put-aside = Thalers put aside
text-exhaustions = Times the draw pile ran out
text-rows = Rows of the ports, top first
text-turned-up = Turned up
text-slots = Turned-up cards by place
text-fields = Fields
text-bean = bean
text-count = cards
text-set-aside = Set aside
text-thalers = Thalers
text-merchants = Merchants
text-pirates = Pirates
text-offers = Offers
text-id = number
text-by = by seat
text-to = to seat
text-waits-for = may still be accepted by seats
text-places = places in the hand
text-gives = gives
text-wants = wants
text-hand = from the hand
text-offers-made = Offers and wishes this turn
text-wishes = Looks for
text-raid = Raid
text-victim = victim’s seat
text-ship = ship
text-raided = Merchants raided this turn
text-viewer = Your seat
text-island = With the island
text-may-act = Seats that may act
text-deck = Cards in the draw pile
text-final-exhaustion = The game ends at this exhaustion
text-hands = Hands, front first
text-points = Points
text-offers-left = Offers and wishes left
text-most-dealt = Most cards a deal takes from a hand
text-bought = Bought
text-prices = Prices
text-field = third field
text-merchant = second merchant
text-pirate = pirate
text-meters = Thalers by number of cards
