"""Whether somebody could play something at a moment, as far as everybody may know it.

A call for what nobody can have is a waste of everybody's time, and skipping it tells nothing, because all of
this follows from the public view. Where secrets matter, the best and the worst hand are tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.core.events import Event
from game.core.prompts import Prompt
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.offers import OFFERS, alien_of
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable

RICH = bytes(  # one of each kind of card that a hand may need
    {(face.type, face.value): number for number, face in enumerate(pieces.FACES)}[kind]
    for kind in sorted({(f.type, f.value) for f in pieces.FACES if f.type <= pieces.REINFORCEMENT})
)
POOR = bytes([pieces.FACE_OF[f"{pieces.REINFORCEMENTS[0].id}.1"]])  # of no use for anything but itself
KNOWN = len(pieces.FACES)  # from here on a face is a back
FACES_OF = {  # by the name of a flare or an artifact, what is printed on its cards
    each.id: bytes(
        number for number, face in enumerate(pieces.FACES) if (face.type, face.id) == (each.type, each.id)
    )
    for each in pieces.FACES
    if each.type in (pieces.FLARE, pieces.ARTIFACT)
}


def anybody_could(view: CosmicTable, seats: Iterable[Seat], prompt: Prompt[Any]) -> bool:
    """True if one of these seats could do something else than pass, as far as everybody knows."""
    if not isinstance(prompt, PlayCard) or prompt.event is None:
        return any(view.playable(seat) for seat in seats)
    return any(could(view, seat, prompt.event) for seat in seats)


def could(view: CosmicTable, seat: Seat, event: Event) -> bool:
    """True if there may be a card in this seat's hand, or a tech before it, that fits this moment."""
    named = [name for name in OFFERS.get(type(event), ()) if _may_have(view, seat, *_parted(name))]
    cards = [name for name in named if name not in pieces.TECHS]
    dealt = list(_twins(view, seat)) if cards else []
    if any(_fits(twin, seat, event, name) for name in cards for twin in dealt):
        return True
    techs = [name for name in named if name in pieces.TECHS]
    return any(_fits(twin, seat, event, name) for name in techs for twin in _twins(view, seat, name))


def _parted(name: str) -> tuple[str, str]:
    word, _, side = name.partition(" ")
    return word, side


def _may_have(view: CosmicTable, seat: Seat, word: str, side: str) -> bool:
    """True if nobody can rule out that this seat has such a card and may use it."""
    if word in pieces.TECHS:
        return any(
            view.faces[tech.card] >= KNOWN or view.id_of(tech.card) == word for tech in view.techs[seat]
        )
    if side and not _may_use_flares(view, seat, word, side):
        return False
    held = [view.faces[card] for card in (*view.hands[seat], *view.hoards[seat])]
    if any(face in FACES_OF[word] for face in held):
        return True
    shown = sum(map(view.faces.count, FACES_OF[word]))
    return shown < len(FACES_OF[word]) and any(face >= KNOWN for face in held)


def _may_use_flares(view: CosmicTable, seat: Seat, word: str, side: str) -> bool:
    rules = view.rules
    if not rules.flares or (view.flare_players >> seat & 1 and not rules.freewheeling):
        return False
    owns = (seat, alien_of(word)) in view.in_play
    return rules.hidden or owns == (side == pieces.SUPER)


def _fits(twin: CosmicTable, seat: Seat, event: Event, name: str) -> bool:
    try:
        return OFFERS[type(event)][name].fits(twin, seat, event)
    except (LookupError, StopIteration, AssertionError):
        return True  # it asks for something that the public does not see


def _twins(view: CosmicTable, seat: Seat, tech: str = "") -> Iterator[CosmicTable]:
    """The table with the best hand that this seat may have, and with one that is good for nothing.

    A tech that nobody knows is the one that is named.
    """
    hidden = [card for card, face in enumerate(view.faces) if face == pieces.COSMIC_BACK]
    in_hand = {card for hand in view.hands for card in hand}
    more = [card for card in hidden if card not in in_hand][: len(RICH)]
    for faces, extra in ((RICH, more), (POOR, [])):
        twin = CosmicTable(**{field: getattr(view, field) for field in view.__struct_fields__})
        twin.faces = _dealt(view, [*view.hands[seat], *extra], hidden, faces)
        twin.seen = bytearray([view.everyone]) * len(view.seen)
        twin.hands = [[*hand, *extra] if other == seat else hand for other, hand in enumerate(view.hands)]
        for each in view.techs[seat] if tech else ():
            if twin.faces[each.card] >= KNOWN:
                twin.faces[each.card] = pieces.FACE_OF[tech]
        yield twin


def _dealt(view: CosmicTable, hand: list[CardId], hidden: list[CardId], faces: bytes) -> bytearray:
    """All cards that nobody knows have these faces in turn, those of the hand first."""
    dealt = bytearray(view.faces)
    unknown = [card for card in hand if dealt[card] == pieces.COSMIC_BACK]
    first = set(unknown)
    unknown = unknown[::-1] + [card for card in hidden if card not in first]  # what is extra comes first
    for place, card in enumerate(unknown):
        dealt[card] = faces[place % len(faces)]
    return dealt
