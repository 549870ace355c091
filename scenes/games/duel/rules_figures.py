"""Pieces of Duel that the pages of its rules show."""

from __future__ import annotations

from game.core.texts import name_of
from game.duel import pieces
from scenes.games.duel.card_faces import face_look
from scenes.games.duel.looks import AlienLook, DialLook, TacticLook
from scenes.table.rules.figures import Example, Figure

CARD, SQUARE, TALL = (30.0, 42.0), (30.0, 30.0), (24.0, 36.0)
PAGES = {
    "goal": ("planet_02", "planet_11"),
    "components": ("plan_13.blue", "handshake_landing", "voyager", "alien:dawdler", "dial:3"),
    "destiny": ("abandoned_spaceport", "regular_revenge", "shore_leave"),
    "duel": ("dial:3", "plan_13.blue", "tactic:0", "even_keel_b"),
    "contest": ("plan_m02.orange", "plan_11.orange", "plan_13.blue"),
    "tactics": ("tactic:0", "tactic:1", "tactic:2", "tactic:3", "tactic:4"),
    "reinforcements": ("even_keel_b", "loose_change"),
    "envoys": ("voyager", "clause_rider"),
    "planets": ("planet_02", "planet_11"),
    "hand": ("plan_m02.orange", "plan_11.orange", "even_keel_b"),
}
EXAMPLES = {
    "duel": Example(
        ("abandoned_spaceport", "plan_05.orange", "plan_11.blue"), "rules.example.duel_advantage"
    ),
    "contest": Example(("plan_11.orange", "plan_13.blue"), "rules.example.duel"),
    "tactics": Example(("tactic:1", "tactic:0"), "rules.example.duel_fire"),
}


def figure(key: str, language: str) -> Figure:
    """A card by its face, or a dial, a tactic or an alien by its kind."""
    kind, _, word = key.partition(":")
    if kind == "dial":
        return Figure(DialLook("blue", int(word), chosen=True), SQUARE, word)
    if kind == "tactic":
        half = pieces.HALVES[2 * int(word)]
        return Figure(TacticLook("blue", int(word)), TALL, f"{half.symbol} {half.value}")
    if kind == "alien":
        return Figure(AlienLook(word, language), CARD, name_of("duel", word, language))
    return Figure(face_look(key, language), CARD, name_of("duel", key, language))
