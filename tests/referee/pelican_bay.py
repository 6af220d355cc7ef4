"""The referee of Pelican Bay."""

import re
from collections import Counter

from tests.referee.bay import OPENING, TILES, Area, Bay, Cell, rotations, turned
from tests.referee.common import Data, Referee, bag, leaders

TERRAINS = {"W": "water", "B": "beach", "F": "forest"}
COUNT = re.compile(r"\d+")


def lay_text(tile: str, cell: Cell, times: int) -> str:
    """A lay in notation."""
    return f"lay {tile} {cell[0]},{cell[1]} r{times}"


class PelicanBay(Referee):
    """Judges Pelican Bay, PB-1 to PB-22."""

    def __init__(self, header: Data) -> None:
        super().__init__(header)
        n = self.players
        self.solo = n == 1
        self.all_open = self.solo and self.options["solo"] == "open"
        self.bay = Bay()
        self.order: list[tuple[Cell, str]] = []
        self.step = "open"
        self.first = 0
        self.to_act: int | None = 0
        self.hands: list[list[str]] = [[] for _ in range(n)]
        self.piles: list[list[str]] = [[], [], []]
        self.reserve: list[str] = []
        self.put_back: dict[int, list[str]] = {}
        self.supply, self.pelicans = 7, [0] * n
        self.placed = self.plain = self.owing = 0
        self.marked: set[Area] = set()
        self.points = [0] * n
        self.laid: list[Cell] = []
        self.joined: list[set[str]] = []
        self.bonus = self.piles_out = self.last_round = self.reserve_out = False
        self.extensions = [Counter[str]() for _ in range(n)]
        self.markings = [Counter[str]() for _ in range(n)]

    def begin(self, state: Data) -> None:
        """PB-1 to PB-3: the piles and the three tiles of the opening."""
        self.first = state["first"]
        self.demand(self.first in range(self.players), "PB-2", "no start player")
        self.to_act = (self.first - 1) % self.players
        self.hands = [list(hand) for hand in state["hands"]]
        self.piles = [list(pile) for pile in state["piles"]]
        self.reserve = list(state["reserve"])
        hand = self.hands[self.to_act]
        if self.all_open:
            self.same("PB-22", "open tiles", sorted(TILES), sorted(hand))
        else:
            self.same("PB-1", "reserve", 16, len(self.reserve))
            self.same("PB-3", "piles", [16, 16, 16], [len(pile) for pile in self.piles])
            self.same("PB-3", "tiles of the opening", 3, len(hand))
            self.check(self.bay.opening_possible(hand), "PB-3", "the three cannot match")
        self.compare(state)

    def follow(self, seat: int, action: Data, state: Data) -> None:
        """One decision: whose, whether it is allowed, what it makes."""
        self.demand(seat == self.to_act, "PB-6", f"seat {seat} acts, not {self.to_act}")
        verb = action["verb"]
        allowed = {
            "open": ["lay"],
            "lay": ["lay", "pass"],
            "second": ["lay", "stop"],
            "choose": ["mark", "decline"],
            "take": ["take"],
            "sun": ["sun"],
        }[self.step]
        self.demand(verb in allowed, "PB-6", f"{verb} in the step {self.step}")
        getattr(self, f"do_{verb}")(seat, action, state)
        self.compare(state)

    def legal(self) -> dict[int, list[str]]:
        """All that may be done now."""
        if self.to_act is None:
            return {}
        seat = self.to_act
        if self.step == "choose":
            return {seat: ["mark", "decline"]}
        if self.step == "take":
            return {
                seat: [f"take {n}" for n, has in enumerate(self.others_with_pelicans(seat)) if has]
            }
        if self.step == "sun":
            return {seat: self.legal_suns()}
        if self.step == "open":
            return {seat: self.legal_openings(seat)}
        found = [
            lay_text(*lay)
            for lay in self.bay.lays(sorted(set(self.hands[seat])))
            if self.step == "lay" or self.goes_together(*lay)
        ]
        if self.step == "second":
            return {seat: [*found, "stop"]}
        return {seat: found or ["pass"]}

    def legal_suns(self) -> list[str]:
        """PB-4, PB-10: a sun put, or one of three moved."""
        cells = [f"{q},{r}" for q, r in self.bay.rim()]
        if len(self.bay.suns) < 3:
            return [f"sun {cell}" for cell in cells]
        return [f"sun {q},{r} to {cell}" for q, r in self.bay.suns for cell in cells]

    def legal_openings(self, seat: int) -> list[str]:
        """PB-3: what matches and can be finished."""
        cell, hand, found = OPENING[len(self.order)], self.hands[seat], []
        for tile in hand:
            for times in rotations(tile):
                if self.bay.matches(cell, turned(tile, times)):
                    self.bay.tiles[cell] = turned(tile, times)
                    if self.bay.opening_possible([other for other in hand if other != tile]):
                        found.append(lay_text(tile, cell, times))
                    del self.bay.tiles[cell]
        return found

    def do_lay(self, seat: int, action: Data, state: Data) -> None:
        """PB-3, PB-6, PB-7: a tile to the bay."""
        tile, cell, times = action["tile"], (action["q"], action["r"]), action["rotation"]
        self.demand(tile in self.hands[seat], "PB-6", f"{tile} is not in the hand")
        self.demand(times in rotations(tile), "PB-6", f"no rotation {times} of {tile}")
        edges = turned(tile, times)
        self.same("PB-6", "edges", edges, action["edges"])
        if self.step == "open":
            self.lay_opening(seat, tile, cell, edges, state)
            return
        self.demand(self.bay.fits(cell, edges), "PB-6", f"{edges} does not fit at {cell}")
        self.put(seat, tile, cell, edges)
        self.laid.append(cell)
        self.joined = [*self.joined[: len(self.laid) - 1], self.bay.joined(cell)]
        if not self.bay.extend_together(self.laid, self.joined[0]):
            self.stop("PB-7", f"the tiles at {self.laid} extend no area together")
        if self.solo:
            self.laid = []
            self.refill(seat, state)
            self.go_on_solo()
        elif len(self.laid) == 1 and self.hands[seat]:
            self.step = "second"
        else:
            self.finish_lays(seat, state)

    def goes_together(self, tile: str, cell: Cell, times: int) -> bool:
        """Whether a second lay extends an area the first extended (PB-7)."""
        self.bay.tiles[cell] = turned(tile, times)
        good = self.bay.extend_together([*self.laid, cell], self.joined[0])
        del self.bay.tiles[cell]
        return good

    def put(self, seat: int, tile: str, cell: Cell, edges: str) -> None:
        """Move a tile from the hand to the bay."""
        self.hands[seat].remove(tile)
        self.bay.tiles[cell] = edges
        self.order.append((cell, tile))

    def lay_opening(self, seat: int, tile: str, cell: Cell, edges: str, state: Data) -> None:
        """PB-3: three tiles, each touching the other two."""
        wanted = OPENING[len(self.order)]
        self.demand(cell == wanted, "PB-3", f"the opening goes on at {wanted}, not {cell}")
        self.demand(self.bay.matches(cell, edges), "PB-3", f"{edges} does not match at {cell}")
        self.put(seat, tile, cell, edges)
        self.check(self.bay.opening_possible(self.hands[seat]), "PB-3", "it cannot be finished")
        if len(self.order) < 3:
            return
        if self.solo:
            self.refill(seat, state)
            self.go_on_solo()
        else:
            self.step = "sun"

    def do_stop(self, seat: int, action: Data, state: Data) -> None:
        """PB-6: one tile is enough."""
        self.finish_lays(seat, state)

    def finish_lays(self, seat: int, state: Data) -> None:
        """PB-14: ask if something was closed; else the chain ends."""
        if self.bay.closed_by(self.laid):
            self.step = "choose"
        else:
            self.end_chain(seat, state)

    def do_mark(self, seat: int, action: Data, state: Data) -> None:
        """PB-14, PB-16: a pelican on each area closed."""
        closed = self.bay.closed_by(self.laid)
        self.marked |= closed
        self.owing = len(closed)
        self.take_pelicans(seat, state)

    def take_pelicans(self, seat: int, state: Data) -> None:
        """PB-17: from the supply, then another's reserve, then one's own, then plain markers."""
        while self.owing:
            if self.supply:
                self.supply -= 1
                self.placed += 1
            elif any(self.others_with_pelicans(seat)):
                self.step = "take"
                return
            elif self.pelicans[seat]:
                self.pelicans[seat] -= 1
                self.placed += 1
            else:
                self.plain += 1
            self.owing -= 1
        self.laid = []
        self.bonus = True
        self.refill(seat, state)
        self.step = "lay"
        if not self.hands[seat]:
            self.end_chain(seat, state)

    def others_with_pelicans(self, seat: int) -> list[bool]:
        """Who else has a pelican in their reserve."""
        return [other != seat and count > 0 for other, count in enumerate(self.pelicans)]

    def do_take(self, seat: int, action: Data, state: Data) -> None:
        """PB-17: a pelican from another player's reserve."""
        owner = action["from"]
        good = owner in range(self.players) and self.others_with_pelicans(seat)[owner]
        self.demand(good, "PB-17", f"no pelican to be had from {owner}")
        self.pelicans[owner] -= 1
        self.placed += 1
        self.owing -= 1
        self.take_pelicans(seat, state)

    def do_decline(self, seat: int, action: Data, state: Data) -> None:
        """PB-14: no pelican, no bonus turn."""
        self.end_chain(seat, state)

    def end_chain(self, seat: int, state: Data) -> None:
        """PB-9, PB-15: score the last lay and the marked areas, take the pelicans in."""
        if self.laid:
            best = max(
                len(self.bay.area(cell, terrain)[1])
                for cell, joined in zip(self.laid, self.joined, strict=True)
                for terrain in joined
            )
            self.points[seat] += best
            self.extensions[seat]["points"] += best
            self.extensions[seat]["areas"] += 1
        for terrain, cells in self.marked:
            self.points[seat] += len(cells)
            self.markings[seat][TERRAINS[terrain]] += len(cells)
        self.pelicans[seat] += self.placed
        self.marked, self.placed, self.plain = set(), 0, 0
        self.laid, self.bonus = [], False
        self.step = "sun"

    def do_sun(self, seat: int, action: Data, state: Data) -> None:
        """PB-4, PB-10: put or move a sun."""
        to = tuple(action["to"])
        self.demand(to in self.bay.rim(), "PB-10", f"no empty cell beside a tile at {to}")
        if len(self.bay.suns) == 3:
            self.demand(action["from"] is not None, "PB-10", "a fourth sun")
            self.demand(tuple(action["from"]) in self.bay.suns, "PB-10", "no sun to move there")
            self.bay.suns.remove((action["from"][0], action["from"][1]))
        else:
            self.demand(action["from"] is None, "PB-10", "a sun moved before all three lie")
        self.bay.suns.add((to[0], to[1]))
        if not any(self.hands) and len(self.order) == 3:
            for other in range(self.players):
                self.refill((self.first + other) % self.players, state)
        elif not self.last_round:
            self.refill(seat, state)
        self.end_turn(seat)

    def do_pass(self, seat: int, action: Data, state: Data) -> None:
        """PB-12, PB-15: neither tile can be laid."""
        self.demand(not self.bay.can_lay(self.hands[seat]), "PB-12", "a tile could be laid")
        if not self.last_round and (any(self.piles) or self.reserve):
            place = 3 if not any(self.piles) else 2
            pile = self.reserve if place == 3 else self.piles[2]
            shown = state["reserve"] if place == 3 else state["piles"][2]
            pile += self.hands[seat]
            # The order in which they were held shows only where they lie now.
            order = [shown.index(tile) if tile in shown else -1 for tile in self.hands[seat]]
            back = [tile for _, tile in sorted(zip(order, self.hands[seat], strict=True))]
            self.put_back.setdefault(place, []).extend(back)
            self.hands[seat] = []
            self.refill(seat, state)
        if self.bonus:
            self.laid = []
            self.end_chain(seat, state)
        elif self.solo:
            self.go_on_solo()
        elif state["step"] == "over" and not self.last_round:
            tiles = [tile for hand in self.hands for tile in hand] + self.reserve
            tiles += [tile for pile in self.piles for tile in pile]
            self.check(not self.bay.can_lay(tiles), "PB-12", "some tile still fits")
            self.step, self.to_act = "over", None
        else:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """PB-18, PB-19: the next player, the last round, the end."""
        self.step = "lay"
        following = (seat + 1) % self.players
        round_over = following == self.first and self.piles_out
        if not self.last_round and (round_over or self.reserve_out):
            self.last_round = True
            left = [(self.first + k) % self.players for k in range(self.players)]
        elif self.last_round:
            done = (seat - self.first) % self.players + 1
            left = [(self.first + k) % self.players for k in range(done, self.players)]
        else:
            self.to_act = following
            return
        self.to_act = next((other for other in left if self.hands[other]), None)
        if self.to_act is None:
            self.step = "over"

    def go_on_solo(self) -> None:
        """PB-22: the puzzle ends when nothing can be laid."""
        self.step = "lay"
        tiles = [tile for pile in [*self.hands, *self.piles, self.reserve] for tile in pile]
        if not self.bay.can_lay(tiles):
            self.step, self.to_act = "over", None

    def refill(self, seat: int, state: Data) -> None:
        """PB-5, PB-11, PB-18: up to two tiles, as the trace shows them, from the right piles."""
        if self.all_open:
            return
        shown = bag(state["hands"][seat])
        held = bag(self.hands[seat])
        self.demand(not held - shown, "PB-11", f"seat {seat} lost a tile from its hand")
        new = list((shown - held).elements())
        left = sum(map(len, self.piles)) + len(self.reserve)
        wanted = max(0, min(2 - len(self.hands[seat]), left))
        self.demand(len(new) == wanted, "PB-11", f"{len(new)} tiles drawn, not {wanted}")
        for tile in sorted(new, key=self.depth):
            self.draw(tile)
        self.hands[seat] = list(state["hands"][seat])

    def depth(self, tile: str) -> int:
        """How late a tile is drawn: by its pile, and last if it was put back."""
        for place, pile in enumerate([*self.piles, self.reserve]):
            if tile in pile:
                back = self.put_back.get(place, [])
                return 1000 * place + (100 + back.index(tile) if tile in back else 0)
        return self.stop("PB-11", f"{tile} is in no pile")

    def draw(self, tile: str) -> None:
        """PB-11, PB-12, PB-18: take one tile that can be on top."""
        piles = [*self.piles, self.reserve]
        place = next(k for k, pile in enumerate(piles) if pile)
        pile = piles[place]
        back = self.put_back.get(place, [])
        self.demand(tile in pile, "PB-18", f"{tile} does not lie in pile {place}")
        if tile in back:
            top = len(back) == len(pile) and back[0] == tile
            self.demand(top, "PB-12", f"{tile} lies under others")
            back.remove(tile)
        pile.remove(tile)
        if not any(self.piles):
            self.piles_out = True
        if not self.reserve:
            self.reserve_out = True

    def compare(self, state: Data) -> None:
        """The shown state against the model."""
        self.same("PB-14", "step", self.step, state["step"])
        self.same("PB-6", "to act", self.to_act, state["to_act"])
        shown = [((c["q"], c["r"]), c["tile"]) for c in state["bay"]]
        self.same("PB-6", "bay", self.order, shown)
        for laid in state["bay"]:
            cell = (laid["q"], laid["r"])
            edges = laid["edges"]
            self.same("PB-6", f"edges at {cell}", self.bay.tiles.get(cell), edges)
            ids = {(edges[k], laid["areas"][k]) for k in range(6)}
            apart = len({i for _, i in ids}) == len(ids) == len(set(edges))
            self.check(apart, "PB-C3", f"areas of the tile at {cell}: {laid['areas']}")
        self.same("PB-10", "suns", sorted(self.bay.suns), sorted(map(tuple, state["suns"])))
        pairs = [
            ("PB-17", "supply", self.supply, state["supply"]),
            ("PB-17", "pelicans", self.pelicans, state["pelicans"]),
            ("PB-17", "plain markers", self.plain, state["plain_markers"]),
            ("PB-9", "points", self.points_now(), state["points"]),
            ("PB-20", "scores", self.scores_now(), state["scores"]),
            ("PB-2", "start player", self.first, state["first"]),
            ("PB-22", "result", self.result(), state["result"]),
            ("PB-18", "last round", self.last_round, state["last_round"]),
            ("PB-18", "piles out", self.piles_out, state["piles_out"]),
            ("PB-11", "hands", list(map(sorted, self.hands)), list(map(sorted, state["hands"]))),
            ("PB-11", "piles", list(map(sorted, self.piles)), list(map(sorted, state["piles"]))),
            ("PB-18", "reserve", sorted(self.reserve), sorted(state["reserve"])),
        ]
        for clause, what, ours, theirs in pairs:
            self.same(clause, what, ours, theirs)
        self.compare_marks(state)
        self.conserve(state)

    def points_now(self) -> list[int]:
        """The points so far; alone, the largest closed area (PB-22)."""
        return [max(self.bay.largest_closed().values())] if self.solo else self.points

    def scores_now(self) -> list[int]:
        """The points and three for each pelican in reserve (PB-20)."""
        both = zip(self.points_now(), self.pelicans, strict=True)
        return [points + 3 * pelicans for points, pelicans in both]

    def result(self) -> dict[str, int] | None:
        """Alone: the largest closed area of each terrain (PB-22)."""
        if not self.solo:
            return None
        return {TERRAINS[terrain]: size for terrain, size in self.bay.largest_closed().items()}

    def compare_marks(self, state: Data) -> None:
        """PB-14: the marked areas are those just closed."""
        seen: list[Area] = []
        for seat, marks in enumerate(state["marked"]):
            self.check(not marks or seat == self.to_act, "PB-15", f"seat {seat} keeps marks")
            seen += [self.bay.area((q, r), self.bay.tiles[q, r][edge]) for q, r, edge in marks]
        self.same("PB-14", "number of marks", len(self.marked), len(seen))
        self.same("PB-14", "marked areas", self.marked, set(seen))

    def conserve(self, state: Data) -> None:
        """PB-C1: every tile and every pelican is in one place."""
        tiles = [cell["tile"] for cell in state["bay"]] + state["reserve"]
        tiles += [tile for pile in state["piles"] + state["hands"] for tile in pile]
        self.same("PB-C1", "all tiles", sorted(TILES), sorted(tiles))
        pelicans = state["supply"] + sum(state["pelicans"]) + self.placed
        self.same("PB-C1", "all pelicans", 7, pelicans)
        self.check(self.placed + self.plain + self.owing == len(self.marked), "PB-16", "marks")

    def finish(self, final: Data) -> None:
        """PB-20, PB-22: scores, sheet, winners."""
        self.same("PB-18", "step", "over", self.step)
        self.check_sheet(final)
        if self.solo:
            self.finish_solo(final)
            return
        scores = self.scores_now()
        self.same("PB-20", "scores", scores, final["scores"])
        self.same("PB-20", "winners", leaders(scores), final["winners"])
        for seat, lines in enumerate(final["sheet"]):
            extended, marked, pelicans = Counter[str](), Counter[str](), 0
            for line in lines:
                count = COUNT.search(line["what"])
                if line["rule"] == "PB-9":
                    extended["areas"] += int(count[0]) if count else 1
                    extended["points"] += line["points"]
                elif line["rule"] == "PB-15":
                    terrain = next(t for t in TERRAINS.values() if t in line["what"])
                    marked[terrain] += line["points"]
                else:
                    self.same("PB-20", "clause", "PB-20", line["rule"])
                    pelicans += line["points"]
            self.same("PB-9", f"extensions of seat {seat}", self.extensions[seat], extended)
            self.same("PB-15", f"marked areas of seat {seat}", self.markings[seat], marked)
            self.same("PB-20", f"pelicans of seat {seat}", 3 * self.pelicans[seat], pelicans)

    def finish_solo(self, final: Data) -> None:
        """PB-22: the largest closed area of each terrain."""
        best = self.bay.largest_closed()
        self.same("PB-22", "scores", [max(best.values())], final["scores"])
        self.same("PB-22", "winners", [0], final["winners"])
        for terrain, size in best.items():
            lines = [x["what"] for x in final["sheet"][0] if TERRAINS[terrain] in x["what"]]
            sizes = [COUNT.findall(text) for text in lines]
            self.same("PB-22", f"line of {TERRAINS[terrain]}", [[str(size)]], sizes)
