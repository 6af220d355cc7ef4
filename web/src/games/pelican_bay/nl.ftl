terrain-water = water
terrain-beach = strand
terrain-forest = bos
bay = De baai: pijltjestoetsen verschuiven haar, plus en min zoomen
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Toon de hele baai
hand = Je tegels
turn-left = Draai de tegel naar links
turn-right = Draai de tegel naar rechts
empty-cell = Vak { $cell }, leeg
sun-cell = Vak { $cell }, een zon
turn-cell = Vak { $cell }: de tegel past als je hem draait
pick-sun = Verplaats de zon van { $cell }
which-sun = Kies een zon en dan haar nieuwe vak.
fits-nowhere = Deze tegel past nergens; probeer de andere.
would-score =
    { $points ->
        [one] Zou één punt opleveren.
       *[other] Zou { $points } punten opleveren.
    }
would-close = Sluit:
    { $terrain ->
        [water] water
        [beach] strand
       *[forest] bos
    } ({ $size })
piles = Stapels { $count }
reserve = Reserve { $count }
supply = Voorraad
last-round = Laatste ronde
start-player = startspeler
pelicans =
    { $count ->
        [one] één pelikaan
       *[other] { $count } pelikanen
    }
tiles =
    { $count ->
        [one] één tegel
       *[other] { $count } tegels
    }
best =
    { $terrain ->
        [water] Water
        [beach] Strand
       *[forest] Bos
    }: gesloten gebied van { $size }
areas = Gebieden
areas-open = { $count } open
area =
    { $terrain ->
        [water] Water
        [beach] Strand
       *[forest] Bos
    } van { $size }
open-edges =
    { $count ->
        [one] één open rand
       *[other] { $count } open randen
    }
no-areas = Geen gebied van twee of meer tegels is open.
