"""Windows that close an errand, as errands: each seat that may play a card is asked in one of its own.

The same is done at once, for windows within an effect, by ``powers.answered`` and ``powers.play_card``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from game.core.events import Event, Planned
from game.core.powers import DONE, is_heard
from game.core.prompts import NONE
from game.core.table import NOBODY, CardId, Errand, Seat, errand
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
    Call,
    CosmicPlay,
    CutShort,
    called_by,
    is_playing,
    may,
    must,
    play_card,
    power_of,
    put_away,
    super_works,
)
from game.cosmic.prompts import PlayCard
from game.cosmic.sheets import is_hidden

SIDES = ("", pieces.WILD, pieces.SUPER)
# Moments that are made anew from the numbers in them; an errand names them by their place.
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


def opens(play: CosmicPlay, moment: Event, then: Errand = "") -> Awaitable[None]:
    """A moment comes as the last thing of an errand: powers and techs first, then cards (p. 12).

    Most moments stir nobody; then what follows is done at once, and is no errand of its own.
    """
    kind = type(moment)
    if works_by_itself(play, kind):
        coming = errand("moment", PLACES[kind], *numbers_of(moment))
    elif next_asked(play, moment, 0) != NOBODY:
        coming = errand("window", PLACES[kind], 0, *numbers_of(moment))
    else:
        return at_once(play, then) if then else DONE
    play.do(Planned((coming, then) if then else (coming,)))
    return DONE


def works_by_itself(play: CosmicPlay, kind: type[Event]) -> bool:
    """True if a power or a tech waits for such a moment."""
    return is_heard(play, kind) or (kind in AUTOMATIC and play.table.rules.technology)


def stirs(play: CosmicPlay, moment: Event) -> bool:
    """True if a power, a tech or a card waits for this moment."""
    return works_by_itself(play, type(moment)) or next_asked(play, moment, 0) != NOBODY


def at_once(play: CosmicPlay, then: Errand) -> Awaitable[None]:
    """An errand is done without waiting for its turn."""
    _, phase, args = play.game.errand(then)
    return phase(play, *args) or DONE


async def moment(play: CosmicPlay, place: int, *numbers: int) -> None:
    """What must happen happens; then each seat has a turn to use its power and play a card."""
    moment = MAKING[place](*numbers)
    free = await must(play, moment)
    if free:
        plan_turn(play, moment, free[0][0], 0, 0)
    else:
        plan_window(play, moment)


def plan_turn(play: CosmicPlay, moment: Event, order: int, step: int, passed: int) -> None:
    """The turn of the next seat in the order of timing that has something to choose; then the window."""
    timing = play.table.timing
    owners = [owner for _, owner, _, _ in optional(play, moment, order)]
    while step < len(timing) and timing[step] not in owners and not is_asked(play, timing[step], moment):
        passed |= 1 << timing[step]
        step += 1
    if step == len(timing):
        plan_window(play, moment, passed)
    else:
        words = PLACES[type(moment)], order, step, passed, *numbers_of(moment)
        play.do(Planned((errand("turn", *words),)))


def optional(play: CosmicPlay, moment: Event, order: int) -> list[Call]:
    """What may be done at a moment by powers of this order."""
    return [call for call in called_by(play, moment) if call[0] == order]


async def turn(play: CosmicPlay, place: int, order: int, step: int, passed: int, *numbers: int) -> None:
    """A seat may use its power; if something came of it, who passed before may think again."""
    moment = MAKING[place](*numbers)
    if await may(play, play.table.timing[step], moment, optional(play, moment, order)):
        passed = 0
    play.do(Planned((errand("reply", place, order, step, passed, *numbers),)))


async def reply(play: CosmicPlay, place: int, order: int, step: int, passed: int, *numbers: int) -> None:
    """The same seat may play a card."""
    moment, seat = MAKING[place](*numbers), play.table.timing[step]
    card = await PlayCard(seat, event=moment) if is_asked(play, seat, moment) else NONE
    if card == NONE:
        plan_turn(play, moment, order, step + 1, passed | 1 << seat)
        return
    following = errand("turn", place, order, step + 1, 0, *numbers)  # who has what then is not known yet
    if step + 1 == play.table.seats:
        following = errand("window", place, 0, *numbers)
    play.do(Planned((following,)))
    await played(play, seat, card, moment)


def plan_window(play: CosmicPlay, moment: Event, passed: int = 0) -> None:
    """If somebody may play a card, the window is the next errand."""
    if next_asked(play, moment, passed) != NOBODY:
        play.do(Planned((errand("window", PLACES[type(moment)], passed, *numbers_of(moment)),)))


def numbers_of(moment: Event) -> list[int]:
    """What an errand has to remember of a moment; the side of a flare is a number, too."""
    numbers: list[int] = []
    for value in msgspec.structs.astuple(moment):
        if isinstance(value, tuple):
            numbers += value
        elif isinstance(value, str):
            numbers.append(SIDES.index(value))
        elif value != []:
            numbers.append(value)
    return numbers


async def window(play: CosmicPlay, place: int, passed: int, *numbers: int) -> None:
    """One seat plays a card or passes; a card that was played lets everybody think again."""
    moment = MAKING[place](*numbers)
    seat = next_asked(play, moment, passed)
    if seat == NOBODY:
        return
    card = await PlayCard(seat, event=moment)
    if card != NONE:
        play.do(Planned((errand("window", place, 0, *numbers),)))
        await played(play, seat, card, moment)
        return
    passed |= 1 << seat
    if next_asked(play, moment, passed) != NOBODY:
        play.do(Planned((errand("window", place, passed, *numbers),)))


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
    words = SIDES.index(side), seat, card, PLACES[type(moment)], *numbers_of(moment)
    play.do(Planned((errand("effect", *words),)))
    plan_window(play, announced)
    return DONE


async def effect(play: CosmicPlay, side: int, seat: Seat, card: CardId, place: int, *numbers: int) -> None:
    """What an announced card does, if nobody has stopped it."""
    if not is_playing(play.table, card):
        return
    if SIDES[side] == pieces.SUPER and not await super_works(play, seat, card):
        return
    moment = MAKING[place](*numbers)
    name = f"{play.table.id_of(card)} {SIDES[side]}".rstrip()
    try:
        await OFFERS[type(moment)][name].works(play, seat, moment)
    except CutShort:
        await put_away(play, seat, card)
        raise
    play.do(Planned((errand("putting_away", seat, card),)))


def putting_away(play: CosmicPlay, seat: Seat, card: CardId) -> Awaitable[None]:
    """After its effect a flare goes back to the hand, an artifact to the discard pile."""
    table = play.table
    given_away = not is_playing(table, card)  # by the effect itself
    if table.type_of(card) == pieces.FLARE:
        if not given_away:
            play.do(CardPutAway(card, seat))
        return opens(play, FlareWorked(seat, card))
    if given_away:
        return DONE
    play.do(Planned((errand("discarding", seat, card),)))
    return opens(play, ArtifactSpent(seat, card))


def discarding(play: CosmicPlay, seat: Seat, card: CardId) -> Awaitable[None]:
    """An artifact that has worked is discarded, unless somebody has taken it."""
    if not is_playing(play.table, card):
        return DONE
    play.do(CardPutAway(card))
    return opens(play, CardsDropped(seat, (card,)))


ERRANDS = (moment, turn, reply, window, effect, putting_away, discarding)
