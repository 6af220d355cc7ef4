about = Des caravanes autour de lacs numérotés : restez ensemble et passez au bon moment.

number-water = le numéro { $number }
number-dry = la terre sèche
where-water = près du numéro { $number }
where-dry = sur la terre sèche
one-caravan = une caravane
one-or-two-caravans = une ou deux caravanes

prompt-place = Placez { $caravans } dans une zone libre { $where }, ou passez.
prompt-fill =
    { $count ->
        [one] Tous les autres ont passé : placez { $caravans } dans la dernière zone libre { $where }.
       *[other] Tous les autres ont passé : placez { $caravans } dans chacune des { $count } zones libres { $where }.
    }

choice-place = une caravane en { $hex }
choice-double = deux caravanes en { $hex }
choice-pass = passer pour { $number }

refusal-must-fill = tous les autres ont passé pour { $number } : il faut occuper toutes les zones libres
refusal-no-such-hex = cette zone n’existe pas dans ce paysage
refusal-on-water = { $hex } est une zone d’eau
refusal-taken = { $hex } est occupé par { $who }
refusal-not-around = { $hex } n’est pas une zone pour { $number }
refusal-double-later = deux caravanes dans une zone ne sont permises que dans la seconde moitié
refusal-doubles-used = les deux doublés sont déjà utilisés

event-place = { $who } place une caravane en { $hex }.
event-double = { $who } place deux caravanes en { $hex }.
event-fill = { $who } doit occuper { $hex }.
event-pass = { $who } passe pour { $number }.
event-must-fill = Tous les autres ont passé : { $who } doit tout occuper pour { $number }.
event-skipped = Plus rien de libre pour { $numbers } : on saute.
event-number = Maintenant : { $number } ; { $who } commence.
event-half = Moitié { $half } : { $who } marque { $points }, en tout { $total }.
event-second-half = La seconde moitié commence, à partir du numéro { $number } en descendant ; { $who } commence.
event-king = { $who } est le Gipsy King.

sheet-lake =
    { $caravans ->
        [one] moitié { $half } : lac { $lake } (poissons { $fish }), une caravane, rang { $rank }
       *[other] moitié { $half } : lac { $lake } (poissons { $fish }), { $caravans } caravanes, rang { $rank }
    }
sheet-no-rank = moitié { $half } : lac { $lake } (poissons { $fish }), aucune caravane
sheet-group =
    { $caravans ->
        [one] moitié { $half } : une caravane isolée ({ $hexes })
       *[other] moitié { $half } : groupe de { $caravans } caravanes ({ $hexes })
    }

draw-head = Moitié { $half } sur 2 · { $number }
draw-queue = File : { $queue }   (entre parenthèses : a passé)
draw-legend = ~7~ eau, >7< le numéro en cours, 3><> poissons · [7b] peut être occupé · A une caravane, AA deux
draw-lake = Lac { $lake } : poissons { $fish } · caravanes { $caravans }
draw-seat =
    { $doubles ->
        [0] { $who } : { $total } points, moitié en cours { $standing }, caravanes restantes : { $caravans }
       *[other] { $who } : { $total } points, moitié en cours { $standing }, caravanes restantes : { $caravans }, doublés : { $doubles }
    }
