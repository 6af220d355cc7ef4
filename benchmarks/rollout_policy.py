"""Does it matter how often rollouts follow the advice? `python -m benchmarks.rollout_policy`.

The answers to offers in games of La Isla Bohnita between bots are compared in the same number of
worlds, once with rollouts that follow the advice at every other step, once at every step.
"""

import sys
from statistics import fmean

from atoll import games
from atoll.core.rng import fast_rng
from atoll.learn.mining import Question, Scales, Shaft, positions_of, questions_of
from atoll.review.judge import FIRM, Budget
from atoll.review.position import Position, revive
from atoll.review.rollouts import Gap

GAME, PLAYERS, THEME = "isla_bohnita", 3, "trade"
GAMES = 4
BUDGET = Budget(400)  # a hundred worlds
OF_ONE_GAME = 15  # decisions
POLICIES = (50, 100)


def decisions(number: int) -> list[tuple[Position, Question]]:
    """Decisions to accept or refuse an offer, spread over one game."""
    game = games.find(GAME)
    options = dict(game.setup(PLAYERS).options)
    asked = []
    for _, position in positions_of(Shaft(GAME, PLAYERS, options, "default", f"policy-{number}")):
        for question in questions_of(game, revive(position)):
            if question.theme is not None and question.theme.name == THEME:
                asked.append((position, question))
    step = max(1, len(asked) // OF_ONE_GAME)
    return asked[::step][:OF_ONE_GAME]


def lead(position: Position, question: Question, policy: int) -> Gap:
    """By how much the best answer leads the second, in thalers."""
    scales = Scales(position, revive(position), question, policy, fast_rng("policy"))
    second = scales.weigh(question.actions, BUDGET).options[1]
    return Gap(second.behind, second.noise)


def main(count: int) -> None:
    """Print how clear the decisions are by each policy."""
    asked = [decision for number in range(count) for decision in decisions(number)]
    for policy in POLICIES:
        leads = [lead(position, question, policy) for position, question in asked]
        firm = sum(lead.is_firm(FIRM) for lead in leads)
        mean, error = fmean(lead.mean for lead in leads), fmean(lead.error for lead in leads)
        summary = f"policy {policy}: {firm} of {len(leads)} decisions are firm"
        sys.stdout.write(f"{summary}, mean lead {mean:.2f}, mean standard error {error:.2f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
