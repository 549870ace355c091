"""A hint at the table: what to look at, why, which move."""
