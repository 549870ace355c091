"""The log of Cosmic Encounter."""
