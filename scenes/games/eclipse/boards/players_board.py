"""A player board as a picture: what is stored, population, influence, technologies, reputation."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.table import Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.parts import ACTIONS
from game.eclipse.table import EclipseTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import CAPTION, TITLE, Style
from scenes.drawing.theme import (
    AMBER,
    DEEP,
    GLASS,
    GLASS_RAISED,
    LINE,
    LINE_BRIGHT,
    SEATS,
    TEXT,
    TEXT_QUIET,
    mixed,
)
from scenes.games.eclipse.blueprint.part_tiles import PartLook
from scenes.games.eclipse.looks import BadgeLook, CubeLook, DiscLook
from scenes.games.eclipse.looks.reputation import ReputationLook
from scenes.games.eclipse.looks.tokens import RESOURCE, resource_icon
from scenes.games.eclipse.names import category_name, species_name
from scenes.games.eclipse.trays.supply import CATEGORY, tech_sign
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about, numeral, signed
from scenes.table.match_words import called

WIDTH, HEIGHT = 150.0, 94.0  # units of the board: millimetres, if it is so large
FULL = pieces.TRACK_CUBES + 1  # squares of a population track
SMALL = Style("body", 3.2, TEXT_QUIET, 1.05)
NAME = TITLE._replace(mm=5.4)
SHOWN = ACTIONS[:6]


@dataclass(frozen=True, slots=True)
class BoardLook:
    """Everything public of a board, and of the own one the reputation tiles, too."""

    seat: str  # the name of the player
    species: str
    title: str
    colour: str
    storage: tuple[int, ...]
    cubes: tuple[int, ...]
    discs: int
    spent: tuple[int, ...]
    techs: tuple[tuple[int, ...], ...]  # by category
    slots: tuple[str, ...]  # of the reputation track: "ambassador", "either" or "reputation"
    envoys: tuple[str, ...]  # colours
    reputation: tuple[int, ...]  # values, 0 for a tile face down
    parts: tuple[int, ...]
    discoveries: int
    captions: tuple[str, ...]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        unit = min(rect.width / WIDTH, rect.height / HEIGHT)
        seat = SEATS[self.colour]
        canvas.rounded(
            rect, mixed(GLASS, seat.deep, 0.35), to=GLASS, border=seat.base, width=max(1, round(unit * 0.6))
        )
        painter = Painter(canvas, rect, unit)
        self._head(painter)
        self._tracks(painter)
        self._influence(painter)
        self.draw_techs(painter)
        self.draw_honours(painter)

    def _head(self, at: Painter) -> None:
        BadgeLook(self.species, self.colour).paint(at.canvas, at.box(3, 2.5, 13, 13))
        at.text(self.seat, 18, 2.5, 70, 7, NAME)
        at.text(self.title, 18, 9, 70, 5.6, SMALL)
        at.text(self.captions[0], 92, 3, 55, 5, SMALL, "right")
        at.text(self.captions[1], 92, 8.6, 55, 5, SMALL, "right")

    def _tracks(self, at: Painter) -> None:
        """What is stored, then the population track: cubes that are left, and what comes in."""
        for kind in range(3):
            y = 18.5 + kind * 9.2
            at.plate(3, y, 144, 8.4)
            resource_icon(at.canvas, kind, at.box(4.4, y + 1.6, 5.2, 5.2))
            numeral(at.canvas, str(self.storage[kind]), at.box(10.4, y + 1.8, 9, 4.8), TEXT)
            step = 124 / len(pieces.PRODUCTION)
            for place in range(FULL + 1):
                box = at.box(21 + step * place, y + 0.9, step * 0.86, 6.6)
                left = place < self.cubes[kind]
                now = place == self.cubes[kind]
                edge = RESOURCE[kind] if now else LINE
                fill = mixed(RESOURCE[kind], DEEP, 0.55) if now else DEEP
                at.canvas.rounded(box, fill, border=edge, radius=box.height * 0.16)
                if left:
                    CubeLook(self.colour).paint(at.canvas, about(box.center, box.height * 0.78))
                    continue
                figure = box.inflate(-box.width * 0.4, -box.height * 0.5)
                numeral(at.canvas, str(pieces.PRODUCTION[place]), figure, TEXT if now else TEXT_QUIET)

    def _influence(self, at: Painter) -> None:
        at.text(self.captions[2], 3, 46.4, 60, 4.2, CAPTION)
        step = 96 / pieces.UPKEEP_DISCS
        for place in range(pieces.UPKEEP_DISCS):
            box = about(at.box(3 + step * place, 51, step, step).center, at.unit * step * 0.9)
            if place < self.discs:
                DiscLook(self.colour).paint(at.canvas, box)
                continue
            now = place == self.discs
            at.canvas.rounded(box, DEEP, border=TEXT if now else LINE_BRIGHT, radius=box.width / 2)
            figure = box.inflate(-box.width * 0.42, -box.height * 0.44)
            numeral(at.canvas, str(pieces.UPKEEP[place]), figure, TEXT if now else TEXT_QUIET)
        for place, action in enumerate(SHOWN):
            box = at.box(101.5 + place * 7.7, 50.6, 7.2, 7.2)
            at.canvas.rounded(
                box, GLASS_RAISED, border=AMBER if self.spent[place] else LINE, radius=box.width * 0.2
            )
            at.canvas.icon(
                action, about(box.center, box.width * 0.62), TEXT if self.spent[place] else TEXT_QUIET
            )
            if self.spent[place]:
                DiscLook(self.colour, self.spent[place]).paint(
                    at.canvas, about(box.midbottom, box.width * 0.66)
                )

    def draw_techs(self, at: Painter) -> None:
        at.text(self.captions[3], 3, 60.6, 60, 4.2, CAPTION)
        for row, category in enumerate(pieces.CATEGORIES):
            y = 65.4 + row * 8.4
            known = self.techs[row]
            colour = CATEGORY[category]
            at.canvas.surface.fill(colour, at.box(3, y, 0.9, 7.4))
            at.text(self.captions[6 + row], 5, y, 21, 7.4, SMALL._replace(colour=TEXT))
            for place in range(pieces.SPACES):
                box = at.box(27 + place * 9.2, y, 7.4, 7.4)
                if place < len(known):
                    tech_sign(at.canvas, known[place], box)
                    continue
                at.canvas.rounded(box, DEEP, border=LINE, radius=box.width * 0.2)
                if place == len(known):
                    discount = pieces.DISCOUNT[place]
                    figure = box.inflate(-box.width * 0.3, -box.height * 0.52)
                    numeral(at.canvas, signed(-discount) if discount else "0", figure, colour)

    def draw_honours(self, at: Painter) -> None:
        """The track of reputation tiles and ambassadors, parts beside the board, discovery tiles."""
        at.text(self.captions[4], 95, 60.6, 52, 4.2, CAPTION)
        laid = self._laid()
        for place, (kind, what) in enumerate(laid):
            box = at.box(95 + place * 10.2, 65.4, 9.2, 9.2)
            round_ = kind == "ambassador"
            at.canvas.rounded(box, DEEP, border=LINE_BRIGHT, radius=box.width * (0.5 if round_ else 0.16))
            if isinstance(what, str) and what:
                DiscLook(what).paint(at.canvas, box.inflate(-box.width * 0.16, -box.width * 0.16))
            elif isinstance(what, int) and what >= 0:
                tile = box.inflate(-box.width * 0.16, -box.width * 0.16)
                ReputationLook(what).paint(at.canvas, tile)
        if self.parts or self.discoveries:
            at.text(self.captions[5], 95, 77, 52, 4.2, CAPTION)
        for place, part in enumerate(self.parts):
            PartLook(part).paint(at.canvas, at.box(95 + place * 9.6, 81.6, 8.8, 8.8))
        for place in range(self.discoveries):
            box = at.box(95 + (len(self.parts) + place) * 9.6, 81.6, 8.8, 8.8)
            at.canvas.rounded(box, (70, 54, 130), border=(201, 189, 255), radius=box.width * 0.16)
            numeral(
                at.canvas,
                f"+{pieces.DISCOVERY_POINTS}",
                box.inflate(-box.width * 0.4, -box.width * 0.55),
                TEXT,
            )

    def _laid(self) -> list[tuple[str, int | str]]:
        """Each slot with what lies there: a colour, a value, or -1."""
        envoys, tiles = list(self.envoys), list(self.reputation)
        laid: list[tuple[str, int | str]] = []
        for kind in self.slots:
            if kind == "ambassador" and envoys:
                laid.append((kind, envoys.pop(0)))
            elif kind != "ambassador" and tiles:
                laid.append((kind, tiles.pop(0)))
            else:
                laid.append((kind, -1))
        for place, (kind, what) in enumerate(laid):
            if what == -1 and kind == "either" and envoys:
                laid[place] = (kind, envoys.pop(0))
        return laid

    def shown(self) -> list[str]:
        return [f"reputation_{value}" for value in self.reputation if value]


class Painter:
    """Places on a board, in its units."""

    def __init__(self, canvas: Canvas, rect: Rect, unit: float) -> None:
        self.canvas, self.rect, self.unit = canvas, rect, unit

    def box(self, x: float, y: float, wide: float, tall: float) -> Rect:
        unit = self.unit
        return Rect(
            self.rect.x + round(x * unit),
            self.rect.y + round(y * unit),
            round(wide * unit),
            round(tall * unit),
        )

    def plate(self, x: float, y: float, wide: float, tall: float) -> None:
        self.canvas.rounded(self.box(x, y, wide, tall), DEEP, alpha=150, border=LINE, radius=self.unit * 1.6)

    def text(
        self, text: str, x: float, y: float, wide: float, tall: float, style: Style, align: str = "left"
    ) -> None:
        place = self.box(x, y, wide, tall)
        largest = max(7, round(style.mm * self.unit))
        size = min(largest, fitting(self.canvas.screen, text, style, place.size, least=1.6, lines=1))
        self.canvas.text(text, place, style, align=align, size=size)


def board_look(view: EclipseTable, seat: Seat, watching: Watching) -> BoardLook:
    """The board of a seat as whoever looks may see it."""
    player, language = view.players[seat], watching.language
    say = catalogue(language).say
    known = [number for number in range(len(pieces.TECHS)) if player.tech_bits >> number & 1]
    faces = [view.faces[tile] for tile in player.reputation]
    return BoardLook(
        seat=called(seat, watching),
        species=player.species,
        title=species_name(player.species, language),
        colour=watching.colours[seat],
        storage=tuple(player.storage),
        cubes=tuple(player.cubes),
        discs=min(player.discs, pieces.UPKEEP_DISCS),
        spent=tuple(player.spent),
        techs=tuple(_of_kind(known, kind) for kind in pieces.CATEGORIES),
        slots=player.row.track,
        envoys=tuple(watching.colours[envoy] for envoy in player.ambassadors),
        reputation=tuple(
            face - pieces.FIRST_REPUTATION + 1 if face < len(pieces.KEYS) else 0 for face in faces
        ),
        parts=tuple(player.parts),
        discoveries=len(player.discoveries),
        captions=(
            say("eclipse.seats.colony", ready=player.colony_ships, all=player.row.colony_ships),
            say("eclipse.players_board.trade", rate=player.row.trade),
            say("eclipse.players_board.influence"),
            say("eclipse.players_board.techs"),
            say("eclipse.players_board.honours"),
            say("eclipse.players_board.beside"),
            *(category_name(kind, language) for kind in pieces.CATEGORIES),
        ),
    )


def _of_kind(techs: list[int], category: str) -> tuple[int, ...]:
    return tuple(tech for tech in techs if pieces.TECHS[tech].category == category)
