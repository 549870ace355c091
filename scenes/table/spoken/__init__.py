"""What a table says in words to those who do not see it."""
