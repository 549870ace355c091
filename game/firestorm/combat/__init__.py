"""What combats of Firestorm need besides their phases."""
