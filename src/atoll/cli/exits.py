"""The exit codes of every command; 0 is success."""

REFUSED = 1
INTERRUPTED = 130  # as a shell reports Ctrl-C
