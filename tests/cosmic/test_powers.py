"""Losing alien powers (page 12), zaps, flares (page 13), the order of timing."""

from __future__ import annotations

from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerLost, PowerRegained, PowerZapped
from game.cosmic.prompts import ChooseSeat, ChooseTarget, PlaceShips, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def beaten_zombie(*hands: list[str], **words: object) -> Encounter:
    """The Zombie has lost three ships and is about to bring them home."""
    words = {"hands": [["attack_04", *hands[0]], ["attack_20", *hands[1]], *hands[2:]], **words}
    table = cosmic("zombie", "trader", "mind", "fido", **words)
    return table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")


def test_with_two_home_colonies_the_power_is_lost_at_once() -> None:
    """Ruling 54: counted by colonies held."""
    ships = {(home(1, n), 1): 0 for n in (1, 2)}
    table = cosmic("trader", "mind", "fido", hands=[["attack_20"], ["attack_04"], []], ships=ships)
    table.launches(2, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert PowerLost(1) in table.log
    assert (1, "mind") not in table.table.in_play


def test_the_third_home_colony_brings_the_power_back() -> None:
    """Ruling 59."""
    ships = {(home(0, n), 0): 0 for n in (0, 1, 2)}
    table = cosmic("zombie", "trader", "mind", ships=ships, destiny=[0])
    table.answers(0, PlaceShips, (home(0, 3), 1))
    table.answers(0, ChooseTarget, (home(0, 0), 0)).answers(0, TakeShips, (home(0, 3), 2))
    table.answers(0, TakeShips, (-1, 0))
    assert PowerRegained(0) in table.log
    assert (0, "zombie") in table.table.in_play


def test_a_zap_may_be_played_by_any_player() -> None:
    table = beaten_zombie([], [], ["cosmic_zap"], [])
    assert table.is_asked(2, PlayCard)
    table.plays(2, "cosmic_zap").rest()
    assert table.happened(PowerZapped) == [PowerZapped(0, "zombie")]


def test_windows_go_offense_defense_then_clockwise() -> None:
    """Ruling 2."""
    table = beaten_zombie(["cosmic_zap"], ["card_zap"], ["cosmic_zap"], [])
    assert table.prompt.seat == 0
    table.answers(0, PlayCard, -1)
    assert table.prompt.seat == 2


def test_the_defense_is_asked_before_those_who_sit_nearer_to_the_offense() -> None:
    """Ruling 2."""
    hands = [["attack_04"], ["cosmic_zap"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("zombie", "trader", "mind", "fido", hands=hands, destiny=[2])
    table.launches(3, home(2)).nobody_allies().both_play("attack_04", "attack_20")
    assert table.prompt.seat == 2
    assert table.answers(2, PlayCard, -1).prompt.seat == 1


def test_a_zap_may_be_zapped() -> None:
    table = beaten_zombie(["card_zap"], [], ["cosmic_zap"], []).plays(2, "cosmic_zap")
    table.plays(0, "card_zap").rest()
    assert not table.happened(PowerZapped)
    assert table.table.warp[0] == 0
    played = [event.card for event in table.happened(CardPlayed)]
    assert table.names(played) == ["cosmic_zap", "card_zap"]


def test_who_has_nothing_to_play_is_not_asked() -> None:
    table = beaten_zombie([], [], [], [])
    assert not isinstance(table.match.waiting()[0], PlayCard)


def test_in_an_open_call_everybody_is_asked() -> None:
    table = beaten_zombie([], [], [], [], options={"open_call": True})
    assert table.is_asked(0, PlayCard)


def test_a_zapped_flare_is_discarded() -> None:
    """Ruling 45."""
    table = cosmic(
        "trader", "mind", "fido", hands=[["attack_04", "zombie.flare"], ["attack_20", "card_zap"], []]
    )
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(PlayCard)
    table.plays(0, "zombie.flare").plays(1, "card_zap").rest()
    assert "zombie" in table.names(table.table.discard)
    assert table.table.warp[0] == 3


def two_flares(freewheeling: bool) -> Encounter:
    hands = [["attack_04", "zombie.flare", "macron.flare"], ["attack_20"], []]
    options = {"freewheeling": freewheeling}
    table = cosmic("trader", "mind", "fido", hands=hands, options=options)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(PlayCard)
    return table.plays(0, "macron.flare")


def test_a_player_uses_one_flare_in_an_encounter() -> None:
    """Page 13."""
    table = two_flares(freewheeling=False).rest()
    assert len([prompt for prompt in table.answered if isinstance(prompt, PlayCard)]) == 1
    assert table.table.warp[0] == 3


def test_freewheeling_flares_have_no_such_limit() -> None:
    """Page 15: each flare still once in an encounter."""
    table = two_flares(freewheeling=True).until(PlayCard).plays(0, "zombie.flare").rest()
    assert table.table.warp[0] == 2


def test_a_flare_returns_to_the_hand() -> None:
    table = two_flares(freewheeling=False).rest()
    assert table.hand(0) == ["macron.flare", "zombie.flare"]


def test_without_power_the_own_flare_is_wild() -> None:
    """Ruling 44."""
    ships = {(home(0, n), 0): 0 for n in range(3)}
    table = beaten_zombie(["zombie.flare"], [], [], [], ships=ships).until(PlayCard)
    table.plays(0, "zombie.flare").rest()
    assert table.table.warp[0] == 12 - 1 + 2


def test_a_response_answers_what_was_announced_and_nothing_else() -> None:
    """Ruling 3: an unrelated effect of the same phase waits until the action is finished."""
    hands = [["attack_04", "mobius_tubes", "card_zap"], ["attack_20", "plague"], []]
    table = cosmic("trader", "mind", "fido", hands=hands, warp=[2, 0, 0]).answers(0, PlayCard, -1)
    table.plays(1, "plague")
    assert table.asks(0, PlayCard).options(table.table) == [-1, table.held(0, "card_zap")]
    table.answers(0, PlayCard, -1).answers(1, ChooseSeat, 2).answers(2, TakeShips, (home(2), 3))
    assert table.table.warp[2] == 3
    assert table.asks(0, PlayCard).options(table.table) == [-1, table.held(0, "mobius_tubes")]


def test_a_power_that_comes_back_works_in_the_same_encounter() -> None:
    """Ruling 59: the Clone drives somebody out, has three home colonies again and takes its card back."""
    ships = {(home(0, n), 0): 0 for n in (0, 1, 2)} | {(home(0), 1): 1}
    hands = [["attack_20"], ["attack_04"], []]
    table = cosmic("clone", "trader", "mind", hands=hands, ships=ships, destiny=[0])
    table.answers(0, PlaceShips, (home(0, 3), 1)).answers(0, ChooseTarget, (home(0), 1))
    table.launches(2, source=home(0, 3)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(UsePower).uses(0)
    assert PowerRegained(0) in table.log
    assert table.hand(0) == ["attack_20"]


def test_with_four_planets_two_home_colonies_are_enough() -> None:
    """Page 14, ruling 54."""
    ships = {(home(1, n, 4), 1): 0 for n in (1, 2)}
    hands = [["attack_20"], ["attack_04"], []]
    table = cosmic("trader", "mind", "fido", hands=hands, ships=ships, options={"four_planets": True})
    assert (1, "mind") in table.table.in_play
    table.launches(2, home(1, 0, 4)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert PowerLost(1) in table.log
