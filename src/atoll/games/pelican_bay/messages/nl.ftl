about = Leg zeshoeken met water, strand en woud: breid gebieden uit, sluit ze af en lok de pelikanen.
option-solo = Alleen: kaarten trekken, of open uit alle kaarten kiezen

terrain-water = water
terrain-beach = strand
terrain-forest = woud

prompt-open = Opening: leg een van de kaarten op { $cell } zodat alle drie kunnen aansluiten.
prompt-open-sun = Leg een zon naast de opening.
prompt-lay = Leg een kaart waar ze minstens twee andere raakt.
prompt-lay-bonus = Extra beurt: leg een kaart.
prompt-lay-last = Laatste ronde: leg een kaart.
prompt-lay-solo = Leg een kaart waar ze minstens twee andere raakt; afgesloten gebieden tellen.
prompt-pass = Geen van je kaarten past: pas.
prompt-second = Leg je tweede kaart zodat ze hetzelfde gebied uitbreidt, of stop.
prompt-choose =
    { $count ->
        [one] Je hebt een gebied afgesloten: markeer het en speel door, of zie ervan af en tel.
       *[other] Je hebt { $count } gebieden afgesloten: markeer ze en speel door, of zie ervan af en tel.
    }
prompt-take = De voorraad is op: van wie neem je een pelikaan?
prompt-put-sun = Leg een zon op een leeg vak naast de baai.
prompt-move-sun = Verplaats een van de drie zonnen.

choice-lay = { $tile } op { $cell }, kanten { $edges }
choice-stop = stoppen, geen tweede kaart leggen
choice-pass = passen
choice-mark = markeren wat afgesloten is en nog een beurt spelen
choice-decline = ervan afzien, tellen en de beurt beëindigen
choice-take = een pelikaan van { $who }
choice-sun = een zon op { $cell }
choice-move = de zon van { $sun } naar { $cell }

refusal-opening-first = eerst moeten de drie kaarten van de opening gelegd worden
refusal-sun-first = er moet nu een zon gelegd of verplaatst worden
refusal-lay-first = leg nu een kaart, of pas als geen van beide past
refusal-second-first = leg de tweede kaart of stop
refusal-choose-first = eerst wordt gemarkeerd wat afgesloten is, of ervan afgezien
refusal-take-first = kies eerst van wie je een pelikaan neemt
refusal-no-such-tile = die kaart bestaat niet
refusal-no-such-cell = dat vak bestaat niet
refusal-not-in-hand = { $tile } is er niet om te leggen
refusal-looks-alike = { $tile } met draaiing { $turn } ziet eruit als met draaiing { $same }; zo wordt ze gelegd
refusal-next-of-opening = de volgende kaart van de opening komt op { $cell }
refusal-occupied = op { $cell } ligt een kaart
refusal-sun-lies-there = op { $cell } ligt een zon
refusal-one-neighbour = { $cell } raakt maar één kaart, het moeten er twee zijn
refusal-no-neighbour = { $cell } raakt geen kaart, het moeten er twee zijn
refusal-edge-differs = kant { $edge } is { $terrain }, de buur toont { $other }
refusal-others-would-not-fit = met de kanten { $edges } hier kunnen de andere kaarten niet meer aansluiten
refusal-not-the-same-area = op { $cell } breidt de tweede kaart geen gebied uit dat de eerste heeft uitgebreid
refusal-a-tile-fits = { $tile } kan gelegd worden, dus er wordt niet gepast
refusal-take-from-another = een pelikaan neem je van een andere speler
refusal-has-no-pelican = { $who } heeft geen pelikaan
refusal-move-a-sun = alle drie de zonnen liggen in de baai: er wordt er een verplaatst
refusal-put-a-sun = er zijn nog zonnen over: er wordt er een gelegd
refusal-no-sun-there = op { $cell } ligt geen zon
refusal-sun-without-tile = een zon komt naast een kaart, { $cell } raakt er geen

event-lay = { $who } legt { $tile } op { $cell }, kanten { $edges }.
event-stop = { $who } legt geen tweede kaart.
event-pass = { $who } kan niets leggen en past.
event-mark =
    { $count ->
        [one] { $who } markeert het afgesloten gebied en speelt nog een beurt.
       *[other] { $who } markeert { $count } afgesloten gebieden en speelt nog een beurt.
    }
event-decline = { $who } ziet af van markeren.
event-take = { $who } neemt een pelikaan van { $victim }.
event-sun = { $who } legt een zon op { $cell }.
event-move = { $who } verplaatst de zon van { $sun } naar { $cell }.
event-extended = { $who } scoort { $points } voor het uitgebreide gebied ({ $terrain }).
event-marked = { $who } scoort { $points } voor een gemarkeerd gebied ({ $terrain }).
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
event-piles-out = De stapels zijn op: er wordt van de reserve getrokken.
event-last-round = De laatste ronde begint; { $who } opent ze.
event-result = { $who } eindigt met { $points }.

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

draw-head = Stapels: { $piles } (eronder gelegd: { $under }) · reserve: { $reserve } · pelikanen over: { $supply }
draw-head-solo = Stapels: { $piles } (eronder gelegd: { $under }) · reserve: { $reserve }
draw-last-round = De laatste ronde.
draw-seat = { $who }: { $points } punten, pelikanen: { $pelicans }, kaarten: { $tiles }
draw-result = Grootste afgesloten gebieden: water { $water }, strand { $beach }, woud { $forest }
draw-key = W water · B strand · F woud · (q,r) hier mag een kaart komen · *q,r* een zon · kanten 0–5 met de klok mee vanaf rechts
draw-opening = Te leggen in de opening: { $tiles }
draw-closed = Net afgesloten (vak/kant): { $areas }
draw-marked = Gemarkeerd (vak/kant): { $areas }
draw-hand = Je kaarten: { $tiles }
