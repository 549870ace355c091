"""What questions of Firestorm offer beside the table."""
