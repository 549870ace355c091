"""Pieces on the table: what moves, and how."""
