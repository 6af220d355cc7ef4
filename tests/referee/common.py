"""What every game's referee shares: reading traces, collecting disagreements, comparing states."""

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

Data = dict[str, Any]


@dataclass(frozen=True)
class Disagreement:
    """One difference between a trace and the rules: the ply, the clause, and what differs."""

    ply: int | None
    clause: str
    text: str

    def __str__(self) -> str:
        """Show the ply first, because a reader looks it up."""
        place = "final" if self.ply is None else f"ply {self.ply}"
        return f"{place}: {self.clause}: {self.text}"


class Stop(Exception):
    """The game cannot be judged further: what follows would only repeat the first fault."""


@dataclass
class Trace:
    """One game of a trace file: its header, its plies and its last line."""

    header: Data
    plies: list[Data] = field(default_factory=list)
    final: Data | None = None


def read_traces(lines: Iterable[str]) -> Iterator[Trace]:
    """Split JSON Lines into games; a game begins at each line with `trace`."""
    current: Trace | None = None
    for line in lines:
        if not line.strip():
            continue
        data: Data = json.loads(line)
        if "trace" in data:
            if current is not None:
                yield current
            current = Trace(data)
        elif current is None:
            raise ValueError("a trace begins with its header")
        elif "final" in data:
            current.final = data
        else:
            current.plies.append(data)
    if current is not None:
        yield current


class Referee(ABC):
    """Follows one trace with its own model and notes every disagreement."""

    def __init__(self, header: Data) -> None:
        self.header = header
        self.players: int = header["players"]
        self.options: Data = header["options"]
        self.ply: int | None = 0
        self.found: list[Disagreement] = []

    @abstractmethod
    def begin(self, state: Data) -> None:
        """Judge the set-up and take the random facts from it."""

    @abstractmethod
    def follow(self, seat: int, action: Data, state: Data) -> None:
        """Judge one action and the state it leads to."""

    @abstractmethod
    def finish(self, final: Data) -> None:
        """Judge the end: scores, sheet and winners."""

    @abstractmethod
    def legal(self) -> dict[int, list[str]]:
        """All legal actions in notation by seat, except those of open forms."""

    def note(self, clause: str, text: str) -> None:
        """Note a disagreement."""
        self.found.append(Disagreement(self.ply, clause, text))

    def stop(self, clause: str, text: str) -> NoReturn:
        """Note a disagreement after which nothing can be judged."""
        self.note(clause, text)
        raise Stop

    def check(self, holds: bool, clause: str, text: str) -> None:
        """Note `text` unless `holds`."""
        if not holds:
            self.note(clause, text)

    def demand(self, holds: bool, clause: str, text: str) -> None:
        """Note `text` and stop unless `holds`."""
        if not holds:
            self.stop(clause, text)

    def same(self, clause: str, what: str, expected: object, shown: object) -> None:
        """Note a field that differs from the model."""
        if expected != shown:
            self.note(clause, f"{what}: the rules give {expected!r}, the trace shows {shown!r}")

    def judge(self, trace: Trace) -> list[Disagreement]:
        """Judge a whole game; stop at the first ply with a disagreement."""
        try:
            self._judge_plies(trace.plies)
            self.ply = None
            if trace.final is None:
                self.stop("trace", "the game has no final line")
            self.finish(trace.final)
        except Stop:
            pass
        except (KeyError, IndexError, TypeError) as error:
            self.note("trace", f"what it shows cannot be read: {error!r}")
        return self.found

    def _judge_plies(self, plies: Sequence[Data]) -> None:
        if not plies:
            self.stop("trace", "the game has no set-up line")
        for number, line in enumerate(plies):
            self.ply = number
            self.demand(line["ply"] == number, "trace", f"ply {line['ply']} stands at {number}")
            if number == 0:
                self.begin(line["state"])
            else:
                self.demand(line["action"] is not None, "trace", "a ply without an action")
                self.follow(line["seat"], line["action"], line["state"])
            if "legal" in line and not self.found:
                self.judge_legal(line["legal"])
            if self.found:
                raise Stop

    def judge_legal(self, shown: Data) -> None:
        """Compare the legal actions of a trace with the rules: none too many, none missing."""
        expected = self.legal()
        for seat in range(self.players):
            rules, told = set(expected.get(seat, [])), set(shown.get(str(seat), []))
            withheld, beyond = sorted(rules - told), sorted(told - rules)
            self.check(not withheld, "trace", f"withheld from seat {seat}: {withheld}")
            self.check(not beyond, "trace", f"not allowed to seat {seat}: {beyond}")

    def check_sheet(self, final: Data) -> None:
        """Each seat's lines add up to its score; every line names a clause."""
        for seat, lines in enumerate(final["sheet"]):
            total = sum(line["points"] for line in lines)
            self.same("trace", f"sum of the sheet of seat {seat}", final["scores"][seat], total)
            for line in lines:
                named = isinstance(line["rule"], str) and "-" in line["rule"]
                self.check(named, "trace", f"a sheet line without a clause: {line}")


def bag(cards: Iterable[Any]) -> Counter[Any]:
    """Cards as a multiset."""
    return Counter(cards)


def leaders(scores: Sequence[int]) -> list[int]:
    """Every seat that has the highest score."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
