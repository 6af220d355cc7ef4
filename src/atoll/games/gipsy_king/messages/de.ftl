about = Wohnwagen rund um nummerierte Seen: Halte sie zusammen und passe im richtigen Moment.

number-water = Nummer { $number }
number-dry = das trockene Land
where-water = an Nummer { $number }
where-dry = auf dem trockenen Land
pass-water = bei Nummer { $number }
pass-dry = beim trockenen Land
one-caravan = einen Wohnwagen
one-or-two-caravans = einen oder zwei Wohnwagen
two-caravans = zwei Wohnwagen
number = { $number }
hex-around = das Feld an { $numbers }
hex-dry = ein Feld des trockenen Landes
hex-water = Nummer { $number }

prompt-place = Stelle { $caravans } auf ein freies Feld { $where }, oder passe.
prompt-fill =
    { $count ->
        [one] Alle anderen haben gepasst: Stelle { $caravans } auf das letzte freie Feld { $where }.
       *[other] Alle anderen haben gepasst: Stelle { $caravans } auf jedes der { $count } freien Felder { $where }.
    }

choice-place = { $caravans } auf { $hex }
choice-pass = { $where } passen

refusal-must-fill = alle anderen haben gepasst ({ $number }): Jedes freie Feld muss besetzt werden
refusal-no-such-hex = dieses Feld gibt es in dieser Landschaft nicht
refusal-on-water = { $hex } ist Wasser, kein Land
refusal-taken = { $hex } ist besetzt ({ $who })
refusal-not-around = { $hex } kann jetzt nicht besetzt werden ({ $number })
refusal-double-later = zwei Wohnwagen auf einem Feld sind nur in der zweiten Hälfte erlaubt
refusal-doubles-used = beide Doppel sind verbraucht

event-place = { $who } stellt { $caravans } auf { $hex }.
event-fill = { $who } muss { $caravans } auf { $hex } stellen.
event-pass = { $who } passt { $where }.
event-must-fill = Alle anderen haben gepasst: { $who } muss alle freien Felder { $where } besetzen.
event-skipped = Keine freien Felder mehr an { $numbers }: übersprungen.
event-number = Jetzt { $number }; { $who } beginnt.
event-half = { half }: { $who } holt { $points }, insgesamt { $total }.
event-second-half = Die zweite Hälfte beginnt, von Nummer { $number } abwärts; zuerst spielt { $who }.
event-king = { $who } ist der Gipsy King.

preview-half = Diese Hälfte: { $points } bisher (+{ $gained })
preview-group =
    { $caravans ->
        [one] Ein einzelner Wohnwagen: { $points }
       *[other] Gruppe von { $caravans } Wohnwagen: { $points }
    }
preview-lake = See { $lake }: Rang { $rank }, Fische { $points }
preview-pass = Platz { $place } in der Spielreihenfolge bei der nächsten Nummer

sheet-lake =
    { $caravans ->
        [one] Hälfte { $half }: See { $lake } (Fische: { $fish }), ein Wohnwagen, Rang { $rank }
       *[other] Hälfte { $half }: See { $lake } (Fische: { $fish }), { $caravans } Wohnwagen, Rang { $rank }
    }
sheet-no-rank = Hälfte { $half }: See { $lake } (Fische: { $fish }), kein Wohnwagen
sheet-group =
    { $caravans ->
        [one] Hälfte { $half }: ein einzelner Wohnwagen
       *[other] Hälfte { $half }: Gruppe von { $caravans } Wohnwagen
    }

draw-head = { half } · { $number }
draw-legend = ~7~ Wasser, >7< die aktuelle Nummer, 3><> Fische · [7b] kann besetzt werden · A ein Wohnwagen, AA zwei

# Auf dem Spielplan im Browser.
landscape = Die Landschaft
half =
    { $half ->
        [1] Erste Hälfte
       *[other] Zweite Hälfte
    }
numbers = Die Nummern der Reihe nach
dry = trocken
queue = Spielreihenfolge
passed = gepasst
second-queue = dann, in der zweiten Hälfte:
water-hex =
    { $fish ->
        [0] Wasser { $number }, kein Fisch
        [one] Wasser { $number }, ein Fisch
       *[other] Wasser { $number }, { $fish } Fische
    }
free-hex = Freies Feld: { $hex }
taken-hex =
    { $caravans ->
        [one] { $hex }, ein Wohnwagen ({ $name })
       *[other] { $hex }, { $caravans } Wohnwagen ({ $name })
    }
how-many-caravans = Wie viele Wohnwagen?
caravans =
    { $count ->
        [one] Ein Wohnwagen
       *[other] Zwei Wohnwagen
    }
pass = Passen
show-groups = Gruppenwerte zeigen
hide-groups = Gruppenwerte verbergen
parts = Fische { $fish } · Gruppen { $groups }
first-half = erste Hälfte: { $points }
caravans-left = noch { $count }
doubles-left =
    { $count ->
        [0] kein Doppel mehr
        [one] noch ein Doppel
       *[other] noch { $count } Doppel
    }
lakes = Seen mit Fischen
fish = Fische { $groups }
nobody-there = noch niemand

# Der Spielplan als Text.
told-order = Spielreihenfolge: { $names }.
told-passed = Bei dieser Nummer gepasst: { $names }.
told-free = Frei zu besetzen: { $hexes }.
told-half = Diese Hälfte
told-caravans = Wohnwagen übrig
told-doubles = Doppel übrig
told-lake = See
told-fish = Fische
told-groups = Gruppen dieser Hälfte
told-caravans-here = Wohnwagen
told-hexes = Felder
verb-place = Wohnwagen aufstellen
verb-pass = Passen
