"""The table of Cosmic Encounter Duel on the screen."""

from scenes.games.duel.table_view import TABLE

__all__ = ["TABLE"]
