"""Tests of the room that makes installers."""
