"""Times that powers, flares, artifacts and techs wait for, in the order of an encounter."""

from __future__ import annotations

from functools import cache
from typing import get_origin

import msgspec

from game.core.events import Event, Moment
from game.core.table import CardId, Seat
from game.cosmic.parts import NO_PLANET


class TurnStarts(Moment, frozen=True, gc=False):
    """The offense has a hand with an encounter card; nothing else of the turn has happened."""

    seat: Seat


class RegroupStarts(Moment, frozen=True, gc=False):
    """The start of an encounter, before a ship is retrieved."""


class RegroupDue(Moment, frozen=True, gc=False):
    """The offense is about to retrieve a ship; who does something else instead says so in ``instead``."""

    seat: Seat
    instead: list[str]


class DestinyDue(Moment, frozen=True, gc=False):
    """A destiny card is about to be drawn; ``picked`` holds one that was picked instead."""

    picked: list[CardId]


class DestinyKnown(Moment, frozen=True, gc=False):
    """A destiny card has been drawn; whoever has another one drawn leaves a mark."""

    card: CardId


class DefenseDue(Moment, frozen=True, gc=False):
    """The offense is about to follow the destiny card; ``targets`` holds another (defense, planet).

    ``named`` is the seat that the card named when it was drawn, NOBODY for a wild.
    """

    targets: list[tuple[Seat, int]]
    named: Seat


class TargetKnown(Moment, frozen=True, gc=False):
    """The gate points at a planet."""


class SendingDue(Moment, frozen=True, gc=False):
    """A seat is about to send ships into the encounter."""

    seat: Seat
    side: int


class ShipsLaunched(Moment, frozen=True, gc=False):
    """The offense's ships are in the gate, allies are not invited yet."""


class InvitationsDue(Moment, frozen=True, gc=False):
    """Before allies are invited."""


class JoiningDue(Moment, frozen=True, gc=False):
    """A seat's turn to ally; ``sides`` are those it may join."""

    seat: Seat
    sides: list[int]


class AlliancesFormed(Moment, frozen=True, gc=False):
    """Every seat has answered."""


class SelectionDue(Moment, frozen=True, gc=False):
    """Before encounter cards are selected."""


class SelectionBegins(Moment, frozen=True, gc=False):
    """Both main players have an encounter card, and nothing is left to be done before they select."""


class CardsSelected(Moment, frozen=True, gc=False):
    """Both cards lie there and are not turned over yet."""


class RevealDue(Moment, frozen=True, gc=False):
    """The cards are about to be turned over."""


class CardsShownUp(Moment, frozen=True, gc=False):
    """Both cards are open: effects that change what a card is (ruling 80 a)."""


class ValuesDeclared(Moment, frozen=True, gc=False):
    """Calls made in planning take effect (ruling 80 b)."""


class DealAhead(Moment, frozen=True, gc=False):
    """Both cards are negotiates; the main players have not sat down yet."""


class AttackShown(Moment, frozen=True, gc=False):
    """Powers on the own revealed attack (ruling 80 c)."""


class AdditionsDue(Moment, frozen=True, gc=False):
    """What is added to the totals (ruling 80 d and e)."""


class ReinforcementAnnounced(Moment, frozen=True, gc=False):
    """A reinforcement has been played."""

    seat: Seat
    card: CardId


class ComparisonDue(Moment, frozen=True, gc=False):
    """Totals are final and about to be compared (ruling 80 f)."""


class OutcomeKnown(Moment, frozen=True, gc=False):
    """The result is fixed but for exchanges of winner and loser (ruling 80 g and h)."""


class WinnerKnown(Moment, frozen=True, gc=False):
    """The encounter is won or lost; nothing has moved yet."""


class WinSettled(Moment, frozen=True, gc=False):
    """Nothing turns the win round any more; still nothing has moved."""


class DealMade(Moment, frozen=True, gc=False):
    """The main players have agreed; nothing has changed hands yet."""


class DealCarriedOut(Moment, frozen=True, gc=False):
    """Cards have changed hands and colonies are founded; nobody has won the game by it yet."""


class DealFailed(Moment, frozen=True, gc=False):
    """The main players have not agreed; ``losses`` is what each side is to lose."""

    losses: list[int]


class ShipsDoomed(Moment, frozen=True, gc=False):
    """Ships should go to the warp; who saves some of them says how many in ``rescued`` (ruling 61)."""

    seat: Seat
    ships: int
    source: int
    why: str
    rescued: list[int]
    willing: bool = False  # their owner pays with them, so they are not lost (ruling 8)

    @property
    def left(self) -> int:
        return self.ships - sum(self.rescued)


class ShipsGone(Moment, frozen=True, gc=False):
    """Ships have just been lost, to the warp or for good (ruling 61 d)."""

    seat: Seat
    ships: int
    place: int  # where they are now: WARP or GONE


class LandingDue(Moment, frozen=True, gc=False):
    """The winners of the gate are about to land; ``barred`` holds seats that may not."""

    barred: list[Seat]


class ColoniesFounded(Moment, frozen=True, gc=False):
    """Ships have founded colonies; ``planet`` is the one that was conquered, if it was."""

    seats: tuple[Seat, ...]
    planet: int = NO_PLANET


class CompensationDue(Moment, frozen=True, gc=False):
    """A main player is about to collect the sum of ``cards``; ``settled``: it is paid otherwise.

    ``safe`` holds cards that were set aside before and come back to the giver's hand.
    """

    seat: Seat
    giver: Seat
    cards: list[int]
    settled: list[Seat]
    safe: list[CardId]


class CollectionDue(Moment, frozen=True, gc=False):
    """Nobody has stopped the compensation; who collects or pays it otherwise says so in ``settled``."""

    seat: Seat
    giver: Seat
    amount: int
    settled: list[Seat]


class CompensationTaken(Moment, frozen=True, gc=False):
    seat: Seat
    giver: Seat
    cards: tuple[CardId, ...]


class RewardsDue(Moment, frozen=True, gc=False):
    """A defensive ally is about to collect rewards, as many as the sum of ``amount``."""

    seat: Seat
    amount: list[int]


class RewardsTaken(Moment, frozen=True, gc=False):
    seat: Seat
    cards: tuple[CardId, ...]


class EncounterResolved(Moment, frozen=True, gc=False):
    """Everything is settled, compensation too; encounter cards are about to be discarded."""


class CardsGone(Moment, frozen=True, gc=False):
    """Encounter cards and reinforcements lie in the discard pile: who played which, if nobody kept it."""

    played: tuple[tuple[Seat, CardId], ...]
    encounter: tuple[CardId, ...] = ()  # those of them that were the main players' encounter cards


class EncounterOver(Moment, frozen=True, gc=False):
    """The encounter has ended; ``again`` is filled by who gives the offense another one.

    ``inserted`` holds encounters that come first: offense, and defense or NOBODY for one found by destiny.
    ``renews`` holds a card with which the offense may draw a new hand for the next one, and keeps it.
    """

    again: list[Seat]
    inserted: list[tuple[Seat, Seat]]
    renews: list[CardId]


class EncounterPast(Moment, frozen=True, gc=False):
    """The encounter is over and zapped powers are back; who met, and what came of it."""

    offense: Seat
    defense: Seat
    outcome: int
    winner: int  # a side


class CardsAcquired(Moment, frozen=True, gc=False):
    """A seat has drawn cards from the deck."""

    seat: Seat
    cards: tuple[CardId, ...]


class ShipsRescued(Moment, frozen=True, gc=False):
    """A seat has retrieved ships from the warp."""

    seat: Seat
    ships: int


class CardsDropped(Moment, frozen=True, gc=False):
    """Cards have just reached the discard pile from this seat."""

    seat: Seat
    cards: tuple[CardId, ...]


class PileShuffled(Moment, frozen=True, gc=False):
    """The discard pile has become the deck."""


class NewHandDue(Moment, frozen=True, gc=False):
    """A hand without encounter cards is about to be discarded; ``kept`` holds cards that stay."""

    seat: Seat
    kept: list[CardId]


class CountsDue(Moment, frozen=True, gc=False):
    """Ships are about to be counted for the totals."""


class PowerGone(Moment, frozen=True, gc=False):
    """A seat has lost its power for lack of home colonies."""

    seat: Seat


class FlareWorked(Moment, frozen=True, gc=False):
    """A flare has been used."""

    seat: Seat
    card: CardId


class TechFinished(Moment, frozen=True, gc=False):
    """A tech has just been completed; its ships are still on it."""

    seat: Seat
    card: CardId


class ResearchOver(Moment, frozen=True, gc=False):
    """Everybody has worked on a tech; those for the start of an encounter may be used."""


class SideInvites(Moment, frozen=True, gc=False):
    """A main player is about to invite; ``barred`` holds who forbids it."""

    side: int
    barred: list[Seat]


class GuestInvited(Moment, frozen=True, gc=False):
    """A main player has invited this seat."""

    side: int
    seat: Seat


class FirstCardShown(Moment, frozen=True, gc=False):
    """A main player has played face up; the other has not selected yet."""

    seat: Seat


class TurnUpDue(Moment, frozen=True, gc=False):
    """A main player is about to turn up the own card; ``kept`` is filled if it stays face down."""

    seat: Seat
    card: CardId
    kept: list[Seat]


class ReinforcingDue(Moment, frozen=True, gc=False):
    """A seat may reinforce; ``limits`` holds up to which value attacks reinforce, too."""

    seat: Seat
    limits: list[int]


class AlliesSent(Moment, frozen=True, gc=False):
    """All allies have sent their ships; nothing else has followed yet."""


class ArtifactSpent(Moment, frozen=True, gc=False):
    """An artifact has worked and is about to be discarded."""

    seat: Seat
    card: CardId


def as_it_is(event: Event) -> Event:
    """The moment as a question tells it: what is noted in it later does not change the question."""
    lists = list_fields(type(event))
    if not lists:
        return event
    return msgspec.structs.replace(event, **{field: getattr(event, field).copy() for field in lists})


@cache
def list_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of a moment in which something may be noted."""
    found = msgspec.structs.fields(kind)
    return tuple(field.name for field in found if get_origin(field.type) is list)
