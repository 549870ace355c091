"""What a worker notes for `arena tune`: how every seat stands when a chapter has ended, and who wins then."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from game.arena.findings import parts_of
from game.arena.playing import OTHER_SOURCE, DealOrder, finished, source_of
from game.arena.schedule import sides
from game.bots import mind_of
from game.bots.minds import Mind
from game.bots.simulate import Broken, play
from game.core.match import Match
from game.core.refusals import WrongWord
from game.core.table import Seat

DIGITS = 6


class Position(msgspec.Struct, array_like=True):
    """How a seat stood, what its mind thought of that, and its part of the victory in the end."""

    features: list[float]
    worth: float
    won: float
    sides: int


class WatchedDeal(msgspec.Struct, omit_defaults=True):
    """The positions of a match in their order, or why there are none."""

    number: int
    positions: list[Position] = []
    fault: str = ""


class Features(Protocol):
    """The module of a game that tells a position in numbers."""

    NAMES: Sequence[str]

    def features(self, table: Any, seat: Seat) -> list[float]: ...


def features_of(game: str) -> Features:
    """What a game's positions are told in."""
    module: Features = importlib.import_module(f"game.bots.{game}.features")
    return module


def known_mind(game: str) -> Mind:
    """What there is to know about a game; the arena has games that somebody has thought about."""
    mind = mind_of(game)
    if mind is None:
        raise WrongWord(f"Nobody has thought about {game} yet, so there is nothing to fit.")
    return mind


class Watcher:
    """Looks at a match after each decision."""

    def __init__(self, game: str, seats: int) -> None:
        self.mind, self.told, self.seats = known_mind(game), features_of(game), seats
        self.chapter: int | None = None
        self.found: list[tuple[Seat, Position]] = []

    def look(self, match: Match[Any]) -> None:
        """A chapter that ends with the match tells nothing new."""
        table = match.table
        chapter = self.mind.chapter(table)
        ended, self.chapter = self.chapter not in (None, chapter), chapter
        if not ended or table.over:
            return
        for seat in range(self.seats):
            numbers = [round(float(number), DIGITS) for number in self.told.features(table, seat)]
            # The worth of a position is judged, as a captain does it, in a world that the seat imagines.
            imagined = match.imagine(seat, len(match.decisions)).table
            worth = round(self.mind.worth(imagined, seat), DIGITS)
            self.found.append((seat, Position(numbers, worth, 0.0, 0)))


def watch_deal(sent: bytes) -> bytes:
    """Play a deal and note its positions; that depends on nothing but what was sent."""
    wanted = msgspec.json.decode(sent, type=DealOrder)
    if wanted.source != source_of(wanted.game):
        return msgspec.json.encode(WatchedDeal(wanted.deal.number, fault=OTHER_SOURCE))
    try:
        positions = [each for seating in wanted.deal.seatings for each in _watched(wanted, seating)]
    except Broken as broken:
        return msgspec.json.encode(WatchedDeal(wanted.deal.number, fault=broken.told()))
    return msgspec.json.encode(WatchedDeal(wanted.deal.number, positions))


def _watched(wanted: DealOrder, seating: list[int]) -> list[Position]:
    levels = [wanted.entrants[entrant] for entrant in seating]
    watcher = Watcher(wanted.game, len(seating))
    match, decisions = play(wanted.game, wanted.deal.seed, len(seating), levels, wanted.options, watcher.look)
    teams = sides(wanted.game, len(seating), wanted.options)
    parts = parts_of(finished(match, seating, decisions), teams)
    for seat, position in watcher.found:
        position.won = parts[seat] * teams.count(teams[seat])
        position.sides = max(teams) + 1
    return [position for _, position in watcher.found]
