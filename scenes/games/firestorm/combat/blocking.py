"""While blockers are assigned: lines to those whom they block, and what would come of it below them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.core.table import CardId
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.combat import cases
from scenes.games.firestorm.combat.lanes import Lane, blockers, is_planned, lanes
from scenes.games.firestorm.lines_piece import lines_piece
from scenes.games.firestorm.looks.cases import BlockHereLook, CaseLook
from scenes.games.firestorm.looks.lines import DOWN
from scenes.games.firestorm.zones import Z_TABLE, zone
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look, PlacedPiece

STRIP = 0.25  # of a slot's height: what would come of it
GAP = 3  # pixels between that and what lies below


def lane_area(lane: Lane, watching: Watching) -> Rect:
    """Where a blocker is laid: on the attackers, or on the slot below them."""
    area = lane.frame.union(lane.slot)
    return area.union(_strip(lane, watching)) if is_planned(watching) else area


def _strip(lane: Lane, watching: Watching) -> Rect:
    """Where it is told what would come of it: at the lower edge of the slot, as far down as there is room."""
    strip = Rect(lane.slot.x, 0, lane.slot.width, round(lane.slot.height * STRIP))
    strip.bottom = min(zone(watching, name).y for name in ("fight.plate", "fight.count")) - GAP
    return strip


def cards_room(lane: Lane, watching: Watching) -> Rect:
    """The part of a slot where its blockers stand."""
    room = lane.slot.inflate(-lane.slot.width // 12, -lane.slot.height // 12)
    if is_planned(watching):
        room.height = min(room.bottom, _strip(lane, watching).y) - room.y
    return room


def picture(
    view: FirestormTable, lane: Lane, cards: Sequence[Rect], watching: Watching
) -> Iterator[PlacedPiece]:
    """Lines from the blockers to the formation, and what comes of it."""
    ships = blockers(view, lane.formation, watching)
    if not is_planned(watching) or not ships:
        return
    rows = cases.told(view, lane.formation, ships, watching.language)
    name = ". ".join(row.text for row in rows)
    strip = _strip(lane, watching)
    yield at(f"case:{lane.formation}", CaseLook(tuple(rows)), strip, Z_TABLE + 3, name=name)
    beside = [(card, _beside_sign(card, lane, watching)) for card in cards]
    lines = [((x, card.y), (x, lane.frame.bottom), DOWN) for card, x in beside]
    yield lines_piece(f"blocks:{lane.formation}", lines, watching.area, Z_TABLE + 3, dashed=True)


def _beside_sign(card: Rect, lane: Lane, watching: Watching) -> int:
    """Where a blocker's line runs: from its middle, or beside the sign of the lane that stands there."""
    sign = zone(watching, "fight.lanes").height
    if abs(card.centerx - lane.frame.centerx) > sign // 2:
        return card.centerx
    return lane.frame.centerx + min(sign * 3 // 4, card.width // 2)


def mark(piece: str, place: str, view: FirestormTable, watching: Watching, *, over: bool) -> Look | None:
    """A lane where the ship in hand may go, with what would come of that; None if this is none."""
    kind, _, number = place.partition(":")
    if not is_planned(watching) or kind != "formation" or not piece.startswith("card:"):
        return None
    ship: CardId = int(piece.partition(":")[2])
    lane = next(each for each in lanes(view, watching) if each.formation == int(number))
    others = [each for each in blockers(view, lane.formation, watching) if each != ship]
    rows = cases.told(view, lane.formation, [*others, ship], watching.language)
    area, strip = lane_area(lane, watching), _strip(lane, watching)
    shares = (lane.slot.y - area.y) / area.height, strip.height / area.height
    return BlockHereLook(tuple(rows), *shares, over)
