about = Posez des hexagones d’eau, de plage et de forêt : agrandissez des zones, fermez-les et attirez les pélicans.
option-solo = En solitaire : piocher les cartes, ou choisir parmi toutes, faces visibles

terrain-water = eau
terrain-beach = plage
terrain-forest = forêt
side-0 = est
side-1 = sud-est
side-2 = sud-ouest
side-3 = ouest
side-4 = nord-ouest
side-5 = nord-est
cell = { $side }, côté { $terrains }
place-middle = au centre
place-east = à l’est
place-south-east = au sud-est
place-south = au sud
place-south-west = au sud-ouest
place-west = à l’ouest
place-north-west = au nord-ouest
place-north = au nord
place-north-east = au nord-est
tile = une carte ({ $terrains })
tile-turned = une carte (depuis l’est, dans le sens horaire : { $edges })
a-sun = un soleil
the-sun = le soleil
a-pelican = un pélican

prompt-open = Ouverture : posez une carte { $cell } ; les trois doivent correspondre.
prompt-open-sun = Posez un jeton de soleil à côté de l’ouverture.
prompt-lay = Posez une carte là où elle en touche au moins deux autres.
prompt-lay-bonus = Tour bonus : posez une carte.
prompt-lay-last = Dernier tour : posez une carte.
prompt-lay-solo = Posez une carte là où elle en touche au moins deux autres ; les zones fermées comptent.
prompt-pass = Aucune de vos cartes ne convient : passez.
prompt-second = Posez votre seconde carte pour agrandir la même zone, ou arrêtez-vous.
prompt-choose =
    { $count ->
        [1] Vous avez fermé une zone : marquez-la et rejouez, ou renoncez et comptez vos points.
       *[other] Vous avez fermé { $count } zones : marquez-les et rejouez, ou renoncez et comptez vos points.
    }
prompt-take = Il n’y a plus de pélicans disponibles : à qui en prenez-vous un ?
prompt-put-sun = Posez un jeton de soleil sur une case vide à côté de la baie.
prompt-move-sun = Déplacez l’un des trois jetons de soleil.

choice-lay = { $tile }, { $cell }
choice-stop = s’arrêter, sans seconde carte
choice-pass = passer
choice-mark = marquer ce qui est fermé et rejouer
choice-decline = renoncer, compter les points et finir le tour
choice-take = prendre { $pelican } à { $who }
choice-sun = { $sun }, { $cell }
choice-move = déplacer { $sun } ({ $from }) pour qu’il soit { $cell }

refusal-opening-first = il faut d’abord poser les trois cartes de l’ouverture
refusal-sun-first = il faut maintenant poser ou déplacer un soleil
refusal-lay-first = il faut poser une carte, ou passer si aucune ne convient
refusal-second-first = posez la seconde carte ou arrêtez-vous
refusal-choose-first = il faut d’abord marquer ce qui est fermé ou y renoncer
refusal-take-first = il faut d’abord choisir à qui prendre un pélican
refusal-no-such-tile = cette carte n’existe pas
refusal-no-such-cell = cette case n’existe pas
refusal-not-in-hand = cette carte n’est pas parmi celles que vous pouvez poser : { $tile }
refusal-looks-alike = en la tournant moins, elle serait identique : tournez-la moins ({ $tile })
refusal-next-of-opening = la prochaine carte de l’ouverture va { $cell }
refusal-occupied = une carte s’y trouve ({ $cell })
refusal-sun-lies-there = un soleil s’y trouve ({ $cell })
refusal-one-neighbour = cette case ({ $cell }) ne touche qu’une carte, il en faut deux
refusal-no-neighbour = cette case ({ $cell }) ne touche aucune carte, il en faut deux
refusal-edge-differs = son côté { $side } : { $terrain }, mais la carte voisine y montre : { $other }
refusal-others-would-not-fit = ensuite, les autres cartes ne pourraient plus correspondre : { $tile }
refusal-not-the-same-area = là ({ $cell }) la seconde carte n’agrandit aucune zone que la première a agrandie
refusal-a-tile-fits = { $tile } peut être posée, vous ne pouvez donc pas passer
refusal-take-from-another = on prend un pélican à un autre joueur
refusal-has-no-pelican = { $who } n’a pas de pélican
refusal-move-a-sun = les trois soleils sont dans la baie : il faut en déplacer un
refusal-put-a-sun = il reste des soleils : il faut en poser un
refusal-no-sun-there = il n’y a pas de soleil là ({ $cell })
refusal-sun-without-tile = un soleil se pose à côté d’une carte, cette case ({ $cell }) n’en touche aucune

event-lay = { $who } pose { $tile } { $cell }.
event-stop = { $who } ne pose pas de seconde carte.
event-pass = { $who } ne peut rien poser et passe.
event-mark =
    { $count ->
        [1] { $who } marque la zone fermée et rejoue.
       *[other] { $who } marque { $count } zones fermées et rejoue.
    }
event-decline = { $who } renonce à marquer.
event-take = { $who } prend { $pelican } à { $victim }.
event-sun = { $who } pose { $sun } { $cell }.
event-move = { $who } déplace { $sun } ({ $from }) ; il est maintenant { $cell }.
event-extended =
    { $points ->
        [one] { $who } marque { $points } point pour la zone agrandie ({ $terrain }).
       *[other] { $who } marque { $points } points pour la zone agrandie ({ $terrain }).
    }
event-marked =
    { $points ->
        [one] { $who } marque { $points } point pour une zone marquée d’un pélican ({ $terrain }).
       *[other] { $who } marque { $points } points pour une zone marquée d’un pélican ({ $terrain }).
    }
event-keep-pelicans =
    { $count ->
        [1] { $who } garde un pélican de plus.
       *[other] { $who } garde { $count } pélicans de plus.
    }
event-solo-best =
    { $count ->
        [1] Nouveau record, { $terrain } : une zone fermée d’une carte.
       *[other] Nouveau record, { $terrain } : une zone fermée de { $count } cartes.
    }
event-piles-out = Les pioches sont épuisées : on puise dans la pioche de réserve.
event-last-round = Dernier tour : { $who } commence.
event-last-round-early = La pioche de réserve est épuisée : dernier tour anticipé, { $who } commence.
event-result =
    { $points ->
        [one] Score final : { $who }, { $points } point.
       *[other] Score final : { $who }, { $points } points.
    }

preview-scores =
    { $points ->
        [one] { $points } point si le tour s’arrête là
       *[other] { $points } points si le tour s’arrête là
    }
preview-no-gain = Pas plus de points qu’en s’arrêtant là
preview-closes = Ferme : { $terrain } ({ $size })
preview-mark =
    { $count ->
        [1] Marque la zone et donne un autre tour
       *[other] Marque { $count } zones et donne un autre tour
    }

sheet-extended =
    { $count ->
        [1] une zone agrandie, { $terrain }
       *[other] { $count } zones agrandies, { $terrain }
    }
sheet-marked =
    { $count ->
        [1] une zone fermée marquée, { $terrain }
       *[other] { $count } zones fermées marquées, { $terrain }
    }
sheet-pelicans =
    { $count ->
        [1] un pélican
       *[other] { $count } pélicans
    }
sheet-solo = plus grande zone fermée, { $terrain } : { $count }

draw-last-round = Le dernier tour.
draw-result = Plus grandes zones fermées : eau { $water }, plage { $beach }, forêt { $forest }
draw-key = W eau · B plage · F forêt · (q,r) une carte peut aller ici · *q,r* un soleil · côtés 0 à 5 dans le sens horaire depuis la droite
draw-closed = Fermées à l’instant (case/côté) : { $areas }
draw-marked = Marquées (case/côté) : { $areas }

# Sur le plateau, dans le navigateur.
bay = La baie : les flèches la déplacent, plus et moins l’agrandissent ou la réduisent
hand = Vos cartes
turn-left = Tourner la carte vers la gauche
turn-right = Tourner la carte vers la droite
empty-cell = Case vide { $cell }
sun-cell = Un soleil { $cell }
turn-cell = Case { $cell } : la carte convient si on la tourne
pick-sun = Déplacer le soleil { $cell }
which-sun = Choisissez un soleil, puis sa nouvelle case.
fits-nowhere = Cette carte ne se pose nulle part ; essayez l’autre.
second-fits-nowhere = Votre seconde carte ne va nulle part.
stop-scores =
    S’arrêter là : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
piles = Pioches { $count }
reserve = Réserve { $count }
supply = Pélicans libres
last-round = Dernier tour
start-player = premier joueur
pelicans =
    { $count ->
        [one] { $count } pélican
       *[other] { $count } pélicans
    }
tiles =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
best =
    { $terrain ->
        [water] Eau
        [beach] Plage
       *[forest] Forêt
    } : zone fermée de { $size }
areas = Zones
areas-open =
    { $count ->
        [one] { $count } ouverte
       *[other] { $count } ouvertes
    }
area =
    { $terrain ->
        [water] Eau
        [beach] Plage
       *[forest] Forêt
    } de { $size }
open-edges =
    { $count ->
        [one] { $count } côté ouvert
       *[other] { $count } côtés ouverts
    }
no-areas = Aucune zone de deux cartes ou plus n’est ouverte.

# Le plateau en texte.
told-bay = La baie
told-supply = Pélicans libres : { $count }.
told-suns = Soleils : { $cells }.
told-side =
    { $edge ->
        [0] est :
        [1] sud-est :
        [2] sud-ouest :
        [3] ouest :
        [4] nord-ouest :
       *[5] nord-est :
    } { $terrain }
told-cells = Cases vides qui touchent deux cartes
told-where = Où
told-shows = Ce que doivent montrer ses côtés
told-terrain = Terrain
told-size = Cartes
told-open = Côtés ouverts
told-pelicans = Pélicans
told-tiles = Cartes en main
told-known = Connues en main
text-tile = Carte
text-cell = Case
verb-lay = Poser une carte
verb-stop = S’arrêter
verb-pass = Passer
verb-mark = Marquer
verb-decline = Renoncer
verb-take = Prendre un pélican
verb-sun = Placer ou déplacer un soleil
