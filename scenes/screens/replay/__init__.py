"""A match to watch again."""
