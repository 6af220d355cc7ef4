"""The pages about research are true: their Python runs."""

import contextlib
import io
import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "docs" / "research"
NAMES = (
    "batch", "dataset", "leaderboard", "openspiel", "pettingzoo", "small", "spaces", "training",
)  # fmt: skip


def examples(name: str) -> list[str]:
    """The Python of a page."""
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("name", NAMES)
def test_the_python_of_a_page_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PAGES.parents[1])
    found = examples(name)
    assert found, "every page has an example"
    for code in found:
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown):
            exec(compile(code, name, "exec"), {})
        assert shown.getvalue().strip()


def test_no_page_is_left_out() -> None:
    assert sorted(path.stem for path in PAGES.glob("*.md")) == sorted(NAMES)
