"""People: who plays, how they log in, are rated, reported and forgotten."""
