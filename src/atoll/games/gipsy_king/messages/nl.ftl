about = Woonwagens rond genummerde meren: blijf bij elkaar en pas op het juiste moment.

number-water = nummer { $number }
number-dry = het droge land
where-water = bij nummer { $number }
where-dry = op het droge land
pass-water = voor nummer { $number }
pass-dry = voor het droge land
one-caravan = een woonwagen
one-or-two-caravans = een of twee woonwagens
two-caravans = twee woonwagens
number = { $number }
hex-around = het vak bij { $numbers }
hex-dry = een vak van het droge land
hex-water = nummer { $number }

prompt-place = Zet { $caravans } op een vrij vak { $where }, of pas.
prompt-fill =
    { $count ->
        [one] Alle anderen hebben gepast: zet { $caravans } op het laatste vrije vak { $where }.
       *[other] Alle anderen hebben gepast: zet { $caravans } op elk van de { $count } vrije vakken { $where }.
    }

choice-place = { $caravans } op { $hex }
choice-pass = passen { $where }

refusal-must-fill = alle anderen hebben gepast voor { $number }: elk vrij vak moet bezet worden
refusal-no-such-hex = dat vak bestaat niet in dit landschap
refusal-on-water = { $hex } is water, geen land
refusal-taken = { $hex } is bezet door { $who }
refusal-not-around = { $hex } hoort niet bij { $number }
refusal-double-later = twee woonwagens op een vak mag alleen in de tweede helft
refusal-doubles-used = beide dubbels zijn gebruikt

event-place = { $who } zet { $caravans } op { $hex }.
event-fill = { $who } moet { $caravans } zetten op { $hex }.
event-pass = { $who } past { $where }.
event-must-fill = Alle anderen hebben gepast: { $who } moet alle vrije vakken { $where } bezetten.
event-skipped = Geen vrije vakken meer bij { $numbers }: overgeslagen.
event-number = Nu { $number }; { $who } begint.
event-half = { half }: { $who } scoort { $points }, in totaal { $total }.
event-second-half = De tweede helft begint, vanaf nummer { $number } omlaag; als eerste speelt { $who }.
event-king = { $who } is de Gipsy King.

preview-half = Deze helft: { $points } tot nu toe (+{ $gained })
preview-group =
    { $caravans ->
        [one] Een losse woonwagen: { $points }
       *[other] Groep van { $caravans } woonwagens: { $points }
    }
preview-lake = Meer { $lake }: rang { $rank }, vissen { $points }
preview-pass = Plaats { $place } in de beurtvolgorde bij het volgende nummer

sheet-lake =
    { $caravans ->
        [one] helft { $half }: meer { $lake } (vissen: { $fish }), één woonwagen, rang { $rank }
       *[other] helft { $half }: meer { $lake } (vissen: { $fish }), { $caravans } woonwagens, rang { $rank }
    }
sheet-no-rank = helft { $half }: meer { $lake } (vissen: { $fish }), geen woonwagen
sheet-group =
    { $caravans ->
        [one] helft { $half }: een losse woonwagen
       *[other] helft { $half }: groep van { $caravans } woonwagens
    }

draw-head = { half } · { $number }
draw-legend = ~7~ water, >7< het nummer nu, 3><> vissen · [7b] mag bezet worden · A één woonwagen, AA twee

# Op het bord in de browser.
landscape = Het landschap
half =
    { $half ->
        [1] Eerste helft
       *[other] Tweede helft
    }
numbers = De nummers op volgorde
dry = droog
queue = Beurtvolgorde
passed = gepast
second-queue = daarna, in de tweede helft:
water-hex =
    { $fish ->
        [0] Water { $number }, geen vis
        [one] Water { $number }, één vis
       *[other] Water { $number }, { $fish } vissen
    }
free-hex = Vrij vak: { $hex }
taken-hex =
    { $caravans ->
        [one] { $hex }, één woonwagen ({ $name })
       *[other] { $hex }, { $caravans } woonwagens ({ $name })
    }
how-many-caravans = Hoeveel woonwagens?
caravans =
    { $count ->
        [one] Eén woonwagen
       *[other] Twee woonwagens
    }
pass = Passen
show-groups = Groepswaarde tonen
hide-groups = Groepswaarde verbergen
parts = Vis { $fish } · groepen { $groups }
first-half = eerste helft: { $points }
caravans-left = nog { $count }
doubles-left =
    { $count ->
        [0] geen dubbels meer
        [one] nog één dubbel
       *[other] nog { $count } dubbels
    }
lakes = Meren met vis
fish = vis { $groups }
nobody-there = nog niemand

# Het bord als tekst.
told-order = Beurtvolgorde: { $names }.
told-passed = Gepast voor dit nummer: { $names }.
told-free = Vrij om te bezetten: { $hexes }.
told-half = Deze helft
told-caravans = Woonwagens over
told-doubles = Dubbels over
told-lake = Meer
told-fish = Vissen
told-groups = Groepen van deze helft
told-caravans-here = Woonwagens
told-hexes = Vakken
verb-place = Woonwagens zetten
verb-pass = Passen
