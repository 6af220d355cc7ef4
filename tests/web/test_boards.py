"""What is special about each board: turning the planet, pinching the bay, refusals and doubles."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.pages import is_over, open_table, ply_of
from tests.web.people import Person


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
    found = page.locator(".stage [data-face]").evaluate_all(
        "all => all.map(one => one.dataset.face)"
    )
    return sorted(map(str, found))


def expect_refusal(page: Page, *clauses: str) -> None:
    """The page says why not by one of these clauses, and opens the rules there."""
    why = page.locator(".trouble").get_by_role("button", name="Why?")
    clause = why.inner_text().split()[-1]
    assert clause in clauses
    why.click()
    asked = page.locator(".clause.asked")
    expect(asked.locator("dt")).to_have_text(clause)
    expect(asked).to_be_in_viewport()


# -- Planet ------------------------------------------------------------------------------------


def test_dragging_turns_the_planet_and_lays_nothing(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random").page
    page.locator(".tile.legal").first.click()
    before, (x, y) = faces(page), middle(page.locator(".stage .globe"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 160, y + 40, steps=6)
    page.mouse.up()
    assert faces(page) != before
    assert page.locator(".do").count() == 0
    page.locator(".stage .globe").focus()
    turned = faces(page)
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    assert faces(page) != turned


def test_a_tile_is_tried_on_a_face_turned_and_laid(open_page: Opener) -> None:
    page = seat(open_page, "planet", "random").page
    page.locator(".tile.legal").first.click()
    face = page.locator(".stage .face.free").first
    page.mouse.click(*middle(face))
    lay = page.locator(".do .primary")
    labels = {lay.get_attribute("aria-label")}
    for _ in range(4):
        page.get_by_role("button", name="Turn the tile to the right").click()
        labels.add(lay.get_attribute("aria-label"))
    assert len(labels) > 1  # each way round is another choice
    ply = ply_of(page)
    lay.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))
    expect(page.locator(".do")).to_have_count(0)


def test_a_face_that_is_taken_refuses_a_second_tile(open_page: Opener) -> None:
    person = seat(open_page, "planet", "random")
    person.act()
    page = person.page
    page.wait_for_selector(".bar.turn")
    taken = page.locator(".stage .face:not(.free)")
    while not taken.count():
        page.locator(".stage .globe").press("ArrowRight")
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
    expect(page.locator(".stage .globe.flat")).to_be_visible()
    assert len(faces(page)) == 12
    sizes = [int(text) for text in page.locator(".stage .tally text").all_text_contents()]
    assert sum(sizes) == 5 * 3  # every area of the three tiles laid is in one region


# -- Pelican Bay -------------------------------------------------------------------------------


def view_width(page: Page) -> float:
    """How much of the bay is shown."""
    return float(page.evaluate("document.querySelector('.window svg').viewBox.baseVal.width"))


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
    assert view_width(page) < 0.6 * before
    assert page.locator(".bar .confirm").count() == 0  # a pinch is no tap
    page.get_by_role("button", name="Show the whole bay").click()
    assert abs(view_width(page) - before) < 1


def test_a_tile_turns_by_key_wheel_and_click(open_page: Opener) -> None:
    page = seat(open_page, "pelican_bay", "random").page
    tile = page.locator(".tile.chosen")
    said = [tile.get_attribute("aria-label")]
    tile.click()
    said.append(tile.get_attribute("aria-label"))
    tile.press("r")
    said.append(tile.get_attribute("aria-label"))
    tile.hover()
    page.mouse.wheel(0, 100)
    expect(tile).not_to_have_attribute("aria-label", said[-1] or "")
    assert said[0] != said[1] != said[2]


def test_a_tile_that_would_float_alone_is_refused(open_page: Opener) -> None:
    person = seat(open_page, "pelican_bay", "random")
    page = person.page
    while not (page.locator(".target.shy").count() and page.locator(".tile.legal").count()):
        if person.is_asked():
            person.act()
    page.locator(".target.shy .ring").first.click()
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
    assert page.locator(".window line.open").count() == 0
    area.click()
    expect(page.locator(".window line.open")).to_have_count(edges)


def test_the_board_counts_pelicans_as_the_table_does(open_page: Opener) -> None:
    person = seat(open_page, "pelican_bay", "casual")
    page = person.page
    while not (page.locator(".panel .seats .birds").count() or is_over(page)):
        if person.is_asked():
            person.act()
    page.wait_for_selector(".bar.turn, .end")
    said = page.locator(".panel .seats .score").all_inner_texts()
    told = page.locator(".players .score").all_inner_texts()
    assert said == [text.split()[-1] for text in told]


def test_alone_one_chooses_from_all_tiles_in_the_open(open_page: Opener) -> None:
    page = open_page("/new/pelican_bay")
    page.locator(".pill", has_text="1").first.click()
    page.get_by_label("Alone").select_option(index=1)
    page.get_by_role("button", name="Open the table").click()
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
    while not double.count():
        if person.is_asked():
            person.act()
    double.click()
    hexagon = page.locator(".target.legal").first
    name = hexagon.get_attribute("data-hex")
    hexagon.press("Enter")
    expect(page.locator(f'.target[data-hex="{name}"]')).to_have_attribute(
        "aria-label", f"{name}, 2 caravans of Guest"
    )


def test_who_passes_waits_until_the_next_number(open_page: Opener) -> None:
    person = seat(open_page, "gipsy_king", "random", "random")
    page = person.page
    allowed = page.locator(".bar .button.legal", has_text="Pass")
    while not allowed.count():
        if person.is_asked():
            person.act()
    ply = ply_of(page)
    allowed.click()
    expect(page.locator("ol .text", has_text="Guest passes").last).to_be_visible()
    assert ply_of(page) > ply
