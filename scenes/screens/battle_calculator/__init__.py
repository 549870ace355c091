"""The battle calculator: two fleets of any design, and the exact chance of each to win."""
