terrain-water = water
terrain-beach = beach
terrain-forest = forest
bay = The bay: arrow keys move it, plus and minus zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show the whole bay
hand = Your tiles
turn-left = Turn the tile to the left
turn-right = Turn the tile to the right
empty-cell = Cell { $cell }, empty
sun-cell = Cell { $cell }, a sun
turn-cell = Cell { $cell }: the tile fits if it is turned
pick-sun = Move the sun from { $cell }
which-sun = Choose a sun, then its new cell.
fits-nowhere = This tile fits nowhere; try the other one.
would-score =
    { $points ->
        [one] Would score one point.
       *[other] Would score { $points } points.
    }
would-close = Closes:
    { $terrain ->
        [water] water
        [beach] beach
       *[forest] forest
    } ({ $size })
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
