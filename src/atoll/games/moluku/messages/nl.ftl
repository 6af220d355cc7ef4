about = Slagen waarvan de kaarten je eiland worden: hoge kaarten winnen, lage leveren punten op.
option-teams = Teams: plaatsen 1 en 3 tegen 2 en 4

colour-green = groen
colour-red = rood
colour-blue = blauw
colour-yellow = geel
no-trump = geen troef

picture-mask = Masker
picture-fish = Vis
picture-pineapple = Ananas
picture-rice = Rijst
picture-hut = Hut
picture-palm = Palm
picture-volcano = Vulkaan

card =
    { $colour ->
        [green] de groene
        [red] de rode
        [blue] de blauwe
       *[yellow] de gele
    } { $height } ({ $picture })
card-chief = het Opperhoofd
card-wedding = het Huwelijk
card-lizard = de Hagedis
card-chill = de Luiaard
card-unknown = een kaart
panku-chief = Opperhoofd
panku-wedding = Huwelijk
panku-lizard = Hagedis
panku-chill = Luiaard

prompt-play-lead = Kom uit met een kaart: dat wordt de gevraagde kleur.
prompt-play-follow = Speel een kaart: beken kleur ({ $colour }) als je kunt.
prompt-second-lead = Huwelijk: kom uit met een tweede kaart.
prompt-second-follow = Huwelijk: speel een tweede kaart en beken kleur ({ $colour }) als je kunt.
prompt-chill = Leg de Luiaard meteen op je eiland, of zie ervan af en kies als je aan de beurt bent.
prompt-chill-pair = Leg de Luiaard en de kaart die ermee gespeeld is meteen op je eiland, of zie ervan af en kies als je aan de beurt bent.
prompt-harvest = Kies een kaart uit de slag voor je eiland.
prompt-harvest-pair = Kies het kaartenpaar van één speler voor je eiland.
prompt-cover = Je Vulkaan moet een kaart van zijn kleur bedekken.
prompt-name-trump = Noem een troefkleur, of geen troef.
prompt-discard =
    { $count ->
        [one] Leg nog één kaart af: die gaat uit het spel.
       *[other] Leg { $count } kaarten af: ze gaan uit het spel.
    }
prompt-pass =
    { $count ->
        [one] Kies nog één kaart om aan { $to } door te geven.
       *[other] Kies { $count } kaarten om aan { $to } door te geven.
    }

choice-card = { $card }
choice-pair = { $first }, dan { $second }
choice-name = { $colour }
choice-decline = afzien

refusal-play-first = er moet nu een kaart gespeeld worden
refusal-second-first = er moet nu een tweede kaart gespeeld worden
refusal-chill-first = neem eerst de Luiaard terug of zie ervan af
refusal-harvest-first = er moet nu een kaart uit de slag gekozen worden
refusal-cover-first = de Vulkaan moet eerst een kaart bedekken
refusal-name-first = eerst moet de troef genoemd worden
refusal-discard-first = eerst moeten kaarten afgelegd worden
refusal-pass-first = eerst moeten kaarten gekozen worden om door te geven
refusal-no-such-colour = troef is groen, rood, blauw of geel, of er is geen troef
refusal-no-such-card = die kaart bestaat niet
refusal-whole-pair = bij een Huwelijk wordt een heel kaartenpaar gekozen
refusal-one-card = er wordt één kaart gekozen, geen kaartenpaar
refusal-own-pair = na de Luiaard neem je je eigen kaartenpaar
refusal-pair-gone = dat kaartenpaar is er niet meer
refusal-only-chill = nu kan alleen de Luiaard teruggenomen worden
refusal-not-in-trick = { $card } ligt niet in de slag
refusal-not-coverable = de Vulkaan bedekt een open kaart van zijn kleur ({ $colour }) op dit eiland, niet { $card }
refusal-not-in-hand = { $card } zit niet in deze hand
refusal-already-passed = { $card } is al gekozen om door te geven
refusal-follow = { $colour } is gevraagd: je moet kleur bekennen
refusal-trump = zonder de gevraagde kleur moet je troef ({ $colour }) spelen

event-play = { $who } speelt { $card }.
event-harvest = { $who } neemt { $card }.
event-pair = { $who } neemt het kaartenpaar: { $first } en { $second }.
event-cover = { $who } bedekt { $card } met de Vulkaan.
event-name = { $who } noemt de troef: { $colour }.
event-name-none = { $who } kiest “geen troef”.
event-discard = { $who } legt { $card } af; die gaat uit het spel.
event-pass = { $who } geeft { $card } door aan { $to }.
event-decline = { $who } neemt de Luiaard niet terug.
event-wedding = Het Huwelijk: iedereen speelt een tweede kaart.
event-lizard = De Hagedis: { $who } komt uit in de volgende slag; er wordt geoogst van zwak naar sterk.
event-handed-over = De doorgegeven kaarten wisselen van eigenaar.
event-season = Seizoen { $season }: { $who } scoort { $points }, in totaal { $total }.

preview-order = Plaats { $place } in de oogstvolgorde, als niemand hoger speelt
preview-order-sure = Plaats { $place } in de oogstvolgorde
preview-wedding = Huwelijk: de tweede kaarten beslissen
preview-island = Eiland { $points } waard ({ $change })
preview-must-cover = De Vulkaan bedekt een kaart van zijn kleur
preview-names-trump = Je noemt de volgende troef
preview-leads-next = Je komt uit in de volgende slag
preview-trumps = Kaarten van deze kleur in je hand: { $count }

sheet-rice-pineapple = seizoen { $season }: { $count } × Hut met Rijst en Ananas
sheet-rice-fish = seizoen { $season }: { $count } × Hut met Rijst en Vis
sheet-pineapple-fish = seizoen { $season }: { $count } × Hut met Ananas en Vis
sheet-all-three = seizoen { $season }: { $count } × Hut met Rijst, Ananas en Vis
sheet-rice = seizoen { $season }: { $count } × Rijst buiten een Hut
sheet-pineapple = seizoen { $season }: { $count } × Ananas buiten een Hut
sheet-fish = seizoen { $season }: { $count } × Vis buiten een Hut
sheet-mask = seizoen { $season }: { $count } × Masker

draw-head = Seizoen { $season } van 3 · troef: { $trump } · voorraad: { $stock }
draw-reversed = Slag van de Hagedis: geoogst van zwak naar sterk.

# De tafel.
season = Seizoen { $season } van 3
trump = Troef:
next-trump = Vanaf de volgende slag:
stock = Voorraad: { $count }
reversed = De Hagedis: de zwakste eerst
trick = De slag
no-trick = De slag begint.
harvest-order = Oogstvolgorde
your-hand = Je hand
hand-empty = Je hand is leeg.
may-play = mogelijk
passing = doorgeven

# De eilanden.
island-of = Het eiland van { $name }
this-season = dit seizoen
island-worth =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
island-bare = leeg
covered = bedekt door een Vulkaan
cards-in-hand =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
void = heeft geen { $colour }
known-hand =
    { $count ->
        [one] Eén kaart bekend
       *[other] { $count } kaarten bekend
    }
huts = Hutten, zo goed mogelijk gevuld
hut-rice-pineapple = { $count } × Hut met Rijst en Ananas
hut-rice-fish = { $count } × Hut met Rijst en Vis
hut-pineapple-fish = { $count } × Hut met Ananas en Vis
hut-all-three = { $count } × Hut met Rijst, Ananas en Vis

# Het bord als tekst.
verb-play = Spelen
verb-harvest = Uit de slag nemen
verb-cover = Met de Vulkaan bedekken
verb-name-trump = Troef noemen
verb-discard = Afleggen
verb-pass = Doorgeven
verb-decline = Afzien
told-next-trump = Vanaf de volgende slag: { $trump }.
told-order = Oogstvolgorde: { $names }.
told-cards = Kaart
told-island = Waarde van het eiland
told-hand = Handkaarten
told-void = Heeft geen
told-team = { $who } met { $partner }
told-known = Bekend in de hand
told-islands = Eilanden
told-open = Open
told-covered = Bedekt
