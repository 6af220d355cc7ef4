"""One-time passwords, against the examples of RFC 6238."""

import base64

import pytest

from atoll.server.people import totp

SECRET = base64.b32encode(b"12345678901234567890").decode()  # of the RFC's appendix B


@pytest.mark.parametrize(
    ("seconds", "code"),
    [
        (59, "287082"),
        (1111111109, "081804"),
        (1111111111, "050471"),
        (1234567890, "005924"),
        (2000000000, "279037"),
        (20000000000, "353130"),
    ],
)
def test_codes_are_those_of_the_rfc(seconds: int, code: str) -> None:
    assert totp.code_at(SECRET, seconds // totp.STEP) == code
    assert totp.find_step(SECRET, code, seconds * 1000, 0) == seconds // totp.STEP


def test_a_code_of_the_step_before_and_after_is_taken_and_no_other() -> None:
    at, now = 1_000_000_000_000, 1_000_000_000 // totp.STEP
    found = [totp.find_step(SECRET, totp.code_at(SECRET, now + n), at, 0) for n in range(-3, 4)]
    assert found == [None, None, now - 1, now, now + 1, None, None]


def test_a_code_opens_once() -> None:
    at, now = 1_000_000_000_000, 1_000_000_000 // totp.STEP
    code = totp.code_at(SECRET, now)
    assert totp.find_step(SECRET, code, at, now - 1) == now
    assert totp.find_step(SECRET, code, at, now) is None


def test_a_code_that_is_none_is_refused() -> None:
    assert totp.find_step(SECRET, "", 0, 0) is None
    assert totp.find_step(SECRET, "abcdef", 0, 0) is None


def test_the_address_names_the_account() -> None:
    assert totp.address("ABC", "anna") == "otpauth://totp/Atoll:anna?secret=ABC&issuer=Atoll"
