"""Whole random games judged from their traces alone, by the plainest code there is."""

import tomllib
from typing import Any

import pytest

from atoll.core.game import Data
from atoll.core.rng import fast_rng
from atoll.games.planet import GAME
from atoll.games.planet.components import ACROSS_EDGES
from tests.games.planet.table import new

PRINT = tomllib.loads(GAME.set_path("default").read_text(encoding="utf-8"))
ANIMALS = {entry["id"]: entry for entry in PRINT["animals"]}
Area = tuple[int, int]


def neighbours(area: Area) -> list[Area]:
    face, edge = area
    across = ACROSS_EDGES[face][edge]
    return [
        (face, (edge + 1) % 5),
        (face, (edge - 1) % 5),
        (across, ACROSS_EDGES[across].index(face)),
    ]


def regions(planet: list[str | None], letter: str) -> list[set[Area]]:
    """All regions of a habitat, by walking."""
    areas = {
        (face, edge)
        for face, tile in enumerate(planet)
        for edge in range(5)
        if tile and tile[edge] == letter
    }
    found = []
    while areas:
        region, walk = set(), [areas.pop()]
        while walk:
            here = walk.pop()
            region.add(here)
            for near in neighbours(here):
                if near in areas:
                    areas.remove(near)
                    walk.append(near)
        found.append(region)
    return found


def touches(planet: list[str | None], region: set[Area], letter: str) -> bool:
    for area in region:
        for face, edge in neighbours(area):
            tile = planet[face]
            if tile and tile[edge] == letter:
                return True
    return False


def offers(planet: list[str | None], animal: Data) -> list[int]:
    """The number of regions, or the qualifying sizes, largest first."""
    if "most" in animal:
        count = len(regions(planet, animal["most"]))
        return [count] if count else []
    wanted = "touching" in animal
    other = animal.get("touching") or animal["not_touching"]
    found = regions(planet, animal["largest"])
    sizes = [len(region) for region in found if touches(planet, region, other) == wanted]
    return sorted(sizes, reverse=True)


def judge(planets: list[list[str | None]], name: str, number: int) -> int | None:
    """Who wins an animal in a round."""
    animal = ANIMALS[name]
    found = {seat: offers(planet, animal) for seat, planet in enumerate(planets)}
    tied = [seat for seat in found if found[seat]]
    depth = 3 if number == 12 and "most" not in animal else 1
    for rank in range(depth):
        sizes = {seat: found[seat][rank] if rank < len(found[seat]) else 0 for seat in tied}
        tied = [seat for seat in tied if sizes[seat] == max(sizes.values())]
        if len(tied) == 1:
            return tied[0]
    return None


class Referee:
    """Follows a game by its traces and expects the next one."""

    def __init__(self, truth: Data) -> None:
        self.truth = truth
        self.players = len(truth["planets"])

    def follow(self, seat: int, action: Data, truth: Data) -> None:
        """One action, and at the end of a round all that follows by itself."""
        expected: Any = {**self.truth, "planets": [list(p) for p in self.truth["planets"]]}
        assert seat == self.truth["to_act"]
        assert expected["planets"][seat][action["face"]] is None
        turned = action["tile"][-action["rotation"] :] + action["tile"][: -action["rotation"]]
        expected["planets"][seat][action["face"]] = turned if action["rotation"] else action["tile"]
        expected["offer"] = [code for code in self.truth["offer"] if code != action["tile"]]
        laid = sum(tile is not None for planet in expected["planets"] for tile in planet)
        expected["to_act"] = (seat + 1) % self.players
        if laid % self.players == 0:
            self.end_round(expected)
        assert truth == expected
        self.truth = truth

    def end_round(self, expected: Data) -> None:
        number = expected["round"]
        piles = [list(pile) for pile in expected["piles"]]
        box = list(expected["box"])
        for code in expected["offer"]:
            places = [pile for pile in piles[10:] if len(pile) < 5] if number <= 10 else []
            (places[0] if places else box).append(code)
        animals = dict(expected["animals"])
        won = [list(names) for names in expected["won"]]
        if number >= 3:
            for name in animals.pop(str(number)):
                winner = judge(expected["planets"], name, number)
                if winner is not None:
                    won[winner].append(name)
                elif number < 12:
                    animals[str(number + 1)] = [*animals[str(number + 1)], name]
                else:
                    box.append(name)
        if expected["hidden_animals"] is not None:
            hidden = dict(expected["hidden_animals"])
            if number <= 10:
                column = str(number + 2)
                animals[column] = animals[column] + hidden.pop(column)
            expected["hidden_animals"] = hidden
        expected["first"] = (expected["first"] + 1) % self.players
        expected["offer"] = []
        if number < 12:
            turned_up = piles[number]
            piles[number] = []
            expected["offer"] = sorted(turned_up, key=PRINT["tiles"].index)
            expected["round"] = number + 1
        order = list(ANIMALS)
        expected["to_act"] = expected["first"] if number < 12 else None
        expected["piles"] = [sorted(pile) for pile in piles]
        expected["won"] = [sorted(names, key=order.index) for names in won]
        expected["animals"] = animals
        tiles = sorted(code for code in box if code.isupper() and len(code) == 5)
        cards = [code for code in box if len(code) == 1]
        expected["box"] = [*tiles, *sorted(code for code in box if code.islower()), *cards]

    def scores(self) -> list[int]:
        """PL-17, PL-18, PL-20 from the last trace."""
        cards = PRINT["habitat_cards"]
        found = []
        for seat, names in enumerate(self.truth["won"]):
            if self.truth["habitats"] is None:
                found.append(len(names))
                continue
            letter = self.truth["habitats"][seat]
            points = 0
            for name in names:
                home = ANIMALS[name].get("most") or ANIMALS[name]["largest"]
                points += 1 if home == letter else 2
            areas = "".join(self.truth["planets"][seat]).count(letter)
            levels = zip(cards[letter], cards["points"], strict=True)
            found.append(points + max([0, *(p for least, p in levels if areas >= least)]))
        return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("beginner", [False, True])
@pytest.mark.parametrize("hidden_animals", [False, True])
def test_random_games_are_awarded_and_scored_as_a_plain_referee_does(
    players: int, beginner: bool, hidden_animals: bool
) -> None:
    for seed in range(8):
        rng = fast_rng(seed)
        state = new(players, str(seed), beginner=beginner, hidden_animals=hidden_animals)
        referee = Referee(GAME.trace(state))
        while not state.is_over():
            seat = state.to_act()
            action = state.random_action(seat, rng)
            data = GAME.data(state, seat, action)
            state.apply(seat, action)
            referee.follow(seat, data, GAME.trace(state))
        assert list(state.scores()) == referee.scores()


def test_the_regions_a_view_shows_are_those_found_by_walking() -> None:
    state, rng = new(3, "regions"), fast_rng(5)
    while not state.is_over():
        state.apply(state.to_act(), state.random_action(state.to_act(), rng))
        shown = GAME.view(state.seen_by(0))
        for planet, told in zip(shown["planets"], shown["regions"], strict=True):
            for letter in "OFMDG":
                found = regions(planet, letter)
                walked = [sorted(5 * face + edge for face, edge in region) for region in found]
                assert sorted(walked) == sorted(map(sorted, told[letter]))
