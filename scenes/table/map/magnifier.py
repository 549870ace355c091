"""A table that is no map is magnified by the same hands: its layout grows beyond its area."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pygame import Rect

from scenes.shell.gestures import Gesture, Kind
from scenes.table.game_table import GameMap, GameTable, Watching
from scenes.table.map.camera import FLAT, Extent

if TYPE_CHECKING:
    from game.core.events import Event
    from game.core.prompts import Prompt
    from game.core.table import Table
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.stage.director import Beat
    from scenes.table.stage.piece import Background, PlacedPiece
    from scenes.widgets.widget import Widget

UNIT = 20.0 / FLAT  # millimetres of a unit where all is seen: the stops of the camera are larger

Box = tuple[int, int, int, int]


def extent_of(area: Rect, mm: float) -> Extent:
    """The edges of a table that fills its area; ``mm``: pixels of a millimetre."""
    unit = UNIT * mm
    return 0.0, 0.0, area.width / unit, area.height / unit


@dataclass(frozen=True)
class MagnifiedGround:
    """The ground of the whole table, and in its area what a larger one shows there."""

    whole: Background
    larger: Background
    area: Box

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        self.whole.paint(canvas, rect)
        with canvas.clipped(Rect(self.area)):
            self.larger.paint(canvas, rect)


def is_free(gesture: Gesture, under: Widget | None) -> bool:
    """Nothing lies over the table there; two taps are meant for a piece if there is one."""
    if under is None or under.role == "table":
        return True
    return gesture.kind is not Kind.DOUBLE_TAP and under.role == "piece"


def magnifiable(table: GameTable[Any]) -> GameTable[Any]:
    """A table that can be seen larger; one that is a map has a camera anyway."""
    if table.map is not None:
        return table
    return replace(
        table, picture=_picture(table), places=_places(table), background=_background(table),
        evidence=_evidence(table), beyond=_beyond(table), beats=_beats(table),
    )  # fmt: skip


PLAIN: GameMap[Any] = GameMap(extent=lambda view: (0.0, 0.0, 1.0, 1.0), is_shown=lambda view: True)


def _grown(watching: Watching) -> Watching:
    """The same table in a larger area, of which only a part is seen."""
    sight, area = watching.sight, watching.area
    if sight is None:
        return watching
    _, _, right, bottom = extent_of(area, sight.mm)
    (x, y), (end, low) = sight.point(area, 0.0, 0.0), sight.point(area, right, bottom)
    return watching._replace(area=Rect(round(x), round(y), round(end - x), round(low - y)), sight=None)


def _lies_on(area: Rect, placed: PlacedPiece) -> bool:
    return area.collidepoint(placed.rect.center)


def _picture(table: GameTable[Any]) -> Callable[[Table, Watching], list[PlacedPiece]]:
    def picture(view: Table, watching: Watching) -> list[PlacedPiece]:
        if watching.sight is None:
            return table.picture(view, watching)
        area = watching.area
        plain = {one.id: one for one in table.picture(view, watching._replace(sight=None))}
        beside = {name for name, one in plain.items() if not _lies_on(area, one)}
        larger = [one for one in table.picture(view, _grown(watching)) if one.id not in beside]
        box = (area.x, area.y, area.width, area.height)
        return [
            *(one._replace(within=box) for one in larger), *(plain[name] for name in plain if name in beside)
        ]  # fmt: skip

    return picture


def _places(table: GameTable[Any]) -> Callable[[Watching, Table], dict[str, tuple[Rect, str]]]:
    def places(watching: Watching, view: Table) -> dict[str, tuple[Rect, str]]:
        return _seen(table.places(_grown(watching), view), watching)

    return places


def _seen(found: Mapping[str, tuple[Rect, str]], watching: Watching) -> dict[str, tuple[Rect, str]]:
    """What of them lies in the part that is seen."""
    if watching.sight is None:
        return dict(found)
    return {name: each for name, each in found.items() if each[0].colliderect(watching.area)}


def _background(table: GameTable[Any]) -> Callable[[Table, Watching], Background]:
    def background(view: Table, watching: Watching) -> Background:
        whole = table.background(view, watching._replace(sight=None))
        if watching.sight is None:
            return whole
        area = watching.area
        larger = table.background(view, _grown(watching))
        return MagnifiedGround(whole, larger, (area.x, area.y, area.width, area.height))

    return background


def _evidence(table: GameTable[Any]) -> Callable[[Prompt[Any], Table, Watching], Sequence[Rect]]:
    def evidence(prompt: Prompt[Any], view: Table, watching: Watching) -> Sequence[Rect]:
        found = table.evidence(prompt, view, _grown(watching))
        if watching.sight is None:
            return found
        return [rect.clip(watching.area) for rect in found if rect.colliderect(watching.area)]

    return evidence


def _beyond(table: GameTable[Any]) -> Callable[[str, AnswerBuilder, Table, Watching], Sequence[PlacedPiece]]:
    def beyond(piece: str, builder: AnswerBuilder, view: Table, watching: Watching) -> Sequence[PlacedPiece]:
        return table.beyond(piece, builder, view, _grown(watching))

    return beyond


def _beats(table: GameTable[Any]) -> Callable[[Event, Table, list[PlacedPiece], Watching], Sequence[Beat]]:
    def beats(event: Event, view: Table, pieces: list[PlacedPiece], watching: Watching) -> Sequence[Beat]:
        return table.beats(event, view, pieces, _grown(watching))

    return beats
