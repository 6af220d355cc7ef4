about = Lay hexagons of water, beach and forest: extend areas, close them and attract the pelicans.
option-solo = Solo: draw your tiles, or choose from all of them face up

terrain-water = water
terrain-beach = beach
terrain-forest = forest
side-0 = east
side-1 = south-east
side-2 = south-west
side-3 = west
side-4 = north-west
side-5 = north-east
cell = { $side }, touching { $terrains }
place-middle = in the middle
place-east = in the east
place-south-east = in the south-east
place-south = in the south
place-south-west = in the south-west
place-west = in the west
place-north-west = in the north-west
place-north = in the north
place-north-east = in the north-east
tile = a tile with { $terrains }
tile-turned = a tile (clockwise from the east: { $edges })
a-sun = a sun
the-sun = the sun
a-pelican = a pelican

prompt-open = Opening: lay a tile { $cell }; all three must match.
prompt-open-sun = Put a sun next to the opening.
prompt-lay = Lay a tile where it touches at least two others.
prompt-lay-bonus = Bonus turn: lay a tile.
prompt-lay-last = Last round: lay a tile.
prompt-lay-solo = Lay a tile where it touches at least two others; closed areas count.
prompt-pass = You can lay neither tile: pass.
prompt-second = Lay your second tile so that it extends the same area, or stop.
prompt-choose =
    { $count ->
        [one] You have closed an area: mark it and play on, or decline and score.
       *[other] You have closed { $count } areas: mark them and play on, or decline and score.
    }
prompt-take = The supply is empty: whose pelican do you take?
prompt-put-sun = Put a sun on an empty cell next to the bay.
prompt-move-sun = Move one of the three suns.

choice-lay = { $tile }, { $cell }
choice-stop = stop, lay no second tile
choice-pass = pass
choice-mark = mark what is closed and play another turn
choice-decline = decline, score and end the turn
choice-take = take { $pelican } from { $who }
choice-sun = { $sun }, { $cell }
choice-move = move { $sun } ({ $from }) so that it lies { $cell }

refusal-opening-first = the three tiles of the opening must be laid first
refusal-sun-first = a sun must be put or moved now
refusal-lay-first = lay a tile now, or pass if neither fits
refusal-second-first = lay the second tile or stop
refusal-choose-first = mark what is closed or decline first
refusal-take-first = choose first whose pelican to take
refusal-no-such-tile = there is no such tile
refusal-no-such-cell = there is no such cell
refusal-not-in-hand = not among the tiles you can lay: { $tile }
refusal-looks-alike = it looks the same when it is turned less: turn it less ({ $tile })
refusal-next-of-opening = the next tile of the opening goes { $cell }
refusal-occupied = a tile lies there ({ $cell })
refusal-sun-lies-there = a sun lies there ({ $cell })
refusal-one-neighbour = this cell ({ $cell }) touches one tile only, a tile must touch two
refusal-no-neighbour = this cell ({ $cell }) touches no tile, a tile must touch two
refusal-edge-differs = its { $side } edge is { $terrain }, the tile beside it shows { $other } there
refusal-others-would-not-fit = after this the other tiles could no longer match: { $tile }
refusal-not-the-same-area = there ({ $cell }) the second tile extends no area that the first has extended
refusal-a-tile-fits = { $tile } can be laid, so you may not pass
refusal-take-from-another = a pelican is taken from another player
refusal-has-no-pelican = { $who } has no pelican
refusal-move-a-sun = all three suns are in the bay: one of them is moved
refusal-put-a-sun = there are suns left: one is put into the bay
refusal-no-sun-there = no sun lies there ({ $cell })
refusal-sun-without-tile = a sun goes next to a tile, this cell ({ $cell }) touches none

event-lay = { $who } lays { $tile } { $cell }.
event-stop = { $who } lays no second tile.
event-pass = { $who } can lay nothing and passes.
event-mark =
    { $count ->
        [one] { $who } marks the closed area and plays another turn.
       *[other] { $who } marks { $count } closed areas and plays another turn.
    }
event-decline = { $who } declines to mark.
event-take = { $who } takes { $pelican } from { $victim }.
event-sun = { $who } puts { $sun } { $cell }.
event-move = { $who } moves { $sun } ({ $from }); now it lies { $cell }.
event-extended =
    { $points ->
        [one] { $who } scores { $points } point for the area extended ({ $terrain }).
       *[other] { $who } scores { $points } points for the area extended ({ $terrain }).
    }
event-marked =
    { $points ->
        [one] { $who } scores { $points } point for a marked area ({ $terrain }).
       *[other] { $who } scores { $points } points for a marked area ({ $terrain }).
    }
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
event-last-round = The last round: { $who } begins.
event-last-round-early = The reserve has run out: the last round begins early, with { $who }.
event-result =
    { $points ->
        [one] { $who } ends with { $points } point.
       *[other] { $who } ends with { $points } points.
    }

preview-scores =
    { $points ->
        [one] { $points } point if the turn ends here
       *[other] { $points } points if the turn ends here
    }
preview-no-gain = No more points than stopping here
preview-closes = Closes: { $terrain } ({ $size })
preview-mark =
    { $count ->
        [one] Marks the area and gives another turn
       *[other] Marks { $count } areas and gives another turn
    }

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

draw-last-round = The last round.
draw-result = Largest closed areas: water { $water }, beach { $beach }, forest { $forest }
draw-key = W water · B beach · F forest · (q,r) a tile may go here · *q,r* a sun · edges 0–5 clockwise from the right
draw-closed = Just closed (cell/edge): { $areas }
draw-marked = Marked (cell/edge): { $areas }

# On the board in the browser.
bay = The bay: arrow keys move it, plus and minus zoom
hand = Your tiles
turn-left = Turn the tile to the left
turn-right = Turn the tile to the right
empty-cell = Empty cell { $cell }
sun-cell = A sun { $cell }
turn-cell = Cell { $cell }: the tile fits if it is turned
pick-sun = Move the sun { $cell }
which-sun = Choose a sun, then its new cell.
fits-nowhere = This tile fits nowhere; try the other one.
second-fits-nowhere = Your second tile fits nowhere.
stop-scores =
    Stop here: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
piles = Piles { $count }
reserve = Reserve { $count }
supply = Supply
last-round = Last round
start-player = start player
pelicans =
    { $count ->
        [one] one pelican
       *[other] { $count } pelicans
    }
tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
best =
    { $terrain ->
        [water] Water
        [beach] Beach
       *[forest] Forest
    }: closed area of { $size }
areas = Areas
areas-open = { $count } open
area =
    { $terrain ->
        [water] Water
        [beach] Beach
       *[forest] Forest
    } of { $size }
open-edges =
    { $count ->
        [one] one open edge
       *[other] { $count } open edges
    }
no-areas = No area of two or more tiles is open.

# The board as text.
told-bay = The bay
told-supply = Pelicans in the supply: { $count }.
told-suns = Suns: { $cells }.
told-side =
    { $edge ->
        [0] east
        [1] south-east
        [2] south-west
        [3] west
        [4] north-west
       *[5] north-east
    } { $terrain }
told-cells = Empty cells that touch two tiles
told-where = Where
told-shows = What its edges must show
told-terrain = Terrain
told-size = Tiles
told-open = Open edges
told-pelicans = Pelicans
told-tiles = Tiles in hand
told-known = Known in hand
text-tile = Tile
text-cell = Cell
verb-lay = Lay a tile
verb-stop = Stop
verb-pass = Pass
verb-mark = Mark
verb-decline = Decline
verb-take = Take a pelican
verb-sun = Put or move a sun
