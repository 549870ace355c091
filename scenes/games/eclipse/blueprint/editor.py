"""The blueprint editor: parts are dragged to squares, numbers and test-fire follow at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.designs import may_fly
from game.eclipse.prompts import FitFound
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of, word
from scenes.drawing.rich_text import TITLE
from scenes.drawing.theme import LINE_BRIGHT
from scenes.games.eclipse.blueprint.field import Field, PartCard, Parts, Slot, Tab
from scenes.games.eclipse.blueprint.test_fire import Trial, targets
from scenes.games.eclipse.blueprint.values import BlueprintValues, fitting_of
from scenes.games.eclipse.names import part_name, ship_name, ships
from scenes.games.eclipse.trays.cards import BEHIND, Again
from scenes.shell.gestures import Point
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.widgets.boxes import Column, Row
from scenes.widgets.button import IconButton
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

SHARE, LEAST = 0.46, 99.0  # of the table's width, and millimetres
PAD, GAP = 2.5, 2.0
TABS = 11.0
HEAD = TITLE._replace(mm=4.4)
MOST_SHIPS = pieces.SHIP_LIMITS


class Editor(Widget):
    """The tray with one blueprint, its numbers and the test-fire, and the parts in the row below."""

    role = "editor"
    layered = True

    def __init__(
        self, ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again
    ) -> None:
        super().__init__()
        self.key = "editor"
        self.ui, self.builder, self.view, self.watching, self.again = ui, builder, view, watching, again
        self.seat: Seat = builder.prompt.seat
        self.player = view.players[self.seat]
        self.offered = builder.pieces
        self.ship = _first_ship(builder, watching.given)
        self.counts = [2, 2, 1, 1]
        self.kinds: dict[Seat, int] = {}
        self.over = ""  # the square that the part in the hand is held over
        self.tray = Rect(0, 0, 0, 0)
        self._fill()

    def inherit(self, old: Widget) -> None:
        if not isinstance(old, Editor) or old.seat != self.seat:
            return
        before = (self.ship, self.counts, self.kinds)
        self.ship, self.counts, self.kinds = old.ship, old.counts, old.kinds
        if before != (self.ship, self.counts, self.kinds):
            self._fill()

    # --- what is in the hand

    @property
    def part(self) -> int:
        """The part in the hand; -1 for none."""
        prompt = self.builder.prompt
        if isinstance(prompt, FitFound):
            return prompt.part
        kind, _, number = self.builder.selected.partition(":")
        return int(number) if kind == "part" else -1

    def places(self, piece: str) -> dict[str, tuple[Rect, str]]:
        """Where a piece may go on the blueprint that is shown, or back to the supply."""
        wanted = self.builder.places_of(piece)
        found = {
            f"blueprint:{self.ship}:{slot.square}": (slot.rect, slot.name)
            for slot in self.field.slots
            if f"blueprint:{self.ship}:{slot.square}" in wanted
        }
        if "supply" in wanted:
            found["supply"] = (self.parts.rect, self.ui.say("eclipse.tabletop.supply"))
        return found

    # --- the tree

    def _fill(self) -> None:
        self.tabs = [self._tab(ship) for ship in range(len(pieces.SHIPS))]
        self.field = Field(self._slots(), self.player.row.blueprints, self.ship, self._colour, self._notes())
        self.parts = Parts(self._cards(), self.watching.hand, self._back_to_supply())
        self._measure_up()

    def _measure_up(self) -> None:
        """The numbers and the test-fire for the square that the part is held over."""
        board, squares = self.player.row.blueprints, self.player.designs[self.ship]
        before = fitting_of(board, self.ship, squares)
        changed = self._changed(squares)
        after = fitting_of(board, self.ship, changed) if changed is not None else None
        self.values = BlueprintValues(self.ui, before, after, self._problem(changed or squares))
        rows = [
            Trial(
                target, self.ship, self.counts[self.ship], before.design, after.design if after else None,
                partial(self._other_kind, target.seat) if target.seat >= 0 else None,
                self.ui.settings.language,
            )
            for target in targets(self.ui, self.view, self.watching, self.seat, self.kinds)
        ]  # fmt: skip
        trials: list[Widget] = list(rows)
        self.fire = Column(self._fire_head(), Scroll(Column(*trials, gap=1), key="trials").growing(), gap=1.5)
        self.children = [*self.tabs, self.field, self.values, self.fire, self.parts]

    @property
    def _colour(self) -> str:
        return self.watching.colours[self.seat]

    def _changed(self, squares: bytes) -> bytes | None:
        """The squares with the part in the hand where it is held, or where it could go first."""
        if self.part < 0:
            return None
        square = int(self.over.rpartition(":")[2]) if self.over else self._first_square()
        if square < 0:
            return None
        changed = bytearray(squares)
        changed[square] = self.part + 1
        return bytes(changed)

    def _first_square(self) -> int:
        """An empty one before those where something printed would be covered."""
        open_ = sorted((slot for slot in self.field.slots if slot.takes), key=lambda slot: slot.part >= 0)
        return open_[0].square if open_ else -1

    def _problem(self, squares: bytes) -> str:
        """Why a ship with these parts could not fly; "" if it can."""
        board = self.player.row.blueprints
        if may_fly(board, self.ship, squares):
            return ""
        made = fitting_of(board, self.ship, squares)
        if made.used > made.made:
            return self.ui.say("eclipse.blueprint.no_energy", missing=made.used - made.made)
        key = "eclipse.blueprint.no_drive" if self.ship != pieces.STARBASE else "eclipse.blueprint.drive"
        return self.ui.say(key)

    def _notes(self) -> tuple[str, str]:
        """Below the ship: what it costs, and how many there are."""
        built = pieces.SHIP_LIMITS[self.ship] - self.view.unbuilt(self.seat, self.ship)
        cost = pieces.BLUEPRINTS[self.player.row.blueprints, self.ship].cost
        say = self.ui.say
        return say("eclipse.blueprint.cost", cost=cost), say("eclipse.blueprint.built", count=built)

    def _tab(self, ship: int) -> Tab:
        begins = f"blueprint:{ship}:"
        held = self.builder.selected
        lit = (
            any((place or "").startswith(begins) for place in self.builder.places_of(held)) if held else False
        )
        holds = {
            name
            for each in self.builder.handles
            for name in (each.piece, each.place)
            if name and name.startswith(begins)
        }
        fits = may_fly(self.player.row.blueprints, ship, self.player.designs[ship])
        return Tab(
            ship_name(ship, self.ui.settings.language), ship, self._colour, partial(self.show, ship),
            selected=ship == self.ship, lit=lit, fits=fits, holds=holds,
        )  # fmt: skip

    def _slots(self) -> list[Slot]:
        board = pieces.BLUEPRINTS[self.player.row.blueprints, self.ship]
        tiles = self.player.designs[self.ship]
        return [self._slot(square, tiles[square], below) for square, below in enumerate(board.printed)]

    def _slot(self, square: int, tile: int, below: str) -> Slot:
        piece = f"blueprint:{self.ship}:{square}"
        shown = tile - 1 if tile else pieces.PART_OF.get(below, -1)
        language = self.ui.settings.language
        name = part_name(shown, language) if shown >= 0 else self.ui.say("eclipse.blueprint.empty")
        title = self.ui.say("eclipse.blueprint.slot", number=square + 1, part=name)
        look = looking_at(self.ui, game_table("eclipse"), f"part:{shown}", self.view, self.watching)
        slot = Slot(
            title, piece, self.builder, self.again, partial(self.places, piece),
            square=square, part=shown, printed=not tile, carries=piece in self.offered,
            on_inspect=look if shown >= 0 else None,
        )  # fmt: skip
        self._allow(slot, piece)
        slot.on_hover = self.hold_over
        return slot

    def _allow(self, slot: Slot, piece: str) -> None:
        """What a press on a square does: lay the part there, take the tile, or tell why not."""
        builder = self.builder
        direct = next((each for each in builder.handles if each.piece == piece and not each.place), None)
        held = builder.selected if builder.selected.startswith("part:") else ""
        if direct is not None:
            slot.accept(piece, direct, key=piece)
        elif held and piece in builder.places_of(held):
            slot.accept(held, None, key=f"place:{piece}")
        elif held:
            slot.bar(self._why_not("fit", self.ship, slot.square, self.part))
        elif piece not in self.offered:
            verb = ("replace", self.ship, slot.square) if self._found else ("clear", self.ship, slot.square)
            slot.bar(self._why_not(*verb))

    @property
    def _found(self) -> bool:
        return isinstance(self.builder.prompt, FitFound)

    def _why_not(self, verb: str, *numbers: int) -> str:
        refusal = self.builder.prompt.reason(self.view, word(verb, *numbers))
        return self.ui.say(refusal.text, **refusal.args)

    def _cards(self) -> list[PartCard]:
        if self._found:
            listed = [self.part]
        else:
            listed = list(dict.fromkeys([*self.player.parts, *pieces.SHARED_PARTS]))
        listed.sort(key=lambda part: (tuple(PART_ORDER).index(pieces.PARTS[part].kind), part))
        return [self._card(part) for part in listed]

    def _card(self, part: int) -> PartCard:
        name, piece = part_name(part, self.ui.settings.language), f"part:{part}"
        why = "" if self._found or piece in self.offered else self._missing(part)
        look = looking_at(self.ui, game_table("eclipse"), piece, self.view, self.watching)
        card = PartCard(
            name, piece, self.builder, self.again, partial(self.places, piece), part=part, why=why,
            on_inspect=look,
        )  # fmt: skip
        card.on_hover, card.on_pass = self.hold_over, self.pass_over
        return card

    def _missing(self, part: int) -> str:
        """Why a part cannot be taken at all."""
        row = pieces.PARTS[part]
        if row.tech and not self.player.has(row.tech):
            return self.ui.say("eclipse.blueprint.no_tech")
        return self.ui.say("eclipse.blueprint.nowhere")

    def _back_to_supply(self) -> Callable[[], None] | None:
        """Lays the tile in the hand back, if one is in the hand."""
        builder = self.builder
        if "supply" not in builder.places_of(builder.selected):
            return None

        def put() -> None:
            builder.put(builder.selected, "supply")
            builder.at_once = self.ui.settings.confirm != "always"
            self.again()

        return put

    def _fire_head(self) -> Widget:
        count = self.counts[self.ship]
        text = self.ui.say("eclipse.blueprint.fire", fleet=ships(self.ship, count, self.ui.settings.language))
        fewer = IconButton(
            "minus", self.ui.say("eclipse.blueprint.fewer"), partial(self._more, -1), mm=7, enabled=count > 1,
            why=self.ui.say("eclipse.blueprint.fewest"), key="fire.fewer",
        )  # fmt: skip
        more = IconButton(
            "plus", self.ui.say("eclipse.blueprint.more"), partial(self._more, 1), mm=7,
            enabled=count < MOST_SHIPS[self.ship], why=self.ui.say("eclipse.blueprint.most"), key="fire.more",
        )  # fmt: skip
        return Row(Label(text, HEAD, least=3.0).growing(), fewer, more, gap=GAP, align="middle")

    # --- what changes without an answer

    def show(self, ship: int) -> None:
        """Another kind of ship; what is in the hand stays there."""
        if ship != self.ship:
            self.ship, self.over = ship, ""
            self._fill()
            self._again()

    def _more(self, by: int) -> None:
        self.counts[self.ship] = max(1, min(MOST_SHIPS[self.ship], self.counts[self.ship] + by))
        self._measure_up()
        self._again()

    def _other_kind(self, seat: Seat) -> None:
        """The next kind of ship of a rival."""
        self.kinds[seat] = (self.kinds.get(seat, pieces.CRUISER) + 1) % len(pieces.SHIPS)
        self._measure_up()
        self._again()

    def hold_over(self, place: str) -> None:
        """The part in the hand is over a square, or over none."""
        over = place if place.startswith(f"blueprint:{self.ship}:") else ""
        if over != self.over:
            self.over = over
            self._measure_up()
            self._again()

    def pass_over(self, card: PartCard, pos: Point) -> None:
        """Held over a tab, that ship comes up; the card in the air stays the same."""
        tab = next((each for each in self.tabs if each.rect.collidepoint(pos)), None)
        if tab is None or tab.ship == self.ship:
            return
        self.ship, self.over = tab.ship, ""
        cards = self.parts
        self._fill()
        self.parts = cards
        self._measure_up()
        self._again()
        card.light()

    def _again(self) -> None:
        self.arrange(self.ui, self.rect)
        self.ui.changed()
        if self.ui.stack.top:
            self.ui.stack.top.focus.follow()

    # --- layout

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        area = self.watching.area
        wide = min(area.width, max(ui.mm(LEAST), round(area.width * SHARE)))
        pad, gap = ui.mm(PAD), ui.mm(GAP)
        top = ui.mm(1)
        self.tray = Rect(area.right - wide, area.y + top, wide, area.height - 2 * top)
        room = self.tray.inflate(-2 * pad, -2 * pad)
        tall = ui.mm(TABS)
        apart = gap if ui.screen.touch else ui.mm(1)
        across = (room.width - 3 * apart) // 4
        for place, tab in enumerate(self.tabs):
            tab.arrange(ui, Rect(room.x + place * (across + apart), room.y, across, tall))
        left = room.height - tall - 2 * gap
        middle = min(round(left * 0.6), ui.mm(110))
        top_y = room.y + tall + gap
        beside = round(room.width * 0.42)
        self.field.arrange(ui, Rect(room.x, top_y, room.width - beside - gap, middle))
        self.values.arrange(ui, Rect(room.right - beside, top_y, beside, middle))
        below = top_y + middle + gap
        self.fire.arrange(ui, Rect(room.x, below, room.width, room.bottom - below))
        self.parts.arrange(ui, self.watching.hand)

    def claims(self, pos: Point) -> bool:
        return self.tray.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        canvas.dim(self.watching.area, BEHIND)
        canvas.glass(self.tray, alpha=246, border=LINE_BRIGHT)


WORK = ("fit", "clear")  # what is said of a blueprint while it is built on
PART_ORDER = ("cannon", "missile", "hull", "shield", "computer", "drive", "source")


def _first_ship(builder: AnswerBuilder, given: Sequence[object]) -> int:
    """The blueprint that has just been worked on, or else the cruiser, if anything can be done with it."""
    worked = [numbers_of(said)[0] for said in given if isinstance(said, str) and verb_of(said) in WORK]
    if worked:
        return worked[-1]
    begins = [
        int((each.place or each.piece or "").split(":")[1])
        for each in builder.handles
        if (each.place or each.piece or "").startswith("blueprint:")
    ]
    return pieces.CRUISER if pieces.CRUISER in begins or not begins else begins[0]


def tool(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """The editor for whoever upgrades, or has found a part."""
    return Editor(ui, builder, view, watching, again)
