"""Every decision of a whole game is in view and within reach, by `tests.web.stage`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from atoll.core.game import Game
from tests.web.serve import seeded_server
from tests.web.stage import Trial, context_options, look, run

SEED = "stage"
SIZES = ("1366x768", "360x740", "740x360")


@pytest.fixture(scope="module")
def stage() -> Iterator[str]:
    """The address of a server whose games repeat themselves."""
    with seeded_server(SEED) as address:
        yield address


@pytest.mark.parametrize("size", SIZES)
def test_every_decision_of_a_game_is_in_view_and_within_reach(
    browser: Browser, stage: str, game: Game, size: str
) -> None:
    found = run(browser, stage, Trial(game.name, size, SEED))
    again = f"python -m tests.web.stage {game.name} --size {size} --seed {SEED}"
    assert found.faults == (), again
    assert found.is_over, again
    assert found.decisions > 5, again


# What each kind of fault could come from, in Moluku's first decisions on a phone.
MUTANTS = {
    "covered": ".stage-side { margin-top: -40px !important }",
    "frame": "[data-ply]:not(" + ", ".join(f"[data-ply='{ply}']" for ply in range(4)) + ")"
    " .stage-board { margin-top: 5px }",
    "sideways": ".hand { translate: 50px }",
    "scroll": "body { padding-bottom: 9px } :root { overflow: visible !important }",
    "cut": ".bar .prompt { max-height: 12px !important; overflow: hidden !important }",
    "clipped": ".players .name { width: 5px; overflow: hidden }",
    "small": ".hand .card { width: 30px !important }",
    "text": ".by, .chip { font-size: 11px !important }",
    "prompt": ".bar { translate: 0 -9px }",
    "hand": ".stage-hand { translate: 0 80px }",
    "clock": ".players .clock { display: none !important }",
    "tools": ".bar .tools > * { translate: 30px }",
}


@pytest.mark.parametrize("kind", MUTANTS)
def test_the_proof_finds(browser: Browser, stage: str, kind: str) -> None:
    trial = Trial("moluku", "360x740", SEED, limit=8, style=MUTANTS[kind])
    assert kind in [fault for fault, _, _ in run(browser, stage, trial).faults]


# Fills La Isla Bohnita's table as only late games do: five piles of one's own, and many beans that
# another player must plant or looks for. Returns the texts that are wider than their box.
CROWD = """() => {
  const spot = document.querySelector('.farm .spot:has(.acts .button)')
  while (spot.parentElement.children.length < 5) spot.parentElement.append(spot.cloneNode(true))
  const row = document.querySelector('.row:has(.who)')
  const scope = [...row.classList].find(name => name.startsWith('svelte-'))
  const notes = Object.assign(document.createElement('p'), { className: `notes ${scope}` })
  notes.style.width = '150px'
  row.append(notes)
  return [...document.querySelectorAll('.farm .act, .row .name')]
    .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim())
}"""


def test_a_full_table_of_la_isla_bohnita_cuts_no_name_and_no_button(
    browser: Browser, stage: str
) -> None:
    context = browser.new_context(
        base_url=stage, reduced_motion="reduce", **context_options("1366x768")
    )
    page = context.new_page()
    look(page, Trial("isla_bohnita", "1366x768", SEED, limit=60))
    page.wait_for_selector(".farm .spot .acts .button")
    assert page.evaluate(CROWD) == []
    context.close()
