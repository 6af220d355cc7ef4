"""Teaches value networks by self-play: `atoll train`."""
