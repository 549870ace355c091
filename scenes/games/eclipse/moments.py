"""What is worth a look of its own: reputation that is drawn, new technologies, the own upkeep."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.events import Event
from game.eclipse import pieces
from game.eclipse.diplomacy_events import ReputationDrawn, ReputationKept
from game.eclipse.events import TechsDrawn, UpkeepPaid
from game.eclipse.table import EclipseTable
from scenes.drawing.theme import AMBER, CYAN
from scenes.games.eclipse.looks import TitledLook
from scenes.games.eclipse.looks.reputation import ReputationLook
from scenes.games.eclipse.names import tech_name
from scenes.games.eclipse.zones import Z_HAND
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import signed
from scenes.table.match_words import called
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.moments import Banner, Effects
from scenes.table.stage.piece import Look, PlacedPiece

LARGE, GAP = 0.26, 0.12  # of the table's height: a tile that is looked at; of its width: between two
LOWER = 0.74  # of the table's height: the middle of the tiles, below the banner


def beats(event: Event, plain: Beat, view: EclipseTable, watching: Watching) -> Sequence[Beat] | None:
    """A moment for an event that deserves one; None for the others."""
    if isinstance(event, ReputationDrawn):
        return [_drawn(event, plain, view, watching), plain._replace(move=EventCue())]
    if isinstance(event, ReputationKept) and event.seat == watching.seat and value_of(view, event.tile):
        return [_kept(event, plain, view, watching), plain._replace(move=EventCue())]
    if isinstance(event, TechsDrawn) and event.tiles:
        return [_techs(event, plain, view, watching), plain._replace(move=EventCue())]
    if isinstance(event, UpkeepPaid) and event.seat == watching.seat:
        return [_upkeep(event, plain, view, watching), plain._replace(move=EventCue())]
    return None


def value_of(view: EclipseTable, tile: int) -> int:
    """The points of a reputation tile; 0 if this view does not know them."""
    face = view.faces[tile]
    return face - pieces.FIRST_REPUTATION + 1 if face < len(pieces.KEYS) else 0


def _drawn(event: ReputationDrawn, plain: Beat, view: EclipseTable, watching: Watching) -> Beat:
    """Everybody sees how many tiles somebody draws, the owner what they are worth."""
    looks: list[Look] = [ReputationLook(value_of(view, tile)) for tile in event.tiles]
    count = len(event.tiles)
    title = say(watching, "eclipse.moments.draws", name=called(event.seat, watching), count=count)
    second = say(watching, "eclipse.moments.keep_one") if event.seat == watching.seat and count > 1 else ""
    return _shown(plain, watching, looks, Banner(say(watching, "eclipse.moments.reputation"), title, second))


def _kept(event: ReputationKept, plain: Beat, view: EclipseTable, watching: Watching) -> Beat:
    value = value_of(view, event.tile)
    title = say(watching, "eclipse.moments.kept", count=value)
    banner = Banner(
        say(watching, "eclipse.moments.reputation"), title, say(watching, "eclipse.moments.secret")
    )
    return _shown(plain, watching, [ReputationLook(value)], banner)


def _techs(event: TechsDrawn, plain: Beat, view: EclipseTable, watching: Watching) -> Beat:
    """The technologies that come to the supply, with their pictures."""
    techs = [view.faces[tile] - pieces.FIRST_TECH for tile in event.tiles]
    looks: list[Look] = [
        TitledLook(tech_name(tech, watching.language), icon=f"eclipse/techs/{pieces.TECHS[tech].id}")
        for tech in techs
    ]
    title = say(watching, "eclipse.moments.techs")
    return _shown(plain, watching, looks, Banner(say(watching, "eclipse.moments.cleanup"), title, "", CYAN))


def _upkeep(event: UpkeepPaid, plain: Beat, view: EclipseTable, watching: Watching) -> Beat:
    """What the own civilization earns and costs."""
    earned = event.income - event.upkeep
    title = say(
        watching, "eclipse.moments.money", change=signed(earned), income=event.income, upkeep=event.upkeep,
    )  # fmt: skip
    science, materials = (view.income(event.seat, kind) for kind in (pieces.SCIENCE, pieces.MATERIALS))
    second = say(watching, "eclipse.moments.produced", science=signed(science), materials=signed(materials))
    banner = Banner(say(watching, "eclipse.moments.upkeep"), title, second, AMBER)
    return plain._replace(effects=Effects(banner=banner), move=plain.move._replace(hold="read"))


def _shown(plain: Beat, watching: Watching, looks: list[Look], banner: Banner) -> Beat:
    """Tiles side by side in the light, below a banner that says what they are."""
    laid = side_by_side(looks, watching.area)
    spot = frozenset(placed.id for placed in laid)
    return plain._replace(
        picture=[*plain.picture, *laid], move=plain.move._replace(hold="read"),
        effects=Effects(spot=spot, banner=banner),
    )  # fmt: skip


def side_by_side(looks: list[Look], area: Rect) -> list[PlacedPiece]:
    """Tiles in a row that is as wide as the table at most."""
    count = len(looks)
    side = min(area.height * LARGE, area.width / (count + GAP * (count + 1)))
    step = side * (1 + GAP)
    left = area.centerx - step * (count - 1) / 2
    rects = [Rect(0, 0, round(side), round(side)) for _ in looks]
    for place, rect in enumerate(rects):
        rect.center = (round(left + place * step), round(area.y + area.height * LOWER))
    return [
        at(f"moment:{place}", look, rect, Z_HAND + 1)
        for place, (look, rect) in enumerate(zip(looks, rects, strict=True))
    ]
