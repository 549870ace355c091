"""What bots like at Firestorm, and how they count."""
