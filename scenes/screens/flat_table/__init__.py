"""A table between people who sit around a screen that lies flat."""
