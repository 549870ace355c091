"""The steps of destiny cards, duels and contests: moments that powers wait for, and what they settle."""

from __future__ import annotations

from game.core.events import Event, Moment
from game.core.table import CardId, Pile, Seat
from game.duel import pieces
from game.duel.table import NO_CARD, Bonus, Duel, DuelTable, Mark, Played, take_top


class FatesReshuffled(Event, frozen=True, gc=False):
    """A destiny deck ran out: its cards leave the past and are shuffled (R3)."""

    deck: str

    def apply(self, table: DuelTable) -> None:
        again = Pile(card for card in table.past if destiny_of(table, card).type == self.deck)
        table.past = Pile(card for card in table.past if card not in again)
        table.shuffle(again)
        table.fates[pieces.TYPES.index(self.deck)] = again


class DestinyDrawn(Event, frozen=True, gc=False):
    """The top destiny card is laid face up on the past."""

    card: CardId
    deck: str

    def apply(self, table: DuelTable) -> None:
        take_top(table.fates[pieces.TYPES.index(self.deck)], self.card)
        table.past.append(self.card)
        table.seen[self.card] = table.everyone
        table.rank_powers()


class FateRead(Event, frozen=True, gc=False):
    """One seat looks at the top card of a destiny deck."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.seen[self.card] |= 1 << self.seat


class FatePutUnder(Event, frozen=True, gc=False):
    """The top card of a destiny deck goes to its bottom."""

    deck: str

    def apply(self, table: DuelTable) -> None:
        deck = table.fates[pieces.TYPES.index(self.deck)]
        deck.insert(0, deck.pop())


class ReinforcementsShown(Event, frozen=True, gc=False):
    """The top reinforcements are turned up to be chosen from."""

    cards: tuple[CardId, ...]

    def apply(self, table: DuelTable) -> None:
        for card in self.cards:
            take_top(table.reinforcements, card)
            table.set_aside.append(card)
            table.seen[card] = table.everyone


class ReinforcementPutUnder(Event, frozen=True, gc=False):
    """A reinforcement that was shown goes to the bottom of its deck."""

    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.set_aside.remove(self.card)
        table.reinforcements.insert(0, self.card)


class CardDue(Moment, frozen=True, gc=False):
    """A destiny card is about to be carried out."""

    card: CardId


class PlanetDetermined(Event, frozen=True, gc=False):
    """The destiny card's planet is known."""

    tile: CardId

    def apply(self, table: DuelTable) -> None:
        table.target = self.tile


class DuelBegan(Event, frozen=True, gc=False):
    """A duel is called; who controlled the planet until now is remembered for the whole card (R13)."""

    planet: CardId
    holders: tuple[bool, bool] = (False, False)

    def apply(self, table: DuelTable) -> None:
        table.duel = Duel(contest=False, planet=self.planet, holders=list(self.holders))


class ContestBegan(Event, frozen=True, gc=False):
    def apply(self, table: DuelTable) -> None:
        table.duel = Duel(contest=True)


class PassBegan(Event, frozen=True, gc=False):
    """Step 1 begins, for the first time or again: what the last pass gave is gone (R12)."""

    def apply(self, table: DuelTable) -> None:
        duel = table.duel
        assert duel is not None
        duel.bonuses, duel.marks, duel.fixed, duel.jarred = [], [], [None, None], [False, False]
        duel.destroyed = [0, 0]
        table.clear_slips()


class SendingBanned(Event, frozen=True, gc=False):
    """A card says that this player cannot send ships in this duel."""

    seat: Seat

    def apply(self, table: DuelTable) -> None:
        duel_of(table).banned[self.seat] = True


class DialsDue(Moment, frozen=True, gc=False):
    """Before the dials are set."""


class DialsDone(Moment, frozen=True, gc=False):
    """The last dial has been revealed and its ships are placed."""


class PlansDue(Moment, frozen=True, gc=False):
    """Before plans are chosen."""


class PlanChosen(Event, frozen=True, gc=False):
    """A card is laid face down as the plan, or as a second plan."""

    seat: Seat
    card: CardId
    from_jar: bool = False

    def apply(self, table: DuelTable) -> None:
        duel = duel_of(table)
        if self.from_jar:
            table.under[self.seat].remove(self.card)
        else:
            table.lay_down(self.seat, self.card)
        if not duel.plans[self.seat]:
            duel.jarred[self.seat] = self.from_jar
        duel.plans[self.seat].append(self.card)


class PlansChosen(Moment, frozen=True, gc=False):
    """Plans and tactics are chosen; tactics are not revealed yet."""


class TacticsDue(Moment, frozen=True, gc=False):
    """Before tactics are revealed."""


class TacticsResolved(Moment, frozen=True, gc=False):
    """After step 5, before ships are checked."""

    destroyed: tuple[int, int] = (0, 0)  # ships of each seat destroyed by fire


class RevealDue(Moment, frozen=True, gc=False):
    """Before plans are revealed."""


class PlansRevealed(Event, frozen=True, gc=False):
    def apply(self, table: DuelTable) -> None:
        duel = duel_of(table)
        duel.revealed = True
        for plans in duel.plans:
            for card in plans:
                table.seen[card] = table.everyone


class PlanReplaced(Event, frozen=True, gc=False):
    """After the reveal another card, turned up from the deck, becomes the main plan."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        duel = duel_of(table)
        table.set_aside.remove(self.card)
        table.discards[self.seat].append(duel.plans[self.seat][0])
        duel.plans[self.seat][0] = self.card
        duel.fixed[self.seat] = None
        duel.jarred[self.seat] = False


class DeckTurnedUp(Event, frozen=True, gc=False):
    """The top card of a deck is turned up and lies aside."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        take_top(table.decks[self.seat], self.card)
        table.set_aside.append(self.card)
        table.seen[self.card] = table.everyone


class SetAsideDiscarded(Event, frozen=True, gc=False):
    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        table.set_aside.remove(self.card)
        table.discards[self.seat].append(self.card)


class PlanFixed(Event, frozen=True, gc=False):
    """An ability gives the main plan another value."""

    seat: Seat
    value: int
    source: str

    def apply(self, table: DuelTable) -> None:
        duel_of(table).fixed[self.seat] = self.value


class StrengthGiven(Event, frozen=True, gc=False):
    seat: Seat
    amount: int
    source: str

    def apply(self, table: DuelTable) -> None:
        duel_of(table).bonuses.append(Bonus(self.seat, self.amount, self.source))


class Marked(Event, frozen=True, gc=False):
    """An ability notes something public for the rest of this pass."""

    power: str
    value: int

    def apply(self, table: DuelTable) -> None:
        duel_of(table).marks.append(Mark(self.power, self.value))


class ReinforcementPlayed(Event, frozen=True, gc=False):
    seat: Seat
    card: CardId
    on: Seat

    def apply(self, table: DuelTable) -> None:
        table.hands[self.seat].remove(self.card)
        duel_of(table).reinforcements.append(Played(self.card, self.seat, self.on))
        table.seen[self.card] = table.everyone


class Passed(Event, frozen=True, gc=False):
    """A player plays no reinforcement now."""

    seat: Seat


class WinnerFound(Event, frozen=True, gc=False):
    """The contest or duel is decided; without totals if strength was not compared."""

    seat: Seat
    totals: tuple[int, ...] = ()

    def apply(self, table: DuelTable) -> None:
        duel = duel_of(table)
        duel.winner = self.seat
        duel.totals = list(self.totals)


class PrizeDue(Moment, frozen=True, gc=False):
    """The player named by the card carries out the prize."""

    seat: Seat


class ContestEffectDue(Moment, frozen=True, gc=False):
    winner: Seat
    loser: Seat


class CleanupDue(Moment, frozen=True, gc=False):
    """Before the loser withdraws and played cards are discarded."""


class ShipsKept(Event, frozen=True, gc=False):
    """The loser may leave ships on the planet."""

    seat: Seat
    ships: int

    def apply(self, table: DuelTable) -> None:
        duel_of(table).kept[self.seat] = self.ships


class PlanKept(Event, frozen=True, gc=False):
    """A played plan goes back to the hand of the player who played it."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        duel_of(table).plans[self.seat].remove(self.card)
        table.hands[self.seat].append(self.card)


class PlanJarred(Event, frozen=True, gc=False):
    """A played plan goes face up under the alien card."""

    seat: Seat
    card: CardId

    def apply(self, table: DuelTable) -> None:
        duel_of(table).plans[self.seat].remove(self.card)
        table.under[self.seat].append(self.card)
        table.seen[self.card] = table.everyone


class PlayedDiscarded(Event, frozen=True, gc=False):
    """Plans and reinforcements go to the discard piles they belong to (R19)."""

    def apply(self, table: DuelTable) -> None:
        duel = duel_of(table)
        for seat, plans in enumerate(duel.plans):
            for card in plans:
                table.discards[seat].append(card)
                table.seen[card] = table.everyone
        for played in duel.reinforcements:
            table.discards[played.on].append(played.card)
        duel.plans, duel.reinforcements = [[], []], []


class DuelEnded(Event, frozen=True, gc=False):
    def apply(self, table: DuelTable) -> None:
        table.duel = None


class CleanedUp(Moment, frozen=True, gc=False):
    """Cleanup is over."""

    winner: Seat
    loser: Seat
    contest: bool


class CardResolved(Event, frozen=True, gc=False):
    """A destiny card is done; the next comes from the deck that its symbol names."""

    card: CardId
    next_type: str

    def apply(self, table: DuelTable) -> None:
        table.target = NO_CARD
        table.next_type = self.next_type


class DestinyDue(Moment, frozen=True, gc=False):
    """Hands are in order; the next destiny card is about to be drawn."""


class GameWon(Event, frozen=True, gc=False):
    """The match is over; with no winners, any bystanders (and pets) have won."""

    winners: tuple[Seat, ...]
    why: str

    def apply(self, table: DuelTable) -> None:
        table.winners = list(self.winners)
        table.over = True


def duel_of(table: DuelTable) -> Duel:
    """The contest or duel in progress."""
    assert table.duel is not None
    return table.duel


def destiny_of(table: DuelTable, card: CardId) -> pieces.Destiny:
    face = pieces.FACES[table.faces[card]]
    assert isinstance(face, pieces.Destiny)
    return face


def mark(table: DuelTable, power: str) -> int | None:
    """What a power noted in this pass, if anything."""
    for note in duel_of(table).marks:
        if note.power == power:
            return note.value
    return None
