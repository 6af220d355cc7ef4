"""What is special about Moluku's board: refusals, pairs, covering, trump, one device for two."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.pages import LEGAL, open_table, play_now, ply_of, reach, wait_for_ply


def test_an_illegal_card_says_why_and_opens_its_clause(open_page: Opener) -> None:
    page = open_page()
    shy = page.locator(".card.shy")
    page.goto("/")
    play_now(page)
    for _ in range(60):
        page.wait_for_selector(LEGAL)
        if shy.count():
            break
        ply = ply_of(page)
        page.locator(LEGAL).first.press("Enter")  # in a full hand the next card covers the middle
        page.wait_for_function(
            "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
        )
    shy.first.press("Enter")
    expect(page.locator(".trouble")).to_contain_text("must be")
    page.locator(".trouble").get_by_role("button", name="Why?").click()
    expect(page.locator(".clause.asked dt")).to_have_text("MO-2")


def test_two_people_share_one_device(open_page: Opener) -> None:
    page = open_page()
    open_table(page, ["me", "guest"])
    for _ in range(4):
        page.locator(".curtain, " + LEGAL).first.wait_for()
        if page.locator(".curtain").count():
            assert page.locator(".hand .card").count() == 0
            page.locator(".curtain button").click()
        ply = ply_of(page)
        page.locator(LEGAL).first.press("Enter")  # in a full hand the next card covers the middle
        wait_for_ply(page, ply + 1)


def own_cards(page: Page) -> int:
    """How many cards lie on one's own island."""
    return page.locator(".island.own .cards li:not(.bare)").count()


def test_a_pair_of_the_wedding_is_taken_whole(open_page: Opener) -> None:
    page = open_page()
    reach(page, "moluku", "harvest", "pair_of")
    before = own_cards(page)
    pair = page.locator(".pick.legal").first
    pair.click()
    expect(page.locator(".pick.legal")).to_have_count(0)
    page.wait_for_function(
        "count => document.querySelectorAll('.island.own .cards li:not(.bare)').length >= count",
        arg=before + 1,  # a Panku card of the pair may act at once and leave
    )


def test_a_card_of_the_island_is_covered(open_page: Opener) -> None:
    page = open_page()
    reach(page, "moluku", "cover")
    ply = ply_of(page)
    page.locator(".island.own .cover.legal").first.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", str(ply))
    expect(page.locator("ol .text", has_text="Ann covers").last).to_be_attached()


def test_who_may_names_the_next_trump(open_page: Opener) -> None:
    page = open_page()
    reach(page, "moluku", "name_trump")
    page.get_by_role("group", name="Trump").get_by_role("button", name="yellow").click()
    said = page.locator("ol .text", has_text="Ann names the trump: yellow")
    expect(said.last).to_be_attached()  # the other may name the next season's before one looks
