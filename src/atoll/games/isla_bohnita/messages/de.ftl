about = Handle mit Bohnen, pflanze sie, verschiffe sie: Handelsschiffe holen mehr von der Insel, Piraten lauern.
option-island = Mit der Insel: Handelsschiffe, Piraten und zwei Häfen
option-extension = Mit der Erweiterung: mehr Bohnen, bis zu sieben Spieler
option-offers = Höchstzahl der Angebote pro Spieler und Zug

bean-4 = Kakaobohne
bean-6 = Gartenbohne
bean-8 = Rote Bohne
bean-10 = Augenbohne
bean-12 = Sojabohne
bean-14 = Brechbohne
bean-16 = Saubohne
bean-18 = Feuerbohne
bean-20 = Blaue Bohne
bean-22 = Weinbrandbohne
bean-24 = Kaffeebohne
bean-26 = Wachsbohne
bean-28 = Mokkabohne
bean-unknown = verdeckte Bohne

cards = { $count } × { $bean }
cards-none = nichts
card-placed = eine { $bean } (Handkarte { $place })
planter = { $who } ({ $cards })
anybody = alle
field = Feld { $number }
offer = das Angebot ({ $who }: { $given } gegen { $wanted })

ship-merchant = Handelsschiff { $number }
ship-pirate = Piratenschiff
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = das dritte Feld
ware-merchant = das zweite Handelsschiff
ware-pirate = das Piratenschiff

prompt-plant = Pflanze deine vorderste Karte, eine { $bean }; ernte zuerst, wenn kein Feld frei ist.
prompt-plant-second = Pflanze auch die nächste Karte, eine { $bean }, oder decke Karten auf.
prompt-turn-up = Decke Karten auf: Phase 2 beginnt.
prompt-trade = Handle, lege die aufgedeckten Karten zur Seite, pflanze sie und beende die Phase, wenn du fertig bist.
prompt-sail = Handle, segle, überfalle Schiffe, behalte und pflanze Karten; beende dann die Phase.
prompt-bid = { $who } handelt: Du kannst { $who } jederzeit ein Angebot machen.
prompt-meanwhile = Warten auf { $who }; inzwischen kannst du ernten, verkaufen oder kaufen.
prompt-others-plant = { $who } muss noch Karten pflanzen; mach bis dahin weiter und beende danach die Phase.
prompt-two-players = Pflanze die aufgedeckten Karten, segle, überfalle Schiffe und beende die Phase, wenn du fertig bist.
prompt-leave = Pflanze, was du von den aufgedeckten Karten möchtest, beende dann die Phase und lass den Rest liegen.
prompt-answer =
    { $count ->
        [one] Ein Angebot wartet auf deine Antwort.
       *[other] { $count } Angebote warten auf deine Antwort.
    }
prompt-aside = Pflanze, was du zur Seite gelegt hast: { $cards }.
prompt-left = Pflanze oder wirf ab, was dein Gegner liegen ließ, Sorte für Sorte.
prompt-draw =
    { $count ->
        [one] Ziehe eine Karte.
       *[other] Ziehe { $count } Karten.
    }
prompt-raid = { $who } überfällt dein { $ship }: Verkaufe die Ladung, oder gib eine Karte ab.

choice-plant = eine { $bean } auf { $field } pflanzen
choice-turn-up = Karten aufdecken
choice-set-aside = die { $bean } zur Seite legen
choice-end-phase = Phase 2 beenden
choice-draw = Karten ziehen
choice-sail = { $ship } nach { $port } schicken: { $count } × { $bean }
choice-raid = { $victim } überfallen: { $ship } ({ $count } × { $bean })
choice-yield = eine Karte abgeben
choice-sell-field =
    { $thalers ->
        [one] { $field } verkaufen: { $count } × { $bean } für { $thalers } Taler
       *[other] { $field } verkaufen: { $count } × { $bean } für { $thalers } Taler
    }
choice-load = { $field } ({ $count } × { $bean }) auf { $ship } laden
choice-sell-cargo =
    { $thalers ->
        [one] Ladung verkaufen ({ $ship }): { $count } × { $bean } für { $thalers } Taler
       *[other] Ladung verkaufen ({ $ship }): { $count } × { $bean } für { $thalers } Taler
    }
choice-move = { $count } × { $bean } umladen, von { $ship } auf { $to }
choice-buy =
    { $price ->
        [one] { $ware } für { $price } Taler kaufen
       *[other] { $ware } für { $price } Taler kaufen
    }
choice-discard = eine { $bean } abwerfen (Handkarte { $place })
choice-discard-left = { $count } × { $bean } abwerfen
choice-wish = zeigen, dass du eine { $bean } suchst
choice-offer = Angebot an { $to }: { $given } gegen { $wanted }
choice-counter = Gegenangebot an { $to }: { $given } gegen { $wanted }
choice-accept = { $offer } annehmen und geben: { $cards }
choice-accept-gift = { $offer } annehmen
choice-refuse = { $offer } ablehnen
choice-withdraw = { $offer } zurückziehen

refusal-left-first = zuerst müssen die liegen gelassenen Karten gepflanzt oder abgeworfen werden
refusal-phase-one = das ist Phase 1: Handkarten pflanzen, dann aufdecken
refusal-phase-two = das ist Phase 2; der aktive Spieler beendet sie
refusal-still-to-plant = es sind noch Karten zu pflanzen: { $cards }
refusal-phase-three = jetzt werden Karten gezogen
refusal-not-active = nur { $who } ist am Zug und darf das tun
refusal-no-such-field = es gibt kein { $field }, das man benutzen kann
refusal-field-taken = auf { $field } wächst schon: { $bean }
refusal-hand-empty = die Hand ist leer
refusal-no-third = zwei Karten sind gepflanzt; eine dritte darf es nicht sein
refusal-discard-ends = nach dem Abwerfen wird nicht mehr von der Hand gepflanzt
refusal-plant-first = zuerst muss die vorderste Karte gepflanzt werden
refusal-slot-empty = es gibt keine aufgedeckte Karte { $slot }
refusal-not-aside = es liegt keine { $bean } zur Seite
refusal-set-aside-first = eine aufgedeckte Karte wird zur Seite gelegt, bevor sie gepflanzt wird
refusal-not-lying = dort liegt keine { $bean }
refusal-two-players-only = Handkarten wirft man nur zu zweit ab
refusal-one-discard = es wurde schon eine Handkarte abgeworfen
refusal-no-such-card = es gibt keine Karte { $place } auf dieser Hand
refusal-no-raid = kein Überfall wartet auf Antwort
refusal-no-ships = ohne die Insel gibt es keine Schiffe
refusal-no-such-ship = dieser Spieler hat kein { $ship }
refusal-row-empty = die Reihe von { $port } ist leer
refusal-other-cargo = { $ship } trägt schon: { $bean }
refusal-row-run =
    { $most ->
        [1] in { $port } kann man 1 × { $bean } nehmen
       *[other] in { $port } kann man 1 bis { $most } × { $bean } nehmen
    }
refusal-no-victim = überfallen wird nur ein Handelsschiff eines anderen Spielers
refusal-no-raid-on-pirate = ein Piratenschiff kann nicht überfallen werden
refusal-not-onto-pirate = weder eine Ernte noch die Ladung eines Handelsschiffs kommt auf ein Piratenschiff
refusal-nothing-to-raid = { $who }: { $ship } hat nichts geladen
refusal-raided-already = { $who }: { $ship } wurde in diesem Zug schon überfallen
refusal-raid-first = zuerst muss der Überfall beantwortet werden: die Ladung verkaufen oder eine Karte abgeben
refusal-field-empty = { $field } ist leer
refusal-protected = { $field } hat nur eine Karte; es ist geschützt, solange ein anderes Feld mehr hat
refusal-own-turn = zu zweit verkauft man nur im eigenen Zug
refusal-ship-empty = { $ship } ist leer
refusal-worthless = die Ladung ({ $ship }) brächte keinen Taler
refusal-same-ship = Ladung kommt auf ein anderes Schiff
refusal-enough-moves = diese Ladung wurde in diesem Zug oft genug hin- und hergeladen
refusal-bought-already = { $ware } ist schon gekauft
refusal-too-poor = { $ware } kostet { $price } Taler, du hast nur { $wealth }
refusal-no-trading = zu zweit wird nicht gehandelt
refusal-trade-later = gehandelt wird nur in Phase 2
refusal-offers-spent = in diesem Zug sind keine Angebote mehr übrig (höchstens { $most } pro Spieler)
refusal-wrong-partner = { $who } ist am Zug und an jedem Handel beteiligt
refusal-not-answerable = ein Gegenangebot antwortet auf ein Angebot an diesen Spieler
refusal-offer-slot = diese aufgedeckte Karte ist nicht mehr da
refusal-offer-place = diese Karte ist nicht auf dieser Hand
refusal-offer-nothing = ein Angebot nennt mindestens eine Karte
refusal-offer-hand-size = keiner der Angesprochenen hat so viele Karten
refusal-no-such-beans = so viele Bohnen dieser Sorte gibt es nicht im Spiel
refusal-no-such-offer = dieses Angebot gibt es nicht mehr
refusal-not-addressed = dieses Angebot richtet sich nicht an diesen Spieler
refusal-not-yours = dieses Angebot ist das eines anderen Spielers
refusal-other-cards = dieses Angebot verlangt andere Karten
refusal-wished-already = die Suche nach „{ $bean }“ wird schon gezeigt

event-plant = { $who } pflanzt eine { $bean } auf { $field }.
event-turn-up = { $who } deckt auf: { $cards }.
event-set-aside = { $who } legt eine { $bean } zur Seite.
event-end-phase = { $who } beendet Phase 2.
event-draw =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
event-refill = { $port } bekommt neue Karten: { $cards }.
event-exhausted = Der Nachziehstapel ist zum { $count }. Mal leer.
event-sail = { $who } segelt nach { $port } und lädt { $count } × { $bean } auf { $ship }.
event-raid = { $who } überfällt { $victim }: { $ship } ({ $count } × { $bean }).
event-yield = { $who } gibt eine { $bean } ab.
event-sell =
    { $thalers ->
        [one] { $who } verkauft { $count } × { $bean } für { $thalers } Taler.
       *[other] { $who } verkauft { $count } × { $bean } für { $thalers } Taler.
    }
event-load = { $who } lädt { $count } × { $bean } auf { $ship }.
event-move = { $who } lädt { $count } × { $bean } um, von { $ship } auf { $to }.
event-buy =
    { $price ->
        [one] { $who } kauft { $ware } für { $price } Taler.
       *[other] { $who } kauft { $ware } für { $price } Taler.
    }
event-discard = { $who } wirft { $count } × { $bean } ab.
event-wish = { $who } sucht eine { $bean }.
event-offer = Angebot von { $who } an { $to }: { $given } gegen { $wanted }.
event-counter = Gegenangebot von { $who } an { $to }: { $given } gegen { $wanted }.
event-refuse = { $who } lehnt { $offer } ab.
event-withdraw = Zurückgezogen: { $offer }.
event-deal = { $who } und { $maker } sind sich einig: { $who } bekommt { $got }, { $maker } bekommt { $gave }.
event-settle = { $who } verkauft alles für { $points } Taler, insgesamt { $total }.

preview-field =
    { $thalers ->
        [one] Feld: { $count } × { $bean }, { $thalers } Taler
       *[other] Feld: { $count } × { $bean }, { $thalers } Taler
    }; noch { $more } für den nächsten
preview-field-full =
    { $thalers ->
        [one] Feld: { $count } × { $bean }, { $thalers } Taler
       *[other] Feld: { $count } × { $bean }, { $thalers } Taler
    }; mehr bringt es nicht
preview-cargo =
    { $thalers ->
        [one] Ladung: { $count } × { $bean }, { $thalers } Taler
       *[other] Ladung: { $count } × { $bean }, { $thalers } Taler
    }; noch { $more } für den nächsten
preview-cargo-full =
    { $thalers ->
        [one] Ladung: { $count } × { $bean }, { $thalers } Taler
       *[other] Ladung: { $count } × { $bean }, { $thalers } Taler
    }; mehr bringt es nicht
preview-cargo-lost = Eine Karte der Ladung verloren: { $bean }
preview-for-nothing = Für nichts verkauft: { $count } × { $bean }
preview-no-field = Kein Feld frei ({ $bean }): Erst müsste geerntet werden

sheet-thalers = Taler im Hafen
sheet-field = letzter Verkauf: { $count } × { $bean } von einem Feld
sheet-cargo = letzter Verkauf: { $count } × { $bean } von einem Schiff

draw-head = { $phase } · am Zug: { $who } · Nachziehstapel: { $deck } · leer: { $times } von { $final }
draw-phase-plant = Phase 1, pflanzen
draw-phase-trade = Phase 2, handeln
draw-phase-draw = Phase 3, ziehen
draw-phase-raid = Ein Überfall
draw-phase-over = Die Partie ist zu Ende
draw-discard = Ablagestapel: { $count }, oberste: { $top }
draw-put-aside = Beiseitegelegte Taler: { $cards }
draw-last-turn = Der letzte Zug: Die Partie endet, wenn alles gepflanzt ist.
draw-row = { $port } (oberste zuerst): { $cards }
draw-turned-up = Aufgedeckt: { $cards }
draw-ship = { $ship }: { $cards }
draw-hand = Deine Hand (vorderste zuerst): { $cards }

# Auf dem Spielplan im Browser.
pile = { $count } × { $bean }
board-ware-field = Drittes Feld
board-ware-merchant = Zweites Handelsschiff
board-ware-pirate = Piratenschiff
phase-plant = pflanzen
phase-trade = handeln
phase-draw = ziehen
last-turn = Der letzte Zug
island = Die Insel
row-empty = Die Reihe ist leer
others = Die anderen Spieler
free = frei
empty = leer
thalers =
    { $count ->
        [one] { $count } Taler
       *[other] { $count } Taler
    }
worth =
    { $thalers ->
        [one] { $thalers } Taler wert
       *[other] { $thalers } Taler wert
    }
in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
set-aside = Zu pflanzen:
looks-for = Sucht:
held = Sicher auf der Hand:
raid = Überfallen
table = Die Mitte des Tisches
draw-pile = { $count } zu ziehen
run-out = leer: { $times }/{ $final }
discard-pile = { $count } abgeworfen
turned-up = Aufgedeckt ({ $name })
none-turned-up = Es sind keine Karten aufgedeckt.
keep = Behalten
plant-this = pflanzen: { $bean }
offer-this = anbieten
ask-this = darum bitten
discard = abwerfen
discard-one = Eine Karte abwerfen
discard-which = Welche Karte?
offers = Angebote
gives = gibt
wants = will
nothing = nichts
accept = Annehmen
accept-which = Annehmen mit…
giving-places = { $places } geben
cannot-accept = Diese Bohnen hast du nicht.
counter = Gegenangebot
refuse = Ablehnen
withdraw = Zurückziehen
compose = Angebot machen
compose-close = Schließen
compose-counter = Gegenangebot an { $name }
offers-left =
    { $count ->
        [one] noch { $count } Angebot in diesem Zug
       *[other] noch { $count } Angebote in diesem Zug
    }
offer-to = An wen?
i-give = Du gibst
i-get = Du bekommst
click-hand = Wähle aus deiner Hand.
click-below = Wähle, welche Bohnen du möchtest.
ask-for = Bohnen, die du möchtest
ask-bean = um eine { $bean } bitten
take-out = die { $bean } herausnehmen
most-dealt =
    { $count ->
        [one] Ein Handel nimmt höchstens { $count } Karte aus einer Hand.
       *[other] Ein Handel nimmt höchstens { $count } Karten aus einer Hand.
    }
make-offer = Anbieten
make-counter = Gegenangebot machen
only-wish = Nur zeigen, was ich suche
clear = Leeren
your-place = Deine Felder und Schiffe
to-plant = Zu pflanzen
field-of =
    { $thalers ->
        [0] Feld { $field }: { $pile }, noch nichts wert
        [one] Feld { $field }: { $pile }, { $thalers } Taler wert
       *[other] Feld { $field }: { $pile }, { $thalers } Taler wert
    }
field-free = Feld { $field }, frei
sell = Verkaufen
load = Laden
sell-cargo = Ladung verkaufen
buy = Kaufen: { $ware } für { $price }
raid-on-you = { $name } überfällt dein Handelsschiff { $number }!
raid-on = { $name } überfällt { $victim } (Handelsschiff { $number }).
raid-sell = Ladung verkaufen
raid-yield = Karte abgeben
your-hand = Deine Hand
hand-card = Karte { $place }: { $bean }
hand-empty = Deine Hand ist leer.
fields-of = Felder von { $name }
ships-of = Schiffe von { $name }
field-name = Feld { $field }
sail-to = Nach { $port } segeln
offer-number = Angebot von { $name }
offer-next = Nächstes Angebot
harvest = Ernten
harvest-field = Feld { $field } ernten
cargo-of = Die Ladung verkaufen oder umladen: { $ship }
shop = Kaufen
move = Umladen auf
ask-field = Was geschieht mit dieser Ernte?
ask-nothing = Für nichts verkaufen?
ask-ship = Was geschieht mit dieser Ladung?
ask-offer = Welche deiner Karten?
ask-wares = Was kaufst du?
more-ways = Weitere Möglichkeiten
front-card = vorn
overview = Preise und Bohnometer
bean-meters = Karten für 1, 2, 3, 4 Taler
verb-plant = Pflanzen
verb-plant-aside = Zur Seite Gelegtes pflanzen
verb-plant-turned-up = Eine aufgedeckte Karte pflanzen
verb-plant-left = Liegen Gelassenes pflanzen
verb-discard-left = Liegen Gelassenes abwerfen
verb-turn-up = Aufdecken
verb-set-aside = Zur Seite legen
verb-end-phase = Phase beenden
verb-draw = Ziehen
verb-sail = Segeln
verb-raid = Überfallen
verb-yield = Karte abgeben
verb-sell-field = Ein Feld verkaufen
verb-load = Ein Schiff beladen
verb-sell-cargo = Eine Ladung verkaufen
verb-move = Umladen
verb-buy = Kaufen
verb-discard = Abwerfen
verb-wish = Eine Bohne suchen
verb-offer = Anbieten
verb-accept = Annehmen
verb-refuse = Ablehnen
verb-withdraw = Zurückziehen

# Der Spielplan als Text.
told-offer = { $who } bietet { $to }: { $given } gegen { $wanted }.
told-to-plant = In diesem Zug zu pflanzen: { $cards }.
told-worth = { $cards } (Taler: { $thalers })
told-thalers = Taler
told-hand = Handkarten
told-fields = Felder
told-ships = Schiffe
told-wishes = Sucht
told-known = Bekannt auf der Hand
told-bean = Bohne
