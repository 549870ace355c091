"""The drawn sector in the hand: six turns to choose from, the tile on the map, what it joins and holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.core.table import CardId
from game.eclipse import pieces
from game.eclipse.prompts import PlaceSector
from game.eclipse.reach import ring_of
from game.eclipse.table import DIRECTIONS, EclipseTable
from game.eclipse.words import numbers_of, verb_of, word
from scenes.drawing.rich_text import Style
from scenes.games.eclipse.explore.edge_joins import best_turn, edges, joined, own_first
from scenes.games.eclipse.explore.panel import contents
from scenes.games.eclipse.explore.tiles import DrawnTile, TurnCard
from scenes.games.eclipse.looks.hexes import SectorLook
from scenes.games.eclipse.map.attention import CAMERA_BUTTONS
from scenes.games.eclipse.names import sector_title, tile_name
from scenes.games.eclipse.trays.cards import Again, Card, Strip, readying
from scenes.games.eclipse.zones import SIDE, WALL, Chart
from scenes.table.action_corner import GAP, WIDTH, ActionCorner
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.table.looks.drawing import about
from scenes.widgets.boxes import Layers
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

SHORT = Style("heavy", 5.6, leading=1.1)
RINGS = ("I", "II", "III")
LIFTED = 1.1  # how much larger the tile in the hand is


def handles_of(builder: AnswerBuilder) -> dict[tuple[CardId, int], Handle]:
    """Tile and turn of every way to lay a tile down."""
    ways = [each for each in builder.handles if verb_of(each.answer) == "turn"]
    return {(numbers[1], numbers[0]): each for each in ways for numbers in [numbers_of(each.answer)]}


def shown_turn(builder: AnswerBuilder, view: EclipseTable) -> tuple[CardId, int]:
    """The tile in the hand and how it is turned: what lies ready, or else what joins most."""
    prompt = builder.prompt
    assert isinstance(prompt, PlaceSector)
    if builder.chosen is not None and verb_of(builder.chosen.answer) == "turn":
        turn, tile = numbers_of(builder.chosen.answer)
        return tile, turn
    ways = handles_of(builder)
    tile = next(
        (tile for tile, _ in ways if tile == prompt.tile), next((tile for tile, _ in ways), prompt.tile)
    )
    turns = [turn for each, turn in ways if each == tile]
    if not turns:
        return tile, 0
    return tile, best_turn(view, prompt.seat, tile, turns, (prompt.q, prompt.r))


# --- together


def tool(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """The six turns below, the tile on the map, and what it holds beside it."""
    prompt = builder.prompt
    assert isinstance(prompt, PlaceSector)
    tile, turn = shown_turn(builder, view)
    ways = handles_of(builder)
    cards: list[Widget] = [_turn(ui, builder, view, watching, again, (tile, each)) for each in range(6)]
    others = [other for other in view.drawn if other != tile and any(each == other for each, _ in ways)]
    cards += [_other(ui, builder, view, watching, again, other) for other in others]
    parts: list[Widget] = [Strip(cards, watching.hand, widest=58.0)]
    allowed = [each for each in range(6) if (tile, each) in ways]
    panel = contents(ui, view, watching, prompt, tile, turn if allowed else -1)
    if allowed:
        camera = Rect(watching.area.topleft, (ui.mm(CAMERA_BUTTONS[0]), ui.mm(CAMERA_BUTTONS[1])))
        parts.append(_drawn(ui, builder, view, watching, again, (tile, turn), allowed, [camera, panel.spot]))
    return Layers(*parts, panel, key="tool")


def _named(ui: Ui, view: EclipseTable, seat: int, sectors: list[int]) -> str:
    names = [
        sector_title(view.face(each).id, ui.settings.language) for each in own_first(view, seat, sectors)
    ]
    return ", ".join(names)


def _turn(
    ui: Ui,
    builder: AnswerBuilder,
    view: EclipseTable,
    watching: Watching,
    again: Again,
    way: tuple[CardId, int],
) -> Card:
    prompt = builder.prompt
    assert isinstance(prompt, PlaceSector)
    tile, turn = way
    found = edges(view, prompt.seat, view.faces[tile], turn, (prompt.q, prompt.r))
    handle = handles_of(builder).get(way)
    ways = joined(found)
    title = ui.say("eclipse.explore.joins", count=len(ways)) if handle else ui.say("eclipse.explore.shut")
    names = _named(ui, view, prompt.seat, ways) if handle else ui.say("eclipse.explore.no_way")
    brief = ", ".join(view.face(each).id for each in own_first(view, prompt.seat, ways))
    refusal = prompt.reason(view, word("turn", turn, tile))
    look = looking_at(ui, game_table("eclipse"), f"face:{pieces.KEYS[view.faces[tile]]}", view, watching)
    return TurnCard(
        f"tile:{tile}:{turn}", turn, found, title, names, brief if handle else "",
        press=readying(builder, handle, again) if handle else look, inspect=look,
        chosen=shown_turn(builder, view) == way and handle is not None,
        why="" if handle else ui.say(refusal.text, **refusal.args), hotkey=str(turn + 1),
    )  # fmt: skip


class OtherTile(Card):
    """The other tile that was turned over: pressing it takes it in the hand instead."""

    def __init__(self, face: int, name: str, key: str, press: Again) -> None:
        super().__init__(name, key, press)
        self.tile = face

    def face(self, canvas: Canvas, rect: Rect) -> None:
        wide = min(rect.width - canvas.mm(3), round((rect.height - canvas.mm(3)) * 2 / (SIDE + WALL)))
        box = about(rect.center, wide, wide / 2 * (SIDE + WALL))
        SectorLook(self.tile, pieces.HOLES[self.tile]).paint(canvas, box)


def _other(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again, tile: CardId
) -> Card:
    prompt = builder.prompt
    assert isinstance(prompt, PlaceSector)
    turns = [turn for each, turn in handles_of(builder) if each == tile]
    best = best_turn(view, prompt.seat, tile, turns, (prompt.q, prompt.r))

    def take() -> None:
        builder.choose(handles_of(builder)[tile, best])
        again()

    name = sector_title(pieces.SECTORS[view.faces[tile]].id, ui.settings.language)
    return OtherTile(view.faces[tile], name, f"other:{tile}", take)


def _drawn(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again,
    way: tuple[CardId, int], allowed: list[int], panels: list[Rect],
) -> Widget:  # fmt: skip
    prompt = builder.prompt
    assert isinstance(prompt, PlaceSector)
    tile, turn = way
    face = view.faces[tile]
    chart = Chart(view, watching)
    box = chart.tile(prompt.q, prompt.r)
    spot = about(box.center, box.width * LIFTED, box.height * LIFTED).move(0, -round(box.height * 0.05))
    found = edges(view, prompt.seat, face, turn, (prompt.q, prompt.r))

    def turn_by(step: int) -> None:
        place = allowed.index(turn) if turn in allowed else 0
        builder.choose(handles_of(builder)[tile, allowed[(place + step) % len(allowed)]])
        again()

    look = looking_at(ui, game_table("eclipse"), f"face:{pieces.KEYS[face]}", view, watching)
    keys: list[Button] = [
        IconButton(
            "twist_left", ui.say("eclipse.explore.left"), partial(turn_by, -1), hotkey="q", key="turn.left"
        ),
        IconButton(
            "twist_right", ui.say("eclipse.explore.right"), partial(turn_by, 1), hotkey="e", key="turn.right"
        ),
    ]
    name = sector_title(pieces.SECTORS[face].id, ui.settings.language)
    around = [(prompt.q + q, prompt.r + r) for q, r in DIRECTIONS]
    tiles: tuple[list[Rect], list[Rect]] = ([], [])
    for sector in view.map:
        tiles[(sector.q, sector.r) not in around].append(chart.tile(sector.q, sector.r))
    return DrawnTile(
        name, face, turn, found, spot, chart.sight, watching.area, turn_by, look,
        keys if len(allowed) > 1 else [], *tiles, panels,
    )  # fmt: skip


# --- the corner


class TwinCorner(ActionCorner):
    """Two buttons of the same size: what lies ready, and the way out."""

    def __init__(
        self,
        first: Button,
        text: str,
        press: Again | None,
        *,
        second: str,
        missing: str,
        gives: Mapping[str, Handle],
    ) -> None:
        self.first = first
        super().__init__(text, press, second=second, missing=missing, gives=gives)
        self.big.style = SHORT

    def _below(self) -> list[Widget]:
        return [self.first, self.big]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, rect)
        wide = min(rect.width, ui.mm(WIDTH))
        gap = ui.mm(GAP)
        half = (wide - gap) // 2
        whole = Rect(rect.right - wide, self.big.rect.y, wide, self.big.rect.height)
        self.first.arrange(ui, Rect(whole.x, whole.y, half, whole.height))
        self.big.arrange(ui, Rect(whole.right - half, whole.y, half, whole.height))


def corner(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """Discard and place, equally large; the Descendants may look at another tile."""
    prompt = builder.prompt
    if not isinstance(prompt, PlaceSector):
        return None
    by_word = {each.answer: each for each in builder.buttons}
    throw = Button(
        ui.words.label("button.eclipse.throw", prompt), lambda: choose(by_word["throw"]),
        second=ui.say("eclipse.explore.thrown"), hotkey="x", key="explore.throw",
    )  # fmt: skip
    way = shown_turn(builder, view)
    handle = handles_of(builder).get(way)
    name = tile_name(pieces.KEYS[view.faces[way[0]]], ui.settings.language)
    place = ui.say("eclipse.explore.place", name=name)
    gives = {"explore.throw": by_word["throw"]}
    if handle is None:
        why = ui.say("eclipse.explore.no_turn")
        made = TwinCorner(throw, place, None, second="", missing=why, gives=gives)
    else:
        lay, gets = partial(choose, handle), _gets(ui, view, prompt, way)
        made = TwinCorner(throw, place, lay, second=gets, missing="", gives=gives)
    if "another" in by_word:
        label = ui.words.label("button.eclipse.another", prompt)
        more = Button(label, lambda: choose(by_word["another"]), locked=True, key="explore.another")
        made.topped([more])
    return made


def drawing(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button for a place that is to be explored: from which ring a tile comes."""
    chosen = builder.chosen
    if chosen is None or verb_of(str(chosen.answer)) != "zone":
        return None
    q, r = numbers_of(chosen.answer)
    ring = RINGS[ring_of((q, r))]
    return ui.say("do.eclipse.zone"), ui.say("eclipse.explore.draws", ring=ring)


def _gets(ui: Ui, view: EclipseTable, prompt: PlaceSector, way: tuple[CardId, int]) -> str:
    """What placing it so brings: "connects to 2 sectors; 1 Ancient here"."""
    face = view.faces[way[0]]
    ways = joined(edges(view, prompt.seat, face, way[1], (prompt.q, prompt.r)))
    told = ui.say("eclipse.explore.connects", count=len(ways))
    ancients = pieces.SECTORS[face].ancients
    return f"{told}; {ui.say('eclipse.explore.ancients_here', count=ancients)}" if ancients else told
