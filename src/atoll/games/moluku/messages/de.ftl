about = Stiche, deren Karten deine Insel werden: hohe Karten gewinnen, niedrige bringen Punkte.
option-teams = Teams: Plätze 1 und 3 gegen 2 und 4

colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
no-trump = kein Trumpf

picture-mask = Maske
picture-fish = Fisch
picture-pineapple = Ananas
picture-rice = Reis
picture-hut = Hütte
picture-palm = Palme
picture-volcano = Vulkan

card =
    { $colour ->
        [green] Grün
        [red] Rot
        [blue] Blau
       *[yellow] Gelb
    } { $height } ({ $picture })
card-chief = „Häuptling“
card-wedding = „Hochzeit“
card-lizard = „Echse“
card-chill = „Faulenzer“
card-unknown = eine Karte
panku-chief = Häuptling
panku-wedding = Hochzeit
panku-lizard = Echse
panku-chill = Faulenzer

prompt-play-lead = Spiele eine Karte aus: Ihre Farbe muss bedient werden.
prompt-play-follow = Spiele eine Karte: Bediene { $colour }, wenn du kannst.
prompt-second-lead = Hochzeit: Spiele eine zweite Karte aus.
prompt-second-follow = Hochzeit: Spiele eine zweite Karte und bediene { $colour }, wenn du kannst.
prompt-chill = Lege den „Faulenzer“ sofort auf deine Insel, oder verzichte und wähle, wenn du an der Reihe bist.
prompt-chill-pair = Lege den „Faulenzer“ und die dazu gespielte Karte sofort auf deine Insel, oder verzichte und wähle, wenn du an der Reihe bist.
prompt-harvest = Wähle eine Karte aus dem Stich für deine Insel.
prompt-harvest-pair = Wähle das Kartenpaar eines Spielers für deine Insel.
prompt-cover = Dein Vulkan muss eine Karte seiner Farbe verdecken.
prompt-name-trump = Sage eine Trumpffarbe an, oder „kein Trumpf“.
prompt-discard =
    { $count ->
        [one] Wirf noch eine Karte ab: Sie verlässt das Spiel.
       *[other] Wirf { $count } Karten ab: Sie verlassen das Spiel.
    }
prompt-pass =
    { $count ->
        [one] Wähle noch eine Karte, die du an { $to } weitergibst.
       *[other] Wähle { $count } Karten, die du an { $to } weitergibst.
    }

choice-card = { $card }
choice-pair = { $first }, dann { $second }
choice-name = { $colour }
choice-decline = verzichten

refusal-play-first = jetzt muss eine Karte gespielt werden
refusal-second-first = jetzt muss eine zweite Karte gespielt werden
refusal-chill-first = lege zuerst den „Faulenzer“ auf die Insel oder verzichte darauf
refusal-harvest-first = jetzt muss eine Karte aus dem Stich gewählt werden
refusal-cover-first = der Vulkan muss zuerst eine Karte verdecken
refusal-name-first = zuerst muss der Trumpf angesagt werden
refusal-discard-first = zuerst müssen Karten abgeworfen werden
refusal-pass-first = zuerst müssen Karten zum Weitergeben gewählt werden
refusal-no-such-colour = Trumpf ist Grün, Rot, Blau oder Gelb, oder es gibt keinen
refusal-no-such-card = diese Karte gibt es nicht
refusal-whole-pair = bei einer Hochzeit wird ein ganzes Kartenpaar gewählt
refusal-one-card = es wird eine einzelne Karte gewählt, kein Kartenpaar
refusal-own-pair = wer den „Faulenzer“ gespielt hat, nimmt das eigene Kartenpaar
refusal-pair-gone = dieses Kartenpaar ist nicht mehr da
refusal-only-chill = jetzt kann nur der „Faulenzer“ zurückgenommen werden
refusal-not-in-trick = { $card } liegt nicht im Stich
refusal-not-coverable = der Vulkan verdeckt eine offene Karte seiner Farbe ({ $colour }) auf dieser Insel, nicht { $card }
refusal-not-in-hand = { $card } ist nicht auf dieser Hand
refusal-already-passed = { $card } ist schon zum Weitergeben gewählt
refusal-follow = { $colour } wurde ausgespielt und muss bedient werden
refusal-trump = ohne die ausgespielte Farbe muss Trumpf ({ $colour }) gespielt werden

event-play = { $who } spielt { $card }.
event-harvest = { $who } nimmt { $card }.
event-pair = { $who } nimmt das Kartenpaar { $first } und { $second }.
event-cover = { $who } verdeckt { $card } mit dem Vulkan.
event-name = { $who } sagt den Trumpf an: { $colour }.
event-name-none = { $who } sagt „kein Trumpf“ an.
event-discard = { $who } wirft { $card } ab; sie verlässt das Spiel.
event-pass = { $who } gibt { $card } an { $to } weiter.
event-decline = { $who } nimmt den „Faulenzer“ nicht zurück.
event-wedding = Die Hochzeit: Alle spielen eine zweite Karte.
event-lizard = Die Echse: { $who } spielt zum nächsten Stich aus; geerntet wird von schwach nach stark.
event-handed-over = Die weitergegebenen Karten wechseln die Hand.
event-season = Saison { $season }: { $who } holt { $points }, insgesamt { $total }.

preview-order = Platz { $place } in der Erntereihenfolge, wenn niemand darüberkommt
preview-order-sure = Platz { $place } in der Erntereihenfolge
preview-wedding = Hochzeit: Die zweiten Karten entscheiden
preview-island = Insel { $points } wert ({ $change })
preview-must-cover = Der Vulkan verdeckt eine Karte seiner Farbe
preview-names-trump = Du sagst den nächsten Trumpf an
preview-leads-next = Du spielst zum nächsten Stich aus
preview-trumps = Karten dieser Farbe auf deiner Hand: { $count }

sheet-rice-pineapple = Saison { $season }: { $count } × Hütte mit Reis und Ananas
sheet-rice-fish = Saison { $season }: { $count } × Hütte mit Reis und Fisch
sheet-pineapple-fish = Saison { $season }: { $count } × Hütte mit Ananas und Fisch
sheet-all-three = Saison { $season }: { $count } × Hütte mit Reis, Ananas und Fisch
sheet-rice = Saison { $season }: { $count } × Reis außerhalb einer Hütte
sheet-pineapple = Saison { $season }: { $count } × Ananas außerhalb einer Hütte
sheet-fish = Saison { $season }: { $count } × Fisch außerhalb einer Hütte
sheet-mask = Saison { $season }: { $count } × Maske

draw-head = Saison { $season } von 3 · Trumpf: { $trump } · Vorrat: { $stock }
draw-reversed = Stich der Echse: geerntet von schwach nach stark.

# Der Tisch.
season = Saison { $season } von 3
trump = Trumpf:
next-trump = Ab dem nächsten Stich:
stock = Vorrat: { $count }
reversed = Die Echse: die Schwächsten zuerst
trick = Der Stich
no-trick = Der Stich beginnt.
harvest-order = Erntereihenfolge
your-hand = Deine Hand
hand-empty = Deine Hand ist leer.
may-play = möglich
passing = weitergeben

# Die Inseln.
island-of = Insel: { $name }
this-season = diese Saison
island-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
island-bare = leer
covered = von einem Vulkan verdeckt
cards-in-hand =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
void = hat kein { $colour }
known-hand =
    { $count ->
        [one] Eine Karte bekannt
       *[other] { $count } Karten bekannt
    }
huts = Hütten, bestmöglich gefüllt
hut-rice-pineapple = { $count } × Hütte mit Reis und Ananas
hut-rice-fish = { $count } × Hütte mit Reis und Fisch
hut-pineapple-fish = { $count } × Hütte mit Ananas und Fisch
hut-all-three = { $count } × Hütte mit Reis, Ananas und Fisch

# Der Spielplan als Text.
verb-play = Spielen
verb-harvest = Aus dem Stich nehmen
verb-cover = Mit dem Vulkan verdecken
verb-name-trump = Trumpf ansagen
verb-discard = Abwerfen
verb-pass = Weitergeben
verb-decline = Verzichten
told-next-trump = Ab dem nächsten Stich: { $trump }.
told-order = Erntereihenfolge: { $names }.
told-cards = Karte
told-island = Wert der Insel
told-hand = Handkarten
told-void = Hat kein
told-team = { $who } mit { $partner }
told-known = Bekannt auf der Hand
told-islands = Inseln
told-open = Offen
told-covered = Verdeckt
