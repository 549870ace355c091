"""Building decks of Firestorm: the workbench, the shelf of decks, the collection."""
