"""Teaches a game: lessons in prepared positions, hints to play by, and themes for puzzles."""
