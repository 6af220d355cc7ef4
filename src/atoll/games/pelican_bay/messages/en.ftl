about = Lay hexagons of water, beach and forest: extend areas, close them and attract the pelicans.
option-solo = Alone: draw your tiles, or choose from all of them in the open

terrain-water = water
terrain-beach = beach
terrain-forest = forest

prompt-open = Opening: lay one of the tiles on { $cell } so that all three will match.
prompt-open-sun = Put a sun next to the opening.
prompt-lay = Lay a tile where it touches at least two others.
prompt-lay-bonus = Bonus turn: lay a tile.
prompt-lay-last = Last round: lay a tile.
prompt-lay-solo = Lay a tile where it touches at least two others; closed areas count.
prompt-pass = Neither tile fits: pass.
prompt-second = Lay your second tile so that it extends the same area, or stop.
prompt-choose =
    { $count ->
        [one] You have closed an area: mark it and play on, or decline and score.
       *[other] You have closed { $count } areas: mark them and play on, or decline and score.
    }
prompt-take = The supply is empty: whose pelican do you take?
prompt-put-sun = Put a sun on an empty cell next to the bay.
prompt-move-sun = Move one of the three suns.

choice-lay = { $tile } on { $cell }, edges { $edges }
choice-stop = stop, lay no second tile
choice-pass = pass
choice-mark = mark what is closed and play another turn
choice-decline = decline, score and end the turn
choice-take = a pelican of { $who }
choice-sun = a sun on { $cell }
choice-move = the sun from { $sun } to { $cell }

refusal-opening-first = the three tiles of the opening must be laid first
refusal-sun-first = a sun must be put or moved now
refusal-lay-first = lay a tile now, or pass if neither fits
refusal-second-first = lay the second tile or stop
refusal-choose-first = mark what is closed or decline first
refusal-take-first = choose first whose pelican to take
refusal-no-such-tile = there is no such tile
refusal-no-such-cell = there is no such cell
refusal-not-in-hand = { $tile } is not there to be laid
refusal-looks-alike = { $tile } turned by { $turn } looks as turned by { $same }; that is how it is laid
refusal-next-of-opening = the next tile of the opening goes on { $cell }
refusal-occupied = a tile lies on { $cell }
refusal-sun-lies-there = a sun lies on { $cell }
refusal-one-neighbour = { $cell } touches one tile only, a tile must touch two
refusal-no-neighbour = { $cell } touches no tile, a tile must touch two
refusal-edge-differs = edge { $edge } is { $terrain }, its neighbour shows { $other }
refusal-others-would-not-fit = with the edges { $edges } here the remaining tiles can’t be made to match
refusal-not-the-same-area = on { $cell } the second tile extends no area that the first has extended
refusal-a-tile-fits = { $tile } can be laid, so nobody passes
refusal-take-from-another = a pelican is taken from another player
refusal-has-no-pelican = { $who } has no pelican
refusal-move-a-sun = all three suns are in the bay: one of them is moved
refusal-put-a-sun = there are suns left: one is put into the bay
refusal-no-sun-there = no sun lies on { $cell }
refusal-sun-without-tile = a sun goes next to a tile, { $cell } touches none

event-lay = { $who } lays { $tile } on { $cell }, edges { $edges }.
event-stop = { $who } lays no second tile.
event-pass = { $who } can lay nothing and passes.
event-mark =
    { $count ->
        [one] { $who } marks the closed area and plays another turn.
       *[other] { $who } marks { $count } closed areas and plays another turn.
    }
event-decline = { $who } declines to mark.
event-take = { $who } takes a pelican from { $victim }.
event-sun = { $who } puts a sun on { $cell }.
event-move = { $who } moves the sun from { $sun } to { $cell }.
event-extended = { $who } scores { $points } for the area extended ({ $terrain }).
event-marked = { $who } scores { $points } for a marked area ({ $terrain }).
event-keep-pelicans =
    { $count ->
        [one] { $who } keeps one more pelican.
       *[other] { $who } keeps { $count } more pelicans.
    }
event-solo-best =
    { $count ->
        [one] New best, { $terrain }: a closed area of one tile.
       *[other] New best, { $terrain }: a closed area of { $count } tiles.
    }
event-piles-out = The piles have run out: tiles come from the reserve.
event-last-round = The last round begins; { $who } opens it.
event-result = { $who } ends with { $points }.

sheet-extended =
    { $count ->
        [one] one area extended, { $terrain }
       *[other] { $count } areas extended, { $terrain }
    }
sheet-marked =
    { $count ->
        [one] one closed area marked, { $terrain }
       *[other] { $count } closed areas marked, { $terrain }
    }
sheet-pelicans =
    { $count ->
        [one] one pelican
       *[other] { $count } pelicans
    }
sheet-solo = largest closed area, { $terrain }: { $count }

draw-head = Piles: { $piles } (put under: { $under }) · reserve: { $reserve } · pelicans left: { $supply }
draw-head-solo = Piles: { $piles } (put under: { $under }) · reserve: { $reserve }
draw-last-round = The last round.
draw-seat = { $who }: { $points } points, pelicans: { $pelicans }, tiles: { $tiles }
draw-result = Largest closed areas: water { $water }, beach { $beach }, forest { $forest }
draw-key = W water · B beach · F forest · (q,r) a tile may go here · *q,r* a sun · edges 0–5 clockwise from the right
draw-opening = To lay in the opening: { $tiles }
draw-closed = Just closed (cell/edge): { $areas }
draw-marked = Marked (cell/edge): { $areas }
draw-hand = Your tiles: { $tiles }
