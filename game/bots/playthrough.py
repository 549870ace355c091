"""Golden transcripts: everything that is asked, answered and happens in a match, as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

import game
from game.bots.random import any_of
from game.bots.simulate import LONGEST, seats_of
from game.core.events import Event
from game.core.games import Game
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.table import Seat, Table

VIEWS_EVERY = 25  # decisions between two looks at what the seats see
SHORTEST_RUN = 4


def playthrough(
    name: str, seed: int, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> Iterator[str]:
    """The lines of a match played at random; the same every time."""
    match = game.new_match(name, seed, seats_of(name, seats), options)
    yield f"# {name}, rules {match.game.version}, {match.table.seats} seats, seed {seed}, {options or {}}"
    yield from _happened(match.events)
    rng = Random(seed)
    for number in range(LONGEST):
        if number % VIEWS_EVERY == 0:
            yield from _views(match)
        if not match.waiting():
            break
        yield from _step(match, number, any_of(rng, match.waiting()), rng)
    yield from _views(match)
    yield f"winners {match.table.winners} {match.game.winners_by_faction(match.table)}"


def _step(match: Match[Any], number: int, prompt: Prompt[Any], rng: Random) -> Iterator[str]:
    """One question, its answer and what follows from it."""
    options = prompt.options(match.table)
    choice = any_of(rng, prompt.likely(match.table))
    yield ""
    yield f"{number + 1}. {_words(prompt)}"
    yield f"   {len(options)} options, answer {choice!r}"
    yield from _happened(match.answer(prompt.seat, choice))
    yield f"   = {match.digest()}"


def _happened(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield f"   > {_words(event)}"


def _words(thing: Prompt[Any] | Event) -> str:
    """The name of a question or an event, with its fields."""
    fields = [f"{name}={_short(getattr(thing, name))}" for name in thing.__struct_fields__]
    return " ".join([type(thing).__name__, *fields])


def _views(match: Match[Any]) -> Iterator[str]:
    """What each seat sees: the faces it knows, then the rest of the table, once if all see the same."""
    views = [match.view(seat) for seat in range(match.table.seats)]
    yield ""
    for seat, view in enumerate(views):
        yield f"   | faces known to {seat}: {_faces(match.game, view, seat)}"
    for name in views[0].__struct_fields__:
        seen = [_short(getattr(view, name)) for view in views]
        if name not in ("faces", "rng"):
            yield f"   | {name} {seen[0] if len(set(seen)) == 1 else seen}"


def _faces(played: Game[Any], view: Table, seat: Seat) -> str:
    """Cards by name, and by number what lies beyond the cards; equal ones in a row as one."""
    cards = played.card_ids(view.seats)
    runs: list[tuple[int, int, str | int]] = []  # from, to, and what lies there
    for card in (card for card in range(len(view.faces)) if view.knows(seat, card)):
        face = played.face_keys[view.faces[card]] if card < cards else view.faces[card]
        if runs and runs[-1][1:] == (card - 1, face):
            runs[-1] = (runs[-1][0], card, face)
        else:
            runs.append((card, card, face))
    return " ".join([f"{first if first == end else f'{first}-{end}'}:{face}" for first, end, face in runs])


def _short(value: Any) -> str:
    """Structs as plain lists; numbers that are equal or count up as 0x11 and 17-27."""
    plain = msgspec.to_builtins(value, builtin_types=(bytearray, bytes))
    if not isinstance(plain, list | tuple | bytearray | bytes):
        return repr(plain)
    if not all(type(item) is int for item in plain):
        return f"[{', '.join(_short(item) for item in plain)}]"
    return f"[{' '.join(_runs(plain))}]"


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    """Stretches of numbers that stay the same or count up by one."""
    place = 0
    while place < len(numbers):
        first = numbers[place]
        same = next((n for n, number in enumerate(numbers[place:]) if number != first), len(numbers) - place)
        up = next(
            (n for n, number in enumerate(numbers[place:]) if number != first + n), len(numbers) - place
        )
        if max(same, up) < SHORTEST_RUN:
            same = up = 1
        place += max(same, up)
        yield str(first) if same == up else f"{first}x{same}" if same > up else f"{first}-{first + up - 1}"
