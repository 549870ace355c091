"""What can be built, as cards below the map: each is dragged to an own sector, or pressed before it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.eclipse import offers, pieces
from game.eclipse.prompts import Build
from game.eclipse.table import EclipseTable
from game.eclipse.words import word
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BAD, TEXT, TEXT_QUIET
from scenes.games.eclipse import picture
from scenes.games.eclipse.looks import ShipsLook, TokenLook
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.names import sector_title, ship_name
from scenes.games.eclipse.trays.cards import Again, Carried, Strip, Targets, figure
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.table.stage.piece import Look
from scenes.table.stage.stage import painted
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

NAME = Style("title", 4.6, TEXT, 1.05)
LEFT = Style("body", 3.3, TEXT_QUIET, 1.1)
LINES = 7.6  # millimetres of two lines of it


class BuildCard(Carried):
    """A miniature, its name, what it costs and how many are left."""

    def __init__(
        self, name: str, piece: str, builder: AnswerBuilder, again: Again, targets: Targets, *,
        look: Look, price: int, left: str, why: str, inspect: Again,
    ) -> None:  # fmt: skip
        super().__init__(name, piece, builder, again, targets, why=why, on_inspect=inspect)
        self.look, self.price, self.left = look, price, left

    def carried_size(self, canvas: Canvas) -> tuple[int, int]:
        side = canvas.mm(16)
        return side, side

    def plate(self, canvas: Canvas, rect: Rect) -> None:
        if self.held_at is None or rect.width != rect.height:
            super().plate(canvas, rect)

    def face(self, canvas: Canvas, rect: Rect) -> None:
        if self.held_at is not None and rect.width == rect.height:
            canvas.blit(painted(canvas, self.look, rect.size), rect.topleft)
            return
        pad = canvas.mm(1.8)
        room = rect.inflate(-2 * pad, -2 * pad)
        price = Rect(room.x, room.bottom - canvas.mm(7), room.width, canvas.mm(7))
        least = fitting(canvas.screen, self.left, LEFT, (room.width, canvas.mm(LINES)))
        told = lines_of(canvas.screen, self.left, LEFT, room.width, least).height
        side = min(price.y - room.y - canvas.mm(6.6) - told, round(room.width * 0.6))
        drawn = painted(canvas, self.look, (side, side))
        spot = (room.x + side // 2, room.y + side // 2)
        light = 1.0 if self.enabled else 0.5
        canvas.sprite(("build", self.look, side), drawn, spot, light=light)
        words = Rect(room.x, room.y + side + canvas.mm(0.6), room.width, canvas.mm(6))
        style = NAME if self.enabled else NAME._replace(colour=TEXT_QUIET)
        size = fitting(canvas.screen, self.name, style, words.size, lines=1)
        canvas.text(self.name, words, style, size=size)
        below = Rect(room.x, words.bottom, room.width, told)
        canvas.text(self.left, below, LEFT, size=least, middle=False)
        self._price(canvas, price)

    def _price(self, canvas: Canvas, room: Rect) -> None:
        tall = room.height
        coin = Rect(room.right - tall, room.y, tall, tall)
        resource_icon(canvas, pieces.MATERIALS, coin.inflate(-tall // 4, -tall // 4))
        number = Rect(coin.x - tall - canvas.mm(0.5), room.y, tall, tall)
        figure(canvas, str(self.price), number.inflate(-tall // 8, -tall // 3), TEXT if self.enabled else BAD)


def cards(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """All six kinds; those that cannot be built now tell why."""
    made: list[Widget] = [
        _card(ui, builder, view, watching, again, what) for what in range(len(pieces.BUILDS))
    ]
    return Strip(made, watching.hand, widest=50.0)


def _card(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again, what: int
) -> BuildCard:
    prompt, piece = builder.prompt, f"build:{what}"
    assert isinstance(prompt, Build)
    player = view.players[prompt.seat]
    look: Look = (
        ShipsLook(pieces.SHIPS[what], watching.colours[prompt.seat])
        if what < pieces.ORBITAL
        else TokenLook(pieces.BUILDS[what])
    )
    count = view.structures_left() if what >= pieces.ORBITAL else view.unbuilt(prompt.seat, what)
    why = "" if piece in builder.pieces else why_not(ui, prompt, view, what, count)
    shown = f"blueprint:{prompt.seat}:{what}" if what < pieces.ORBITAL else f"tech:{pieces.BUILDS[what]}"
    inspect = looking_at(ui, game_table("eclipse"), shown, view, watching)
    return BuildCard(
        ship_name(what, ui.settings.language), piece, builder, again,
        partial(_sectors, builder, view, watching, piece),
        look=look, price=offers.cost(player, what),
        left=in_short(ui, view, prompt, what, count) if why else ui.say("eclipse.building.left", count=count),
        why=why, inspect=inspect,
    )  # fmt: skip


def _sectors(
    builder: AnswerBuilder, view: EclipseTable, watching: Watching, piece: str
) -> dict[str, tuple[Rect, str]]:
    """The own sectors where it may stand, as they lie on the map."""
    known = picture.places(watching, view)
    return {place: known[place] for place in builder.places_of(piece) if place in known}


def in_short(ui: Ui, view: EclipseTable, prompt: Build, what: int, count: int) -> str:
    """What is missing, in as few words as stand on a card."""
    player = view.players[prompt.seat]
    if what in pieces.BUILD_TECHS and not player.has(pieces.BUILD_TECHS[what]):
        return ui.say("eclipse.building.no_tech")
    if count and offers.cost(player, what) > player.storage[pieces.MATERIALS]:
        return ui.say("eclipse.building.too_dear")
    return ui.say("eclipse.building.nowhere")


def why_not(ui: Ui, prompt: Build, view: EclipseTable, what: int, count: int) -> str:
    """Why something cannot be built anywhere."""
    own = view.own(prompt.seat)
    if not own:
        return ui.say("eclipse.building.no_sector")
    if not count:
        return ui.say("eclipse.building.none_left")
    refusal = prompt.reason(view, word("build", what, own[0]))
    if refusal.text == "refuse.eclipse.build":
        return ui.say("eclipse.building.everywhere")
    return ui.say(refusal.text, **refusal.args)


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button while something waits to be built."""
    chosen, prompt = builder.chosen, builder.prompt
    if chosen is None or not isinstance(prompt, Build) or not (chosen.piece or "").startswith("build:"):
        return None
    what = int((chosen.piece or "").partition(":")[2])
    sector = int((chosen.place or "").partition(":")[2])
    player = view.players[prompt.seat]
    left = player.storage[pieces.MATERIALS] - offers.cost(player, what)
    language = ui.settings.language
    told = ui.say("eclipse.building.costs", sector=sector_title(view.face(sector).id, language), left=left)
    return ui.say("do.eclipse.build", name=ship_name(what, language)), told
