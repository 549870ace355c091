"""The worked examples of the rulebook, with their printed numbers."""

from __future__ import annotations

from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE, WON
from game.cosmic.prompts import ChooseEncounterCard, SecondEncounter, TakeShips, UsePower
from game.cosmic.table import CosmicTable
from tests.support.cosmic.encounters import Encounter, cosmic, home

ZOMBIE, ORACLE, SORCERER, CLONE = range(4)


def test_zombie_16_against_clone_19() -> None:
    """Page 9: four ships, the Sorcerer's two and a 10; two ships, the Oracle's two and a 15."""
    hands = [["attack_10"], [], [], ["attack_15"]]
    ships = {(home(CLONE), CLONE): 2}
    table = cosmic("zombie", "oracle", "sorcerer", "clone", hands=hands, ships=ships, destiny=[CLONE])
    table.launches(4, home(CLONE)).invites(ORACLE, SORCERER).invites(ORACLE)
    table.joins(ORACLE, DEFENSE, 2).joins(SORCERER, OFFENSE, 2)
    assert table.table.gate == [4, 0, 2, 0]
    assert table.table.beside == [0, 2, 0, 0]
    table.both_play("attack_10", "attack_15").rest()
    assert OutcomeDecided(WON, DEFENSE, (16, 19)) in table.log


def at_the_desk() -> Encounter:
    hands = [["negotiate"], ["negotiate", "attack_04", "attack_06", "attack_08", "attack_30"], []]
    table = cosmic("anti_matter", "clone", hands=hands)
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate")
    return table


def test_anti_matter_and_clone_make_a_deal() -> None:
    """Page 10: the Clone gives its three lowest cards, 4, 6 and 8, for a colony with two ships."""
    table = at_the_desk()
    table.answers(0, MakeDeal, ("grant", home(0, 1)))
    for _ in range(3):
        table.answers(0, MakeDeal, ("want", -1))
    table.answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("clear", -1)).answers(1, MakeDeal, ("settle", home(0, 1)))
    for name in ("attack_04", "attack_06", "attack_08"):
        table.answers(1, MakeDeal, ("give", table.held(1, name)))
    table.answers(1, MakeDeal, ("propose", -1)).answers(0, MakeDeal, ("accept", -1))
    table.answers(1, TakeShips, (home(1, 2), 2)).answers(1, TakeShips, (-1, 0))
    table.until(SecondEncounter)
    assert table.hand(0) == ["attack_04", "attack_06", "attack_08"]
    assert table.ships(1, home(0, 1)) == 2
    assert table.table.foreign_colonies(1) == 1


def test_a_deal_that_moves_nothing_is_refused() -> None:
    """Page 9: either a card or a colony must change hands."""
    assert at_the_desk().refuses(0, MakeDeal, ("propose", -1)).text == "refuse.empty_deal"


def test_oracle_forces_sorcerers_card_and_sorcerer_may_still_swap() -> None:
    """Page 14, ruling 101: the Sorcerer's card lies open when the Oracle selects; then they swap."""
    hands = [["attack_30", "attack_04"], ["attack_06", "attack_40"], []]
    table = cosmic("sorcerer", "oracle", hands=hands)
    table.launches(1, home(1)).nobody_allies().skip_cards(ChooseEncounterCard)
    assert not table.is_asked(1, ChooseEncounterCard)
    table.selects(0, "attack_30")
    assert table.table.knows(1, table.table.at.cards[OFFENSE])
    table.selects(1, "attack_06")
    assert not table.table.knows(0, table.table.at.cards[DEFENSE])
    table.answers(0, UsePower, True).rest()
    values = _revealed(table)
    assert values == [6, 30]


def _revealed(table: Encounter) -> list[int]:
    """What each side's card counted, by the totals less the ships."""
    (outcome,) = [event for event in table.log if isinstance(event, OutcomeDecided)]
    return [outcome.totals[OFFENSE] - 1, outcome.totals[DEFENSE] - 4]


def planet_of_nobody() -> Encounter:
    """Macron's ships are gone from a planet where Filch and Parasite have two ships each."""
    ships = {(home(1), 1): 0, (home(1), 2): 2, (home(1), 3): 2}
    hands = [["attack_08"], ["attack_04"], [], []]
    return cosmic("clone", "macron", "filch", "parasite", hands=hands, ships=ships)


def test_macron_defends_a_planet_with_nothing() -> None:
    """Page 7, rulings 14 and 15: Macron is the defense with zero ships, Filch and Parasite are bystanders."""
    table = planet_of_nobody().launches(1, home(1)).nobody_allies()
    assert table.table.at.defense == 1
    table.both_play("attack_08", "attack_04").rest()
    assert OutcomeDecided(WON, OFFENSE, (9, 4)) in table.log
    after: CosmicTable = table.table
    assert list(after.planets[home(1)].ships) == [1, 0, 2, 2]
    assert after.warp[2:] == [0, 0]
