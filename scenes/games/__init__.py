"""What each game brings to the table on the screen, one folder a game."""
