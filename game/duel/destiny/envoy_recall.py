"""Envoy Recall: an envoy leaves the game and another of its group comes."""

from __future__ import annotations

from game.core.events import Event
from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import RecallEnvoy
from game.duel.table import DuelTable, Envoy
from game.duel.verbs import DuelPlay, settle

envoy_recall = power("envoy_recall")


class EnvoyReplaced(Event, frozen=True, gc=False):
    """An envoy leaves the game; the next one of its group, if any, comes in face down and neutral."""

    card: CardId
    group: int

    def apply(self, table: DuelTable) -> None:
        place = next(i for i, envoy in enumerate(table.envoys) if envoy.card == self.card)
        table.removed.append(self.card)
        stack = table.envoy_stacks[self.group]
        table.envoys[place : place + 1] = [Envoy(stack.pop())] if stack else []
        table.rank_powers()


@envoy_recall.when(CardDue)
async def recall(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """The straggler picks a neutral envoy, or any if none is neutral."""
    table = play.table
    neutral = [envoy.card for envoy in table.envoys if envoy.ally == NOBODY]
    listed = neutral or [envoy.card for envoy in table.envoys]
    card = await settle(play, RecallEnvoy(table.straggler, envoy_recall.name, listed=tuple(listed)))
    if card != NONE:
        await happen(play, EnvoyReplaced(card, group_of(table, card)))


def group_of(table: DuelTable, card: CardId) -> int:
    """The envoy's group by its number; the symbol stands on the back, too."""
    envoy = pieces.FACES[table.faces[card]]
    assert isinstance(envoy, pieces.EnvoyCard)
    return pieces.GROUPS.index(envoy.group)
