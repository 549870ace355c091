"""What can be looked at when a match is over."""
