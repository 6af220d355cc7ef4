about = Posez des hexagones d’eau, de plage et de forêt : agrandissez des zones, fermez-les et attirez les pélicans.
option-solo = En solitaire : piocher ses cartes, ou choisir parmi toutes à découvert

terrain-water = eau
terrain-beach = plage
terrain-forest = forêt

prompt-open = Ouverture : posez l’une des cartes en { $cell } de sorte que les trois puissent correspondre.
prompt-open-sun = Posez un soleil à côté de l’ouverture.
prompt-lay = Posez une carte là où elle touche au moins deux autres.
prompt-lay-bonus = Tour bonus : posez une carte.
prompt-lay-last = Dernier tour : posez une carte.
prompt-lay-solo = Posez une carte là où elle touche au moins deux autres ; les zones fermées comptent.
prompt-pass = Aucune de vos cartes ne convient : passez.
prompt-second = Posez votre seconde carte pour agrandir la même zone, ou arrêtez-vous.
prompt-choose =
    { $count ->
        [one] Vous avez fermé une zone : marquez-la et rejouez, ou renoncez et comptez.
       *[other] Vous avez fermé { $count } zones : marquez-les et rejouez, ou renoncez et comptez.
    }
prompt-take = Il n’y a plus de pélicans disponibles : à qui en prenez-vous un ?
prompt-put-sun = Posez un soleil sur une case vide à côté de la baie.
prompt-move-sun = Déplacez l’un des trois soleils.

choice-lay = { $tile } en { $cell }, côtés { $edges }
choice-stop = s’arrêter, sans seconde carte
choice-pass = passer
choice-mark = marquer ce qui est fermé et rejouer
choice-decline = renoncer, compter et finir le tour
choice-take = un pélican de { $who }
choice-sun = un soleil en { $cell }
choice-move = le soleil de { $sun } en { $cell }

refusal-opening-first = il faut d’abord poser les trois cartes de l’ouverture
refusal-sun-first = il faut maintenant poser ou déplacer un soleil
refusal-lay-first = il faut poser une carte, ou passer si aucune ne convient
refusal-second-first = posez la seconde carte ou arrêtez-vous
refusal-choose-first = il faut d’abord marquer ce qui est fermé ou y renoncer
refusal-take-first = il faut d’abord choisir à qui prendre un pélican
refusal-no-such-tile = cette carte n’existe pas
refusal-no-such-cell = cette case n’existe pas
refusal-not-in-hand = { $tile } n’est pas à poser ici
refusal-looks-alike = { $tile } tournée de { $turn } est la même que tournée de { $same } ; c’est ainsi qu’on la pose
refusal-next-of-opening = la prochaine carte de l’ouverture va en { $cell }
refusal-occupied = une carte se trouve en { $cell }
refusal-sun-lies-there = un soleil se trouve en { $cell }
refusal-one-neighbour = { $cell } ne touche qu’une carte, il en faut deux
refusal-no-neighbour = { $cell } ne touche aucune carte, il en faut deux
refusal-edge-differs = côté { $edge } : { $terrain }, mais son voisin montre : { $other }
refusal-others-would-not-fit = avec les côtés { $edges } ici, les autres cartes ne peuvent plus correspondre
refusal-not-the-same-area = en { $cell } la seconde carte n’agrandit aucune zone que la première a agrandie
refusal-a-tile-fits = { $tile } peut être posée, on ne passe donc pas
refusal-take-from-another = on prend un pélican à un autre joueur
refusal-has-no-pelican = { $who } n’a pas de pélican
refusal-move-a-sun = les trois soleils sont dans la baie : il faut en déplacer un
refusal-put-a-sun = il reste des soleils : il faut en poser un
refusal-no-sun-there = il n’y a pas de soleil en { $cell }
refusal-sun-without-tile = un soleil se pose à côté d’une carte, { $cell } n’en touche aucune

event-lay = { $who } pose { $tile } en { $cell }, côtés { $edges }.
event-stop = { $who } ne pose pas de seconde carte.
event-pass = { $who } ne peut rien poser et passe.
event-mark =
    { $count ->
        [one] { $who } marque la zone fermée et rejoue.
       *[other] { $who } marque { $count } zones fermées et rejoue.
    }
event-decline = { $who } renonce à marquer.
event-take = { $who } prend un pélican à { $victim }.
event-sun = { $who } pose un soleil en { $cell }.
event-move = { $who } déplace le soleil de { $sun } en { $cell }.
event-extended = { $who } marque { $points } pour la zone agrandie ({ $terrain }).
event-marked = { $who } marque { $points } pour une zone à pélican ({ $terrain }).
event-keep-pelicans =
    { $count ->
        [one] { $who } garde un pélican de plus.
       *[other] { $who } garde { $count } pélicans de plus.
    }
event-solo-best =
    { $count ->
        [one] Nouveau record, { $terrain } : une zone fermée d’une carte.
       *[other] Nouveau record, { $terrain } : une zone fermée de { $count } cartes.
    }
event-piles-out = Les pioches sont épuisées : on puise dans la réserve.
event-last-round = Le dernier tour commence ; { $who } l’ouvre.
event-result = { $who } finit avec { $points }.

sheet-extended =
    { $count ->
        [one] une zone agrandie, { $terrain }
       *[other] { $count } zones agrandies, { $terrain }
    }
sheet-marked =
    { $count ->
        [one] une zone fermée marquée, { $terrain }
       *[other] { $count } zones fermées marquées, { $terrain }
    }
sheet-pelicans =
    { $count ->
        [one] un pélican
       *[other] { $count } pélicans
    }
sheet-solo = plus grande zone fermée, { $terrain } : { $count }

draw-head = Pioches : { $piles } (glissées dessous : { $under }) · réserve : { $reserve } · pélicans restants : { $supply }
draw-head-solo = Pioches : { $piles } (glissées dessous : { $under }) · réserve : { $reserve }
draw-last-round = Le dernier tour.
draw-seat = { $who } : { $points } points, pélicans : { $pelicans }, cartes : { $tiles }
draw-result = Plus grandes zones fermées : eau { $water }, plage { $beach }, forêt { $forest }
draw-key = W eau · B plage · F forêt · (q,r) une carte peut aller ici · *q,r* un soleil · côtés 0 à 5 dans le sens horaire depuis la droite
draw-opening = À poser pour l’ouverture : { $tiles }
draw-closed = Fermées à l’instant (case/côté) : { $areas }
draw-marked = Marquées (case/côté) : { $areas }
draw-hand = Vos cartes : { $tiles }
