"""How components look that several games have: card stock, texts on cards, saucers, badges."""
