"""Handing one device from person to person."""
