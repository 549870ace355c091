"""What is told after a match of Firestorm."""
