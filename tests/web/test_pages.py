"""Every page: accessible in light and dark, in three languages, and right on a phone."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from atoll import games
from atoll.core.game import Game
from tests.web.conftest import Opener
from tests.web.pages import LEGAL, overflow, play_now, tool
from tests.web.people import Person

PATHS = ("/", "/new/moluku", "/leaderboard", "/settings", "/recover#abc")
SERIOUS = {"serious", "critical"}


def serious_issues(page: Page) -> list[str]:
    """What axe finds that keeps somebody from playing."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def settle(page: Page) -> None:
    """Wait until the page has what it asked for."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main h1")).to_be_attached()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(open_page: Opener, size: str, scheme: str) -> None:
    page = open_page("/", size, color_scheme=scheme)
    for path in PATHS:
        page.goto(path)
        settle(page)
        assert serious_issues(page) == [], path
        assert overflow(page) <= 0, path


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_at_a_table(
    open_page: Opener, game: Game, size: str, scheme: str
) -> None:
    page = open_page("/", size, color_scheme=scheme)
    play_now(page, game.title)
    person = Person(page, "touch" if size == "phone" else "mouse", 6)
    for _ in range(2):
        page.wait_for_selector(".bar.turn")
        person.act()
    page.wait_for_selector(".bar.turn")
    assert overflow(page) <= 0
    assert serious_issues(page) == []
    for tab in ("Chat", "Rules"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        assert serious_issues(page) == [], tab
    tool(page, "Board as text")
    assert serious_issues(page) == []
    page.goto(page.url.replace("/table/", "/replay/") + "/1")
    settle(page)
    assert serious_issues(page) == []
    assert overflow(page) <= 0


def test_on_a_touch_screen_a_move_takes_two_taps(open_page: Opener) -> None:
    page = open_page("/", "phone")
    play_now(page)
    page.wait_for_selector(LEGAL)
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    card = page.locator(LEGAL).first
    card.tap()
    expect(page.get_by_role("button", name="Yes, do it")).to_be_visible()
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
    card.tap()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply or "")


def test_touch_targets_are_large_enough_on_a_phone(open_page: Opener) -> None:
    page = open_page("/", "phone")
    play_now(page)
    page.wait_for_selector(LEGAL)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.board button, .tools button, .tools summary')]
        .filter(one => one.checkVisibility())
        .map(one => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([name, box]) => `${name} ${box.width}×${box.height}`)"""
    )
    assert small == []
    gaps = page.evaluate(
        """() => { const boxes = [...document.querySelectorAll('.hand button')]
        .map(one => one.getBoundingClientRect());
        return boxes.slice(1).map((box, n) => [box.left - boxes[n].left, box.top - boxes[n].top])
        .filter(([x, y]) => x > 0 && x < 44) }"""
    )
    assert gaps == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL"])
def test_whose_move_it_is_stands_whole_beside_two_figures(open_page: Opener, locale: str) -> None:
    page = open_page("/", "phone", locale=locale)
    page.locator(".game", has_text="Pelican Bay").locator("button").first.click()
    page.wait_for_selector(".bar.turn")
    scores = page.locator(".players .score")
    expect(scores).to_have_count(3)
    scores.evaluate_all("all => all.forEach(one => (one.lastChild.textContent = '87'))")
    for state in page.locator(".players .state").all():
        assert state.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_page_speaks_three_languages(open_page: Opener) -> None:
    page = open_page("/settings")
    for language, word in (("fr", "Réglages"), ("nl", "Instellingen"), ("en", "Settings")):
        page.locator("select").first.select_option(language)
        expect(page.locator("h1")).to_have_text(word)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("select").first.select_option("fr")
    page.goto("/")
    page.get_by_role("button", name="Jouer maintenant: Moluku").click()
    page.wait_for_selector(LEGAL)
    expect(page.get_by_text("Saison 1 sur 3")).to_be_visible()


def test_a_replay_steps_by_slider_keys_and_links(open_page: Opener) -> None:
    page = open_page()
    play_now(page)
    for _ in range(3):
        page.wait_for_selector(LEGAL)
        ply = page.locator("[data-ply]").get_attribute("data-ply")
        page.locator(LEGAL).first.press("Enter")
        expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply or "")
    page.locator("ol .ply").first.click()
    page.wait_for_url("**/replay/*/1?seat=0")
    expect(page.locator("output")).to_contain_text("1 /")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("2 /")
    page.keyboard.press("Home")
    expect(page.get_by_text("The set-up, before the first move.")).to_be_visible()
    page.locator("input[type=range]").fill("3")
    page.wait_for_url("**/replay/*/3?seat=0")
    page.reload()
    expect(page.locator("output")).to_contain_text("3 /")
    assert page.locator(".moluku .legal").count() == 0


def test_a_player_renames_himself_and_comes_back_by_his_link(open_page: Opener) -> None:
    page = open_page("/settings")
    page.get_by_label("Name", exact=True).fill("Ann")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("header")).to_contain_text("Ann")
    key = page.evaluate("localStorage.getItem('atoll-recover')")
    other = open_page(f"/recover#{key}")
    other.get_by_role("button", name="Recover").click()
    expect(other.locator("header")).to_contain_text("Ann")


def test_a_table_is_opened_with_a_component_set_from_a_file(
    open_page: Opener, tmp_path: Path
) -> None:
    page = open_page("/new/moluku")
    printed = games.find("moluku").folder / "sets" / "default.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.read_text(encoding="utf-8") + "# my copy\n", encoding="utf-8")
    page.get_by_label("Seat 2").select_option("guest")
    page.get_by_label("Component set").select_option(label="custom component set")
    page.get_by_label("The set’s file").set_input_files(mine)
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    shown = page.request.get(f"/api/tables/{table}/set")
    assert shown.text() == mine.read_text(encoding="utf-8")


def test_options_that_do_not_go_with_the_number_of_players_are_not_asked(open_page: Opener) -> None:
    page = open_page("/new/moluku")
    teams = page.get_by_label("Teams")
    page.locator(".pill", has_text="4").click()
    expect(teams).to_be_visible()
    page.locator(".pill", has_text="3").click()
    expect(teams).to_have_count(0)
    page.goto("/new/isla_bohnita")
    page.locator(".pill", has_text="6").click()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".room dt").first).to_have_text("Clock")
