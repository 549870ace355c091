"""What a line of Duel's log is about: how far it is indented, its kind, whom and which pieces it names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.events import Event
from game.core.table import CardId, Seat
from game.duel import pieces
from game.duel.destiny.envoy_recall import EnvoyReplaced
from game.duel.events import (
    EnvoyMoved,
    ShipsDestroyed,
    ShipsRecovered,
    ShipsSent,
    ShipsWithdrawn,
    SlipOpened,
    TacticReadied,
    TacticSpent,
)
from game.duel.moments import (
    ContestBegan,
    DestinyDrawn,
    DuelBegan,
    FatePutUnder,
    FateRead,
    FatesReshuffled,
    GameWon,
    ReinforcementPlayed,
    WinnerFound,
)
from scenes.games.duel.names import tactic_of
from scenes.table.game_table import ACT, EFFECT, PART, ROUND

# Every event that the log tells, by what a reader would look for; a test demands all of them.
KINDS: dict[str, tuple[str, ...]] = {
    "fights": (
        "DuelBegan", "ContestBegan", "PassBegan", "SendingBanned", "PlanChosen", "PlansRevealed",
        "PlanReplaced", "PlanFixed", "StrengthGiven", "Passed", "FireStopped", "WinnerFound", "GameWon",
    ),
    "cards": (
        "PlanShown", "CardDrawn", "DeckReshuffled", "DiscardsShuffledIn", "ReinforcementTaken",
        "CardDiscarded", "CardPassed", "CardSetAside", "SetAsideTaken", "SetAsideDiscarded", "HandShown",
        "CardHidden", "CardUnhidden", "UnderDiscarded", "ReinforcementsShown", "ReinforcementPutUnder",
        "ReinforcementPlayed", "DeckTurnedUp", "PlanKept", "PlanJarred", "DestinyDrawn", "FatesReshuffled",
        "FateRead", "FatePutUnder",
    ),
    "ships": ("ShipsSent", "ShipsWithdrawn", "ShipsDestroyed", "ShipsRecovered", "ShipsKept", "MedalWon"),
    "planets": ("PlanetShown", "PlanetPutUnder", "PlanetDiscovered", "PlanetDetermined", "StragglerChanged"),
    "powers": (
        "AlienChosen", "SlipOpened", "EnvoyMoved", "EnvoyRevealed", "EnvoyUsed", "EnvoyReplaced",
        "TacticReadied", "TacticSpent", "Marked",
    ),
}  # fmt: skip
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
# What somebody has decided, or what decides; everything else follows from it.
ACTS = (
    "AlienChosen", "SlipOpened", "ShipsSent", "EnvoyRevealed", "PlanChosen", "PlansRevealed", "PlanReplaced",
    "ReinforcementPlayed", "Passed", "Marked", "CardHidden", "CardUnhidden", "PassBegan", "WinnerFound",
    "GameWon",
)  # fmt: skip
# Where a card is looked for that cannot be seen; the others go to their player's discard pile.
HOMES = {
    "CardDrawn": "pile:deck:{seat}",
    "DeckTurnedUp": "pile:deck:{seat}",
    "ReinforcementTaken": "pile:reinforcements",
    "ReinforcementPutUnder": "pile:reinforcements",
    "ReinforcementsShown": "pile:reinforcements",
    "CardHidden": "pile:under:{seat}|seat:{seat}",
    "CardUnhidden": "pile:deck:{seat}",
    "PlanJarred": "pile:under:{seat}|pile:discard:{seat}",
    "PlanKept": "pile:deck:{seat}",
    "CardPassed": "seat:{giver}",
    "CardSetAside": "seat:{giver}",
    "SetAsideTaken": "seat:{seat}",
}
SEATS = ("seat", "giver", "on", "ally")

Face = Callable[[CardId], str]  # the face of a card that the reader knows; "" for any other card


def kind_of(event: Event) -> str:
    """What a reader would look for; a dial tells of ships, any other slip of a power."""
    dial = isinstance(event, SlipOpened) and event.kind == "dial"
    return "ships" if dial else KIND_OF[type(event).__name__]


def level_of(event: Event) -> int:
    """A destiny card is a round, a duel or contest its encounter."""
    if isinstance(event, DestinyDrawn):
        return ROUND
    if isinstance(event, DuelBegan | ContestBegan):
        return PART
    return ACT if type(event).__name__ in ACTS else EFFECT


def seats_of(event: Event, seats: int) -> tuple[Seat, ...]:
    """All whom an event concerns; what both plan concerns both."""
    if isinstance(event, GameWon):
        return event.winners
    if type(event).__name__ in ("PlansRevealed", "DuelBegan", "ContestBegan", "PassBegan"):
        return tuple(range(seats))
    named = [getattr(event, field, -1) for field in SEATS]
    return tuple(sorted({seat for seat in named if isinstance(seat, int) and 0 <= seat < seats}))


def things_of(event: Event, face: Face, below: Seat, plans: dict[Seat, list[CardId]]) -> tuple[str, ...]:
    """The pieces that an event is about, as they lie for the seat ``below``.

    A card is named by its face and only if the reader knows it: where an id lies would tell which of the
    cards that were drawn is the plan.
    """
    return tuple(thing for thing in _things(event, face, below, plans) if thing)


def _things(event: Event, face: Face, below: Seat, plans: dict[Seat, list[CardId]]) -> Iterator[str]:
    yield from _ships(event)
    yield from _fight(event, face, plans)
    yield from _tools(event, below)
    for field in ("tile", "planet", "place"):
        tile = getattr(event, field, -1)
        if tile >= 0:
            yield f"face:{face(tile)}|pile:planets" if face(tile) else "pile:planets"
    for card in (getattr(event, "card", -1), *getattr(event, "cards", ())):
        if card >= 0 and not isinstance(event, FateRead):
            yield _card(event, card, face)
    source = getattr(event, "source", getattr(event, "power", ""))
    if isinstance(source, str) and source.partition(".")[0] in pieces.FACE_OF:
        yield f"face:{source.partition('.')[0]}"


def _card(event: Event, card: CardId, face: Face) -> str:
    """A card where it can be read, else the pile that it belongs to."""
    if isinstance(event, EnvoyMoved | EnvoyReplaced) and not face(card):
        return f"envoy:{card}"
    known = f"face:{face(card)}" if face(card) else ""
    return "|".join(part for part in (known, _home(event)) if part)


def _home(event: Event) -> str:
    if isinstance(event, DestinyDrawn):
        return f"fate:{pieces.TYPES.index(event.deck)}"
    if isinstance(event, ReinforcementPlayed):
        return f"pile:discard:{event.on}"
    fields = {field: getattr(event, field) for field in ("seat", "giver") if hasattr(event, field)}
    usual = "pile:discard:{seat}" if "seat" in fields else ""
    return HOMES.get(type(event).__name__, usual).format(**fields)


def _ships(event: Event) -> Iterator[str]:
    """Ships where they are now: in the supply, in the warp, or on the planet."""
    if isinstance(event, ShipsRecovered | ShipsWithdrawn):
        yield from (f"ships:{event.seat}", f"ships:{event.seat}+")
    elif isinstance(event, ShipsDestroyed):
        yield f"warp:{event.seat}*|warp"
    elif isinstance(event, ShipsSent):
        yield f"ships:{event.seat}@{event.planet}"


def _fight(event: Event, face: Face, plans: dict[Seat, list[CardId]]) -> Iterator[str]:
    name = type(event).__name__
    if name in ("PlansRevealed", "WinnerFound"):
        for seat, cards in sorted(plans.items()):
            yield from (f"face:{face(card)}|pile:discard:{seat}" for card in cards if face(card))
    if isinstance(event, WinnerFound) and event.totals:
        yield f"equation|seat:{event.seat}"
    if name in ("DeckReshuffled", "DiscardsShuffledIn"):
        yield f"pile:deck:{getattr(event, 'seat', 0)}"
    if isinstance(event, FatesReshuffled | FatePutUnder):
        yield f"fate:{pieces.TYPES.index(event.deck)}"
    elif isinstance(event, FateRead):
        yield from (f"fate:{number}" for number in range(len(pieces.TYPES)))


def _tools(event: Event, below: Seat) -> Iterator[str]:
    """Dials and tactics."""
    if isinstance(event, TacticReadied | TacticSpent):
        yield _tactic(event.seat, event.tactic, below)
    elif isinstance(event, SlipOpened):
        if event.kind == "dial":
            yield f"dial:{event.seat}"
        elif event.kind in ("tactic", "reserve") and tactic_of(event) >= 0:
            yield _tactic(event.seat, tactic_of(event), below)


def _tactic(seat: Seat, tactic: int, below: Seat) -> str:
    return f"tactic:{tactic}" if seat == below else f"rival_tactic:{tactic}"
