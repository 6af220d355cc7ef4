"""Simulated players of the page: by keyboard, mouse or touch, from the offered elements only.

They know no rules. An element with the class `legal` is a step towards a legal action; they take
such steps, chosen by a seed, until the page has drawn a later ply.
"""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.sync_api import Page, TimeoutError, WebSocketRoute

from tests.web.pages import PATIENCE, is_over, ply_of

Means = Literal["keyboard", "mouse", "touch"]
TRADING = ["offer", "wish", "withdraw", "accept"]  # a game continues without these
STEPS = 60  # more steps than any action takes
STOPS = 120  # more stops than the keyboard needs to go round a page
ACTIONS = 1000  # more actions than people take in any game

# What the page shows once the board is there, every order is answered, nothing is being removed
# (inert) and whoever is asked is offered something: the state of the game, and a step on offer.
# That is the last of several steps if there is one, and otherwise mostly one that leads on rather
# than one that prepares, such as choosing another tile. `point` is where a finger hits the step
# and not what covers it. While the page asks for confirmation, nothing is scrolled: the finger
# may touch the same place again. For the keyboard nothing is scrolled at all: while nothing has
# the focus, Chromium begins behind what was scrolled into view, and Tab would skip it in every
# round.
LOOK = """async ({ trading, prepares, points, chance, patience }) => {
  const until = performance.now() + patience
  const unrest = '.table[data-unanswered], section.board > p, .board [inert]'
  const offered = () => [...document.querySelectorAll('.board :is(.legal, .target.turn)')]
    .filter(one => one.matches('button:enabled, [role=button]') && one.checkVisibility())
    .filter(one => !trading.includes(one.closest('[data-verb]')?.dataset.verb))
  const isAtRest = () => !document.querySelector(unrest)
  const isDrawn = () => !document.querySelector('.bar.turn') || offered().length > 0
  while (!isAtRest() || !isDrawn() && performance.now() < until) {
    if (performance.now() > until) throw new Error('no answer, no board, or no rest')
    await new Promise(requestAnimationFrame)
  }
  const all = offered()
  const last = all.filter(one => one.matches('.button.primary'))
  const on = prepares ? [] : all.filter(one => !one.matches('[role=radio]'))
  const steps = [last, on, all].find(some => some.length) ?? []
  const one = steps[Math.floor(chance * steps.length)]
  const asks = !!document.querySelector('.bar .confirm')
  // How often Tab must be pressed to come to one of these; 1 where that can't be told.
  const stopsTo = steps => {
    const stops = [...document.querySelectorAll('a, button, input, select, summary, [tabindex]')]
      .filter(one => one.tabIndex >= 0 && !one.disabled)
      .filter(one => one.checkVisibility({ visibilityProperty: true }))
    const from = stops.indexOf(document.activeElement)
    const next = stops.findIndex((one, at) => at > from && steps.includes(one))
    return from < 0 || next < 0 ? 1 : next - from
  }
  let point = null
  let cover = null
  if (one && points && !asks) {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const box = one.getBoundingClientRect()
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const right of [0.5, 0.25, 0.1, 0.75, 0.9]) {
        const [x, y] = [box.left + right * box.width, box.top + down * box.height]
        const hit = document.elementFromPoint(x, y)
        if (!one.contains(hit)) cover ??= hit ?? document.documentElement
        else point ??= { x, y }
      }
  }
  return {
    ply: Number(document.querySelector('[data-ply]').dataset.ply),
    asked: !!document.querySelector('.bar.turn'),
    asks,
    steps: steps.length,
    focused: steps.indexOf(document.activeElement),
    stops: stopsTo(steps),
    point,
    told: [one, cover].map(each => each?.outerHTML.slice(0, 300)).join(' by '),
    prompt: document.querySelector('.bar, .end')?.textContent,
  }
}"""


class Person:
    """A simulated player on a table's page."""

    def __init__(self, page: Page, means: Means, seed: int) -> None:
        self.page = page
        self.means = means
        self.chance = random.Random(seed)
        self.pointed: dict[str, float] | None = None  # where this player pointed last
        self.prepares = False  # whether the next step may be one that only prepares

    def is_asked(self) -> bool:
        """Whether the table waits for this player."""
        return self.page.locator(".bar.turn").count() > 0

    def look(self) -> dict[str, Any]:
        """What the page shows, with a step chosen at random."""
        asked = {
            "trading": TRADING,
            "prepares": self.prepares,
            "points": self.means != "keyboard",
            "chance": self.chance.random(),
            "patience": PATIENCE,
        }
        return dict(self.page.evaluate(LOOK, asked))

    def act(self) -> None:
        """Take one action, step by step, unless the table no longer waits for this player.

        Afterwards the page shows a later ply.
        """
        seen = self.look()
        ply = seen["ply"]
        for _ in range(STEPS):
            if seen["ply"] > ply or not seen["asked"]:
                return
            self.step(seen)
            self.prepares = self.chance.random() < 0.25
            seen = self.look()
        raise AssertionError(f"{STEPS} steps did nothing: {seen['prompt']}")

    def step(self, seen: dict[str, Any]) -> None:
        """Take the chosen step, or confirm the last one if the page asks."""
        assert seen["steps"], f"nothing is offered: {seen['prompt']}"
        if self.means == "keyboard":
            self.press(seen)
        elif seen["asks"]:
            self.confirm()
        else:
            assert seen["point"], f"covered: {seen['told']}"
            self.point(seen["point"])

    def point(self, at: dict[str, float]) -> None:
        """Click or touch."""
        touch, mouse = self.page.touchscreen, self.page.mouse
        (touch.tap if self.means == "touch" else mouse.click)(at["x"], at["y"])
        self.pointed = at

    def confirm(self) -> None:
        """Confirm by the button, or by touching the same place again.

        Somebody else's move meanwhile removes the question.
        """
        if self.pointed and self.chance.random() < 0.5:
            self.point(self.pointed)
            self.pointed = None
            return
        button = self.page.locator(".bar .confirm")
        try:
            button.tap(timeout=10_000)
        except TimeoutError:
            assert button.count() == 0, "the button can't be touched"

    def press(self, seen: dict[str, Any]) -> None:
        """Go to a step by the Tab key, sometimes on or back to another, and press Enter."""
        seen = self.reach(seen)
        way = self.chance.choice([-1, 0, 0, 1, 2])
        if 0 <= seen["focused"] + way < seen["steps"]:
            for _ in range(abs(way)):
                self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
            seen = self.reach(self.look())
        if seen["focused"] >= 0:  # else the table stopped waiting, and Enter would open a link
            self.page.keyboard.press("Enter")

    def reach(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Press Tab until a step has the focus.

        The first presses go as far as the page says; it may be wrong about a stop, and then single
        presses go round to the step.
        """
        presses = seen["stops"]
        for _ in range(STOPS):
            if seen["focused"] >= 0 or not seen["steps"]:
                return seen
            for _ in range(presses):
                self.page.keyboard.press("Tab")
            seen = self.look()
            presses = 1
        raise AssertionError(f"the keyboard reaches nothing in {STOPS} stops: {seen}")


def play_to(people: Sequence[Person], ply: int) -> None:
    """Let the players act until the first one's page is at this ply or the game is over."""
    first = people[0].page
    play_until(people, lambda: ply_of(first) >= ply or is_over(first))


def play_until(
    people: Sequence[Person], is_reached: Callable[[], bool], most: int = ACTIONS
) -> None:
    """Let the players act until a page shows what is waited for."""
    for _ in range(most):
        person = next_asked(people, is_reached)
        if person is None or is_reached():  # it may be over again: others act meanwhile
            return
        person.act()
    raise AssertionError(f"{most} actions have not led there: {prompts(people)}")


def next_asked(people: Sequence[Person], is_reached: Callable[[], bool]) -> Person | None:
    """The player who must act next, unless what is waited for comes first."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for person in people:
            if person.is_asked():
                return person
        if is_reached():
            return None
        people[0].page.wait_for_timeout(10)
    raise AssertionError(f"nobody is asked: {prompts(people)}")


def prompts(people: Sequence[Person]) -> list[str | None]:
    """The prompt of each page."""
    return [person.page.locator(".bar, .end").first.text_content() for person in people]


class Wire:
    """A page's connection to its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/tables/*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        """Let a connection through unless the wire is cut."""
        if self.is_cut:
            route.close()
            return
        route.connect_to_server()
        self.routes.append(route)

    def cut(self) -> None:
        """Break the connection, and every one that follows."""
        self.is_cut = True
        self.routes[-1].close()

    def mend(self) -> None:
        """Let the next connection through."""
        self.is_cut = False
