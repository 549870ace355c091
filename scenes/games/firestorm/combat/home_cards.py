"""Beside the stage of a combat: whoever could defend, and what the cards at home could give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect

from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.parts import NOWHERE
from game.firestorm.table import FirestormTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, GLASS_RAISED, TEXT
from scenes.games.firestorm.looks.parts import orb, paint_art
from scenes.games.firestorm.names import card_name, face_key
from scenes.games.firestorm.seat_cards import most_gear, points, whole
from scenes.games.firestorm.zones import STEP, Z_CARD, row_of, zone
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.fitting import write_fitting
from scenes.table.stage.piece import PlacedPiece

PLATE = (31.0, 10.0)  # units of a plate, by width and height


@dataclass(frozen=True, slots=True)
class HomeLook:
    """A card that stays at home, with what it could give: points, or an ability."""

    key: str
    name: str
    tp: int = 0
    ep: int = 0

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS_RAISED, radius=rect.height * 0.24, border=AMBER)
        side = rect.height - max(2, rect.height // 8)
        window = Rect(rect.x + (rect.height - side) // 2, rect.y + (rect.height - side) // 2, side, side)
        with canvas.clipped(window):
            paint_art(canvas, self.key, window)
        right = rect.right - rect.height // 8
        kinds = ["tp"] * self.tp + ["ep"] * self.ep
        for kind in reversed(kinds[:3]):
            orb(canvas, kind, (right - side * 0.36, rect.centery), side * 0.72)
            right -= round(side * 0.66)
        if not kinds:
            canvas.icon(
                "type_instant",
                Rect(right - side * 2 // 3, rect.centery - side // 3, side * 2 // 3, side * 2 // 3),
                AMBER,
            )
            right -= side * 2 // 3
        room = Rect(window.right + 3, rect.y, right - window.right - 4, rect.height)
        write_fitting(canvas, self.name, room, Style("title", 3.3, TEXT, 0.95), least=2.2, lines=2)

    def shown(self) -> list[str]:
        return [self.key]


def picture(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    yield from _candidates(view, watching)
    yield from _givers(view, watching)


def _candidates(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Ships that may be named as defenders, in the room of the blockers."""
    combat = view.combat
    assert combat is not None
    if combat.defenders or not combat.placed:
        return
    ships = [
        ship
        for ship in view.own(combat.defender, view.players[combat.defender].ships)
        if _named(ship, watching)
    ]
    laid = row_of(zone(watching, "fight.slots"), len(ships), gear=most_gear(view, ships))
    chosen = getattr(watching.question, "chosen", ())
    for place, (ship, spot) in enumerate(zip(ships, laid.spots, strict=True)):
        mark = "chosen" if ship in chosen else ""
        yield from whole(view, ship, spot, watching, Z_CARD + STEP * (200 + place), mark=mark)


def _named(ship: CardId, watching: Watching) -> bool:
    return f"card:{ship}" in watching.offered or ship in getattr(watching.question, "chosen", ())


def _givers(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Plates for points and abilities of cards that have no part in the combat."""
    names = sorted(name for name in watching.offered if name.startswith(("yield:", "ability:")))
    home = [name for name in names if _stays(view, int(name.split(":")[1]))]
    if not home:
        return
    area = zone(watching, "fight.orbs")
    columns = 1 if len(home) < 3 else 2 if len(home) < 7 else 3
    rows = max(3, -(-len(home) // columns))
    wide, tall = area.width // columns, min(area.height // rows, round(area.width / columns * 0.34))
    for place, name in enumerate(home):
        row, column = divmod(place, columns)
        spot = Rect(area.x + column * wide, area.bottom - (row + 1) * tall, wide, tall).inflate(-4, -4)
        yield _giver(view, name, spot, watching)


def _stays(view: FirestormTable, card: CardId) -> bool:
    """True unless the card, or what it lies on, is a ship of the combat, where its signs stand on it."""
    host = view.host(card)
    thing = card if host == NOWHERE else host
    combat = view.combat
    return combat is None or thing == combat.planet or not view.in_combat(thing)


def _giver(view: FirestormTable, name: str, spot: Rect, watching: Watching) -> PlacedPiece:
    kind, card, number = name.split(":")
    title = card_name(view, int(card), watching.language)
    key = face_key(view, int(card))
    if kind == "ability":
        said = say(watching, "firestorm.table.ability", card=title)
        if sum(each.startswith(f"ability:{card}:") for each in watching.offered) > 1:
            title = f"{title} {int(number) + 1}"  # one of several
        return at(name, HomeLook(key, title), spot, Z_CARD, name=said, inspect=f"card:{card}", ticked=True)
    tp, ep = pieces.YIELDS[view.faces[int(card)]][int(number)]
    said = say(watching, "firestorm.table.yield", card=title, points=points(watching, tp, ep))
    return at(
        name, HomeLook(key, title, tp, ep), spot, Z_CARD, name=said, inspect=f"card:{card}", ticked=True
    )
