"""What is being answered in Cosmic Encounter, and which powers change the rules in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.events import Event
from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.techs import TechUsed
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import look_of
from scenes.games.cosmic.log.effect_clauses import does
from scenes.games.cosmic.looks import AlienBadge
from scenes.games.cosmic.looks.strip import PHASES, phases_of, running_phase
from scenes.games.cosmic.names import alien_name, power_name
from scenes.games.cosmic.reactions.windows import ANNOUNCED, announced, effect
from scenes.table.reactions.pending import Breaker, Pending

if TYPE_CHECKING:
    from scenes.session.story import StoryEvent
    from scenes.table.game_table import Watching
    from scenes.table.stage.piece import Look

FAR = 60  # events back: what is being answered is not older
ANY = "any"


# --- what is being answered


def pending(
    view: CosmicTable, story: Sequence[StoryEvent], prompt: Prompt[Any] | None, watching: Watching
) -> list[Pending]:
    """Cards and powers that are announced and may still be answered, the newest first.

    ``prompt`` is a question in a window that everybody, or whoever looks, may know of.
    """
    asked = prompt.event if isinstance(prompt, PlayCard) else None
    rows = [_row(event, view, watching) for event in _chain(view, story, asked)]
    return rows if asked else [row._replace(stopped_by="") for row in rows]  # it is too late to stop it


def _chain(view: CosmicTable, story: Sequence[StoryEvent], asked: Event | None) -> list[Event]:
    """Everything that is not settled yet, the newest first."""
    waiting = {played.card for played in view.playing if not played.cancelled}
    found: list[Event] = []
    aim = asked if isinstance(asked, ANNOUNCED) else None  # what the last one found answers
    for told in reversed(story[-FAR:]):
        event = told.event
        if isinstance(event, CardPlayed) and event.card in waiting:
            waiting.discard(event.card)
            found.append(event)
        elif event == aim or (
            found and isinstance(event, PowerUsed | TechUsed) and _answers(found[-1], event)
        ):
            found.append(event)
            aim = None
        if found and isinstance(found[-1], PowerUsed | TechUsed) and not waiting:
            break
    return found


def _answers(card: Event, use: PowerUsed | TechUsed) -> bool:
    return isinstance(card, CardPlayed) and card.against == use.seat


def _row(event: Event, view: CosmicTable, watching: Watching) -> Pending:
    seat = getattr(event, "seat", NOBODY)
    if isinstance(event, PowerUsed):
        look, inspect = AlienBadge(event.power, watching.colours[seat]), f"alien:{event.power}"
        return _said(event, look, inspect, ("cosmic_zap",), view, watching)
    assert isinstance(event, CardPlayed | TechUsed)
    card = look_of(view, event.card, watching.language, detail="small")
    stops = ("tech_scrambler",) if isinstance(event, TechUsed) else _zaps(event)
    return _said(event, card, f"card:{event.card}", stops, view, watching)


def _zaps(played: CardPlayed) -> tuple[str, ...]:
    """A super flare can be stopped like the power that it strengthens."""
    return ("card_zap", "cosmic_zap") if played.side == pieces.SUPER else ("card_zap",)


def _said(
    event: Event, look: Look, inspect: str, stops: Sequence[str], view: CosmicTable, watching: Watching
) -> Pending:
    language = watching.language
    names = ", ".join(power_name(stop, language) for stop in stops)
    return Pending(
        getattr(event, "seat", NOBODY), look, announced(event, view, watching), effect(event, view, language),
        catalogue(language).say("table.stack_stops", cards=names), inspect,
    )  # fmt: skip


# --- rule breakers


def breakers(view: CosmicTable, watching: Watching) -> list[Breaker]:
    """All powers that are known, those that work in this phase first, as they would fire."""
    if view.turn == NOBODY:
        return []  # who plays which alien is still being chosen
    phase = running_phase(view)
    known = [
        (seat, alien) for seat in view.timing for alien in view.aliens_of(seat) if alien in pieces.ALIENS
    ]
    rows = [_breaker(seat, alien, phase, view, watching) for seat, alien in known]
    return sorted(rows, key=lambda row: ("now", "later", "off").index(row.state))


def _breaker(seat: Seat, alien: str, phase: str, view: CosmicTable, watching: Watching) -> Breaker:
    language, say = watching.language, catalogue(watching.language).say
    phases = phases_of(alien)
    on = (seat, alien) in view.in_play
    state = "off" if not on else "now" if phase in phases or ANY in phases else "later"
    numbers = "·".join(str(PHASES.index(each) + 1) for each in PHASES if each in phases)
    when = say("table.breaker_off") if not on else say("table.breaker_always") if ANY in phases else numbers
    look = AlienBadge(alien, watching.colours[seat], not on)
    return Breaker(
        seat, look, alien_name(alien, language), does(alien, language), when, state, f"alien:{alien}"
    )
