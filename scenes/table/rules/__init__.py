"""The rules as pages, and links to them in sentences."""
