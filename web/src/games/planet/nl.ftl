# Habitats, dieren en wat ze vragen.
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

# De tafel.
round-of = Ronde { $round } van 12
first-player = startspeler
regions = Gebieden
unfold = Uitvouwen
planet-of = De planeet van { $name }: { $areas }
planets = De andere planeten
show-large = groot tonen
offer = Beschikbare tegels
free-faces = Vrije vlakken
free-face = Vlak { $face }, vrij
step-tile = Kies een tegel.
step-face = Kies een vrij vlak; draai de planeet door te slepen of met de pijltjestoetsen.
step-turn = Draai de tegel tot hij bevalt en leg hem dan.
turn-left = Draai de tegel naar links
turn-right = Draai de tegel naar rechts
lay = Leg hem
animals = Dieren
this-round = Ronde { $round }, nu
round = Ronde { $round }
face-down =
    { $count ->
        [one] één gedekt dier
       *[other] { $count } gedekte dieren
    }
no-animals = Er zijn geen dieren meer.
won-animals = Gewonnen dieren
habitat-card = Je natuurlijke habitat:
areas-now =
    { $count ->
        [one] nu één veld
       *[other] nu { $count } velden
    }
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
