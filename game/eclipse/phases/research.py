"""Research: pay science for technologies, and what some of them do at once (p. 12)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse import offers, pieces
from game.eclipse.events import DiscsGained, Paid, Stored, TechTaken
from game.eclipse.phases.turns import EclipsePlay, go_on, meanwhile
from game.eclipse.prompts import ChooseTech, ChooseTrack
from game.eclipse.words import DONE, numbers_of

DISCS_OF = {"advanced_robotics": 1, "quantum_grid": 2}


async def research(play: EclipsePlay, seat: Seat, left: int, begun: int) -> None:
    """One technology; the Hydran take two, one after the other (ruling 46)."""
    table = play.table
    if not left or (begun and not offers.researchable(table, seat, traded=True)):
        return
    said = await ChooseTech(seat, may=bool(begun))
    if said == DONE or meanwhile(play, seat, said, errand("research", seat, left, begun)):
        return
    tech = numbers_of(said)[0]
    play.do(Paid(seat, pieces.SCIENCE, table.price(seat, tech)))
    play.do(TechTaken(seat, offers.tile_of(table, tech)))
    go_on(play, "research", seat, left - 1, 1)
    take_tech(play, seat, tech)


def take_tech(play: EclipsePlay, seat: Seat, tech: int) -> None:
    """What a technology does at once."""
    name = pieces.TECHS[tech].id
    if name in DISCS_OF:
        play.do(DiscsGained(seat, DISCS_OF[name]))
    if name == "artifact_key":
        artifacts = sum(play.table.face(sector).artifact for sector in play.table.own(seat))
        play.do(Planned((errand("artifacts", seat),) * artifacts))


async def artifacts(play: EclipsePlay, seat: Seat) -> None:
    """Five of one kind for an artifact; kinds may differ between artifacts (ruling 50)."""
    said = await ChooseTrack(seat, what="ask.artifact", listed=tuple(range(3)))
    play.do(Stored(seat, numbers_of(said)[0], pieces.ARTIFACT_GAIN, "artifact"))
