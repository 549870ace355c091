"""The combat hand: accessories are exchanged, ships loaded and laid out in formations (RB 2.4.4, 4.1.2)."""

from __future__ import annotations

from collections.abc import Awaitable

from msgspec.structs import replace

from game.core.dice import shuffled
from game.core.table import Errand
from game.firestorm.combat.fighting import combat_of
from game.firestorm.combat.prompts import FormUp
from game.firestorm.effects.flow import FirePlay
from game.firestorm.events.combat import LeftCombat, ShipsLaid
from game.firestorm.exchanging import arranged, arrangement, lay_out
from game.firestorm.parts import NOWHERE
from game.firestorm.pieces import own_number
from game.firestorm.table import FirestormTable
from game.firestorm.totals import ruled, says_anything

BARRED = "no_combat_hand"


def combat_hand(play: FirePlay, after: Errand) -> Awaitable[Errand] | None:
    """Deactivated ships are out of the combat; the others are taken to the hand and laid out in secret."""
    table = play.table
    combat = combat_of(table)
    tired = [ship for ship in table.own(combat.attacker, combat.attackers) if not table.active(ship)]
    if tired:
        play.do(LeftCombat(tuple(tired)))
    return _form_up(play, after) if combat.attackers else None


async def _form_up(play: FirePlay, after: Errand) -> Errand:
    table = play.table
    form = await arranged(combat_of(table).attacker, lambda: hand_of(table))
    _exchange(play, form)
    _lay(play, form)
    return after


def hand_of(table: FirestormTable) -> FormUp:
    """All ships in the hand, each for itself and face down, unless something forbids that."""
    combat = combat_of(table)
    seat, ships = combat.attacker, table.own(combat.attacker, combat.attackers)
    now = arrangement(table, seat, ships)
    barred = [ship for ship in ships if ruled(table, ship, BARRED)] if says_anything(table, BARRED) else ()
    return FormUp(
        seat, ships=now.ships, gear=now.gear, hosts=now.hosts, counters=now.counters, fixed=now.fixed,
        carriers=(NOWHERE,) * len(ships), forms=tuple(range(len(ships))), barred=tuple(barred),
    )  # fmt: skip


def _exchange(play: FirePlay, form: FormUp) -> None:
    """What was on ships in the hand lies there anew; a loaded ship bears nothing (RB 4.1.3)."""
    hand = form.bearers()
    if len(hand) == len(form.ships):
        lay_out(play, form, covered=True)
        return
    loads = [ship for ship in form.in_hand() if ship not in hand]
    pairs = [pair for pair in zip(form.gear, form.hosts, strict=True) if pair[1] in (*hand, *loads, NOWHERE)]
    counters = tuple(
        0 if ship in loads else count
        for ship, count in zip(form.ships, form.counters, strict=True)
        if ship in (*hand, *loads)
    )
    now = replace(
        form,
        gear=tuple(card for card, _ in pairs),
        hosts=tuple(NOWHERE if host in loads else host for _, host in pairs),
        ships=tuple(form.in_hand()),
        counters=counters,
    )
    if now.ships:
        lay_out(play, now, covered=True)


def _lay(play: FirePlay, form: FormUp) -> None:
    """Formations and the ships in them lie in an order that tells nothing."""
    table = play.table
    mixed, rng = shuffled(form.with_own_place(), table.rng)
    numbers = dict(zip(form.ships, form.forms, strict=True))
    forms = [numbers[ship] for ship in mixed]
    order = list(dict.fromkeys(forms))
    hidden = form.in_hand()
    if form.shown:
        hidden = [ship for ship in hidden if ship not in form.shown]
    loaded = [pair for pair in zip(form.ships, form.carriers, strict=True) if pair[1] != NOWHERE]
    play.do(
        ShipsLaid(
            tuple([order.index(number) for number in forms]),
            tuple([own_number(ship) for ship in mixed]),
            tuple([ship in hidden for ship in mixed]),
            tuple(loaded),
            rng=rng,
        )
    )
