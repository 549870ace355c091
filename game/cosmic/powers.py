"""How powers are used and cards are played, and how both are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from operator import itemgetter

from game.core.events import Event, PhaseCut, Play
from game.core.powers import DONE, Power, happen, is_heard
from game.core.prompts import NONE
from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardCancelled, CardHoarded, CardPlayed, CardPutAway
from game.cosmic.events.common import PowerUsed, ShipsLost, ShipsReturned
from game.cosmic.events.techs import TechDiscarded, TechUsed
from game.cosmic.moments import ArtifactSpent, CardsDropped, FlareWorked, as_it_is
from game.cosmic.offers import (
    MASKS,
    CardOffer,
    Effect,
    Fits,
    alien_of,
    always,
    held,
    is_asked,
    next_asked,
    offer_of,
    owns,
    side_of,
    super_flare,
    wait_for,
)
from game.cosmic.parts import ON_TECH, Tech
from game.cosmic.prompts import AddSuper, PlaceShips, PlayCard, UsePower
from game.cosmic.sheets import is_hidden, turn_up
from game.cosmic.table import CosmicTable

CosmicPlay = Play[CosmicTable]
Attached = Callable[[Effect], Effect]
Completion = Callable[[CosmicPlay, Seat, CardId], Awaitable[None]]
Given = Callable[[], object]  # what a use relies on; whether it is true or not counts
COMPLETIONS: dict[str, Completion] = {}  # by the name of the tech; its ships are still on it
Call = tuple[int, Seat, str, Effect]  # the order of what a power does, whose and which it is, what it does
AUTOMATIC: dict[type[Event], dict[str, CardOffer]] = {}  # by the moment: techs that work by themselves
OPTIONAL = (1, 3)  # of the orders of reactions: what may happen


class CutShort(PhaseCut):
    """An effect has ended the encounter, or decided it, before its time."""


class AlienPower(Power):
    """An alien's power, and both sides of its flare."""

    def wild(self, kind: type[Event], fits: Fits = always) -> Attached:
        """Attach what the flare does at a moment for every other player."""
        return _waits(kind, f"{self.name} {pieces.WILD}", fits)

    def super(self, kind: type[Event], fits: Fits = always) -> Attached:
        """Attach what the flare does at a moment for its own alien."""
        return _waits(kind, f"{self.name} {pieces.SUPER}", fits)


class Device:
    """An artifact or a tech."""

    def __init__(self, name: str) -> None:
        self.name = name

    def played(self, kind: type[Event], fits: Fits = always, *, once: bool = False) -> Attached:
        """Attach what the card does at a moment; a tech that stays in play perhaps once in an encounter."""
        return _waits(kind, self.name, fits, once=once)

    def works(self, kind: type[Event], fits: Fits) -> Attached:
        """Attach what a completed tech does at a moment by itself."""

        def attach(effect: Effect) -> Effect:
            AUTOMATIC.setdefault(kind, {})[self.name] = CardOffer(effect, fits)
            return effect

        return attach

    def completed(self, effect: Completion) -> Completion:
        """Attach what a tech does as soon as its research is complete."""
        COMPLETIONS[self.name] = effect
        return effect


def _waits(kind: type[Event], name: str, fits: Fits, *, once: bool = False) -> Attached:
    def attach(effect: Effect) -> Effect:
        wait_for(kind, name, CardOffer(effect, fits, once))
        return effect

    return attach


POWERS: dict[str, Power] = {alien: AlienPower(alien) for alien in pieces.ALIENS}
DEVICES: dict[str, Device] = {name: Device(name) for name in [*pieces.ARTIFACTS, *pieces.TECHS]}


def alien(name: str) -> AlienPower:
    """An alien by its id."""
    found = POWERS[name]
    assert isinstance(found, AlienPower)
    return found


def device(name: str) -> Device:
    """An artifact or tech by its id."""
    return DEVICES[name]


def comes(play: CosmicPlay, event: Event) -> Awaitable[None]:
    """A moment comes: what must happen, then by seats, in the order of timing, what may (p. 12)."""
    kind = type(event)
    if kind not in MASKS:
        return happen(play, event)
    if is_heard(play, kind) or (kind in AUTOMATIC and play.table.rules.technology):
        return _in_turn(play, event)
    return answered(play, event)


async def _in_turn(play: CosmicPlay, event: Event) -> None:
    """What has no choice comes first; then each seat has a turn, and at last come the others' cards."""
    order = await must(play, event)
    passed = 0
    for seat in play.table.timing if order in OPTIONAL else ():
        passed = await takes_turn(play, seat, event, order, passed)
    await answered(play, event, passed)


async def takes_turn(play: CosmicPlay, seat: Seat, event: Event, order: int, passed: int) -> int:
    """A seat may use its powers of this order, then play a card; who has passed by then, as bits.

    Once something has happened, who passed before has something new to answer.
    """
    if await may(play, seat, event, order):
        passed = 0
    return 0 if await plays_a_card(play, seat, event) else passed | 1 << seat


async def must(play: CosmicPlay, event: Event) -> int:
    """Powers and techs work that have no choice; the order of the powers that are left, if any are."""
    table = play.table
    called = called_by(play, event)
    last = called[-1][0] if called else 0
    for order, owner, power, effect in called:
        if order == last and last in OPTIONAL:
            break
        if (owner, power) in table.in_play:  # an earlier one may have taken it away
            await effect(play, owner, event)
    if type(event) in AUTOMATIC:
        await techs_work(play, event)
    return last


async def may(play: CosmicPlay, seat: Seat, event: Event, order: int) -> bool:
    """A seat may use its powers of this order; True if something came of it."""
    before = len(play.events)
    for its_order, owner, power, effect in called_by(play, event):
        if (its_order, owner) == (order, seat) and (owner, power) in play.table.in_play:
            await effect(play, owner, event)
    return len(play.events) != before


def called_by(play: CosmicPlay, event: Event) -> list[Call]:
    """What powers do at a moment: in their order, and in that of timing."""
    listening = play.game.reacting.get(type(event), {})
    called = [
        (order, owner, power, effect)
        for owner, power in play.table.in_play
        if power in listening
        for order, effect in listening[power]
    ]
    called.sort(key=itemgetter(0))
    return called


async def techs_work(play: CosmicPlay, event: Event) -> None:
    """Completed techs that work by themselves."""
    table, working = play.table, AUTOMATIC[type(event)]
    for seat in table.timing:
        for card in [tech.card for tech in table.techs[seat] if tech.completed]:
            offer = working.get(table.id_of(card))
            if offer and offer.fits(table, seat, event) and await tech_works(play, seat, card):
                await offer.works(play, seat, event)


def answered(play: CosmicPlay, event: Event, passed: int = 0) -> Awaitable[None]:
    """Who holds a fitting card may play it; most moments come and nobody does."""
    if play.table.rules.open_call or held(play).any & MASKS.get(type(event), 0):
        return in_window(play, event, passed)
    return DONE


async def in_window(play: CosmicPlay, event: Event, passed: int) -> None:
    """Cards are played in the order of timing, until all have passed in a row; who has passed is in bits."""
    told = as_it_is(event)
    while (seat := next_asked(play, event, passed)) != NOBODY:
        passed |= 1 << seat
        card = await PlayCard(seat, event=told)
        if card != NONE:
            await play_card(play, seat, card, event)
            passed, told = 0, as_it_is(event)


async def plays_a_card(play: CosmicPlay, seat: Seat, event: Event) -> bool:
    """A seat that holds a fitting card plays it, or passes."""
    if not is_asked(play, seat, event):
        return False
    card = await PlayCard(seat, event=as_it_is(event))
    if card == NONE:
        return False
    await play_card(play, seat, card, event)
    return True


async def play_card(play: CosmicPlay, seat: Seat, card: CardId, event: Event) -> None:
    """Play an artifact, flare or tech that waits for this moment."""
    table = play.table
    offer = offer_of(table, seat, card, event)
    assert offer is not None
    if table.type_of(card) == pieces.TECH:
        if await tech_works(play, seat, card):
            await _work(play, seat, card, offer.works(play, seat, event))
        return
    side = side_of(table, seat, card) if table.type_of(card) == pieces.FLARE else ""
    against = event.seat if isinstance(event, PowerUsed | CardPlayed | TechUsed) else NOBODY
    if not await announced(play, seat, card, side, against):
        return
    try:
        await offer.works(play, seat, event)
    except CutShort:
        await put_away(play, seat, card)
        raise
    await put_away(play, seat, card)


async def announced(play: CosmicPlay, seat: Seat, card: CardId, side: str, against: Seat = NOBODY) -> bool:
    """A card is announced and may be answered. True if it works."""
    table = play.table
    hoarded = card in table.hoards[seat]
    if side == pieces.SUPER:
        await turn_up(play, seat, power_of(table, card))
    event = CardPlayed(seat, card, side, against)
    play.do(event)
    if hoarded and not await used(play, seat, alien("miser")):
        play.do(CardCancelled(card, counts=False))
        play.do(CardHoarded(seat, card))
        return False
    await answered(play, event)
    if not table.is_playing(card):
        return False
    if side == pieces.SUPER:
        return await super_works(play, seat, card)
    return True


async def super_works(play: CosmicPlay, seat: Seat, card: CardId) -> bool:
    """A Cosmic Zap stops a super flare, which goes back unused (ruling 43)."""
    if await used(play, seat, power_of(play.table, card), chosen=True):
        return play.table.is_playing(card)
    if play.table.is_playing(card):
        cancel(play, card, to=seat, counts=False)
    return False


def power_of(table: CosmicTable, flare: CardId) -> AlienPower:
    """The power that a flare strengthens."""
    return alien(alien_of(table.id_of(flare)))


def cancel(play: CosmicPlay, card: CardId, *, to: Seat = NOBODY, counts: bool = True) -> None:
    """A card that was announced does nothing and goes to a hand or to the discard pile."""
    play.do(CardCancelled(card, counts))
    play.do(CardPutAway(card, to))


def worked(play: CosmicPlay, seat: Seat, card: CardId) -> FlareWorked | ArtifactSpent | None:
    """After its effect a flare goes back to the hand; what comes then, or None for a card given away."""
    given_away = not play.table.is_playing(card)  # by the effect itself
    if play.table.type_of(card) != pieces.FLARE:
        return None if given_away else ArtifactSpent(seat, card)
    if not given_away:
        play.do(CardPutAway(card, seat))
    return FlareWorked(seat, card)


async def put_away(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """After its effect a flare goes back to the hand, an artifact to the discard pile."""
    moment = worked(play, seat, card)
    if moment is None:
        return
    await comes(play, moment)
    if isinstance(moment, ArtifactSpent) and play.table.is_playing(card):
        play.do(CardPutAway(card))
        await comes(play, CardsDropped(seat, (card,)))


async def tech_works(play: CosmicPlay, seat: Seat, card: CardId) -> bool:
    """A tech is used and may be scrambled. True if it works."""
    event = TechUsed(seat, card)
    play.do(event)
    await answered(play, event)
    return owns(play.table, seat, card)


async def _work(play: CosmicPlay, seat: Seat, card: CardId, effect: Awaitable[None]) -> None:
    """A tech works; one that is used up leaves play."""
    try:
        await effect
    except CutShort:
        await wear_out(play, seat, card)
        raise
    await wear_out(play, seat, card)


async def wear_out(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """A tech that works only once is discarded."""
    table = play.table
    if pieces.TECHS[table.id_of(card)].discard_after_use and owns(table, seat, card):
        await drop_tech(play, seat, card)


async def drop_tech(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """A tech is discarded; ships on it go to the own colonies."""
    table = play.table
    while ships := table.ships_at(seat, ON_TECH + card):
        places = table.colonies(seat)
        if not places:  # without a colony they go to the warp (p. 13)
            play.do(ShipsLost(seat, ships, ON_TECH + card, "no_colony"))
            break
        place, some = places[0], ships
        if len(places) > 1:
            place, some = await PlaceShips(seat, what="ask.tech_ships", ships=ships)
        play.do(ShipsReturned(seat, some, ON_TECH + card, place))
    play.do(TechDiscarded(seat, card))


async def use(play: CosmicPlay, owner: Seat, power: AlienPower, given: Given, *, may: bool = False) -> bool:
    """A power works if its owner wants it (where it is optional) and nobody zaps it.

    What is ``given`` is asked before and once more when everybody has answered: somebody may have spent the
    very card or ship that the power was about. Then it was used and does nothing (ruling 171).
    """
    if not works(play.table, owner, power) or not given():
        return False
    asked = may or is_hidden(play.table, owner, power)
    if asked and not await UsePower(owner, power.name, power=power.name):
        return False
    return await used(play, owner, power, chosen=asked) and bool(given())


async def use_or_with_super(
    play: CosmicPlay, owner: Seat, power: AlienPower, given: Given, *, alone: bool, may: bool = False
) -> bool:
    """Where the power does not work ``alone`` the super flare lets it: one use, answered once (ruling 43)."""
    if alone:
        return await use(play, owner, power, given, may=may)
    return await enhanced(play, owner, power, given)


async def used(play: CosmicPlay, owner: Seat, power: AlienPower, *, chosen: bool = False) -> bool:
    """A power is used and may be zapped, but not by who has just chosen to use it. True if it works."""
    table = play.table
    await turn_up(play, owner, power)
    event = PowerUsed(owner, power.name)
    await happen(play, event)
    await answered(play, event, 1 << owner if chosen else 0)
    return works(table, owner, power)


def works(table: CosmicTable, owner: Seat, power: Power) -> bool:
    return (owner, power.name) in table.in_play


async def enhanced(play: CosmicPlay, owner: Seat, power: AlienPower, given: Given) -> bool:
    """The owner may strengthen the power with its own flare as it is used. True if that works.

    What is ``given`` is asked before and once more when everybody has answered, as for a use of the power.
    """
    card = await super_added(play, owner, power, given)
    if card == NONE:
        return False
    await put_away(play, owner, card)
    return bool(given())


async def super_added(play: CosmicPlay, owner: Seat, power: AlienPower, given: Given) -> CardId:
    """The own flare that strengthens the power, out of the hand until it is put away (ruling 10), or NONE."""
    if not super_flare(play.table, owner, power.name) or not given():
        return NONE
    card = await AddSuper(owner, power.name, power=power.name)
    return card if card != NONE and await announced(play, owner, card, pieces.SUPER) else NONE


def tech_of(table: CosmicTable, seat: Seat, tech: Device) -> Tech:
    """The tech of this name that lies before its owner."""
    return next(owned for owned in table.techs[seat] if table.id_of(owned.card) == tech.name)
