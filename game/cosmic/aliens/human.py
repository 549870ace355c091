"""Human: four more for its side, or the win if anybody zaps it."""

from __future__ import annotations

from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPutAway
from game.cosmic.events.common import PowerZapped
from game.cosmic.events.encounter import CardCounts, OutcomeDecided, TermAdded
from game.cosmic.hands import discard
from game.cosmic.moments import AdditionsDue, CardsDropped, CardsShownUp, DealAhead
from game.cosmic.offers import super_flare
from game.cosmic.parts import NEITHER, WON
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use
from game.cosmic.prompts import ChooseOne
from game.cosmic.table import CosmicTable

human = alien("human")
BONUS, SUPER_BONUS, WILD_ATTACK = 4, 8, 42
ADD, ZAP = "human_add", "human_zap"


@human.when(AdditionsDue)
async def add_four(play: CosmicPlay, owner: Seat, due: AdditionsDue) -> None:
    """Four more for the own side, as a main player or an ally."""
    await be_human(play, owner)


@human.when(DealAhead)
async def add_four_to_talks(play: CosmicPlay, owner: Seat, ahead: DealAhead) -> None:
    """Before a deal there is nothing to add to, but a power that is used may be zapped."""
    await be_human(play, owner)


async def be_human(play: CosmicPlay, owner: Seat) -> None:
    """The power is used; when it is zapped its side has won, whatever cards were revealed (ruling 48)."""
    side = play.table.at.sides[owner]
    if side == NEITHER:
        return
    if await use(play, owner, human, lambda: play.table.at.takes_part(owner)):
        bonus = await strengthened(play, owner)
        if bonus:
            play.do(TermAdded(side, bonus, human.name, owner))
    if human.name in play.table.zapped:
        play.do(OutcomeDecided(WON, side, why=human.name))


async def strengthened(play: CosmicPlay, owner: Seat) -> int:
    """Super: eight instead of four, or the flare is discarded to zap the own power; 0 if zapped."""
    flares = tuple(super_flare(play.table, owner, human.name))
    if await enhanced(play, owner, human, lambda: True):
        if await ChooseOne(owner, human.name, choices=(ADD, ZAP)) == ADD:
            return SUPER_BONUS
        await discard(play, owner, flares, human.name)
        play.do(PowerZapped(owner, human.name))
    return 0 if human.name in play.table.zapped else BONUS


def open_human(table: CosmicTable) -> Seat:
    """The player of the Human, or NOBODY if no such sheet lies open."""
    sheets = [card for sheets in table.sheets for card in sheets if table.seen[card] == table.everyone]
    if human.name not in [table.id_of(card) for card in sheets]:
        return NOBODY
    return next((seat for seat in range(table.seats) if human.name in table.aliens_of(seat)), NOBODY)


def faces_an_alien(table: CosmicTable, seat: Seat, shown: CardsShownUp) -> bool:
    """A main player whose opponent is not the Human."""
    return table.at.is_main(seat) and table.at.opponent(seat) != open_human(table)


@human.wild(CardsShownUp, faces_an_alien)
async def become_forty_two(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """The own card becomes an attack 42; the flare goes to the Human, or to the discard pile."""
    table = play.table
    play.do(CardCounts(table.at.sides[seat], pieces.ATTACK, WILD_ATTACK, "human.flare"))
    card, owner = flare_in_play(table), open_human(table)
    play.do(CardPutAway(card, owner))
    if owner == NOBODY:
        await comes(play, CardsDropped(seat, (card,)))


def flare_in_play(table: CosmicTable) -> CardId:
    return next(played.card for played in table.playing if table.id_of(played.card) == human.name)
