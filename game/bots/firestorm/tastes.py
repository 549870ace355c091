"""Where the tastes of Firestorm are kept: for each kind of question how much each answer appeals, in points.

A point is one of technology or influence, which a planet brings in a turn.
"""

from __future__ import annotations

from game.bots.minds import Tastes

Scores = list[float]

TASTES = Tastes()
taste_for = TASTES.taste_for
AGAINST = -30.0  # what nobody would do on purpose
UNWISE = -2.0  # what seldom does any good
AT_ONCE = 40.0  # what comes before anything else
