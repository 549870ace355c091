"""Why a card cannot be played, an ability not used, no attack announced: what is in the way first."""

from __future__ import annotations

from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.references import Scope
from game.firestorm.deeds import Deed, aimable_at_any, awake, deed_of, moments, payable, timely
from game.firestorm.parts import FRESH, NOWHERE, RESTING
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.prices import price
from game.firestorm.table import EFFECTS, FirestormTable
from game.firestorm.totals import forbidden, may_play_color
from game.firestorm.words import Word, verb_of

NUMBERS = {"play": 1, "use": 2, "attack": 0}  # what these words name: a card, a card and its ability, nothing


def reason_for(table: FirestormTable, seat: Seat, said: Word) -> Refusal | None:
    """The reason for a word that has one of its own; None for others, and for words that name nothing."""
    verb, numbers = verb_of(said), said.split(" ")[1:]
    if len(numbers) != NUMBERS.get(verb, -1) or not all(number.isdecimal() for number in numbers):
        return None
    if verb == "attack":
        return why_not_attack(table, seat)
    card, *ability = map(int, numbers)
    if card >= table.size:
        return None
    return why_not_use(table, seat, card, ability[0]) if ability else why_not_play(table, seat, card)


def why_not_play(table: FirestormTable, seat: Seat, card: CardId) -> Refusal:
    """Colour, phase, moment, place, target, costs, in the order in which a card is played (RB 3.2.1)."""
    if owner_of(card) != seat or own_number(card) not in table.players[seat].hand:
        return _not_held(table, seat, card)
    facts = table.facts(card)
    if not may_play_color(table, seat, facts.color):
        return Refusal("refuse.firestorm.play_color", "1.3")
    if forbidden(table, seat, facts.type):
        return Refusal("refuse.firestorm.play_forbidden", "3.2")
    deed = deed_of(table.faces[card], NOWHERE)
    if facts.type not in EFFECTS:
        return _why_not_stay(table, seat, card, deed)
    late = _untimely(table, seat, deed)
    return late or _aimless(Scope(table, seat, card), deed) or _too_dear(table, card, deed)


def _not_held(table: FirestormTable, seat: Seat, card: CardId) -> Refusal:
    """A card in play is taken to do something with it: it rests, or belongs to somebody else."""
    if not table.there(card):
        return Refusal("refuse.firestorm.play_elsewhere", "1.6")
    if owner_of(card) != seat:
        return Refusal("refuse.firestorm.lies_enemy", "1.6")
    if table.status[card] & RESTING:
        return Refusal("refuse.firestorm.use_resting", "1.6")
    if own_number(card) not in table.players[seat].ships:
        return Refusal("refuse.firestorm.lies_idle", "1.6")
    return (
        Refusal("refuse.firestorm.ship_fresh", "3.6")
        if table.status[card] & FRESH
        else why_not_attack(table, seat)
    )


def _why_not_stay(table: FirestormTable, seat: Seat, card: CardId, deed: Deed) -> Refusal:
    """Ships, accessories, phenomena and alien-tec: in the own main phase before combat (RB 2.3.6)."""
    if table.phase != "main" or not table.on_turn(seat) or table.stack:
        return Refusal("refuse.firestorm.play_main", "2.3.6")
    if table.fought:
        return Refusal("refuse.firestorm.play_after_combat", "2.3.7")
    scope, cost = Scope(table, seat, card), price(table, card)
    aimless = _aimless(scope, deed)
    if aimless is not None or not payable(scope, deed, cost.tp, cost.ep):
        return aimless or _too_dear(table, card, deed)
    return _homeless(table, seat, card)


def _homeless(table: FirestormTable, seat: Seat, card: CardId) -> Refusal:
    """Nothing bears it: accessories want an active card with room, alien-tec a free planet of its kind."""
    if table.type_of(card) != "alien_tec":
        return Refusal("refuse.firestorm.play_host", "3.7")
    others = table.own(seat, table.players[seat].others)
    if any(table.faces[other] == table.faces[card] for other in others):
        return Refusal("refuse.firestorm.play_twice", "3.5")
    return Refusal("refuse.firestorm.play_slot", "3.5")


def _untimely(table: FirestormTable, seat: Seat, deed: Deed) -> Refusal | None:
    """The phase, and what lies on the stack (RB 3.1)."""
    top = table.top()
    if deed.kind == "instant" and top is not None and top.kind != "instant":
        return Refusal("refuse.firestorm.upon", "3.1")
    return None if timely(table, seat, deed) else Refusal("refuse.firestorm.phase", "3.2.1")


def _aimless(scope: Scope, deed: Deed) -> Refusal | None:
    if deed.window is not None and not moments(scope, deed):
        return Refusal("refuse.firestorm.moment", "3.3")
    if deed.targets and not aimable_at_any(scope, deed):
        return Refusal("refuse.firestorm.target", "3.2.1")
    return None


def _too_dear(table: FirestormTable, card: CardId, deed: Deed) -> Refusal:
    cost = price(table, card, deed.x.min if deed.x else 0)
    return Refusal("refuse.firestorm.play_cost", "1.6", {"tp": cost.tp, "ep": cost.ep})


def why_not_use(table: FirestormTable, seat: Seat, card: CardId, number: int) -> Refusal:
    """An ability of a card in play (RB 3.4, 3.6)."""
    if owner_of(card) != seat or not table.there(card) or number not in pieces.USES[table.faces[card]]:
        return Refusal("refuse.firestorm.use_elsewhere", "3.4.1")
    deed = deed_of(table.faces[card], number)
    if deed.once and table.used[card] & (1 << number):
        return Refusal("refuse.firestorm.use_once", "4.8")
    if not awake(table, card):
        return _asleep(table, card)
    found = _untimely(table, seat, deed) if deed.kind in EFFECTS or deed.timing else None
    return found or _aimless(Scope(table, seat, card), deed) or Refusal("refuse.firestorm.use_cost", "3.4.1")


def _asleep(table: FirestormTable, card: CardId) -> Refusal:
    host = table.host(card) if table.type_of(card) in pieces.GEAR else card
    if host != NOWHERE and table.status[host] & RESTING:
        return Refusal("refuse.firestorm.use_resting", "1.6")
    if host != NOWHERE and table.status[host] & FRESH:
        return Refusal("refuse.firestorm.use_fresh", "3.6")
    return Refusal("refuse.firestorm.use_idle", "3.7")


def why_not_attack(table: FirestormTable, seat: Seat) -> Refusal:
    """One attack in a turn, with ships that are ready, on somebody who is not protected."""
    if table.phase != "main" or not table.on_turn(seat) or table.stack:
        return Refusal("refuse.firestorm.attack", "2.3.7")
    if table.fought:
        return Refusal("refuse.firestorm.attack_again", "2.3.7")
    if any(table.players[enemy].planets and table.players[enemy].shield < 0 for enemy in table.enemies(seat)):
        return Refusal("refuse.firestorm.attack_ships", "2.4.1")
    return Refusal("refuse.firestorm.attack_protected", "4.9.1")
