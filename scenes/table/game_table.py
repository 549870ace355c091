"""What a game brings to the table on the screen; everything else is the same for all games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:  # the menu asks for the shelf before its first frame: nothing else is read for it
    from pygame import Rect

    from game.core.events import Event
    from game.core.prompts import Handle, Prompt
    from game.core.table import CardId, Seat
    from scenes.session.reaction_window import Marks, ReactionWindow
    from scenes.session.session import Participant, Session, StoryEvent
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.map.camera import CameraView
    from scenes.table.reactions.pending import Breaker, Pending
    from scenes.table.scene import TableScene
    from scenes.table.stage.director import Beat, EventCue
    from scenes.table.stage.piece import Look, PlacedPiece
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

PLAYABLE = ("duel", "cosmic", "eclipse", "firestorm")  # games with a table
ROUND, PART, ACT, EFFECT = range(4)  # a round, an encounter or turn, what somebody does, what follows from it


class Watching(NamedTuple):
    """From where a picture is drawn: the seat below, everybody's colours, the room there is."""

    seat: Seat
    colours: tuple[str, ...]
    language: str
    area: Rect  # of the table
    hand: Rect
    parked: tuple[tuple[str, str], ...] = ()  # pieces that lie at a place until their answer is given
    dimmed: frozenset[str] = frozenset()  # cards of the hand that cannot be used now
    locked: tuple[Seat, ...] = ()  # seats that have chosen in secret, while others still choose
    names: tuple[str, ...] = ()  # of the players, by seat
    offered: frozenset[str] = frozenset()  # pieces that the open question can take in hand
    bots: frozenset[Seat] = frozenset()  # seats where no person sits
    sight: CameraView | None = None  # what is seen of a map that is larger than its area; None: all of it
    question: Prompt[Any] | None = None  # that is open: a picture may show how far its answer has come
    pending: tuple[Rect, ...] = ()  # rows of what is answered, newest first; the last may lead to the rest
    die: int = 0  # what was rolled for the open question
    opinions: Mapping[Seat, float] = {}  # what the faces of bots tell of an offer: above 0 they accept it


class PhaseStep(NamedTuple):
    """A step of the strip at the top: its number, its name's key, "done", "now" or "to_come", whose."""

    number: int
    key: str
    state: str
    seats: tuple[Seat, ...] = ()
    rule: str = ""  # the section of the rulebook


class Summary(NamedTuple):
    """What the rail tells about a seat."""

    badge: Look | None
    title: str  # of the faction
    score: tuple[int, int]  # reached, and needed to win
    counts: Sequence[tuple[str, str, str]]  # icon, number, what it counts
    chips: Sequence[str] = ()
    inspect: str = ""
    role: str = ""  # what the seat is just now, on a plate across its portrait
    scored: str = "table.score"  # the key of the score in words


class LogLine(NamedTuple):
    """A line of the log: what it says, whose glyph it has, how far it is indented.

    ``things`` are the pieces that it tells of, each with what is shown in its place if it is not there:
    "face:plan_04.blue|pile:discard:1". "face:" stands for a card that can be read, "ship:0:*" for all such
    pieces, "seat:0" for a seat beside the table.
    """

    text: str
    seat: Seat = -1
    level: int = ACT  # or ROUND and PART, which are headings, or EFFECT
    harm: bool = False
    moment: int = 0  # how many events had happened by then
    kind: str = ""  # what it can be filtered by
    seats: tuple[Seat, ...] = ()  # all whom it concerns
    things: tuple[str, ...] = ()


class Inspection(NamedTuple):
    """What the inspect panel shows of a thing."""

    title: str
    look: Look | None
    shape: tuple[float, float]
    sections: Sequence[tuple[str, str]]  # caption's key, text
    now: str = ""  # what it means right now


class Highlight(NamedTuple):
    """Something worth telling after a match: an icon, a caption, a sentence, after how many events it was."""

    icon: str
    caption: str
    text: str
    moment: int


class Report(NamedTuple):
    """A match that is over, in numbers."""

    why: str  # who has won, in one sentence
    curve: Sequence[Sequence[int]]  # the score of each seat, from the beginning to the end
    needed: int  # to win
    rows: Sequence[tuple[str, Sequence[str]]]  # what is counted, and each seat's number
    highlights: Sequence[Highlight]
    caption: str = ""  # of the curve, if it is not of planets


class Spoils(NamedTuple):
    """A card that a match has won or lost: how it looks, who has it from whom, what becomes of it."""

    look: Look | None  # None: everybody keeps the own
    text: str
    becomes: str = ""


class GameTable(Protocol):
    """One game on the screen."""

    name: str
    alarms: Sequence[str]  # what somebody may want to be woken for

    def picture(self, view: Any, watching: Watching) -> list[PlacedPiece]: ...

    def places(self, watching: Watching, view: Any = None) -> dict[str, tuple[Rect, str]]:
        """Where pieces may be dropped: the rectangle and its name; narrower where a view tells whose."""

    def background(self, view: Any, watching: Watching) -> Any: ...

    def hand_of(self, view: Any, seat: Seat) -> Sequence[CardId]:
        """The cards that a seat holds in its hand; none in a game without hands."""

    def cue_of(self, event: Event, seat: Seat) -> EventCue: ...

    def beats(
        self, event: Event, view: Any, picture: list[PlacedPiece], watching: Watching
    ) -> Sequence[Beat]:
        """How an event is shown that has led to a view and its picture."""

    def steps(self, view: Any) -> Sequence[PhaseStep]: ...

    def title(self, view: Any, language: str) -> str: ...

    def progress(self, view: Any) -> tuple[int, list[tuple[int, int]]]:
        """How far a match has come: a number that grows, and by seat what is reached and needed to win."""

    def summary(self, view: Any, seat: Seat, player: Participant, language: str) -> Summary: ...

    def lines(self, session: Session, seat: Seat, language: str) -> list[LogLine]:
        """The log as a seat may read it; NOBODY reads what is public."""

    def report(self, session: Session, language: str) -> Report:
        """The story of a match that is over."""

    def line(self, told: StoryEvent, session: Session, seat: Seat, language: str) -> LogLine | None:
        """One thing in words, or None if there is nothing to tell."""

    def inspect(self, what: str, view: Any, watching: Watching) -> Inspection | None: ...

    def tool(
        self, ui: Ui, builder: AnswerBuilder, view: Any, watching: Watching, again: Callable[[], None]
    ) -> Widget | None:
        """A special tray for this question; ``again`` is called when something in it was chosen."""

    def onlooking(self, ui: Ui, view: Any, watching: Watching) -> Widget | None:
        """What everybody may see of a question while somebody else answers it, or while it is shown."""

    def side(self, ui: Ui, view: Any, watching: Watching) -> Sequence[Widget]:
        """Panels of the game beside the table: the own faction, what is at stake."""

    def piece(self, name: str, view: Any, watching: Watching) -> tuple[Look, str]:
        """How a piece looks that lies nowhere on the table, and what it is called."""

    def cost(self, ui: Ui, prompt: Prompt[Any], handle: Handle, view: Any) -> str:
        """What an answer costs that is allowed all the same; "" if there is nothing to warn of."""

    def corner(
        self, ui: Ui, builder: AnswerBuilder, view: Any, choose: Callable[[Handle], None]
    ) -> ActionCorner | None:
        """The action corner for a question that wants its own, whether something lies ready or not."""

    def passing(self, prompt: Prompt[Any]) -> Handle | None:
        """The answer that passes, if this question goes around and everybody may speak up."""

    def window(
        self, prompt: Prompt[Any], view: Any, seats: Sequence[Seat], watching: Watching
    ) -> ReactionWindow | None:
        """The window that a question belongs to, from what everybody sees; ``seats`` may speak up."""

    def pending(
        self, view: Any, story: Sequence[StoryEvent], prompt: Prompt[Any] | None, watching: Watching
    ) -> Sequence[Pending]:
        """What is being answered, the newest first; ``prompt`` is a window that whoever looks knows of."""

    def breakers(self, view: Any, watching: Watching) -> Sequence[Breaker]:
        """The powers that change the rules, in the order in which they would fire."""

    def marks(self, view: Any) -> Marks:
        """How far a match is, for what was said until then."""

    def concerned(self, view: Any, seat: Seat) -> bool:
        """True if a seat has so much at stake that nobody passes for it."""

    def consequence(self, ui: Ui, builder: AnswerBuilder, view: Any, watching: Watching) -> tuple[str, str]:
        """What stands on the big button for the answer that lies ready: a verb, and what follows."""


@runtime_checkable
class ForStakes(Protocol):
    """A game that may be played for cards."""

    def spoils(self, ui: Ui, session: Session) -> Sequence[Spoils]:
        """What changes hands after a match; it does so once, however often this is asked."""


@runtime_checkable
class Rolling(Protocol):
    """A game whose questions may come after a die."""

    def die_before(self, prompt: Prompt[Any], view: Any, story: Sequence[StoryEvent]) -> int:
        """What was rolled for a question; 0 if nothing was."""

    def after_die(self, name: str, die: int, language: str) -> str:
        """Whoever is asked, with what the die has brought."""


def rolled(scene: TableScene) -> int:
    """What was rolled for the question that a table asks; 0 if nothing was."""
    table, builder = scene.table, scene.builder
    if builder is None or not isinstance(table, Rolling):
        return 0
    return table.die_before(builder.prompt, scene.view, scene.session.story)


def game_table(name: str) -> GameTable:
    """The table of a game."""
    table: GameTable = importlib.import_module(f"scenes.games.{name}").TABLE
    return table
