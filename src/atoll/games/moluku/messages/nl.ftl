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
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } { $height } ({ $picture })
card-chief = het Opperhoofd
card-wedding = het Huwelijk
card-lizard = de Hagedis
card-chill = de Luiaard
card-unknown = een kaart

prompt-play-lead = Kom uit met een kaart: haar kleur moet gevolgd worden.
prompt-play-follow = Speel een kaart: volg { $colour } als je kunt.
prompt-second-lead = Huwelijk: kom uit met een tweede kaart.
prompt-second-follow = Huwelijk: speel een tweede kaart en volg { $colour } als je kunt.
prompt-chill = Neem de Luiaard meteen terug op je eiland, of zie ervan af en kies op je rang.
prompt-harvest = Kies een kaart uit de slag voor je eiland.
prompt-harvest-pair = Kies het paar van één speler voor je eiland.
prompt-cover = Je Vulkaan moet een kaart van zijn kleur bedekken.
prompt-name-trump = Noem een troefkleur, of geen troef.
prompt-discard =
    { $count ->
        [one] Leg nog één kaart af.
       *[other] Leg { $count } kaarten af.
    }
prompt-pass =
    { $count ->
        [one] Kies nog één kaart om door te geven.
       *[other] Kies { $count } kaarten om door te geven.
    }

choice-card = { $card }
choice-pair = { $first }, dan { $second }
choice-name = { $colour }
choice-decline = afzien

refusal-play-first = er moet nu een kaart gespeeld worden
refusal-second-first = er moet nu een tweede kaart gespeeld worden
refusal-chill-first = eerst wordt de Luiaard teruggenomen of ervan afgezien
refusal-harvest-first = er moet nu een kaart uit de slag gekozen worden
refusal-cover-first = de Vulkaan moet eerst een kaart bedekken
refusal-name-first = eerst moet de troef genoemd worden
refusal-discard-first = eerst moeten kaarten afgelegd worden
refusal-pass-first = eerst moeten kaarten gekozen worden om door te geven
refusal-no-such-colour = troef is groen, rood, blauw, geel of geen
refusal-no-such-card = die kaart bestaat niet
refusal-whole-pair = bij een Huwelijk wordt een heel paar gekozen
refusal-one-card = er wordt één kaart gekozen, geen paar
refusal-own-pair = de speler van de Luiaard neemt zijn eigen paar
refusal-pair-gone = dat paar is er niet meer
refusal-only-chill = nu kan alleen de Luiaard teruggenomen worden
refusal-not-in-trick = { $card } ligt niet in de slag
refusal-not-coverable = de Vulkaan bedekt een open kaart in { $colour } van dit eiland, niet { $card }
refusal-not-in-hand = { $card } zit niet in deze hand
refusal-already-passed = { $card } is al gekozen om door te geven
refusal-follow = { $colour } is gevraagd en moet gevolgd worden
refusal-trump = zonder de gevraagde kleur moet troef { $colour } gespeeld worden

event-play = { $who } speelt { $card }.
event-harvest = { $who } neemt { $card }.
event-pair = { $who } neemt het paar { $first } en { $second }.
event-cover = { $who } bedekt { $card } met de Vulkaan.
event-name = { $who } noemt de troef: { $colour }.
event-discard = { $who } legt { $card } af.
event-pass = { $who } geeft { $card } door.
event-decline = { $who } neemt de Luiaard niet terug.
event-wedding = Het Huwelijk: iedereen speelt een tweede kaart.
event-lizard = De Hagedis: { $who } komt uit in de volgende slag, geoogst van zwak naar sterk.
event-handed-over = De doorgegeven kaarten wisselen van hand.
event-season = Seizoen { $season }: { $who } scoort { $points }, in totaal { $total }.

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
draw-seat = { $who }: { $total } punten, eiland { $island } waard, { $cards } in de hand
draw-known = bekend in de hand: { $cards }
draw-trick = Slag: { $cards }
draw-hand = Je hand: { $cards }
