"""Barbarian: it rummages through the hand of a defense that it beats."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsDiscarded, CardsGiven
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import AddSuper, MayChooseCard, PlayCard, SecondEncounter, TakeReward
from tests.support.cosmic.encounters import Encounter, cosmic, home

LOOT = ["mobius_tubes", "attack_40", "morph"]


def raid(*more: str, card: str = "attack_04", launch: int = 2, **words: object) -> Encounter:
    """The Barbarian attacks with two ships; the defense holds three more cards."""
    words = {"hands": [["attack_20"], [card, *LOOT], list(more)], **words}
    table = cosmic("barbarian", "trader", **words)
    return table.launches(launch, home(1)).nobody_allies().both_play("attack_20", card)


def takes(table: Encounter, name: str) -> Encounter:
    return table.answers(0, MayChooseCard, table.held(1, name))


def test_it_takes_a_card_for_each_ship_and_the_defense_discards_the_rest() -> None:
    table = raid()
    assert len(table.asks(0, MayChooseCard).listed) == 3
    assert all(table.table.knows(0, card) for card in table.table.hands[1])
    takes(takes(table, "attack_40"), "mobius_tubes").until(SecondEncounter)
    assert table.hand(0) == ["attack_40", "mobius_tubes"]
    assert table.hand(1) == []
    assert table.names(table.happened(CardsDiscarded)[0].cards) == ["morph"]


def test_it_may_take_fewer_cards_and_still_the_rest_is_discarded() -> None:
    table = takes(raid(), "attack_40").answers(0, MayChooseCard, NONE).until(SecondEncounter)
    assert table.hand(0) == ["attack_40"]
    assert table.hand(1) == []


def test_a_lost_encounter_leaves_the_hand_alone() -> None:
    table = raid(card="attack_30", hands=[["attack_20"], ["attack_30", *LOOT], []]).rest()
    assert table.hand(1) == sorted(LOOT)
    assert not table.happened(PowerUsed)


def test_as_winning_defense_it_takes_nothing() -> None:
    table = cosmic("trader", "barbarian", hands=[["attack_04", *LOOT], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.hand(0) == sorted(LOOT)


def test_a_deal_is_no_win() -> None:
    """Ruling 5."""
    hands = [["negotiate"], ["negotiate", *LOOT], []]
    table = cosmic("barbarian", "trader", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").rest()
    assert table.hand(1) == sorted(LOOT)
    assert not table.happened(PowerUsed)


def test_nobody_is_asked_about_an_empty_hand() -> None:
    table = raid(hands=[["attack_20"], ["attack_04"], []]).rest()
    assert not table.happened(PowerUsed)


def test_more_cards_than_the_defense_holds_are_not_asked_for() -> None:
    table = raid(hands=[["attack_20"], ["attack_04", "morph"], []])
    assert not takes(table, "morph").is_asked(0, MayChooseCard)
    assert table.hand(0) == ["morph"]


def test_as_a_bystander_it_loots_nothing_even_with_its_flare() -> None:
    hands = [["attack_20"], ["attack_04", *LOOT], ["barbarian.flare"]]
    table = cosmic("mind", "trader", "barbarian", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(2, AddSuper)


def test_zapped_the_defense_keeps_its_hand() -> None:
    table = raid("cosmic_zap").plays(2, "cosmic_zap").rest()
    assert table.hand(1) == sorted(LOOT)
    assert not table.happened(CardsGiven)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = raid(ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert table.hand(1) == sorted(LOOT)


def test_a_beaten_negotiator_is_looted_first_and_then_compensated() -> None:
    """Ruling 116: the compensation may come from the loot."""
    hands = [["attack_20"], ["negotiate", "attack_40"], []]
    table = raid(card="negotiate", hands=hands, launch=1)
    takes(table, "attack_40").rest()
    assert [(given.giver, given.why) for given in table.happened(CardsGiven)] == [
        (1, "loot"),
        (0, "compensation"),
    ]
    assert table.hand(1) == ["attack_40"]


def test_only_its_own_ships_count_not_those_of_allies() -> None:
    table = cosmic("barbarian", "trader", "mind", hands=[["attack_20"], ["attack_04", *LOOT], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 4)
    table.both_play("attack_20", "attack_04")
    takes(table, "attack_40").rest()
    assert table.hand(0) == ["attack_40"]


def test_the_hoard_is_safe() -> None:
    """Ruling 121."""
    table = cosmic(
        "barbarian",
        "miser",
        hands=[["attack_20"], ["attack_04", "attack_06"], []],
        hoards=[[], ["attack_40"], []],
    )
    table.launches(2, home(1)).nobody_allies().both_play("attack_20", "attack_04").until(MayChooseCard)
    assert table.names(table.asks(0, MayChooseCard).listed) == ["attack_06"]
    table.rest()
    assert table.names(table.table.hoards[1]) == ["attack_40"]


def test_wild_flare_throws_away_unwanted_compensation() -> None:
    hands = [["attack_20", "attack_01", "attack_04"], ["negotiate", "barbarian.flare"], []]
    table = cosmic("trader", "mind", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate")
    table.until(PlayCard).plays(1, "barbarian.flare")
    assert len(table.asks(1, MayChooseCard).listed) == 2
    table.answers(1, MayChooseCard, table.held(1, "attack_01")).answers(1, MayChooseCard, NONE).rest()
    assert table.hand(1) == ["attack_04", "barbarian.flare"]
    assert table.names(table.happened(CardsDiscarded)[0].cards) == ["attack_01"]


def test_wild_flare_throws_away_unwanted_rewards() -> None:
    hands = [["attack_04"], ["attack_20"], ["barbarian.flare"]]
    table = cosmic("trader", "mind", "kamikaze", hands=hands, deck=["attack_01", "attack_06"])
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 2)
    table.both_play("attack_04", "attack_20").until(PlayCard).plays(2, "barbarian.flare")
    table.answers(2, MayChooseCard, table.held(2, "attack_01")).answers(2, MayChooseCard, NONE).rest()
    assert table.hand(2) == ["attack_06", "barbarian.flare"]


def test_wild_flare_waits_in_vain_for_rewards_that_are_ships() -> None:
    hands = [["attack_04"], ["attack_20"], ["barbarian.flare"]]
    table = cosmic("trader", "mind", "kamikaze", hands=hands, warp=[0, 0, 1])
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 1)
    table.both_play("attack_04", "attack_20").until(TakeReward).answers(2, TakeReward, 1)
    table.rest()
    assert not table.was_asked(2, PlayCard)


def allied(flare: bool) -> Encounter:
    hands = [["attack_20"], ["attack_04", *LOOT], ["barbarian.flare"] if flare else []]
    table = cosmic("mind", "trader", "barbarian", hands=hands)
    table.launches(1, home(1)).invites(2).invites().joins_offense(2, 1)
    return table.both_play("attack_20", "attack_04")


def test_super_flare_lets_it_loot_as_an_offensive_ally() -> None:
    table = allied(flare=True)
    table.answers(2, AddSuper, table.held(2, "barbarian.flare"))
    table.answers(2, MayChooseCard, table.held(1, "attack_40")).until(SecondEncounter)
    assert table.hand(2) == ["attack_40", "barbarian.flare"]
    assert table.hand(1) == []


def test_without_the_super_flare_an_ally_loots_nothing() -> None:
    table = allied(flare=False).rest()
    assert table.hand(1) == sorted(LOOT)


def test_the_own_flare_has_no_wild_side_for_the_barbarian() -> None:
    """Page 13: the own flare must be used for its super side."""
    hands = [["attack_20", "attack_01"], ["negotiate", "barbarian.flare"], []]
    table = cosmic("trader", "barbarian", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert table.hand(1) == ["attack_01", "barbarian.flare"]
    assert not table.was_asked(1, PlayCard)


def test_in_an_upset_it_loots_only_who_has_lost_in_the_end() -> None:
    hands = [["attack_20"], ["attack_04", *LOOT], []]
    table = cosmic("barbarian", "loser", hands=hands).launches(1, home(1)).invites().invites()
    table.uses(1).both_play("attack_20", "attack_04").rest()
    assert table.hand(1) == sorted(LOOT)
    assert PowerUsed(0, "barbarian") not in table.log


def test_wild_flare_is_for_the_own_cards_only() -> None:
    hands = [["attack_20", "attack_01", "barbarian.flare"], ["negotiate"], []]
    table = cosmic("trader", "mind", hands=hands, ships={(home(1), 1): 1, (home(1, 1), 1): 7})
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert table.happened(CardsGiven)[0].to == 1
    assert not table.was_asked(0, PlayCard)
