about = Bedecke einen Planeten Plättchen für Plättchen mit Kontinenten und beherberge die Tiere, denen sie am besten gefallen.
option-beginner = Einsteiger: ohne Karten „Natürlicher Lebensraum“, jedes Tier 1 Punkt
option-hidden_animals = Verborgene Tiere: die Hälfte der Tiere wird erst im Spiel aufgedeckt

ocean = Ozean
forest = Wald
mountain = Gebirge
desert = Wüste
glacier = Gletscher

animal-tropical-fish = Tropenfisch
animal-turtle = Schildkröte
animal-octopus = Krake
animal-manatee = Seekuh
animal-orca = Orca
animal-dolphin = Delfin
animal-whale = Wal
animal-shark = Hai
animal-ray = Rochen
animal-panda = Panda
animal-fox = Fuchs
animal-bear = Bär
animal-beaver = Biber
animal-chameleon = Chamäleon
animal-squirrel = Eichhörnchen
animal-gorilla = Gorilla
animal-tiger = Tiger
animal-toucan = Tukan
animal-ibex = Steinbock
animal-moose = Elch
animal-lynx = Luchs
animal-cougar = Puma
animal-snow-leopard = Schneeleopard
animal-alpaca = Alpaka
animal-yak = Yak
animal-marmot = Murmeltier
animal-golden-eagle = Steinadler
animal-camel = Kamel
animal-elephant = Elefant
animal-iguana = Leguan
animal-giraffe = Giraffe
animal-jerboa = Springmaus
animal-scorpion = Skorpion
animal-rattlesnake = Klapperschlange
animal-ostrich = Strauß
animal-meerkat = Erdmännchen
animal-polar-bear = Eisbär
animal-penguin = Pinguin
animal-snowy-owl = Schneeeule
animal-arctic-hare = Polarhase
animal-musk-ox = Moschusochse
animal-reindeer = Rentier
animal-arctic-wolf = Polarwolf
animal-walrus = Walross
animal-seal = Robbe
animal-other = { $name }
face-top = den Nordpol
face-bottom = den Südpol
face-north =
    { $number ->
        [1] die erste nördliche Seite
        [2] die zweite nördliche Seite
        [3] die dritte nördliche Seite
        [4] die vierte nördliche Seite
       *[5] die fünfte nördliche Seite
    }
face-south =
    { $number ->
        [1] die erste südliche Seite
        [2] die zweite südliche Seite
        [3] die dritte südliche Seite
        [4] die vierte südliche Seite
       *[5] die fünfte südliche Seite
    }
tile = das Plättchen mit { $habitats }
tile-turned = das Plättchen mit { $habitats } (im Uhrzeigersinn; das erste zeigt auf { $face })

wish-most =
    { $habitat ->
        [ocean] die meisten Ozeane
        [forest] die meisten Wälder
        [mountain] die meisten Gebirge
        [desert] die meisten Wüsten
       *[glacier] die meisten Gletscher
    }
wish-touching =
    { $habitat ->
        [ocean] der größte Ozean, der
        [forest] der größte Wald, der
        [mountain] das größte Gebirge, das
        [desert] die größte Wüste, die
       *[glacier] der größte Gletscher, der
    } { $other ->
        [ocean] an einen Ozean grenzt
        [forest] an einen Wald grenzt
        [mountain] an ein Gebirge grenzt
        [desert] an eine Wüste grenzt
       *[glacier] an einen Gletscher grenzt
    }
wish-not-touching =
    { $habitat ->
        [ocean] der größte Ozean, der
        [forest] der größte Wald, der
        [mountain] das größte Gebirge, das
        [desert] die größte Wüste, die
       *[glacier] der größte Gletscher, der
    } { $other ->
        [ocean] nicht an einen Ozean grenzt
        [forest] nicht an einen Wald grenzt
        [mountain] nicht an ein Gebirge grenzt
        [desert] nicht an eine Wüste grenzt
       *[glacier] nicht an einen Gletscher grenzt
    }

prompt-place = Runde { $round }: Nimm ein Plättchen und lege es auf eine freie Seite deines Planeten.

choice-place = { $tile } auf { $face }

refusal-no-such-tile = dieses Plättchen gibt es nicht
refusal-not-on-offer = { $tile } liegt nicht aus
refusal-no-such-face = so eine Seite hat ein Planet nicht
refusal-no-such-rotation = so kann ein Plättchen nicht gedreht werden
refusal-face-taken = auf { $face } passt nichts mehr: Dort liegt { $tile }, und ein gelegtes Plättchen bleibt liegen

standing = { $who } { $sizes }
standings = { $left }; { $right }

event-place = { $who } legt { $tile } auf { $face }.
event-aside-pile = Übrig, auf Stapel { $pile }: { $tiles }.
event-aside-box = Übrig, in die Schachtel: { $tiles }.
event-award = { $who } gewinnt die Karte { $animal } ({ $wish }): { $standings }.
event-tie = Gleichstand bei der Karte { $animal } ({ $wish }): { $standings }. Sie rückt weiter in Runde { $round }.
event-nobody = Kein Planet passt zur Karte { $animal } ({ $wish }): { $standings }. Sie rückt weiter in Runde { $round }.
event-tie-box = Immer noch Gleichstand bei der Karte { $animal } ({ $wish }): { $standings }. Sie kommt in die Schachtel.
event-nobody-box = Kein Planet passt zur Karte { $animal } ({ $wish }): { $standings }. Sie kommt in die Schachtel.
event-turned-up = Das verborgene Tier von Runde { $round } wird aufgedeckt: { $animal } ({ $wish }).
event-token = Der Startspielermarker geht an { $who }.
event-round = Runde { $round }, es liegen aus: { $tiles }.
event-last-round = Die letzte Runde, es liegen aus: { $tiles }.
event-habitat =
    { $count ->
        [one] { $who } deckt den Natürlichen Lebensraum auf ({ $habitat }): ein Feld
       *[other] { $who } deckt den Natürlichen Lebensraum auf ({ $habitat }): { $count } Felder
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

preview-win = Gewonnen: Karte { $animal }
preview-lead = Führung gewonnen: Karte { $animal } (Runde { $round })
preview-lose-lead = Führung verloren: Karte { $animal } (Runde { $round })
preview-nobody-leads = Niemand führt mehr: Karte { $animal } (Runde { $round })
preview-other-leads = { $who } übernimmt die Führung: Karte { $animal } (Runde { $round })
preview-habitat =
    { $count ->
        [one] Natürlicher Lebensraum { $habitat }: ein Feld
       *[other] Natürlicher Lebensraum { $habitat }: { $count } Felder
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

sheet-habitat =
    { $count ->
        [one] { $habitat }: ein Feld
       *[other] { $habitat }: { $count } Felder
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (eigener Lebensraum)

draw-head = Runde { $round } von 12 · Startspieler: { $who }
draw-face-down = ein verborgenes Tier
draw-net = (n): die Seite jenseits einer Kante. Kante 0 ist oben auf den Seiten 0 und 11, sonst die zu ihnen gewandte; 1 bis 4 folgen im Uhrzeigersinn.
draw-rotation = Drehung r legt den ersten Buchstaben eines Plättchens an Kante r, die anderen folgen im Uhrzeigersinn.
draw-pile = Stapel { $pile }: { $tiles }

# Der Tisch.
regions = Regionen
unfold = Aufklappen
planet-of = Planet: { $name } ({ $areas })
show-large = vergrößern
offer = Ausliegende Plättchen
free-face = Frei: { $face }
step-face = Wähle eine freie Seite.
previous-face = Vorherige freie Seite
next-face = Nächste freie Seite
turn-left = Plättchen nach links drehen
turn-right = Plättchen nach rechts drehen
lay = Legen
back-own = Zurück zu meinem Planeten
animals = Tiere
this-round = Runde { $round }, jetzt
round = Runde { $round }
face-down =
    { $count ->
        [one] ein verborgenes Tier
       *[other] { $count } verborgene Tiere
    }
no-animals = Es sind keine Tiere mehr da.
leads = { $name } führt.
nobody-leads = Niemand führt.
won-animals = Gewonnene Tiere
habitat-card = Dein Natürlicher Lebensraum:
areas-now =
    { $count ->
        [one] jetzt ein Feld
       *[other] jetzt { $count } Felder
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Der Spielplan als Text.
told-areas = im Uhrzeigersinn: { $habitats }
told-own = Dein Planet, Seite für Seite
told-habitat = Dein Natürlicher Lebensraum: { $habitat }; Felder bisher: { $count }; Punkte gibt es ab so vielen Feldern: { $levels }.
told-free = frei
told-face = Seite
told-tile = Plättchen
told-standing = Für jeden Spieler: die Zahl der Regionen oder ihre Größen, die größte zuerst.
told-round = Runde
told-animal = Tier
told-wish = Geht an
told-planets = Die Planeten
told-sizes = Für jeden Lebensraum: die Zahl der Felder und in Klammern die Größen der Regionen.
text-tile = Plättchen
text-face = Seite
verb-place = Ein Plättchen auf deinen Planeten legen
