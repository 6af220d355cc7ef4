"""What a first visit loads, from the built files alone."""

import gzip
import re
from collections.abc import Callable

from atoll import games
from atoll.server.web.client_files import CLIENT

LOBBY = 120_000  # bytes, gzipped: a first visit with its pictures
MORE = 90_000  # a table of any game besides
Recorder = Callable[[str, object], None]
IMPORT = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
LINK = re.compile(r'(?:src|href)="/([^"]+\.(?:js|css|svg))"')


def weight(path: str) -> int:
    """A file's size on the wire."""
    return len(gzip.compress((CLIENT / path).read_bytes(), 6))


def needed(scripts: set[str]) -> set[str]:
    """These scripts of the assets folder and all they import at once."""
    found: set[str] = set()
    waiting = list(scripts)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += IMPORT.findall((CLIENT / "assets" / name).read_text(encoding="utf-8"))
    return found


def built(part: str, ending: str) -> set[str]:
    """The files of the assets folder built from a part of the client."""
    return {path.name for path in (CLIENT / "assets").glob(f"{part}-*.{ending}")}


def at_first(*parts: str) -> int:
    """The weight of the page, with these parts of it besides."""
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    linked = {path.removeprefix("assets/") for path in LINK.findall(page) if "assets/" in path}
    scripts = {name for name in linked if name.endswith(".js")}
    styles = linked - scripts
    for part in parts:
        scripts |= built(part, "js")
        styles |= built(part, "css")
    files = needed(scripts) | styles
    return weight("index.html") + sum(weight(f"assets/{name}") for name in files)


def lobby() -> int:
    """The weight of a first visit: the page and the pictures of all games."""
    return at_first("en", "Picture")


def test_the_lobby_with_all_its_pictures_weighs_little() -> None:
    assert len(built("Picture", "js")) == len(games.names())
    assert lobby() <= LOBBY


def test_a_table_of_any_game_weighs_little_more(record_property: Recorder) -> None:
    """The figures are in the report that `--junit-xml` writes."""
    record_property("lobby", lobby())
    for game in games.names():
        more = at_first("TablePage", "en", game) - at_first("en")
        record_property(game, more)
        assert more <= MORE, game
