"""The seed of a live game follows from the server's secret and a share of each seat."""

import pytest

from atoll.core.errors import BadRecord
from atoll.core.rng import commitment, stream_rng
from atoll.core.seeds import check_seed, join_seed, split_seed

SECRET, MINE, THEIRS = "0" * 32, "a" * 32, "b" * 32


def test_a_seed_without_shares_is_the_secret_alone() -> None:
    assert join_seed(SECRET, [None, None]) == SECRET
    assert split_seed(SECRET) == (SECRET, [])


def test_a_seed_is_split_into_the_parts_it_was_joined_of() -> None:
    seed = join_seed(SECRET, [MINE, None, THEIRS])
    assert seed == f"{SECRET} {MINE} - {THEIRS}"
    assert split_seed(seed) == (SECRET, [MINE, None, THEIRS])


@pytest.mark.parametrize("seed", ["7", "my own seed", f"{SECRET} x", f"7 {MINE}", ""])
def test_a_seed_of_another_form_is_all_secret(seed: str) -> None:
    assert split_seed(seed) == (seed, [])


def test_every_share_changes_the_deal() -> None:
    seeds = [join_seed(SECRET, shares) for shares in ([MINE, THEIRS], [THEIRS, MINE], [MINE, None])]
    assert len({stream_rng(seed).key for seed in seeds}) == 3


def test_a_seed_that_keeps_the_commitment_and_holds_the_share_is_accepted() -> None:
    check_seed(join_seed(SECRET, [MINE, THEIRS]), commitment(SECRET), [MINE], "game.atoll")


def test_another_secret_than_the_committed_one_is_refused() -> None:
    with pytest.raises(BadRecord, match="committed"):
        check_seed(join_seed("1" * 32, [MINE]), commitment(SECRET), [MINE], "game.atoll")


def test_a_share_that_was_left_out_is_refused() -> None:
    with pytest.raises(BadRecord, match="not part of the seed"):
        check_seed(join_seed(SECRET, [THEIRS]), commitment(SECRET), [MINE], "game.atoll")
