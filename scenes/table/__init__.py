"""The one table scene that plays every game; it knows a game only as a `GameTable`."""
