"""Firestorm on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.events import Event
from game.core.prompts import Handle, Prompt
from game.core.table import CardId, Seat
from game.core.texts import catalogue
from game.firestorm import pieces
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import drag_to_play, great_events, phase_steps, prompt_tools
from scenes.games.firestorm import picture as table
from scenes.games.firestorm import seat_panels as seats
from scenes.games.firestorm.animations import move_of
from scenes.games.firestorm.background import Felt, Ground, felt
from scenes.games.firestorm.drag_to_play import TABLE
from scenes.games.firestorm.inspect.sections import inspection
from scenes.games.firestorm.log import story
from scenes.games.firestorm.looks.chips import DropLook, NumberLook
from scenes.games.firestorm.reactions import pending, windows
from scenes.games.firestorm.result.report import report
from scenes.games.firestorm.result.spoils import spoils
from scenes.games.firestorm.side_panels import side_panels
from scenes.games.firestorm.trays import offered, rolled
from scenes.session.reaction_window import Marks, Window
from scenes.table.board.placing import say
from scenes.table.game_table import Inspection, Line, Report, Spoils, Stage, Summary, Watching
from scenes.table.log.remarks import woven
from scenes.table.reactions.pending import Breaker, Pending
from scenes.table.stage.director import Beat, Move
from scenes.table.stage.piece import Look, Placed

if TYPE_CHECKING:
    from scenes.session.session import Player, Session, Told
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import Choosing
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

PLATES = {"damage": "attack", "stones": "luck"}  # numbers that a piece is laid on


class FirestormTableTop:
    """The one instance is ``scenes.games.firestorm.TABLE``."""

    name = "firestorm"
    alarms: Sequence[str] = windows.ALARMS

    # --- the picture

    def picture(self, view: FirestormTable, watching: Watching) -> list[Placed]:
        return table.picture(view, watching)

    def places(self, watching: Watching, view: FirestormTable | None = None) -> dict[str, tuple[Rect, str]]:
        return table.places(watching, view)

    def hand_of(self, view: FirestormTable, seat: Seat) -> Sequence[CardId]:
        return view.own(seat, view.players[seat].hand)

    def background(self, view: FirestormTable, watching: Watching) -> Felt | Ground:
        return felt(view, watching)

    def move_of(self, event: Event, seat: Seat) -> Move:
        return move_of(event, seat)

    def beats(
        self, event: Event, view: FirestormTable, picture: list[Placed], watching: Watching
    ) -> Sequence[Beat]:
        return great_events.beats(event, view, picture, watching, move_of(event, watching.seat))

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
        return drag_to_play.leads_to(piece, choosing, view)

    # --- around it

    def steps(self, view: FirestormTable) -> Sequence[Stage]:
        return phase_steps.steps(view)

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
        return prompt_tools.tool(ui, choosing, view, watching, again)

    def onlooking(self, ui: Ui, view: FirestormTable, watching: Watching) -> Widget | None:
        return None

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: FirestormTable) -> str:
        return prompt_tools.cost(ui, prompt, handle, view)

    def corner(
        self, ui: Ui, choosing: Choosing, view: FirestormTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return prompt_tools.corner(ui, choosing, view, choose)

    def consequence(
        self, ui: Ui, choosing: Choosing, view: FirestormTable, watching: Watching
    ) -> tuple[str, str]:
        return prompt_tools.consequence(ui, choosing, view, watching)

    # --- dice

    def die_before(self, prompt: Prompt[Any], view: FirestormTable, story: Sequence[Told]) -> int:
        return rolled.die_before(prompt, view, story)

    def after_die(self, name: str, die: int, language: str) -> str:
        return rolled.after_die(name, die, language)

    # --- reaction windows

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return windows.passing(prompt)

    def window(
        self, prompt: Prompt[Any], view: FirestormTable, seats: Sequence[Seat], watching: Watching
    ) -> Window | None:
        return windows.window(prompt, view, seats, watching)

    def pending(
        self, view: FirestormTable, story: Sequence[Told], prompt: Prompt[Any] | None, watching: Watching
    ) -> Sequence[Pending]:
        return pending.pending(view, story, prompt, watching)

    def breakers(self, view: FirestormTable, watching: Watching) -> Sequence[Breaker]:
        return ()

    def marks(self, view: FirestormTable) -> Marks:
        return windows.marks(view)

    def concerned(self, view: FirestormTable, seat: Seat) -> bool:
        return windows.concerned(view, seat)
