"""The log of Firestorm: what happened in words, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.firestorm import pieces
from game.firestorm.events.cards import (
    BondMade,
    CardAnnounced,
    CardSpent,
    EffectBegan,
    PrecedenceRolled,
    Revealed,
)
from game.firestorm.events.combat import ShipsLaid, SpecialPrepared
from game.firestorm.events.common import (
    Deactivated,
    MatchWon,
    PointsGained,
    StonesChanged,
    TurnBegan,
    VictoryPoints,
)
from game.firestorm.events.stack import Aimed, DamageLanded, DieRolled, Stacked, Unstacked
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.table import EFFECTS
from scenes.games.firestorm.animations import hurts
from scenes.games.firestorm.log.line_subjects import actor_of, kind_of, level_of, seats_of, things_of
from scenes.games.firestorm.names import card_link, name_of, titled
from scenes.session.session import Session
from scenes.session.story import StoryEvent
from scenes.table.log import teller
from scenes.table.log.teller import Teller
from scenes.table.looks.drawing import signed

HANDLED = (Revealed,)  # of cards in a hand not even the type is known
PLAYERS = ("player", "active_player")
SEATS = ("seat", "attacker", "defender", "controller", "to")
CARDS = ("card", "planet", "ship", "source", "host")
# Events that say nothing in the log, and why.
QUIET = teller.QUIET | {
    "PhaseEntered": "the strip at the top shows it",
    "EffectsEnded": "nothing is to be seen of it",
    "PoolsEmptied": "it happens at fixed times",
    "Regenerated": "it happens at fixed times",
    "ShieldsLowered": "it happens at fixed times",
    "PlanetsGivenUp": "the planets and the point are told",
    "KindChanged": "what was announced is told",
    "Buried": "that the cards were destroyed is told",
    "FateSettled": "what becomes of the card is told",
    "TriggersSet": "what happens is told",
    "OfferMade": "a chance that is taken is told",
    "OfferOver": "a chance that is taken is told",
    "AbilityUsed": "the ability is told",
    "SpecialPassed": "nothing has happened",
    "GroupFought": "the damage is told",
    "Advanced": "that they were to advance is told",
    "PlanetTaken": "the points are told",
    "DamageSet": "what prevents the damage is told",
    "MomentOver": "what was done in it is told",
}


class FirestormTeller(Teller):
    """Tells a match of Firestorm."""

    _actor, _level, _kind = staticmethod(actor_of), staticmethod(level_of), staticmethod(kind_of)

    def __init__(self, session: Session, reader: Seat, language: str) -> None:
        super().__init__(session, reader, language)
        self.size = session.match.table.size
        self.turns = 0
        self.items: dict[int, Item] = {}  # all that ever lay on the stack, by number
        self.gained: list[PointsGained] = []  # points of one seat in a row, told in one line

    def _remember(self, told: StoryEvent) -> None:
        self.turns += isinstance(told.event, TurnBegan)
        if isinstance(told.event, Stacked):
            self.items[len(self.items) + 1] = told.event.item

    def _tell(self, told: StoryEvent, moment: int) -> None:
        if type(told.event).__name__ not in QUIET:
            super()._tell(told, moment)

    def _joins(self, told: StoryEvent) -> bool:
        """True if a line takes in the one before: cards that are deactivated for points."""
        event = told.event
        if isinstance(event, Deactivated):
            return False
        if not isinstance(event, PointsGained):
            self.gained = []
            return False
        before = self.before.event if self.before else None
        source = isinstance(before, Deactivated) and event.card != NOWHERE
        chain = bool(self.gained) and self.gained[-1].seat == event.seat and (event.card != NOWHERE)
        self.gained = [*self.gained, event] if chain else [event]
        if source and chain and self.lines:
            self.lines.pop()
        return (source or chain) and bool(self.lines)

    # --- what a line is about

    def _about(self, told: StoryEvent) -> list[StoryEvent]:
        return [told]

    def _seats(self, about: Sequence[StoryEvent]) -> Sequence[Seat]:
        """All whom a line concerns, who acts first."""
        return [seat for one in about for seat in self._concerned(one.event)]

    def _concerned(self, event: Event) -> Sequence[Seat]:
        return seats_of(event, len(self.session.players))

    def _things(self, told: StoryEvent) -> Sequence[str]:
        return list(things_of(told.event, lambda card: self._face(told, card)))

    def _hurts(self, event: Event) -> bool:
        return hurts(event, self.reader)

    # --- the sentence

    def _text(self, told: StoryEvent) -> str:
        event, say = told.event, self.words.say
        own = self._own_words(told)
        if own is not None:
            return own
        if isinstance(event, TurnBegan):
            return say("story.turn", number=self.turns, seat=self._player(event.seat))
        if isinstance(event, MatchWon):
            return self._won(event.why, event.winners)
        if isinstance(event, Unstacked) and not event.why:
            return ""
        return self._with_culprit(told, self.words.told(event, **self._names(told)))

    def _with_culprit(self, told: StoryEvent, text: str) -> str:
        """A sentence, and whose card has done it to somebody else."""
        event = told.event
        if isinstance(event, DamageLanded) and event.doer != NOBODY:
            others = any(seat != event.doer for seat in self._concerned(event))
            return self._through(text, self._player(event.doer)) if others else text
        card = getattr(event, "by", NOWHERE)
        if card == NOWHERE or not text:
            return text
        doer = pieces.owner_of(card)
        if all(seat == doer for seat in self._concerned(told.event)):
            return text
        seat, thing = self._player(doer), self._card(told, card)
        return self.words.say("firestorm.story.by", told=text.removesuffix("."), seat=seat, card=thing)

    def _own_words(self, told: StoryEvent) -> str | None:
        """What is told otherwise than field by field; "" for what follows from the lines around it."""
        event, say = told.event, self.words.say
        match event:
            case Stacked():
                return self._stacked(told, event)
            case CardSpent():
                return ""
            case CardAnnounced():
                seat = self._player(pieces.owner_of(event.card))
                return say("firestorm.story.plays", seat=seat, card=self._card(told, event.card))
            case StonesChanged() if event.why == "veto":
                seat, card = self._player(event.seat), self._announced(told)
                return say("firestorm.story.stops", seat=seat, card=card, change=signed(event.change))
            case Aimed():
                names = self._listed(self._aims(told, event))
                return say("firestorm.story.aimed", targets=names) if names else ""
            case PointsGained():
                return self._points_told(told, event)
            case ShipsLaid():
                forms, hidden = len(set(event.slots)), sum(event.covered)
                return say("firestorm.story.laid", ships=len(event.ships), forms=forms, hidden=hidden)
            case Revealed():
                return self._revealed(told, event)
            case _:
                return None

    def _revealed(self, told: StoryEvent, event: Revealed) -> str:
        """Who looks at whose cards, and because of which card."""
        say, known = self.words.say, self._may_know(event)
        if not event.cards or (known and all(card >= self.size for card in event.cards)):
            return ""  # there was nothing to see, or the ship on the slip is told
        if event.to == self.everyone:
            return say("firestorm.story.shown", cards=self._cards(told, event.cards))
        through = self._card(told, event.by) if event.by != NOWHERE else ""
        owner = pieces.owner_of(event.cards[0] % self.size)
        looking = [seat for seat in range(len(self.names)) if event.to >> seat & 1]
        count = say("story.cards", count=len(event.cards))
        if owner in looking:
            return self._through(
                say("firestorm.story.searches", seat=self._player(owner), cards=count), through
            )
        cards = self._cards(told, event.cards) if known else count
        eyes = self._listed([self._player(seat) for seat in looking])
        looks = say("firestorm.story.looks", seat=eyes, owner=self._player(owner), cards=cards)
        return self._through(looks, through)

    def _through(self, text: str, card: str) -> str:
        """A sentence that names who does something, and the card by which it is done."""
        return (
            self.words.say("firestorm.story.through", told=text.removesuffix("."), card=card)
            if card
            else text
        )

    def _points_told(self, told: StoryEvent, event: PointsGained) -> str:
        """Points from cards, or what is paid."""
        say, seat, points = self.words.say, self._player(event.seat), self._points()
        if event.tp < 0 or event.ep < 0:
            return say("firestorm.story.pays", seat=seat, points=points)
        cards = self._sources(told)
        if not cards:
            return say("firestorm.story.gains", seat=seat, points=points)
        return say("firestorm.story.gets", seat=seat, points=points, cards=cards)

    def _may_know(self, event: Revealed) -> bool:
        if event.to == self.everyone or self.reader < NOBODY:
            return True
        return self.reader >= 0 and bool(event.to >> self.reader & 1)

    def _stacked(self, told: StoryEvent, event: Stacked) -> str:
        """An ability that is used; cards are told when they are announced, moments when they have come."""
        item = event.item
        if item.kind not in (*EFFECTS, "announced") or item.ability == NOWHERE:
            return ""
        thing = self._card(told, item.card)
        return self.words.say("firestorm.story.uses", seat=self._player(item.seat), card=thing)

    # --- names in place of seats, ids and numbers

    def _name(self, told: StoryEvent, field: str, value: Any) -> Any:
        event = told.event
        if field in SEATS and isinstance(value, int) and field != "to":
            return self._player(value) if 0 <= value < len(self.names) else ""
        if field in CARDS and isinstance(value, int) and not isinstance(event, PointsGained):
            return self._card(told, value) if value >= 0 else ""
        if field in ("cards", "ships") and isinstance(value, tuple):
            if isinstance(event, ShipsLaid):
                return len(value)
            return self._cards(told, value)
        if field == "to" and isinstance(value, int):
            return self._card(told, value)
        if field in ("source", "to", "pile") and isinstance(value, str):
            return self.words.say(f"firestorm.place.{value}")
        if field == "phase":
            return self.words.say(f"phase.{value}")
        return None

    def _more(self, told: StoryEvent) -> dict[str, Any]:
        """What some events say with more than their fields."""
        event = told.event
        if isinstance(event, DamageLanded):
            pairs = [pair for pair in zip(event.cards, event.amounts, strict=True) if pair[1]]
            hit = [self._card(told, card) for card, _ in pairs]
            amounts = ", ".join(f"**{amount}**" for _, amount in pairs)
            return {
                "cards": self._listed(hit) or self.words.say("firestorm.story.nobody"),
                "amounts": amounts,
            }
        if isinstance(event, DieRolled):
            return {"face": f"**{event.face}**"}
        if isinstance(event, StonesChanged | VictoryPoints):
            return {"change": signed(event.change)}
        if isinstance(event, EffectBegan):
            words = [self._word(word) for word in event.words]
            return {
                "attack": signed(event.attack),
                "defense": signed(event.defense),
                "words": ", ".join(words),
            }
        if isinstance(event, BondMade) and event.chosen:
            return {"chosen": self.words.say(f"firestorm.color.{event.chosen}")}
        if isinstance(event, SpecialPrepared):
            return {"target": self._card(told, event.target)}
        if isinstance(event, PrecedenceRolled):
            return {"seats": self._listed([self._player(seat) for seat in event.seats])}
        return {}

    def _announced(self, told: StoryEvent) -> str:
        """The card that was announced last: lucky stones can stop it."""
        cards = [item.card for item in self.items.values() if item.kind == "announced"]
        return self._card(told, cards[-1]) if cards else ""

    def _word(self, word: str) -> str:
        """An ability, or a type of cards."""
        key = f"firestorm.type.{word}" if word in pieces.TYPES else f"firestorm.keyword.{word}"
        return self.words.say(key)

    def _points(self) -> str:
        """All points of this line, paid ones without their sign."""
        tp, ep = sum(event.tp for event in self.gained), sum(event.ep for event in self.gained)
        parts = [
            self.words.say(f"firestorm.points.{kind}", count=abs(count))
            for kind, count in (("tp", tp), ("ep", ep))
            if count
        ]
        return " + ".join(parts) or self.words.say("firestorm.points.none")

    def _sources(self, told: StoryEvent) -> str:
        cards = [event.card for event in self.gained if event.card != NOWHERE]
        return self._listed([self._card(told, card) for card in cards])

    def _player(self, seat: Seat) -> str:
        return f"**{self.names[seat]}**" if 0 <= seat < len(self.names) else ""

    # --- cards, as far as the reader knows them

    def _face(self, told: StoryEvent, card: CardId) -> str:
        if not 0 <= card < self.size or not told.knows(self.reader, card, self.everyone):
            return ""
        face = told.faces[card]
        return pieces.KEYS[face] if face < pieces.BLANK else ""

    def _card(self, told: StoryEvent, card: CardId) -> str:
        key = self._face(told, card)
        if key:
            return titled(card_link(key, self.language), self.language)
        if not 0 <= card < self.size:
            return self.words.say("firestorm.story.face_down")
        face = told.faces[card]
        if face in pieces.BACK_OF and not isinstance(told.event, HANDLED):
            return name_of(pieces.KEYS[pieces.BACK_OF[face]], self.language)
        return self.words.say("story.a_card")

    def _cards(self, told: StoryEvent, cards: Sequence[CardId]) -> str:
        """Those by name that the reader knew, and how many more; slips are told with their ships."""
        cards = [card for card in cards if card < self.size or not isinstance(told.event, Revealed)]
        known = [self._card(told, card) for card in cards if self._face(told, card) or card >= self.size]
        return self._with_hidden(known, len(cards) - len(known)) or self.words.say("story.nothing")

    def _aims(self, told: StoryEvent, event: Aimed) -> list[str]:
        """Targets: cards, players, or something on the stack."""
        if not any(event.targets):
            return [self._card(told, event.host)] if event.host != NOWHERE else []
        item = self.items.get(event.number)
        kinds = self._kinds(told, item) if item is not None else []
        found = []
        for place, slot in enumerate(event.targets):
            kind = kinds[place] if place < len(kinds) else ""
            for aim in slot:
                if kind == "effect":
                    aimed = self.items.get(aim)
                    found.append(
                        self._card(told, aimed.card) if aimed and aimed.card != NOWHERE else str(aim)
                    )
                else:
                    found.append(self._player(aim) if kind in PLAYERS else self._card(told, aim))
        return found

    def _kinds(self, told: StoryEvent, item: Item) -> list[str]:
        """What each target of something on the stack is."""
        face = told.faces[item.card] if item.card != NOWHERE else pieces.BLANK
        if face >= pieces.BLANK:
            return []
        facts = pieces.CARDS[face]
        targets = facts.targets if item.ability < 0 else facts.abilities[item.ability].targets
        return [target.kind for target in targets]


lines = partial(teller.lines, FirestormTeller)  # the log for a reader
line = partial(teller.line, FirestormTeller)  # one event by itself
