"""The equation of a reveal: how each side's total is made up, term by term."""

from __future__ import annotations

from typing import NamedTuple

from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.cosmic import pieces, totals
from game.cosmic.parts import DEFENSE, NEITHER, OFFENSE, UNDECIDED
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.names import card_name, power_name

CARD, SHIPS, POWER, ADDED = "card", "ships", "power", "added"
TIMES = "\N{MULTIPLICATION SIGN}"
UPSET = "loser"  # who is ahead will lose


class EquationTerm(NamedTuple):
    """A number, how it is written, and where it comes from."""

    amount: int
    written: str
    caption: str
    kind: str
    colour: str = ""  # of the seat it comes from
    picture: str = ""  # a card's face key


class Side(NamedTuple):
    """One side's terms, which add up to its total; ``open`` while it may still change."""

    colour: str
    terms: tuple[EquationTerm, ...]
    total: int
    open: bool
    winner: bool
    leads: bool = False  # would win as it is now, by so much:
    margin: int = 0


def compared(view: CosmicTable) -> bool:
    """True if the totals of both sides count: two attacks lie open."""
    at = view.encounter
    return at is not None and at.revealed and at.types == (pieces.ATTACK, pieces.ATTACK)


def sides(
    view: CosmicTable, colours: tuple[str, ...], names: tuple[str, ...], language: str
) -> tuple[Side, Side] | None:
    """Both sides of the equation; None unless two attacks are compared."""
    if not compared(view) or view.at.planet < 0:
        return None
    terms = _SideTerms(view, colours, names, language)
    both = terms.side(OFFENSE), terms.side(DEFENSE)
    return both if view.at.marked(UPSET) else _compared(*both, low_wins=view.at.low_wins != NOBODY)


def _compared(offense: Side, defense: Side, *, low_wins: bool) -> tuple[Side, Side]:
    """Both sides with a mark on the one that leads; the defense wins ties."""
    margin = offense.total - defense.total
    leads = margin < 0 if low_wins else margin > 0
    return (
        offense._replace(leads=leads, margin=abs(margin)),
        defense._replace(leads=not leads, margin=abs(margin)),
    )


class _SideTerms:
    def __init__(
        self, view: CosmicTable, colours: tuple[str, ...], names: tuple[str, ...], language: str
    ) -> None:
        self.view, self.colours, self.language = view, colours, language
        self.say = catalogue(language).say
        self.names = names or tuple(self.say(f"colour.{colour}") for colour in colours)

    def side(self, side: int) -> Side:
        at = self.view.at
        terms = (*self._card_and_ships(side), *self._added(side))
        still_open = at.outcome == UNDECIDED
        winner = at.winner == side != NEITHER
        return Side(
            self.colours[at.main(side)], terms, sum(term.amount for term in terms), still_open, winner
        )

    def _card_and_ships(self, side: int) -> list[EquationTerm]:
        """The card and the ships, multiplied where a power says so (totals.total)."""
        view, at = self.view, self.view.at
        main, allies, value = at.main(side), at.allies(side), at.values[side]
        sign, allied_sign = totals.signs(view, main)
        own = view.ships_in_encounter(main)
        allied = sum(view.ships_in_encounter(ally) for ally in allies)
        how = at.times[side]
        if how == "own":
            first = [self._times(side, value, own)]
            ships = [self._ships(ally, allied_sign) for ally in allies]
        elif how == "all":
            first, ships = [self._times(side, value, own + allied)], []
        elif how == "allied":
            first = [self._card(side)]
            product = f"{own} {TIMES} {allied}"
            ships = [EquationTerm(sign * own * allied, product, self._whose(main), SHIPS, self.colours[main])]
        else:
            first = [self._card(side)]
            ships = [self._ships(main, sign), *(self._ships(ally, allied_sign) for ally in allies)]
        worth = [self._worth(main, sign), *(self._worth(ally, allied_sign) for ally in allies)]
        return [*first, *ships, *(term for term in worth if term.amount)]

    def _card(self, side: int) -> EquationTerm:
        at = self.view.at
        return EquationTerm(
            at.values[side], str(at.values[side]), self._card_caption(side), CARD, picture=self._face(side)
        )

    def _times(self, side: int, value: int, ships: int) -> EquationTerm:
        written = f"{value} {TIMES} {ships}"
        return EquationTerm(value * ships, written, self._card_caption(side), CARD, picture=self._face(side))

    def _card_caption(self, side: int) -> str:
        return self.say("look.cosmic.term.card", name=self.names[self.view.at.main(side)])

    def _face(self, side: int) -> str:
        face = self.view.faces[self.view.at.cards[side]] if self.view.at.cards[side] >= 0 else 255
        return pieces.KEYS[face] if face < len(pieces.KEYS) else ""

    def _ships(self, seat: Seat, sign: int) -> EquationTerm:
        ships = self.view.ships_in_encounter(seat)
        return EquationTerm(sign * ships, str(ships), self._whose(seat), SHIPS, self.colours[seat])

    def _whose(self, seat: Seat) -> str:
        return self.say("look.cosmic.term.ships", name=self.names[seat])

    def _worth(self, seat: Seat, sign: int) -> EquationTerm:
        """What ships are worth beyond their number."""
        extra = totals.strength(self.view, seat) - self.view.ships_in_encounter(seat)
        caption = self.say("look.cosmic.term.worth", name=self.names[seat])
        return EquationTerm(sign * extra, str(extra), caption, POWER, self.colours[seat])

    def _added(self, side: int) -> list[EquationTerm]:
        at = self.view.at
        found = [
            EquationTerm(
                term.amount, str(abs(term.amount)), power_name(term.source, self.language), POWER,
                self.colours[term.seat] if term.seat != NOBODY else "",
            )
            for term in at.terms
            if term.side == side
        ]  # fmt: skip
        for played in at.reinforcements:
            if played.side == side:
                key = pieces.KEYS[self.view.faces[played.card]]
                name = card_name(key, self.language, self.colours)
                found.append(
                    EquationTerm(
                        played.value, str(abs(played.value)), name, ADDED, self.colours[played.seat], key
                    )
                )
        return found
