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
from scenes.games.firestorm.animations import cue_of
from scenes.games.firestorm.background import Ground, felt
from scenes.games.firestorm.drag_to_play import TABLE
from scenes.games.firestorm.inspect.sections import inspection
from scenes.games.firestorm.log import story
from scenes.games.firestorm.looks.chips import DropLook, NumberLook
from scenes.games.firestorm.reactions import pending, windows
from scenes.games.firestorm.result.report import report
from scenes.games.firestorm.result.spoils import spoils
from scenes.games.firestorm.side_panels import side_panels
from scenes.games.firestorm.trays import offered, rolled
from scenes.session.reaction_window import Marks, ReactionWindow
from scenes.table.board.placing import say
from scenes.table.game_table import Inspection, LogLine, PhaseStep, Report, Spoils, Summary, Watching
from scenes.table.log.remarks import with_remarks
from scenes.table.looks.space import SpaceFelt
from scenes.table.reactions.pending import Breaker, Pending
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.piece import Look, PlacedPiece

if TYPE_CHECKING:
    from scenes.session.session import Participant, Session, StoryEvent
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

PLATES = {"damage": "attack", "stones": "luck"}  # numbers that a piece is laid on


class FirestormTableTop:
    """The one instance is ``scenes.games.firestorm.TABLE``."""

    name = "firestorm"
    alarms: Sequence[str] = windows.ALARMS

    # --- the picture

    def picture(self, view: FirestormTable, watching: Watching) -> list[PlacedPiece]:
        return table.picture(view, watching)

    def places(self, watching: Watching, view: FirestormTable | None = None) -> dict[str, tuple[Rect, str]]:
        return table.places(watching, view)

    def hand_of(self, view: FirestormTable, seat: Seat) -> Sequence[CardId]:
        return view.own(seat, view.players[seat].hand)

    def background(self, view: FirestormTable, watching: Watching) -> SpaceFelt | Ground:
        return felt(view, watching)

    def cue_of(self, event: Event, seat: Seat) -> EventCue:
        return cue_of(event, seat)

    def beats(
        self, event: Event, view: FirestormTable, picture: list[PlacedPiece], watching: Watching
    ) -> Sequence[Beat]:
        return great_events.beats(event, view, picture, watching, cue_of(event, watching.seat))

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
        self, piece: str, builder: AnswerBuilder, view: FirestormTable, watching: Watching
    ) -> Sequence[PlacedPiece]:
        return ()

    def leads_to(self, piece: str, builder: AnswerBuilder, view: FirestormTable) -> Sequence[str]:
        """Where a card of the hand may be dragged: onto the table, its host or its target."""
        return drag_to_play.leads_to(piece, builder, view)

    # --- around it

    def steps(self, view: FirestormTable) -> Sequence[PhaseStep]:
        return phase_steps.steps(view)

    def title(self, view: FirestormTable, language: str) -> str:
        return catalogue(language).say("firestorm.tabletop.turn", number=max(1, view.turns))

    def progress(self, view: FirestormTable) -> tuple[int, list[tuple[int, int]]]:
        reached = [max(0, view.points(seat)) for seat in range(view.seats)]
        return view.turns, [(count, pieces.GOAL) for count in reached]

    def summary(self, view: FirestormTable, seat: Seat, player: Participant, language: str) -> Summary:
        return seats.summary(view, seat, player, language)

    def seat_card(
        self, view: FirestormTable, seat: Seat, player: Participant, room: tuple[int, int], language: str
    ) -> Widget:
        """A seat beside the table, in the room that it has."""
        name = player.name or catalogue(language).say(f"colour.{player.colour}")
        return seats.SeatCard(seats.told(view, seat, name, player.colour, language), room, language)

    def side(self, ui: Ui, view: FirestormTable, watching: Watching) -> Sequence[Widget]:
        return side_panels(ui, view, watching)

    def inspect(self, what: str, view: FirestormTable, watching: Watching) -> Inspection | None:
        return inspection(what, view, watching)

    # --- the story

    def lines(self, session: Session, seat: Seat, language: str) -> list[LogLine]:
        return with_remarks(story.lines(session, seat, language), session, language)

    def line(self, told: StoryEvent, session: Session, seat: Seat, language: str) -> LogLine | None:
        return story.line(told, session, seat, language)

    def report(self, session: Session, language: str) -> Report:
        return report(session, language)

    def spoils(self, ui: Ui, session: Session) -> Sequence[Spoils]:
        return spoils(ui, session)

    # --- the tools

    def tool(
        self,
        ui: Ui,
        builder: AnswerBuilder,
        view: FirestormTable,
        watching: Watching,
        again: Callable[[], None],
    ) -> Widget | None:
        return prompt_tools.tool(ui, builder, view, watching, again)

    def onlooking(self, ui: Ui, view: FirestormTable, watching: Watching) -> Widget | None:
        return None

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: FirestormTable) -> str:
        return prompt_tools.cost(ui, prompt, handle, view)

    def corner(
        self, ui: Ui, builder: AnswerBuilder, view: FirestormTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return prompt_tools.corner(ui, builder, view, choose)

    def consequence(
        self, ui: Ui, builder: AnswerBuilder, view: FirestormTable, watching: Watching
    ) -> tuple[str, str]:
        return prompt_tools.consequence(ui, builder, view, watching)

    # --- dice

    def die_before(self, prompt: Prompt[Any], view: FirestormTable, story: Sequence[StoryEvent]) -> int:
        return rolled.die_before(prompt, view, story)

    def after_die(self, name: str, die: int, language: str) -> str:
        return rolled.after_die(name, die, language)

    # --- reaction windows

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return windows.passing(prompt)

    def window(
        self, prompt: Prompt[Any], view: FirestormTable, seats: Sequence[Seat], watching: Watching
    ) -> ReactionWindow | None:
        return windows.window(prompt, view, seats, watching)

    def pending(
        self,
        view: FirestormTable,
        story: Sequence[StoryEvent],
        prompt: Prompt[Any] | None,
        watching: Watching,
    ) -> Sequence[Pending]:
        return pending.pending(view, story, prompt, watching)

    def breakers(self, view: FirestormTable, watching: Watching) -> Sequence[Breaker]:
        return ()

    def marks(self, view: FirestormTable) -> Marks:
        return windows.marks(view)

    def concerned(self, view: FirestormTable, seat: Seat) -> bool:
        return windows.concerned(view, seat)
