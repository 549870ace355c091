"""Diplomatic relations: proposed, opened, broken (p. 11)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse.asking import proposing
from game.eclipse.battle_prompts import AnswerProposal, MayPropose, ReturnReputation
from game.eclipse.diplomacy_events import (
    AmbassadorReturned,
    AmbassadorSent,
    RelationsDeclined,
    RelationsProposed,
    ReputationReturned,
)
from game.eclipse.phases.influence import open_tracks
from game.eclipse.phases.turns import EclipsePlay
from game.eclipse.prompts import ChooseTrack
from game.eclipse.words import DONE, numbers_of

ALL_TRACKS = (0, 1, 2)


async def proposal(play: EclipsePlay, seat: Seat, to: Seat) -> None:
    """Relations need the consent of both."""
    if await AnswerProposal(to, by=seat) != "accept":
        play.do(RelationsDeclined(to, by=seat))
        return
    rooms = [errand("make_room", host) for host in (seat, to)]
    play.do(Planned((*rooms, errand("send_envoy", seat, to), errand("send_envoy", to, seat))))


async def make_room(play: EclipsePlay, seat: Seat) -> None:
    """A full track gives a reputation tile back to the bag (ruling 69)."""
    if play.table.ambassador_room(seat) > 0:
        return
    tile = play.table.players[seat].reputation[0]
    if len(play.table.players[seat].reputation) > 1:
        tile = numbers_of(await ReturnReputation(seat))[0]
    play.do(ReputationReturned(seat, (tile,)))


async def send_envoy(play: EclipsePlay, seat: Seat, to: Seat) -> None:
    """An ambassador goes with a cube of any track."""
    cubes = play.table.players[seat].cubes
    tracks = tuple(track for track in ALL_TRACKS if cubes[track])
    track = await one_track(play, seat, "ask.envoy_cube", tracks)
    play.do(AmbassadorSent(seat, to, track))


def break_relations(play: EclipsePlay, seat: Seat, victim: Seat) -> None:
    """Both ambassadors go home (ruling 70)."""
    play.do(Planned((errand("recall", seat, victim), errand("recall", victim, seat))))


async def recall(play: EclipsePlay, owner: Seat, host: Seat) -> None:
    """An ambassador goes home; the owner chooses the track of the cube."""
    track = await one_track(play, owner, "ask.envoy_home", open_tracks(play.table, owner, ALL_TRACKS))
    play.do(AmbassadorReturned(owner, host, track))


async def one_track(play: EclipsePlay, seat: Seat, what: str, tracks: tuple[int, ...]) -> int:
    """The only population track there is, or the one that a seat chooses."""
    if len(tracks) == 1:
        return tracks[0]
    return numbers_of(await ChooseTrack(seat, what=what, listed=tracks))[0]


async def after_combat(play: EclipsePlay, seat: Seat) -> None:
    """Conquests may have made new neighbours (ruling 68)."""
    if not proposing(play.table, seat):
        return
    said = await MayPropose(seat)
    if said != DONE:
        play.do(RelationsProposed(seat, *numbers_of(said)))
        play.do(Planned((errand("proposal", seat, *numbers_of(said)), errand("after_combat", seat))))
