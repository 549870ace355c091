"""What lies before a seat: planets outside, ships and phenomena inside, accessories below their hosts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.parts import DOCKED, NOWHERE, RESTING
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import gear_works
from scenes.games.firestorm.card_faces import cargo_look, gear_look, power_of, table_look
from scenes.games.firestorm.card_rows import Card, seat_rows
from scenes.games.firestorm.looks.backs import UnderLook
from scenes.games.firestorm.looks.chips import ChipLook, DivideLook, LinkLook, OrbLook
from scenes.games.firestorm.names import card_name, face_key
from scenes.games.firestorm.trays.usable import uses
from scenes.games.firestorm.zones import GAP, STEP, STICKS_OUT, Z_CARD, Z_TABLE, free_right, place_of, zone
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.stage.piece import PlacedPiece

TURN = -7.0  # degrees of a deactivated card
DIM = 0.66
GEAR_WIDE = 0.94  # of its host
CHIP = 0.27  # of a card's width: orbs
SIGN = 0.34  # and signs of abilities
BELOW = 2  # accessories that stick out below a ship of the stage; more lie beside it
BESIDE = 1.5  # of its width: how far they reach there


def seat_cards(view: FirestormTable, seat: Seat, watching: Watching) -> Iterator[PlacedPiece]:
    """All rows of a seat."""
    place = place_of(view, watching, seat)
    player = view.players[seat]
    planets = view.own(seat, player.planets)
    free = [card for card in view.own(seat, player.others) if view.host(card) == NOWHERE]
    ships = [ship for ship in view.own(seat, player.ships) if not view.status[ship] & DOCKED]
    outer, inner = zone(watching, f"planets.{place}"), zone(watching, f"ships.{place}")
    upper = outer.centery < watching.area.centery
    groups = _in_order(view, planets), _in_order(view, [*free, *ships])
    worlds, crew = (
        [Card(most_gear(view, [card]), tied=host != NOWHERE) for card, host in items] for items in groups
    )
    laid = seat_rows(outer, inner, worlds, crew, right=free_right(watching) if upper else 0)
    if laid.gap is not None:
        yield at(f"divide:{seat}", DivideLook(), laid.gap, Z_TABLE)
    for number, (items, spots) in enumerate(zip(groups, laid[:2], strict=True)):
        yield from _row(view, items, spots, watching, seat * 80 + number * 40)


def _in_order(view: FirestormTable, cards: list[CardId]) -> list[tuple[CardId, CardId]]:
    """Cards, and the ones beside which they lie: what lies beside one of them comes right after it."""
    items: list[tuple[CardId, CardId]] = []
    for card in cards:
        items.append((card, NOWHERE))
        items += [(other, card) for other in beside(view, card)]
    return items


def _row(
    view: FirestormTable, items: list[tuple[CardId, CardId]], spots: list[Rect], watching: Watching, z: int
) -> Iterator[PlacedPiece]:
    """Cards beside each other, with links between those that belong together."""
    for number, ((card, host), spot) in enumerate(zip(items, spots, strict=True)):
        follows = number + 1 < len(items) and spots[number + 1].y == spot.y
        free = spots[number + 1].x - spot.x if follows else spot.width
        yield from whole(view, card, spot, watching, Z_CARD + STEP * (z + number), free=min(free, spot.width))
        if host != NOWHERE:
            size = round(spot.width * 0.2)
            link = about((spot.x - GAP * spot.width / 2, spot.centery), size)
            yield at(f"link:{card}", LinkLook(), link, Z_CARD + STEP * (z + number) + 1)


def most_gear(view: FirestormTable, cards: Iterable[CardId]) -> int:
    """The most accessories and loaded ships below one of these cards."""
    return max((len(view.gear_on(card)) + len(view.loaded_on(card)) for card in cards), default=0)


def beside(view: FirestormTable, card: CardId) -> list[CardId]:
    """Alien-tec on a planet, and ships that are docked."""
    tec = view.laid_on(card, view.players[owner_of(card)].others)
    return [*tec, *view.docked_at(card)]


def whole(
    view: FirestormTable,
    card: CardId,
    spot: Rect,
    watching: Watching,
    z: int,
    *,
    mark: str = "",
    free: int = 0,
    aside: bool = False,
) -> Iterator[PlacedPiece]:
    """A card with the accessories that stick out below it, and with what can be used of it.

    ``free`` is how much of its width no other card covers; 0 for all of it. Many accessories lie ``aside``.
    """
    resting = bool(view.status[card] & RESTING)
    yield from accessories(view, card, spot, watching, z, aside=aside)
    name = card_name(view, card, watching.language)
    yield at(
        f"card:{card}", table_look(view, card, watching, mark), spot, z, name=name, inspect=f"card:{card}",
        source=f"card:{card}|hand:{owner_of(card)}", angle=TURN if resting else 0.0,
        light=DIM if resting else 1.0,
    )  # fmt: skip
    seen = Rect(spot.x, spot.y, free or spot.width, spot.height)
    yield from usable_signs(view, card, seen, watching, z + 2, full=spot.width)
    yield from _below(view, card, spot, watching, z)


def accessories(
    view: FirestormTable,
    host: CardId,
    spot: Rect,
    watching: Watching,
    z: int,
    cards: list[CardId] | None = None,
    *,
    aside: bool = False,
) -> Iterator[PlacedPiece]:
    """Half hidden below their host: everybody sees what they cost, the owner what they do.

    ``aside``: where there are many, they lie below each other at its right.
    """
    gear = view.gear_on(host) if cards is None else cards
    loaded = view.loaded_on(host) if cards is None else []
    strips = _strips(spot, len(gear) + len(loaded), aside=aside)
    for place, (card, (strip, seen)) in enumerate(zip([*gear, *loaded], strips, strict=True)):
        look = (
            cargo_look(view, card, watching)
            if card in loaded
            else gear_look(view, card, watching, idle=_idle(view, card))
        )
        name = card_name(view, card, watching.language)
        yield at(
            f"card:{card}", look, strip, z - 1 - place, name=name, inspect=f"card:{card}",
            source=f"hand:{owner_of(card)}",
        )  # fmt: skip
        yield from usable_signs(view, card, seen, watching, z + 2, full=seen.width)


def _strips(spot: Rect, count: int, *, aside: bool) -> list[tuple[Rect, Rect]]:
    """Where accessories are, and what is seen of them: below their host half of each."""
    if aside and count > BELOW:
        tall = min(round(spot.width * 0.3), spot.height // count)
        gap, top = spot.width // 24, spot.centery - count * tall // 2
        wide = round(spot.width * BESIDE) - gap
        rows = [Rect(spot.right + gap, top + place * tall, wide, tall - 1) for place in range(count)]
        return [(row, row) for row in rows]
    wide, tall = round(spot.width * GEAR_WIDE), max(3, round(spot.height * STICKS_OUT))
    found = [Rect(spot.centerx - wide // 2, spot.bottom + place * tall, wide, tall) for place in range(count)]
    return [(Rect(seen.x, seen.y - tall, wide, 2 * tall), seen) for seen in found]


def _idle(view: FirestormTable, card: CardId) -> bool:
    known = view.faces[card] < len(pieces.YIELDS)
    return known and not gear_works(view, card)


def _below(
    view: FirestormTable, card: CardId, spot: Rect, watching: Watching, z: int
) -> Iterator[PlacedPiece]:
    """Cards that lie face down under this one."""
    seat = owner_of(card)
    under = view.laid_on(card, view.players[seat].under)
    if not under:
        return
    wide = round(spot.width * 0.34)
    rect = Rect(spot.x - wide // 3, spot.bottom - wide, wide, round(wide * 1.2))
    name = say(watching, "firestorm.table.under", count=len(under))
    yield at(
        f"under:{card}",
        UnderLook(watching.colours[seat], len(under), power_of(view, seat)),
        rect,
        z + 1,
        name=name,
    )


# --- what can be used


def usable_signs(
    view: FirestormTable, card: CardId, spot: Rect, watching: Watching, z: int, *, full: int
) -> Iterator[PlacedPiece]:
    """Orbs for points, and signs for abilities, as far as the question offers them.

    Where the next card covers most of this one, they stand below each other at its free edge.
    """
    found = uses(watching.offered).get(card)
    if found is None or not face_key(view, card):  # what a covered card can do only its owner knows
        return
    strip, narrow = spot.height < full * 0.6, spot.width < full * 0.8
    size = min(spot.height, round(full * 0.24)) if strip else round(full * CHIP)
    title = card_name(view, card, watching.language)
    for place, name in enumerate(found.yields):
        tp, ep = pieces.YIELDS[view.faces[card]][int(name.rpartition(":")[2])]
        right = spot.right - size * (0.62 + (len(found.yields) - 1 - place) * 1.5)
        centre = (right, spot.centery if strip else spot.y + size * 0.66)
        if narrow and not strip:
            centre = (spot.centerx, spot.y + size * (0.66 + place * 1.4))
        said = say(watching, "firestorm.table.yield", card=title, points=points(watching, tp, ep))
        yield at(
            name, OrbLook(tp, ep), about(centre, size), z, name=said, inspect=f"card:{card}", ticked=True
        )
    side = size if strip else round(full * SIGN)
    for place, name in enumerate(found.signs):
        middle = spot.centery if strip else spot.y + spot.height * 0.35
        centre = (spot.x + side * (0.66 + place * 1.16), middle)
        if narrow and not strip:
            centre = (spot.centerx, spot.y + spot.height * 0.56 + place * side * 1.2)
        icon, said = "type_instant", say(watching, "firestorm.table.ability", card=title)
        if name.startswith("special"):
            icon = pieces.SPECIALS[int(name.rpartition(":")[2])]
            said = f"{title}: {say(watching, f'firestorm.keyword.{icon}')}"
        yield at(
            name, ChipLook(icon), about(centre, side), z + 1, name=said, inspect=f"card:{card}", ticked=True
        )


def points(watching: Watching, tp: int, ep: int) -> str:
    """Points in words: "1 TP + 1 EP"."""
    parts = [
        say(watching, f"firestorm.points.{kind}", count=count)
        for kind, count in (("tp", tp), ("ep", ep))
        if count
    ]
    return " + ".join(parts) or say(watching, "firestorm.points.none")
