"""Reaction windows of Cosmic Encounter: what may be answered, whom it is about, whom it wakes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any

from game.core.events import Event
from game.core.prompts import NONE, Handle, Prompt
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.techs import TechUsed
from game.cosmic.moments import (
    ArtifactSpent,
    CardsShownUp,
    CompensationDue,
    EncounterOver,
    FlareWorked,
    ShipsDoomed,
    TechFinished,
)
from game.cosmic.parts import NO_CARD, NO_PLANET
from game.cosmic.prompts import (
    NO_SHIPS,
    ChooseCard,
    ChooseEncounterCard,
    ChooseOne,
    ChoosePlanet,
    ChooseSeat,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    SecondEncounter,
    TakeReward,
    TakeShips,
    UsePower,
)
from game.cosmic.table import CosmicTable
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
OUTLOOK, APPROACH, FIGHT = "outlook", "approach", "fight"  # stretches of an encounter
UNTIL = {
    OUTLOOK: "call.cosmic.until.outlook",
    APPROACH: "call.cosmic.until.approach",
    FIGHT: "call.cosmic.until.fight",
}
# By stretch, what everybody waits for in it anyway, where ships go home to, and who attacks next.
MINOR = {
    stretch: frozenset(kind.__name__ for kind in (PlaceShips, *kinds))
    for stretch, kinds in {
        OUTLOOK: (SecondEncounter,),
        APPROACH: (InviteAlly, JoinSide, TakeShips, ChooseEncounterCard),
        FIGHT: (TakeReward,),
    }.items()
}
# What a card that has been called for asks before it has worked, and which of its ships a seat loses.
CHOICES = frozenset(kind.__name__ for kind in (ChooseSeat, ChooseCard, ChooseOne, ChoosePlanet, TakeShips))
FOLLOWS: dict[type[Event], frozenset[str]] = {
    FlareWorked: CHOICES,
    ArtifactSpent: CHOICES,
    ShipsDoomed: frozenset({TakeShips.__name__}),
}
DECLINED = ((UsePower.__name__, False),)
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
    able = frozenset(seat for seat in seats if anybody_could(view, [seat], prompt))
    stretch = stretch_of(event, view)
    return ReactionWindow(
        handle,
        cause(prompt, view, watching),
        isinstance(event, (*ANNOUNCED, TechFinished)),
        event is None,
        frozenset(_targets(event, view)),
        bool(able),
        _alarms(event, view, stretch),
        _chain(event, view, stretch),
        _no_news(event, stretch),
        DECLINED,
        able,
        tuple(_held(view, seat) for seat in range(view.seats)),
        _until(event, stretch, watching),
    )


def stretch_of(event: Event | None, view: CosmicTable) -> str:
    """What one call goes on for while everybody passes: up to the launch, to the reveal, or to the end."""
    at = view.encounter
    if isinstance(event, EncounterOver) or at is None or at.planet == NO_PLANET:
        return OUTLOOK
    return FIGHT if at.revealed else APPROACH


def _chain(event: Event | None, view: CosmicTable, stretch: str) -> tuple[Unanswered, ...]:
    """Moments of one stretch belong together while nobody does anything; what is announced is another call.

    Powers that everybody knows to work by themselves are no news.
    """
    encounter = () if stretch == OUTLOOK else marks(view).encounter
    aliens = tuple(tuple(view.aliens_of(seat)) for seat in range(view.seats))
    found = [Unanswered((stretch, encounter, aliens))]
    found += [Unanswered(("card", played.card)) for played in view.playing if not played.cancelled]
    if isinstance(event, FlareWorked):
        found.append(Unanswered(("card", event.card), quiet=True))
    if isinstance(event, PowerUsed | TechUsed) and not _works_by_itself(event, view):
        found.append(Unanswered(event, quiet=True, once=True))
    return tuple(found)


def _works_by_itself(event: Event, view: CosmicTable) -> bool:
    if not isinstance(event, PowerUsed):
        return False
    return (event.seat, event.power) in view.in_play and pieces.ALIENS[event.power].mandatory


def _no_news(event: Event | None, stretch: str) -> frozenset[str]:
    """Questions over whose answers a call goes on."""
    follows = FOLLOWS.get(type(event), frozenset()) if event is not None else frozenset()
    return MINOR[stretch] | follows


def _held(view: CosmicTable, seat: Seat) -> frozenset[Hashable]:
    """Everything that a seat could do something with; what lies on the table may come back to its hand."""
    playing = [played.card for played in view.playing if played.seat == seat]
    at = view.encounter
    laid = [card for main, card in zip(at.mains, at.cards, strict=True) if main == seat] if at else []
    held = [card for card in (*view.hands[seat], *view.hoards[seat], *playing, *laid) if card != NO_CARD]
    return frozenset([*held, *view.techs[seat]])


def _until(event: Event | None, stretch: str, watching: Watching) -> str:
    """How long a call goes on that nobody answers; what is announced is called for by itself."""
    announced_ = isinstance(event, ANNOUNCED)
    return catalogue(watching.language).say("call.cosmic.until.answered" if announced_ else UNTIL[stretch])


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


def _alarms(event: Event | None, view: CosmicTable, stretch: str) -> dict[str, frozenset[Seat]]:
    """Whom this window wakes; nobody wakes for what they do themselves.

    A call wakes for everything that it goes on for.
    """
    everyone, at = frozenset(range(view.seats)), view.encounter
    doer = getattr(event, "seat", NOBODY)
    if isinstance(event, CardPlayed | TechUsed | TechFinished):
        return {"card": everyone - {doer}}
    if isinstance(event, PowerUsed):
        return {"power": everyone - {doer}}
    if at is None or stretch == OUTLOOK:
        return {"losing": frozenset(_targets(event, view))} if _targets(event, view) else {}
    if stretch == APPROACH:
        return {"attacked": frozenset({at.defense})}
    found = {"losing": frozenset(seat for seat in everyone if at.sides[seat] >= 0)}
    return {**found, "revealed": everyone} if isinstance(event, CardsShownUp) else found


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
