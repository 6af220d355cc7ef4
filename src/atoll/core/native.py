"""The engine's number and vector types: native when compiled by mypyc, plain Python otherwise."""

from typing import Final

__all__ = ["COMPILED", "append", "i64", "mypyc_attr", "u8", "vec"]

COMPILED: Final = not __file__.endswith(".py")

if COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    from atoll.core.plain import append, i64, mypyc_attr, u8, vec  # type: ignore[assignment]
