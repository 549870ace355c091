"""Reserve: low attacks reinforce, and negotiates stop reinforcements."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardTaken
from game.cosmic.events.encounter import Marked, ReinforcementCancelled
from game.cosmic.hands import discard
from game.cosmic.moments import CardsDropped, ReinforcementAnnounced, ReinforcingDue
from game.cosmic.powers import CosmicPlay, alien, comes, use
from game.cosmic.prompts import ChooseCard
from game.cosmic.table import CosmicTable

reserve = alien("reserve")
LOW, SUPER_LOW = 6, 9


@reserve.when(ReinforcingDue)
async def reinforce_with_attacks(play: CosmicPlay, owner: Seat, due: ReinforcingDue) -> None:
    """Attacks up to 06 may be played as reinforcements; playing one is a use of the power."""
    if due.seat == owner:
        due.limits.append(LOW)


@reserve.when(ReinforcementAnnounced)
async def remember_attack(play: CosmicPlay, owner: Seat, played: ReinforcementAnnounced) -> None:
    """An attack that was played as a reinforcement is discarded as one."""
    if played.seat == owner and play.table.type_of(played.card) == pieces.ATTACK:
        play.do(Marked(reserve.name, played.card, owner))


@reserve.when(ReinforcementAnnounced, may=True)
async def cancel_reinforcement(play: CosmicPlay, owner: Seat, played: ReinforcementAnnounced) -> None:
    """A negotiate from hand may be discarded to cancel another player's reinforcement."""
    table = play.table
    if played.seat == owner or not table.at.takes_part(owner):
        return

    def can_pay() -> bool:
        return counts(table, played.card) and bool(negotiates(table, owner))

    if not await use(play, owner, reserve, can_pay, may=True):
        return
    await discard(play, owner, tuple(negotiates(table, owner)[:1]), reserve.name)
    play.do(ReinforcementCancelled(played.card))
    await comes(play, CardsDropped(played.seat, (played.card,)))


def negotiates(table: CosmicTable, owner: Seat) -> list[CardId]:
    return table.of_type(table.hands[owner], pieces.NEGOTIATE)


def counts(table: CosmicTable, card: CardId) -> bool:
    """Nobody has cancelled this reinforcement yet."""
    return any(played.card == card for played in table.at.reinforcements)


def may_reinforce_higher(table: CosmicTable, seat: Seat, due: ReinforcingDue) -> bool:
    """The Reserve with an attack that is too high for its power, but not for its flare."""
    attacks = table.of_type(table.playable(seat), pieces.ATTACK)
    return due.seat == seat and any(LOW < table.value_of(card) <= SUPER_LOW for card in attacks)


@reserve.super(ReinforcingDue, may_reinforce_higher)
async def reinforce_higher(play: CosmicPlay, owner: Seat, due: ReinforcingDue) -> None:
    """One attack up to 09 may be played as a reinforcement."""
    due.limits.append(SUPER_LOW)


def reinforcements_in(table: CosmicTable, cards: tuple[CardId, ...]) -> list[CardId]:
    """Reinforcements of these cards that lie in the discard pile; attacks that were played as such, too."""
    marks = table.encounter.marks if table.encounter else []
    attacks = [mark.value for mark in marks if mark.power == reserve.name]
    played = [card for card in cards if card in attacks or table.type_of(card) == pieces.REINFORCEMENT]
    return [card for card in played if card in table.discard]


def other_discards_reinforcement(table: CosmicTable, seat: Seat, dropped: CardsDropped) -> bool:
    return dropped.seat != seat and bool(reinforcements_in(table, dropped.cards))


@reserve.wild(CardsDropped, other_discards_reinforcement)
async def pick_up(play: CosmicPlay, seat: Seat, dropped: CardsDropped) -> None:
    """A reinforcement that another player discards, played or not, goes to the hand."""
    cards = reinforcements_in(play.table, dropped.cards)
    card = cards[0]
    if len(cards) > 1:
        card = await ChooseCard(seat, reserve.name, what="ask.reserve_pick", listed=tuple(cards))
    play.do(CardTaken(seat, card))
