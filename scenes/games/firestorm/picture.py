"""What lies where on the table of Firestorm: a view becomes a picture, a list of placed pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.core.table import CardId, Seat
from game.firestorm.combat.prompts import AssignDefender
from game.firestorm.pieces import is_of_planet_deck, owner_of
from game.firestorm.prompts import Act, TakeMainPhase
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import drag_to_play, payers
from scenes.games.firestorm.card_faces import back_look, card_look, power_of, small_look, table_look
from scenes.games.firestorm.combat import damage, ships_in_hand, stage
from scenes.games.firestorm.looks.backs import BackLook, FirestormPileLook
from scenes.games.firestorm.looks.badges import TagLook
from scenes.games.firestorm.looks.cards import SHAPE
from scenes.games.firestorm.looks.chips import CaptionLook
from scenes.games.firestorm.names import card_name, face_key
from scenes.games.firestorm.playable_later import later
from scenes.games.firestorm.reactions import aims
from scenes.games.firestorm.seat_cards import seat_cards
from scenes.games.firestorm.trays import partners
from scenes.games.firestorm.zones import Z_AIR, Z_HAND, Z_TABLE, place_of, row_of, zone
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.table.stage.piece import Look, PlacedPiece
from scenes.table.stage.stage import fan

PILES = (
    ("deck", "resource", "firestorm.pile.deck"),
    ("scrap", "", "firestorm.pile.scrap"),
    ("planet_deck", "planet", "firestorm.pile.planets"),
    ("ruins", "", "firestorm.pile.ruins"),
)
SPACED = 1.2  # of a card's width: how far cards of the hand lie apart if there is room
HAND_TALL = 1.16  # of the room for the hand: its cards end below the window
SMALLEST = 0.8  # of them, where they are many; then they overlap


def picture(view: FirestormTable, watching: Watching) -> list[PlacedPiece]:
    """Everything on the table, the lowest first."""
    found = [*_below(view, watching), *partners.picture(view, watching)]
    found += [*_loose(view, watching, found), *_hand(view, watching)]
    found += [*aims.marks(view, found, watching), *damage.marks(view, found, watching)]
    parked = _lying_ready(watching)
    known = places(watching, view) if parked else {}
    laid = [_parked(placed, parked[placed.id], known) if placed.id in parked else placed for placed in found]
    return [*laid, *payers.plate(view, laid, watching)]


def _lying_ready(watching: Watching) -> dict[str, str]:
    """What lies at its place until this answer is given; earlier answers show by the question itself."""
    if ships_in_hand.open_for(watching) or isinstance(watching.question, AssignDefender):
        return {}
    return {piece: place for piece, place in watching.parked if piece in watching.offered}


def _below(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    if ships_in_hand.open_for(watching):
        yield from ships_in_hand.picture(view, watching)
        return
    if stage.staged(view):
        yield from stage.picture(view, watching)
        return
    laid = [placed for seat in range(view.seats) for placed in seat_cards(view, seat, watching)]
    yield _line(watching, laid)
    yield from laid
    for seat in range(view.seats):
        yield from _piles(view, seat, watching)


def _line(watching: Watching, laid: Sequence[PlacedPiece]) -> PlacedPiece:
    """It has no word on it where ships can be chosen, or buttons lie there: they would cover that."""
    name = say(watching, "firestorm.table.line")
    marked = any(placed.id.startswith("card:") and placed.id in watching.offered for placed in laid)
    look = CaptionLook("" if marked or isinstance(watching.question, Act | TakeMainPhase) else name)
    return at("line", look, zone(watching, "line"), Z_TABLE, name=name, inspect="term:combat")


def places(watching: Watching, view: FirestormTable) -> dict[str, tuple[Rect, str]]:
    """Where a piece may be dropped, by the names of the prompts' places."""
    found: dict[str, tuple[Rect, str]] = {}
    for placed in _below(view, watching):
        if placed.id.startswith(("card:", "slot:")):
            found[placed.id] = (placed.rect, placed.name)
    if ships_in_hand.open_for(watching):
        return found | ships_in_hand.places(view, watching)
    if stage.staged(view):
        found |= stage.places(view, watching)
    return found | drag_to_play.places(view, watching) | aims.numbers(view, watching)


def _parked(placed: PlacedPiece, place: str, known: dict[str, tuple[Rect, str]]) -> PlacedPiece:
    """A piece that lies at its place until the answer is given."""
    if place not in known or place.startswith(("damage:", "stones:")):
        return placed
    rect = known[place][0]
    share = min(1.0, rect.height / placed.height)
    size = max(4, round(placed.width * share)), max(4, round(placed.height * share))
    x, y = rect.center
    if place == drag_to_play.TABLE:
        x = rect.right - size[0]  # the middle is where the own ships lie
    elif place.startswith("card:") and placed.id != place:
        y += rect.height // 3  # what it is played on is still to be seen
    return placed._replace(x=x, y=y, width=size[0], height=size[1], z=Z_HAND - 2, angle=3.0)


# --- piles


def _piles(view: FirestormTable, seat: Seat, watching: Watching) -> Iterator[PlacedPiece]:
    """Decks and heaps at the left of a seat's cards, those of planets beside the planets."""
    place = place_of(view, watching, seat)
    area, planets = zone(watching, f"piles.{place}"), zone(watching, f"planets.{place}")
    top = planets.centery < area.centery
    wide, tall = area.width // 2, area.height // 2
    tag = Rect(area.x, area.centery - area.height // 28, area.width, area.height // 14)
    name = called(seat, watching)
    look = TagLook(name, watching.colours[seat], view.on_turn(seat))
    yield at(f"seat:{seat}", look, tag, Z_TABLE + 3, name=name, inspect=f"seat:{seat}")
    for number, (pile, back, key) in enumerate(PILES):
        across, down = number % 2, number // 2
        upper = (down == 1) == top
        spot = Rect(area.x + across * wide, area.y if upper else area.y + tall, wide, tall)
        yield _pile(view, seat, pile, back, key, spot.inflate(-wide // 8, -tall // 5), watching)


def _pile(
    view: FirestormTable, seat: Seat, pile: str, back: str, key: str, rect: Rect, watching: Watching
) -> PlacedPiece:
    cards = view.own(seat, getattr(view.players[seat], pile))
    top: Look | None = BackLook(watching.colours[seat], back, power=power_of(view, seat)) if back else None
    if not back and cards:
        known = face_key(view, cards[-1])
        top = (
            small_look(known, watching.language, named=False)
            if known
            else back_look(view, cards[-1], watching)
        )
    look = FirestormPileLook(len(cards), say(watching, key), top)
    name = say(watching, f"{key}_left", count=len(cards))
    holds = () if back else tuple(f"card:{card}" for card in cards)
    ident = f"pile:{pile}:{seat}"
    return at(
        ident, look, rect, Z_TABLE + 2, name=name, inspect=ident, way="toss" if holds else "", holds=holds
    )


# --- cards on their way, and the own hand


def _loose(view: FirestormTable, watching: Watching, below: Sequence[PlacedPiece]) -> Iterator[PlacedPiece]:
    """Cards that were announced or just drawn, and destroyed ones whose fate is open."""
    air = [card for seat in range(view.seats) for card in view.own(seat, view.players[seat].air)]
    if air:
        yield from _in_the_air(view, air, watching, below)
    limbo = [card for seat in range(view.seats) for card in view.own(seat, view.players[seat].limbo)]
    laid = row_of(zone(watching, "limbo"), len(limbo))
    for card, spot in zip(limbo, laid.spots, strict=True):
        yield _open(view, card, spot, Z_AIR - 8, watching, table_look(view, card, watching), light=0.8)


def _in_the_air(
    view: FirestormTable, air: Sequence[CardId], watching: Watching, below: Sequence[PlacedPiece]
) -> Iterator[PlacedPiece]:
    area = zone(watching, "air")
    if watching.pending and watching.pending[-1].x < watching.area.right:  # the stack lies over the table
        area.y = max(area.y, watching.pending[-1].bottom + watching.pending[-1].height // 3)
        area.height = min(area.height, watching.area.bottom - area.y)
    wide = min(area.width, round(area.height / SHAPE))
    step = round(wide * 0.3)
    room = Rect(0, area.y, wide + (len(air) - 1) * step, round(wide * SHAPE))
    room.right = area.right
    room = _clear(room, watching, [placed.rect for placed in below if placed.id in watching.offered])
    for place, card in enumerate(air):
        rect = Rect(room.right - wide - place * step, room.y, wide, room.height)
        yield _open(view, card, rect, Z_AIR + place, watching, card_look(view, card, watching))


def _clear(room: Rect, watching: Watching, offered: Sequence[Rect]) -> Rect:
    """The nearest place further left where nothing is covered that can be chosen, or as little as can be."""
    step = max(4, room.width // 6)
    spots = [room.move(-shift, 0) for shift in range(0, max(1, room.x - watching.area.x), step)]
    return min(spots, key=lambda spot: (sum(_area(rect.clip(spot)) for rect in offered), -spot.x))


def _area(rect: Rect) -> int:
    return int(rect.width * rect.height)


def _open(
    view: FirestormTable,
    card: CardId,
    rect: Rect,
    z: int,
    watching: Watching,
    look: Look,
    *,
    light: float = 1.0,
) -> PlacedPiece:
    pile = "planet_deck" if is_of_planet_deck(card) else "deck"
    source = f"hand:{owner_of(card)}|pile:{pile}:{owner_of(card)}"
    return at(
        f"card:{card}", look, rect, z, name=card_name(view, card, watching.language), inspect=f"card:{card}",
        source=source, light=light,
    )  # fmt: skip


def _hand(view: FirestormTable, watching: Watching) -> Iterator[PlacedPiece]:
    cards = view.own(watching.seat, view.players[watching.seat].hand)
    area = watching.hand
    full = area.height * HAND_TALL / SHAPE
    width = round(max(full * SMALLEST, min(full, area.width / max(1, len(cards)))))
    height = round(width * SHAPE)
    asked = any(f"card:{card}" in watching.offered for card in cards)
    laid = fan(len(cards), width, width * SPACED, area.width + width * (SPACED - 1), 0.8)
    seen = min(1.0, (laid[1][0] - laid[0][0]) / width) if len(laid) > 1 else 1.0
    for place, (shift, drop, angle) in enumerate(laid):
        card = cards[place]
        ident = f"card:{card}"
        free = seen if place + 1 < len(laid) else 1.0
        state = (
            "now"
            if ident in watching.offered
            else "later"
            if asked and face_key(view, card) and later(view, card)
            else ""
        )
        yield PlacedPiece(
            ident, card_look(view, card, watching, state, free), area.centerx + shift,
            area.y + height / 2 + drop + area.height * 0.02, width, height, angle=angle, z=Z_HAND + place,
            light=1.0 if state == "now" or not asked else 0.84 if state else 0.66, name=card_name(view,
            card, watching.language), inspect=ident,
            source=f"pile:deck:{watching.seat}", ticked=state == "now",
        )  # fmt: skip
