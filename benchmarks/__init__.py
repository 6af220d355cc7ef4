"""Measurements of the project, each run by one command."""
