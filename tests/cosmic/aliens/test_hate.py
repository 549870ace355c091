"""Hate: everybody discards what it discards, or loses ships."""

from __future__ import annotations

from typing import Any

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.aliens.hate import MatchDiscard
from game.cosmic.events.cards import CardsDiscarded
from game.cosmic.events.common import PowerLost, PowerUsed, ShipsLost
from game.cosmic.events.encounter import CardLaid, OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE, ON_TECH
from game.cosmic.prompts import AddSuper, CardFromHand, ChooseEncounterCard, PlayCard, TakeShips
from game.cosmic.ship_prompts import ChooseShip
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_40"
MINE = ["attack_08", "negotiate", "quash", "reinforcement_2"]


def raging(*hands: list[str], **words: Any) -> Encounter:
    """The start of the Hate's turn; the hands are those of the others."""
    words = {"hands": [MINE, *hands], "phase": "start_turn", **words}
    return cosmic("hate", "fido", "kamikaze", **words)


def throws(table: Encounter, name: str) -> Encounter:
    return table.answers(0, CardFromHand, table.held(0, name))


def matches(table: Encounter, seat: Seat) -> list[str]:
    """The cards that a player may discard instead of losing ships."""
    return sorted(table.names(table.asks(seat, MatchDiscard).among(table.table)))


def strikes(table: Encounter, *places: int) -> Encounter:
    """The Hate names the ships that are lost, one by one."""
    for place in places:
        table.answers(0, ChooseShip, place)
    return table


def test_each_other_player_discards_a_card_of_the_same_type_or_loses_ships() -> None:
    table = throws(raging(["negotiate", SMALL], [BIG]), "negotiate")
    assert PowerUsed(0, "hate") in table.log
    assert matches(table, 1) == ["negotiate"]
    table.answers(1, MatchDiscard, table.held(1, "negotiate"))
    strikes(table, home(2), home(2), home(2, 1))
    assert table.hand(1) == [SMALL]
    assert table.table.warp == [0, 0, 3]
    assert table.ships(2, home(2)) == 2
    assert table.ships(2, home(2, 1)) == 3
    assert table.hand(0) == ["attack_08", "quash", "reinforcement_2"]


def test_an_attack_must_be_matched_by_one_as_high() -> None:
    table = throws(raging([SMALL, "attack_08", BIG], [SMALL]), "attack_08")
    assert matches(table, 1) == ["attack_08", BIG]
    table.answers(1, MatchDiscard, table.held(1, BIG))
    assert table.is_asked(0, ChooseShip)  # seat 2 has only a lower one


def test_of_other_types_any_card_will_do() -> None:
    for mine, theirs in (("quash", "cosmic_zap"), ("reinforcement_2", "reinforcement_5")):
        table = raging([theirs, SMALL], [])
        if table.is_asked(1, PlayCard):
            table.answers(1, PlayCard, NONE)
        assert matches(throws(table, mine), 1) == [theirs]


def test_a_lower_reinforcement_matches_a_higher_one() -> None:
    """Only attacks have to be as high."""
    hands = [["reinforcement_5", SMALL], ["reinforcement_2", BIG], []]
    assert matches(throws(raging(hands=hands), "reinforcement_5"), 1) == ["reinforcement_2"]


def test_the_only_card_is_discarded_without_a_question() -> None:
    table = raging(hands=[["negotiate"], ["negotiate"], []])
    assert table.is_asked(1, MatchDiscard)
    assert table.names(table.table.discard) == ["negotiate"]


def test_who_could_match_may_lose_ships_instead() -> None:
    table = throws(raging(["negotiate"], ["negotiate"]), "negotiate").answers(1, MatchDiscard, NONE)
    assert table.asks(0, ChooseShip).whose == 1
    strikes(table, home(1), home(1, 1), home(1, 2))
    assert table.hand(1) == ["negotiate"]
    assert table.table.warp[1] == 3


def test_who_has_no_such_card_is_not_asked() -> None:
    table = throws(raging([SMALL], [BIG]), "negotiate")
    assert table.asks(0, ChooseShip).whose == 1


def test_the_only_morph_cannot_be_matched() -> None:
    """Ruling 122."""
    hands = [["morph", SMALL], [BIG, "negotiate"], ["attack_30"]]
    table = throws(raging(hands=hands), "morph")
    strikes(table, *[home(1)] * 3, *[home(2)] * 3)
    assert table.table.warp == [0, 3, 3]


def test_the_hate_may_strip_colonies_and_powers() -> None:
    """Ruling 54."""
    ships = {(home(1, n), 1): 0 for n in range(2)} | {(home(1, 2), 1): 1}
    table = throws(raging([], [], ships=ships), "quash")
    strikes(table, home(1, 2), home(1, 3), home(1, 3))
    assert table.ships(1, home(1, 2)) == 0
    assert PowerLost(1) in table.log


def test_the_three_ships_are_one_loss() -> None:
    """The Healer may bring all of them back."""
    table = cosmic("hate", "fido", "healer", hands=[MINE, [], []], phase="start_turn")
    strikes(throws(table, "quash"), home(1), home(1, 1), home(1, 2))
    assert table.table.warp[1] == 3
    assert table.uses(2).until(ChooseShip).table.warp[1] == 0


def test_no_more_ships_are_named_than_there_are() -> None:
    ships = {(home(1, n), 1): 0 for n in range(5)} | {(home(1), 1): 2}
    table = throws(raging([], [], ships=ships), "quash")
    assert table.asks(0, ChooseShip).whose == 2
    assert ShipsLost(1, 2, home(1), "hate") in table.log


def test_ships_that_research_may_be_named() -> None:
    techs: list[list[dict[str, Any]]] = [[], [{"tech": "omega_missile", "ships": 2}], []]
    table = throws(raging([], [], techs=techs, options={"technology": True}), "quash")
    tech = ON_TECH + table.table.techs[1][0].card
    assert tech in table.asks(0, ChooseShip).listed
    strikes(table, tech, tech)
    assert tech not in table.asks(0, ChooseShip).listed
    strikes(table, home(1))
    assert table.table.techs[1][0].ships == 0
    assert table.table.warp[1] == 3


def test_a_new_hand_is_drawn_first_and_raged_with() -> None:
    """Ruling 123."""
    table = raging(hands=[["quash"], [], []], deck=["attack_06"])
    assert len(table.asks(0, CardFromHand).options(table.table)) == 8


def test_who_discards_its_last_encounter_card_draws_a_new_hand_afterwards() -> None:
    table = throws(raging(hands=[["negotiate", "quash"], ["negotiate"], ["negotiate"]]), "negotiate")
    assert table.hand(0) == ["quash"]
    for seat in (1, 2):
        table.answers(seat, MatchDiscard, table.held(seat, "negotiate"))
    assert len(table.hand(0)) == 8
    assert "quash" in table.names(table.table.discard)


def test_once_in_a_turn_and_only_in_its_own() -> None:
    table = cosmic("fido", "hate", hands=[[SMALL], [BIG], []], phase="start_turn").launches(1, home(1))
    assert PowerUsed(1, "hate") not in table.log
    table = throws(raging(["negotiate"], ["negotiate"]), "negotiate")
    for seat in (1, 2):
        table.answers(seat, MatchDiscard, table.held(seat, "negotiate"))
    assert table.rest().log.count(PowerUsed(0, "hate")) == 1


def test_zapped_nobody_discards_or_loses_anything() -> None:
    table = raging(["cosmic_zap", SMALL], []).plays(1, "cosmic_zap")
    assert table.hand(0) == MINE
    assert table.until(TakeShips).table.warp == [0, 0, 0]


def test_without_three_home_colonies_it_does_not_rage() -> None:
    table = raging([], [], ships={(home(0, n), 0): 0 for n in range(3)})
    assert PowerUsed(0, "hate") not in table.log


def test_super_flare_keeps_the_card() -> None:
    table = raging(["negotiate"], ["negotiate"], hands=[["negotiate", "hate.flare"], ["negotiate"], []])
    table.answers(0, AddSuper, table.card("hate.flare"))
    throws(table, "negotiate").answers(1, MatchDiscard, table.held(1, "negotiate"))
    assert table.table.seen[table.held(0, "negotiate")] == table.table.everyone
    assert table.hand(0) == ["hate.flare", "negotiate"]
    assert [event.seat for event in table.happened(CardsDiscarded)] == [1]


def test_zapped_with_the_super_flare_it_does_not_rage() -> None:
    """Ruling 43."""
    hands = [["negotiate", "hate.flare"], ["cosmic_zap"], []]
    table = raging(hands=hands).answers(1, PlayCard, NONE)
    table.answers(0, AddSuper, table.card("hate.flare")).plays(1, "cosmic_zap")
    assert not table.happened(ShipsLost)
    assert table.hand(0) == ["hate.flare", "negotiate"]
    assert not table.is_asked(0, CardFromHand)


def spited(*theirs: str, **words: Any) -> Encounter:
    """The offense plays the Hate's flare before cards are selected."""
    words = {"hands": [[SMALL, "hate.flare"], list(theirs), []], **words}
    table = cosmic("kamikaze", "fido", "mind", **words).launches(2, home(1)).invites().invites()
    return table.plays(0, "hate.flare")


def test_wild_flare_makes_the_opponent_discard_at_random() -> None:
    table = spited(BIG, "attack_30")
    assert len(table.hand(1)) == 1
    assert len(table.table.discard) == 1
    assert table.skip_cards(ChooseEncounterCard).is_asked(0, ChooseEncounterCard)


def test_wild_flare_wins_against_a_hand_without_encounter_cards() -> None:
    """Ruling 108."""
    table = spited(BIG).rest()
    assert table.winner == OFFENSE
    assert table.ships(0, home(1)) == 2
    assert table.table.warp[1] == 4
    assert SMALL in table.hand(0)
    assert "hate.flare" in table.hand(0)


def test_wild_flare_wins_for_the_defense_too() -> None:
    hands = [[SMALL], [BIG, "hate.flare"], []]
    table = cosmic("kamikaze", "fido", "mind", hands=hands).launches(2, home(1)).invites().invites()
    table.plays(1, "hate.flare").rest()
    assert table.winner == DEFENSE
    assert table.table.warp[0] == 2


def test_a_defense_that_needs_a_new_hand_draws_it_before_the_wild_flare() -> None:
    """Ruling 40."""
    table = spited("quash", deck=["attack_06", "attack_07"])
    assert len(table.hand(1)) == 7


def test_wild_flare_needs_an_opponent_with_cards() -> None:
    hands = [[], [BIG, "hate.flare"], []]
    table = cosmic("fido", "mind", hands=hands).launches(2, home(1)).invites().invites()
    assert not table.is_asked(1, PlayCard)


def test_wild_flare_is_for_main_players() -> None:
    hands = [[SMALL], [BIG], ["hate.flare"]]
    table = cosmic("fido", "mind", hands=hands).launches(2, home(1)).invites().invites()
    assert table.is_asked(0, ChooseEncounterCard)


def test_wild_flare_comes_before_the_oracle_makes_the_opponent_play_its_last_card() -> None:
    """Ruling 108: so the opponent has lost without it."""
    hands = [[SMALL, "hate.flare"], [BIG], []]
    table = cosmic("oracle", "fido", "mind", hands=hands).launches(2, home(1)).invites().invites()
    table.plays(0, "hate.flare")
    assert table.happened(OutcomeDecided)[-1].winner == OFFENSE
    assert not table.happened(CardLaid)
