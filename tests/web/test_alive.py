"""Before and after a move: what it would do, how others' moves are shown, dragging, and the end."""

import pytest
from playwright.sync_api import Locator, Page, expect

from atoll.core.game import Game
from tests.web.conftest import Opener
from tests.web.pages import is_over, open_table, ply_of, reach, sit_down
from tests.web.people import Person, play_until
from tests.web.test_boards import middle, seat

PREVIEW = ".preview.stage-note"
# A choice of each game that somebody makes by itself.
FIRST = {
    "gipsy_king": "place",
    "isla_bohnita": "plant",
    "moluku": "play",
    "pelican_bay": "lay",
    "planet": "place",
}


def drag(page: Page, piece: Locator, to: Locator) -> None:
    """Press on a piece, move in a few steps, let go."""
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    page.mouse.up()


def settings(page: Page, **some: str) -> None:
    """Keep settings in the browser, as the page of settings does."""
    page.evaluate("some => localStorage.setItem('atoll-settings', JSON.stringify(some))", some)


def test_pointing_at_a_choice_shows_what_it_would_do(open_page: Opener) -> None:
    page = seat(open_page, "gipsy_king", "casual").page
    expect(page.locator(PREVIEW)).to_have_count(0)
    page.mouse.move(*middle(page.locator(".target.legal").first))
    expect(page.locator(PREVIEW)).to_contain_text("This half")
    page.mouse.move(2, 2)
    expect(page.locator(PREVIEW)).to_have_count(0)


def test_the_first_touch_shows_what_a_card_would_do(open_page: Opener) -> None:
    page = open_page("/", "phone")
    reach(page, "moluku", "play")
    page.locator(".hand .card.legal").first.tap()
    expect(page.locator(PREVIEW)).to_contain_text("harvest order")
    expect(page.locator(".confirm")).to_be_visible()


def test_a_tile_that_is_tried_on_the_planet_is_previewed(open_page: Opener) -> None:
    page = seat(open_page, "planet", "casual").page
    drag(page, page.locator(".tile.legal").nth(1), page.locator(".large .face.legal").first)
    expect(page.locator(".lay.primary")).to_be_visible()
    expect(page.locator(".tile.legal").nth(1)).to_have_attribute("aria-checked", "true")
    expect(page.locator(PREVIEW)).to_be_visible()


def test_previews_can_be_switched_off_by_a_player_and_for_a_table(open_page: Opener) -> None:
    page = open_page("/new/gipsy_king")
    page.get_by_label("Show players what a move would bring").uncheck()
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".rules")).to_contain_text("What a move would bring")
    settings(page, language="en", previews="")
    open_table(page, ["me", "casual"], "gipsy_king")
    page.mouse.move(*middle(page.locator(".target.legal").first))
    expect(page.locator(".target.legal").first).to_be_visible()
    expect(page.locator(PREVIEW)).to_have_count(0)


def test_a_caravan_is_dragged_to_its_hex(open_page: Opener) -> None:
    page = seat(open_page, "gipsy_king", "casual").page
    ply = ply_of(page)
    drag(page, page.locator(".stage-actions [data-drag]"), page.locator(".target.legal").first)
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))


def test_a_card_is_dragged_to_the_table(open_page: Opener) -> None:
    page = open_page("/")
    reach(page, "moluku", "play")
    ply = ply_of(page)
    drag(page, page.locator(".hand .card.legal").first, page.locator(".felt"))
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))


def test_a_bean_is_dragged_to_a_field(open_page: Opener) -> None:
    page = open_page("/")
    reach(page, "isla_bohnita", "plant")
    ply = ply_of(page)
    drag(page, page.locator(".hand [data-drag]"), page.locator(".plot.legal").first)
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))


def test_moves_of_others_are_shown_again_and_a_press_ends_it(open_page: Opener) -> None:
    page = open_page("/", reduced_motion="no-preference")
    settings(page, language="en", pace="calm")
    person = Person(page, "mouse", 4)
    open_table(page, ["me", "casual", "casual"], "gipsy_king")
    page.wait_for_selector(".target.legal")
    person.act()
    expect(page.locator(".caption.stage-note")).to_be_visible()
    page.wait_for_selector(".bar.turn")
    page.locator(".stage-board").click(position={"x": 5, "y": 5})
    expect(page.locator(".caption.stage-note")).to_have_count(0)
    page.get_by_role("button", name="Show the last moves again").click()
    expect(page.locator(".caption.stage-note")).to_be_visible()
    page.locator(".stage-board").click(position={"x": 5, "y": 5})
    expect(page.locator(".target.legal").first).to_be_visible()


# Keeps every step on offer that could not be pressed while a picture of a piece was on its way.
FLIGHTS = """() => {
  window.flights = 0
  window.unpressed = []
  new MutationObserver(changes => {
    if (!changes.some(one => [...one.addedNodes].some(node => node.inert))) return
    window.flights++
    setTimeout(() => {
      for (const one of document.querySelectorAll('.board button.legal'))
        if (!one.checkVisibility({ visibilityProperty: true }))
          window.unpressed.push(one.outerHTML.slice(0, 200))
    })
  }).observe(document.body, { childList: true })
}"""


def test_a_card_that_is_on_its_way_can_be_taken(open_page: Opener) -> None:
    page = open_page("/", reduced_motion="no-preference")
    settings(page, language="en", pace="instant")
    open_table(page, ["me", "casual"], "moluku")
    page.wait_for_selector(".hand .legal")
    page.evaluate(FLIGHTS)
    person = Person(page, "mouse", 1)
    play_until([person], lambda: page.evaluate("flights") > 10)
    assert page.evaluate("unpressed") == []


# Keeps what every scene said that was seen, and what it covered of that which could be done then.
SCENES = """() => {
  window.scenes = []
  window.covered = []
  function look() {
    const scene = document.querySelector('.scene')
    if (scene && getComputedStyle(scene).visibility === 'visible') {
      const text = scene.textContent
      if (window.scenes.at(-1) !== text) window.scenes.push(text)
      const { left, right, top, bottom } = scene.getBoundingClientRect()
      for (const one of document.querySelectorAll('.board :is(.legal, .target.turn)')) {
        const box = one.getBoundingClientRect()
        const isBeside = box.left >= right || box.right <= left
        const isApart = isBeside || box.top >= bottom || box.bottom <= top
        if (!isApart) window.covered.push(`${text} over ${one.outerHTML.slice(0, 200)}`)
      }
    }
    requestAnimationFrame(() => setTimeout(look))
  }
  look()
}"""


LOOK_FIRST = "async () => { for (let n = 0; n < 6; n++) await new Promise(requestAnimationFrame) }"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_without_motion_a_half_ends_with_a_still_that_covers_no_target(
    open_page: Opener, size: str
) -> None:
    page = open_page("/", size)
    open_table(page, ["me", "casual"], "gipsy_king")
    page.wait_for_selector(".target.legal")
    person = Person(page, "touch" if size == "phone" else "mouse", 1)
    page.evaluate(SCENES)
    # Whoever acts within a few frames does without the still.
    play_until([person], lambda: page.evaluate(LOOK_FIRST) or is_over(page))
    expect(page.locator(".achieved")).to_contain_text("of 2")
    assert page.evaluate("window.scenes.length") > 0
    assert page.evaluate("window.covered") == []


def test_a_game_that_is_taken_up_again_begins_with_what_happened(open_page: Opener) -> None:
    ann = Person(open_page("/", reduced_motion="no-preference"), "mouse", 1)
    settings(ann.page, language="en", pace="calm")
    ann.page.request.post("/api/players", data={"name": "Ann", "language": "en"})
    table = {
        "game": "gipsy_king",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"kind": "slow", "days": 3},
    }
    path = f"/table/{ann.page.request.post('/api/tables', data=table).json()['id']}"
    bob = Person(open_page(), "mouse", 2)
    sit_down(bob.page, path, "Bob")
    ann.page.goto(path)
    ann.page.wait_for_selector("[data-ply]")
    play_until([ann, bob], lambda: ply_of(bob.page) >= 2)
    play_until([ann], bob.is_asked)
    ann.page.goto("/")
    bob.act()
    ann.page.goto(path)
    expect(ann.page.locator(".caption.stage-note")).to_contain_text("Bob")


@pytest.mark.parametrize("way", ["pointer", "focus"])
def test_every_game_shows_what_a_choice_would_do(open_page: Opener, game: Game, way: str) -> None:
    page = open_page("/")
    reach(page, game.name, FIRST[game.name])
    choices = page.locator(".board .legal[data-choice]")
    for _ in range(6):  # until a tile lies as it fits somewhere
        if choices.count():
            break
        page.locator(".tile.chosen").press("r")
    choice = choices.first
    if way == "focus":
        choice.focus()
    else:
        page.mouse.move(*middle(choice))
    expect(page.locator(PREVIEW)).not_to_be_empty()


def test_a_tile_is_dragged_to_the_bay(open_page: Opener) -> None:
    page = seat(open_page, "pelican_bay", "random").page
    ply = ply_of(page)
    drag(page, page.locator(".tile.chosen"), page.locator(".target.legal").first)
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))


def test_a_second_finger_turns_the_tile_that_is_dragged(open_page: Opener) -> None:
    page = seat(open_page, "pelican_bay", "random", size="phone").page
    tile = page.locator(".tile.chosen[data-drag]")  # its copy follows the finger
    before = tile.get_attribute("aria-label") or ""
    x, y = middle(tile)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (x, y))
    for up in (20, 60, 120):
        touch("touchMove", (x, y - up))
    touch("touchStart", (x, y - 120), (x + 60, y - 60))
    expect(tile).not_to_have_attribute("aria-label", before)
    touch("touchEnd")


def test_a_phone_is_silent_until_it_is_asked_for_sounds(open_page: Opener) -> None:
    for size, is_on in (("phone", False), ("desktop", True)):
        sounds = open_page("/settings", size).get_by_label("Sounds")
        expect(sounds).to_be_checked(checked=is_on)
