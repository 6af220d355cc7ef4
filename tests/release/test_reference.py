"""The page of the protocol's types is written from the types."""

from release.reference import PAGE, page


def test_the_protocol_reference_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m release.reference"
