"""Rule-breaking cards and aliens: plain functions attached to a named power."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, NamedTuple, TypeVar, cast

from game.core.events import Event, Moment, Play
from game.core.table import Seat

E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Play[Any])

Instead = Callable[[Any, Seat, E], Awaitable[Event]]
Follow = Callable[[Any, Seat, E], Awaitable[None]]


class Reaction(NamedTuple):
    """What a power does at an event, and its place in the order: as soon as, after; must, may."""

    order: int
    effect: Follow[Any]


class Power:
    """Behaviour without data. Who holds it, and everything it remembers, is in the table."""

    __slots__ = ("name", "reactions", "replaces")

    def __init__(self, name: str) -> None:
        self.name = name
        self.replaces: dict[type[Event], Instead[Any]] = {}
        self.reactions: dict[type[Event], list[Reaction]] = {}

    def __repr__(self) -> str:
        return f"Power({self.name!r})"

    def instead_of(self, kind: type[E]) -> Callable[[Instead[E]], Instead[E]]:
        """Attach what happens in place of an event. Moments cannot be replaced."""
        assert not issubclass(kind, Moment), kind

        def attach(effect: Instead[E]) -> Instead[E]:
            self.replaces[kind] = effect
            return effect

        return attach

    def when(self, kind: type[E], *, may: bool = False) -> Callable[[Follow[E]], Follow[E]]:
        """Attach what happens as soon as an event happens."""
        return self._attach(kind, 1 if may else 0)

    def after(self, kind: type[E], *, may: bool = False) -> Callable[[Follow[E]], Follow[E]]:
        """Attach what happens after an event, when all that comes "as soon as" it is done."""
        return self._attach(kind, 3 if may else 2)

    def _attach(self, kind: type[E], order: int) -> Callable[[Follow[E]], Follow[E]]:
        def attach(effect: Follow[E]) -> Follow[E]:
            self.reactions.setdefault(kind, []).append(Reaction(order, effect))
            return effect

        return attach


def happen(play: Play[Any], event: Event) -> Awaitable[None]:
    """Let powers replace the event, apply what is left of it, then let powers react.

    Powers come in the order in which they stand in the table (the rulebook's order). Among reactions,
    "as soon as" comes before "after", and what must happen before what may.
    """
    kind = type(event)
    if is_heard(play, kind):
        return _stir_one(play, event) if isinstance(event, Moment) else _stir(play, event)
    if isinstance(event, Moment):
        return DONE
    play.do(event)
    return _react(play, event) if is_heard(play, kind) else DONE  # it may have brought a power into play


def is_heard(play: Play[Any], kind: type[Event]) -> bool:
    """True if a power in play waits for such an event."""
    in_play = play.table.in_play
    if play.ranked is not in_play:
        heard = play.game.heard
        play.ranked = in_play
        play.heard = {kind: None for _, power in in_play for kind in heard[power]}
    return kind in play.heard


_NOTHING = cast(Generator[Any, None, None], iter(()))  # is and stays at its end


class _Done:
    """Nothing to wait for. Most events stir nobody, and a coroutine for each was a cost."""

    __await__ = _NOTHING.__iter__


DONE = _Done()


def _stir_one(play: Play[Any], moment: Moment) -> Awaitable[None]:
    """If a single power waits for a moment, there is nothing to be put in order."""
    listening, stirred = play.game.listening[type(moment)], None
    for holder in play.table.in_play:
        if holder[1] in listening:
            if stirred is not None:
                return _stir(play, moment)
            stirred = holder
    assert stirred is not None
    owner, power = stirred
    first, *more = listening[power]
    return _stir(play, moment) if more else first.effect(play, owner, moment)


async def _stir(play: Play[Any], event: Event) -> None:
    replacing = play.game.replacing
    for owner, power in play.table.in_play:
        if instead := replacing.get(type(event), {}).get(power):
            event = await instead(play, owner, event)
    if not isinstance(event, Moment):
        play.do(event)
    await _react(play, event)


async def _react(play: Play[Any], event: Event) -> None:
    table, reactions = play.table, play.game.reacting.get(type(event), {})
    called = [
        (order, owner, power, effect)
        for owner, power in table.in_play
        if power in reactions
        for order, effect in reactions[power]
    ]
    if len(called) > 1:
        called.sort(key=_order)
    for _, owner, power, effect in called:
        if (owner, power) in table.in_play:  # an earlier reaction may have taken it away
            await effect(play, owner, event)


def _order(called: tuple[int, Seat, str, Follow[Any]]) -> int:
    return called[0]


async def window(play: P, seats: list[Seat], turn: Callable[[P, Seat], Coroutine[Any, Any, bool]]) -> None:
    """Seats act or pass in turn, until all of them have passed in a row. A pass is not final."""
    passes = 0
    while passes < len(seats):
        for seat in seats:
            acted = await turn(play, seat)
            passes = 0 if acted else passes + 1
            if passes == len(seats):
                return
