"""Lunar Cannon: ten more in encounters at the two planets beside it."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import ChoosePlanet, ChooseSeat, PlayCard, ResearchTech
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import researched, was_offered, with_techs

TECH = "lunar_cannon"
HANDS = [["attack_10"], ["attack_08"], []]


def standing(seat: int, *planets: int, **words: object) -> Encounter:
    """A seat has the cannon between two planets."""
    row = {"tech": TECH, "completed": True, "at": list(planets)}
    return with_techs({seat: [row]}, **{"hands": HANDS, **words})


def fight(table: Encounter, planet: int) -> Encounter:
    """One ship against four on a planet of the defense: 11 against 12."""
    return table.launches(1, planet).nobody_allies().both_play("attack_10", "attack_08")


def test_it_is_placed_between_two_neighbouring_home_planets_when_it_is_completed() -> None:
    table = researched(0, TECH, 5).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
    assert table.asks(0, ChoosePlanet).listed == tuple(home(0, n) for n in range(5))
    table.answers(0, ChoosePlanet, home(0, 2))
    assert table.asks(0, ChoosePlanet).listed == (home(0, 1), home(0, 3))
    table.answers(0, ChoosePlanet, home(0, 3))
    assert table.table.cannon == [0, home(0, 2), home(0, 3)]


def test_the_last_planet_of_the_row_has_one_neighbour() -> None:
    table = researched(0, TECH, 5).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}").answers(0, ChoosePlanet, home(0, 4))
    assert table.table.cannon == [0, home(0, 4), home(0, 3)]


def test_ten_more_for_the_defense_at_a_planet_beside_it() -> None:
    for planet in (home(1, 1), home(1, 2)):
        table = fight(standing(1, home(1, 1), home(1, 2)), planet).plays(1, TECH).rest()
        assert table.totals == [11, 22]


def test_it_helps_the_offense_too_if_the_owner_is_there() -> None:
    table = fight(standing(0, home(1, 1), home(1, 2)), home(1, 1)).plays(0, TECH).rest()
    assert table.totals == [21, 12]
    assert table.winner == OFFENSE


def test_it_helps_the_side_on_which_the_owner_is_an_ally() -> None:
    table = standing(2, home(1, 1), home(1, 2)).launches(1, home(1, 1)).invites(2).invites()
    table.joins_offense(2).both_play("attack_10", "attack_08").plays(2, TECH).rest()
    assert table.totals == [22, 12]


def test_it_is_not_heard_of_at_other_planets() -> None:
    """Ruling 98."""
    table = fight(standing(1, home(1, 1), home(1, 2)), home(1, 3)).rest()
    assert not was_offered(table, 1)
    assert table.totals == [11, 12]


def test_it_does_not_help_when_its_owner_stays_out() -> None:
    assert not was_offered(fight(standing(2, home(1, 1), home(1, 2)), home(1, 1)).rest(), 2)


def test_it_shoots_once_and_stays_in_play() -> None:
    table = fight(standing(1, home(1, 1), home(1, 2)), home(1, 1)).plays(1, TECH).rest()
    assert len([prompt for prompt in table.answered if isinstance(prompt, PlayCard)]) == 1
    assert table.table.cannon == [1, home(1, 1), home(1, 2)]


def test_when_a_wild_destiny_card_is_drawn_it_may_be_moved_anywhere() -> None:
    table = standing(2, home(2), home(2, 1), destiny=["wild"]).until(PlayCard).plays(2, TECH)
    table.answers(2, ChoosePlanet, home(1)).until(ChooseSeat)
    assert table.table.cannon == [2, home(1), home(1, 1)]


def test_it_may_be_moved_and_shoot_in_one_encounter() -> None:
    table = standing(0, home(0), home(0, 1), destiny=["wild"]).until(PlayCard).plays(0, TECH)
    table.answers(0, ChoosePlanet, home(1)).until(ChooseSeat).answers(0, ChooseSeat, 1)
    table = fight(table, home(1)).plays(0, TECH).rest()
    assert table.totals == [21, 12]


def test_it_need_not_be_moved() -> None:
    table = standing(2, home(2), home(2, 1), destiny=["wild"]).until(PlayCard).answers(2, PlayCard, NONE)
    assert table.table.cannon == [2, home(2), home(2, 1)]


def test_other_destiny_cards_leave_it_where_it_is() -> None:
    assert not was_offered(standing(2, home(2), home(2, 1)).until(ChoosePlanet), 2)


def test_it_moves_once_for_each_wild_that_is_drawn() -> None:
    table = standing(2, home(2), home(2, 1), destiny=["wild"]).until(PlayCard).plays(2, TECH)
    table.answers(2, ChoosePlanet, home(1))
    assert not table.is_asked(2, PlayCard)


def test_it_has_nothing_to_shoot_at_if_somebody_negotiates() -> None:
    hands = [["attack_10"], ["negotiate"], []]
    table = standing(1, home(1, 1), home(1, 2), hands=hands).launches(1, home(1, 1)).nobody_allies()
    assert not was_offered(table.both_play("attack_10", "negotiate").rest(), 1)
