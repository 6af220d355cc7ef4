"""What `./atoll` does before a command runs, with Python's standard library only."""
