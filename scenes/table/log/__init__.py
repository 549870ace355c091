"""The log beside every table: its rows, what is looked for in it, what it is exported as, and the recap."""
