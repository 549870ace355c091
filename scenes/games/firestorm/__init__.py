"""The table of Firestorm on the screen."""

from scenes.games.firestorm.table_view import FirestormTableTop

TABLE = FirestormTableTop()
