"""What a line of the log is about: how far it is indented, its kind, whom and which pieces it names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.firestorm.events.cards import Revealed
from game.firestorm.events.common import TurnBegan
from game.firestorm.events.stack import Stacked
from game.firestorm.pieces import is_of_planet_deck, owner_of
from scenes.table.game_table import ACT, EFFECT, PART

# Every event that the log tells, by what a reader would look for; a test demands all of them.
KINDS: dict[str, tuple[str, ...]] = {
    "fights": (
        "AttackDeclared", "AttackRedirected", "DefenderNamed", "LeftCombat", "ShipsLaid", "DefendersDeclared",
        "ShipsUncovered", "Assigned", "AdvanceDeclared", "SpecialPrepared", "Silenced", "CounterShot",
        "Beamed",
        "DamageLanded", "DamageMoved", "CombatEnded", "CardsDestroyed", "ShieldGiven",
    ),
    "cards": (
        "CardAnnounced", "CardSpent", "ResourcesDrawn", "ReturnedToHand", "Moved", "Revealed", "DeckShuffled",
        "Discarded", "DiscardedAtRandom", "PutUnder", "StakeShown", "Stacked", "Aimed", "DieRolled",
        "Unstacked", "EffectBegan",
        "BondMade", "PrecedenceRolled",
    ),
    "ships": (
        "CardEntered", "Docked", "CountersAdded", "GearArranged", "GearRevealed", "GearDeclined", "WentAway",
        "CameBack",
        "Sacrificed",
    ),
    "planets": ("PlanetDrawn", "PlanetRejected", "PlanetSunk", "VictoryPoints", "LastTurnDeclared"),
    "economy": ("Deactivated", "Reactivated", "PointsGained", "StonesChanged"),
}  # fmt: skip
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
ACTS = (
    "CardAnnounced", "AttackDeclared", "PlanetDrawn", "ResourcesDrawn", "LastTurnDeclared", "PlayerLeft",
    "MatchWon", "StakeShown",
    "ShipsLaid", "DefendersDeclared", "Assigned", "AdvanceDeclared", "CombatEnded", "VictoryPoints",
    "Stacked",
)  # fmt: skip
LOCAL = ("ShipsLaid", "Assigned", "GearArranged")  # their numbers are no cards, or secret ones
Face = Callable[[CardId], str]


def level_of(event: Event) -> int:
    if isinstance(event, TurnBegan):
        return PART
    return ACT if type(event).__name__ in ACTS else EFFECT


def kind_of(event: Event) -> str:
    return KIND_OF.get(type(event).__name__, "")


def actor_of(event: Event) -> Seat:
    """Whose glyph stands before the line."""
    if isinstance(event, Stacked):
        return event.item.seat
    seat = getattr(event, "seat", NOBODY)
    if seat != NOBODY:
        return int(seat)
    cards = cards_of(event)
    return owner_of(cards[0]) if cards else NOBODY


def cards_of(event: Event) -> list[CardId]:
    """The cards that an event is about, by id."""
    if isinstance(event, Stacked):
        return [event.item.card] if event.item.card >= 0 else []
    if isinstance(event, Revealed):  # its ``to`` is whoever looks
        return list(event.cards[:1])
    found: list[int] = []
    for field in ("card", "planet", "ship", "source", "to", "host"):
        value = getattr(event, field, -1)
        if isinstance(value, int) and value >= 0 and not isinstance(value, bool):
            found.append(value)
    for field in ("cards", "ships"):
        found += [value for value in getattr(event, field, ()) if isinstance(value, int) and value >= 0]
    if type(event).__name__ in LOCAL:
        return []
    return found if type(event).__name__ != "WentAway" else found[:1]


def seats_of(event: Event, count: int) -> list[Seat]:
    """All whom a line concerns."""
    seats = [actor_of(event), getattr(event, "defender", NOBODY), getattr(event, "attacker", NOBODY)]
    seats += [owner_of(card) for card in cards_of(event)]
    return [seat for seat in dict.fromkeys(seats) if isinstance(seat, int) and 0 <= seat < count]


def things_of(event: Event, face: Face) -> Iterator[str]:
    """The pieces that a line tells of, each with what is shown in its place."""
    for card in cards_of(event):
        if not face(card):
            continue
        pile = "ruins" if is_of_planet_deck(card) else "scrap"
        yield f"card:{card}|face:{face(card)}|pile:{pile}:{owner_of(card)}"
