"""Healer: it brings back the ships that others lose, for a card."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic.events.cards import CardPlayed
from game.cosmic.hands import draw
from game.cosmic.moments import CardsDropped, ShipsGone
from game.cosmic.parts import GONE
from game.cosmic.powers import CosmicPlay, alien, cancel, comes, enhanced, use, works
from game.cosmic.ships import bring_home
from game.cosmic.table import CosmicTable

healer = alien("healer")
FEE = 1


@healer.when(ShipsGone, may=True)
async def heal(play: CosmicPlay, owner: Seat, gone: ShipsGone) -> None:
    """All ships that another player has just lost return to its colonies; the Healer draws a card."""
    given = partial(can_be_healed, play.table, owner, gone)
    if not await use(play, owner, healer, given, may=True):
        return
    fee = FEE
    if await enhanced(play, owner, healer, lambda: gone.ships > FEE):
        fee = gone.ships
    if not works(play.table, owner, healer) or not given():  # the flare was answered (ruling 43)
        return
    await bring_home(play, gone.seat, gone.ships, gone.place)
    await draw(play, owner, fee)


def can_be_healed(table: CosmicTable, owner: Seat, gone: ShipsGone) -> bool:
    """Ruling 177: ships in the warp stay there if their owner has no colony (rulebook p. 13)."""
    if gone.seat == owner or table.ships_at(gone.seat, gone.place) < gone.ships:
        return False
    return gone.place == GONE or bool(table.colonies(gone.seat))


def is_zapped(table: CosmicTable, seat: Seat, played: CardPlayed) -> bool:
    """A Cosmic Zap that waits for its effect is meant for this seat's power (ruling 47)."""
    if played.against != seat or not table.is_playing(played.card):
        return False
    return table.id_of(played.card) == "cosmic_zap"


@healer.wild(CardPlayed, is_zapped)
async def cancel_the_zap(play: CosmicPlay, seat: Seat, played: CardPlayed) -> None:
    """The Cosmic Zap has no effect and is discarded; the use of the power goes on."""
    cancel(play, played.card)
    await comes(play, CardsDropped(played.seat, (played.card,)))
