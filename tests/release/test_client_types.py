"""The web client's types: generated ones are current, and none is `any`."""

import re

import pytest

from release.client_types import FOLDER, files

SOURCE = FOLDER.parent
ANY = re.compile(r"[:<,|]\s*any\b\s*[\[\])>,;|=]|[:<,|]\s*any$|\bas any\b", re.MULTILINE)


def test_the_clients_types_are_current() -> None:
    current = {path: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert current == files(), "run: python -m release.client_types"


def test_nothing_in_the_client_is_of_any_type() -> None:
    files = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    assert len(files) > 100
    for path in files:
        assert not ANY.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    "text", ["Record<string, any>", "(data: any)", "x as any", "a: any[]", "<any, B>", "A | any"]
)
def test_any_type_is_found(text: str) -> None:
    assert ANY.search(text)
