"""Carrying out what stands on cards: each verb is a function of the same name in the folder ``verbs``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from game.core.powers import DONE
from game.core.table import CardId, Seat
from game.firestorm.cards.grammar import DieRow, Do, Which
from game.firestorm.cards.references import Scope, cards_of, every, seats_of, slot_targets
from game.firestorm.effects.flow import FirePlay, pick
from game.firestorm.events.combat import ShipsUncovered
from game.firestorm.parts import NOWHERE

Effect = Callable[[FirePlay, Scope, Do], Awaitable[None] | None]
VERBS: dict[str, Effect] = {}
UNSEEN = ("damage", "reveal")  # what may be done to a ship that goes on lying face down


def verb(effect: Effect) -> Effect:
    """A function that carries out the verb it is named after."""
    VERBS[effect.__name__] = effect
    return effect


async def carry_out(play: FirePlay, scope: Scope, effects: tuple[Do, ...]) -> None:
    """All parts of an effect in their order; a part that is not possible is left out."""
    for do in effects:
        if play.table.combat is not None and isinstance(do.who, str) and do.do not in UNSEEN:
            _turn_up(play, scope, do.who)
        if isinstance(do.who, Which) and do.who.pick is not None and do.do != "move":
            await _carry_out_on_picked(play, scope, do, do.who)
        elif (asking := VERBS[do.do](play, scope, do)) is not None:
            await asking


def _turn_up(play: FirePlay, scope: Scope, slot: str) -> None:
    """A ship that lies face down shows itself when something is done to it that names it (ruling 93)."""
    first, combat = play.table.slip(0), play.table.combat
    aims = [aim - first for aim in slot_targets(scope, slot) if aim >= first] if slot[:1] == "t" else []
    slots = tuple(aim for aim in aims if combat is not None and combat.covered[aim])
    if slots:
        play.do(ShipsUncovered(slots))


async def _carry_out_on_picked(play: FirePlay, scope: Scope, do: Do, which: Which) -> None:
    """What somebody has picked is to the verb what a target would be."""
    cards = await picked(play, scope, which, "deactivate" if do.do == "deactivate" else "effect")
    aimed = scope._replace(targets=[cards, *scope.targets[1:]])
    await (VERBS[do.do](play, aimed, replace(do, who="t1")) or DONE)


def row_of(rows: tuple[DieRow, ...], die: int) -> tuple[Do, ...]:
    """What happens at this result of a die."""
    for row in rows:
        if row.from_ <= die <= row.to:
            return row.effects
    return ()


def cards_meant(scope: Scope, do: Do) -> list[CardId]:
    """The cards that something happens to, if nobody has to pick them."""
    if isinstance(do.who, str):
        return cards_of(scope, do.who)
    return every(scope, do.who.every) if do.who is not None and do.who.every is not None else []


def in_play(scope: Scope, do: Do) -> list[CardId]:
    return [card for card in cards_meant(scope, do) if scope.table.is_in_play(card)]


async def picked(play: FirePlay, scope: Scope, which: Which, what: str) -> list[CardId]:
    """Cards that somebody picks, as many as there are."""
    assert which.pick is not None
    chosen: list[CardId] = []
    for seat in seats_of(scope, which.by):
        for _ in range(which.count):
            found = [card for card in every(scope, which.pick) if card not in chosen]
            card = await pick(play, seat, found, what)
            if card != NOWHERE:
                chosen.append(card)
    return chosen


def only_seat(scope: Scope, ref: str) -> Seat:
    """The one player that is meant, or NOWHERE."""
    seats = seats_of(scope, ref)
    return seats[0] if seats else NOWHERE
