# The cards that say what a piece is: its name, and its rule in one sentence.
piece-tile = Tile
piece-tile-rule = Lay it where it touches at least two others and all touching edges are alike; it may be turned, not flipped.
piece-bridge = Bridge
piece-bridge-rule = It joins two edges of the same terrain, so both belong to one area.
piece-sun = Sun
piece-sun-rule = No tile may be laid on it; at the end of a turn a sun is placed or, once all three are out, moved.
piece-pelican = Pelican
piece-pelican-rule = Mark an area that you close with it and play another turn; each one you keep scores at the end.
piece-cell = Empty cell
piece-cell-rule = A tile may go here if it touches at least two tiles, matches them and no sun lies here.
piece-area = Area
piece-area-rule = Whoever extends it scores one point for each tile that is part of it.
piece-stock = Piles and reserve
piece-stock-rule = Tiles are drawn from the piles; when these have run out, from the reserve, and the last round comes near.
