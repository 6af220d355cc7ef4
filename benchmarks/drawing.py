"""How quickly the browser draws a move: `python -m benchmarks.drawing [GAME …]`.

A game of each is played through the page against a bot, without motion. For every update of the
table: the milliseconds from the message to the changed page, and to the next frame painted.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from atoll import games
from atoll.trials.load import times
from tests.web.conftest import ARGUMENTS, ROOT, SIZES
from tests.web.pages import is_over, open_table
from tests.web.people import Person

# Notes when an update comes, when the page shows its ply, and when that is painted.
MEASURE = """
window.drawn = []
let heard = null
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args)
    this.addEventListener('message', event => {
      const ply = /^{"type":"update","version":\\d+,"ply":(\\d+)/.exec(event.data)?.[1]
      if (ply) heard = { ply, at: performance.now() }
    })
  }
}
new MutationObserver(() => {
  if (heard?.ply !== document.querySelector('[data-ply]')?.dataset.ply) return
  const { at } = heard
  const changed = performance.now() - at
  heard = null
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.drawn.push([changed, performance.now() - at])
    port2.postMessage(null)
  })
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ply'] })
"""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server whose bots do not wait."""
    command = [sys.executable, "-m", "tests.web.serve", tempfile.mkdtemp()]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


def measure(browser: Browser, address: str, game: str) -> list[tuple[float, float]]:
    """Both times of every update in one game, in seconds."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **SIZES["desktop"])
    context.add_init_script(MEASURE)
    page = context.new_page()
    page.goto("/")
    open_table(page, ["me", "casual"], game)
    page.wait_for_selector("[data-ply]")
    person = Person(page, "mouse", 1)
    while not is_over(page):
        page.wait_for_selector(".bar.turn, .end")
        if person.is_asked():
            person.act()
    found = [(changed / 1000, painted / 1000) for changed, painted in page.evaluate("drawn")]
    context.close()
    return found


def main() -> None:
    """Every game, or those named."""
    with serving() as address, sync_playwright() as playwright:
        found = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        print("game            moves   changed: median   95 %   painted: median   95 %")  # noqa: T201
        for game in sys.argv[1:] or games.names():
            updates = measure(browser, address, game)
            changed, painted = (times(list(kind)) for kind in zip(*updates, strict=True))
            print(  # noqa: T201
                f"{game:14} {len(updates):6} {changed.p50:17.1f} {changed.p95:6.1f}"
                f" {painted.p50:17.1f} {painted.p95:6.1f}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
