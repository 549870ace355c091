"""A match on disk: its format, the journal while it is played, and the way back from a file."""
