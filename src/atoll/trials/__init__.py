"""The table server tried out from outside: under load, and under faults."""
