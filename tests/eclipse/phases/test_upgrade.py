"""Upgrade: parts come and go, and everything must fly in the end (page 13)."""

from __future__ import annotations

from game.eclipse import pieces
from game.eclipse.map_events import PartFitted
from tests.support.eclipse.rounds import Round, eclipse


def upgrading(species: str = "terran_directorate", **words: object) -> Round:
    return eclipse(species, **words).says(0, "upgrade")


def test_two_parts_may_be_taken() -> None:
    r = upgrading().says(0, "fit", "interceptor", 0, "hull").says(0, "fit", "cruiser", 1, "hull")
    assert r.asked == (1, "TakeTurn")
    assert r.table.design(0, pieces.INTERCEPTOR).hull == 1


def test_tiles_are_returned_before_parts_are_taken() -> None:
    """Ruling 52: any number of them, but none after the first part."""
    designs = [{"interceptor": ["hull"], "cruiser": ["", "hull"], "dreadnought": ["", "", "hull"]}, None]
    r = upgrading(designs=designs)
    r.says(0, "clear", "interceptor", 0).says(0, "clear", "cruiser", 1)
    assert r.may(0, "clear", "dreadnought", 2)
    r.says(0, "fit", "interceptor", 0, "electron_computer")
    assert "clear" not in r.verbs(0)


def test_no_tile_lies_on_a_tile() -> None:
    """Ruling 52: but a printed part may be covered."""
    r = upgrading(designs=[{"interceptor": ["hull"]}, None])
    assert not r.may(0, "fit", "interceptor", 0, "electron_computer")
    assert r.may(0, "fit", "interceptor", 1, "electron_computer")


def test_what_is_printed_works_again_when_its_tile_is_gone() -> None:
    r = upgrading(designs=[{"interceptor": ["", "hull"]}, None])
    assert r.table.design(0, pieces.INTERCEPTOR).cannons == ()
    r.says(0, "clear", "interceptor", 1)
    assert r.table.design(0, pieces.INTERCEPTOR).cannons == ((1, 1),)


class TestLegality:
    """Ruling 53: energy and drives are checked on the finished blueprint."""

    def test_energy_may_not_run_short(self) -> None:
        """Ruling 53: an interceptor with one energy left takes no second cannon and drive at once."""
        r = upgrading().says(0, "fit", "interceptor", 0, "ion_cannon")
        assert not r.may(0, "fit", "interceptor", 2, "hull")  # its source

    def test_a_source_may_come_after_what_needs_it(self) -> None:
        """Ruling 53: the first part leaves the blueprint short, the second one mends it."""
        r = upgrading(techs=[["plasma_cannon", "fusion_source"], None])
        r.says(0, "fit", "interceptor", 0, "plasma_cannon")
        assert not r.may(0, "done")
        assert not r.may(0, "fit", "cruiser", 1, "hull")
        r.says(0, "fit", "interceptor", 2, "fusion_source")
        assert r.asked == (1, "TakeTurn")

    def test_the_last_part_must_leave_everything_flying(self) -> None:
        """Ruling 53."""
        r = upgrading(techs=[["plasma_cannon", "fusion_source"], None])
        r.says(0, "fit", "cruiser", 1, "hull")
        assert not r.may(0, "fit", "interceptor", 0, "plasma_cannon")

    def test_ships_need_a_drive(self) -> None:
        """Ruling 53: the only one may be covered by another drive."""
        r = upgrading(techs=[["fusion_drive"], None])
        assert r.may(0, "fit", "interceptor", 3, "fusion_drive")
        r.says(0, "fit", "cruiser", 1, "hull")
        assert not r.may(0, "fit", "interceptor", 3, "hull")

    def test_starbases_have_none(self) -> None:
        """Ruling 53."""
        r = upgrading()
        assert not any(r.may(0, "fit", "starbase", square, "nuclear_drive") for square in range(5))

    def test_a_tile_that_keeps_a_ship_flying_stays(self) -> None:
        """Ruling 53: unless what is taken afterwards can mend it."""
        designs = [
            {"interceptor": ["plasma_missile", "plasma_cannon", "fusion_source", "fusion_drive"]},
            None,
        ]
        r = upgrading(designs=designs)  # without the technologies
        assert not r.may(0, "clear", "interceptor", 2)  # no source is large enough
        r.says(0, "clear", "interceptor", 1)
        assert r.may(0, "clear", "interceptor", 2)

    def test_a_stored_part_can_mend_a_blueprint(self) -> None:
        """Ruling 38: it counts as one of the parts, so a reaction may return a source for it."""
        heavy = ["ion_cannon", "plasma_cannon", "tachyon_source", "tachyon_drive"]
        words = {"designs": [{"interceptor": heavy}, None], "passed": [0], "turn": 0}
        assert not eclipse(**words).says(0, "upgrade").may(0, "clear", "interceptor", 2)
        r = eclipse(**words, parts=[["hypergrid_source"], None]).says(0, "upgrade")
        r.says(0, "clear", "interceptor", 2)
        assert not r.may(0, "done")
        r.says(0, "fit", "interceptor", 2, "hypergrid_source")
        assert r.happened(PartFitted)[-1].stored
        assert r.asked == (1, "TakeTurn")


def test_returning_alone_is_a_use_of_the_action() -> None:
    """Ruling 54."""
    r = upgrading(designs=[{"interceptor": ["hull"]}, None], colony_ships=[0, None])
    r.says(0, "clear", "interceptor", 0).says(0, "done")
    assert r.asked == (1, "TakeTurn")
    assert r.player(0).spent[3] == 1


def test_ships_on_the_map_profit_at_once() -> None:
    """Ruling 55: their number on the map does not matter."""
    r = upgrading(techs=[["fusion_drive"], None])
    r.says(0, "fit", "interceptor", 3, "fusion_drive").says(0, "done")
    ship = r.sector("221").ships[0]
    assert r.table.party_design(ship).movement == 2


def test_equal_parts_are_not_limited() -> None:
    """Ruling 55."""
    r = upgrading(designs=[{"dreadnought": ["hull", "hull", "hull", "hull"]}, None])
    assert r.may(0, "fit", "dreadnought", 5, "hull")


def test_what_stands_outside_the_grid_always_counts() -> None:
    """Ruling 55: the Planta's computer and energy."""
    r = upgrading("planta")
    design = r.table.design(0, pieces.INTERCEPTOR)
    assert (design.computer, design.initiative, design.energy) == (1, 1, 3)


def test_the_mechanema_take_three_parts() -> None:
    r = upgrading("mechanema")
    for square in (0, 1):
        r.says(0, "fit", "interceptor", square, "hull")
    r.says(0, "fit", "cruiser", 1, "hull")
    assert r.asked == (1, "TakeTurn")
