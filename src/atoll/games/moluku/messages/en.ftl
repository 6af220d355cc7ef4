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

prompt-play-lead = Lead a card: its colour is the one to follow.
prompt-play-follow = Play a card: follow { $colour } if you can.
prompt-second-lead = Wedding: lead a second card.
prompt-second-follow = Wedding: play a second card and follow { $colour } if you can.
prompt-chill = Take Chill back onto your island at once, or decline and choose at your rank.
prompt-harvest = Choose a card of the trick for your island.
prompt-harvest-pair = Choose the pair of one player for your island.
prompt-cover = Your Volcano must cover a card of its colour.
prompt-name-trump = Name a trump colour, or none.
prompt-discard =
    { $count ->
        [one] Discard one more card.
       *[other] Discard { $count } cards.
    }
prompt-pass =
    { $count ->
        [one] Choose one more card to pass.
       *[other] Choose { $count } cards to pass.
    }

choice-card = { $card }
choice-pair = { $first }, then { $second }
choice-name = { $colour }
choice-decline = decline

refusal-play-first = a card must be played now
refusal-second-first = a second card must be played now
refusal-chill-first = Chill is taken back or declined first
refusal-harvest-first = a card of the trick must be chosen now
refusal-cover-first = the Volcano must cover a card first
refusal-name-first = a trump must be named first
refusal-discard-first = cards must be discarded first
refusal-pass-first = cards must be chosen to pass first
refusal-no-such-colour = a trump is green, red, blue, yellow or none
refusal-no-such-card = there is no such card
refusal-whole-pair = in a Wedding a whole pair is chosen
refusal-one-card = one card is chosen, not a pair
refusal-own-pair = Chill’s player takes his own pair
refusal-pair-gone = that pair is not there to choose
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
event-discard = { $who } discards { $card }.
event-pass = { $who } passes { $card }.
event-decline = { $who } does not take Chill back.
event-wedding = The Wedding: everybody plays a second card.
event-lizard = The Lizard: { $who } leads the next trick, harvested weakest first.
event-handed-over = The passed cards change hands.
event-season = Season { $season }: { $who } scores { $points }, in all { $total }.

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
draw-seat = { $who }: { $total } points, island worth { $island }, { $cards } in hand
draw-known = known in hand: { $cards }
draw-trick = Trick: { $cards }
draw-hand = Your hand: { $cards }
