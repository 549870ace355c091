"""Cards of Firestorm that lie face down, covered accessories, piles, and ships nobody can see."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, SEATS, STOCK_DARK, TEXT_QUIET, WHITE, mixed, rgb
from scenes.games.firestorm.looks.palette import FACTIONS, TYPES
from scenes.games.firestorm.looks.parts import RADIUS, facts_of, orb, pill
from scenes.table.looks.drawing import about, count_badge, numeral, picture
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit, write_fitting
from scenes.table.stage.piece import Look

PLANET_BACK = rgb("#1E6B4B")


@dataclass(frozen=True, slots=True)
class BackLook(Faceless):
    """The back of a card in its deck's colour; ``sign`` stands in its middle."""

    colour: str  # of the seat
    kind: str = "resource"  # or "planet"
    sign: str = ""
    power: str = "neutral"  # whose deck it is from

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        base = PLANET_BACK if self.kind == "planet" else SEATS[self.colour].dark
        with canvas.clipped(rect):
            picture(canvas, f"firestorm/backs/{self.kind}_{self.power}", rect)
        edge = max(1, round(rect.width * 0.03))
        canvas.outline(rect, mixed(SEATS[self.colour].base, BLACK, 0.1), edge, RADIUS * rect.width)
        if self.sign:
            disc = about(rect.center, min(rect.size) * 0.36)
            canvas.circle(disc.center, disc.width // 2, mixed(base, BLACK, 0.6), border=WHITE)
            numeral(canvas, self.sign, disc.inflate(-disc.width // 2, -disc.width // 2), WHITE)


@dataclass(frozen=True, slots=True)
class GearLook:
    """An accessory that sticks out from under its host: its sign, what it does, what it costs.

    Without ``key`` it is covered: everybody sees its type and its costs, nobody else what it is.
    """

    key: str
    back: str
    language: str
    idle: bool = False
    mark: str = ""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        kind, tp, ep = gear_facts(self.key, self.back)
        colour = facts_of(self.key).color if self.key else "green"
        covered = not self.key
        fill = rgb("#2B3968") if covered else rgb("#F3EFE3")
        if covered and rect.height > rect.width:
            _covered_card(canvas, rect, TYPES[kind].icon, (("ep", ep), ("tp", tp)))
            return
        canvas.rounded(rect, fill, radius=rect.height * 0.16, border=BLACK)
        strip = Rect(rect.x, rect.bottom - self.tall(rect), rect.width, self.tall(rect))
        side = round(strip.height * 0.76)
        icon = Rect(strip.x + strip.height // 6, strip.centery - side // 2, side, side)
        ink = WHITE if covered else TYPES[kind].band.low
        canvas.icon(TYPES[kind].icon, icon, ink)
        right = strip.right - max(1, strip.height // 8)
        if not covered:
            bar = Rect(
                strip.right - max(2, strip.height // 6),
                rect.y + 2,
                max(2, strip.height // 6),
                rect.height - 4,
            )
            canvas.surface.fill(FACTIONS[colour].colour, bar)
            right = bar.x - 1
        size = strip.height * 0.8
        for name, amount in (("ep", ep), ("tp", tp)):
            if amount:
                orb(canvas, name, (right - size / 2, strip.centery), size, str(amount))
                right -= round(size * 1.06)
        self._words(canvas, Rect(icon.right + 2, strip.y, right - icon.right - 3, strip.height), covered)
        if self.idle:
            canvas.dim(rect.inflate(-2, -2), 0.7)
        if self.mark:
            canvas.outline(rect, rgb("#FFC857"), max(2, canvas.mm(0.6)), rect.height * 0.16)

    @staticmethod
    def tall(rect: Rect) -> int:
        """How much of it sticks out at least: a strip at its lower edge."""
        return min(rect.height, round(rect.width * 0.25))

    def _words(self, canvas: Canvas, room: Rect, covered: bool) -> None:
        if covered or room.width < 12:
            return
        words = short_effect(self.key, self.language)
        ink = rgb("#1C1A17")
        write_fitting(canvas, words, room, Style("heavy", 3.4, ink, 1.0), least=2.6, lines=1, breaks=False)

    def shown(self) -> list[str]:
        return [self.key] if self.key else []


def _covered_card(canvas: Canvas, rect: Rect, sign: str, costs: tuple[tuple[str, int], ...]) -> None:
    """The whole back of a covered accessory: its type large in the middle, its costs in the corner."""
    base, edge = rgb("#2B3968"), rgb("#8FA3E8")
    canvas.rounded(rect, base, radius=RADIUS * rect.width, border=BLACK)
    frame = rect.inflate(-rect.width // 8, -rect.width // 8)
    canvas.outline(
        frame, mixed(base, edge, 0.6), max(1, round(rect.width * 0.015)), RADIUS * rect.width * 0.7
    )
    disc = about(rect.center, rect.width * 0.52)
    canvas.circle(disc.center, disc.width // 2, mixed(base, BLACK, 0.45), border=edge)
    canvas.icon(sign, disc.inflate(-disc.width * 2 // 5, -disc.width * 2 // 5), WHITE)
    size = rect.width * 0.24
    right = rect.right - rect.width * 0.06
    for name, amount in costs:
        if amount:
            orb(canvas, name, (right - size / 2, rect.y + size * 0.75), size, str(amount))
            right -= size * 1.06


@dataclass(frozen=True, slots=True)
class CargoLook:
    """A ship that is loaded on another one: its sign and values, its name if there is room for it."""

    key: str
    language: str
    attack: int
    defense: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        facts = facts_of(self.key)
        canvas.rounded(rect, rgb("#F3EFE3"), radius=rect.height * 0.16, border=BLACK)
        tall = GearLook.tall(rect)
        strip = Rect(rect.x, rect.bottom - tall, rect.width, tall)
        side = round(tall * 0.76)
        icon = Rect(strip.x + tall // 6, strip.centery - side // 2, side, side)
        canvas.icon(TYPES[facts.type].icon, icon, TYPES[facts.type].band.low)
        roomy = rect.width > tall * 4.6  # the name has room beside smaller values
        high, wide = (
            (round(tall * 0.66), round(tall * 1.12)) if roomy else (round(tall * 0.8), round(tall * 1.5))
        )
        right = strip.right - max(2, tall // 8)
        for kind, value in (("defense", self.defense), ("attack", self.attack)):
            right -= wide
            pill(canvas, kind, value, Rect(right, strip.centery - high // 2, wide - 1, high))
        room = Rect(icon.right + 2, strip.y, right - icon.right - 3, strip.height)
        name = facts.name.de if self.language == "de" else facts.name.en
        found = room.width > 12 and fit(
            canvas, name, "heavy", *room.size, 3.2, least=1.9, lines=2, leading=0.92
        )
        if found:
            canvas.text(found.text, room, Style("heavy", 3, rgb("#1C1A17"), 1.0), size=found.size)

    def shown(self) -> list[str]:
        return [self.key]


def gear_facts(key: str, back: str) -> tuple[str, int, int]:
    """The type and the costs of an accessory, which even its back tells."""
    if key:
        facts = facts_of(key)
        assert facts.cost is not None
        return facts.type, int(facts.cost.tp), int(facts.cost.ep)
    *words, tp, ep = back.removeprefix("back_").split("_")
    return "_".join(words), int(tp), int(ep)


def short_effect(key: str, language: str) -> str:
    """What an accessory does, in a few signs: its bonus, or else its name."""
    facts = facts_of(key)
    bonus = [
        do for row in facts.abilities if row.kind == "permanent" for do in row.effects if do.do == "modify"
    ]
    if bonus:
        attack, defense = sum(do.attack for do in bonus), sum(do.defense for do in bonus)
        return f"{attack:+d}/{defense:+d}".replace("-", "\N{MINUS SIGN}")
    return facts.name.de if language == "de" else facts.name.en


@dataclass(frozen=True, slots=True)
class FirestormPileLook:
    """So many cards, the topmost open or not, and what they are called."""

    count: int
    caption: str
    top: Look | None

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        line = min(round(canvas.screen.em(3.1) * 1.3), rect.height // 3)
        card = Rect(0, 0, min(rect.width, round((rect.height - line) / 1.24)), 0)
        card.height = round(card.width * 1.24)
        card.midtop = (rect.centerx, rect.centery - (card.height + line) // 2)
        thick = min(3, (self.count + 7) // 8) if self.count > 1 else 0
        for layer in range(thick, 0, -1):
            edge = Rect(card.x + layer, card.y + layer, card.width - thick, card.height - thick)
            canvas.rounded(
                edge, mixed(STOCK_DARK, BLACK, 0.2 + 0.1 * layer), radius=RADIUS * card.width, border=BLACK
            )
        face = Rect(card.x, card.y, card.width - thick, card.height - thick)
        if self.count and self.top is not None:
            self.top.paint(canvas, face)
        else:
            canvas.outline(face, TEXT_QUIET, 1, RADIUS * card.width + 1, dash=max(3, canvas.mm(0.9)))
        size = max(card.width * 0.34, canvas.screen.em(4.6))
        count_badge(canvas, (card.right - size * 0.45, card.bottom - size * 0.45), size, str(self.count))
        room = Rect(rect.x, card.bottom, rect.width, line)
        style = Style("title", 3.2, TEXT_QUIET, 1.0)
        write_fitting(
            canvas, self.caption, room, style, align="centre", least=2.5, lines=1, breaks=False, over=4
        )

    def shown(self) -> list[str]:
        return self.top.shown() if self.top is not None and self.count else []


@dataclass(frozen=True, slots=True)
class UnderLook(Faceless):
    """Cards that lie face down below another one."""

    colour: str
    count: int
    power: str = "neutral"

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        BackLook(self.colour, power=self.power).paint(canvas, rect)
        count_badge(canvas, rect.center, min(rect.size) * 0.7, str(self.count))
