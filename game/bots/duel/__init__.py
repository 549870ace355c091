"""What bots like at Duel, and how they count."""
