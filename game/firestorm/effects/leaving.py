"""How cards come into play and leave it; only events do so."""

from __future__ import annotations

from game.core.table import CardId, Pile, Seat
from game.firestorm import pieces
from game.firestorm.means import awake_planets
from game.firestorm.parts import FREE, IN_PLAY, LIMBO, NOWHERE, OUT, RESTING, SORTS, Bond, Player
from game.firestorm.pieces import (
    HAS_USE,
    IS_AURA,
    IS_OPEN,
    NONE,
    PLANETS,
    SORT,
    TYPES,
    card_of,
    is_of_planet_deck,
    own_number,
    owner_and_number,
    owner_of,
)
from game.firestorm.table import FirestormTable

HOMES = {  # by type
    "planet": "planets",
    "ship_1": "ships",
    "ship_2": "ships",
    "ship_accessory": "gear",
    "planet_accessory": "gear",
    "phenomenon": "others",
    "alien_tec": "others",
}
HOME_OF = [HOMES.get(kind, "") for kind in TYPES]  # by face


def enter_pile(table: FirestormTable, card: CardId) -> None:
    """A card lies among those in play."""
    face, local = table.faces[card], own_number(card)
    player = table.players[owner_of(card)]
    getattr(player, HOME_OF[face]).append(local)
    if IS_OPEN[face]:
        if local < PLANETS:
            player.ready[SORT[face]] += 1
        if IS_AURA[face]:
            player.auras.append(local)
            table.said |= pieces.SAID[face]
        if HAS_USE[face]:
            player.doers.append(local)


def leave_pile(table: FirestormTable, card: CardId) -> None:
    face, local = table.faces[card], own_number(card)
    player = table.players[owner_of(card)]
    getattr(player, HOME_OF[face]).remove(local)
    if IS_OPEN[face]:
        if local < PLANETS and not table.status[card] & RESTING:
            player.ready[SORT[face]] -= 1
        if IS_AURA[face]:
            player.auras.remove(local)
            table.said = table.say()
        if HAS_USE[face]:
            player.doers.remove(local)


def turn(table: FirestormTable, card: CardId, *, resting: bool) -> None:
    """A card is deactivated or becomes active."""
    if resting:
        rest(table, (card,))
    else:
        wake(table, (card,))


def rest(table: FirestormTable, cards: tuple[CardId, ...]) -> None:
    """Cards are deactivated."""
    status = table.status
    for card in cards:
        before = status[card]
        if not before & RESTING:
            status[card] = before | RESTING
            if is_of_planet_deck(card) and before & IN_PLAY:  # not one that was destroyed just now
                table.players[owner_of(card)].ready[SORT[table.faces[card]]] -= 1


def wake(table: FirestormTable, cards: tuple[CardId, ...]) -> None:
    """Cards become active, mostly many of one seat: its planets are counted anew."""
    status = table.status
    for card in cards:
        status[card] &= _AWAKE
    for seat in dict.fromkeys([owner_of(card) for card in cards]):
        planets = awake_planets(table, seat)
        sorts = planets.translate(table.faces_of(seat)).translate(SORT)
        table.players[seat].ready = bytearray(map(sorts.count, range(SORTS)))


_AWAKE = ~RESTING


def heap(player: Player, card: CardId) -> Pile:
    """Where destroyed and discarded cards of this kind lie."""
    return player.ruins if is_of_planet_deck(card) else player.scrap


def lay_on(table: FirestormTable, card: CardId, host: CardId) -> None:
    slip = len(table.status) + card
    table.faces[slip] = NONE if host == NOWHERE else own_number(host)
    table.seen[slip] = table.everyone


def set_counters(table: FirestormTable, card: CardId, count: int) -> None:
    slip = 2 * len(table.status) + card
    table.faces[slip] = count
    table.seen[slip] = table.everyone


def forget(table: FirestormTable, card: CardId) -> None:
    """Nothing is true any more of a card that is no longer in play."""
    table.status[card] = table.damage[card] = table.used[card] = 0
    size, faces, seen = len(table.status), table.faces, table.seen
    lies, bears = size + card, 2 * size + card
    faces[lies], faces[bears] = NONE, 0
    seen[lies] = seen[bears] = table.everyone


def leave_play(table: FirestormTable, card: CardId) -> None:
    """Out of play, wherever it goes then."""
    leave_pile(table, card)
    leave_combat(table, card)
    if table.bonds:
        table.bonds = [bond for bond in table.bonds if bond.card != card]
    if table.lasting:
        table.lasting = [row for row in table.lasting if row.card != card]
    forget(table, card)


def into_limbo(table: FirestormTable, card: CardId) -> None:
    """Destroyed, and its fate still open: what was true of it is remembered."""
    host, status = table.host(card), table.status[card]
    used = table.used[card]
    player = table.players[owner_of(card)]
    if own_number(card) in player.under:
        player.under.remove(own_number(card))
        forget(table, card)
        status, host = 0, NOWHERE
    else:
        leave_play(table, card)
    table.status[card], table.used[card] = status & ~IN_PLAY | LIMBO, used
    lay_on(table, card, host)
    player.limbo.append(own_number(card))
    table.show(card)


def leave_combat(table: FirestormTable, card: CardId) -> None:
    """A ship is out of the combat; whom it blocked stays blocked."""
    combat = table.combat
    if combat is None:
        return
    seat, local = owner_and_number(card)
    if seat == combat.attacker and local in combat.attackers:
        slot = table.slot_of(card)
        if slot != NOWHERE:
            uncover(table, slot)
            combat.slots[slot] = OUT
        half_cover(table, card)
        combat.attackers.remove(local)
        if local in combat.advancing:
            combat.advancing.remove(local)
        for ship in table.loaded_on(card):
            lay_on(table, ship, NOWHERE)
            leave_combat(table, ship)
    elif seat == combat.defender and local in combat.defenders:
        place = combat.defenders.index(local)
        del combat.defenders[place], combat.blocking[place]


def uncover(table: FirestormTable, slot: int) -> None:
    """The ship in a slot is turned up, and its damage with it."""
    combat = table.combat
    assert combat is not None
    slip = table.slip(slot)
    table.show(slip)
    if not combat.covered[slot]:
        return
    combat.covered[slot] = 0
    local = table.faces[slip]
    if local < NONE:
        ship = card_of(combat.attacker, local)
        table.damage[ship] = min(255, table.damage[ship] + combat.hurt[slot])
        half_cover(table, ship)
    combat.hurt[slot] = 0


def turn_up(table: FirestormTable, ship: CardId) -> None:
    """A ship shows itself, if it lies face down."""
    slot = table.slot_of(ship)
    if slot != NOWHERE:
        uncover(table, slot)


def half_cover(table: FirestormTable, ship: CardId) -> None:
    """Everybody sees what lies on a ship, by type and costs; loaded ships stay covered (ruling 78)."""
    size, seen, everyone = len(table.status), table.seen, table.everyone
    seen[size + ship] = seen[2 * size + ship] = everyone
    for gear in table.gear_on(ship):
        seen[size + gear] = everyone


def block_freely(ships: int) -> Pile:
    return bytearray([FREE] * ships)


def companions(table: FirestormTable, card: CardId) -> list[CardId]:
    """What is destroyed along with a card: accessories, loaded, docked and underlying cards, alien-tec,
    and phenomena and alien-tec that are bound to it (RB 3.4.2, 3.5, 3.7, 4.6)."""
    player = table.players[owner_of(card)]
    if own_number(card) in player.under:
        return []
    found = table.laid_on(card, player.gear + player.ships + player.others + player.under)
    kinds = ("ship", "planet", "accessory", "phenomenon", "alien_tec")
    for bond in table.bonds:
        targets = table.facts(bond.card).targets
        for target, cards in zip(targets, bond.targets, strict=False):
            if card in cards and target.kind.startswith(kinds):
                found.append(bond.card)
    return found


def falling(table: FirestormTable, cards: list[CardId]) -> list[CardId]:
    """Cards and everything that goes with them, each once."""
    found = list(dict.fromkeys(cards))
    for card in found:
        found += [other for other in companions(table, card) if other not in found]
    return found


def scrap_now(table: FirestormTable, card: CardId) -> None:
    """Destroyed without a moment that anybody could refer to."""
    for other in falling(table, [card]):
        into_limbo(table, other)
        player = table.players[owner_of(other)]
        player.limbo.remove(own_number(other))
        heap(player, other).append(own_number(other))
        forget(table, other)


def binds(table: FirestormTable, bond: Bond, seat: Seat) -> bool:
    """A phenomenon or alien-tec is about this player, or about one of its cards."""
    for target, chosen in zip(table.facts(bond.card).targets, bond.targets, strict=False):
        owners = chosen if target.kind in ("player", "active_player") else [owner_of(card) for card in chosen]
        if seat in owners:
            return True
    return False
