"""The ways to set up a match of Eclipse that the lobby offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.table import Table
from game.eclipse import pieces
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.games.eclipse.inspect.board_words import acts
from scenes.games.eclipse.names import species_name
from scenes.table.lobby_variants import (
    Asking,
    FirstMatch,
    Revenge,
    Seated,
    StepperWords,
    Way,
    after_glyph,
    completed,
    kept_by_seat,
    name_stepper,
    start_words,
    taken_along,
    way_grid,
)
from scenes.table.way_card import pictured
from scenes.widgets.boxes import Column
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


def species_art(species: str) -> str:
    return f"eclipse/species/{species}"


FIRST = "terran"  # everybody plays by the same numbers
TERRANS = ["terran_directorate", "terran_federation"]
FIRST_ROUNDS = 4  # of a first match
CHOSEN = "chosen"  # everybody's species is named here
WAYS = {
    FIRST: Way(
        "eclipse.lobby.terran", "eclipse.lobby.terran_means", "eclipse.lobby.terran_then",
        species_art("terran_alliance"),
    ),
    "all": Way(
        "eclipse.lobby.all", "eclipse.lobby.all_means", "eclipse.lobby.all_then", species_art("mechanema")
    ),
    "random": Way(
        "eclipse.lobby.random", "eclipse.lobby.random_means", "eclipse.lobby.random_then",
        species_art("hydran_progress"),
    ),
    CHOSEN: Way(
        "eclipse.lobby.chosen", "eclipse.lobby.chosen_means", "eclipse.lobby.chosen_then",
        species_art("planta"),
    ),
}  # fmt: skip


def board(species: str) -> str:
    """What tells boards apart: two species share one."""
    return min(species, pieces.SPECIES[species].board_of)


def free(others: Sequence[str]) -> list[str]:
    """The species whose boards nobody else has asked for."""
    taken = {board(other) for other in others if other}
    return [species for species in pieces.SPECIES if board(species) not in taken]


class EclipseVariants:
    """How species are got: chosen at the table, drawn, or named here."""

    seats = pieces.SEATS
    colours: Sequence[str] = ("blue", "red", "green", "white", "yellow", "purple")

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.aliens = next((way for way in WAYS if way == kept.get("aliens")), FIRST)
        self.wanted = kept_by_seat(kept.get("species"), pieces.MOST_SEATS, free)

    # --- what is asked

    def parts(self, lobby: Asking) -> list[Widget]:
        named = self._named(lobby) if self.aliens == CHOSEN else []
        caption = Label(lobby.ui.say("eclipse.lobby.species"), CAPTION)
        return [caption, way_grid(lobby, self, WAYS, 2), *named]

    def more(self, lobby: Asking) -> list[Widget]:
        return []

    def _named(self, lobby: Asking) -> list[Widget]:
        return [after_glyph(lobby, seat, self._species(lobby, seat)) for seat in range(lobby.seats)]

    def _species(self, lobby: Asking, seat: int) -> Widget:
        """The species of a seat and what is special about it; those whose boards others have are left out."""
        language = lobby.ui.settings.language
        others = [species for place, species in enumerate(self.wanted[: lobby.seats]) if place != seat]
        names = {species: species_name(species, language) for species in free(others)}
        label = lobby.ui.say("lobby.seat", number=seat + 1)
        steps = StepperWords(label, "eclipse.lobby.before", "eclipse.lobby.next", key=f"species.{seat}")
        stepper = name_stepper(lobby, self.wanted, seat, names, steps)
        named = self.wanted[seat]
        if named not in names:
            return stepper
        words = Column(stepper, Label(acts(pieces.SPECIES[named], language), SMALL), gap=0.5)
        return pictured(species_art(named), words)

    # --- what comes of it

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        return start_words(ui, who, WAYS[self.aliens], "eclipse.lobby.start")

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        if self.aliens == CHOSEN:
            return {"species": completed(self.wanted[:seats], free, Random(seed))}
        return {"species": self.aliens}

    def first_match(self, seed: int) -> FirstMatch:
        """Terrans as in a first game; the first rounds are left out."""
        scenario = {"species": TERRANS, "round": pieces.ROUNDS + 1 - FIRST_ROUNDS, "seed": seed}
        return FirstMatch(
            len(TERRANS), {"scenario": scenario}, "learn.first.eclipse", "learn.first_gist.eclipse"
        )

    def kept(self) -> dict[str, Any]:
        return {"aliens": self.aliens, "species": self.wanted}

    def revenge(self, options: Mapping[str, Any], table: Table) -> Revenge:
        return Revenge(taken_along(options, "species"))


VARIANTS = EclipseVariants
