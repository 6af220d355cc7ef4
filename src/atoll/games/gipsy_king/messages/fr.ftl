about = Des caravanes autour de lacs numérotés : restez ensemble et passez au bon moment.

number-water = le numéro { $number }
number-dry = la terre sèche
where-water = autour du numéro { $number }
where-dry = sur la terre sèche
pass-water = pour le numéro { $number }
pass-dry = pour la terre sèche
one-caravan = une caravane
one-or-two-caravans = une ou deux caravanes
two-caravans = deux caravanes
number = { $number }
hex-around = la zone près de { $numbers }
hex-dry = une zone de la terre sèche
hex-water = le numéro { $number }

prompt-place = Placez { $caravans } { $where }, ou passez.
prompt-fill =
    { $count ->
        [1] Tous les autres ont passé : placez { $caravans } dans la dernière zone libre { $where }.
       *[other] Tous les autres ont passé : placez { $caravans } dans chacune des { $count } zones libres { $where }.
    }

choice-place = { $caravans } dans { $hex }
choice-pass = passer { $where }

refusal-must-fill = tous les autres ont passé pour { $number } : il faut occuper toutes les zones libres
refusal-no-such-hex = cette zone n’existe pas dans ce paysage
refusal-on-water = { $hex } est de l’eau, pas de la terre
refusal-taken = { $hex } est occupée par { $who }
refusal-not-around = { $hex } n’est pas une zone jouable pour { $number }
refusal-double-later = deux caravanes dans une même zone : seulement dans la deuxième moitié
refusal-doubles-used = les deux doubles sont déjà utilisés

event-place = { $who } place { $caravans } dans { $hex }.
event-fill = { $who } doit placer { $caravans } dans { $hex }.
event-pass = { $who } passe { $where }.
event-must-fill = Tous les autres ont passé : { $who } doit occuper toutes les zones libres { $where }.
event-skipped = Plus de zone libre autour de { $numbers } : on passe à la suite.
event-number = Maintenant : { $number } ; { $who } joue en premier.
event-half = { half } : { $who } marque { $points }, soit { $total } au total.
event-second-half = La deuxième moitié commence, du numéro { $number } en descendant ; { $who } joue en premier.
event-king = { $who } est le Gipsy King.

preview-half = Cette moitié : { $points } jusqu’ici (+{ $gained })
preview-group =
    { $caravans ->
        [1] Une caravane isolée : { $points }
       *[other] Groupe de { $caravans } caravanes : { $points }
    }
preview-lake = Lac { $lake } : rang { $rank }, poissons { $points }
preview-pass = Place { $place } dans l’ordre du tour au numéro suivant

sheet-lake =
    { $caravans ->
        [1] moitié { $half } : lac { $lake } (poissons : { $fish }), une caravane, rang { $rank }
       *[other] moitié { $half } : lac { $lake } (poissons : { $fish }), { $caravans } caravanes, rang { $rank }
    }
sheet-no-rank = moitié { $half } : lac { $lake } (poissons : { $fish }), aucune caravane
sheet-group =
    { $caravans ->
        [1] moitié { $half } : une caravane isolée
       *[other] moitié { $half } : groupe de { $caravans } caravanes
    }

draw-head = { half } · { $number }
draw-legend = ~7~ eau, >7< le numéro en cours, 3><> poissons · [7b] peut être occupée · A une caravane, AA deux

# Sur le plateau, dans le navigateur.
landscape = Le paysage
half =
    { $half ->
        [1] Première moitié
       *[other] Deuxième moitié
    }
numbers = Les numéros dans l’ordre
dry = sec
queue = Ordre du tour
passed = a passé
second-queue = puis, pour la deuxième moitié :
water-hex =
    { $fish ->
        [0] Eau { $number }, sans poisson
        [1] Eau { $number }, un poisson
       *[other] Eau { $number }, { $fish } poissons
    }
free-hex = Zone libre : { $hex }
taken-hex =
    { $caravans ->
        [one] { $hex }, { $caravans } caravane ({ $name })
       *[other] { $hex }, { $caravans } caravanes ({ $name })
    }
how-many-caravans = Combien de caravanes ?
caravans =
    { $count ->
        [1] Une caravane
       *[other] Deux caravanes
    }
pass = Passer
show-groups = Afficher les valeurs
hide-groups = Masquer les valeurs
parts = Poissons { $fish } · groupes { $groups }
first-half = première moitié : { $points }
caravans-left = il en reste { $count }
doubles-left =
    { $count ->
        [0] aucun double restant
        [1] encore un double
       *[other] encore { $count } doubles
    }
lakes = Lacs avec poissons
fish = poissons { $groups }
nobody-there = encore personne

# Le plateau en texte.
told-order = Ordre du tour : { $names }.
told-passed = Ont passé pour ce numéro : { $names }.
told-free = Zones à prendre : { $hexes }.
told-half = Cette moitié
told-caravans = Caravanes restantes
told-doubles = Doubles restants
told-lake = Lac
told-fish = Poissons
told-groups = Groupes de cette moitié
told-caravans-here = Caravanes
told-hexes = Zones
verb-place = Placer des caravanes
verb-pass = Passer
