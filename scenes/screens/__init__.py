"""Every scene that is no table."""
