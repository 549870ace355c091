"""Oracle: the opponent plays face up, and first."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import HandsMixed
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardLaid, OutcomeDecided
from game.cosmic.parts import DEAL, ENDED, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    ChooseEncounterCard,
    PlayCard,
    SecondEncounter,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_20"
HANDS = [[SMALL, "attack_40"], [BIG, "negotiate"], []]


def before_selection(*aliens: str, **words: object) -> Encounter:
    """Nobody has allied; encounter cards are about to be selected."""
    words = {"hands": HANDS, **words}
    return cosmic(*aliens, **words).launches(3, home(1)).invites().invites()


def test_the_opponent_selects_first_and_plays_face_up() -> None:
    table = before_selection("oracle", "fido")
    assert PowerUsed(0, "oracle") in table.log
    assert not table.is_asked(0, ChooseEncounterCard)
    table.selects(1, BIG)
    card = table.table.at.cards[1]
    assert table.names([card]) == [BIG]
    assert table.table.seen[card] == table.table.everyone
    table.selects(0, "attack_40").rest()
    assert table.winner == OFFENSE


def test_the_oracle_plays_face_down() -> None:
    table = before_selection("oracle", "kamikaze").skip_cards(ChooseEncounterCard).selects(1, BIG)
    table.selects(0, SMALL)
    assert [(laid.seat, laid.face_up) for laid in table.happened(CardLaid)] == [(1, True), (0, False)]


def test_as_the_defense_it_foresees_too() -> None:
    table = before_selection("fido", "oracle")
    assert not table.is_asked(1, ChooseEncounterCard)
    table.selects(0, SMALL).selects(1, BIG)
    assert [laid.seat for laid in table.happened(CardLaid)] == [0, 1]


def test_the_opponent_calls_an_upset_before_it_selects_and_knows_no_card_then() -> None:
    """Rulings 100 and 172: what belongs before the selection comes before any card is laid."""
    table = before_selection("oracle", "loser", hands=[[SMALL, "attack_40"], [BIG, "negotiate"], []])
    assert table.is_asked(1, UsePower)
    assert not table.happened(CardLaid)
    table.uses(1)
    assert table.waiting_for == [(1, "ChooseEncounterCard")]
    assert table.names(table.asks(1, ChooseEncounterCard).options(table.table)) == [BIG]


def test_the_opponent_draws_for_ships_before_it_selects() -> None:
    """Ruling 100: what the Kamikaze draws may be selected at once."""
    table = before_selection("oracle", "kamikaze", deck=["attack_08", "attack_14"])
    table.uses(1).answers(1, TakeShips, (home(1, 4), 1)).answers(1, TakeShips, NO_SHIPS)
    assert not table.happened(CardLaid)
    assert "attack_14" in table.names(table.asks(1, ChooseEncounterCard).options(table.table))


def test_a_card_that_was_spent_to_stop_the_oracle_is_not_laid() -> None:
    """Page 8: the defense pays with its last encounter card (wild Filch), so it draws a new hand first."""
    hands = [[SMALL, "oracle.flare"], ["negotiate", "filch.flare"], ["cosmic_zap"]]
    table = before_selection("oracle", "fido", hands=hands, deck=["attack_14"]).plays(2, "cosmic_zap")
    table.plays(1, "filch.flare")
    table.skip_cards(ChooseEncounterCard)
    assert "attack_14" in table.names(table.asks(1, ChooseEncounterCard).options(table.table))


def test_who_is_not_a_main_player_foresees_nothing() -> None:
    table = before_selection("fido", "kamikaze", "oracle").skip_cards(ChooseEncounterCard)
    assert table.is_asked(0, ChooseEncounterCard)
    assert table.is_asked(1, ChooseEncounterCard)
    assert PowerUsed(2, "oracle") not in table.log


def test_zapped_both_select_face_down_at_once() -> None:
    table = before_selection("oracle", "fido", hands=[*HANDS[:2], ["cosmic_zap"]]).plays(2, "cosmic_zap")
    assert table.is_asked(0, ChooseEncounterCard)
    table.both_play(SMALL, BIG)
    assert [laid.face_up for laid in table.happened(CardLaid)] == [False, False]


def test_without_three_home_colonies_both_select_at_once() -> None:
    table = before_selection("oracle", "fido", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.is_asked(0, ChooseEncounterCard)
    assert table.is_asked(1, ChooseEncounterCard)


def test_the_sorcerer_may_still_swap_the_cards() -> None:
    """Ruling 101: it knows only the own open card."""
    table = before_selection("oracle", "sorcerer").selects(1, BIG).selects(0, "attack_40")
    assert table.is_asked(1, UsePower)
    hidden = table.table.at.cards[0]
    assert not table.table.seen[hidden] & 2
    table.uses(1).rest()
    assert table.totals == [20 + 3, 40 + 4]


def test_wild_flare_mixes_both_hands() -> None:
    hands = [[SMALL, "attack_40", "morph", "oracle.flare"], [BIG], []]
    table = before_selection("kamikaze", "fido", hands=hands).plays(0, "oracle.flare")
    assert table.happened(HandsMixed)
    assert len(table.hand(0)) == 4  # three and the flare
    assert len(table.hand(1)) == 1
    assert sorted([*table.hand(0), *table.hand(1)]) == [SMALL, BIG, "attack_40", "morph", "oracle.flare"]
    assert "oracle.flare" in table.hand(0)


def test_after_the_mixing_nobody_knows_who_has_what() -> None:
    hands = [[SMALL, "attack_40", "oracle.flare"], [BIG, "morph"], []]
    table = before_selection("fido", "kamikaze", hands=hands).plays(0, "oracle.flare")
    mixed = [card for card in table.table.hands[0] if card != table.card("oracle.flare")]
    assert {table.table.seen[card] for card in mixed} == {0b001}
    assert {table.table.seen[card] for card in table.table.hands[1]} == {0b010}


def test_wild_flare_is_for_main_players() -> None:
    table = before_selection("fido", "mind", hands=[*HANDS[:2], ["oracle.flare"]])
    assert table.is_asked(0, ChooseEncounterCard)


def ended() -> Encounter:
    """The Oracle ends the encounter when the opponent's card lies open; seat 2 is its ally."""
    hands = [[SMALL, "oracle.flare"], [BIG, "attack_08"], []]
    table = cosmic("oracle", "fido", "kamikaze", hands=hands).launches(3, home(1)).invites(2).invites()
    return table.joins_offense(2, 2).selects(1, BIG).plays(0, "oracle.flare")


def test_super_flare_ends_the_encounter_as_if_a_deal_had_been_made() -> None:
    """Ruling 139: the offense may go on to the second encounter."""
    table = ended().until(SecondEncounter)
    assert table.happened(OutcomeDecided)[-1].outcome == DEAL
    assert table.hand(1) == ["attack_08", BIG]
    assert table.table.gate == [0, 0, 0]
    assert table.table.warp == [0, 0, 0]
    assert table.ships(0, home(1)) == 0
    assert table.hand(0) == [SMALL, "oracle.flare"]
    assert table.asks(0, SecondEncounter).options(table.table) == ["encounter", "end_turn"]


def test_super_flare_may_wait() -> None:
    hands = [[SMALL, "oracle.flare"], [BIG], []]
    table = before_selection("oracle", "fido", hands=hands).selects(1, BIG).answers(0, PlayCard, NONE)
    assert table.is_asked(0, ChooseEncounterCard)


def test_zapped_with_the_super_flare_the_card_lies_open_and_the_encounter_goes_on() -> None:
    """Ruling 43."""
    hands = [[SMALL, "oracle.flare"], [BIG, "cosmic_zap"], []]
    table = before_selection("oracle", "fido", hands=hands).answers(1, PlayCard, NONE).selects(1, BIG)
    table.plays(0, "oracle.flare").plays(1, "cosmic_zap")
    assert not table.happened(OutcomeDecided)
    assert table.hand(0) == [SMALL, "oracle.flare"]
    assert table.is_asked(0, ChooseEncounterCard)


def test_an_oracle_without_an_encounter_card_looks_ahead_when_a_trade_brings_one() -> None:
    """The offense has nothing to select when it is first; the Trader's hand changes that."""
    table = before_selection("oracle", "trader", hands=[["quash"], [BIG, "morph"], []]).uses(1)
    assert table.hand(0) == [BIG, "morph"]
    assert table.waiting_for == [(1, "ChooseEncounterCard")]


def test_an_oracle_without_an_encounter_card_ends_its_turn() -> None:
    table = before_selection("oracle", "fido", hands=[["quash"], [BIG, "morph"], []]).rest()
    assert PowerUsed(0, "oracle") not in table.log
    assert table.happened(OutcomeDecided)[-1].outcome == ENDED
    assert not table.happened(CardLaid)


def test_an_opponent_that_spent_its_last_encounter_card_on_an_answer_draws_a_new_hand() -> None:
    """Ruling 38: a negotiate paid for the Filch's flare, which stole the zap."""
    hands = [[SMALL], ["negotiate", "filch.flare"], ["cosmic_zap"]]
    table = before_selection("oracle", "fido", hands=hands, deck=["attack_06"]).plays(2, "cosmic_zap")
    table.plays(1, "filch.flare").answers(1, PlayCard, NONE)
    assert table.names(table.asks(1, ChooseEncounterCard).options(table.table)).count("cosmic_zap") == 0
    table.selects(1, "attack_06").selects(0, SMALL)
    assert [(laid.seat, laid.face_up) for laid in table.happened(CardLaid)] == [(1, True), (0, False)]
