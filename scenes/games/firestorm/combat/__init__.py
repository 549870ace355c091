"""The stage of a combat of Firestorm."""
