"""After an encounter: its cards are discarded; another encounter, or the next turn (p. 11)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned
from game.core.powers import is_heard
from game.core.table import CardId, Errand, Seat, errand
from game.cosmic.calls import calls_come_true
from game.cosmic.events.common import EncounterEnded
from game.cosmic.events.encounter import EncounterCardsDiscarded
from game.cosmic.hands import new_hand
from game.cosmic.moments import CardsDropped, CardsGone, EncounterOver, EncounterPast
from game.cosmic.parts import DEAL, NO_CARD, OFFENSE, SUCCEEDED, WON
from game.cosmic.phases.windows import opens, stirs
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import SecondEncounter
from game.cosmic.research import new_tech
from game.cosmic.ships import check_victory, pairs_of, words_of
from game.cosmic.table import CosmicTable

AGAIN, TECH, STOP = "encounter", "new_tech", "end_turn"


def aftermath(play: CosmicPlay) -> None:
    """Encounter cards and reinforcements go to the discard pile."""
    at = play.table.at
    played = [(seat, card) for seat, card in zip(at.mains, at.cards, strict=True) if card != NO_CARD]
    encounter = len(played)
    played += [(reinforced.seat, reinforced.card) for reinforced in at.reinforcements]
    if not played:
        return
    play.do(EncounterCardsDiscarded(tuple([card for _, card in played])))
    drops = [
        CardsDropped(seat, tuple([card for owner, card in played if owner == seat]))
        for seat in sorted({seat for seat, _ in played})
    ]
    if is_heard(play, CardsGone) or any(stirs(play, drop) for drop in drops):
        told = [errand("dropped", drop.seat, *drop.cards) for drop in drops]
        play.do(Planned((*told, errand("gone", encounter, *words_of(played)))))


def dropped(play: CosmicPlay, seat: Seat, *cards: CardId) -> Awaitable[None]:
    return opens(play, CardsDropped(seat, cards))


def gone(play: CosmicPlay, encounter: int, *words: int) -> Awaitable[None]:
    """Everything lies in the discard pile: first so many encounter cards, then reinforcements."""
    played = tuple(pairs_of(words))
    return comes(play, CardsGone(played, tuple([card for _, card in played[:encounter]])))


async def outlook(play: CosmicPlay) -> None:
    """See who may go on, and with what."""
    table = play.table
    number, good = table.number, successful(table)
    over = EncounterOver([], [], [])
    await comes(play, over)
    check_victory(play)
    following = await next_errand(play, over, number, good)
    first = tuple([errand("encounter", seat, 0, defense + 1) for seat, defense in over.inserted])
    play.do(Planned((*first, *following)))
    await end_encounter(play)


async def end_encounter(play: CosmicPlay) -> None:
    """The encounter ends."""
    at = play.table.at
    past = EncounterPast(at.offense, at.defense, at.outcome, at.winner)
    play.do(EncounterEnded())
    await comes(play, past)
    await calls_come_true(play, EncounterPast, at.marks)


def successful(table: CosmicTable) -> bool:
    """Won by the offense, a deal, or a colony gained in another way (p. 11, ruling 5)."""
    at = table.at
    return at.outcome in (DEAL, SUCCEEDED) or (at.outcome == WON and at.winner == OFFENSE)


async def next_errand(play: CosmicPlay, over: EncounterOver, number: int, good: bool) -> tuple[Errand, ...]:
    """A second encounter after a first one that succeeded, or the turn of the player on the left."""
    table = play.table
    offense = table.at.offense
    if offense != table.turn or inserted(table):
        return ()
    following = errand("start_turn", (offense + 1) % table.seats)
    if not over.again and not (good and number == 1):
        return (following,)
    way = await next_way(play, offense, bool(over.again))
    if way == AGAIN:
        if over.renews and not table.encounter_cards(offense):
            await new_hand(play, offense, over.renews)
        return (errand("encounter", offense, number + 1),)
    if way == TECH:
        await new_tech(play, offense)
    return (following,)


async def next_way(play: CosmicPlay, offense: Seat, wanted: bool) -> str:
    """Whoever may have another encounter may give it up, for a tech if there are any (p. 15)."""
    techs = bool(play.table.tech_deck or play.table.tech_discard)
    if wanted and not techs:  # to say so was the use of a power or card
        return AGAIN
    return await SecondEncounter(offense, choices=(AGAIN, TECH, STOP) if techs else (AGAIN, STOP))


def inserted(table: CosmicTable) -> bool:
    """True in an encounter that interrupts a turn: what the turn was about still stands on the agenda."""
    return bool(table.agenda)


ERRANDS = (aftermath, dropped, gone, outlook)
