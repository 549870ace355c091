"""What a card of the table looks like to whoever sees this view: its face if it is known, else its back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.table import CardId
from game.cosmic import pieces
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.looks import (
    AlienLook,
    ArtifactLook,
    BackLook,
    DestinyLook,
    EncounterCardLook,
    FlareLook,
    PileLook,
    TechLook,
)
from scenes.games.cosmic.looks.backs import COSMIC, DESTINY, SHEET, TECH
from scenes.table.stage.piece import Look

_BACKS = {pieces.DESTINY_BACK: DESTINY, pieces.TECH_BACK: TECH, pieces.SHEET_BACK: SHEET}
_BACK_OF_TYPE = {pieces.DESTINY: DESTINY, pieces.TECH: TECH, pieces.SHEET: SHEET}


def face_key(view: CosmicTable, card: CardId) -> str:
    """The face key of a card that this view knows; "" for one that it does not."""
    face = view.faces[card]
    return pieces.KEYS[face] if face < len(pieces.KEYS) else ""


def back_of(view: CosmicTable, card: CardId) -> str:
    """The name of a card's back, known or not."""
    key = face_key(view, card)
    return back_of_key(key) if key else _BACKS.get(view.faces[card], COSMIC)


def back_of_key(key: str) -> str:
    return _BACK_OF_TYPE.get(pieces.FACES[pieces.FACE_OF[key]].type, COSMIC)


def look_of(
    view: CosmicTable, card: CardId, language: str, *, locked: bool = False, detail: str = ""
) -> Look:
    """A card's face, or its back if the view hides it.

    ``locked`` is for one that lies face down until it is revealed: who knows it sees its value only.
    """
    key = face_key(view, card)
    if not key or locked:
        return BackLook(back_of(view, card), locked, key)
    return face_look(key, language, detail=detail)


def face_look(key: str, language: str, *, detail: str = "") -> Look:
    """The look of a card by its face key, in the printed colours."""
    face = pieces.FACES[pieces.FACE_OF[key]]
    if face.type == pieces.SHEET:
        return AlienLook(face.id, language, detail=detail)
    if face.type == pieces.DESTINY:
        colour = pieces.COLOURS[face.value] if face.value >= 0 else ""
        return DestinyLook(key, language, colour, detail=detail)
    if face.type == pieces.TECH:
        return TechLook(key, language, detail=detail)
    if face.type == pieces.FLARE:
        return FlareLook(key, language, detail=detail)
    if face.type == pieces.ARTIFACT:
        return ArtifactLook(key, language, detail=detail)
    return EncounterCardLook(key, language, detail=detail)


def dressed(look: Look, colours: Sequence[str]) -> Look:
    """The same look with the seats' chosen colours in place of those that are printed."""
    if isinstance(look, DestinyLook) and look.colour:
        seat = pieces.FACES[pieces.FACE_OF[look.key]].value
        return replace(look, colour=colours[seat]) if seat < len(colours) else look
    if isinstance(look, PileLook) and look.top is not None:
        return replace(look, top=dressed(look.top, colours))
    return look
