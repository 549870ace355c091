"""Hands, decks, covered accessories and face-down ships are secret: in every picture and every text."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.table import NOBODY, Seat
from game.firestorm import pieces
from scenes.games.firestorm.log.story import lines
from scenes.games.firestorm.names import name_of
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.firestorm.combat.test_secrets import whispered
from tests.support.firestorm.matches import MODES, new_match
from tests.support.firestorm.questions import COMPANY
from tests.support.firestorm.seated import table_of
from tests.support.screen.hands import Desk
from tests.support.screen.played_by_hand import Lively
from tests.support.screen.robot import sit_down
from tests.support.screen.witnesses import Leak, Remembering


@cache
def names_of(language: str) -> dict[str, str]:
    """What cards are called, and their faces."""
    return {name_of(key, language): key for key in pieces.KEYS[: pieces.BLANK]}


class Witness(Remembering):
    """Knows that every card of Firestorm is secret until it is seen."""

    keys = pieces.KEYS[: pieces.BLANK]

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session, names_of(desk.ui.settings.language), ())

    def known_to(self, seat: Seat, faces: bytes, seen: bytes) -> set[str]:
        cards = self.session.match.table.size  # slips follow, whose faces are numbers
        return super().known_to(seat, faces[:cards], seen[:cards])

    def face_of(self, item: str) -> str:
        key = item.removeprefix("firestorm/cards/")
        return key if pieces.FACE_OF.get(key, pieces.BLANK) < pieces.BLANK else ""


def watched(people: int, hands: str, language: str, seed: int, mode: str = "duel") -> tuple[Lively, Witness]:
    seats = dict(MODES)[mode]
    session = Session(new_match(seed, seats, mode), COMPANY.players(seats, range(people)))
    desk = sit_down(session, hands, language)
    return Lively(desk, hands, seed, curious=0.2), Witness(desk, session)


def test_bots_keep_their_secrets() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.play(answers=16)
    assert witness.frames > 60


def test_people_at_one_screen_keep_their_secrets() -> None:
    robot, witness = watched(2, "finger", "de", 6)
    robot.play(answers=12)
    assert robot.curtains > 3
    assert witness.curtains


@pytest.mark.slow
@pytest.mark.parametrize("mode", dict(MODES))
def test_whole_matches_keep_their_secrets(mode: str) -> None:
    robot, witness = watched(dict(MODES)[mode], "mouse", "en", 9, mode)
    robot.play(answers=160, turns=20_000)
    assert witness.frames > 200


def test_a_leak_is_noticed() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.play(answers=4)
    table = witness.session.match.table
    hidden = [pieces.KEYS[table.faces[card]] for card in table.own(1, table.players[1].deck)]
    secret = next(key for key in hidden if key not in witness.ever[0])
    with pytest.raises(Leak):
        witness.check([secret], 0)
    with pytest.raises(Leak):
        witness.check([f"Jonas plays {name_of(secret, 'en')}."], 0)


def listened(swapped: bool, language: str) -> Desk:
    """The person at the second seat has looked at the accessories of a face-down ship."""
    match = whispered(swapped).match
    players = [Participant("Ada", "orange", "random"), Participant("Ben", "blue", PERSON)]
    desk = sit_down(Session(match, players), "mouse", language)
    desk.wait(200)
    return desk


def test_whatever_ship_lies_face_down_picture_and_log_are_the_same() -> None:
    """Ruling 92: the same accessories, the other ship below them."""
    shown = []
    for swapped in (False, True):
        scene = table_of(listened(swapped, "en"))
        told = [[line.text for line in lines(scene.session, reader, "en")] for reader in (1, NOBODY)]
        picture = scene.table.picture(scene.view, scene.watching())
        shown.append((told, sorted(f"{placed.look} {placed.rect}" for placed in picture)))
    assert shown[0] == shown[1]
    assert any("Auxiliary Cannon" in line for line in shown[0][0][0])
