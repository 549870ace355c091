"""Resolution (pages 10 and 11)."""

from __future__ import annotations

from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsDrawn, CardsGiven
from game.cosmic.events.common import GameWon, ShipsLost, TurnBegan
from game.cosmic.parts import GATE, WARP
from game.cosmic.prompts import PlaceShips, SecondEncounter, TakeReward, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

ALIENS = ("trader", "mind", "fido", "kamikaze")


def fought(offense: str, defense: str, more: tuple[str, ...] = (), **words: object) -> Encounter:
    """Seat 0 with three ships and seat 2's two against seat 1 and seat 3's three."""
    words = {"hands": [[offense, *more], [defense, *more], [], []], **words}
    table = cosmic(*ALIENS, **words)
    table.launches(3, home(1)).invites(2).invites(3).joins_offense(2, 2).joins_defense(3, 3)
    return table.both_play(offense, defense)


def test_if_the_offense_wins_the_gate_lands_and_the_defense_goes_to_the_warp() -> None:
    table = fought("attack_20", "attack_04").rest()
    assert list(table.table.planets[home(1)].ships) == [3, 0, 2, 0]
    assert table.table.warp == [0, 4, 0, 3]
    assert [table.table.foreign_colonies(seat) for seat in range(4)] == [1, 0, 1, 0]


def test_bystanders_stay_where_they_are() -> None:
    table = fought("attack_20", "attack_04", ships={(home(1), 3): 1}).rest()
    assert table.ships(3, home(1)) == 1


def test_if_the_defense_wins_the_gate_goes_to_the_warp() -> None:
    table = fought("attack_04", "attack_20").until(TakeReward, PlaceShips).rest()
    assert table.table.warp[:3] == [3, 0, 2]
    assert table.ships(1, home(1)) == 4


def test_defensive_allies_go_home_to_any_colony_but_not_onto_the_planet() -> None:
    """Ruling 25: unless they have a colony there."""
    table = fought("attack_04", "attack_20").until(PlaceShips)
    prompt = table.asks(3, PlaceShips)
    assert home(1) not in [place for place, _ in prompt.options(table.table)]
    assert home(3, 2) in [place for place, _ in prompt.options(table.table)]


def test_defensive_allies_may_go_home_to_the_planet_where_they_have_a_colony() -> None:
    """Ruling 25."""
    table = fought("attack_04", "attack_20", ships={(home(1), 3): 1}).until(PlaceShips)
    table.answers(3, PlaceShips, (home(1), 3)).rest()
    assert table.ships(3, home(1)) == 4


def test_each_ship_of_a_defensive_ally_earns_a_card_or_a_ship() -> None:
    """Ruling 23."""
    table = fought("attack_04", "attack_20", warp=[0, 0, 0, 2]).until(TakeReward)
    assert table.asks(3, TakeReward).options(table.table) == [0, 1, 2]
    table.answers(3, TakeReward, 1).rest()
    assert table.table.warp[3] == 1
    assert len(table.table.hands[3]) == 2


def test_with_an_empty_warp_all_rewards_are_cards() -> None:
    """Ruling 23: the rewards must be taken."""
    table = fought("attack_04", "attack_20").rest()
    assert len(table.table.hands[3]) == 3


def test_the_defense_itself_gets_no_rewards() -> None:
    """Ruling 24."""
    table = fought("attack_04", "attack_20", ("attack_06",)).rest()
    assert {event.seat for event in table.happened(CardsDrawn)} == {3}


def test_after_a_won_first_encounter_the_offense_may_have_a_second() -> None:
    table = fought("attack_20", "attack_04", ("attack_06",)).until(SecondEncounter)
    assert table.asks(0, SecondEncounter).choices == ("encounter", "end_turn")
    table.answers(0, SecondEncounter, "encounter")
    assert table.table.turn == 0
    assert table.table.number == 2


def test_after_a_second_encounter_the_turn_passes_to_the_left() -> None:
    table = fought("attack_20", "attack_04", number=2).rest()
    assert table.happened(TurnBegan) == [TurnBegan(1)]


def test_after_a_lost_encounter_the_turn_passes_to_the_left() -> None:
    table = fought("attack_04", "attack_20", ("attack_06",)).rest()
    assert table.happened(TurnBegan) == [TurnBegan(1)]


def test_the_negotiator_takes_a_card_for_each_ship_it_lost() -> None:
    """Ruling 31: from the opponent's hand, at random; allies get nothing."""
    hands = [["negotiate"], ["attack_04", "attack_06", "attack_08", "attack_10", "attack_12"], [], []]
    table = cosmic(*ALIENS, hands=hands).launches(3, home(1)).invites(2).invites().joins_offense(2, 2)
    table.both_play("negotiate", "attack_04").rest()
    (given,) = table.happened(CardsGiven)
    assert (given.giver, given.to, len(given.cards), given.why) == (1, 0, 3, "compensation")
    assert len(table.table.hands[2]) == 0


def test_compensation_takes_at_most_the_whole_hand() -> None:
    table = cosmic(*ALIENS, hands=[["negotiate"], ["attack_04", "attack_06"], [], []])
    table.launches(3, home(1)).nobody_allies().both_play("negotiate", "attack_04").rest()
    (given,) = table.happened(CardsGiven)
    assert table.names(given.cards) == ["attack_06"]


def test_a_defense_without_ships_gets_no_compensation() -> None:
    """Ruling 32."""
    hands = [["attack_04", "attack_06"], ["negotiate"], [], []]
    table = cosmic(*ALIENS, hands=hands, ships={(home(1), 1): 0})
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "negotiate").rest()
    assert not table.happened(CardsGiven)


def test_two_negotiates_send_the_allies_home_with_nothing() -> None:
    """Ruling 26."""
    table = fought("negotiate", "negotiate").until(MakeDeal)
    assert table.table.gate == [3, 0, 0, 0]
    assert table.table.beside == [0, 0, 0, 0]
    assert table.table.hands[3] == []


def test_a_failed_deal_costs_three_ships_each_of_choice() -> None:
    """Ruling 33: from the gate or any colony; what is left of the gate goes home."""
    table = fought("negotiate", "negotiate").until(MakeDeal).answers(0, MakeDeal, ("break_off", -1))
    places = {place for place, _ in table.asks(0, TakeShips).options(table.table)}
    assert {GATE, home(0, 1)} <= places
    table.answers(0, TakeShips, (home(0, 1), 3)).rest()
    assert table.table.warp[:2] == [3, 3]
    assert table.table.gate[0] == 0
    assert {event.why for event in table.happened(ShipsLost)} == {"failed_deal"}


def test_who_has_fewer_than_three_ships_loses_them_all() -> None:
    """Ruling 33."""
    ships = {(home(0, n), 0): 0 for n in range(1, 5)} | {(home(0), 0): 1}
    table = cosmic(*ALIENS, hands=[["negotiate"], ["negotiate"], [], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("negotiate", "negotiate").rest()
    assert table.table.warp[:2] == [20, 3]


def test_after_a_failed_deal_there_is_no_second_encounter() -> None:
    table = fought("negotiate", "negotiate", ("attack_06",)).until(MakeDeal)
    table.answers(0, MakeDeal, ("break_off", -1)).rest()
    assert TurnBegan(1) in table.log


def test_after_a_deal_there_may_be_a_second_encounter() -> None:
    """Ruling 5: a deal is a successful encounter."""
    table = fought("negotiate", "negotiate", ("attack_06",)).until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_06"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).until(SecondEncounter)
    assert table.hand(1) == ["attack_06", "attack_06"]


def test_a_deal_may_found_a_colony_in_a_third_system() -> None:
    """Ruling 34: on any planet where the other has a colony."""
    table = fought("negotiate", "negotiate", ships={(home(3), 1): 1}).until(MakeDeal)
    options = table.asks(0, MakeDeal).options(table.table)
    assert ("settle", home(3)) in options


def test_a_deal_grants_no_colony_where_the_other_has_none() -> None:
    """Ruling 34."""
    table = fought("negotiate", "negotiate", ships={(home(3), 2): 1, (home(1, 4), 1): 0}).until(MakeDeal)
    offered = [planet for word, planet in table.asks(0, MakeDeal).options(table.table) if word == "settle"]
    assert offered == [home(1, n) for n in range(4)]


def test_a_deal_grants_each_main_player_one_colony() -> None:
    """Ruling 34: a second wish replaces the first."""
    table = fought("negotiate", "negotiate").until(MakeDeal)
    for word in (("settle", home(1, 2)), ("settle", home(1, 3)), ("grant", home(0, 2)), ("propose", -1)):
        table.answers(0, MakeDeal, word)
    table.answers(1, MakeDeal, ("accept", -1)).until(SecondEncounter)
    assert [table.table.foreign_colonies(seat) for seat in (0, 1)] == [1, 1]
    assert table.ships(0, home(1, 3)) > 0
    assert table.ships(1, home(0, 2)) > 0


def test_ships_in_the_warp_cannot_found_a_colony_in_a_deal() -> None:
    """Ruling 35."""
    table = fought("negotiate", "negotiate", warp=[3, 0, 0, 0]).until(MakeDeal)
    table.answers(0, MakeDeal, ("settle", home(1, 2))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1))
    places = {place for place, _ in table.asks(0, TakeShips).options(table.table)}
    assert GATE in places
    assert WARP not in places


def test_five_foreign_colonies_win() -> None:
    ships = {(home(2, n), 0): 1 for n in range(4)}
    table = fought("attack_20", "attack_04", ships=ships).rest()
    assert table.happened(GameWon) == [GameWon((0,), "colonies")]
    assert table.table.over


def test_players_who_reach_five_together_share_the_win() -> None:
    """Page 11, ruling 6."""
    ships = {(home(3, n), seat): 1 for seat in (0, 2) for n in range(4)}
    table = fought("attack_20", "attack_04", ships=ships).rest()
    assert table.table.winners == [0, 2]


def test_four_foreign_colonies_do_not_win() -> None:
    ships = {(home(2, n), 0): 1 for n in range(3)}
    table = fought("attack_20", "attack_04", ("attack_06",), ships=ships)
    assert not table.rest().table.over


def test_the_encounter_cards_are_discarded() -> None:
    table = fought("attack_20", "attack_04").rest()
    assert table.names(table.table.discard)[:2] == ["attack_20", "attack_04"]
