"""The log of Cosmic Encounter: what happened in words, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.core.events import Event, PhaseBegan, Planned
from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed, CardPutAway
from game.cosmic.events.common import (
    EncounterBegan,
    GameWon,
    PowerUsed,
    ShipsCommitted,
    ShipsLost,
    ShipsRetrieved,
    ShipsReturned,
    TokensChanged,
    TurnBegan,
)
from game.cosmic.events.encounter import (
    AllianceDeclined,
    CardLaid,
    CardsRevealed,
    DefenseNamed,
    GateAimed,
    Invited,
    Marked,
    OutcomeDecided,
    SideReinforced,
)
from game.cosmic.parts import BESIDE, NO_CARD, NO_PLANET
from game.cosmic.phases import PART_OF, WINDOWS
from scenes.games.cosmic.log.deal_lines import DEALT, item
from scenes.games.cosmic.log.effect_clauses import Causes, Used, does, does_when_used, source_of
from scenes.games.cosmic.log.line_subjects import (
    SEATS,
    SIDES,
    TO_SEATS,
    EncounterSoFar,
    actor_of,
    hurts,
    kind_of,
    level_of,
    seats_of,
    things_of,
)
from scenes.games.cosmic.names import alien_name, card_link, card_title, place_link, planet_link, power_link
from scenes.session.session import Session
from scenes.session.story import EVERYTHING, StoryEvent
from scenes.table.game_table import ACT, LogLine
from scenes.table.log import teller
from scenes.table.log.teller import Teller

CARDS = ("card", "flare", "tech")  # fields with the id of a card
HIDDEN = {  # what a card is called whose back is all that the reader sees: one, and several
    pieces.TECH_BACK: ("story.a_tech", "story.techs"),
    pieces.SHEET_BACK: ("story.an_alien", "story.aliens"),
    pieces.DESTINY_BACK: ("story.a_fate", "story.fates"),
}
SUMMED = (ShipsCommitted, ShipsReturned, ShipsRetrieved, ShipsLost)  # several in a row are told in one line
# Events that say nothing in the log, and why.
QUIET = teller.QUIET | {
    "LotsDrawn": "what luck has decided is told by the event that follows",
    "Unmarked": "the power that takes its note off is told",
    "EncounterEnded": "the next heading tells it",
    "EncounterCardsDiscarded": "it happens after every encounter",
}


class CosmicTeller(Teller):
    """Tells a match of Cosmic Encounter."""

    def __init__(self, session: Session, reader: Seat, language: str) -> None:
        super().__init__(session, reader, language)
        self.colours = [player.colour for player in session.players]
        self.turns = 0
        self.phase = ""
        self.phase_is_new = False  # the last event has begun it
        self.scene = EncounterSoFar()
        self.encounter: EncounterBegan | None = None
        self.heading = -1  # the line of the encounter
        self.causes = Causes()
        self.cause: StoryEvent | None = None  # the use of a power that the last line is about
        self.card: StoryEvent | None = None  # the card that the last line is about
        self.said = False  # the line names that card
        self.own: StoryEvent | None = None  # the event that the last line began with

    def recall(self, told: StoryEvent) -> None:
        super().recall(told)
        if isinstance(told.event, PowerUsed):
            self.causes.use = told
        elif type(told.event).__name__ not in QUIET:
            self.causes.use = None

    def _tell(self, told: StoryEvent, moment: int) -> None:
        if isinstance(told.event, PhaseBegan | Planned) and not self.phase_is_new:
            return  # within a phase it is no news, and what belongs together stays so
        super()._tell(told, moment)

    def _add(self, told: StoryEvent, text: str, moment: int, *, grouped: bool) -> None:
        """What a power does takes the place of its use."""
        if not grouped:
            self._seek_cause(told)
            if self.cause is not None and self.cause is self.own and self.lines:
                self.lines.pop()
            self.own = told
        super()._add(told, text, moment, grouped=grouped)
        self.causes.use = told if isinstance(told.event, PowerUsed) else None
        if isinstance(told.event, EncounterBegan):
            self.heading = len(self.lines) - 1
        elif isinstance(told.event, DefenseNamed | GateAimed):
            self._entitle()

    def _remember(self, told: StoryEvent) -> None:
        event, before = told.event, self.phase
        self.scene = self.scene.after(event)
        self.causes.hear(told)
        if self.causes.echo and isinstance(event, PowerUsed):
            self.causes.use = told  # it has no line: the flare has been told
        if isinstance(event, PhaseBegan):
            self.phase = PART_OF.get(event.phase, self.phase if event.phase in WINDOWS else event.phase)
        elif isinstance(event, TurnBegan):
            self.turns += 1
        elif isinstance(event, EncounterBegan):
            self.encounter = event
        self.phase_is_new = self.phase != before

    # --- what belongs together

    def _joins(self, told: StoryEvent) -> bool:
        if not self.group or not self.lines:
            return False
        event, before = told.event, self.group[-1].event
        if type(event) is not type(before):
            return False
        if isinstance(event, AllianceDeclined):
            return True
        if isinstance(event, Invited):
            return event.side == getattr(before, "side", NOBODY)
        fields = ("seat", "why", "to") if not isinstance(event, ShipsRetrieved) else ("seat",)
        return isinstance(event, SUMMED) and all(
            getattr(event, field, None) == getattr(before, field, None) for field in fields
        )

    def _seek_cause(self, told: StoryEvent) -> None:
        """The power that was used just before, or the card that is being played, if this is what it does."""
        before = self.card
        self.cause = self.causes.use_of(told.event)
        self.card = None if self.cause else self.causes.card_of(told.event)
        self.said = self.card is not None and self.card not in (self.own, before)

    def _caused(self, told: StoryEvent, text: str) -> str:
        """A sentence after the name of the power or the card that does it."""
        if self.cause is None:
            return f"{self._named(self.card)}: {text}" if self.card and self.said else text
        power = _power(self.cause)
        if power == source_of(told.event):
            return text
        name = power_link(power, self.language)
        if isinstance(told.event, Marked):  # a call, which does nothing yet
            return f"{name}: {text} {does(power, self.language)}"
        if not isinstance(told.event, ShipsReturned) or self.phase != "resolution":
            return f"{name}: {text}"
        names = {"ships": told.event.ships, **self._names(told)}
        return self.words.say(
            "story.rescued", power=name, seat=names["seat"], ships=names["ships"], planet=names["planet"]
        )

    def _named(self, told: StoryEvent) -> str:
        """A card that is being played, or a tech."""
        return self._card(told, getattr(told.event, "card", NO_CARD), card_link)

    def _entitle(self) -> None:
        """The heading of an encounter tells against whom and where, as soon as that is known."""
        if not 0 <= self.heading < len(self.lines):
            return
        head = self.lines[self.heading]
        scene = self.scene
        seats = tuple(sorted({seat for seat in (scene.offense, scene.defense) if seat >= 0}))
        self.lines[self.heading] = head._replace(text=self._headed(), seats=seats)

    def _headed(self) -> str:
        scene, say = self.scene, self.words.say
        number = self.encounter.number if self.encounter else 0
        name = say("story.encounter", number=number) if number else say("story.extra_encounter")
        who = self._player(scene.offense)
        if scene.defense not in (NOBODY, scene.offense):
            who = say("story.against", one=who, other=self._player(scene.defense))
        where = f", {self._planet(scene.planet)}" if scene.planet != NO_PLANET else ""
        return f"{name}: {who}{where}"

    # --- what a line is about

    def _line(self, told: StoryEvent, text: str, moment: int) -> LogLine:
        return super()._line(told, self._caused(told, text), moment)

    def _about(self, told: StoryEvent) -> list[StoryEvent]:
        if self.cause is None or isinstance(told.event, TokensChanged):
            return self.group
        return [self.cause, *self.group]

    def _concerned(self, event: Event) -> Sequence[Seat]:
        if isinstance(event, TokensChanged):
            return self._owners(event)
        return seats_of(event, self.scene, len(self.session.players))

    def _actor(self, event: Event) -> Seat:
        """Who did it; those who stay out together have no glyph."""
        if isinstance(event, AllianceDeclined) and len(self.group) > 1:
            return NOBODY
        owners = self._owners(event) if isinstance(event, TokensChanged) else []
        return owners[0] if owners else actor_of(event, self.scene)

    def _level(self, event: Event) -> int:
        return ACT if self.cause else level_of(event)

    def _kind(self, event: Event) -> str:
        return "powers" if self.cause else kind_of(event)

    def _hurts(self, event: Event) -> bool:
        return hurts(event, self.reader)

    def _owners(self, event: Event) -> list[Seat]:
        """Who plays the alien on which something lies."""
        table, power = self.session.match.table, getattr(event, "power", "")
        return [seat for seat, sheets in enumerate(table.sheets) if power in map(table.id_of, sheets)]

    def _things(self, told: StoryEvent) -> tuple[str, ...]:
        if isinstance(told.event, TokensChanged):
            return ()
        return things_of(told.event, lambda card: self._face(told, card), self.scene)

    # --- the sentence

    def _text(self, told: StoryEvent) -> str:
        event, say = told.event, self.words.say
        if type(event).__name__ in QUIET or self._is_idle(told):
            return ""
        if isinstance(event, TurnBegan):
            return say("story.turn", number=self.turns, seat=self._player(event.seat))
        if isinstance(event, EncounterBegan):
            return self._headed()
        if isinstance(event, CardsRevealed):
            return self._revealed(told)
        if isinstance(event, AllianceDeclined) and len(self.group) > 1:
            return say("story.stay_out", names=self._together("seat"))
        if isinstance(event, GameWon):
            return self._won(event.why, event.winners)
        if isinstance(event, ShipsCommitted) and event.to == BESIDE and self.scene.defense != NOBODY:
            names = {"ships": event.ships, **self._names(told)}
            return say("story.to_defense", **{**names, "defense": self._player(self.scene.defense)})
        text = self.words.told(event, **self._names(told))
        return f"{text} {does_when_used(told, self.language)}" if isinstance(event, Used) else text

    def _is_idle(self, told: StoryEvent) -> bool:
        """True for what follows from the lines around it, or tells the reader nothing."""
        event = told.event
        if isinstance(event, CardLaid):  # face down: even a card that was seen before may be any card now
            return not event.face_up and self.reader not in (event.seat, EVERYTHING)
        if isinstance(event, CardPutAway):  # a flare goes back to the hand, an artifact to the pile
            flare = pieces.TYPE[told.faces[event.card]] == pieces.FLARE
            return flare == (event.to != NOBODY)
        if isinstance(event, PowerUsed):
            return self.causes.echo
        if isinstance(event, TokensChanged):  # of an alien that lies face down
            sheet = pieces.sheet_of(event.power) if event.power in pieces.ALIENS else NO_CARD
            return sheet in told.faces and not self._knows(told, told.faces.index(sheet))
        return False

    def _revealed(self, told: StoryEvent) -> str:
        """Both encounter cards, the offense's first."""
        scene = self.scene
        shown = [self._card(told, card) for card in scene.cards]
        names = [self._player(seat) for seat in (scene.offense, scene.defense)]
        return self.words.say(
            "story.revealed", offense=names[0], card=shown[0], defense=names[1], other=shown[1]
        )

    # --- names in place of seats, ids and numbers

    def _name(self, told: StoryEvent, field: str, value: Any) -> Any:
        event = told.event
        if field in SEATS or (field == "to" and type(event).__name__ in TO_SEATS):
            return self._player(value) if value >= 0 else None
        if field in SIDES and isinstance(value, int):
            return self._side(event, value) if value >= 0 else None
        if isinstance(event, CardPlayed) and event.side and field == "card":
            key = pieces.KEYS[told.faces[value]]
            return f"[face:{key}|{alien_name(key.partition('.')[0], self.language)}]"
        if field in CARDS:
            return self._card(told, value)
        if field in ("cards", "others"):
            return self._cards(told, value)
        if field in ("source", "power") and isinstance(value, str):
            return power_link(value, self.language)
        if field in ("planet", "to", "place") and isinstance(value, int):
            return place_link(self.session.match.table, value, self.language)
        if isinstance(event, DEALT) and field in ("value", "kind"):
            return item(event, partial(self._card, told), self._planet, self.language)
        return self._totals(event) if field == "totals" and value else None

    def _side(self, event: Event, side: int) -> str:
        """The main player of a side."""
        main = self.scene.main(side)
        if isinstance(event, SideReinforced) and event.seat == main:
            return self.words.say("story.own_side")
        return self._player(main)

    def _more(self, told: StoryEvent) -> dict[str, Any]:
        """The ships, planets and seats of several events in one line."""
        if len(self.group) < 2:
            return {}
        events = [told.event for told in self.group]
        found: dict[str, Any] = {"seat": self._together("seat")}
        if isinstance(events[0], SUMMED):
            found["ships"] = sum(getattr(event, "ships", 0) for event in events)
        if isinstance(events[0], ShipsReturned):
            planets = dict.fromkeys(getattr(event, "planet", NO_PLANET) for event in events)
            found["planet"] = self._listed([self._planet(planet) for planet in planets])
        return found

    def _together(self, field: str) -> str:
        """The players of several events, each once."""
        seats = dict.fromkeys(getattr(told.event, field) for told in self.group)
        return self._listed([self._player(seat) for seat in seats])

    def _player(self, seat: Seat) -> str:
        if not 0 <= seat < len(self.session.players):
            return self.words.say("story.nobody")
        return super()._player(seat)

    def _planet(self, planet: int) -> str:
        return planet_link(self.session.match.table, planet, self.language)

    def _face(self, told: StoryEvent, card: CardId) -> str:
        """The face that the reader knew then; "" for a card unknown."""
        return pieces.KEYS[told.faces[card]] if self._knows(told, card) else ""

    def _card(self, told: StoryEvent, card: CardId, name: Callable[..., str] = card_title) -> str:
        """A card's name, which leads to it, if the reader knew it then; else what its back is."""
        if card == NO_CARD:
            return self.words.say("story.nothing")
        key = self._face(told, card)
        if key:
            return name(key, self.language, self.colours)
        return self.words.say(self._hidden(told, card)[0])

    def _hidden(self, told: StoryEvent, card: CardId) -> tuple[str, str]:
        return HIDDEN.get(pieces.BACK[told.faces[card]], ("story.a_card", "story.cards"))

    def _cards(self, told: StoryEvent, cards: Sequence[CardId]) -> str:
        """Those by name that the reader knew, and how many more."""
        known = [self._card(told, card) for card in cards if self._knows(told, card)]
        unknown = [card for card in cards if not self._knows(told, card)]
        if unknown:
            one, several = self._hidden(told, unknown[0])
            count = len(unknown)
            known.append(self.words.say(several, count=count) if count > 1 else self.words.say(one))
        return self._listed(known) or self.words.say("story.nothing")

    def _totals(self, event: Event) -> str:
        """Names both totals, the winner's first."""
        assert isinstance(event, OutcomeDecided)
        first = max(event.winner, 0)
        return f"**{event.totals[first]} : {event.totals[1 - first]}**"


def _power(use: StoryEvent) -> str:
    assert isinstance(use.event, PowerUsed)
    return use.event.power


lines = partial(teller.lines, CosmicTeller)  # the log for a reader
line = partial(teller.line, CosmicTeller)  # one event by itself
