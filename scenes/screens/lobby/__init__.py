"""The set-up of a match."""
