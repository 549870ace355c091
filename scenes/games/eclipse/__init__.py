"""The table of Eclipse on the screen."""

from scenes.games.eclipse.table_view import TABLE

__all__ = ["TABLE"]
