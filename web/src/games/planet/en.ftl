# Habitats, animals and what they ask for.
habitat-ocean = ocean
habitat-forest = forest
habitat-mountain = mountain
habitat-desert = desert
habitat-glacier = glacier
animal-tropical-fish = tropical fish
animal-turtle = turtle
animal-octopus = octopus
animal-manatee = manatee
animal-orca = orca
animal-dolphin = dolphin
animal-whale = whale
animal-shark = shark
animal-ray = ray
animal-panda = panda
animal-fox = fox
animal-bear = bear
animal-beaver = beaver
animal-chameleon = chameleon
animal-squirrel = squirrel
animal-gorilla = gorilla
animal-tiger = tiger
animal-toucan = toucan
animal-ibex = ibex
animal-moose = moose
animal-lynx = lynx
animal-cougar = cougar
animal-snow-leopard = snow leopard
animal-alpaca = alpaca
animal-yak = yak
animal-marmot = marmot
animal-golden-eagle = golden eagle
animal-camel = camel
animal-elephant = elephant
animal-iguana = iguana
animal-giraffe = giraffe
animal-jerboa = jerboa
animal-scorpion = scorpion
animal-rattlesnake = rattlesnake
animal-ostrich = ostrich
animal-meerkat = meerkat
animal-polar-bear = polar bear
animal-penguin = penguin
animal-snowy-owl = snowy owl
animal-arctic-hare = arctic hare
animal-musk-ox = musk ox
animal-reindeer = reindeer
animal-arctic-wolf = arctic wolf
animal-walrus = walrus
animal-seal = seal
wish-most =
    { $habitat ->
        [ocean] the most oceans
        [forest] the most forests
        [mountain] the most mountains
        [desert] the most deserts
       *[glacier] the most glaciers
    }
wish-touching =
    { $habitat ->
        [ocean] the largest ocean
        [forest] the largest forest
        [mountain] the largest mountain
        [desert] the largest desert
       *[glacier] the largest glacier
    } { $other ->
        [ocean] touching an ocean
        [forest] touching a forest
        [mountain] touching a mountain
        [desert] touching a desert
       *[glacier] touching a glacier
    }
wish-not-touching =
    { $habitat ->
        [ocean] the largest ocean
        [forest] the largest forest
        [mountain] the largest mountain
        [desert] the largest desert
       *[glacier] the largest glacier
    } { $other ->
        [ocean] touching no ocean
        [forest] touching no forest
        [mountain] touching no mountain
        [desert] touching no desert
       *[glacier] touching no glacier
    }

# The table.
round-of = Round { $round } of 12
first-player = first player
regions = Regions
unfold = Unfold
planet-of = { $name }’s planet: { $areas }
planets = The other planets
show-large = show large
offer = Tiles on offer
free-faces = Free faces
free-face = Face { $face }, free
step-tile = Choose a tile.
step-face = Choose a free face; turn the planet by dragging or with the arrow keys.
step-turn = Turn the tile until it suits you, then lay it.
turn-left = Turn the tile to the left
turn-right = Turn the tile to the right
lay = Lay it
animals = Animals
this-round = Round { $round }, now
round = Round { $round }
face-down =
    { $count ->
        [one] one animal face down
       *[other] { $count } animals face down
    }
no-animals = No animals are left.
won-animals = Animals won
habitat-card = Your Natural Habitat:
areas-now =
    { $count ->
        [one] one area now
       *[other] { $count } areas now
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
