"""How the things of Firestorm look."""
