# The cards that say what a piece is: its name, and its rule in one sentence.
piece-caravan = Caravan
piece-caravan-rule = It goes on a free hex next to the water with the current number; whoever places one is then last in the turn order.
piece-double = Double
piece-double-rule = Twice in the second half you may put two caravans on the hex you take; both count.
piece-land = Land
piece-land-rule = One hex is for one caravan, or for a double, until the half is over.
piece-lake = Lake
piece-lake-rule = Connected water is one lake; those with the most caravans beside it score its fish.
piece-fish = Fish
piece-fish-rule = Fish are points for the players who lead at their lake; with three players they count double.
piece-number = Number
piece-number-rule = Caravans go around the current number; when no free land is left there, the next number follows.
piece-group = Group
piece-group-rule = Caravans of one colour on adjacent hexes; each further one is worth a point more than the one before.
piece-order = Turn order
piece-order-rule = The first who has not passed on this number plays; after placing a caravan they are last.
