"""Clone: its encounter card comes back to the hand."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import PowerUsed, PowerZapped
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import AddSuper, ChoosePlanet, PlayCard, SecondEncounter, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def over(*more: str, cards: tuple[str, str] = ("attack_04", "attack_20"), **words: object) -> Encounter:
    """The Clone attacks; everything is settled, and it is asked."""
    words = {"hands": [[cards[0]], [cards[1]], list(more)], **words}
    table = cosmic("clone", "trader", **words)
    return table.launches(1, home(1)).nobody_allies().both_play(*cards).until(UsePower)


def test_after_a_defeat_its_card_comes_back() -> None:
    table = over().uses(0).rest()
    assert table.hand(0) == ["attack_04"]
    assert table.names(table.table.discard) == ["attack_20"]


def test_after_a_win_its_card_comes_back() -> None:
    table = over(cards=("attack_20", "attack_04")).uses(0)
    assert table.hand(0) == ["attack_20"]


def test_after_a_failed_deal_its_card_comes_back() -> None:
    table = over(cards=("negotiate", "negotiate")).uses(0).rest()
    assert table.hand(0) == ["negotiate"]


def test_a_morph_comes_back_as_a_morph() -> None:
    table = over(cards=("morph", "attack_20")).uses(0).rest()
    assert table.hand(0) == ["morph"]


def test_it_may_discard_its_card() -> None:
    table = over().uses(0, power=False).rest()
    assert table.hand(0) == []
    assert not table.happened(PowerUsed)


def test_a_bystander_has_no_card_to_keep() -> None:
    table = cosmic("trader", "mind", "clone", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(2, UsePower)


def test_without_a_card_there_is_none_to_keep() -> None:
    """The wild flare of the Hate has won before any card was selected."""
    hands = [["attack_04"], ["attack_20", "hate.flare"], []]
    table = cosmic("clone", "trader", hands=hands).launches(1, home(1)).nobody_allies()
    table.until(PlayCard).plays(1, "hate.flare").rest()
    assert table.winner == DEFENSE
    assert not table.was_asked(0, UsePower)


def test_zapped_its_card_is_discarded() -> None:
    table = over("cosmic_zap").uses(0).plays(2, "cosmic_zap").rest()
    assert table.hand(0) == []
    assert sorted(table.names(table.table.discard)) == ["attack_04", "attack_20", "cosmic_zap"]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(0, n), 0): 0 for n in range(3)}
    table = cosmic("clone", "trader", hands=[["attack_04"], ["attack_20"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not table.was_asked(0, UsePower)


def test_losing_the_third_last_home_colony_it_cannot_take_the_card_back() -> None:
    """Ruling 55."""
    ships = {(home(1, 3), 1): 0, (home(1, 4), 1): 0}
    table = cosmic("trader", "clone", hands=[["attack_20"], ["attack_04"], []], ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert not table.was_asked(1, UsePower)


def test_its_card_cannot_be_taken_as_compensation() -> None:
    """Ruling 164: it comes back after compensation has been paid."""
    table = cosmic("clone", "trader", hands=[["attack_20"], ["negotiate"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").until(UsePower).uses(0)
    assert table.hand(0) == ["attack_20"]
    assert not table.happened(CardsGiven)


def artifact(alien: str = "trader", **words: object) -> Encounter:
    """The flare's holder plays Mobius Tubes, which have worked."""
    hands = [["attack_04", "mobius_tubes", "clone.flare"], ["attack_20"], []]
    table = cosmic(alien, "mind", hands=hands, warp=[1, 0, 0], **words).until(PlayCard)
    return table.plays(0, "mobius_tubes").until(PlayCard, TakeShips, ChoosePlanet)


def test_wild_flare_keeps_an_artifact_that_was_played() -> None:
    table = artifact().plays(0, "clone.flare")
    assert table.hand(0) == ["attack_04", "clone.flare", "mobius_tubes"]
    assert table.table.warp[0] == 0
    assert not table.table.discard


def test_an_artifact_that_was_kept_is_not_played_again_in_this_encounter() -> None:
    hands = [["attack_20"], ["attack_04", "clone.flare", "cosmic_zap"], []]
    table = cosmic("cudgel", "mind", "fido", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(PlayCard).plays(1, "cosmic_zap").plays(1, "clone.flare")
    assert "cosmic_zap" in table.hand(1)
    table.until(UsePower).uses(2)
    assert table.waiting_for == [(2, "ChooseCard")]


def test_an_artifact_that_was_kept_may_be_played_in_the_next_encounter() -> None:
    hands = [["attack_20", "attack_30"], ["attack_04", "attack_01", "clone.flare", "cosmic_zap"], []]
    table = cosmic("cudgel", "mind", hands=hands, destiny=[1, 1])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(PlayCard).plays(1, "cosmic_zap").plays(1, "clone.flare")
    table.until(SecondEncounter).answers(0, SecondEncounter, "encounter")
    table.launches(1, home(1, 1), home(0)).nobody_allies().both_play("attack_30", "attack_01")
    table.until(PlayCard).plays(1, "cosmic_zap")
    assert table.happened(PowerZapped) == [PowerZapped(0, "cudgel")] * 2


def test_wild_flare_keeps_only_what_its_holder_has_played() -> None:
    hands = [["attack_04", "mobius_tubes"], ["attack_20", "clone.flare"], []]
    table = cosmic("trader", "mind", hands=hands, warp=[1, 0, 0]).until(PlayCard).plays(0, "mobius_tubes")
    table.until(TakeShips, ChoosePlanet)
    assert not table.was_asked(1, PlayCard)
    assert table.names(table.table.discard) == ["mobius_tubes"]


def test_an_artifact_that_was_card_zapped_cannot_be_kept() -> None:
    hands = [["attack_04", "mobius_tubes", "clone.flare"], ["attack_20", "card_zap"], []]
    table = cosmic("trader", "mind", hands=hands, warp=[3, 0, 0]).until(PlayCard).plays(0, "mobius_tubes")
    table.plays(1, "card_zap").until(TakeShips, ChoosePlanet)
    assert table.hand(0) == ["attack_04", "clone.flare"]


def test_the_own_flare_has_no_wild_side_for_the_clone() -> None:
    """Page 13: the own flare must be used for its super side."""
    table = artifact("clone")
    assert not table.is_asked(0, PlayCard)
    assert "mobius_tubes" not in table.hand(0)


def compensated(*flare: str, alien: str = "clone") -> Encounter:
    """The defense has lost two ships with a negotiate against somebody with seven cards."""
    rich = [f"attack_{n:02}" for n in (1, 4, 5, 6, 7, 9, 10)]
    ships = {(home(1), 1): 2, (home(1, 1), 1): 6}
    table = cosmic("trader", alien, hands=[["attack_20", *rich], ["negotiate", *flare], []], ships=ships)
    return table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate")


def test_super_flare_doubles_the_compensation() -> None:
    """Ruling 117."""
    table = compensated("clone.flare")
    table.answers(1, AddSuper, table.card("clone.flare")).rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [4]


def test_super_flare_may_stay_in_the_hand() -> None:
    table = compensated("clone.flare").answers(1, AddSuper, NONE).rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [2]


def test_the_compensation_of_others_is_not_doubled() -> None:
    """Ruling 117."""
    hands = [["attack_20", "attack_01", "attack_04", "attack_06", "clone.flare"], ["negotiate"], []]
    ships = {(home(1), 1): 2, (home(1, 1), 1): 6}
    table = cosmic("clone", "trader", hands=hands, ships=ships).launches(1, home(1)).nobody_allies()
    table.both_play("attack_20", "negotiate").rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [2]
    assert not table.was_asked(0, AddSuper)


def test_double_compensation_ends_with_the_opponents_hand() -> None:
    ships = {(home(1), 1): 2, (home(1, 1), 1): 6}
    hands = [["attack_20", "attack_01", "attack_06", "attack_08"], ["negotiate", "clone.flare"], []]
    table = cosmic("trader", "clone", hands=hands, ships=ships)
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate")
    table.answers(1, AddSuper, table.card("clone.flare")).rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [3]


def test_where_the_whole_hand_is_paid_anyway_nobody_is_asked_to_double() -> None:
    hands = [["attack_20", "attack_01"], ["negotiate", "clone.flare"], []]
    table = cosmic("trader", "clone", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_20", "negotiate").rest()
    assert [len(given.cards) for given in table.happened(CardsGiven)] == [1]
    assert not table.was_asked(1, AddSuper)


def test_after_a_swap_it_keeps_the_card_that_counted_for_it() -> None:
    table = cosmic("clone", "sorcerer", hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").uses(1)
    table.until(UsePower).uses(0)
    assert table.hand(0) == ["attack_20"]


def test_super_flare_cannot_double_nothing() -> None:
    """A defense without ships on the planet loses none."""
    hands = [["attack_20", "attack_01"], ["negotiate", "clone.flare"], []]
    table = cosmic("trader", "clone", hands=hands, ships={(home(1), 1): 0})
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert not table.was_asked(1, AddSuper)
