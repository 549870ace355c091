"""The bubble in which a bot speaks, at its own seat; it never lies on what can be chosen."""

from __future__ import annotations

import math
from itertools import islice
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import Style
from scenes.drawing.theme import SEATS
from scenes.table.regions import Fixed
from scenes.table.seat_rail import Badge
from scenes.table.stage.stage import ready
from scenes.widgets.boxes import Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.drawing.canvas import Canvas
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import Look
    from scenes.table.talk.table_talk import TableTalk
    from scenes.widgets.context import Ui

WIDE = 62.0  # millimetres
PORTRAIT = 9.0
GAP = 1.0
COVERS = 4  # a plate is at least so many times as tall as what lies over its head
SAID = Style("body", 4.0, leading=1.1)
GESTURE_MS, TIMES, REACH = 900.0, 2, 0.09  # a head goes so often to and fro, by this share of its size


class Head(Badge):
    """A portrait that nods or is shaken, unless little motion is wanted."""

    def __init__(self, look: Look, talk: TableTalk, *, nods: bool) -> None:
        super().__init__(look, PORTRAIT, "")
        self.talk, self.nods = talk, nods

    @property
    def moving(self) -> bool:
        return self.talk.age < GESTURE_MS and not self.talk.ui.settings.reduced_motion

    def shift(self) -> tuple[float, float]:
        """How far the head is from its place, as a share of its size."""
        if not self.moving:
            return 0.0, 0.0
        share = self.talk.age / GESTURE_MS
        away = REACH * math.sin(math.tau * TIMES * share) * (1 - share)
        return (0.0, away) if self.nods else (away, 0.0)

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        surface = ready(canvas, self.look, (side, side))
        if surface:
            across, down = self.shift()
            spot = surface.get_rect(center=self.rect.center).move(round(across * side), round(down * side))
            canvas.blit(surface, spot.topleft)


def bubble(talk: TableTalk, seen: Seen) -> Widget | None:
    """What is being said, with a cross that turns it off; None while nobody speaks."""
    comment = talk.said
    if comment is None:
        return None
    ui, player = seen.ui, seen.session.players[comment.seat]
    badge = seen.table.summary(seen.view, comment.seat, player, ui.settings.language).badge
    said = Label(ui.say(comment.key), SAID, key="talk.said")
    said.name = ui.say("table.talk.says", name=seen.name_of(comment.seat), said=said.text)
    head = [Head(badge, talk, nods=comment.pleased)] if badge else []
    off = Button("", talk.turn_off, icon="close", kind="flat", name=ui.say("table.talk.hush"), key="talk.off")
    row = Row(*head, said, off, gap=1.5, align="middle")
    return Panel(row, 1.2, alpha=245, border=SEATS[player.colour].light, key="talk")


def placed_bubble(
    talk: TableTalk, seen: Seen, around: Sequence[Widget], taken: Sequence[Rect]
) -> list[Widget]:
    """The bubble at the plate of its seat; nothing where it would cover what is taken or stands around."""
    said = bubble(talk, seen)
    plate = _plate_of(talk, around)
    if said is None or plate is None or seen.gated or _seats_chosen(seen):
        return []
    fixed = [part.spot for part in around if isinstance(part, Fixed)]
    beside = [rect for rect in fixed if not seen.spots.rail.contains(rect)]
    about = seen.table.evidence(seen.builder.prompt, seen.view, seen.watching) if seen.builder else ()
    spots = _spots(seen.ui, said, plate)
    free = (spot for spot in spots if spot.collidelist([*taken, *beside, *about]) < 0)
    return [Fixed(said, spot) for spot in islice(free, 1)]


def _seats_chosen(seen: Seen) -> bool:
    """True while the open question can be answered with a seat."""
    pieces = seen.builder.pieces if seen.builder and not seen.busy else ()
    return any(piece.startswith("seat:") for piece in pieces)


def _plate_of(talk: TableTalk, around: Sequence[Widget]) -> Rect | None:
    """Where the seat stands that speaks."""
    key = f"seat:{talk.said.seat}" if talk.said else ""
    plates = (part for part in around if isinstance(part, Fixed))
    return next((part.spot for part in plates if any(one.key == key for one in part.walk())), None)


def _spots(ui: Ui, said: Widget, plate: Rect) -> list[Rect]:
    """Where it may stand, best first: over the portrait of a tall plate, else beside the plate."""
    wide, tall = said.measure(ui, min(ui.mm(WIDE), ui.rect.width // 2))
    left, tops = plate.right + ui.mm(GAP), (plate.y, plate.centery - tall // 2, plate.bottom - tall)
    beside = [Rect(left, top, wide, tall) for top in tops]
    return [Rect(plate.x, plate.y, wide, tall), *beside] if tall * COVERS <= plate.height else beside
