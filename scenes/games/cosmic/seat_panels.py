"""The seats around the table: name, alien and its tokens, the hand face down, techs with their ships."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.core.table import CardId, Seat
from game.core.texts import name_of
from game.cosmic import pieces
from game.cosmic.parts import ON_TECH, Tech
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import back_of, face_key
from scenes.games.cosmic.looks import AlienBadge, BackLook, HandLook, SeatChip, TechLook
from scenes.games.cosmic.looks.strip import running_phase
from scenes.games.cosmic.names import card_name
from scenes.games.cosmic.planets import fleet, side_word
from scenes.games.cosmic.zones import Z_CARD, Z_SHIP, Z_TABLE, about, inward, layout_of, place_of
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.cards import SHAPE
from scenes.table.match_words import called
from scenes.table.stage.piece import Look, PlacedPiece

CHIP, HAND = 0.52, 0.46  # of a seat's room: the name with the timing strip, and the hand below
TECH = 52  # units of the map: how wide a tech is
BEFORE = 96  # and how far it lies before its owner
CROSSWAYS = 0.4  # who sits so far to the side has techs in a row towards the middle


def seats(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Everybody's chip, hand and techs."""
    layout = layout_of(watching)
    for seat in range(view.seats):
        rect = layout.rect(f"seat.{place_of(watching, seat)}")
        room = Rect(rect.x, rect.y, rect.width, round(rect.height * CHIP))
        name = player_name(watching, seat)
        look = chip(view, seat, watching)
        yield at(f"seat:{seat}", look, room, Z_TABLE + 3, name=name, inspect=f"seat:{seat}")
        if seat != watching.seat:
            yield from _others_hand(view, seat, rect, watching)
        yield from _techs(view, seat, rect, watching)


def player_name(watching: Watching, seat: Seat) -> str:
    return called(seat, watching) if seat >= 0 else ""


def named(view: CosmicTable, card: CardId, watching: Watching) -> str:
    """What a card is called by whoever looks."""
    key = face_key(view, card)
    return card_name(key, watching.language, watching.colours) if key else say(watching, "table.card_back")


def chip(view: CosmicTable, seat: Seat, watching: Watching) -> SeatChip:
    """A seat's name with its alien's timing and tokens; the own alien stands in its panel."""
    colour, name = watching.colours[seat], player_name(watching, seat)
    alien = next(iter(view.aliens_of(seat)), "")
    if seat == watching.seat or not alien:
        return SeatChip(colour, name, side_word(view, seat), at_right=_at_right(seat, watching))
    return SeatChip(
        colour, name, side_word(view, seat), alien, running_phase(view), view.tokens_on(alien),
        off=power_off(view, seat, alien), at_right=_at_right(seat, watching),
    )  # fmt: skip


def _at_right(seat: Seat, watching: Watching) -> bool:
    """True if the seat's planets begin to the right of its name."""
    layout, place = layout_of(watching), place_of(watching, seat)
    last = layout.rect(f"planet.{place}.{pieces.PLANETS - 1}")
    return last.centerx > layout.rect(f"seat.{place}").centerx


def power_off(view: CosmicTable, seat: Seat, alien: str) -> bool:
    """True while an alien cannot do anything; when the game is over nobody asks any more."""
    return not view.over and (view.powerless[seat] or alien in view.zapped)


def badge(view: CosmicTable, seat: Seat, colour: str) -> AlienBadge:
    """The medallion of a seat; a question mark while its alien is not known."""
    alien = next(iter(view.aliens_of(seat)), "")
    if not alien:
        return AlienBadge("", colour)
    return AlienBadge(alien, colour, power_off(view, seat, alien), view.tokens_on(alien))


def alien_title(view: CosmicTable, seat: Seat, language: str) -> str:
    return ", ".join(name_of("cosmic", alien, language) for alien in view.aliens_of(seat))


def _others_hand(view: CosmicTable, seat: Seat, rect: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    count = len(view.hands[seat]) + len(view.hoards[seat])
    if not count:
        return
    tall = round(rect.height * HAND)
    area = Rect(rect.x + rect.width // 8, rect.bottom - tall, rect.width * 5 // 8, tall)
    if _at_right(seat, watching):
        area.right = rect.right - rect.width // 8
    name = say(watching, "table.cosmic.hand_of", count=count)
    held = tuple(f"card:{card}" for card in view.hands[seat])
    yield at(
        f"hand:{seat}", HandLook(count), area, Z_TABLE + 3, name=name, inspect=f"seat:{seat}", holds=held
    )


# --- techs


def _techs(view: CosmicTable, seat: Seat, rect: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    """Techs lie before their owner, with the ships that research them."""
    techs, layout = view.techs[seat], layout_of(watching)
    wide = layout.size(TECH)
    ux, uy = inward(layout, *rect.center)
    x, y = rect.centerx + ux * layout.size(BEFORE), rect.centery + uy * layout.size(BEFORE)
    for place, tech in enumerate(techs):
        aside = place - (len(techs) - 1) / 2 if abs(ux) < CROSSWAYS else place * (1 if ux > 0 else -1)
        spot = about((x + aside * wide * 1.1, y), wide, wide * SHAPE)
        yield from _tech(view, seat, tech, spot, watching)


def _tech(view: CosmicTable, seat: Seat, tech: Tech, spot: Rect, watching: Watching) -> Iterator[PlacedPiece]:
    key = face_key(view, tech.card)
    open_ = bool(key) and (tech.completed or seat == watching.seat)
    look: Look = (
        TechLook(key, watching.language, tech.ships, detail="small")
        if open_
        else BackLook(back_of(view, tech.card), False, key)
    )
    name = named(view, tech.card, watching)
    as_card = f"card:{tech.card}"
    ident = (
        as_card if as_card in watching.offered else f"tech:{tech.card}"
    )  # some questions play it as a card
    yield at(
        ident, look, spot, Z_CARD, name=name, inspect=as_card, source="pile:tech",
        light=1.0 if tech.completed else 0.86,
    )  # fmt: skip
    if tech.ships:
        place = about((spot.centerx, spot.bottom - spot.height * 0.1), spot.width * 1.06, spot.width * 0.95)
        label = say(watching, "table.ships_on", count=tech.ships, planet=name)
        look = fleet(view, seat, ON_TECH + tech.card, watching)
        ident = f"ships:{seat}:{ON_TECH + tech.card}"
        yield at(ident, look, place, Z_SHIP + 14, name=label, inspect=f"card:{tech.card}", way="drift")
