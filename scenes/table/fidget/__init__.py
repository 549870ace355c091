"""Toys to flick while bots or others think; they mean nothing."""
