"""The stage of a combat: frames of formations, slots for blockers, lanes, the strip of steps, the planet."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import (
    AMBER,
    BAD,
    CYAN,
    DEEP,
    GLASS,
    GLASS_RAISED,
    LINE,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mixed,
    rgb,
)
from scenes.games.firestorm.looks.parts import paint_art, pill
from scenes.table.looks.drawing import about
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit, write_fitting

RED = rgb("#D0453F")
NAMED = ((3.5, 3.0), (3.2, 2.2), (3.0, 1.4))  # millimetres of the steps' names, and about them
LANES: dict[str, tuple[str, Colour]] = {
    "blocked": ("defense", CYAN), "through": ("attack", BAD), "open": ("question", TEXT_QUIET),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class FrameLook(Faceless):
    """A formation, or the slot of its blockers: a letter, a note, an edge."""

    letter: str
    note: str
    kind: str  # "attack", "hidden", "slot", "blocked", "through", "new"

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        edge = {
            "attack": RED, "hidden": RED, "slot": LINE, "blocked": CYAN, "through": BAD, "new": TEXT_QUIET,
        }[self.kind]  # fmt: skip
        tint = mixed(DEEP, edge, 0.13)
        canvas.rounded(rect, tint, alpha=170, radius=canvas.mm(2.4))
        dash = canvas.mm(2) if self.kind in ("hidden", "new", "slot") else 0
        canvas.outline(rect, edge, max(2, canvas.mm(0.45)), canvas.mm(2.4), dash=dash)
        line = round(canvas.screen.em(3.4) * 1.4)
        head = Rect(rect.x + canvas.mm(2), rect.y + canvas.mm(0.8), rect.width - canvas.mm(4), line)
        used = 0
        if self.letter:
            letter = fit(canvas, self.letter, "heavy", head.width, head.height + 4, 4.2, lines=1, leading=1.0)
            if letter:
                canvas.text(self.letter, head, Style("heavy", 4, WHITE, 1.0), size=letter.size)
                used = letter.layout.width + canvas.mm(2)
        if self.note and self.kind in ("through", "new", "slot"):
            self._middle(canvas, rect)
        elif self.note:
            room = Rect(head.x + used, head.y, head.width - used, head.height)
            colour = CYAN if self.kind != "hidden" else rgb("#FFB8A8")
            write_fitting(
                canvas, self.note, room, Style("body", 3.4, colour, 1.0), align="right", lines=1, over=4
            )

    def _middle(self, canvas: Canvas, rect: Rect) -> None:
        room = rect.inflate(-canvas.mm(3), -canvas.mm(3))
        colour = rgb("#FFB8A8") if self.kind == "through" else TEXT_QUIET
        write_fitting(canvas, self.note, room, Style("title", 4.0, colour, 1.1), align="centre")


@dataclass(frozen=True, slots=True)
class LaneLook(Faceless):
    """What becomes of a formation, as a sign: shield or sword."""

    state: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        icon, colour = LANES[self.state]
        bar = Rect(0, 0, max(2, canvas.mm(0.8)), rect.height)
        bar.center = rect.center
        canvas.rounded(bar, colour, radius=bar.width / 2)
        disc = about(rect.center, min(rect.width, round(rect.height * 0.78)))
        canvas.circle(
            disc.center,
            disc.width // 2,
            mixed(colour, DEEP, 0.82),
            border=colour,
            width=max(2, canvas.mm(0.5)),
        )
        canvas.icon(icon, disc.inflate(-disc.width * 2 // 5, -disc.width * 2 // 5), mixed(colour, WHITE, 0.4))


@dataclass(frozen=True, slots=True)
class StepsLook(Faceless):
    """The steps of a combat in one strip: done with a tick, the one that is on in a bright pill."""

    names: tuple[str, ...]
    now: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS, alpha=225, radius=canvas.mm(2.4), border=LINE)
        for mm, pad in NAMED:
            if self._named(canvas, rect, 0, len(self.names), mm, pad):
                return
        half, (mm, pad) = (len(self.names) + 1) // 2, NAMED[-1]
        upper = Rect(rect.x, rect.y, rect.width, rect.height // 2)
        rows = ((upper, 0, half), (upper.move(0, upper.height), half, len(self.names)))
        if upper.height >= canvas.screen.em(mm) and all(
            self._wide(canvas, start, end, mm, pad)[0] <= rect.width for _, start, end in rows
        ):
            for room, start, end in rows:
                self._named(canvas, room, start, end, mm, pad)
            return
        self._some(canvas, rect, Style("title", NAMED[0][0], TEXT_QUIET, 1.0))

    def _wide(self, canvas: Canvas, start: int, end: int, mm: float, pad: float) -> tuple[int, list[int]]:
        """How wide some of the steps are with their names, together and each."""
        size = canvas.screen.em(mm)
        more = round(size * 1.1) + canvas.mm(pad)
        wide = [width_of(name, "title", size) + more for name in self.names[start:end]]
        return sum(wide), wide

    def _named(self, canvas: Canvas, rect: Rect, start: int, end: int, mm: float, pad: float) -> bool:
        """Some of the steps with their names, in one row; False if it is too narrow."""
        total, wide = self._wide(canvas, start, end, mm, pad)
        if total > rect.width:
            return False
        space = (rect.width - total) / len(wide)
        inset = max(1, min(rect.height // 8, (rect.height - canvas.screen.em(mm)) // 2))
        x, style = rect.x + space / 2, Style("title", mm, TEXT_QUIET, 1.0)
        for place, across in enumerate(wide, start):
            box = Rect(round(x), rect.y + inset, across, rect.height - 2 * inset)
            self._step(canvas, place, self.names[place], box, style)
            x += across + space
        return True

    def _some(self, canvas: Canvas, rect: Rect, style: Style) -> None:
        """Numbers for those that are done or to come, the name of the one that is on."""
        cell = rect.width * 0.62 / max(1, len(self.names) - 1)
        x = float(rect.x)
        for place, name in enumerate(self.names):
            wide = rect.width * 0.36 if place == self.now else cell
            box = Rect(round(x), rect.y + rect.height // 8, round(wide), rect.height * 3 // 4)
            self._step(canvas, place, name if place == self.now else str(place + 1), box, style)
            x += wide

    def _step(self, canvas: Canvas, place: int, name: str, box: Rect, style: Style) -> None:
        on = place == self.now
        if on:
            canvas.rounded(box, WHITE, radius=canvas.mm(1.6))
        colour = rgb("#101A33") if on else TEXT if place < self.now else TEXT_QUIET
        found = fit(canvas, name, "title", box.width, box.height + 4, style.mm, lines=1, leading=1.0)
        if found is None:
            return
        tick = round(found.size * 1.1) if place < self.now else 0
        left = box.centerx - (found.layout.width + tick) // 2
        if tick:
            side = round(found.size * 0.86)
            canvas.icon("tick", Rect(left, box.centery - side // 2, side, side), colour)
        room = Rect(left + tick, box.y, found.layout.width + 2, box.height)
        canvas.text(found.text, room, style._replace(colour=colour), size=found.size)


@dataclass(frozen=True, slots=True)
class PlateLook:
    """The attacked planet on its plate: picture, name, values, what it takes to destroy it."""

    key: str
    name: str
    attack: int
    defense: int
    damage: int
    note: str
    state: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.glass(rect, border=BAD)
        side = rect.height - canvas.mm(4)
        window = Rect(rect.x + canvas.mm(2), rect.y + canvas.mm(2), side, side)
        with canvas.clipped(window):
            paint_art(canvas, self.key, window)
        canvas.outline(window, LINE, 1, canvas.mm(1))
        left = window.right + canvas.mm(3)
        room = Rect(left, rect.y + canvas.mm(1.4), rect.right - canvas.mm(2) - left, rect.height * 4 // 9)
        title = fit(canvas, self.name, "heavy", room.width * 3 // 5, room.height, 6.0, lines=1, leading=1.0)
        title = title or fit(canvas, self.name, "heavy", room.width * 3 // 5, room.height, 4.6, leading=0.95)
        if title:
            words = Rect(room.x, room.y, room.width * 3 // 5, room.height)
            canvas.text(title.text, words, Style("heavy", 5, TEXT, 0.95), size=title.size)
            chip = Rect(room.x + title.layout.width + canvas.mm(2), 0, 0, canvas.mm(5.4))
            chip.width, chip.centery = room.right - chip.x, room.centery
            self._chip(canvas, chip)
        tall = min(canvas.mm(6.5), rect.height // 4)
        y = room.bottom + canvas.mm(1)
        pill(canvas, "attack", self.attack, Rect(left, y, tall * 2, tall))
        other = Rect(left + tall * 2 + canvas.mm(1.4), y, tall * 2, tall)
        pill(canvas, "defense", self.defense, other)
        start = other.right + canvas.mm(2)
        words = Rect(start, y - canvas.mm(1), rect.right - canvas.mm(2) - start, rect.bottom - y)
        write_fitting(canvas, self.note, words, Style("body", 3.8, TEXT, 1.1), least=2.4)
        if self.damage:
            from scenes.games.firestorm.looks.cards import burst

            burst(canvas, window.center, window.width * 0.6, self.damage)

    def _chip(self, canvas: Canvas, chip: Rect) -> None:
        found = fit(
            canvas, self.state, "title", chip.width - canvas.mm(3), chip.height, 3.3, lines=1, leading=1.0
        )
        if found is None:
            return
        chip = Rect(chip.x, chip.y, found.layout.width + canvas.mm(3), chip.height)
        canvas.rounded(chip, mixed(DEEP, BAD, 0.3), radius=chip.height / 2, border=BAD)
        canvas.text(found.text, chip, Style("title", 3, rgb("#FFD0C2"), 1.0), align="centre", size=found.size)

    def shown(self) -> list[str]:
        return [self.key]


@dataclass(frozen=True, slots=True)
class HeadLook(Faceless):
    """What is being arranged, over the whole table."""

    title: str
    text: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS, alpha=225, radius=canvas.mm(2.4), border=LINE)
        room = rect.inflate(-canvas.mm(5), -canvas.mm(1))
        title = fit(canvas, self.title, "title", room.width * 2 // 5, room.height, 4.4, lines=1, leading=1.0)
        used = 0
        if title:
            canvas.text(title.text, room, Style("title", 4, TEXT, 1.0), size=title.size)
            used = title.layout.width + canvas.mm(4)
        rest = Rect(room.x + used, room.y, room.width - used, room.height)
        write_fitting(canvas, self.text, rest, Style("body", 3.5, TEXT_QUIET, 1.05))


@dataclass(frozen=True, slots=True)
class OpenLook(Faceless):
    """A place beside the ships: a sign and what it is for."""

    text: str
    icon: str = "eye"

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS_RAISED, alpha=180, radius=canvas.mm(2.4), border=LINE)
        icon = about((rect.centerx, rect.y + rect.height * 0.32), min(rect.size) * 0.36)
        canvas.icon(self.icon, icon, AMBER)
        room = Rect(
            rect.x + canvas.mm(1), rect.centery, rect.width - canvas.mm(2), rect.height // 2 - canvas.mm(1)
        )
        write_fitting(canvas, self.text, room, Style("title", 3.6, TEXT, 1.05), align="centre")
