"""Reveal (pages 9 and 10) and reinforcement cards (page 13)."""

from __future__ import annotations

import pytest

from game.cosmic import pieces
from game.cosmic.events.encounter import CardLaid, CardsRevealed, OutcomeDecided, SideReinforced
from game.cosmic.parts import DEFENSE, OFFENSE, WON
from game.cosmic.prompts import PlayReinforcement
from tests.support.cosmic.encounters import Encounter, cosmic, home


def shown(
    offense: str, defense: str, more: tuple[list[str], list[str], list[str]] = ([], [], [])
) -> Encounter:
    hands = [[offense, *more[0]], [defense, *more[1]], more[2]]
    table = cosmic("trader", "mind", "fido", hands=hands)
    return table.launches(3, home(1)).nobody_allies().both_play(offense, defense)


def outcome(table: Encounter) -> OutcomeDecided:
    table.rest()
    return table.happened(OutcomeDecided)[0]


@pytest.mark.parametrize(
    ("offense", "defense", "winner", "totals"),
    [
        ("attack_10", "attack_08", OFFENSE, (13, 12)),
        ("attack_08", "attack_10", DEFENSE, (11, 14)),
        ("attack_09", "attack_08", DEFENSE, (12, 12)),
        ("attack_40", "attack_00", OFFENSE, (43, 4)),
    ],
)
def test_the_higher_total_wins_and_ties_go_to_the_defense(
    offense: str, defense: str, winner: int, totals: tuple[int, int]
) -> None:
    """Ruling 30."""
    assert outcome(shown(offense, defense)) == OutcomeDecided(WON, winner, totals)


def test_allied_ships_count_for_their_side() -> None:
    hands = [["attack_10"], ["attack_10"], [], []]
    table = cosmic("trader", "mind", "fido", "kamikaze", hands=hands)
    table.launches(1, home(1)).invites(2).invites(3).joins_offense(2, 4).joins_defense(3, 2)
    table.both_play("attack_10", "attack_10")
    assert outcome(table).totals == (15, 16)


def test_bystanders_do_not_count() -> None:
    """Ruling 14."""
    hands = [["attack_10"], ["attack_08"], []]
    table = cosmic("trader", "mind", "fido", hands=hands, ships={(home(1), 2): 4})
    table.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_08")
    assert outcome(table).totals == (13, 12)


@pytest.mark.parametrize(
    ("offense", "defense", "winner"),
    [("negotiate", "attack_00", DEFENSE), ("attack_00", "negotiate", OFFENSE)],
)
def test_a_negotiate_loses_to_an_attack(offense: str, defense: str, winner: int) -> None:
    result = outcome(shown(offense, defense))
    assert (result.outcome, result.winner, result.totals) == (WON, winner, ())


@pytest.mark.parametrize(("offense", "defense"), [("morph", "attack_20"), ("attack_20", "morph")])
def test_the_morph_duplicates_the_attack_it_faces(offense: str, defense: str) -> None:
    """Ruling 28."""
    assert outcome(shown(offense, defense)).totals == (23, 24)


def test_the_morph_against_a_negotiate_is_a_negotiate() -> None:
    """Ruling 29: the main players have to make a deal."""
    assert shown("morph", "negotiate").waiting_for == [(0, "MakeDeal")]


def test_after_the_encounter_the_morph_is_a_morph_again() -> None:
    """Page 10."""
    table = shown("morph", "attack_20").rest()
    (morph,) = [card for card in table.table.discard if table.table.id_of(card) == "morph"]
    assert table.table.type_of(morph) == pieces.MORPH


def test_both_cards_are_turned_up_at_the_same_time() -> None:
    """Page 9: neither main player sees the other's card earlier."""
    table = shown("attack_10", "attack_08", (["reinforcement_2"], [], []))
    (turned,) = [place for place, event in enumerate(table.log) if isinstance(event, CardsRevealed)]
    assert len([event for event in table.log[:turned] if isinstance(event, CardLaid)]) == 2
    assert all(table.table.knows(seat, card) for seat in range(3) for card in table.table.at.cards)


def test_an_attack_against_a_negotiate_is_not_reinforced() -> None:
    """Page 9: the negotiate has lost automatically, there are no totals."""
    table = shown("attack_10", "negotiate", (["reinforcement_2"], ["reinforcement_3"], []))
    assert outcome(table).totals == ()
    assert not table.was_asked(0, PlayReinforcement)
    assert not table.was_asked(1, PlayReinforcement)


def test_main_players_and_allies_reinforce_either_side() -> None:
    """Page 13: not necessarily their own."""
    table = shown("attack_10", "attack_08", ([], ["reinforcement_3"], []))
    table.answers(1, PlayReinforcement, (table.held(1, "reinforcement_3"), OFFENSE))
    assert outcome(table).totals == (16, 12)


def test_reinforcements_answer_reinforcements_until_all_pass() -> None:
    table = shown("attack_10", "attack_08", (["reinforcement_5"], ["reinforcement_3", "reinforcement_2"], []))
    table.answers(0, PlayReinforcement, (-1, 0))
    table.answers(1, PlayReinforcement, (table.held(1, "reinforcement_3"), DEFENSE))
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_5"), OFFENSE))
    table.answers(1, PlayReinforcement, (table.held(1, "reinforcement_2"), DEFENSE))
    assert outcome(table).totals == (18, 17)
    assert len(table.happened(SideReinforced)) == 3


def test_who_is_not_in_the_encounter_cannot_reinforce() -> None:
    table = shown("attack_10", "attack_08", ([], [], ["reinforcement_5"]))
    assert outcome(table).totals == (13, 12)


def test_an_ally_may_reinforce() -> None:
    hands = [["attack_08"], ["attack_08"], ["reinforcement_5"]]
    table = cosmic("trader", "mind", "fido", hands=hands)
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 1).both_play("attack_08", "attack_08")
    table.answers(2, PlayReinforcement, (table.held(2, "reinforcement_5"), OFFENSE))
    assert outcome(table).totals == (15, 12)


def test_a_card_that_is_no_reinforcement_is_refused() -> None:
    table = shown("attack_10", "attack_08", (["attack_04", "reinforcement_2"], [], []))
    refusal = table.refuses(0, PlayReinforcement, (table.held(0, "attack_04"), OFFENSE))
    assert refusal.text == "refuse.not_a_reinforcement"


def test_reinforcements_are_discarded_after_the_encounter() -> None:
    table = shown("attack_10", "attack_08", (["reinforcement_5"], [], []))
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_5"), OFFENSE)).rest()
    assert "reinforcement_5" in table.names(table.table.discard)
