"""Tells screen readers what is on the screen, and lets them do what a hand could."""
