terrain-water = eau
terrain-beach = plage
terrain-forest = forêt
bay = La baie : les flèches la déplacent, plus et moins l’agrandissent ou la réduisent
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Montrer toute la baie
hand = Vos tuiles
turn-left = Tourner la tuile vers la gauche
turn-right = Tourner la tuile vers la droite
empty-cell = Case { $cell }, vide
sun-cell = Case { $cell }, un soleil
turn-cell = Case { $cell } : la tuile convient si on la tourne
pick-sun = Déplacer le soleil de { $cell }
which-sun = Choisissez un soleil, puis sa nouvelle case.
fits-nowhere = Cette tuile ne va nulle part ; essayez l’autre.
would-score =
    { $points ->
        [one] Rapporterait un point.
       *[other] Rapporterait { $points } points.
    }
would-close = Ferme :
    { $terrain ->
        [water] eau
        [beach] plage
       *[forest] forêt
    } ({ $size })
piles = Piles { $count }
reserve = Réserve { $count }
supply = Disponibles
last-round = Dernier tour
start-player = premier joueur
pelicans =
    { $count ->
        [one] un pélican
       *[other] { $count } pélicans
    }
tiles =
    { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
best =
    { $terrain ->
        [water] Eau
        [beach] Plage
       *[forest] Forêt
    } : zone fermée de { $size }
areas = Zones
areas-open = { $count } ouvertes
area =
    { $terrain ->
        [water] Eau
        [beach] Plage
       *[forest] Forêt
    } de { $size }
open-edges =
    { $count ->
        [one] un bord ouvert
       *[other] { $count } bords ouverts
    }
no-areas = Aucune zone de deux tuiles ou plus n’est ouverte.
