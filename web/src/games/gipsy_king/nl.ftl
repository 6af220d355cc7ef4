landscape = Het landschap
half =
    { $half ->
        [1] Eerste helft
       *[other] Tweede helft
    }
numbers = De nummers op volgorde
dry = droog
queue = Rij
passed = gepast
second-queue = daarna, in de tweede helft:
water-hex =
    { $fish ->
        [0] Water { $number }, geen vis
        [one] Water { $number }, één vis
       *[other] Water { $number }, { $fish } vissen
    }
free-hex = { $hex }, vrij
taken-hex =
    { $caravans ->
        [one] { $hex }, een woonwagen van { $name }
       *[other] { $hex }, { $caravans } woonwagens van { $name }
    }
how-many-caravans = Hoeveel woonwagens?
caravans =
    { $count ->
        [one] Eén woonwagen
       *[other] Twee woonwagens
    }
pass = Passen
show-groups = Toon groepswaarde
hide-groups = Verberg groepswaarde
parts = Vis { $fish } · groepen { $groups }
first-half = eerste helft { $points }
caravans-left = nog { $count }
doubles-left =
    { $count ->
        [0] geen dubbele meer
        [one] nog één dubbele
       *[other] nog { $count } dubbele
    }
lakes = Meren met vis
fish = vis { $groups }
nobody-there = nog niemand
