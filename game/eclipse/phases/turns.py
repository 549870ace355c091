"""The action phase: turns, passing, reactions, and what may be done at any time (p. 8)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned, Play
from game.core.table import NOBODY, Seat, errand
from game.eclipse import pieces
from game.eclipse.asking import free_to_act
from game.eclipse.diplomacy_events import RelationsProposed
from game.eclipse.events import (
    ActionTaken,
    Collapsed,
    PlayerPassed,
    PopulationPlaced,
    RoundBegan,
    Traded,
    TurnOpened,
)
from game.eclipse.prompts import EndTurn, TakeTurn
from game.eclipse.table import EclipseTable
from game.eclipse.totals import score
from game.eclipse.words import GIVE_UP, PASS, Word, numbers_of, verb_of

EclipsePlay = Play[EclipseTable]
ERRANDS = {
    "explore": "explore",
    "influence": "influence",
    "research": "research",
    "upgrade": "upgrade",
    "construct": "build",
    "fly": "move",
}  # what a player says, and the action


def begin_round(play: EclipsePlay, number: int) -> None:
    """The start player begins."""
    play.do(RoundBegan(number))
    play.do(Planned((errand("turn", play.table.clockwise(play.table.first)[0]),)))


async def turn(play: EclipsePlay, seat: Seat, again: int = 0) -> None:
    """One action or reaction, or a pass; what may be done at any time comes before it."""
    table = play.table
    if not again:
        play.do(TurnOpened(seat))
    said = PASS if _idle(table, seat) else await take_turn(table, seat)
    if said == PASS:
        if not table.players[seat].passed:
            play.do(PlayerPassed(seat, first=table.next_first == NOBODY))
        next_turn(play, seat)
        return
    if said == GIVE_UP:
        play.do(Planned((errand("next_turn", seat),)))
        collapse(play, seat)
        return
    if said not in ERRANDS:
        meanwhile(play, seat, said, errand("turn", seat, 1))
        return
    action = ERRANDS[said]
    reacting = table.players[seat].passed
    play.do(ActionTaken(seat, "react" if reacting else action))
    times = activations(table, seat, action, reacting=reacting)
    play.do(Planned((errand(action, seat, *times), errand("end_turn", seat))))


def take_turn(table: EclipseTable, seat: Seat) -> TakeTurn:
    """The question, and what another action would do to the upkeep."""
    reacting = table.players[seat].passed
    return TakeTurn(seat, reacting=reacting, upkeep=table.upkeep(seat), then=table.upkeep(seat, 1))


def collapse(play: EclipsePlay, seat: Seat) -> None:
    """A civilization leaves the game; ambassadors of others go home."""
    play.do(Collapsed(seat, sum(score(play.table, seat).values())))
    recalled = [errand("recall", owner, seat) for owner in play.table.players[seat].ambassadors]
    play.do(Planned(tuple(recalled)))


def _idle(table: EclipseTable, seat: Seat) -> bool:
    """Somebody who has passed and can do nothing passes again; whoever has a disc may upgrade."""
    player = table.players[seat]
    if not player.passed or player.discs:
        return False
    return not free_to_act(table, seat)


def activations(table: EclipseTable, seat: Seat, action: str, *, reacting: bool) -> tuple[int, ...]:
    """How often an action may be done: by species and technology; a reaction once (ruling 11)."""
    row = table.players[seat].row
    if action == "explore":
        return (row.explore, 0)
    if action == "influence":
        return (pieces.INFLUENCE_MOVES, pieces.COLONY_SHIPS_TURNED)
    if action == "research":
        return (row.research, 0)
    if reacting:
        return (1, 0) if action == "upgrade" else (1,)
    if action == "upgrade":
        return (row.upgrade, 0)
    if action == "build":
        return (row.build + table.players[seat].has("nanorobots"),)
    return (row.move,)


def at_once(play: EclipsePlay, seat: Seat, said: Word) -> bool:
    """Do what may be done at any time. False if something else was said."""
    if " " not in said:  # actions and passes
        return False
    verb = verb_of(said)
    if verb == "settle":
        play.do(PopulationPlaced(seat, *numbers_of(said)))
    elif verb == "trade":
        give, get = numbers_of(said)
        play.do(Traded(seat, give, get, play.table.players[seat].row.trade))
    elif verb == "propose":
        play.do(RelationsProposed(seat, *numbers_of(said)))
    else:
        return False
    return True


def meanwhile(play: EclipsePlay, seat: Seat, said: Word, again: str) -> bool:
    """Do what may be done at any time, then go on with the same errand. False if something else was said."""
    if not at_once(play, seat, said):
        return False
    play.do(Planned((*proposal(seat, said), again)))
    return True


def go_on(play: EclipsePlay, phase: str, seat: Seat, left: int, *more: int) -> None:
    """An action that may be done several times is taken up again, if any time is left."""
    if left:
        play.do(Planned((errand(phase, seat, left, *more),)))


def proposal(seat: Seat, said: Word) -> tuple[str, ...]:
    """The errand that follows a proposal."""
    return (errand("proposal", seat, *numbers_of(said)),) if verb_of(said) == "propose" else ()


def end_turn(play: EclipsePlay, seat: Seat) -> Awaitable[None] | None:
    """Colony ships may land after the action, too."""
    if free_to_act(play.table, seat):
        return _end_turn(play, seat)
    next_turn(play, seat)
    return None


async def _end_turn(play: EclipsePlay, seat: Seat) -> None:
    said = await EndTurn(seat)
    if not meanwhile(play, seat, said, errand("end_turn", seat)):
        next_turn(play, seat)


def next_turn(play: EclipsePlay, seat: Seat) -> None:
    """Clockwise, until everybody has passed: then the phase is over at once (ruling 10)."""
    players = play.table.players
    if players[seat].passed and not [player for player in players if not player.passed]:
        play.do(Planned(("combat",)))
        return
    following = (seat + 1) % len(players)
    while players[following].gone:
        following = (following + 1) % len(players)
    play.do(Planned((errand("turn", following),)))
