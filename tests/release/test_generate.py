"""The plain code of the games' fields and actions is written from their declarations."""

from pathlib import Path

import pytest

from atoll.core.declaration import Declaration, Field, Knower, subset
from examples.shells.declaration import ACTIONS
from release.generate import folders, source
from release.spaces import encoding


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_the_generated_fields_are_current(folder: Path) -> None:
    text = (folder / "fields.py").read_text(encoding="utf-8")
    assert text == source(folder), "run: python -m release.generate"


@pytest.mark.parametrize("known_to", ["rules", "nobody"])
def test_a_hidden_field_is_not_observed_as_it_is(known_to: Knower) -> None:
    hands = Field("hands", per_seat=1, known_to=known_to, observed=subset(13))
    declared = Declaration("Shells", ("prizes", "list[int]"), [hands])
    with pytest.raises(AssertionError, match="hands is hidden"):
        list(encoding(declared, ACTIONS))
