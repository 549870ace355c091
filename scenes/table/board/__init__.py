"""The table as widgets: pieces, places, what is over them."""
