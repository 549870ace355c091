"""Asking around: who may act, in which order, and when the topmost thing of the stack is carried out.

Whenever something may be answered, everybody is asked for interrupts first, then, if they are legal, for
instants, always from whose turn it is and then clockwise (RB 4.3). Whoever acts starts the asking anew; when
all have passed in a row, the top of the stack is dealt with. Who could do nothing is not asked: the screen
hides that behind its open call, as it does in the other games.
"""

from __future__ import annotations

from game.core.table import Errand, Seat, errand
from game.firestorm import offers, pieces
from game.firestorm.effects.flow import KEPS, POLL, FirePlay, combat_is_void, pay, plan, produce, stop_combat
from game.firestorm.events.cards import Buried, Revealed
from game.firestorm.events.combat import GearDeclined
from game.firestorm.events.common import PointsGained
from game.firestorm.events.stack import OfferOver, Unstacked
from game.firestorm.means import affords
from game.firestorm.offers import INSTANTS, INTERRUPTS
from game.firestorm.parts import LIMBO, NOWHERE, Item
from game.firestorm.prompts import AcceptPoints, Act, GivePoints, TendAccessory
from game.firestorm.table import EFFECT_PHASES, EFFECTS, FirestormTable
from game.firestorm.timing import fitting_now, might_act
from game.firestorm.words import DONE, NO, PASS, YES, Word, numbers_of, verb_of

# Some interrupt refers to no moment, so that it may be played even when nothing has happened.
ANYTIME = any(card.type == "interrupt" and card.window is None for card in pieces.CARDS) or any(
    row.kind == "interrupt" and row.window is None for card in pieces.CARDS for row in card.abilities
)

_OF_THE_TURN = ("main", "event")  # in these phases whose turn it is may do more, or less, than others


def ask_around(play: FirePlay, *after: Errand) -> Errand | None:
    """Everybody may act, until all have passed in a row and the stack is empty; then come these errands."""
    asked = first_asked(play)
    if asked is not None:
        if after:
            plan(play, *after)
        return asked
    if len(after) > 1:
        plan(play, *after[1:])
    return after[0] if after else None


def first_asked(play: FirePlay) -> Errand | None:
    """What begins the asking; nothing if nobody can act: mostly so."""
    if play.table.stack:
        return POLL
    found = next_asked(play.table, INTERRUPTS, 0)
    return None if found is None else errand("act", *found, NOWHERE)


def poll(play: FirePlay, mode: int, step: int, floor: int) -> Errand | None:
    """The next seat that can do something is found, until the stack is no higher than ``floor``.

    The poll of a phase has a floor below the empty stack: it is over when nobody wants to act any more. Who
    is asked is asked in an errand of its own, so that a clone need not look for it again.
    """
    table = play.table
    if len(table.stack) <= floor:
        return None
    if table.phase in KEPS and combat_is_void(table):
        stop_combat(play)
        return None
    passed = table.stack and table.stack[-1].over  # whoever wanted to refer to it has done so
    found = None if passed else next_asked(table, mode, step)
    return _nobody_acts(play, floor) if found is None else errand("act", *found, floor)


async def act(play: FirePlay, mode: int, step: int, seat: Seat, floor: int) -> Errand | None:
    """A seat plays or uses something, or passes; who gets points for it is asked again in any case."""
    said = await Act(seat, mode=mode)
    if said == PASS:
        return poll(play, mode, step + 1, floor)
    if verb_of(said) == "produce":
        produce(play, *numbers_of(said))
        return errand("act", mode, step, seat, floor)
    if is_game_effect(play.table, said):
        return await carry(play, seat, said, errand("poll", mode, step, floor))
    return await carry(play, seat, said, errand("poll", 0, 0, floor))


def next_asked(table: FirestormTable, mode: int, step: int) -> tuple[int, int, Seat] | None:
    order, stack = table.order(), table.stack
    if mode == INTERRUPTS:
        if stack or ANYTIME:
            for place in range(step, len(order)):
                if may_be_asked(table, order[place], INTERRUPTS):
                    return INTERRUPTS, place, order[place]
        step = 0
    # Instants upon nothing or upon an instant, in an effect phase (RB 3.1, 3.2).
    if table.phase not in EFFECT_PHASES or (stack and stack[-1].kind != "instant"):
        return None
    for place in range(step, len(order)):
        if may_be_asked(table, order[place], INSTANTS):
            return INSTANTS, place, order[place]
    return None


def may_be_asked(table: FirestormTable, seat: Seat, mode: int) -> bool:
    """In the main phase whose turn it is speaks last, and then about cards as well."""
    if mode == INSTANTS and table.phase in _OF_THE_TURN and not table.stack and table.on_turn(seat):
        if table.phase == "main":
            return False
        if offers.may_give_up(table, seat):
            return True
    fitting = fitting_now(table, seat, offers.KINDS[mode])
    if table.open_call and might_act(table, seat, fitting):
        return True
    return offers.acts(table, seat, mode, fitting)


def is_game_effect(table: FirestormTable, said: Word) -> bool:
    """What does not use the stack, so that nobody need think again."""
    if verb_of(said) != "use":
        return verb_of(said) not in ("play", "offer")
    card, number = numbers_of(said)
    return table.facts(card).abilities[number].kind == "game_effect"


async def carry(play: FirePlay, seat: Seat, said: Word, again: Errand) -> Errand:
    """What a seat does when it is asked; ``again`` is the errand that comes after it."""
    numbers = numbers_of(said)
    match verb_of(said):
        case "play" | "use":
            plan(play, again)
            return errand("announce", seat, *numbers)
        case "offer":
            plan(play, again)
            return errand("accept", seat, *numbers)
        case "give":
            await give(play, seat, *numbers)
        case "ask":
            await ask_for(play, seat, *numbers)
        case "accessories":
            await tend(play, seat)
        case "give_up":
            plan(play, again)
            return errand("give_up", seat)
        case verb:
            raise AssertionError(f"nobody can {verb} in a poll")
    return again


async def tend(play: FirePlay, seat: Seat) -> None:
    """An own accessory is shown without being used (RB 1.6), or its permanent effect is not used (RB 3.7)."""
    said = await TendAccessory(seat, listed=(DONE, *offers.accessory_deeds(play.table, seat)))
    if said == DONE:
        return
    (gear,) = numbers_of(said)
    if verb_of(said) == "show":
        play.do(Revealed((gear,), play.table.everyone))
    else:
        play.do(GearDeclined(gear, verb_of(said) == "decline"))


async def give(play: FirePlay, seat: Seat, kind: int, partner: Seat) -> None:
    """Two points of one sort for one of the partner's, if the partner agrees (RB 4.9.2)."""
    if await AcceptPoints(partner, listed=(NO, YES), kind=kind) == NO:
        return
    tp, ep = (1, 0) if kind == 0 else (0, 1)
    play.do(PointsGained(seat, -2 * tp, -2 * ep))
    play.do(PointsGained(partner, tp, ep))


async def ask_for(play: FirePlay, seat: Seat, kind: int) -> None:
    """The partner pays two points of one sort, if it likes, and one of them arrives (RB 4.9.2)."""
    partner = play.table.partner(seat)
    tp, ep = (1, 0) if kind == 0 else (0, 1)
    able = affords(play.table, partner, 2 * tp, 2 * ep)
    if await GivePoints(partner, listed=(NO, YES) if able else (NO,), kind=kind) == NO:
        return
    await pay(play, partner, 2 * tp, 2 * ep)
    play.do(PointsGained(seat, tp, ep))


def _nobody_acts(play: FirePlay, floor: int) -> Errand | None:
    """All have passed in a row: the top of the stack is dealt with, or the phase is over."""
    top = play.table.top()
    if top is None:
        return None
    if top.kind not in EFFECTS and top.kind != "damage":
        close(play, top)
        return errand("poll", 0, 0, floor) if len(play.table.stack) > floor else None
    plan(play, errand("poll", 0, 0, floor))
    return errand("resolve", top.number) if top.kind in EFFECTS else errand("stones", top.number, 0)


def close(play: FirePlay, moment: Item) -> None:
    """A moment has passed; destroyed cards whose fate nobody has settled come to rest."""
    if moment.kind == "destroyed":
        table = play.table
        resting = tuple(card for card in moment.cards if table.status[card] & LIMBO)
        if resting:
            play.do(Buried(resting))
        for offer in [offer for offer in table.offers if offer.card in moment.cards]:
            play.do(OfferOver(offer.card))
    play.do(Unstacked(moment.number))


ERRANDS = (poll, act)
