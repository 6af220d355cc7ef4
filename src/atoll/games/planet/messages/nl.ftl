about = Bedek een planeet tegel voor tegel met continenten en huisvest de dieren die er het best gedijen.
option-beginner = Beginners: zonder Natuurlijke habitat-objectiefkaarten, elk dier 1 punt
option-hidden_animals = Verborgen dieren: de helft van de dieren wordt tijdens het spel omgedraaid

ocean = oceaan
forest = woud
mountain = berg
desert = woestijn
glacier = gletsjer

animal-tropical-fish = tropische vis
animal-turtle = schildpad
animal-octopus = octopus
animal-manatee = zeekoe
animal-orca = orka
animal-dolphin = dolfijn
animal-whale = walvis
animal-shark = haai
animal-ray = rog
animal-panda = panda
animal-fox = vos
animal-bear = beer
animal-beaver = bever
animal-chameleon = kameleon
animal-squirrel = eekhoorn
animal-gorilla = gorilla
animal-tiger = tijger
animal-toucan = toekan
animal-ibex = steenbok
animal-moose = eland
animal-lynx = lynx
animal-cougar = poema
animal-snow-leopard = sneeuwluipaard
animal-alpaca = alpaca
animal-yak = jak
animal-marmot = marmot
animal-golden-eagle = steenarend
animal-camel = kameel
animal-elephant = olifant
animal-iguana = leguaan
animal-giraffe = giraf
animal-jerboa = springmuis
animal-scorpion = schorpioen
animal-rattlesnake = ratelslang
animal-ostrich = struisvogel
animal-meerkat = stokstaartje
animal-polar-bear = ijsbeer
animal-penguin = pinguïn
animal-snowy-owl = sneeuwuil
animal-arctic-hare = poolhaas
animal-musk-ox = muskusos
animal-reindeer = rendier
animal-arctic-wolf = poolwolf
animal-walrus = walrus
animal-seal = zeehond
animal-other = { $name }
face-top = de noordpool
face-bottom = de zuidpool
face-north =
    { $number ->
        [1] het eerste noordelijke vlak
        [2] het tweede noordelijke vlak
        [3] het derde noordelijke vlak
        [4] het vierde noordelijke vlak
       *[5] het vijfde noordelijke vlak
    }
face-south =
    { $number ->
        [1] het eerste zuidelijke vlak
        [2] het tweede zuidelijke vlak
        [3] het derde zuidelijke vlak
        [4] het vierde zuidelijke vlak
       *[5] het vijfde zuidelijke vlak
    }
tile = de tegel met { $habitats }
tile-turned = de tegel met { $habitats } (met de klok mee, de eerste richting { $face })

wish-most =
    { $habitat ->
        [ocean] de meeste oceanen
        [forest] de meeste wouden
        [mountain] de meeste bergen
        [desert] de meeste woestijnen
       *[glacier] de meeste gletsjers
    }
wish-touching =
    { $habitat ->
        [ocean] de grootste oceaan die
        [forest] het grootste woud dat
        [mountain] de grootste berg die
        [desert] de grootste woestijn die
       *[glacier] de grootste gletsjer die
    } { $other ->
        [ocean] aan een oceaan grenst
        [forest] aan een woud grenst
        [mountain] aan een berg grenst
        [desert] aan een woestijn grenst
       *[glacier] aan een gletsjer grenst
    }
wish-not-touching =
    { $habitat ->
        [ocean] de grootste oceaan die
        [forest] het grootste woud dat
        [mountain] de grootste berg die
        [desert] de grootste woestijn die
       *[glacier] de grootste gletsjer die
    } { $other ->
        [ocean] niet aan een oceaan grenst
        [forest] niet aan een woud grenst
        [mountain] niet aan een berg grenst
        [desert] niet aan een woestijn grenst
       *[glacier] niet aan een gletsjer grenst
    }

prompt-place = Ronde { $round }: neem een tegel en leg die op een vrij vlak van je planeet.

choice-place = { $tile } op { $face }

refusal-no-such-tile = die tegel bestaat niet
refusal-not-on-offer = { $tile } ligt niet open
refusal-no-such-face = een planeet heeft zo’n vlak niet
refusal-no-such-rotation = een tegel kan zo niet gedraaid worden
refusal-face-taken = op { $face } past niets meer: daar ligt { $tile }, en een gelegde tegel blijft liggen

standing = { $who } { $sizes }
standings = { $left }; { $right }

event-place = { $who } legt { $tile } op { $face }.
event-aside-pile = Overgebleven, naar stapel { $pile }: { $tiles }.
event-aside-box = Overgebleven, in de doos: { $tiles }.
event-award = { $who } wint de kaart { $animal } ({ $wish }): { $standings }.
event-tie = Gelijke stand voor de kaart { $animal } ({ $wish }): { $standings }. Die schuift door naar ronde { $round }.
event-nobody = Geen planeet komt in aanmerking voor de kaart { $animal } ({ $wish }): { $standings }. Die schuift door naar ronde { $round }.
event-tie-box = Nog steeds een gelijke stand voor de kaart { $animal } ({ $wish }): { $standings }. Die gaat naar de doos.
event-nobody-box = Geen planeet komt in aanmerking voor de kaart { $animal } ({ $wish }): { $standings }. Die gaat naar de doos.
event-turned-up = Het verborgen dier van ronde { $round } wordt omgedraaid: { $animal } ({ $wish }).
event-token = Het startspelerfiche gaat naar { $who }.
event-round = Ronde { $round }, open liggen: { $tiles }.
event-last-round = De laatste ronde, open liggen: { $tiles }.
event-habitat =
    { $count ->
        [one] { $who } onthult de Natuurlijke habitat { $habitat }: één gebied
       *[other] { $who } onthult de Natuurlijke habitat { $habitat }: { $count } gebieden
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

preview-win = Gewonnen: kaart { $animal }
preview-lead = Je ligt voor: kaart { $animal } (ronde { $round })
preview-lose-lead = Je ligt niet meer voor: kaart { $animal } (ronde { $round })
preview-nobody-leads = Niemand ligt meer voor: kaart { $animal } (ronde { $round })
preview-other-leads = { $who } ligt voor: kaart { $animal } (ronde { $round })
preview-habitat =
    { $count ->
        [one] Natuurlijke habitat { $habitat }: één gebied
       *[other] Natuurlijke habitat { $habitat }: { $count } gebieden
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

sheet-habitat =
    { $count ->
        [one] { $habitat }: één gebied
       *[other] { $habitat }: { $count } gebieden
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (van de eigen habitat)

draw-head = Ronde { $round } van 12 · startspeler: { $who }
draw-face-down = een verborgen dier
draw-net = (n): het vlak aan de andere kant van een rand. Rand 0 is boven op de vlakken 0 en 11, elders de rand naar hen toe; 1 tot en met 4 volgen met de klok mee.
draw-rotation = Draaiing r legt de eerste letter van een tegel aan rand r, de andere volgen met de klok mee.
draw-pile = Stapel { $pile }: { $tiles }

# De tafel.
regions = Regio’s
unfold = Uitvouwen
planet-of = De planeet van { $name }: { $areas }
show-large = vergroten
offer = Beschikbare tegels
free-face = Vrij: { $face }
step-face = Kies een vrij vlak.
previous-face = Vorig vrij vlak
next-face = Volgend vrij vlak
turn-left = Tegel naar links draaien
turn-right = Tegel naar rechts draaien
lay = Leggen
back-own = Terug naar mijn planeet
animals = Dieren
this-round = Ronde { $round }, nu
round = Ronde { $round }
face-down =
    { $count ->
        [one] één verborgen dier
       *[other] { $count } verborgen dieren
    }
no-animals = Er zijn geen dieren meer.
leads = { $name } ligt voor.
nobody-leads = Niemand ligt voor.
won-animals = Gewonnen dieren
habitat-card = Je Natuurlijke habitat:
areas-now =
    { $count ->
        [one] nu één gebied
       *[other] nu { $count } gebieden
    }
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

# Het bord als tekst.
told-areas = met de klok mee: { $habitats }
told-own = Je planeet, vlak voor vlak
told-habitat = Je Natuurlijke habitat is { $habitat }: gebieden nu { $count }; punten komen bij deze aantallen gebieden: { $levels }.
told-free = vrij
told-face = Vlak
told-tile = Tegel
told-standing = Per speler: het aantal regio’s, of hun groottes, de grootste eerst.
told-round = Ronde
told-animal = Dier
told-wish = Gaat naar
told-planets = De planeten
told-sizes = Per habitat: het aantal gebieden, en tussen haakjes de groottes van de regio’s.
text-tile = Tegel
text-face = Vlak
verb-place = Een tegel op je planeet leggen
