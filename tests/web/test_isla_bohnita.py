"""La Isla Bohnita on the page: an offer composed by clicking beans, large targets, axe content."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.pages import overflow, play_now
from tests.web.test_pages import serious_issues

OWN = ".isla .own"


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
    press(page, f"{OWN} .primary.legal")
    composer = page.locator(".isla .composer")
    expect(composer.get_by_role("button", name="Offer", exact=True)).to_be_hidden()
    page.locator(f"{OWN} button.bean").first.click()
    expect(composer.get_by_role("group", name="You give").get_by_role("button")).to_have_count(1)
    composer.get_by_role("button", name="ask for a blue bean").click()
    expect(composer.get_by_role("group", name="You get").get_by_role("button")).to_have_count(1)
    assert serious_issues(page) == []
    composer.get_by_role("button", name="Offer", exact=True).click()
    log = page.get_by_role("tabpanel")
    offer = log.get_by_text("Guest offers").filter(has_text="for 1 blue")
    expect(offer.first).to_be_visible()


def test_a_field_that_cannot_be_sold_says_why(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    press(page, ".isla .plot.legal")
    page.get_by_role("button", name="Buy: Pirate for 2").click()
    expect(page.locator(".trouble")).to_contain_text("costs 2, there are 0 thalers")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious_on_the_board(open_page: Opener, size: str, scheme: str) -> None:
    page = open_page("/", size, color_scheme=scheme)
    begin(page)
    assert serious_issues(page) == []
    assert overflow(page) <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.isla button')]
        .map(one => [one.ariaLabel || one.textContent, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([name, box]) => `${name} ${box.width}×${box.height}`)"""
    )
    assert small == []
