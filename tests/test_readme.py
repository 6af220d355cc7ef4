"""The README and the documentation are true: their Python runs."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=path.name)
    for path in PAGES
    for code in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_python_of_a_page_runs(code: str) -> None:
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(compile(code, "example", "exec"), {})
    assert shown.getvalue().strip()


def test_the_readme_has_an_example() -> None:
    assert any(param.id == "README.md" for param in EXAMPLES)
