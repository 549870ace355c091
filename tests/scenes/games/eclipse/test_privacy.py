"""Reputation tiles of others, tiles face down and the bag are secret: in every picture and every text."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.table import NOBODY, Seat
from game.eclipse import pieces
from scenes.games.eclipse.names import tile_name
from scenes.screens.table_screens import open_table
from scenes.session.sealed_choices import keeps_secrets
from scenes.session.session import Session
from tests.support.eclipse.matches import new_match, played
from tests.support.eclipse.questions import COMPANY, asked
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.played_by_hand import Lively
from tests.support.screen.robot import sit_down
from tests.support.screen.witnesses import Leak, Remembering

SECRET = ("sector_", "discovery_", "reputation_")  # what technologies there are stands in the rules
HOMES = {f"sector_{row.id}" for row in pieces.SECTORS if row.home_of}
OPEN = HOMES | {"sector_001"}
SEATS = 4


@cache
def names_of(language: str) -> dict[str, str]:
    """What sectors and reputation tiles are called, and their faces."""
    keys = [key for key in pieces.KEYS if key.startswith(("sector_", "reputation_"))]
    return {tile_name(key, language): key for key in keys}


class Witness(Remembering):
    """Knows which tiles of Eclipse are secret; home sectors and the center never are."""

    keys = pieces.KEYS

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session, names_of(desk.ui.settings.language), OPEN)

    def face_of(self, item: str) -> str:
        return item if item.startswith(SECRET) and item in pieces.FACE_OF else ""


def watched(people: int, hands: str, language: str, seed: int, seats: int = SEATS) -> tuple[Lively, Witness]:
    return watching(new_match(seed, seats), people, hands, language, seed)


def watching(match: Match[Any], people: int, hands: str, language: str, seed: int) -> tuple[Lively, Witness]:
    session = Session(match, COMPANY.players(match.table.seats, range(people)))
    desk = sit_down(session, hands, language)
    return Lively(desk, hands, seed, curious=0.3), Witness(desk, session)


def all_know_something(seed: int) -> Match[Any]:
    """A match in which everybody has reputation tiles by now."""
    return next(
        match for match in played(seed, SEATS) if all(keeps_secrets(match, seat) for seat in range(SEATS))
    )


def test_bots_keep_their_secrets() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.play(answers=16)
    assert witness.frames > 60


def test_people_at_one_screen_keep_their_secrets() -> None:
    robot, witness = watching(all_know_something(5), SEATS, "finger", "de", 6)
    robot.play(answers=10)
    assert robot.curtains > 3
    assert witness.curtains > 20


def test_people_at_one_screen_need_no_curtain_before_anybody_has_a_secret() -> None:
    robot, witness = watched(SEATS, "finger", "de", 6)
    robot.play(answers=8)
    assert not any(keeps_secrets(witness.session.match, seat) for seat in range(SEATS))
    assert robot.curtains == witness.curtains == 0
    assert witness.frames > 60


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_secrets_are_kept_for_whole_matches(hands: str, people: int) -> None:
    robot, witness = watched(people, hands, "en" if people == 1 else "de", 11, 3)
    robot.play(turns=20_000)
    assert witness.frames > 300


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_movements_show_no_secrets(speed: str) -> None:
    robot, witness = watched(2, "mouse", "en", 13)
    robot.desk.ui.settings.speed = speed
    robot.play(answers=40)
    assert witness.frames > 300


# --- what is hidden does not matter


def shuffled(match: Match[Any], seat: Seat) -> Match[Any]:
    """The same match, but all that a seat does not know is another one: tiles of a kind change places."""
    twin = match.clone()
    table, rng = twin.table, Random(7)
    kinds = [pieces.REPUTATION_CARDS, pieces.DISCOVERY_CARDS, pieces.TECH_CARDS]
    kinds += [pieces.sector_cards(ring) for ring in pieces.RINGS]
    for cards in kinds:
        hidden = [card for card in cards if not table.seen[card] >> seat & 1]
        faces = [table.faces[card] for card in hidden]
        rng.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            table.faces[card] = face
    return twin


def frame_of(match: Match[Any], seat: Seat) -> tuple[bytes, list[str]]:
    """What a seat sees: every pixel, and the names of all widgets."""
    ui = a_ui()
    ui.settings.speed = "instant"
    table = open_table(ui, Session(match, COMPANY.players(match.table.seats, [seat])))
    table.log_open = False  # it tells what has happened, with the faces of then
    ui.stack.push(table)
    ui.stack.settle()
    table.refresh()
    canvas = a_canvas(ui)
    ui.stack.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB"), [widget.name for widget in table.root.walk()]


@pytest.mark.parametrize(
    "kind", ["TakeTurn", "PlaceSector", "KeepReputation", "ReturnReputation", "AssignDie"]
)
def test_the_picture_is_the_same_whatever_lies_face_down(kind: str) -> None:
    one = next(each for (name, _), each in asked().asked.items() if name == kind)
    match = one.found()
    twin = shuffled(match, one.seat)
    assert bytes(twin.table.faces) != bytes(match.table.faces)
    assert frame_of(match, one.seat) == frame_of(twin, one.seat)


def test_what_lies_on_ones_own_board_is_seen() -> None:
    """The comparison would notice: another tile of one's own changes the picture."""
    one = next(each for (name, _), each in asked().asked.items() if name == "ReturnReputation")
    match = one.found()
    twin = match.clone()
    own = twin.table.players[one.seat].reputation[0]
    values = range(pieces.FIRST_REPUTATION, len(pieces.KEYS))
    twin.table.faces[own] = next(face for face in values if face != twin.table.faces[own])
    assert frame_of(match, one.seat) != frame_of(twin, one.seat)


# --- the log


def test_lines_of_the_log_name_no_reputation_of_others() -> None:
    """Somebody who drew and kept a tile is told of without its value."""
    *_, last = played(3, 5)
    session = Session(last, COMPANY.players(5, range(5)))
    desk = Desk(a_ui())
    table = open_table(desk.ui, session)
    public = {line.text for line in table.table.lines(session, NOBODY, "en")}
    private = 0
    for seat in range(5):
        own = [line for line in table.table.lines(session, seat, "en") if line.text not in public]
        assert all(line.seat == seat for line in own)
        private += len(own)
    assert private


# --- the witness itself


def test_a_secret_in_a_text_is_noticed() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.desk.wait(400)
    robot.desk.ui.toasts.say(next(name for name, key in witness.names.items() if key not in witness.ever[0]))
    robot.desk.ui.changed()
    with pytest.raises(Leak):
        robot.desk.wait(400)


def test_a_secret_face_is_noticed() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.desk.wait(400)
    with pytest.raises(Leak):
        witness.check(["reputation_4"], NOBODY)
