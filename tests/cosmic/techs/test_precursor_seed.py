"""Precursor Seed: a second power."""

from __future__ import annotations

from game.cosmic import pieces
from game.cosmic.events.common import SheetDrawn
from game.cosmic.prompts import AddSuper, ChooseNumber, ResearchTech
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import researched

TECH = "precursor_seed"
HANDS = [["attack_04"], ["attack_20"], ["cosmic_zap"]]


def sprouted(alien: str, **words: object) -> Encounter:
    """The offense has completed it and drawn this alien."""
    for seed in range(300):
        table = researched(0, TECH, 9, seed=seed, **words).until(ResearchTech)
        table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
        if table.table.aliens_of(0)[1:] == [alien]:
            return table
    raise AssertionError(f"no seed draws {alien}")


def test_an_unused_alien_is_drawn_face_up_besides_the_own_one() -> None:
    table = sprouted("zombie")
    assert table.table.aliens_of(0) == ["amoeba", "zombie"]
    card = table.happened(SheetDrawn)[0].card
    assert all(table.table.knows(seat, card) for seat in range(3))
    assert len(table.table.techs[0]) == 1


def test_no_alien_with_set_up_text_or_one_that_may_not_be_there() -> None:
    drawn = set()
    for seed in range(60):
        table = researched(0, TECH, 9, "gambler", seed=seed).until(ResearchTech)
        table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
        drawn |= set(table.table.aliens_of(0)[1:])
    assert len(drawn) > 15
    assert not [alien for alien in drawn if pieces.ALIENS[alien].has_set_up]
    assert not drawn & {*pieces.ALIENS["gambler"].not_with, "gambler"}


def beaten(table: Encounter) -> Encounter:
    """The owner loses three ships, or does not."""
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    return table


def test_its_power_works() -> None:
    assert beaten(sprouted("zombie", hands=[["attack_04"], ["attack_20"], []])).rest().table.warp[0] == 0


def test_it_is_zapped_alone() -> None:
    """Ruling 158."""
    table = beaten(sprouted("zombie", hands=HANDS)).plays(2, "cosmic_zap")
    assert table.table.zapped == ["zombie"]
    assert (0, "amoeba") in table.table.in_play
    assert table.rest().table.warp[0] == 3


def test_its_flare_is_super_for_its_owner() -> None:
    """Ruling 158: the Zombie's flare raises a ship of an ally from the warp."""
    hands = [["attack_04", "zombie.flare"], ["attack_20"], []]
    table = sprouted("zombie", hands=hands, warp=[0, 0, 2]).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1).answers(0, AddSuper, table.card("zombie.flare")).answers(2, ChooseNumber, 1)
    assert table.table.gate == [3, 0, 2]


def test_while_it_is_zapped_its_flare_is_wild() -> None:
    """Rulings 44 and 158."""
    hands = [["attack_04", "zombie.flare"], ["attack_20"], ["cosmic_zap"]]
    table = beaten(sprouted("zombie", hands=hands)).plays(2, "cosmic_zap")
    table.plays(0, "zombie.flare").rest()
    assert table.table.warp[0] == 2


def test_both_powers_need_the_home_colonies() -> None:
    """Ruling 54."""
    ships = {(home(0, n), 0): 0 for n in range(3)}
    table = sprouted("zombie", ships=ships)
    assert not [power for seat, power in table.table.in_play if seat == 0]
