"""A turn, from the victory check to the hand limit (RB 2.3)."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import lru_cache

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm import pieces
from game.firestorm.effects.flow import POLL, FirePlay, discard, lose, pick, plan, produce, queue
from game.firestorm.effects.triggering import phase_triggers
from game.firestorm.events.cards import Moved, Sacrificed
from game.firestorm.events.common import (
    EffectsEnded,
    LastTurnDeclared,
    MatchWon,
    PhaseEntered,
    PlanetsGivenUp,
    Reactivated,
    Regenerated,
    ShieldsLowered,
    StonesChanged,
    TurnBegan,
    VictoryPoints,
)
from game.firestorm.exchanging import can_exchange, exchange, exchangers, may_have_to_exchange
from game.firestorm.hooks.reactivation_cost import pay_to_reactivate, reactivation_cost
from game.firestorm.means import tired_cards
from game.firestorm.offers import given_up, may_announce
from game.firestorm.parts import Player
from game.firestorm.phases.polling import ANYTIME, ask_around, carry, is_game_effect
from game.firestorm.prompts import Salvage, TakeMainPhase
from game.firestorm.table import FirestormTable
from game.firestorm.totals import hand_limit, ruled, says_anything
from game.firestorm.words import PASS, card_words, numbers_of, verb_of

# The steps of a turn; some are done by each of those whose turn it is, in some all go on together.
STEPS = (
    "victory", "salvage", "reactivation", "technology_exchange", "event", "build_1", "build_2", "main",
)  # fmt: skip
EACH = ("salvage", "reactivation", "technology_exchange", "build_1", "build_2")


def next_turn(play: FirePlay) -> Errand | None:
    """The next player, or the next team, has the turn."""
    table = play.table
    before = table.turn
    if not table.turns:
        return begin(play, before)
    takers = table.turn_takers()
    shields = [player.shield for player in table.players]
    for seat in takers:
        if seat in shields:
            play.do(ShieldsLowered(seat))
    around = table.clockwise(before)
    for seat in around:
        if seat not in takers:
            return begin(play, seat)
    return begin(play, around[0])


def begin(play: FirePlay, seat: Seat) -> Errand | None:
    """A turn begins: its steps stand on the agenda, below them the next turn.

    What nobody could be asked in is passed over: a quarter of all errands were such steps.
    """
    table = play.table
    play.do(TurnBegan(seat))
    victory(play)
    if table.over:
        return None
    takers = table.turn_takers()
    idle = [errand("salvage", taker) for taker in takers if not _may_salvage(table.players[taker])]
    idle += [
        errand("technology_exchange", taker) for taker in takers if not may_have_to_exchange(table, taker)
    ]
    steps = course(takers, "salvage")
    first, *others = [step for step in steps if step not in idle] if idle else steps
    plan(play, *others)
    return first


@lru_cache(maxsize=64)
def course(takers: tuple[Seat, ...], first: str) -> tuple[Errand, ...]:
    """The errands of a turn from this step on, and the next turn after them."""
    errands: list[Errand] = []
    for step in STEPS[STEPS.index(first) :]:
        if step in EACH:
            errands += [errand(step, taker) for taker in takers]
        else:
            errands.append(errand(step, takers[0]) if step == "main" else step)
    return (*errands, "next_turn")


def victory(play: FirePlay) -> None:
    """Who has declared the last turn and still has six points has won; who else has them, too (RB 1.4)."""
    table = play.table
    declared = [seat for seat in table.turn_takers() if table.players[seat].last_turn]
    if not declared:
        return
    if table.points(table.turn) >= pieces.GOAL:
        winners = tuple(seat for seat in range(table.seats) if _shares(table, seat))
        play.do(MatchWon(winners, "last_turn"))
        return
    for seat in declared:
        play.do(LastTurnDeclared(seat, declared=False))


def _shares(table: FirestormTable, seat: Seat) -> bool:
    """Teams win together, even if one of them has left; alone, who has left wins nothing."""
    if table.points(seat) < pieces.GOAL:
        return False
    return not table.players[seat].gone or table.partner(seat) >= 0


async def salvage(play: FirePlay, seat: Seat) -> None:
    """Three lucky stones bring a card back from the scrap heap, as often as there are stones (ruling 17)."""
    table = play.table
    player = table.players[seat]
    if not _may_salvage(player):
        return
    cards = table.own(seat, player.scrap)
    unlike = {table.faces[card]: card for card in cards}.values()
    said = await Salvage(seat, listed=(PASS, *card_words(unlike)))
    if said == PASS:
        return
    play.do(StonesChanged(seat, -pieces.SALVAGE, "salvage"))
    play.do(Moved(numbers_of(said)[0], "scrap", "hand"))
    plan(play, errand("salvage", seat))


def _may_salvage(player: Player) -> bool:
    return not player.gone and player.stones >= pieces.SALVAGE and bool(player.scrap)


def reactivation(play: FirePlay, seat: Seat) -> Awaitable[None] | None:
    """All cards become active that nothing keeps from it; some have to be paid for (RB 2.3.1)."""
    table = play.table
    if table.players[seat].gone:
        return None
    play.do(PhaseEntered("reactivation"))
    tired = tired_cards(table, seat)
    if says_anything(table, "no_reactivation"):
        tired = [card for card in tired if not ruled(table, card, "no_reactivation")]
    if says_anything(table, "reactivation_cost"):
        return _reactivate_for_points(play, seat, tired)
    _reactivate(play, seat, tired)
    return None


def _reactivate(play: FirePlay, seat: Seat, tired: list[CardId]) -> None:
    if tired:
        play.do(Reactivated(tuple(tired)))
    if play.table.lasting:
        play.do(EffectsEnded(seat))


async def _reactivate_for_points(play: FirePlay, seat: Seat, tired: list[CardId]) -> None:
    """Some of the cards have to be paid for."""
    prices = {card: reactivation_cost(play.table, card) for card in tired}
    free = tuple(card for card in tired if prices[card] is None)
    if free:
        play.do(Reactivated(free))
    for card, price in prices.items():
        if price is not None:
            await pay_to_reactivate(play, card, *price)
    if play.table.lasting:
        play.do(EffectsEnded(seat))


async def technology_exchange(play: FirePlay, seat: Seat) -> None:
    """Accessories and counters may change places among the own active ships (RB 2.3.2)."""
    table = play.table
    if table.players[seat].gone:
        return
    ships = exchangers(table, seat)
    if can_exchange(table, seat, ships):
        play.do(PhaseEntered("exchange"))
        await exchange(play, seat, ships)


def event(play: FirePlay) -> Errand | None:
    """Some cards work by themselves, then everybody may act (RB 2.3.3)."""
    play.do(PhaseEntered("event"))
    if found := phase_triggers(play.table):
        plan(play, POLL)
        queue(play, found)
        return None
    return ask_around(play)


async def give_up(play: FirePlay, seat: Seat) -> None:
    """Three planets of class 1 are sacrificed for a victory point (RB 2.5)."""
    chosen: list[int] = []
    for _ in range(pieces.SACRIFICED):
        left = [planet for planet in given_up(play.table, seat) if planet not in chosen]
        chosen.append(await pick(play, seat, left, "give_up"))
    play.do(PlanetsGivenUp(seat))
    for planet in chosen:
        play.do(Sacrificed(planet))
    play.do(VictoryPoints(seat, 1, "planets"))


def main(play: FirePlay, seat: Seat, after: int = 0, ended: int = 0) -> Errand | None:
    """The others may act first, since effects come before cards; then whose turn it is (RB 2.3.6, 4.3)."""
    table = play.table
    takers = table.turn_takers()
    if table.phase != "main":
        play.do(PhaseEntered("main"))
    taker = seat if seat in takers else takers[0]
    return ask_around(play, errand("take_main", taker, after, ended))


async def take_main(play: FirePlay, seat: Seat, after: int, ended: int) -> Errand | None:
    """One thing of the main phase; the turn is over when all whose turn it is have nothing more to do."""
    table = play.table
    said = await TakeMainPhase(seat, fought=bool(table.fought))
    match verb_of(said):
        case "produce":
            produce(play, *numbers_of(said))
            return errand("take_main", seat, after, 0)
        case "end":
            partners = [other for other in table.turn_takers() if other != seat]
            if len(partners) > ended:
                return errand("main", partners[0], after, ended + 1)
            return end_turn(play)
        case "attack":
            assert may_announce(table, seat)
            return ask_around(play, errand("declare_attack", seat))
        case "last_turn":
            play.do(LastTurnDeclared(seat))
            return errand("take_main", seat, after, 0)
        case "capitulate":
            partners = [other for other in table.turn_takers() if other != seat]
            if partners:
                plan(play, errand("main", partners[0], after))
            lose(play, seat, "capitulation")
            return None
        case _:
            step = "take_main" if is_game_effect(table, said) else "main"
            return await carry(play, seat, said, errand(step, seat, after, 0))


def end_turn(play: FirePlay) -> Errand | None:
    """Shields are restored, effects end, pools empty; then the hand limit (RB 2.3.8)."""
    play.do(PhaseEntered("regeneration"))
    play.do(Regenerated(turn_ends=True))
    table = play.table
    full = [seat for seat in table.turn_takers() if table.stack or ANYTIME or _too_many(table, seat) > 0]
    return ask_around(play, *(errand("keep_hand", seat) for seat in full))


async def keep_hand(play: FirePlay, seat: Seat) -> Errand | None:
    """Who has too many cards discards down to the limit (ruling 19)."""
    table = play.table
    if table.players[seat].gone:
        return None
    over = _too_many(table, seat)
    if over > 0:
        await discard(play, seat, seat, 1)
    return errand("keep_hand", seat) if over > 1 else None


def _too_many(table: FirestormTable, seat: Seat) -> int:
    """Cards of the hand above the limit."""
    return len(table.players[seat].hand) - hand_limit(table, seat)


ERRANDS = (
    next_turn, victory, salvage, reactivation, technology_exchange, event, give_up, main, take_main,
    end_turn, keep_hand,
)  # fmt: skip
