"""Atoll: a digital table for five landscape games."""

__version__ = "0.1.0"
