"""Cosmic Encounter on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.events import Event
from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.cosmic import pieces
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import great_events, names, prompt_tools
from scenes.games.cosmic import picture as table
from scenes.games.cosmic import seat_panels as seats
from scenes.games.cosmic.animations import cue_of
from scenes.games.cosmic.background import Felt, felt
from scenes.games.cosmic.card_faces import dressed, look_of
from scenes.games.cosmic.deal_desk import desk
from scenes.games.cosmic.inspect.right_now import owner_of
from scenes.games.cosmic.inspect.sections import inspection
from scenes.games.cosmic.log import story
from scenes.games.cosmic.looks import AlienBadge, AlienLook, FleetLook, SeatChip
from scenes.games.cosmic.looks.strip import steps
from scenes.games.cosmic.planets import planet_look, side_word
from scenes.games.cosmic.reactions import pending, windows
from scenes.games.cosmic.result.report import report
from scenes.games.cosmic.side_panels import side_panels
from scenes.session.reaction_window import Marks, ReactionWindow
from scenes.table.board.placing import say
from scenes.table.game_table import Inspection, LogLine, PhaseStep, Report, Summary, Watching
from scenes.table.log.remarks import with_remarks
from scenes.table.reactions.pending import Breaker, Pending
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.piece import Look, PlacedPiece

if TYPE_CHECKING:
    from scenes.session.session import Participant, Session, StoryEvent
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

PLACES = {
    "slot": "table.cosmic.slot", "middle": "table.cosmic.middle", "total:0": "table.cosmic.offense",
    "total:1": "table.cosmic.defense", "deal:give": "table.cosmic.give", "deal:take": "table.cosmic.take",
    "deal:show": "table.cosmic.show",
}  # fmt: skip


class CosmicTableTop:
    """The one instance is ``scenes.games.cosmic.TABLE``."""

    name = "cosmic"
    alarms: Sequence[str] = windows.ALARMS

    def picture(self, view: CosmicTable, watching: Watching) -> list[PlacedPiece]:
        return table.picture(view, watching)

    def places(self, watching: Watching, view: CosmicTable | None = None) -> dict[str, tuple[Rect, str]]:
        say = catalogue(watching.language).say
        return {place: (rect, say(PLACES[place])) for place, rect in table.places(watching, view).items()}

    def hand_of(self, view: CosmicTable, seat: Seat) -> Sequence[CardId]:
        return view.hands[seat]

    def background(self, view: CosmicTable, watching: Watching) -> Felt:
        return felt(view, watching)

    def cue_of(self, event: Event, seat: Seat) -> EventCue:
        return cue_of(event, seat)

    def beats(
        self, event: Event, view: CosmicTable, picture: list[PlacedPiece], watching: Watching
    ) -> Sequence[Beat]:
        return great_events.beats(event, view, picture, watching, cue_of(event, watching.seat))

    def steps(self, view: CosmicTable) -> Sequence[PhaseStep]:
        return steps(view)

    def title(self, view: CosmicTable, language: str) -> str:
        return catalogue(language).say("table.cosmic.encounter", number=max(1, view.number))

    def progress(self, view: CosmicTable) -> tuple[int, list[tuple[int, int]]]:
        colonies = [view.foreign_colonies(seat) for seat in range(view.seats)]
        return sum(colonies), [(count, view.rules.colonies_to_win) for count in colonies]

    def summary(self, view: CosmicTable, seat: Seat, player: Participant, language: str) -> Summary:
        say = catalogue(language).say
        aliens = view.aliens_of(seat)
        counts = [
            ("cards", str(len(view.hands[seat]) + len(view.hoards[seat])), say("table.in_hand")),
            ("warp", str(view.warp[seat]), say("table.in_warp")),
        ]
        role = side_word(view, seat)
        return Summary(
            seats.badge(view, seat, player.colour),
            seats.alien_title(view, seat, language),
            (view.foreign_colonies(seat), view.rules.colonies_to_win),
            counts,
            [say("table.cosmic.power_off")] if aliens and view.powerless[seat] else [],
            f"alien:{aliens[0]}" if aliens else f"seat:{seat}",
            say(role) if role else "",
            "table.cosmic.score",
        )

    def lines(self, session: Session, seat: Seat, language: str) -> list[LogLine]:
        return with_remarks(story.lines(session, seat, language), session, language)

    def report(self, session: Session, language: str) -> Report:
        return report(session, language)

    def line(self, told: StoryEvent, session: Session, seat: Seat, language: str) -> LogLine | None:
        return story.line(told, session, seat, language)

    def inspect(self, what: str, view: CosmicTable, watching: Watching) -> Inspection | None:
        return inspection(what, view, watching)

    def tool(
        self, ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching, again: Callable[[], None]
    ) -> Widget | None:
        return prompt_tools.tool(ui, builder, view, watching, again)

    def onlooking(self, ui: Ui, view: CosmicTable, watching: Watching) -> Widget | None:
        return desk.onlooking(ui, view, watching)

    def side(self, ui: Ui, view: CosmicTable, watching: Watching) -> Sequence[Widget]:
        return side_panels(ui, view, watching)

    def piece(self, name: str, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
        """How a piece looks that lies nowhere on the table, and what it is called."""
        kind, _, word = name.partition(":")
        if kind in ("alien", "power"):
            return self._power(word, view, watching)
        if kind in ("card", "sheet", "tech"):
            return self._card(int(word), view, watching)
        return self._thing(kind, word, view, watching)

    def _power(self, word: str, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
        """An alien in its player's colour; what has no sheet in that of who sits below."""
        alien = word.partition(".")[0]
        title = names.power_name(word, watching.language)
        if alien not in pieces.ALIENS:
            return AlienBadge("", watching.colours[watching.seat]), title
        owner = owner_of(alien, view)
        colour = watching.colours[owner] if owner != NOBODY else ""
        return AlienLook(alien, watching.language, colour), title

    def _card(self, card: int, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
        look = dressed(look_of(view, card, watching.language), watching.colours)
        return look, seats.named(view, card, watching)

    def _thing(self, kind: str, word: str, view: CosmicTable, watching: Watching) -> tuple[Look, str]:
        """A seat, a side, a planet, ships or a number."""
        numbers = [int(part) for part in word.split(":") if part.lstrip("-").isdecimal()]
        if kind in ("planet", "target"):
            look = planet_look(view, numbers[0], watching)
            return look, names.planet_name(view, numbers[0], watching.language)
        if kind == "side":
            seat = view.at.main(numbers[0])
            badge = seats.badge(view, seat, watching.colours[max(0, seat)])
            return badge, say(watching, PLACES[f"total:{numbers[0]}"])
        seat = numbers[0] if numbers else watching.seat
        if kind == "ships":
            return FleetLook(watching.colours[seat], 1), say(watching, "table.cosmic.fleet")
        name = seats.player_name(watching, seat)
        return SeatChip(watching.colours[seat], name), name

    def window(
        self, prompt: Prompt[Any], view: CosmicTable, seats: Sequence[Seat], watching: Watching
    ) -> ReactionWindow | None:
        return windows.window(prompt, view, seats, watching)

    def pending(
        self, view: CosmicTable, story: Sequence[StoryEvent], prompt: Prompt[Any] | None, watching: Watching
    ) -> Sequence[Pending]:
        return pending.pending(view, story, prompt, watching)

    def breakers(self, view: CosmicTable, watching: Watching) -> Sequence[Breaker]:
        return pending.breakers(view, watching)

    def marks(self, view: CosmicTable) -> Marks:
        return windows.marks(view)

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return windows.passing(prompt)

    def concerned(self, view: CosmicTable, seat: Seat) -> bool:
        return windows.concerned(view, seat)

    def consequence(
        self, ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching
    ) -> tuple[str, str]:
        return prompt_tools.consequence(ui, builder, view, watching)

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: CosmicTable) -> str:
        return prompt_tools.cost(ui, prompt, handle, view)

    def corner(
        self, ui: Ui, builder: AnswerBuilder, view: CosmicTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return desk.corner(ui, builder, view, choose)
