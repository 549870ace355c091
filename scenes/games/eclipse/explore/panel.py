"""What a drawn sector holds, in words: squares, artifact, discovery, guards with the chance to beat them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import CardId
from game.eclipse import pieces
from game.eclipse.odds.battle_odds import fleet_in
from game.eclipse.pieces import party_of, type_of
from game.eclipse.prompts import PlaceSector
from game.eclipse.table import EclipseTable
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import CAPTION, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, DEEP, GOOD, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET
from scenes.games.eclipse.battle.forecasts import Awaited, Battle, ancients, chance
from scenes.games.eclipse.blueprint.part_tiles import TIMES
from scenes.games.eclipse.explore.edge_joins import JOIN, OPEN, SHUT, edges, joined
from scenes.games.eclipse.looks.ships import one_ship
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.map.attention import panel_room
from scenes.games.eclipse.names import fleet, resource_word, sector_title
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.regions import Fixed
from scenes.widgets.boxes import Column, Panel, Row, Rule
from scenes.widgets.label import Icon, Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.shell.units import Screen
    from scenes.widgets.context import Ui

SHIP = 8.0  # millimetres
NAME = TITLE._replace(mm=5.6)
LINE_STYLE = Style("body", 3.5, TEXT, 1.12)
POINTS = Style("number", 5.0, AMBER)
CHANCE = Style("number", 5.4, TEXT, 1.0)
TOLD = Style("body", 3.2, TEXT_QUIET, 1.14)
STATES = {SHUT: "eclipse.explore.dead_end", OPEN: "eclipse.explore.open_end"}
ICONS = {JOIN: "tick", SHUT: "close", OPEN: "hexagon"}


class Guards(Awaited):
    """The ancients of a tile, and the chance of the own ships next to it."""

    def __init__(self, title: str, told: str, battles: list[Battle], language: str) -> None:
        super().__init__(battles, f"{title}. {told}")
        self.title, self.told, self.language = title, told, language

    def measure(self, ui: Ui, width: int) -> Size:
        return width, self._told(ui.screen, width) + ui.mm(10 if self.battles else 2.4)

    def _told(self, screen: Screen, width: int) -> int:
        """How tall the words are beside the ship."""
        room = width - screen.mm(2 * 1.6 + SHIP + 1.6)
        return max(screen.mm(SHIP), lines_of(screen, self.text, TOLD, room).height)

    @property
    def text(self) -> str:
        return f"**{self.title}**\n{self.told}"

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, DEEP, border=LINE, radius=canvas.mm(2))
        room = self.rect.inflate(-2 * canvas.mm(1.6), -2 * canvas.mm(1.2))
        side = canvas.mm(SHIP)
        one_ship(canvas, Rect(room.x, room.y, side, side), "ancient", "")
        words = Rect(room.x + side + canvas.mm(1.6), room.y, room.width - side - canvas.mm(1.6), 0)
        words.height = self._told(canvas.screen, self.rect.width)
        canvas.text(self.text, words, TOLD)
        if self.battles:
            self._chance(canvas, Rect(room.x, words.bottom + canvas.mm(1), room.width, canvas.mm(6)))

    def _chance(self, canvas: Canvas, room: Rect) -> None:
        odds = self.found(0)
        number = canvas.mm(18 if odds is None or odds.exact else 32)
        bar = Rect(room.x, 0, room.width - number - canvas.mm(2), canvas.mm(3.2))
        bar.centery = room.centery
        canvas.rounded(bar, (4, 8, 24), border=LINE_BRIGHT, radius=bar.height / 2)
        if odds is None:
            return
        full = Rect(bar.x, bar.y, max(bar.height, round(bar.width * odds.attacker_wins)), bar.height)
        canvas.rounded(full, GOOD, radius=bar.height / 2)
        text = chance(odds, self.language)
        place = Rect(room.right - number, room.y, number, room.height)
        canvas.text(text, place, CHANCE, align="right", size=fitting(canvas.screen, text, CHANCE, place.size))


class Sign(Widget):
    """The sign of a resource before a line."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(4.6), ui.mm(4.6)

    def draw(self, canvas: Canvas) -> None:
        resource_icon(canvas, self.colour, about(self.rect.center, canvas.mm(4)))


def contents(
    ui: Ui, view: EclipseTable, watching: Watching, prompt: PlaceSector, tile: CardId, turn: int
) -> Fixed:
    """The panel at the right of the table; the camera keeps the tile clear of it."""
    face = view.faces[tile]
    row = pieces.SECTORS[face]
    ring = ("I", "II", "III")[pieces.RINGS.index(row.ring)]
    parts: list[Widget] = [
        Label(ui.say("eclipse.explore.drawn", ring=ring), CAPTION),
        Row(
            Label(sector_title(row.id, ui.settings.language), NAME, least=3.6).growing(),
            Icon("star", 4.4, AMBER), Label(str(row.vp), POINTS), gap=1.2, align="middle",
        ),
        Rule(),
        *_holds(ui, face),
    ]  # fmt: skip
    if row.ancients:
        parts.append(_guards(ui, view, prompt, face, turn))
    if turn >= 0:
        parts += [
            Rule(),
            Label(ui.say("eclipse.explore.edges"), CAPTION),
            *_edges(ui, view, prompt, face, turn),
        ]
    panel = Panel(Column(*parts, gap=1.2), 3, alpha=236, key="explore.panel")
    room = panel_room(watching.area, ui.screen.px_per_mm)
    tall = min(panel.measure(ui, room.width)[1], room.height)
    return Fixed(panel, Rect(room.x, room.y, room.width, tall))


def _line(sign: Widget, text: str) -> Widget:
    return Row(sign, Label(text, LINE_STYLE, least=3.0).growing(), gap=2, align="middle")


def _holds(ui: Ui, face: int) -> list[Widget]:
    """Squares by colour, advanced ones apart, then what else there is."""
    lines: list[Widget] = []
    squares = pieces.SQUARES[face]
    for square in dict.fromkeys(squares):
        count = squares.count(square)
        what = resource_word(square.colour, ui.settings.language) if square.colour != pieces.GREY else ""
        if square.colour == pieces.GREY:
            text = ui.say("eclipse.explore.any_square")
        else:
            text = ui.say("eclipse.explore.advanced_square", resource=what) if square.advanced else what
        lines.append(_line(Sign(square.colour), f"{count} {TIMES} {text}"))
    row = pieces.SECTORS[face]
    if row.artifact:
        lines.append(_line(Icon("artifact", 4, (143, 227, 200)), ui.say("eclipse.explore.artifact")))
    if row.discovery:
        lines.append(_line(Icon("discovery", 4, (201, 189, 255)), ui.say("eclipse.explore.discovery")))
    return lines or [_line(Icon("hexagon", 4, TEXT_QUIET), ui.say("eclipse.explore.nothing"))]


def _guards(ui: Ui, view: EclipseTable, prompt: PlaceSector, face: int, turn: int) -> Widget:
    """The strongest own fleet that a way leads from, against the ancients."""
    seat, count = prompt.seat, pieces.SECTORS[face].ancients
    title = ui.say("eclipse.explore.ancients_here", count=count)
    ways = joined(edges(view, seat, face, turn, (prompt.q, prompt.r))) if turn >= 0 else []
    near = [sector for sector in ways if view.map[sector].count(seat)]
    if not near:
        return Guards(title, ui.say("eclipse.explore.no_fleet"), [], ui.settings.language)
    best = max(near, key=lambda sector: _strength(view, seat, sector))
    codes = [code for code in view.map[best].ships if party_of(code) == seat]
    told = ui.say(
        "eclipse.explore.fleet", ships=fleet(codes, ui.settings.language),
        sector=sector_title(view.face(best).id, ui.settings.language),
    )  # fmt: skip
    return Guards(title, told, [(fleet_in(view, best, seat), ancients(count))], ui.settings.language)


def _strength(view: EclipseTable, seat: int, sector: int) -> int:
    codes = [code for code in view.map[sector].ships if party_of(code) == seat]
    return sum(pieces.BLUEPRINTS[view.players[seat].row.blueprints, type_of(code)].cost for code in codes)


def _edges(ui: Ui, view: EclipseTable, prompt: PlaceSector, face: int, turn: int) -> list[Widget]:
    lines: list[Widget] = []
    for each in edges(view, prompt.seat, face, turn, (prompt.q, prompt.r)):
        if not each.state:
            continue
        name = "" if each.state == OPEN else sector_title(view.face(each.sector).id, ui.settings.language)
        icon = Icon(ICONS[each.state], 3.6, AMBER if each.state == JOIN else TEXT_QUIET)
        text = ui.say(STATES[each.state], sector=name) if each.state in STATES else name
        style = LINE_STYLE if each.state == JOIN else SMALL
        lines.append(Row(icon, Label(text, style, least=3.0).growing(), gap=2, align="middle"))
    return list({widget.children[1].name: widget for widget in lines}.values())
