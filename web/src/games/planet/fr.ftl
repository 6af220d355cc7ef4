# Les habitats, les animaux et ce qu’ils demandent.
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

# La table.
round-of = Manche { $round } sur 12
first-player = premier joueur
regions = Régions
unfold = Déplier
planet-of = La planète de { $name } : { $areas }
planets = Les autres planètes
show-large = montrer en grand
offer = Tuiles proposées
free-faces = Faces libres
free-face = Face { $face }, libre
step-tile = Choisissez une tuile.
step-face = Choisissez une face libre ; tournez la planète en la glissant ou avec les flèches.
step-turn = Tournez la tuile à votre goût, puis posez-la.
turn-left = Tourner la tuile vers la gauche
turn-right = Tourner la tuile vers la droite
lay = La poser
animals = Animaux
this-round = Manche { $round }, en cours
round = Manche { $round }
face-down =
    { $count ->
        [one] un animal face cachée
       *[other] { $count } animaux face cachée
    }
no-animals = Il ne reste pas d’animaux.
won-animals = Animaux gagnés
habitat-card = Votre habitat naturel :
areas-now =
    { $count ->
        [one] une zone à présent
       *[other] { $count } zones à présent
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
