"""Tests of the log beside the table."""
