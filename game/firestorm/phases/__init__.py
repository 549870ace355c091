"""The phases of Firestorm, in the rulebook's order."""
