"""Warrior: every encounter teaches it to fight."""

from __future__ import annotations

from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardCancelled
from game.cosmic.events.common import EncounterBegan, PowerUsed, TurnBegan
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import AddSuper, ChoosePlanet, PlayCard, SecondEncounter, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

TOKENS = {"warrior": 5}


def met(*aliens: str, hands: list[list[str]], **words: object) -> Encounter:
    """The first alien attacks the second with three ships; both play their first card."""
    words = {"tokens": TOKENS, **words}
    table = cosmic(*aliens, hands=hands, **words).launches(3, home(1)).nobody_allies()
    return table.both_play(hands[0][0], hands[1][0])


def result(table: Encounter) -> tuple[int, list[int]]:
    decided = table.happened(OutcomeDecided)[0]
    return decided.winner, list(decided.totals)


def tokens(table: Encounter) -> int:
    return table.table.tokens_on("warrior")


def test_every_token_adds_one() -> None:
    """Tokens are not spent; the win brings another one."""
    table = met("warrior", "trader", hands=[["attack_10"], ["attack_12"], []]).rest()
    assert result(table) == (OFFENSE, [10 + 3 + 5, 12 + 4])
    assert tokens(table) == 6


def test_it_works_for_the_defense() -> None:
    table = met("trader", "warrior", hands=[["attack_20"], ["attack_12"], []]).rest()
    assert result(table) == (OFFENSE, [20 + 3, 12 + 4 + 5])
    assert tokens(table) == 7  # two for the defeat


def test_without_tokens_it_is_not_used() -> None:
    """But the first token is learned."""
    table = met("warrior", "trader", hands=[["attack_20"], ["attack_12"], []], tokens={}).rest()
    assert PowerUsed(0, "warrior") not in table.log
    assert tokens(table) == 1


def test_a_negotiate_is_not_strengthened() -> None:
    table = met("warrior", "trader", hands=[["negotiate"], ["attack_12"], []]).rest()
    assert PowerUsed(0, "warrior") not in table.log
    assert tokens(table) == 7


def test_a_deal_brings_one_token() -> None:
    hands = [["negotiate", "attack_08"], ["negotiate"], []]
    table = met("warrior", "trader", hands=hands)
    table.answers(0, MakeDeal, ("give", table.card("attack_08"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).rest()
    assert tokens(table) == 6


def test_a_failed_deal_brings_two_tokens() -> None:
    table = met("warrior", "trader", hands=[["negotiate"], ["negotiate"], []])
    assert tokens(table.answers(0, MakeDeal, ("break_off", -1)).rest()) == 7


def test_with_four_planets_one_more_is_learned() -> None:
    options = {"four_planets": True}
    hands = [["attack_10"], ["attack_12"], []]
    table = cosmic("warrior", "trader", hands=hands, tokens=TOKENS, options=options)
    table.launches(3, home(1, planets=4)).nobody_allies().both_play("attack_10", "attack_12").rest()
    assert tokens(table) == 5 + 1 + 1


def test_an_encounter_without_cards_teaches_nothing() -> None:
    """Ruling 27: nobody has won or lost."""
    table = cosmic("warrior", "trader", hands=[[], ["attack_12"], []], tokens=TOKENS)
    table.launches(3, home(1)).nobody_allies().rest()
    assert tokens(table) == 5


def test_an_ally_neither_fights_nor_learns() -> None:
    hands = [["attack_10"], ["attack_12"], []]
    table = cosmic("mind", "trader", "warrior", hands=hands, tokens=TOKENS).launches(3, home(1))
    table.invites(2).invites().joins_offense(2, 1).both_play("attack_10", "attack_12").rest()
    assert result(table) == (DEFENSE, [10 + 3 + 1, 12 + 4])
    assert tokens(table) == 5


def test_zapped_it_adds_nothing_but_learns() -> None:
    """Ruling 52."""
    hands = [["attack_10"], ["attack_12"], ["cosmic_zap"]]
    table = met("warrior", "trader", hands=hands).plays(2, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [10 + 3, 12 + 4])
    assert tokens(table) == 7


def test_without_three_home_colonies_the_tokens_are_frozen() -> None:
    """Rulings 54 and 58: no bonus and no new tokens."""
    hands = [["attack_10"], ["attack_12"], []]
    table = met("warrior", "trader", hands=hands, ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert result(table) == (DEFENSE, [10 + 3, 12 + 4])
    assert tokens(table) == 5


def test_wild_flare_strikes_back_in_the_offenses_home_system() -> None:
    """Ruling 160: afterwards the interrupted turn goes on with its second encounter."""
    hands = [["attack_20", "attack_08"], ["attack_04", "attack_30", "warrior.flare"], []]
    table = met("mind", "trader", hands=hands).until(PlayCard).plays(1, "warrior.flare")
    table.answers(0, SecondEncounter, "encounter")
    assert table.happened(EncounterBegan)[-1].offense == 1
    table.until(ChoosePlanet)
    assert table.asks(1, ChoosePlanet).listed == tuple(home(0, n) for n in range(5))
    assert table.table.at.defense == 0
    table.forget().launches(2, home(0)).nobody_allies().both_play("attack_30", "attack_08").rest()
    assert table.ships(1, home(0)) == 2
    assert table.happened(EncounterBegan)[0].offense == 0
    assert table.table.number == 2
    assert not table.happened(TurnBegan)


def test_wild_flare_is_for_the_defense_with_an_encounter_card() -> None:
    hands = [["attack_20", "warrior.flare"], ["attack_04"], []]
    table = met("mind", "trader", hands=hands)
    assert table.is_asked(0, SecondEncounter)
    hands = [["attack_20"], ["attack_04", "warrior.flare"], []]
    assert met("mind", "trader", hands=hands).is_asked(0, SecondEncounter)
    hands = [["attack_20"], ["attack_04"], ["attack_30", "warrior.flare"]]
    assert met("mind", "trader", hands=hands).is_asked(0, SecondEncounter)


def ally(*more: str) -> Encounter:
    """The Warrior is an ally of the offense and holds its own flare."""
    hands = [["attack_10"], ["attack_12", *more], ["warrior.flare"]]
    table = cosmic("mind", "trader", "warrior", hands=hands, tokens=TOKENS).launches(3, home(1))
    table.invites(2).invites().joins_offense(2, 1).both_play("attack_10", "attack_12")
    return table.answers(2, AddSuper, table.card("warrior.flare"))


def test_super_flare_lets_an_ally_fight() -> None:
    """The ally still learns nothing."""
    table = ally().rest()
    assert result(table) == (OFFENSE, [10 + 3 + 1 + 5, 12 + 4])
    assert tokens(table) == 5


def test_as_an_ally_the_use_may_be_zapped() -> None:
    """Ruling 43: once, and the flare goes back unused."""
    table = ally("cosmic_zap").plays(1, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [10 + 3 + 1, 12 + 4])
    assert CardCancelled(table.card("warrior.flare"), counts=False) in table.log
    table = ally("cosmic_zap").answers(1, PlayCard, -1)
    assert result(table) == (OFFENSE, [10 + 3 + 1 + 5, 12 + 4])  # without another question


def test_ships_are_still_to_be_taken_in_the_struck_back_encounter() -> None:
    """It begins with regroup like any other: a ship of the user comes out of the warp."""
    hands = [["attack_20", "attack_08"], ["attack_04", "attack_30", "warrior.flare"], []]
    table = met("mind", "trader", hands=hands).until(PlayCard).plays(1, "warrior.flare")
    table.answers(0, SecondEncounter, "end_turn").until(TakeShips)
    assert table.table.warp[1] == 4 - 1
