"""The deal desk of Cosmic Encounter."""
