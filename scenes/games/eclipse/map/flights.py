"""Where a piece in hand may go on the map: lit sectors and squares, and what a flight takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from game.core.table import Seat
from game.eclipse import reach
from game.eclipse.prompts import Influence, Move, TakeTurn
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle.fleet_odds import Flight, chip, sector_of, ship_of
from scenes.games.eclipse.looks.lights import HexEdge, ReachLook, SectorLight, SquareLight
from scenes.games.eclipse.map.taps import courses, ship_targets
from scenes.games.eclipse.zones import Z_MARK, Chart
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look, PlacedPiece

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder


def place_mark(piece: str, place: str, view: EclipseTable, watching: Watching, *, over: bool) -> Look | None:
    """How a place of the map is marked for a piece; None for places beside the map."""
    if piece == place and place.startswith(("zone:", "sector:")):
        return HexEdge()
    if place.startswith("square:"):
        return SquareLight(over)
    sector = sector_of(place)
    if sector is None:
        return None
    if ship_of(piece) is None:
        return SectorLight(over)
    held = not reach.passable(view, watching.seat, sector)
    return SectorLight(over, 1, held, chip(view, watching, piece, place))


def next_places(piece: str, builder: AnswerBuilder, view: EclipseTable) -> list[str]:
    """Where a disc that is lifted, or a ship that begins to move, may go: the next question asks for it."""
    prompt = builder.prompt
    if isinstance(prompt, TakeTurn) and courses(builder, view, piece if ship_of(piece) else ""):
        return [f"sector:{sector}" for sector in ship_targets(view, prompt.seat, piece)]
    if not isinstance(prompt, Influence) or piece not in builder.pieces or not piece.startswith("disc:"):
        return []
    source = int(piece.partition(":")[2])
    return [f"sector:{sector}" for sector in reach.disc_targets(view, prompt.seat, source)]


def beyond(
    piece: str, builder: AnswerBuilder, view: EclipseTable, watching: Watching
) -> Sequence[PlacedPiece]:
    """Sectors that a ship reaches only with two or more of the activations that are left."""
    flight, prompt = ship_of(piece), builder.prompt
    if flight is None or not isinstance(prompt, Move):
        return ()
    chart = Chart(view, watching)
    found = []
    area = watching.area
    box = (area.x, area.y, area.width, area.height)
    for sector, needed in further(view, prompt.seat, flight, prompt.left).items():
        there = view.map[sector]
        look = ReachLook(needed, held=not reach.passable(view, prompt.seat, sector))
        ident = f"reach:{sector}"
        spot = chart.spot(there.q, there.r, 0, 0, 0.5)
        found.append(at(ident, look, spot, Z_MARK)._replace(within=box))
    return found


def further(view: EclipseTable, seat: Seat, flight: Flight, most: int) -> dict[int, int]:
    """Sectors beyond the first activation, and how many it takes to get there."""
    player = view.players[seat]
    sectors = [(sector.q, sector.r, sector.holes, sector.disc, bytes(sector.ships)) for sector in view.map]
    means = (view.design(seat, flight[1]).movement, player.tech_bits, player.species)
    return _further(_Known(view, (means, *sectors)), seat, flight, most)


class _Known:
    """A view as far as flights depend on it; equal ones have equal flights."""

    def __init__(self, view: EclipseTable, key: tuple[object, ...]) -> None:
        self.view, self.key = view, key

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.key == other.key


@lru_cache(maxsize=64)
def _further(known: _Known, seat: Seat, flight: Flight, most: int) -> dict[int, int]:
    view, (start, ship) = known.view, flight
    movement = view.design(seat, ship).movement
    needed = {start: 0}
    edge = [start]
    for count in range(1, most + 1):
        following = []
        for here in edge:
            if here != start and not reach.passable(view, seat, here):
                continue
            for there in reach.flights(view, seat, here, movement):
                if there not in needed:
                    needed[there] = count
                    following.append(there)
        edge = following
    return {sector: count for sector, count in needed.items() if count > 1}
