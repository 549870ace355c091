"""Technologies of the supply by category, each with its price after the discount, or why it cannot be had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from game.core.texts import printed
from game.eclipse import pieces
from game.eclipse.prompts import ChooseTech
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, word
from scenes.drawing.letter_sizes import LEAST as LETTERS
from scenes.drawing.letter_sizes import fitting, is_broken, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BAD, DEEP, GOOD, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET, WHITE, Colour, mixed
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.map.attention import SHELF_LEAST, SHELF_MOST, SHELF_SHARE
from scenes.games.eclipse.names import category_name, tech_name
from scenes.games.eclipse.trays.cards import BEHIND, Again, Card, figure, readying
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.table.looks.drawing import about, signed
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

CATEGORY: dict[str, Colour] = {"military": (226, 92, 96), "grid": (92, 196, 128), "nano": (224, 176, 64)}
SIGNS = {
    "neutron_bombs": "skull",
    "starbase": "starbase",
    "advanced_mining": "materials",
    "advanced_labs": "science",
    "advanced_economy": "money",
    "orbital": "orbital",
    "monolith": "monolith",
    "artifact_key": "artifact",
    "wormhole_generator": "warp",
    "advanced_robotics": "disc",
    "quantum_grid": "disc",
    "nanorobots": "build",
}
KINDS = {
    "cannon": "cannon", "missile": "missile", "hull": "hull", "drive": "drive", "computer": "computer",
    "source": "energy", "shield": "shielding",
}  # fmt: skip
PARTS = {part.tech: part for part in pieces.PARTS if part.tech}
NAME = Style("title", 3.7, TEXT, 1.02)
HEAD = Style("title", 4.6, TEXT, 1.05)
UNDER = Style("body", 3.2, TEXT_QUIET, 1.12)
WIDE, HEADING = 44.0, 27.0  # millimetres of a card at most, and of what stands before a row
TIMES = "\N{MULTIPLICATION SIGN}"
SIGN, LEAST_SIGN = 0.4, 4.4  # of a card's height, and millimetres
PAD, GAP, TOUCHED = 2.5, 1.4, 2.0  # millimetres; for fingers they are further apart


def tech_sign(canvas: Canvas, tech: int, rect: Rect, *, faded: bool = False) -> None:
    """The sign of a technology on a hexagon in the colour of its category."""
    row = pieces.TECHS[tech]
    colour = CATEGORY[row.category]
    key = f"eclipse/techs/{row.id}"
    if canvas.art.has(key):
        canvas.image(key, rect, light=0.5 if faded else 1.0)
        return
    back = mixed(colour, DEEP, 0.78 if faded else 0.5)
    canvas.rounded(rect, back, border=mixed(colour, DEEP, 0.5 if faded else 0.0), radius=rect.width * 0.26)
    part = PARTS.get(row.id)
    icon = SIGNS.get(row.id) or (KINDS[part.kind] if part else "research")
    canvas.icon(icon, about(rect.center, rect.width * 0.66), mixed(WHITE, DEEP, 0.5) if faded else WHITE)


class TechCard(Card):
    """A technology: sign, name, how many there are, what it costs and what it would cost without discount."""

    def __init__(
        self, tech: int, name: str, copies: int, price: int, *,
        press: Again, inspect: Again, chosen: bool, why: str, free: bool, known: bool, does: str = "",
        brief: str = "",
    ) -> None:  # fmt: skip
        told = f"{name}, {price}. {why}" if why else f"{name}, {price}"
        super().__init__(told, f"tech:{tech}", press, chosen=chosen, why=why, on_inspect=inspect)
        self.tech, self.title, self.copies, self.price = tech, name, copies, price
        self.free, self.known, self.does, self.brief = free, known, does, brief

    def first_line(self) -> str:
        return f"**{self.title}**\n{self.does}"

    def face(self, canvas: Canvas, rect: Rect) -> None:
        room = rect.inflate(-2 * canvas.mm(1.4), -2 * canvas.mm(1.0))
        named = self._least(canvas, room.width)
        left = room.height - named - canvas.mm(0.6)  # for the sign, which gives way to the words
        side = min(round(room.height * SIGN), round(room.width * 0.36), max(canvas.mm(LEAST_SIGN), left))
        tech_sign(canvas, self.tech, Rect(room.x, room.y, side, side), faded=not self.enabled)
        if self.copies > 1:
            spot = about((room.x + side, room.y + side - canvas.mm(1.2)), canvas.mm(6.4), canvas.mm(3.8))
            canvas.rounded(spot, DEEP, border=LINE, radius=spot.height / 2)
            figure(canvas, f"{TIMES}{self.copies}", spot.inflate(-canvas.mm(1.6), -canvas.mm(0.8)), TEXT)
        self._price(canvas, Rect(room.x + side, room.y, room.width - side, side))
        below = Rect(room.x, room.y + side + canvas.mm(0.6), room.width, 0)
        below.height = room.bottom - below.y
        below.height -= self._does(canvas, below)
        style = NAME if self.enabled else NAME._replace(colour=TEXT_QUIET)
        size = fitting(canvas.screen, self.title, style, below.size, lines=2)
        if is_broken(self.title, style, size, below.width):
            size = canvas.screen.em(LETTERS)  # divided, but not smaller than it can be read
        canvas.text(self.title, below, style, size=size)

    def _least(self, canvas: Canvas, width: int) -> int:
        """How tall its name and the first of what it does are in the smallest letters."""
        size = canvas.screen.em(LETTERS)
        texts = [(self.title, NAME), (self.brief.partition(",")[0], UNDER)]
        return sum(lines_of(canvas.screen, text, style, width, size).height for text, style in texts if text)

    def _does(self, canvas: Canvas, room: Rect) -> int:
        """What it does in few words below its name, or the first of them; the height of that."""
        least = canvas.screen.em(LETTERS)
        left = room.height - lines_of(canvas.screen, self.title, NAME, room.width, least).height
        for does in dict.fromkeys((self.brief, self.brief.partition(",")[0])):
            size = fitting(canvas.screen, does, UNDER, (room.width, left))
            tall = lines_of(canvas.screen, does, UNDER, room.width, size).height
            if does and 0 < tall <= left:
                place = Rect(room.x, room.bottom - tall, room.width, tall)
                canvas.text(does, place, UNDER, size=size, middle=False)
                return tall
        return 0

    def _price(self, canvas: Canvas, room: Rect) -> None:
        """What it costs now, large; the printed cost before the discount is struck through."""
        tall = min(canvas.mm(5.6), room.height * 2 // 3, room.width // 3)
        if self.known:
            canvas.icon("tick", Rect(room.right - tall, room.y, tall, tall), GOOD)
            return
        coin = Rect(room.right - tall, room.y, tall, tall)
        resource_icon(canvas, pieces.SCIENCE, coin.inflate(-tall // 5, -tall // 5))
        number = Rect(coin.x - tall, room.y, tall, tall)
        colour = TEXT if self.enabled else BAD
        figure(canvas, "0" if self.free else str(self.price), number.inflate(-tall // 6, -tall // 3), colour)
        full = pieces.TECHS[self.tech].cost
        if full != self.price and not self.free:
            old = Rect(number.x - tall, room.y, tall, tall).inflate(-tall // 4, -tall // 2)
            figure(canvas, str(full), old, TEXT_QUIET)
            thick = max(1, canvas.mm(0.3))
            canvas.surface.fill(BAD, Rect(old.x, old.centery, old.width, thick))


def in_brief(ui: Ui, tech: int, does: str) -> str:
    """What a technology does in so few words that they stand on its tile: "orange dice, 2 damage"."""
    own = f"eclipse.supply.brief.{pieces.TECHS[tech].id}"
    return ui.say(own) if own in ui.words.entries else does.partition(": ")[2].rstrip(".")


class Heading(Widget):
    """Before a row: the category, how many one has of it, and the discount that follows."""

    def __init__(self, name: str, under: str, colour: Colour, count: int) -> None:
        super().__init__(f"{name}. {under}")
        self.title, self.under, self.colour, self.count = name, under, colour, count

    def draw(self, canvas: Canvas) -> None:
        room = self.rect
        canvas.surface.fill(self.colour, Rect(room.x, room.y, max(2, canvas.mm(0.8)), room.height))
        inner = Rect(room.x + canvas.mm(2), room.y, room.width - canvas.mm(2), room.height)
        line = canvas.mm(6)
        size = fitting(canvas.screen, self.title, HEAD, (inner.width, line), least=3.2, lines=1)
        canvas.text(self.title, Rect(inner.x, inner.y, inner.width, line), HEAD, size=size)
        step = min(canvas.mm(3.2), inner.width / pieces.SPACES)
        y = inner.y + line + step * 0.6
        for place in range(pieces.SPACES):
            spot = about((inner.x + step * (place + 0.5), y), step * 0.74)
            full = place < self.count
            canvas.rounded(spot, self.colour if full else DEEP, border=LINE_BRIGHT, radius=spot.width * 0.2)
        below = Rect(inner.x, round(y + step * 0.7), inner.width, 0)
        below.height = max(1, room.bottom - below.y)
        size = fitting(canvas.screen, self.under, UNDER, below.size)
        canvas.text(self.under, below, UNDER, middle=False, size=size)


class Shelves(Widget):
    """Three rows of technologies on glass, at the lower edge of the table."""

    role = "panel"
    layered = True

    def __init__(self, rows: list[tuple[Widget, list[Widget]]], table: Rect, area: Rect) -> None:
        super().__init__("", [each for head, cards in rows for each in (head, *cards)])
        self.key, self.rows, self.table, self.area = "tool", rows, table, area

    def arrange(self, ui: Ui, rect: Rect) -> None:
        pad, gap = ui.mm(PAD), ui.mm(TOUCHED if ui.screen.touch else GAP)
        count = len(self.rows)
        share = (self.area.height * SHELF_SHARE - 2 * pad - gap * (count - 1)) / count
        tall = round(max(ui.mm(SHELF_LEAST), min(ui.mm(SHELF_MOST), share)))
        most = max(len(cards) for _, cards in self.rows)
        room = self.area.width - 2 * pad - ui.mm(HEADING) - gap * most
        wide = min(ui.mm(WIDE), room // max(1, most))
        across = ui.mm(HEADING) + (wide + gap) * most + 2 * pad
        high = tall * count + gap * (count - 1) + 2 * pad
        self.rect = Rect(self.area.centerx - across // 2, self.area.bottom - high, across, high)
        y = self.rect.y + pad
        for head, cards in self.rows:
            x = self.rect.x + pad
            head.arrange(ui, Rect(x, y, ui.mm(HEADING), tall))
            x += ui.mm(HEADING) + gap
            for card in cards:
                card.arrange(ui, Rect(x, y, wide, tall))
                x += wide + gap
            y += tall + gap

    def claims(self, pos: tuple[int, int]) -> bool:
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        canvas.dim(self.table, BEHIND)
        canvas.glass(self.rect, alpha=240, border=LINE_BRIGHT)


def shelves(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """The whole supply; what can be taken now can be pressed."""
    rows = []
    for category in pieces.CATEGORIES:
        cards = list(_cards(ui, builder, view, watching, again, category))
        rows.append((_heading(ui, view, builder.prompt.seat, category), cards))
    area = watching.area.inflate(-2 * ui.mm(2), -2 * ui.mm(2))
    return Shelves(rows, watching.area, area)


def _heading(ui: Ui, view: EclipseTable, seat: Seat, category: str) -> Widget:
    count = view.techs(seat, category)
    discount = pieces.DISCOUNT[count]
    key = "eclipse.supply.discount" if discount else "eclipse.supply.no_discount"
    under = ui.say(key, discount=signed(-discount), known=count)
    return Heading(category_name(category, ui.settings.language), under, CATEGORY[category], count)


def in_supply(view: EclipseTable, category: str) -> list[int]:
    """The technologies of a category that lie there, the cheapest first."""
    kinds = {view.faces[tile] - pieces.FIRST_TECH for tile in view.supply}
    listed = [tech for tech in kinds if pieces.TECHS[tech].category == category]
    return sorted(listed, key=lambda tech: (pieces.TECHS[tech].cost, tech))


def _cards(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again, category: str
) -> Iterator[Widget]:
    prompt = builder.prompt
    assert isinstance(prompt, ChooseTech)
    offered = [each for each in builder.handles if (each.piece or "").startswith("tech:")]
    by_tech = {numbers_of(each.answer)[0]: each for each in offered}
    for tech in in_supply(view, category):
        handle = by_tech.get(tech)
        look = looking_at(ui, game_table("eclipse"), f"tech:{tech}", view, watching)
        does = printed("eclipse", "tech", pieces.TECHS[tech].id, ui.settings.language).says.get("text", "")
        copies = sum(view.faces[tile] == pieces.FIRST_TECH + tech for tile in view.supply)
        yield TechCard(
            tech, tech_name(tech, ui.settings.language), copies, view.price(prompt.seat, tech),
            press=readying(builder, handle, again) if handle else look, inspect=look,
            chosen=handle is not None and builder.chosen == handle,
            why="" if handle else why_not(ui, prompt, view, tech),
            free=prompt.gift, known=bool(view.players[prompt.seat].tech_bits >> tech & 1),
            does=does, brief=in_brief(ui, tech, does),
        )  # fmt: skip


def why_not(ui: Ui, prompt: ChooseTech, view: EclipseTable, tech: int) -> str:
    """Why a technology of the supply cannot be taken, in the words of the rules."""
    if prompt.gift:
        return ui.say("eclipse.supply.not_cheapest")
    if view.techs(prompt.seat, pieces.TECHS[tech].category) >= pieces.SPACES:
        return ui.say("eclipse.supply.no_space")
    refusal = prompt.reason(view, word("tech", tech))
    return ui.say(refusal.text, **refusal.args)


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button: what is researched, what it costs, and what is left."""
    chosen, prompt = builder.chosen, builder.prompt
    if chosen is None or not isinstance(prompt, ChooseTech) or not (chosen.piece or "").startswith("tech:"):
        return None
    tech = numbers_of(chosen.answer)[0]
    name = tech_name(tech, ui.settings.language)
    if prompt.gift:
        return ui.say("do.eclipse.tech", name=name), ui.say("eclipse.supply.gift")
    price = view.price(prompt.seat, tech)
    left = view.players[prompt.seat].storage[pieces.SCIENCE] - price
    return ui.say("do.eclipse.tech", name=name), ui.say("eclipse.supply.costs", price=price, left=left)
