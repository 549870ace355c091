"""Reaction windows among several people: the open call, and what is said in advance."""
