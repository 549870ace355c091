"""How effects of cards are aimed, carried out and triggered."""
