"""Masochist: it wins when it has lost all its ships."""

from __future__ import annotations

from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import GameWon, PowerLost, PowerUsed, ShipsRemoved
from game.cosmic.prompts import ChoosePlanet, ChooseSeat, PlayCard, ResearchTech, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home

NO_SHIPS_AT_HOME = {(home(2, n), 2): 0 for n in range(5)}


def ruined(*more: str, gone: int = 0, **words: object) -> Encounter:
    """All ships of the Masochist, seat 2, are in the warp or out of the game."""
    words = {"hands": [["attack_04", *more], ["attack_20"], []], "ships": NO_SHIPS_AT_HOME, **words}
    return cosmic("spiff", "pacifist", "masochist", gone=[0, 0, gone], **words)


def test_without_any_ship_it_wins_at_the_start_of_regroup() -> None:
    table = ruined()
    assert table.happened(GameWon) == [GameWon((2,), "masochist")]
    assert table.table.over
    assert table.table.winners == [2]


def test_ships_out_of_the_game_are_lost_too() -> None:
    assert ruined(gone=7).table.winners == [2]


def test_it_wins_in_its_own_regroup_phase_before_a_ship_comes_back() -> None:
    table = cosmic("masochist", "pacifist", ships={(home(0, n), 0): 0 for n in range(5)})
    assert table.table.winners == [0]


def test_it_wins_before_mobius_tubes_can_be_played() -> None:
    assert ruined("mobius_tubes").table.winners == [2]


def test_one_ship_anywhere_is_too_much() -> None:
    ships = {**NO_SHIPS_AT_HOME, (home(0), 2): 1}
    table = ruined(ships=ships).until(TakeShips, ChoosePlanet)
    assert not table.table.over
    assert not table.happened(PowerUsed)


def test_ships_that_research_are_not_lost() -> None:
    techs = [[], [], [{"tech": "coldsleep_ship", "ships": 2}]]
    table = ruined(options={"technology": True}, techs=techs)
    assert not table.table.over


def test_the_prometheus_on_a_colony_is_a_ship_that_is_not_lost() -> None:
    """It is treated as a ship of its owner in every way."""
    techs = [[], [], [{"tech": "the_prometheus", "completed": True, "at": home(2)}]]
    table = ruined(options={"technology": True}, techs=techs)
    assert not table.table.over
    assert not table.happened(PowerUsed)


def test_the_prometheus_may_be_the_last_ship_that_is_lost() -> None:
    ships = {(home(1, n), 1): 0 for n in range(5)}
    techs = [[], [{"tech": "the_prometheus", "completed": True, "at": home(1)}], []]
    hands = [["attack_20"], ["attack_04"], []]
    table = cosmic("spiff", "masochist", hands=hands, ships=ships, techs=techs, options={"technology": True})
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert table.table.winners == [1]


def test_it_wins_before_anybody_researches() -> None:
    """Ruling 153."""
    techs: list[list[dict[str, object]]] = [[{"tech": "coldsleep_ship"}], [], []]
    table = ruined(options={"technology": True}, techs=techs)
    assert not table.is_asked(0, ResearchTech)
    assert table.table.winners == [2]


def test_zapped_it_does_not_win_now_but_in_the_next_encounter() -> None:
    """Ruling 51."""
    table = ruined("cosmic_zap").plays(0, "cosmic_zap").launches(1, home(1)).nobody_allies()
    assert not table.table.over
    table.both_play("attack_04", "attack_20").rest()
    assert table.table.winners == [2]


def test_it_never_loses_its_power() -> None:
    """Ruling 57."""
    ships = {(home(1, n), 1): 0 for n in range(2)}
    table = cosmic("spiff", "masochist", hands=[["attack_20"], ["attack_04"], []], ships=ships)
    table.launches(1, home(1, 2)).nobody_allies().both_play("attack_20", "attack_04").rest()
    assert table.table.homes[1] == 2
    assert not table.happened(PowerLost)
    assert (1, "masochist") in table.table.in_play


def test_nobody_else_wins_that_way() -> None:
    table = cosmic("spiff", "masochist", "pacifist", ships=NO_SHIPS_AT_HOME)
    assert not table.table.over


def regroup(*aliens: str, holder: int = 2, warp: list[int], **words: object) -> Encounter:
    """A player holds the Masochist's flare in a regroup phase."""
    hands: list[list[str]] = [["attack_04"], ["attack_20"], []]
    hands[holder].append("masochist.flare")
    return cosmic(*aliens, hands=hands, warp=warp, **words)


def test_wild_flare_lets_another_player_retrieve_the_ship() -> None:
    table = regroup("spiff", "pacifist", "zombie", warp=[2, 1, 1]).plays(2, "masochist.flare")
    table.answers(2, ChooseSeat, 1).until(TakeShips, ChoosePlanet)
    assert table.table.warp == [2, 0, 1]


def test_wild_flare_may_help_its_player() -> None:
    table = regroup("spiff", "pacifist", "zombie", warp=[2, 0, 1]).plays(2, "masochist.flare")
    assert table.until(TakeShips, ChoosePlanet).table.warp == [2, 0, 0]


def test_wild_flare_needs_somebody_else_in_the_warp() -> None:
    table = regroup("spiff", "pacifist", "zombie", warp=[2, 0, 0])
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_needs_somebody_with_a_colony_to_return_to() -> None:
    ships = {(home(1, n), 1): 0 for n in range(5)}
    table = regroup("spiff", "pacifist", "zombie", warp=[2, 20, 0], ships=ships)
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_needs_a_ship_that_the_offense_would_retrieve() -> None:
    table = regroup("spiff", "pacifist", "zombie", warp=[0, 0, 1])
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_leaves_the_offense_a_ship_for_the_gate() -> None:
    """The offense has no colony: the ship from the warp is the only one it can send."""
    ships = {(home(0, n), 0): 0 for n in range(5)}
    table = regroup("spiff", "pacifist", "zombie", warp=[20, 0, 1], ships=ships)
    assert not table.is_asked(2, PlayCard)
    assert table.table.gate[0] == 1


def test_super_flare_removes_a_ship_from_the_game() -> None:
    table = regroup("masochist", "pacifist", "zombie", holder=0, warp=[2, 0, 0]).plays(0, "masochist.flare")
    assert table.table.warp[0] == 1
    assert table.table.gone[0] == 1
    assert table.happened(ShipsRemoved)


def test_super_flare_is_for_its_own_regroup_phase() -> None:
    table = regroup("spiff", "pacifist", "masochist", warp=[1, 0, 1])
    assert not table.is_asked(2, PlayCard)


def test_the_own_flare_has_no_wild_side_for_the_masochist() -> None:
    """Page 13: not even for its own regroup phase."""
    table = regroup("masochist", "pacifist", "zombie", holder=0, warp=[0, 1, 0])
    assert not table.is_asked(0, PlayCard)
    assert not table.happened(CardPlayed)
