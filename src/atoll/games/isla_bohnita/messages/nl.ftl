about = Ruil bonen, plant ze, verscheep ze: het eiland maakt kooplui rijk, piraten liggen op de loer.
option-island = Met het eiland: koopvaarders, piraten en twee havens
option-extension = Met de uitbreiding: meer bonen, tot zeven spelers
option-offers = Aanbiedingen en wensen per beurt, ten hoogste

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

cards = { $count } × { $bean }
cards-and = { $first }, { $second }
cards-none = niets
card-placed = een { $bean } (kaart { $place } van de hand)
anybody = iedereen

ship-merchant = koopvaarder { $number }
ship-pirate = piraat
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = het derde veld
ware-merchant = de tweede koopvaarder
ware-pirate = de piraat

prompt-plant = Plant je voorste kaart, een { $bean }; oogst eerst als er geen veld vrij is.
prompt-plant-second = Plant ook de volgende kaart, een { $bean }, of draai kaarten om.
prompt-turn-up = Draai kaarten om: fase 2 begint.
prompt-trade = Ruil, plant wat apart ligt, en beëindig de fase als je klaar bent.
prompt-sail = Ruil, vaar, overval, plant wat apart ligt, en beëindig de fase als je klaar bent.
prompt-two-players = Plant de omgedraaide kaarten, vaar, overval, en beëindig de fase als je klaar bent.
prompt-leave = Plant wat je wilt van de omgedraaide kaarten, beëindig dan de fase en laat de rest liggen.
prompt-answer =
    { $count ->
        [one] Een aanbod wacht op je antwoord.
       *[other] { $count } aanbiedingen wachten op je antwoord.
    }
prompt-aside = Plant wat je apart hebt gelegd: { $cards }.
prompt-left = Plant elke soort die je tegenstander liet liggen of leg ze af.
prompt-draw =
    { $count ->
        [one] Trek een kaart.
       *[other] Trek { $count } kaarten.
    }
prompt-raid = { $who } overvalt je { $ship }: verkoop de lading, of sta een kaart af.

choice-plant = een { $bean } planten op veld { $field }
choice-turn-up = kaarten omdraaien
choice-set-aside = de { $bean } apart leggen
choice-end-phase = fase 2 beëindigen
choice-draw = kaarten trekken
choice-sail = met { $ship } naar { $port } varen voor { $count } × { $bean }
choice-raid = { $ship } van { $who } overvallen ({ $count } × { $bean })
choice-yield = een kaart afstaan
choice-sell-field =
    { $thalers ->
        [one] veld { $field } verkopen: { $count } × { $bean } voor 1 daalder
       *[other] veld { $field } verkopen: { $count } × { $bean } voor { $thalers } daalders
    }
choice-load = veld { $field } ({ $count } × { $bean }) op { $ship } laden
choice-sell-cargo =
    { $thalers ->
        [one] de lading van { $ship } verkopen: { $count } × { $bean } voor 1 daalder
       *[other] de lading van { $ship } verkopen: { $count } × { $bean } voor { $thalers } daalders
    }
choice-move = { $count } × { $bean } overladen van { $ship } op { $to }
choice-buy = { $ware } kopen voor { $price } daalders
choice-discard = een { $bean } afleggen (kaart { $place } van de hand)
choice-discard-left = { $count } × { $bean } afleggen
choice-wish = laten zien dat je een { $bean } zoekt
choice-offer = { $to } aanbieden: { $given } voor { $wanted }
choice-counter = { $to } een tegenbod doen: { $given } voor { $wanted }
choice-accept = aanbod { $offer } aannemen en geven: { $cards }
choice-accept-gift = aanbod { $offer } aannemen
choice-refuse = aanbod { $offer } weigeren
choice-withdraw = aanbod { $offer } intrekken

refusal-left-first = eerst worden de kaarten die liggen geplant of afgelegd
refusal-phase-one = dit is fase 1: handkaarten planten, dan omdraaien
refusal-phase-two = dit is fase 2, die de actieve speler beëindigt
refusal-aside-first = eerst worden de kaarten die apart liggen geplant
refusal-phase-three = er worden nu kaarten getrokken
refusal-not-active = dat mag alleen { $who }, die aan de beurt is
refusal-no-such-field = er is geen veld { $field } om te gebruiken
refusal-field-taken = op veld { $field } groeit: { $bean }
refusal-hand-empty = de hand is leeg
refusal-no-third = er zijn twee kaarten geplant, een derde mag nooit
refusal-discard-ends = na het afleggen wordt er niet meer uit de hand geplant
refusal-plant-first = eerst moet de voorste kaart geplant worden
refusal-slot-empty = er is geen omgedraaide kaart { $slot }
refusal-not-aside = er ligt geen { $bean } apart
refusal-set-aside-first = een omgedraaide kaart wordt apart gelegd voor ze geplant wordt
refusal-not-lying = er ligt daar geen { $bean }
refusal-two-players-only = alleen met twee spelers worden handkaarten afgelegd
refusal-one-discard = er is al een handkaart afgelegd
refusal-no-such-card = er is geen kaart { $place } in deze hand
refusal-no-raid = er wacht geen overval op antwoord
refusal-no-ships = zonder het eiland zijn er geen schepen
refusal-no-such-ship = deze speler heeft geen { $ship }
refusal-row-empty = de rij van { $port } is leeg
refusal-other-cargo = het schip ({ $ship }) vervoert: { $bean }
refusal-row-run = in { $port } kan men ten hoogste { $most } × { $bean } nemen, ten minste 1
refusal-no-victim = men overvalt de koopvaarder van een ander
refusal-nothing-to-raid = { $ship } van { $who } vervoert niets
refusal-raided-already = { $ship } van { $who } is deze beurt al overvallen
refusal-raid-first = eerst moet de overval beantwoord worden: die lading verkopen of een kaart afstaan
refusal-field-empty = veld { $field } is leeg
refusal-protected = veld { $field } heeft één kaart, beschermd zolang een ander veld er meer heeft
refusal-own-turn = met twee spelers verkoopt men alleen in de eigen beurt
refusal-ship-empty = het schip ({ $ship }) is leeg
refusal-worthless = de lading ({ $ship }) zou geen daalder opbrengen
refusal-same-ship = lading gaat naar een ander schip
refusal-enough-moves = deze lading is deze beurt vaak genoeg overgeladen
refusal-bought-already = { $ware } is er al
refusal-too-poor = { $ware } kost { $price }, er zijn { $wealth } daalders
refusal-no-trading = twee spelers ruilen niet
refusal-trade-later = er wordt alleen in fase 2 geruild
refusal-offers-spent = de { $most } aanbiedingen en wensen van deze beurt zijn gedaan
refusal-wrong-partner = bij elke ruil hoort { $who }, de actieve speler
refusal-not-answerable = een tegenbod gaat naar wie deze speler een aanbod deed
refusal-offer-slot = die omgedraaide kaart is er niet meer
refusal-offer-place = zo’n kaart zit niet in deze hand
refusal-offer-nothing = een aanbod noemt ten minste één kaart
refusal-offer-hand-size = niemand aan wie dit geboden wordt heeft zoveel kaarten
refusal-no-such-beans = er zijn niet zoveel van die bonen in het spel
refusal-no-such-offer = er is geen aanbod { $offer }
refusal-not-addressed = aanbod { $offer } is niet aan deze speler gedaan
refusal-not-yours = aanbod { $offer } is van een andere speler
refusal-other-cards = aanbod { $offer } vraagt andere kaarten
refusal-wished-already = deze wens ({ $bean }) is al getoond

event-plant = { $who } plant een { $bean } op veld { $field }.
event-turn-up = { $who } draait om: { $cards }.
event-set-aside = { $who } legt een { $bean } apart.
event-end-phase = { $who } beëindigt fase 2.
event-draw =
    { $count ->
        [one] { $who } trekt een kaart.
       *[other] { $who } trekt { $count } kaarten.
    }
event-refill = { $port } krijgt nieuwe kaarten: { $cards }.
event-exhausted = De trekstapel is op, keer { $count }.
event-sail = { $who } vaart naar { $port } en neemt { $count } × { $bean } aan boord ({ $ship }).
event-raid = { $who } overvalt { $ship } van { $victim } ({ $count } × { $bean }).
event-yield = { $who } staat een { $bean } af.
event-sell =
    { $thalers ->
        [one] { $who } verkoopt { $count } × { $bean } voor 1 daalder.
       *[other] { $who } verkoopt { $count } × { $bean } voor { $thalers } daalders.
    }
event-load = { $who } laadt { $count } × { $bean } op { $ship }.
event-move = { $who } laadt { $count } × { $bean } over van { $ship } op { $to }.
event-buy = { $who } koopt { $ware } voor { $price } daalders.
event-discard = { $who } legt { $count } × { $bean } af.
event-wish = { $who } zoekt een { $bean }.
event-offer = Aanbod { $offer }: { $who } biedt { $to } { $given } voor { $wanted }.
event-counter = Aanbod { $offer }: { $who } doet { $to } een tegenbod: { $given } voor { $wanted }.
event-refuse = { $who } weigert aanbod { $offer }.
event-withdraw = { $who } trekt aanbod { $offer } in.
event-deal = { $who } en { $maker } zijn het eens: { $who } krijgt { $got }, { $maker } krijgt { $gave }.
event-settle = { $who } verkoopt alles voor { $points }, in totaal { $total }.

sheet-thalers = daalders in de haven
sheet-field = laatste verkoop: { $count } × { $bean } van een veld
sheet-cargo = laatste verkoop: { $count } × { $bean } van een schip

draw-head = { $phase } · beurt van { $who } · trekstapel: { $deck } · op: { $times } van { $final }
draw-phase-plant = Fase 1, planten
draw-phase-trade = Fase 2, ruilen
draw-phase-plant-aside = Fase 2, planten wat apart ligt
draw-phase-draw = Fase 3, trekken
draw-phase-raid = Een overval
draw-phase-over = Het spel is uit
draw-discard = Aflegstapel: { $count }, bovenste: { $top }
draw-put-aside = Daalders opzijgelegd: { $cards }
draw-last-turn = De laatste beurt: het spel eindigt als alles geplant is.
draw-row = { $port } (bovenste eerst): { $cards }
draw-turned-up = Omgedraaid: { $cards }
draw-seat =
    { $thalers ->
        [one] { $who }: 1 daalder, { $cards } in de hand
       *[other] { $who }: { $thalers } daalders, { $cards } in de hand
    }
draw-field = veld { $field }: { $cards }
draw-ship = { $ship }: { $cards }
draw-aside = apart: { $cards }
draw-wishes = zoekt: { $cards }
draw-known = getoond in de hand: { $cards }
draw-offer = Aanbod { $offer }: { $who } aan { $to }: { $given } voor { $wanted }
draw-hand = Je hand (voorste eerst): { $cards }
