"""`atoll play --terminal`: a table against bots in the terminal; it works over a pipe too."""

import argparse
import secrets
import sys
from pathlib import Path

from atoll import games
from atoll.bots import make_bot, next_seat
from atoll.cli.setups import read_setup
from atoll.core.errors import AtollError, BadSetup, IllegalAction, InvalidNotation
from atoll.core.game import Game, Setup
from atoll.core.record import new_record, write
from atoll.core.rng import commitment, fast_rng
from atoll.core.state import State
from atoll.core.telling import tell
from atoll.core.undo import undo_point
from atoll.core.words import Refusal, Words, seat_words, words
from atoll.messages import Speaker, bot_name
from atoll.messages.rules import clause

LISTED = 40  # choices shown with a number; longer lists need typed notation


class Leave(Exception):
    """The player leaves the table."""


def run(options: argparse.Namespace) -> int:
    """Play a game to its end, or until the player leaves."""
    common = Speaker(None, options.language)
    if options.game is None:
        try:
            options.game = choose_game(common)
        except Leave:
            write_line(common(words("table-left")))
            return 0
    seed = secrets.token_hex(16) if options.seed is None else options.seed
    game, setup = read_setup(options, seed)
    if not 1 <= options.seat <= setup.players:
        raise BadSetup(f"there is no seat {options.seat} with {setup.players} players")
    table = TerminalTable(game, setup, options)
    try:
        table.play()
    except Leave:
        write_line(table.say(words("table-left")))
    finally:
        table.save()
    return 0


def choose_game(say: Speaker) -> str:
    """Ask which game to play."""
    write_line(say(words("table-which-game")))
    names = games.names()
    for number, name in enumerate(names, 1):
        game = games.find(name)
        about = Speaker(game, say.language)(words("about"))
        write_line(f"{number:3}  {game.title} ({game.players[0]}–{game.players[-1]}) – {about}")
    while True:
        answer = ask()
        if answer.isdigit() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        try:
            return games.find(answer).name
        except AtollError as error:
            write_line(str(error))


def ask() -> str:
    """A line from the player; `q` and the end of the input leave the table."""
    sys.stdout.write("> ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        write_line("")
        raise Leave
    if line.strip().lower() == "q":
        raise Leave
    return line.strip()


def write_line(text: str) -> None:
    """One line to the player."""
    sys.stdout.write(text + "\n")


class TerminalTable:
    """One human seat, bots on the others."""

    def __init__(self, game: Game, setup: Setup, options: argparse.Namespace) -> None:
        self.game = game
        self.setup = setup
        self.seat: int = options.seat - 1
        self.bot = make_bot(options.bot, game)
        others = [seat for seat in range(setup.players) if seat != self.seat]
        self.bots = dict.fromkeys(others, self.bot)
        self.path: Path | None = options.save
        level = options.bot.partition(":")[0].capitalize()
        recorded = [f"{level} {seat + 1}" for seat in range(setup.players)]
        names: list[str | Words] = [bot_name(seat) for seat in range(setup.players)]
        recorded[self.seat] = names[self.seat] = options.name
        self.say = Speaker(game, options.language, names)
        self.record = new_record(game, setup, recorded)
        self.state = game.start(setup)
        self.before: list[State] = []
        self.plies: list[tuple[int, int]] = []
        self.rng = fast_rng(setup.seed)
        self.refusal: Refusal | None = None
        self.offered: list[int] = []  # what the player was last offered out of turn
        self.is_silent = False  # not offered anything until the player's next turn

    def play(self) -> None:
        """Play until the game is over."""
        write_line(self.say(words("table-commitment", hash=commitment(self.setup.seed))))
        while not self.state.is_over():
            seat = next_seat(self.state, self.bots)
            if seat == self.seat:
                self.is_silent = False
                self.human_turn()
            elif self.state.must_act() >> self.seat & 1 or not self.acts_off_turn():
                self.take(seat, self.bot.choose(self.state.seen_by(seat), self.rng))
        self.show_end()

    def take(self, seat: int, action: int) -> None:
        """Carry out an action and print what the player may know of it."""
        before = self.state.copy()
        self.state.apply(seat, action)
        self.before.append(before)
        self.plies.append((seat, action))
        self.record.actions.append((seat, self.game.text(before, seat, action)))
        telling = tell(self.game, before, seat, action, self.state, self.seat)
        notation = f"  [{telling.text}]"
        for event in telling.events:
            write_line("  · " + self.say(event.what) + notation)
            notation = ""

    def human_turn(self) -> None:
        """Draw the table, list the choices and read one."""
        seen = self.state.seen_by(self.seat)
        actions = [int(action) for action in seen.legal(self.seat)]
        write_line("\n" + self.game.draw(self.game.view(seen), self.say) + "\n")
        write_line(self.say(self.game.prompt(seen)))
        self.list_choices(seen, actions)
        write_line(self.say(words("table-help-hint")))
        while not self.answer(ask(), actions):
            pass

    def list_choices(self, seen: State, actions: list[int]) -> None:
        """The first choices with their numbers."""
        for number, action in enumerate(actions[:LISTED], 1):
            text = self.game.text(seen, self.seat, action)
            write_line(
                f"{number:3}  {self.say(self.game.describe(seen, self.seat, action))}  [{text}]"
            )
        if len(actions) > LISTED:
            write_line(self.say(words("table-more", count=len(actions) - LISTED)))

    def acts_off_turn(self) -> bool:
        """Offer off-turn actions of the player; True if they took one.

        They are asked when these actions have changed since the last question.
        """
        seen = self.state.seen_by(self.seat)
        actions = [int(action) for action in seen.legal(self.seat)]
        if not actions or self.is_silent or actions == self.offered:
            return False
        self.offered = actions
        who = seat_words(int(self.state.to_act()))
        write_line(self.say(words("table-off-turn", who=who, count=len(actions))))
        while line := ask():
            if line == "n":
                self.is_silent = True
                return False
            if line == "a":
                write_line("\n" + self.game.draw(self.game.view(seen), self.say) + "\n")
                self.list_choices(seen, actions)
            elif self.answer(line, actions):
                return True
        return False

    def answer(self, line: str, actions: list[int]) -> bool:
        """Act on one line; False if the player must be asked again."""
        if not line:
            return False
        if line == "u":
            return self.undo()
        if line.startswith("?"):
            self.explain(line[1:].strip())
            return False
        if line.isdigit() and not 1 <= int(line) <= len(actions):
            write_line(self.say(words("table-no-number", count=len(actions))))
            return False
        try:
            if line.isdigit():
                action = actions[int(line) - 1]
            else:
                action = self.game.parse(self.state, self.seat, line)
            self.take(self.seat, action)
        except IllegalAction as error:
            self.refusal = error.refusal
            write_line(error.refusal.said(self.say(error.refusal.reason)))
            return False
        except InvalidNotation as error:
            write_line(str(error))
            return False
        return True

    def undo(self) -> bool:
        """Take back the last action, if the player has learnt nothing by it."""
        if undo_point(self.before, self.plies, self.seat) == len(self.plies):
            write_line(self.say(words("table-no-undo")))
            return False
        self.state = self.before.pop()
        self.plies.pop()
        self.record.actions.pop()
        return True

    def explain(self, name: str) -> None:
        """`?` the last refusal or the commands, `? MO-9` a clause."""
        if not name and self.refusal is None:
            write_line(self.say(words("table-help")))
            return
        wanted = name or (self.refusal.clause if self.refusal else "")
        text = clause(self.game, wanted, self.say.language)
        if text is None:
            write_line(self.say(words("table-no-clause", name=wanted, prefix=self.game.prefix)))
        else:
            write_line(f"{wanted.upper()}: {text}")
        self.refusal = None

    def show_end(self) -> None:
        """The score sheet, the winners and the seed."""
        write_line("")
        sides = self.game.sides(self.setup.players, self.setup.options)
        for side in sides:
            if len(side) > 1:
                write_line(f"{self.side_name(side)}: {self.side_points(side)}")
            for seat in side:
                self.show_sheet(seat)
        won = [side for side in sides if self.state.winners() >> side[0] & 1]
        names = self.say.listed([self.side_name(side) for side in won])
        is_team = len(won) == 1 and len(won[0]) > 1
        said = words("table-team-wins", names=names)
        if not is_team:
            said = words("table-winners", names=names, count=len(won))
        write_line("\n" + self.say(said))
        write_line(self.say(words("seed-line", seed=self.setup.seed)))
        self.record.scores = [int(score) for score in self.state.scores()]

    def show_sheet(self, seat: int) -> None:
        """A seat's points line by line."""
        write_line(f"{self.say(seat_words(seat))}: {self.state.scores()[seat]}")
        for line in self.game.sheet(self.state)[seat]:
            write_line(f"  {line.points:4}  {self.say(line.what)}  ({line.rule})")

    def side_name(self, side: list[int]) -> str:
        """A player's name, or those of a team."""
        return self.say.listed([self.say(seat_words(seat)) for seat in side])

    def side_points(self, side: list[int]) -> int:
        """The sum of a team."""
        return sum(int(self.state.scores()[seat]) for seat in side)

    def save(self) -> None:
        """Write the record to the requested file."""
        if self.path is not None:
            self.path.write_text(write(self.record), encoding="utf-8")
            write_line(self.say(words("table-saved", path=str(self.path))))
