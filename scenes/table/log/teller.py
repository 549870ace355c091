"""A match told in lines: a game's teller hears its events, and what was told once is not told again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from scenes.session.story import EVERYTHING
from scenes.table.game_table import LogLine
from scenes.table.log.remarks import with_remarks
from scenes.table.match_words import listed, player_names, why_won

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.session.session import Session
    from scenes.session.story import StoryEvent

# Events of every game that say nothing in the log, and why.
QUIET = {
    "PhaseBegan": "the strip at the top shows it",
    "Planned": "the agenda is no part of the game",
    "SkippedTo": "the agenda is no part of the game",
}


class Teller(ABC):
    """Hears events one by one and makes lines of them; remembers what later lines need to know.

    A game says in words what has happened, what it is about, and which events share a line.
    """

    def __init__(self, session: Session, reader: Seat, language: str) -> None:
        self.session, self.reader, self.language = session, reader, language
        self.words = catalogue(language)
        self.everyone = (1 << len(session.players)) - 1
        self.names = player_names(session, language)
        self.lines: list[LogLine] = []
        self.heard = 0  # how many events, and which one was the last
        self.last: StoryEvent | None = None
        self.before: StoryEvent | None = None  # the one before that
        self.group: list[StoryEvent] = []  # events that stand in the last line together

    def recall(self, told: StoryEvent) -> None:
        """Know of an event without telling it."""
        self._remember(told)

    def hear(self, told: StoryEvent, moment: int) -> None:
        """One more event; ``moment`` is its number in the story."""
        self.heard, self.before, self.last = moment, self.last, told
        self._remember(told)
        self._tell(told, moment)

    @abstractmethod
    def _remember(self, told: StoryEvent) -> None:
        """Keep what later lines need to know."""

    # --- lines of one or several events

    def _tell(self, told: StoryEvent, moment: int) -> None:
        grouped = self._joins(told)
        self.group = [*self.group, told] if grouped else [told]
        text = self._text(told)
        if not text:
            self.group = self.group[:-1] if grouped else []
            return
        self._add(told, text, moment, grouped=grouped)

    def _add(self, told: StoryEvent, text: str, moment: int, *, grouped: bool) -> None:
        """Write a line down; that of a group takes the place of the line before."""
        if grouped:
            self.lines.pop()
        self.lines.append(self._line(told, text, moment))

    @abstractmethod
    def _joins(self, told: StoryEvent) -> bool:
        """True if an event is told in the same line as the one before."""

    @abstractmethod
    def _text(self, told: StoryEvent) -> str:
        """The sentence of all events in ``group``; "" for what says nothing."""

    # --- what a line is about

    def _line(self, told: StoryEvent, text: str, moment: int) -> LogLine:
        about = self._about(told)
        seats = self._seats(about)
        things = [thing for one in about for thing in self._things(one)]
        return LogLine(
            text,
            self._actor(told.event),
            self._level(told.event),
            self.reader >= 0 and any(self._hurts(one.event) for one in about),
            moment,
            self._kind(told.event),
            tuple(seats),
            tuple(dict.fromkeys(things or (f"seat:{seat}" for seat in seats))),
        )

    def _about(self, told: StoryEvent) -> Sequence[StoryEvent]:
        """The events that the last line is about."""
        return self.group or [told]

    def _seats(self, about: Sequence[StoryEvent]) -> Sequence[Seat]:
        """All whom a line concerns."""
        return sorted({seat for one in about for seat in self._concerned(one.event)})

    @abstractmethod
    def _concerned(self, event: Event) -> Sequence[Seat]:
        """All whom an event concerns."""

    @abstractmethod
    def _things(self, told: StoryEvent) -> Sequence[str]:
        """The pieces that an event is about, as far as the reader knows them."""

    @abstractmethod
    def _actor(self, event: Event) -> Seat:
        """Whose glyph a line has."""

    @abstractmethod
    def _level(self, event: Event) -> int:
        """How far a line is indented."""

    @abstractmethod
    def _kind(self, event: Event) -> str:
        """What a reader would look for."""

    @abstractmethod
    def _hurts(self, event: Event) -> bool:
        """True if the reader loses something by an event."""

    # --- names in place of seats, ids and numbers

    def _names(self, told: StoryEvent) -> dict[str, Any]:
        """What the sentence of an event says in place of its fields."""
        fields = msgspec.structs.asdict(told.event).items()
        names = {field: self._name(told, field, value) for field, value in fields}
        return {field: name for field, name in names.items() if name is not None} | self._more(told)

    @abstractmethod
    def _name(self, told: StoryEvent, field: str, value: Any) -> Any:
        """What is said in place of a field; None to say it as it is."""

    def _more(self, told: StoryEvent) -> dict[str, Any]:
        """What a sentence says with more than the fields of its last event."""
        return {}

    def _player(self, seat: Seat) -> str:
        return self.names[seat]

    def _won(self, why: str, winners: Sequence[Seat]) -> str:
        """Who has won the match and why."""
        names = [self._player(seat) for seat in range(len(self.names))]
        return why_won(why, winners, names, self.language)

    def _listed(self, names: Sequence[str]) -> str:
        return listed(names, self.words)

    def _knows(self, told: StoryEvent, card: CardId) -> bool:
        """True if the reader knew a card then."""
        return 0 <= card < len(told.seen) and told.knows(self.reader, card, self.everyone)

    def _with_hidden(self, known: list[str], hidden: int) -> str:
        """Cards by name, and how many more."""
        say = self.words.say
        more = [say("story.cards", count=hidden) if hidden > 1 else say("story.a_card")] if hidden else []
        return self._listed([*known, *more])


Makes = Callable[["Session", Seat, str], Teller]  # for a reader, in a language


def lines(makes: Makes, session: Session, reader: Seat, language: str) -> list[LogLine]:
    """The whole log for a reader; NOBODY reads what is public, EVERYTHING all of a match that is over."""
    if reader == EVERYTHING and not session.over:
        reader = NOBODY
    teller = session.tellers.get((reader, language))
    if not isinstance(teller, Teller) or not knows(teller, session.story):
        teller = session.tellers[reader, language] = makes(session, reader, language)
    for number in range(teller.heard, len(session.story)):
        teller.hear(session.story[number], number + 1)
    return with_remarks(teller.lines, session, language)


def knows(teller: Teller, story: Sequence[StoryEvent]) -> bool:
    """True if a story goes on from what has been heard: nothing of it was taken back."""
    return teller.heard <= len(story) and (not teller.heard or story[teller.heard - 1] is teller.last)


def line(makes: Makes, told: StoryEvent, session: Session, reader: Seat, language: str) -> LogLine | None:
    """What one event says by itself, knowing what has happened before it; None if it says nothing."""
    knower = session.knowers.get((reader, language))
    if not isinstance(knower, Knower) or not knower.leads_to(told.event, session.story):
        knower = session.knowers[reader, language] = Knower(makes(session, reader, language))
    knower.listen(session.story, until=told.event)
    teller = knower.by_itself()
    teller.hear(told, 1)
    return teller.lines[-1] if teller.lines else None


class Knower:
    """A teller that has told nothing and knows all events up to one; the next one is mostly close ahead."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.known = 0  # how many events, and which one was the last
        self.last: StoryEvent | None = None

    def leads_to(self, event: Event, story: Sequence[StoryEvent]) -> bool:
        """True if an event of a story comes after all that is known; some come again and again."""
        if self.known > len(story) or (self.known and story[self.known - 1] is not self.last):
            return False
        return any(told.event is event for told in story[self.known :])

    def listen(self, story: Sequence[StoryEvent], until: Event) -> None:
        for told in story[self.known :]:
            if told.event is until:
                return
            self.teller.recall(told)
            self.known, self.last = self.known + 1, told

    def by_itself(self) -> Teller:
        """A teller who knows the same; what it hears stays with it."""
        shared = (self.teller.session, self.teller.words)
        return deepcopy(self.teller, {id(each): each for each in shared})
