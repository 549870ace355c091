"""Whose doing it is that somebody loses something in Cosmic Encounter, and by what."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.cosmic.events.cards import CardsDiscarded, CardsGiven
from game.cosmic.events.common import PowerZapped, ShipsLost, ShipsRemoved
from game.cosmic.parts import NEITHER, WON
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.names import face_of, power_name
from scenes.games.cosmic.seat_panels import player_name
from scenes.games.cosmic.stakes import holder_of
from scenes.table.game_table import Watching
from scenes.table.match_words import called

LOSSES = ShipsLost | ShipsRemoved | CardsGiven | CardsDiscarded | PowerZapped
FOUGHT = ("lost_as_main", "lost_as_ally")  # reasons that follow from who has won


def culprit(event: Event, view: CosmicTable, watching: Watching) -> str:
    """Who has done it and with what: "Jonas: Plague"; of a lost fight, who has won it."""
    if not isinstance(event, LOSSES):
        return ""
    why = "" if isinstance(event, ShipsRemoved | PowerZapped) else event.why
    if why in FOUGHT:
        return _winner(view, watching)
    power = why if face_of(why) else "" if why else _played_last(view)
    if power:
        return _by(holder_of(power, view), power_name(power, watching.language), watching)
    if isinstance(event, CardsGiven):
        return catalogue(watching.language).say("table.harm.takes", name=called(event.to, watching))
    return ""


def _by(holder: Seat, thing: str, watching: Watching) -> str:
    if holder == NOBODY:
        return thing
    return catalogue(watching.language).say("table.harm.by", name=called(holder, watching), thing=thing)


def _winner(view: CosmicTable, watching: Watching) -> str:
    at = view.encounter
    if at is None or at.outcome != WON or at.winner == NEITHER:
        return ""
    return catalogue(watching.language).say(
        "table.cosmic.wins", name=player_name(watching, at.main(at.winner))
    )


def _played_last(view: CosmicTable) -> str:
    """The artifact or flare that is being played; "" if there is none."""
    playing = [face_key(view, played.card) for played in view.playing if not played.cancelled]
    return playing[-1].partition(".")[0] if playing else ""
