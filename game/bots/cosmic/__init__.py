"""What bots like at Cosmic Encounter, and how they count."""
