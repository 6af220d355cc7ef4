"""What one may do at a table besides moving: go back, ask, give up, talk, be told, play again."""

from playwright.sync_api import Page, expect

from atoll.core.game import Game
from tests.web.conftest import Opener
from tests.web.pages import is_over, open_table, play_now, ply_of, sit_down, wait_for_ply
from tests.web.people import Person, play_until

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


def tool(page: Page, name: str) -> None:
    """Press a tool behind "More"."""
    if not page.locator(".more[open]").count():
        page.locator(".more summary").click()
    page.locator(".menu").get_by_role("button", name=name).click()


def choose_setting(page: Page, name: str) -> None:
    """Switch a setting on, and come back to the table."""
    table = page.url
    page.goto("/settings")
    page.get_by_label(name).check()
    page.goto(table)
    page.wait_for_selector("[data-ply]")


def play_until_undo(person: Person) -> int:
    """Lay a tile after which one may still go back; gives the ply before it."""
    undo = person.page.get_by_role("button", name="Undo")
    while True:
        person.page.wait_for_selector(".bar.turn")
        ply = ply_of(person.page)
        tiles = person.page.locator("[data-tile]").count()
        person.act()
        if undo.is_enabled() and person.page.locator("[data-tile]").count() > tiles:
            return ply


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
    ann.page.get_by_role("button", name="Begin the turn anew").click()
    wait_for_ply(ann.page, ply)
    expect(ann.page.locator("[data-tile]")).to_have_count(tiles - 1)


def test_a_move_is_taken_back_only_if_the_other_agrees(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    while not ann.is_asked():
        bob.act()
        wait_for_ply(ann.page, ply_of(bob.page))
    ply = ply_of(ann.page)
    ann.act()
    question = bob.page.locator(".bar .row", has_text="asks to go back to move")
    for answer, after in (("No", ply + 1), ("Yes", ply)):
        tool(ann.page, "Ask to take back")
        expect(question).to_be_visible()
        question.get_by_role("button", name=answer).click()
        expect(question).to_have_count(0)
        for person in (ann, bob):
            wait_for_ply(person.page, after)
    assert ann.is_asked()


def test_who_resigns_ranks_last_and_a_rematch_brings_all_together_again(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    play_until([ann, bob], 4)
    tool(ann.page, "Resign")
    tool(ann.page, "Really resign?")
    expect(bob.page.locator(".players li").first).to_contain_text("resigned")
    tool(bob.page, "Let a bot play for me")
    for person in (ann, bob):
        expect(person.page.locator(".end h2")).to_have_text("Bob wins!", timeout=30_000)
    assert bob.page.locator(".players li.won .name").inner_text().strip() == "Bob"

    bob.page.get_by_role("button", name="Rematch").click()
    for person in (ann, bob):
        person.page.get_by_role("link", name="To the rematch").click()
        person.page.wait_for_selector('[data-ply="0"][data-status="playing"]')
        assert person.page.locator(".players .name").all_inner_texts() != []
    assert ann.page.url == bob.page.url
    play_until([ann, bob], 2)


def test_a_hint_is_said_and_drawn_on_the_board(open_page: Opener, game: Game) -> None:
    page = open_page()
    play_now(page, game.title)
    page.wait_for_selector(".bar.turn")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".bar .hint")).to_contain_text("A bot would choose", timeout=30_000)
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
    while not ann.is_asked():
        bob.act()
        wait_for_ply(ann.page, ply_of(bob.page))
    while ann.is_asked():
        ann.act()
    wait_for_ply(bob.page, ply_of(ann.page))
    ann.page.get_by_role("tab", name="Chat").click()
    box = ann.page.get_by_label("Say something")
    box.click()
    while not ann.is_asked():
        bob.act()
        wait_for_ply(ann.page, ply_of(bob.page))
    expect(box).to_be_focused()


def test_the_log_and_the_prompt_tell_what_happened_since_ones_last_turn(
    open_page: Opener,
) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    people = [ann, bob]
    play_until(people, 3)
    while not (ann.is_asked() and ann.page.locator("li.mark").count()):
        next(person for person in people if person.is_asked()).act()
        wait_for_ply(ann.page, max(ply_of(person.page) for person in people))
    expect(ann.page.locator("li.mark")).to_have_text("Since your last turn")
    later = ann.page.locator("li.mark ~ li .text").all_inner_texts()
    assert any("Bob" in line for line in later)
    ann.page.locator(".bar summary").click()
    news = ann.page.locator(".bar details li").all_inner_texts()
    assert [line for line in news if "Bob" in line]


def test_a_move_and_ones_turn_are_heard_if_one_wants(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "gipsy_king")
    for person in (ann, bob):
        person.page.add_init_script(COUNT_SOUNDS)
    choose_setting(bob.page, "Sounds")
    ann.page.reload()
    ann.page.wait_for_selector("[data-ply]")
    heard: list[int] = []
    while 784 not in heard and not is_over(ann.page):  # who is asked when, is chance
        play_until([ann, bob], ply_of(ann.page) + 1)
        heard = bob.page.evaluate("plucked")
    assert ann.page.evaluate("plucked") == []
    assert 262 in heard  # a move
    assert 784 in heard  # his turn


def test_a_notice_comes_when_one_looks_elsewhere(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    bob.page.add_init_script(KEEP_NOTICES)
    choose_setting(bob.page, "Tell me when it is my move")
    play_until([ann, bob], 2)
    while not ann.is_asked():
        bob.act()
        wait_for_ply(ann.page, ply_of(bob.page))
    assert bob.page.evaluate("notices") == []  # he was looking
    with bob.page.expect_websocket(lambda socket: socket.url.endswith("/ws/me")):
        bob.page.goto("/leaderboard")
    while ann.is_asked():
        ann.act()
    bob.page.wait_for_function("notices.length === 1")
    title, body = bob.page.evaluate("notices[0]")
    assert title == "Your move"
    assert "take a tile" in body


def test_a_bot_plays_until_one_returns(open_page: Opener) -> None:
    ann, bob = two_people(open_page, "planet")
    tool(ann.page, "Let a bot play for me")
    expect(bob.page.locator(".players li").first).to_contain_text("a bot stands in")
    play_until([bob], 5)
    bob.page.wait_for_selector(".bar.turn")
    ann.page.get_by_role("button", name="Play myself again").click()
    expect(bob.page.locator(".players li").first).not_to_contain_text("a bot stands in")
    play_until([bob, ann], 9)
