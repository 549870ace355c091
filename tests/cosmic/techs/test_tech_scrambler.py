"""Tech Scrambler: another tech is cancelled and discarded."""

from __future__ import annotations

from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import ChooseOne, ChoosePlanet, MayChooseSeat, PlayCard, ResearchTech
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import was_offered, with_techs

TECH = "tech_scrambler"


def against(row: dict[str, object], ships: int, seat: int = 0, **words: object) -> Encounter:
    """A seat has a tech, and seat 2 the scrambler with so many ships on it."""
    return with_techs({seat: [row], 2: [{"tech": TECH, "ships": ships}]}, **words)


def done(tech: str) -> dict[str, object]:
    return {"tech": tech, "completed": True}


def test_a_tech_that_is_used_does_nothing_and_is_discarded() -> None:
    table = against(done("vacuum_turbines"), 2).until(PlayCard).plays(0, "vacuum_turbines").plays(2, TECH)
    table.until(ChoosePlanet)
    assert table.hand(0) == ["attack_20"]
    assert table.table.techs == [(), (), ()]
    assert sorted(table.names(table.table.tech_discard)) == ["tech_scrambler", "vacuum_turbines"]


def test_its_ships_return_to_colonies() -> None:
    table = against(done("vacuum_turbines"), 2).until(PlayCard).plays(0, "vacuum_turbines").plays(2, TECH)
    table.until(ChoosePlanet)
    assert sum(table.ships(2, home(2, n)) for n in range(5)) == 20


def test_it_needs_as_many_ships_as_the_research_number() -> None:
    """Ruling 161."""
    table = against(done("enigma_device"), 3).until(PlayCard).plays(0, "enigma_device").until(ChoosePlanet)
    assert not was_offered(table, 2)


def test_a_permanent_tech_is_discarded() -> None:
    """Ruling 161."""
    hands = [["attack_10"], ["attack_08"], []]
    table = against(done("xenon_lasers"), 3, hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_10", "attack_08").plays(0, "xenon_lasers").plays(2, TECH).rest()
    assert not table.was_asked(0, ChooseOne)
    assert table.totals == [11, 12]
    assert table.table.techs[0] == ()


def test_a_tech_may_be_scrambled_as_it_is_completed() -> None:
    table = against({"tech": "omega_missile", "ships": 8}, 8).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech('omega_missile')}").plays(2, TECH)
    table.until(ChoosePlanet)
    assert table.table.techs == [(), (), ()]
    assert sum(table.ships(0, home(0, n)) for n in range(5)) == 20


def test_what_a_tech_does_on_completion_does_not_happen() -> None:
    table = against({"tech": "the_prometheus", "ships": 7}, 7).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech('the_prometheus')}").plays(2, TECH)
    assert table.until(ChoosePlanet).table.prometheus is None


def test_the_number_of_gluon_mines_is_what_lies_on_them() -> None:
    rows = {"tech": "gluon_mines", "ships": 2}
    for ships, enough in ((2, True), (1, False)):
        table = against(rows, ships, seat=1).launches(2, home(1, 4)).nobody_allies()
        table.both_play("attack_20", "attack_08").plays(1, "gluon_mines")
        assert table.is_asked(2, PlayCard) == enough


def test_scrambled_mines_do_not_explode() -> None:
    table = against({"tech": "gluon_mines", "ships": 2}, 2, seat=1).launches(2, home(1, 4)).nobody_allies()
    table.both_play("attack_20", "attack_08").plays(1, "gluon_mines").plays(2, TECH).rest()
    assert not table.was_asked(1, MayChooseSeat)
    assert table.winner == OFFENSE


def test_a_scrambled_field_generator_lets_the_power_work() -> None:
    hands = [["attack_04"], ["attack_20"], []]
    rows = {1: [done("cosmic_field_generator")], 2: [{"tech": TECH, "ships": 2}]}
    table = with_techs(rows, "zombie", hands=hands).launches(3, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").plays(1, "cosmic_field_generator").plays(2, TECH).rest()
    assert table.table.warp[0] == 0


def test_the_own_techs_are_not_scrambled() -> None:
    rows = {2: [done("vacuum_turbines"), {"tech": TECH, "ships": 4}]}
    table = with_techs(rows).until(PlayCard).plays(2, "vacuum_turbines")
    assert not table.is_asked(2, PlayCard)


def test_it_lies_face_down_until_it_is_used() -> None:
    table = against(done("vacuum_turbines"), 2).until(PlayCard).plays(0, "vacuum_turbines")
    assert not table.table.knows(0, table.tech(TECH))
    assert table.plays(2, TECH).table.knows(0, table.tech(TECH))


def test_completed_it_keeps_its_ships_and_may_be_used() -> None:
    """Page 15: with ships enough, an X with any, the tech is completed."""
    table = against(done("vacuum_turbines"), 2).until(ResearchTech)
    table.answers(2, ResearchTech, f"complete {table.tech(TECH)}").plays(0, "vacuum_turbines").plays(2, TECH)
    table.until(ChoosePlanet)
    assert table.hand(0) == ["attack_20"]
    assert table.table.techs == [(), (), ()]
