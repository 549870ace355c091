"""What changes the table of Cosmic Encounter."""
