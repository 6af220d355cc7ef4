"""`atoll play --terminal`: a table against bots in the terminal; it works over a pipe too."""

import argparse
import secrets
import sys
from pathlib import Path

from atoll import games
from atoll.bots import make_bot
from atoll.cli.setups import read_setup
from atoll.core.errors import AtollError, BadSetup, IllegalAction, InvalidNotation
from atoll.core.game import Game, Setup
from atoll.core.record import new_record, write
from atoll.core.rng import commitment, fast_rng
from atoll.core.state import State
from atoll.core.undo import undo_point
from atoll.core.words import Refusal, Words, words
from atoll.messages import Speaker
from atoll.messages.clauses import clause

LISTED = 40  # choices shown with a number; longer lists are typed as notation


class Leave(Exception):
    """The player leaves the table."""


def run(options: argparse.Namespace) -> int:
    """Set the table and play to the end, or until the player leaves."""
    common = Speaker(None, options.language)
    if options.game is None:
        try:
            options.game = choose_game(common)
        except Leave:
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
    """A line from the player; the end of the input is leaving."""
    sys.stdout.write("> ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        write_line("")
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
        self.bot = make_bot(options.bot)
        self.path: Path | None = options.save
        level = options.bot.partition(":")[0].capitalize()
        names = [f"{level} {seat + 1}" for seat in range(setup.players)]
        names[self.seat] = options.name
        self.say = Speaker(game, options.language, names)
        self.record = new_record(game, setup, names)
        self.state = game.start(setup)
        self.before: list[State] = []
        self.plies: list[tuple[int, int]] = []
        self.rng = fast_rng(setup.seed)
        self.refusal: Refusal | None = None

    def play(self) -> None:
        """Until the game is over."""
        write_line(self.say(words("table-commitment", hash=commitment(self.setup.seed))))
        while not self.state.is_over():
            if self.state.must_act() >> self.seat & 1:
                self.human_turn()
            else:
                seat = int(self.state.to_act())
                self.take(seat, self.bot.choose(self.state.seen_by(seat), self.rng))
        self.show_end()

    def take(self, seat: int, action: int) -> None:
        """Carry an action out and tell the player what he may know of it."""
        before = self.state.copy()
        self.state.apply(seat, action)
        self.before.append(before)
        self.plies.append((seat, action))
        self.record.actions.append((seat, self.game.text(before, seat, action)))
        shown = before.shown(seat, action, self.seat)
        old, new = before.seen_by(self.seat), self.state.seen_by(self.seat)
        for event in self.game.events(old, seat, shown, new):
            write_line("  · " + self.say(event.what))

    def human_turn(self) -> None:
        """Draw the table, list the choices and read one."""
        seen = self.state.seen_by(self.seat)
        actions = [int(action) for action in seen.legal(self.seat)]
        write_line("\n" + self.game.draw(self.game.view(seen), self.say) + "\n")
        write_line(self.say(self.game.prompt(seen)))
        for number, action in enumerate(actions[:LISTED], 1):
            text = self.game.text(seen, self.seat, action)
            write_line(
                f"{number:3}  {self.say(self.game.describe(seen, self.seat, action))}  [{text}]"
            )
        if len(actions) > LISTED:
            write_line(self.say(words("table-more", count=len(actions) - LISTED)))
        write_line(self.say(words("table-help-hint")))
        while not self.answer(ask(), actions):
            pass

    def answer(self, line: str, actions: list[int]) -> bool:
        """Act on one line; False if the player is asked again."""
        if not line:
            return False
        if line == "q":
            raise Leave
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
            write_line(f"{error.refusal.clause}: {self.say(error.refusal.reason)}")
            return False
        except InvalidNotation as error:
            write_line(str(error))
            return False
        return True

    def undo(self) -> bool:
        """Take the last action back, if it taught the player nothing."""
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
        text = clause(self.game, wanted)
        if text is None:
            write_line(self.say(words("table-no-clause", name=wanted, prefix=self.game.prefix)))
        else:
            write_line(f"{wanted.upper()}: {text}")
        self.refusal = None

    def show_end(self) -> None:
        """The score sheet, the winners and the seed."""
        write_line("")
        for seat, lines in enumerate(self.game.sheet(self.state)):
            write_line(f"{self.say(Words('seat', {'seat': seat}))}: {self.state.scores()[seat]}")
            for line in lines:
                write_line(f"  {line.points:4}  {self.say(line.what)}  ({line.rule})")
        winners = [seat for seat in range(self.setup.players) if self.state.winners() >> seat & 1]
        names = ", ".join(self.say(Words("seat", {"seat": seat})) for seat in winners)
        write_line("\n" + self.say(words("table-winners", names=names, count=len(winners))))
        write_line(self.say(words("table-seed", seed=self.setup.seed)))
        self.record.scores = [int(score) for score in self.state.scores()]

    def save(self) -> None:
        """Write the record where the player asked for it."""
        if self.path is not None:
            self.path.write_text(write(self.record), encoding="utf-8")
            write_line(self.say(words("table-saved", path=str(self.path))))
