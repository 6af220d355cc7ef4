about = Des plis dont les cartes deviennent votre île : les hautes gagnent, les basses rapportent.
option-teams = Équipes : places 1 et 3 contre 2 et 4

colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
no-trump = sans atout

picture-mask = Masque
picture-fish = Poisson
picture-pineapple = Ananas
picture-rice = Riz
picture-hut = Cabane
picture-palm = Palmier
picture-volcano = Volcan

card =
    { $height } { $colour ->
        [green] vert
        [red] rouge
        [blue] bleu
       *[yellow] jaune
    } ({ $picture })
card-chief = le Chef
card-wedding = le Mariage
card-lizard = le Lézard
card-chill = la Paresse
card-unknown = une carte

prompt-play-lead = Entamez : la couleur de votre carte sera la couleur demandée.
prompt-play-follow = Jouez une carte : suivez le { $colour } si vous le pouvez.
prompt-second-lead = Mariage : entamez avec une seconde carte.
prompt-second-follow = Mariage : jouez une seconde carte et suivez le { $colour } si vous le pouvez.
prompt-chill = Reprenez tout de suite la Paresse sur votre île, ou renoncez et choisissez à votre rang.
prompt-harvest = Choisissez une carte du pli pour votre île.
prompt-harvest-pair = Choisissez le couple d’un joueur pour votre île.
prompt-cover = Votre Volcan doit couvrir une carte de sa couleur.
prompt-name-trump = Annoncez une couleur d’atout, ou sans atout.
prompt-discard =
    { $count ->
        [one] Défaussez encore une carte.
       *[other] Défaussez { $count } cartes.
    }
prompt-pass =
    { $count ->
        [one] Choisissez encore une carte à passer.
       *[other] Choisissez { $count } cartes à passer.
    }

choice-card = { $card }
choice-pair = { $first }, puis { $second }
choice-name = { $colour }
choice-decline = renoncer

refusal-play-first = il faut jouer une carte maintenant
refusal-second-first = il faut jouer une seconde carte maintenant
refusal-chill-first = il faut d’abord reprendre la Paresse ou y renoncer
refusal-harvest-first = il faut choisir une carte du pli maintenant
refusal-cover-first = le Volcan doit d’abord couvrir une carte
refusal-name-first = il faut d’abord annoncer l’atout
refusal-discard-first = il faut d’abord défausser
refusal-pass-first = il faut d’abord choisir les cartes à passer
refusal-no-such-colour = l’atout est vert, rouge, bleu, jaune ou absent
refusal-no-such-card = cette carte n’existe pas
refusal-whole-pair = lors d’un Mariage on choisit un couple entier
refusal-one-card = on choisit une seule carte, pas un couple
refusal-own-pair = le joueur de la Paresse prend son propre couple
refusal-pair-gone = ce couple n’est plus à choisir
refusal-only-chill = seule la Paresse peut être reprise maintenant
refusal-not-in-trick = { $card } n’est pas dans le pli
refusal-not-coverable = le Volcan couvre une carte visible de couleur { $colour } de cette île, pas { $card }
refusal-not-in-hand = { $card } n’est pas dans cette main
refusal-already-passed = { $card } est déjà choisi pour être passé
refusal-follow = la couleur demandée est { $colour }, il faut la suivre
refusal-trump = sans la couleur demandée il faut jouer atout { $colour }

event-play = { $who } joue { $card }.
event-harvest = { $who } prend { $card }.
event-pair = { $who } prend le couple { $first } et { $second }.
event-cover = { $who } couvre { $card } avec le Volcan.
event-name = { $who } annonce l’atout : { $colour }.
event-discard = { $who } défausse { $card }.
event-pass = { $who } passe { $card }.
event-decline = { $who } ne reprend pas la Paresse.
event-wedding = Le Mariage : chacun joue une seconde carte.
event-lizard = Le Lézard : { $who } entame le pli suivant, récolté du plus faible au plus fort.
event-handed-over = Les cartes passées changent de main.
event-season = Saison { $season } : { $who } marque { $points }, en tout { $total }.

sheet-rice-pineapple = saison { $season } : { $count } × Cabane avec Riz et Ananas
sheet-rice-fish = saison { $season } : { $count } × Cabane avec Riz et Poisson
sheet-pineapple-fish = saison { $season } : { $count } × Cabane avec Ananas et Poisson
sheet-all-three = saison { $season } : { $count } × Cabane avec Riz, Ananas et Poisson
sheet-rice = saison { $season } : { $count } × Riz hors Cabane
sheet-pineapple = saison { $season } : { $count } × Ananas hors Cabane
sheet-fish = saison { $season } : { $count } × Poisson hors Cabane
sheet-mask = saison { $season } : { $count } × Masque

draw-head = Saison { $season } sur 3 · atout : { $trump } · pioche : { $stock }
draw-reversed = Pli du Lézard : récolté du plus faible au plus fort.
draw-seat = { $who } : { $total } points, île de { $island }, { $cards } en main
draw-known = connues en main : { $cards }
draw-trick = Pli : { $cards }
draw-hand = Votre main : { $cards }
