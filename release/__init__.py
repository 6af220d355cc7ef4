"""What a release is made of: its files, and the games and databases kept of it."""
