"""What somebody can do with a card: play it, or use one of its abilities; and whether that is legal now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress

from msgspec import Struct

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.conditions import holds
from game.firestorm.cards.grammar import Cost, Do, OnlyIf, Selector, Target, Time, TimeWindow, Which, XChoice
from game.firestorm.cards.references import Scope, candidates, cards_of, every, matches, seats_of
from game.firestorm.means import affords
from game.firestorm.parts import ALONG, FRESH, NOWHERE, OPEN, RESTING, Item, Offer
from game.firestorm.pieces import IS_OPEN, IS_SHIP, first_card, owner_of
from game.firestorm.prices import PRINTED, cost_changers, least_price, price, within_reach
from game.firestorm.table import EFFECTS, FirestormTable
from game.firestorm.timing import Fitting, Use, fitting_cards, fitting_uses, in_time, sides
from game.firestorm.totals import forbidden, gear_works, may_play_color

HOSTED = (*pieces.GEAR, "alien_tec")  # what is played onto another card
OFFERED = -2  # instead of the number of an ability: a single chance


class Deed(Struct, gc=False):
    """A card to be played or an ability to be used, in the same words."""

    kind: str  # "instant", "interrupt", "game_effect", or the type of a card that stays
    effects: tuple[Do, ...]
    timing: tuple[Time, ...] = ()
    window: TimeWindow | None = None
    targets: tuple[Target, ...] = ()
    costs: tuple[Cost, ...] = ()
    before: bool = False  # costs before targets
    x: XChoice | None = None
    only_if: tuple[OnlyIf, ...] = ()
    once: bool = False
    hand: bool = False
    colored: bool = False  # a colour is chosen
    # What follows from that, and is asked for again and again.
    tp: int = 0  # points that the costs come to, without an X
    ep: int = 0
    either: int = 0
    by_x: bool = False  # an X is among them
    besides: bool = False  # the costs are not only points
    itself: bool = False  # besides points, nothing but the card itself is deactivated
    free: bool = True  # there are no costs, or they come to nothing; a roll is something
    black: int = NOWHERE  # which of the targets is sacrificed
    least: tuple[int, ...] = ()  # how many of each target there must be
    choices: bool = False  # a host, an X or a colour comes before the targets
    red_turn: bool = False  # for enemy turns only: its enemies are those who have the turn (RB 4.9)
    saving: bool = False  # it does nothing but settle the fate of a destroyed card

    def __post_init__(self) -> None:
        for cost in self.costs:
            for sort, part in enumerate((cost.pay.tp, cost.pay.ep) if cost.pay else ()):
                self.by_x = self.by_x or part == "x"
                self.tp += 0 if sort or part == "x" else int(part)
                self.ep += int(part) if sort and part != "x" else 0
            self.either += cost.pay_any
            self.besides = self.besides or bool(cost.stones or cost.discard or cost.deactivate is not None)
            self.free = self.free and cost.roll is None
        rests = [cost.deactivate for cost in self.costs if cost.deactivate is not None]
        self.itself = rests == ["self"] and not any(cost.stones or cost.discard for cost in self.costs)
        self.free = self.free and not (self.tp or self.ep or self.either or self.by_x or self.besides)
        blacks = [place for place, target in enumerate(self.targets) if target.side == "black"]
        self.black = blacks[0] if blacks else NOWHERE
        self.choices = self.hand and (self.kind in HOSTED or self.x is not None or self.colored)
        self.least = tuple(target.least for target in self.targets)
        self.red_turn = bool(self.timing) and all(time.side == "red" for time in self.timing)
        self.saving = bool(self.effects) and all(do.do == "return_to_hand" for do in self.effects)


@lru_cache(maxsize=1024)
def deed_of(face: int, ability: int) -> Deed:
    """The deed of a card; NOWHERE instead of an ability is the card itself, from the hand."""
    facts = pieces.CARDS[face]
    if ability == NOWHERE:
        return Deed(
            facts.type, facts.effects, facts.timing, facts.window, facts.targets, facts.conditions,
            facts.conditions_before_targets, facts.choose_x, hand=True,
            colored=facts.choose_on_play is not None,
        )  # fmt: skip
    if ability == OFFERED:
        offer = next(do for do in facts.effects if do.do == "offer")
        return Deed("interrupt", offer.effects, window=offer.window, costs=offer.costs)
    row = facts.abilities[ability]
    return Deed(
        row.kind, row.effects, row.timing, row.window, row.targets, row.costs, only_if=row.only_if,
        once=row.limit is not None,
    )  # fmt: skip


def timely(table: FirestormTable, seat: Seat, deed: Deed) -> bool:
    """The phase is right, and the turn."""
    green, red = sides(table, seat) if deed.timing else (False, False)
    return in_time(deed.timing, deed.kind, table.phase, green, red)


def moments(scope: Scope, deed: Deed) -> list[int]:
    """To what an interrupt may refer now: cards of the open moment, or a single nameless thing."""
    table, window = scope.table, deed.window
    if window is None:
        return [NOWHERE]
    if window.event == "effect_on_stack":
        top = table.top()
        return [NOWHERE] if top is not None and top.kind in EFFECTS else []
    moment = table.moment()
    if moment is None or moment.kind != window.event:
        return []
    if window.event == "die_rolled":
        return [moment.event]
    if window.combat is not None and moment.combat != window.combat:
        return []
    if window.played is not None and moment.played != window.played:
        return []
    if window.cause and (window.cause == "combat") != moment.combat:
        return []
    if window.player and moment.seat not in seats_of(scope, window.player):
        return []
    if window.planet and moment.cards[0] not in cards_of(scope, window.planet):
        return []
    if window.card is None:
        return moment.cards[:1] or [NOWHERE]
    live = _struck(moment, saving=deed.saving)
    return [card for card in live if _meant(scope, window.card, table.real(card))]


def _struck(moment: Item, *, saving: bool) -> list[CardId]:
    """Cards that damage still arrives at, or that are destroyed.

    Destroyed is also what an effect has saved already, but nobody can save it again (RB 3.3).
    """
    if not moment.amounts:
        return moment.cards
    pairs = zip(moment.cards, moment.amounts, strict=True)
    if moment.kind != "destroyed":
        return [card for card, amount in pairs if amount]
    return [card for card, fate in pairs if fate == OPEN or (fate != ALONG and not saving)]


def _meant(scope: Scope, which: str | Selector, card: CardId) -> bool:
    if card == NOWHERE or scope.table.faces[card] >= pieces.BLANK:
        return False
    if isinstance(which, Selector):
        return matches(scope, which, card)
    return card in cards_of(scope, which)


def aims(scope: Scope, deed: Deed, number: int) -> list[int]:
    """Everything that may be chosen for one of the targets of a deed."""
    return candidates(scope, deed.targets[number], played=deed.hand, red_turn=deed.red_turn)


def aimable(scope: Scope, deed: Deed) -> bool:
    """All targets that are demanded exist, each of them another card."""
    if len(deed.least) == 1:
        (target,) = deed.targets
        found = candidates(scope, target, played=deed.hand, red_turn=deed.red_turn)
        return len(found) >= deed.least[0]
    taken: list[int] = []
    for number, least in enumerate(deed.least):
        found = [aim for aim in aims(scope, deed, number) if aim not in taken]
        if len(found) < least:
            return False
        if len(found) == least:
            taken += found
    return True


def spared(scope: Scope, deed: Deed) -> tuple[CardId, ...]:
    """Cards that costs will deactivate, so that they cannot be deactivated for points as well."""
    if deed.itself:
        return (scope.source,)
    cards: list[CardId] = []
    for cost in deed.costs:
        if isinstance(cost.deactivate, str):
            cards += cards_of(scope, cost.deactivate)
        elif cost.deactivate is not None and cost.deactivate.pick is not None:
            cards += every(scope, cost.deactivate.pick)
    return tuple(cards)


def payable(scope: Scope, deed: Deed, tp: int = 0, ep: int = 0) -> bool:
    """The costs, and a price besides, can be paid completely."""
    if not deed.free:
        if deed.besides and not _can_give(scope, deed):
            return False
        tp += deed.tp
        ep += deed.ep
        if deed.by_x:
            more_tp, more_ep = _times_x(deed)
            tp += scope.x * more_tp
            ep += scope.x * more_ep
    table, seat, either = scope.table, scope.seat, deed.either
    if not tp and not ep and not either:
        return True
    kept = spared(scope, deed) if deed.besides else ()
    if deed.black == NOWHERE:
        return affords(table, seat, tp, ep, either, kept)
    victims = aims(scope, deed, deed.black)
    if affords(table, seat, tp, ep, either, (*kept, *victims)):
        return affords(table, seat, tp, ep, either, kept)
    return any(affords(table, seat, tp, ep, either, (*kept, aim)) for aim in victims)


def payable_numbers(scope: Scope, deed: Deed, least: int, most: int) -> list[int]:
    """What X may be so that price and costs can be paid, below ``most``."""
    numbers = []
    for x in range(least, most):
        cost = price(scope.table, scope.source, x)
        if not payable(scope._replace(x=x), deed, cost.tp, cost.ep):
            break
        numbers.append(x)
    return numbers


def _times_x(deed: Deed) -> tuple[int, int]:
    """How often an X has to be paid, by sort."""
    paid = [cost.pay for cost in deed.costs if cost.pay is not None]
    return sum(points.tp == "x" for points in paid), sum(points.ep == "x" for points in paid)


def _can_give(scope: Scope, deed: Deed) -> bool:
    """Lucky stones, cards of the hand, cards to be deactivated."""
    if deed.itself:
        return not scope.table.status[scope.source] & RESTING
    player = scope.table.players[scope.seat]
    for cost in deed.costs:
        if cost.stones > player.stones or cost.discard > len(player.hand) - deed.hand:
            return False
        if cost.deactivate is not None and not _can_rest(scope, cost.deactivate):
            return False
    return True


def _can_rest(scope: Scope, which: str | Which) -> bool:
    if which == "self":
        return not scope.table.status[scope.source] & RESTING
    if isinstance(which, Which):
        return which.pick is not None and len(every(scope, which.pick)) >= which.count
    cards = cards_of(scope, which)
    return bool(cards) and all(not scope.table.status[card] & RESTING for card in cards)


# --- cards of the hand


def playable(table: FirestormTable, seat: Seat, card: CardId, *, paid: bool = False) -> bool:
    """A card of the hand that fits the phase and the stack may be played, as far as its own words go.

    ``paid`` says that its price can be paid, as is known already.
    """
    face = table.faces[card]
    facts = pieces.CARDS[face]
    kind, color = facts.type, facts.color
    if color not in ("green", table.players[seat].color) and not may_play_color(table, seat, color):
        return False
    if forbidden(table, seat, kind):
        return False
    if kind in HOSTED:
        return bool(hosts(table, seat, card, paid=paid))
    deed, scope = deed_of(face, NOWHERE), Scope(table, seat, card)
    nothing_else = paid and deed.free and deed.black == NOWHERE
    if not nothing_else and not payable(scope, deed, *least_price(table, card)):
        return False
    return (deed.window is None and not deed.targets) or aimable_at_any(scope, deed)


def aimable_at_any(scope: Scope, deed: Deed) -> bool:
    """There is something that an interrupt may refer to, and for one such card all targets exist."""
    if deed.window is None:
        return aimable(scope, deed)
    events = moments(scope, deed)
    if not deed.targets:
        return bool(events)
    return any(aimable(scope._replace(event=event), deed) for event in events)


def hosts(table: FirestormTable, seat: Seat, card: CardId, *, paid: bool = False) -> list[CardId]:
    """Own active cards onto which an accessory or alien-tec may be played and can be paid for."""
    face = table.faces[card]
    changing = [] if paid else cost_changers(table, seat, pieces.TYPES[face])
    if not changing and not paid and not affords(table, seat, *PRINTED[face]):
        return []  # mostly so, and sooner known than hosts
    deed = deed_of(face, NOWHERE)
    if deed.targets and not aimable(Scope(table, seat, card), deed):
        return []
    free = _free_hosts(table, seat, card)
    if not changing:
        return free
    prices = [price(table, card, onto=host) for host in free]
    affordable = [cost for cost in dict.fromkeys(prices) if affords(table, seat, *cost)]
    return [host for host, cost in zip(free, prices, strict=True) if cost in affordable]


def _free_hosts(table: FirestormTable, seat: Seat, card: CardId) -> list[CardId]:
    player, face = table.players[seat], table.faces[card]
    first, status, kind = first_card(seat), table.status, pieces.TYPES[face]
    if kind == "alien_tec":
        faces = table.faces_of(seat)
        if face in player.others.translate(faces):
            return []
        slots = player.planets.translate(faces).translate(_SLOTS)
        return [
            first + local for local in compress(player.planets, slots) if _free_slot(table, first + local)
        ]
    pile = player.ships if kind == "ship_accessory" else player.planets
    free = [first + local for local in pile if not status[first + local] & RESTING]
    if len(player.gear) < pieces.ACCESSORIES:
        return free
    start = len(status) + first
    bearing = player.gear.translate(table.faces[start : start + 256])
    return [host for host in free if bearing.count(host - first) < pieces.ACCESSORIES]


def _slots(face: int) -> int:
    """How many alien-tecs a planet may bear."""
    planet = pieces.CARDS[face].planet
    return 0 if planet is None else planet.alien_tec_slots


_SLOTS = pieces.by_face(_slots)


def _free_slot(table: FirestormTable, planet: CardId) -> bool:
    """An active alien-tec planet on which there is none yet (RB 3.5)."""
    if table.status[planet] & RESTING:
        return False
    laid = table.laid_on(planet, table.players[owner_of(planet)].others)
    return len(laid) < _SLOTS[table.faces[planet]]


# --- abilities


def usable(table: FirestormTable, seat: Seat, card: CardId, number: int) -> bool:
    """An ability of a card in play that fits the phase and the stack may be used."""
    deed = deed_of(table.faces[card], number)
    if (deed.once and table.used[card] & (1 << number)) or not awake(table, card):
        return False
    scope = Scope(table, seat, card)
    if deed.only_if and not holds(scope, deed.only_if):
        return False
    if deed.window is None:
        return (deed.free or payable(scope, deed)) and (not deed.targets or aimable(scope, deed))
    events = unused_moments(scope, deed, number)
    if not events or not (deed.free or payable(scope, deed)):
        return False
    return not deed.targets or any(aimable(scope._replace(event=event), deed) for event in events)


def unused_moments(scope: Scope, deed: Deed, number: int) -> list[int]:
    """To what an interrupt may refer and does not yet do so: its effect for the same event waits already."""
    used = [item.event for item in scope.table.stack if item.card == scope.source and item.ability == number]
    return [event for event in moments(scope, deed) if event not in used or event == NOWHERE]


def awake(table: FirestormTable, card: CardId) -> bool:
    """The source of an activated ability is active, and a ship has been there since the turn began."""
    if not IS_OPEN[table.faces[card]]:
        gear, card = card, table.host(card)
        if card == NOWHERE or not gear_works(table, gear):
            return False
    status = table.status[card]
    if status & RESTING:
        return False
    return not IS_SHIP[table.faces[card]] or not (status & FRESH or table.is_loaded(card))


# --- what a seat may do


def hand_deeds(table: FirestormTable, seat: Seat, fitting: Fitting) -> Iterator[CardId]:
    """Cards of the hand that fit and may be played."""
    for card, paid in within_reach(table, seat, fitting_cards(table, seat, fitting)):
        if playable(table, seat, card, paid=paid):
            yield card


def uses(table: FirestormTable, seat: Seat, fitting: Fitting) -> Iterator[Use]:
    """Abilities that fit and may be used; accessories of a card destroyed just now may be, too."""
    for card, number in fitting_uses(table, seat, fitting):
        if usable(table, seat, card, number):
            yield card, number


def chances(table: FirestormTable, seat: Seat) -> Iterator[Offer]:
    """Single chances of a seat in the open moment."""
    moment = table.moment()
    for offer in table.offers:
        if moment is None or offer.seat != seat or offer.card not in moment.cards:
            continue
        if moment.kind == "destroyed" and moment.amounts[moment.cards.index(offer.card)] == OPEN:
            deed = deed_of(offer.source, OFFERED)
            if payable(Scope(table, seat, offer.card), deed):
                yield offer
