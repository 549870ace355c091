"""What a card of the table looks like to whoever sees this view: its face if it is known, else its back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.table import HIDDEN, CardId
from game.duel import pieces
from game.duel.table import DuelTable
from scenes.games.duel.looks import (
    BackLook,
    DestinyLook,
    EnvoyLook,
    PileLook,
    PlanetCardLook,
    PlanLook,
    ReinforcementLook,
)
from scenes.table.stage.piece import Look

_VISIBLE_BACKS = {
    pieces.ORANGE_BACK: "orange",
    pieces.BLUE_BACK: "blue",
    pieces.REINFORCEMENT_BACK: "reinforcement",
}


def face_key(view: DuelTable, card: CardId) -> str:
    """The face key of a card that this view knows; "" for one that it does not."""
    face = view.faces[card]
    return pieces.KEYS[face] if face < len(pieces.KEYS) else ""


def look_of(view: DuelTable, card: CardId, language: str, *, locked: bool = False, detail: str = "") -> Look:
    """A card's face, or its back if the view hides it.

    ``locked`` is for one that lies face down until it is revealed: who knows it sees its number only.
    """
    key = face_key(view, card)
    if not key:
        return BackLook(back_of(view, card), locked)
    if locked:
        return BackLook(back_of_key(key), locked, key)
    return face_look(key, language, detail=detail)


def face_look(key: str, language: str, *, detail: str = "") -> Look:
    """The look of a card by its face key."""
    face = pieces.FACES[pieces.FACE_OF[key]]
    if isinstance(face, pieces.Plan):
        return PlanLook(key, language, detail=detail)
    if isinstance(face, pieces.Reinforcement):
        return ReinforcementLook(key, language, detail=detail)
    if isinstance(face, pieces.Destiny):
        return DestinyLook(key, language, detail=detail)
    if isinstance(face, pieces.EnvoyCard):
        return EnvoyLook(key, language, detail=detail)
    return PlanetCardLook(key, language, detail=detail)


def dressed(look: Look, colours: Sequence[str]) -> Look:
    """The same look with the seats' chosen colours in place of the printed orange and blue."""
    if tuple(colours) == pieces.COLOURS:
        return look
    new = dict(zip(pieces.COLOURS, colours, strict=False))
    if isinstance(look, PlanLook):
        ident, _, printed = look.key.partition(".")
        return replace(look, key=f"{ident}.{new.get(printed, printed)}")
    if isinstance(look, BackLook):
        return replace(look, back=new.get(look.back, look.back))
    if isinstance(look, PileLook):
        return replace(look, top=dressed(look.top, colours))
    return look


def back_of(view: DuelTable, card: CardId) -> str:
    """The name of a hidden card's back: what its like show, or the pile in which it lies."""
    face = view.faces[card]
    if face in _VISIBLE_BACKS:
        return _VISIBLE_BACKS[face]
    if face != HIDDEN:
        return back_of_key(pieces.KEYS[face])
    piles = [
        *zip(pieces.COLOURS, view.decks, strict=True),
        *zip(pieces.COLOURS, view.discards, strict=True),
        ("reinforcement", view.reinforcements),
        *zip(pieces.TYPES, view.fates, strict=True),
        ("planet", view.planet_deck),
        *zip(pieces.GROUPS, view.envoy_stacks, strict=True),
        *((group, [envoy.card]) for group, envoy in zip(pieces.GROUPS, view.envoys, strict=False)),
    ]
    return next((back for back, pile in piles if card in pile), "planet")


def back_of_key(key: str) -> str:
    """The name of the back of a known face."""
    face = pieces.FACES[pieces.FACE_OF[key]]
    if isinstance(face, pieces.Plan):
        return key.partition(".")[2]
    if isinstance(face, pieces.Reinforcement):
        return "reinforcement"
    if isinstance(face, pieces.Destiny):
        return face.type
    return face.group if isinstance(face, pieces.EnvoyCard) else "planet"
