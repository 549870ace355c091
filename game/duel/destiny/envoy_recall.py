"""Envoy Recall: an envoy leaves the game and another of its group comes."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import NOBODY, CardId, Seat
from game.duel import pieces
from game.duel.events import EnvoyReplaced
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import RecallEnvoy
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay, settle

envoy_recall = power("envoy_recall")


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
    assert isinstance(envoy, pieces.Envoy)
    return pieces.GROUPS.index(envoy.group)
