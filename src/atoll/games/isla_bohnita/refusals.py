"""Why an action is refused, clause by clause."""
from atoll.core.words import Refusal, refuse
from atoll.games.isla_bohnita.position import BohnitaPosition
def explain(state: BohnitaPosition, seat: int, action: int) -> Refusal:
    """X."""
    return refuse("IB-22", "no-such-action")
