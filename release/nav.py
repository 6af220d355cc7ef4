"""A hook of mkdocs: `play/*.md` in the navigation is replaced by a page for each game."""

from pathlib import Path

from atoll import games


def on_config(config: dict[str, object]) -> dict[str, object]:
    """Replace every pattern in the navigation by the pages of the games, under their titles."""
    config["nav"] = expanded(config["nav"])
    return config


def expanded(entry: object) -> object:
    """The entry with the patterns in it replaced."""
    if isinstance(entry, dict):
        return {title: expanded(part) for title, part in entry.items()}
    if not isinstance(entry, list):
        return entry
    return [page for part in entry for page in pages(part)]


def pages(part: object) -> list[object]:
    """The pages of a pattern in the navigation."""
    if not isinstance(part, str) or "*" not in part:
        return [expanded(part)]
    by_title = sorted(games.all_games(), key=lambda game: game.title)
    return [{game.title: str(Path(part).with_name(f"{game.name}.md"))} for game in by_title]
