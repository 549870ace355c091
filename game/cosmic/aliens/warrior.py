"""Warrior: every encounter teaches it to fight."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.common import TokensChanged
from game.cosmic.events.encounter import TermAdded
from game.cosmic.moments import AttackShown, EncounterOver, EncounterPast
from game.cosmic.parts import BOTH_LOST, DEAL, DEFENSE, FAILED, NEITHER, OFFENSE, WON
from game.cosmic.powers import CosmicPlay, alien, use_or_with_super
from game.cosmic.sheets import lies_open
from game.cosmic.table import CosmicTable

warrior = alien("warrior")
GOOD, BAD = 1, 2  # tokens


@warrior.when(AttackShown)
async def fight(play: CosmicPlay, owner: Seat, shown: AttackShown) -> None:
    """One more for every token; with the super flare as an ally, too."""
    table = play.table
    at = table.at
    side, tokens = at.sides[owner], partial(table.tokens_on, warrior.name)
    if side == NEITHER or at.types[side] != pieces.ATTACK:
        return
    if await use_or_with_super(play, owner, warrior, tokens, alone=at.is_main(owner)):
        play.do(TermAdded(side, tokens(), warrior.name, owner))


@warrior.when(EncounterPast)
async def learn(play: CosmicPlay, owner: Seat, past: EncounterPast) -> None:
    """A token after a win or a deal, two after a defeat; that is no use of the power (ruling 52)."""
    if owner not in (past.offense, past.defense):
        return
    table = play.table
    lesson = lessons(past, OFFENSE if owner == past.offense else DEFENSE)
    if lesson and table.rules.planets < pieces.PLANETS:
        lesson += 1
    if lesson and await lies_open(play, owner, warrior):
        play.do(TokensChanged(warrior.name, table.tokens_on(warrior.name) + lesson))


def lessons(past: EncounterPast, side: int) -> int:
    """Nothing if the encounter was neither won, lost nor negotiated."""
    if past.outcome == DEAL or (past.outcome == WON and past.winner == side):
        return GOOD
    return BAD if past.outcome in (WON, FAILED, BOTH_LOST) else 0


def was_attacked(table: CosmicTable, seat: Seat, over: EncounterOver) -> bool:
    """The defense, if it has a card to strike back with."""
    return seat == table.at.defense and bool(table.encounter_cards(seat))


@warrior.wild(EncounterOver, was_attacked)
async def strike_back(play: CosmicPlay, seat: Seat, over: EncounterOver) -> None:
    """The next encounter is with the offense, in its home system; then play goes on (ruling 160)."""
    over.inserted.append((seat, play.table.at.offense))
