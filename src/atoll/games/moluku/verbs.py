"""What the game waits for, and how an action is written as an integer."""

from typing import Final

# Steps: what the game waits for.
PLAY: Final = 0
SECOND: Final = 1
CHILL_FIRST: Final = 2
HARVEST: Final = 3
COVER: Final = 4
NAME_BY_PALM: Final = 5
NAME_BY_TOTAL: Final = 6
DISCARD: Final = 7
PASS: Final = 8
OVER: Final = 9

# An action is a verb and its argument: verb * VERB + argument.
VERB: Final = 64
DO_PLAY: Final = 0  # a card
DO_HARVEST: Final = 1  # a card
DO_PAIR: Final = 2  # twice the seat whose pair it is, plus 1 to place the second card first
DO_COVER: Final = 3  # a card
DO_NAME: Final = 4  # a colour, or NO_TRUMP
DO_DISCARD: Final = 5  # a card
DO_PASS: Final = 6  # a card
DO_DECLINE: Final = 7  # 0
VERBS: Final = 8
UNKNOWN_CARD: Final = 63  # the argument of a discard or a pass as others see it
