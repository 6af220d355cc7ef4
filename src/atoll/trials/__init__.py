"""Trials of the table server from outside: under load, and under faults."""
