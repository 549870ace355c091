"""The table of Firestorm on the screen."""

from scenes.games.firestorm.table_view import TABLE

__all__ = ["TABLE"]
