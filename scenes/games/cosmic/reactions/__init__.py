"""What may be answered at the table of Cosmic Encounter, and by whom."""
