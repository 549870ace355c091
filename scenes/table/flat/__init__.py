"""A table that lies flat between people: each sits at an edge, and what asks turns to them (docs/ux 4.9)."""
