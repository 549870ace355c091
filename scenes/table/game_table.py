"""What a game brings to the table on the screen; everything else is the same for all games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from scenes.session.reaction_window import Marks
from scenes.table.answering.answer_words import AnswerWords, label_only
from scenes.table.hints.regards import Regard, regard_any

if TYPE_CHECKING:
    from pygame import Rect

    from game.core.events import Event
    from game.core.history import Decision
    from game.core.prompts import Handle, Prompt
    from game.core.table import CardId, Seat, Table
    from scenes.session.participants import Participant
    from scenes.session.reaction_window import ReactionWindow
    from scenes.session.session import Session
    from scenes.session.story import StoryEvent
    from scenes.table.action_corner import ActionCorner
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.answering.tap_meaning import TapMeaning
    from scenes.table.feats import Feats
    from scenes.table.map.camera import Attended, CameraView, Extent, Place
    from scenes.table.reactions.pending import Breaker, Pending
    from scenes.table.reactions.standing_answer import StandingAnswer
    from scenes.table.stage.director import Beat, EventCue
    from scenes.table.stage.piece import Background, Look, PlacedPiece
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene
    from scenes.widgets.widget import Size, Widget

T = TypeVar("T", bound="Table")  # the table of a game, which is also what a seat sees of it
T_contra = TypeVar("T_contra", bound="Table", contravariant=True)
M = TypeVar("M")  # how a table stood when an answer was given for all that follow

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
    ready: Handle | None = None  # the answer that lies ready
    given: tuple[object, ...] = ()  # what this seat has just answered to the same kind of question
    ahead: tuple[object, ...] = ()  # answers that were seen before they were carried out
    near: Seat = -1  # on a table that lies flat, who sits at the lower edge of the picture
    own: Rect | None = None  # and where the own things lie that are no cards

    @property
    def flat(self) -> bool:
        """People sit around the picture: hands lie at their edges, and not upon it."""
        return self.near >= 0

    @property
    def below(self) -> Seat:
        """Who sits at the lower edge of the picture; upright that is whoever looks."""
        return self.near if self.flat else self.seat


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


# --- what only some games have


@dataclass(frozen=True, kw_only=True)
class GameMap(Generic[T]):
    """A board that is a map and may be larger than its area."""

    extent: Callable[[T], Extent]  # its edges
    is_shown: Callable[[T], bool]  # False while something else lies where the map is
    is_loose: Callable[[str], bool] = lambda piece: False
    """True for a piece that lies upon the map: dragging it is about the piece, and does not move the map."""
    attends: Callable[[Prompt[Any], T, Rect, float], Attended | None] = lambda *asked: None
    """What of the map a question is about, and where in the area no panel lies over it; with mm in pixels."""
    happens: Callable[[Event, T], Place | None] = lambda *asked: None
    """The place of the map where an event is to be seen, if it is worth to follow."""


class PlaceMark(Protocol[T_contra]):
    """How a place is marked for the piece in hand; None for a place that is marked like any other."""

    def __call__(
        self, piece: str, place: str, view: T_contra, watching: Watching, *, over: bool
    ) -> Look | None: ...


@dataclass(frozen=True, kw_only=True)
class Dice(Generic[T]):
    """Questions that may come after a die."""

    before: Callable[[Prompt[Any], T, Sequence[StoryEvent]], int]  # what was rolled for one; 0: nothing was
    asks: Callable[[str, int, str], str]  # a player's name with what the die has brought, in a language


@dataclass(frozen=True, kw_only=True)
class Actions(Generic[T]):
    """Actions of several steps."""

    begins: Callable[[Decision], bool]  # True for the decision that an action begins with
    ends: Callable[[Decision, T], bool]  # True for its last step, if the turn is over without a question


class OfferWords(NamedTuple):
    """What is said of an answer that stands from now on."""

    does: str  # on the button that begins it
    until: str  # below that, when it ends by itself
    means: str  # once it has begun


@dataclass(frozen=True, kw_only=True)
class RepeatedQuestion(Generic[T, M]):
    """A question that comes again and again, so that one answer may stand for all of them."""

    offer: Callable[[Prompt[Any], T], StandingAnswer[M] | None]  # the answer that could stand from now on
    lasts: Callable[[M, T], bool]  # False as soon as something has happened that ends it
    confirmed: Callable[[M, T], bool | None]  # still to be given? None: it is being calculated
    offer_words: Callable[[Ui], OfferWords]
    standing_words: Callable[[Ui, str], str]  # what the chip says of a player while it stands


# --- what a game answers that has no such thing


def nothing(*asked: object, **named: object) -> None:
    """No tray, no corner of its own, no mark, no window."""


def none_of_them(*asked: object) -> tuple[()]:
    """No cards, no pieces, no rows."""
    return ()


def no_cost(*asked: object) -> str:
    """Nothing to warn of, nothing at stake, nothing to read, no reason but the rules."""
    return ""


def only_once(*asked: object) -> int:
    """An answer is not given several times at once."""
    return 0


def no_marks(*asked: object) -> Marks:
    """Nothing is said in advance."""
    return Marks()


def nobody_concerned(*asked: object) -> bool:
    """Nobody has anything at stake."""
    return False


# --- the whole of it


@dataclass(frozen=True, kw_only=True)
class GameTable(Generic[T]):
    """One game on the screen: what the table scene asks it for. A view is the table as a seat sees it."""

    name: str  # as in game.GAMES

    # the picture
    picture: Callable[[T, Watching], list[PlacedPiece]]  # everything on the table, the lowest first
    places: Callable[[Watching, T], dict[str, tuple[Rect, str]]]  # where pieces may be dropped, named
    background: Callable[[T, Watching], Background]  # what lies under the pieces
    piece: Callable[[str, T, Watching], tuple[Look, str]]
    """How a piece looks that lies nowhere on the table, and what it is called."""
    hand_of: Callable[[T, Seat], Sequence[CardId]] = none_of_them  # the cards that a seat holds
    owner: Callable[[str, T, Watching], Seat]  # whose a piece is; NOBODY if its name tells, or nobody's
    map: GameMap[T] | None = None  # None: all of the board is seen at once
    place_mark: PlaceMark[T] = nothing  # how places are marked for a piece
    beyond: Callable[[str, AnswerBuilder, T, Watching], Sequence[PlacedPiece]] = none_of_them
    """What is shown of ways of a piece that take more than one answer."""

    # how events are shown
    cue_of: Callable[[Event, Seat], EventCue]  # how long an event takes, and its sound
    beats: Callable[[Event, T, list[PlacedPiece], Watching], Sequence[Beat]]
    """How an event is shown that has led to a view and its picture."""
    to_read: Callable[[Event, T, Watching], str] = no_cost
    """The thing that an event turns up for all to read, as it can be inspected; "" for most events."""
    culprit: Callable[[Event, T, Watching], str] = no_cost
    """Who has done what hurts, and with what; "" if that is nobody's doing."""

    # around it
    steps: Callable[[T], Sequence[PhaseStep]]  # of the strip at the top
    title: Callable[[T, str], str]  # of the round, the encounter or the turn, in a language
    progress: Callable[[T], tuple[int, list[tuple[int, int]]]]
    """How far a match has come: a number that grows, and by seat what is reached and needed to win.

    0 is needed where nobody knows how much will win.
    """
    summary: Callable[[T, Seat, Participant, str], Summary]  # what the rail tells about a seat
    # A seat in its own way; the last one is the seat whose finished turn waits for its end.
    seat_card: Callable[[T, Seat, Participant, Size, str, Seat | None], Widget] | None = None
    side: Callable[[Ui, T, Watching], Sequence[Widget]]  # panels beside the table: the own faction, the odds
    inspect: Callable[[str, T, Watching], Inspection | None]  # a thing that is looked at closely

    # the story
    lines: Callable[[Session, Seat, str], list[LogLine]]
    """The log as a seat may read it; NOBODY reads what is public."""
    line: Callable[[StoryEvent, Session, Seat, str], LogLine | None]  # one event; None: it says nothing
    report: Callable[[Session, str], Report]  # the story of a match that is over
    feats: Feats[Any]  # odd and brave things that somebody may have done in it
    finale: Callable[[Ui, Session, Callable[[], None]], Scene] | None = None  # shown before the result
    spoils: Callable[[Ui, Session], Sequence[Spoils]] | None = None
    """What changes hands after a match for cards; it does so once, however often this is asked."""

    # answering
    consequence: Callable[[Ui, AnswerBuilder, T, Watching], tuple[str, str]]
    """What stands on the big button for the answer that lies ready: what it does, and what follows."""
    answer_words: Callable[[Ui, AnswerBuilder, T, Handle], AnswerWords] = label_only
    """What stands on a button that is an answer by itself, and how it is given."""
    tool: Callable[[Ui, AnswerBuilder, T, Watching, Callable[[], None]], Widget | None] = nothing
    """A special tray for a question; the last argument is called when something in it was chosen."""
    evidence: Callable[[Prompt[Any], T, Watching], Sequence[Rect]] = none_of_them
    """Where the things are that a question is about: a tray keeps clear of them if it can."""
    cause: Callable[[Prompt[Any], T, Watching], str] = no_cost
    """Who does what because of which a question is asked; "" if the rules of the phase ask it."""
    asks: Callable[[Prompt[Any], T, Watching], str] = no_cost
    """What the prompt bar says where a question must name others; "" where its own sentence will do."""
    regard: Callable[[Prompt[Any], T], Regard] = regard_any
    """What to look at before a question is answered: the first strength of a hint."""
    missing: Callable[[Ui, AnswerBuilder, T], str] = no_cost
    """What is to be chosen first, if that depends on the table; "" where the question has its own words."""
    stake: Callable[[Prompt[Any], T, Watching], str] = no_cost
    """What the fight or the contest is about that a question belongs to; "" if there is none."""
    onlooking: Callable[[Ui, T, Watching], Widget | None] = nothing
    """What everybody may see of a question while somebody else answers it, or while it is shown."""
    cost: Callable[[Ui, Prompt[Any], Handle, T], str] = no_cost
    """What an answer costs that is allowed all the same; "" if there is nothing to warn of."""
    corner: Callable[
        [Ui, AnswerBuilder, T, Callable[[Handle], None], Callable[[], None]], ActionCorner | None
    ] = nothing
    """The action corner for a question that wants its own, whether something lies ready or not.

    It may give an answer at once, or lay something ready and call the last argument.
    """
    tool_places: frozenset[str] = frozenset()  # places that lie on the tool of a question, not on the table
    recalls: Callable[[T, Watching], Sequence[str]] = none_of_them
    """Pieces that stand where the answers so far will bring them; taken in hand they come back."""
    stays: Callable[[Handle, Prompt[Any], str], str] = no_cost
    """The piece of an answer that a later question finds in hand; the last argument is what stays so far."""
    leads_to: Callable[[str, AnswerBuilder, T], Sequence[str]] = none_of_them
    """Places that the next question will offer for a piece: one drag answers two questions."""
    meant: Callable[[Ui, str, AnswerBuilder, T], TapMeaning | None] = nothing
    """What a tap on something means beyond the pieces of the open question; None if that is all it means."""
    not_there: Callable[[Ui, str, str, AnswerBuilder, T], str] = no_cost
    """Why a piece cannot go to where another thing lies, in one sentence; "" if the game does not know."""
    times: Callable[[Handle, T, Seat], int] = only_once
    """How often an answer could be given now, one after the other; 0 if it is given once only."""
    dice: Dice[T] | None = None  # None: no question comes after a die
    actions: Actions[T] | None = None  # None: an answer is all of an action
    repeated: RepeatedQuestion[T, Any] | None = None  # None: every question is asked every time

    # reaction windows
    alarms: Sequence[str] = ()  # what somebody may want to be woken for
    passing: Callable[[Prompt[Any]], Handle | None] = nothing
    """The answer that passes, if a question goes around and everybody may speak up."""
    window: Callable[[Prompt[Any], T, Sequence[Seat], Watching], ReactionWindow | None] = nothing
    """The window that a question belongs to, from what everybody sees; the seats may speak up."""
    pending: Callable[[T, Sequence[StoryEvent], Prompt[Any] | None, Watching], Sequence[Pending]] = (
        none_of_them
    )
    """What is being answered, the newest first; the prompt is a window that whoever looks knows of."""
    breakers: Callable[[T, Watching], Sequence[Breaker]] = none_of_them
    """The powers that change the rules, in the order in which they would fire."""
    marks: Callable[[T], Marks] = no_marks  # how far a match is, for what was said until then
    concerned: Callable[[T, Seat], bool] = nobody_concerned
    """True if a seat has so much at stake that nobody passes for it."""


def rolled(table: GameTable[Any], builder: AnswerBuilder | None, story: Sequence[StoryEvent]) -> int:
    """What was rolled for the question that a table asks; 0 if nothing was."""
    if builder is None or table.dice is None:
        return 0
    return table.dice.before(builder.prompt, builder.view, story)


def game_table(name: str) -> GameTable[Any]:
    """The table of a game. Which one is known only when the program runs: here alone its type is open."""
    table: GameTable[Any] = importlib.import_module(f"scenes.games.{name}").TABLE
    return table
