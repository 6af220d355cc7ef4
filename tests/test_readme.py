"""The README is true: its Python runs."""

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_of_the_readme_runs() -> None:
    code = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) == 1
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        exec(compile(code[0], str(README), "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", shown.getvalue())
