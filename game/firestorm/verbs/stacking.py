"""Verbs about the stack and about dice."""

from __future__ import annotations

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, slot_targets
from game.firestorm.effects.flow import FirePlay
from game.firestorm.effects.interpreter import carry_out, only_seat, row_of, verb
from game.firestorm.effects.rolling import roll_for, table_number
from game.firestorm.events.stack import Unstacked
from game.firestorm.hooks import HOOKS
from game.firestorm.parts import NOWHERE


@verb
def neutralize(play: FirePlay, scope: Scope, do: Do) -> None:
    """The effect leaves the stack; its costs stay paid."""
    for number in slot_targets(scope, str(do.who)):
        if play.table.item(number) is not None:
            play.do(Unstacked(number, "neutralized"))


@verb
async def by_die(play: FirePlay, scope: Scope, do: Do) -> None:
    """The die was rolled as a cost."""
    await carry_out(play, scope, row_of(do.table, scope.die))


@verb
def roll(play: FirePlay, scope: Scope, do: Do) -> None:
    seat = only_seat(scope, do.by)
    face = play.table.faces[scope.source]
    if seat != NOWHERE:
        roll_for(play, scope, seat, face, table_number(face, do.table))


@verb
async def retarget(play: FirePlay, scope: Scope, do: Do) -> None:
    await HOOKS["retarget"](play, scope, do)


@verb
async def reroll(play: FirePlay, scope: Scope, do: Do) -> None:
    await HOOKS["reroll"](play, scope, do)
