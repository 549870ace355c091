"""The menu with its shelf of games and the matches that wait."""
