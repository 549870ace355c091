"""The cards of Cosmic Encounter: every face can be painted, large ones say everything, small ones little."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.core.texts import LANGUAGES, printed
from game.cosmic import pieces
from scenes.drawing.rich_text import plain
from scenes.drawing.theme import SEATS
from scenes.games.cosmic.card_faces import face_look
from scenes.games.cosmic.looks import (
    AlienBadge,
    BackLook,
    FleetLook,
    HandLook,
    PileLook,
    PlanetLook,
    TrackLook,
)
from scenes.games.cosmic.looks.aliens import alien_art, works_in
from scenes.games.cosmic.looks.backs import BACKS, back_art
from scenes.games.cosmic.looks.kinds import art_of
from scenes.games.cosmic.looks.planets import KINDS, planet_art
from scenes.games.cosmic.looks.strip import PHASES
from scenes.table.looks.drawing import signed
from scenes.table.looks.fitting import SMALLEST
from scenes.table.stage.piece import Look
from tests.support.duel.paper import PICTURES, outside, painted

KEYS = sorted({key.partition(".")[0] + "|" + key for key in pieces.KEYS})
FACES = list(
    {pieces.FACES[pieces.FACE_OF[row.partition("|")[2]]]: row.partition("|")[2] for row in KEYS}.values()
)
INSPECTED = 92.0  # millimetres


def text_of(key: str, language: str) -> list[str]:
    """What is printed on a card besides its name."""
    face = pieces.FACES[pieces.FACE_OF[key]]
    if face.type == pieces.FLARE:
        classic = face.id == pieces.CLASSIC_FILCH
        on_card = printed("cosmic", "flare" if classic else "alien", face.id, language)
        return [half.says["text"] for half in on_card.parts["side" if classic else "flare"]]
    kinds = (*pieces.TYPES, "destiny", "tech", "alien")
    return [printed("cosmic", kinds[face.type], face.id, language).says["text"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FACES)
def test_an_inspected_card_says_everything_that_is_printed_on_it(key: str, language: str) -> None:
    paper, rect = painted(face_look(key, language), INSPECTED)
    words = plain(paper.words).replace("\n", " ")
    for text in text_of(key, language):
        assert plain(text) in words
    assert not outside(paper, rect)
    assert min(line.size for line in paper.written if line.role in ("body", "heavy")) >= paper.screen.em(
        SMALLEST
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [14.0, 22.0, 30.0, 37.0, 50.0])
def test_a_card_of_any_size_keeps_within_its_edges(width: float, language: str) -> None:
    for key in FACES[::7]:
        paper, rect = painted(face_look(key, language), width, size=(1280, 720))
        assert not outside(paper, rect), key
        texts = [line for line in paper.written if line.role == "body"]
        assert all(rect.contains(line.rect) for line in texts), key


@pytest.mark.parametrize("width", [12.0, 20.0])
def test_a_small_card_shows_its_value_and_no_words(width: float) -> None:
    for key in FACES:
        paper, _ = painted(face_look(key, "de"), width)
        face = pieces.FACES[pieces.FACE_OF[key]]
        assert [line.text for line in paper.written if line.role == "body"] == []
        if face.type == pieces.ATTACK:
            assert f"{face.value:02}" in paper.words
        if face.type == pieces.REINFORCEMENT:
            assert signed(face.value) in paper.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_card_is_called_by_its_name(language: str) -> None:
    for key in FACES:
        face = pieces.FACES[pieces.FACE_OF[key]]
        if face.type in (pieces.DESTINY, pieces.SHEET):
            continue
        paper, _ = painted(face_look(key, language), 37.0, size=(1280, 720))
        heavy = " ".join(line.text for line in paper.written if line.role == "heavy").replace("- ", "")
        assert heavy, key


def test_every_seat_colour_has_five_planets_and_every_alien_a_portrait() -> None:
    planets = [planet_art(colour, number) for colour in SEATS for number in range(KINDS)]
    assert [art for art in planets if not PICTURES.has(art)] == []
    assert [alien for alien in pieces.ALIENS if not PICTURES.has(alien_art(alien))] == []


def test_every_card_and_every_back_has_a_picture() -> None:
    faces = [face for face in pieces.FACES if face.type != pieces.SHEET]
    assert sorted({art_of(face) for face in faces if not PICTURES.has(art_of(face))}) == []
    assert [back for back in BACKS if not PICTURES.has(back_art(back))] == []


CARDS: list[Look] = [
    *(BackLook(back, locked=True) for back in BACKS),
    BackLook("cosmic", peek="attack_40"),
    PileLook(40, BackLook("cosmic")),
    PileLook(0, BackLook("cosmic"), thrown=True),
]
TRACKS: list[Look] = [
    TrackLook(("red", "yellow", "green", "blue", "purple"), (0, 0, 0, 0, 0), 5),
    TrackLook(("red", "yellow", "green", "blue", "purple"), (4, 4, 1, 5, 0), 5),
]
LOOKS: list[Look] = [
    HandLook(12),
    HandLook(1),
    FleetLook("red", 1),
    FleetLook("white", 20),
    FleetLook("blue", 5, special=True),
    AlienBadge("zombie", "red", off=True),
    PlanetLook("white", 3, lit="red"),
]


@pytest.mark.parametrize("look", LOOKS, ids=repr)
@pytest.mark.parametrize("width", [9.0, 30.0])
def test_a_piece_keeps_within_its_rectangle(look: Look, width: float) -> None:
    paper, rect = painted(look, width, width, size=(1280, 720))
    assert not outside(paper, rect)


@pytest.mark.parametrize("look", [*CARDS, *TRACKS], ids=repr)
@pytest.mark.parametrize("width", [12.0, 30.0, 53.0])
def test_a_pile_and_the_track_keep_within_their_places(look: Look, width: float) -> None:
    if look in TRACKS and width < 30:
        pytest.skip("no table has such a small track")
    paper, rect = painted(look, width, width if look in TRACKS else width * 1.4, size=(1280, 720))
    assert not outside(paper, rect)


def test_a_back_with_a_corner_turned_up_is_the_only_one_that_tells_its_face() -> None:
    assert BackLook("cosmic", peek="attack_40").shown() == ["attack_40"]
    assert all(BackLook(back, locked=True).shown() == [] for back in BACKS)


def test_a_track_has_a_chip_for_every_seat_in_its_sector() -> None:
    look = TrackLook(("red", "blue", "green"), (0, 4, 4), 4)
    paper, rect = painted(look, 60.0, 60.0)
    numbers = [line.text for line in paper.written]
    assert numbers == ["0", "1", "2", "3", "4"]
    assert all(rect.contains(Rect(line.rect)) for line in paper.written)


def test_the_timing_of_every_alien_is_told_by_its_cells() -> None:
    for alien, row in pieces.ALIENS.items():
        cells = [phase for phase in PHASES if works_in(alien, phase)]
        told = ["regroup" if phase == "start_turn" else phase for phase in row.phases]
        wanted = PHASES if "any" in told else [phase for phase in PHASES if phase in told]
        assert cells == list(wanted)
