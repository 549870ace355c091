"""Firestorm on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.table import CardId, Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import (
    drag_to_play,
    great_events,
    phase_steps,
    picture,
    prompt_tools,
    usable_now,
)
from scenes.games.firestorm import seat_panels as seats
from scenes.games.firestorm.animations import cue_of
from scenes.games.firestorm.background import background
from scenes.games.firestorm.combat import blocking, ships_in_hand
from scenes.games.firestorm.inspect.sections import inspection
from scenes.games.firestorm.log import story
from scenes.games.firestorm.log.culprits import culprit
from scenes.games.firestorm.looks.chips import DropLook, NumberLook
from scenes.games.firestorm.owners import owner_of_piece
from scenes.games.firestorm.reactions import pending, windows
from scenes.games.firestorm.regards import REGARDS
from scenes.games.firestorm.result.feats import FEATS
from scenes.games.firestorm.result.report import report
from scenes.games.firestorm.result.spoils import spoils
from scenes.games.firestorm.side_panels import side_panels
from scenes.games.firestorm.trays import offered, rolled
from scenes.table.board.placing import say
from scenes.table.game_table import Dice, GameTable, Watching
from scenes.table.stage.piece import Look

if TYPE_CHECKING:
    from scenes.session.participants import Participant
    from scenes.widgets.widget import Widget

PLATES = {"damage": "attack", "stones": "luck"}  # numbers that a piece is laid on


def hand_of(view: FirestormTable, seat: Seat) -> Sequence[CardId]:
    return view.own(seat, view.players[seat].hand)


def place_mark(
    piece: str, place: str, view: FirestormTable, watching: Watching, *, over: bool
) -> Look | None:
    """A plate with its number, an edge about a card, words in a wide place; rows of the stack glow."""
    if piece == place:  # the edge of what is in hand
        return None
    kind, _, number = place.partition(":")
    if kind in PLATES:
        return NumberLook(int(number), PLATES[kind], over)
    if kind == "effect":
        return None
    if lane := blocking.mark(piece, place, view, watching, over=over):
        return lane
    if place in ships_in_hand.SIDES:
        return DropLook(say(watching, f"firestorm.ships_in_hand.{place}"), over)
    return DropLook(say(watching, "firestorm.table.play") if place == drag_to_play.TABLE else "", over)


def title(view: FirestormTable, language: str) -> str:
    return catalogue(language).say("firestorm.tabletop.turn", number=max(1, view.turns))


def progress(view: FirestormTable) -> tuple[int, list[tuple[int, int]]]:
    reached = [max(0, view.points(seat)) for seat in range(view.seats)]
    return view.turns, [(count, pieces.GOAL) for count in reached]


def seat_card(
    view: FirestormTable,
    seat: Seat,
    player: Participant,
    room: tuple[int, int],
    language: str,
    _resting: Seat | None,
) -> Widget:  # fmt: skip
    """A seat beside the table, in the room that it has."""
    name = player.name or catalogue(language).say(f"colour.{player.colour}")
    return seats.SeatCard(seats.told(view, seat, name, player.colour, language), room, language)


TABLE = GameTable[FirestormTable](
    name="firestorm",
    owner=owner_of_piece,
    picture=picture.picture,
    places=picture.places,
    background=background,
    piece=offered.piece,
    hand_of=hand_of,
    place_mark=place_mark,
    cue_of=cue_of,
    beats=great_events.beats,
    to_read=great_events.to_read,
    culprit=culprit,
    steps=phase_steps.steps,
    title=title,
    progress=progress,
    summary=seats.summary,
    seat_card=seat_card,
    side=side_panels,
    inspect=inspection,
    lines=story.lines,
    line=story.line,
    report=report,
    feats=FEATS,
    spoils=spoils,
    cause=windows.reason,
    regard=REGARDS,
    stake=windows.stake,
    consequence=prompt_tools.consequence,
    answer_words=prompt_tools.answer_words,
    tool=prompt_tools.tool,
    cost=prompt_tools.cost,
    corner=prompt_tools.corner,
    stays=drag_to_play.stays,
    leads_to=drag_to_play.leads_to,
    meant=usable_now.meant,
    missing=usable_now.missing,
    dice=Dice(before=rolled.die_before, asks=rolled.after_die),
    alarms=windows.ALARMS,
    passing=windows.passing,
    window=windows.window,
    pending=pending.pending,
    marks=windows.marks,
    concerned=windows.concerned,
)
