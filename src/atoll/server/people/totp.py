"""One-time passwords of an authenticator app: RFC 6238 with SHA-1, six digits, 30 seconds."""

import base64
import hashlib
import hmac
import secrets
import struct
from urllib.parse import quote

STEP = 30  # seconds a code lasts
DRIFT = 1  # steps that a phone's clock may be off, either way
BYTES = 20


def new_secret() -> str:
    """A new secret, as authenticator apps take it."""
    return base64.b32encode(secrets.token_bytes(BYTES)).decode()


def code_at(secret: str, step: int) -> str:
    """The code of a step."""
    key = base64.b32decode(secret)
    digest = hmac.new(key, struct.pack(">Q", step), hashlib.sha1).digest()
    place = digest[-1] & 15
    number = struct.unpack(">I", digest[place : place + 4])[0] & 0x7FFFFFFF
    return f"{number % 1_000_000:06}"


def find_step(secret: str, code: str, at: int, used: int) -> int | None:
    """The step a code belongs to at a time in milliseconds; None if none or not after `used`.

    The caller stores the step as used, so that no code is accepted twice.
    """
    now = at // 1000 // STEP
    for step in range(now - DRIFT, now + DRIFT + 1):
        if step > used and hmac.compare_digest(code_at(secret, step), code):
            return step
    return None


def address(secret: str, login: str) -> str:
    """The link that an authenticator app reads from a QR code."""
    return f"otpauth://totp/Atoll:{quote(login)}?secret={secret}&issuer=Atoll"
