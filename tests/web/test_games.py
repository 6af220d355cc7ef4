"""A whole game of each, through the page: by keyboard, by touch, with a break, and watched."""

from functools import partial

from playwright.sync_api import Page, expect

from atoll.core.game import Game
from atoll.core.record import read, verify
from tests.web.conftest import Opener
from tests.web.pages import is_over, open_table, sit_down, wait_for_ply, wait_until
from tests.web.people import Person, Wire, play_to, play_until
from tests.web.plan import plan_of


def lose_the_connection(wire: Wire, loser: Person, other: Person) -> None:
    """The game goes on without the loser as far as it can; then they catch up."""
    play_until([loser], other.is_asked)
    wire.cut()
    expect(loser.page.get_by_text("Connection lost.")).to_be_visible()
    other.act()
    wire.mend()
    expect(loser.page.get_by_text("Connection lost.")).to_have_count(0)


def shown_scores(page: Page) -> list[int]:
    """The final scores by seat, as the list of players shows them."""
    return [int(text.split()[-1]) for text in page.locator(".players .score").all_inner_texts()]


def test_a_whole_game_by_keyboard_and_touch_while_somebody_watches(
    open_page: Opener, game: Game
) -> None:
    plan = plan_of(game)
    ann = Person(open_page(), "keyboard", 1)
    path = open_table(ann.page, plan.seats, game.name)
    bob = Person(open_page("/", "phone"), "touch", 2)
    wire = Wire(bob.page)
    sit_down(bob.page, path, "Bob")
    ann.page.wait_for_selector("[data-ply]")
    watcher = open_page(path)
    watcher.wait_for_selector("[data-ply]")
    expect(ann.page.get_by_text("One person is watching.")).to_be_attached()

    people = [ann, bob]
    play_to(people, plan.breaks[0])
    ann.page.reload()
    ann.page.wait_for_selector("[data-ply]")
    play_to(people, plan.breaks[1])
    lose_the_connection(wire, bob, ann)
    assert watcher.locator(".board .legal").count() == 0
    log = bob.page.get_by_role("tab", name="Log")
    log.tap()
    lines = bob.page.locator("ol .ply")
    expect(lines.first).to_be_visible()
    plies = {int(text) for text in lines.all_text_contents()}
    log.tap()
    assert plies == set(range(1, max(plies) + 1))
    play_until(people, lambda: is_over(ann.page))

    pages = [ann.page, bob.page, watcher]
    for page in pages:
        expect(page.locator(".end h2")).to_be_visible()
    kept = watcher.request.get(f"/api/tables/{path.split('/')[-1]}/record").text()
    record = read(kept, game, "the server")
    scores = [int(score) for score in verify(record, game, "the server").scores()]
    for page in pages:
        wait_for_ply(page, len(record.actions))
        wait_until(page, partial(shown_scores, page), lambda shown: shown == scores)
        expect(page.locator(".sheet .total")).to_have_count(len(scores))  # the sheet comes apart
        totals = [int(text) for text in page.locator(".sheet .total").all_inner_texts()]
        assert totals == sorted(scores, reverse=True)
        for sheet in page.locator(".sheet").all():
            points = [int(text) for text in sheet.locator(".points").all_inner_texts()]
            assert sum(points) == int(sheet.locator(".total").inner_text())
