bean-4 = cacaoboon
bean-6 = tuinboon
bean-8 = rode boon
bean-10 = zwartoogboon
bean-12 = sojaboon
bean-14 = groene boon
bean-16 = stinkboon
bean-18 = chiliboon
bean-20 = blauwe boon
bean-22 = brandyboon
bean-24 = koffieboon
bean-26 = wasboon
bean-28 = mokkaboon
bean-unknown = onbekende boon
pile = { $count } × { $bean }
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ship-merchant = Koopvaarder { $number }
ship-pirate = Piraat
ware-field = Derde veld
ware-merchant = Tweede koopvaarder
ware-pirate = Piraat
phase-plant = planten
phase-trade = ruilen
phase-draw = trekken
last-turn = De laatste beurt
island = Het eiland
row-empty = De rij is leeg
which-ship = Welk schip vaart?
sail-with = Koopvaarder { $number } laten varen
others = De andere spelers
active = aan de beurt
free = vrij
empty = leeg
thalers =
    { $count ->
        [one] { $count } daalder
       *[other] { $count } daalders
    }
worth =
    { $thalers ->
        [one] { $thalers } daalder waard
       *[other] { $thalers } daalders waard
    }
in-hand =
    { $count ->
        [one] { $count } kaart op hand
       *[other] { $count } kaarten op hand
    }
set-aside = Te planten:
looks-for = Zoekt:
shown = Getoond op hand:
raid = Overvallen
raided = overvallen
table = Het midden van de tafel
draw-pile = { $count } te trekken
run-out = { $times } van { $final } keer op
discard-pile = { $count } afgelegd
turned-up = Omgedraaid door { $name }
none-turned-up = Er zijn geen kaarten omgedraaid.
keep = Houden
plant-this = { $bean } planten
offer-this = aanbieden
ask-this = erom vragen
discard = afleggen
discard-one = Een kaart afleggen
discard-which = Welke kaart?
offers = Aanbiedingen
gives = geeft
wants = wil
nothing = niets
anybody = iedereen
may-accept = Kan aannemen:
accept = Aannemen
accept-which = Aannemen met…
giving-places = kaart { $places }
cannot-accept = Deze bonen heb je niet.
counter = Tegenbod
refuse = Weigeren
withdraw = Intrekken
compose = Doe een aanbod
compose-open = Bonen kiezen
compose-close = Sluiten
you-look-for = Je zoekt:
compose-counter = Tegenbod op aanbod { $offer }
offers-left =
    { $count ->
        [one] nog { $count } aanbod of wens deze beurt
       *[other] nog { $count } aanbiedingen en wensen deze beurt
    }
offer-to = Aan wie?
i-give = Jij geeft
i-get = Jij krijgt
click-to-give = Kies uit je hand of uit de omgedraaide kaarten.
click-hand = Kies uit je hand.
click-below = Kies bonen om te vragen.
ask-for = Bonen om te vragen
ask-bean = om een { $bean } vragen
take-out = de { $bean } eruit halen
most-dealt = Een ruil neemt ten hoogste { $count } kaarten uit een hand.
make-offer = Aanbieden
make-counter = Tegenbod doen
only-wish = Alleen zeggen dat je ze zoekt
clear = Wissen
your-place = Je velden en schepen
to-plant = Te planten
field-of =
    { $thalers ->
        [0] Veld { $field }: { $pile }, nog niets waard
        [one] Veld { $field }: { $pile }, { $thalers } daalder waard
       *[other] Veld { $field }: { $pile }, { $thalers } daalders waard
    }
field-free = Veld { $field }, vrij
sell = Verkoop
sell-field = Veld { $field } verkopen
load = Laad
your-ships = Je schepen
sell-cargo = De lading verkopen
buy = Kopen: { $ware } voor { $price }
raid-on-you = { $name } overvalt je koopvaarder { $number }!
raid-on = { $name } overvalt koopvaarder { $number } van { $victim }.
raid-sell = De lading verkopen
raid-yield = Een kaart afstaan
your-hand = Je hand
front = voorste kaart eerst
hand-card = Kaart { $place }: { $bean }
hand-empty = Je hand is leeg.
verb-plant = Planten
verb-plant-aside = Planten wat apart ligt
verb-plant-turned-up = Een omgedraaide kaart planten
verb-plant-left = Planten wat is blijven liggen
verb-discard-left = Afleggen wat is blijven liggen
verb-turn-up = Omdraaien
verb-set-aside = Apart leggen
verb-end-phase = De fase beëindigen
verb-draw = Trekken
verb-sail = Varen
verb-raid = Overvallen
verb-yield = Afstaan
verb-sell-field = Een veld verkopen
verb-load = Een schip laden
verb-sell-cargo = Een lading verkopen
verb-move = Overladen
verb-buy = Kopen
verb-discard = Afleggen
verb-wish = Een boon zoeken
verb-offer = Aanbieden
verb-accept = Aannemen
verb-refuse = Weigeren
verb-withdraw = Intrekken
text-phase = Fase
text-active = Actieve plaats
text-to-act = Plaatsen die moeten handelen
text-last-turn = Laatste beurt
text-planted = Handkaarten deze beurt geplant
text-discarded = Er is een handkaart afgelegd
text-discard = Aflegstapel, bovenste eerst
text-put-aside = Weggelegde daalders
text-exhaustions = Keren dat de trekstapel op was
text-rows = Rijen van de havens, bovenste eerst
text-turned-up = Omgedraaid
text-slots = Omgedraaide kaarten per plek
text-fields = Velden
text-bean = boon
text-count = kaarten
text-set-aside = Apart gelegd
text-thalers = Daalders
text-merchants = Koopvaarders
text-pirates = Piraten
text-offers = Aanbiedingen
text-id = nummer
text-by = van plaats
text-to = aan plaats
text-waits-for = kunnen nog aannemen, plaatsen
text-places = plekken in de hand
text-gives = geeft
text-wants = wil
text-hand = uit de hand
text-offers-made = Aanbiedingen en wensen deze beurt
text-wishes = Zoekt
text-raid = Overval
text-victim = plaats van het slachtoffer
text-ship = schip
text-raided = Koopvaarders deze beurt overvallen
text-viewer = Jouw plaats
text-island = Met het eiland
text-may-act = Plaatsen die mogen handelen
text-deck = Kaarten in de trekstapel
text-final-exhaustion = Het spel eindigt bij deze keer
text-hands = Handen, voorste eerst
text-points = Punten
text-offers-left = Aanbiedingen en wensen over
text-most-dealt = Kaarten die een ruil ten hoogste uit een hand neemt
text-bought = Gekocht
text-prices = Prijzen
text-field = derde veld
text-merchant = tweede koopvaarder
text-pirate = piraat
text-meters = Daalders naar het aantal kaarten
