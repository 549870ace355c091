"""Spring Cleaning: discards go back into the deck."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Pile, Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay, draw_to_limit, recover

spring_cleaning = power("spring_cleaning")


class DiscardsShuffledIn(Event, frozen=True, gc=False):
    """The discard pile and the deck are shuffled together (Spring Cleaning)."""

    seat: Seat

    def apply(self, table: DuelTable) -> None:
        table.decks[self.seat] += table.discards[self.seat]
        table.discards[self.seat] = Pile()
        table.shuffle(table.decks[self.seat])


@spring_cleaning.when(CardDue)
async def clean_up(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player shuffles the discards into the deck, draws up to the hand limit and recovers 2 ships."""
    table = play.table
    for seat in table.order:
        if table.discards[seat]:
            play.do(DiscardsShuffledIn(seat))
        draw_to_limit(play, seat)
        await recover(play, seat, 2)
