"""Where a person need not be stopped in Firestorm: nothing can be done there that could do any good.

What a deed could do is judged before its costs: whether it is worth them is for the person to say.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

from game.bots.firestorm.prospects import Prospect, defense_left, prospects
from game.bots.minds import Stop
from game.core.prompts import Prompt
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.combat.fighting import foes
from game.firestorm.combat.prompts import DealDamage, FormUp, UseSpecial
from game.firestorm.offers import INSTANTS, KINDS, STAYING, is_burdened
from game.firestorm.parts import EITHER, EP, NOWHERE, TP
from game.firestorm.paying import useful, ways_to_pay
from game.firestorm.pieces import owner_of
from game.firestorm.prompts import (
    Act,
    Arrange,
    DrawCards,
    DrawPlanet,
    KeepPlanet,
    MayUse,
    Pay,
    PayOrSuffer,
    Salvage,
    SpendStones,
    Veto,
)
from game.firestorm.table import FirestormTable
from game.firestorm.timing import fitting_cards, fitting_now
from game.firestorm.words import AUTO, DONE, PASS, YES, Word, numbers_of, verb_of

P = TypeVar("P", bound=Prompt[Any])
Judge = Callable[[FirestormTable, P], Stop | None]
JUDGES: dict[type[Prompt[Any]], Judge[Any]] = {}

ENCODER = msgspec.msgpack.Encoder()
ENOUGH = 12  # cards in a deck that nobody saves for later
MANY = 8  # planets with which another one is thought about: it has to be defended, too
NEAR = 2  # victory points before the goal where one more is always thought about
SABOTAGE_FIRE = pieces.SPECIALS.index("sabotage_fire")


def judges(kind: type[P]) -> Callable[[Judge[P]], Judge[P]]:
    """Who knows whether such a question is worth asking."""

    def attach(judge: Judge[P]) -> Judge[P]:
        JUDGES[kind] = judge
        return judge

    return attach


def stop_at(table: FirestormTable, prompt: Prompt[Any]) -> Stop | None:
    """Whether a question is worth asking; None: always."""
    judge = JUDGES.get(type(prompt))
    return None if judge is None else judge(table, prompt)


# --- answers to what happens


@judges(Act)
def _something_to_do(table: FirestormTable, prompt: Act) -> Stop | None:
    """Asked again only if something could do more or less than when it was declined."""
    if prompt.mode == INSTANTS and is_burdened(table, prompt.seat):
        return None
    said = [*prompt.options(table), *(f"play {card}" for card in _dear(table, prompt))]
    found = {each: use for each in said if (use := use_of(table, prompt.seat, each))}
    if not found:
        return Stop(PASS)
    if list(found) == ["give_up"]:
        return Stop(PASS, for_a_point(table, prompt.seat))
    now = _circumstances(table, prompt.seat)
    return Stop(PASS, frozenset((now, said, good) for said, use in found.items() for good in use))


def _circumstances(table: FirestormTable, seat: Seat) -> Hashable:
    """What a deed depends on: the time, the own means, what waits, and how everything in play stands."""
    player = table.players[seat]
    means = (len(player.hand), player.tp, player.ep, player.stones)
    waiting = tuple((item.number, item.kind) for item in table.stack)
    board = (bytes(table.status), bytes(table.damage), len(table.lasting), ENCODER.encode(table.combat))
    return (table.turns, table.phase, table.fought, means, waiting, board)


def for_a_point(table: FirestormTable, seat: Seat) -> Hashable:
    """Three planets for a victory point: asked once for every score, and after every change near the goal."""
    points = table.points(seat)
    near = points >= pieces.GOAL - NEAR
    return ("give_up", points, _circumstances(table, seat) if near else 0)


def use_of(table: FirestormTable, seat: Seat, said: Word) -> tuple[Prospect, ...]:
    """The good that a deed could do, whatever it costs; points alone, and accessories, do none."""
    match verb_of(said):
        case "play" | "use":
            return prospects(table, seat, *numbers_of(said))
        case "offer" | "give_up":
            return (Prospect(),)
        case _:
            return ()


def _dear(table: FirestormTable, prompt: Act) -> list[CardId]:
    """Cards that fit but may have to wait until other points were made into those that they cost."""
    return fitting_cards(table, prompt.seat, fitting_now(table, prompt.seat, KINDS[prompt.mode]))


@judges(Veto)
def _another_kind(table: FirestormTable, prompt: Veto) -> Stop | None:
    """Passes for a friend's card, and for the same kind of card a second time in a phase."""
    if not table.hostile(prompt.seat, owner_of(prompt.card)):
        return Stop(PASS)
    return Stop(PASS, veto_of(table, prompt))


def veto_of(table: FirestormTable, prompt: Veto) -> Hashable:
    """What a veto depends on: stones and aims, and the score for a card that stays, else the moment."""
    face, stones = table.faces[prompt.card], table.players[prompt.seat].stones
    item = table.top()
    aim = (tuple(map(tuple, item.targets)), item.host) if item is not None else ()
    if face < pieces.BLANK and pieces.CARDS[face].type in STAYING.split():
        return ("veto", face, aim, stones, *(table.points(seat) for seat in range(table.seats)))
    return ("veto", face, aim, stones, table.turns, table.phase)


@judges(SpendStones)
def _saves_something(table: FirestormTable, prompt: SpendStones) -> Stop | None:
    """No number of stones saves a card: what stays damaged heals, and can still be saved when it falls."""
    arriving = table.top()
    if arriving is None or arriving.kind != "damage":
        return None
    public = True
    for hit, count in (numbers_of(said) for said in prompt.listed if said != PASS):
        card, amount = table.real(hit), arriving.amounts[arriving.cards.index(hit)]
        if card == NOWHERE:
            return None
        if (
            not table.hostile(prompt.seat, owner_of(card))
            and amount - count <= defense_left(table, card) < amount
        ):
            return None
        public = public and all(table.seen[each] == table.everyone for each in (card, *table.gear_on(card)))
    return Stop(PASS, public=public)


@judges(Salvage)
def _something_new(table: FirestormTable, prompt: Salvage) -> Stop | None:
    """Asked again when the scrap heap has something else."""
    cards = [numbers_of(said)[0] for said in prompt.listed if said != PASS]
    return Stop(PASS, frozenset(("salvage", table.faces[card]) for card in cards))


# --- what is routine


@judges(Pay)
def _any_planet(table: FirestormTable, prompt: Pay) -> Stop | None:
    """Planets that bring nothing but points, and bear nothing that would rest with them, are all alike."""
    player = table.players[prompt.seat]
    near = table.points(prompt.seat) >= pieces.GOAL - NEAR and not player.gave_up
    if near and table.phase == "event" and table.on_turn(prompt.seat):
        return None
    if prompt.either:  # of which sort, is asked once for a bill that comes every turn
        return (
            None
            if table.stack
            else Stop(AUTO, ("auto", prompt.bill, table.phase), public=True, stands="auto")
        )
    taken = {way.rests for way in ways_to_pay(table, prompt.seat, prompt.tp, prompt.ep, 0, prompt.spared)}
    left = {way.rests for way in useful(table, prompt.seat, prompt.bill)} - taken
    if not all(_is_simple(table, card) for card in taken):
        return None
    laden = frozenset(("laden", card) for card in taken if not _is_bare(table, card))
    if not laden or not any(_is_bare(table, card) for card in left):
        return Stop(AUTO, public=True)
    return Stop(AUTO, laden, public=True, stands="auto")  # whoever has let them pay once lets them again


def _is_simple(table: FirestormTable, card: CardId) -> bool:
    """A planet that is deactivated for a point of one sort, and for nothing else."""
    face = table.faces[card]
    return bool(pieces.IS_PLANET[face]) and pieces.SORT[face] in (TP, EP, EITHER) and not pieces.USES[face]


def _is_bare(table: FirestormTable, card: CardId) -> bool:
    player = table.players[owner_of(card)]
    return _is_simple(table, card) and not table.laid_on(card, player.gear + player.others + player.under)


@judges(DrawPlanet)
def _one_more(table: FirestormTable, prompt: DrawPlanet) -> Stop | None:
    """A planet for nothing; with many of them it is asked once, and once more with twice as many."""
    if set(prompt.listed) != {"none", "draw"}:
        return None
    many = len(table.players[prompt.seat].planets) // MANY
    return Stop("draw", ("draw", many.bit_length()) if many else None, public=True, stands="draw")


@judges(DealDamage)
def _a_single_enemy(table: FirestormTable, prompt: DealDamage) -> Stop | None:
    """Damage that is not dealt is lost, and there is only one enemy to deal it to."""
    hits = [said for said in prompt.listed if said != DONE]
    enemies = {numbers_of(said)[0] for said in hits}
    return Stop(f"hit {enemies.pop()} {prompt.points}", public=True) if len(enemies) == 1 else None


@judges(PayOrSuffer)
def _pays_again(table: FirestormTable, prompt: PayOrSuffer) -> Stop | None:
    """What comes every turn is paid by who has paid it before."""
    return None if table.stack else Stop("pay", ("pay", prompt.card, table.phase), public=True, stands="pay")


@judges(MayUse)
def _uses_again(table: FirestormTable, prompt: MayUse) -> Stop | None:
    """What comes every turn is used by who has used it before, with a full hand or with room in it.

    Where it costs points, it is asked again as soon as there are more or fewer planets to pay with.
    """
    if table.stack:
        return None
    player = table.players[prompt.seat]
    full = len(player.hand) >= pieces.HAND_LIMIT
    means = tuple(player.ready) if _costs_points(table.faces[prompt.card]) else ()
    return Stop(YES, ("use", prompt.card, table.phase, full, means), public=True, stands="use")


def _costs_points(face: int) -> bool:
    """What a card offers every turn is to be paid for."""
    if face >= pieces.BLANK:
        return False
    facts = pieces.CARDS[face]
    costs = [*(row.costs for row in facts.handling), *(row.costs for row in facts.abilities)]
    return any(cost.pay is not None or cost.pay_any for row in costs for cost in row)


@judges(UseSpecial)
def _hits_something(table: FirestormTable, prompt: UseSpecial) -> Stop | None:
    """Sabotage fire wants an enemy that bears something."""
    tries = [numbers_of(said) for said in prompt.listed if said != PASS]
    vain = all(what == SABOTAGE_FIRE and not _bears(table, ship) for ship, what in tries)
    return Stop(PASS, public=True) if vain else None


def _bears(table: FirestormTable, ship: CardId) -> bool:
    return any(table.gear_on(foe) or table.loaded_on(foe) or table.counters(foe) for foe in foes(table, ship))


@judges(FormUp)
def _flies_alone(table: FirestormTable, prompt: FormUp) -> Stop | None:
    """A single ship has nobody to exchange anything with, and is not shown before it must be."""
    alone = len(prompt.ships) == 1 and prompt.held == NOWHERE and not prompt.left and not prompt.shown
    return Stop(DONE, public=True) if alone else None


@judges(Arrange)
def _another_way(table: FirestormTable, prompt: Arrange) -> Stop | None:
    """Asked again when there is another ship or accessory, or something else can be done with counters."""
    if prompt.held != NOWHERE:
        return None
    ways = [*prompt.gear_words(), *(f"counters {ship}" for ship in prompt.ships if prompt.counter_words())]
    return Stop(DONE, frozenset(("arrange", said) for said in ways))


@judges(KeepPlanet)
def _brings_something(table: FirestormTable, prompt: KeepPlanet) -> Stop | None:
    """A planet that brings points is not sent away for two stones."""
    planet = table.facts(prompt.card).planet
    brings = planet is not None and bool(planet.produces)
    return Stop("keep", public=True) if brings and "keep" in prompt.listed else None


@judges(DrawCards)
def _as_many_as_possible(table: FirestormTable, prompt: DrawCards) -> Stop | None:
    """From a deck that will last: the hand is counted when the turn ends, after cards were played."""
    player, most = table.players[prompt.seat], max(numbers_of(said)[0] for said in prompt.listed)
    if len(player.deck) - most < ENOUGH or len(player.hand) + most > pieces.HAND_LIMIT + 2:
        return None
    return Stop(f"number {most}", public=True)
