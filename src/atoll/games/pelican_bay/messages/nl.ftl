about = Leg zeshoeken met water, strand en woud: breid gebieden uit, sluit ze af en lok de pelikanen.
option-solo = Solo: kaarten trekken, of kiezen uit alle kaarten, open

terrain-water = water
terrain-beach = strand
terrain-forest = woud
side-0 = oostelijke
side-1 = zuidoostelijke
side-2 = zuidwestelijke
side-3 = westelijke
side-4 = noordwestelijke
side-5 = noordoostelijke
cell = { $side }, naast { $terrains }
place-middle = in het midden
place-east = in het oosten
place-south-east = in het zuidoosten
place-south = in het zuiden
place-south-west = in het zuidwesten
place-west = in het westen
place-north-west = in het noordwesten
place-north = in het noorden
place-north-east = in het noordoosten
tile = een kaart met { $terrains }
tile-turned = een kaart (met de klok mee vanaf het oosten: { $edges })
a-sun = een zon
the-sun = de zon
a-pelican = een pelikaan

prompt-open = Opening: leg een kaart { $cell }; alle drie moeten aansluiten.
prompt-open-sun = Leg een zonnekaart naast de opening.
prompt-lay = Leg een kaart waar die minstens twee andere raakt.
prompt-lay-bonus = Extra beurt: leg een kaart.
prompt-lay-last = Laatste ronde: leg een kaart.
prompt-lay-solo = Leg een kaart waar die minstens twee andere raakt; afgesloten gebieden tellen.
prompt-pass = Je kunt geen van je kaarten leggen: je moet passen.
prompt-second = Leg je tweede kaart zodat die hetzelfde gebied uitbreidt, of stop.
prompt-choose =
    { $count ->
        [one] Je hebt een gebied afgesloten: markeer het en speel door, of zie ervan af en tel je punten.
       *[other] Je hebt { $count } gebieden afgesloten: markeer ze en speel door, of zie ervan af en tel je punten.
    }
prompt-take = De voorraad is op: van wie neem je een pelikaan?
prompt-put-sun = Leg een zonnekaart op een leeg vak naast de baai.
prompt-move-sun = Verplaats een van de drie zonnekaarten.

choice-lay = { $tile }, { $cell }
choice-stop = stoppen, geen tweede kaart leggen
choice-pass = passen
choice-mark = markeren wat afgesloten is en nog een beurt spelen
choice-decline = ervan afzien, punten tellen en de beurt beëindigen
choice-take = { $pelican } van { $who } nemen
choice-sun = { $sun }, { $cell }
choice-move = { $sun } ({ $from }) verplaatsen; die ligt dan { $cell }

refusal-opening-first = eerst moeten de drie kaarten van de opening gelegd worden
refusal-sun-first = er moet nu een zon gelegd of verplaatst worden
refusal-lay-first = leg nu een kaart, of pas als geen van beide past
refusal-second-first = leg de tweede kaart of stop
refusal-choose-first = markeer eerst wat afgesloten is, of zie ervan af
refusal-take-first = kies eerst van wie je een pelikaan neemt
refusal-no-such-tile = die kaart bestaat niet
refusal-no-such-cell = dat vak bestaat niet
refusal-not-in-hand = die hoort niet bij de kaarten die je kunt leggen: { $tile }
refusal-looks-alike = minder gedraaid ziet die er hetzelfde uit: draai minder ({ $tile })
refusal-next-of-opening = de volgende kaart van de opening komt { $cell }
refusal-occupied = daar ligt een kaart ({ $cell })
refusal-sun-lies-there = daar ligt een zon ({ $cell })
refusal-one-neighbour = dit vak ({ $cell }) raakt maar één kaart, het moeten er twee zijn
refusal-no-neighbour = dit vak ({ $cell }) raakt geen kaart, het moeten er twee zijn
refusal-edge-differs = de { $side } kant is { $terrain }, de kaart ernaast toont daar { $other }
refusal-others-would-not-fit = daarna kunnen de andere kaarten niet meer aansluiten: { $tile }
refusal-not-the-same-area = daar ({ $cell }) breidt de tweede kaart geen gebied uit dat de eerste heeft uitgebreid
refusal-a-tile-fits = { $tile } kan gelegd worden, dus je mag niet passen
refusal-take-from-another = een pelikaan neem je van een andere speler
refusal-has-no-pelican = { $who } heeft geen pelikaan
refusal-move-a-sun = alle drie de zonnen liggen in de baai: er wordt er een verplaatst
refusal-put-a-sun = er zijn nog zonnen over: er wordt er een gelegd
refusal-no-sun-there = daar ligt geen zon ({ $cell })
refusal-sun-without-tile = een zon komt naast een kaart, dit vak ({ $cell }) raakt er geen

event-lay = { $who } legt { $tile } { $cell }.
event-stop = { $who } legt geen tweede kaart.
event-pass = { $who } kan niets leggen en past.
event-mark =
    { $count ->
        [one] { $who } markeert het afgesloten gebied en speelt nog een beurt.
       *[other] { $who } markeert { $count } afgesloten gebieden en speelt nog een beurt.
    }
event-decline = { $who } ziet af van markeren.
event-take = { $who } neemt { $pelican } van { $victim }.
event-sun = { $who } legt { $sun } { $cell }.
event-move = { $who } verplaatst { $sun } ({ $from }); nu ligt die { $cell }.
event-extended =
    { $points ->
        [one] { $who } scoort { $points } punt voor het uitgebreide gebied ({ $terrain }).
       *[other] { $who } scoort { $points } punten voor het uitgebreide gebied ({ $terrain }).
    }
event-marked =
    { $points ->
        [one] { $who } scoort { $points } punt voor een gemarkeerd gebied ({ $terrain }).
       *[other] { $who } scoort { $points } punten voor een gemarkeerd gebied ({ $terrain }).
    }
event-keep-pelicans =
    { $count ->
        [one] { $who } houdt er een pelikaan aan over.
       *[other] { $who } houdt er { $count } pelikanen aan over.
    }
event-solo-best =
    { $count ->
        [one] Nieuw record, { $terrain }: een afgesloten gebied van één kaart.
       *[other] Nieuw record, { $terrain }: een afgesloten gebied van { $count } kaarten.
    }
event-piles-out = De stapels zijn op: er wordt van de reservestapel getrokken.
event-last-round = De laatste ronde: { $who } begint.
event-last-round-early = De reservestapel is op: de laatste ronde begint eerder, met { $who }.
event-result =
    { $points ->
        [one] { $who } eindigt met { $points } punt.
       *[other] { $who } eindigt met { $points } punten.
    }

preview-scores =
    { $points ->
        [one] { $points } punt als de beurt hier eindigt
       *[other] { $points } punten als de beurt hier eindigt
    }
preview-no-gain = Niet meer punten dan als je hier stopt
preview-closes = Sluit af: { $terrain } ({ $size })
preview-mark =
    { $count ->
        [one] Markeert het gebied en geeft nog een beurt
       *[other] Markeert { $count } gebieden en geeft nog een beurt
    }

sheet-extended =
    { $count ->
        [one] één gebied uitgebreid, { $terrain }
       *[other] { $count } gebieden uitgebreid, { $terrain }
    }
sheet-marked =
    { $count ->
        [one] één afgesloten gebied gemarkeerd, { $terrain }
       *[other] { $count } afgesloten gebieden gemarkeerd, { $terrain }
    }
sheet-pelicans =
    { $count ->
        [one] één pelikaan
       *[other] { $count } pelikanen
    }
sheet-solo = grootste afgesloten gebied, { $terrain }: { $count }

draw-last-round = De laatste ronde.
draw-result = Grootste afgesloten gebieden: water { $water }, strand { $beach }, woud { $forest }
draw-key = W water · B strand · F woud · (q,r) hier mag een kaart komen · *q,r* een zon · kanten 0–5 met de klok mee vanaf rechts
draw-closed = Net afgesloten (vak/kant): { $areas }
draw-marked = Gemarkeerd (vak/kant): { $areas }

# Op het bord in de browser.
bay = De baai: verschuiven met de pijltjestoetsen, zoomen met plus en min
hand = Je kaarten
turn-left = Kaart naar links draaien
turn-right = Kaart naar rechts draaien
empty-cell = Leeg vak { $cell }
sun-cell = Een zon { $cell }
turn-cell = Vak { $cell }: de kaart past als je die draait
pick-sun = De zon { $cell } verplaatsen
which-sun = Kies een zonnekaart en dan het nieuwe vak.
fits-nowhere = Deze kaart past nergens; probeer de andere.
second-fits-nowhere = Je tweede kaart past nergens.
stop-scores =
    Hier stoppen: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
piles = Stapels { $count }
reserve = Reserve { $count }
supply = Voorraad
last-round = Laatste ronde
start-player = startspeler
pelicans =
    { $count ->
        [one] één pelikaan
       *[other] { $count } pelikanen
    }
tiles =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
best =
    { $terrain ->
        [water] Water
        [beach] Strand
       *[forest] Woud
    }: afgesloten gebied van { $size }
areas = Gebieden
areas-open = { $count } open
area =
    { $terrain ->
        [water] Water
        [beach] Strand
       *[forest] Woud
    } van { $size }
open-edges =
    { $count ->
        [one] één open kant
       *[other] { $count } open kanten
    }
no-areas = Er is geen open gebied van twee of meer kaarten.

# Het bord als tekst.
told-bay = De baai
told-supply = Pelikanen in de voorraad: { $count }.
told-suns = Zonnen: { $cells }.
told-side =
    { $edge ->
        [0] oost:
        [1] zuidoost:
        [2] zuidwest:
        [3] west:
        [4] noordwest:
       *[5] noordoost:
    } { $terrain }
told-cells = Lege vakken die twee kaarten raken
told-where = Waar
told-shows = Wat de kanten moeten tonen
told-terrain = Terrein
told-size = Kaarten
told-open = Open kanten
told-pelicans = Pelikanen
told-tiles = Kaarten in de hand
told-known = Bekend in de hand
text-tile = Kaart
text-cell = Vak
verb-lay = Een kaart leggen
verb-stop = Stoppen
verb-pass = Passen
verb-mark = Markeren
verb-decline = Afzien
verb-take = Een pelikaan nemen
verb-sun = Een zon leggen of verplaatsen
