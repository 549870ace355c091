"""Anti-Matter: the lower total wins."""

from __future__ import annotations

from game.cosmic.events.cards import CardCancelled
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import LowWins, OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import AddSuper, PlayCard, PlayReinforcement
from tests.support.cosmic.encounters import Encounter, cosmic, home


def met(card: str, other: str, *more: str, **words: object) -> Encounter:
    """The Anti-Matter attacks with three ships, the Trader defends with four; the Mind holds more cards."""
    words = {"hands": [[card], [other], list(more)], **words}
    table = cosmic("anti_matter", "trader", "mind", **words)
    return table.launches(3, home(1)).nobody_allies().both_play(card, other)


def result(table: Encounter) -> tuple[int, list[int]]:
    """Which side has won, and the totals."""
    (decided,) = table.happened(OutcomeDecided)
    return decided.winner, list(decided.totals)


def test_the_lower_total_wins() -> None:
    """Ruling 87: the own ships are subtracted, the opponent's own ships added."""
    table = met("attack_08", "attack_10").rest()
    assert result(table) == (OFFENSE, [8 - 3, 10 + 4])
    assert table.ships(0, home(1)) == 3


def test_the_higher_total_loses() -> None:
    table = met("attack_30", "attack_10").rest()
    assert result(table) == (DEFENSE, [30 - 3, 10 + 4])
    assert table.table.warp[0] == 3


def test_it_works_for_the_defense() -> None:
    table = cosmic("trader", "anti_matter", hands=[["attack_08"], ["attack_10"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_08", "attack_10").rest()
    assert result(table) == (DEFENSE, [8 + 3, 10 - 4])


def test_allies_lower_the_total_of_their_side() -> None:
    """Ruling 87: everyone's ships but the opponent's own are subtracted."""
    hands = [["attack_08"], ["attack_10"], [], []]
    table = cosmic("anti_matter", "trader", "mind", "kamikaze", hands=hands)
    table.launches(3, home(1)).invites(2, 3).invites(2, 3)
    table.joins_offense(2, 2).joins_defense(3, 4).both_play("attack_08", "attack_10").rest()
    assert result(table) == (OFFENSE, [8 - 3 - 2, 10 + 4 - 4])


def test_a_total_may_be_negative() -> None:
    assert result(met("attack_00", "attack_10").rest()) == (OFFENSE, [0 - 3, 10 + 4])


def test_the_defense_wins_a_tie() -> None:
    table = met("attack_14", "attack_07", hands=[["attack_14"], ["attack_07"], []]).rest()
    assert result(table) == (DEFENSE, [14 - 3, 7 + 4])


def test_reinforcements_are_added() -> None:
    """Ruling 87."""
    hands = [["attack_08"], ["attack_10", "reinforcement_3"], []]
    table = met("attack_08", "attack_10", hands=hands)
    table.answers(1, PlayReinforcement, (table.card("reinforcement_3"), OFFENSE)).rest()
    assert result(table) == (OFFENSE, [8 - 3 + 3, 10 + 4])


def test_the_bonus_of_the_warrior_hurts_it() -> None:
    """Ruling 88."""
    hands = [["attack_08"], ["attack_00"], []]
    table = cosmic("anti_matter", "warrior", hands=hands, tokens={"warrior": 6})
    table.launches(3, home(1)).nobody_allies().both_play("attack_08", "attack_00").rest()
    assert result(table) == (OFFENSE, [8 - 3, 0 + 4 + 6])


def test_the_bonus_of_the_warpish_hurts_it() -> None:
    """Ruling 88."""
    hands = [["attack_08"], ["attack_00"], []]
    table = cosmic("anti_matter", "warpish", hands=hands, warp=[0, 8, 0])
    table.launches(3, home(1)).nobody_allies().both_play("attack_08", "attack_00").rest()
    assert result(table) == (OFFENSE, [8 - 3, 0 + 8])


def test_the_virus_multiplies_its_own_ships_and_subtracts_its_allies() -> None:
    hands = [["attack_08"], ["attack_10"], []]
    table = cosmic("anti_matter", "virus", hands=hands)
    table.launches(3, home(1)).invites().invites(2).joins_defense(2, 2).both_play("attack_08", "attack_10")
    assert result(table.rest()) == (OFFENSE, [8 - 3, 10 * 4 - 2])


def test_against_a_negotiate_it_is_not_used() -> None:
    table = met("attack_08", "negotiate").rest()
    assert result(table) == (OFFENSE, [])
    assert not table.happened(LowWins)
    assert PowerUsed(0, "anti_matter") not in table.log


def test_an_ally_cannot_use_it() -> None:
    hands = [["attack_08"], ["attack_10"], []]
    table = cosmic("mind", "trader", "anti_matter", hands=hands)
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 2).both_play("attack_08", "attack_10")
    assert result(table.rest()) == (DEFENSE, [8 + 3 + 2, 10 + 4])


def test_zapped_the_higher_total_wins() -> None:
    table = met("attack_08", "attack_10", "cosmic_zap").plays(2, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [8 + 3, 10 + 4])


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = met("attack_08", "attack_10", ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert result(table) == (DEFENSE, [8 + 3, 10 + 4])


def warpish_flare(*aliens: str, **words: object) -> Encounter:
    """The first alien attacks and uses the wild flare of the Warpish; the second holds another flare."""
    words = {"warp": [3, 0, 0], **words}
    hands = [["attack_10", "warpish.flare", "macron.flare"], ["attack_12", "anti_matter.flare"], []]
    table = cosmic(*aliens, **{"hands": hands, **words})
    table.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_12")
    return table.until(PlayCard).plays(0, "warpish.flare")


def test_wild_flare_stops_a_wild_flare() -> None:
    """The stopped flare goes back and may not be used again, but another one may."""
    table = warpish_flare("mind", "trader").plays(1, "anti_matter.flare")
    assert "warpish.flare" in table.hand(0)
    assert table.asks(0, PlayCard).options(table.table)[1:] == [table.held(0, "macron.flare")]
    table.plays(0, "macron.flare").rest()
    assert result(table) == (DEFENSE, [10 + 3 + 3, 12 + 4])


def test_wild_flare_stops_only_one_flare_in_an_encounter() -> None:
    table = warpish_flare("mind", "trader").plays(1, "anti_matter.flare").plays(0, "macron.flare")
    assert result(table) == (DEFENSE, [10 + 3 + 3, 12 + 4])  # nobody was asked any more


def test_wild_flare_is_for_main_players_and_allies_only() -> None:
    hands = [["attack_10", "warpish.flare"], ["attack_12"], ["anti_matter.flare"]]
    table = warpish_flare("mind", "trader", hands=hands)
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_does_not_stop_a_super_flare() -> None:
    hands = [["attack_10", "virus.flare"], ["attack_12", "anti_matter.flare"], []]
    table = cosmic("virus", "trader", hands=hands)
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 1).both_play("attack_10", "attack_12")
    table.answers(0, AddSuper, table.card("virus.flare"))
    assert not table.is_asked(1, PlayCard)


def test_super_flare_stops_a_super_flare() -> None:
    """The power itself still works."""
    hands = [["attack_10", "virus.flare"], ["attack_12"], ["anti_matter.flare"], []]
    table = cosmic("virus", "trader", "anti_matter", hands=hands)
    table.launches(3, home(1)).invites(3).invites().joins_offense(3, 1).both_play("attack_10", "attack_12")
    table.answers(0, AddSuper, table.card("virus.flare")).plays(2, "anti_matter.flare").rest()
    assert result(table) == (OFFENSE, [10 * 3 + 1, 12 + 4])
    assert {"virus.flare"} <= set(table.hand(0))


def test_zapped_the_super_flare_stops_nothing_and_goes_back() -> None:
    """Ruling 43: it was not used."""
    hands = [["attack_10", "warpish.flare"], ["attack_12", "cosmic_zap"], ["anti_matter.flare"]]
    table = warpish_flare("mind", "trader", "anti_matter", hands=hands)
    table.plays(2, "anti_matter.flare").plays(1, "cosmic_zap")
    assert table.hand(2) == ["anti_matter.flare"]
    assert CardCancelled(table.card("anti_matter.flare"), counts=False) in table.log
    assert result(table)[1] == [10 + 3 + 2, 12 + 4]


def test_a_flare_that_is_zapped_as_a_card_is_discarded() -> None:
    """Ruling 45: its player has used the flare of this encounter."""
    hands = [["attack_10", "warpish.flare", "macron.flare"], ["attack_12", "card_zap"], []]
    table = warpish_flare("mind", "trader", hands=hands).plays(1, "card_zap")
    assert table.card("warpish.flare") in table.table.discard
    assert result(table.rest())[1] == [10 + 3, 12 + 4]


def test_super_flare_stops_no_artifact() -> None:
    hands = [["attack_10", "mobius_tubes"], ["attack_12"], ["anti_matter.flare"]]
    table = cosmic("mind", "trader", "anti_matter", hands=hands, warp=[2, 0, 0])
    assert not table.plays(0, "mobius_tubes").is_asked(2, PlayCard)


def test_wild_flare_is_not_for_the_own_flares() -> None:
    """Where flares are freewheeling a player may hold two."""
    hands = [["attack_10", "warpish.flare", "anti_matter.flare"], ["attack_12"], []]
    table = warpish_flare("mind", "trader", hands=hands, options={"freewheeling": True})
    assert table.totals == [10 + 3 + 2, 12 + 4]  # nobody was asked any more


def test_wild_flare_is_not_needed_against_a_flare_that_was_zapped() -> None:
    hands = [["attack_10", "warpish.flare"], ["attack_12", "anti_matter.flare", "card_zap"], []]
    table = warpish_flare("mind", "trader", hands=hands).plays(1, "card_zap")
    assert table.totals == [10 + 3, 12 + 4]


def test_wild_flare_has_no_place_between_encounters() -> None:
    """At the start of a turn nobody is a main player or an ally."""
    hands = [["miser.flare", "reinforcement_2"], ["attack_12", "anti_matter.flare"], []]
    table = cosmic("mind", "trader", hands=hands, phase="start_turn").plays(0, "miser.flare")
    assert not table.is_asked(1, PlayCard)
