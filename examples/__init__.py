"""Worked examples for the documentation."""
