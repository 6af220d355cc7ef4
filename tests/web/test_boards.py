"""What is special about each board: turning the planet, pinching the bay, refusals and doubles."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.pages import COMING, is_over, open_table, ply_of, wait_until
from tests.web.people import Person, play_until

SEEN_FACES = ".large [data-face]:not([display=none])"  # those behind the planet are not drawn


def seat(open_page: Opener, game: str, *others: str, size: str = "desktop") -> Person:
    """Somebody at a table of a game, with these bots, who is asked to act."""
    person = Person(open_page("/", size), "touch" if size == "phone" else "mouse", 4)
    open_table(person.page, ["me", *others], game)
    person.page.wait_for_selector(".bar.turn")
    return person


def middle(of: Locator) -> tuple[float, float]:
    """The middle of something drawn."""
    of.scroll_into_view_if_needed()
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def faces(page: Page) -> list[str]:
    """The faces of the large planet that can be seen."""
    found = page.locator(SEEN_FACES).evaluate_all("all => all.map(one => one.dataset.face)")
    return sorted(map(str, found))


def expect_refusal(page: Page, *clauses: str) -> None:
    """The page says why not by one of these clauses, and opens the rules there."""
    page.locator(".trouble").get_by_role("button", name="Why?").click()
    expect_clause(page, *clauses)


def expect_clause(page: Page, *clauses: str) -> None:
    """The rules are open at one of these clauses."""
    asked = page.locator(".clause.asked")
    expect(asked.locator("dt")).to_have_text(re.compile(rf"^({'|'.join(clauses)})$"))
    expect(asked).to_be_in_viewport()


# -- Planet ------------------------------------------------------------------------------------


TURNS = 100  # more steps than the planet takes to turn round
# The corners of the planet's faces that lie outside the board's frame.
OUTSIDE = """board => {
  const frame = board.getBoundingClientRect()
  const corners = [...board.querySelectorAll('.large .face > polygon')].flatMap(one =>
    [...one.points].map(point => point.matrixTransform(one.getScreenCTM())))
  if (corners.length < 60) throw new Error(`${corners.length} corners`)
  return corners.filter(({ x, y }) =>
    x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
}"""


def try_a_tile(page: Page) -> Locator:
    """Try the first tile on a free face in view; gives that face with the tile on it."""
    page.locator(".tile.legal").first.click()
    page.mouse.click(*middle(page.locator(".large .face.legal").first))
    expect(page.locator(".large .ghost")).to_be_visible()
    return page.locator(".large .face:has(.ghost)")


def way_round(page: Page, before: str = "") -> str:
    """How the tile that is tried would lie, once it lies otherwise than before.

    The button to lay it says so.
    """
    button = page.locator(".stage-actions .primary")

    def label() -> str:
        return button.get_attribute("aria-label") or ""

    return wait_until(page, label, lambda said: said not in (COMING, before))


def wait_for_other_faces(page: Page, before: list[str]) -> list[str]:
    """The faces in view once they are not those from before."""
    return wait_until(page, lambda: faces(page), lambda now: now != before)


def test_the_planet_is_drawn_on_its_poster_in_the_lobby(open_page: Opener) -> None:
    globe = open_page().locator(".picture .globe")
    expect(globe).to_be_visible()
    box = globe.bounding_box()
    assert box
    assert min(box["width"], box["height"]) > 60


def test_dragging_turns_the_planet_and_lays_nothing(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random").page
    page.locator(".tile.legal").first.click()
    before, (x, y) = faces(page), middle(page.locator(".large .globe"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 160, y + 40, steps=6)
    page.mouse.up()
    turned = wait_for_other_faces(page, before)
    expect(page.locator(".large .ghost")).to_have_count(0)
    page.locator(".large .globe").focus()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    wait_for_other_faces(page, turned)


def test_a_tile_is_tried_on_a_face_turned_and_laid(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random").page
    face = try_a_tile(page)
    seen = [way_round(page)]
    ways: list[Callable[[], None]] = [
        lambda: page.get_by_role("button", name="Turn the tile to the right").click(),
        lambda: page.mouse.click(*middle(face)),
        lambda: page.mouse.wheel(0, 100),
        lambda: page.keyboard.press("r"),
    ]
    for turn in ways:
        turn()
        seen.append(way_round(page, seen[-1]))
    assert len(set(seen)) == 5  # each of them turns the tile by one area, to the same side
    page.keyboard.press("Shift+R")
    assert way_round(page, seen[4]) == seen[3]
    ply = ply_of(page)
    page.locator(".stage-actions .primary").click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))
    expect(page.locator(".large .ghost")).to_have_count(0)


def test_a_tile_is_turned_by_dragging_it_round_on_its_face(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random").page
    (x, y), before = middle(try_a_tile(page)), way_round(page)
    planet = faces(page)
    page.mouse.move(x + 60, y)
    page.mouse.down()
    page.mouse.move(x, y + 60, steps=8)
    page.mouse.up()
    dragged = way_round(page, before)
    assert faces(page) == planet
    page.get_by_role("button", name="Turn the tile to the left").click()
    assert way_round(page, dragged) == before  # it was turned by one area to the right


def test_a_chosen_face_comes_to_the_front_and_the_next_one_too(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random").page
    page.locator(".tile.legal").first.click()
    (x, y), ghost = middle(page.locator(".large .globe")), page.locator(".large .ghost")
    tried = page.locator(".large .face:has(.ghost)")
    seen: set[str | None] = set()
    for _ in range(12):
        page.get_by_role("button", name="Next free face").click()
        face = wait_until(
            page, lambda: tried.get_attribute("data-face"), lambda face: face not in seen
        )
        seen.add(face)
        wait_until(
            page, lambda: middle(ghost), lambda at: abs(at[0] - x) < 60 and abs(at[1] - y) < 60
        )


def test_a_face_that_is_taken_refuses_a_second_tile(open_page: Opener) -> None:
    person = seat(open_page, "planet", "random")
    person.act()
    page = person.page
    page.wait_for_selector(".bar.turn")
    taken = page.locator(f"{SEEN_FACES}:not(.free)")
    for _ in range(TURNS):
        if taken.count():
            break
        page.locator(".large .globe").press("ArrowRight")
    page.mouse.click(*middle(taken.first))
    expect_refusal(page, "PL-6")


def test_regions_are_outlined_with_their_size_and_the_planet_unfolds(open_page: Opener) -> None:
    person = seat(open_page, "planet", "random")
    for _ in range(3):
        person.act()
        person.page.wait_for_selector(".bar.turn")
    page = person.page
    page.get_by_role("button", name="Regions").click()
    page.get_by_role("button", name="Unfold").click()
    expect(page.locator(".large .globe.flat")).to_be_visible()
    expect(page.locator(SEEN_FACES)).to_have_count(12)
    tallies = page.locator(".large .tally text")
    # Every area of the three tiles laid is in one region.
    wait_until(page, lambda: sum(map(int, tallies.all_text_contents())), lambda areas: areas == 15)
    wait_until(
        page, lambda: page.locator(".stage-board").evaluate(OUTSIDE), lambda outside: outside == []
    )


def test_anothers_planet_is_opened_and_left_by_one_tap_each(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random", size="phone").page
    large = page.locator(".large .globe")
    own = large.get_attribute("aria-label")
    page.locator(".other").tap()
    expect(large).not_to_have_attribute("aria-label", own or "")
    expect(page.locator(".large .face.legal")).to_have_count(0)
    page.get_by_role("button", name="Back to my planet").tap()
    expect(large).to_have_attribute("aria-label", own or "")


def test_every_animal_in_play_has_a_picture_of_its_own_and_tells_its_wish(
    open_page: Opener,
) -> None:
    page = seat(open_page, "planet", "random").page
    pictures = page.locator(".stage-aside .chip .picture > svg")
    expect(pictures).to_have_count(20)
    expect(pictures.first.locator("path").first).to_be_attached()
    assert len(set(pictures.evaluate_all("all => all.map(one => one.innerHTML)"))) == 20
    page.locator(".stage-aside .chip").first.click()
    card = page.locator(".detail")
    expect(card).to_contain_text("the ")  # "the most …" or "the largest …"
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


# -- Pelican Bay -------------------------------------------------------------------------------


def view_width(page: Page) -> float:
    """How much of the bay is shown."""
    drawing = page.locator(".window svg").first  # waits until it is drawn
    return float(drawing.evaluate("drawing => drawing.viewBox.baseVal.width"))


def test_two_fingers_zoom_the_bay_and_one_button_shows_it_all(open_page: Opener) -> None:
    page = seat(open_page, "pelican_bay", "random", size="phone").page
    before, (x, y) = view_width(page), middle(page.locator(".window"))
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x - out, "y": y, "id": 1} for out in apart]
        points += [{"x": x + out, "y": y, "id": 2} for out in apart]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for out in (40, 50, 60, 70, 80, 90):
        touch("touchMove", out)
    touch("touchEnd")
    wait_until(page, lambda: view_width(page), lambda width: width < 0.6 * before)
    assert page.locator(".bar .confirm").count() == 0  # a pinch is no tap
    page.get_by_role("button", name="Show the whole map").click()
    wait_until(page, lambda: view_width(page), lambda width: abs(width - before) < 1)


def test_a_tile_turns_by_key_wheel_and_click(open_page: Opener) -> None:
    page = seat(open_page, "pelican_bay", "random").page
    tile = page.locator(".tile.chosen")
    ways: list[Callable[[], None]] = [
        tile.click,
        lambda: tile.press("r"),
        lambda: page.mouse.wheel(0, 100),
    ]
    tile.hover()
    for turn in ways:
        before = tile.get_attribute("aria-label") or ""
        turn()
        expect(tile).not_to_have_attribute("aria-label", before)


def test_a_tile_that_would_float_alone_is_refused(open_page: Opener) -> None:
    person = seat(open_page, "pelican_bay", "random")
    page = person.page
    shy, legal = page.locator(".target.shy"), page.locator(".tile.legal")
    play_until([person], lambda: shy.count() > 0 and legal.count() > 0)
    shy.locator(".ring").first.click()
    expect_refusal(page, "PB-3", "PB-6", "PB-7")


def test_an_area_is_pointed_out_with_its_open_edges(open_page: Opener) -> None:
    person = seat(open_page, "pelican_bay", "random")
    page = person.page
    for _ in range(5):
        page.wait_for_selector(".bar.turn")
        person.act()
    page.wait_for_selector(".bar.turn")
    page.locator("summary", has_text="Areas").click()
    area = page.locator("li button[aria-pressed]").first
    count = area.locator(".soft").inner_text().split()[0]
    edges = 1 if count == "one" else int(count)
    expect(page.locator(".window line.open")).to_have_count(0)
    area.click()
    expect(page.locator(".window line.open")).to_have_count(edges)


def test_the_board_counts_pelicans_as_the_table_does(open_page: Opener) -> None:
    person = seat(open_page, "pelican_bay", "casual")
    page = person.page
    birds = page.locator(".panel .seats .birds")
    play_until([person], lambda: birds.count() > 0 or is_over(page))
    page.wait_for_selector(".bar.turn, .end")
    on_board, in_list = page.locator(".panel .seats .score"), page.locator(".players .score")
    wait_until(
        page,
        lambda: (on_board.all_inner_texts(), in_list.all_inner_texts()),
        lambda scores: scores[0] == [text.split()[-1] for text in scores[1]],
    )


def test_alone_one_chooses_from_all_tiles_in_the_open(open_page: Opener) -> None:
    page = open_page("/new/pelican_bay")
    page.locator(".pill", has_text="1").first.click()
    page.get_by_label("Solo").select_option(index=1)
    page.get_by_role("button", name="Open table").click()
    person = Person(page, "mouse", 7)
    page.wait_for_selector(".bar.turn")
    expect(page.locator(".tiles .tile")).to_have_count(67)
    for _ in range(6):
        person.act()
    expect(page.locator(".tiles .tile")).to_have_count(67 - 6)


# -- Gipsy King --------------------------------------------------------------------------------


def test_a_hex_away_from_the_number_is_refused(open_page: Opener) -> None:
    page = seat(open_page, "gipsy_king", "random").page
    page.locator(".target:not(.legal) .hit").first.click()
    expect_refusal(page, "GK-2", "GK-4")  # water, or land elsewhere


def test_two_caravans_stand_on_a_hex_in_the_second_half(open_page: Opener) -> None:
    person = seat(open_page, "gipsy_king", "random")
    page = person.page
    double = page.get_by_role("radio", name="Two caravans")
    play_until([person], lambda: double.count() > 0)
    double.click()
    hexagon = page.locator(".target.legal").first
    name = hexagon.get_attribute("data-hex")
    hexagon.press("Enter")
    expect(page.locator(f'.target[data-hex="{name}"]')).to_have_attribute(
        "aria-label", re.compile(r", 2 caravans \(Guest\)$")
    )


def test_who_passes_waits_until_the_next_number(open_page: Opener) -> None:
    person = seat(open_page, "gipsy_king", "random", "random")
    page = person.page
    allowed = page.locator(".stage-actions .legal", has_text="Pass")
    play_until([person], lambda: allowed.count() > 0)
    ply = ply_of(page)
    allowed.click()
    expect(page.locator("ol .text", has_text="Guest passes").last).to_be_visible()
    wait_until(page, lambda: ply_of(page), lambda now: now > ply)
