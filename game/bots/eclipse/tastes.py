"""Where the tastes of Eclipse are kept: for each kind of question how much each answer appeals, in points."""

from __future__ import annotations

from game.bots.minds import Tastes

Scores = list[float]

TASTES = Tastes()
taste_for = TASTES.taste_for
AGAINST = -12.0  # what nobody would do on purpose
UNWISE = -3.0  # what seldom does any good
