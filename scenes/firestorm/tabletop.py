"""Firestorm on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.events import Event
from game.core.prompts import Handle, Prompt
from game.core.table import Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.table import FirestormTable
from scenes.firestorm import (
    call,
    leading,
    offered,
    pending,
    rolled,
    seats,
    showing,
    steps,
    story,
    table,
    tools,
)
from scenes.firestorm.felt import Felt, Ground, felt
from scenes.firestorm.inspecting import inspection
from scenes.firestorm.leading import TABLE
from scenes.firestorm.looks.chips import DropLook, NumberLook
from scenes.firestorm.moves import move_of
from scenes.firestorm.panels import side_panels
from scenes.firestorm.report import report
from scenes.firestorm.spoils import spoils
from scenes.games import Inspection, Line, Report, Spoils, Stage, Summary, Watching
from scenes.placing import say
from scenes.remarks import woven
from scenes.stage.director import Beat, Move
from scenes.stage.piece import Look, Placed
from scenes.windows import Breaker, Marks, Pending, Window

if TYPE_CHECKING:
    from scenes.choosing import Choosing
    from scenes.kit.action_corner import ActionCorner
    from scenes.kit.widget import Widget
    from scenes.session import Player, Session, Told
    from scenes.ui import Ui

PLATES = {"damage": "attack", "stones": "luck"}  # numbers that a piece is laid on


class FirestormTableTop:
    """The one instance is ``scenes.firestorm.TABLE``."""

    name = "firestorm"
    alarms: Sequence[str] = call.ALARMS

    # --- the picture

    def picture(self, view: FirestormTable, watching: Watching) -> list[Placed]:
        return table.picture(view, watching)

    def places(self, watching: Watching, view: FirestormTable | None = None) -> dict[str, tuple[Rect, str]]:
        return table.places(watching, view)

    def background(self, view: FirestormTable, watching: Watching) -> Felt | Ground:
        return felt(view, watching)

    def move_of(self, event: Event, seat: Seat) -> Move:
        return move_of(event, seat)

    def beats(
        self, event: Event, view: FirestormTable, picture: list[Placed], watching: Watching
    ) -> Sequence[Beat]:
        return showing.beats(event, view, picture, watching, move_of(event, watching.seat))

    def piece(self, name: str, view: FirestormTable, watching: Watching) -> tuple[Look, str]:
        return offered.piece(name, view, watching)

    def place_mark(
        self, piece: str, place: str, view: FirestormTable, watching: Watching, *, over: bool
    ) -> Look | None:
        """A plate with its number, an edge about a card, words in a wide place; rows of the stack glow."""
        kind, _, number = place.partition(":")
        if kind in PLATES:
            return NumberLook(int(number), PLATES[kind], over)
        if kind == "effect":
            return None
        return DropLook(say(watching, "firestorm.table.play") if place == TABLE else "", over)

    def beyond(
        self, piece: str, choosing: Choosing, view: FirestormTable, watching: Watching
    ) -> Sequence[Placed]:
        return ()

    def leads_to(self, piece: str, choosing: Choosing, view: FirestormTable) -> Sequence[str]:
        """Where a card of the hand may be dragged: onto the table, its host or its target."""
        return leading.leads_to(piece, choosing, view)

    # --- around it

    def steps(self, view: FirestormTable) -> Sequence[Stage]:
        return steps.steps(view)

    def title(self, view: FirestormTable, language: str) -> str:
        return catalogue(language).say("firestorm.tabletop.turn", number=max(1, view.turns))

    def progress(self, view: FirestormTable) -> tuple[int, list[tuple[int, int]]]:
        reached = [max(0, view.points(seat)) for seat in range(view.seats)]
        return view.turns, [(count, pieces.GOAL) for count in reached]

    def summary(self, view: FirestormTable, seat: Seat, player: Player, language: str) -> Summary:
        return seats.summary(view, seat, player, language)

    def seat_card(
        self, view: FirestormTable, seat: Seat, player: Player, room: tuple[int, int], language: str
    ) -> Widget:
        """A seat beside the table, in the room that it has."""
        name = player.name or catalogue(language).say(f"colour.{player.colour}")
        return seats.SeatCard(seats.told(view, seat, name, player.colour, language), room, language)

    def side(self, ui: Ui, view: FirestormTable, watching: Watching) -> Sequence[Widget]:
        return side_panels(ui, view, watching)

    def inspect(self, what: str, view: FirestormTable, watching: Watching) -> Inspection | None:
        return inspection(what, view, watching)

    # --- the story

    def lines(self, session: Session, seat: Seat, language: str) -> list[Line]:
        return woven(story.lines(session, seat, language), session, language)

    def line(self, told: Told, session: Session, seat: Seat, language: str) -> Line | None:
        return story.line(told, session, seat, language)

    def report(self, session: Session, language: str) -> Report:
        return report(session, language)

    def spoils(self, ui: Ui, session: Session) -> Sequence[Spoils]:
        return spoils(ui, session)

    # --- the tools

    def tool(
        self, ui: Ui, choosing: Choosing, view: FirestormTable, watching: Watching, again: Callable[[], None]
    ) -> Widget | None:
        return tools.tool(ui, choosing, view, watching, again)

    def onlooking(self, ui: Ui, view: FirestormTable, watching: Watching) -> Widget | None:
        return None

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: FirestormTable) -> str:
        return tools.cost(ui, prompt, handle, view)

    def corner(
        self, ui: Ui, choosing: Choosing, view: FirestormTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return tools.corner(ui, choosing, view, choose)

    def consequence(
        self, ui: Ui, choosing: Choosing, view: FirestormTable, watching: Watching
    ) -> tuple[str, str]:
        return tools.consequence(ui, choosing, view, watching)

    # --- dice

    def die_before(self, prompt: Prompt[Any], view: FirestormTable, story: Sequence[Told]) -> int:
        return rolled.die_before(prompt, view, story)

    def after_die(self, name: str, die: int, language: str) -> str:
        return rolled.after_die(name, die, language)

    # --- reaction windows

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return call.passing(prompt)

    def window(
        self, prompt: Prompt[Any], view: FirestormTable, seats: Sequence[Seat], watching: Watching
    ) -> Window | None:
        return call.window(prompt, view, seats, watching)

    def pending(
        self, view: FirestormTable, story: Sequence[Told], prompt: Prompt[Any] | None, watching: Watching
    ) -> Sequence[Pending]:
        return pending.pending(view, story, prompt, watching)

    def breakers(self, view: FirestormTable, watching: Watching) -> Sequence[Breaker]:
        return ()

    def marks(self, view: FirestormTable) -> Marks:
        return call.marks(view)

    def concerned(self, view: FirestormTable, seat: Seat) -> bool:
        return call.concerned(view, seat)
