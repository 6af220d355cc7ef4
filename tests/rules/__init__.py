"""The rules for players: pages, clauses in every language, worked examples."""
