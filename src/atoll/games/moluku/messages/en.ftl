about = Tricks whose cards become your island: high cards win, low cards score.
option-teams = Teams: seats 1 and 3 against 2 and 4

colour-green = green
colour-red = red
colour-blue = blue
colour-yellow = yellow
no-trump = no trump

picture-mask = Mask
picture-fish = Fish
picture-pineapple = Pineapple
picture-rice = Rice
picture-hut = Hut
picture-palm = Palm Tree
picture-volcano = Volcano

card =
    { $colour ->
        [green] green
        [red] red
        [blue] blue
       *[yellow] yellow
    } { $height } ({ $picture })
card-chief = the Chief
card-wedding = the Wedding
card-lizard = the Lizard
card-chill = Chill
card-unknown = a card
panku-chief = Chief
panku-wedding = Wedding
panku-lizard = Lizard
panku-chill = Chill

prompt-play-lead = Lead a card: its colour is the one to follow.
prompt-play-follow = Play a card: follow { $colour } if you can.
prompt-second-lead = Wedding: lead a second card.
prompt-second-follow = Wedding: play a second card and follow { $colour } if you can.
prompt-chill = Put Chill on your island at once, or decline and choose in harvest order.
prompt-chill-pair = Put Chill and the card played with it on your island at once, or decline and choose in harvest order.
prompt-harvest = Choose a card of the trick for your island.
prompt-harvest-pair = Choose the pair of one player for your island.
prompt-cover = Your Volcano must cover a card of its colour.
prompt-name-trump = Name a trump colour, or none.
prompt-discard =
    { $count ->
        [one] Discard one more card: it leaves the game.
       *[other] Discard { $count } cards: they leave the game.
    }
prompt-pass =
    { $count ->
        [one] Choose one more card to pass to { $to }.
       *[other] Choose { $count } cards to pass to { $to }.
    }

choice-card = { $card }
choice-pair = { $first }, then { $second }
choice-name = { $colour }
choice-decline = decline

refusal-play-first = a card must be played now
refusal-second-first = a second card must be played now
refusal-chill-first = Chill must first be put on the island or declined
refusal-harvest-first = a card of the trick must be chosen now
refusal-cover-first = the Volcano must cover a card first
refusal-name-first = a trump must be named first
refusal-discard-first = cards must be discarded first
refusal-pass-first = cards must be chosen to pass first
refusal-no-such-colour = a trump is green, red, blue, yellow or none
refusal-no-such-card = there is no such card
refusal-whole-pair = in a Wedding a whole pair is chosen
refusal-one-card = one card is chosen, not a pair
refusal-own-pair = whoever played Chill takes their own pair
refusal-pair-gone = that pair is no longer available
refusal-only-chill = only Chill can be taken back now
refusal-not-in-trick = { $card } is not in the trick
refusal-not-coverable = the Volcano covers an open { $colour } card of this island, not { $card }
refusal-not-in-hand = { $card } is not in this hand
refusal-already-passed = { $card } is already chosen to be passed
refusal-follow = { $colour } was led and must be followed
refusal-trump = without the colour led a { $colour } trump must be played

event-play = { $who } plays { $card }.
event-harvest = { $who } takes { $card }.
event-pair = { $who } takes the pair { $first } and { $second }.
event-cover = { $who } covers { $card } with the Volcano.
event-name = { $who } names the trump: { $colour }.
event-name-none = { $who } names no trump.
event-discard = { $who } discards { $card }; it leaves the game.
event-pass = { $who } passes { $card } to { $to }.
event-decline = { $who } does not take Chill back.
event-wedding = The Wedding: everybody plays a second card.
event-lizard = The Lizard: { $who } leads the next trick, which is harvested weakest first.
event-handed-over = The passed cards change hands.
event-season = Season { $season }: { $who } scores { $points }, { $total } in all.

preview-order = Place { $place } in the harvest order, if nobody beats it
preview-order-sure = Place { $place } in the harvest order
preview-wedding = Wedding: the second cards decide
preview-island = Island worth { $points } ({ $change })
preview-must-cover = The Volcano covers a card of its colour
preview-names-trump = You name the next trump
preview-leads-next = You lead the next trick
preview-trumps = Cards of this colour in your hand: { $count }

sheet-rice-pineapple = season { $season }: { $count } × Hut with Rice and Pineapple
sheet-rice-fish = season { $season }: { $count } × Hut with Rice and Fish
sheet-pineapple-fish = season { $season }: { $count } × Hut with Pineapple and Fish
sheet-all-three = season { $season }: { $count } × Hut with Rice, Pineapple and Fish
sheet-rice = season { $season }: { $count } × Rice outside a Hut
sheet-pineapple = season { $season }: { $count } × Pineapple outside a Hut
sheet-fish = season { $season }: { $count } × Fish outside a Hut
sheet-mask = season { $season }: { $count } × Mask

draw-head = Season { $season } of 3 · trump: { $trump } · stock: { $stock }
draw-reversed = The Lizard’s trick: harvested weakest first.

# The table.
season = Season { $season } of 3
trump = Trump:
next-trump = From the next trick:
stock = Stock: { $count }
reversed = The Lizard: weakest first
trick = The trick
no-trick = The trick begins.
harvest-order = Harvest order
your-hand = Your hand
hand-empty = Your hand is empty.
may-play = possible
passing = passed on

# The islands.
island-of = The island of { $name }
this-season = this season
island-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
island-bare = empty
covered = covered by a Volcano
cards-in-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
void = has no { $colour }
known-hand =
    { $count ->
        [one] One card known
       *[other] { $count } cards known
    }
huts = Huts, filled in the best way
hut-rice-pineapple = { $count } × Hut with Rice and Pineapple
hut-rice-fish = { $count } × Hut with Rice and Fish
hut-pineapple-fish = { $count } × Hut with Pineapple and Fish
hut-all-three = { $count } × Hut with Rice, Pineapple and Fish

# The board as text.
verb-play = Play
verb-harvest = Take from the trick
verb-cover = Cover with the Volcano
verb-name-trump = Name the trump
verb-discard = Discard
verb-pass = Pass on
verb-decline = Decline
told-next-trump = From the next trick on: { $trump }.
told-order = Harvest order: { $names }.
told-cards = Card
told-island = Island worth
told-hand = Cards in hand
told-void = Has no
told-team = { $who } with { $partner }
told-known = Known in hand
told-islands = Islands
told-open = Open
told-covered = Covered
