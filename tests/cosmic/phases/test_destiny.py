"""Destiny (page 7) and driving out foreign colonies (page 12)."""

from __future__ import annotations

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.cosmic import GAME
from game.cosmic.events.cards import DestinyReshuffled, DestinyTurnedUp
from game.cosmic.events.encounter import GateAimed
from game.cosmic.prompts import ChoosePlanet, ChooseSeat, ChooseTarget, SecondEncounter, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_20", "attack_10"], ["attack_04", "attack_06"], ["attack_08"]]


def test_a_colour_names_the_defense_in_its_home_system() -> None:
    table = cosmic(destiny=[2])
    assert table.table.at.defense == 2
    assert table.asks(0, ChoosePlanet).listed == tuple(home(2, n) for n in range(5))


def test_a_wild_lets_the_offense_choose_any_other_player() -> None:
    table = cosmic(destiny=["wild"])
    assert set(table.asks(0, ChooseSeat).listed) == {1, 2}
    table.answers(0, ChooseSeat, 2)
    assert table.table.at.defense == 2
    assert table.asks(0, ChoosePlanet).listed == tuple(home(2, n) for n in range(5))


def test_a_special_leads_to_the_home_system_of_the_player_it_names() -> None:
    table = cosmic(destiny=["most_colonies"], ships={(home(0), 2): 1})
    assert table.asks(0, ChoosePlanet).listed == tuple(home(2, n) for n in range(5))


@pytest.mark.parametrize(
    ("card", "words", "defense"),
    [
        ("fewest_in_warp", {"warp": [0, 3, 1]}, 2),
        ("most_cards", {"hands": [["attack_04"] * 2, ["attack_06"] * 3, ["attack_08"] * 4]}, 2),
        ("most_colonies", {"ships": {(home(0), 2): 1}}, 2),
        ("fewest_in_warp", {"warp": [0, 1, 1]}, 1),
        ("most_colonies", {"ships": {(home(1), 0): 1}}, 1),
    ],
)
def test_specials_name_a_player_and_ties_go_to_the_left(
    card: str, words: dict[str, object], defense: int
) -> None:
    """Ruling 13: the offense itself is left out; ties go to the nearest player on its left."""
    assert cosmic(destiny=[card], **words).table.at.defense == defense


def test_own_colour_without_a_target_is_drawn_again() -> None:
    """Ruling 11."""
    table = cosmic(destiny=[0, 0, 1])
    assert len(table.happened(DestinyTurnedUp)) == 3
    assert table.table.at.defense == 1


def test_own_colour_may_drive_out_a_foreign_colony() -> None:
    """Ruling 16: exactly one foreign colony; its owner is the defense."""
    ships = {(home(0), 1): 2, (home(0), 2): 1}
    table = cosmic(destiny=[0], ships=ships, hands=HANDS)
    assert set(table.asks(0, ChooseTarget).targets) == {(home(0), 1), (home(0), 2)}
    table.answers(0, ChooseTarget, (home(0), 2))
    assert table.table.at.defense == 2
    assert GateAimed(home(0)) in table.log


def test_own_colour_may_still_be_refused() -> None:
    table = cosmic(destiny=[0, 1], ships={(home(0), 2): 1})
    table.answers(0, ChooseTarget, (-1, 0))
    assert table.table.at.defense == 1


def test_driving_out_wins_a_home_colony_and_leaves_the_own_ships_alone() -> None:
    """Rulings 16 and 17."""
    table = cosmic(destiny=[0], ships={(home(0), 1): 2}, hands=HANDS)
    table.answers(0, ChooseTarget, (home(0), 1)).launches(2, source=home(0, 1)).nobody_allies()
    table.both_play("attack_20", "attack_04").rest()
    assert table.totals == [20 + 2, 4 + 2]
    assert list(table.table.planets[home(0)].ships) == [6, 0, 0]
    assert table.table.foreign_colonies(0) == 0
    assert table.table.warp[1] == 2


def test_the_defense_counts_only_the_colony_that_is_driven_out() -> None:
    """Page 8: all other colonies on the planet are bystanders."""
    table = cosmic(destiny=[0], ships={(home(0), 1): 2, (home(0), 2): 3}, hands=HANDS)
    table.answers(0, ChooseTarget, (home(0), 1)).launches(2, source=home(0, 1)).nobody_allies()
    table.both_play("attack_20", "attack_04").rest()
    assert table.ships(2, home(0)) == 3


def test_an_empty_home_planet_is_resettled_at_once() -> None:
    """Page 7: with up to four ships from other colonies; that is a successful encounter."""
    table = cosmic(destiny=[0], ships={(home(0), 0): 0}, hands=HANDS).until(ChooseTarget)
    table.answers(0, ChooseTarget, (home(0), 0))
    table.answers(0, TakeShips, (home(0, 1), 3)).answers(0, TakeShips, (-1, 0))
    assert table.ships(0, home(0)) == 3
    assert table.is_asked(0, SecondEncounter)


def test_no_more_than_four_ships_resettle_a_planet() -> None:
    """Page 12."""
    table = cosmic(destiny=[0], ships={(home(0), 0): 0, (home(0, 1), 0): 8}, hands=HANDS)
    table.answers(0, ChooseTarget, (home(0), 0))
    assert table.refuses(0, TakeShips, (home(0, 1), 5)).text == "refuse.ships_not_there"
    assert table.answers(0, TakeShips, (home(0, 1), 4)).ships(0, home(0)) == 4


def test_a_planet_where_others_live_is_not_resettled() -> None:
    """Page 7: only one with no ships on it at all; from this one the others have to be driven out."""
    table = cosmic(destiny=[0], ships={(home(0), 0): 0, (home(0), 1): 1}, hands=HANDS).until(ChooseTarget)
    assert table.asks(0, ChooseTarget).targets == ((home(0), 1),)


def test_the_last_card_is_not_drawn_but_shuffled_with_the_others() -> None:
    table = cosmic(hands=HANDS)
    fresh = GAME.copy(table.table)
    fresh.destiny_discard.extend(fresh.destiny_deck[1:])
    del fresh.destiny_deck[1:]
    fresh.encounter, fresh.agenda = None, ["encounter 0 1"]
    again = Encounter(Match(GAME, fresh, Beginning(0, {})))
    assert len(again.happened(DestinyReshuffled)) == 1
    assert again.happened(DestinyTurnedUp)


def test_a_colony_in_a_third_system_cannot_be_attacked() -> None:
    """Page 7: only in the defense's home system."""
    table = cosmic(destiny=[1], ships={(home(2), 1): 2})
    assert table.refuses(0, ChoosePlanet, home(2)).text == "refuse.planet_not_allowed"
