about = Cover a planet with continents, tile by tile, and house the animals that like them best.
option-beginner = Beginner: no Natural Habitat cards, every animal 1 point
option-hidden_animals = Hidden animals: half of the animals are turned up during the game

ocean = ocean
forest = forest
mountain = mountain
desert = desert
glacier = glacier

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
animal-other = { $name }
face-top = the north pole
face-bottom = the south pole
face-north =
    { $number ->
        [1] the first northern face
        [2] the second northern face
        [3] the third northern face
        [4] the fourth northern face
       *[5] the fifth northern face
    }
face-south =
    { $number ->
        [1] the first southern face
        [2] the second southern face
        [3] the third southern face
        [4] the fourth southern face
       *[5] the fifth southern face
    }
tile = the tile with { $habitats }
tile-turned = the tile with { $habitats } (clockwise, the first of them towards { $face })

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

prompt-place = Round { $round }: take a tile and put it on a free face of your planet.

choice-place = { $tile } on { $face }

refusal-no-such-tile = there is no such tile
refusal-not-on-offer = { $tile } is not on offer
refusal-no-such-face = a planet has no such face
refusal-no-such-rotation = a tile cannot be turned like that
refusal-face-taken = nothing fits on { $face } any more: { $tile } lies there, and a laid tile never moves

standing = { $who } { $sizes }
standings = { $left }; { $right }

event-place = { $who } lays { $tile } on { $face }.
event-aside-pile = Left over, to pile { $pile }: { $tiles }.
event-aside-box = Left over, into the box: { $tiles }.
event-award = { $who } wins the { $animal } ({ $wish }): { $standings }.
event-tie = Tie for the { $animal } ({ $wish }): { $standings }. It moves on to round { $round }.
event-nobody = No planet suits the { $animal } ({ $wish }): { $standings }. It moves on to round { $round }.
event-tie-box = Still a tie for the { $animal } ({ $wish }): { $standings }. It goes to the box.
event-nobody-box = No planet suits the { $animal } ({ $wish }): { $standings }. It goes to the box.
event-turned-up = The hidden animal of round { $round } is the { $animal } ({ $wish }).
event-token = The first-player token passes to { $who }.
event-round = Round { $round }, on offer: { $tiles }.
event-last-round = The last round, on offer: { $tiles }.
event-habitat =
    { $count ->
        [one] { $who } reveals the Natural Habitat { $habitat }: one area
       *[other] { $who } reveals the Natural Habitat { $habitat }: { $count } areas
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

preview-win = Won: { $animal }
preview-lead = Lead gained: { $animal } (round { $round })
preview-lose-lead = Lead lost: { $animal } (round { $round })
preview-nobody-leads = Nobody leads any more: { $animal } (round { $round })
preview-other-leads = { $who } takes the lead: { $animal } (round { $round })
preview-habitat =
    { $count ->
        [one] Natural Habitat { $habitat }: one area
       *[other] Natural Habitat { $habitat }: { $count } areas
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

sheet-habitat =
    { $count ->
        [one] { $habitat }: one area
       *[other] { $habitat }: { $count } areas
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (own habitat)

draw-head = Round { $round } of 12 · first player: { $who }
draw-face-down = a hidden animal
draw-net = (n): the face across an edge. Edge 0 is up on faces 0 and 11, elsewhere the one towards them; 1 to 4 follow clockwise.
draw-rotation = Rotation r puts a tile’s first letter at edge r, the others follow clockwise.
draw-pile = Pile { $pile }: { $tiles }

# The table.
regions = Regions
unfold = Unfold
planet-of = { $name }’s planet: { $areas }
show-large = enlarge
offer = Tiles on offer
free-face = Free: { $face }
step-face = Choose a free face.
previous-face = Previous free face
next-face = Next free face
turn-left = Turn the tile to the left
turn-right = Turn the tile to the right
lay = Place it
back-own = Back to my planet
animals = Animals
this-round = Round { $round }, now
round = Round { $round }
face-down =
    { $count ->
        [one] one hidden animal
       *[other] { $count } hidden animals
    }
no-animals = No animals are left.
leads = { $name } leads.
nobody-leads = Nobody leads.
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

# The board as text.
told-areas = clockwise: { $habitats }
told-own = Your planet, face by face
told-habitat = Your Natural Habitat is { $habitat }: areas now { $count }; points begin at these numbers of areas: { $levels }.
told-free = free
told-face = Face
told-tile = Tile
told-standing = For each player: the number of regions, or their sizes, the largest first.
told-round = Round
told-animal = Animal
told-wish = Goes to
told-planets = The planets
told-sizes = For each habitat: the number of areas, and in brackets the sizes of the regions.
text-tile = Tile
text-face = Face
verb-place = Put a tile on your planet
