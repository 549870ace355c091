"""What changes the table of Firestorm."""
