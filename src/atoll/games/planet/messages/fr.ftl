about = Couvrez une planète de continents, tuile par tuile, et accueillez les animaux qui s’y plaisent le mieux.
option-beginner = Débutants : sans cartes objectif « Milieu Naturel », chaque animal vaut 1 point
option-hidden_animals = Animaux cachés : la moitié des animaux est révélée en cours de partie

ocean = océan
forest = forêt
mountain = montagne
desert = désert
glacier = glacier

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
face-top = le pôle Nord
face-bottom = le pôle Sud
face-north =
    { $number ->
        [1] la première face nord
        [2] la deuxième face nord
        [3] la troisième face nord
        [4] la quatrième face nord
       *[5] la cinquième face nord
    }
face-south =
    { $number ->
        [1] la première face sud
        [2] la deuxième face sud
        [3] la troisième face sud
        [4] la quatrième face sud
       *[5] la cinquième face sud
    }
tile = la tuile { $habitats }
tile-turned = la tuile { $habitats } (sens horaire, le premier vers { $face })

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

prompt-place = Tour { $round } : prenez une tuile et posez-la sur une face libre de votre planète.

choice-place = { $tile } sur { $face }

refusal-no-such-tile = cette tuile n’existe pas
refusal-not-on-offer = { $tile } n’est pas proposée
refusal-no-such-face = une planète n’a pas cette face
refusal-no-such-rotation = une tuile ne peut pas être tournée ainsi
refusal-face-taken = plus rien ne va sur { $face } : { $tile } y est posée, et une tuile posée ne bouge plus

standing = { $who } { $sizes }
standings = { $left } ; { $right }

event-place = { $who } pose { $tile } sur { $face }.
event-aside-pile = Tuiles restantes, vers la pile { $pile } : { $tiles }.
event-aside-box = Tuiles restantes, dans la boîte : { $tiles }.
event-award = { $who } remporte la carte { $animal } ({ $wish }) : { $standings }.
event-tie = Égalité pour la carte { $animal } ({ $wish }) : { $standings }. Elle passe au tour { $round }.
event-nobody = Aucune planète n’accueille la carte { $animal } ({ $wish }) : { $standings }. Elle passe au tour { $round }.
event-tie-box = L’égalité persiste pour la carte { $animal } ({ $wish }) : { $standings }. Elle retourne dans la boîte.
event-nobody-box = Aucune planète n’accueille la carte { $animal } ({ $wish }) : { $standings }. Elle retourne dans la boîte.
event-turned-up = L’animal caché du tour { $round } est révélé : { $animal } ({ $wish }).
event-token = Le jeton Premier joueur passe à { $who }.
event-round = Tour { $round }, tuiles proposées : { $tiles }.
event-last-round = Dernier tour, tuiles proposées : { $tiles }.
event-habitat =
    { $count ->
        [one] { $who } révèle le Milieu Naturel { $habitat } : { $count } parcelle
       *[other] { $who } révèle le Milieu Naturel { $habitat } : { $count } parcelles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

preview-win = Remportée : carte { $animal }
preview-lead = En tête : carte { $animal } (tour { $round })
preview-lose-lead = Avance perdue : carte { $animal } (tour { $round })
preview-nobody-leads = Plus personne en tête : carte { $animal } (tour { $round })
preview-other-leads = { $who } passe en tête : carte { $animal } (tour { $round })
preview-habitat =
    { $count ->
        [one] Milieu Naturel { $habitat } : { $count } parcelle
       *[other] Milieu Naturel { $habitat } : { $count } parcelles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

sheet-habitat =
    { $count ->
        [one] { $habitat } : { $count } parcelle
       *[other] { $habitat } : { $count } parcelles
    }
sheet-animal = { $animal }
sheet-animal-own = { $animal } (de son propre milieu)

draw-head = Tour { $round } sur 12 · premier joueur : { $who }
draw-face-down = un animal caché
draw-net = (n) : la face de l’autre côté d’une arête. L’arête 0 est en haut sur les faces 0 et 11, ailleurs c’est celle tournée vers elles ; 1 à 4 suivent dans le sens horaire.
draw-rotation = La rotation r met la première lettre d’une tuile à l’arête r, les autres suivent dans le sens horaire.
draw-pile = Pile { $pile } : { $tiles }

# La table.
regions = Régions
unfold = Déplier
planet-of = Planète : { $name } ({ $areas })
show-large = agrandir
offer = Tuiles proposées
free-face = Libre : { $face }
step-face = Choisissez une face libre.
previous-face = Face libre précédente
next-face = Face libre suivante
turn-left = Tourner la tuile vers la gauche
turn-right = Tourner la tuile vers la droite
lay = Poser
back-own = Retour à ma planète
animals = Animaux
this-round = Tour { $round }, en cours
round = Tour { $round }
face-down =
    { $count ->
        [1] un animal caché
       *[other] { $count } animaux cachés
    }
no-animals = Il ne reste plus d’animaux.
leads = { $name } est en tête.
nobody-leads = Personne n’est en tête.
won-animals = Animaux gagnés
habitat-card = Votre Milieu Naturel :
areas-now =
    { $count ->
        [one] { $count } parcelle à présent
       *[other] { $count } parcelles à présent
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Le plateau en texte.
told-areas = dans le sens horaire : { $habitats }
told-own = Votre planète, face par face
told-habitat = Votre Milieu Naturel : { $habitat } ; parcelles pour l’instant : { $count } ; les points viennent à ces nombres de parcelles : { $levels }.
told-free = libre
told-face = Face
told-tile = Tuile
told-standing = Pour chaque joueur : le nombre de régions, ou leurs tailles, la plus grande d’abord.
told-round = Tour
told-animal = Animal
told-wish = Va à
told-planets = Les planètes
told-sizes = Pour chaque milieu : le nombre de parcelles et, entre parenthèses, la taille des régions.
text-tile = Tuile
text-face = Face
verb-place = Poser une tuile sur votre planète
