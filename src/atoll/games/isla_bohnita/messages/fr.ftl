about = Échangez des haricots, plantez-les, embarquez-les : l’île enrichit les marchands, les pirates guettent.
option-island = Avec l’île : navires marchands, pirates et deux ports
option-extension = Avec l’extension : plus de haricots, jusqu’à sept joueurs
option-offers = Offres et souhaits par tour, au plus

bean-4 = cacao
bean-6 = jardin
bean-8 = rouge
bean-10 = œil-noir
bean-12 = soja
bean-14 = vert
bean-16 = puant
bean-18 = chili
bean-20 = bleu
bean-22 = brandy
bean-24 = café
bean-26 = cire
bean-28 = moka
bean-unknown = inconnu

cards = { $count } × { $bean }
cards-and = { $first }, { $second }
cards-none = rien
card-placed = un haricot { $bean } (carte { $place } de la main)
anybody = tous

ship-merchant = marchand { $number }
ship-pirate = pirate
port-bohnbay = Bohnbay
port-bohnaco = Bohnaco
ware-field = le troisième champ
ware-merchant = le second marchand
ware-pirate = le pirate

prompt-plant = Plantez votre première carte, un haricot { $bean } ; récoltez d’abord si aucun champ n’est libre.
prompt-plant-second = Plantez aussi la carte suivante, un haricot { $bean }, ou retournez des cartes.
prompt-turn-up = Retournez des cartes : la phase 2 commence.
prompt-trade = Échangez, plantez ce qui est mis de côté, et terminez la phase quand vous avez fini.
prompt-sail = Échangez, naviguez, attaquez, plantez ce qui est mis de côté, puis terminez la phase.
prompt-two-players = Plantez les cartes retournées, naviguez, attaquez, puis terminez la phase.
prompt-leave = Plantez ce que vous voulez des cartes retournées, puis terminez la phase et laissez le reste.
prompt-answer =
    { $count ->
        [one] Une offre attend votre réponse.
       *[other] { $count } offres attendent votre réponse.
    }
prompt-aside = Plantez ce que vous avez mis de côté : { $cards }.
prompt-left = Plantez ou défaussez chaque sorte de haricot laissée par l’adversaire.
prompt-draw =
    { $count ->
        [one] Piochez une carte.
       *[other] Piochez { $count } cartes.
    }
prompt-raid = { $who } attaque votre { $ship } : vendez sa cargaison, ou cédez une carte.

choice-plant = planter un haricot { $bean } dans le champ { $field }
choice-turn-up = retourner des cartes
choice-set-aside = mettre de côté le haricot { $bean }
choice-end-phase = terminer la phase 2
choice-draw = piocher
choice-sail = envoyer le { $ship } à { $port } chercher { $count } × { $bean }
choice-raid = attaquer le { $ship } de { $who } ({ $count } × { $bean })
choice-yield = céder une carte
choice-sell-field =
    { $thalers ->
        [one] vendre le champ { $field } : { $count } × { $bean } pour { $thalers } thaler
       *[other] vendre le champ { $field } : { $count } × { $bean } pour { $thalers } thalers
    }
choice-load = charger le champ { $field } ({ $count } × { $bean }) sur le { $ship }
choice-sell-cargo =
    { $thalers ->
        [one] vendre la cargaison du { $ship } : { $count } × { $bean } pour { $thalers } thaler
       *[other] vendre la cargaison du { $ship } : { $count } × { $bean } pour { $thalers } thalers
    }
choice-move = transborder { $count } × { $bean } du { $ship } au { $to }
choice-buy = acheter { $ware } pour { $price } thalers
choice-discard = défausser un haricot { $bean } (carte { $place } de la main)
choice-discard-left = défausser { $count } × { $bean }
choice-wish = montrer que vous cherchez des haricots { $bean }
choice-offer = proposer à { $to } : { $given } contre { $wanted }
choice-counter = contre-proposer à { $to } : { $given } contre { $wanted }
choice-accept = accepter l’offre { $offer } en donnant { $cards }
choice-accept-gift = accepter l’offre { $offer }
choice-refuse = refuser l’offre { $offer }
choice-withdraw = retirer l’offre { $offer }

refusal-left-first = il faut d’abord planter ou défausser les cartes laissées
refusal-phase-one = c’est la phase 1 : planter des cartes de la main, puis retourner
refusal-phase-two = c’est la phase 2, que le joueur actif termine
refusal-aside-first = il faut d’abord planter les cartes mises de côté
refusal-phase-three = il faut piocher maintenant
refusal-not-active = seul { $who }, dont c’est le tour, peut le faire
refusal-no-such-field = il n’y a pas de champ { $field } à utiliser
refusal-field-taken = le champ { $field } porte des haricots { $bean }
refusal-hand-empty = la main est vide
refusal-no-third = deux cartes sont plantées, jamais une troisième
refusal-discard-ends = après la défausse on ne plante plus de la main
refusal-plant-first = il faut d’abord planter la première carte
refusal-slot-empty = il n’y a pas de carte retournée { $slot }
refusal-not-aside = aucun haricot { $bean } n’est mis de côté
refusal-set-aside-first = une carte retournée est mise de côté avant d’être plantée
refusal-not-lying = aucun haricot { $bean } n’est posé là
refusal-two-players-only = on ne défausse de la main qu’à deux joueurs
refusal-one-discard = une carte de la main a déjà été défaussée
refusal-no-such-card = il n’y a pas de carte { $place } dans cette main
refusal-no-raid = aucune attaque n’attend de réponse
refusal-no-ships = sans l’île il n’y a pas de navires
refusal-no-such-ship = ce joueur n’a pas de { $ship }
refusal-row-empty = la rangée de { $port } est vide
refusal-other-cargo = le { $ship } transporte des haricots { $bean }
refusal-row-run = à { $port } on peut prendre au plus { $most } × { $bean }, au moins 1
refusal-no-victim = on attaque le marchand d’un autre joueur
refusal-nothing-to-raid = le { $ship } de { $who } ne transporte rien
refusal-raided-already = le { $ship } de { $who } a déjà été attaqué ce tour-ci
refusal-raid-first = il faut d’abord répondre à l’attaque : vendre cette cargaison ou céder une carte
refusal-field-empty = le champ { $field } est vide
refusal-protected = le champ { $field } n’a qu’une carte, protégée tant qu’un autre champ en a plus
refusal-own-turn = à deux joueurs on ne vend qu’à son propre tour
refusal-ship-empty = le { $ship } est vide
refusal-worthless = la cargaison du { $ship } ne rapporterait aucun thaler
refusal-same-ship = la cargaison passe sur un autre navire
refusal-enough-moves = cette cargaison a été assez transbordée ce tour-ci
refusal-bought-already = { $ware } est déjà là
refusal-too-poor = { $ware } coûte { $price }, il y a { $wealth } en caisse
refusal-no-trading = à deux joueurs on n’échange pas
refusal-trade-later = on n’échange qu’en phase 2
refusal-offers-spent = les { $most } offres et souhaits de ce tour sont faits
refusal-wrong-partner = tout échange se fait avec { $who }, le joueur actif
refusal-not-answerable = une contre-offre va à l’auteur d’une offre faite à ce joueur
refusal-offer-slot = cette carte retournée n’est plus là
refusal-offer-place = il n’y a pas une telle carte dans cette main
refusal-offer-nothing = une offre porte sur une carte au moins
refusal-offer-hand-size = aucun destinataire n’a autant de cartes
refusal-no-such-beans = il n’y a pas autant de ces haricots dans le jeu
refusal-no-such-offer = il n’y a pas d’offre { $offer }
refusal-not-addressed = l’offre { $offer } n’est pas faite à ce joueur
refusal-not-yours = l’offre { $offer } est celle d’un autre joueur
refusal-other-cards = l’offre { $offer } demande d’autres cartes
refusal-wished-already = le souhait de haricots { $bean } est déjà montré

event-plant = { $who } plante un haricot { $bean } dans le champ { $field }.
event-turn-up = { $who } retourne { $cards }.
event-set-aside = { $who } met de côté un haricot { $bean }.
event-end-phase = { $who } termine la phase 2.
event-draw =
    { $count ->
        [one] { $who } pioche { $count } carte.
       *[other] { $who } pioche { $count } cartes.
    }
event-refill = { $port } reçoit de nouvelles cartes : { $cards }.
event-exhausted = La pioche est épuisée, fois n° { $count }.
event-sail = { $who } navigue vers { $port } et embarque { $count } × { $bean } sur le { $ship }.
event-raid = { $who } attaque le { $ship } de { $victim } ({ $count } × { $bean }).
event-yield = { $who } cède un haricot { $bean }.
event-sell =
    { $thalers ->
        [one] { $who } vend { $count } × { $bean } pour { $thalers } thaler.
       *[other] { $who } vend { $count } × { $bean } pour { $thalers } thalers.
    }
event-load = { $who } charge { $count } × { $bean } sur le { $ship }.
event-move = { $who } transborde { $count } × { $bean } du { $ship } au { $to }.
event-buy = { $who } achète { $ware } pour { $price } thalers.
event-discard = { $who } défausse { $count } × { $bean }.
event-wish = { $who } cherche des haricots { $bean }.
event-offer = Offre { $offer } : { $who } propose à { $to } { $given } contre { $wanted }.
event-counter = Offre { $offer } : { $who } contre-propose à { $to } { $given } contre { $wanted }.
event-refuse = { $who } refuse l’offre { $offer }.
event-withdraw = { $who } retire l’offre { $offer }.
event-deal = { $who } et { $maker } sont d’accord : { $who } reçoit { $got }, { $maker } reçoit { $gave }.
event-settle = { $who } vend tout pour { $points }, en tout { $total }.

sheet-thalers = thalers au port
sheet-field = dernière vente : { $count } × { $bean } d’un champ
sheet-cargo = dernière vente : { $count } × { $bean } d’un navire

draw-head = { $phase } · tour de { $who } · pioche : { $deck } · épuisée : { $times } sur { $final }
draw-phase-plant = Phase 1, planter
draw-phase-trade = Phase 2, échanger
draw-phase-plant-aside = Phase 2, planter ce qui est mis de côté
draw-phase-draw = Phase 3, piocher
draw-phase-raid = Une attaque
draw-phase-over = La partie est finie
draw-discard = Défausse : { $count }, dessus : { $top }
draw-put-aside = Thalers mis de côté : { $cards }
draw-last-turn = Dernier tour : la partie finit quand tout est planté.
draw-row = { $port } (dessus d’abord) : { $cards }
draw-turned-up = Retournées : { $cards }
draw-seat =
    { $thalers ->
        [one] { $who } : { $thalers } thaler, { $cards } en main
       *[other] { $who } : { $thalers } thalers, { $cards } en main
    }
draw-field = champ { $field } : { $cards }
draw-ship = { $ship } : { $cards }
draw-aside = mis de côté : { $cards }
draw-wishes = cherche : { $cards }
draw-known = montrées en main : { $cards }
draw-offer = Offre { $offer } : { $who } à { $to } : { $given } contre { $wanted }
draw-hand = Votre main (première carte d’abord) : { $cards }
