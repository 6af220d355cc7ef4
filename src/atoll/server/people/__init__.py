"""Players: accounts, log-in, ratings, moderation and deletion."""
