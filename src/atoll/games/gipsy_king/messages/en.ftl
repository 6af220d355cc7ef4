about = Caravans around numbered lakes: stay together, and pass at the right moment.

number-water = number { $number }
number-dry = the dry land
where-water = next to number { $number }
where-dry = on the dry land
one-caravan = a caravan
one-or-two-caravans = one or two caravans

prompt-place = Put { $caravans } on a free hex { $where }, or pass.
prompt-fill =
    { $count ->
        [one] All the others have passed: put { $caravans } on the last free hex { $where }.
       *[other] All the others have passed: put { $caravans } on each of the { $count } free hexes { $where }.
    }

choice-place = a caravan on { $hex }
choice-double = two caravans on { $hex }
choice-pass = pass on { $number }

refusal-must-fill = all the others have passed on { $number }: every free hex must be filled
refusal-no-such-hex = there is no such hex in this landscape
refusal-on-water = { $hex } is water
refusal-taken = { $hex } is taken by { $who }
refusal-not-around = { $hex } does not belong to { $number }
refusal-double-later = two caravans on a hex are allowed in the second half only
refusal-doubles-used = both doubles are used

event-place = { $who } puts a caravan on { $hex }.
event-double = { $who } puts two caravans on { $hex }.
event-fill = { $who } has to fill { $hex }.
event-pass = { $who } passes on { $number }.
event-must-fill = All the others have passed: { $who } must fill all of { $number }.
event-skipped = Nothing is free any more at { $numbers }: skipped.
event-number = Now { $number }; { $who } is first.
event-half = Half { $half }: { $who } scores { $points }, in all { $total }.
event-second-half = The second half begins, from number { $number } down; { $who } is first.
event-king = { $who } is the Gipsy King.

sheet-lake =
    { $caravans ->
        [one] half { $half }: lake { $lake } (fish { $fish }), one caravan, rank { $rank }
       *[other] half { $half }: lake { $lake } (fish { $fish }), { $caravans } caravans, rank { $rank }
    }
sheet-no-rank = half { $half }: lake { $lake } (fish { $fish }), no caravan
sheet-group =
    { $caravans ->
        [one] half { $half }: a single caravan ({ $hexes })
       *[other] half { $half }: group of { $caravans } caravans ({ $hexes })
    }

draw-head = Half { $half } of 2 · { $number }
draw-queue = Queue: { $queue }   (brackets: has passed)
draw-legend = ~7~ water, >7< the number now, 3><> fish · [7b] may be taken · A one caravan, AA two
draw-lake = Lake { $lake }: fish { $fish } · caravans { $caravans }
draw-seat =
    { $doubles ->
        [0] { $who }: { $total } points, this half { $standing } as it stands, caravans left: { $caravans }
       *[other] { $who }: { $total } points, this half { $standing } as it stands, caravans left: { $caravans }, doubles: { $doubles }
    }
