# The cards as people say them.
colour-green = green
colour-red = red
colour-blue = blue
colour-yellow = yellow
no-trump = none
picture-mask = Mask
picture-fish = Fish
picture-pineapple = Pineapple
picture-rice = Rice
picture-hut = Hut
picture-palm = Palm
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

# The table.
season = Season { $season } of 3
trump = Trump:
next-trump = From the next trick:
stock = Stock: { $count }
reversed = The Lizard: weakest first
trick = The trick
no-trick = The trick begins.
harvest-order = Rank order
take-pair = Take this pair
your-hand = Your hand
hand-empty = Your hand is empty.
may-play = possible
passing = passed on

# The islands.
island-of = The island of { $name }
island-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
island-bare = bare
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
huts = Huts, filled as best they can be
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
text-season = Season
text-trump = Trump
text-next-trump = Trump of the next trick
text-to-act = Seat to act
text-step = Step
text-islands = Islands
text-open = open
text-covered = covered
text-leader = Leading seat
text-trick = Trick
text-second = Second cards
text-order = Rank order of the seats
text-reversed = Weakest first
text-totals = Totals
text-viewer = Your seat
text-teams = Teams
text-hands = Hands
text-size = number of cards
text-known = known
text-void = has none of
text-stock = Stock
text-out = Out of the game
text-passing = To be passed
text-island-points = Worth of the islands
text-huts = Filled huts
text-pictures = Pictures by height
