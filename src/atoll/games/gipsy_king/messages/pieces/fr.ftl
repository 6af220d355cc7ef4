# Les fiches qui disent ce qu’est une pièce : son nom et sa règle en une phrase.
piece-caravan = Caravane
piece-caravan-rule = Elle va dans une zone libre au bord de l’eau qui porte le numéro en cours ; qui en place une passe en dernier dans l’ordre du tour.
piece-double = Double
piece-double-rule = Deux fois dans la deuxième moitié vous pouvez mettre deux caravanes dans la zone prise ; les deux comptent.
piece-land = Terre
piece-land-rule = Une zone reçoit une caravane, ou un double, jusqu’à la fin de la moitié.
piece-lake = Lac
piece-lake-rule = L’eau d’un seul tenant est un lac ; qui a le plus de caravanes au bord marque ses poissons.
piece-fish = Poissons
piece-fish-rule = Les poissons sont des points pour les joueurs en tête à leur lac ; à trois ils comptent double.
piece-number = Numéro
piece-number-rule = Les caravanes vont autour du numéro en cours ; quand il n’y reste plus de terre libre, on passe au suivant.
piece-group = Groupe
piece-group-rule = Des caravanes d’une couleur dans des zones voisines ; chaque caravane de plus vaut un point de plus que la précédente.
piece-order = Ordre du tour
piece-order-rule = Le premier qui n’a pas passé pour ce numéro joue ; après avoir placé une caravane il devient dernier.
