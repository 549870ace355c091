"""Will: it encounters whom it likes, where it likes."""

from __future__ import annotations

import pytest

from game.core.prompts import NONE
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import AddSuper, ChoosePlanet, ChooseSeat, ChooseTarget, PlayCard
from game.cosmic.ship_prompts import ChooseShip
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_40"
HANDS = [[BIG], [SMALL], ["attack_06", "negotiate"]]
ABROAD = {(home(1), 2): 2, (home(1), 1): 2, (home(0, 4), 2): 1}  # colonies of seat 2


def fated(*aliens: str, **words: object) -> Encounter:
    """Destiny has named seat 1; seat 2 has colonies in both other systems."""
    words = {"hands": HANDS, "ships": ABROAD, **words}
    return cosmic(*aliens, **words)


def test_any_other_player_may_be_encountered_whatever_destiny_says() -> None:
    table = fated("will", "fido", "kamikaze").answers(0, ChooseTarget, (home(2, 3), 2))
    assert PowerUsed(0, "will") in table.log
    assert table.table.at.defense == 2
    assert table.table.at.planet == home(2, 3)


def test_home_planets_and_colonies_anywhere_may_be_aimed_at() -> None:
    table = fated("will", "fido", "kamikaze")
    homes = [(home(seat, n), seat) for seat in (1, 2) for n in range(5)]
    assert set(table.asks(0, ChooseTarget).targets) == {*homes, (home(1), 2), (home(0, 4), 2)}


def test_in_a_third_system_the_owner_of_the_planet_is_a_bystander() -> None:
    """Rulings 130 and 98."""
    table = fated("will", "fido", "kamikaze").answers(0, ChooseTarget, (home(1), 2)).launches(3)
    table.nobody_allies().both_play(BIG, "attack_06").rest()
    assert table.totals == [40 + 3, 6 + 2]
    assert table.ships(0, home(1)) == 3
    assert table.ships(2, home(1)) == 0
    assert table.ships(1, home(1)) == 2
    assert table.table.foreign_colonies(0) == 1


def test_a_foreign_colony_in_its_own_system_may_be_driven_out() -> None:
    """Ruling 17: it is a home colony and no foreign one."""
    table = fated("will", "fido", "kamikaze").answers(0, ChooseTarget, (home(0, 4), 2)).launches(2)
    table.nobody_allies().both_play(BIG, "attack_06").rest()
    assert table.ships(2, home(0, 4)) == 0
    assert table.table.foreign_colonies(0) == 0


@pytest.mark.parametrize("destiny", [0, "wild", "most_cards"])
def test_it_chooses_after_every_destiny_card(destiny: int | str) -> None:
    table = fated("will", "fido", "kamikaze", destiny=[destiny])
    assert table.answers(0, ChooseTarget, (home(1, 2), 1)).table.at.defense == 1


def test_others_follow_destiny() -> None:
    table = fated("fido", "kamikaze", "will")
    assert table.table.at.defense == 1
    assert not table.is_asked(2, ChooseTarget)


def test_zapped_it_follows_destiny() -> None:
    hands = [[BIG], [SMALL, "cosmic_zap"], []]
    table = fated("will", "fido", "kamikaze", hands=hands).plays(1, "cosmic_zap")
    assert table.table.at.defense == 1
    assert table.asks(0, ChoosePlanet).listed == tuple(home(1, n) for n in range(5))


def test_zapped_it_has_the_usual_choices_for_the_own_colour() -> None:
    hands = [[BIG], [SMALL, "cosmic_zap"], []]
    table = fated("will", "fido", "kamikaze", hands=hands, destiny=[0]).plays(1, "cosmic_zap")
    assert table.asks(0, ChooseTarget).targets == ((home(0, 4), 2),)
    assert table.asks(0, ChooseTarget).again


def test_without_three_home_colonies_it_follows_destiny() -> None:
    ships = {**ABROAD, **{(home(0, n), 0): 0 for n in range(3)}}
    table = fated("will", "fido", "kamikaze", ships=ships).until(ChoosePlanet)
    assert table.table.at.defense == 1


def test_super_flare_looks_at_a_hand_before_the_choice() -> None:
    hands = [[BIG, "will.flare"], [SMALL], ["attack_06", "negotiate"]]
    table = fated("will", "fido", "kamikaze", hands=hands).answers(0, AddSuper, NONE)
    assert table.is_asked(0, ChooseTarget)
    table = fated("will", "fido", "kamikaze", hands=hands)
    table.answers(0, AddSuper, table.card("will.flare")).answers(0, ChooseSeat, 2)
    assert {table.table.seen[card] for card in table.table.hands[2]} == {0b101}
    assert {table.table.seen[card] for card in table.table.hands[1]} == {0b010}
    assert table.is_asked(0, ChooseTarget)


def test_super_flare_needs_a_hand_to_look_at_and_does_not_ask_if_there_is_one() -> None:
    table = fated("will", "fido", "kamikaze", hands=[[BIG, "will.flare"], [], []])
    assert table.is_asked(0, ChooseTarget)
    table = fated("will", "fido", "kamikaze", hands=[[BIG, "will.flare"], [SMALL], []])
    table.answers(0, AddSuper, table.card("will.flare"))
    assert table.is_asked(0, ChooseTarget)
    assert table.table.seen[table.held(1, SMALL)] == 0b011


def test_zapped_with_the_super_flare_it_sees_nothing_and_follows_destiny() -> None:
    """Ruling 43."""
    hands = [[BIG, "will.flare"], [SMALL, "cosmic_zap"], ["attack_06"]]
    table = fated("will", "fido", "kamikaze", hands=hands).answers(1, PlayCard, NONE)
    table.answers(0, AddSuper, table.card("will.flare")).plays(1, "cosmic_zap")
    assert table.table.at.defense == 1
    assert {table.table.seen[card] for card in table.table.hands[2]} == {0b100}


def test_wild_flare_follows_a_player_to_its_colonies() -> None:
    """Ruling 134."""
    hands = [[BIG, "will.flare"], [SMALL], ["attack_06"]]
    table = fated("fido", "kamikaze", "mind", hands=hands, destiny=[2]).plays(0, "will.flare")
    wanted = {*(home(2, n) for n in range(5)), home(1), home(0, 4)}
    assert set(table.asks(0, ChoosePlanet).listed) == wanted
    table.answers(0, ChoosePlanet, home(1))
    assert table.table.at.defense == 2
    assert table.table.at.planet == home(1)


def test_wild_flare_takes_a_special_for_the_colour_it_designates() -> None:
    """Ruling 134."""
    hands = [[BIG, "will.flare"], [SMALL], ["attack_06", "negotiate"]]
    table = fated("fido", "kamikaze", "mind", hands=hands, destiny=["most_cards"]).plays(0, "will.flare")
    assert table.answers(0, ChoosePlanet, home(0, 4)).table.at.defense == 2


@pytest.mark.parametrize("destiny", [1, "wild"])
def test_wild_flare_needs_the_colour_of_a_player_with_colonies_abroad(destiny: int | str) -> None:
    hands = [[BIG, "will.flare"], [SMALL], ["attack_06"]]
    table = fated("fido", "kamikaze", "mind", hands=hands, destiny=[destiny])
    assert not table.is_asked(0, PlayCard)


def test_wild_flare_is_for_the_offense() -> None:
    hands = [[BIG], [SMALL, "will.flare"], ["attack_06"]]
    assert not fated("fido", "kamikaze", "mind", hands=hands, destiny=[2]).is_asked(1, PlayCard)


def test_wild_flare_follows_whom_the_special_named_before_the_shadow_struck() -> None:
    """Ruling 134: an execution afterwards does not change who has the fewest ships in the warp."""
    hands = [[BIG, "will.flare"], [SMALL], ["attack_06"], []]
    ships = {(home(0, 4), 1): 1, (home(0, 4), 2): 1}
    aliens = ("fido", "kamikaze", "mind", "shadow")
    table = cosmic(*aliens, hands=hands, ships=ships, destiny=["fewest_in_warp"], warp=[0] * 4)
    table.answers(3, ChooseShip, home(1, 1)).plays(0, "will.flare")
    assert table.table.warp == [0, 1, 0, 0]
    assert table.answers(0, ChoosePlanet, home(0, 4)).table.at.defense == 1


def test_the_only_hand_to_look_at_may_be_spent_to_answer_the_flare() -> None:
    hands = [[BIG, "will.flare", "card_zap"], ["cosmic_zap"], []]
    table = fated("will", "fido", "kamikaze", hands=hands).answers(1, PlayCard, NONE)
    table.answers(0, AddSuper, table.card("will.flare")).plays(1, "cosmic_zap").plays(0, "card_zap")
    assert table.is_asked(0, ChooseTarget)
    assert "will.flare" in table.hand(0)
