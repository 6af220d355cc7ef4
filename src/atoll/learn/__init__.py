"""Teaches a game: lessons on prepared positions, hints to play by, and themes for puzzles."""
