"""Decks of Firestorm: what is legal, how they are written, packs, stakes."""
