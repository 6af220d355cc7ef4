"""Small changes to an input that keep most of its shape: one token replaced by another."""

import re

TOKENS = re.compile(rb'"[^"\n]*"|[A-Za-z_]+|-?[0-9]+|\s+|.', re.DOTALL)
VALUES: tuple[bytes, ...] = (
    b"0", b"1", b"-1", b"7", b"99", b"9223372036854775808", b"9" * 30, b"9" * 5000, b"1.5",
    b"1e999", b"true", b"null", b"[]", b"{}", b"[[]]", b"[1,2]", b'{"a":1}', b'""', b'"a"', b'"0"',
    b'"\\u0000"',
    b"\x00", b"\n", b"\x0b", b" ", b"..", b"/", b"%00", b"|", b"=", b"#",
    "²".encode(), "٣".encode(), "\u2028".encode(), "é".encode(),
    b"inf", b"any", b"give", b"default", b"a.toml",
)  # fmt: skip
WAYS = 5  # in which a token is changed


def edit(data: bytes, where: int, what: int, way: int) -> bytes:
    """The input with one token replaced, removed, doubled, swapped or preceded by a value."""
    tokens = TOKENS.findall(data)
    if not tokens:
        return VALUES[what % len(VALUES)]
    place, value = where % len(tokens), VALUES[what % len(VALUES)]
    token, other = tokens[place], what % len(tokens)
    match way % WAYS:
        case 0:
            tokens[place] = value
        case 1:
            tokens[place] = b""
        case 2:
            tokens[place] = token + token
        case 3:
            tokens[place], tokens[other] = tokens[other], token
        case _:
            tokens[place] = value + token
    return b"".join(tokens)
