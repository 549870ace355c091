"""What lies where on the table of Eclipse: a view becomes a picture, a list of placed pieces."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle import stage
from scenes.games.eclipse.boards import ledger, own_board
from scenes.games.eclipse.looks import ShipsLook, TileLook, TitledLook, TokenLook
from scenes.games.eclipse.map.pieces import map_places, worlds
from scenes.games.eclipse.names import ship_name, tile_name
from scenes.games.eclipse.zones import SIDE, Z_DRAWN, Z_HAND
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look, PlacedPiece

DRAWN = 0.24  # of the table's height: a tile that has been turned over


def places(watching: Watching, view: EclipseTable) -> dict[str, tuple[Rect, str]]:
    """Where a piece may be dropped, by the names of the prompts' places."""
    if stage.staged(view):
        return stage.places(view, watching)
    return ledger.places(view, watching) | map_places(view, watching)


def picture(view: EclipseTable, watching: Watching) -> list[PlacedPiece]:
    """Everything on the table, the lowest first."""
    found = stage.picture(view, watching) if stage.staged(view) else _at_peace(view, watching)
    parked = dict(watching.parked)
    return [
        _parked(placed, parked[placed.id], view, watching) if placed.id in parked else placed
        for placed in found
    ]


def _at_peace(view: EclipseTable, watching: Watching) -> list[PlacedPiece]:
    """The map, and the own board below it."""
    own = [*ledger.placed(view, watching), *own_board.placed(view, watching)]
    return [*worlds(view, watching), *_drawn(view, watching), *own]


FIXED = ("blueprint:", "storage:")  # parts of boards, which stay where they are


def _parked(placed: PlacedPiece, place: str, view: EclipseTable, watching: Watching) -> PlacedPiece:
    """A piece that lies at its place until the answer is given."""
    known = places(watching, view)
    if place not in known or placed.id.startswith(FIXED):
        return placed
    rect = known[place][0]
    share = min(1.0, rect.width / placed.width, rect.height / placed.height)
    return placed._replace(
        x=rect.centerx, y=rect.centery, width=max(4, round(placed.width * share)),
        height=max(4, round(placed.height * share)), z=Z_HAND - 2, within=None,
    )  # fmt: skip


def _drawn(view: EclipseTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Tiles that have been turned over and are not placed yet; those of reputation are secret."""
    area = watching.area
    tall = round(area.height * DRAWN)
    left = area.right
    in_hand = any(piece.startswith("tile:") for piece in watching.offered)  # on the map, with its turns
    for tile in view.drawn:
        face = view.faces[tile]
        if in_hand and face < pieces.FIRST_TECH:
            continue
        if face >= len(pieces.KEYS) or face >= pieces.FIRST_REPUTATION:
            continue
        name = tile_name(pieces.KEYS[face], watching.language)
        wide = round(tall * 2 / SIDE)
        left -= wide
        rect = Rect(left, area.y + area.height // 40, wide, tall)
        inspect = f"face:{pieces.KEYS[face]}"
        yield at(f"drawn:{tile}", _face(face, name), rect, Z_DRAWN, name=name, inspect=inspect)


def _face(face: int, name: str) -> Look:
    if face < pieces.FIRST_TECH:
        return TileLook(face)
    row_ = pieces.DISCOVERIES[face - pieces.FIRST_DISCOVERY]
    return TitledLook(name, icon=f"eclipse/discoveries/{row_.id}", face=pieces.KEYS[face])


def build_look(what: int, title: str, colour: str) -> Look:
    """Something that can be built, with what it is called."""
    plastic: Look = (
        ShipsLook(pieces.SHIPS[what], colour) if what < pieces.ORBITAL else TokenLook(pieces.BUILDS[what])
    )
    return TitledLook(title, plastic)


def build_title(what: int, watching: Watching) -> str:
    if what < pieces.ORBITAL:
        return ship_name(what, watching.language)
    return tile_name(f"tech_{pieces.BUILDS[what]}", watching.language)
