"""The map of a scenario: sectors, and what lies and flies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.arranging import Spec, a_list, a_number, a_row, a_seat
from game.core.refusals import WrongWord
from game.core.table import NOBODY, Pile
from game.eclipse import pieces
from game.eclipse.arranging import one_of, pull
from game.eclipse.parts import NO_TILE, NOWHERE, Sector
from game.eclipse.pieces import ship_code
from game.eclipse.reach import ring_of
from game.eclipse.seating import lay_sector
from game.eclipse.table import EclipseTable

ROW_WORDS = (
    "id", "at", "turn", "disc", "cubes", "orbital", "monolith", "discovery", "ships", "ancients", "guard",
)  # fmt: skip
FARTHEST = 20


def place_sectors(table: EclipseTable, spec: Spec) -> list[Sector]:
    """All sectors of the map, then the stacks with what is left. Tells where any discovery tile will lie."""
    center = table.map[0]
    table.discoveries.append(center.discovery)
    center.discovery = NO_TILE
    covered = [center]
    for value in a_list(spec.get("sectors", ()), "sectors"):
        row = a_row(value, "sector", ROW_WORDS)
        sector = _lay(table, row)
        _claim(table, sector, row)
        _send_ships(table, sector, row)
        covered = [other for other in covered if other is not sector]
        if _hide(table, sector, row):
            covered.append(sector)
    _stack(table, spec)
    return covered


def _lay(table: EclipseTable, row: Mapping[str, Any]) -> Sector:
    """A sector that lies there from the start, or a tile that comes to its place."""
    name = row.get("id")
    for number, sector in enumerate(table.map):
        if table.face(number).id == name:
            if "at" in row or "turn" in row:
                raise WrongWord(f"The sector {name!r} lies on the map already.")
            return sector
    tile = pull(table, [name], "id", "sector", [*table.stacks, table.box])[0]
    q, r = _place(table, row)
    printed = pieces.SECTORS[table.faces[tile]]
    if printed.ring != pieces.RINGS[ring_of((q, r))]:
        raise WrongWord(
            f"'at': the sector {name!r} cannot lie at {[q, r]!r}, it is for the {printed.ring} ring."
        )
    table.show(tile)
    sector = lay_sector(table, tile, q, r, a_number(row.get("turn", 0), "turn", 0, 5))
    for _ in range(printed.ancients):
        sector.add(pieces.ANCIENT_SHIP)
    return sector


def _place(table: EclipseTable, row: Mapping[str, Any]) -> tuple[int, int]:
    place = [a_number(number, "at", -FARTHEST, FARTHEST) for number in a_list(row.get("at", ()), "at")]
    if len(place) != 2:
        raise WrongWord(f"'at' is the place [q, r] of the sector {row.get('id')!r}, not {row.get('at')!r}.")
    if table.at(place[0], place[1]) != NOWHERE:
        raise WrongWord(f"'at': there is a sector at {place!r} already.")
    return place[0], place[1]


def _claim(table: EclipseTable, sector: Sector, row: Mapping[str, Any]) -> None:
    """Disc, cubes, structures and the discovery tile of a sector."""
    if "disc" in row:
        owner = NOBODY if row["disc"] is None else a_seat(row["disc"], table.seats)
        table.control(owner, table.at(sector.q, sector.r))
        sector.cubes = 0
    for word in ("orbital", "monolith"):
        if not isinstance(row.get(word, False), bool):
            raise WrongWord(f"'{word}' is true or false, not {row[word]!r}.")
    sector.orbital, sector.monolith = row.get("orbital", False), row.get("monolith", False)
    if "cubes" in row:
        sector.cubes = sum(1 << square for square in _squares(table, sector, row["cubes"]))
    if sector.cubes and sector.disc == NOBODY:
        raise WrongWord(f"'cubes': nobody controls the sector {row['id']!r}.")


def _squares(table: EclipseTable, sector: Sector, value: Any) -> list[int]:
    """Different squares of a sector."""
    count = len(pieces.SQUARES[table.faces[sector.tile]])
    numbers = []
    for square in a_list(value, "cubes"):
        if square == "orbital" and sector.orbital:
            numbers.append(pieces.ORBITAL_SQUARE)
        else:
            numbers.append(a_number(square, "cubes", 0, count - 1))
    if len(set(numbers)) != len(numbers):
        raise WrongWord(f"'cubes' names a square twice: {value!r}.")
    return numbers


def _hide(table: EclipseTable, sector: Sector, row: Mapping[str, Any]) -> bool:
    """The discovery tile that lies in a sector face down. True if any tile will do."""
    printed = pieces.SECTORS[table.faces[sector.tile]].discovery
    wanted = row.get("discovery", printed and sector.disc == NOBODY)
    if isinstance(wanted, bool):
        return wanted
    sector.discovery = pull(table, [wanted], "discovery", "discovery", [table.discoveries])[0]
    return False


def _send_ships(table: EclipseTable, sector: Sector, row: Mapping[str, Any]) -> None:
    """Ancients and the center's defence first, then players in order of arrival."""
    neutral = [ship for ship in sector.ships if ship >= pieces.ANCIENT_SHIP]
    if "ships" in row:
        sector.ships, sector.damage = bytearray(neutral), bytearray(len(neutral))
        for group in a_list(row["ships"], "ships"):
            _send(table, sector, a_list(group, "ships"))
    if "ancients" in row:
        _wake(sector, pieces.ANCIENT_SHIP, _damages(row["ancients"]))
    elif sector.disc != NOBODY and table.players[sector.disc].species != "descendants_of_draco":
        _wake(sector, pieces.ANCIENT_SHIP, [])
    if "guard" in row:
        _wake(
            sector,
            pieces.CENTER_SHIP,
            [] if row["guard"] is None else [a_number(row["guard"], "guard", 0, 7)],
        )
    elif sector.disc != NOBODY:
        _wake(sector, pieces.CENTER_SHIP, [])


def _send(table: EclipseTable, sector: Sector, group: list[Any]) -> None:
    """Ships of one seat: ``[0, "interceptor", "cruiser:1"]``."""
    seat = a_seat(group[0] if group else None, table.seats)
    for word in group[1:]:
        name, _, damage = str(word).partition(":")
        ship = ship_code(seat, one_of(name, "ships", pieces.SHIPS))
        if not (damage or "0").isdecimal():
            raise WrongWord(f"'ships': the damage of {word!r} is no number.")
        sector.add(ship, a_number(int(damage or 0), "damage", 0, table.party_design(ship).hull))


def _damages(value: Any) -> list[int]:
    if isinstance(value, int):
        return [0] * a_number(value, "ancients", 0, 7)
    return [a_number(damage, "ancients", 0, 1) for damage in a_list(value, "ancients")]


def _wake(sector: Sector, ship: int, damages: list[int]) -> None:
    """So many ships that nobody plays, instead of those that are there."""
    others = [pair for pair in zip(sector.ships, sector.damage, strict=True) if pair[0] != ship]
    together = [*((ship, damage) for damage in damages), *others]
    sector.ships = bytearray(other for other, _ in together)
    sector.damage = bytearray(damage for _, damage in together)


def _stack(table: EclipseTable, spec: Spec) -> None:
    """The tops of the sector stacks and what lies beside them."""
    tops = a_row(spec.get("stacks", {}), "entry 'stacks'", pieces.RINGS)
    thrown = a_row(spec.get("thrown", {}), "entry 'thrown'", pieces.RINGS)
    short = [one_of(ring, "short", pieces.RINGS) for ring in a_list(spec.get("short", ()), "short")]
    for number, ring in enumerate(pieces.RINGS):
        stack = table.stacks[number]
        table.thrown[number] = Pile(pull(table, thrown.get(ring, ()), "thrown", "sector", [stack, table.box]))
        for tile in table.thrown[number]:
            table.show(tile)
        top = pull(table, tops.get(ring, ()), "stacks", "sector", [stack, table.box])
        if number in short:
            table.box.extend(stack)
            stack.clear()
        stack.extend(reversed(top))
