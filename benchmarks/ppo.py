"""A baseline by sb3-contrib's MaskablePPO: `python -m benchmarks.ppo planet --steps 50000`.

It learns against *casual* with the library's own settings but for the size of the network. The file
it writes enters the leaderboard as `ppo:FILE`. It needs `pip install sb3-contrib`, with PyTorch.
"""

import argparse
import sys
import time

import gymnasium

import atoll.research.gymnasium
from atoll import games
from atoll.research.gymnasium import environment_id

assert atoll.research.gymnasium  # imported to register the games


def main() -> None:
    """Read the command line, train, and write the policy."""
    import torch
    from sb3_contrib import MaskablePPO

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--bot", default="casual")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out")
    options = parser.parse_args()
    torch.set_num_threads(1)
    table = gymnasium.make(environment_id(options.game), players=2, bot=options.bot)
    layers = {"net_arch": [128, 128]}
    model = MaskablePPO("MultiInputPolicy", table, seed=options.seed, policy_kwargs=layers)
    started = time.process_time()
    model.learn(options.steps)
    path = options.out or f"{options.game}-ppo.zip"
    model.save(path)
    sys.stdout.write(f"{path}: {options.steps} steps, {time.process_time() - started:.0f} s\n")


if __name__ == "__main__":
    main()
