"""Variants (pages 14 and 15): four planets, hidden powers, rotating powers, freewheeling flares."""

from __future__ import annotations

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.cosmic import GAME
from game.cosmic.events.common import GameWon, PowerUsed, SheetDrawn, SheetTurnedUp
from game.cosmic.prompts import KeepAlien, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

FOUR = {"four_planets": True}
HIDDEN = {"hidden": True}


def test_four_planets_with_four_ships_each() -> None:
    """Page 14: each player has four planets and sixteen ships."""
    table = Match(GAME, GAME.set_up(1, 3, FOUR), Beginning(1, FOUR)).table
    assert [planet.home for planet in table.planets] == [seat for seat in range(3) for _ in range(4)]
    assert [planet.ships[planet.home] for planet in table.planets] == [4] * 12
    assert sum(sum(planet.ships) for planet in table.planets) == 3 * 16


def conquering(colonies: int, **options: bool) -> Encounter:
    """An offense with so many foreign colonies wins one more."""
    planets = 4 if options else 5
    ships = {(home(2, n, planets), 0): 1 for n in range(colonies)}
    hands = [["attack_20", "attack_06"], ["attack_04"], []]
    table = cosmic("trader", "mind", "fido", hands=hands, ships=ships, options=options)
    table.launches(1, home(1, 0, planets)).nobody_allies().both_play("attack_20", "attack_04")
    return table.rest()


@pytest.mark.parametrize(("colonies", "wins"), [(2, False), (3, True)])
def test_with_four_planets_four_foreign_colonies_win(colonies: int, wins: bool) -> None:
    """Page 14."""
    assert bool(conquering(colonies, **FOUR).happened(GameWon)) == wins


def test_with_five_planets_four_foreign_colonies_do_not_win() -> None:
    assert not conquering(3).happened(GameWon)


def hidden_zombie() -> Encounter:
    """A Zombie that nobody knows loses three ships."""
    hands = [["attack_04"], ["attack_20"], []]
    table = cosmic("zombie", "trader", "mind", hands=hands, options=HIDDEN)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    return table.until(UsePower)


def test_hidden_powers_lie_face_down() -> None:
    """Page 15: nobody else knows the sheet."""
    table = cosmic("zombie", "trader", "mind", options=HIDDEN)
    (sheet,) = table.table.sheets[0]
    assert [table.table.knows(seat, sheet) for seat in range(3)] == [True, False, False]


def test_a_hidden_power_is_not_used_while_its_sheet_stays_face_down() -> None:
    """Page 15: even one that has no choice when it lies open."""
    table = hidden_zombie()
    assert table.is_asked(0, UsePower)
    table.uses(0, power=False).rest()
    assert table.table.warp[0] == 3
    assert not table.happened(SheetTurnedUp)


def test_a_hidden_power_is_turned_up_to_use_it_and_stays_face_up() -> None:
    """Page 15."""
    table = hidden_zombie().uses(0).rest()
    (sheet,) = table.table.sheets[0]
    assert table.happened(SheetTurnedUp) == [SheetTurnedUp(0, sheet)]
    assert table.table.warp[0] == 0
    assert table.table.seen[sheet] == table.table.everyone


def turn_of_the_zombie(**options: bool) -> Encounter:
    hands = [["attack_04"], ["attack_20"], []]
    options = {"rotating": True, **options}
    return cosmic("zombie", "trader", "mind", hands=hands, phase="start_turn", options=options)


def test_the_offense_draws_a_new_alien_at_the_start_of_the_turn_and_keeps_one() -> None:
    """Page 15: the other sheet is discarded."""
    table = turn_of_the_zombie()
    (drawn,) = table.happened(SheetDrawn)
    old = table.card("zombie.sheet")
    assert table.asks(0, KeepAlien).listed == (old, drawn.card)
    table.answers(0, KeepAlien, drawn.card)
    assert table.table.sheets[0] == (drawn.card,)
    assert old in table.table.sheet_box
    assert table.table.seen[drawn.card] == table.table.everyone
    assert (0, table.table.id_of(drawn.card)) in table.table.in_play
    assert (0, "zombie") not in table.table.in_play


def test_the_old_alien_may_be_kept() -> None:
    """Page 15."""
    table = turn_of_the_zombie()
    (drawn,) = table.happened(SheetDrawn)
    table.answers(0, KeepAlien, table.card("zombie.sheet"))
    assert table.table.sheets[0] == (table.card("zombie.sheet"),)
    assert drawn.card in table.table.sheet_box
    assert (0, "zombie") in table.table.in_play


def test_only_the_offense_draws_and_only_once_in_a_turn() -> None:
    """Page 15: not at the start of each encounter."""
    table = turn_of_the_zombie()
    table.answers(0, KeepAlien, table.card("zombie.sheet")).until(TakeShips)
    assert [drawn.seat for drawn in table.happened(SheetDrawn)] == [0]
    second = cosmic("zombie", "trader", hands=[["attack_04"], ["attack_20"], []], options={"rotating": True})
    assert not second.until(TakeShips).happened(SheetDrawn)


def test_with_hidden_powers_a_new_alien_comes_into_play_face_down() -> None:
    """Page 15."""
    table = turn_of_the_zombie(hidden=True)
    (drawn,) = table.happened(SheetDrawn)
    table.answers(0, KeepAlien, drawn.card)
    assert [table.table.knows(seat, drawn.card) for seat in range(3)] == [True, False, False]


def test_without_the_variant_nobody_draws_an_alien() -> None:
    hands = [["attack_04"], ["attack_20"], []]
    table = cosmic("zombie", "trader", hands=hands, phase="start_turn").until(TakeShips)
    assert not table.was_asked(0, KeepAlien)
    assert not table.happened(SheetDrawn)


def about_to_select(freewheeling: bool, **hands: list[str]) -> Encounter:
    """Encounter cards are about to be selected."""
    held = [["attack_04", *hands.get("offense", [])], ["attack_20", *hands.get("defense", [])], []]
    table = cosmic("human", "trader", "virus", hands=held, options={"freewheeling": freewheeling})
    return table.launches(1, home(1)).invites().invites()


@pytest.mark.parametrize("freewheeling", [False, True])
def test_a_player_may_use_several_flares_only_if_they_are_freewheeling(freewheeling: bool) -> None:
    """Page 15; page 13 without the variant."""
    table = about_to_select(freewheeling, offense=["chosen.flare", "hate.flare"])
    table.plays(0, "chosen.flare")
    assert table.uses(1, power=False).is_asked(0, PlayCard) == freewheeling


def test_freewheeling_flares_are_used_once_each_in_an_encounter() -> None:
    """Page 15: each flare may still only be used once."""
    table = about_to_select(freewheeling=True, offense=["chosen.flare", "hate.flare"])
    table.plays(0, "chosen.flare").uses(1, power=False)
    assert table.names(table.asks(0, PlayCard).options(table.table)[1:]) == ["hate"]


def test_a_flare_that_changes_hands_is_not_used_again_in_the_encounter() -> None:
    """Page 13: a flare cannot be used more than once per encounter, by whomever."""
    table = about_to_select(freewheeling=False, offense=["chosen.flare"]).plays(0, "chosen.flare").uses(1)
    assert "chosen.flare" in table.hand(1)
    assert PowerUsed(1, "trader") in table.log
    assert not table.is_asked(1, PlayCard)
