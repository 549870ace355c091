"""Defending ships: declared, their locators used, assigned to attacking formations (RB 2.4.5 to 2.4.7)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.table import CardId, Errand, Seat
from game.firestorm.combat.fighting import (
    bears,
    combat_of,
    has_secrets,
    locators,
    proofs,
    screens,
    ships_in_combat,
)
from game.firestorm.combat.prompts import AssignDefender, ChooseDefenders, Locate
from game.firestorm.effects.flow import FirePlay, plan, wait
from game.firestorm.events.cards import Revealed
from game.firestorm.events.combat import Assigned, DefendersDeclared, LeftCombat, ShipsUncovered
from game.firestorm.parts import FREE, NOWHERE, Item
from game.firestorm.table import FirestormTable
from game.firestorm.timing import is_awaited
from game.firestorm.totals import locator, may_defend, ruled
from game.firestorm.words import DONE, Word, card_words, numbers_of, verb_of, word


def defending_ships(play: FirePlay, after: Errand) -> Awaitable[Errand] | None:
    """The defender declares active ships, face up; whom they face is said later."""
    table = play.table
    seat = combat_of(table).defender
    able = [ship for ship in table.own(seat, table.players[seat].ships) if may_defend(table, ship)]
    if not able:
        play.do(DefendersDeclared(()))
        return None
    return _declare(play, seat, able, after)


async def _declare(play: FirePlay, seat: Seat, able: list[CardId], after: Errand) -> Errand:
    words = card_words(able)
    chosen: list[CardId] = []
    while words:
        said = await ChooseDefenders(seat, listed=(DONE, *words), chosen=tuple(chosen))
        if said == DONE:
            break
        chosen += numbers_of(said)
        words.remove(said)
    play.do(DefendersDeclared(tuple(chosen)))
    if not locators(play.table, seat, 1):
        return after
    plan(play, after)
    return "locating"


async def locating(play: FirePlay) -> None:
    """All targets are named first; then ships are turned up, and class 2 looks at accessories (RB 4.1.4)."""
    table = play.table
    seat = combat_of(table).defender
    named = await aim_locators(table, seat, 1)
    located(play, seat, named)


async def aim_locators(table: FirestormTable, seat: Seat, least: int) -> list[Word]:
    """One target for each ship with a locator of this class or better (ruling 23)."""
    named: list[Word] = []
    for ship in locators(table, seat, least):
        taken = [numbers_of(said)[1:] for said in named]
        words = [said for said in _in_reach(table, seat, ship) if numbers_of(said)[1:] not in taken]
        if words:
            said = await Locate(seat, listed=("none", *words), ship=ship)
            named += [] if said == "none" else [said]
    return named


def _in_reach(table: FirestormTable, seat: Seat, ship: CardId) -> list[Word]:
    """Ships that lie face down, and for class 2 covered accessories of other enemy ships."""
    combat = combat_of(table)
    words = []
    if seat == combat.defender:
        words = [word("locate", ship, slot) for slot, hidden in enumerate(combat.covered) if hidden]
    if locator(table, ship) < 2:
        return words
    enemy = combat.attacker if seat == combat.defender else combat.defender
    covered = [table.slip(slot) for slot, hidden in enumerate(combat.covered) if hidden]
    faces_up = [other for other in ships_in_combat(table, enemy) if _slip(table, other) not in covered]
    return [*words, *(word("inspect", ship, other) for other in faces_up if has_secrets(table, other, seat))]


def _slip(table: FirestormTable, ship: CardId) -> int:
    slot = table.slot_of(ship)
    return NOWHERE if slot == NOWHERE else table.slip(slot)


def located(play: FirePlay, seat: Seat, named: list[Word]) -> None:
    """A located ship is face up for everybody; what lies on it only the owner of the locator sees.

    Whoever hides from locators shows nothing but the accessory that hides it (ruling 88).
    """
    table = play.table
    turned, looked_at = [], []
    for said in named:
        ship, target = numbers_of(said)
        if shown := proofs(table, ship, f"locator_{locator(table, ship)}"):
            play.do(Revealed(shown, table.everyone))
        found = table.real(table.slip(target)) if verb_of(said) == "locate" else target
        if ruled(table, found, "cannot_be_located"):
            looked_at += screens(table, found)
            continue
        if verb_of(said) == "locate":
            turned.append(target)
        if locator(table, ship) == 2:
            looked_at += bears(table, found)
    if turned:
        play.do(ShipsUncovered(tuple(turned)))
    if looked_at:
        play.do(Revealed(tuple(looked_at), table.watchers(seat)))


def assignment(play: FirePlay, after: Errand) -> Awaitable[Errand | None] | None:
    """Each declared ship that is still active faces one formation, or none (ruling 25)."""
    table = play.table
    combat = combat_of(table)
    tired = [ship for ship in table.own(combat.defender, combat.defenders) if not table.active(ship)]
    if tired:
        play.do(LeftCombat(tuple(tired)))
    if not combat.defenders:
        play.do(Assigned(()))
        return None
    return _assign(play, after)


async def _assign(play: FirePlay, after: Errand) -> Errand | None:
    table = play.table
    combat = combat_of(table)
    seat = combat.defender
    formations = table.formations()
    blocking: list[int] = []
    for ship in table.own(seat, combat.defenders):
        listed = ("none", *[word("block", ship, formation) for formation in formations])
        said = await AssignDefender(seat, listed=listed, ship=ship, blocking=tuple(blocking))
        blocking.append(FREE if said == "none" else numbers_of(said)[1])
    play.do(Assigned(tuple(blocking)))
    if not combat.blocked or not is_awaited(table, "defenders_assigned"):
        return after
    plan(play, after)
    blockers = [ship for number in formations for ship in table.blockers_of(number)]
    wait(play, Item(0, "defenders_assigned", combat.attacker, cards=blockers))
    return None


ERRANDS = (locating,)
