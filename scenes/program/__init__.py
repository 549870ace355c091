"""The main loop of the program."""
