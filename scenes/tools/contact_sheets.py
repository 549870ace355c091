"""Contact sheets of all looks in several sizes, for review: `run.py shot sheet --seed PAGE`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pygame import Rect

from game.duel import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import SPACE
from scenes.games.duel.looks.aliens import AlienBadge, AlienLook
from scenes.games.duel.looks.backs import BACKS, BackLook
from scenes.games.duel.looks.destiny import DestinyLook
from scenes.games.duel.looks.dials import DialLook
from scenes.games.duel.looks.envoys import EnvoyLook
from scenes.games.duel.looks.equation import CARD, PLAN, POWER, SHIPS, EquationTerm, Side
from scenes.games.duel.looks.planets import PlanetCardLook, PlanetLook, ResourceLook, WarpLook
from scenes.games.duel.looks.plans import PlanLook, ReinforcementLook
from scenes.games.duel.looks.reveal import EquationLook
from scenes.games.duel.looks.tactics import BOTH, TacticLook
from scenes.games.duel.looks.tokens import LeaderMarker, MedalLook, StragglerMarker
from scenes.table.looks.cards import FULL
from scenes.table.looks.piles import PileLook
from scenes.table.looks.ships import ShipLook, ShipStackLook
from scenes.table.stage.piece import Look
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

Page = Callable[[str], Iterator["Exhibit"]]
GAP = 3.0


class Exhibit(NamedTuple):
    """A look and its size in millimetres."""

    look: Look
    width: float
    height: float


def card(look: Look, width: float) -> Exhibit:
    return Exhibit(look, width, width * 1.4)


class LookSheet(Scene):
    """One page of looks, laid out in rows."""

    name = "sheet"

    def __init__(self, ui: Ui, page: int = 0) -> None:
        super().__init__(ui)
        self.page = page % len(PAGES)

    def build(self) -> Widget:
        return Widget()

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(SPACE)
        x, y, row = canvas.mm(GAP), canvas.mm(GAP), 0
        for look, width, height in PAGES[self.page](self.ui.settings.language):
            rect = Rect(x, y, canvas.mm(width), canvas.mm(height))
            if rect.right > canvas.screen.width and x > canvas.mm(GAP):
                rect.topleft = (canvas.mm(GAP), y + row + canvas.mm(GAP))
                row = 0
            look.paint(canvas, rect)
            x, y, row = rect.right + canvas.mm(GAP), rect.y, max(row, rect.height)


def overview(language: str) -> Iterator[Exhibit]:
    """A bit of everything in the sizes of the table."""
    looks: list[Look] = [
        PlanLook("plan_13.orange", language),
        PlanLook("plan_20.blue", language),
        ReinforcementLook("even_keel_a", language),
        ReinforcementLook("jammed_signal", language),
        DestinyLook("gold_rush_moon", language),
        DestinyLook("regular_revenge", language),
        DestinyLook("harvest", language),
        EnvoyLook("cudgel", language),
        PlanetCardLook("planet_01", language),
        AlienLook("prime", language, "orange"),
    ]
    for width in (44, 26, 18, 12):
        for look in looks:
            yield card(look, width)
    yield from pieces_page(language)


def plans(language: str) -> Iterator[Exhibit]:
    for place, plan in enumerate(pieces.PLANS):
        yield card(PlanLook(f"{plan.id}.{pieces.COLOURS[place % 2]}", language), 40)
    for colour in ("white", "yellow", "red", "purple", "green"):
        yield card(PlanLook(f"plan_06.{colour}", language), 30)


def reinforcements(language: str) -> Iterator[Exhibit]:
    for row in pieces.REINFORCEMENTS:
        yield card(ReinforcementLook(row.id, language), 40)


def destiny(language: str) -> Iterator[Exhibit]:
    for row in pieces.DESTINY:
        yield card(DestinyLook(row.id, language), 28)


def people(language: str) -> Iterator[Exhibit]:
    for key in pieces.ALIENS:
        yield card(AlienLook(key, language), 30)
    for envoy in pieces.ENVOYS:
        yield card(EnvoyLook(envoy.id, language), 28)


def planets(language: str) -> Iterator[Exhibit]:
    for planet in pieces.PLANETS:
        yield Exhibit(PlanetLook(planet.id, language), 26, 34)
    for planet in pieces.PLANETS:
        yield card(PlanetCardLook(planet.id, language), 30)
    yield Exhibit(WarpLook(), 54, 36)
    for symbol in pieces.SYMBOLS:
        yield Exhibit(ResourceLook(symbol), 6, 6)


def inspected(language: str) -> Iterator[Exhibit]:
    """The wordiest of each, as large as the inspect panel shows them."""
    for look in (
        AlienLook("prime", language, "orange"),
        AlienLook("gallant_flop", language, "blue"),
        DestinyLook("abandoned_spaceport", language),
        EnvoyLook("field_medic", language),
        PlanLook("plan_10.orange", language),
        ReinforcementLook("even_keel_a", language),
    ):
        yield card(look, 92)


def everything_full(language: str) -> Iterator[Exhibit]:
    for key in pieces.ALIENS:
        yield card(AlienLook(key, language, "orange", detail=FULL), 66)


def pieces_page(language: str) -> Iterator[Exhibit]:
    for back in BACKS[:10]:
        yield card(BackLook(back, locked=back == "blue"), 24)
    for count in (1, 2, 3, 4, 5, 12):
        yield Exhibit(ShipStackLook("orange" if count % 2 else "blue", count), 16, 18)
    yield Exhibit(ShipLook("blue"), 20, 15)
    for dial in (
        DialLook("orange", 3, chosen=True),
        DialLook("blue", None, locked=True),
        DialLook("orange", 1),
    ):
        yield Exhibit(dial, 24, 24)
    yield Exhibit(DialLook("blue", 4), 13, 13)
    tactics = [
        TacticLook("orange", 0, spent=True),
        TacticLook("orange", 1, lit=0, chosen=True),
        TacticLook("orange", 2),
        TacticLook("orange", 3),
        TacticLook("orange", 4, lit=BOTH),
        TacticLook("blue", 2, lit=1),
        TacticLook("blue", face_down=True),
        TacticLook("blue", face_down=True, locked=True),
    ]
    for tactic in tactics:
        yield Exhibit(tactic, 16, 24)
    for token in (LeaderMarker(), StragglerMarker(), MedalLook("orange", 3), MedalLook("blue")):
        yield Exhibit(token, 9, 9)
    for size in (26, 13):
        yield Exhibit(AlienBadge("prime", "orange"), size, size)
        yield Exhibit(AlienBadge("swarm", "blue"), size, size)
    yield Exhibit(PileLook(9, BackLook("orange"), "Deck"), 20, 28)
    yield Exhibit(PileLook(4, PlanLook("plan_08.orange", language), "Discard", thrown=True), 20, 28)
    yield Exhibit(PileLook(0, BackLook("event"), "Events"), 16, 24)
    yield Exhibit(_equation(language), 225, 26)
    yield Exhibit(_long_equation(language), 180, 24)


def _equation(language: str) -> EquationLook:
    left = (EquationTerm(13, "The Wild", PLAN), EquationTerm(13, "Holy Numbers", POWER))
    right = (EquationTerm(20, "The Sharp-Eyed", PLAN), EquationTerm(5, "4 ships to 3", SHIPS))
    return EquationLook(Side("orange", left, 26, True), Side("blue", right, 25, True), language)


def _long_equation(language: str) -> EquationLook:
    left = (
        EquationTerm(-2, "Die Peinliche", PLAN),
        EquationTerm(8, "4 Schiffe gegen 3", SHIPS),
        EquationTerm(12, "Mega-Unterstützung", CARD),
        EquationTerm(-7, "Verräter!", CARD),
        EquationTerm(10, "Gerade Bahn", CARD),
    )
    right = (EquationTerm(10, "Die Unterdurchschnittliche", PLAN), EquationTerm(-6, "Eiserne Regel", POWER))
    return EquationLook(Side("orange", left, 21, False, True), Side("blue", right, 4, False), language)


PAGES: list[Page] = [
    overview, plans, reinforcements, destiny, people, planets, inspected, everything_full, pieces_page,
]  # fmt: skip


def _screen(ui: Ui, seed: int, after: int) -> list[Scene]:
    return [LookSheet(ui, seed)]


SCREENS = {"sheet": _screen}
