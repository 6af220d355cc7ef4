about = Échangez des haricots, plantez-les, embarquez-les : l’île enrichit les marchands, les pirates guettent.
option-island = Avec l’île : navires marchands, pirates et deux ports
option-extension = Avec l’extension : plus de haricots, jusqu’à sept joueurs
option-offers = Nombre maximal d’offres par joueur et par tour

bean-4 = haricot cacao
bean-6 = haricot de jardin
bean-8 = haricot rouge
bean-10 = haricot à œil noir
bean-12 = haricot de soja
bean-14 = haricot vert
bean-16 = haricot puant
bean-18 = haricot chili
bean-20 = haricot bleu
bean-22 = haricot brandy
bean-24 = haricot café
bean-26 = haricot beurre
bean-28 = haricot moka
bean-unknown = haricot caché

cards = { $count } × { $bean }
cards-none = rien
card-placed = un { $bean } (carte { $place } de la main)
planter = { $who } ({ $cards })
anybody = tous
field = champ { $number }
offer = l’offre ({ $who } : { $given } contre { $wanted })

ship-merchant = navire marchand { $number }
ship-pirate = bateau pirate
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = le troisième champ
ware-merchant = le second navire marchand
ware-pirate = le bateau pirate

prompt-plant = Plantez votre première carte, un { $bean } ; sans champ libre, récoltez d’abord.
prompt-plant-second = Plantez aussi la carte suivante, un { $bean }, ou retournez des cartes.
prompt-turn-up = Retournez des cartes : la phase 2 commence.
prompt-trade = Échangez, mettez de côté les cartes retournées, plantez-les, puis terminez la phase.
prompt-sail = Échangez, naviguez, attaquez, gardez et plantez les cartes retournées, puis terminez la phase.
prompt-bid = { $who } échange : vous pouvez lui faire une offre à tout moment.
prompt-meanwhile = On attend { $who } ; vous pouvez récolter, vendre ou acheter entre-temps.
prompt-others-plant = { $who } a encore des cartes à planter ; continuez d’ici là, puis terminez la phase.
prompt-two-players = Plantez les cartes retournées, naviguez, attaquez des navires, puis terminez la phase.
prompt-leave = Plantez ce que vous voulez des cartes retournées, puis terminez la phase et laissez le reste.
prompt-answer =
    { $count ->
        [1] Une offre attend votre réponse.
       *[other] { $count } offres attendent votre réponse.
    }
prompt-aside = Plantez ce que vous avez mis de côté : { $cards }.
prompt-left = Plantez ou défaussez chaque sorte de haricot laissée par l’adversaire.
prompt-draw =
    { $count ->
        [1] Piochez une carte.
       *[other] Piochez { $count } cartes.
    }
prompt-raid = { $who } attaque votre { $ship } : vendez sa cargaison, ou cédez une carte.

choice-plant = planter un { $bean } dans le { $field }
choice-turn-up = retourner des cartes
choice-set-aside = mettre de côté le { $bean }
choice-end-phase = terminer la phase 2
choice-draw = piocher
choice-sail = envoyer le { $ship } à { $port } chercher { $count } × { $bean }
choice-raid = attaquer { $victim } : { $ship } ({ $count } × { $bean })
choice-yield = céder une carte
choice-sell-field =
    { $thalers ->
        [one] vendre le { $field } : { $count } × { $bean } pour { $thalers } thaler
       *[other] vendre le { $field } : { $count } × { $bean } pour { $thalers } thalers
    }
choice-load = charger le { $field } ({ $count } × { $bean }) sur le { $ship }
choice-sell-cargo =
    { $thalers ->
        [one] vendre la cargaison du { $ship } : { $count } × { $bean } pour { $thalers } thaler
       *[other] vendre la cargaison du { $ship } : { $count } × { $bean } pour { $thalers } thalers
    }
choice-move = transborder { $count } × { $bean } du { $ship } au { $to }
choice-buy =
    { $price ->
        [one] acheter { $ware } pour { $price } thaler
       *[other] acheter { $ware } pour { $price } thalers
    }
choice-discard = défausser un { $bean } (carte { $place } de la main)
choice-discard-left = défausser { $count } × { $bean }
choice-wish = montrer que vous cherchez un { $bean }
choice-offer = proposer à { $to } : { $given } contre { $wanted }
choice-counter = contre-proposer à { $to } : { $given } contre { $wanted }
choice-accept = accepter { $offer } en donnant { $cards }
choice-accept-gift = accepter { $offer }
choice-refuse = refuser { $offer }
choice-withdraw = retirer { $offer }

refusal-left-first = il faut d’abord planter ou défausser les cartes laissées
refusal-phase-one = c’est la phase 1 : planter des cartes de la main, puis retourner
refusal-phase-two = c’est la phase 2, que le joueur actif termine
refusal-still-to-plant = des cartes sont encore à planter : { $cards }
refusal-phase-three = il faut piocher maintenant
refusal-not-active = c’est réservé à { $who }, dont c’est le tour
refusal-no-such-field = il n’y a pas de { $field } à utiliser
refusal-field-taken = le { $field } est déjà planté : { $bean }
refusal-hand-empty = la main est vide
refusal-no-third = deux cartes ont été plantées, on n’en plante jamais une troisième
refusal-discard-ends = après la défausse on ne plante plus de la main
refusal-plant-first = il faut d’abord planter la première carte
refusal-slot-empty = il n’y a pas de carte retournée { $slot }
refusal-not-aside = aucun { $bean } n’est mis de côté
refusal-set-aside-first = une carte retournée est mise de côté avant d’être plantée
refusal-not-lying = aucun { $bean } n’est posé là
refusal-two-players-only = on ne défausse une carte de sa main que dans une partie à deux
refusal-one-discard = une carte de la main a déjà été défaussée
refusal-no-such-card = il n’y a pas de carte { $place } dans cette main
refusal-no-raid = aucune attaque n’attend de réponse
refusal-no-raid-on-pirate = on n’attaque pas un bateau pirate
refusal-not-onto-pirate = ni une récolte ni la cargaison d’un navire marchand ne vont sur un bateau pirate
refusal-no-ships = sans l’île il n’y a pas de navires
refusal-no-such-ship = ce joueur n’a pas de { $ship }
refusal-row-empty = la rangée de { $port } est vide
refusal-other-cargo = le { $ship } transporte déjà : { $bean }
refusal-row-run =
    { $most ->
        [1] à { $port }, on peut prendre 1 × { $bean }
       *[other] à { $port }, on peut prendre de 1 à { $most } × { $bean }
    }
refusal-no-victim = on attaque un navire marchand d’un autre joueur
refusal-nothing-to-raid = { $who } : le { $ship } ne transporte rien
refusal-raided-already = { $who } : le { $ship } a déjà été attaqué ce tour-ci
refusal-raid-first = il faut d’abord répondre à l’attaque : vendre cette cargaison ou céder une carte
refusal-field-empty = le { $field } est vide
refusal-protected = le { $field } n’a qu’une carte, protégée tant qu’un autre champ en a plus
refusal-own-turn = à deux joueurs on ne vend qu’à son propre tour
refusal-ship-empty = le { $ship } est vide
refusal-worthless = la cargaison du { $ship } ne rapporterait aucun thaler
refusal-same-ship = la cargaison passe sur un autre navire
refusal-enough-moves = cette cargaison a été assez transbordée ce tour-ci
refusal-bought-already = { $ware } est déjà acheté
refusal-too-poor =
    { $price ->
        [one] { $ware } coûte { $price } thaler, vous n’en avez que { $wealth }
       *[other] { $ware } coûte { $price } thalers, vous n’en avez que { $wealth }
    }
refusal-no-trading = à deux joueurs on n’échange pas
refusal-trade-later = on n’échange qu’en phase 2
refusal-offers-spent = les offres de ce tour sont épuisées ({ $most } au plus par joueur)
refusal-wrong-partner = tout échange se fait avec { $who }, dont c’est le tour
refusal-not-answerable = une contre-offre répond à une offre faite à ce joueur
refusal-offer-slot = cette carte retournée n’est plus là
refusal-offer-place = cette carte n’est pas dans cette main
refusal-offer-nothing = une offre porte sur une carte au moins
refusal-offer-hand-size = aucun destinataire n’a autant de cartes
refusal-no-such-beans = il n’y a pas autant de haricots de cette sorte dans le jeu
refusal-no-such-offer = cette offre n’existe plus
refusal-not-addressed = cette offre n’est pas faite à ce joueur
refusal-not-yours = cette offre est celle d’un autre joueur
refusal-other-cards = cette offre demande d’autres cartes
refusal-wished-already = la recherche « { $bean } » est déjà affichée

event-plant = { $who } plante un { $bean } dans le { $field }.
event-turn-up = { $who } retourne { $cards }.
event-set-aside = { $who } met de côté un { $bean }.
event-end-phase = { $who } termine la phase 2.
event-draw =
    { $count ->
        [one] { $who } pioche { $count } carte.
       *[other] { $who } pioche { $count } cartes.
    }
event-refill = { $port } reçoit de nouvelles cartes : { $cards }.
event-exhausted = La pioche est épuisée { $count ->
        [1] une première fois
        [2] une deuxième fois
       *[other] une troisième fois
    }.
event-sail = { $who } navigue vers { $port } et embarque { $count } × { $bean } sur le { $ship }.
event-raid = { $who } attaque { $victim } : { $ship } ({ $count } × { $bean }).
event-yield = { $who } cède un { $bean }.
event-sell =
    { $thalers ->
        [one] { $who } vend { $count } × { $bean } pour { $thalers } thaler.
       *[other] { $who } vend { $count } × { $bean } pour { $thalers } thalers.
    }
event-load = { $who } charge { $count } × { $bean } sur le { $ship }.
event-move = { $who } transborde { $count } × { $bean } du { $ship } au { $to }.
event-buy =
    { $price ->
        [one] { $who } achète { $ware } pour { $price } thaler.
       *[other] { $who } achète { $ware } pour { $price } thalers.
    }
event-discard = { $who } défausse { $count } × { $bean }.
event-wish = { $who } cherche un { $bean }.
event-offer = { $who } propose à { $to } : { $given } contre { $wanted }.
event-counter = { $who } contre-propose à { $to } : { $given } contre { $wanted }.
event-refuse = { $who } refuse { $offer }.
event-withdraw = Retirée : { $offer }.
event-deal = { $who } et { $maker } sont d’accord : { $got } pour { $who }, { $gave } pour { $maker }.
event-settle =
    { $points ->
        [one] { $who } vend tout pour { $points } thaler, soit { $total } au total.
       *[other] { $who } vend tout pour { $points } thalers, soit { $total } au total.
    }

preview-field =
    { $thalers ->
        [one] Champ : { $count } × { $bean }, { $thalers } thaler
       *[other] Champ : { $count } × { $bean }, { $thalers } thalers
    } ; encore { $more } pour le suivant
preview-field-full =
    { $thalers ->
        [one] Champ : { $count } × { $bean }, { $thalers } thaler
       *[other] Champ : { $count } × { $bean }, { $thalers } thalers
    } ; plus rien à gagner
preview-cargo =
    { $thalers ->
        [one] Cargaison : { $count } × { $bean }, { $thalers } thaler
       *[other] Cargaison : { $count } × { $bean }, { $thalers } thalers
    } ; encore { $more } pour le suivant
preview-cargo-full =
    { $thalers ->
        [one] Cargaison : { $count } × { $bean }, { $thalers } thaler
       *[other] Cargaison : { $count } × { $bean }, { $thalers } thalers
    } ; plus rien à gagner
preview-cargo-lost = Une carte de la cargaison perdue : { $bean }
preview-for-nothing = Vendu pour rien : { $count } × { $bean }
preview-no-field = Aucun champ libre ({ $bean }) : il faudrait d’abord récolter

sheet-thalers = thalers au port
sheet-field = dernière vente : { $count } × { $bean } d’un champ
sheet-cargo = dernière vente : { $count } × { $bean } d’un navire

draw-head = { $phase } · tour : { $who } · pioche : { $deck } · épuisée : { $times } sur { $final }
draw-phase-plant = Phase 1, planter
draw-phase-trade = Phase 2, échanger
draw-phase-draw = Phase 3, piocher
draw-phase-raid = Une attaque
draw-phase-over = La partie est terminée
draw-discard = Défausse : { $count }, dessus : { $top }
draw-put-aside = Thalers mis de côté : { $cards }
draw-last-turn = Dernier tour : la partie finit quand tout est planté.
draw-row = { $port } (de haut en bas) : { $cards }
draw-turned-up = Retournées : { $cards }
draw-ship = { $ship } : { $cards }
draw-hand = Votre main (première carte en tête) : { $cards }

# Sur le plateau, dans le navigateur.
pile = { $count } × { $bean }
board-ware-field = Troisième champ
board-ware-merchant = Second navire marchand
board-ware-pirate = Bateau pirate
phase-plant = planter
phase-trade = échanger
phase-draw = piocher
last-turn = Le dernier tour
island = L’île
row-empty = La rangée est vide
others = Les autres joueurs
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
set-aside = À planter :
looks-for = Cherche :
held = En main à coup sûr :
raid = Attaquer
table = Le milieu de la table
draw-pile = { $count } à piocher
run-out = épuisée : { $times }/{ $final }
discard-pile =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
turned-up = Retournées par { $name }
none-turned-up = Aucune carte n’est retournée.
keep = Garder
plant-this = planter : { $bean }
offer-this = proposer
ask-this = demander
discard = défausser
discard-one = Défausser une carte
discard-which = Quelle carte ?
offers = Offres
gives = donne
wants = veut
nothing = rien
accept = Accepter
accept-which = Accepter avec…
giving-places = donner { $places }
cannot-accept = Vous n’avez pas ces haricots.
counter = Contre-offre
refuse = Refuser
withdraw = Retirer
compose = Faire une offre
compose-close = Fermer
compose-counter = Contre-offre à { $name }
offers-left =
    { $count ->
        [one] encore { $count } offre ce tour
       *[other] encore { $count } offres ce tour
    }
offer-to = À qui ?
i-give = Vous donnez
i-get = Vous recevez
click-hand = Prenez dans votre main.
click-below = Choisissez les haricots à demander.
ask-for = Haricots à demander
ask-bean = demander un { $bean }
take-out = retirer le { $bean }
most-dealt =
    { $count ->
        [one] Un échange prend au plus { $count } carte dans une main.
       *[other] Un échange prend au plus { $count } cartes dans une main.
    }
make-offer = Proposer
make-counter = Contre-proposer
only-wish = Juste signaler ma recherche
clear = Effacer
your-place = Vos champs et vos navires
to-plant = À planter
field-of =
    { $thalers ->
        [0] Champ { $field } : { $pile }, ne vaut encore rien
        [one] Champ { $field } : { $pile }, vaut { $thalers } thaler
       *[other] Champ { $field } : { $pile }, vaut { $thalers } thalers
    }
field-free = Champ { $field }, libre
sell = Vendre
load = Charger
sell-cargo = Vendre la cargaison
buy = Acheter : { $ware } pour { $price }
raid-on-you = { $name } attaque votre navire marchand { $number } !
raid-on = { $name } attaque { $victim } (navire marchand { $number }).
raid-sell = Vendre la cargaison
raid-yield = Céder une carte
your-hand = Votre main
hand-card = Carte { $place } : { $bean }
hand-empty = Votre main est vide.
fields-of = Champs ({ $name })
ships-of = Navires ({ $name })
field-name = champ { $field }
sail-to = Naviguer vers { $port }
offer-number = Offre ({ $name })
offer-next = Offre suivante
harvest = Récolter
harvest-field = Récolter le champ { $field }
cargo-of = Vendre ou transborder la cargaison : { $ship }
shop = Acheter
move = Transborder
ask-field = Que faire de cette récolte ?
ask-nothing = Vendre pour rien ?
ask-ship = Que faire de cette cargaison ?
ask-offer = Laquelle de vos cartes ?
ask-wares = Qu’achetez-vous ?
more-ways = Autres possibilités
front-card = devant
overview = Prix et haricomètres
bean-meters = Cartes pour 1, 2, 3, 4 thalers
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

# Le plateau en texte.
told-offer = { $who } propose à { $to } : { $given } contre { $wanted }.
told-to-plant = À planter dans ce tour : { $cards }.
told-worth = { $cards } (thalers : { $thalers })
told-thalers = Thalers
told-hand = Cartes en main
told-fields = Champs
told-ships = Navires
told-wishes = Cherche
told-known = Connues en main
told-bean = Haricot
