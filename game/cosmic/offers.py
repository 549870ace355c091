"""Cards that wait for a moment: which flares, artifacts and techs a seat may play when it comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from typing import Any, NamedTuple, cast

import msgspec

from game.core.events import Event, Play
from game.core.powers import DONE
from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces
from game.cosmic.parts import USED_TECH, Tech
from game.cosmic.table import CosmicTable

Effect = Callable[[Any, Seat, Any], Awaitable[None]]
Fits = Callable[[CosmicTable, Seat, Any], bool]  # reads nothing that this seat does not know


class CardOffer(NamedTuple):
    """What a card does at a moment, and whether it may be played there."""

    effect: Effect
    fits: Fits
    once: bool = False  # a tech that stays in play works once in an encounter

    def works(self, play: Play[CosmicTable], seat: Seat, event: Event) -> Awaitable[None]:
        """A card that everybody has answered does what it does, if it still fits.

        What it relied on may have gone with the answers, such as the last card that it could take. Then
        nothing happens and nothing is paid; the card has been played and is put away (ruling 171).
        """
        return self.effect(play, seat, event) if self.fits(play.table, seat, event) else DONE


# By the moment or event: what cards of this name may do. A flare is named "zombie wild" or "zombie super".
OFFERS: dict[type[Event], dict[str, CardOffer]] = {}
# A bit for each moment that cards wait for, and by face the bits of the moments this card waits for.
MASKS: dict[type[Event], int] = {}
WAITS_FOR = [0] * 256
NOT_LOOKED_AT: Any = None  # in place of a hand, a hoard or techs


class Held(msgspec.Struct, gc=False):
    """Which moments the cards of each seat wait for, as long as all hold the same cards.

    To look at every hand at every moment was an eighth of random play.
    """

    cards: list[Any]  # hands, hoards, techs, faces
    waits: list[int]  # by seat: bits
    any: int


def always(table: CosmicTable, seat: Seat, event: Any) -> bool:
    return True


def wait_for(kind: type[Event], name: str, offer: CardOffer) -> None:
    """Let a card wait for a moment."""
    OFFERS.setdefault(kind, {})[name] = offer
    bit = MASKS.setdefault(kind, 1 << len(MASKS))
    wanted = name.partition(" ")[0]
    for face, printed in enumerate(pieces.FACES):
        if printed.id == wanted and printed.type in (pieces.FLARE, pieces.ARTIFACT, pieces.TECH):
            WAITS_FOR[face] |= bit


def held(play: Play[CosmicTable]) -> Held:
    """What the cards that everybody holds wait for: a quick look before the slow one.

    Two looks are kept, since a clone goes back to before the last card was played, and plays it again.
    """
    table = play.table
    now = [table.hands, table.hoards, table.techs, table.faces]
    last, before = play.memo or (None, None)
    if last is not None and last.cards == now:
        return cast(Held, last)
    found = before if before is not None and before.cards == now else look_at_hands(table, last)
    play.memo = (found, last)
    return cast(Held, found)


def look_at_hands(table: CosmicTable, known: Held | None) -> Held:
    """As long as no faces were mixed, only who has other cards than before is looked at anew."""
    faces = table.faces
    if known is None or known.cards[3] != faces:
        nothing = [NOT_LOOKED_AT] * table.seats
        known = Held([nothing, nothing, nothing, bytes(faces)], [0] * table.seats, 0)
    hands, hoards, techs = [part.copy() for part in known.cards[:3]]
    waits = known.waits.copy()
    for seat, (hand, hoard, owned) in enumerate(zip(table.hands, table.hoards, table.techs, strict=True)):
        if hand != hands[seat] or hoard != hoards[seat] or owned != techs[seat]:
            hands[seat], hoards[seat], techs[seat] = hand.copy(), hoard.copy(), owned
            waits[seat] = waiting(faces, hand, hoard, owned)
    return Held([hands, hoards, techs, known.cards[3]], waits, reduce(or_, waits))


def waiting(faces: bytearray, hand: list[CardId], hoard: list[CardId], techs: tuple[Tech, ...]) -> int:
    """The moments that a seat's cards wait for, as bits."""
    cards = [*hand, *hoard, *[tech.card for tech in techs]] if hoard or techs else hand
    bits = 0
    for waits_for in map(WAITS_FOR.__getitem__, map(faces.__getitem__, cards)):
        bits |= waits_for
    return bits


def may_play(table: CosmicTable, seat: Seat, event: Event) -> bool:
    """Whether this seat has anything to play at this moment."""
    bit, faces = MASKS.get(type(event), 0), table.faces
    for card in table.playable(seat):
        if WAITS_FOR[faces[card]] & bit and fits(table, seat, card, event):
            return True
    return bool(table.techs[seat] and playable(table, seat, event))


def playable(table: CosmicTable, seat: Seat, event: Event) -> list[CardId]:
    """The cards and techs that this seat may play at this moment."""
    bit = MASKS.get(type(event), 0)
    faces = table.faces
    found = [
        card
        for card in table.playable(seat)
        if WAITS_FOR[faces[card]] & bit and fits(table, seat, card, event)
    ]
    if not table.techs[seat]:
        return found
    found += [
        tech.card
        for tech in table.techs[seat]
        if WAITS_FOR[faces[tech.card]] & bit
        and usable_tech(table, seat, tech)
        and fits(table, seat, tech.card, event)
    ]
    return found


def owns(table: CosmicTable, seat: Seat, tech: CardId) -> bool:
    return any(owned.card == tech for owned in table.techs[seat])


def usable_tech(table: CosmicTable, seat: Seat, tech: Tech) -> bool:
    """A completed tech; one that may stay hidden until used needs ships enough on it."""
    printed = pieces.TECHS[table.id_of(tech.card)]
    return is_researched(tech, printed) if printed.hidden_until_used else tech.completed


def is_researched(tech: Tech, printed: pieces.TechCard) -> bool:
    """There are ships enough on a tech; on an X at least one."""
    return tech.ships >= max(printed.research, 1)


def fits(table: CosmicTable, seat: Seat, card: CardId, event: Event) -> bool:
    offer = offer_of(table, seat, card, event)
    if offer is None or (offer.once and is_spent(table, card)):
        return False
    return offer.fits(table, seat, event)


def is_spent(table: CosmicTable, tech: CardId) -> bool:
    """A tech that was used in this encounter."""
    return any((mark.power, mark.value) == (USED_TECH, tech) for mark in table.at.marks)


def offer_of(table: CosmicTable, seat: Seat, card: CardId, event: Event) -> CardOffer | None:
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


def next_asked(play: Play[CosmicTable], event: Event, passed: int) -> Seat:
    """The first seat in the order of timing that has not passed and may play a card; NOBODY if none."""
    table = play.table
    if table.rules.open_call:
        for seat in table.timing:
            if not passed >> seat & 1:
                return seat
        return NOBODY
    known, mask = held(play), MASKS.get(type(event), 0)
    if not known.any & mask:
        return NOBODY
    for seat in table.timing:
        if not passed >> seat & 1 and known.waits[seat] & mask and may_play(table, seat, event):
            return seat
    return NOBODY


def is_asked(play: Play[CosmicTable], seat: Seat, event: Event) -> bool:
    """A seat is asked if it has a card to play, or if everybody is asked."""
    if play.table.rules.open_call:
        return True
    holds = held(play).waits[seat] & MASKS.get(type(event), 0)
    return holds > 0 and may_play(play.table, seat, event)
