landscape = Le paysage
half =
    { $half ->
        [1] Première manche
       *[other] Seconde manche
    }
numbers = Les numéros dans l’ordre
dry = sec
queue = File
passed = a passé
second-queue = puis, en seconde manche :
water-hex =
    { $fish ->
        [0] Eau { $number }, sans poisson
        [one] Eau { $number }, un poisson
       *[other] Eau { $number }, { $fish } poissons
    }
free-hex = { $hex }, libre
taken-hex =
    { $caravans ->
        [one] { $hex }, une roulotte de { $name }
       *[other] { $hex }, { $caravans } roulottes de { $name }
    }
how-many-caravans = Combien de roulottes ?
caravans =
    { $count ->
        [one] Une roulotte
       *[other] Deux roulottes
    }
pass = Passer
show-groups = Valeur des groupes
hide-groups = Cacher la valeur
parts = Poissons { $fish } · groupes { $groups }
first-half = première manche { $points }
caravans-left = reste { $count }
doubles-left =
    { $count ->
        [0] plus de double
        [one] encore un double
       *[other] encore { $count } doubles
    }
lakes = Lacs poissonneux
fish = poissons { $groups }
nobody-there = encore personne
