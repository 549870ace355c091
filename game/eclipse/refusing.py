"""Why a technology, a build, a flight or a part is refused, in more words than that it is no option."""

from __future__ import annotations

from game.core.refusals import Refusal
from game.core.table import Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.designs import design
from game.eclipse.parts import changed
from game.eclipse.table import EclipseTable
from game.eclipse.words import Word, numbers_of, verb_of


def numbers_with(answer: Word, verb: str, limits: tuple[int, ...]) -> list[int]:
    """The numbers of a word that begins with this verb and names things that there are; else none."""
    words = answer.split(" ")
    if verb_of(answer) != verb or len(words) != len(limits) + 1 or not all(map(str.isdecimal, words[1:])):
        return []
    numbers = numbers_of(answer)
    there = all(number < limit for number, limit in zip(numbers, limits, strict=True))
    return list(numbers) if there else []


def tech_refused(table: EclipseTable, seat: Seat, answer: Word, section: str) -> Refusal | None:
    for tech in numbers_with(answer, "tech", (len(pieces.TECHS),)):
        if table.players[seat].tech_bits >> tech & 1:
            return Refusal("refuse.eclipse.tech_known", section)
        price, stored = table.price(seat, tech), table.players[seat].storage[pieces.SCIENCE]
        if price > stored:
            return Refusal("refuse.eclipse.tech_cost", section, {"price": price, "stored": stored})
    return None


def build_refused(table: EclipseTable, seat: Seat, answer: Word, section: str) -> Refusal | None:
    player = table.players[seat]
    for what in numbers_with(answer, "build", (len(pieces.BUILDS), len(table.map)))[:1]:
        if what in pieces.BUILD_TECHS and not player.has(pieces.BUILD_TECHS[what]):
            return Refusal("refuse.eclipse.build_tech", section)
        price, stored = offers.cost(player, what), player.storage[pieces.MATERIALS]
        if price > stored:
            return Refusal("refuse.eclipse.build_cost", section, {"price": price, "stored": stored})
    return None


def flight_refused(table: EclipseTable, seat: Seat, answer: Word, section: str) -> Refusal | None:
    """Sectors are named by what is printed on them."""
    numbers = numbers_with(answer, "move", (len(table.map), len(pieces.SHIPS), len(table.map)))
    if not numbers or pieces.ship_code(seat, numbers[1]) not in table.map[numbers[0]].ships:
        return None
    start, ship, target = numbers
    movement = table.design(seat, ship).movement
    if not movement:
        return Refusal("refuse.eclipse.no_drive", section)
    if table.pinned(seat, start):
        return Refusal("refuse.eclipse.pinned", section)
    if start == target:
        return Refusal("refuse.eclipse.there_already", section)
    return _out_of_reach(table, seat, start, movement, target, section)


def _out_of_reach(
    table: EclipseTable, seat: Seat, start: int, movement: int, target: int, section: str
) -> Refusal | None:
    """Too far, held on the way, or without any wormhole."""
    there = table.face(target).id
    way = reach.flights(table, seat, start, len(table.map)).get(target)
    if way is not None and len(way) - 1 > movement:
        far = len(way) - 1
        return Refusal("refuse.eclipse.too_far", section, {"sector": there, "far": far, "movement": movement})
    if way is not None:
        return None
    if target in reach.connected(table, seat, start):
        return Refusal("refuse.eclipse.held_on_the_way", section, {"sector": there})
    here = table.face(start).id
    return Refusal("refuse.eclipse.no_wormhole", section, {"start": here, "sector": there})


def part_refused(
    table: EclipseTable, seat: Seat, answer: Word, section: str, *, begun: bool
) -> Refusal | None:
    """A part that does not fit, or a tile that has to stay."""
    player = table.players[seat]
    squares = max(map(len, player.designs))
    limits = (len(pieces.SHIPS), squares, len(pieces.PARTS))
    fitted = numbers_with(answer, "fit", limits) or numbers_with(answer, "clear", limits[:2])
    if not fitted or fitted[1] >= len(player.designs[fitted[0]]):
        return None
    ship, square, part = (*fitted, -1)[:3]
    if part >= 0 and player.designs[ship][square]:
        return Refusal("refuse.eclipse.fit_taken", section)
    if part < 0 and not player.designs[ship][square]:
        return Refusal("refuse.eclipse.clear_printed", section)
    if part < 0 and begun:
        return Refusal("refuse.eclipse.clear_late", section)
    if part >= 0 and part not in (*offers.usable_parts(player), *player.parts):
        return Refusal("refuse.eclipse.fit_tech", section)
    return _grounded(player.row.blueprints, ship, changed(player.designs[ship], square, part + 1), section)


def _grounded(board: str, ship: int, squares: bytes, section: str) -> Refusal | None:
    """Why a ship with these parts could not fly."""
    made = design(board, ship, squares)
    if ship == pieces.STARBASE and made.drives:
        return Refusal("refuse.eclipse.fit_drive", section)
    if made.energy < 0:
        return Refusal("refuse.eclipse.fit_energy", section, {"missing": -made.energy})
    if ship != pieces.STARBASE and not made.drives:
        return Refusal("refuse.eclipse.fit_no_drive", section)
    return None
