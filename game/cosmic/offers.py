"""Cards that wait for a moment: which flares, artifacts and techs a seat may play when it comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from game.core.events import Event
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.table import CosmicTable

Effect = Callable[[Any, Seat, Any], Awaitable[None]]
Fits = Callable[[CosmicTable, Seat, Any], bool]  # reads nothing that this seat does not know


class Offer(NamedTuple):
    """What a card does at a moment, and whether it may be played there."""

    effect: Effect
    fits: Fits


# By the moment or event: what cards of this name may do. A flare is named "zombie wild" or "zombie super".
OFFERS: dict[type[Event], dict[str, Offer]] = {}
# By the moment: faces of cards that wait for it at all, as a mask.
MASKS: dict[type[Event], bytearray] = {}


def always(table: CosmicTable, seat: Seat, event: Any) -> bool:
    return True


def wait_for(kind: type[Event], name: str, offer: Offer) -> None:
    """Let a card wait for a moment."""
    OFFERS.setdefault(kind, {})[name] = offer
    mask = MASKS.setdefault(kind, bytearray(256))
    wanted = name.partition(" ")[0]
    for face, printed in enumerate(pieces.FACES):
        if printed.id == wanted and printed.type in (pieces.FLARE, pieces.ARTIFACT, pieces.TECH):
            mask[face] = 1


def anybody_waits(table: CosmicTable, event: Event) -> bool:
    """True if somebody holds a card that waits for such a moment at all: a quick look before the slow one."""
    mask = MASKS.get(type(event))
    if mask is None:
        return False
    waits = table.faces.translate(mask).__getitem__
    for hand in table.hands:
        if any(map(waits, hand)):
            return True
    for hoard in table.hoards:
        if hoard and any(map(waits, hoard)):
            return True
    return table.rules.technology and any(waits(tech.card) for techs in table.techs for tech in techs)


def playable(table: CosmicTable, seat: Seat, event: Event) -> list[CardId]:
    """The cards and techs that this seat may play at this moment."""
    mask = MASKS.get(type(event))
    if mask is None:
        return []
    faces = table.faces
    found = [card for card in table.playable(seat) if mask[faces[card]] and fits(table, seat, card, event)]
    if not table.techs[seat]:
        return found
    found += [
        tech.card
        for tech in table.techs[seat]
        if mask[faces[tech.card]] and usable_tech(table, seat, tech) and fits(table, seat, tech.card, event)
    ]
    return found


def usable_tech(table: CosmicTable, seat: Seat, tech: Any) -> bool:
    """A completed tech; those that are hidden until used need ships enough, X techs at least one."""
    printed = pieces.TECHS[table.id_of(tech.card)]
    if not printed.hidden_until_used:
        return bool(tech.completed)
    return bool(tech.ships >= max(printed.research, 1))


def fits(table: CosmicTable, seat: Seat, card: CardId, event: Event) -> bool:
    offer = offer_of(table, seat, card, event)
    return offer is not None and offer.fits(table, seat, event)


def offer_of(table: CosmicTable, seat: Seat, card: CardId, event: Event) -> Offer | None:
    """What this card does for this seat at this moment; None if nothing, or if it has been used already."""
    name = table.id_of(card)
    kind = table.type_of(card)
    if kind == pieces.FLARE:
        if not may_use_flare(table, seat, card):
            return None
        name = f"{name} {side_of(table, seat, card)}"
    elif card in table.kept:
        return None
    return OFFERS.get(type(event), {}).get(name)


def may_use_flare(table: CosmicTable, seat: Seat, card: CardId) -> bool:
    """A flare once in an encounter, and each player one flare, unless flares are freewheeling (p. 13, 15)."""
    if card in table.flares_used:
        return False
    return table.rules.freewheeling or not table.flare_players >> seat & 1


def side_of(table: CosmicTable, seat: Seat, card: CardId) -> str:
    """The own alien's flare is super, as long as the power works; every other is wild (p. 13)."""
    alien = alien_of(table.id_of(card))
    return pieces.SUPER if (seat, alien) in table.in_play else pieces.WILD


def alien_of(flare: str) -> str:
    return "filch" if flare == pieces.CLASSIC_FILCH else flare


def super_flare(table: CosmicTable, seat: Seat, power: str) -> list[CardId]:
    """The own flare of a power that works, if it may be used."""
    return [
        card
        for card in table.of_type(table.playable(seat), pieces.FLARE)
        if alien_of(table.id_of(card)) == power
        and side_of(table, seat, card) == pieces.SUPER
        and may_use_flare(table, seat, card)
    ]
