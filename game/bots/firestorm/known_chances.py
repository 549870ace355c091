"""What everybody knows that a seat of Firestorm might do in a window: without that, nobody is called.

Cards that nobody has seen may be any that are legal there; what only their owner knows is not looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import compress
from typing import Any

from game.bots.firestorm.prospects import Prospect, prospects
from game.bots.firestorm.stops import ENCODER, for_a_point, use_of, veto_of
from game.core.prompts import Prompt
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.deeds import playable, usable, uses
from game.firestorm.means import MOST_EP, MOST_TP
from game.firestorm.offers import INSTANTS, INTERRUPTS, KINDS, given_up, is_burdened
from game.firestorm.parts import RESTING
from game.firestorm.pieces import owner_of
from game.firestorm.prompts import Act, Veto
from game.firestorm.table import EFFECT_PHASES, FirestormTable
from game.firestorm.timing import Fitting, fitting_now
from game.firestorm.words import word


def known_chances(
    table: FirestormTable, prompt: Prompt[Any], seat: Seat, *, alone: bool = False
) -> frozenset[Hashable] | None:
    """What cards that a seat might hold, or that lie there, could do for it in this window; None: anything.

    Within a turn, what was passed is new when the own means, its aim, or a combat have changed. One call is
    for interrupts and for instants, which are asked for one after the other; ``alone``, for one of them.
    """
    if isinstance(prompt, Veto):
        rich = table.players[seat].stones >= pieces.VETO
        theirs = rich and table.hostile(seat, owner_of(prompt.card))
        return frozenset({veto_of(table, prompt)} if theirs else ())
    if not isinstance(prompt, Act):
        return None
    modes = [mode for mode in KINDS if _is_polled(table, seat, mode) and (mode == prompt.mode or not alone)]
    instant = INSTANTS in modes
    if instant and is_burdened(table, seat):
        return None
    if table.offers and INTERRUPTS in modes:
        return None
    now = _known_circumstances(table, seat)
    with _richest(table, seat):
        found = {
            (now, mode, what, good, _aimed_at(table, good))
            for mode in modes
            for what, use in _known_uses(table, seat, mode)
            for good in use
        }
    given = {for_a_point(table, seat)} if instant and given_up(table, seat) else set[Hashable]()
    return frozenset(found | given)


@contextmanager
def _richest(table: FirestormTable, seat: Seat) -> Iterator[None]:
    """With all points that covered accessories of a seat might bring."""
    player = table.players[seat]
    points = (player.tp, player.ep)
    for card in _covered(table, seat):
        more = _most_of(table.faces[card], player.color)
        player.tp, player.ep = player.tp + more[0], player.ep + more[1]
    try:
        yield
    finally:
        player.tp, player.ep = points


@cache
def _most_of(covered: int, color: str) -> tuple[int, int]:
    """The points that a covered accessory might bring to a seat of this colour."""
    back = pieces.BACK_OF.get(covered, covered)
    faces = [face for face, its in pieces.BACK_OF.items() if its == back]
    faces = [face for face in faces if not color or pieces.CARDS[face].color in ("green", color)]
    return max((MOST_TP[face] for face in faces), default=0), max(
        (MOST_EP[face] for face in faces), default=0
    )


def _known_circumstances(table: FirestormTable, seat: Seat) -> Hashable:
    """What a seat's chances depend on besides their aims: its means, what waits, a combat."""
    player = table.players[seat]
    means = (len(player.hand), player.tp, player.ep, player.stones)
    waiting = tuple((item.number, item.kind) for item in table.stack)
    fight = (table.phase, ENCODER.encode(table.combat)) if table.combat else (table.fought,)
    return (table.turns, means, waiting, fight)


def _aimed_at(table: FirestormTable, good: Prospect) -> Hashable:
    """How its aim stands; without one, how everything in play does."""
    if not 0 <= good.aim < table.size:
        ships = tuple(bytes(each.ships) for each in table.players)
        return (good.aim, ships, bytes(table.status), bytes(table.damage))
    laid = table.players[owner_of(good.aim)]
    return (
        table.status[good.aim], table.damage[good.aim],
        tuple(table.laid_on(good.aim, laid.gear + laid.others + laid.under)),
    )  # fmt: skip


def _is_polled(table: FirestormTable, seat: Seat, mode: int) -> bool:
    """Instants come upon nothing or upon an instant, in an effect phase (RB 3.1, 3.2)."""
    if mode != INSTANTS:
        return True
    if table.phase not in EFFECT_PHASES or (table.stack and table.stack[-1].kind != "instant"):
        return False
    return bool(table.stack) or table.phase != "main" or not table.on_turn(seat)


def _known_uses(
    table: FirestormTable, seat: Seat, mode: int
) -> Iterator[tuple[Hashable, tuple[Prospect, ...]]]:
    """What good each of these deeds would do: with cards in play, covered ones too, and out of the hand."""
    fitting = fitting_now(table, seat, KINDS[mode])
    for gear in _covered(table, seat) if fitting.any_gear else ():
        yield from _covered_uses(table, seat, gear, fitting)
    for said in [word("use", *use) for use in uses(table, seat, fitting)]:
        yield said, use_of(table, seat, said)
    for face in compress(range(pieces.BLANK), fitting.hand):
        yield face, _would_help(table, seat, face)


def _covered(table: FirestormTable, seat: Seat) -> list[CardId]:
    """Accessories that not everybody knows, and that could be used."""
    gear = table.own(seat, table.players[seat].gear)
    return [card for card in gear if table.seen[card] != table.everyone and not table.status[card] & RESTING]


def _covered_uses(
    table: FirestormTable, seat: Seat, card: CardId, fitting: Fitting
) -> Iterator[tuple[Hashable, tuple[Prospect, ...]]]:
    """If a covered accessory were one of those that fit."""
    covered = table.faces[card]
    for face, numbers in fitting.uses.items():
        if pieces.BACK_OF.get(face) != pieces.BACK_OF.get(covered, covered):
            continue
        table.faces[card] = face
        said = [word("use", card, number) for number in numbers if usable(table, seat, card, number)]
        found = [((each, face), use_of(table, seat, each)) for each in said]
        table.faces[card] = covered
        yield from found


def _would_help(table: FirestormTable, seat: Seat, face: int) -> tuple[Prospect, ...]:
    """If one of the cards in the hand were this one."""
    for card in table.own(seat, table.players[seat].hand)[:1]:
        held, table.faces[card] = table.faces[card], face
        helps = prospects(table, seat, card) if playable(table, seat, card) else ()
        table.faces[card] = held
        return helps
    return ()
