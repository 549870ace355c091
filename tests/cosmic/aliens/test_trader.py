"""Trader: it exchanges whole hands."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import HandsTraded
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import ENDED
from game.cosmic.prompts import (
    AddSuper,
    CardFromHand,
    ChooseEncounterCard,
    ChooseSeat,
    InviteAlly,
    PlaceShips,
    PlayCard,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_20"
HANDS = [[SMALL, "negotiate"], [BIG, "morph"], []]


def before_selection(*aliens: str, **words: object) -> Encounter:
    """Nobody has allied; encounter cards are about to be selected."""
    words = {"hands": HANDS, **words}
    return cosmic(*aliens, **words).launches(1, home(1)).invites().invites()


def test_whole_hands_are_traded_before_cards_are_selected() -> None:
    table = before_selection("trader", "fido").uses(0)
    assert PowerUsed(0, "trader") in table.log
    assert table.hand(0) == [BIG, "morph"]
    assert table.hand(1) == [SMALL, "negotiate"]
    table.both_play(BIG, SMALL).rest()
    assert table.hand(0) == ["morph"]  # for good


def test_the_defense_trades_too() -> None:
    table = before_selection("fido", "trader").uses(1)
    assert table.hand(1) == [SMALL, "negotiate"]


def test_each_still_knows_what_it_gave_and_others_know_nothing() -> None:
    table = before_selection("trader", "fido").uses(0)
    seen = table.table.seen
    for hand in table.table.hands[:2]:
        assert {seen[card] for card in hand} == {0b011}


def test_it_may_keep_its_hand() -> None:
    table = before_selection("trader", "fido").uses(0, power=False)
    assert table.hand(0) == [SMALL, "negotiate"]
    assert table.is_asked(0, ChooseEncounterCard)


def test_who_is_not_a_main_player_does_not_trade() -> None:
    table = before_selection("mind", "fido", "trader", hands=[[SMALL], [BIG], ["morph"]])
    assert table.is_asked(0, ChooseEncounterCard)


def test_a_trade_that_leaves_the_offense_without_encounter_cards_ends_its_turn() -> None:
    """Ruling 37."""
    hands = [[SMALL, "trader.flare"], [BIG], ["reinforcement_2"]]
    table = before_selection("trader", "fido", "kamikaze", hands=hands).uses(0)
    table.answers(0, AddSuper, table.card("trader.flare")).answers(0, ChooseSeat, 2).rest()
    assert table.happened(OutcomeDecided)[-1].outcome == ENDED
    assert table.table.gate == [0, 0, 0]
    assert table.table.turn == 1


def test_a_trade_that_leaves_the_defense_without_encounter_cards_gives_it_a_new_hand() -> None:
    """Ruling 38."""
    hands = [["reinforcement_2"], [BIG], []]
    table = before_selection("trader", "fido", hands=hands, deck=["attack_06"]).uses(0)
    assert table.hand(0) == [BIG]
    assert len(table.hand(1)) == 8
    assert table.names(table.table.discard) == ["reinforcement_2"]


def test_as_the_defense_it_draws_the_new_hand_it_needs_before_it_trades() -> None:
    """Ruling 40."""
    hands = [[SMALL], ["reinforcement_2"], []]
    table = before_selection("fido", "trader", hands=hands, deck=["attack_06"])
    assert len(table.hand(1)) == 8
    table.uses(1)
    assert len(table.hand(0)) == 8
    assert table.hand(1) == [SMALL]


def test_offense_trader_trades_before_the_oracle_makes_it_play_face_up() -> None:
    """Ruling 102: the offense is first."""
    table = before_selection("trader", "oracle").uses(0)
    assert table.asks(0, ChooseEncounterCard).options(table.table) == table.table.hands[0]
    assert table.hand(0) == [BIG, "morph"]
    assert not table.is_asked(1, ChooseEncounterCard)


def test_defense_trader_trades_before_it_plays_face_up_for_the_oracle() -> None:
    """Ruling 102: no card lies there as long as anything belongs before the selection."""
    table = before_selection("oracle", "trader").uses(1)
    assert (table.hand(0), table.hand(1)) == ([BIG, "morph"], [SMALL, "negotiate"])
    assert table.waiting_for == [(1, "ChooseEncounterCard")]
    assert table.selects(1, SMALL).table.at.open == (False, True)
    assert table.selects(0, "morph").totals == [4 + 1, 4 + 4]


def test_two_empty_hands_are_not_traded() -> None:
    table = before_selection("trader", "fido", hands=[[], [], []])
    assert table.is_asked(0, PlaceShips)  # the turn is over


def test_zapped_there_is_no_trade() -> None:
    hands = [*HANDS[:2], ["cosmic_zap"]]
    table = before_selection("trader", "fido", hands=hands).uses(0).plays(2, "cosmic_zap")
    assert table.hand(0) == [SMALL, "negotiate"]
    assert not table.happened(HandsTraded)


def test_without_three_home_colonies_there_is_no_trade() -> None:
    table = before_selection("trader", "fido", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.is_asked(0, ChooseEncounterCard)


def test_a_hoard_is_not_traded() -> None:
    """Ruling 121."""
    table = before_selection("trader", "miser", hoards=[[], ["attack_40"], []]).uses(0)
    assert table.hand(0) == [BIG, "morph"]
    assert table.names(table.table.hoards[1]) == ["attack_40"]
    assert not table.table.hoards[0]


def test_super_flare_trades_with_anybody() -> None:
    """Ruling 10: the flare is on the table and stays with the Trader."""
    hands = [[SMALL, "trader.flare"], [BIG], ["morph", "attack_40"]]
    table = before_selection("trader", "fido", "kamikaze", hands=hands).uses(0)
    table.answers(0, AddSuper, table.card("trader.flare"))
    assert table.asks(0, ChooseSeat).options(table.table) == [1, 2]
    table.answers(0, ChooseSeat, 2)
    assert table.hand(0) == ["attack_40", "morph", "trader.flare"]
    assert table.hand(2) == [SMALL]
    assert table.hand(1) == [BIG]


def test_without_the_super_flare_it_goes_with_the_hand() -> None:
    hands = [[SMALL, "trader.flare"], [BIG], []]
    table = before_selection("trader", "fido", hands=hands).uses(0).answers(0, AddSuper, NONE)
    assert table.hand(0) == [BIG]
    assert table.hand(1) == [SMALL, "trader.flare"]


def test_zapped_with_the_super_flare_there_is_no_trade() -> None:
    """Ruling 43."""
    hands = [[SMALL, "trader.flare"], [BIG, "cosmic_zap"], []]
    table = before_selection("trader", "fido", hands=hands).uses(0).answers(1, PlayCard, NONE)
    table.answers(0, AddSuper, table.card("trader.flare")).plays(1, "cosmic_zap")
    assert not table.happened(HandsTraded)
    assert table.hand(0) == [SMALL, "trader.flare"]


def test_wild_flare_swaps_a_card_at_random_for_any_other() -> None:
    hands = [[SMALL, "trader.flare"], [BIG], []]
    table = cosmic("kamikaze", "fido", hands=hands).launches(1, home(1)).plays(0, "trader.flare")
    assert table.hand(0) == [SMALL, BIG]  # the flare is being used
    table.answers(0, CardFromHand, table.held(0, SMALL))
    assert table.hand(0) == [BIG, "trader.flare"]
    assert table.hand(1) == [SMALL]
    assert table.is_asked(0, InviteAlly)


def test_wild_flare_may_give_the_same_card_back() -> None:
    hands = [[SMALL, "trader.flare"], [BIG], []]
    table = cosmic("kamikaze", "fido", hands=hands).launches(1, home(1)).plays(0, "trader.flare")
    table.answers(0, CardFromHand, table.held(0, BIG))
    assert table.hand(0) == [SMALL, "trader.flare"]
    assert table.hand(1) == [BIG]


def test_wild_flare_of_an_empty_hand_gives_the_card_back() -> None:
    table = cosmic("kamikaze", "fido", hands=[["trader.flare"], [BIG], []]).launches(1, home(1))
    table.plays(0, "trader.flare")
    assert table.is_asked(0, InviteAlly)
    assert table.hand(1) == [BIG]


def test_wild_flare_is_for_main_players_whose_opponent_has_cards() -> None:
    hands = [[SMALL], [BIG], ["trader.flare"]]
    assert cosmic("kamikaze", "fido", hands=hands).launches(1, home(1)).is_asked(0, InviteAlly)
    hands = [[SMALL, "trader.flare"], [], []]
    assert cosmic("kamikaze", "fido", hands=hands).launches(1, home(1)).is_asked(0, InviteAlly)


def test_wild_flare_gives_nothing_for_nothing() -> None:
    """Ruling 171: the opponent's last card has answered the flare. None can be taken, so none is given."""
    hands = [[SMALL, "morph", "trader.flare"], ["card_zap.1"], ["card_zap.2"]]
    table = cosmic("mind", "fido", "kamikaze", hands=hands).launches(1, home(1)).skip_cards(PlayCard)
    table.plays(0, "trader.flare").answers(1, PlayCard, NONE).plays(2, "card_zap").plays(1, "card_zap")
    assert table.is_asked(0, InviteAlly)
    assert table.hand(0) == [SMALL, "morph", "trader.flare"]
    assert table.hand(1) == []
