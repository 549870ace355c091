"""What a deed could do for a seat in Firestorm, by the rules alone: good for its side, harm for the other.

Nothing is weighed here: how much it would do, and whether it is worth its costs, is for a person to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from game.bots.firestorm.effects import blind_hits, meant, threatened
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, cards_of, number_of, scope_of, seats_of, slot_targets
from game.firestorm.deeds import OFFERED, Deed, aims, deed_of, moments, payable
from game.firestorm.parts import FRESH, LIMBO, NOWHERE, RESTING, Item
from game.firestorm.pieces import owner_of
from game.firestorm.prices import price
from game.firestorm.table import EFFECTS, FirestormTable
from game.firestorm.totals import reduction, values

Helps = Callable[[Scope, Do], bool]
VERBS: dict[str, Helps] = {}
WAITING = (
    "dock", "put_under", "technology_exchange", "rearrange_accessories", "damage_reduction",
    "cost_change",
)  # fmt: skip
MOST_X = 12
SIDES = 6  # of a die
LATER = ("kep2", "kep3")  # phases of a combat in which damage and bonuses that were kept still count


class Prospect(NamedTuple):
    """Something good that a deed could do: for which event, with which X, at which target."""

    event: int = NOWHERE
    x: int = 0
    aim: int = NOWHERE


def helps(*verbs: str) -> Callable[[Helps], Helps]:
    """When one or several verbs do any good."""

    def attach(does: Helps) -> Helps:
        for name in verbs:
            VERBS[name] = does
        return does

    return attach


def prospects(
    table: FirestormTable, seat: Seat, card: CardId, ability: int = NOWHERE
) -> tuple[Prospect, ...]:
    """Everything good that a deed could do now; empty if there is nothing."""
    deed = deed_of(table.faces[card], ability)
    if table.phase == "kep1" and deed.timing and not any(time.phase in LATER for time in deed.timing):
        return (Prospect(),)  # it cannot wait until it counts
    found = tuple(_prospects(Scope(table, seat, card), deed))
    return found or ((Prospect(),) if _costs_nothing(deed) else ())


def _costs_nothing(deed: Deed) -> bool:
    """An answer in play that at most deactivates its own card: there is nothing to lose by it."""
    paid = deed.tp or deed.ep or deed.either or deed.by_x
    return deed.kind == "interrupt" and not deed.hand and not paid and (deed.itself or not deed.besides)


def _prospects(scope: Scope, deed: Deed) -> Iterator[Prospect]:
    for event in moments(scope, deed) if deed.window is not None else [NOWHERE]:
        for x in _numbers(scope, deed):
            there = scope._replace(event=event, x=x)
            if good(there, deed.effects):
                yield Prospect(event, x)
            for place in range(len(deed.targets)):
                before: list[list[int]] = [[] for _ in range(place)]
                for aim in aims(there, deed, place):
                    if good(there._replace(targets=[*before, [aim]]), deed.effects):
                        yield Prospect(event, x, aim)


def _numbers(scope: Scope, deed: Deed) -> list[int]:
    """What X may be; the most of it does whatever less would do."""
    if deed.x is None:
        return [0]
    most = deed.x.min
    for x in range(deed.x.min, MOST_X):
        cost = price(scope.table, scope.source, x)
        if not payable(scope._replace(x=x), deed, cost.tp, cost.ep):
            break
        most = x
    return [most]


def good(scope: Scope, effects: Iterable[Do]) -> bool:
    """One of these effects does something good for who controls it."""
    return any(VERBS[do.do](scope, do) for do in effects)


def _friend(scope: Scope, card: CardId) -> bool:
    return not scope.table.hostile(scope.seat, owner_of(card))


def _own(scope: Scope, do: Do) -> list[CardId]:
    return [card for card in meant(scope, do) if _friend(scope, card)]


def _theirs(scope: Scope, do: Do) -> list[CardId]:
    return [card for card in meant(scope, do) if not _friend(scope, card)]


def _for_friends(scope: Scope, do: Do) -> bool:
    return any(not scope.table.hostile(scope.seat, seat) for seat in seats_of(scope, do.player))


def _for_enemies(scope: Scope, do: Do) -> bool:
    return any(scope.table.hostile(scope.seat, seat) for seat in seats_of(scope, do.player))


def _fights(scope: Scope, card: CardId) -> bool:
    """A card in a combat that has come so far that damage and bonuses should not wait any longer."""
    table = scope.table
    if table.combat is None or not table.in_combat(card):
        return False
    return table.phase != "kep1" or bool(table.stack)


def _in_danger(scope: Scope, card: CardId) -> bool:
    """An effect that waits is about this card, or a combat that it is in."""
    table = scope.table
    if table.combat is not None and table.in_combat(card):
        return True
    return any(
        card in threatened(table, item)
        for item in table.stack
        if item.kind in EFFECTS and _known(scope, item.card)
    )


def _known(scope: Scope, card: CardId) -> bool:
    return 0 <= card < scope.table.size and scope.table.faces[card] < pieces.BLANK


# --- cards in play


@helps("destroy", "sacrifice")
def _destroys(scope: Scope, do: Do) -> bool:
    return bool(_theirs(scope, do))


@helps("remove_from_game")
def _takes_away(scope: Scope, do: Do) -> bool:
    """An enemy's card; an own one comes back, and is out of danger until then."""
    away = do.returns is not None
    return bool(_theirs(scope, do)) or (away and any(_in_danger(scope, card) for card in _own(scope, do)))


@helps("deactivate")
def _tires(scope: Scope, do: Do) -> bool:
    return any(not scope.table.status[card] & RESTING for card in _theirs(scope, do))


@helps("reactivate", "undock")
def _wakes(scope: Scope, do: Do) -> bool:
    return any(scope.table.status[card] & RESTING for card in _own(scope, do))


@helps("return_to_hand")
def _brings_home(scope: Scope, do: Do) -> bool:
    """A destroyed card of the own, one that is in danger, or an enemy's card in play."""
    lost = scope.table.status
    if any(not lost[card] & LIMBO for card in _theirs(scope, do)):
        return True
    return any(lost[card] & LIMBO or _in_danger(scope, card) for card in _own(scope, do))


@helps("return_to_play")
def _brings_back(scope: Scope, do: Do) -> bool:
    return bool(_own(scope, do))


@helps("move")
def _moves(scope: Scope, do: Do) -> bool:
    """Any card to the hand; a planet that is drawn goes away for a better one only if it brings nothing."""
    if do.to != "planet_deck_bottom" or not _known(scope, scope.event):
        return True
    planet = scope.table.facts(scope.event).planet
    return planet is None or not planet.produces


@helps(*WAITING)
def _waits(scope: Scope, do: Do) -> bool:
    """What does nothing before the own main phase can wait for it: there everybody is asked.

    Cards that points could be gained for now are deeds of their own.
    """
    return False


@helps("take_from_under")
def _takes(scope: Scope, do: Do) -> bool:
    """A card from below, if the hand has room for it."""
    table = scope.table
    below = [
        card
        for host in cards_of(scope, do.host)
        for card in table.laid_on(host, table.players[owner_of(host)].under)
    ]
    return bool(below) and len(table.players[scope.seat].hand) < pieces.HAND_LIMIT


# --- numbers


@helps("modify")
def _modifies(scope: Scope, do: Do) -> bool:
    """A bonus for a moment counts in a combat, or against damage that waits."""
    better = do.attack > 0 or do.defense > 0
    worse = do.attack < 0 or do.defense < 0
    fighting = [card for card in meant(scope, do) if _fights(scope, card)]
    if any((_friend(scope, card) and better) or (not _friend(scope, card) and worse) for card in fighting):
        return True
    return do.defense > 0 and any(_in_danger(scope, card) for card in _own(scope, do))


@helps("grant")
def _grants(scope: Scope, do: Do) -> bool:
    return scope.table.combat is not None and any(map(scope.table.in_combat, _own(scope, do)))


@helps("damage")
def _damages(scope: Scope, do: Do) -> bool:
    """Damage that destroys, that counts in a combat, or hits what nobody knows; all other damage heals."""
    table, amount = scope.table, number_of(scope, do.amount)
    if blind_hits(scope, do):
        return True
    return any(amount > defense_left(table, card) or _fights(scope, card) for card in _theirs(scope, do))


def defense_left(table: FirestormTable, card: CardId) -> int:
    """The damage that a card can still bear."""
    if not 0 <= card < table.size or table.faces[card] >= pieces.BLANK:
        return 0
    return values(table, card).defense + reduction(table, card) - table.damage[card]


@helps("prevent_damage")
def _prevents(scope: Scope, do: Do) -> bool:
    """An own card that would fall, and does not."""
    table = scope.table
    arriving = next((item for item in reversed(table.stack) if item.kind == "damage"), None)
    if arriving is None:
        return False
    for card in _own(scope, do):
        hit = arriving.amounts[arriving.cards.index(card)] if card in arriving.cards else 0
        less = hit if do.amount == "all" else number_of(scope, do.amount)
        if hit - less <= defense_left(table, card) < hit:
            return True
    return False


@helps("add_counter")
def _counts(scope: Scope, do: Do) -> bool:
    if do.who is not None:
        return bool(_own(scope, do))
    ships = scope.table.own(scope.seat, scope.table.players[scope.seat].ships)
    return _for_friends(scope, do) and any(map(scope.table.active, ships))


# --- stack and dice


@helps("neutralize", "retarget")
def _answers(scope: Scope, do: Do) -> bool:
    """An enemy's effect, or an own one that does its own side no good."""
    items = [scope.table.item(number) for number in slot_targets(scope, str(do.who))]
    return any(item is not None and _unwanted(scope, item) for item in items)


def _unwanted(scope: Scope, item: Item) -> bool:
    table = scope.table
    if table.hostile(scope.seat, item.seat):
        return True
    if item.kind not in EFFECTS or not _known(scope, item.card):
        return False
    face = item.cards[0] if item.ability == OFFERED else table.faces[item.card]
    return not good(scope_of(table, item), deed_of(face, item.ability).effects)


@helps("by_die", "roll")
def _by_chance(scope: Scope, do: Do) -> bool:
    if do.do == "by_die" and scope.die:
        return any(good(scope, row.effects) for row in do.table if row.from_ <= scope.die <= row.to)
    return any(good(scope, row.effects) for row in do.table)


@helps("reroll")
def _rolls_again(scope: Scope, do: Do) -> bool:
    """A die of the own that could be higher, or an enemy's that could be lower."""
    item = scope.table.item(scope.event)
    if item is None:
        return False
    return item.die > 1 if scope.table.hostile(scope.seat, item.seat) else item.die < SIDES


# --- players


@helps("draw", "play_planet", "gain_stones", "gain_vp")
def _gives(scope: Scope, do: Do) -> bool:
    return do.deck != "planet" and _for_friends(scope, do)


@helps("discard", "lose_stones", "lose_vp")
def _robs(scope: Scope, do: Do) -> bool:
    return _for_enemies(scope, do)


@helps("search", "reveal")
def _finds(scope: Scope, do: Do) -> bool:
    return do.do == "search" or do.what == "hand"


@helps("gain_points")
def _pays(scope: Scope, do: Do) -> bool:
    """Points buy cards in the own main phase before the attack; other cards that they buy say so."""
    table = scope.table
    mine = table.on_turn(scope.seat) and table.phase == "main" and not table.fought
    return mine and _for_friends(scope, do)


# --- combat, rules, choices


@helps("end_combat", "redirect_attack")
def _turns_it(scope: Scope, do: Do) -> bool:
    return scope.table.combat is not None


@helps("leave_combat")
def _leaves(scope: Scope, do: Do) -> bool:
    return scope.table.combat is not None and any(map(scope.table.in_combat, meant(scope, do)))


@helps("rule")
def _rules(scope: Scope, do: Do) -> bool:
    """What forbids something is good against enemies; an attack at once, for a new ship that may not yet."""
    table = scope.table
    if do.rule == "may_attack_now":
        fresh = [
            card
            for card in _own(scope, do)
            if table.status[card] & FRESH and not table.status[card] & RESTING
        ]
        return bool(fresh) and not table.fought and table.phase == "main"
    if do.rule == "no_reactivation":
        return bool(_theirs(scope, do))
    return bool(meant(scope, do)) if do.who is not None else _for_enemies(scope, do)


@helps("choose")
def _chooses(scope: Scope, do: Do) -> bool:
    return any(good(scope, option) for option in do.options)


@helps("unless")
def _threatens(scope: Scope, do: Do) -> bool:
    return good(scope, do.effects)


@helps("offer")
def _offers(scope: Scope, do: Do) -> bool:
    """A chance for who is hit."""
    return False
