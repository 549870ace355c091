"""What is told after a match of Cosmic Encounter."""
