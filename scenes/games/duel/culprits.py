"""Whose doing it is that somebody loses something in Duel, and by what."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.events import CardDiscarded, CardPassed, ShipsDestroyed
from game.duel.moments import SendingBanned
from game.duel.phases.tactics import shown as tactics_shown
from game.duel.table import DuelTable
from scenes.table.game_table import Watching
from scenes.table.match_words import called

DESTROYERS = ("iron_matron", "battering_comet", "minelayer", "cudgel")  # aliens and envoys that destroy ships
LOSSES = ShipsDestroyed | CardPassed | CardDiscarded | SendingBanned


def culprit(event: Event, view: DuelTable, watching: Watching) -> str:
    """Who has done it and with what: "Jonas: Fire 3", or the destiny card that demands it."""
    if not isinstance(event, LOSSES):
        return ""
    by: Seat = NOBODY if isinstance(event, SendingBanned) else event.by
    fire = isinstance(event, ShipsDestroyed) and event.fire
    thing = _fire(view, by, watching) if fire else _thing(event, view, by, watching)
    if by == NOBODY or not thing:
        return thing
    return catalogue(watching.language).say("table.harm.by", name=called(by, watching), thing=thing)


def _fire(view: DuelTable, by: Seat, watching: Watching) -> str:
    """The fire that has hit, as it is printed."""
    halves = [pieces.HALVES[half % 10] for tactic in tactics_shown(view, by) for half in tactic.halves]
    values = [half.value for half in halves if half.symbol == "fire"]
    return catalogue(watching.language).say("tool.half.fire", value=max(values)) if values else ""


def _thing(event: Event, view: DuelTable, by: Seat, watching: Watching) -> str:
    """The ally or alien of whoever has done it that does such things, else the destiny card in force."""
    held = [view.aliens[by]] if by != NOBODY else []
    held += [view.key(envoy.card) for envoy in view.envoys if envoy.face_up and envoy.ally == by != NOBODY]
    if isinstance(event, ShipsDestroyed):
        used = [name for name in held if name in DESTROYERS]
        if used:
            return name_of("duel", used[-1], watching.language)
    return name_of("duel", view.key(view.past[-1]), watching.language) if view.past else ""
