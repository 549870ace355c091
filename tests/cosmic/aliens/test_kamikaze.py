"""Kamikaze: ships for cards."""

from __future__ import annotations

from game.cosmic.events.cards import CardsDrawn
from game.cosmic.events.common import PowerLost, PowerUsed, ShipsLost, ShipsRetrieved
from game.cosmic.events.encounter import CardLaid, OutcomeDecided
from game.cosmic.parts import ENDED, GATE
from game.cosmic.prompts import NO_SHIPS, ChooseEncounterCard, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

BIG, SMALL = "attack_20", "attack_04"


def launched(*more: str, **words: object) -> Encounter:
    """The Kamikaze attacks with one ship; cards are about to be selected."""
    words = {"hands": [[SMALL], [BIG], list(more)], **words}
    return cosmic("kamikaze", "fido", "mind", **words).launches(1, home(1)).invites().invites()


def test_each_ship_is_worth_two_cards() -> None:
    table = launched().uses(0)
    table.answers(0, TakeShips, (home(0, 2), 2)).answers(0, TakeShips, (home(0, 3), 1))
    table.answers(0, TakeShips, NO_SHIPS)
    assert PowerUsed(0, "kamikaze") in table.log
    assert table.table.warp[0] == 3
    assert [len(drawn.cards) for drawn in table.happened(CardsDrawn)] == [6]
    assert len(table.table.hands[0]) == 7


def test_four_ships_at_most_and_one_at_least() -> None:
    table = launched().uses(0)
    assert table.refuses(0, TakeShips, NO_SHIPS).text == "refuse.too_few_ships"
    table.answers(0, TakeShips, (home(0, 2), 4))
    assert not table.is_asked(0, TakeShips)
    assert len(table.table.hands[0]) == 9


def test_ships_of_the_gate_are_on_no_colony() -> None:
    table = launched().uses(0)
    assert GATE not in {place for place, _ in table.asks(0, TakeShips).options(table.table)}


def test_as_defense_it_may_give_up_ships_of_the_attacked_planet() -> None:
    table = cosmic("fido", "kamikaze", hands=[[SMALL], [BIG], []]).launches(1, home(1))
    table.invites().invites().uses(1).answers(1, TakeShips, (home(1), 4))
    assert table.ships(1, home(1)) == 0


def test_it_may_be_left_unused() -> None:
    table = launched().uses(0, power=False)
    assert not table.happened(PowerUsed)
    assert table.is_asked(0, ChooseEncounterCard)


def test_it_finds_an_encounter_card_for_an_offense_without_one() -> None:
    """The turn ends only when a card has to be played."""
    table = launched(hands=[[], [BIG], []], deck=["negotiate", "attack_30"])
    table.uses(0).answers(0, TakeShips, (home(0, 2), 1)).answers(0, TakeShips, NO_SHIPS)
    table.both_play("attack_30", BIG)
    assert len(table.happened(CardLaid)) == 2


def test_unused_the_turn_of_an_offense_without_encounter_cards_ends() -> None:
    """Ruling 37."""
    table = launched(hands=[[], [BIG], []]).uses(0, power=False).rest()
    assert table.happened(OutcomeDecided) == [OutcomeDecided(ENDED, why="no_cards")]


def test_the_cards_are_drawn_even_if_the_power_goes_with_the_ships() -> None:
    table = launched(ships={(home(0, n), 0): 0 for n in (3, 4)}).uses(0)
    table.answers(0, TakeShips, (home(0, 2), 4))
    assert table.happened(PowerLost) == [PowerLost(0)]
    assert len(table.table.hands[0]) == 9


def test_zapped_it_keeps_its_ships() -> None:
    """Ruling 42."""
    table = launched("cosmic_zap").uses(0).plays(2, "cosmic_zap")
    assert not table.happened(ShipsLost)
    assert not table.happened(CardsDrawn)
    assert table.is_asked(0, ChooseEncounterCard)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = launched(ships={(home(0, n), 0): 0 for n in range(3)})
    assert not table.is_asked(0, UsePower)


def test_an_ally_has_no_use_of_it() -> None:
    table = cosmic("fido", "mind", "kamikaze", hands=[[SMALL], [BIG], []]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2)
    assert not table.is_asked(2, UsePower)
    assert table.is_asked(0, ChooseEncounterCard)


def test_wild_flare_adds_three_for_each_ship_that_is_not_in_the_encounter() -> None:
    table = cosmic("trader", "mind", hands=[[SMALL], [BIG, "kamikaze.flare"], []])
    table.launches(1, home(1)).nobody_allies().both_play(SMALL, BIG).until(PlayCard)
    table.plays(1, "kamikaze.flare")
    assert home(1) not in {place for place, _ in table.asks(1, TakeShips).options(table.table)}
    table.answers(1, TakeShips, (home(1, 1), 3)).answers(1, TakeShips, NO_SHIPS)
    assert table.totals == [4 + 1, 20 + 4 + 9]
    assert table.table.warp[1] == 3


def test_wild_flare_is_for_main_players() -> None:
    table = cosmic("trader", "mind", "fido", hands=[[SMALL], [BIG], ["kamikaze.flare"]])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play(SMALL, BIG).rest()
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_needs_ships_outside_the_encounter() -> None:
    ships = {(home(0, n), 0): 1 - min(n, 1) for n in range(5)}
    hands = [[SMALL, "kamikaze.flare"], [BIG], []]
    table = cosmic("fido", "mind", hands=hands, ships=ships, warp=[19, 0, 0]).launches(2, home(1))
    table.nobody_allies().both_play(SMALL, BIG)
    assert table.totals == [4 + 2, 20 + 4]
    assert not table.was_asked(0, PlayCard)


def test_super_flare_retrieves_three_ships_in_the_own_regroup_phase() -> None:
    table = cosmic("kamikaze", "trader", hands=[[SMALL, "kamikaze.flare"], [BIG], []], warp=[5, 0, 0])
    table.plays(0, "kamikaze.flare").until(TakeShips)
    assert table.table.warp[0] == 2
    assert sum(event.ships for event in table.happened(ShipsRetrieved)) == 3


def test_super_flare_is_not_for_the_regroup_phase_of_others() -> None:
    table = cosmic("trader", "kamikaze", hands=[[SMALL], [BIG, "kamikaze.flare"], []], warp=[3, 3, 0])
    table.launches(1, home(1))
    assert not table.was_asked(1, PlayCard)
    assert table.table.warp[:2] == [2, 3]


def test_super_flare_is_of_no_use_with_one_ship_in_the_warp() -> None:
    table = cosmic("kamikaze", "trader", hands=[[SMALL, "kamikaze.flare"], [BIG], []], warp=[1, 0, 0])
    table.launches(1, home(1))
    assert not table.was_asked(0, PlayCard)


def test_super_flare_works_with_two_ships_in_the_warp() -> None:
    table = cosmic("kamikaze", "trader", hands=[[SMALL, "kamikaze.flare"], [BIG], []], warp=[2, 0, 0])
    table.plays(0, "kamikaze.flare").until(TakeShips)
    assert table.table.warp[0] == 0


def test_super_flare_zapped_retrieves_one() -> None:
    """Ruling 43."""
    hands = [[SMALL, "kamikaze.flare"], [BIG, "cosmic_zap"], []]
    table = cosmic("kamikaze", "trader", hands=hands, warp=[5, 0, 0])
    table.plays(0, "kamikaze.flare").plays(1, "cosmic_zap").until(TakeShips)
    assert table.table.warp[0] == 4
    assert "kamikaze.flare" in table.hand(0)
