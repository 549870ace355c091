"""The table of Cosmic Encounter Duel on the screen."""

from scenes.duel.tabletop import DuelTableTop

TABLE = DuelTableTop()
