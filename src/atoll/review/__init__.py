"""Analysis after a game: every decision judged from what its seat knew, and puzzles."""
