"""La Isla Bohnita on the page: an offer composed by clicking beans, large targets, axe content."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.pages import open_table, overflow, play_now, wait_for_ply
from tests.web.test_pages import serious_issues

HAND = ".isla .stage-hand"
ACTIONS = ".isla .stage-actions"


def begin(page: Page) -> None:
    """A table against bots, up to the first choice of one's own."""
    play_now(page, "La Isla Bohnita")
    page.wait_for_selector(".isla .legal")


def press(page: Page, selector: str) -> None:
    """Take a choice by its key, and wait until it is done."""
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    page.locator(selector).first.press("Enter")
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply or "")


def test_an_offer_is_composed_by_clicking_beans(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    press(page, ".isla .plot.legal")
    press(page, f"{ACTIONS} .primary.legal")
    composer = page.locator(".isla .composer")
    expect(composer).to_be_hidden()
    page.locator(f"{HAND} button.bean").first.click()
    gives = composer.get_by_role("group", name="You give")
    expect(gives.get_by_role("button", name="take out")).to_have_count(1)
    composer.get_by_role("button", name="ask for a blue bean").click()
    expect(composer.get_by_role("group", name="You get").get_by_role("button")).to_have_count(1)
    assert serious_issues(page) == []
    page.locator(ACTIONS).get_by_role("button", name="Offer", exact=True).click()
    log = page.get_by_role("tabpanel")
    offer = log.locator(".sentence", has_text="Guest offers")
    blue = page.locator(".piece", has_text="blue bean")
    expect(offer.filter(has=blue).first).to_be_visible()


def test_a_whole_turn_of_trading_off_turn(open_page: Opener) -> None:
    """In the turn of another: a wish, bids, a deal, the planting, and a harvest onto the ship."""
    people = people_at_a_table(open_page)
    active = next(page for page in people if page.locator(".bar.turn").count())
    other = next(page for page in people if page is not active)
    press(active, ".isla .plot.legal")
    press(active, f"{ACTIONS} .primary.legal")
    wait_for_ply(other, 2)
    expect(other.locator(".bar")).to_contain_text("you may make")
    actions, composer = other.locator(ACTIONS), other.locator(".isla .composer")

    def bid(slot: int) -> None:
        """Ask for a turned-up card, as a gift."""
        other.get_by_role("button", name="ask for it").nth(slot).click()
        actions.get_by_role("button", name="Offer", exact=True).click()

    actions.get_by_role("button", name="Make an offer").click()
    composer.get_by_role("button", name="ask for a blue bean").click()
    actions.get_by_role("button", name="Just say what I’m looking for").click()
    wait_for_ply(other, 3)
    actions.get_by_role("button", name="Close").click()
    bid(0)
    wait_for_ply(other, 4)
    other.get_by_role("button", name=re.compile("^withdraw ")).click()
    wait_for_ply(other, 5)
    bid(0)
    wait_for_ply(active, 6)
    active.get_by_role("button", name=re.compile("^refuse ")).click()
    wait_for_ply(other, 7)
    bid(0)
    wait_for_ply(active, 8)
    active.get_by_role("button", name=re.compile("^accept ")).click()
    wait_for_ply(other, 9)
    expect(other.locator(".bar")).to_contain_text("Plant what you have set aside")
    press(other, ".isla .plot.legal")
    wait_for_ply(active, 10)
    press(active, ".isla .market .act.legal")
    press(active, ".isla .plot.legal")
    wait_for_ply(other, 12)
    other.locator(".isla .spot .acts .legal").first.click()
    other.get_by_role("button", name="onto merchant ship 1").click()
    wait_for_ply(active, 13)
    press(active, f"{ACTIONS} .legal")
    expect(active.get_by_role("tabpanel").get_by_text("ends phase 2")).to_be_visible()


def people_at_a_table(open_page: Opener) -> list[Page]:
    """Three people at a table of their own."""
    people = [open_page(), open_page(), open_page()]
    path = open_table(people[0], ["me", "open", "open"], "isla_bohnita")
    for page, name in zip(people[1:], ("Bob", "Cleo"), strict=True):
        page.goto(path)
        page.get_by_label("Name").fill(name)
        page.get_by_role("button", name="Sit down").first.click()
    for page in people:
        page.wait_for_selector("[data-ply]")
        expect(page.locator(".isla")).to_be_visible()
    return people


def test_a_harvest_that_brings_nothing_is_asked_about(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    press(page, ".isla .plot.legal")
    page.locator(".isla .spot .acts .legal").first.click()
    question = page.get_by_role("group", name="Sell it for nothing?")
    expect(question.get_by_role("button", name="for 0 thalers")).to_be_visible()
    question.get_by_role("button", name="Close").click()
    expect(question).to_be_hidden()
    expect(page.locator(".isla .spot .many").first).to_be_visible()


def test_a_ware_that_cannot_be_bought_says_why(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    press(page, ".isla .plot.legal")
    page.get_by_role("button", name="Buy: Pirate ship for 2").click()
    expect(page.locator(".trouble")).to_contain_text("costs 2 thalers, and you have only 0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious_on_the_board(open_page: Opener, size: str, scheme: str) -> None:
    page = open_page("/", size, color_scheme=scheme)
    begin(page)
    assert serious_issues(page) == []
    assert overflow(page) <= 0
    # The name of another player reacts in the whole of its row.
    small = page.evaluate(
        """() => [...document.querySelectorAll('.isla button')]
        .map(one => [one, (one.closest('.row') ?? one).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 40 || box.height < 40))
        .map(([{ ariaLabel, textContent }, { width, height }]) =>
          `${ariaLabel || textContent} ${width}×${height}`)"""
    )
    assert small == []
