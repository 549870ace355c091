"""Planning: both main players lay down an encounter card (p. 8)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.prompts import NONE, Together
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.card_prompts import SpendCard
from game.cosmic.events.encounter import CardLaid, OutcomeDecided
from game.cosmic.going_home import everybody_home
from game.cosmic.hands import new_hand
from game.cosmic.moments import (
    CardsSelected,
    FirstCardShown,
    SelectionBegins,
    SelectionDue,
    TurnUpDue,
)
from game.cosmic.parts import ENDED, NO_CARD
from game.cosmic.phases.windows import opens, stirs
from game.cosmic.powers import CosmicPlay, alien, comes, play_card, plays_a_card, used
from game.cosmic.prompts import ChooseEncounterCard
from game.cosmic.ships import EncounterEnds
from game.cosmic.table import CosmicTable


async def planning(play: CosmicPlay) -> None:
    """The defense draws a new hand if it must; then come effects before the selection."""
    due = SelectionDue()
    while needs_hand(play.table) and await plays_out(play, play.table.at.defense, due):
        continue
    await renew_defense(play)
    await opens(play, due)


async def plays_out(play: CosmicPlay, seat: Seat, due: SelectionDue) -> bool:
    """What can be played before the hand goes may be (p. 13, ruling 39); by the German rules it must be."""
    question = SpendCard(seat, event=due)
    owed = question.among(play.table) if play.table.rules.german else []
    if not owed:
        return await plays_a_card(play, seat, due)
    await play_card(play, seat, owed[0] if len(owed) == 1 else await question, due)
    return True


async def selection(play: CosmicPlay) -> None:
    """Select in secret; a main player without a card ends the offense's turn (p. 13)."""
    await need_cards(play)
    begins = SelectionBegins()
    if stirs(play, begins):
        await comes(play, begins)
        await need_cards(play)  # the last one may have been spent to answer a power
    await select(play)


def selected(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, CardsSelected())


async def renew_defense(play: CosmicPlay) -> None:
    """A defense without an encounter card draws a new hand, if the offense has one (rulings 38, 40)."""
    if needs_hand(play.table):
        await new_hand(play, play.table.at.defense)


def needs_hand(table: CosmicTable) -> bool:
    return is_ready(table, table.at.offense) and not is_ready(table, table.at.defense)


def is_ready(table: CosmicTable, seat: Seat) -> bool:
    """A main player has laid an encounter card, or has one to lay."""
    return has_laid(table, seat) or table.has_encounter_card(seat)


def are_ready(table: CosmicTable) -> bool:
    return is_ready(table, table.at.offense) and is_ready(table, table.at.defense)


def has_laid(table: CosmicTable, seat: Seat) -> bool:
    at = table.at
    return at.cards[at.sides[seat]] != NO_CARD


async def need_cards(play: CosmicPlay) -> None:
    """The offense's turn ends when a card has to be played and there is none (ruling 37)."""
    if are_ready(play.table):
        return
    await renew_defense(play)
    if not are_ready(play.table):  # for the defense only if no card is left
        await everybody_home(play)
        play.do(OutcomeDecided(ENDED, why="no_cards"))
        raise EncounterEnds


async def select(play: CosmicPlay) -> None:
    """Both at once in secret; who has had to play openly has selected already."""
    table = play.table
    choosing = [seat for seat in table.at.mains if not has_laid(table, seat)]
    chosen = await Together({seat: choice(table, seat) for seat in choosing})
    for seat in choosing:
        await lay(play, seat, chosen[seat])


async def play_openly(play: CosmicPlay, first: Seat) -> None:
    """A main player has to select before the other, and plays face up."""
    await need_cards(play)
    card = await choice(play.table, first)
    due = TurnUpDue(first, card, [])
    await comes(play, due)
    await lay(play, first, card, face_up=not due.kept)
    await comes(play, FirstCardShown(first))


def choice(table: CosmicTable, seat: Seat) -> ChooseEncounterCard:
    """An upset wants attacks (the Loser); a gift must be played if it can be (the Philanthropist)."""
    at = table.at
    if not at.marks:
        return ChooseEncounterCard(seat)
    upset = at.marked("loser", at.offense) or at.marked("loser", at.defense)
    must = next((m.value for m in at.marks if m.power == "philanthropist" and m.seat == seat), NONE)
    return ChooseEncounterCard(seat, types=(pieces.ATTACK,) if upset else (), must=must)


async def lay(play: CosmicPlay, seat: Seat, card: CardId, *, face_up: bool = False) -> None:
    """Lay a card down; from the hoard that is a use of the Miser's power."""
    table = play.table
    while not await is_laid_down(play, seat, card):
        if not table.encounter_cards(seat):
            await need_cards(play)
        card = await choice(table, seat)
    play.do(CardLaid(seat, card, face_up))


async def is_laid_down(play: CosmicPlay, seat: Seat, card: CardId) -> bool:
    """A card of the hoard only if the power works; an imagined zap may take the card itself."""
    table = play.table
    if card in table.hoards[seat] and not await used(play, seat, alien("miser")):
        return False
    return card in table.hands[seat] or card in table.hoards[seat]


ERRANDS = (planning, selection, selected)
