"""Reveal: cards are turned over, totals compared, reinforcements played (p. 9)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned, SkippedTo
from game.core.powers import DONE
from game.core.table import CardId, Seat, errand
from game.cosmic import pieces
from game.cosmic.calls import calls_come_true
from game.cosmic.events.cards import CardToBottom
from game.cosmic.events.encounter import CardsRevealed, EncounterCardSetAside, OutcomeDecided, SideReinforced
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
from game.cosmic.phases.windows import opens
from game.cosmic.powers import CosmicPlay, alien, comes, used, works
from game.cosmic.prompts import NO_SHIPS, PlayReinforcement
from game.cosmic.table import CosmicTable
from game.cosmic.totals import total


def reveal(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, RevealDue())


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
    await opens(play, CardsShownUp())


def both_negotiate(table: CosmicTable) -> bool:
    return table.at.types == (pieces.NEGOTIATE, pieces.NEGOTIATE)


def both_attack(table: CosmicTable) -> bool:
    return table.at.types == (pieces.ATTACK, pieces.ATTACK)


async def declared(play: CosmicPlay) -> None:
    """What a card counts may have been said before; two negotiates lead to a deal."""
    table = play.table
    await calls_come_true(play, ValuesDeclared)
    if both_negotiate(table):
        await comes(play, DealAhead())
        if table.at.outcome == UNDECIDED:
            play.do(SkippedTo("resolution"))
            return
    await opens(play, AttackShown())


def counts(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, CountsDue())


def additions(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, AdditionsDue())


def reinforcements(play: CosmicPlay) -> Awaitable[None]:
    """Main players and allies reinforce either side, until all of them pass in a row (p. 13)."""
    table = play.table
    if not both_attack(table) or table.at.outcome != UNDECIDED:
        return DONE
    sides = table.at.sides
    return reinforcement(play, 0, *[seat for seat in table.timing if sides[seat] >= 0])


async def reinforcement(play: CosmicPlay, passed: int, *involved: Seat) -> None:
    """The first of those who have not passed reinforces or passes; whoever cannot is not asked."""
    for seat in involved:
        if passed >> seat & 1:
            continue
        passed |= 1 << seat
        prompt = await offered(play, seat)
        if prompt is None:
            continue
        choice = await prompt
        if choice != NO_SHIPS:
            play.do(Planned((errand("reinforcement", 0, *involved),)))
            await reinforce(play, seat, *choice)
        elif any(not passed >> other & 1 for other in involved):
            play.do(Planned((errand("reinforcement", passed, *involved),)))
        return


async def offered(play: CosmicPlay, seat: Seat) -> PlayReinforcement | None:
    """The question to a seat, if there is anything to choose."""
    table = play.table
    due = ReinforcingDue(seat, [])
    await comes(play, due)
    limits = due.limits if works(table, seat, alien("reserve")) else []  # its flare may have been zapped
    prompt = PlayReinforcement(seat, limit=max(limits, default=-1))
    return prompt if table.rules.open_call or len(prompt.options(table)) > 1 else None


async def reinforce(play: CosmicPlay, seat: Seat, card: CardId, side: int) -> None:
    """A card reinforces a side; if the power it takes is zapped, the seat may choose again."""
    table = play.table
    if card in table.hoards[seat] and not await used(play, seat, alien("miser")):
        return
    if table.type_of(card) == pieces.ATTACK and not await used(play, seat, alien("reserve")):
        return
    if card not in table.playable(seat):  # a bot may imagine that it is another card, and was spent meanwhile
        return
    play.do(SideReinforced(seat, card, side))
    await comes(play, ReinforcementAnnounced(seat, card))


async def comparison(play: CosmicPlay) -> None:
    """Totals are final; the outcome is known but for exchanges."""
    await comes(play, ComparisonDue())
    decide(play)
    await comes(play, OutcomeKnown())


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


ERRANDS = (
    reveal,
    turn_up,
    declared,
    counts,
    additions,
    reinforcements,
    reinforcement,
    comparison,
)
