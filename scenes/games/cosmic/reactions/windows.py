"""Reaction windows of Cosmic Encounter: what may be answered, whom it is about, whom it wakes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any

from game.core.events import Event
from game.core.prompts import NONE, Handle, Prompt
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.techs import TechUsed
from game.cosmic.moments import (
    CardsShownUp,
    CompensationDue,
    EncounterOver,
    FlareWorked,
    ReinforcingDue,
    SelectionDue,
    ShipsDoomed,
    TechFinished,
    WinSettled,
)
from game.cosmic.parts import DEFENSE, NO_CARD, NO_PLANET, OFFENSE, UNDECIDED, WON, Encounter
from game.cosmic.prompts import (
    NO_SHIPS,
    ChooseEncounterCard,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    SecondEncounter,
)
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total
from scenes.games.cosmic.card_faces import face_key
from scenes.games.cosmic.log.effect_clauses import does
from scenes.games.cosmic.looks.strip import running_phase
from scenes.games.cosmic.names import card_name, power_name, titled
from scenes.games.cosmic.reactions.possible_answers import anybody_could
from scenes.session.reaction_window import Marks, ReactionWindow, Unanswered
from scenes.table.match_words import called, is_reader

if TYPE_CHECKING:
    from scenes.table.game_table import Watching

ANNOUNCED = (PowerUsed, CardPlayed, TechUsed)
# What lies face down until both are revealed, where ships go home to, and who attacks next.
MINOR = frozenset(kind.__name__ for kind in (ChooseEncounterCard, PlaceShips, SecondEncounter))
ALARMS = ("card", "power", "attacked", "revealed", "losing")  # when a player may want to be woken


def passing(prompt: Prompt[Any]) -> Handle | None:
    """The answer that passes, if a question is one of those that go around the table."""
    if isinstance(prompt, PlayCard):
        return Handle(NONE, button=prompt.decline)
    if isinstance(prompt, PlayReinforcement):
        return Handle(NO_SHIPS, button="button.pass")
    return None


def concerned(view: CosmicTable, seat: Seat) -> bool:
    """Whose turn it is and who is attacked have something to lose: nobody passes for them."""
    return view.turn == seat or (view.encounter is not None and view.encounter.is_main(seat))


def marks(view: CosmicTable) -> Marks:
    """The phase and the encounter that are being played."""
    at = view.encounter
    encounter = (view.turn, view.number, at.offense if at else NOBODY)
    return Marks((encounter, running_phase(view)), encounter)


def window(
    prompt: Prompt[Any], view: CosmicTable, seats: Iterable[Seat], watching: Watching
) -> ReactionWindow | None:
    """The window that a question belongs to, from what everybody sees; ``seats`` may speak up."""
    handle = passing(prompt)
    if handle is None:
        return None
    event = prompt.event if isinstance(prompt, PlayCard) else None
    return ReactionWindow(
        handle,
        cause(prompt, view, watching),
        isinstance(event, (*ANNOUNCED, TechFinished)),
        event is None,
        frozenset(_targets(event, view)),
        anybody_could(view, seats, prompt),
        _alarms(prompt, event, view),
        _chain(event, view),
        MINOR,
    )


def _chain(event: Event | None, view: CosmicTable) -> tuple[Unanswered, ...]:
    """Moments that follow each other belong together while nobody does anything and no card is turned over.

    What is announced, and reinforcements, are calls of their own.
    """
    found = [Unanswered(_stretch(event, view))]
    found += [Unanswered(("card", played.card)) for played in view.playing if not played.cancelled]
    if isinstance(event, FlareWorked):
        found.append(Unanswered(("card", event.card), quiet=True))
    if isinstance(event, PowerUsed | TechUsed):  # if it changes anything, the table tells
        found.append(Unanswered(event, quiet=True, once=True))
    return tuple(found)


def _stretch(event: Event | None, view: CosmicTable) -> Hashable:
    """From the end of an encounter to the next launch is one stretch; reinforcements are one of their own."""
    at = view.encounter
    if isinstance(event, EncounterOver) or at is None or at.planet == NO_PLANET:
        return _cards_held(view)
    reinforcing = event is None or isinstance(event, ReinforcingDue)
    return (marks(view).encounter, reinforcing, _known(view, at))


def _cards_held(view: CosmicTable) -> tuple[int, ...]:
    """By all seats; who draws may have a new chance."""
    hands = [len(hand) for hand in view.hands]
    for played in view.playing:
        hands[played.seat] += 1
    return tuple(hands)


def _known(view: CosmicTable, at: Encounter) -> tuple[Any, ...]:
    """What there is to be known about an encounter, and how many cards everybody holds."""
    hands = [*_cards_held(view)]
    for seat, card, is_open in zip(at.mains, at.cards, at.open, strict=True):
        if card != NO_CARD and not is_open:
            hands[seat] += 1  # nobody has learned anything from it yet
    fight = at.revealed and at.outcome == UNDECIDED
    totals = [total(view, side) for side in (OFFENSE, DEFENSE)] if fight else []
    return (at.fate, at.planet, *at.open, *at.types, *totals, at.outcome, at.winner, *hands)


# --- whom it is about


def _targets(event: Event | None, view: CosmicTable) -> list[Seat]:
    """Who is hit by what was played, or would lose something concrete."""
    if isinstance(event, CardPlayed):
        return [event.against]
    if isinstance(event, CompensationDue):
        return [event.giver]
    if isinstance(event, ShipsDoomed):
        return [event.seat]
    return []


def _alarms(prompt: Prompt[Any], event: Event | None, view: CosmicTable) -> dict[str, frozenset[Seat]]:
    """Whom this window wakes; nobody wakes for what they do themselves."""
    everyone, at = frozenset(range(view.seats)), view.encounter
    doer = getattr(event, "seat", NOBODY)
    found: dict[str, frozenset[Seat]] = {}
    if isinstance(event, CardPlayed | TechUsed | TechFinished):
        found["card"] = everyone - {doer}
    elif isinstance(event, PowerUsed):
        found["power"] = everyone - {doer}
    elif isinstance(event, SelectionDue) and at is not None:
        found["attacked"] = frozenset({at.defense})
    elif isinstance(event, CardsShownUp):
        found["revealed"] = everyone
    elif isinstance(event, ShipsDoomed | CompensationDue):
        found["losing"] = frozenset(_targets(event, view))
    elif isinstance(event, WinSettled) and at is not None and at.outcome == WON:
        found["losing"] = frozenset({at.main(at.loser)})
    return found


# --- what may be answered


def cause(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> str:
    """What has been announced and what it would do, or the moment that has come."""
    event = prompt.event if isinstance(prompt, PlayCard) else None
    say = catalogue(watching.language).say
    if event is None:
        return say("story.moment.reinforcing")
    if isinstance(event, ANNOUNCED):
        return f"{announced(event, view, watching)} {effect(event, view, watching.language)}"
    seat = getattr(event, "seat", NOBODY)
    name = called(seat, watching) if 0 <= seat < view.seats else ""
    return say(f"story.moment.{type(event).__name__}", seat=name)


def announced(event: Event, view: CosmicTable, watching: Watching) -> str:
    """Who plays or uses what, and against whom."""
    language = watching.language
    say, seat = catalogue(language).say, called(getattr(event, "seat", 0), watching)
    thing = announced_thing(event, view, language)
    if isinstance(event, CardPlayed) and event.against != NOBODY:
        if is_reader(event.against, watching):
            return say("call.plays_against_you", seat=seat, thing=thing)
        return say("call.plays_against", seat=seat, thing=thing, other=called(event.against, watching))
    return say("call.plays" if isinstance(event, CardPlayed) else "call.uses", seat=seat, thing=thing)


def announced_thing(event: Event, view: CosmicTable, language: str) -> str:
    """The power, the card or the tech that is announced, as a title."""
    if isinstance(event, PowerUsed):
        return titled(power_name(event.power, language), language)
    assert isinstance(event, CardPlayed | TechUsed)
    key = face_key(view, event.card)
    return titled(card_name(key, language), language) if key else catalogue(language).say("story.a_card")


def effect(event: Event, view: CosmicTable, language: str) -> str:
    """What it does, as a sentence."""
    if isinstance(event, PowerUsed):
        return does(event.power, language)
    assert isinstance(event, CardPlayed | TechUsed)
    side = event.side if isinstance(event, CardPlayed) else ""
    return does(view.id_of(event.card), language, side)
