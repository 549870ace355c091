"""Eclipse on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.events import Event
from game.core.history import Decision
from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.eclipse.phases.turns import ERRANDS
from game.eclipse.prompts import EndTurn, TakeTurn
from game.eclipse.table import EclipseTable
from scenes.games.eclipse import great_events, phase_steps, prompt_tools, zones
from scenes.games.eclipse import picture as table
from scenes.games.eclipse.animations import cue_of
from scenes.games.eclipse.background import felt
from scenes.games.eclipse.battle import fighting_on, odds, stage
from scenes.games.eclipse.battle.ground import BattleGround, battle_ground
from scenes.games.eclipse.boards import seats
from scenes.games.eclipse.boards.seat_card import SeatCard, told
from scenes.games.eclipse.inspect.sections import inspection
from scenes.games.eclipse.log import story
from scenes.games.eclipse.map import flights
from scenes.games.eclipse.result.report import report
from scenes.games.eclipse.result.scoring import ScoringScene
from scenes.games.eclipse.trays import offered, trading
from scenes.session.reaction_window import Marks, ReactionWindow
from scenes.table.game_table import Inspection, LogLine, PhaseStep, Report, Summary, Watching
from scenes.table.log.remarks import with_remarks
from scenes.table.looks.space import SpaceFelt
from scenes.table.map.camera import Extent
from scenes.table.reactions.pending import Breaker, Pending
from scenes.table.reactions.standing_answer import StandingAnswer
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.piece import Look, PlacedPiece

if TYPE_CHECKING:
    from scenes.session.session import Participant, Session, StoryEvent
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene
    from scenes.widgets.widget import Widget


class EclipseTableTop:
    """The one instance is ``scenes.games.eclipse.TABLE``."""

    name = "eclipse"
    alarms: Sequence[str] = ()

    # --- the picture

    def extent(self, view: EclipseTable) -> Extent:
        """The edges of the map, for the camera."""
        return zones.extent(view)

    def shows_map(self, view: EclipseTable) -> bool:
        return not stage.staged(view)

    def picture(self, view: EclipseTable, watching: Watching) -> list[PlacedPiece]:
        return table.picture(view, watching)

    def places(self, watching: Watching, view: EclipseTable | None = None) -> dict[str, tuple[Rect, str]]:
        return table.places(watching, view)

    def hand_of(self, view: EclipseTable, seat: Seat) -> Sequence[CardId]:
        return ()

    def background(self, view: EclipseTable, watching: Watching) -> SpaceFelt | BattleGround:
        return battle_ground(view, watching) if stage.staged(view) else felt(view, watching)

    def cue_of(self, event: Event, seat: Seat) -> EventCue:
        return cue_of(event, seat)

    def beats(
        self, event: Event, view: EclipseTable, picture: list[PlacedPiece], watching: Watching
    ) -> Sequence[Beat]:
        return great_events.beats(event, view, picture, watching, cue_of(event, watching.seat))

    def piece(self, name: str, view: EclipseTable, watching: Watching) -> tuple[Look, str]:
        return offered.piece(name, view, watching)

    def place_mark(
        self, piece: str, place: str, view: EclipseTable, watching: Watching, *, over: bool
    ) -> Look | None:
        """How a sector or a square is marked for the piece in hand."""
        return flights.place_mark(piece, place, view, watching, over=over)

    def beyond(
        self, piece: str, builder: AnswerBuilder, view: EclipseTable, watching: Watching
    ) -> Sequence[PlacedPiece]:
        """Sectors that a ship reaches with more than one activation."""
        return flights.beyond(piece, builder, view, watching)

    def leads_to(self, piece: str, builder: AnswerBuilder, view: EclipseTable) -> Sequence[str]:
        """The sectors to which an influence disc may be dragged."""
        return flights.disc_places(piece, builder, view)

    # --- around it

    def steps(self, view: EclipseTable) -> Sequence[PhaseStep]:
        return phase_steps.steps(view)

    def title(self, view: EclipseTable, language: str) -> str:
        say = catalogue(language).say
        if phase_steps.choosing_species(view):
            return say("eclipse.tabletop.opening")
        return say("eclipse.tabletop.round", number=view.round)

    def progress(self, view: EclipseTable) -> tuple[int, list[tuple[int, int]]]:
        """Nobody knows how many points will win: the most that somebody has are the measure."""
        reached = [seats.points(view, seat) for seat in range(view.seats)]
        most = max(1, *reached)
        return view.round, [(count, most) for count in reached]

    def summary(self, view: EclipseTable, seat: Seat, player: Participant, language: str) -> Summary:
        return seats.summary(view, seat, player, language)

    def seat_card(
        self, view: EclipseTable, seat: Seat, player: Participant, room: tuple[int, int], language: str
    ) -> Widget:
        """A seat beside the table, in the room that it has."""
        name = player.name or catalogue(language).say(f"colour.{player.colour}")
        return SeatCard(told(view, seat, name, player.colour, language), room[1], language)

    def side(self, ui: Ui, view: EclipseTable, watching: Watching) -> Sequence[Widget]:
        return odds.side(ui, view, watching)

    def inspect(self, what: str, view: EclipseTable, watching: Watching) -> Inspection | None:
        return inspection(what, view, watching)

    # --- the story

    def lines(self, session: Session, seat: Seat, language: str) -> list[LogLine]:
        return with_remarks(story.lines(session, seat, language), session, language)

    def line(self, told: StoryEvent, session: Session, seat: Seat, language: str) -> LogLine | None:
        return story.line(told, session, seat, language)

    def report(self, session: Session, language: str) -> Report:
        return report(session, language)

    def finale(self, ui: Ui, session: Session, on_done: Callable[[], None]) -> Scene:
        """The points, counted column by column before the result."""
        return ScoringScene(ui, session, on_done)

    # --- the tools

    def tool(
        self,
        ui: Ui,
        builder: AnswerBuilder,
        view: EclipseTable,
        watching: Watching,
        again: Callable[[], None],
    ) -> Widget | None:
        return prompt_tools.tool(ui, builder, view, watching, again)

    def onlooking(self, ui: Ui, view: EclipseTable, watching: Watching) -> Widget | None:
        return prompt_tools.onlooking(ui, view, watching)

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: EclipseTable) -> str:
        return prompt_tools.cost(ui, prompt, handle, view)

    def corner(
        self, ui: Ui, builder: AnswerBuilder, view: EclipseTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return prompt_tools.corner(ui, builder, view, choose)

    def consequence(
        self, ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching
    ) -> tuple[str, str]:
        return prompt_tools.consequence(ui, builder, view, watching)

    # --- trades, which may be made several times at once

    def times(self, handle: Handle, view: EclipseTable, seat: Seat) -> int:
        return trading.most(view, seat, handle)

    # --- actions of several steps

    def begins_action(self, decision: Decision) -> bool:
        return decision.asked == TakeTurn.__name__ and decision.answer in ERRANDS

    def ends_action(self, decision: Decision, table: EclipseTable) -> bool:
        """Who passes or is asked whether the turn is over has ended it by that."""
        ended = decision.asked in (TakeTurn.__name__, EndTurn.__name__)
        return (
            not ended
            and table.turn not in (decision.seat, NOBODY)
            and phase_steps.running(table) == phase_steps.ACTION
        )

    # --- fighting on, instead of being asked for each kind of ship in each round

    def resolve(self, prompt: Prompt[Any], view: EclipseTable) -> StandingAnswer | None:
        return fighting_on.resolve(prompt, view)

    def lasts(self, resolve: StandingAnswer, view: EclipseTable) -> bool:
        return fighting_on.lasts(resolve.mark, view)

    def confirmed(self, resolve: StandingAnswer, view: EclipseTable) -> bool | None:
        return fighting_on.confirmed(resolve.mark, view)

    def resolve_words(self, ui: Ui) -> tuple[str, str]:
        return ui.say("eclipse.combat.fight_on"), ui.say("eclipse.combat.fight_on_means")

    def resolved_words(self, ui: Ui, name: str) -> str:
        return ui.say("eclipse.combat.fights_on", name=name)

    # --- reaction windows, which Eclipse has not

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return None

    def window(
        self, prompt: Prompt[Any], view: EclipseTable, seats: Sequence[Seat], watching: Watching
    ) -> ReactionWindow | None:
        return None

    def pending(
        self, view: EclipseTable, story: Sequence[StoryEvent], prompt: Prompt[Any] | None, watching: Watching
    ) -> Sequence[Pending]:
        return ()

    def breakers(self, view: EclipseTable, watching: Watching) -> Sequence[Breaker]:
        return ()

    def marks(self, view: EclipseTable) -> Marks:
        return Marks(view.round, view.turn)

    def concerned(self, view: EclipseTable, seat: Seat) -> bool:
        return False
