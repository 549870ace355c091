"""The ways to set up a match of Eclipse that the lobby offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.eclipse import pieces
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.drawing.theme import SEATS
from scenes.games.eclipse.inspect.board_words import acts
from scenes.games.eclipse.names import species_name
from scenes.table.lobby_variants import Asking, Revenge, Seated, Way, taken_along, way_buttons
from scenes.table.match_words import listed
from scenes.widgets.boxes import Column, Grid, Row
from scenes.widgets.controls import Stepper
from scenes.widgets.label import Icon, Label

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

CHOSEN = "chosen"  # everybody's species is named here
WAYS = {
    "terran": Way("eclipse.lobby.terran", "eclipse.lobby.terran_means", "eclipse.lobby.terran_then"),
    "all": Way("eclipse.lobby.all", "eclipse.lobby.all_means", "eclipse.lobby.all_then"),
    "random": Way("eclipse.lobby.random", "eclipse.lobby.random_means", "eclipse.lobby.random_then"),
    CHOSEN: Way("eclipse.lobby.chosen", "eclipse.lobby.chosen_means", "eclipse.lobby.chosen_then"),
}
USUAL = "all"


def board(species: str) -> str:
    """What tells boards apart: two species share one."""
    return min(species, pieces.SPECIES[species].board_of)


def free(others: Sequence[str]) -> list[str]:
    """The species whose boards nobody else has asked for."""
    taken = {board(other) for other in others if other}
    return [species for species in pieces.SPECIES if board(species) not in taken]


def completed(wanted: Sequence[str], dice: Random) -> list[str]:
    """The species that were asked for; where none was, one of a free board is drawn."""
    found = list(wanted)
    for place, species in enumerate(found):
        if not species:
            found[place] = dice.choice(free(found))
    return found


class EclipseVariants:
    """How species are got: chosen at the table, drawn, or named here."""

    seats = pieces.SEATS
    colours: Sequence[str] = ("blue", "red", "green", "white", "yellow", "purple")

    def __init__(self, kept: Mapping[str, Any]) -> None:
        self.aliens = next((way for way in WAYS if way == kept.get("aliens")), USUAL)
        self.wanted = _kept_species(kept.get("species"))

    # --- what is asked

    def parts(self, lobby: Asking) -> list[Widget]:
        def choose(way: str) -> None:
            self.aliens = way
            lobby.rebuild()

        ways = way_buttons(lobby, WAYS, self.aliens, choose)
        columns = 2 if lobby.ui.screen.compact else 1
        named = self._named(lobby) if self.aliens == CHOSEN else []
        return [Label(lobby.ui.say("eclipse.lobby.species"), CAPTION), Grid(ways, columns=columns), *named]

    def more(self, lobby: Asking) -> list[Widget]:
        return []

    def _named(self, lobby: Asking) -> list[Widget]:
        """A stepper for each seat, after its glyph, and what is special about what it names."""
        looks = [SEATS[lobby.colour_of(seat)] for seat in range(lobby.seats)]
        return [
            Row(Icon(look.glyph, 6, look.light), self._species(lobby, seat).growing(), gap=3, align="middle")
            for seat, look in enumerate(looks)
        ]

    def _species(self, lobby: Asking, seat: int) -> Widget:
        """The species of a seat; those of boards that others have asked for are left out."""
        say, language = lobby.ui.say, lobby.ui.settings.language
        others = [species for place, species in enumerate(self.wanted[: lobby.seats]) if place != seat]
        names = ["", *free(others)]

        def shown(number: int) -> str:
            return species_name(names[number], language) if number else say("lobby.envoy_drawn")

        def change(number: int) -> None:
            self.wanted[seat] = names[number]
            lobby.rebuild()

        named = self.wanted[seat] if self.wanted[seat] in names else ""
        stepper = Stepper(
            say("lobby.seat", number=seat + 1),
            names.index(named),
            0,
            len(names) - 1,
            change,
            less=say("eclipse.lobby.before"),
            more=say("eclipse.lobby.next"),
            shown=shown,
            key=f"species.{seat}",
        )
        if not named:
            return stepper
        return Column(stepper, Label(acts(pieces.SPECIES[named], language), SMALL), gap=0.5)

    # --- what comes of it

    def start(self, ui: Ui, who: Sequence[Seated]) -> tuple[str, str]:
        """People by name, and how many bots."""
        people = [seated.name for seated in who if seated.person]
        bots = len(who) - len(people)
        names = [*people, ui.say("lobby.cosmic.bots", count=bots)] if bots else people
        then = ui.say(WAYS[self.aliens].then)
        second = ui.say("lobby.cosmic.start_second", names=listed(names, ui.words), then=then)
        return ui.say("eclipse.lobby.start" if people else "lobby.cosmic.watch"), second

    def options(self, seed: int, seats: int, people: int = 1) -> dict[str, Any]:
        if self.aliens == CHOSEN:
            return {"species": completed(self.wanted[:seats], Random(seed))}
        return {"species": self.aliens}

    def kept(self) -> dict[str, Any]:
        return {"aliens": self.aliens, "species": self.wanted}

    def revenge(self, options: Mapping[str, Any], table: Any) -> Revenge:
        return Revenge(taken_along(options, "species"))


def _kept_species(kept: Any) -> list[str]:
    """The species of the last match by seat, as far as there are such and their boards differ."""
    named = kept if isinstance(kept, list) else []
    found: list[str] = []
    for seat in range(pieces.MOST_SEATS):
        species = named[seat] if seat < len(named) else ""
        found.append(species if species in free(found) else "")
    return found


VARIANTS = EclipseVariants
