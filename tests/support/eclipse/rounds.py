"""Drive a round of Eclipse from a test in the rulebook's words."""

from __future__ import annotations

from typing import Any, Self

from game.core.arranging import foretold
from game.core.history import Beginning
from game.core.match import Match
from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.eclipse import GAME, pieces
from game.eclipse.parts import Player, Sector
from game.eclipse.pieces import party_of, ship_code, type_of
from game.eclipse.prompts import EndTurn, TakeTurn
from game.eclipse.table import EclipseTable
from game.eclipse.words import Word, numbers_of, verb_of, word
from tests.support.driver import Driver

# What the numbers of a word are: a sector, a resource and so on; "number" stands for itself.
SHAPES: dict[str, tuple[str, ...]] = {
    "settle": ("sector", "square", "resource"),
    "trade": ("resource", "resource"),
    "turn": ("number", "tile"),
    "from": ("sector",),
    "to": ("sector",),
    "tech": ("tech",),
    "fit": ("ship", "number", "part"),
    "clear": ("ship", "number"),
    "replace": ("ship", "number"),
    "build": ("build", "sector"),
    "move": ("sector", "ship", "sector"),
    "retreat": ("sector",),
    "abandon": ("sector",),
    "track": ("resource",),
    "hit": ("kind", "number"),
    "kill": ("sector", "square"),
    "keep": ("prestige",),
    "return": ("prestige",),
    "first": ("kind",),
}
NOTHING = (
    "done",
    "pass",
    "leave",
    "points",
    "store",
    "refuse",
    "spare",
    "fire",
    "throw",
)  # the dullest answers
CODES: dict[str, dict[str, int]] = {
    "resource": {name: number for number, name in enumerate(pieces.RESOURCES)},
    "ship": {name: number for number, name in enumerate(pieces.SHIPS)},
    "build": {name: number for number, name in enumerate(pieces.BUILDS)},
    "tech": pieces.TECH_OF,
    "part": pieces.PART_OF,
}
TERRANS = (
    "terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate",
    "terran_alliance",
)  # fmt: skip


class Round(Driver):
    """Answers the questions of a round in words."""

    @property
    def table(self) -> EclipseTable:
        table: EclipseTable = self.match.table
        return table

    def player(self, seat: Seat) -> Player:
        return self.table.players[seat]

    def number(self, sector: str) -> int:
        """The number on the map of the sector with this printed number."""
        numbers = range(len(self.table.map))
        return next(number for number in numbers if self.table.face(number).id == sector)

    def sector(self, sector: str) -> Sector:
        return self.table.map[self.number(sector)]

    def ships(self, sector: str, seat: Seat) -> list[str]:
        """The ships of a seat in a sector, by their kind."""
        return [pieces.SHIPS[type_of(ship)] for ship in self.sector(sector).ships if party_of(ship) == seat]

    def cubes(self, sector: str) -> list[int]:
        """The squares of a sector that have a cube."""
        cubes = self.sector(sector).cubes
        return [square for square in range(8) if cubes >> square & 1]

    def prestige(self, seat: Seat) -> list[int]:
        """The values of the reputation tiles on a track, sorted."""
        faces = [self.table.faces[tile] for tile in self.player(seat).reputation]
        return sorted(face - pieces.FIRST_REPUTATION + 1 for face in faces)

    def supply(self) -> list[str]:
        return [pieces.TECHS[self.table.faces[tile] - pieces.FIRST_TECH].id for tile in self.table.supply]

    # --- words

    def word(self, verb: str, *names: Any) -> Word:
        """An answer: ``word("move", "221", "interceptor", "201")``."""
        shape = SHAPES.get(verb, ("number",) * len(names))
        return word(verb, *(self._code(kind, name) for kind, name in zip(shape, names, strict=True)))

    def _code(self, kind: str, name: Any) -> int:
        if kind == "tile":
            return self.tile(name)
        if kind == "prestige":
            return self._prestige_tile(name)
        if kind == "sector":
            return -1 if name == "track" else self.number(name)
        if kind == "kind":
            seat, ship = name
            return ship_code(int(seat), CODES["ship"].get(ship, 0))
        if kind == "square" and name == "orbital":
            return pieces.ORBITAL_SQUARE
        codes = CODES.get(kind)
        return int(name if codes is None else codes[name])

    def tile(self, sector: str) -> CardId:
        """The tile with this printed number."""
        return self.table.faces.index(pieces.FACE_OF[f"sector_{sector}"])

    def _prestige_tile(self, value: int) -> CardId:
        """A reputation tile of this value among those that may be chosen."""
        (prompt,) = self.match.waiting()
        tiles = [numbers_of(said)[0] for said in prompt.options(self.table)]
        return next(t for t in tiles if self.table.faces[t] == pieces.FIRST_REPUTATION + value - 1)

    def says(self, seat: Seat, verb: str, *names: Any) -> Self:
        """The seat that is asked answers; before it, whoever may still settle after an action does not."""
        for other in self.match.waiting():
            if isinstance(other, EndTurn) and other.seat != seat:
                self.answers(other.seat, EndTurn, "done")
        prompt = self.match.asked_of(seat)
        assert prompt is not None, f"seat {seat} is not asked: {self.match.waiting()}"
        said = (
            verb if isinstance(prompt.options(self.table)[0], str) and not names else self.word(verb, *names)
        )
        options = prompt.options(self.table)
        assert said in options, f"{said!r} is not among {options} of {prompt}"
        return self.answers(seat, type(prompt), said)

    def denied(self, seat: Seat, verb: str, *names: Any) -> Refusal:
        """The reason why a seat that is asked may not say this."""
        prompt = self.match.asked_of(seat)
        assert prompt is not None, f"seat {seat} is not asked: {self.match.waiting()}"
        return self.refuses(seat, type(prompt), self.word(verb, *names))

    def may(self, seat: Seat, verb: str, *names: Any) -> bool:
        """A seat is asked and may answer this."""
        return self.word(verb, *names) in self.options(seat)

    def options(self, seat: Seat) -> list[Word]:
        prompt = self.match.asked_of(seat)
        return [] if prompt is None else prompt.options(self.table)

    def verbs(self, seat: Seat) -> set[str]:
        """What a seat may do, without the details."""
        return {verb_of(said) for said in self.options(seat)}

    def targets(self, seat: Seat, verb: str, *names: Any) -> list[str]:
        """The printed numbers of the sectors that may come last in a word, sorted."""
        begun = self.word_begin(verb, *names)
        found = [numbers_of(said)[-1] for said in self.options(seat) if said.startswith(begun)]
        return sorted(self.table.face(number).id for number in found if number >= 0)

    def word_begin(self, verb: str, *names: Any) -> str:
        shape = SHAPES.get(verb, ())
        codes = [self._code(kind, name) for kind, name in zip(shape, names, strict=False)]
        return word(verb, *codes) + " "

    # --- time

    def rolls(self, *faces: int) -> Self:
        """The next dice show these faces: the phase that asks begins again with another generator."""
        frame = self.match.keyframes[-1]
        table = frame.table(GAME)
        table.rng = foretold(faces, table.rng)
        match = Match(GAME, table, self.match.beginning)
        for decision in self.match.decisions[frame.taken :]:
            match.replay(decision)
        self.match = match
        return self

    def passes(self, *seats: Seat) -> Self:
        for seat in seats:
            self.says(seat, "pass")
        return self

    def until_turn_of(self, seat: Seat) -> Self:
        """The dullest answers until this seat may take its turn."""
        for _ in range(50):
            if isinstance(self.match.asked_of(seat), TakeTurn):
                return self
            self.answer_dully()
        raise AssertionError(f"it is never the turn of seat {seat}")

    def until_round(self, number: int) -> Self:
        """The dullest answers until a round begins, or the match is over."""
        for _ in range(500):
            if self.table.round >= number or not self.match.waiting():
                return self
            self.answer_dully()
        raise AssertionError("a round without end")

    def answer_dully(self) -> Self:
        prompt = self.match.waiting()[0]
        options = prompt.options(self.table)
        dull = [said for said in NOTHING if said in options]
        return self.answers(prompt.seat, type(prompt), dull[0] if dull else options[0])

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        ((seat, name),) = self.waiting_for
        return seat, name


def eclipse(*species: str, **words: Any) -> Round:
    """A position in the words of the scenario; Terrans unless species are named, two unless more.

    ``eclipse(seats=4, sectors=[...])`` or ``eclipse("planta", "mechanema", round=3)``.
    """
    count = max(len(species), words.pop("seats", 2))
    spare = [name for name in TERRANS if not {name, pieces.SPECIES[name].board_of} & set(species)]
    spec = {"species": [*species, *spare][:count], **words}
    return Round(Match(GAME, GAME.arrange(spec), Beginning(0, {"scenario": spec})))
