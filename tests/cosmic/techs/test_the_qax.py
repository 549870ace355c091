"""The Qax: a guest who gets them has to ally."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import NO_SHIPS, ChooseEncounterCard, InviteAlly, JoinSide, PlayCard, TakeShips
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed, was_offered

TECH = "the_qax"
HANDS = [["attack_20"], ["attack_08"], [], []]


def given(seat: int, guest: int, *aliens: str, **words: object) -> Encounter:
    """A main player invites a guest and hands over the tech."""
    table = completed(seat, TECH, *aliens, **{"hands": HANDS, **words}).launches(1, home(1))
    if seat == 1:
        table.invites()
    return table.until(InviteAlly).answers(seat, InviteAlly, guest).plays(seat, TECH)


def test_the_guest_gets_the_tech_and_must_ally_with_four_ships() -> None:
    table = given(0, 2).invites().invites()
    assert not table.was_asked(2, JoinSide)
    table.answers(2, TakeShips, (home(2), 3))
    assert table.refuses(2, TakeShips, NO_SHIPS).text == "refuse.too_few_ships"
    table.answers(2, TakeShips, (home(2, 1), 1))
    assert table.table.gate == [1, 0, 4, 0]
    assert table.table.at.sides[2] == OFFENSE
    assert table.names(tech.card for tech in table.table.techs[2]) == [TECH]
    assert table.table.techs[0] == ()


def test_the_defense_may_use_them_too() -> None:
    table = given(1, 3).invites().answers(3, TakeShips, (home(3), 3)).answers(3, TakeShips, (home(3, 1), 1))
    assert table.table.beside == [0, 0, 0, 4]
    assert table.table.at.sides[3] == DEFENSE


def test_an_invitation_of_the_other_side_does_not_help() -> None:
    table = given(0, 2).invites().invites(2).answers(2, TakeShips, (home(2), 3))
    assert not table.was_asked(2, JoinSide)


def test_nobody_has_to_give_up_a_colony() -> None:
    ships = {(home(2, n), 2): 1 for n in range(4)} | {(home(2, 4), 2): 3}
    table = given(0, 2, ships=ships).invites().invites()
    assert table.until(ChooseEncounterCard).table.gate[2] == 2
    assert [table.ships(2, home(2, n)) for n in range(5)] == [1] * 5


def test_who_can_spare_no_ship_cannot_be_given_the_tech() -> None:
    ships = {(home(2, n), 2): 1 for n in range(5)}
    table = completed(0, TECH, hands=HANDS, ships=ships).launches(1, home(1)).invites(2).invites()
    assert not was_offered(table, 0)


def test_the_macron_sends_one_ship() -> None:
    """Ruling 149."""
    table = given(0, 2, "trader", "mind", "macron").invites().invites().answers(2, TakeShips, (home(2), 1))
    assert table.table.gate[2] == 1
    assert not table.is_asked(2, TakeShips)


def test_they_may_be_kept_and_guests_be_invited_as_usual() -> None:
    table = completed(0, TECH, hands=HANDS).launches(1, home(1)).until(InviteAlly)
    table.answers(0, InviteAlly, 2).answers(0, PlayCard, NONE).invites().invites().declines(2)
    assert table.table.techs[0][0].completed


def test_who_is_no_main_player_cannot_use_them() -> None:
    table = completed(3, TECH, hands=HANDS).launches(1, home(1)).invites(2).invites().declines(2)
    assert not was_offered(table, 3)


def test_the_new_owner_may_use_them_later() -> None:
    hands = [["attack_20"], ["attack_08", "attack_10"], ["attack_30"], []]
    table = given(0, 2, hands=hands, destiny=[1, 3, 0]).invites().invites()
    table.answers(2, TakeShips, (home(2), 3)).answers(2, TakeShips, (home(2, 1), 1))
    table.both_play("attack_20", "attack_08").until(TakeShips)  # the turn of seat 1
    table.launches(1, home(3)).invites().invites().both_play("attack_10", table_hand(table, 3)).until(
        TakeShips
    )
    table.launches(1, home(0)).until(InviteAlly).answers(2, InviteAlly, 3).plays(2, TECH)
    assert table.names(tech.card for tech in table.table.techs[3]) == [TECH]


def table_hand(table: Encounter, seat: int) -> str:
    return next(name for name in table.hand(seat) if name.startswith(("attack", "negotiate", "morph")))
