"""Start of the turn and regroup (page 7)."""

from __future__ import annotations

from game.cosmic.events.cards import CardsDiscarded, CardsDrawn, CardsShown
from game.cosmic.events.common import ShipsRetrieved
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import ENDED, GATE
from game.cosmic.prompts import PlaceShips
from tests.support.cosmic.encounters import cosmic, home


def test_offense_retrieves_one_ship_to_a_colony_of_choice() -> None:
    table = cosmic(warp=[2, 0, 0])
    table.answers(0, PlaceShips, (home(0, 3), 1))
    assert table.table.warp[0] == 1
    assert table.happened(ShipsRetrieved) == [ShipsRetrieved(0, 1, home(0, 3))]


def test_the_ship_may_go_to_a_foreign_colony() -> None:
    table = cosmic(ships={(home(1), 0): 1}, warp=[2, 0, 0])
    table.answers(0, PlaceShips, (home(1), 1))
    assert table.ships(0, home(1)) == 2


def test_the_ship_may_not_go_where_there_is_no_colony() -> None:
    table = cosmic(warp=[2, 0, 0])
    assert table.refuses(0, PlaceShips, (home(1), 1)).text == "refuse.no_colony_there"


def test_nothing_is_retrieved_from_an_empty_warp() -> None:
    assert not cosmic().happened(ShipsRetrieved)


def test_without_colonies_the_ship_goes_into_the_gate() -> None:
    """Ruling 19: it goes straight into the hyperspace gate."""
    ships = {(home(0, n), 0): 0 for n in range(5)}
    table = cosmic(hands=[["attack_10"], ["attack_04"], []], ships=ships)
    assert table.happened(ShipsRetrieved) == [ShipsRetrieved(0, 1, GATE)]


def test_ships_of_others_stay_in_the_warp() -> None:
    table = cosmic(warp=[0, 3, 2])
    assert table.table.warp == [0, 3, 2]


def test_at_the_start_of_the_turn_a_hand_without_encounter_cards_is_replaced() -> None:
    """Ruling 37: the rest is shown and discarded, then eight cards are drawn."""
    table = cosmic(hands=[["reinforcement_3"], [], []], phase="start_turn", deck=["attack_10"])
    shown = table.happened(CardsShown)
    assert table.names(shown[0].cards) == ["reinforcement_3"]
    assert table.names(table.happened(CardsDiscarded)[0].cards) == ["reinforcement_3"]
    assert len(table.happened(CardsDrawn)[0].cards) == 8


def test_at_the_start_of_the_turn_a_hand_with_a_negotiate_stays() -> None:
    table = cosmic(hands=[["negotiate"], [], []], phase="start_turn")
    assert table.hand(0) == ["negotiate"]


def test_a_second_encounter_brings_no_new_hand() -> None:
    """Page 13: later in the turn there is no new hand; the turn ends when a card is needed."""
    table = cosmic(hands=[["reinforcement_2"], ["attack_10"], []], number=2)
    table.launches(2, home(1)).nobody_allies().rest()
    assert OutcomeDecided(ENDED, why="no_cards") in table.log
    assert table.hand(0) == ["reinforcement_2"]
    assert table.table.gate == [0, 0, 0]
