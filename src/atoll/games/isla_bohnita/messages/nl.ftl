about = Ruil bonen, plant ze, verscheep ze: het eiland maakt kooplui rijk, piraten liggen op de loer.
option-island = Met het eiland: koopvaarders, piraten en twee havens
option-extension = Met de uitbreiding: meer bonen, tot zeven spelers
option-offers = Maximaal aantal aanbiedingen per speler en beurt

bean-4 = cacaoboon
bean-6 = tuinboon
bean-8 = rode boon
bean-10 = zwarteogenboon
bean-12 = sojaboon
bean-14 = groene boon
bean-16 = stinkboon
bean-18 = chiliboon
bean-20 = blauwe boon
bean-22 = brandyboon
bean-24 = koffieboon
bean-26 = wasboon
bean-28 = mokkaboon
bean-unknown = verborgen boon

cards = { $count } × { $bean }
cards-none = niets
card-placed = een { $bean } (kaart { $place } van de hand)
planter = { $who } ({ $cards })
anybody = iedereen
field = veld { $number }
offer = het aanbod van { $who } ({ $given } voor { $wanted })

ship-merchant = koopvaarder { $number }
ship-pirate = piratenschip
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = het derde veld
ware-merchant = de tweede koopvaarder
ware-pirate = het piratenschip

prompt-plant = Plant je voorste kaart, een { $bean }; oogst eerst als er geen veld vrij is.
prompt-plant-second = Plant ook de volgende kaart, een { $bean }, of draai kaarten om.
prompt-turn-up = Draai kaarten om: fase 2 begint.
prompt-trade = Ruil, leg de omgedraaide kaarten apart, plant ze, en beëindig de fase als je klaar bent.
prompt-sail = Ruil, vaar uit, overval schepen, houd en plant de omgedraaide kaarten; beëindig dan de fase.
prompt-bid = { $who } ruilt: je mag { $who } op elk moment een aanbod doen.
prompt-meanwhile = Wachten op { $who }; intussen mag je oogsten, verkopen of kopen.
prompt-others-plant = { $who } moet nog kaarten planten; ga tot dan door en beëindig daarna de fase.
prompt-two-players = Plant de omgedraaide kaarten, vaar uit, overval schepen en beëindig de fase als je klaar bent.
prompt-leave = Plant wat je wilt van de omgedraaide kaarten, beëindig dan de fase en laat de rest liggen.
prompt-answer =
    { $count ->
        [one] Een aanbod wacht op je antwoord.
       *[other] { $count } aanbiedingen wachten op je antwoord.
    }
prompt-aside = Plant wat je apart hebt gelegd: { $cards }.
prompt-left = Plant of leg af wat je tegenstander liet liggen, soort voor soort.
prompt-draw =
    { $count ->
        [one] Trek een kaart.
       *[other] Trek { $count } kaarten.
    }
prompt-raid = { $who } overvalt je { $ship }: verkoop de lading, of sta een kaart af.

choice-plant = een { $bean } planten op { $field }
choice-turn-up = kaarten omdraaien
choice-set-aside = de { $bean } apart leggen
choice-end-phase = fase 2 beëindigen
choice-draw = kaarten trekken
choice-sail = met { $ship } naar { $port } varen voor { $count } × { $bean }
choice-raid = { $ship } van { $victim } overvallen ({ $count } × { $bean })
choice-yield = een kaart afstaan
choice-sell-field =
    { $thalers ->
        [one] { $field } verkopen: { $count } × { $bean } voor { $thalers } daalder
       *[other] { $field } verkopen: { $count } × { $bean } voor { $thalers } daalders
    }
choice-load = { $field } ({ $count } × { $bean }) op { $ship } laden
choice-sell-cargo =
    { $thalers ->
        [one] de lading van { $ship } verkopen: { $count } × { $bean } voor { $thalers } daalder
       *[other] de lading van { $ship } verkopen: { $count } × { $bean } voor { $thalers } daalders
    }
choice-move = { $count } × { $bean } overladen van { $ship } naar { $to }
choice-buy =
    { $price ->
        [one] { $ware } kopen voor { $price } daalder
       *[other] { $ware } kopen voor { $price } daalders
    }
choice-discard = een { $bean } afleggen (kaart { $place } van de hand)
choice-discard-left = { $count } × { $bean } afleggen
choice-wish = laten zien dat je een { $bean } zoekt
choice-offer = { $to } aanbieden: { $given } voor { $wanted }
choice-counter = { $to } een tegenbod doen: { $given } voor { $wanted }
choice-accept = { $offer } aannemen en geven: { $cards }
choice-accept-gift = { $offer } aannemen
choice-refuse = { $offer } weigeren
choice-withdraw = { $offer } intrekken

refusal-left-first = de kaarten die zijn blijven liggen moeten eerst geplant of afgelegd worden
refusal-phase-one = dit is fase 1: handkaarten planten, dan omdraaien
refusal-phase-two = dit is fase 2, die de actieve speler beëindigt
refusal-still-to-plant = er moeten nog kaarten geplant worden: { $cards }
refusal-phase-three = er worden nu kaarten getrokken
refusal-not-active = dat mag alleen { $who }, die aan de beurt is
refusal-no-such-field = er is geen { $field } om te gebruiken
refusal-field-taken = op { $field } staat al: { $bean }
refusal-hand-empty = de hand is leeg
refusal-no-third = er zijn twee kaarten geplant; een derde planten mag niet
refusal-discard-ends = na het afleggen wordt er niet meer uit de hand geplant
refusal-plant-first = eerst moet de voorste kaart geplant worden
refusal-slot-empty = er is geen omgedraaide kaart { $slot }
refusal-not-aside = er ligt geen { $bean } apart
refusal-set-aside-first = een omgedraaide kaart wordt apart gelegd voor die geplant wordt
refusal-not-lying = er ligt daar geen { $bean }
refusal-two-players-only = alleen in een partij met twee spelers leg je handkaarten af
refusal-one-discard = er is al een handkaart afgelegd
refusal-no-such-card = er is geen kaart { $place } in deze hand
refusal-no-raid = er wacht geen overval op antwoord
refusal-no-raid-on-pirate = een piratenschip kan niet worden overvallen
refusal-not-onto-pirate = een oogst of de lading van een koopvaarder gaat niet op een piratenschip
refusal-no-ships = zonder het eiland zijn er geen schepen
refusal-no-such-ship = deze speler heeft geen { $ship }
refusal-row-empty = de rij van { $port } is leeg
refusal-other-cargo = { $ship } vervoert al: { $bean }
refusal-row-run =
    { $most ->
        [1] in { $port } kun je 1 × { $bean } nemen
       *[other] in { $port } kun je 1 tot en met { $most } × { $bean } nemen
    }
refusal-no-victim = je overvalt een koopvaarder van een andere speler
refusal-nothing-to-raid = { $ship } van { $who } vervoert niets
refusal-raided-already = { $ship } van { $who } is deze beurt al overvallen
refusal-raid-first = eerst moet de overval beantwoord worden: die lading verkopen of een kaart afstaan
refusal-field-empty = { $field } is leeg
refusal-protected = { $field } heeft maar één kaart en is beschermd zolang een ander veld er meer heeft
refusal-own-turn = met twee spelers verkoop je alleen in je eigen beurt
refusal-ship-empty = { $ship } is leeg
refusal-worthless = de lading ({ $ship }) zou geen daalder opbrengen
refusal-same-ship = lading gaat naar een ander schip
refusal-enough-moves = deze lading is deze beurt vaak genoeg overgeladen
refusal-bought-already = { $ware } is al gekocht
refusal-too-poor =
    { $price ->
        [one] { $ware } kost { $price } daalder, je hebt er maar { $wealth }
       *[other] { $ware } kost { $price } daalders, je hebt er maar { $wealth }
    }
refusal-no-trading = twee spelers ruilen niet
refusal-trade-later = er wordt alleen in fase 2 geruild
refusal-offers-spent = de aanbiedingen van deze beurt zijn op (hoogstens { $most } per speler)
refusal-wrong-partner = bij elke ruil hoort { $who }, de actieve speler
refusal-not-answerable = een tegenbod is een antwoord op een aanbod aan deze speler
refusal-offer-slot = die omgedraaide kaart is er niet meer
refusal-offer-place = zo’n kaart zit niet in deze hand
refusal-offer-nothing = een aanbod noemt ten minste één kaart
refusal-offer-hand-size = geen van de aangesprokenen heeft zoveel kaarten
refusal-no-such-beans = er zijn niet zoveel van die bonen in het spel
refusal-no-such-offer = dit aanbod is er niet meer
refusal-not-addressed = dit aanbod is niet aan deze speler gedaan
refusal-not-yours = dit aanbod is van een andere speler
refusal-other-cards = dit aanbod vraagt andere kaarten
refusal-wished-already = deze wens ({ $bean }) is al getoond

event-plant = { $who } plant een { $bean } op { $field }.
event-turn-up = { $who } draait om: { $cards }.
event-set-aside = { $who } legt een { $bean } apart.
event-end-phase = { $who } beëindigt fase 2.
event-draw =
    { $count ->
        [one] { $who } trekt een kaart.
       *[other] { $who } trekt { $count } kaarten.
    }
event-refill = { $port } krijgt nieuwe kaarten: { $cards }.
event-exhausted = De trekstapel is voor de { $count }e keer op.
event-sail = { $who } vaart naar { $port } en neemt { $count } × { $bean } aan boord ({ $ship }).
event-raid = { $who } overvalt { $ship } van { $victim } ({ $count } × { $bean }).
event-yield = { $who } staat een { $bean } af.
event-sell =
    { $thalers ->
        [one] { $who } verkoopt { $count } × { $bean } voor { $thalers } daalder.
       *[other] { $who } verkoopt { $count } × { $bean } voor { $thalers } daalders.
    }
event-load = { $who } laadt { $count } × { $bean } op { $ship }.
event-move = { $who } laadt { $count } × { $bean } over van { $ship } naar { $to }.
event-buy =
    { $price ->
        [one] { $who } koopt { $ware } voor { $price } daalder.
       *[other] { $who } koopt { $ware } voor { $price } daalders.
    }
event-discard = { $who } legt { $count } × { $bean } af.
event-wish = { $who } zoekt een { $bean }.
event-offer = { $who } biedt { $to } { $given } voor { $wanted }.
event-counter = { $who } doet { $to } een tegenbod: { $given } voor { $wanted }.
event-refuse = { $who } weigert { $offer }.
event-withdraw = Ingetrokken: { $offer }.
event-deal = { $who } en { $maker } zijn het eens: { $who } krijgt { $got }, { $maker } krijgt { $gave }.
event-settle =
    { $points ->
        [one] { $who } verkoopt alles voor { $points } daalder, in totaal { $total }.
       *[other] { $who } verkoopt alles voor { $points } daalders, in totaal { $total }.
    }

preview-field =
    { $thalers ->
        [one] Veld: { $count } × { $bean }, { $thalers } daalder
       *[other] Veld: { $count } × { $bean }, { $thalers } daalders
    }; nog { $more } voor de volgende
preview-field-full =
    { $thalers ->
        [one] Veld: { $count } × { $bean }, { $thalers } daalder
       *[other] Veld: { $count } × { $bean }, { $thalers } daalders
    }; meer levert het niet op
preview-cargo =
    { $thalers ->
        [one] Lading: { $count } × { $bean }, { $thalers } daalder
       *[other] Lading: { $count } × { $bean }, { $thalers } daalders
    }; nog { $more } voor de volgende
preview-cargo-full =
    { $thalers ->
        [one] Lading: { $count } × { $bean }, { $thalers } daalder
       *[other] Lading: { $count } × { $bean }, { $thalers } daalders
    }; meer levert het niet op
preview-cargo-lost = Eén kaart van de lading kwijt: { $bean }
preview-for-nothing = Voor niets verkocht: { $count } × { $bean }
preview-no-field = Geen veld vrij ({ $bean }): er moet eerst geoogst worden

sheet-thalers = daalders in de haven
sheet-field = laatste verkoop: { $count } × { $bean } van een veld
sheet-cargo = laatste verkoop: { $count } × { $bean } van een schip

draw-head = { $phase } · beurt van { $who } · trekstapel: { $deck } · op: { $times } van { $final }
draw-phase-plant = Fase 1, planten
draw-phase-trade = Fase 2, ruilen
draw-phase-draw = Fase 3, trekken
draw-phase-raid = Een overval
draw-phase-over = De partij is afgelopen
draw-discard = Aflegstapel: { $count }, bovenste: { $top }
draw-put-aside = Daalders opzijgelegd: { $cards }
draw-last-turn = De laatste beurt: het spel eindigt als alles geplant is.
draw-row = { $port } (bovenste eerst): { $cards }
draw-turned-up = Omgedraaid: { $cards }
draw-ship = { $ship }: { $cards }
draw-hand = Je hand (voorste eerst): { $cards }

# Op het bord in de browser.
pile = { $count } × { $bean }
board-ware-field = Derde veld
board-ware-merchant = Tweede koopvaarder
board-ware-pirate = Piratenschip
phase-plant = planten
phase-trade = ruilen
phase-draw = trekken
last-turn = De laatste beurt
island = Het eiland
row-empty = De rij is leeg
others = De andere spelers
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
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
set-aside = Te planten:
looks-for = Zoekt:
held = Zeker in de hand:
raid = Overvallen
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
accept = Aannemen
accept-which = Aannemen met…
giving-places = geef { $places }
cannot-accept = Deze bonen heb je niet.
counter = Tegenbod
refuse = Weigeren
withdraw = Intrekken
compose = Aanbod doen
compose-close = Sluiten
compose-counter = Tegenbod aan { $name }
offers-left =
    { $count ->
        [one] nog { $count } aanbod deze beurt
       *[other] nog { $count } aanbiedingen deze beurt
    }
offer-to = Aan wie?
i-give = Jij geeft
i-get = Jij krijgt
click-hand = Kies uit je hand.
click-below = Kies welke bonen je vraagt.
ask-for = Bonen die je vraagt
ask-bean = om een { $bean } vragen
take-out = de { $bean } eruit halen
most-dealt =
    { $count ->
        [one] Bij een ruil gaat hoogstens { $count } kaart uit een hand.
       *[other] Bij een ruil gaan hoogstens { $count } kaarten uit een hand.
    }
make-offer = Aanbieden
make-counter = Tegenbod doen
only-wish = Alleen tonen wat ik zoek
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
sell = Verkopen
load = Laden
sell-cargo = De lading verkopen
buy = Kopen: { $ware } voor { $price }
raid-on-you = { $name } overvalt je koopvaarder { $number }!
raid-on = { $name } overvalt koopvaarder { $number } van { $victim }.
raid-sell = De lading verkopen
raid-yield = Een kaart afstaan
your-hand = Je hand
hand-card = Kaart { $place }: { $bean }
hand-empty = Je hand is leeg.
fields-of = Velden van { $name }
ships-of = Schepen van { $name }
field-name = veld { $field }
sail-to = Naar { $port } varen
offer-number = Aanbod van { $name }
offer-next = Volgend aanbod
harvest = Oogsten
harvest-field = Veld { $field } oogsten
cargo-of = De lading verkopen of verplaatsen: { $ship }
shop = Kopen
move = Naar
ask-field = Wat doe je met deze oogst?
ask-nothing = Voor niets verkopen?
ask-ship = Wat doe je met deze lading?
ask-offer = Welke van je kaarten?
ask-wares = Wat koop je?
more-ways = Meer mogelijkheden
front-card = voorste
overview = Prijzen en boonometers
bean-meters = Kaarten voor 1, 2, 3, 4 daalders
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

# Het bord als tekst.
told-offer = { $who } biedt { $to } aan: { $given } voor { $wanted }.
told-to-plant = Deze beurt te planten: { $cards }.
told-worth = { $cards } (daalders: { $thalers })
told-thalers = Daalders
told-hand = Handkaarten
told-fields = Velden
told-ships = Schepen
told-wishes = Zoekt
told-known = Bekend in de hand
told-bean = Boon
