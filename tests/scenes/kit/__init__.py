"""Tests of the widget kit."""
