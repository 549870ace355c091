"""A match between people and bots at one device. It knows no screen."""
