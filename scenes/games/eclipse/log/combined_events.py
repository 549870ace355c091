"""Sentences for several events that belong together: a settlement, a trade, a seat's upkeep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.events import Event
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.battle_events import BattleBegan, BattleEnded, DiceAssigned, PopulationAttacked
from game.eclipse.events import (
    ColonyShipTurned,
    GameWon,
    PlayerPassed,
    PopulationKilled,
    PopulationPlaced,
    PopulationReturned,
    PopulationRevived,
    Produced,
    Traded,
    UpkeepPaid,
)
from game.eclipse.parts import NO_SHIP, Die
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.names import party_name, resource_word
from scenes.table.match_words import listed


class EventGroup(NamedTuple):
    """Events that stand in one line, and how their seats and sectors are called."""

    events: Sequence[Event]
    language: str
    player: Callable[[Seat], str]
    sector: Callable[[int], str]

    def say(self, key: str, **names: object) -> str:
        return catalogue(self.language).say(key, **names)

    def listed(self, names: Sequence[str]) -> str:
        return listed(names, catalogue(self.language))


def dice(rolled: Sequence[Die]) -> str:
    """The faces of a roll, the highest first."""
    return " ".join(str(die.face) for die in sorted(rolled, key=lambda die: -die.face))


def signed(number: int) -> str:
    """What comes in or goes: "+3", or "-2" with a proper minus."""
    return f"{number:+}".replace("-", "\N{MINUS SIGN}")


# --- which events stand in one line with the one before


def _same(*fields: str) -> Callable[[Event, Event], bool]:
    def same(one: Event, other: Event) -> bool:
        if type(one) is not type(other):
            return False
        return all(getattr(one, field) == getattr(other, field) for field in fields)

    return same


def _pays(one: Event, other: Event) -> bool:
    return isinstance(one, UpkeepPaid) and getattr(other, "seat", -1) == one.seat


GROUPED: dict[str, Callable[[Event, Event], bool]] = {
    "PlayerPassed": _same(),
    "PopulationPlaced": _same("seat"),
    "PopulationReturned": _same("seat", "sector"),
    "PopulationKilled": _same("seat", "sector"),
    "PopulationRevived": _same("seat"),
    "ColonyShipTurned": _same("seat"),
    "Traded": _same("seat", "give", "get"),
    "DiceAssigned": _same("ship", "destroyed", "firing"),
    "Produced": _pays,
}


# --- the sentences


def said(group: EventGroup, code: Callable[[int], str], table: EclipseTable) -> str:
    """The sentence of some events; "" if the event tells itself."""
    first = group.events[0]
    if isinstance(first, BattleBegan):
        names = [party_name(party, _names(group, table), group.language) for party in _parties(first)]
        sector = group.sector(first.sector)
        return group.say("eclipse.story.battle", sector=sector, attacker=names[0], defender=names[1])
    if isinstance(first, BattleEnded):
        return _won(group, first)
    if isinstance(first, DiceAssigned):
        return _struck(group, code)
    if isinstance(first, Traded):
        return _traded(group, first)
    words = _SENTENCES.get(type(first).__name__)
    return words(group) if words else ""


def _parties(event: BattleBegan) -> tuple[int, int]:
    return event.attacker, event.defender


def _names(group: EventGroup, table: EclipseTable) -> list[str]:
    return [group.player(seat) for seat in range(table.seats)]


def _won(group: EventGroup, event: BattleEnded) -> str:
    if event.winner == pieces.ANCIENTS:
        return group.say("eclipse.story.ancients_stay")
    if event.winner == pieces.CENTER:
        return group.say("eclipse.story.guard_stays")
    return group.say("eclipse.story.won_battle", winner=group.player(event.winner))


def _struck(group: EventGroup, code: Callable[[int], str]) -> str:
    """How many ships of a kind are destroyed, or how much damage they take, and which ships do it."""
    hits = [event for event in group.events if isinstance(event, DiceAssigned)]
    ship, number, points = code(hits[0].ship), len(hits), sum(hit.points for hit in hits)
    if hits[0].firing != NO_SHIP:
        return _struck_by(group, hits[0], ship, number, points, code(hits[0].firing))
    if not hits[0].destroyed:
        return group.say("eclipse.story.damaged", ship=ship, points=points)
    if number == 1:
        return group.say("eclipse.story.destroyed", ship=ship)
    return group.say("eclipse.story.destroyed_many", ship=ship, number=number)


def _struck_by(group: EventGroup, hit: DiceAssigned, ship: str, number: int, points: int, doer: str) -> str:
    if not hit.destroyed:
        return group.say("eclipse.story.damaged_by", ship=ship, points=points, doer=doer)
    if number == 1:
        return group.say("eclipse.story.destroyed_by", ship=ship, doer=doer)
    return group.say("eclipse.story.destroyed_many_by", ship=ship, number=number, doer=doer)


def _traded(group: EventGroup, event: Traded) -> str:
    times = len(group.events)
    return group.say(
        "eclipse.story.trades",
        seat=group.player(event.seat),
        gives=f"{times * event.rate} {resource_word(event.give, group.language)}",
        gets=f"{times} {resource_word(event.get, group.language)}",
    )


def _tracks(group: EventGroup) -> str:
    """The resources of cubes: "money, 2 science"."""
    counts: dict[int, int] = {}
    for event in group.events:
        track = getattr(event, "track", 0)
        counts[track] = counts.get(track, 0) + 1
    words = [
        resource_word(track, group.language)
        if count == 1
        else f"{count} {resource_word(track, group.language)}"
        for track, count in counts.items()
    ]
    return ", ".join(words)


def _seat(group: EventGroup) -> str:
    return group.player(getattr(group.events[0], "seat", 0))


def _settled(group: EventGroup) -> str:
    """Tells sector by sector what was settled."""
    places: dict[int, list[Event]] = {}
    for event in group.events:
        places.setdefault(getattr(event, "sector", 0), []).append(event)
    told = [
        f"{group.sector(sector)} ({_tracks(group._replace(events=events))})"
        for sector, events in places.items()
    ]
    return group.say("eclipse.story.settles", seat=_seat(group), places=group.listed(told))


def _recalled(group: EventGroup) -> str:
    sector = group.sector(getattr(group.events[0], "sector", 0))
    return group.say("eclipse.story.recalls", seat=_seat(group), sector=sector, tracks=_tracks(group))


def _killed(group: EventGroup) -> str:
    event = group.events[0]
    assert isinstance(event, PopulationKilled)
    seat, sector, tracks = group.player(event.seat), group.sector(event.sector), _tracks(group)
    if event.by == NOBODY:
        return group.say("eclipse.story.killed", seat=seat, sector=sector, tracks=tracks)
    by = group.player(event.by)
    return group.say("eclipse.story.killed_by", by=by, seat=seat, sector=sector, tracks=tracks)


def _revived(group: EventGroup) -> str:
    return group.say("eclipse.story.revives", seat=_seat(group), tracks=_tracks(group))


def _refreshed(group: EventGroup) -> str:
    return group.say("eclipse.story.refreshes", seat=_seat(group), count=len(group.events))


def _paid(group: EventGroup) -> str:
    """Income less upkeep, and with it what else comes in."""
    paid = group.events[0]
    assert isinstance(paid, UpkeepPaid)
    seat, money = group.player(paid.seat), signed(paid.income - paid.upkeep)
    made = group.events[-1]
    if not isinstance(made, Produced):
        return group.say("eclipse.story.pays", seat=seat, money=money, income=paid.income, upkeep=paid.upkeep)
    return group.say(
        "eclipse.story.produces",
        seat=seat,
        money=money,
        income=paid.income,
        upkeep=paid.upkeep,
        science=signed(made.science),
        materials=signed(made.materials),
    )


def _passed(group: EventGroup) -> str:
    """Several passes in one line; one tells itself."""
    if len(group.events) == 1:
        return ""
    names = [group.player(event.seat) for event in group.events if isinstance(event, PlayerPassed)]
    return group.say("eclipse.story.passes", names=group.listed(names))


def _bombed(group: EventGroup) -> str:
    event = group.events[0]
    assert isinstance(event, PopulationAttacked)
    seat, sector = group.player(event.seat), group.sector(event.sector)
    if not event.dice:
        return group.say("eclipse.story.bombs", seat=seat, sector=sector)
    rolled = dice(event.dice)
    return group.say("eclipse.story.attacks", seat=seat, sector=sector, dice=rolled, points=event.points)


def _finished(group: EventGroup) -> str:
    event = group.events[0]
    assert isinstance(event, GameWon)
    winners = group.listed([group.player(seat) for seat in event.winners])
    return group.say(
        "eclipse.story.wins", winners=winners, points=max(event.points), count=len(event.winners)
    )


_SENTENCES: dict[str, Callable[[EventGroup], str]] = {
    PopulationPlaced.__name__: _settled,
    PopulationReturned.__name__: _recalled,
    PopulationKilled.__name__: _killed,
    PopulationRevived.__name__: _revived,
    ColonyShipTurned.__name__: _refreshed,
    UpkeepPaid.__name__: _paid,
    PlayerPassed.__name__: _passed,
    PopulationAttacked.__name__: _bombed,
    GameWon.__name__: _finished,
}
