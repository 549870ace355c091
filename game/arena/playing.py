"""What a worker does: it plays one deal with all its seatings, and tells what came of it."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from game.arena.schedule import ArenaPlan, Options, PairedDeal
from game.bots.simulate import Broken, play
from game.core.assets import ASSETS
from game.core.match import Match
from game.core.table import NOBODY, Seat

SOURCES = Path(__file__).resolve().parents[1]
UNREAD = "balance.json"  # of the data: no bot and no rule reads it
OTHER_SOURCE = "A worker has other rules or bots than this program; every machine needs the same ones."


class ArenaMatch(msgspec.Struct, array_like=True):
    """One match: who sat where, and how it ended."""

    seating: list[int]  # entrants by seat
    winners: list[Seat]
    over: bool  # played to its end
    decisions: int
    factions: list[str]  # by seat: the alien, the species, the power of the deck
    began: Seat  # whose turn came first; NOBODY where it is nobody's


class PlayedDeal(msgspec.Struct, omit_defaults=True):
    """What came of a deal: its matches, or why there are none."""

    number: int
    matches: list[ArenaMatch] = []
    fault: str = ""


class DealOrder(msgspec.Struct):
    """All that is sent to a worker."""

    game: str
    entrants: list[str]
    options: Options
    deal: PairedDeal
    source: str


def order(plan: ArenaPlan, deal: PairedDeal) -> bytes:
    """A deal to be played, as a worker gets it."""
    options = plan.variants[deal.variant].options
    return msgspec.json.encode(DealOrder(plan.game, plan.entrants, options, deal, plan.source))


def play_deal(sent: bytes) -> bytes:
    """Play a deal; it depends on nothing but what was sent."""
    wanted = msgspec.json.decode(sent, type=DealOrder)
    number = wanted.deal.number
    if wanted.source != source_of(wanted.game):
        return msgspec.json.encode(PlayedDeal(number, fault=OTHER_SOURCE))
    try:
        matches = [_play(wanted, seating) for seating in wanted.deal.seatings]
    except Broken as broken:
        return msgspec.json.encode(PlayedDeal(number, fault=broken.told()))
    return msgspec.json.encode(PlayedDeal(number, matches))


def _play(wanted: DealOrder, seating: list[int]) -> ArenaMatch:
    levels = [wanted.entrants[entrant] for entrant in seating]
    match, decisions = play(wanted.game, wanted.deal.seed, len(seating), levels, wanted.options)
    return finished(match, seating, decisions)


def finished(match: Match[Any], seating: list[int], decisions: int) -> ArenaMatch:
    """What is told of a match."""
    table = match.table
    return ArenaMatch(
        seating=seating,
        winners=list(table.winners),
        over=table.over,
        decisions=decisions,
        factions=match.game.factions(table),
        began=first_to_move(match),
    )


def first_to_move(match: Match[Any]) -> Seat:
    """Whose turn came first. In Duel nobody's does: both decide at the same time."""
    name = {"cosmic": "turn", "eclipse": "first", "firestorm": "turn"}.get(match.game.name)
    if name is None:
        return NOBODY
    tables = (keyframe.table(match.game) for keyframe in match.keyframes)
    return next((seat for table in tables if (seat := getattr(table, name)) != NOBODY), NOBODY)


@cache
def source_of(game: str) -> str:
    """A short text that changes when anything does that a match of this game depends on."""
    folders = [SOURCES / "core", SOURCES / "bots", SOURCES / game]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    files += [file for file in sorted((ASSETS / "data" / game).iterdir()) if file.name != UNREAD]
    digest = hashlib.blake2b(digest_size=8)
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()
