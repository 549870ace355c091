"""Cosmic Encounter on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.events import Event
from game.core.prompts import Handle, Prompt
from game.core.table import Seat
from game.core.texts import catalogue
from game.cosmic import pieces
from game.cosmic.table import CosmicTable
from scenes.cosmic import call, desk, naming, showing, story, table, tools
from scenes.cosmic.faces import face_key, look_of
from scenes.cosmic.felt import Felt, felt
from scenes.cosmic.inspecting import inspection
from scenes.cosmic.looks import AlienBadge, AlienLook, FleetLook, PlanetLook, SeatChip
from scenes.cosmic.looks.strip import steps
from scenes.cosmic.moves import move_of
from scenes.cosmic.panels import side_panels
from scenes.cosmic.report import report
from scenes.cosmic.worlds import side_word
from scenes.games import Inspection, Line, Report, Stage, Summary, Watching
from scenes.remarks import woven
from scenes.stage.director import Beat, Move
from scenes.stage.piece import Look, Placed

if TYPE_CHECKING:
    from scenes.choosing import Choosing
    from scenes.kit.action_corner import ActionCorner
    from scenes.kit.widget import Widget
    from scenes.session import Player, Session, Told
    from scenes.ui import Ui

PLACES = {
    "slot": "table.cosmic.slot", "middle": "table.cosmic.middle", "total:0": "table.cosmic.offense",
    "total:1": "table.cosmic.defense", "deal:give": "table.cosmic.give", "deal:take": "table.cosmic.take",
}  # fmt: skip


class CosmicTableTop:
    """The one instance is ``scenes.cosmic.TABLE``."""

    name = "cosmic"

    def picture(self, view: CosmicTable, watching: Watching) -> list[Placed]:
        return table.picture(view, watching)

    def places(self, watching: Watching) -> dict[str, tuple[Rect, str]]:
        say = catalogue(watching.language).say
        return {place: (rect, say(PLACES[place])) for place, rect in table.places(watching).items()}

    def background(self, view: CosmicTable, watching: Watching) -> Felt:
        return felt(view, watching)

    def move_of(self, event: Event, seat: Seat) -> Move:
        return move_of(event, seat)

    def beats(
        self, event: Event, view: CosmicTable, picture: list[Placed], watching: Watching
    ) -> Sequence[Beat]:
        return showing.beats(event, view, picture, watching, move_of(event, watching.seat))

    def steps(self, view: CosmicTable) -> Sequence[Stage]:
        return steps(view)

    def title(self, view: CosmicTable, language: str) -> str:
        return catalogue(language).say("table.cosmic.encounter", number=max(1, view.number))

    def progress(self, view: CosmicTable) -> tuple[int, list[tuple[int, int]]]:
        colonies = [view.foreign_colonies(seat) for seat in range(view.seats)]
        return sum(colonies), [(count, view.rules.colonies_to_win) for count in colonies]

    def summary(self, view: CosmicTable, seat: Seat, player: Player, language: str) -> Summary:
        say = catalogue(language).say
        aliens = view.aliens_of(seat)
        counts = [
            ("cards", str(len(view.hands[seat]) + len(view.hoards[seat])), say("table.in_hand")),
            ("warp", str(view.warp[seat]), say("table.in_warp")),
        ]
        role = side_word(view, seat)
        return Summary(
            table.badge(view, seat, player.colour),
            table.alien_title(view, seat, language),
            (view.foreign_colonies(seat), view.rules.colonies_to_win),
            counts,
            [say("table.cosmic.power_off")] if aliens and view.powerless[seat] else [],
            f"alien:{aliens[0]}" if aliens else f"seat:{seat}",
            say(role) if role else "",
        )

    def lines(self, session: Session, seat: Seat, language: str) -> list[Line]:
        return woven(story.lines(session, seat, language), session, language)

    def report(self, session: Session, language: str) -> Report:
        return report(session, language)

    def line(self, told: Told, session: Session, seat: Seat, language: str) -> Line | None:
        return story.line(told, session, seat, language)

    def inspect(self, what: str, view: CosmicTable, watching: Watching) -> Inspection | None:
        return inspection(what, view, watching)

    def tool(
        self, ui: Ui, choosing: Choosing, view: CosmicTable, watching: Watching, again: Callable[[], None]
    ) -> Widget | None:
        return tools.tool(ui, choosing, view, watching, again)

    def side(self, ui: Ui, view: CosmicTable, watching: Watching) -> Sequence[Widget]:
        return side_panels(ui, view, watching)

    def piece(self, name: str, view: CosmicTable, language: str) -> tuple[Look, str]:
        """How a piece looks that lies nowhere on the table, and what it is called."""
        kind, _, word = name.partition(":")
        if kind in ("alien", "power"):
            alien = word.partition(".")[0]
            look = AlienLook(alien, language) if alien in pieces.ALIENS else AlienBadge("", pieces.COLOURS[0])
            return look, naming.power_name(word, language)
        if kind in ("card", "sheet", "tech"):
            return self._card(int(word), view, language)
        return self._thing(kind, word, view, language)

    def _card(self, card: int, view: CosmicTable, language: str) -> tuple[Look, str]:
        key = face_key(view, card)
        title = naming.card_name(key, language) if key else catalogue(language).say("table.card_back")
        return look_of(view, card, language), title

    def _thing(self, kind: str, word: str, view: CosmicTable, language: str) -> tuple[Look, str]:
        """A seat, a side, a planet, ships or a number."""
        say = catalogue(language).say
        numbers = [int(part) for part in word.split(":") if part.lstrip("-").isdecimal()]
        if kind in ("planet", "target"):
            home = view.planets[numbers[0]].home
            look: Look = PlanetLook(pieces.COLOURS[home], numbers[0] % pieces.PLANETS)
            return look, naming.planet_name(view, numbers[0], language)
        if kind == "side":
            return AlienBadge("", pieces.COLOURS[0]), say(PLACES[f"total:{numbers[0]}"])
        colour = pieces.COLOURS[numbers[0] if numbers else 0]
        if kind == "ships":
            return FleetLook(colour, 1), say("table.cosmic.fleet")
        return SeatChip(colour, say(f"colour.{colour}")), say(f"colour.{colour}")

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return call.passing(prompt)

    def concerned(self, view: CosmicTable, seat: Seat) -> bool:
        return call.concerned(view, seat)

    def consequence(self, ui: Ui, choosing: Choosing, view: CosmicTable) -> tuple[str, str]:
        return tools.consequence(ui, choosing, view)

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: CosmicTable) -> str:
        return tools.cost(ui, prompt, handle, view)

    def corner(
        self, ui: Ui, choosing: Choosing, view: CosmicTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return desk.corner(ui, choosing, view, choose)
