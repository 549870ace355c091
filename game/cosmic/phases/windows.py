"""Windows: powers and techs first, then cards, and after something happened everybody thinks again (p. 12).

Within an effect that is a coroutine, ``powers.comes``. What closes an errand is cut into errands here, one
for each card and each pass, because a clone repeats every answer since its errand began
(docs/decisions/10-windows.md).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

import msgspec

from game.core.events import Event, Planned
from game.core.powers import DONE, is_heard
from game.core.prompts import NONE
from game.core.table import NOBODY, CardId, Seat, errand
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed, CardPutAway
from game.cosmic.moments import (
    AdditionsDue,
    AlliancesFormed,
    ArtifactSpent,
    AttackShown,
    CardsDropped,
    CardsSelected,
    CardsShownUp,
    CountsDue,
    DealCarriedOut,
    DestinyKnown,
    EncounterResolved,
    FlareWorked,
    GuestInvited,
    InvitationsDue,
    RegroupStarts,
    ResearchOver,
    RevealDue,
    SelectionDue,
    SendingDue,
    TargetKnown,
    WinSettled,
)
from game.cosmic.offers import OFFERS, is_asked, next_asked, side_of
from game.cosmic.powers import (
    AUTOMATIC,
    OPTIONAL,
    CosmicPlay,
    CutShort,
    called_by,
    must,
    play_card,
    power_of,
    put_away,
    super_works,
    takes_turn,
    worked,
)
from game.cosmic.prompts import PlayCard
from game.cosmic.sheets import is_hidden

KEPT = 4096  # moments
SIDES = ("", pieces.WILD, pieces.SUPER)
# Moments that open a window. An errand names one by its place here and by the numbers in it.
MOMENTS: dict[type[Event], Callable[..., Event]] = {
    AdditionsDue: AdditionsDue,
    AlliancesFormed: AlliancesFormed,
    ArtifactSpent: ArtifactSpent,
    AttackShown: AttackShown,
    CardPlayed: lambda seat, card, side, against: CardPlayed(seat, card, SIDES[side], against),
    CardsDropped: lambda seat, *cards: CardsDropped(seat, cards),
    CardsSelected: CardsSelected,
    CardsShownUp: CardsShownUp,
    CountsDue: CountsDue,
    DealCarriedOut: DealCarriedOut,
    DestinyKnown: DestinyKnown,
    EncounterResolved: EncounterResolved,
    FlareWorked: FlareWorked,
    GuestInvited: GuestInvited,
    InvitationsDue: InvitationsDue,
    RegroupStarts: RegroupStarts,
    ResearchOver: ResearchOver,
    RevealDue: RevealDue,
    SelectionDue: SelectionDue,
    SendingDue: SendingDue,
    TargetKnown: TargetKnown,
    WinSettled: WinSettled,
}
PLACES = {kind: place for place, kind in enumerate(MOMENTS)}
MAKING = list(MOMENTS.values())


def words_of(moment: Event) -> tuple[int, ...]:
    """A moment as the words of an errand: its kind, then the numbers in it."""
    words = [PLACES[type(moment)]]
    for value in msgspec.structs.astuple(moment):
        if isinstance(value, tuple):
            words += value
        else:
            words.append(SIDES.index(value) if isinstance(value, str) else value)
    return tuple(words)


@lru_cache(KEPT)
def moment_of(words: tuple[int, ...]) -> Event:
    """The moment that the words of an errand stand for; nothing is ever noted in such a moment."""
    place, *numbers = words
    return MAKING[place](*numbers)


def opens(play: CosmicPlay, moment: Event) -> Awaitable[None]:
    """A moment comes as the last thing of an errand; most moments stir nobody."""
    if works_by_itself(play, type(moment)):
        play.do(Planned((errand("moment", *words_of(moment)),)))
    else:
        plan_window(play, moment)
    return DONE


def works_by_itself(play: CosmicPlay, kind: type[Event]) -> bool:
    """True if a power or a tech waits for such a moment."""
    return is_heard(play, kind) or (kind in AUTOMATIC and play.table.rules.technology)


def stirs(play: CosmicPlay, moment: Event) -> bool:
    """True if a power, a tech or a card waits for this moment."""
    return works_by_itself(play, type(moment)) or next_asked(play, moment, 0) != NOBODY


async def moment(play: CosmicPlay, *words: int) -> None:
    """What has to happen happens; then each seat has a turn to use its power and to play a card."""
    moment = moment_of(words)
    order = await must(play, moment)
    if order in OPTIONAL:
        plan_turn(play, moment, order)
    else:
        plan_window(play, moment)


def plan_turn(play: CosmicPlay, moment: Event, order: int, step: int = 0, passed: int = 0) -> None:
    """The turn of the next seat in the order of timing that has something to choose; then the window."""
    owners = [owner for its_order, owner, _, _ in called_by(play, moment) if its_order == order]
    for place, seat in enumerate(play.table.timing[step:], step):
        if seat in owners or is_asked(play, seat, moment):
            play.do(Planned((errand("turn", order, place, passed, *words_of(moment)),)))
            return
        passed |= 1 << seat
    plan_window(play, moment, passed)


async def turn(play: CosmicPlay, order: int, step: int, passed: int, *words: int) -> None:
    """One seat may use its power and play a card; ``step`` is its place in the order of timing."""
    moment = moment_of(words)
    passed = await takes_turn(play, play.table.timing[step], moment, order, passed)
    plan_turn(play, moment, order, step + 1, passed)


def plan_window(play: CosmicPlay, moment: Event, passed: int = 0) -> None:
    """If somebody may play a card, the window is the next errand."""
    if next_asked(play, moment, passed) != NOBODY:
        play.do(Planned((errand("window", passed, *words_of(moment)),)))


async def window(play: CosmicPlay, passed: int, *words: int) -> None:
    """One seat plays a card or passes; a card that was played lets everybody think again."""
    moment = moment_of(words)
    seat = next_asked(play, moment, passed)
    if seat == NOBODY:
        return
    card = await PlayCard(seat, event=moment)
    if card == NONE:
        plan_window(play, moment, passed | 1 << seat)
        return
    play.do(Planned((errand("window", 0, *words),)))
    await played(play, seat, card, moment)


def played(play: CosmicPlay, seat: Seat, card: CardId, moment: Event) -> Awaitable[None]:
    """A card is announced and may be answered.

    A tech, a card of the hoard, or a flare that turns up the own sheet is played at once.
    """
    table = play.table
    if table.type_of(card) == pieces.TECH or card in table.hoards[seat]:
        return play_card(play, seat, card, moment)
    side = side_of(table, seat, card) if table.type_of(card) == pieces.FLARE else ""
    if side == pieces.SUPER and is_hidden(table, seat, power_of(table, card)):
        return play_card(play, seat, card, moment)
    against = moment.seat if isinstance(moment, CardPlayed) else NOBODY
    announced = CardPlayed(seat, card, side, against)
    play.do(announced)
    play.do(Planned((errand("effect", SIDES.index(side), seat, card, *words_of(moment)),)))
    plan_window(play, announced)
    return DONE


async def effect(play: CosmicPlay, side: int, seat: Seat, card: CardId, *words: int) -> None:
    """What an announced card does, if nobody has stopped it."""
    if not play.table.is_playing(card):
        return
    if SIDES[side] == pieces.SUPER and not await super_works(play, seat, card):
        return
    moment = moment_of(words)
    name = f"{play.table.id_of(card)} {SIDES[side]}".rstrip()
    try:
        await OFFERS[type(moment)][name].works(play, seat, moment)
    except CutShort:
        await put_away(play, seat, card)
        raise
    play.do(Planned((errand("putting_away", seat, card),)))


def putting_away(play: CosmicPlay, seat: Seat, card: CardId) -> Awaitable[None]:
    """After its effect a flare goes back to the hand, an artifact to the discard pile."""
    moment = worked(play, seat, card)
    if moment is None:
        return DONE
    if isinstance(moment, ArtifactSpent):
        play.do(Planned((errand("discarding", seat, card),)))
    return opens(play, moment)


def discarding(play: CosmicPlay, seat: Seat, card: CardId) -> Awaitable[None]:
    """An artifact that has worked is discarded, unless somebody has taken it."""
    if not play.table.is_playing(card):
        return DONE
    play.do(CardPutAway(card))
    return opens(play, CardsDropped(seat, (card,)))


ERRANDS = (moment, turn, window, effect, putting_away, discarding)
