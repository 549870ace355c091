"""Drive an encounter of Cosmic Encounter from a test in the rulebook's words."""

from __future__ import annotations

from typing import Any, Self

from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import NONE, Prompt
from game.core.table import CardId, Pile, Seat
from game.cosmic import GAME, pieces
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import EncounterEnded
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    ChooseEncounterCard,
    ChoosePlanet,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    SecondEncounter,
    TakeReward,
    TakeShips,
    UsePower,
)
from game.cosmic.table import CosmicTable
from tests.support.driver import Driver

PLAIN = ["amoeba", "fido", "kamikaze", "mind", "trader"]  # aliens that ask before they do anything


def home(seat: Seat, number: int = 0, planets: int = 5) -> int:
    """A planet of a seat's home system."""
    return seat * planets + number


class Encounter(Driver):
    """Answers the questions of an encounter; ``rest`` answers everything that nobody cares about."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        self.answered: list[Prompt[Any]] = []

    def answers(self, seat: int, kind: type[Prompt[Any]], choice: Any) -> Self:
        self.answered.append(self.asks(seat, kind))
        return super().answers(seat, kind, choice)

    @property
    def table(self) -> CosmicTable:
        table: CosmicTable = self.match.table
        return table

    def card(self, name: str) -> CardId:
        """The id of a card by its name; of several equal ones the one that is held or lies highest."""
        faces = [n for n, key in enumerate(pieces.KEYS) if name in (key, key.partition(".")[0])]
        faces = [n for n in faces if name.endswith((".flare", ".sheet")) or not _is_paper(pieces.KEYS[n])]
        cards = [card for card, face in enumerate(self.table.faces) if face in faces]
        held = [card for zone in (*self.table.hands, *self.table.hoards) for card in zone if card in cards]
        return [*held, *cards][0]

    def held(self, seat: Seat, name: str) -> CardId:
        """The id of a card of this name in a seat's hand or hoard."""
        zone = [*self.table.hands[seat], *self.table.hoards[seat]]
        return next(card for card in zone if name in (self._key(card), self._key(card).partition(".")[0]))

    def _key(self, card: CardId) -> str:
        return pieces.KEYS[self.table.faces[card]]

    def hand(self, seat: Seat) -> list[str]:
        """The names of the cards in a hand, sorted; equal cards have one name."""
        keys = [self._key(card) for card in self.table.hands[seat]]
        return sorted(key if _is_paper(key) else key.partition(".")[0] for key in keys)

    def names(self, cards: Any) -> list[str]:
        return [self.table.id_of(card) for card in cards]

    def ships(self, seat: Seat, planet: int) -> int:
        return self.table.planets[planet].ships[seat]

    @property
    def prompt(self) -> Prompt[Any]:
        """The one question that is open."""
        (prompt,) = self.match.waiting()
        return prompt

    def is_asked(self, seat: Seat, kind: type[Prompt[Any]]) -> bool:
        return isinstance(self.match.asked_of(seat), kind)

    def was_asked(self, seat: Seat, kind: type[Prompt[Any]]) -> bool:
        """Whether this seat is being asked, or was since the test began, if only to pass."""
        answered = [prompt for prompt in self.answered if prompt.seat == seat]
        return self.is_asked(seat, kind) or any(isinstance(prompt, kind) for prompt in answered)

    @property
    def totals(self) -> list[int]:
        """The totals of both sides as they were first compared."""
        return list(self.happened(OutcomeDecided)[0].totals)

    @property
    def winner(self) -> int:
        """The side that has won, as it was told last."""
        return self.happened(OutcomeDecided)[-1].winner

    def launches(self, ships: int = 1, planet: int | None = None, source: int | None = None) -> Self:
        """The offense aims (if asked) and sends ships from one colony."""
        self.until(TakeShips, ChoosePlanet)
        offense = self.table.at.offense
        if self.is_asked(offense, ChoosePlanet):
            listed = self.asks(offense, ChoosePlanet).listed
            self.answers(offense, ChoosePlanet, listed[0] if planet is None else planet)
        self.skip_cards(TakeShips)
        return self.sends(offense, ships, source)

    def sends(self, seat: Seat, ships: int, source: int | None = None) -> Self:
        """A seat sends ships from one colony, and no more."""
        if not self.is_asked(seat, TakeShips):  # there was only one way
            return self
        options = self.asks(seat, TakeShips).options(self.table)
        places = [place for place, count in options if count == ships]
        at_home = [place for place in places if self.table.planets[place].home == seat]
        self.answers(seat, TakeShips, ((at_home or places)[-1] if source is None else source, ships))
        if self.is_asked(seat, TakeShips):
            self.answers(seat, TakeShips, NO_SHIPS)
        return self

    def invites(self, *seats: Seat) -> Self:
        """The main player who is asked invites these seats and no more."""
        self.skip_cards(InviteAlly)
        host = self.prompt.seat
        for seat in seats:
            self.answers(host, InviteAlly, seat)
        if self.is_asked(host, InviteAlly):
            self.answers(host, InviteAlly, NONE)
        return self

    def nobody_allies(self) -> Self:
        """Neither main player invites."""
        for _ in range(2):
            self.skip_cards(InviteAlly, ChooseEncounterCard)
            if isinstance(self.match.waiting()[0], InviteAlly):
                self.invites()
        return self

    def joins(self, seat: Seat, side: int, ships: int = 1, source: int | None = None) -> Self:
        self.skip_cards(JoinSide)
        self.answers(seat, JoinSide, side)
        self.skip_cards(TakeShips)
        return self.sends(seat, ships, source)

    def joins_offense(self, seat: Seat, ships: int = 1) -> Self:
        return self.joins(seat, OFFENSE, ships)

    def joins_defense(self, seat: Seat, ships: int = 1) -> Self:
        return self.joins(seat, DEFENSE, ships)

    def declines(self, seat: Seat) -> Self:
        self.skip_cards(JoinSide)
        return self.answers(seat, JoinSide, NONE)

    def selects(self, seat: Seat, name: str) -> Self:
        self.skip_cards(ChooseEncounterCard)
        return self.answers(seat, ChooseEncounterCard, self.held(seat, name))

    def both_play(self, offense: str, defense: str) -> Self:
        self.skip_cards(ChooseEncounterCard)
        at = self.table.at
        return self.selects(at.offense, offense).selects(at.defense, defense)

    def plays(self, seat: Seat, name: str) -> Self:
        """A seat plays an artifact, a flare or a tech in a window; powers asked before it stay unused."""
        while not self.is_asked(seat, PlayCard) and isinstance(self.match.waiting()[0], UsePower):
            self.uses(self.prompt.seat, power=False)
        card = self.tech(name) if name in pieces.TECHS else self.held(seat, name)
        return self.answers(seat, PlayCard, card)

    def tech(self, name: str) -> CardId:
        return self.table.faces.index(pieces.FACE_OF[name])

    def uses(self, seat: Seat, *, power: bool = True) -> Self:
        """The owner says yes (or no) to an optional power."""
        return self.answers(seat, UsePower, power)

    def skip_cards(self, *until: type[Prompt[Any]]) -> Self:
        """Pass in windows and decline powers until one of these questions comes up."""
        for _ in range(50):
            prompts = self.match.waiting()
            if not prompts or any(isinstance(prompt, until) for prompt in prompts):
                return self
            prompt = prompts[0]
            if not isinstance(prompt, PlayCard | UsePower | AddSuper | PlayReinforcement):
                return self
            self.answers(prompt.seat, type(prompt), _nothing(prompt))
        raise AssertionError("windows without end")

    def rest(self) -> Self:
        """Let the encounter come to its end with the dullest answers."""
        for _ in range(200):
            if not self.match.waiting() or self.happened(EncounterEnded):
                return self
            self.answer_dully()
        raise AssertionError("an encounter without end")

    def answer_dully(self) -> Self:
        prompt = self.match.waiting()[0]
        return self.answers(prompt.seat, type(prompt), _nothing(prompt, self.table))


def _is_paper(key: str) -> bool:
    return key.endswith((".flare", ".sheet"))


def _nothing(prompt: Prompt[Any], table: CosmicTable | None = None) -> Any:
    """The answer that does the least."""
    if isinstance(prompt, UsePower):
        return False
    if isinstance(prompt, PlayCard | AddSuper | InviteAlly | JoinSide):
        return NONE
    if isinstance(prompt, PlayReinforcement):
        return NO_SHIPS
    if isinstance(prompt, SecondEncounter):
        return "end_turn"
    if isinstance(prompt, MakeDeal):
        return ("break_off", -1)
    if isinstance(prompt, TakeReward):
        return 0
    options = prompt.options(table)
    if isinstance(prompt, TakeShips | PlaceShips):
        return NO_SHIPS if NO_SHIPS in options else options[-1]
    return options[0]


def cosmic(*aliens: str, **words: Any) -> Encounter:
    """An encounter at its start. The first alien is the offense, destiny names the second one.

    ``cosmic("zombie", "macron", hands=[["attack_04"], ["attack_20"], []])``: seats beyond those named get
    aliens that do nothing by themselves. Other words are those of the scenario.
    """
    seats = max(len(aliens), len(words.get("hands", ())), 3)
    spare = [alien for alien in PLAIN if alien not in aliens]
    seated = [*aliens, *spare][:seats]
    spec = {"aliens": seated, "destiny": [1], **words}
    match = Match(GAME, GAME.arrange(spec), Beginning(0, {"scenario": spec}))
    return Encounter(match)


def without_deck(*aliens: str, **words: Any) -> Encounter:
    """The same with an empty deck: the next draw makes a new one of the discard pile."""
    spec = {"aliens": list(aliens), "destiny": [1], **words}
    table = GAME.arrange(spec)
    table.discard, table.deck = Pile(table.deck), Pile()
    for card in table.discard:
        table.show(card)
    return Encounter(Match(GAME, table, Beginning(0, {"scenario": spec})))


def met(*aliens: str, hands: list[list[str]], **words: object) -> Encounter:
    """The first alien attacks the second with three ships; both play their first card."""
    table = cosmic(*aliens, hands=hands, **words).launches(3, home(1)).nobody_allies()
    return table.both_play(hands[0][0], hands[1][0])


def result(table: Encounter) -> tuple[int, list[int]]:
    """Which side has won in the end, and the totals."""
    decided = table.happened(OutcomeDecided)[-1]
    return decided.winner, list(decided.totals)
