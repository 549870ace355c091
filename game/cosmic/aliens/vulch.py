"""Vulch: it collects the artifacts that others discard."""

from __future__ import annotations

from functools import partial

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardsGiven, CardsShown, CardTaken
from game.cosmic.hands import discard
from game.cosmic.moments import CardsDropped, EncounterResolved, NewHandDue, WinSettled
from game.cosmic.parts import DEAL
from game.cosmic.powers import CosmicPlay, alien, enhanced, use
from game.cosmic.prompts import CardFromHand, MayChooseCard
from game.cosmic.sheets import lies_open
from game.cosmic.table import CosmicTable

vulch = alien("vulch")


@vulch.when(CardsDropped)
async def salvage(play: CosmicPlay, owner: Seat, dropped: CardsDropped) -> None:
    """Artifacts of others go to the hand, played or not; with the super flare their flares, too."""
    if dropped.seat == owner:
        return
    artifacts = partial(carrion, play.table, dropped, pieces.ARTIFACT)
    if await use(play, owner, vulch, artifacts):
        take_all(play, owner, artifacts())
    flares = partial(carrion, play.table, dropped, pieces.FLARE)
    if await enhanced(play, owner, vulch, flares):
        take_all(play, owner, flares())


def carrion(table: CosmicTable, dropped: CardsDropped, kind: int) -> list[CardId]:
    """Cards of a type that were just discarded and still lie there."""
    return [card for card in table.of_type(dropped.cards, kind) if card in table.discard]


def take_all(play: CosmicPlay, owner: Seat, cards: list[CardId]) -> None:
    for card in cards:
        play.do(CardTaken(owner, card))


@vulch.when(NewHandDue)
async def keep_artifacts(play: CosmicPlay, owner: Seat, due: NewHandDue) -> None:
    """Own artifacts are shown and stay when a new hand is drawn; that is no use (ruling 53)."""
    artifacts = play.table.of_type(play.table.hands[owner], pieces.ARTIFACT)
    if due.seat == owner and artifacts and await lies_open(play, owner, vulch):
        play.do(CardsShown(tuple(artifacts)))
        due.kept.extend(artifacts)


def beat_a_hand(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    at = table.at
    return at.is_main(seat) and at.winner == at.sides[seat] and bool(table.hands[at.opponent(seat)])


def made_a_deal(table: CosmicTable, seat: Seat, resolved: EncounterResolved) -> bool:
    at = table.at
    return at.is_main(seat) and at.outcome == DEAL and bool(table.hands[at.opponent(seat)])


@vulch.wild(WinSettled, beat_a_hand)
@vulch.wild(EncounterResolved, made_a_deal)
async def pick_over(play: CosmicPlay, seat: Seat, moment: WinSettled | EncounterResolved) -> None:
    """The opponent hands over card by card, in any order; all are discarded until one is kept."""
    table = play.table
    opponent = table.at.opponent(seat)
    while hand := table.hands[opponent]:
        card = hand[0]
        if len(hand) > 1:
            card = await CardFromHand(opponent, "vulch", what="ask.vulch_hand_over")
        play.do(CardsShown((card,), to=seat))
        if await MayChooseCard(seat, "vulch", what="ask.vulch_keep", listed=(card,)) == card:
            play.do(CardsGiven(opponent, seat, (card,), "vulch"))
            return
        await discard(play, opponent, (card,), "vulch")
