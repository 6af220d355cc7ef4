"""Tests of La Isla Bohnita, clause by clause."""
