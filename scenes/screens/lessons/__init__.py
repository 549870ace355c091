"""Lessons on the real table, and the page from which they are begun."""
