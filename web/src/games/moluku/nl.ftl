# De kaarten zoals men ze noemt.
colour-green = groen
colour-red = rood
colour-blue = blauw
colour-yellow = geel
no-trump = geen
picture-mask = Masker
picture-fish = Vis
picture-pineapple = Ananas
picture-rice = Rijst
picture-hut = Hut
picture-palm = Palm
picture-volcano = Vulkaan
card =
    { $colour ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } { $height } ({ $picture })
card-chief = het Opperhoofd
card-wedding = het Huwelijk
card-lizard = de Hagedis
card-chill = de Luiaard
card-unknown = een kaart

# De tafel.
season = Seizoen { $season } van 3
trump = Troef:
next-trump = Vanaf de volgende slag:
stock = Voorraad: { $count }
reversed = De Hagedis: de zwakste eerst
trick = De slag
no-trick = De slag begint.
harvest-order = Rangorde
take-pair = Dit paar nemen
your-hand = Je hand
hand-empty = Je hand is leeg.
may-play = mogelijk
passing = doorgeven

# De eilanden.
island-of = Het eiland van { $name }
island-worth =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
island-bare = kaal
covered = bedekt door een Vulkaan
cards-in-hand =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
void = heeft geen { $colour }
known-hand =
    { $count ->
        [one] Eén kaart bekend
       *[other] { $count } kaarten bekend
    }
huts = Hutten, zo goed mogelijk gevuld
hut-rice-pineapple = { $count } × Hut met Rijst en Ananas
hut-rice-fish = { $count } × Hut met Rijst en Vis
hut-pineapple-fish = { $count } × Hut met Ananas en Vis
hut-all-three = { $count } × Hut met Rijst, Ananas en Vis

# Het bord als tekst.
verb-play = Spelen
verb-harvest = Uit de slag nemen
verb-cover = Met de Vulkaan bedekken
verb-name-trump = Troef noemen
verb-discard = Afleggen
verb-pass = Doorgeven
verb-decline = Afzien
text-season = Seizoen
text-trump = Troef
text-next-trump = Troef van de volgende slag
text-to-act = Plaats aan de beurt
text-step = Stap
text-islands = Eilanden
text-open = open
text-covered = bedekt
text-leader = Plaats die uitkomt
text-trick = Slag
text-second = Tweede kaarten
text-order = Rangorde van de plaatsen
text-reversed = De zwakste eerst
text-totals = Totalen
text-viewer = Jouw plaats
text-teams = Teams
text-hands = Handen
text-size = aantal kaarten
text-known = bekend
text-void = heeft geen
text-stock = Voorraad
text-out = Uit het spel
text-passing = Door te geven
text-island-points = Waarde van de eilanden
text-huts = Gevulde hutten
text-pictures = Afbeeldingen per hoogte
