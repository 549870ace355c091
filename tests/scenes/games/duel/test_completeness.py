"""Every component has its data, its texts in both languages and its picture, and can be painted."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES, printed
from game.duel import pieces
from scenes.drawing.theme import SEATS
from scenes.games.duel.card_faces import face_look
from scenes.games.duel.looks import AlienLook
from scenes.games.duel.looks.backs import BACKS, back_art
from scenes.games.duel.looks.plans import reinforcement_art
from scenes.table.stage.piece import Look
from tests.support.duel.paper import PICTURES, painted

FOLDERS = {
    "alien": list(pieces.ALIENS),
    "envoy": [row.id for row in pieces.ENVOYS],
    "planet": [row.id for row in pieces.PLANETS],
    "plan": [row.id for row in pieces.PLANS],
    "reinforcement": [row.id for row in pieces.REINFORCEMENTS],
    "destiny": [row.id for row in pieces.DESTINY],
}
COMPONENTS = [(kind, key) for kind, keys in FOLDERS.items() for key in keys]
PLASTIC = ("saucer", "dial", "tactic", "tactic_frame", "medallion")
PLATES = ("fire", "shield", "recover", "spent")


def picture_of(kind: str, key: str) -> str:
    if kind == "reinforcement":
        return reinforcement_art(key)
    return f"duel/{kind if kind == 'destiny' else kind + 's'}/{key}"


def look_of(kind: str, key: str, language: str) -> Look:
    if kind == "alien":
        return AlienLook(key, language, "orange")
    return face_look(f"{key}.orange" if kind == "plan" else key, language)


def test_a_component_has_texts_a_picture_and_a_look() -> None:
    for kind, key in COMPONENTS:
        assert PICTURES.has(picture_of(kind, key)), key
        for language in LANGUAGES:
            name = printed("duel", kind, key, language).name
            paper, _ = painted(look_of(kind, key, language), 40, size=(1280, 720), art=PICTURES)
            assert picture_of(kind, key) in (paper.drawn or []), key
            assert name.split()[0] in paper.words, key


@pytest.mark.parametrize("kind", ["alien", "envoy", "planet", "plan", "reinforcement"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_a_line_to_smile_at(kind: str, language: str) -> None:
    for key in FOLDERS[kind]:
        assert printed("duel", kind, key, language).says["flavour"], key


def test_every_back_has_a_picture() -> None:
    assert [back for back in BACKS if not PICTURES.has(back_art(back))] == []


def test_every_seat_has_its_plastic() -> None:
    wanted = [f"pieces/{kind}_{colour}" for kind in PLASTIC for colour in SEATS]
    wanted += [f"pieces/plate_{plate}" for plate in PLATES]
    wanted += ["pieces/saucer_shadow", "space/warp", "space/orrery"]
    assert [key for key in wanted if not PICTURES.has(key)] == []
