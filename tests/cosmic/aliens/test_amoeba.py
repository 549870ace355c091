"""Amoeba: its ships flow into the encounter or out of it once the cards are down."""

from __future__ import annotations

from game.cosmic.events.common import PowerLost, PowerUsed
from game.cosmic.events.encounter import AllianceEnded
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    ChooseNumber,
    ChooseOne,
    PlaceShips,
    PlayCard,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

BIG, SMALL = "attack_20", "attack_04"


def selected(*more: str, mine: str = SMALL, theirs: str = BIG, **words: object) -> Encounter:
    """The Amoeba attacks with three ships and both cards are down."""
    words = {"hands": [[mine], [theirs], list(more)], **words}
    table = cosmic("amoeba", "trader", "mind", **words)
    return table.launches(3, home(1)).nobody_allies().both_play(mine, theirs)


def defended(**words: object) -> Encounter:
    """The Amoeba is attacked by one ship and both cards are down."""
    table = cosmic("trader", "amoeba", "mind", hands=[[SMALL], [BIG], []], **words)
    return table.launches(1, home(1)).nobody_allies().both_play(SMALL, BIG)


def withdraws(table: Encounter, seat: int, ships: int) -> Encounter:
    return table.answers(seat, ChooseOne, "amoeba_withdraw").answers(seat, ChooseNumber, ships)


def adds(table: Encounter, seat: int, ships: int, source: int) -> Encounter:
    table.answers(seat, ChooseOne, "amoeba_add").answers(seat, TakeShips, (source, ships))
    return table.answers(seat, TakeShips, NO_SHIPS)


def test_ships_are_withdrawn_before_the_cards_are_revealed() -> None:
    table = withdraws(selected().uses(0), 0, 2).rest()
    assert PowerUsed(0, "amoeba") in table.log
    assert table.table.warp[0] == 1


def test_more_than_four_ships_may_be_in_the_encounter() -> None:
    table = adds(selected(mine="attack_15").uses(0), 0, 4, home(0, 2))
    assert table.totals == [15 + 7, 20 + 4]
    table = selected(mine="attack_15").uses(0).answers(0, ChooseOne, "amoeba_add")
    table.answers(0, TakeShips, (home(0, 2), 4)).answers(0, TakeShips, (home(0, 3), 4))
    assert table.answers(0, TakeShips, NO_SHIPS).totals == [15 + 11, 20 + 4]


def test_calling_all_ships_of_a_home_colony_may_cost_the_power() -> None:
    table = selected(ships={(home(0, n), 0): 0 for n in (3, 4)}).uses(0)
    adds(table, 0, 4, home(0, 1))
    assert PowerLost(0) in table.log


def test_it_may_be_left_unused() -> None:
    table = selected().uses(0, power=False).rest()
    assert table.table.warp[0] == 3
    assert not table.happened(PowerUsed)


def test_an_amoeba_without_ships_of_its_own_gets_no_colony_but_its_ally_does() -> None:
    table = cosmic("amoeba", "trader", "mind", hands=[[BIG], [SMALL], []])
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 2).both_play(BIG, SMALL)
    withdraws(table.uses(0), 0, 3).rest()
    assert not table.happened(AllianceEnded)
    assert table.ships(0, home(1)) == 0
    assert table.ships(2, home(1)) == 2


def test_ships_do_not_return_to_a_planet_that_was_stripped() -> None:
    table = cosmic("amoeba", "trader", hands=[[SMALL], [BIG], []])
    table.launches(4, home(1), source=home(0)).nobody_allies().both_play(SMALL, BIG)
    withdraws(table.uses(0), 0, 4)
    assert home(0) not in {place for place, _ in table.prompt.options(table.table)}


def test_the_defense_may_leave_the_planet() -> None:
    table = withdraws(defended().uses(1), 1, 4).rest()
    assert table.ships(1, home(1)) == 0
    assert table.table.warp[0] == 1  # nobody is at home, but 20 is more than 5


def test_the_defense_may_call_ships_to_the_planet() -> None:
    table = adds(defended().uses(1), 1, 1, home(1, 4))
    assert table.ships(1, home(1)) == 5
    assert table.totals == [4 + 1, 20 + 5]


def test_with_no_ship_in_the_encounter_it_cannot_be_used() -> None:
    table = defended(ships={(home(1), 1): 0}, warp=[0, 4, 0]).rest()
    assert not table.was_asked(1, UsePower)


def test_a_negotiator_without_ships_is_not_compensated() -> None:
    table = selected(mine="negotiate", hands=[["negotiate"], [BIG, SMALL], []])
    withdraws(table.uses(0), 0, 3).rest()
    assert table.table.warp[0] == 0
    assert table.hand(1) == [SMALL]


def test_zapped_the_ships_stay() -> None:
    table = selected("cosmic_zap").uses(0).plays(2, "cosmic_zap").rest()
    assert table.table.warp[0] == 3


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = selected(ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert not table.was_asked(0, UsePower)


def test_an_ally_does_not_use_it_without_the_flare() -> None:
    table = cosmic("trader", "mind", "amoeba", hands=[[SMALL], [BIG], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 2).both_play(SMALL, BIG).rest()
    assert table.table.warp[2] == 2


def test_super_flare_lets_an_ally_withdraw() -> None:
    """Who withdraws all ships is no ally any more and is not rewarded."""
    table = cosmic("trader", "mind", "amoeba", hands=[[SMALL], [BIG], ["amoeba.flare"]])
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 2).both_play(SMALL, BIG)
    withdraws(table.answers(2, AddSuper, table.card("amoeba.flare")), 2, 2)
    table.answers(2, PlaceShips, (home(2), 2)).rest()
    assert table.happened(AllianceEnded) == [AllianceEnded(2)]
    assert table.hand(2) == ["amoeba.flare"]
    assert table.table.beside[2] == 0


def test_an_ally_with_ships_left_is_still_an_ally() -> None:
    table = cosmic("trader", "mind", "amoeba", hands=[[SMALL], [BIG], ["amoeba.flare"]])
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 3).both_play(SMALL, BIG)
    withdraws(table.answers(2, AddSuper, table.card("amoeba.flare")), 2, 1).until(PlaceShips)
    table.answers(2, PlaceShips, (home(2), 1))
    assert table.totals == [4 + 1, 20 + 4 + 2]
    assert not table.happened(AllianceEnded)
    assert len(table.rest().hand(2)) == 3


def test_the_only_ship_is_withdrawn_without_asking_how_many() -> None:
    table = cosmic("amoeba", "trader", hands=[[SMALL], [BIG], []]).launches(1, home(1)).nobody_allies()
    table.both_play(SMALL, BIG).uses(0).answers(0, ChooseOne, "amoeba_withdraw")
    assert table.is_asked(0, PlaceShips)


def test_super_flare_lets_an_ally_add_ships() -> None:
    table = cosmic("trader", "mind", "amoeba", hands=[[SMALL], [BIG], ["amoeba.flare"]])
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 2).both_play(SMALL, BIG)
    adds(table.answers(2, AddSuper, table.card("amoeba.flare")), 2, 4, home(2, 3))
    assert table.totals == [4 + 1, 20 + 4 + 6]
    assert table.table.at.sides[2] == DEFENSE


def test_super_flare_zapped_goes_back_unused() -> None:
    """Ruling 43."""
    table = cosmic("trader", "mind", "amoeba", hands=[[SMALL], [BIG, "cosmic_zap"], ["amoeba.flare"]])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 2).both_play(SMALL, BIG)
    table.answers(2, AddSuper, table.card("amoeba.flare")).plays(1, "cosmic_zap").rest()
    assert table.hand(2) == ["amoeba.flare"]
    assert table.table.warp[2] == 2


def test_wild_flare_adds_up_to_four_ships_before_selection() -> None:
    table = cosmic("trader", "mind", hands=[["attack_15", "amoeba.flare"], [BIG], []])
    table.launches(4, home(1)).nobody_allies().until(PlayCard).plays(0, "amoeba.flare")
    table.answers(0, ChooseOne, "amoeba_add")
    assert (home(0, 2), 4) in table.asks(0, TakeShips).options(table.table)
    table.answers(0, TakeShips, (home(0, 2), 3))
    assert table.asks(0, TakeShips).high == 1
    table.answers(0, TakeShips, NO_SHIPS)
    assert table.table.gate[0] == 7


def test_wild_flare_withdraws_up_to_four_ships() -> None:
    table = cosmic("trader", "mind", hands=[[BIG], [SMALL, "amoeba.flare"], []], ships={(home(1), 1): 6})
    table.launches(4, home(1)).nobody_allies().until(PlayCard).plays(1, "amoeba.flare")
    table.answers(1, ChooseOne, "amoeba_withdraw")
    assert table.asks(1, ChooseNumber).options(table.table) == [1, 2, 3, 4]


def test_wild_flare_is_for_main_players() -> None:
    table = cosmic("trader", "mind", "fido", hands=[[BIG], [SMALL], ["amoeba.flare"]])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2)
    table.both_play(BIG, SMALL).rest()
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_needs_another_colony() -> None:
    ships = {(home(1, n), 1): 0 for n in range(1, 5)}
    table = cosmic("trader", "mind", hands=[[BIG], [SMALL, "amoeba.flare"], []], ships=ships, warp=[0, 16, 0])
    table.launches(1, home(1)).nobody_allies().both_play(BIG, SMALL)
    assert not table.was_asked(1, PlayCard)
