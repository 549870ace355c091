"""Fodder: middling attacks are thrown in by the handful."""

from __future__ import annotations

from typing import ClassVar

from game.core.prompts import NONE, Choose
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.common import ShipsCommitted
from game.cosmic.events.encounter import Allied, TermAdded
from game.cosmic.hands import discard
from game.cosmic.moments import AdditionsDue, AttackShown
from game.cosmic.offers import super_flare
from game.cosmic.parts import BESIDE, DEFENSE, GATE, NEITHER, OFFENSE
from game.cosmic.phases.reveal import both_attack
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChooseOne
from game.cosmic.ships import check_powers, take
from game.cosmic.table import CosmicTable

fodder = alien("fodder")
ANY = -1  # lower than every attack
SIDES = {"fodder_offense": OFFENSE, "fodder_defense": DEFENSE}


class ThrowInAttack(Choose, frozen=True):
    """An attack from hand that is higher than ``low`` and lower than ``high``; NONE: that is all."""

    section: ClassVar[str] = "Alien powers"
    refused: ClassVar[str] = "refuse.card_not_offered"
    decline: ClassVar[str] = "button.enough"

    low: int = 0
    high: int = 0

    def among(self, table: CosmicTable) -> list[int]:
        attacks = table.of_type(table.hands[self.seat], pieces.ATTACK)
        return [card for card in attacks if self.low < table.value_of(card) < self.high]


@fodder.when(AdditionsDue, may=True)
async def overwhelm(play: CosmicPlay, owner: Seat, due: AdditionsDue) -> None:
    """Attacks between the two revealed ones are discarded and added, as many as wanted (ruling 91)."""
    table = play.table
    at = table.at
    if not at.is_main(owner) or not both_attack(table):
        return
    side = at.sides[owner]
    between = ThrowInAttack(owner, fodder.name, low=at.values[side], high=at.values[1 - side])
    below = ThrowInAttack(owner, fodder.name, low=ANY, high=at.values[1 - side])
    fitting = below if super_flare(table, owner, fodder.name) else between
    if not await use(play, owner, fodder, lambda: fitting.among(table), may=True):
        return
    wider = await enhanced(play, owner, fodder, lambda: len(below.among(table)) > len(between.among(table)))
    if works(table, owner, fodder):  # the flare may have been zapped (ruling 43)
        await throw_in(play, below if wider else between)


async def throw_in(play: CosmicPlay, question: ThrowInAttack) -> None:
    """Card by card, until it is enough."""
    table = play.table
    owner = question.seat
    while question.among(table):
        card = await question
        if card == NONE:
            return
        play.do(TermAdded(table.at.sides[owner], table.value_of(card), fodder.name, owner))
        await discard(play, owner, (card,), fodder.name)


def has_declined(table: CosmicTable, seat: Seat, shown: AttackShown) -> bool:
    """Invited, but stayed out."""
    at = table.at
    if at.sides[seat] != NEITHER or not at.invited[seat] or not table.colonies(seat):
        return False
    return seat in at.declined


@fodder.wild(AttackShown, has_declined)
async def join_late(play: CosmicPlay, seat: Seat, shown: AttackShown) -> None:
    """One ship joins a side that had invited it (ruling 150)."""
    table = play.table
    words = [word for word, side in SIDES.items() if table.at.invited[seat] >> side & 1]
    word = words[0] if len(words) == 1 else await ChooseOne(seat, fodder.name, choices=tuple(words))
    side = SIDES[word]
    play.do(Allied(seat, side))
    for place, ships in await take(play, seat, 1, 1, "ask.ally_ships"):
        play.do(ShipsCommitted(seat, ships, place, GATE if side == OFFENSE else BESIDE))
    await check_powers(play)
