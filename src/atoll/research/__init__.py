"""The games for learning programs: spaces, environments, batches, data.

`from atoll.research import moluku_v1` gives a game as PettingZoo's own modules do:
`moluku_v1.env()`.
"""

import importlib
import sys
from functools import partial
from types import ModuleType

from atoll import games

VERSION = 1  # of the environments; changes with their spaces and rewards
SUFFIX = f"_v{VERSION}"


def __getattr__(name: str) -> ModuleType:
    """The module of a game, made on demand."""
    game = name.removesuffix(SUFFIX)
    if not name.endswith(SUFFIX) or game not in games.names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    adapter = importlib.import_module(f"{__name__}.pettingzoo")
    module = ModuleType(f"{__name__}.{name}", f"{games.find(game).title} for PettingZoo.")
    module.__dict__.update(
        env=partial(adapter.env, game),
        raw_env=partial(adapter.raw_env, game),
        __all__=["env", "raw_env"],
    )
    sys.modules[module.__name__] = module
    globals()[name] = module
    return module
