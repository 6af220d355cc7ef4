"""Tools for a release: its files, and generated code and pages."""
