"""Mutant: it refills its hand, from the deck or from others."""

from __future__ import annotations

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import NONE
from game.core.table import Pile, Seat
from game.cosmic import GAME
from game.cosmic.aliens.mutant import RefillFrom
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsDrawn
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, ENDED, OFFENSE
from game.cosmic.prompts import (
    AddSuper,
    ChoosePlanet,
    ChooseSeat,
    InviteAlly,
    MayCardFromHand,
    PlayCard,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_20"
SIX = ["attack_06", "attack_07", "attack_08", "attack_10", "attack_11", "negotiate"]
DECK = ["attack_12", "attack_13", "attack_14", "attack_15"]


def launched(*aliens: str, **words: object) -> Encounter:
    """Ships are in the gate; allies are about to be invited. The Mutant has six cards."""
    words = {"hands": [SIX, [BIG, "morph"], [SMALL]], "deck": DECK, **words}
    return cosmic(*aliens, **words).launches(1, home(1))


def takes(table: Encounter, *sources: Seat) -> Encounter:
    """The Mutant takes a card from each of these hands, or from the deck."""
    for source in sources:
        table.answers(table.prompt.seat, RefillFrom, source)
    return table


def test_the_hand_is_refilled_from_the_deck_to_eight() -> None:
    table = takes(launched("mutant", "trader").uses(0), NONE, NONE)
    assert PowerUsed(0, "mutant") in table.log
    assert table.hand(0) == sorted([*SIX, "attack_12", "attack_13"])
    assert table.is_asked(0, InviteAlly)


def test_each_card_may_come_from_another_place() -> None:
    """Ruling 126: deck and several hands may be mixed."""
    hands = [SIX[:4], [BIG, "morph"], [SMALL, "attack_30"]]
    table = takes(launched("mutant", "trader", hands=hands).uses(0), 1, 2, NONE, 1)
    assert len(table.hand(0)) == 8
    assert table.hand(1) == []
    assert len(table.hand(2)) == 1
    assert "attack_12" in table.hand(0)


def test_only_hands_with_cards_are_offered() -> None:
    table = launched("mutant", "trader", hands=[SIX, [BIG], []]).uses(0)
    assert table.asks(0, RefillFrom).options(table.table) == [NONE, 1]
    takes(table, 1)
    assert len(table.hand(0)) == 8  # the last one came from the deck without a question


def test_it_must_go_on_until_it_has_eight() -> None:
    table = launched("mutant", "trader").uses(0)
    takes(table, NONE)
    assert table.is_asked(0, RefillFrom)


def test_the_defense_refills_too() -> None:
    hands = [[BIG], SIX, []]
    table = launched("trader", "mutant", hands=hands).uses(1)
    assert len(takes(table, 0).hand(1)) == 8


def test_with_eight_cards_there_is_nothing_to_refill() -> None:
    hands = [[*SIX, "morph", "attack_30"], [BIG], []]
    assert launched("mutant", "trader", hands=hands).is_asked(0, InviteAlly)


def test_it_may_stay_as_it_is() -> None:
    table = launched("mutant", "trader").uses(0, power=False)
    assert len(table.hand(0)) == 6


def test_who_is_not_a_main_player_does_not_refill() -> None:
    table = launched("trader", "fido", "mutant", hands=[[BIG], [SMALL], SIX])
    assert table.is_asked(0, InviteAlly)


def test_zapped_it_gets_no_cards() -> None:
    hands = [SIX, [BIG], ["cosmic_zap"]]
    table = launched("mutant", "trader", hands=hands).uses(0).plays(2, "cosmic_zap")
    assert table.hand(0) == sorted(SIX)
    assert table.is_asked(0, InviteAlly)


def test_without_three_home_colonies_it_gets_no_cards() -> None:
    table = launched("mutant", "trader", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.is_asked(0, InviteAlly)


def test_a_hoard_neither_counts_nor_gives() -> None:
    """Ruling 121."""
    table = launched("mutant", "miser", hands=[SIX, [], []], hoards=[[], ["attack_40"], []]).uses(0)
    assert len(table.hand(0)) == 8
    assert table.names(table.table.hoards[1]) == ["attack_40"]


def test_taking_the_last_encounter_card_of_the_offense_ends_its_turn_in_planning() -> None:
    """Ruling 126."""
    hands = [[BIG], SIX, []]
    table = takes(launched("trader", "mutant", hands=hands).uses(1), 0).rest()
    assert table.happened(OutcomeDecided)[-1].outcome == ENDED


def test_a_defense_that_lost_its_last_encounter_card_draws_a_new_hand() -> None:
    hands = [SIX, [BIG], []]
    table = takes(launched("mutant", "trader", hands=hands).uses(0), 1).invites().invites()
    assert len(table.hand(1)) == 8


def test_the_whole_refill_is_one_draw() -> None:
    """Who answers a draw is asked once, when the hand is full."""
    hands = [SIX[:5], [BIG, "mind.flare"], []]
    table = takes(launched("mutant", "trader", hands=hands).uses(0), NONE, NONE)
    assert not table.is_asked(1, PlayCard)
    takes(table, NONE).plays(1, "mind.flare")
    seen = [card for card in table.table.hands[0] if table.table.seen[card] >> 1 & 1]
    assert table.names(seen) == DECK[:3]
    assert len(table.happened(CardsDrawn)) == 3


def test_the_remora_draws_once_for_the_whole_refill() -> None:
    table = takes(launched("mutant", "fido", "remora", hands=[SIX[:5], [BIG], []]).uses(0), *[NONE] * 3)
    table.uses(2)
    assert len(table.hand(2)) == 1
    assert table.is_asked(0, InviteAlly)


def without_deck(*hands: list[str], discard: bool = False) -> Encounter:
    """The Mutant may begin to refill, but the deck is empty."""
    spec = {"aliens": ["mutant", "fido", "kamikaze"], "hands": list(hands), "destiny": [1]}
    position = GAME.arrange(spec)
    rest = Pile(position.deck)
    position.deck = Pile()
    if discard:
        position.discard = rest
    else:
        position.box.extend(rest)
    match = Match(GAME, position, Beginning(0, {"scenario": spec}))
    return Encounter(match).launches(1, home(1)).uses(0)


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = without_deck(SIX, [BIG], [SMALL], discard=True)
    assert len(takes(table, NONE, NONE).hand(0)) == 8


def test_without_any_deck_all_cards_come_from_hands() -> None:
    table = without_deck(SIX, [BIG], [SMALL])
    assert table.asks(0, ChooseSeat).options(table.table) == [1, 2]
    table.answers(0, ChooseSeat, 2)
    assert table.hand(0) == sorted([*SIX, SMALL, BIG])  # the last one without a question


def test_when_nobody_has_a_card_left_the_hand_stays_short() -> None:
    table = without_deck(SIX, [BIG], [])
    assert len(table.hand(0)) == 7
    assert table.is_asked(0, InviteAlly)


def test_super_flare_discards_up_to_three_cards_first() -> None:
    hands = [[*SIX, "morph", "mutant.flare"], [], []]
    table = launched("mutant", "trader", hands=hands)
    table.answers(0, AddSuper, table.card("mutant.flare"))
    for name in ("attack_06", "attack_07"):
        table.answers(0, MayCardFromHand, table.held(0, name))
    table.answers(0, MayCardFromHand, NONE).uses(0)
    assert table.names(table.table.discard) == ["attack_06", "attack_07"]
    assert table.hand(0) == sorted([*SIX[2:], "morph", "mutant.flare", "attack_12", "attack_13"])


def test_super_flare_discards_no_more_than_three_and_never_itself() -> None:
    """Ruling 10: the flare is out of the hand while it is used."""
    hands = [[*SIX, "morph", "mutant.flare"], [], []]
    table = launched("mutant", "trader", hands=hands)
    table.answers(0, AddSuper, table.card("mutant.flare"))
    assert table.card("mutant.flare") not in table.asks(0, MayCardFromHand).options(table.table)
    for name in SIX[:3]:
        table.answers(0, MayCardFromHand, table.held(0, name))
    assert table.is_asked(0, UsePower)


def test_zapped_with_the_super_flare_nothing_is_discarded_or_drawn() -> None:
    """Ruling 43."""
    hands = [[*SIX[:5], "mutant.flare"], ["cosmic_zap"], []]
    table = launched("mutant", "trader", hands=hands)
    table.answers(0, AddSuper, table.card("mutant.flare")).plays(1, "cosmic_zap")
    assert table.hand(0) == sorted([*SIX[:5], "mutant.flare"])
    assert table.is_asked(0, InviteAlly)


def fought(hands: list[list[str]], offense: str, defense: str) -> Encounter:
    """A fight in which seat 2 is the defense's ally."""
    table = cosmic("kamikaze", "fido", "mind", hands=hands).launches(3, home(1)).invites().invites(2)
    return table.joins_defense(2, 1).both_play(offense, defense)


def test_wild_flare_takes_cards_from_the_beaten_opponent_and_its_allies() -> None:
    hands = [["attack_40", "mutant.flare"], [SMALL, "morph"], ["negotiate"]]
    table = fought(hands, "attack_40", SMALL).plays(0, "mutant.flare")
    assert table.winner == OFFENSE
    assert table.hand(0) == ["morph", "mutant.flare", "negotiate"]
    assert table.hand(1) == table.hand(2) == []


def test_ionic_gas_does_not_stop_the_wild_flare() -> None:
    """Ruling 118."""
    hands = [["attack_40", "mutant.flare"], ["negotiate", "morph", "ionic_gas"], []]
    table = fought(hands, "attack_40", "negotiate").answers(0, PlayCard, NONE).plays(1, "ionic_gas")
    assert table.plays(0, "mutant.flare").hand(0) == ["morph", "mutant.flare"]


def test_wild_flare_takes_nothing_from_the_own_allies() -> None:
    hands = [[SMALL, "attack_30"], ["attack_40", "mutant.flare"], ["negotiate"]]
    table = fought(hands, SMALL, "attack_40").plays(1, "mutant.flare")
    assert table.winner == DEFENSE
    assert table.hand(1) == ["attack_30", "mutant.flare"]
    assert table.hand(2) == ["negotiate"]


@pytest.mark.parametrize("cards", [(SMALL, "attack_40"), ("negotiate", "negotiate")])
def test_wild_flare_is_for_the_winner_of_a_fight_or_after_a_deal(cards: tuple[str, str]) -> None:
    """Neither the loser nor who made no deal is asked until the next encounter begins."""
    hands = [[cards[0], "mutant.flare"], [cards[1], "morph"], []]
    table = fought(hands, *cards).until(PlayCard, ChoosePlanet)
    assert table.is_asked(1, ChoosePlanet)


def test_wild_flare_needs_cards_to_take() -> None:
    hands = [["attack_40", "mutant.flare"], [SMALL], []]
    table = fought(hands, "attack_40", SMALL)
    assert not table.is_asked(0, PlayCard)


def test_wild_flare_takes_a_card_after_a_deal() -> None:
    """The allies have gone home before the deal and are nobody's allies any more."""
    hands = [["negotiate", "mutant.flare", SMALL], ["negotiate", BIG], ["morph"]]
    table = fought(hands, "negotiate", "negotiate").until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, SMALL))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).until(PlayCard).plays(0, "mutant.flare")
    assert len(table.hand(0)) == 2
    assert len(table.hand(1)) == 1
    assert table.hand(2) == ["morph"]


def test_wild_flare_is_nothing_for_who_looks_on_at_a_deal() -> None:
    hands = [["negotiate", SMALL], ["negotiate", BIG], ["mutant.flare"]]
    table = fought(hands, "negotiate", "negotiate").until(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, SMALL))).answers(0, MakeDeal, ("propose", -1))
    assert not table.answers(1, MakeDeal, ("accept", -1)).rest().was_asked(2, PlayCard)


def test_wild_flare_is_nothing_for_an_ally_of_the_winner() -> None:
    """Ruling 4: only a main player wins an encounter."""
    hands = [[SMALL, "morph"], ["attack_40"], ["mutant.flare"]]
    table = fought(hands, SMALL, "attack_40").rest()
    assert table.winner == DEFENSE
    assert not table.was_asked(2, PlayCard)


def test_super_flare_is_not_offered_when_it_is_the_only_card() -> None:
    table = launched("mutant", "trader", hands=[["mutant.flare"], [], []])
    assert table.is_asked(0, UsePower)
    assert not table.was_asked(0, AddSuper)
