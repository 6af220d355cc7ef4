about = Bedek een planeet tegel voor tegel met continenten en huisvest de dieren die er het best gedijen.
option-beginner = Beginners: zonder Natuurlijke habitat-kaarten, elk dier 1 punt
option-hidden_animals = Verborgen dieren: de helft van de dieren wordt tijdens het spel omgedraaid

habitat-ocean = oceaan
habitat-forest = woud
habitat-mountain = gebergte
habitat-desert = woestijn
habitat-glacier = gletsjer

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

wish-most =
    { $habitat ->
        [ocean] de meeste oceanen
        [forest] de meeste wouden
        [mountain] de meeste gebergten
        [desert] de meeste woestijnen
       *[glacier] de meeste gletsjers
    }
wish-touching =
    { $habitat ->
        [ocean] de grootste oceaan
        [forest] het grootste woud
        [mountain] het grootste gebergte
        [desert] de grootste woestijn
       *[glacier] de grootste gletsjer
    } { $other ->
        [ocean] grenzend aan een oceaan
        [forest] grenzend aan een woud
        [mountain] grenzend aan een gebergte
        [desert] grenzend aan een woestijn
       *[glacier] grenzend aan een gletsjer
    }
wish-not-touching =
    { $habitat ->
        [ocean] de grootste oceaan
        [forest] het grootste woud
        [mountain] het grootste gebergte
        [desert] de grootste woestijn
       *[glacier] de grootste gletsjer
    } { $other ->
        [ocean] niet grenzend aan een oceaan
        [forest] niet grenzend aan een woud
        [mountain] niet grenzend aan een gebergte
        [desert] niet grenzend aan een woestijn
       *[glacier] niet grenzend aan een gletsjer
    }

prompt-place = Ronde { $round }: neem een van de open tegels en leg die, gedraaid zoals je wilt, op een vrij vlak van je planeet.

choice-place = { $tile } op vlak { $face }: { $facing }

refusal-no-such-tile = die tegel bestaat niet
refusal-not-on-offer = de tegel { $tile } ligt niet open
refusal-no-such-face = een planeet heeft de vlakken 0 tot 11, niet { $face }
refusal-no-such-rotation = een tegel heeft de draaiingen 0 tot 4, niet { $rotation }
refusal-face-taken = op vlak { $face } ligt al { $tile }, en een gelegde tegel blijft liggen

standing = { $who } { $sizes }
standings = { $left }; { $right }

event-place = { $who } legt { $areas } op vlak { $face }.
event-aside-pile = Over voor stapel { $pile }: { $tiles }.
event-aside-box = Over, naar de doos: { $tiles }.
event-award = { $who } wint de kaart { $animal } ({ $wish }): { $standings }.
event-tie = Gelijke stand voor de kaart { $animal } ({ $wish }): { $standings }. Ze schuift door naar ronde { $round }.
event-nobody = Niemand komt in aanmerking voor de kaart { $animal } ({ $wish }): { $standings }. Ze schuift door naar ronde { $round }.
event-tie-box = Nog steeds een gelijke stand voor de kaart { $animal } ({ $wish }): { $standings }. Ze gaat naar de doos.
event-nobody-box = Niemand komt in aanmerking voor de kaart { $animal } ({ $wish }): { $standings }. Ze gaat naar de doos.
event-turned-up = Het verborgen dier van ronde { $round } wordt omgedraaid: { $animal } ({ $wish }).
event-token = Het startspelerfiche gaat naar { $who }.
event-round = Ronde { $round }: { $tiles } liggen open.
event-habitat =
    { $count ->
        [one] { $who } onthult de Natuurlijke habitat { $habitat }: één gebied, { $points } punten.
       *[other] { $who } onthult de Natuurlijke habitat { $habitat }: { $count } gebieden, { $points } punten.
    }
event-winner = { $who } wint met { $points } punten.

sheet-habitat =
    { $count ->
        [one] { $habitat }: één gebied
       *[other] { $habitat }: { $count } gebieden
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (van de eigen habitat)

draw-head = Ronde { $round } van 12 · startspeler: { $who }
draw-column = Ronde { $round }:
draw-face-down = een verborgen dier
draw-seat = { $who } · punten: { $points }
draw-won = dieren: { $animals }
draw-card = Natuurlijke habitat { $habitat }: { $levels }
draw-net = (n): het vlak aan de andere kant van een rand. Rand 0 is boven op de vlakken 0 en 11, elders de rand naar hen toe; 1 tot 4 volgen met de klok mee.
draw-rotation = Draaiing r legt de eerste letter van een tegel aan rand r, de andere volgen met de klok mee.
draw-animals = Dieren (×F: de meeste wouden; F+G: het grootste woud grenzend aan een gletsjer; F−G: niet grenzend aan een gletsjer):
draw-pile = Stapel { $pile }: { $tiles }
draw-offer = Open tegels: { $tiles }
