"""Writes `web/fixtures/<game>-<ply>.json`: what a board is given at several plies of a game.

The games are random ones from a fixed seed, seen by the seat that is to act, in words as the
server sends them. `python web/make_fixtures.py [game ...]`; look at one on the page
`/board.html?game=moluku&fixture=moluku-3p-12` of `npm run dev`.
"""

import json
import sys
from pathlib import Path

from atoll import games
from atoll.core.bits import members
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR, State
from atoll.messages import Speaker
from atoll.server.tables.sight import as_data

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Ann", "Bob", "Cleo", "Dirk", "Elif", "Finn", "Gwen"]
PARTS = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)


def play(game: Game, players: int, seed: str) -> list[tuple[State, int, int]]:
    """A random game: each position with the seat and the action that led on from it."""
    state, rng, found = game.new(players=players, seed=seed), fast_rng(3), []
    while not state.is_over():
        seat = next(iter(members(state.must_act())))
        action = int(state.seen_by(seat).random_action(seat, rng))
        found.append((state.copy(), seat, action))
        state.apply(seat, action)
    found.append((state, SPECTATOR, -1))
    return found


def fixture(game: Game, steps: list[tuple[State, int, int]], ply: int, language: str) -> dict:
    """What the board is given at a ply."""
    state, actor, _ = steps[ply]
    players = len(state.scores())
    viewer = actor if actor != SPECTATOR else 0
    say = Speaker(game, language, NAMES[:players])
    seen = state.seen_by(viewer)
    choices: dict[str, list] = {}
    for action in seen.legal(viewer) if not state.is_over() else ():
        data = game.data(seen, viewer, int(action))
        choices.setdefault(data["verb"], []).append(
            {
                "text": game.text(seen, viewer, int(action)),
                "data": data,
                "label": say(game.describe(seen, viewer, int(action))),
            }
        )
    return {
        "game": game.name,
        "ply": ply,
        "view": game.view(seen),
        "prompt": say(game.prompt(seen)),
        "choices": choices,
        "seat": viewer,
        "names": NAMES[:players],
        "waitsFor": [int(seat) for seat in members(state.must_act())],
        "scores": [int(score) for score in seen.scores()],
        "lastLines": last_lines(game, steps, ply, viewer, say) if ply else [],
    }


def last_lines(game: Game, steps: list, ply: int, viewer: int, say: Speaker) -> list[dict]:
    """The log lines of the action that led here."""
    before, seat, action = steps[ply - 1]
    shown = int(before.shown(seat, action, viewer))
    known, after = before.seen_by(viewer), steps[ply][0].seen_by(viewer)
    data = game.data(known, seat, shown)
    lines = []
    for number, event in enumerate(game.events(known, seat, shown, after)):
        lines.append(
            {
                "version": ply,
                "ply": ply,
                "seat": seat,
                "text": say(event.what),
                "clause": event.clause,
                "key": event.what.key,
                "args": as_data(event.what)["args"],
                "action": data if number == 0 else None,
            }
        )
    return lines


def main() -> None:
    """Write the fixtures of the games named, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for game in games.all_games():
        if sys.argv[1:] and game.name not in sys.argv[1:]:
            continue
        for players in sorted({min(game.players), min(3, max(game.players)), max(game.players)}):
            steps = play(game, players, "7")
            for ply in sorted({int(part * (len(steps) - 1)) for part in PARTS}):
                path = FOLDER / f"{game.name}-{players}p-{ply}.json"
                made = fixture(game, steps, ply, "en")
                path.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
