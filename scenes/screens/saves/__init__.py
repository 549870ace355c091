"""Saved matches: what is known of each, and the list of them."""
