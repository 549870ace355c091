"""What bots like at Eclipse, and how they count."""
