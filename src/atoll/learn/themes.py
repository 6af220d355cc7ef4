"""The theme of a decision, by the game's lessons."""

from atoll.core.game import Game
from atoll.core.state import State
from atoll.core.words import Words
from atoll.learn.measure import measure
from atoll.learn.path import NoLessons, Theme, matches, path_of


def themes_of(game: Game) -> list[Theme]:
    """The themes of a game; none if it has no lessons."""
    try:
        return path_of(game).themes
    except NoLessons:
        return []


def theme_of(game: Game, seen: State, world: State, action: int) -> Theme | None:
    """The theme of an action of the viewer of `seen`, tried in a possible world."""
    seat = int(seen.viewer)
    after = world.copy()
    after.play(seat, action)
    move, before, view = game.data(seen, seat, action), game.view(seen), None
    for theme in themes_of(game):
        if theme.moves and not matches(move, theme.moves):
            continue
        if theme.gains is None:
            return theme
        view = view or game.view(after.seen_by(seat))
        if measure(view, theme.gains, seat) - measure(before, theme.gains, seat) >= theme.least:
            return theme
    return None


def themes_now(game: Game, seen: State) -> list[Theme]:
    """The themes that match some legal action of the viewer by its data."""
    seat = int(seen.viewer)
    moves = [game.data(seen, seat, int(action)) for action in seen.legal(seat)]
    return [
        theme
        for theme in themes_of(game)
        if theme.moves and any(matches(move, theme.moves) for move in moves)
    ]


def title(theme: Theme) -> Words:
    """The title of a theme."""
    return Words(f"theme-{theme.name}")


def why(theme: Theme) -> Words:
    """The advice on a theme."""
    return Words(f"theme-{theme.name}-why")
