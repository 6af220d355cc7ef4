"""The referee of Planet."""

from tests.referee.common import Data, Referee

ROWS = (
    "OOOOG OOOGG OOOOD OODOD FFFFG FFGFG FFFFD FFFDD MMMGG MMGMG OOOMM OOMOM OOOFF FFOFO FFFMM",
    "MMFMF MMMDD DDMDM DDDGG GGDGD OOOGF OOGFF OFOFG OOOMG OOMGM OOGMM OODOG OODGD ODDGG OOFFM",
    "OOFMM OFMFM OOFFD OFODD OFDFD OOMMD OODDM OMDMD FFMMD FFDMD FMMDD FFMMG FMFGG FMGMG FFDDG",
    "FFGDG FDGDG MMDDG MMGDG MDDGG",
)
TILES = [tile for row in ROWS for tile in row.split()]
HABITATS = "OFMDG"
MOST = {"O": "tropical_fish", "F": "panda", "M": "ibex", "D": "camel", "G": "polar_bear"}
TOUCHING = {
    "O": {"turtle": "D", "octopus": "M", "manatee": "F", "orca": "G"},
    "F": {"fox": "G", "bear": "M", "beaver": "O", "chameleon": "D"},
    "M": {"moose": "O", "lynx": "F", "cougar": "D", "snow_leopard": "G"},
    "D": {"elephant": "M", "iguana": "O", "giraffe": "F", "jerboa": "G"},
    "G": {"penguin": "O", "snowy_owl": "F", "arctic_hare": "M", "musk_ox": "D"},
}
APART = {
    "O": {"dolphin": "D", "whale": "M", "shark": "F", "ray": "G"},
    "F": {"squirrel": "O", "gorilla": "D", "tiger": "M", "toucan": "G"},
    "M": {"alpaca": "O", "yak": "F", "marmot": "D", "golden_eagle": "G"},
    "D": {"scorpion": "O", "rattlesnake": "F", "ostrich": "M", "meerkat": "G"},
    "G": {"reindeer": "D", "arctic_wolf": "O", "walrus": "F", "seal": "M"},
}
NAMES = {"O": "ocean", "F": "forest", "M": "mountain", "D": "desert", "G": "glacier"}
STEPS = {
    "O": (17, 21, 26, 30),
    "F": (15, 19, 23, 27),
    "M": (14, 18, 21, 25),
    "D": (13, 16, 20, 23),
    "G": (11, 14, 17, 20),
}
POINTS = (2, 4, 7, 10)
COLUMNS = {3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3}
NEIGHBOURS = (
    (1, 2, 3, 4, 5),
    (0, 5, 10, 6, 2),
    (0, 1, 6, 7, 3),
    (0, 2, 7, 8, 4),
    (0, 3, 8, 9, 5),
    (0, 4, 9, 10, 1),
    (11, 7, 2, 1, 10),
    (11, 8, 3, 2, 6),
    (11, 9, 4, 3, 7),
    (11, 10, 5, 4, 8),
    (11, 6, 1, 5, 9),
    (10, 9, 8, 7, 6),
)
Area = tuple[int, int]
Planet = list[str | None]


def demands() -> dict[str, tuple[str, str, str]]:
    """Each animal's demand: its kind, its habitat X and the other habitat Y (PL-C5)."""
    found = {animal: ("most", x, "") for x, animal in MOST.items()}
    for kind, table in (("touching", TOUCHING), ("apart", APART)):
        for x, animals in table.items():
            found.update({animal: (kind, x, y) for animal, y in animals.items()})
    return found


DEMANDS = demands()


def beside(planet: Planet, area: Area) -> list[Area]:
    """The areas that share an edge with this one (PL-10)."""
    face, edge = area
    found = [(face, (edge + 1) % 5), (face, (edge - 1) % 5)]
    across = NEIGHBOURS[face][edge]
    if planet[across] is not None:
        found.append((across, NEIGHBOURS[across].index(face)))
    return found


def habitat(planet: Planet, area: Area) -> str:
    """What an area of a laid tile shows."""
    tile = planet[area[0]]
    assert tile is not None
    return tile[area[1]]


def regions(planet: Planet, x: str) -> list[tuple[int, set[str]]]:
    """Every region of X: its size and the other habitats it touches (PL-10)."""
    free = {
        (face, edge)
        for face, tile in enumerate(planet)
        for edge in range(5)
        if tile is not None and tile[edge] == x
    }
    found = []
    while free:
        waiting = [free.pop()]
        size, touched = 0, set[str]()
        while waiting:
            area = waiting.pop()
            size += 1
            for other in beside(planet, area):
                if other in free:
                    free.remove(other)
                    waiting.append(other)
                elif habitat(planet, other) != x:
                    touched.add(habitat(planet, other))
        found.append((size, touched))
    return found


def merits(planet: Planet, animal: str) -> list[int]:
    """What a planet has to show for an animal, best first; nothing if it takes no part (PL-14)."""
    kind, x, y = DEMANDS[animal]
    found = regions(planet, x)
    if kind == "most":
        return [len(found)] if found else []
    fit = [size for size, touched in found if (y in touched) == (kind == "touching")]
    return sorted(fit, reverse=True)


def best(shown: dict[int, int]) -> list[int]:
    """The seats with the most; a seat with nothing takes no part."""
    top = max(shown.values(), default=0)
    return [seat for seat, value in shown.items() if value == top > 0]


def winner(planets: list[Planet], animal: str, last: bool) -> int | None:
    """Who wins an animal (PL-11 to PL-15); none if it is tied or nobody qualifies."""
    all_merits = [merits(planet, animal) for planet in planets]
    tied = best({seat: found[0] for seat, found in enumerate(all_merits) if found})
    if last and DEMANDS[animal][0] != "most":
        for place in (1, 2):
            if len(tied) > 1:
                later = {seat: (all_merits[seat][place : place + 1] or [0])[0] for seat in tied}
                tied = best(later) or tied
    return tied[0] if len(tied) == 1 else None


class PlanetReferee(Referee):
    """Judges Planet, PL-1 to PL-21."""

    def __init__(self, header: Data) -> None:
        super().__init__(header)
        self.beginner = bool(self.options["beginner"])
        self.surprise = bool(self.options["hidden_animals"])
        self.round = 1
        self.first = 0
        self.to_act: int | None = 0
        self.offer: list[str] = []
        self.piles: list[list[str]] = []
        self.planets: list[Planet] = [[None] * 12 for _ in range(self.players)]
        self.animals: dict[int, list[str]] = {}
        self.hidden: dict[int, list[str]] = {}
        self.won: list[list[str]] = [[] for _ in range(self.players)]
        self.habitats: list[str] | None = None
        self.box: list[str] = []

    def begin(self, state: Data) -> None:
        """PL-1 to PL-5, PL-21: the table as it is laid."""
        self.first = self.to_act = state["first"]
        self.demand(self.first in range(self.players), "PL-5", "no first player")
        self.offer = list(state["offer"])
        self.piles = [list(pile) for pile in state["piles"]]
        self.animals = {int(key): list(cards) for key, cards in state["animals"].items()}
        self.habitats = state["habitats"]
        self.box = list(state["box"])
        sizes = [len(pile) for pile in self.piles]
        self.same("PL-2", "piles", [0] + [5] * 9 + [0, 0], sizes)
        self.same("PL-6", "tiles turned up", 5, len(self.offer))
        columns = {key: len(cards) for key, cards in self.animals.items()}
        if self.surprise:
            self.hidden = {int(k): list(v) for k, v in state["hidden_animals"].items()}
            one_each = dict.fromkeys(range(3, 13), 1)
            self.same("PL-21", "open cards", one_each, columns)
            shown = {key: len(cards) for key, cards in self.hidden.items()}
            self.same("PL-21", "hidden cards", one_each, shown)
        else:
            self.same("PL-3", "animals laid out", COLUMNS, columns)
        if self.beginner:
            self.same("PL-20", "habitat cards", None, self.habitats)
        else:
            self.demand(isinstance(self.habitats, list), "PL-4", "no habitat cards")
        self.compare(state)

    def follow(self, seat: int, action: Data, state: Data) -> None:
        """PL-6: a tile to a free face, turned."""
        self.demand(seat == self.to_act, "PL-6", f"seat {seat} acts, not {self.to_act}")
        self.demand(action["verb"] == "place", "PL-6", f"unknown verb {action['verb']}")
        tile, face, turned = action["tile"], action["face"], action["rotation"]
        self.demand(tile in self.offer, "PL-6", f"{tile} is not on offer")
        self.demand(face in range(12), "PL-6", f"no face {face}")
        self.demand(turned in range(5), "PL-6", f"no rotation {turned}")
        self.demand(self.planets[seat][face] is None, "PL-6", f"face {face} is covered")
        laid = "".join(tile[(edge - turned) % 5] for edge in range(5))
        self.same("PL-6", "areas", laid, action["areas"])
        self.offer.remove(tile)
        self.planets[seat][face] = laid
        self.to_act = (seat + 1) % self.players
        if self.to_act == self.first:
            self.end_round()
        self.compare(state)

    def legal(self) -> dict[int, list[str]]:
        """PL-6: each tile on offer on each free face, in each rotation."""
        if self.to_act is None:
            return {}
        free = [face for face in range(12) if self.planets[self.to_act][face] is None]
        places = [f"{face} {turned}" for face in free for turned in range(5)]
        return {self.to_act: [f"place {tile} {place}" for tile in self.offer for place in places]}

    def end_round(self) -> None:
        """PL-7 to PL-9, PL-21: left-over tiles, animals, the token; then the next pile."""
        for tile in sorted(self.offer, key=TILES.index):
            places = [pile for pile in self.piles[10:] if len(pile) < 5]
            (places[0] if places and self.round <= 10 else self.box).append(tile)
        self.offer = []
        self.award()
        shown = self.hidden.pop(self.round + 2, [])
        self.animals.setdefault(self.round + 2, []).extend(shown)
        self.first = (self.first + 1) % self.players
        if self.round == 12:
            self.to_act = None
            return
        self.round += 1
        self.to_act = self.first
        self.offer, self.piles[self.round - 1] = self.piles[self.round - 1], []

    def award(self) -> None:
        """PL-8, PL-15: the animals of the round, in the order shown."""
        for animal in self.animals.pop(self.round, []):
            seat = winner(self.planets, animal, self.round == 12)
            if seat is not None:
                self.won[seat].append(animal)
            elif self.round < 12:
                self.animals.setdefault(self.round + 1, []).append(animal)
            else:
                self.box.append(animal)

    def compare(self, state: Data) -> None:
        """The shown state against the model."""
        self.same("PL-8", "round", self.round, state["round"])
        self.same("PL-9", "first", self.first, state["first"])
        self.same("PL-6", "to act", self.to_act, state["to_act"])
        self.same("PL-6", "offer", sorted(self.offer), sorted(state["offer"]))
        self.same("PL-6", "planets", self.planets, state["planets"])
        piles = [sorted(pile) for pile in state["piles"]]
        self.same("PL-7", "piles", [sorted(pile) for pile in self.piles], piles)
        animals = {str(key): cards for key, cards in self.animals.items() if cards}
        self.same("PL-15", "animals", animals, state["animals"])
        hidden = {str(key): cards for key, cards in self.hidden.items()}
        self.same("PL-21", "hidden", hidden if self.surprise else None, state["hidden_animals"])
        won = [sorted(cards) for cards in state["won"]]
        self.same("PL-8", "won", [sorted(cards) for cards in self.won], won)
        self.same("PL-4", "habitats", self.habitats, state["habitats"])
        self.same("PL-15", "box", sorted(self.box), sorted(state["box"]))
        self.conserve(state)

    def conserve(self, state: Data) -> None:
        """PL-C1: every tile and every card is in one place."""
        pieces = [tile for pile in state["piles"] for tile in pile] + state["offer"]
        pieces += [min_turn(tile) for planet in state["planets"] for tile in planet if tile]
        for table in (state["animals"], state["hidden_animals"] or {}):
            pieces += [card for cards in table.values() for card in cards]
        pieces += [card for cards in state["won"] for card in cards]
        pieces += state["box"] + (state["habitats"] or [])
        every = TILES + list(DEMANDS) + ([] if self.beginner else list(HABITATS))
        self.same("PL-C1", "all pieces", sorted(every), sorted(pieces))

    def finish(self, final: Data) -> None:
        """PL-17 to PL-20: points, sheet, winners."""
        self.same("PL-17", "to act", None, self.to_act)
        lines = [self.lines(seat) for seat in range(self.players)]
        scores = [sum(points for _, _, points in seat_lines) for seat_lines in lines]
        self.same("PL-18", "scores", scores, final["scores"])
        rank = [(scores[seat], len(self.won[seat])) for seat in range(self.players)]
        winners = [seat for seat in range(self.players) if rank[seat] == max(rank)]
        self.same("PL-19", "winners", winners, final["winners"])
        self.check_sheet(final)
        for seat in range(self.players):
            self.check_lines(seat, sorted(lines[seat]), final["sheet"][seat])

    def check_lines(self, seat: int, lines: list[tuple[str, str, int]], sheet: list[Data]) -> None:
        """PL-17, PL-18: a line for each card, with its clause, its name and its points."""
        self.same("PL-18", f"lines of seat {seat}", len(lines), len(sheet))
        for rule, name, points in lines:
            named = [line for line in sheet if line["what"].startswith(name)]
            shown = [(line["rule"], line["points"]) for line in named]
            self.same(rule, f"line of {name}, seat {seat}", True, (rule, points) in shown)

    def lines(self, seat: int) -> list[tuple[str, str, int]]:
        """What a seat scores, line by line."""
        names = [(animal, animal.replace("_", " ")) for animal in self.won[seat]]
        if self.habitats is None:
            return [("PL-20", name, 1) for _, name in names]
        own = self.habitats[seat]
        areas = sum(tile.count(own) for tile in self.planets[seat] if tile)
        points = max([0] + [p for s, p in zip(STEPS[own], POINTS, strict=True) if areas >= s])
        figure = f"{NAMES[own]}: {areas}" if areas > 1 else NAMES[own]  # one and none are words
        found = [("PL-17", figure, points)]
        found += [("PL-18", name, 1 if DEMANDS[animal][1] == own else 2) for animal, name in names]
        return found


def min_turn(tile: str) -> str:
    """The tile of the set that lies there turned."""
    turns = [tile[k:] + tile[:k] for k in range(5)]
    return next((known for known in TILES if known in turns), tile)
