"""The log of Duel: what happened in words, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.events import (
    CardDiscarded,
    CardDrawn,
    PlanetDiscovered,
    ReinforcementTaken,
    ShipsSent,
    SlipOpened,
    TacticReadied,
    TacticSpent,
)
from game.duel.moments import (
    ContestBegan,
    DestinyDrawn,
    DuelBegan,
    GameWon,
    Marked,
    PassBegan,
    Passed,
    PlanChosen,
    PlanetDetermined,
    PlanReplaced,
    PlansRevealed,
    WinnerFound,
)
from game.duel.table import NO_CARD
from scenes.games.duel.animations import hurts
from scenes.games.duel.log.line_subjects import SEATS, kind_of, level_of, seats_of, things_of
from scenes.games.duel.names import card_link, card_title, power_link, slip_name, tactic_name, tactic_of
from scenes.session.session import Session
from scenes.session.story import EVERYTHING, StoryEvent
from scenes.table.game_table import LogLine
from scenes.table.log import teller
from scenes.table.log.teller import Teller

CARDS = {
    "card": "card",
    "tile": "planet",
    "planet": "planet",
    "place": "planet",
}  # fields with ids, and of what
UNKNOWN = {"card": "story.a_card", "planet": "story.a_planet"}
ENVOYS = ("EnvoyMoved", "EnvoyRevealed", "EnvoyUsed", "EnvoyReplaced")
GROUPED = (
    CardDrawn,
    ReinforcementTaken,
    CardDiscarded,
    TacticReadied,
)  # several in a row are told in one line
# Events that say nothing in the log, and why.
QUIET = teller.QUIET | {
    "SlipWritten": "that something was chosen in secret is told when it is revealed",
    "SlipsCleared": "nothing is learned, and nothing was there to be seen",
    "DuelEnded": "the winner has been told",
    "PlayedDiscarded": "it happens after every fight",
    "CardResolved": "the next heading tells it",
}
# What the numbers that powers note mean, in words of the catalogue.
NOTED = {
    "bookmaker": ("story.bet.low", "story.bet.middle", "story.bet.high"),
    "iron_matron": ("story.even", "story.odd"),
    "politician": ("story.fire", "story.shield", "story.recover"),
}


class DuelTeller(Teller):
    """Tells a match of Duel."""

    _level, _kind = staticmethod(level_of), staticmethod(kind_of)

    def __init__(self, session: Session, reader: Seat, language: str) -> None:
        super().__init__(session, reader, language)
        self.number = 0  # of the destiny card
        self.passes = 0  # of the duel in progress
        self.plans: dict[Seat, list[int]] = {}
        self.revealed: set[tuple[Seat, int]] = set()  # tactics in this pass
        self.dials: dict[Seat, tuple[int, LogLine]] = {}  # numbers that were revealed, and where that is told
        self.found = NO_CARD  # the planet that was told last

    def _add(self, told: StoryEvent, text: str, moment: int, *, grouped: bool) -> None:
        """A dial whose ships are sent as it says needs no line of its own."""
        super()._add(told, text, moment, grouped=grouped)
        event, line = told.event, self.lines[-1]
        if isinstance(event, SlipOpened) and event.kind == "dial":
            self.dials[event.seat] = (event.value, line)
        elif isinstance(event, ShipsSent):
            number, before = self.dials.pop(event.seat, (0, line))
            if number == event.ships:
                self.lines.remove(before)
        elif isinstance(event, PlanetDiscovered):
            self.found = event.tile

    def _joins(self, told: StoryEvent) -> bool:
        if not self.group or type(self.group[-1].event) is not type(told.event):
            return False
        if isinstance(told.event, Passed):
            return True
        return isinstance(told.event, GROUPED) and _seat(told.event) == _seat(self.group[-1].event)

    def _remember(self, told: StoryEvent) -> None:
        event = told.event
        if isinstance(event, DestinyDrawn):
            self.number, self.found = self.number + 1, NO_CARD
        elif isinstance(event, DuelBegan | ContestBegan):
            self.passes, self.plans = 0, {}
        elif isinstance(event, PassBegan):
            self.passes, self.plans = self.passes + 1, {}
            self.revealed = set()
        elif isinstance(event, PlanChosen):
            self.plans.setdefault(event.seat, []).append(event.card)
        elif isinstance(event, PlanReplaced):
            self.plans[event.seat] = [event.card, *self.plans.get(event.seat, [])[1:]]
        elif isinstance(event, SlipOpened) and event.kind in ("tactic", "reserve"):
            self.revealed.add((event.seat, tactic_of(event)))

    # --- what a line is about

    def _hurts(self, event: Event) -> bool:
        return hurts(event, self.reader)

    def _actor(self, event: Event) -> Seat:
        """Whose glyph a line has; passes of both have none, what a power notes has its owner's."""
        if isinstance(event, Marked):
            aliens, alien = self.session.match.table.aliens, event.power.partition(".")[0]
            return aliens.index(alien) if alien in aliens else NOBODY
        return _seat(event) if len(self.group) == 1 or not isinstance(event, Passed) else NOBODY

    def _concerned(self, event: Event) -> Sequence[Seat]:
        named = seats_of(event, len(self.session.players))
        return named or [seat for seat in (self._actor(event),) if seat != NOBODY]

    def _things(self, told: StoryEvent) -> tuple[str, ...]:
        people = self.session.people or [0]
        below = self.reader if self.reader >= 0 else people[0]
        return things_of(told.event, lambda card: self._face(told, card), below, self.plans)

    # --- the sentence

    def _text(self, told: StoryEvent) -> str:
        event = told.event
        if type(event).__name__ in QUIET or self._is_idle(told):
            return ""
        if isinstance(event, DestinyDrawn):
            card = card_link(pieces.KEYS[told.faces[event.card]], self.language)
            return self.words.say("story.heading", number=self.number, card=card)
        if isinstance(event, PassBegan):
            return self.words.say("story.restart")
        if isinstance(event, Passed) and len(self.group) > 1:
            return self.words.say("story.passes", count=len(self.group))
        if isinstance(event, PlansRevealed):
            return self._plans(told)
        if isinstance(event, GameWon):
            return self._won(event.why, event.winners)
        return self.words.told(event, **self._names(told))

    def _is_idle(self, told: StoryEvent) -> bool:
        """True for what follows from the lines around it, or tells the reader nothing."""
        event = told.event
        if isinstance(event, PassBegan):
            return self.passes < 2
        if isinstance(event, PlanChosen):  # face down: even a card that was seen before may be any card now
            return self.reader not in (event.seat, EVERYTHING)
        if isinstance(event, TacticSpent):
            return (event.seat, event.tactic) in self.revealed
        if isinstance(event, PlanetDetermined):
            return event.tile != NO_CARD and event.tile == self.found
        return False

    def _plans(self, told: StoryEvent) -> str:
        """Both plans, the reader's first."""
        seats = self._from_own_side(range(len(self.session.players)))
        sides = [
            " + ".join(self._card(told, card, "card") for card in self.plans[seat])
            if self.plans.get(seat)
            else self.words.say("story.nothing")
            for seat in seats
        ]
        return self.words.say("story.plans", one=sides[0], other=sides[1])

    def _from_own_side(self, values: Sequence[Any]) -> list[Any]:
        return list(values) if self.reader <= 0 else [values[1], values[0]]

    # --- names in place of seats, ids and numbers

    def _name(self, told: StoryEvent, field: str, value: Any) -> Any:
        if field in SEATS:
            return self._player(value) if value >= 0 else None
        if field in CARDS and isinstance(value, int):
            return self._card(told, value, CARDS[field])
        if field == "cards":
            return self._listed([self._card(told, card, "card") for card in value])
        if field in ("source", "power", "alien") and isinstance(value, str):
            return power_link(value, self.language)
        if field == "value":
            return self._value(told.event, value)
        if field == "tactic":
            return tactic_name(value, self.language)
        if field in ("deck", "next_type"):
            return self.words.say(f"story.deck.{value}")
        return self._totals(told.event) if field == "totals" and value else None

    def _more(self, told: StoryEvent) -> dict[str, Any]:
        """The cards or tactics of several events in one line."""
        if len(self.group) < 2:
            return {}
        events = [told.event for told in self.group]
        if isinstance(events[0], TacticReadied):
            tactics = [event.tactic for event in events if isinstance(event, TacticReadied)]
            return {"tactic": self._listed([tactic_name(tactic, self.language) for tactic in tactics])}
        cards = [(one, getattr(one.event, "card", NO_CARD)) for one in self.group]
        known = [self._card(one, card, "card") for one, card in cards if self._knows(one, card)]
        return {"card": self._with_hidden(known, len(cards) - len(known))}

    def _knows(self, told: StoryEvent, card: CardId) -> bool:
        return super()._knows(told, card) and told.faces[card] < len(pieces.KEYS)

    def _face(self, told: StoryEvent, card: int) -> str:
        """The face that the reader knew then, in the colours of this match; "" for a card unknown."""
        if not self._knows(told, card):
            return ""
        key = pieces.KEYS[told.faces[card]]
        ident, dot, printed = key.partition(".")
        worn = dict(zip(pieces.COLOURS, (player.colour for player in self.session.players), strict=False))
        return f"{ident}{dot}{worn.get(printed, printed)}"

    def _card(self, told: StoryEvent, card: int, kind: str) -> str:
        """A card's name, which leads to it, if the reader knew it then."""
        if self._knows(told, card):
            name = card_link if kind == "planet" else card_title
            return name(pieces.KEYS[told.faces[card]], self.language)
        if kind == "card" and type(told.event).__name__ in ENVOYS:
            return self.words.say("word.envoy")
        return self.words.say(UNKNOWN[kind])

    def _totals(self, event: Event) -> str:
        """Names both totals: the reader's comes first, for a bystander the winner's."""
        assert isinstance(event, WinnerFound)
        first = self.reader if self.reader >= 0 else event.seat
        return f"**{event.totals[first]} : {event.totals[1 - first]}**"

    def _value(self, event: Event, value: int) -> Any:
        """A number that stands for something, in words."""
        if isinstance(event, Marked):
            return self._noted(event)
        if not isinstance(event, SlipOpened):
            return value
        if event.kind in ("tactic", "reserve"):
            return slip_name(event, self.language)
        if event.kind == "guess":
            return value - 1 if value > 1 else self.words.say("story.nothing")
        return value

    def _noted(self, event: Marked) -> Any:
        if event.power == "roller":
            return self._player(event.value)
        if event.power in NOTED:
            return self.words.say(NOTED[event.power][event.value])
        return event.value


def _seat(event: Event) -> Seat:
    seat = getattr(event, "seat", getattr(event, "giver", NOBODY))
    return seat if isinstance(seat, int) else NOBODY


lines = partial(teller.lines, DuelTeller)  # the log for a reader
line = partial(teller.line, DuelTeller)  # one event by itself
