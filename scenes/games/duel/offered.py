"""Pieces of Duel that lie nowhere on the table: how they look, and what they are called."""

from __future__ import annotations

from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.table import DuelTable
from scenes.games.duel import names
from scenes.games.duel.card_faces import face_key, look_of
from scenes.games.duel.looks import AlienLook, OrreryLook
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look


def piece(name: str, view: DuelTable, watching: Watching) -> tuple[Look, str]:
    """Its look and its name."""
    language = watching.language
    kind, _, word = name.partition(":")
    if kind in ("alien", "power"):
        key = word.partition(".")[0]
        look = AlienLook(key, language) if key in pieces.ALIENS else OrreryLook()
        return look, names.power_name(key, language)
    if kind == "half":
        return OrreryLook(), names.half_name(int(word) % 10, language)
    if kind == "tactic":
        return OrreryLook(), names.tactic_name(int(word), language)
    card = int(word)
    key = face_key(view, card)
    hidden = "table.envoy" if kind == "envoy" else "table.card_back"
    title = name_of("duel", key, language) if key else catalogue(language).say(hidden)
    return look_of(view, card, language), title
