"""Planning: both main players lay down an encounter card (p. 8)."""

from __future__ import annotations

from game.core.prompts import NONE, Together
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.encounter_events import CardLaid, OutcomeDecided
from game.cosmic.going_home import everybody_home
from game.cosmic.hands import new_hand
from game.cosmic.moments import CardsSelected, FirstCardShown, SelectionDue, SelectionOrdered, TurnUpDue
from game.cosmic.parts import ENDED, NO_CARD
from game.cosmic.phases import phase
from game.cosmic.powers import CosmicPlay, alien, comes, used
from game.cosmic.prompts import ChooseEncounterCard
from game.cosmic.ships import EncounterEnds
from game.cosmic.table import CosmicTable


@phase
async def planning(play: CosmicPlay) -> None:
    """Select in secret; the defense draws a new hand if it must, the offense's turn ends (p. 13)."""
    await renew_defense(play)
    await comes(play, SelectionDue())
    await need_cards(play)
    await select(play)
    await comes(play, CardsSelected())


async def renew_defense(play: CosmicPlay) -> None:
    """A defense without an encounter card draws a new hand, if the offense has one (rulings 38, 40)."""
    table = play.table
    if is_ready(table, table.at.offense) and not is_ready(table, table.at.defense):
        await new_hand(play, table.at.defense)


def is_ready(table: CosmicTable, seat: Seat) -> bool:
    """A main player has laid an encounter card, or has one to lay."""
    return table.at.cards[table.at.sides[seat]] != NO_CARD or bool(table.encounter_cards(seat))


async def need_cards(play: CosmicPlay) -> None:
    """The offense's turn ends when a card has to be played and there is none (ruling 37)."""
    table = play.table
    at = table.at
    await renew_defense(play)
    if not all(is_ready(table, seat) for seat in at.mains):  # for the defense only if no card is left
        await everybody_home(play)
        play.do(OutcomeDecided(ENDED, why="no_cards"))
        raise EncounterEnds


async def select(play: CosmicPlay) -> None:
    """Both at once in secret, or one after the other where a power says so."""
    table = play.table
    order = SelectionOrdered([])
    await comes(play, order)
    if order.first:
        first = order.first[0]
        card = await choice(table, first)
        due = TurnUpDue(first, card, [])
        await comes(play, due)
        await lay(play, first, card, face_up=not due.kept)
        second = table.at.opponent(first)
        await comes(play, FirstCardShown(first))
        await lay(play, second, await choice(table, second))
        return
    mains = table.at.mains
    chosen = await Together({seat: choice(table, seat) for seat in mains})
    for seat in mains:
        await lay(play, seat, chosen[seat])


def choice(table: CosmicTable, seat: Seat) -> ChooseEncounterCard:
    """An upset wants attacks (the Loser); a gift must be played if it can be (the Philanthropist)."""
    upset = table.at.marked("loser", table.at.offense) or table.at.marked("loser", table.at.defense)
    must = next((m.value for m in table.at.marks if m.power == "philanthropist" and m.seat == seat), NONE)
    return ChooseEncounterCard(seat, types=(pieces.ATTACK,) if upset else (), must=must)


async def lay(play: CosmicPlay, seat: Seat, card: CardId, *, face_up: bool = False) -> None:
    """Lay a card down; from the hoard that is a use of the Miser's power."""
    table = play.table
    while card in table.hoards[seat] and not await used(play, seat, alien("miser")):
        if not table.encounter_cards(seat):
            await need_cards(play)
        card = await choice(table, seat)
    play.do(CardLaid(seat, card, face_up))
