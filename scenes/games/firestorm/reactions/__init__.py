"""What may be answered at the table of Firestorm, and by whom."""
