"""Steps that many rules share: paying, picking, damage, destruction, drawing, losing."""

from __future__ import annotations

from game.core.dice import shuffled
from game.core.events import PhaseCut, Planned, Play, SkippedTo
from game.core.table import CardId, Seat, errand
from game.firestorm import pieces
from game.firestorm.cards.grammar import Cost, Which
from game.firestorm.cards.references import Scope, cards_of, every
from game.firestorm.effects.leaving import falling
from game.firestorm.effects.triggering import destroyed_triggers
from game.firestorm.events.cards import CameBack, CardsDestroyed, Discarded, DiscardedAtRandom, ResourcesDrawn
from game.firestorm.events.combat import CombatEnded
from game.firestorm.events.common import (
    Deactivated,
    MatchWon,
    PhaseEntered,
    PlayerLeft,
    PointsGained,
    StonesChanged,
)
from game.firestorm.events.stack import DieRolled, Stacked, TriggersSet, Unstacked
from game.firestorm.means import source_of
from game.firestorm.parts import ALONG, NOWHERE, OPEN, Item, Trigger
from game.firestorm.paying import has_choice, ways_to_pay
from game.firestorm.pieces import IS_PLANET, YIELDS, owner_of
from game.firestorm.prompts import Pay, Pick
from game.firestorm.table import FirestormTable
from game.firestorm.timing import is_awaited
from game.firestorm.words import AUTO, card_words, numbers_of

FirePlay = Play[FirestormTable]


# Everybody may act, until all have passed in a row and the stack is empty: the errand of an effect phase.
POLL = errand("poll", 0, 0, NOWHERE)
KEPS = ("kep1", "kep2", "kep3")


class Lost(PhaseCut):
    """Somebody has left the match, and whatever was going on is cut off."""

    def settle(self, play: FirePlay) -> None:
        table = play.table
        if table.over:
            return
        if not table.turn_takers():
            for item in list(table.stack):
                play.do(Unstacked(item.number, "gone"))
            play.do(TriggersSet(()))
            if table.combat is not None:
                play.do(CombatEnded(early=True))
            play.do(SkippedTo("next_turn"))
            return
        combat = table.combat
        if combat is not None and (
            table.players[combat.attacker].gone or table.players[combat.defender].gone
        ):
            stop_combat(play)


def plan(play: FirePlay, *errands: str) -> None:
    play.do(Planned(errands))


def stop_combat(play: FirePlay) -> None:
    """The combat phase stops at once, and the main phase goes on (RB 4.8, ruling 20).

    What is still on the stack is carried out there.
    """
    table = play.table
    assert table.combat is not None
    back = errand("main", table.combat.attacker, 1)
    play.do(CombatEnded(early=True))
    play.do(PhaseEntered("main"))
    play.do(SkippedTo("main" if back in table.agenda else "next_turn"))
    if back not in table.agenda:
        plan(play, back)
    if table.triggers:
        plan(play, errand("triggers", 0))


def combat_is_void(table: FirestormTable) -> bool:
    """The attacked planet has left play, or there is no attacking ship any more (RB 4.8)."""
    combat = table.combat
    return combat is not None and not (combat.attackers and table.is_in_play(combat.planet))


def put_on_stack(play: FirePlay, item: Item) -> int:
    """The number that the item gets."""
    play.do(Stacked(item))
    return play.table.serial


def poll_above(play: FirePlay) -> str:
    """An errand that asks around until the topmost thing of the stack is gone."""
    return errand("poll", 0, 0, len(play.table.stack) - 1)


def open_moment(play: FirePlay, item: Item) -> None:
    """A moment to which interrupts may refer; if nobody has one, it has passed already."""
    if is_awaited(play.table, item.kind):
        wait(play, item)


def wait(play: FirePlay, moment: Item) -> None:
    """Somebody may refer to this moment."""
    play.do(Stacked(moment))
    plan(play, poll_above(play))


# --- points and costs


def produce(play: FirePlay, card: CardId, number: int) -> None:
    """A card is deactivated for points."""
    face = play.table.faces[card]
    rests = card if IS_PLANET[face] else source_of(play.table, card, number).rests
    tp, ep = YIELDS[face][number]
    play.do(Deactivated((rests,)))
    play.do(PointsGained(owner_of(card), tp, ep, card))


async def pay(
    play: FirePlay, seat: Seat, tp: int, ep: int, either: int = 0, kept: tuple[CardId, ...] = ()
) -> None:
    """Points from the pool, which is filled as far as necessary."""
    player, due = play.table.players[seat], tp + ep + either
    while player.tp < tp or player.ep < ep or player.tp + player.ep < due:
        asked = has_choice(play.table, seat, tp, ep, either, kept)
        said = await Pay(seat, tp=tp, ep=ep, either=either, spared=kept) if asked else AUTO
        if said == AUTO:
            for way in ways_to_pay(play.table, seat, tp, ep, either, kept):
                play.do(Deactivated((way.rests,)))
                play.do(PointsGained(seat, way.tp, way.ep, way.card))
        else:
            produce(play, *numbers_of(said))
    if due:
        more_tp = min(either, player.tp - tp) if either else 0
        play.do(PointsGained(seat, -tp - more_tp, -ep - (either - more_tp)))


async def pick(
    play: FirePlay, seat: Seat, cards: list[CardId], what: str, because: str = "", *, may: bool = False
) -> CardId:
    """One of several cards; who must choose and has no choice is not asked."""
    if not cards or (len(cards) == 1 and not may):
        return cards[0] if cards else NOWHERE
    said = await Pick(seat, because, listed=(*(["none"] if may else []), *card_words(cards)), what=what)
    return NOWHERE if said == "none" else numbers_of(said)[0]


async def pay_costs(
    play: FirePlay, scope: Scope, costs: tuple[Cost, ...], number: int, kept: tuple[CardId, ...]
) -> bool:
    """All costs in their order; True if a die was rolled for them."""
    rolled = False
    for cost in costs:
        if cost.pay is not None or cost.pay_any:
            tp, ep = _points(scope, cost)
            await pay(play, scope.seat, tp, ep, cost.pay_any, kept)
        if isinstance(cost.deactivate, str):
            play.do(Deactivated(tuple(cards_of(scope, cost.deactivate))))
        elif cost.deactivate is not None:
            await _deactivate_picked(play, scope, cost.deactivate)
        if cost.roll is not None:
            play.do(DieRolled.of(play.table, scope.seat, number))
            rolled = True
        if cost.discard:
            await discard(play, scope.seat, scope.seat, cost.discard)
        if cost.stones:
            play.do(StonesChanged(scope.seat, -cost.stones, "cost"))
    return rolled


def _points(scope: Scope, cost: Cost) -> tuple[int, int]:
    if cost.pay is None:
        return 0, 0
    tp, ep = cost.pay.tp, cost.pay.ep
    return scope.x if tp == "x" else int(tp), scope.x if ep == "x" else int(ep)


async def _deactivate_picked(play: FirePlay, scope: Scope, which: Which) -> None:
    assert which.pick is not None
    for _ in range(which.count):
        card = await pick(play, scope.seat, every(scope, which.pick), "deactivate")
        if card != NOWHERE:
            play.do(Deactivated((card,)))


async def discard(play: FirePlay, seat: Seat, chooser: Seat, count: int, by: int = NOWHERE) -> None:
    """Cards of a hand go to the scrap heap, as many as there are; somebody chooses which."""
    for _ in range(count):
        hand = play.table.own(seat, play.table.players[seat].hand)
        card = await pick(play, chooser, hand, "discard")
        if card == NOWHERE:
            return
        play.do(Discarded((card,), by))


def discard_at_random(play: FirePlay, seat: Seat, count: int, by: int) -> None:
    table = play.table
    hand = table.own(seat, table.players[seat].hand)
    if not hand:
        return
    order, rng = shuffled(list(range(len(hand))), table.rng)
    play.do(DiscardedAtRandom(tuple(hand[place] for place in order[:count]), by, rng=rng))


def draw(play: FirePlay, seat: Seat, count: int) -> None:
    """Who must draw and cannot has lost (RB 1.4, ruling 33)."""
    left = len(play.table.players[seat].deck)
    drawn = min(count, left)
    if drawn:
        play.do(ResourcesDrawn(seat, drawn))
    if count > left:
        lose(play, seat, "deck")


# --- damage and destruction


def hurt(play: FirePlay, cards: list[int], amounts: list[int], by: Seat, *, combat: bool = False) -> None:
    """Damage arrives; before it lands, it may be moved or prevented."""
    item = Item(0, "damage", cards=list(cards), amounts=list(amounts), combat=combat, by=by)
    number = put_on_stack(play, item)
    plan(play, errand("arrive", number), poll_above(play))


def destroy(play: FirePlay, cards: list[CardId], by: int = NOWHERE, *, combat: bool = False) -> None:
    """Cards are destroyed; what happens by itself then comes first, then the moment to which one may refer.

    What falls along with them is destroyed, too; accessories and cards below others go to the scrap heap in
    any case, so nobody can refer to them (ruling 51).
    """
    table = play.table
    fallen = [card for card in dict.fromkeys(cards) if table.is_in_play(card)]
    if not fallen:
        return
    everything = falling(table, fallen)
    fates = [OPEN if card in fallen or _may_be_saved(table, card) else ALONG for card in everything]
    open_ones = [card for card, fate in zip(everything, fates, strict=True) if fate == OPEN]
    triggers = destroyed_triggers(table, open_ones, combat=combat)
    play.do(CardsDestroyed(tuple(fallen), combat, by))
    wait(play, Item(0, "destroyed", cards=everything, amounts=fates, combat=combat))
    queue(play, triggers)


def lost_outside(play: FirePlay, card: CardId) -> None:
    """A card that was out of the game is destroyed there; one may refer to that as well."""
    table = play.table
    gear = [other for other in table.laid_on(card, table.players[owner_of(card)].away) if other != card]
    triggers = destroyed_triggers(table, [card], combat=False)
    play.do(CameBack(card, to_play=False))
    fates = [OPEN, *[ALONG] * len(gear)]
    wait(play, Item(0, "destroyed", cards=[card, *gear], amounts=fates))
    queue(play, triggers)


def _may_be_saved(table: FirestormTable, card: CardId) -> bool:
    return table.is_in_play(card) and table.type_of(card) not in pieces.GEAR


def queue(play: FirePlay, triggers: list[Trigger]) -> None:
    """These things happen by themselves now."""
    if triggers:
        play.do(TriggersSet((*play.table.triggers, *triggers)))
        plan(play, errand("triggers", len(play.table.triggers) - len(triggers)))


# --- losing


def lose(play: FirePlay, seat: Seat, why: str) -> None:
    """A seat leaves the match; the last one left, or the last team, has won."""
    table = play.table
    play.do(PlayerLeft(seat, why))
    left = [other for other in range(table.seats) if not table.players[other].gone]
    if not any(table.hostile(left[0], other) for other in left):
        winners = [other for other in range(table.seats) if not table.hostile(left[0], other)]
        play.do(MatchWon(tuple(winners), why))
    raise Lost
