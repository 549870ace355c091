"""Reveal: cards are turned over, totals compared, reinforcements played (p. 9)."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.calls import calls_come_true
from game.cosmic.card_events import CardToBottom
from game.cosmic.encounter_events import (
    CardsRevealed,
    EncounterCardSetAside,
    OutcomeDecided,
    SideReinforced,
)
from game.cosmic.moments import (
    AdditionsDue,
    AttackShown,
    CardsShownUp,
    ComparisonDue,
    CountsDue,
    DealAhead,
    OutcomeKnown,
    ReinforcementAnnounced,
    ReinforcingDue,
    RevealDue,
    TurnUpDue,
    ValuesDeclared,
)
from game.cosmic.parts import BOTH_LOST, DEFENSE, OFFENSE, UNDECIDED, WON
from game.cosmic.phases import phase
from game.cosmic.powers import CosmicPlay, alien, comes, used
from game.cosmic.prompts import NO_SHIPS, PlayReinforcement
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total


@phase
async def reveal(play: CosmicPlay) -> None:
    """Turn over, count, reinforce, compare."""
    table = play.table
    await comes(play, RevealDue())
    await turn_up(play)
    await comes(play, CardsShownUp())
    await calls_come_true(play, ValuesDeclared)
    if both_negotiate(table):
        await comes(play, DealAhead())
        if table.at.outcome == UNDECIDED:
            return
    await comes(play, AttackShown())
    await comes(play, CountsDue())
    await comes(play, AdditionsDue())
    if both_attack(table) and table.at.outcome == UNDECIDED:
        await reinforce(play)
    await comes(play, ComparisonDue())
    decide(play)
    await comes(play, OutcomeKnown())


async def turn_up(play: CosmicPlay) -> None:
    """Both cards are turned up; one that is believed to be another goes unseen under the deck."""
    at = play.table.at
    for seat in at.mains:
        await comes(play, TurnUpDue(seat, at.cards[at.sides[seat]], []))
    for side in (OFFENSE, DEFENSE):
        if at.claim(side) is not None:
            card = at.cards[side]
            play.do(EncounterCardSetAside(card))
            play.do(CardToBottom(card))
    play.do(CardsRevealed())


def both_negotiate(table: CosmicTable) -> bool:
    return table.at.types == [pieces.NEGOTIATE, pieces.NEGOTIATE]


def both_attack(table: CosmicTable) -> bool:
    return table.at.types == [pieces.ATTACK, pieces.ATTACK]


async def reinforce(play: CosmicPlay) -> None:
    """Main players and allies reinforce either side, until all of them pass in a row (p. 13)."""
    table = play.table
    passed: list[Seat] = []
    involved = [seat for seat in table.timing if table.at.sides[seat] >= 0]
    while len(passed) < len(involved):
        for seat in involved:
            if seat in passed:
                continue
            passed.append(seat)
            if await reinforced(play, seat):
                passed = []
                break


async def reinforced(play: CosmicPlay, seat: Seat) -> bool:
    """One seat plays a reinforcement, or passes."""
    table = play.table
    due = ReinforcingDue(seat, [])
    await comes(play, due)
    prompt = PlayReinforcement(seat, limit=max(due.limits, default=-1))
    if len(prompt.options(table)) == 1 and not table.rules.open_call:
        return False
    card, side = await prompt
    if (card, side) == NO_SHIPS:
        return False
    if card in table.hoards[seat] and not await used(play, seat, alien("miser")):
        return True  # without the power the hand is left to reinforce from
    if table.type_of(card) == pieces.ATTACK and not await used(play, seat, alien("reserve")):
        return True  # without the power it may still reinforce
    play.do(SideReinforced(seat, card, side))
    await comes(play, ReinforcementAnnounced(seat, card))
    return True


def decide(play: CosmicPlay) -> None:
    """The higher total wins, a tie goes to the defense; a negotiate loses to an attack (p. 9)."""
    table = play.table
    at = table.at
    if at.outcome != UNDECIDED:
        return
    if both_attack(table):
        totals = total(table, OFFENSE), total(table, DEFENSE)
        ahead = totals[0] < totals[1] if at.low_wins >= 0 else totals[0] > totals[1]
        play.do(OutcomeDecided(WON, OFFENSE if ahead else DEFENSE, totals))
    elif pieces.ATTACK in at.types:
        play.do(OutcomeDecided(WON, at.types.index(pieces.ATTACK)))
    elif not both_negotiate(table):  # two morphs: both lose (p. 10)
        play.do(OutcomeDecided(BOTH_LOST))
