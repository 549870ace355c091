"""The classic flare of the Filch: its holder may cheat, and who watches may catch it.

Ruling 179: before a screen nobody can reach for a pile unseen. Instead there is a quiet moment at the start
of each turn's first encounter, in which all decide at once and in secret: to do nothing, to accuse one
player, or, with the flare, to help oneself. A cheat whom nobody accuses has got away with it. Who is caught
gets nothing, shows the flare and loses a ship, and from then on reaches deeper into the discard pile. Who
accuses an honest player pays with a card, so that accusing everybody all the time does not pay.
"""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.prompts import Handle, Prompt, Together
from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardTaken
from game.cosmic.hands import draw, steal
from game.cosmic.parts import Mark
from game.cosmic.powers import CosmicPlay, alien, works
from game.cosmic.prompts import ChooseCard
from game.cosmic.sheets import is_hidden
from game.cosmic.ships import lose_of_choice, retrieve
from game.cosmic.table import CosmicTable

HONEST, ACCUSE, SHIP, DECK, DISCARD = "honest", "accuse", "ship", "deck", "discard"
REACH = 5  # cards of the discard pile that lie within reach of who has been caught
BUTTONS = {SHIP: "button.cheat_ship", DECK: "button.cheat_deck", DISCARD: "button.cheat_discard"}
CALM = 6  # how much likelier doing nothing is in random play


class QuietMoment(Prompt[str], frozen=True):
    """Do nothing, accuse another player ("accuse 2"), or cheat."""

    section: ClassVar[str] = "Flare cards"

    def options(self, table: CosmicTable) -> list[str]:
        accusations = [f"{ACCUSE} {seat}" for seat in table.others(self.seat)]
        return [HONEST, *accusations, *temptations(table, self.seat)]

    def likely(self, table: CosmicTable) -> list[str]:
        return [HONEST] * CALM + self.options(table)

    def reason(self, table: CosmicTable, answer: str) -> Refusal:
        return Refusal("refuse.cannot_cheat", self.section)

    def handles(self, table: CosmicTable) -> list[Handle]:
        seats = [Handle(f"{ACCUSE} {seat}", f"seat:{seat}") for seat in table.others(self.seat)]
        cheats = [Handle(cheat, button=BUTTONS[cheat]) for cheat in temptations(table, self.seat)]
        return [Handle(HONEST, button="button.honest"), *seats, *cheats]


class Accused(Event, frozen=True, gc=False):
    """A player has accused another one, rightly or not."""

    seat: Seat
    whom: Seat
    caught: bool


class CheatExposed(Event, frozen=True, gc=False):
    """A cheat is known to all; from now on both piles lie within its reach."""

    seat: Seat
    flare: CardId

    def apply(self, table: CosmicTable) -> None:
        table.show(self.flare)
        rest = [mark for mark in table.tokens if mark.power != pieces.CLASSIC_FILCH]
        table.tokens = [*rest, Mark(pieces.CLASSIC_FILCH, 1, self.seat)]


def temptations(table: CosmicTable, seat: Seat) -> list[str]:
    """What the holder of the flare could help itself to; the Filch has only the super side."""
    if classic_flare(table) not in table.hands[seat] or is_open_filch(table, seat):
        return []
    ships = [SHIP] if table.warp[seat] and table.colonies(seat) else []
    return [*ships, *([DECK] if table.deck else []), *([DISCARD] if table.discard else [])]


def is_open_filch(table: CosmicTable, seat: Seat) -> bool:
    """Whose power works: a sheet that lies face down changes nothing (p. 15)."""
    return works(table, seat, alien("filch")) and not is_hidden(table, seat, alien("filch"))


def classic_flare(table: CosmicTable) -> CardId:
    return table.faces.find(pieces.flare_of(pieces.CLASSIC_FILCH))


async def quiet_moment(play: CosmicPlay) -> None:
    """Once a turn, as long as the flare does not lie in the discard pile for all to see."""
    table = play.table
    if not table.rules.classic_filch or not table.rules.flares or table.number != 1:
        return
    if table.at.offense != table.turn or classic_flare(table) in table.discard:
        return
    chosen = await Together({seat: QuietMoment(seat) for seat in range(table.seats)})
    cheats = {seat: way for seat, way in chosen.items() if way in (SHIP, DECK, DISCARD)}
    suspects = {seat: int(way.split()[1]) for seat, way in chosen.items() if way.startswith(ACCUSE)}
    for accuser in [seat for seat in table.timing if seat in suspects]:
        await accuse(play, accuser, suspects[accuser], caught=suspects[accuser] in cheats)
    for cheat in [seat for seat in table.timing if seat in cheats]:
        if cheat in suspects.values():
            await punish(play, cheat)
        else:
            await get_away(play, cheat, cheats[cheat])


async def accuse(play: CosmicPlay, accuser: Seat, whom: Seat, *, caught: bool) -> None:
    """An honest player who was accused takes a card at random from the accuser."""
    play.do(Accused(accuser, whom, caught))
    if not caught:
        await steal(play, accuser, whom, 1, "accused")


async def punish(play: CosmicPlay, cheat: Seat) -> None:
    """The loot is returned, the flare is shown, a ship is lost; from now on the piles are near."""
    play.do(CheatExposed(cheat, classic_flare(play.table)))
    await lose_of_choice(play, cheat, 1, "cheating")


async def get_away(play: CosmicPlay, cheat: Seat, way: str) -> None:
    """A ship from the warp, the top card of the deck, or a card of the discard pile."""
    table = play.table
    if way == SHIP:
        await retrieve(play, cheat, 1)
    elif way == DECK:
        await draw(play, cheat, 1)
    elif table.discard:
        play.do(CardTaken(cheat, await from_discard(table, cheat)))


async def from_discard(table: CosmicTable, cheat: Seat) -> CardId:
    """The top card; who has been caught before may choose among several."""
    depth = REACH if Mark(pieces.CLASSIC_FILCH, 1, cheat) in table.tokens else 1
    near = tuple(reversed(table.discard[-depth:]))
    if len(near) == 1:
        return near[0]
    return await ChooseCard(cheat, pieces.CLASSIC_FILCH, what="ask.cheat_discard", listed=near)
