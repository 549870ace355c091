"""The table of Cosmic Encounter on the screen."""

from scenes.games.cosmic.table_view import TABLE

__all__ = ["TABLE"]
