"""What powers, flares, artifacts and techs do, in a clause; and which events are the doing of a power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import Event, PhaseBegan
from game.core.texts import catalogue
from game.cosmic import pieces
from game.cosmic.events.cards import CardCancelled, CardPlayed, CardPutAway
from game.cosmic.events.common import PowerUsed, TokensChanged
from game.cosmic.events.encounter import CardLaid, OutcomeDecided
from game.cosmic.events.techs import TechDiscarded, TechUsed
from game.cosmic.offers import alien_of
from game.cosmic.phases import WINDOWS
from scenes.games.cosmic.log.line_subjects import COURSE

if TYPE_CHECKING:
    from scenes.session.story import StoryEvent

Used = PowerUsed | CardPlayed | TechUsed  # what is announced and may be answered

# By power, what comes of using it: anything else that follows would have come anyway.
EFFECTS: dict[str, tuple[str, ...]] = {
    "amoeba": ("ShipsReturned", "ShipsCommitted", "ShipsMoved"),
    "anti_matter": ("LowWins",),
    "barbarian": ("CardsShown", "CardsGiven", "CardsDiscarded"),
    "calculator": ("Marked",),
    "chosen": ("CardsTurned", "CardTaken"),
    "citadel": ("Marked", "TermAdded"),
    "clone": ("EncounterCardTakenBack",),
    "cudgel": ("ShipsLost",),
    "dictator": ("CardsShown", "DestinyMixed"),
    "fido": ("CardTaken",),
    "filch": ("CardTaken",),
    "fodder": ("CardsDiscarded", "TermAdded"),
    "gambler": ("CardClaimed",),
    "grudge": ("Marked",),
    "hacker": ("CardsShown", "CardsGiven"),
    "hate": ("CardsDiscarded", "CardsShown", "ShipsLost"),
    "healer": ("ShipsReturned", "ShipsRetrieved", "CardsDrawn"),
    "human": ("TermAdded", "CardsDiscarded"),
    "kamikaze": ("ShipsLost", "ShipsRetrieved"),
    "loser": ("Marked",),
    "machine": ("CardsDrawn",),
    "macron": ("LimitSet", "WorthSet"),
    "masochist": ("ShipsRemoved",),
    "mind": ("CardsShown",),
    "mirror": ("Marked",),
    "miser": ("CardLaid", "HoardDrawn", "HoardSwapped"),
    "mite": ("CardsDiscarded", "CardsTurned", "ShipsLanded"),
    "mutant": ("CardsGiven", "CardsDiscarded", "CardsDrawn"),
    "observer": ("ShipsReturned", "ShipsCommitted"),
    "oracle": ("CardLaid", "EncounterCardTakenBack"),
    "pacifist": ("OutcomeDecided",),
    "parasite": ("Allied", "LimitSet"),
    "philanthropist": ("CardsGiven", "Marked"),
    "reincarnator": ("SheetLeft", "Reincarnated"),
    "remora": ("ShipsRetrieved", "CardsDrawn"),
    "reserve": ("SideReinforced", "CardsDiscarded"),
    "shadow": ("ShipsLost",),
    "sorcerer": ("EncounterCardsSwapped",),
    "spiff": ("ShipsLanded",),
    "tick_tock": ("TokensChanged",),
    "trader": ("HandsTraded",),
    "tripler": ("CardCounts",),
    "vacuum": ("ShipsLost",),
    "virus": ("ShipsMultiply",),
    "void": ("Marked",),
    "vulch": ("CardTaken",),
    "warpish": ("TermAdded",),
    "warrior": ("TermAdded",),
    "will": ("DefenseNamed", "CardsShown"),
    "zombie": ("ShipsReturned",),
}


def does(thing: str, language: str, side: str = "") -> str:
    """What an alien's power, a side of a flare, an artifact or a tech does, as a sentence."""
    said = catalogue(language).say(f"story.does.{thing}.{side}" if side else f"story.does.{thing}")
    return f"{said[:1].upper()}{said[1:]}."


def does_when_used(told: StoryEvent, language: str) -> str:
    """What something does that was just announced."""
    event = told.event
    assert isinstance(event, Used)
    if isinstance(event, PowerUsed):
        return does(event.power, language)
    return does(
        pieces.IDS[told.faces[event.card]], language, event.side if isinstance(event, CardPlayed) else ""
    )


def source_of(event: Event) -> str:
    """By whose power something comes, where its sentence says so already."""
    field = "power" if isinstance(event, TokensChanged) else "source"
    return str(getattr(event, field, "")).partition(".")[0]


def is_effect(event: Event, power: str) -> bool:
    """True if an event is what comes of using a power; what others cause by name is not."""
    why = str(getattr(event, "why", ""))
    if why == power:
        return True
    named = why in EFFECTS or isinstance(event, OutcomeDecided)
    hidden = isinstance(event, CardLaid) and not event.face_up
    return not named and not hidden and type(event).__name__ in EFFECTS.get(power, ())


class Causes:
    """Hears events one by one and knows what each is the doing of: a power that was just used, or a card."""

    def __init__(self) -> None:
        self.use: StoryEvent | None = None  # a power that was used, and nothing has come of it yet
        self.cards: list[StoryEvent] = []  # cards and techs that are being played, the last one on top
        self.echo = False  # the power was only used to play its own flare

    def hear(self, told: StoryEvent) -> None:
        event = told.event
        if isinstance(event, PhaseBegan):
            if event.phase not in WINDOWS:
                self.use, self.cards = None, []
        elif isinstance(event, PowerUsed):
            self.echo = bool(self.cards) and _is_own_flare(self.cards[-1], event)
        elif isinstance(event, CardPlayed | TechUsed):
            self.cards.append(told)
        elif isinstance(event, CardCancelled | CardPutAway | TechDiscarded):
            self.cards = [card for card in self.cards if _card(card) != event.card]
        elif type(event).__name__ in COURSE:  # a tech that stays in play has done its work
            self.cards = [card for card in self.cards if isinstance(card.event, CardPlayed)]

    def use_of(self, event: Event) -> StoryEvent | None:
        """The use of a power just before, if this is what it does."""
        if self.use is None or not isinstance(self.use.event, PowerUsed):
            return None
        return self.use if is_effect(event, self.use.event.power) else None

    def card_of(self, event: Event) -> StoryEvent | None:
        """The card that is being played, if this is what it does."""
        if (
            not self.cards
            or type(event).__name__ in COURSE
            or _card(self.cards[-1]) == getattr(event, "card", -1)
        ):
            return None
        return self.cards[-1]


def _card(told: StoryEvent) -> int:
    event = told.event
    assert isinstance(event, CardPlayed | TechUsed)
    return event.card


def _is_own_flare(played: StoryEvent, use: PowerUsed) -> bool:
    """A super flare is zapped like its power, so both are used at once."""
    card = played.event
    if not isinstance(card, CardPlayed) or (card.side, card.seat) != (pieces.SUPER, use.seat):
        return False
    return alien_of(pieces.IDS[played.faces[card.card]]) == use.power
