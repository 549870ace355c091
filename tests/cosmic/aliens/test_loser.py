"""Loser: victory and defeat change sides."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsDrawn, CardsGiven
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import BOTH_LOST, DEFENSE, FAILED, OFFENSE
from game.cosmic.prompts import ChooseEncounterCard, PlayCard, SecondEncounter, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

BIG, SMALL = "attack_20", "attack_04"


def launched(*more: str, other: str = "fido", **words: object) -> Encounter:
    """The Loser attacks four ships with one; cards are about to be selected."""
    words = {"hands": [[SMALL], [BIG], list(more)], **words}
    return cosmic("loser", other, "mind", **words).launches(1, home(1)).invites().invites()


def test_in_an_upset_the_lower_total_wins() -> None:
    table = launched().uses(0).both_play(SMALL, BIG).rest()
    assert PowerUsed(0, "loser") in table.log
    assert table.totals == [5, 24]
    assert table.winner == OFFENSE
    assert table.ships(0, home(1)) == 1
    assert table.table.warp[1] == 4


def test_the_higher_total_loses() -> None:
    table = launched(hands=[["attack_40"], [BIG], []]).uses(0).both_play("attack_40", BIG).rest()
    assert table.table.warp[0] == 1


def test_allies_change_sides_with_their_main_players() -> None:
    """The defense's allies are rewarded where the defense would have lost."""
    hands = [["attack_40"], [BIG], []]
    table = cosmic("loser", "fido", "mind", hands=hands).launches(1, home(1))
    table.invites().invites(2).joins_defense(2, 2).uses(0).both_play("attack_40", BIG).rest()
    assert table.winner == DEFENSE
    assert table.happened(CardsDrawn)[0].seat == 2


def test_both_main_players_must_play_attacks_if_they_have_any() -> None:
    hands = [["negotiate", SMALL], ["negotiate", BIG, "morph"], []]
    table = launched(hands=hands).uses(0)
    for seat, name in enumerate((SMALL, BIG)):
        assert table.asks(seat, ChooseEncounterCard).options(table.table) == [table.held(seat, name)]


def test_unused_every_encounter_card_may_be_played() -> None:
    hands = [["negotiate", SMALL], ["negotiate", BIG], []]
    table = launched(hands=hands).uses(0, power=False)
    assert len(table.asks(0, ChooseEncounterCard).options(table.table)) == 2
    assert table.both_play(SMALL, BIG).winner == DEFENSE


def test_the_defense_may_call_it() -> None:
    table = cosmic("fido", "loser", hands=[["attack_40"], [BIG], []]).launches(1, home(1))
    table.invites().invites().uses(1).both_play("attack_40", BIG).rest()
    assert table.winner == DEFENSE


def test_a_tie_goes_to_the_offense() -> None:
    """The defense would win, hence it loses."""
    hands = [["attack_15"], ["attack_12"], []]
    table = launched(hands=hands).uses(0).both_play("attack_15", "attack_12").rest()
    assert table.totals == [16, 16]
    assert table.winner == OFFENSE


def test_who_has_no_attack_wins_with_a_negotiate_and_is_not_compensated() -> None:
    """Ruling 95."""
    hands = [["negotiate"], [BIG, SMALL], []]
    table = launched(hands=hands).uses(0).both_play("negotiate", BIG).rest()
    assert table.winner == OFFENSE
    assert table.table.warp[1] == 4
    assert not table.happened(CardsGiven)


def test_two_negotiates_make_a_deal_as_always() -> None:
    hands = [["negotiate"], ["negotiate"], []]
    table = launched(hands=hands).uses(0).both_play("negotiate", "negotiate").rest()
    assert table.happened(OutcomeDecided) == [OutcomeDecided(FAILED)]


def test_a_pacifist_with_nothing_but_negotiates_wins_and_so_loses() -> None:
    """Ruling 94."""
    hands = [[BIG], ["negotiate"], []]
    table = launched(other="pacifist", hands=hands).uses(0).both_play(BIG, "negotiate").rest()
    assert PowerUsed(1, "pacifist") in table.log
    assert table.winner == OFFENSE


def test_a_zapped_human_wins_and_so_loses() -> None:
    """Ruling 48."""
    hands = [["attack_40"], [SMALL], ["cosmic_zap"]]  # by the totals the Human would lose, and so win
    table = launched(other="human", hands=hands).uses(0).answers(2, PlayCard, NONE)
    table.both_play("attack_40", SMALL).plays(2, "cosmic_zap").rest()
    assert table.winner == OFFENSE


def test_an_anti_matter_compares_first() -> None:
    """Ruling 89: the lower total would win, hence the higher one does."""
    table = launched(other="anti_matter").uses(0).both_play(SMALL, BIG).rest()
    assert table.totals == [4 + 1, 20 - 4]
    assert table.winner == DEFENSE


def test_zapped_there_is_no_upset_and_no_obligation() -> None:
    table = launched(hands=[["negotiate", "attack_40"], [BIG], ["cosmic_zap"]]).uses(0)
    table.plays(2, "cosmic_zap")
    assert len(table.asks(0, ChooseEncounterCard).options(table.table)) == 2
    assert table.both_play("attack_40", BIG).winner == OFFENSE


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = launched(ships={(home(0, n), 0): 0 for n in range(3)})
    assert not table.is_asked(0, UsePower)


def test_an_ally_cannot_call_it() -> None:
    table = cosmic("fido", "mind", "loser", hands=[[SMALL], [BIG], ["loser.flare"]]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play(SMALL, BIG).rest()
    assert not table.was_asked(2, UsePower)
    assert not table.was_asked(2, PlayCard)
    assert table.winner == DEFENSE


def test_super_flare_calls_the_upset_when_cards_are_selected() -> None:
    """Nobody had to select an attack."""
    table = launched(hands=[["negotiate", SMALL, "loser.flare"], [BIG], []]).uses(0, power=False)
    table.both_play("negotiate", BIG).plays(0, "loser.flare").rest()
    assert table.winner == OFFENSE
    assert "loser.flare" in table.hand(0)


def test_super_flare_does_not_turn_an_upset_round_again() -> None:
    table = launched(hands=[[SMALL, "loser.flare"], [BIG], []]).uses(0).both_play(SMALL, BIG).rest()
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_makes_both_sides_lose_without_cards() -> None:
    """Ruling 143: all ships go to the warp, no rewards, no second encounter."""
    table = cosmic("fido", "trader", "mind", "amoeba", hands=[[BIG], [SMALL, "loser.flare"], [], []])
    table.launches(2, home(1)).invites(2).invites(3).joins_offense(2, 3).joins_defense(3, 1)
    table.plays(1, "loser.flare")
    assert not table.is_asked(0, SecondEncounter)
    assert table.table.warp == [2, 4, 3, 1]
    assert table.happened(OutcomeDecided)[0].outcome == BOTH_LOST
    assert not table.happened(CardsDrawn)
    assert table.hand(0) == [BIG]
    assert table.hand(1) == [SMALL, "loser.flare"]


def test_wild_flare_needs_no_encounter_card() -> None:
    table = cosmic("fido", "trader", hands=[["loser.flare"], [BIG], []]).launches(2, home(1)).invites()
    table.invites().plays(0, "loser.flare")
    assert table.table.warp[:2] == [2, 4]


def test_wild_flare_is_for_main_players() -> None:
    table = cosmic("fido", "trader", "mind", hands=[[SMALL], [BIG], ["loser.flare"]]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play(SMALL, BIG).rest()
    assert not table.was_asked(2, PlayCard)
