about = Couvrez une planète de continents, tuile par tuile, et accueillez les animaux qui s’y plaisent le mieux.
option-beginner = Débutants : sans cartes Milieu Naturel, chaque animal vaut 1 point
option-hidden_animals = Animaux surprise : la moitié des animaux se révèlent en cours de partie

habitat-ocean = océan
habitat-forest = forêt
habitat-mountain = montagne
habitat-desert = désert
habitat-glacier = glacier

animal-tropical-fish = poisson tropical
animal-turtle = tortue
animal-octopus = pieuvre
animal-manatee = lamantin
animal-orca = orque
animal-dolphin = dauphin
animal-whale = baleine
animal-shark = requin
animal-ray = raie
animal-panda = panda
animal-fox = renard
animal-bear = ours
animal-beaver = castor
animal-chameleon = caméléon
animal-squirrel = écureuil
animal-gorilla = gorille
animal-tiger = tigre
animal-toucan = toucan
animal-ibex = bouquetin
animal-moose = élan
animal-lynx = lynx
animal-cougar = puma
animal-snow-leopard = léopard des neiges
animal-alpaca = alpaga
animal-yak = yack
animal-marmot = marmotte
animal-golden-eagle = aigle royal
animal-camel = chameau
animal-elephant = éléphant
animal-iguana = iguane
animal-giraffe = girafe
animal-jerboa = gerboise
animal-scorpion = scorpion
animal-rattlesnake = crotale
animal-ostrich = autruche
animal-meerkat = suricate
animal-polar-bear = ours polaire
animal-penguin = manchot
animal-snowy-owl = harfang des neiges
animal-arctic-hare = lièvre arctique
animal-musk-ox = bœuf musqué
animal-reindeer = renne
animal-arctic-wolf = loup arctique
animal-walrus = morse
animal-seal = phoque
animal-other = { $name }

wish-most =
    { $habitat ->
        [ocean] le plus d’océans
        [forest] le plus de forêts
        [mountain] le plus de montagnes
        [desert] le plus de déserts
       *[glacier] le plus de glaciers
    }
wish-touching =
    { $habitat ->
        [ocean] le plus grand océan
        [forest] la plus grande forêt
        [mountain] la plus grande montagne
        [desert] le plus grand désert
       *[glacier] le plus grand glacier
    } { $other ->
        [ocean] en contact avec un océan
        [forest] en contact avec une forêt
        [mountain] en contact avec une montagne
        [desert] en contact avec un désert
       *[glacier] en contact avec un glacier
    }
wish-not-touching =
    { $habitat ->
        [ocean] le plus grand océan
        [forest] la plus grande forêt
        [mountain] la plus grande montagne
        [desert] le plus grand désert
       *[glacier] le plus grand glacier
    } { $other ->
        [ocean] sans contact avec un océan
        [forest] sans contact avec une forêt
        [mountain] sans contact avec une montagne
        [desert] sans contact avec un désert
       *[glacier] sans contact avec un glacier
    }

prompt-place = Tour { $round } : prenez une des tuiles proposées et posez-la sur une face libre de votre planète, dans le sens de votre choix.

choice-place = { $tile } sur la face { $face } : { $facing }

refusal-no-such-tile = cette tuile n’existe pas
refusal-not-on-offer = la tuile { $tile } n’est pas proposée
refusal-no-such-face = une planète a les faces 0 à 11, pas { $face }
refusal-no-such-rotation = une tuile se tourne de 0 à 4, pas de { $rotation }
refusal-face-taken = la face { $face } porte déjà { $tile }, et une tuile posée ne bouge plus

standing = { $who } { $sizes }
standings = { $left } ; { $right }

event-place = { $who } pose { $areas } sur la face { $face }.
event-aside-pile = Restant pour la pile { $pile } : { $tiles }.
event-aside-box = Restant, dans la boîte : { $tiles }.
event-award = { $who } remporte la carte { $animal } ({ $wish }) : { $standings }.
event-tie = Égalité pour la carte { $animal } ({ $wish }) : { $standings }. Elle passe au tour { $round }.
event-nobody = Personne ne convient pour la carte { $animal } ({ $wish }) : { $standings }. Elle passe au tour { $round }.
event-tie-box = L’égalité persiste pour la carte { $animal } ({ $wish }) : { $standings }. Elle retourne dans la boîte.
event-nobody-box = Personne ne convient pour la carte { $animal } ({ $wish }) : { $standings }. Elle retourne dans la boîte.
event-turned-up = L’animal caché du tour { $round } se révèle : { $animal } ({ $wish }).
event-token = Le jeton Premier joueur passe à { $who }.
event-round = Tour { $round } : tuiles proposées { $tiles }.
event-habitat =
    { $count ->
        [one] { $who } révèle le Milieu Naturel { $habitat } : { $count } parcelle, { $points } points.
       *[other] { $who } révèle le Milieu Naturel { $habitat } : { $count } parcelles, { $points } points.
    }
event-winner = { $who } l’emporte avec { $points } points.

sheet-habitat =
    { $count ->
        [one] { $habitat } : { $count } parcelle
       *[other] { $habitat } : { $count } parcelles
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (de son propre milieu)

draw-head = Tour { $round } sur 12 · premier joueur : { $who }
draw-column = Tour { $round } :
draw-face-down = un animal caché
draw-seat = { $who } · points : { $points }
draw-won = animaux : { $animals }
draw-card = Milieu Naturel { $habitat } : { $levels }
draw-net = (n) : la face de l’autre côté d’une arête. L’arête 0 est en haut sur les faces 0 et 11, ailleurs c’est celle tournée vers elles ; 1 à 4 suivent dans le sens horaire.
draw-rotation = La rotation r met la première lettre d’une tuile à l’arête r, les autres suivent dans le sens horaire.
draw-animals = Animaux (×F : le plus de forêts ; F+G : la plus grande forêt en contact avec un glacier ; F−G : sans contact avec un glacier) :
draw-pile = Pile { $pile } : { $tiles }
draw-offer = Tuiles proposées : { $tiles }
