"""What a line of the log is about: how far it is indented, its kind, whom and which pieces it names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.cosmic.events.common import EncounterBegan, GameWon, ShipsLost, TurnBegan
from game.cosmic.events.deals import DealChanged
from game.cosmic.events.encounter import (
    CardLaid,
    DefenseNamed,
    EncounterCardReplaced,
    EncounterCardsSwapped,
    GateAimed,
    Invited,
    OutcomeDecided,
)
from game.cosmic.parts import GATE, NEITHER, NO_PLANET, OFFENSE, ON_TECH, WARP
from scenes.games.cosmic.names import face_of
from scenes.table.game_table import ACT, EFFECT, PART, ROUND

# Every event that the log tells, by what a reader would look for; a test demands all of them.
KINDS: dict[str, tuple[str, ...]] = {
    "fights": (
        "TurnBegan", "FirstPlayerFound", "EncounterBegan", "DestinyTurnedUp", "DestinyReshuffled",
        "DestinyMixed", "DefenseNamed", "LimitSet", "Invited", "Allied", "AllianceDeclined", "AllianceEnded",
        "CardsRevealed", "LowWins", "OutcomeDecided", "PayStopped", "DealOpened", "DealChanged",
        "DealProposed", "DealCardShown", "DealCardChosen", "GameWon",
    ),
    "cards": (
        "CardsDrawn", "CardsTurned", "HoardDrawn", "HoardSwapped", "DeckRenewed", "CardsDiscarded",
        "CardsShown", "CardsGiven", "HandsTraded", "HandsMixed", "CardTaken", "CardToBottom", "CardPlayed",
        "CardCancelled", "CardPutAway", "CardHoarded", "ArtifactKept", "CardLaid", "EncounterCardsSwapped",
        "EncounterCardReplaced", "CardClaimed", "ClaimDoubted", "CardCounts", "SideReinforced",
        "ReinforcementCancelled", "EncounterCardTakenBack", "EncounterCardSetAside", "CardPutUnder",
        "CardTakenFromUnder", "CardsSetAside", "Accused", "CheatExposed",
    ),
    "ships": (
        "ShipsCommitted", "ShipsReturned", "ShipsRetrieved", "ShipsLanded", "ShipsMoved", "ShipsLost",
        "ShipsRemoved", "WorthSet", "ShipsMultiply", "PrometheusPlaced", "PrometheusOrdered",
    ),
    "planets": ("GateAimed", "CitadelBuilt", "CitadelsLost", "PlanetRemoved", "PlanetAdded", "CannonPlaced"),
    "powers": (
        "SheetChosen", "SheetTurnedUp", "SheetDrawn", "SheetLeft", "SheetsSwapped",
        "Reincarnated", "PowerLent", "PowerUsed", "PowerZapped", "PowerLost", "PowerRegained",
        "TokensChanged", "Marked", "TermAdded", "TechsLookedAt", "TechKept", "TechsReshuffled",
        "TechCompleted", "TechUsed", "TechDiscarded", "TechPassed",
    ),
}  # fmt: skip
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
# What somebody has decided, or what decides; everything else follows from it.
ACTS = (
    "FirstPlayerFound", "DestinyTurnedUp", "GateAimed", "ShipsCommitted", "Invited", "Allied",
    "AllianceDeclined", "CardLaid", "CardsRevealed", "CardPlayed", "SideReinforced", "PowerUsed", "TechUsed",
    "TechCompleted", "CardClaimed", "ClaimDoubted", "DealProposed", "OutcomeDecided", "Marked",
    "SheetTurnedUp", "Accused", "CheatExposed", "CitadelBuilt", "GameWon",
)  # fmt: skip
# What comes next anyway: it does not follow from the power that was used before it.
COURSE = (
    "TurnBegan", "EncounterBegan", "FirstPlayerFound", "DestinyTurnedUp", "CardsRevealed", "PowerUsed",
    "PowerZapped", "CardPlayed", "CardPutAway", "TechUsed", "Invited", "Allied", "AllianceDeclined",
    "SideReinforced", "DealOpened", "DealChanged", "DealProposed", "DealCardShown",
    "DealCardChosen", "GameWon",
)  # fmt: skip
SEATS = ("seat", "giver", "one", "other", "owner", "whom", "offense", "home")  # fields with a seat
SIDES = ("side", "winner")  # fields with a side, which stands for its main player
TO_SEATS = (
    "CardsGiven", "CardsShown", "CardPutAway", "DealCardShown", "PowerLent", "TechPassed",
)  # ``to`` is a seat  # fmt: skip
OF_BOTH = ("CardsRevealed", "DealOpened", "EncounterCardsSwapped", "OutcomeDecided", "PayStopped")
PILES = {
    "DeckRenewed": "pile:deck",
    "CardsDrawn": "pile:deck",
    "CardsTurned": "pile:deck",
    "CardToBottom": "pile:deck",
    "DestinyTurnedUp": "pile:destiny",
    "DestinyReshuffled": "pile:destiny",
    "DestinyMixed": "pile:destiny",
    "TechsReshuffled": "pile:tech",
    "CardsDiscarded": "pile:discard",
    "CardPutAway": "pile:discard",
    "CitadelsLost": "pile:discard",
    "ReinforcementCancelled": "pile:discard",
}

Face = Callable[[CardId], str]  # the face of a card that the reader knows; "" for any other card


class EncounterSoFar(NamedTuple):
    """The encounter as far as the log has followed it."""

    offense: Seat = NOBODY
    defense: Seat = NOBODY
    planet: int = NO_PLANET
    cards: tuple[CardId, CardId] = (-1, -1)  # by side

    def main(self, side: int) -> Seat:
        return self.offense if side == OFFENSE else self.defense

    def side(self, seat: Seat) -> int:
        return int(seat != self.offense)

    def after(self, event: Event) -> EncounterSoFar:
        """The encounter after an event."""
        if isinstance(event, EncounterBegan):
            return EncounterSoFar(event.offense)
        if isinstance(event, DefenseNamed):
            return self._replace(defense=event.seat)
        if isinstance(event, GateAimed):
            return self._replace(planet=event.planet)
        if isinstance(event, CardLaid):
            return self._laid(self.side(event.seat), event.card)
        if isinstance(event, EncounterCardReplaced):
            return self._laid(event.side, event.card)
        if isinstance(event, EncounterCardsSwapped):
            return self._replace(cards=(self.cards[1], self.cards[0]))
        return self

    def _laid(self, side: int, card: CardId) -> EncounterSoFar:
        offense, defense = self.cards
        return self._replace(cards=(card, defense) if side == OFFENSE else (offense, card))


def kind_of(event: Event) -> str:
    """What a reader would look for."""
    return KIND_OF.get(type(event).__name__, "powers")


def level_of(event: Event) -> int:
    """A turn is a round, an encounter a part of it."""
    if isinstance(event, TurnBegan):
        return ROUND
    if isinstance(event, EncounterBegan):
        return PART
    return ACT if type(event).__name__ in ACTS else EFFECT


def hurts(event: Event, seat: Seat) -> bool:
    """True if the seat loses something by it."""
    name = type(event).__name__
    if isinstance(event, ShipsLost) and event.willing:
        return False
    if name in ("ShipsLost", "ShipsRemoved", "PowerZapped", "PowerLost"):
        return bool(getattr(event, "seat", NOBODY) == seat)
    if name == "CardsGiven":
        return getattr(event, "giver", NOBODY) == seat and getattr(event, "why", "") != "deal"
    return name == "CardsDiscarded" and getattr(event, "seat", NOBODY) == seat and bool(event_why(event))


def event_why(event: Event) -> str:
    """What forced somebody, if it was somebody else; a new hand is nobody's doing."""
    why = str(getattr(event, "why", ""))
    return "" if why in ("new_hand", "unwanted") else why


def seats_of(event: Event, scene: EncounterSoFar, seats: int) -> tuple[Seat, ...]:
    """All whom an event concerns, those of both sides where it is about both."""
    if isinstance(event, GameWon):
        return event.winners
    named = [getattr(event, field, NOBODY) for field in SEATS]
    sides = [getattr(event, field, NEITHER) for field in SIDES]
    named += [scene.main(side) for side in sides if isinstance(side, int) and side != NEITHER]
    if type(event).__name__ in TO_SEATS:
        named.append(getattr(event, "to", NOBODY))
    if type(event).__name__ in OF_BOTH:
        named += [scene.offense, scene.defense]
    return tuple(sorted({seat for seat in named if isinstance(seat, int) and 0 <= seat < seats}))


def actor_of(event: Event, scene: EncounterSoFar) -> Seat:
    """Whose glyph a line has: who did it, or whose side it is."""
    if isinstance(event, OutcomeDecided):
        return scene.main(event.winner) if event.winner != NEITHER else NOBODY
    if isinstance(event, Invited):
        return scene.main(event.side)
    if isinstance(event, GateAimed):
        return scene.offense
    for field in ("seat", "offense", "to", "owner"):
        if field == "to" and type(event).__name__ not in TO_SEATS:
            continue
        seat = getattr(event, field, None)
        if isinstance(seat, int):
            return seat
    side = getattr(event, "side", None)
    return scene.main(side) if isinstance(side, int) else NOBODY


def things_of(event: Event, face: Face, scene: EncounterSoFar) -> tuple[str, ...]:
    """The pieces that an event is about.

    A card is named by its face and only if the reader knows it: where an id lies would tell too much.
    """
    return tuple(thing for thing in _things(event, face, scene) if thing)


def _things(event: Event, face: Face, scene: EncounterSoFar) -> Iterator[str]:
    yield from _ships(event)
    yield from _planets(event, scene)
    yield from _cards(event, face, scene)
    name = type(event).__name__
    if name in PILES:
        yield PILES[name]
    source = getattr(event, "source", getattr(event, "power", ""))
    if isinstance(source, str) and face_of(source):
        owner = getattr(event, "seat", NOBODY)
        key = face_of(source).removesuffix(".sheet")
        yield f"face:{key}" + (f"|seat:{owner}" if owner >= 0 else "")


def _ships(event: Event) -> Iterator[str]:
    """Ships where they are now."""
    seat = getattr(event, "seat", NOBODY)
    if isinstance(event, ShipsLost):
        yield f"ships:{seat}:warp|warp"
    name = type(event).__name__
    to = getattr(event, "to", getattr(event, "planet", None))
    if name in ("ShipsCommitted", "ShipsMoved", "ShipsRetrieved", "ShipsReturned", "ShipsLanded"):
        yield ships_at(seat, to if isinstance(to, int) else WARP)


def ships_at(seat: Seat, place: int) -> str:
    """The piece for a seat's ships at a place, or the place."""
    if place >= ON_TECH:
        return f"tech:{place - ON_TECH}|seat:{seat}"
    if place == WARP:
        return f"ships:{seat}:warp|warp"
    return f"ships:{seat}:{place}|" + (f"planet:{place}" if place >= 0 else "gate:*")


def _planets(event: Event, scene: EncounterSoFar) -> Iterator[str]:
    planet = getattr(event, "planet", NO_PLANET)
    if isinstance(planet, int) and planet >= 0 and not type(event).__name__.startswith("Ships"):
        yield f"planet:{planet}"
    if isinstance(event, DealChanged) and event.word in ("grant", "settle", "back_colony"):
        yield f"planet:{event.value}"
    if isinstance(event, OutcomeDecided) and scene.planet >= 0:
        yield f"planet:{scene.planet}"
    if type(event).__name__ == "LimitSet" and scene.offense == getattr(event, "seat", NOBODY):
        yield f"ships:{scene.offense}:{GATE}|gate:*"


def _cards(event: Event, face: Face, scene: EncounterSoFar) -> Iterator[str]:
    name = type(event).__name__
    cards = [getattr(event, "card", -1), getattr(event, "flare", -1), *getattr(event, "cards", ())]
    if name in ("CardsRevealed", "OutcomeDecided", "EncounterCardsSwapped"):
        cards += scene.cards
    for card in cards:
        if not isinstance(card, int) or card < 0:
            continue
        if face(card):
            yield f"face:{face(card)}|{PILES.get(name, 'pile:discard')}"
        elif isinstance(event, CardLaid):
            yield f"locked:{event.seat}|seat:{event.seat}"
