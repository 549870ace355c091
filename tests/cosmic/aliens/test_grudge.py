"""Grudge: who declines its invitation pays in ships."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import PowerLost, PowerUsed
from game.cosmic.prompts import AddSuper, PlayCard, TakeReward, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

WIN, LOSS, DEAL = ("attack_20", "attack_04"), ("attack_04", "attack_20"), ("negotiate", "negotiate")


def invited(cards: tuple[str, str] = WIN, *more: str, **words: object) -> Encounter:
    """The Grudge attacks and invites both others; the first one stays out, then the second is asked."""
    words = {"hands": [[cards[0], *more], [cards[1]], [], []], **words}
    table = cosmic("grudge", "trader", "mind", "kamikaze", **words)
    return table.launches(1, home(1)).invites(2, 3).invites()


def snubbed(cards: tuple[str, str] = WIN, *more: str, **words: object) -> Encounter:
    """The third player declines, the fourth one allies with the Grudge."""
    return invited(cards, *more, **words).declines(2).joins_offense(3).both_play(*cards)


def test_for_a_win_who_declined_loses_one_ship() -> None:
    table = snubbed()
    table.answers(2, TakeShips, (home(2), 1)).rest()
    assert table.table.warp == [0, 4, 1, 0]
    assert table.happened(PowerUsed) == [PowerUsed(0, "grudge")]


def test_for_a_defeat_who_declined_loses_four_ships() -> None:
    table = snubbed(LOSS)
    table.answers(2, TakeShips, (home(2), 2)).answers(2, TakeShips, (home(2, 1), 2)).rest()
    assert table.table.warp == [1, 0, 4, 1]


def test_for_a_failed_deal_who_declined_loses_four_ships() -> None:
    table = snubbed(DEAL).rest()
    assert table.table.warp == [3, 3, 4, 0]


def test_for_a_deal_who_declined_loses_one_ship() -> None:
    table = snubbed(DEAL).until(MakeDeal).answers(0, MakeDeal, ("grant", home(0, 1)))
    table.answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1)).rest()
    assert table.table.warp == [0, 0, 1, 0]


def test_who_was_not_invited_owes_nothing() -> None:
    table = cosmic("grudge", "trader", "mind", hands=[["attack_20"], ["attack_04"], []])
    table.launches(1, home(1)).nobody_allies().both_play(*WIN).rest()
    assert not table.happened(PowerUsed)
    assert table.table.warp[2] == 0


def test_as_defense_it_bears_a_grudge_too() -> None:
    table = cosmic("trader", "grudge", "mind", hands=[["attack_20"], ["attack_04"], []])
    table.launches(1, home(1)).invites().invites(2).declines(2).both_play(*WIN).rest()
    assert table.table.warp[2] == 4


def test_an_invitation_of_its_opponent_may_be_declined() -> None:
    table = cosmic("grudge", "trader", "mind", hands=[["attack_20"], ["attack_04"], []])
    table.launches(1, home(1)).invites().invites(2).declines(2).both_play(*WIN).rest()
    assert not table.happened(PowerUsed)


def test_as_a_bystander_it_bears_no_grudge() -> None:
    table = cosmic("trader", "mind", "grudge", "kamikaze", hands=[["attack_20"], ["attack_04"], [], []])
    table.launches(1, home(1)).invites(2, 3).invites().declines(2).declines(3).both_play(*WIN).rest()
    assert not table.happened(PowerUsed)


def turncoat(cards: tuple[str, str]) -> Encounter:
    """Invited by both sides, the third player allies with the Grudge's opponent."""
    table = cosmic("grudge", "trader", "mind", hands=[[cards[0]], [cards[1]], []])
    table.launches(1, home(1)).invites(2).invites(2).joins_defense(2, 2)
    return table.both_play(*cards)


def test_who_joined_the_other_side_owes_as_well() -> None:
    """Ruling 151."""
    table = turncoat(WIN).rest()
    assert table.table.warp[2] == 2 + 1


def test_ships_that_are_allied_with_the_other_side_are_no_payment() -> None:
    """Ruling 78."""
    table = turncoat(LOSS)
    places = {place for place, _ in table.asks(2, TakeShips).options(table.table)}
    assert places == {home(2, n) for n in range(5)}
    table.answers(2, TakeShips, (home(2), 4)).until(TakeReward)
    assert table.table.warp[2] == 4


def test_who_has_fewer_ships_loses_all_of_them() -> None:
    ships = {(home(2, n), 2): 0 for n in range(4)}
    table = snubbed(LOSS, ships={**ships, (home(2, 4), 2): 3}).rest()
    assert table.table.warp[2] == 20


def test_nothing_is_owed_when_the_encounter_just_ends() -> None:
    """Ruling 27: without encounter cards nobody wins."""
    table = invited(hands=[["mobius_tubes"], ["attack_04"], [], []]).declines(2).declines(3).rest()
    assert PowerUsed(0, "grudge") in table.log
    assert table.table.warp[2:] == [0, 0]


def test_zapped_nobody_gets_a_token() -> None:
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], [], []]
    table = invited(LOSS, hands=hands).declines(2).declines(3).until(PlayCard).plays(1, "cosmic_zap")
    assert not table.table.at.marks
    table.both_play(*LOSS).rest()
    assert table.table.warp[2:] == [0, 0]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(0, n), 0): 0 for n in range(3)}
    table = snubbed(LOSS, ships=ships).rest()
    assert not table.happened(PowerUsed)
    assert table.table.warp[2] == 0


def test_a_defeat_is_paid_for_before_it_costs_the_grudge_its_power() -> None:
    """The planet that is lost is the third-last home colony."""
    ships = {(home(1, 3), 1): 0, (home(1, 4), 1): 0}
    table = cosmic("trader", "grudge", "mind", hands=[["attack_20"], ["attack_04"], []], ships=ships)
    table.launches(1, home(1)).invites().invites(2).declines(2).both_play(*WIN).rest()
    assert table.happened(PowerLost) == [PowerLost(1)]
    assert table.table.warp[2] == 4


def test_super_flare_makes_a_win_as_dear_as_a_defeat() -> None:
    table = snubbed(WIN, "grudge.flare")
    table.answers(0, AddSuper, table.card("grudge.flare")).rest()
    assert table.table.warp[2] == 4


def test_super_flare_may_stay_in_the_hand() -> None:
    table = snubbed(WIN, "grudge.flare").answers(0, AddSuper, NONE).rest()
    assert table.table.warp[2] == 1


def test_super_flare_adds_nothing_to_a_defeat() -> None:
    table = snubbed(LOSS, "grudge.flare").rest()
    assert not table.was_asked(0, AddSuper)
    assert table.table.warp[2] == 4


def test_zapped_with_its_super_flare_the_grudge_collects_nothing() -> None:
    """Rulings 41 and 43."""
    hands = [["attack_20", "grudge.flare"], ["attack_04", "cosmic_zap"], [], []]
    table = invited(hands=hands).declines(2).declines(3).answers(1, PlayCard, NONE).both_play(*WIN)
    table.answers(0, AddSuper, table.card("grudge.flare")).plays(1, "cosmic_zap").rest()
    assert table.table.warp[2:] == [0, 0]
    assert "grudge.flare" in table.hand(0)


def spoiled(cards: tuple[str, str], holder: int, side: int) -> Encounter:
    hands = [[cards[0]], [cards[1]], []]
    hands[holder].append("grudge.flare")
    table = cosmic("trader", "amoeba", "mind", hands=hands)
    table.launches(1, home(1)).invites(*([2] if side == 0 else [])).invites(*([2] if side == 1 else []))
    return table.joins(2, side, 2).both_play(*cards).until(PlayCard).plays(holder, "grudge.flare")


def test_wild_flare_denies_colonies_to_the_winners_allies() -> None:
    """Ruling 142."""
    table = spoiled(WIN, 1, 0).rest()
    assert list(table.table.planets[home(1)].ships) == [1, 0, 0]
    assert sum(table.ships(2, home(2, n)) for n in range(5)) == 20


def test_wild_flare_denies_rewards_to_the_winners_allies() -> None:
    """Ruling 142."""
    table = spoiled(LOSS, 0, 1).rest()
    assert table.hand(2) == []
    assert sum(table.ships(2, home(2, n)) for n in range(5)) == 20


def test_wild_flare_is_nothing_for_the_winner() -> None:
    hands = [["attack_20", "grudge.flare"], ["attack_04"], []]
    table = cosmic("trader", "amoeba", "mind", hands=hands)
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play(*WIN).rest()
    assert not table.was_asked(0, PlayCard)
    assert table.ships(2, home(1)) == 1


def test_wild_flare_needs_allies_of_the_winner() -> None:
    hands = [["attack_20"], ["attack_04", "attack_06", "grudge.flare"], []]
    table = cosmic("trader", "amoeba", "mind", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play(*WIN).rest()
    assert not table.was_asked(1, PlayCard)


def test_wild_flare_is_nothing_for_a_beaten_ally() -> None:
    hands = [["attack_20"], ["attack_04"], ["grudge.flare"], []]
    table = cosmic("trader", "amoeba", "mind", "kamikaze", hands=hands).launches(1, home(1)).invites(3)
    table.invites(2).joins_defense(2).joins_offense(3).both_play(*WIN).rest()
    assert not table.was_asked(2, PlayCard)


def test_super_flare_is_not_asked_for_when_nobody_owes_anything() -> None:
    table = cosmic("grudge", "trader", "mind", hands=[["attack_20", "grudge.flare"], ["attack_04"], []])
    table.launches(1, home(1)).nobody_allies().both_play(*WIN).rest()
    assert not table.was_asked(0, AddSuper)
