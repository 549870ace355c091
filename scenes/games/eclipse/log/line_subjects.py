"""What a line of the log is about: its kind, whom and which pieces it names, whom it hurts."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.events import Event
from game.core.table import NOBODY, Seat
from game.eclipse import pieces
from game.eclipse.map_events import SectorPlaced
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable

# Every event that the log tells, by what a reader would look for; a test demands all of them.
KINDS: dict[str, tuple[str, ...]] = {
    "fights": (
        "BattleBegan", "EngagementBegan", "DiceRolled", "DiceAssigned", "RetreatBegan",
        "Retreated", "ShipsScrapped", "BattleEnded", "PopulationAttacked", "PopulationKilled",
        "ReputationDrawn", "ReputationKept", "ReputationReturned",
    ),
    "ships": ("ShipBuilt", "StructureBuilt", "ShipMoved", "PartFitted", "PartRemoved"),
    "sectors": (
        "SectorPlaced", "SectorThrown", "StackRemade", "DiscoveryKept", "DiscoveryUsed",
        "DiscPlaced", "DiscLifted", "SpeciesChosen",
    ),
    "techs": ("TechTaken", "TechsDrawn", "DiscsGained"),
    "economy": (
        "RoundBegan", "PlayerPassed", "Paid", "Stored", "Traded", "PopulationPlaced", "PopulationReturned",
        "PopulationRevived", "ColonyShipTurned", "UpkeepPaid", "Produced", "Collapsed", "GameWon",
    ),
    "diplomacy": (
        "RelationsProposed", "RelationsDeclined", "AmbassadorSent", "AmbassadorReturned", "TraitorNamed",
    ),
}  # fmt: skip
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
KIND_OF_ACTION = {
    "explore": "sectors", "influence": "sectors", "research": "techs", "upgrade": "ships", "build": "ships",
    "move": "ships", "react": "ships",
}  # fmt: skip
SEATS = ("seat", "host", "by")  # fields with a seat
TO_SEATS = ("RelationsProposed", "AmbassadorSent")  # ``to`` is a seat
PARTIES = ("attacker", "defender", "winner", "party")  # fields with a seat, the ancients or the center
FIRING = ("DiceRolled", "DiceAssigned", "RetreatBegan", "Retreated")  # ``ship`` is a code


def kind_of(event: Event) -> str:
    """What a reader would look for."""
    action = getattr(event, "action", "")
    return KIND_OF_ACTION.get(action) or KIND_OF.get(type(event).__name__, "economy")


def actor_of(event: Event) -> Seat:
    """Whose glyph a line has: who did it, or whose ships did; nobody's for those whom nobody plays."""
    seat = getattr(event, "seat", NOBODY)
    if type(event).__name__ in FIRING:
        seat = party_of(getattr(event, "ship", pieces.ANCIENT_SHIP))
    for field in ("attacker", "winner", "party"):
        seat = getattr(event, field, seat)
    return seat if seat < pieces.ANCIENTS else NOBODY


def seats_of(event: Event, seats: int) -> tuple[Seat, ...]:
    """All whom an event concerns."""
    named = [getattr(event, field, NOBODY) for field in (*SEATS, *PARTIES)]
    if type(event).__name__ in TO_SEATS:
        named.append(getattr(event, "to", NOBODY))
    if type(event).__name__ in FIRING:
        named.append(party_of(getattr(event, "ship", 0)))
    named += getattr(event, "winners", ())
    return tuple(sorted({seat for seat in named if 0 <= seat < seats}))


def hurts(event: Event, reader: Seat) -> bool:
    """True if the reader loses something by it; a disc only if somebody else has lifted it."""
    name = type(event).__name__
    if name == "DiceAssigned":
        return bool(getattr(event, "destroyed", False) and party_of(getattr(event, "ship", 0)) == reader)
    if name == "ShipsScrapped":
        return bool(getattr(event, "party", NOBODY) == reader)
    if name == "DiscLifted":
        return getattr(event, "seat", NOBODY) == reader and getattr(event, "by", NOBODY) != NOBODY
    losses = ("PopulationKilled", "Collapsed", "TraitorNamed")
    return name in losses and getattr(event, "seat", NOBODY) == reader


def things_of(event: Event, place: int, table: EclipseTable) -> tuple[str, ...]:
    """The pieces that an event is about; ``place`` is the sector of the battle.

    A reputation tile is no such piece: where an id lies would tell too much.
    """
    return tuple(dict.fromkeys(_things(event, place, table)))


def _things(event: Event, place: int, table: EclipseTable) -> Iterator[str]:
    name = type(event).__name__
    sector = getattr(event, "sector", place if name in FIRING or name == "EngagementBegan" else -1)
    if sector >= 0:
        yield f"sector:{sector}"
    if isinstance(event, SectorPlaced):
        yield f"sector:{table.at(event.q, event.r)}"
    if name in ("RetreatBegan", "Retreated"):
        yield f"sector:{getattr(event, 'to', 0)}"
    yield from (f"sector:{number}" for number in getattr(event, "path", ())[-1:])
    for seat in seats_of(event, pieces.MOST_SEATS):
        yield f"seat:{seat}"
