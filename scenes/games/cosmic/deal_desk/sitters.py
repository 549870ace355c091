"""Who sits at the deal desk: the alien's bust with its name, and the mood and the words of a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, GLASS_RAISED, INK, LINE_BRIGHT, SEATS, STOCK, STOCK_DARK, TEXT
from scenes.games.cosmic.looks import BustLook
from scenes.table.looks.fitting import shortened
from scenes.table.looks.medallions import seat_glyph
from scenes.table.stage.stage import ready
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

NAME = Style("title", 4.0, TEXT)
WORD = Style("body", 3.3, TEXT)
SAID = Style("italic", 3.6, INK, 1.15)
GLYPH = 6.0  # millimetres
CELL = 2.2  # of a mood, its height
EYE = 9.0  # where a card can be shown
LEAST = 3.0  # the smallest letters
MARGIN = 0.7  # of a bubble, beside its words


class Sitter(Widget):
    """The bust of a main player, fading out, and the name below; ``mood`` in cells, none if it is 0."""

    role = "portrait"

    def __init__(self, alien: str, colour: str, name: str, mood: int, moods: int, word: str) -> None:
        super().__init__(f"{name}: {word}" if word else name)
        self.look = BustLook(alien, colour)
        self.colour, self.said, self.word = colour, name, word
        self.mood, self.moods = mood, moods
        self.looks = False  # at a card in hand, which could be shown here

    def draw(self, canvas: Canvas) -> None:
        seat, line = SEATS[self.colour], canvas.screen.em(NAME.mm) * 3 // 2
        low = line + (self._word(canvas)[1] + canvas.mm(CELL + 1) if self.mood else 0)
        bust = Rect(self.rect.x, self.rect.y, self.rect.width, self.rect.height - low)
        if bust.height > 4:
            surface = ready(canvas, self.look, bust.size)
            if surface:
                canvas.blit(surface, bust.topleft)
        size = canvas.mm(GLYPH)
        seat_glyph(canvas, (bust.x + size * 0.6, bust.bottom - size * 0.6), size, self.colour)
        row = Rect(self.rect.x, bust.bottom, self.rect.width, line)
        name = shortened(canvas, self.said, NAME.font, row.size, NAME.mm)
        if name:
            style = NAME._replace(colour=seat.light)
            canvas.text(name.text, row, style, align="centre", size=name.size)
        if self.looks:
            self._look(canvas, bust)
        if self.mood:
            self._mood(canvas, Rect(row.x, row.bottom, row.width, self.rect.bottom - row.bottom))

    def _look(self, canvas: Canvas, bust: Rect) -> None:
        """An amber edge and an eye: here a card can be shown."""
        canvas.outline(bust, AMBER, max(2, canvas.mm(0.7)), canvas.mm(2))
        size = canvas.mm(EYE)
        canvas.circle(bust.center, size // 2, AMBER)
        icon = Rect(0, 0, round(size * 0.7), round(size * 0.7))
        icon.center = bust.center
        canvas.icon("eye", icon, INK)

    def _word(self, canvas: Canvas) -> tuple[int, int]:
        """The size of the mood's letters and the room they need: a word too long for a line has two."""
        line = round(canvas.screen.em(WORD.mm) * 1.3)
        size = fitting(canvas.screen, self.word, WORD, (self.rect.width, line), least=LEAST, lines=1)
        return size, max(line, lines_of(canvas.screen, self.word, WORD, self.rect.width, size).height)

    def _mood(self, canvas: Canvas, room: Rect) -> None:
        """Five cells, as many of them full as it likes the deal, and a word."""
        tall, gap = canvas.mm(CELL), max(1, canvas.mm(0.7))
        word = Rect(room.x, room.y, room.width, room.height - tall - canvas.mm(0.6))
        canvas.text(self.word, word, WORD, align="centre", size=self._word(canvas)[0])
        wide = min((room.width - gap * (self.moods - 1)) // self.moods, canvas.mm(6))
        left = room.centerx - (wide * self.moods + gap * (self.moods - 1)) // 2
        for place in range(self.moods):
            cell = Rect(left + place * (wide + gap), room.bottom - tall, wide, tall)
            fill = SEATS[self.colour].base if place < self.mood else GLASS_RAISED
            edge = SEATS[self.colour].light if place < self.mood else LINE_BRIGHT
            canvas.rounded(cell, fill, radius=tall * 0.4, border=edge)


class Bubble(Widget):
    """What a bot says, on card stock; its tail points to the right."""

    role = "text"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.key = "desk.bubble"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(10)

    def draw(self, canvas: Canvas) -> None:
        tail = canvas.mm(3)
        box = Rect(self.rect.x, self.rect.y, self.rect.width - tail, self.rect.height)
        tip = (self.rect.right, box.centery + tail // 3)
        pygame.draw.polygon(
            canvas.surface,
            STOCK_DARK,
            [(box.right - 2, box.centery - tail), tip, (box.right - 2, tip[1] + tail // 2)],
        )
        canvas.rounded(box, STOCK, to=STOCK_DARK, radius=canvas.mm(2))
        room = box.inflate(-2 * canvas.mm(MARGIN), -2)
        size = fitting(canvas.screen, self.name, SAID, room.size, least=LEAST)
        canvas.text(self.name, room, SAID, align="centre", size=size)
