"""The launcher `./atoll`, which prepares a command with Python's standard library only."""
