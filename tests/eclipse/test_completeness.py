"""Every sector, technology, part, species and discovery has its data, behaviour, texts, picture and tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.assets import ASSETS
from game.core.texts import LANGUAGES, printed
from game.eclipse import GAME, offers, pieces
from game.eclipse.designs import design
from game.eclipse.parts import ACTIONS, NO_TILE
from game.eclipse.phases.research import DISCS_OF
from game.eclipse.table import EclipseTable
from tests.support.eclipse.rounds import eclipse

TESTS = Path(__file__).parent
WORDS = "\n".join(path.read_text("utf-8") for path in sorted(TESTS.rglob("test_*.py")))
SECTORS = [sector.id for sector in pieces.SECTORS]
TECHS = [tech.id for tech in pieces.TECHS]
PARTS = [part.id for part in pieces.PARTS]
DISCOVERIES = [row.id for row in pieces.DISCOVERIES]
# What is printed in both languages, by kind: the components and the fields.
TEXTS = {
    "tech": (TECHS, ("name", "text")),
    "part": (PARTS, ("name",)),
    "species": (list(pieces.SPECIES), ("name", "text")),
    "discovery": (DISCOVERIES, ("name", "text")),
}
PICTURES = {  # by folder
    "species": list(pieces.SPECIES),
    "techs": TECHS,
    "parts": PARTS,
    "discoveries": DISCOVERIES,
    "actions": [action for action in ACTIONS if action != "react"],
    "ships": [*pieces.BUILDS, "ancient", "center"],
}


def named(key: str) -> bool:
    """A test speaks of it."""
    return f'"{key}"' in WORDS


def placed(sector: str) -> EclipseTable:
    """A table on which this sector lies where it belongs."""
    printed = pieces.SECTORS[pieces.FACE_OF[f"sector_{sector}"]]
    if printed.ring in ("center", "start"):
        species = [printed.home_of] if printed.home_of else []
        return eclipse(*species).table
    place = {"inner": [0, -1], "middle": [-1, -1], "outer": [0, -3]}[printed.ring]
    return eclipse(sectors=[{"id": sector, "at": place}]).table


@pytest.mark.parametrize("sector", SECTORS)
def test_a_sector_lies_on_the_map_with_all_that_is_printed(sector: str) -> None:
    table = placed(sector)
    number = next(number for number in range(len(table.map)) if table.face(number).id == sector)
    printed, here = table.face(number), table.map[number]
    assert here.count(pieces.ANCIENTS) == printed.ancients
    assert (here.discovery != NO_TILE) == printed.discovery
    assert here.holes.bit_count() == len(printed.wormholes) >= 2
    assert printed.vp in range(1, 5)
    assert len(table.squares(number)) == len(printed.squares) < pieces.ORBITAL_SQUARE
    assert GAME.faults(table) == []


@pytest.mark.parametrize("sector", SECTORS)
def test_every_square_of_a_sector_can_be_settled(sector: str) -> None:
    """With all advanced technologies, and in a sector that is controlled."""
    printed = pieces.SECTORS[pieces.FACE_OF[f"sector_{sector}"]]
    place = {"inner": [0, -1], "middle": [-1, -1], "outer": [0, -3]}.get(printed.ring)
    row = {"id": sector, "disc": 0, "cubes": []} | ({"at": place} if place else {})
    species = [printed.home_of] if printed.home_of else ["terran_directorate"]
    known = pieces.SPECIES[species[0]].techs
    techs = [tech for tech in pieces.ADVANCED_TECHS if tech not in known]
    r = eclipse(*species, sectors=[row], techs=[techs, None])
    open_ = {square for at, square, _ in offers.settlements(r.table, 0) if at == r.number(sector)}
    assert open_ == set(range(len(printed.squares)))


def test_a_technology_has_an_effect() -> None:
    """It allows a part or a build, opens squares, brings discs, or a rule asks for it."""
    asked = "\n".join(path.read_text("utf-8") for path in Path(offers.__file__).parent.rglob("*.py"))
    for tech in TECHS:
        parts = [part for part in pieces.PARTS if part.tech == tech]
        kind = pieces.TECHS[pieces.TECH_OF[tech]].kind
        assert bool(parts) == (kind == "ship_part"), tech
        assert (tech in pieces.BUILD_TECHS.values()) == (kind == "build"), tech
        if kind in ("passive", "instant"):
            assert tech in DISCS_OF or tech in pieces.ADVANCED_TECHS or f'"{tech}"' in asked, tech


@pytest.mark.parametrize("tech", TECHS)
def test_a_technology_can_be_researched(tech: str) -> None:
    r = eclipse("descendants_of_draco", supply=[tech], storage=[[0, 16, 0], None]).says(0, "research")
    r.says(0, "tech", tech)
    assert r.player(0).has(tech)


def test_a_part_changes_a_ship() -> None:
    plain = design("terran", pieces.DREADNOUGHT, bytes(8))
    for part in PARTS:
        fitted = bytes([0, 0, pieces.PART_OF[part] + 1, *[0] * 5])
        assert design("terran", pieces.DREADNOUGHT, fitted) != plain, part


@pytest.mark.parametrize("species", list(pieces.SPECIES))
def test_a_species_plays(species: str) -> None:
    row = pieces.SPECIES[species]
    table = eclipse(species).table
    assert pieces.SPECIES[row.board_of].board_of == species
    assert len(table.players[0].designs) == 4
    assert {ship.ship for (board, _), ship in pieces.BLUEPRINTS.items() if board == row.blueprints} == set(
        pieces.SHIPS
    )
    assert all(table.design(0, ship).energy >= 0 for ship in range(4))
    assert GAME.faults(table) == []


@pytest.mark.parametrize("tile", DISCOVERIES)
def test_a_discovery_does_something(tile: str) -> None:
    r = eclipse(stacks={"outer": ["312"]}, discovery=[tile], supply=["gauss_shield"])
    r.says(0, "explore").says(0, "zone", 0, -3).says(0, "turn", 0, "312").says(0, "claim")
    before = GAME.encode(r.table)
    r.says(0, "benefit")
    assert GAME.encode(r.table) != before
    assert not r.player(0).discoveries


@pytest.mark.parametrize("kind", TEXTS)
def test_everything_is_told_in_both_languages(kind: str) -> None:
    ids, fields = TEXTS[kind]
    english, german = (
        [printed("eclipse", kind, key, language).says for key in ids] for language in LANGUAGES
    )
    for key, one, other in zip(ids, english, german, strict=True):
        assert [field for field in fields if not (one.get(field) and other.get(field))] == [], key
        assert fields == ("name",) or one["text"] != other["text"], key
    assert len({row["name"] for row in english}) == len({row["name"] for row in german}) == len(ids)


def test_every_sector_has_a_number_and_a_name() -> None:
    """Stars are called the same in both languages; only the center has a name of its own."""
    assert len({sector.name for sector in pieces.SECTORS}) == len(SECTORS) == len(set(SECTORS))
    assert all(sector.name and sector.id.isdecimal() for sector in pieces.SECTORS)
    english, german = (printed("eclipse", "term", "center", language).name for language in LANGUAGES)
    assert english != german


def test_it_has_a_picture() -> None:
    for folder, keys in PICTURES.items():
        for key in keys:
            assert (ASSETS / "art" / "eclipse" / folder / f"{key}.webp").stat().st_size > 1_000, key


def test_a_test_names_it() -> None:
    for key in [*TECHS, *PARTS, *DISCOVERIES, *pieces.SPECIES]:
        assert named(key), key


def test_blueprints_fly_as_printed() -> None:
    """A starbase without a drive, all others with one, and with enough energy."""
    for (board, ship), row in pieces.BLUEPRINTS.items():
        made = design(board, ship, bytes(len(row.printed)))
        assert made.energy >= 0
        assert bool(made.drives) == (ship != pieces.STARBASE)


def test_ids_are_unique() -> None:
    assert len(set(pieces.KEYS)) == len(pieces.KEYS) == 50 + 24 + 11 + 4
