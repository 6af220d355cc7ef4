about = Woonwagens rond genummerde meren: blijf bij elkaar en pas op het juiste moment.

number-water = nummer { $number }
number-dry = het droge land
where-water = bij nummer { $number }
where-dry = op het droge land
one-caravan = een woonwagen
one-or-two-caravans = een of twee woonwagens

prompt-place = Zet { $caravans } op een vrij vak { $where }, of pas.
prompt-fill =
    { $count ->
        [one] Alle anderen hebben gepast: zet { $caravans } op het laatste vrije vak { $where }.
       *[other] Alle anderen hebben gepast: zet { $caravans } op elk van de { $count } vrije vakken { $where }.
    }

choice-place = een woonwagen op { $hex }
choice-double = twee woonwagens op { $hex }
choice-pass = passen voor { $number }

refusal-must-fill = alle anderen hebben gepast voor { $number }: elk vrij vak moet bezet worden
refusal-no-such-hex = dat vak bestaat niet in dit landschap
refusal-on-water = { $hex } is water
refusal-taken = { $hex } is bezet door { $who }
refusal-not-around = { $hex } hoort niet bij { $number }
refusal-double-later = twee woonwagens op een vak mag alleen in de tweede helft
refusal-doubles-used = beide dubbels zijn gebruikt

event-place = { $who } zet een woonwagen op { $hex }.
event-double = { $who } zet twee woonwagens op { $hex }.
event-fill = { $who } moet { $hex } bezetten.
event-pass = { $who } past voor { $number }.
event-must-fill = Alle anderen hebben gepast: { $who } moet alles bezetten voor { $number }.
event-skipped = Niets meer vrij bij { $numbers }: overgeslagen.
event-number = Nu { $number }; { $who } begint.
event-half = Helft { $half }: { $who } scoort { $points }, in totaal { $total }.
event-second-half = De tweede helft begint, vanaf nummer { $number } omlaag; { $who } begint.
event-king = { $who } is de Gipsy King.

sheet-lake =
    { $caravans ->
        [one] helft { $half }: meer { $lake } (vissen { $fish }), één woonwagen, rang { $rank }
       *[other] helft { $half }: meer { $lake } (vissen { $fish }), { $caravans } woonwagens, rang { $rank }
    }
sheet-no-rank = helft { $half }: meer { $lake } (vissen { $fish }), geen woonwagen
sheet-group =
    { $caravans ->
        [one] helft { $half }: een losse woonwagen ({ $hexes })
       *[other] helft { $half }: groep van { $caravans } woonwagens ({ $hexes })
    }

draw-head = Helft { $half } van 2 · { $number }
draw-queue = Rij: { $queue }   (tussen haakjes: heeft gepast)
draw-legend = ~7~ water, >7< het nummer nu, 3><> vissen · [7b] mag bezet worden · A één woonwagen, AA twee
draw-lake = Meer { $lake }: vissen { $fish } · woonwagens { $caravans }
draw-seat =
    { $doubles ->
        [0] { $who }: { $total } punten, deze helft nu { $standing }, woonwagens over: { $caravans }
       *[other] { $who }: { $total } punten, deze helft nu { $standing }, woonwagens over: { $caravans }, dubbels: { $doubles }
    }
