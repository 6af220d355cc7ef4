"""What a game teaches afterwards: every decision judged by what its seat knew, and puzzles."""
