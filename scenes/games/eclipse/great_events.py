"""How the great events of Eclipse are shown: flights of ships, a new round, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.eclipse.battle_events import BattleEnded, Retreated
from game.eclipse.events import GameWon, RoundBegan
from game.eclipse.map_events import DiscoveryTaken, ShipMoved
from game.eclipse.pieces import ship_code
from game.eclipse.table import EclipseTable
from scenes.drawing.theme import CYAN, SEATS
from scenes.games.eclipse import moments
from scenes.games.eclipse.animations import cue_of
from scenes.games.eclipse.battle import animations
from scenes.games.eclipse.looks import ShipsLook
from scenes.games.eclipse.map.pieces import stack_id
from scenes.games.eclipse.names import party_name, sector_title
from scenes.games.eclipse.zones import Z_MARK, Chart
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.moments import Banner, Effects
from scenes.table.stage.piece import PlacedPiece


def beats(event: Event, view: EclipseTable, picture: list[PlacedPiece], watching: Watching) -> Sequence[Beat]:
    """The pictures that tell an event, one after the other; most events need one."""
    move = cue_of(event, watching.seat)
    plain = Beat(picture, move, event, view)
    fought = animations.beats(event, plain, view, watching)
    shown = fought if fought is not None else moments.beats(event, plain, view, watching)
    if shown is not None:
        return shown
    if isinstance(event, ShipMoved):
        return _flight(plain, view, ship_code(event.seat, event.ship), event.path, watching)
    if isinstance(event, Retreated) and view.battle is not None:
        return _flight(plain, view, event.ship, (view.battle.sector, event.to), watching)
    if isinstance(event, BattleEnded):
        effects = Effects(banner=_verdict(event, view, watching))
        return [plain._replace(effects=effects, move=move._replace(hold="read"))]
    if isinstance(event, RoundBegan):
        title = say(watching, "eclipse.tabletop.round", number=event.round)
        return [plain._replace(effects=Effects(banner=Banner("", title, "", CYAN)))]
    if isinstance(event, GameWon) and event.winners and watching.seat not in event.winners:
        return [plain._replace(move=move._replace(sound="lose_game"))]
    return [plain]


def _verdict(event: BattleEnded, view: EclipseTable, watching: Watching) -> Banner:
    """Who has won a battle, and with how many ships left."""
    names = tuple(called(seat, watching) for seat in range(view.seats))
    winner = party_name(event.winner, names, watching.language)
    title = say(watching, "eclipse.moments.battle_won", winner=winner)
    left = view.map[event.sector].count(event.winner)
    second = say(watching, "eclipse.moments.ships_left", count=left)
    accent = SEATS[watching.colours[event.winner]].light if event.winner < view.seats else CYAN
    return Banner(sector_title(view.face(event.sector).id, watching.language), title, second, accent)


def to_read(event: Event, view: EclipseTable, watching: Watching) -> str:
    """The discovery tile that somebody else turns over."""
    if isinstance(event, DiscoveryTaken) and event.seat != watching.seat:
        return f"card:{view.drawn[-1]}"
    return ""


def _flight(
    plain: Beat, view: EclipseTable, code: int, path: tuple[int, ...], watching: Watching
) -> list[Beat]:
    """A ship glides from sector to sector; at the end it joins the others of its kind."""
    goal = next(
        (placed for placed in plain.picture if placed.id == stack_id(code, path[-1], watching.seat)), None
    )
    if goal is None or not isinstance(goal.look, ShipsLook):
        return [plain]
    chart = Chart(view, watching)
    flying = goal._replace(
        id=f"flight:{code}", look=ShipsLook(goal.look.kind, goal.look.colour), z=Z_MARK + 2, way="",
        source=stack_id(code, path[0], watching.seat),
    )  # fmt: skip
    rest = [placed for placed in plain.picture if placed.id != goal.id]
    if goal.look.count > 1:
        fewer = ShipsLook(
            goal.look.kind, goal.look.colour, goal.look.count - 1, goal.look.pinned, goal.look.hurt
        )
        rest.append(goal._replace(look=fewer))
    found = []
    for number in path[1:]:
        x, y = chart.centre(view.map[number].q, view.map[number].r)
        there = flying if number == path[-1] else flying._replace(x=x, y=y)
        found.append(plain._replace(picture=[*rest, there], move=plain.move._replace(hold="none")))
    return [*found, plain._replace(move=EventCue(hold=plain.move.hold))]
