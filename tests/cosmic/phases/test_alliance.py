"""Alliance (page 8)."""

from __future__ import annotations

import pytest

from game.cosmic.events.encounter import AllianceDeclined, Allied
from game.cosmic.parts import BESIDE, DEFENSE, GATE, OFFENSE
from game.cosmic.prompts import ChooseEncounterCard, InviteAlly, JoinSide, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_10"], [], ["attack_08"], [], []]


def launched() -> Encounter:
    """Five seats; seat 0 attacks seat 2."""
    return cosmic(hands=HANDS, destiny=[2]).launches(2, home(2)).skip_cards(InviteAlly).skip_cards(InviteAlly)


def test_offense_invites_first_and_not_the_defense() -> None:
    """Ruling 21."""
    table = launched()
    assert set(table.asks(0, InviteAlly).listed) == {1, 3, 4}
    assert table.refuses(0, InviteAlly, 2).text == "refuse.cannot_invite"


def test_defense_may_invite_those_the_offense_has_invited() -> None:
    table = launched().invites(1, 3)
    assert set(table.asks(2, InviteAlly).listed) == {1, 3, 4}


def test_guests_answer_clockwise_from_the_offense() -> None:
    table = launched().invites(4, 1).invites(3)
    order = []
    for _ in range(3):
        seat = table.prompt.seat
        order.append(seat)
        table.declines(seat)
    assert order == [1, 3, 4]
    assert len(table.happened(AllianceDeclined)) == 3


def test_who_is_not_invited_is_not_asked() -> None:
    table = launched().invites(3).invites()
    assert table.is_asked(3, JoinSide)
    table.declines(3).skip_cards(ChooseEncounterCard)
    assert table.is_asked(0, ChooseEncounterCard)


def test_a_guest_invited_by_both_joins_one_side_or_neither() -> None:
    table = launched().invites(1).invites(1)
    assert table.asks(1, JoinSide).options(table.table) == [-1, OFFENSE, DEFENSE]


def test_a_guest_cannot_join_a_side_that_has_not_invited_it() -> None:
    table = launched().invites(1).invites()
    assert table.refuses(1, JoinSide, DEFENSE).text == "refuse.not_invited"


def test_offensive_allies_stand_in_the_gate_and_defensive_ones_beside_the_planet() -> None:
    table = launched().invites(1).invites(3).joins(1, OFFENSE, 3).joins(3, DEFENSE, 2)
    assert table.table.ships_at(1, GATE) == 3
    assert table.table.ships_at(3, BESIDE) == 2
    assert table.table.planets[home(2)].ships[3] == 0
    assert table.happened(Allied) == [Allied(1, OFFENSE), Allied(3, DEFENSE)]


@pytest.mark.parametrize("answer", [(-1, 0), (home(1), 5)])
def test_an_ally_sends_one_to_four_ships(answer: tuple[int, int]) -> None:
    """Ruling 22: no ships are no alliance."""
    table = launched().invites(1).invites().answers(1, JoinSide, OFFENSE)
    assert table.refuses(1, TakeShips, answer).section == "Launch"


def test_the_next_guest_decides_after_the_ships_are_placed() -> None:
    table = launched().invites(1, 3).invites().answers(1, JoinSide, OFFENSE)
    assert not table.is_asked(3, JoinSide)
    table.sends(1, 4, home(1))
    assert table.is_asked(3, JoinSide)


def test_ships_may_come_from_several_colonies() -> None:
    table = launched().invites(1).invites().answers(1, JoinSide, OFFENSE)
    table.answers(1, TakeShips, (home(1), 1)).answers(1, TakeShips, (home(1, 1), 2)).answers(
        1, TakeShips, (-1, 0)
    )
    assert table.table.gate[1] == 3


def test_nobody_is_invited() -> None:
    table = launched().invites().invites().skip_cards(ChooseEncounterCard)
    assert table.is_asked(0, ChooseEncounterCard)
    assert table.is_asked(2, ChooseEncounterCard)
