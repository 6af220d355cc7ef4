about = Des plis dont les cartes deviennent votre île : les hautes gagnent, les basses rapportent.
option-teams = Équipes : places 1 et 3 contre 2 et 4

colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
no-trump = pas d’atout

picture-mask = Masque
picture-fish = Poisson
picture-pineapple = Ananas
picture-rice = Riz
picture-hut = Cabane
picture-palm = Palmier
picture-volcano = Volcan

card =
    le { $height } { $colour ->
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
panku-chief = Chef
panku-wedding = Mariage
panku-lizard = Lézard
panku-chill = Paresse

prompt-play-lead = Entamez : la couleur de votre carte sera la couleur demandée.
prompt-play-follow = Jouez une carte : du { $colour } si vous en avez.
prompt-second-lead = Mariage : entamez avec une seconde carte.
prompt-second-follow = Mariage : jouez une seconde carte, du { $colour } si vous en avez.
prompt-chill = Placez tout de suite la Paresse dans votre île, ou renoncez et choisissez à votre tour.
prompt-chill-pair = Placez tout de suite dans votre île la Paresse et la carte jouée avec elle, ou renoncez et choisissez à votre tour.
prompt-harvest = Choisissez une carte du pli pour votre île.
prompt-harvest-pair = Choisissez le couple de cartes d’un joueur pour votre île.
prompt-cover = Votre Volcan doit couvrir une carte de sa couleur.
prompt-name-trump = Annoncez une couleur d’atout, ou « pas d’atout ».
prompt-discard =
    { $count ->
        [1] Défaussez encore une carte : elle sort du jeu.
       *[other] Défaussez { $count } cartes : elles sortent du jeu.
    }
prompt-pass =
    { $count ->
        [1] Choisissez encore une carte à passer à { $to }.
       *[other] Choisissez { $count } cartes à passer à { $to }.
    }

choice-card = { $card }
choice-pair = { $first }, puis { $second }
choice-name = { $colour }
choice-decline = renoncer

refusal-play-first = il faut jouer une carte maintenant
refusal-second-first = il faut jouer une seconde carte maintenant
refusal-chill-first = il faut d’abord placer la Paresse dans son île ou y renoncer
refusal-harvest-first = il faut choisir une carte du pli maintenant
refusal-cover-first = le Volcan doit d’abord couvrir une carte
refusal-name-first = il faut d’abord annoncer l’atout
refusal-discard-first = il faut d’abord défausser
refusal-pass-first = il faut d’abord choisir les cartes à passer
refusal-no-such-colour = l’atout est vert, rouge, bleu ou jaune, ou il n’y en a pas
refusal-no-such-card = cette carte n’existe pas
refusal-whole-pair = lors d’un Mariage, on choisit un couple de cartes entier
refusal-one-card = on choisit une seule carte, pas un couple de cartes
refusal-own-pair = qui a joué la Paresse prend son propre couple de cartes
refusal-pair-gone = ce couple de cartes n’est plus disponible
refusal-only-chill = seule la Paresse peut être prise maintenant
refusal-not-in-trick = { $card } n’est pas dans le pli
refusal-not-coverable = le Volcan couvre une carte visible de sa couleur ({ $colour }) dans cette île, pas { $card }
refusal-not-in-hand = { $card } n’est pas dans cette main
refusal-already-passed = { $card } : déjà parmi les cartes à passer
refusal-follow = la couleur demandée est le { $colour }, il faut en jouer
refusal-trump = sans la couleur demandée, il faut jouer de l’atout ({ $colour })

event-play = { $who } joue { $card }.
event-harvest = { $who } prend { $card }.
event-pair = { $who } prend le couple de cartes : { $first } et { $second }.
event-cover = { $who } couvre { $card } avec le Volcan.
event-name = { $who } annonce l’atout : { $colour }.
event-name-none = { $who } annonce « pas d’atout ».
event-discard = { $who } défausse { $card }, qui sort du jeu.
event-pass = { $who } passe { $card } à { $to }.
event-decline = { $who } ne reprend pas la Paresse.
event-wedding = Le Mariage : chacun joue une seconde carte.
event-lizard = Le Lézard : { $who } entame le pli suivant, récolté du plus faible au plus fort.
event-handed-over = Les cartes passées changent de main.
event-season = Saison { $season } : { $who } marque { $points }, soit { $total } au total.

preview-order = Place { $place } dans l’ordre de Récolte, si personne ne fait mieux
preview-order-sure = Place { $place } dans l’ordre de Récolte
preview-wedding = Mariage : les secondes cartes décident
preview-island = Île : { $points } ({ $change })
preview-must-cover = Le Volcan couvre une carte de sa couleur
preview-names-trump = Vous annoncez le prochain atout
preview-leads-next = Vous entamez le pli suivant
preview-trumps = Cartes de cette couleur en main : { $count }

sheet-rice-pineapple = saison { $season } : { $count } × Cabane avec Riz et Ananas
sheet-rice-fish = saison { $season } : { $count } × Cabane avec Riz et Poisson
sheet-pineapple-fish = saison { $season } : { $count } × Cabane avec Ananas et Poisson
sheet-all-three = saison { $season } : { $count } × Cabane avec Riz, Ananas et Poisson
sheet-rice = saison { $season } : { $count } × Riz hors Cabane
sheet-pineapple = saison { $season } : { $count } × Ananas hors Cabane
sheet-fish = saison { $season } : { $count } × Poisson hors Cabane
sheet-mask = saison { $season } : { $count } × Masque

draw-head = Saison { $season } sur 3 · atout : { $trump } · stock : { $stock }
draw-reversed = Pli du Lézard : récolté du plus faible au plus fort.

# La table.
season = Saison { $season } sur 3
trump = Atout :
next-trump = Dès le prochain pli :
stock = Stock : { $count }
reversed = Le Lézard : le plus faible d’abord
trick = Le pli
no-trick = Le pli commence.
harvest-order = Ordre de Récolte
your-hand = Votre main
hand-empty = Votre main est vide.
may-play = possible
passing = à passer

# Les îles.
island-of = Île : { $name }
this-season = cette saison
island-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
island-bare = vide
covered = couverte par un Volcan
cards-in-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
void = n’a pas de { $colour }
known-hand =
    { $count ->
        [1] Une carte connue
       *[other] { $count } cartes connues
    }
huts = Cabanes, remplies au mieux
hut-rice-pineapple = { $count } × Cabane avec Riz et Ananas
hut-rice-fish = { $count } × Cabane avec Riz et Poisson
hut-pineapple-fish = { $count } × Cabane avec Ananas et Poisson
hut-all-three = { $count } × Cabane avec Riz, Ananas et Poisson

# Le plateau en texte.
verb-play = Jouer
verb-harvest = Prendre dans le pli
verb-cover = Couvrir avec le Volcan
verb-name-trump = Annoncer l’atout
verb-discard = Défausser
verb-pass = Passer
verb-decline = Renoncer
told-next-trump = À partir du prochain pli : { $trump }.
told-order = Ordre de Récolte : { $names }.
told-cards = Carte
told-island = Valeur de l’île
told-hand = Cartes en main
told-void = N’a pas de
told-team = { $who } avec { $partner }
told-known = Connues en main
told-islands = Îles
told-open = Visibles
told-covered = Couvertes
