"""Filch: it pockets the card that its opponent has discarded."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.aliens.gambler import DoubtClaim
from game.cosmic.events.cards import CardTaken
from game.cosmic.events.common import PowerZapped
from game.cosmic.prompts import AddSuper, ChooseCard, ChooseOne, ChoosePlanet, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def over(*more: str, cards: tuple[str, str] = ("attack_04", "attack_20"), **words: object) -> Encounter:
    """The Filch attacks; the cards of the encounter are in the discard pile."""
    words = {"hands": [[cards[0]], [cards[1]], list(more)], **words}
    table = cosmic("filch", "trader", **words)
    return table.launches(1, home(1)).nobody_allies().both_play(*cards)


def test_it_takes_the_opponents_card_from_the_discard_pile() -> None:
    table = over().until(UsePower).uses(0).rest()
    assert table.hand(0) == ["attack_20"]
    assert table.names(table.table.discard) == ["attack_04"]


def test_it_may_leave_the_card() -> None:
    table = over().until(UsePower).uses(0, power=False).rest()
    assert table.hand(0) == []


def test_it_works_after_a_win_too() -> None:
    table = over(cards=("attack_20", "attack_04")).until(UsePower).uses(0)
    assert table.hand(0) == ["attack_04"]


def test_it_works_after_a_deal_or_its_failure() -> None:
    table = over(cards=("negotiate", "negotiate")).until(UsePower).uses(0).rest()
    assert table.hand(0) == ["negotiate"]


def test_as_defense_it_takes_the_offenses_card() -> None:
    table = cosmic("trader", "filch", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.until(UsePower).uses(1)
    assert CardTaken(1, table.card("attack_04")) in table.log


def test_reinforcements_are_no_encounter_cards() -> None:
    table = cosmic("filch", "trader", hands=[["attack_04"], ["attack_20", "reinforcement_5"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.answers(1, type(table.prompt), (table.held(1, "reinforcement_5"), 1)).until(UsePower).uses(0)
    assert table.hand(0) == ["attack_20"]


def test_a_bystander_takes_nothing() -> None:
    table = cosmic("trader", "amoeba", "filch", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(2, UsePower)


def test_zapped_the_card_stays_in_the_discard_pile() -> None:
    table = over("cosmic_zap").until(UsePower).uses(0).plays(2, "cosmic_zap").rest()
    assert table.hand(0) == []


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = over(ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert not table.was_asked(0, UsePower)


def test_losing_the_third_last_home_colony_it_cannot_take_the_card() -> None:
    """Ruling 55."""
    ships = {(home(1, 3), 1): 0, (home(1, 4), 1): 0}
    table = cosmic("trader", "filch", hands=[["attack_20"], ["attack_04"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(1, UsePower)


def test_the_clone_keeps_its_card_from_the_filch() -> None:
    """Ruling 113."""
    table = cosmic("filch", "clone", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.until(UsePower).uses(1).rest()
    assert table.hand(1) == ["attack_20"]
    assert not table.was_asked(0, UsePower)


def stealing(*more: str, alien: str = "kamikaze", **words: object) -> Encounter:
    """The offense plays Mobius Tubes against somebody with the flare and a negotiate."""
    hands = [["attack_04", "mobius_tubes"], ["attack_20"], ["filch.flare", "negotiate", *more]]
    table = cosmic("trader", "amoeba", alien, hands=hands, warp=[3, 0, 0], **words)
    return table.until(PlayCard).plays(0, "mobius_tubes")


def test_wild_flare_steals_an_artifact_that_is_played() -> None:
    table = stealing().plays(2, "filch.flare")
    assert table.hand(2) == ["filch.flare", "mobius_tubes"]
    assert table.names(table.table.discard) == ["negotiate"]
    assert table.table.warp[0] == 3


def test_wild_flare_needs_a_negotiate() -> None:
    hands = [["attack_04", "mobius_tubes"], ["attack_20"], ["filch.flare", "morph"]]
    table = cosmic("trader", "amoeba", "kamikaze", hands=hands, warp=[3, 0, 0]).until(PlayCard)
    table.plays(0, "mobius_tubes")
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_cannot_steal_the_own_card() -> None:
    hands = [["attack_04", "mobius_tubes", "filch.flare", "negotiate"], ["attack_20"], []]
    table = cosmic("trader", "amoeba", "kamikaze", hands=hands, warp=[3, 0, 0]).until(PlayCard)
    table.plays(0, "mobius_tubes")
    assert not table.is_asked(0, PlayCard)


def test_a_stolen_flare_cannot_be_used_in_the_same_encounter() -> None:
    hands = [["attack_04", "zombie.flare"], ["attack_20"], ["filch.flare", "negotiate"]]
    table = cosmic("trader", "mind", "kamikaze", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(PlayCard)
    table.plays(0, "zombie.flare").plays(2, "filch.flare").rest()
    assert table.table.warp[0] == 3
    assert table.hand(2) == ["filch.flare", "zombie.flare"]


def test_the_theft_itself_may_be_card_zapped() -> None:
    table = cosmic(
        "trader",
        "amoeba",
        "kamikaze",
        hands=[["attack_04", "mobius_tubes"], ["attack_20", "card_zap"], ["filch.flare", "negotiate"]],
        warp=[3, 0, 0],
    )
    table.until(PlayCard).plays(0, "mobius_tubes").answers(1, PlayCard, NONE).plays(2, "filch.flare")
    table.plays(1, "card_zap").until(TakeShips, ChoosePlanet)
    assert table.table.warp[0] == 0
    assert table.hand(2) == ["negotiate"]


def test_wild_flare_steals_a_cosmic_zap_and_the_power_works() -> None:
    """Ruling 46 names what cannot be stolen; the artifact can."""
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], ["filch.flare", "negotiate"]]
    table = cosmic("zombie", "trader", "amoeba", hands=hands)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(PlayCard)
    table.plays(1, "cosmic_zap").plays(2, "filch.flare").rest()
    assert not table.happened(PowerZapped)
    assert table.table.warp[0] == 0
    assert table.hand(2) == ["cosmic_zap", "filch.flare"]


def test_the_filch_itself_has_no_wild_side() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = stealing(alien="filch")
    assert not table.is_asked(2, PlayCard)


def bystander(flare: str = "filch.flare", **words: object) -> Encounter:
    table = cosmic("trader", "amoeba", "filch", hands=[["attack_04"], ["attack_20"], [flare]], **words)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    return table.until(AddSuper)


def test_super_flare_takes_any_card_of_an_encounter_of_others() -> None:
    table = bystander()
    table.answers(2, AddSuper, table.card("filch.flare"))
    assert sorted(table.names(table.asks(2, ChooseCard).listed)) == ["attack_04", "attack_20"]
    table.answers(2, ChooseCard, table.card("attack_20")).rest()
    assert table.hand(2) == ["attack_20", "filch.flare"]


def test_super_flare_of_the_classic_card_is_the_same() -> None:
    table = bystander("filch_classic.flare", options={"classic_filch": True})
    table.answers(2, AddSuper, table.card("filch_classic.flare"))
    table.answers(2, ChooseCard, table.card("attack_20")).rest()
    assert table.hand(2) == ["attack_20", "filch_classic.flare"]


def test_after_a_swap_it_takes_the_card_that_the_opponent_used_in_the_end() -> None:
    table = cosmic("filch", "sorcerer", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").uses(1)
    table.until(UsePower).uses(0)
    assert [table.names([taken.card]) for taken in table.happened(CardTaken)] == [["attack_04"]]


def test_a_lie_that_was_believed_leaves_nothing_to_take() -> None:
    """Ruling 99."""
    table = cosmic("gambler", "filch", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    table.uses(0).answers(0, ChooseOne, "gambler_attack_40").answers(1, DoubtClaim, "gambler_believe").rest()
    assert not table.was_asked(1, UsePower)


def test_a_card_that_was_zapped_cannot_be_stolen() -> None:
    """Of what is left to answer the Card Zap is offered, and not the card that it has stopped."""
    hands = [["attack_04", "mobius_tubes"], ["attack_20", "card_zap"], ["filch.flare", "negotiate"]]
    table = cosmic("trader", "amoeba", "kamikaze", hands=hands, warp=[3, 0, 0]).until(PlayCard)
    table.plays(0, "mobius_tubes").plays(1, "card_zap").answers(2, PlayCard, NONE)
    assert not table.is_asked(2, PlayCard)


def test_super_flare_is_one_use_that_is_answered_once() -> None:
    """Ruling 43."""
    table = cosmic(
        "trader", "amoeba", "filch", hands=[["attack_04"], ["attack_20", "cosmic_zap"], ["filch.flare"]]
    )
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(AddSuper)
    table.answers(2, AddSuper, table.card("filch.flare")).answers(1, PlayCard, NONE)
    assert table.is_asked(2, ChooseCard)
