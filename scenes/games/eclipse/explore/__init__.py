"""Exploring: the drawn sector in the hand."""
