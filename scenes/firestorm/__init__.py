"""The table of Firestorm on the screen."""

from scenes.firestorm.tabletop import FirestormTableTop

TABLE = FirestormTableTop()
