"""The interpreter of the words that cards are written in."""
