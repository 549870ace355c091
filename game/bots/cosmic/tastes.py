"""Where the tastes of Cosmic Encounter are kept: for each kind of question how much each answer appeals."""

from __future__ import annotations

from game.bots.minds import Tastes

Scores = list[float]
Some = tuple[int, int]

TASTES = Tastes()
taste_for = TASTES.taste_for
AGAINST = -6.0  # what nobody would do on purpose
KEEN = 25.0  # how much a sure victory appeals; a colony is about a tenth of it
