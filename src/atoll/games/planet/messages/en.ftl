about = Cover a planet with continents, tile by tile, and house the animals that like them best.
option-beginner = Beginner: no Natural Habitat cards, every animal 1 point
option-hidden_animals = Hidden animals: half of the animals are turned up during the game

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
animal-other = { $name }

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

prompt-place = Round { $round }: take a tile on offer and put it on a free face of your planet, turned as you like.

choice-place = { $tile } on face { $face }: { $facing }

refusal-no-such-tile = there is no such tile
refusal-not-on-offer = the tile { $tile } is not on offer
refusal-no-such-face = a planet has the faces 0 to 11, not { $face }
refusal-no-such-rotation = a tile has the rotations 0 to 4, not { $rotation }
refusal-face-taken = face { $face } is taken by { $tile }, and a laid tile never moves

standing = { $who } { $sizes }
standings = { $left }; { $right }

event-place = { $who } lays { $areas } on face { $face }.
event-aside-pile = Left over for pile { $pile }: { $tiles }.
event-aside-box = Left over, into the box: { $tiles }.
event-award = { $who } wins the { $animal } ({ $wish }): { $standings }.
event-tie = Tie for the { $animal } ({ $wish }): { $standings }. It moves on to round { $round }.
event-nobody = Nobody suits the { $animal } ({ $wish }): { $standings }. It moves on to round { $round }.
event-tie-box = Still a tie for the { $animal } ({ $wish }): { $standings }. It goes to the box.
event-nobody-box = Nobody suits the { $animal } ({ $wish }): { $standings }. It goes to the box.
event-turned-up = The hidden animal of round { $round } is the { $animal } ({ $wish }).
event-token = The first-player token passes to { $who }.
event-round = Round { $round }: { $tiles } are on offer.
event-habitat =
    { $count ->
        [one] { $who } reveals the Natural Habitat { $habitat }: one area, { $points } points.
       *[other] { $who } reveals the Natural Habitat { $habitat }: { $count } areas, { $points } points.
    }
event-winner = { $who } wins with { $points } points.

sheet-habitat =
    { $count ->
        [one] { $habitat }: one area
       *[other] { $habitat }: { $count } areas
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (of one’s own habitat)

draw-head = Round { $round } of 12 · first player: { $who }
draw-column = Round { $round }:
draw-face-down = a hidden animal
draw-seat = { $who } · points: { $points }
draw-won = animals: { $animals }
draw-card = Natural Habitat { $habitat }: { $levels }
draw-net = (n): the face across an edge. Edge 0 is up on faces 0 and 11, elsewhere the one towards them; 1 to 4 follow clockwise.
draw-rotation = Rotation r puts a tile’s first letter at edge r, the others follow clockwise.
draw-animals = Animals (×F: most forests; F+G: largest forest touching a glacier; F−G: largest forest touching no glacier):
draw-pile = Pile { $pile }: { $tiles }
draw-offer = On offer: { $tiles }
