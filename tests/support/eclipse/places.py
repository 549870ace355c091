"""Places around the center that tests use, each with a wormhole towards it."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]

OPEN_CENTER: Row = {"id": "001", "guard": None, "discovery": False}
NORTH: Row = {"id": "107", "at": [0, -1]}  # money and two advanced squares; joined with the home of seat 0
NORTH_EAST: Row = {"id": "103", "at": [1, -1]}  # an advanced money square and a grey one
SOUTH_EAST: Row = {"id": "102", "at": [1, 0]}  # science, plain and advanced
SOUTH: Row = {"id": "106", "at": [0, 1]}  # science and materials; joined with the home of seat 1 of two
SOUTH_WEST: Row = {"id": "105", "at": [-1, 1], "ancients": 0, "discovery": False}
NORTH_WEST: Row = {"id": "101", "at": [-1, 0], "ancients": 0, "discovery": False}
EMPTY_HOME: Row = {"id": "221", "disc": None, "ships": []}  # seat 0 has nothing there
