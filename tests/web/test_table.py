"""What one may do at a table besides moving: go back, ask, give up, talk, be told, play again."""

import pytest
from playwright.sync_api import Page, expect

from atoll.core.game import Game
from tests.web.conftest import Opener
from tests.web.pages import (
    PATIENCE,
    open_table,
    play_now,
    ply_of,
    sit_down,
    tool,
    wait_for_ply,
    wait_until,
)
from tests.web.people import ACTIONS, Person, play_to, play_until
from tests.web.stage import sit

# What the page would make sound or show, counted instead.
COUNT_SOUNDS = """
window.plucked = []
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () {
  const tone = make.call(this)
  const start = tone.start.bind(tone)
  tone.start = at => { window.plucked.push(tone.frequency.value); start(at) }
  return tone
}
"""
KEEP_NOTICES = """
window.notices = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, options) { window.notices.push([title, options.body]) }
  close() {}
}
"""


def two_people(open_page: Opener, game: str) -> tuple[Person, Person]:
    """Ann, who opened the table, and Bob, who joined it, both with a mouse."""
    ann = Person(open_page(), "mouse", 1)
    path = open_table(ann.page, ["me", "open"], game)
    bob = Person(open_page(), "mouse", 2)
    sit_down(bob.page, path, "Bob")
    ann.page.wait_for_selector("[data-ply]")
    return ann, bob


def choose_setting(page: Page, name: str, is_on: bool = True) -> None:
    """Switch a setting on or off, and come back to the table."""
    table = page.url
    page.goto("/settings")
    page.get_by_label(name).set_checked(is_on)
    page.goto(table)
    page.wait_for_selector("[data-ply]")


def play_until_undo(person: Person) -> int:
    """Lay a tile after which one may still go back; gives the ply before it."""
    undo = person.page.get_by_role("button", name="Undo")
    for _ in range(ACTIONS):
        person.page.wait_for_selector(".bar.turn")
        ply = ply_of(person.page)
        tiles = person.page.locator("[data-tile]").count()
        person.act()
        if undo.is_enabled() and person.page.locator("[data-tile]").count() > tiles:
            return ply
    raise AssertionError("nothing could be taken back in the whole game")


def test_undo_takes_the_last_tile_back_and_reset_the_whole_turn(open_page: Opener) -> None:
    ann = Person(open_page(), "mouse", 3)
    open_table(ann.page, ["me", "random"], "pelican_bay")
    ann.page.wait_for_selector("[data-ply]")
    ply = play_until_undo(ann)
    tiles = ann.page.locator("[data-tile]").count()
    ann.page.get_by_role("button", name="Undo").click()
    wait_for_ply(ann.page, ply)
    expect(ann.page.locator("[data-tile]")).to_have_count(tiles - 1)
    expect(ann.page.locator("ol .note").last).to_contain_text("back")
    ann.act()
    tool(ann.page, "Restart the turn")
    wait_for_ply(ann.page, ply)
    expect(ann.page.locator("[data-tile]")).to_have_count(tiles - 1)


def test_a_move_is_taken_back_only_if_the_other_agrees(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    play_until([bob], ann.is_asked)
    ply = ply_of(ann.page)
    ann.act()
    question = bob.page.locator(".bar .question", has_text="asks to go back to move")
    for answer, after in (("No", ply + 1), ("Yes", ply)):
        tool(ann.page, "Ask to go back")
        expect(question).to_be_visible()
        question.get_by_role("button", name=answer).click()
        expect(question).to_have_count(0)
        for person in (ann, bob):
            wait_for_ply(person.page, after)
    assert ann.is_asked()


def test_who_resigns_loses_and_a_rematch_begins_when_both_want_it(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    play_to([ann, bob], 4)
    tool(ann.page, "Resign")
    tool(ann.page, "Really resign?")
    for person in (ann, bob):
        expect(person.page.locator(".end h2")).to_have_text("Bob wins!")
        expect(person.page.locator(".players li").first).to_contain_text("resigned")
    expect(bob.page.locator(".players li.won .name")).to_contain_text("Bob")

    bob.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(".end h2")).to_have_text("Bob asks for a rematch.")
    ann.page.get_by_role("button", name="Decline").click()
    expect(bob.page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(ann.page.get_by_role("button", name="Withdraw")).to_be_visible()
    bob.page.get_by_role("button", name="Accept").click()
    for person in (ann, bob):
        person.page.get_by_role("link", name="To the rematch").click()
        person.page.wait_for_selector('[data-ply="0"][data-status="playing"]')
        expect(person.page.locator(".players .name").first).to_be_visible()
    assert ann.page.url == bob.page.url
    play_to([ann, bob], 2)


def test_a_hint_is_said_and_drawn_on_the_board(open_page: Opener, game: Game) -> None:
    page = open_page()
    play_now(page, game.title)
    page.wait_for_selector(".bar.turn")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bar .hint")).to_contain_text("A bot would choose", timeout=2 * PATIENCE)
    expect(page.locator(".board :is(.hinted, .hint)").first).to_be_visible()


def test_words_and_faces_reach_the_others(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.page.keyboard.press("Enter")
    chat = bob.page.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")
    chat.click()
    expect(bob.page.get_by_role("log")).to_contain_text("Good luck!")
    bob.page.get_by_role("button", name="Applause").click()
    face = ann.page.locator(".players li").nth(1).locator(".face")
    expect(face).to_have_attribute("aria-label", "Bob: 👏")
    expect(ann.page.locator(".players li").first.locator(".face")).to_have_count(0)


def test_the_board_does_not_call_away_who_writes(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    ann.means = "keyboard"
    play_until([bob], ann.is_asked)
    play_until([ann], lambda: not ann.is_asked())
    wait_for_ply(bob.page, ply_of(ann.page))
    ann.page.get_by_role("tab", name="Chat").click()
    box = ann.page.get_by_label("Say something")
    box.click()
    play_until([bob], ann.is_asked)
    expect(box).to_be_focused()


def test_the_log_and_the_prompt_tell_what_happened_since_ones_last_turn(
    open_page: Opener,
) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    people = [ann, bob]
    play_to(people, 3)
    mark = ann.page.locator("li.mark")
    play_until(people, lambda: ann.is_asked() and mark.count() > 0)
    expect(mark).to_have_text("Since your last turn")
    later = ann.page.locator("li.mark ~ li .text").all_inner_texts()
    assert any("Bob" in line for line in later)
    said = ann.page.locator(".bar details:is(.news, .coach)")  # a first game has the coach there
    said.locator("summary").click()
    expect(said.locator("li", has_text="Bob").first).to_be_visible()


def test_the_log_of_an_opened_table_stands_at_its_end(open_page: Opener) -> None:
    page = open_page()
    page.request.post("/api/players", data={"name": "Ann", "language": "en"})
    sit(page, "planet", 4)
    play_to([Person(page, "mouse", 1)], 16)
    page.reload()
    log = page.get_by_role("region", name="Log")
    log.locator(".piece svg").first.wait_for()  # with pictures the lines are higher
    left = wait_until(
        page,
        lambda: log.evaluate("box => box.scrollHeight - box.clientHeight - box.scrollTop"),
        lambda pixels: pixels < 2,
    )
    assert left > -2
    assert log.evaluate("box => box.scrollTop") > 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_coach_is_read_whole_and_leaves_the_board_by_a_touch_elsewhere(
    open_page: Opener, size: str
) -> None:
    page = open_page(size=size)
    sit(page, "isla_bohnita", 3)
    coach = page.locator(".bar details.coach")
    shortened = coach.locator("summary .latest")
    if size == "desktop":
        assert shortened.evaluate("node => node.scrollWidth <= node.clientWidth")
    coach.locator("summary").click()
    whole = coach.locator(".drop")
    said = shortened.inner_text().split(":", 1)[1].strip()
    expect(whole).to_contain_text(said)
    assert whole.evaluate("node => node.scrollWidth <= node.clientWidth")
    page.locator(".stage-hand").click()
    expect(whole).to_have_count(0)


def test_a_move_and_ones_turn_are_heard_unless_sounds_are_off(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    for person in (ann, bob):
        person.page.add_init_script(COUNT_SOUNDS)
    choose_setting(ann.page, "Sounds", is_on=False)
    choose_setting(bob.page, "Sounds")
    play_until([ann, bob], lambda: 784 in bob.page.evaluate("plucked"))  # of the own turn
    assert ann.page.evaluate("plucked") == []
    move = {147, 220}  # a caravan of wood, or a pass
    wait_until(bob.page, lambda: move & set(bob.page.evaluate("plucked")), bool)


def test_a_notice_comes_when_one_looks_elsewhere(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    bob.page.add_init_script(KEEP_NOTICES)
    choose_setting(bob.page, "Tell me when it is my move")
    play_to([ann, bob], 2)
    play_until([bob], ann.is_asked)
    assert bob.page.evaluate("notices") == []  # the page was in view
    with bob.page.expect_websocket(lambda socket: socket.url.endswith("/ws/me")):
        bob.page.goto("/leaderboard")
    play_until([ann], lambda: not ann.is_asked())
    bob.page.wait_for_function("() => notices.length === 1")
    title, body = bob.page.evaluate("notices[0]")
    assert title == "Your move"
    assert "take a tile" in body


def test_a_bot_plays_until_one_returns(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    tool(ann.page, "Let a bot play for me")
    expect(bob.page.locator(".players li").first).to_contain_text("a bot plays for them")
    play_to([bob], 5)
    bob.page.wait_for_selector(".bar.turn")
    ann.page.get_by_role("button", name="Take over from the bot").click()
    expect(bob.page.locator(".players li").first).not_to_contain_text("a bot plays for them")
    play_to([bob, ann], 9)
