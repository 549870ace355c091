"""Clone: its encounter card comes back to the hand."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.cards import ArtifactKept, CardPutAway
from game.cosmic.events.encounter import EncounterCardTakenBack
from game.cosmic.moments import ArtifactSpent, CompensationDue, EncounterResolved
from game.cosmic.parts import NO_CARD
from game.cosmic.powers import CosmicPlay, alien, enhanced, use
from game.cosmic.table import CosmicTable

clone = alien("clone")


@clone.when(EncounterResolved, may=True)
async def replicate(play: CosmicPlay, owner: Seat, moment: EncounterResolved) -> None:
    """After compensation the own encounter card may return instead of being discarded."""
    at = play.table.at

    def has_a_card() -> bool:
        return at.is_main(owner) and at.cards[at.sides[owner]] != NO_CARD

    if await use(play, owner, clone, has_a_card, may=True):
        play.do(EncounterCardTakenBack(owner, at.cards[at.sides[owner]]))


def played_it(table: CosmicTable, seat: Seat, spent: ArtifactSpent) -> bool:
    return spent.seat == seat


@clone.wild(ArtifactSpent, played_it)
async def keep_artifact(play: CosmicPlay, seat: Seat, spent: ArtifactSpent) -> None:
    """The artifact comes back, but may be played again in a later encounter only."""
    play.do(CardPutAway(spent.card, seat))
    play.do(ArtifactKept(spent.card))


@clone.when(CompensationDue)
async def collect_double(play: CosmicPlay, owner: Seat, due: CompensationDue) -> None:
    """Super: up to twice the compensation, if there are more cards to take (ruling 117)."""
    hands = play.table.hands

    def is_not_all() -> bool:
        return due.seat == owner and 0 < sum(due.cards) < len(hands[due.giver])

    if await enhanced(play, owner, clone, is_not_all):
        due.cards.append(sum(due.cards))
