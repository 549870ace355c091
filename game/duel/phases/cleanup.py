"""Duel step 11, contest step 7: cleanup."""

from __future__ import annotations

from game.core.powers import happen
from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import EnvoyMoved, EnvoyUsed, ShipsWithdrawn, SlipsCleared
from game.duel.moments import CleanedUp, CleanupDue, DuelEnded, PlayedDiscarded, duel_of
from game.duel.totals import ships_there
from game.duel.verbs import DuelPlay, befriend, check_straggler


async def cleanup(play: DuelPlay) -> None:
    """The loser withdraws, played cards are discarded; after a duel the marker is checked (R9)."""
    table = play.table
    duel = duel_of(table)
    await happen(play, CleanupDue())
    _withdraw(play)
    play.do(PlayedDiscarded())
    play.do(DuelEnded())
    if not duel.contest:
        check_straggler(play)
    await happen(play, CleanedUp(duel.winner, duel.loser, duel.contest))
    if any(envoy.used for envoy in table.envoys):
        await _envoys_leave(play)
    play.do(SlipsCleared())


def _withdraw(play: DuelPlay) -> None:
    duel = duel_of(play.table)
    if duel.contest or duel.loser == NOBODY:
        return
    ships = ships_there(play.table, duel.loser) - duel.kept[duel.loser]
    if ships > 0:
        play.do(ShipsWithdrawn(duel.loser, ships, duel.planet))


async def _envoys_leave(play: DuelPlay) -> None:
    """Envoys that were used stay, turn neutral or change sides, as their cards say; the leader's first."""
    table = play.table
    used = [envoy for envoy in table.envoys if envoy.used]
    for envoy in sorted(used, key=lambda envoy: envoy.ally != table.leader):
        play.do(EnvoyUsed(envoy.card, used=False))
        face = pieces.FACES[table.faces[envoy.card]]
        assert isinstance(face, pieces.EnvoyCard)
        if envoy.ally == NOBODY or face.after_use == "stays_allied":
            continue
        if face.after_use == "becomes_neutral":
            await happen(play, EnvoyMoved(envoy.card, NOBODY, was=envoy.ally))
        else:
            await befriend(play, envoy.card, 1 - envoy.ally)
