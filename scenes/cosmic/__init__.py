"""The table of Cosmic Encounter on the screen."""

from scenes.cosmic.tabletop import CosmicTableTop

TABLE = CosmicTableTop()
