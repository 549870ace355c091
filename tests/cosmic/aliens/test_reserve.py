"""Reserve: low attacks reinforce, and negotiates stop reinforcements."""

from __future__ import annotations

from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import NO_SHIPS, ChooseCard, PlayCard, PlayReinforcement, SecondEncounter, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def met(*aliens: str, hands: list[list[str]], **words: object) -> Encounter:
    """The first alien attacks the second with three ships; both play their first card."""
    table = cosmic(*aliens, hands=hands, **words).launches(3, home(1)).nobody_allies()
    return table.both_play(hands[0][0], hands[1][0])


def reinforces(table: Encounter, seat: int, name: str, side: int = OFFENSE) -> Encounter:
    return table.answers(seat, PlayReinforcement, (table.held(seat, name), side))


def offered(table: Encounter, seat: int) -> list[str]:
    """The names of the cards with which this seat may reinforce."""
    options = table.asks(seat, PlayReinforcement).options(table.table)[1:]
    return sorted({table.table.id_of(card) for card, _ in options})


def result(table: Encounter) -> tuple[int, list[int]]:
    decided = table.happened(OutcomeDecided)[0]
    return decided.winner, list(decided.totals)


HELD = ["attack_00", "attack_04", "attack_06", "attack_07", "negotiate"]
HANDS = [["attack_12", *HELD], ["attack_15"], []]


def test_attacks_up_to_06_reinforce() -> None:
    """Any number of them; afterwards they are discarded."""
    table = met("reserve", "trader", hands=HANDS)
    assert offered(table, 0) == ["attack_00", "attack_04", "attack_06"]
    reinforces(reinforces(table, 0, "attack_06"), 0, "attack_04").rest()
    assert result(table) == (OFFENSE, [12 + 3 + 6 + 4, 15 + 4])
    assert table.hand(0) == ["attack_00", "attack_07", "negotiate"]
    assert {"attack_04", "attack_06"} <= set(table.names(table.table.discard))


def test_each_of_them_is_a_use_of_the_power() -> None:
    table = met("reserve", "trader", hands=HANDS)
    reinforces(reinforces(table, 0, "attack_06"), 0, "attack_04")
    assert table.log.count(PowerUsed(0, "reserve")) == 2


def test_they_reinforce_either_side() -> None:
    table = reinforces(met("reserve", "trader", hands=HANDS), 0, "attack_06", DEFENSE).rest()
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4 + 6])


def test_an_ally_reinforces_with_attacks() -> None:
    """Ruling 147."""
    hands = [["attack_12"], ["attack_15"], ["attack_06"]]
    table = cosmic("mind", "trader", "reserve", hands=hands).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1).both_play("attack_12", "attack_15")
    assert result(reinforces(table, 2, "attack_06").rest()) == (OFFENSE, [12 + 3 + 1 + 6, 15 + 4])


def test_who_is_not_in_the_encounter_does_not_reinforce_or_cancel() -> None:
    hands = [["attack_12", "reinforcement_5"], ["attack_15"], ["attack_06", "negotiate"]]
    table = reinforces(met("mind", "trader", "reserve", hands=hands), 0, "reinforcement_5")
    assert not table.is_asked(2, UsePower)
    assert result(table.rest()) == (OFFENSE, [12 + 3 + 5, 15 + 4])


def test_a_negotiate_cancels_a_reinforcement_of_another() -> None:
    """Both cards are discarded."""
    hands = [["attack_12", "negotiate"], ["attack_15", "reinforcement_5"], []]
    table = reinforces(met("reserve", "trader", hands=hands), 1, "reinforcement_5", DEFENSE)
    table.uses(0).rest()
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4])
    assert {"negotiate", "reinforcement_5"} <= set(table.names(table.table.discard))
    assert table.hand(0) == []


def test_a_cancellation_is_optional() -> None:
    hands = [["attack_12", "negotiate"], ["attack_15", "reinforcement_5"], []]
    table = reinforces(met("reserve", "trader", hands=hands), 1, "reinforcement_5", DEFENSE)
    table.uses(0, power=False).rest()
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4 + 5])
    assert table.hand(0) == ["negotiate"]


def test_its_own_reinforcements_are_not_cancelled() -> None:
    hands = [["attack_12", "negotiate", "reinforcement_5"], ["attack_15"], []]
    table = reinforces(met("reserve", "trader", hands=hands), 0, "reinforcement_5")
    assert not table.is_asked(0, UsePower)
    assert result(table.rest()) == (OFFENSE, [12 + 3 + 5, 15 + 4])


def test_without_a_negotiate_nothing_is_cancelled() -> None:
    hands = [["attack_12", "attack_07"], ["attack_15", "reinforcement_5"], []]
    table = reinforces(met("reserve", "trader", hands=hands), 1, "reinforcement_5", DEFENSE)
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4 + 5])  # nobody was asked


def test_zapped_the_attack_stays_in_hand_and_both_parts_are_off() -> None:
    """Ruling 49: after the zap it cannot cancel either, but real reinforcements may still be played."""
    hands = [["attack_12", "attack_06", "negotiate", "reinforcement_2"]]
    hands += [["attack_15", "cosmic_zap", "reinforcement_5"], []]
    table = reinforces(met("reserve", "trader", hands=hands), 0, "attack_06").plays(1, "cosmic_zap")
    assert offered(table, 0) == ["reinforcement_2"]
    reinforces(reinforces(table, 0, "reinforcement_2"), 1, "reinforcement_5", DEFENSE)
    assert not table.is_asked(0, UsePower)
    assert result(table.rest()) == (DEFENSE, [12 + 3 + 2, 15 + 4 + 5])
    assert table.hand(0) == ["attack_06", "negotiate"]


def test_zapped_the_reinforcement_stands_and_the_negotiate_stays() -> None:
    """Ruling 49: attacks do not reinforce any more."""
    hands = [["attack_12", "attack_06", "negotiate"], ["attack_15", "cosmic_zap", "reinforcement_5"], []]
    table = met("reserve", "trader", hands=hands).answers(0, PlayReinforcement, (-1, 0))
    reinforces(table, 1, "reinforcement_5", DEFENSE).uses(0).plays(1, "cosmic_zap")
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4 + 5])  # nobody was asked any more
    assert table.hand(0) == ["attack_06", "negotiate"]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = met("reserve", "trader", hands=HANDS, ships={(home(0, n), 0): 0 for n in range(3)})
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4])  # nobody was asked


def test_wild_flare_picks_up_a_reinforcement_that_was_played() -> None:
    """At the end of the encounter, and by anybody."""
    hands = [["attack_12", "reinforcement_5"], ["attack_15"], ["reserve.flare"]]
    table = reinforces(met("mind", "trader", hands=hands), 0, "reinforcement_5")
    table.until(PlayCard).plays(2, "reserve.flare").rest()
    assert result(table) == (OFFENSE, [12 + 3 + 5, 15 + 4])
    assert table.hand(2) == ["reinforcement_5", "reserve.flare"]


def test_wild_flare_picks_one_of_several() -> None:
    hands = [["attack_12", "reinforcement_5", "reinforcement_2"], ["attack_15"], ["reserve.flare"]]
    table = reinforces(met("mind", "trader", hands=hands), 0, "reinforcement_5")
    reinforces(table, 0, "reinforcement_2").until(PlayCard).plays(2, "reserve.flare")
    assert sorted(table.names(table.asks(2, ChooseCard).listed)) == ["reinforcement_2", "reinforcement_5"]
    table.answers(2, ChooseCard, table.asks(2, ChooseCard).listed[0])
    assert len(table.hand(2)) == 2


def test_wild_flare_picks_up_a_reinforcement_that_was_not_played() -> None:
    """The defense shows and discards a hand without encounter cards."""
    hands = [["attack_12"], ["reinforcement_3", "card_zap"], ["reserve.flare"]]
    table = cosmic("mind", "trader", hands=hands).launches(3, home(1)).nobody_allies()
    assert "reinforcement_3" in table.plays(2, "reserve.flare").hand(2)


def test_wild_flare_leaves_the_own_reinforcements() -> None:
    hands = [["attack_12", "reinforcement_5", "reserve.flare"], ["attack_15"], []]
    table = reinforces(met("mind", "trader", hands=hands), 0, "reinforcement_5")
    assert table.is_asked(0, SecondEncounter)
    assert table.hand(0) == ["reserve.flare"]
    assert "reinforcement_5" in table.names(table.table.discard)


def test_wild_flare_picks_up_an_attack_that_the_reserve_played_as_a_reinforcement() -> None:
    """Ruling 92: only that one, not the encounter cards."""
    hands = [["attack_12", "attack_06"], ["attack_15"], ["reserve.flare"]]
    table = reinforces(met("reserve", "trader", hands=hands), 0, "attack_06")
    table.until(PlayCard).plays(2, "reserve.flare").rest()
    assert table.hand(2) == ["attack_06", "reserve.flare"]


def test_an_attack_played_as_a_reinforcement_cannot_be_zapped_and_is_discarded() -> None:
    """Ruling 92: no card but the Reserve's own flare has to do with it."""
    hands = [["attack_12", "attack_06"], ["attack_15", "card_zap"], ["card_zap"]]
    table = reinforces(met("reserve", "trader", hands=hands), 0, "attack_06").rest()
    assert not any(isinstance(prompt, PlayCard) for prompt in table.answered)
    assert table.totals == [12 + 3 + 6, 15 + 4]
    assert "attack_06" in table.names(table.table.discard)


def test_super_flare_plays_one_attack_up_to_09() -> None:
    """Afterwards the limit is 06 again."""
    hands = [
        ["attack_12", "attack_06", "attack_07", "attack_08", "attack_10", "reserve.flare"],
        ["attack_15"],
        [],
    ]
    table = met("reserve", "trader", hands=hands).plays(0, "reserve.flare")
    assert offered(table, 0) == ["attack_06", "attack_07", "attack_08"]
    reinforces(table, 0, "attack_08")
    assert offered(table, 0) == ["attack_06"]
    assert result(table.rest()) == (OFFENSE, [12 + 3 + 8, 15 + 4])
    assert "reserve.flare" in table.hand(0)


def test_super_flare_is_offered_only_with_a_fitting_attack() -> None:
    hands = [["attack_12", "attack_06", "attack_10", "reserve.flare"], ["attack_15"], []]
    assert met("reserve", "trader", hands=hands).is_asked(0, PlayReinforcement)


def test_zapped_the_super_flare_goes_back() -> None:
    """Ruling 43: and no attack reinforces."""
    hands = [["attack_12", "attack_06", "attack_08", "reserve.flare"], ["attack_15", "cosmic_zap"], []]
    table = met("reserve", "trader", hands=hands).plays(0, "reserve.flare").plays(1, "cosmic_zap").rest()
    assert not table.was_asked(0, PlayReinforcement)
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4])
    assert table.hand(0) == ["attack_06", "attack_08", "reserve.flare"]


def test_others_do_not_reinforce_with_attacks() -> None:
    hands = [["attack_12"], ["attack_15", "attack_06", "reinforcement_2"], []]
    assert offered(met("reserve", "trader", hands=hands), 1) == ["reinforcement_2"]


def test_super_flare_waits_for_the_own_reinforcement() -> None:
    hands = [["attack_12", "reinforcement_2"], ["attack_15", "attack_08", "reserve.flare"], []]
    table = met("mind", "reserve", hands=hands)
    assert table.is_asked(0, PlayReinforcement)
    table.answers(0, PlayReinforcement, NO_SHIPS)
    assert table.is_asked(1, PlayCard)


def test_the_last_negotiate_spent_on_the_filchs_flare_cancels_nothing() -> None:
    """Ruling 171: it saves the power, but then there is no negotiate left to discard."""
    hands = [["attack_12", "negotiate", "filch.flare"], ["attack_15", "reinforcement_5", "cosmic_zap"], []]
    table = reinforces(met("reserve", "trader", hands=hands), 1, "reinforcement_5", DEFENSE).uses(0)
    table.plays(1, "cosmic_zap").plays(0, "filch.flare").rest()
    assert result(table) == (DEFENSE, [12 + 3, 15 + 4 + 5])
    assert table.hand(0) == ["cosmic_zap", "filch.flare"]
