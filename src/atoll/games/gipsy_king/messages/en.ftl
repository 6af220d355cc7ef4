about = Caravans around numbered lakes: stay together, and pass at the right moment.

number-water = number { $number }
number-dry = the dry land
where-water = next to number { $number }
where-dry = on the dry land
pass-water = on number { $number }
pass-dry = on the dry land
one-caravan = a caravan
one-or-two-caravans = one or two caravans
two-caravans = two caravans
number = { $number }
hex-around = the hex next to { $numbers }
hex-dry = a hex of the dry land
hex-water = number { $number }

prompt-place = Put { $caravans } on a free hex { $where }, or pass.
prompt-fill =
    { $count ->
        [one] All the others have passed: put { $caravans } on the last free hex { $where }.
       *[other] All the others have passed: put { $caravans } on each of the { $count } free hexes { $where }.
    }

choice-place = { $caravans } on { $hex }
choice-pass = pass { $where }

refusal-must-fill = all the others have passed on { $number }: every free hex must be filled
refusal-no-such-hex = there is no such hex in this landscape
refusal-on-water = { $hex } is water, not land
refusal-taken = { $hex } is taken by { $who }
refusal-not-around = { $hex } cannot be taken at { $number }
refusal-double-later = two caravans on a hex are allowed in the second half only
refusal-doubles-used = both doubles are used

event-place = { $who } puts { $caravans } on { $hex }.
event-fill = { $who } has to fill { $hex } with { $caravans }.
event-pass = { $who } passes { $where }.
event-must-fill = All the others have passed: { $who } must fill every free hex { $where }.
event-skipped = No free hexes left at { $numbers }: skipped.
event-number = Now { $number }; { $who } plays first.
event-half = { half }: { $who } scores { $points }, { $total } in all.
event-second-half = The second half begins, from number { $number } down; { $who } plays first.
event-king = { $who } is the Gipsy King.

preview-half = This half: { $points } so far (+{ $gained })
preview-group =
    { $caravans ->
        [one] A single caravan: { $points }
       *[other] Group of { $caravans } caravans: { $points }
    }
preview-lake = Lake { $lake }: rank { $rank }, fish { $points }
preview-pass = Place { $place } in the turn order at the next number

sheet-lake =
    { $caravans ->
        [one] half { $half }: lake { $lake } (fish: { $fish }), one caravan, rank { $rank }
       *[other] half { $half }: lake { $lake } (fish: { $fish }), { $caravans } caravans, rank { $rank }
    }
sheet-no-rank = half { $half }: lake { $lake } (fish: { $fish }), no caravan
sheet-group =
    { $caravans ->
        [one] half { $half }: a single caravan
       *[other] half { $half }: group of { $caravans } caravans
    }

draw-head = { half } · { $number }
draw-legend = ~7~ water, >7< the number now, 3><> fish · [7b] may be taken · A one caravan, AA two

# On the board in the browser.
landscape = The landscape
half =
    { $half ->
        [1] First half
       *[other] Second half
    }
numbers = The numbers in order
dry = dry
queue = Turn order
passed = passed
second-queue = then, in the second half:
water-hex =
    { $fish ->
        [0] Water { $number }, no fish
        [one] Water { $number }, one fish
       *[other] Water { $number }, { $fish } fish
    }
free-hex = Free hex: { $hex }
taken-hex =
    { $caravans ->
        [one] { $hex }, one caravan ({ $name })
       *[other] { $hex }, { $caravans } caravans ({ $name })
    }
how-many-caravans = How many caravans?
caravans =
    { $count ->
        [one] One caravan
       *[other] Two caravans
    }
pass = Pass
show-groups = Show group values
hide-groups = Hide group values
parts = Fish { $fish } · groups { $groups }
first-half = first half: { $points }
caravans-left = { $count } left
doubles-left =
    { $count ->
        [0] no doubles left
        [one] one double left
       *[other] { $count } doubles left
    }
lakes = Lakes with fish
fish = fish { $groups }
nobody-there = nobody yet

# The board as text.
told-order = Turn order: { $names }.
told-passed = Passed on this number: { $names }.
told-free = Free to take: { $hexes }.
told-half = This half
told-caravans = Caravans left
told-doubles = Doubles left
told-lake = Lake
told-fish = Fish
told-groups = Groups of this half
told-caravans-here = Caravans
told-hexes = Hexes
verb-place = Place caravans
verb-pass = Pass
