# Les cartes comme on les nomme.
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
no-trump = aucun
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

# La table.
season = Saison { $season } sur 3
trump = Atout :
next-trump = Dès le prochain pli :
stock = Réserve : { $count }
reversed = Le Lézard : le plus faible d’abord
trick = Le pli
no-trick = Le pli commence.
harvest-order = Ordre de force
take-pair = Prendre ce couple
your-hand = Votre main
hand-empty = Votre main est vide.
may-play = possible
passing = à passer

# Les îles.
island-of = L’île de { $name }
island-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
island-bare = déserte
covered = couverte par un Volcan
cards-in-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
void = n’a pas de { $colour }
known-hand =
    { $count ->
        [one] Une carte connue
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
text-season = Saison
text-trump = Atout
text-next-trump = Atout du prochain pli
text-to-act = Place qui joue
text-step = Étape
text-islands = Îles
text-open = ouvertes
text-covered = couvertes
text-leader = Place qui entame
text-trick = Pli
text-second = Secondes cartes
text-order = Ordre de force des places
text-reversed = Le plus faible d’abord
text-totals = Totaux
text-viewer = Votre place
text-teams = Équipes
text-hands = Mains
text-size = nombre de cartes
text-known = connues
text-void = n’a pas de
text-stock = Réserve
text-out = Hors du jeu
text-passing = À passer
text-island-points = Valeur des îles
text-huts = Cabanes remplies
text-pictures = Images par hauteur
