"""Whose doing it is that somebody loses something in Eclipse, and by what."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.battle_events import DiceAssigned, ShipsScrapped
from game.eclipse.events import DiscLifted, PopulationKilled
from game.eclipse.parts import NO_SHIP
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.animations import hurts
from scenes.games.eclipse.names import code_name, party_name
from scenes.table.game_table import Watching
from scenes.table.match_words import called

THINGS = {PopulationKilled: "eclipse.harm.population", DiscLifted: "eclipse.harm.sector"}


def culprit(event: Event, view: EclipseTable, watching: Watching) -> str:
    """Who has done it and with what: "Jonas hits you: Cruiser"; those whom nobody plays by themselves."""
    if not hurts(event, watching.seat):
        return ""
    if isinstance(event, DiceAssigned) and event.firing != NO_SHIP:
        return _by(party_of(event.firing), code_name(event.firing, watching.language), view, watching)
    if isinstance(event, PopulationKilled | DiscLifted) and event.by != NOBODY:
        thing = catalogue(watching.language).say(THINGS[type(event)])
        return _by(event.by, thing, view, watching)
    if isinstance(event, ShipsScrapped) and view.battle is not None:
        thing = catalogue(watching.language).say("eclipse.harm.no_way_out")
        return _by(view.battle.other(event.party), thing, view, watching)
    return ""


def _by(party: int, thing: str, view: EclipseTable, watching: Watching) -> str:
    if party >= pieces.ANCIENTS:
        name = party_name(party, (), watching.language)
        return name[:1].upper() + name[1:]
    return catalogue(watching.language).say("table.harm.by", name=called(party, watching), thing=thing)
