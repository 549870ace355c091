"""Tests of Starboard."""
