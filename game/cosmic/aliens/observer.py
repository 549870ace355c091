"""Observer: allied ships come home instead of going to the warp."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import ShipsCommitted
from game.cosmic.hands import draw
from game.cosmic.moments import AlliancesFormed, SendingDue, ShipsDoomed
from game.cosmic.parts import BESIDE, GATE, OFFENSE, WARP
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.prompts import ChooseNumber
from game.cosmic.ships import endangered, rescue
from game.cosmic.table import CosmicTable

observer = alien("observer")


@observer.after(ShipsDoomed)
async def protect(play: CosmicPlay, owner: Seat, doomed: ShipsDoomed) -> None:
    """As an ally its own ships return to colonies, as a main player those of its allies (ruling 146)."""
    if await use(play, owner, observer, lambda: is_watched(play.table, owner, doomed)):
        await rescue(play, doomed, doomed.left)


def is_watched(table: CosmicTable, owner: Seat, doomed: ShipsDoomed) -> bool:
    """Ruling 178: by the letter any ships of an ally, also those that take no part in the encounter."""
    if table.encounter is None or not endangered(table, doomed) or not table.at.is_ally(doomed.seat):
        return False
    return doomed.seat == owner or table.at.main(table.at.sides[doomed.seat]) == owner


def has_allies(table: CosmicTable, seat: Seat, formed: AlliancesFormed) -> bool:
    if not table.at.is_main(seat) or not (table.deck or table.discard):
        return False
    return bool(table.at.allies(table.at.sides[seat]))


@observer.wild(AlliancesFormed, has_allies)
async def treat_allies(play: CosmicPlay, seat: Seat, formed: AlliancesFormed) -> None:
    """Each ally of the player may draw a card."""
    at = play.table.at
    for ally in at.allies(at.sides[seat]):
        if await ChooseNumber(ally, observer.name, what="ask.observer_wild", low=0, high=1):
            await draw(play, ally, 1)


def could_send_a_lost_ship(table: CosmicTable, seat: Seat, due: SendingDue) -> bool:
    already = table.ships_at(seat, place_for(due))
    return due.seat == seat and table.warp[seat] > 0 and already < table.at.limits[seat]


def place_for(due: SendingDue) -> int:
    return GATE if due.side == OFFENSE else BESIDE


@observer.super(SendingDue, could_send_a_lost_ship)
async def send_a_lost_ship(play: CosmicPlay, owner: Seat, due: SendingDue) -> None:
    """One of the ships comes from the warp, within the limit (ruling 148)."""
    play.do(ShipsCommitted(owner, 1, WARP, place_for(due)))
