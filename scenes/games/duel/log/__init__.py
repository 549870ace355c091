"""The log of Duel."""
