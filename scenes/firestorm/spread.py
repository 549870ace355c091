"""What lies before a seat: planets outside, ships and phenomena inside, accessories below their hosts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect

from game.core.table import CardId, Seat
from game.firestorm import means, pieces
from game.firestorm.parts import DOCKED, NOWHERE, RESTING
from game.firestorm.pieces import BLOCK
from game.firestorm.table import FirestormTable
from game.firestorm.totals import gear_works
from scenes.firestorm.faces import cargo_look, gear_look, power_of, table_look
from scenes.firestorm.looks.backs import UnderLook
from scenes.firestorm.looks.chips import ChipLook, LinkLook, OrbLook
from scenes.firestorm.naming import card_name
from scenes.firestorm.usable import uses
from scenes.firestorm.zones import GAP, STEP, STICKS_OUT, Z_CARD, free_right, place_of, row_of, zone
from scenes.games import Watching
from scenes.looks.drawing import about
from scenes.placing import at, say
from scenes.stage.piece import Placed

TURN = -7.0  # degrees of a deactivated card
DIM = 0.66
GEAR_WIDE = 0.94  # of its host
CHIP = 0.27  # of a card's width: orbs
SIGN = 0.34  # and signs of abilities


def spread(view: FirestormTable, seat: Seat, watching: Watching) -> Iterator[Placed]:
    """Both rows of a seat."""
    place = place_of(view, watching, seat)
    player = view.players[seat]
    planets = view.own(seat, player.planets)
    free = [card for card in view.own(seat, player.others) if view.host(card) == NOWHERE]
    ships = [ship for ship in view.own(seat, player.ships) if not view.status[ship] & DOCKED]
    rows = (
        (planets, zone(watching, f"planets.{place}")),
        ([*free, *ships], zone(watching, f"ships.{place}")),
    )
    for number, (cards, area) in enumerate(rows):
        yield from row(view, cards, area, watching, seat * 80 + number * 40)


def row(
    view: FirestormTable, cards: list[CardId], area: Rect, watching: Watching, z: int
) -> Iterator[Placed]:
    """Cards beside each other; what lies beside one of them comes right after it."""
    items: list[tuple[CardId, CardId]] = []  # a card, and the one beside which it lies
    for card in cards:
        items.append((card, NOWHERE))
        items += [(other, card) for other in beside(view, card)]
    upper = area.centery < watching.area.centery
    laid = row_of(area, len(items), gear=most_gear(view, cards), right=free_right(watching) if upper else 0)
    for number, ((card, host), spot) in enumerate(zip(items, laid.spots, strict=True)):
        free = laid.spots[number + 1].x - spot.x if number + 1 < len(items) else spot.width
        yield from whole(view, card, spot, watching, Z_CARD + STEP * (z + number), free=min(free, spot.width))
        if host != NOWHERE:
            size = round(laid.width * 0.2)
            link = about((spot.x - GAP * laid.width / 2, spot.centery), size)
            yield at(f"link:{card}", LinkLook(), link, Z_CARD + STEP * (z + number) + 1)


def most_gear(view: FirestormTable, cards: Iterable[CardId]) -> int:
    """The most accessories and loaded ships below one of these cards."""
    return max((len(view.gear_on(card)) + len(view.loaded_on(card)) for card in cards), default=0)


def beside(view: FirestormTable, card: CardId) -> list[CardId]:
    """Alien-tec on a planet, and ships that are docked."""
    tec = view.laid_on(card, view.players[card // BLOCK].others)
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
) -> Iterator[Placed]:
    """A card with the accessories that stick out below it, and with what can be used of it.

    ``free`` is how much of its width no other card covers; 0 for all of it.
    """
    resting = bool(view.status[card] & RESTING)
    yield from accessories(view, card, spot, watching, z)
    name = card_name(view, card, watching.language)
    yield at(
        f"card:{card}", table_look(view, card, watching, mark), spot, z, name=name, inspect=f"card:{card}",
        source=f"card:{card}|hand:{card // BLOCK}", angle=TURN if resting else 0.0,
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
) -> Iterator[Placed]:
    """Half hidden below their host: everybody sees what they cost, the owner what they do."""
    gear = view.gear_on(host) if cards is None else cards
    loaded = view.loaded_on(host) if cards is None else []
    tall = max(3, round(spot.height * STICKS_OUT))
    wide = round(spot.width * GEAR_WIDE)
    for place, card in enumerate([*gear, *loaded]):
        strip = Rect(spot.centerx - wide // 2, spot.bottom + place * tall - tall, wide, 2 * tall)
        look = (
            cargo_look(view, card, watching)
            if card in loaded
            else gear_look(view, card, watching, idle=_idle(view, card))
        )
        name = card_name(view, card, watching.language)
        yield at(
            f"card:{card}", look, strip, z - 1 - place, name=name, inspect=f"card:{card}",
            source=f"hand:{card // BLOCK}",
        )  # fmt: skip
        yield from usable_signs(
            view, card, Rect(strip.x, strip.bottom - tall, wide, tall), watching, z + 2, full=wide
        )


def _idle(view: FirestormTable, card: CardId) -> bool:
    known = view.faces[card] < len(means.YIELDS)
    return known and not gear_works(view, card)


def _below(view: FirestormTable, card: CardId, spot: Rect, watching: Watching, z: int) -> Iterator[Placed]:
    """Cards that lie face down under this one."""
    seat = card // BLOCK
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
) -> Iterator[Placed]:
    """Orbs for points, and signs for abilities, as far as the question offers them.

    Where the next card covers most of this one, they stand below each other at its free edge.
    """
    found = uses(watching.offered).get(card)
    if found is None:
        return
    strip, narrow = spot.height < full * 0.6, spot.width < full * 0.8
    size = min(spot.height, round(full * 0.24)) if strip else round(full * CHIP)
    title = card_name(view, card, watching.language)
    for place, name in enumerate(found.yields):
        tp, ep = means.YIELDS[view.faces[card]][int(name.rpartition(":")[2])]
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
