"""Lessons and puzzles: positions with something to learn, as data, and what plays them without a screen."""
