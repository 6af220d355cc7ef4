"""How an action is written as an integer."""

from typing import Final

# An action is a verb and its argument: verb * VERB + argument.
VERB: Final = 64
DO_PLACE: Final = 0  # a hex: one caravan there
DO_DOUBLE: Final = 1  # a hex: two caravans there (GK-11)
DO_PASS: Final = 2  # 0
PASS: Final = DO_PASS * VERB
