"""The seats: what is told of each beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.table import Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from game.eclipse.totals import score
from scenes.games.eclipse.log.combined_events import signed
from scenes.games.eclipse.looks import BadgeLook
from scenes.games.eclipse.names import resource_name, species_name
from scenes.table.board.placing import say
from scenes.table.game_table import Summary, Watching
from scenes.table.match_words import called

if TYPE_CHECKING:
    from scenes.session.participants import Participant

RESOURCES = range(len(pieces.RESOURCES))
ROOMY = 4  # seats that have room for their discs in the rail, too


def summary(view: EclipseTable, seat: Seat, player: Participant, language: str) -> Summary:
    """What the rail tells about a seat: points that can be seen, what is stored and comes in, discs."""
    words = catalogue(language)
    board = view.players[seat]
    seen = points(view, seat)
    counts = [("trophy", str(seen), words.say("eclipse.seats.score"))]
    if board.species:
        counts += [_stored(view, seat, kind, language) for kind in RESOURCES]
    if view.seats <= ROOMY:
        counts.append(("disc", str(board.discs), words.say("eclipse.seats.discs")))
    return Summary(
        BadgeLook(board.species, player.colour),
        species_name(board.species, language) if board.species else "",
        (seen, 0),
        counts,
        [words.say("eclipse.seats.traitor")] if view.traitor == seat else [],
        f"seat:{seat}",
        role_of(view, seat, language),
        "eclipse.seats.points",
    )


def _stored(view: EclipseTable, seat: Seat, kind: int, language: str) -> tuple[str, str, str]:
    """A resource with what the upkeep phase will add to it, or take: "12+3"."""
    more = view.income(seat, kind) - (view.upkeep(seat) if kind == pieces.MONEY else 0)
    shown = f"{view.players[seat].storage[kind]}{signed(more)}"
    return pieces.RESOURCES[kind], shown, resource_name(kind, language)


def role_of(view: EclipseTable, seat: Seat, language: str) -> str:
    """What a seat is just now: gone, passed or the start player."""
    words, board = catalogue(language), view.players[seat]
    if board.gone:
        return words.say("eclipse.seats.gone")
    if board.passed:
        return words.say("eclipse.seats.passed")
    return words.say("eclipse.seats.first") if view.first == seat else ""


def points(view: EclipseTable, seat: Seat) -> int:
    """The points that can be seen of a seat."""
    player = view.players[seat]
    if view.over or player.gone:
        return view.points[seat]
    return sum(score(view, seat).values()) if player.species else 0


def envoy_name(seat: Seat, watching: Watching) -> str:
    return say(watching, "eclipse.seats.envoy", name=called(seat, watching))
