"""Chosen: the deck may answer its prayer with another encounter card."""

from __future__ import annotations

from game.cosmic.aliens.chosen import KeepDrawnCard, PickDrawnCard
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsTurned
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import AddSuper, ChooseEncounterCard, ChooseOne, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

DECK = ["attack_30", "negotiate", "mobius_tubes"]


def revealed(card: str = "attack_08", other: str = "attack_20", **words: object) -> Encounter:
    """The Chosen attacks the Trader with three ships and is asked whether to use the power."""
    words = {"hands": [[card], [other], []], "deck": DECK, **words}
    return cosmic("chosen", "trader", **words).launches(3, home(1)).nobody_allies().both_play(card, other)


def picks(table: Encounter, name: str) -> Encounter:
    drawn = table.asks(0, PickDrawnCard).listed
    card = next(card for card in drawn if table.table.id_of(card) == name)
    return table.answers(0, PickDrawnCard, card)


def result(table: Encounter) -> tuple[int, list[int]]:
    decided = table.happened(OutcomeDecided)[0]
    return decided.winner, list(decided.totals)


def test_the_drawn_card_replaces_the_own_one() -> None:
    """The old card and the others are discarded."""
    table = picks(revealed().uses(0), "attack_30").answers(0, ChooseOne, "chosen_replace").rest()
    assert result(table) == (OFFENSE, [30 + 3, 20 + 4])
    assert {"attack_08", "attack_30", "negotiate", "mobius_tubes"} <= set(table.names(table.table.discard))
    assert table.hand(0) == []


def test_the_value_of_an_attack_may_be_added() -> None:
    table = picks(revealed().uses(0), "attack_30").answers(0, ChooseOne, "chosen_add").rest()
    assert result(table) == (OFFENSE, [8 + 30 + 3, 20 + 4])
    assert {"attack_08", "attack_30"} <= set(table.names(table.table.discard))


def test_an_attack_is_replaced_by_a_negotiate() -> None:
    """There is nothing to add: the Chosen loses and collects compensation."""
    hands = [["attack_08"], ["attack_20", "attack_12"], []]
    table = picks(revealed(hands=hands).uses(0), "negotiate").rest()
    assert result(table) == (DEFENSE, [])
    assert table.hand(0) == ["attack_12"]


def test_a_negotiate_against_a_negotiate_makes_a_deal() -> None:
    table = picks(revealed(other="negotiate").uses(0), "negotiate")
    assert table.is_asked(0, MakeDeal)


def test_a_negotiate_is_replaced_by_an_attack() -> None:
    table = picks(revealed("negotiate", "negotiate").uses(0), "attack_30").rest()
    assert result(table) == (OFFENSE, [])
    assert table.ships(0, home(1)) == 3


def test_a_drawn_morph_becomes_the_opponents_card() -> None:
    deck = ["morph", "mobius_tubes", "card_zap"]
    table = picks(revealed(deck=deck).uses(0), "morph").rest()
    assert result(table) == (DEFENSE, [20 + 3, 20 + 4])


def test_the_chosen_may_pick_none() -> None:
    table = revealed().uses(0).answers(0, PickDrawnCard, -1).rest()
    assert result(table) == (DEFENSE, [8 + 3, 20 + 4])
    assert set(DECK) <= set(table.names(table.table.discard))


def test_without_an_encounter_card_all_are_discarded() -> None:
    deck = ["mobius_tubes", "card_zap", "reinforcement_2"]
    table = revealed(deck=deck).uses(0)
    assert result(table) == (DEFENSE, [8 + 3, 20 + 4])  # nobody was asked
    assert set(deck) <= set(table.names(table.table.discard))


def test_nobody_else_sees_the_cards_that_are_drawn() -> None:
    table = revealed().uses(0)
    drawn = table.asks(0, PickDrawnCard).listed
    assert all(table.table.knows(0, card) and not table.table.knows(1, card) for card in drawn)


def test_the_power_is_optional() -> None:
    table = revealed().uses(0, power=False).rest()
    assert result(table) == (DEFENSE, [8 + 3, 20 + 4])
    assert not table.happened(CardsTurned)


def test_an_ally_is_not_asked() -> None:
    hands = [["attack_08"], ["attack_20"], []]
    table = cosmic("mind", "trader", "chosen", hands=hands, deck=DECK).launches(3, home(1)).invites(2)
    table.invites().joins_offense(2, 1).both_play("attack_08", "attack_20")
    assert not table.is_asked(2, UsePower)
    assert result(table.rest()) == (DEFENSE, [8 + 3 + 1, 20 + 4])


def test_zapped_no_cards_are_drawn() -> None:
    hands = [["attack_08"], ["attack_20", "cosmic_zap"], []]
    table = revealed(hands=hands).uses(0).plays(1, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [8 + 3, 20 + 4])
    assert not table.happened(CardsTurned)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = revealed(ships={(home(0, n), 0): 0 for n in range(3)})
    assert not table.is_asked(0, UsePower)
    assert result(table.rest()) == (DEFENSE, [8 + 3, 20 + 4])


def test_wild_flare_draws_a_card_before_the_selection() -> None:
    """It may be played at once."""
    hands = [["attack_08", "chosen.flare"], ["attack_20"], []]
    table = cosmic("mind", "trader", hands=hands, deck=DECK).launches(3, home(1)).nobody_allies()
    table.plays(0, "chosen.flare").both_play("attack_30", "attack_20").rest()
    assert result(table) == (OFFENSE, [30 + 3, 20 + 4])
    assert table.hand(0) == ["attack_08", "chosen.flare"]


def test_wild_flare_is_for_main_players() -> None:
    hands = [["attack_08"], ["attack_20"], ["chosen.flare"]]
    table = cosmic("mind", "kamikaze", hands=hands, deck=DECK).launches(3, home(1)).nobody_allies()
    table.uses(1, power=False)
    assert table.is_asked(0, ChooseEncounterCard)


def praying(*more: str) -> Encounter:
    """The Chosen draws two cards that are no encounter cards and plays its flare."""
    hands = [["attack_08", "chosen.flare"], ["attack_20", *more], []]
    table = revealed(hands=hands, deck=["card_zap", "mobius_tubes", "negotiate"]).uses(0)
    return table.skip_cards(PickDrawnCard).answers(0, PickDrawnCard, -1)


def test_super_flare_keeps_cards_that_are_no_encounter_cards() -> None:
    """Any of them, unseen by the others; the encounter card is discarded."""
    table = praying()
    table.answers(0, AddSuper, table.card("chosen.flare"))
    kept = next(card for card in table.asks(0, KeepDrawnCard).listed if table.names([card]) == ["card_zap"])
    offered = table.asks(0, KeepDrawnCard).options(table.table)[1:]
    assert sorted(table.names(offered)) == ["card_zap", "mobius_tubes"]
    table.answers(0, KeepDrawnCard, kept).answers(0, KeepDrawnCard, -1).rest()
    assert table.hand(0) == ["card_zap", "chosen.flare"]
    assert not table.table.knows(1, kept)
    assert {"mobius_tubes", "negotiate"} <= set(table.names(table.table.discard))


def test_zapped_the_super_flare_keeps_nothing() -> None:
    """Ruling 43."""
    table = praying("cosmic_zap")
    table.answers(0, AddSuper, table.card("chosen.flare")).plays(1, "cosmic_zap").rest()
    assert table.hand(0) == ["chosen.flare"]
    assert not table.was_asked(0, KeepDrawnCard)


def test_super_flare_is_not_asked_about_encounter_cards() -> None:
    hands = [["attack_08", "chosen.flare"], ["attack_20"], []]
    table = revealed(hands=hands, deck=["attack_30", "negotiate", "attack_01"]).uses(0)
    table.answers(0, PickDrawnCard, -1).rest()
    assert not table.was_asked(0, AddSuper)
