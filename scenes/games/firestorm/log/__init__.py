"""The log of Firestorm."""
