"""How quickly the browser draws: `python -m benchmarks.drawing [GAME …] [--slow 4]`.

Bots play one game of each kind while a page watches from one of the seats, without motion. For
every update the first table shows how long the page's main thread worked from the message to the
frame that shows it: in all, and for script, style with layout, and paint. It is processor time,
which other work on the machine changes little, times `--slow`: what a processor that many times
slower would need. `clock` is the wall-clock time in a second game with the browser slowed by the
same factor; it is meaningful only on a quiet machine. `yardstick` is a fixed piece of script, to
compare machines.

The second table measures moves with motion, until enough frames were painted while pieces moved:
frames per second, the share of frames later than 1/30 s, the slowest frame, and how long the page's
main thread worked for a frame. The next move is made when everything is at rest, because the
benchmark's calls would delay frames.

`--against FOLDER` compares with another built client (a copy of `webclient`) instead: the
processor time of both for an update, in alternating games, and the ratio.
"""

import argparse
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Route, sync_playwright

from atoll import games
from atoll.trials.load import Times, times
from tests.chance import SEED
from tests.web.conftest import ARGUMENTS, SIZES
from tests.web.pages import is_over, open_table, tool
from tests.web.people import Person
from tests.web.serve import seeded_server

# Gives the page one update after the other, each a moment after the previous one has been drawn.
# Marks when an update is given, and when the frame that shows its ply has been made.
MEASURE = """
const heard = []
let ply = null
let give = null
function next() {
  while (!ply && heard.length) {
    const event = heard.shift()
    ply = /^{"type":"update","version":\\d+,"ply":(\\d+)/.exec(event.data)?.[1]
    const shown = document.querySelector('[data-ply]')?.dataset.ply
    if (!shown || ply === shown) ply = null
    if (ply) performance.mark(`heard ${ply}`)
    give(event)
  }
}
window.WebSocket = class extends WebSocket {
  set onmessage(take) {
    give = take
    this.addEventListener('message', event => {
      heard.push(event)
      next()
    })
  }
}
new MutationObserver(() => {
  if (!ply || document.querySelector('[data-ply]')?.dataset.ply !== ply) return
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      performance.mark(`drawn ${ply}`)
      setTimeout(() => { ply = null; next() }, 100)
    }
    port2.postMessage(null)
  })
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ply'] })
"""
# Script that is the same everywhere: strings, objects and sorting, about as boards use them.
YARDSTICK = """() => {
  let all = 0
  for (let turn = 0; turn < 60; turn++) {
    const one = (_, n) => ({ n: (n * 7919 + turn) % 2003, s: `${n}` })
    const some = Array.from({ length: 2000 }, one)
    some.sort((a, b) => a.n - b.n)
    all += some.map(one => one.s).join(' ').length
  }
  return all
}"""
MARK = re.compile(r"(heard|drawn) \d+")
ENOUGH = """most =>
  document.querySelector('.end') || performance.getEntriesByType('mark').length > most"""
TRACED = ["toplevel", "blink.user_timing", "devtools.timeline"]
TASKS = {"ThreadControllerImpl::RunTask", "RunTask"}
LAYOUT = {"UpdateLayoutTree", "Layout"}
PAINT = {"PrePaint", "Paint", "Layerize", "Commit"}
MOST = 40  # updates of a game that are measured


# Notes the time of every frame while something on the page is in motion, except during its delay.
FRAMES = """
window.frames_ms = []
window.isMoving = one =>
  one.playState === 'running' && one.currentTime >= one.effect.getTiming().delay
let before = 0
function frame(now) {
  const moves = document.getAnimations().some(isMoving)
  if (moves || before) performance.mark(moves ? 'frame' : 'rest')
  if (moves && before) window.frames_ms.push(now - before)
  before = moves ? now : 0
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
"""
# Lets a page that did not come from the server itself connect to it.
ANY_CLIENT = "--disable-features=LocalNetworkAccessChecks"
LATE = 1000 / 30  # milliseconds
WATCHED = 150  # frames in motion that are measured
MOVES = 60  # own moves within which that many must occur
# Nothing moves, and the board is not behind: while it still shows the moves of others, it offers
# nothing although it is one's turn.
AT_REST = """() =>
  !document.getAnimations().some(isMoving) &&
  document.querySelector('.end, .board :is(.legal, .target.turn)')"""


def slow_down(page: Page, times_slower: float) -> None:
    """Throttle the page's processor, as on a cheap device."""
    if times_slower > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times_slower})


def use_client(context: BrowserContext, client: Path) -> None:
    """Serve the browser another client than the server's own."""

    def answer(route: Route) -> None:
        path = client / urlparse(route.request.url).path.lstrip("/")
        if "/api/" in route.request.url:
            route.continue_()
        else:
            route.fulfill(path=path if path.is_file() else client / "index.html")

    context.route("**/*", answer)


def worked(session: CDPSession) -> float:
    """The seconds that the page's thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def watch_motion(browser: Browser, address: str, game: str) -> tuple[list[float], Times]:
    """The milliseconds of every frame painted while pieces moved, and the work for one."""
    context = browser.new_context(
        base_url=address, reduced_motion="no-preference", **SIZES["desktop"]
    )
    context.add_init_script(FRAMES)
    page = context.new_page()
    page.goto("/")
    open_table(page, ["me", "casual"], game)
    person = Person(page, "mouse", 1)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(MOVES):
        page.wait_for_selector(".bar.turn, .end")
        page.wait_for_function(AT_REST)
        if is_over(page) or page.evaluate("frames_ms.length") >= WATCHED:
            break
        person.act()
    frames: list[float] = page.evaluate("frames_ms")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return frames, times(list(work_of_frames(events)))


def work_of_frames(events: list[dict[str, Any]]) -> Iterator[float]:
    """The processor seconds of the page's thread between two frames in motion."""
    marks = [one for one in events if one["name"] in ("frame", "rest")]
    thread = (marks[0]["pid"], marks[0]["tid"])
    own = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    for first, second in pairwise(marks):
        if first["name"] == "frame":
            inside = [one for one in own if first["ts"] <= one["ts"] < second["ts"]]
            yield spent(inside, TASKS)


@dataclass(frozen=True)
class Drawn:
    """The time of an update, in seconds: of the processor, and by the clock."""

    processor: float
    layout: float
    paint: float
    clock: float

    @property
    def script(self) -> float:
        """Everything else."""
        return self.processor - self.layout - self.paint


def measure(
    browser: Browser, address: str, game: str, times_slower: float, client: Path | None = None
) -> list[Drawn]:
    """Measure every update of a game that bots play while the page watches from a seat."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **SIZES["desktop"])
    context.add_init_script(MEASURE)
    if client is not None:
        use_client(context, client)
    page = context.new_page()
    page.set_default_timeout(90_000)
    page.goto("/")
    open_table(page, ["me", "casual"], game)
    page.wait_for_selector("[data-ply]")
    slow_down(page, times_slower)
    browser.start_tracing(page=page, categories=TRACED)
    tool(page, "Let a bot play for me")
    page.wait_for_function(ENOUGH, arg=2 * MOST)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return list(updates_in(events))


def updates_in(events: list[dict[str, Any]]) -> Iterator[Drawn]:
    """Every update in a trace: the tasks of the page's thread between two marks."""
    marks = [one for one in events if MARK.fullmatch(one["name"])]
    thread = (marks[0]["pid"], marks[0]["tid"])
    own = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    begun: dict[str, int] = {}
    for mark in marks:
        kind, ply = mark["name"].split()
        if kind == "heard":
            begun[ply] = mark["ts"]
            continue
        start, end = begun[ply], mark["ts"]
        inside = [one for one in own if one["ts"] + one["dur"] > start and one["ts"] < end]
        yield Drawn(
            spent(inside, TASKS), spent(inside, LAYOUT), spent(inside, PAINT), (end - start) / 1e6
        )


def spent(events: list[dict[str, Any]], names: set[str]) -> float:
    """The processor seconds of events; nested ones do not count twice."""
    total, until = 0, 0
    for one in sorted(events, key=lambda one: one["ts"]):
        if one["name"] in names and one["ts"] >= until:
            total += one["tdur"]
            until = one["ts"] + one["dur"]
    return total / 1e6


def yardstick(browser: Browser) -> float:
    """The processor seconds of a piece of script that is the same everywhere."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(session)
    page.evaluate(YARDSTICK)
    took = worked(session) - before
    page.close()
    return took


def compare(
    browser: Browser, address: str, names: list[str], times_slower: float, other: Path
) -> None:
    """Print the processor time of another client and of this one, playing in turn."""
    print("game            other   this   ratio")  # noqa: T201
    for game in names:
        runs: dict[Path | None, list[float]] = {other: [], None: []}
        for client in (other, None) * 2:
            updates = measure(browser, address, game, 1, client)
            runs[client].append(times([one.processor for one in updates]).p50)
        before, now = (times_slower * min(runs[client]) for client in (other, None))
        print(f"{game:14} {before:6.1f} {now:6.1f} {now / before:7.2f}", flush=True)  # noqa: T201


def show_updates(browser: Browser, address: str, game: str, times_slower: float) -> None:
    """Print a line of the first table."""
    updates = measure(browser, address, game, 1)
    slowed = measure(browser, address, game, times_slower)
    whole, script, layout, paint = (
        times([getattr(one, part) * times_slower for one in updates])
        for part in ("processor", "script", "layout", "paint")
    )
    clock = times([one.clock for one in slowed])
    print(  # noqa: T201
        f"{game:14} {len(updates):7} {whole.p50:7.1f} {whole.p95:6.1f} {script.p50:7.1f}"
        f" {layout.p50:7.1f} {paint.p50:6.1f} {clock.p50:7.1f} {clock.p95:6.1f}"
        f" {1000 * yardstick(browser):10.1f}",
        flush=True,
    )


def show_motion(browser: Browser, address: str, game: str) -> None:
    """Print a line of the second table."""
    frames, work = watch_motion(browser, address, game)
    rate = 1000 * len(frames) / (sum(frames) or 1)
    late = sum(one > LATE for one in frames) / (len(frames) or 1)
    print(  # noqa: T201
        f"{game:14} {len(frames):7} {rate:9.1f} {late:7.1%} {max(frames, default=0):14.0f}"
        f" {work.p50:13.1f} {work.p95:6.1f}",
        flush=True,
    )


def main() -> None:
    """Measure every game, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--against", type=Path, help="another built client to compare with")
    asked = parser.parse_args()
    with seeded_server(SEED) as address, sync_playwright() as playwright:
        found = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, ANY_CLIENT])
        if asked.against:
            compare(browser, address, asked.games, asked.slow, asked.against)
            return
        print(  # noqa: T201
            "game           updates  median   95 %  script  layout  paint   clock   95 %  yardstick"
        )
        for game in asked.games:
            show_updates(browser, address, game, asked.slow)
        print("\ngame            frames  a second    late  slowest frame  work: median   95 %")  # noqa: T201
        for game in asked.games:
            show_motion(browser, address, game)
        browser.close()


if __name__ == "__main__":
    main()
