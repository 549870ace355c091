"""Destiny: whom the offense encounters, and where (p. 7)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import NOBODY, CardId, Seat, errand
from game.cosmic.events.cards import DestinyReshuffled, DestinyTurnedUp
from game.cosmic.events.common import ShipsMoved
from game.cosmic.events.encounter import DefenseNamed, GateAimed, OutcomeDecided
from game.cosmic.moments import ColoniesFounded, DefenseDue, DestinyDue, DestinyKnown
from game.cosmic.parts import ANOTHER, SUCCEEDED
from game.cosmic.phases.windows import opens
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import NO_SHIPS, ChooseSeat, ChooseTarget
from game.cosmic.ships import EncounterEnds, check_powers, take
from game.cosmic.table import CosmicTable

LIMIT = 4  # ships that re-establish a colony
AGAIN = "destiny 1"  # another card is to be drawn


async def destiny(play: CosmicPlay, again: int = 0) -> None:
    """Draw a card, and another one as long as none leads to an encounter."""
    table = play.table
    if not again and table.at.defense != NOBODY:  # an inserted encounter knows its defense
        return
    card = await draw_destiny(play)
    named = named_by(table, card)  # whatever an execution changes afterwards
    play.do(Planned((errand("pursuit", named, demands(table)),)))
    await opens(play, DestinyKnown(card))


async def draw_destiny(play: CosmicPlay) -> CardId:
    """The last card of the deck is not drawn: everything is shuffled together first."""
    table = play.table
    if len(table.destiny_deck) <= 1:
        play.do(DestinyReshuffled())
    due = DestinyDue([])
    await comes(play, due)
    card = due.picked[0] if due.picked else table.destiny_deck[-1]
    play.do(DestinyTurnedUp(table.at.offense, card))
    return card


def demands(table: CosmicTable) -> int:
    """How often somebody has had another card drawn in this encounter."""
    return sum([mark.power == ANOTHER for mark in table.at.marks])


async def pursuit(play: CosmicPlay, named: Seat, before: int) -> None:
    """Find the defense from the seat that the card names; an own colour may be refused."""
    table = play.table
    if demands(table) > before:
        play.do(Planned((AGAIN,)))
        return
    offense = table.at.offense
    due = DefenseDue([], named)
    await comes(play, due)
    if due.targets:
        defense, planet = due.targets[0]
        play.do(DefenseNamed(defense))
        play.do(GateAimed(planet))
        return
    seat = named
    if seat == NOBODY:
        seat = await ChooseSeat(offense, what="ask.wild_destiny", listed=tuple(table.others(offense)))
    if seat == offense:
        await own_colour(play)
    else:
        play.do(DefenseNamed(seat))


def named_by(table: CosmicTable, card: CardId) -> Seat:
    """The seat that a destiny card names; NOBODY for a wild."""
    if table.value_of(card) >= 0:
        return table.value_of(card)
    special = table.id_of(card)
    others = table.others(table.at.offense)  # ties go to the nearest on the left (ruling 13)
    if special == "fewest_in_warp":
        return min(others, key=lambda seat: table.warp[seat])
    if special == "most_cards":
        return max(others, key=lambda seat: len(table.hands[seat]))
    if special == "most_colonies":
        return max(others, key=table.foreign_colonies)
    return NOBODY


async def own_colour(play: CosmicPlay) -> None:
    """Drive out a foreign colony, re-establish one on an empty planet, or draw again (p. 7, 12)."""
    table = play.table
    offense = table.at.offense
    targets = own_targets(table, offense)
    planet, seat = await ChooseTarget(offense, targets=targets, again=True) if targets else NO_SHIPS
    if (planet, seat) == NO_SHIPS:
        play.do(Planned((AGAIN,)))
        return
    if seat == offense:
        play.do(GateAimed(planet))
        play.do(Planned((errand("resettling", planet),)))
        return
    play.do(DefenseNamed(seat))
    play.do(GateAimed(planet))


def own_targets(table: CosmicTable, offense: Seat) -> tuple[tuple[int, Seat], ...]:
    """Foreign colonies on home planets, and planets with no ships at all, as the offense's own."""
    targets: list[tuple[int, Seat]] = []
    for planet in table.home_planets(offense):
        ships = table.planets[planet].ships
        foreign = [seat for seat in table.others(offense) if ships[seat]]
        targets += [(planet, seat) for seat in foreign]
        if not any(ships) and table.colonies(offense):
            targets.append((planet, offense))
    return tuple(targets)


async def resettling(play: CosmicPlay, planet: int) -> None:
    """A colony with up to four ships from other colonies; that is a successful encounter."""
    offense = play.table.at.offense
    named = await take(play, offense, 1, LIMIT, "ask.resettle")
    for place, ships in named:
        play.do(ShipsMoved(offense, ships, place, planet))
    await check_powers(play)
    play.do(OutcomeDecided(SUCCEEDED))
    await comes(play, ColoniesFounded((offense,)))
    raise EncounterEnds


ERRANDS = (destiny, pursuit, resettling)
