about = Lege Sechsecke mit Wasser, Strand und Wald: Vergrößere Gebiete, schließe sie ab und locke die Pelikane an.
option-solo = Solo: Karten ziehen, oder aus allen offen liegenden wählen

terrain-water = Wasser
terrain-beach = Strand
terrain-forest = Wald
side-0 = östliche
side-1 = südöstliche
side-2 = südwestliche
side-3 = westliche
side-4 = nordwestliche
side-5 = nordöstliche
cell = { $side }, neben { $terrains }
place-middle = in der Mitte
place-east = im Osten
place-south-east = im Südosten
place-south = im Süden
place-south-west = im Südwesten
place-west = im Westen
place-north-west = im Nordwesten
place-north = im Norden
place-north-east = im Nordosten
tile = eine Karte mit { $terrains }
tile-turned = eine Karte (im Uhrzeigersinn von Osten an: { $edges })
a-sun = eine Sonne
the-sun = die Sonne
a-pelican = einen Pelikan

prompt-open = Eröffnung: Lege eine Karte an ({ $cell }); alle drei müssen zusammenpassen.
prompt-open-sun = Lege eine Sonne neben die Eröffnung.
prompt-lay = Lege eine Karte an, wo sie mindestens zwei andere berührt.
prompt-lay-bonus = Bonuszug: Lege eine Karte an.
prompt-lay-last = Letzte Runde: Lege eine Karte an.
prompt-lay-solo = Lege eine Karte an, wo sie mindestens zwei andere berührt; abgeschlossene Gebiete zählen.
prompt-pass = Du kannst keine deiner Karten anlegen: Passe.
prompt-second = Lege deine zweite Karte so an, dass sie dasselbe Gebiet vergrößert, oder höre auf.
prompt-choose =
    { $count ->
        [one] Gebiet abgeschlossen: Markiere es und spiele weiter, oder verzichte und werte.
       *[other] { $count } Gebiete abgeschlossen: Markiere sie und spiele weiter, oder verzichte und werte.
    }
prompt-take = Der Vorrat ist leer: Wem nimmst du einen Pelikan weg?
prompt-put-sun = Lege eine Sonne auf ein leeres Feld neben der Bucht.
prompt-move-sun = Versetze eine der drei Sonnen.

choice-lay = { $tile }, { $cell }
choice-stop = aufhören, keine zweite Karte anlegen
choice-pass = passen
choice-mark = Abgeschlossenes markieren und noch einmal spielen
choice-decline = verzichten, Punkte zählen und den Zug beenden
choice-take = { $pelican } von { $who } nehmen
choice-sun = { $sun }, { $cell }
choice-move = { $sun } ({ $from }) versetzen; sie liegt dann { $cell }

refusal-opening-first = zuerst müssen die drei Karten der Eröffnung gelegt werden
refusal-sun-first = jetzt muss eine Sonne gelegt oder versetzt werden
refusal-lay-first = lege jetzt eine Karte an, oder passe, wenn keine passt
refusal-second-first = lege die zweite Karte an oder höre auf
refusal-choose-first = markiere zuerst, was abgeschlossen ist, oder verzichte
refusal-take-first = wähle zuerst, wem du einen Pelikan wegnimmst
refusal-no-such-tile = diese Karte gibt es nicht
refusal-no-such-cell = dieses Feld gibt es nicht
refusal-not-in-hand = sie gehört nicht zu den Karten, die du anlegen kannst: { $tile }
refusal-looks-alike = weniger gedreht sieht sie genauso aus: dreh weniger ({ $tile })
refusal-next-of-opening = die nächste Karte der Eröffnung liegt { $cell }
refusal-occupied = dort liegt eine Karte ({ $cell })
refusal-sun-lies-there = dort liegt eine Sonne ({ $cell })
refusal-one-neighbour = dieses Feld ({ $cell }) berührt nur eine Karte, es müssen zwei sein
refusal-no-neighbour = dieses Feld ({ $cell }) berührt keine Karte, es müssen zwei sein
refusal-edge-differs = die { $side } Seite ist { $terrain }, die Karte daneben zeigt dort { $other }
refusal-others-would-not-fit = danach könnten die anderen Karten nicht mehr passen: { $tile }
refusal-not-the-same-area = dort ({ $cell }) vergrößert die zweite Karte kein Gebiet, das die erste vergrößert hat
refusal-a-tile-fits = { $tile } kann angelegt werden, also darfst du nicht passen
refusal-take-from-another = einen Pelikan nimmt man einem anderen Spieler weg
refusal-has-no-pelican = { $who } hat keinen Pelikan
refusal-move-a-sun = alle drei Sonnen liegen in der Bucht: Eine davon wird versetzt
refusal-put-a-sun = es sind noch Sonnen übrig: Eine davon wird gelegt
refusal-no-sun-there = dort liegt keine Sonne ({ $cell })
refusal-sun-without-tile = eine Sonne kommt neben eine Karte, dieses Feld ({ $cell }) berührt keine

event-lay = { $who } legt { $tile } an: { $cell }.
event-stop = { $who } legt keine zweite Karte an.
event-pass = { $who } kann nichts anlegen und passt.
event-mark =
    { $count ->
        [one] { $who } markiert das abgeschlossene Gebiet und spielt noch einmal.
       *[other] { $who } markiert { $count } abgeschlossene Gebiete und spielt noch einmal.
    }
event-decline = { $who } verzichtet auf das Markieren.
event-take = { $who } nimmt { $pelican } von { $victim }.
event-sun = { $who } legt { $sun }: { $cell }.
event-move = { $who } versetzt { $sun } ({ $from }); jetzt liegt sie { $cell }.
event-extended =
    { $points ->
        [one] { $who } macht { $points } Punkt für das vergrößerte Gebiet ({ $terrain }).
       *[other] { $who } macht { $points } Punkte für das vergrößerte Gebiet ({ $terrain }).
    }
event-marked =
    { $points ->
        [one] { $who } macht { $points } Punkt für ein markiertes Gebiet ({ $terrain }).
       *[other] { $who } macht { $points } Punkte für ein markiertes Gebiet ({ $terrain }).
    }
event-keep-pelicans =
    { $count ->
        [one] { $who } behält einen weiteren Pelikan.
       *[other] { $who } behält { $count } weitere Pelikane.
    }
event-solo-best =
    { $count ->
        [one] Neuer Rekord, { $terrain }: ein abgeschlossenes Gebiet aus einer Karte.
       *[other] Neuer Rekord, { $terrain }: ein abgeschlossenes Gebiet aus { $count } Karten.
    }
event-piles-out = Die Nachziehstapel sind leer: Gezogen wird vom Reservestapel.
event-last-round = Die letzte Runde: { $who } beginnt.
event-last-round-early = Der Reservestapel ist leer: Die letzte Runde beginnt früher, zuerst spielt { $who }.
event-result =
    { $points ->
        [one] { $who } beendet die Partie mit { $points } Punkt.
       *[other] { $who } beendet die Partie mit { $points } Punkten.
    }

preview-scores =
    { $points ->
        [one] { $points } Punkt, wenn der Zug hier endet
       *[other] { $points } Punkte, wenn der Zug hier endet
    }
preview-no-gain = Nicht mehr Punkte, als wenn du hier aufhörst
preview-closes = Schließt ab: { $terrain } ({ $size })
preview-mark =
    { $count ->
        [one] Markiert das Gebiet und gibt einen weiteren Zug
       *[other] Markiert { $count } Gebiete und gibt einen weiteren Zug
    }

sheet-extended =
    { $count ->
        [one] ein Gebiet vergrößert, { $terrain }
       *[other] { $count } Gebiete vergrößert, { $terrain }
    }
sheet-marked =
    { $count ->
        [one] ein abgeschlossenes Gebiet markiert, { $terrain }
       *[other] { $count } abgeschlossene Gebiete markiert, { $terrain }
    }
sheet-pelicans =
    { $count ->
        [one] ein Pelikan
       *[other] { $count } Pelikane
    }
sheet-solo = größtes abgeschlossenes Gebiet, { $terrain }: { $count }

draw-last-round = Die letzte Runde.
draw-result = Größte abgeschlossene Gebiete: Wasser { $water }, Strand { $beach }, Wald { $forest }
draw-key = W Wasser · B Strand · F Wald · (q,r) hier kann eine Karte hin · *q,r* eine Sonne · Seiten 0–5 im Uhrzeigersinn von rechts
draw-closed = Gerade abgeschlossen (Feld/Seite): { $areas }
draw-marked = Markiert (Feld/Seite): { $areas }

# Auf dem Spielplan im Browser.
bay = Die Bucht: verschieben mit den Pfeiltasten, zoomen mit Plus und Minus
hand = Deine Karten
turn-left = Karte nach links drehen
turn-right = Karte nach rechts drehen
empty-cell = Leeres Feld { $cell }
sun-cell = Eine Sonne { $cell }
turn-cell = Feld { $cell }: Die Karte passt, wenn man sie dreht
pick-sun = Die Sonne { $cell } versetzen
which-sun = Wähle eine Sonne, dann ihr neues Feld.
fits-nowhere = Diese Karte passt nirgends; versuche die andere.
second-fits-nowhere = Deine zweite Karte passt nirgends.
stop-scores =
    Hier aufhören: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
piles = Stapel { $count }
reserve = Reserve { $count }
supply = Vorrat
last-round = Letzte Runde
start-player = Startspieler
pelicans =
    { $count ->
        [one] ein Pelikan
       *[other] { $count } Pelikane
    }
tiles =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
best =
    { $terrain ->
        [water] Wasser
        [beach] Strand
       *[forest] Wald
    }: abgeschlossenes Gebiet der Größe { $size }
areas = Gebiete
areas-open = { $count } offen
area =
    { $terrain ->
        [water] Wasser
        [beach] Strand
       *[forest] Wald
    }, Größe { $size }
open-edges =
    { $count ->
        [one] eine offene Seite
       *[other] { $count } offene Seiten
    }
no-areas = Kein Gebiet aus zwei oder mehr Karten ist offen.

# Der Spielplan als Text.
told-bay = Die Bucht
told-supply = Pelikane im Vorrat: { $count }.
told-suns = Sonnen: { $cells }.
told-side =
    { $edge ->
        [0] Osten:
        [1] Südosten:
        [2] Südwesten:
        [3] Westen:
        [4] Nordwesten:
       *[5] Nordosten:
    } { $terrain }
told-cells = Leere Felder, die zwei Karten berühren
told-where = Wo
told-shows = Was die Seiten zeigen müssen
told-terrain = Landschaft
told-size = Karten
told-open = Offene Seiten
told-pelicans = Pelikane
told-tiles = Karten auf der Hand
told-known = Bekannt auf der Hand
text-tile = Karte
text-cell = Feld
verb-lay = Eine Karte legen
verb-stop = Aufhören
verb-pass = Passen
verb-mark = Markieren
verb-decline = Verzichten
verb-take = Einen Pelikan nehmen
verb-sun = Eine Sonne legen oder versetzen
