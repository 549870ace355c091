"""Remora: whenever others draw or retrieve, it does so, too."""

from __future__ import annotations

from game.cosmic.events.cards import CardsDrawn, CardsGiven
from game.cosmic.events.common import EncounterEnded, PowerUsed, ShipsRetrieved
from game.cosmic.prompts import (
    ChooseEncounterCard,
    ChooseOne,
    ChoosePlanet,
    PlaceShips,
    PlayCard,
    SecondEncounter,
    TakeReward,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_04"], ["attack_20"], []]


def regroup(*more: str, warp: list[int], **words: object) -> Encounter:
    """The offense begins an encounter; the Remora, seat 2, watches."""
    words = {"hands": [["attack_04", *more], ["attack_20"], []], **words}
    return cosmic("spiff", "pacifist", "remora", warp=warp, **words)


def to_launch(table: Encounter) -> Encounter:
    return table.until(TakeShips, ChoosePlanet)


def test_when_another_player_retrieves_a_ship_it_may_retrieve_one() -> None:
    table = regroup(warp=[3, 0, 2]).until(UsePower).uses(2).answers(2, PlaceShips, (home(2, 1), 1))
    assert to_launch(table).table.warp == [2, 0, 1]


def test_it_need_not() -> None:
    table = regroup(warp=[3, 0, 2]).until(UsePower).uses(2, power=False)
    assert to_launch(table).table.warp == [2, 0, 2]


def test_its_own_regroup_is_not_another_players() -> None:
    table = cosmic("remora", "pacifist", hands=HANDS, warp=[3, 0, 0])
    assert to_launch(table).table.warp == [2, 0, 0]
    assert not table.was_asked(0, UsePower)


def test_without_ships_in_the_warp_there_is_nothing_to_follow() -> None:
    table = to_launch(regroup(warp=[3, 0, 0]))
    assert not table.was_asked(2, UsePower)


def test_each_player_who_retrieves_ships_is_one_occasion() -> None:
    """Ruling 109: Mobius Tubes free ships of two others."""
    table = regroup("mobius_tubes", warp=[3, 2, 4]).until(PlayCard).plays(0, "mobius_tubes")
    table.until(UsePower).uses(2).until(UsePower).uses(2)
    assert len([use for use in table.happened(PowerUsed) if use.power == "remora"]) == 2


def test_a_ship_of_this_encounter_stays_in_the_warp() -> None:
    """Ruling 109: the Remora loses two ships as an ally, then a defensive ally is rewarded with a ship."""
    table = cosmic("masochist", "pacifist", "remora", "zombie", hands=[*HANDS, []], warp=[0, 0, 0, 1])
    table.launches(1, home(1)).invites(2).invites(3).joins_offense(2, 2).joins_defense(3, 1)
    table.both_play("attack_04", "attack_20").until(TakeReward)
    assert table.table.warp[2] == 2
    table.answers(3, TakeReward, 1).rest()
    assert table.table.warp[2] == 2
    assert not any(isinstance(prompt, UsePower) for prompt in table.answered)


def test_an_older_ship_may_leave_the_warp() -> None:
    table = cosmic("masochist", "pacifist", "remora", "zombie", hands=[*HANDS, []], warp=[0, 0, 1, 1])
    table.launches(1, home(1)).invites(2).invites(3).joins_offense(2, 2).joins_defense(3, 1)
    table.both_play("attack_04", "attack_20").until(TakeReward).answers(3, TakeReward, 1).until(UsePower)
    table.uses(2).rest()
    assert table.table.warp[2] == 2


def test_healed_ships_are_not_the_older_ones() -> None:
    """Its two lost ships came home; the one in the warp is from an earlier encounter."""
    aliens = ("masochist", "pacifist", "remora", "zombie", "healer")
    table = cosmic(*aliens, hands=[*HANDS, [], []], warp=[0, 0, 1, 1, 0])
    table.launches(1, home(1)).invites(2).invites(3).joins_offense(2, 2).joins_defense(3, 1)
    table.both_play("attack_04", "attack_20").uses(4, power=False).uses(4).until(TakeReward)
    table.answers(3, TakeReward, 1).until(UsePower)
    assert not table.happened(EncounterEnded)
    assert table.table.warp[2] == 1
    assert table.is_asked(2, UsePower)


def rewarded(*more: str, allies: tuple[int, ...] = (3,), **words: object) -> Encounter:
    """Defensive allies with four ships each are about to get cards; the Remora, seat 2, watches."""
    hands = [["attack_04", *more], ["attack_20"], [], [], []]
    table = cosmic("masochist", "pacifist", "remora", "zombie", "spiff", **{"hands": hands, **words})
    table.launches(1, home(1)).invites().invites(*allies)
    for ally in allies:
        table.joins_defense(ally, 4)
    return table.both_play("attack_04", "attack_20").until(UsePower)


def test_when_another_player_draws_cards_it_may_draw_one() -> None:
    """Ruling 110: four cards of rewards are one occasion."""
    table = rewarded().uses(2).until(ChooseEncounterCard, TakeShips, ChoosePlanet, UsePower)
    assert len(table.hand(3)) == 4
    assert [len(drawn.cards) for drawn in table.happened(CardsDrawn) if drawn.seat == 2] == [1]


def test_two_rewarded_allies_are_two_occasions() -> None:
    """Ruling 110."""
    table = rewarded(allies=(3, 4)).uses(2).until(UsePower).uses(2)
    assert [len(drawn.cards) for drawn in table.happened(CardsDrawn) if drawn.seat == 2] == [1, 1]


def test_zapped_it_gets_nothing_for_the_rest_of_the_encounter() -> None:
    """Ruling 49: both clauses."""
    table = rewarded("cosmic_zap", allies=(3, 4), warp=[0, 0, 1, 0, 0]).uses(2).plays(0, "cosmic_zap").rest()
    assert table.hand(2) == []
    assert len([use for use in table.happened(PowerUsed) if use.power == "remora"]) == 1


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = regroup(warp=[3, 0, 12], ships={(home(2, n), 2): 0 for n in range(3)})
    assert not to_launch(table).was_asked(2, UsePower)


def test_a_new_hand_is_one_occasion() -> None:
    hands = [["attack_04"], ["mobius_tubes"], []]
    table = cosmic("spiff", "pacifist", "remora", hands=hands)
    table.launches(1, home(1)).nobody_allies().until(UsePower).uses(2)
    assert len(table.hand(1)) == 8
    assert len(table.hand(2)) == 1


def test_cards_from_another_hand_are_no_draw() -> None:
    hands = [["attack_04", "attack_06", "morph"], ["negotiate"], []]
    table = cosmic("spiff", "masochist", "remora", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "negotiate").until(SecondEncounter)
    assert table.happened(CardsGiven)
    assert not table.was_asked(2, UsePower)


def flare_used(holder: str = "zombie") -> Encounter:
    """The offense has used a flare; seat 2 holds the Remora's."""
    hands = [["attack_04", "zombie.flare"], ["attack_20"], ["remora.flare"]]
    table = cosmic("masochist", "pacifist", holder, hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    return table.plays(0, "zombie.flare").answers(0, PlaceShips, (home(0), 1))


def test_wild_flare_draws_a_card_for_another_players_flare() -> None:
    table = flare_used("spiff").plays(2, "remora.flare")
    assert len(table.hand(2)) == 2
    assert [drawn.seat for drawn in table.happened(CardsDrawn)][:1] == [2]


def test_wild_flare_works_for_a_flare_that_is_given_away() -> None:
    """The Human's flare leaves its player with its effect."""
    hands = [["attack_04", "human.flare"], ["attack_20"], ["remora.flare"]]
    table = cosmic("masochist", "pacifist", "zombie", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.plays(0, "human.flare").plays(2, "remora.flare")
    assert len(table.hand(2)) == 2


def test_the_own_flare_has_no_wild_side_for_the_remora() -> None:
    """Page 13."""
    assert not flare_used("remora").is_asked(2, PlayCard)


def colonised(warp: int = 0, holder: str = "remora", allied: bool = False) -> Encounter:
    """The offense, and its ally if there is one, found colonies; the Remora, seat 2, holds its flare."""
    hands = [["attack_20"], ["attack_04"], ["remora.flare"], []]
    table = cosmic("spiff", "pacifist", holder, "masochist", hands=hands, warp=[0, 0, warp, 0])
    table.launches(2, home(1))
    if allied:
        table.invites(3).invites().joins_offense(3, 1)
    return table.nobody_allies().both_play("attack_20", "attack_04").until(PlayCard, SecondEncounter)


def test_super_flare_draws_a_card_for_another_players_colony() -> None:
    table = colonised().plays(2, "remora.flare").until(SecondEncounter)
    assert len(table.hand(2)) == 2


def test_super_flare_may_retrieve_a_ship_instead() -> None:
    table = colonised(2).plays(2, "remora.flare").answers(2, ChooseOne, "remora_ship").until(SecondEncounter)
    assert table.table.warp[2] == 1
    assert table.hand(2) == ["remora.flare"]


def test_super_flare_counts_each_player_who_gains_a_colony() -> None:
    table = colonised(2, allied=True).plays(2, "remora.flare")
    table.answers(2, ChooseOne, "remora_card").answers(2, ChooseOne, "remora_ship").until(SecondEncounter)
    assert len(table.hand(2)) == 2
    assert table.happened(ShipsRetrieved)


def test_others_cannot_use_the_super_side() -> None:
    assert colonised(holder="zombie").is_asked(0, SecondEncounter)


def test_super_flare_is_not_for_an_own_colony() -> None:
    hands = [["attack_20", "remora.flare"], ["attack_04"], []]
    table = cosmic("remora", "pacifist", "spiff", hands=hands).launches(2, home(1)).nobody_allies()
    table.both_play("attack_20", "attack_04").until(SecondEncounter)
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_is_not_for_an_own_flare() -> None:
    """Where flares are freewheeling a player may use two."""
    hands = [["attack_04", "zombie.flare", "remora.flare"], ["attack_20"], []]
    table = cosmic("masochist", "pacifist", "spiff", hands=hands, options={"freewheeling": True})
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.plays(0, "zombie.flare").answers(0, PlaceShips, (home(0), 1))
    assert not table.is_asked(0, PlayCard)
