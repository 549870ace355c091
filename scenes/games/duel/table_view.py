"""Duel on the screen: everything that the table scene asks a game for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.events import Event
from game.core.prompts import Handle, Prompt
from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.prompts import GuessDial, SetDial
from game.duel.table import DuelTable
from game.duel.totals import controlled
from scenes.drawing.rich_text import CAPTION, SMALL, TITLE, Style
from scenes.drawing.theme import LINE, TEXT_QUIET
from scenes.games.duel import great_events, names, prompt_tools
from scenes.games.duel import picture as table
from scenes.games.duel.animations import cue_of
from scenes.games.duel.card_faces import face_key, look_of
from scenes.games.duel.inspect.sections import inspection
from scenes.games.duel.log import story
from scenes.games.duel.looks import AlienLook, OrreryLook, steps, symbol_of
from scenes.games.duel.result.report import report
from scenes.games.duel.side_panels import side_panels
from scenes.games.duel.zones import layout_of
from scenes.session.reaction_window import Marks, ReactionWindow
from scenes.table.game_table import Inspection, LogLine, PhaseStep, Report, Summary, Watching
from scenes.table.log.remarks import with_remarks
from scenes.table.reactions.pending import Breaker, Pending
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.piece import Look, PlacedPiece
from scenes.table.zone_map import Layout, read_map
from scenes.widgets.label import fitting, is_torn, lines_of

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Participant, Session, StoryEvent
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


ZONE = Style("title", 3.1, TEXT_QUIET, 1.1)
Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Felt:
    """Deep space, the orrery, and the captions of the zones."""

    area: Box
    captions: tuple[tuple[Box, str], ...]
    slots: tuple[Box, ...]
    heading: tuple[str, str, str]
    heading_rect: Box
    planet: tuple[str, Box]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image("space/table", rect)
        area = Rect(self.area)
        ring = Rect(0, 0, round(area.height * 1.25), round(area.height * 1.25))
        ring.center = Layout(read_map("duel_2"), area).rect("planet").center
        OrreryLook().paint(canvas, ring)
        for slot in self.slots:
            canvas.outline(Rect(slot), LINE, 1, canvas.mm(2.5), dash=canvas.mm(1.6))
        for spot, text in self.captions:
            _caption(canvas, text, Rect(spot), ZONE, middle=False)
        self._headings(canvas)

    def _headings(self, canvas: Canvas) -> None:
        room = Rect(self.heading_rect)
        lines = list(zip(self.heading, (CAPTION, TITLE._replace(mm=4.0), SMALL), strict=True))
        tall = [lines_of(canvas.screen, text, style, room.width).height for text, style in lines]
        if tall[0] + tall[1] > room.height:
            del lines[0]  # the card's name matters more than the caption
        for text, style in lines:
            if not text or lines_of(canvas.screen, text, style, room.width).height > room.height:
                break
            covered = canvas.text(text, room, style, middle=False)
            room = Rect(room.x, covered.bottom, room.width, room.bottom - covered.bottom)
        planet, spot = self.planet
        if planet:
            _caption(canvas, planet, Rect(spot), TITLE._replace(mm=4.6))


def _caption(canvas: Canvas, text: str, room: Rect, style: Style, *, middle: bool = True) -> None:
    """A name beside its thing, in smaller letters where they are too large; none if it does not fit."""
    size = fitting(canvas.screen, text, style, room.size)
    laid = lines_of(canvas.screen, text, style, room.width, size)
    if laid.height <= room.height and not is_torn(text, style, size, room.width):
        canvas.text(text, room, style, align="centre", middle=middle, size=size)


class DuelTableTop:
    """The one instance is ``scenes.games.duel.TABLE``."""

    name = "duel"
    alarms: Sequence[str] = ()

    def picture(self, view: DuelTable, watching: Watching) -> list[PlacedPiece]:
        return table.picture(view, watching)

    def places(self, watching: Watching, view: Any = None) -> dict[str, tuple[Rect, str]]:
        say = catalogue(watching.language).say
        words = {
            "plan": say("table.plan"),
            "tactic": say("table.tactics"),
            "discard": say("table.discard"),
            f"strength:{watching.seat}": say("table.own_strength"),
            f"strength:{1 - watching.seat}": say("table.rival_strength"),
        }
        return {place: (rect, words[place]) for place, rect in table.places(watching).items()}

    def hand_of(self, view: DuelTable, seat: Seat) -> Sequence[CardId]:
        return view.hands[seat]

    def background(self, view: DuelTable, watching: Watching) -> Felt:
        layout = layout_of(watching)
        say = catalogue(watching.language).say
        captions = tuple(
            (box(_under(layout.rect(zone.name))), say(zone.caption))
            for zone in layout.map.zones.values()
            if zone.caption and self._is_used(zone.name, view, watching)
        )
        slots = [layout.rect("plan.own"), layout.rect("plan.rival")] if view.duel else []
        planet = layout.rect("planet")
        top = Rect(planet.x - planet.width // 3, planet.y - round(planet.height * 0.2), 0, 0)
        top.size = (planet.width + 2 * planet.width // 3, round(planet.height * 0.16))
        return Felt(
            box(watching.area),
            captions,
            tuple(box(slot) for slot in slots),
            self._heading(view, watching.language),
            box(layout.rect("destiny_text")),
            (self._planet(view, watching.language), box(top)),
        )

    def _is_used(self, zone: str, view: DuelTable, watching: Watching) -> bool:
        """True if something lies in a zone that is not always in use."""
        kind, _, side = zone.partition(".")
        if kind == "plan":
            return False
        seats = {"own": watching.seat, "rival": 1 - watching.seat, "neutral": NOBODY}
        if kind == "under":
            return bool(view.under[seats[side]])
        if kind == "envoys":
            return side != "neutral" and any(envoy.ally == seats[side] for envoy in view.envoys)
        return True

    def _heading(self, view: DuelTable, language: str) -> tuple[str, str, str]:
        caption = catalogue(language).say("table.destiny")
        if not view.past:
            return caption, "", ""
        card = pieces.destiny(view.key(view.past[-1]))
        return caption, name_of("duel", card.id, language), great_events.kind_of(view, language)

    def _planet(self, view: DuelTable, language: str) -> str:
        if view.duel is None or view.duel.contest:
            return ""
        key = view.key(view.duel.planet)
        return f"{{icon:resource_{symbol_of(key)}}} {name_of('duel', key, language)}"

    def cue_of(self, event: Event, seat: Seat) -> EventCue:
        return cue_of(event, seat)

    def beats(
        self, event: Event, view: DuelTable, picture: list[PlacedPiece], watching: Watching
    ) -> Sequence[Beat]:
        return great_events.beats(event, view, picture, watching, cue_of(event, watching.seat))

    def steps(self, view: DuelTable) -> Sequence[PhaseStep]:
        kind = "Contest" if view.duel and view.duel.contest else "Duel"
        fight = len(found := steps(view)) > 4
        return [
            PhaseStep(*step, rule=f"{kind} {step.number}" if fight else "Destiny cards") for step in found
        ]

    def title(self, view: DuelTable, language: str) -> str:
        return catalogue(language).say("table.title", number=len(view.past))

    def progress(self, view: DuelTable) -> tuple[int, list[tuple[int, int]]]:
        planets = [len(controlled(view, seat)) for seat in range(view.seats)]
        return len(view.past), [(count, pieces.PLANETS_TO_WIN) for count in planets]

    def summary(self, view: DuelTable, seat: Seat, player: Participant, language: str) -> Summary:
        say = catalogue(language).say
        alien = view.aliens[seat]
        counts = [
            ("cards", str(len(view.hands[seat])), say("table.in_hand")),
            ("supply", str(view.supply[seat]), say("table.in_supply")),
            ("warp", str(view.warp[seat]), say("table.in_warp")),
        ]
        if view.medals[seat]:
            counts.append(("star", str(view.medals[seat]), say("table.medals")))
        chips = []
        if view.straggler != NOBODY:
            chips.append(say("table.straggler" if seat == view.straggler else "table.leader"))
        return Summary(
            table.badge(view, seat, player.colour),
            name_of("duel", alien, language) if alien else "",
            (len(controlled(view, seat)), pieces.PLANETS_TO_WIN),
            counts,
            chips,
            f"alien:{alien}" if alien else "",
        )

    def lines(self, session: Session, seat: Seat, language: str) -> list[LogLine]:
        return with_remarks(story.lines(session, seat, language), session, language)

    def report(self, session: Session, language: str) -> Report:
        return report(session, language)

    def line(self, told: StoryEvent, session: Session, seat: Seat, language: str) -> LogLine | None:
        return story.line(told, session, seat, language)

    def inspect(self, what: str, view: DuelTable, watching: Watching) -> Inspection | None:
        return inspection(what, view, watching)

    def tool(
        self, ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching, again: Callable[[], None]
    ) -> Widget | None:
        return prompt_tools.tool(ui, builder, view, watching, again)

    def onlooking(self, ui: Ui, view: DuelTable, watching: Watching) -> Widget | None:
        return None

    def side(self, ui: Ui, view: DuelTable, watching: Watching) -> Sequence[Widget]:
        return side_panels(ui, view, watching)

    def piece(self, name: str, view: DuelTable, watching: Watching) -> tuple[Look, str]:
        language = watching.language
        kind, _, word = name.partition(":")
        if kind in ("alien", "power"):
            key = word.partition(".")[0]
            look = AlienLook(key, language) if key in pieces.ALIENS else OrreryLook()
            return look, names.power_name(key, language)
        if kind == "half":
            return OrreryLook(), names.half_name(int(word) % 10, language)
        if kind == "tactic":
            return OrreryLook(), names.tactic_name(int(word), language)
        card = int(word)
        key = face_key(view, card)
        title = name_of("duel", key, language) if key else catalogue(language).say("table.card_back")
        return look_of(view, card, language), title

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: DuelTable) -> str:
        return ""

    def corner(
        self, ui: Ui, builder: AnswerBuilder, view: DuelTable, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        return None

    def window(
        self, prompt: Prompt[Any], view: DuelTable, seats: Sequence[Seat], watching: Watching
    ) -> ReactionWindow | None:
        return None

    def pending(
        self, view: DuelTable, story: Sequence[StoryEvent], prompt: Prompt[Any] | None, watching: Watching
    ) -> Sequence[Pending]:
        return ()

    def breakers(self, view: DuelTable, watching: Watching) -> Sequence[Breaker]:
        return ()

    def marks(self, view: DuelTable) -> Marks:
        return Marks()

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        return None

    def concerned(self, view: DuelTable, seat: Seat) -> bool:
        return True

    def consequence(
        self, ui: Ui, builder: AnswerBuilder, view: DuelTable, watching: Watching
    ) -> tuple[str, str]:
        prompt, chosen = builder.prompt, builder.chosen
        assert chosen is not None
        if isinstance(prompt, GuessDial) and chosen.answer:
            return ui.say("do.GuessDial"), ui.words.label(chosen.button or "", prompt)
        if isinstance(prompt, SetDial) and chosen.answer:
            left = max(0, view.supply[prompt.seat] - chosen.answer)
            return ui.say("do.SetDial", number=chosen.answer), ui.say("do.stay_home", count=left)
        if chosen.button:
            return ui.words.label(chosen.button, prompt), ""
        verb = ui.words.label(f"do.{type(prompt).__name__}", prompt)
        name = self.piece(chosen.piece or "", view, watching)[1]
        if chosen.place and chosen.place.startswith("strength:"):
            own = chosen.place == f"strength:{prompt.seat}"
            return verb, ui.say("do.on_own" if own else "do.on_rival", card=name)
        return verb, name


def box(rect: Rect) -> Box:
    """A rectangle as a value that can be compared and hashed."""
    return rect.x, rect.y, rect.width, rect.height


def _under(rect: Rect) -> Rect:
    """The line under a zone."""
    return Rect(
        rect.centerx - rect.width, rect.bottom + max(2, rect.height // 30), 2 * rect.width, rect.height
    )
