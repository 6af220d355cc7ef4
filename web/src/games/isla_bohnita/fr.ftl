bean-4 = haricot cacao
bean-6 = haricot jardin
bean-8 = haricot rouge
bean-10 = haricot œil-noir
bean-12 = haricot soja
bean-14 = haricot vert
bean-16 = haricot puant
bean-18 = haricot chili
bean-20 = haricot bleu
bean-22 = haricot brandy
bean-24 = haricot café
bean-26 = haricot cire
bean-28 = haricot moka
bean-unknown = haricot inconnu
pile = { $count } × { $bean }
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ship-merchant = Marchand { $number }
ship-pirate = Pirate
ware-field = Troisième champ
ware-merchant = Second marchand
ware-pirate = Pirate
phase-plant = planter
phase-trade = échanger
phase-draw = piocher
last-turn = Le dernier tour
island = L’île
row-empty = La rangée est vide
which-ship = Quel navire part ?
sail-with = Envoyer le marchand { $number }
others = Les autres joueurs
active = actif
free = libre
empty = vide
thalers =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }
worth =
    { $thalers ->
        [one] vaut { $thalers } thaler
       *[other] vaut { $thalers } thalers
    }
in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
set-aside = À planter :
looks-for = Cherche :
shown = Montré en main :
raid = Attaquer
raided = attaqué
table = Le milieu de la table
draw-pile = { $count } à piocher
run-out = épuisée { $times } fois sur { $final }
discard-pile =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
turned-up = Retournées par { $name }
none-turned-up = Aucune carte n’est retournée.
keep = Garder
plant-this = planter { $bean }
offer-this = la proposer
ask-this = la demander
discard = défausser
discard-one = Défausser une carte
discard-which = Quelle carte ?
offers = Offres
gives = donne
wants = veut
nothing = rien
anybody = tous
may-accept = Peut accepter :
accept = Accepter
accept-which = Accepter avec…
giving-places = carte { $places }
cannot-accept = Vous n’avez pas ces haricots.
counter = Contre-offre
refuse = Refuser
withdraw = Retirer
compose = Faire une offre
compose-open = Choisir des haricots
compose-close = Fermer
you-look-for = Vous cherchez :
compose-counter = Contre-offre à l’offre { $offer }
offers-left =
    { $count ->
        [one] encore { $count } offre ou souhait ce tour
       *[other] encore { $count } offres et souhaits ce tour
    }
offer-to = À qui ?
i-give = Vous donnez
i-get = Vous recevez
click-to-give = Prenez dans votre main ou parmi les cartes retournées.
click-hand = Prenez dans votre main.
click-below = Choisissez les haricots à demander.
ask-for = Haricots à demander
ask-bean = demander un { $bean }
take-out = retirer le { $bean }
most-dealt = Un échange prend au plus { $count } cartes d’une main.
make-offer = Proposer
make-counter = Contre-proposer
only-wish = Dire seulement que vous le cherchez
clear = Effacer
your-place = Vos champs et vos navires
to-plant = À planter
field-of =
    { $thalers ->
        [0] Champ { $field } : { $pile }, ne vaut encore rien
        [one] Champ { $field } : { $pile }, vaut { $thalers } thaler
       *[other] Champ { $field } : { $pile }, vaut { $thalers } thalers
    }
field-free = Champ { $field }, libre
sell = Vendre
sell-field = Vendre le champ { $field }
load = Charger
your-ships = Vos navires
sell-cargo = Vendre la cargaison
buy = Acheter : { $ware } pour { $price }
raid-on-you = { $name } attaque votre marchand { $number } !
raid-on = { $name } attaque le marchand { $number } de { $victim }.
raid-sell = Vendre la cargaison
raid-yield = Céder une carte
your-hand = Votre main
front = la première carte d’abord
hand-card = Carte { $place } : { $bean }
hand-empty = Votre main est vide.
verb-plant = Planter
verb-plant-aside = Planter ce qui est mis de côté
verb-plant-turned-up = Planter une carte retournée
verb-plant-left = Planter ce qui a été laissé
verb-discard-left = Défausser ce qui a été laissé
verb-turn-up = Retourner
verb-set-aside = Mettre de côté
verb-end-phase = Terminer la phase
verb-draw = Piocher
verb-sail = Naviguer
verb-raid = Attaquer
verb-yield = Céder
verb-sell-field = Vendre un champ
verb-load = Charger un navire
verb-sell-cargo = Vendre une cargaison
verb-move = Transborder
verb-buy = Acheter
verb-discard = Défausser
verb-wish = Chercher un haricot
verb-offer = Proposer
verb-accept = Accepter
verb-refuse = Refuser
verb-withdraw = Retirer
text-phase = Phase
text-active = Place active
text-to-act = Places qui doivent jouer
text-last-turn = Dernier tour
text-planted = Cartes de la main plantées ce tour
text-discarded = Une carte de la main a été défaussée
text-discard = Défausse, le dessus d’abord
text-put-aside = Thalers mis de côté
text-exhaustions = Épuisements de la pioche
text-rows = Rangées des ports, le dessus d’abord
text-turned-up = Cartes retournées
text-slots = Cartes retournées par emplacement
text-fields = Champs
text-bean = haricot
text-count = cartes
text-set-aside = Mis de côté
text-thalers = Thalers
text-merchants = Marchands
text-pirates = Pirates
text-offers = Offres
text-id = numéro
text-by = de la place
text-to = à la place
text-waits-for = peuvent encore accepter, places
text-places = positions dans la main
text-gives = donne
text-wants = veut
text-hand = de la main
text-offers-made = Offres et souhaits ce tour
text-wishes = Cherche
text-raid = Attaque
text-victim = place de la victime
text-ship = navire
text-raided = Marchands attaqués ce tour
text-viewer = Votre place
text-island = Avec l’île
text-may-act = Places qui peuvent agir
text-deck = Cartes dans la pioche
text-final-exhaustion = La partie finit à cet épuisement
text-hands = Mains, le devant d’abord
text-points = Points
text-offers-left = Offres et souhaits restants
text-most-dealt = Cartes qu’un échange prend au plus d’une main
text-bought = Acheté
text-prices = Prix
text-field = troisième champ
text-merchant = second marchand
text-pirate = pirate
text-meters = Thalers selon le nombre de cartes
