"""Citadel: attack cards that defend planets."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.aliens.gambler import DoubtClaim
from game.cosmic.events.common import PowerUsed, SheetLeft, SheetTurnedUp
from game.cosmic.events.planets import CitadelBuilt, CitadelsLost, PlanetRemoved
from game.cosmic.parts import Citadel
from game.cosmic.prompts import (
    AddSuper,
    ChooseOne,
    ChoosePlanet,
    ChooseTarget,
    MayCardFromHand,
    PlayCard,
    SecondEncounter,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

BIG, SMALL = "attack_20", "attack_04"


def selected(mine: str = SMALL, theirs: str = "attack_12", *more: str, **words: object) -> Encounter:
    """Four ships defend a planet with a citadel of 8 against one; the Citadel is not involved."""
    words = {"citadels": [[home(1), "attack_08"]], **words}
    table = cosmic("fido", "trader", "citadel", hands=[[mine], [theirs], list(more)], **words)
    return table.launches(1, home(1)).nobody_allies().both_play(mine, theirs)


def fate(**words: object) -> Encounter:
    """The Citadel holds an attack when destiny is drawn."""
    hands = [["attack_15", "negotiate"], [BIG], []]
    return cosmic("citadel", "trader", "mind", **{"hands": hands, **words})


def test_after_destiny_an_attack_becomes_a_citadel_at_any_planet() -> None:
    table = fate()
    card = table.held(0, "attack_15")
    assert table.asks(0, MayCardFromHand).options(table.table) == [NONE, card]
    table.answers(0, MayCardFromHand, card)
    assert len(table.asks(0, ChoosePlanet).options(table.table)) == 15
    table.answers(0, ChoosePlanet, home(2, 3))
    assert table.table.citadels == [Citadel(home(2, 3), card)]
    assert table.hand(0) == ["negotiate"]
    assert table.table.knows(1, card)


def test_building_is_no_use_and_cannot_be_zapped() -> None:
    """Ruling 53."""
    table = fate(hands=[["attack_15", "negotiate"], ["cosmic_zap", BIG], []])
    table.answers(0, MayCardFromHand, table.held(0, "attack_15")).answers(0, ChoosePlanet, home(1))
    assert not table.is_asked(1, PlayCard)
    assert not table.happened(PowerUsed)


def test_nothing_needs_to_be_built() -> None:
    table = fate().answers(0, MayCardFromHand, NONE)
    assert not table.happened(CitadelBuilt)
    assert table.asks(0, ChoosePlanet).what == "ask.aim"


def test_one_citadel_in_an_encounter_even_if_destiny_is_drawn_again() -> None:
    """Ruling 162, in the later wording."""
    hands = [["attack_15", SMALL], [BIG], []]
    ships = {(home(0), 1): 1}
    table = fate(hands=hands, destiny=[0, 1], ships=ships)
    table.answers(0, MayCardFromHand, table.held(0, "attack_15")).answers(0, ChoosePlanet, home(1))
    table.answers(0, ChooseTarget, (NONE, 0))
    assert not table.is_asked(0, MayCardFromHand)
    assert len(table.happened(CitadelBuilt)) == 1


def test_the_next_encounter_may_have_another_one() -> None:
    hands = [["attack_15", SMALL, "attack_40"], ["attack_00"], []]
    table = fate(hands=hands, destiny=[1, 2])
    table.answers(0, MayCardFromHand, table.held(0, "attack_15")).answers(0, ChoosePlanet, home(2))
    table.launches(1, home(1)).nobody_allies().both_play("attack_40", "attack_00").until(SecondEncounter)
    table.answers(0, SecondEncounter, "encounter").until(MayCardFromHand, TakeShips)
    assert table.is_asked(0, MayCardFromHand)


def test_without_an_attack_nothing_can_be_built() -> None:
    table = fate(hands=[["negotiate"], [BIG], []])
    assert not table.is_asked(0, MayCardFromHand)


def test_an_active_citadel_adds_its_value_to_the_defense() -> None:
    table = selected().uses(2)
    assert PowerUsed(2, "citadel") in table.log
    assert table.totals == [4 + 1, 12 + 4 + 8]


def test_several_citadels_of_the_planet_are_active_together_and_no_others() -> None:
    """Ruling 98: only those of the planet at which the gate points."""
    built = [[home(1), "attack_08"], [home(1), "attack_06"], [home(1, 1), "attack_30"]]
    table = selected(citadels=built).uses(2)
    assert table.totals == [5, 12 + 4 + 14]


def test_citadels_of_other_planets_do_not_help() -> None:
    table = selected(citadels=[[home(1, 1), "attack_30"]])
    assert not table.is_asked(2, UsePower)
    assert table.totals == [5, 16]


def test_active_citadels_fall_with_the_defense() -> None:
    table = selected("attack_40", SMALL).uses(2).rest()
    assert table.table.citadels == []
    assert "attack_08" in table.names(table.table.discard)


def test_they_stay_if_the_defense_wins() -> None:
    table = selected().uses(2).rest()
    assert [built.planet for built in table.table.citadels] == [home(1)]


def test_they_stay_if_they_were_not_active() -> None:
    table = selected("attack_40", SMALL).uses(2, power=False).rest()
    assert len(table.table.citadels) == 1
    assert table.totals == [41, 8]


def test_they_fall_with_a_defense_that_negotiates() -> None:
    """Ruling 96."""
    table = selected("attack_08", "negotiate").uses(2).rest()
    assert len(table.happened(CitadelsLost)) == 1


def test_they_fall_when_both_sides_lose() -> None:
    """Two morphs, one of which is the Gambler's lie."""
    hands = [["attack_08"], ["morph"], []]
    table = cosmic("gambler", "fido", "citadel", hands=hands, citadels=[[home(1), "attack_06"]])
    table.launches(1, home(1)).nobody_allies().both_play("attack_08", "morph").uses(2)
    table.uses(0).answers(0, ChooseOne, "gambler_morph").answers(1, DoubtClaim, "gambler_believe").rest()
    assert table.table.citadels == []


def test_after_a_failed_deal_they_stay() -> None:
    table = selected("negotiate", "negotiate").uses(2).rest()
    assert len(table.table.citadels) == 1


def test_with_an_anti_matter_in_the_encounter_they_do_harm() -> None:
    """Ruling 97."""
    hands = [["attack_20"], ["attack_12"], []]
    table = cosmic("fido", "anti_matter", "citadel", hands=hands, citadels=[[home(1), "attack_15"]])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_12").uses(2)
    assert table.totals == [20 + 1, 12 - 4 + 15]
    assert table.winner == 0


def test_zapped_they_do_not_count_and_stay() -> None:
    hands = [["attack_40", "cosmic_zap"], [SMALL], []]
    table = cosmic("fido", "trader", "citadel", hands=hands, citadels=[[home(1), "attack_08"]])
    table.launches(1, home(1)).nobody_allies().both_play("attack_40", SMALL).uses(2)
    table.plays(0, "cosmic_zap").rest()
    assert table.totals == [41, 8]
    assert len(table.table.citadels) == 1


def test_without_three_home_colonies_they_stay_but_do_not_work() -> None:
    """Rulings 54 and 58."""
    table = selected("attack_40", SMALL, "attack_15", ships={(home(2, n), 2): 0 for n in range(3)}).rest()
    assert not table.was_asked(2, UsePower)
    assert not table.was_asked(2, MayCardFromHand)
    assert len(table.table.citadels) == 1


def test_they_go_when_the_sheet_leaves_the_game() -> None:
    """Ruling 58."""
    table = selected().table
    SheetLeft(2, table.sheets[2][0]).apply(table)
    assert table.citadels == []


def test_they_go_with_their_planet() -> None:
    """Ruling 155."""
    table = selected(citadels=[[home(1), "attack_08"], [home(2), "attack_06"]]).table
    PlanetRemoved(home(1)).apply(table)
    assert [built.planet for built in table.citadels] == [home(2)]


def test_super_flare_turns_citadels_against_the_defense() -> None:
    table = selected("attack_10", "attack_12", "citadel.flare").uses(2)
    table.answers(2, AddSuper, table.card("citadel.flare")).rest()
    assert table.totals == [10 + 1, 12 + 4 - 8]
    assert len(table.happened(CitadelsLost)) == 1


def test_zapped_with_the_super_flare_they_do_not_count() -> None:
    """Ruling 43."""
    hands = [["attack_10", "cosmic_zap"], ["attack_12"], ["citadel.flare"]]
    table = cosmic("fido", "trader", "citadel", hands=hands, citadels=[[home(1), "attack_08"]])
    table.launches(1, home(1)).nobody_allies().both_play("attack_10", "attack_12").uses(2)
    table.answers(0, PlayCard, NONE).answers(2, AddSuper, table.card("citadel.flare"))
    table.plays(0, "cosmic_zap").rest()
    assert table.totals == [10 + 1, 12 + 4]
    assert table.hand(2) == ["citadel.flare"]


def test_a_hidden_citadel_turns_its_sheet_up_when_it_builds() -> None:
    table = fate(options={"hidden": True}).answers(0, MayCardFromHand, NONE)
    assert not table.happened(SheetTurnedUp)
    table = fate(options={"hidden": True})
    table.answers(0, MayCardFromHand, table.held(0, "attack_15")).answers(0, ChoosePlanet, home(1))
    assert [turned.seat for turned in table.happened(SheetTurnedUp)] == [0]


def test_an_open_citadel_has_nothing_to_turn_up() -> None:
    table = fate()
    table.answers(0, MayCardFromHand, table.held(0, "attack_15")).answers(0, ChoosePlanet, home(1))
    assert not table.happened(SheetTurnedUp)


def test_wild_flare_adds_five_to_the_defense_from_either_side() -> None:
    hands = [[SMALL, "citadel.flare"], ["attack_12"], []]
    table = cosmic("fido", "trader", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play(SMALL, "attack_12").until(PlayCard).plays(0, "citadel.flare")
    assert table.totals == [5, 12 + 4 + 5]


def test_wild_flare_is_not_for_bystanders() -> None:
    hands = [[SMALL], ["attack_12"], ["citadel.flare"]]
    table = cosmic("fido", "trader", "mind", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play(SMALL, "attack_12").rest()
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_has_no_total_to_raise_against_a_negotiate() -> None:
    hands = [[SMALL, "citadel.flare"], ["negotiate"], []]
    table = cosmic("fido", "trader", "mind", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play(SMALL, "negotiate").rest()
    assert not table.was_asked(0, PlayCard)
