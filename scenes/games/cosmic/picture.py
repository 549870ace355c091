"""What lies where on the table of Cosmic Encounter: a view becomes a picture, a list of placed pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect

from game.core.table import NOBODY, CardId
from game.cosmic.parts import DEFENSE, NEITHER, NO_CARD, NO_PLANET, OFFENSE, UNDECIDED
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.card_faces import dressed, face_key, look_of
from scenes.games.cosmic.looks import (
    ArenaLook,
    BackLook,
    BustLook,
    EquationLook,
    MatLook,
    PileLook,
    PrizeLook,
    SideShipsLook,
)
from scenes.games.cosmic.looks.equation import compared, sides
from scenes.games.cosmic.looks.strip import running_phase
from scenes.games.cosmic.names import planet_name
from scenes.games.cosmic.planets import planet_order, worlds
from scenes.games.cosmic.seat_panels import named, player_name, seats
from scenes.games.cosmic.sent_ships import as_sent, side_ships
from scenes.games.cosmic.zones import (
    Z_ARENA,
    Z_CARD,
    Z_HAND,
    Z_TABLE,
    about,
    desk_sitters,
    desk_trays,
    layout_of,
)
from scenes.table.board.placing import at, held_cards, say
from scenes.table.game_table import Watching
from scenes.table.looks.cards import SHAPE
from scenes.table.looks.piles import SealedLook
from scenes.table.stage.piece import PlacedPiece

MAIN = (OFFENSE, DEFENSE)
BESIDE_OPEN = 0.6  # of its size has a card that lies ready beside one that is revealed


def places(watching: Watching, view: CosmicTable | None = None) -> dict[str, Rect]:
    """Where a piece may be dropped, by the names of the prompts' places; the slot is that of the own side."""
    rect = layout_of(watching).rect
    middle = _where_played("middle", view, watching)
    found = {"slot": _slot(watching, view), "middle": middle}
    found |= {f"total:{side}": rect(f"card.{side}") for side in MAIN}
    give, take = desk_trays(watching)
    return found | {"deal:give": give, "deal:take": take, "deal:show": desk_sitters(watching)[1]}


def _where_played(zone: str, view: CosmicTable | None, watching: Watching) -> Rect:
    """Cards are played in the middle of the table; while totals stand there, onto what they are about."""
    return layout_of(watching).rect("prize" if view is not None and in_arena(view) else zone)


def _slot(watching: Watching, view: CosmicTable | None) -> Rect:
    """Where the seat below lays its encounter card; both slots as long as it has no side."""
    rect = layout_of(watching).rect
    side = view.encounter.sides[watching.seat] if view and view.encounter else NEITHER
    return rect("slot.0").union(rect("slot.1")) if side == NEITHER else rect(f"slot.{side}")


def picture(view: CosmicTable, watching: Watching) -> list[PlacedPiece]:
    """Everything on the table, the lowest first."""
    found = [*worlds(view, watching), *_piles(view, watching), *seats(view, watching)]
    found += [
        *_side_ships(view, watching),
        *_arena(view, watching),
        *_encounter_cards(view, watching),
        *_loose(view, watching),
    ]
    found += _hand(view, watching)
    found = [_dressed(placed, watching) for placed in found]
    parked = dict(watching.parked)
    return [
        _parked(placed, parked[placed.id], view, watching) if placed.id in parked else placed
        for placed in found
    ]


def _dressed(placed: PlacedPiece, watching: Watching) -> PlacedPiece:
    look = dressed(placed.look, watching.colours)
    return placed if look is placed.look else placed._replace(look=look)


def _parked(placed: PlacedPiece, place: str, view: CosmicTable, watching: Watching) -> PlacedPiece:
    rect = places(watching, view)[place]
    wide = min(rect.width, round(rect.height / SHAPE))
    if placed.id.startswith("planet:"):
        return placed
    x, y = rect.center
    if view.encounter is not None and view.at.revealed:  # what lies open there stays to be read
        wide = round(wide * BESIDE_OPEN)
        x, y = rect.right - wide // 4, rect.bottom - round(wide * SHAPE) // 2
    return placed._replace(x=x, y=y, width=wide, height=round(wide * SHAPE), angle=2.0, z=Z_HAND - 4)


def _card(
    view: CosmicTable,
    card: CardId,
    rect: Rect,
    z: int,
    watching: Watching,
    *,
    source: str = "",
    **more: object,
) -> PlacedPiece:
    """A card that lies in a rectangle, small."""
    look = look_of(view, card, watching.language, detail="small" if not more.get("full") else "")
    name = named(view, card, watching)
    return at(f"card:{card}", look, rect, z, name=name, inspect=f"card:{card}", source=source)


# --- piles


def _piles(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    language = watching.language
    yield _pile("deck", PileLook(len(view.deck), BackLook("cosmic")), "table.cosmic.deck_left", watching)
    top = look_of(view, view.discard[-1], language, detail="small") if view.discard else BackLook("cosmic")
    pile = PileLook(len(view.discard), top, thrown=True)
    yield _pile("discard", pile, "table.cosmic.discarded", watching, holds=view.discard)
    destiny = PileLook(len(view.destiny_deck), BackLook("destiny"))
    yield _pile("destiny", destiny, "table.cosmic.destiny_left", watching)
    if view.destiny_discard:
        card = view.destiny_discard[-1]
        yield _card(view, card, layout_of(watching).rect("fate"), Z_CARD, watching, source="pile:destiny")
    if not view.rules.technology:
        return
    techs = PileLook(len(view.tech_deck), BackLook("tech"))
    yield _pile("tech", techs, "table.cosmic.techs_left", watching)
    top = (
        look_of(view, view.tech_discard[-1], language, detail="small")
        if view.tech_discard
        else BackLook("tech")
    )
    pile = PileLook(len(view.tech_discard), top, thrown=True)
    yield _pile("tech_discard", pile, "table.cosmic.discarded", watching, holds=view.tech_discard)


ZONES = {"tech": "tech_deck"}  # piles whose zone has another name


def _pile(
    kind: str, look: PileLook, key: str, watching: Watching, holds: Iterable[CardId] = ()
) -> PlacedPiece:
    rect = layout_of(watching).rect(ZONES.get(kind, kind))
    name = say(watching, key, count=look.count)
    held = tuple(f"card:{card}" for card in holds)
    way = "toss" if held else ""
    return at(f"pile:{kind}", look, rect, Z_TABLE + 2, name=name, inspect=f"pile:{kind}", way=way, holds=held)


def _loose(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Cards that were just played, and cards that are being looked at."""
    rect = _where_played("playing", view, watching)
    for place, played in enumerate(view.playing):
        spot = rect.move(round(place * rect.width * 0.22), round(place * rect.height * 0.05))
        source = "" if played.seat == watching.seat else f"hand:{played.seat}"
        yield _card(view, played.card, spot, Z_HAND - 8 + place, watching, source=source, full=True)
    yield from _aside(view, watching)


def _aside(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Cards that lie apart, on a mat: those that one may look at or choose, else all of them."""
    mine = [card for card in view.aside if face_key(view, card) or f"card:{card}" in watching.offered]
    cards = mine or view.aside
    if not cards:
        return
    area = layout_of(watching).rect("aside")
    wide = min(round(area.height / SHAPE), area.width // len(cards))
    used = about(area.center, wide * len(cards), wide * SHAPE)
    yield at("mat", MatLook(), used.inflate(wide // 5, wide // 5), Z_HAND + 19)
    for place, card in enumerate(cards):
        centre = (area.centerx + (place - (len(cards) - 1) / 2) * wide, area.centery)
        spot = about(centre, wide * 0.94, wide * 0.94 * SHAPE)
        yield _card(view, card, spot, Z_HAND + 20, watching, source="pile:deck", full=True)


# --- the encounter


def _side_ships(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    """How many ships fight for each side, where its card will lie."""
    if view.encounter is None or view.at.planet == NO_PLANET or view.at.revealed:
        return
    shown = as_sent(view, watching)
    for side in MAIN:
        seat, before = view.at.main(side), side_ships(view, side)
        if seat == NOBODY or view.at.cards[side] != NO_CARD or seat in watching.locked:
            continue
        added = side_ships(shown, side) - before
        name = say(watching, "table.cosmic.side_ships", count=before + added, side=_side_name(side, watching))
        look = SideShipsLook(watching.colours[seat], before, added)
        rect = layout_of(watching).rect(f"slot.{side}")
        yield at(f"side_ships:{side}", look, rect, Z_TABLE + 2, name=name, inspect="term:total")


def _side_name(side: int, watching: Watching) -> str:
    return say(watching, "table.cosmic.offense" if side == OFFENSE else "table.cosmic.defense")


def in_arena(view: CosmicTable) -> bool:
    """True while the encounter cards lie large in the middle: revealed and not decided yet."""
    at_ = view.encounter
    return (
        at_ is not None
        and at_.revealed
        and at_.outcome == UNDECIDED
        and at_.deal is None
        and any(card != NO_CARD for card in at_.cards)
    )


def _encounter_cards(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    at_ = view.encounter
    if at_ is None:
        return
    large = in_arena(view)
    for side in MAIN:
        rect = layout_of(watching).rect(f"card.{side}" if large else f"slot.{side}")
        tilt = (2.0 if side == OFFENSE else -2.0) if large else 0.0
        seat, card = at_.main(side), at_.cards[side]
        if card != NO_CARD:
            open_ = at_.open[side] or view.knows(NOBODY, card)
            look = look_of(view, card, watching.language, locked=not open_, detail="" if large else "small")
            source = "" if seat == watching.seat else f"locked:{seat}|hand:{seat}"
            yield at(
                f"card:{card}", look, rect, Z_ARENA + 4 if large else Z_CARD, angle=tilt,
                name=named(view, card, watching), inspect=f"card:{card}", source=source,
            )  # fmt: skip
        elif seat in watching.locked and running_phase(view) == "planning":
            name = say(watching, "table.hidden_plan")
            yield at(f"locked:{seat}", SealedLook(watching.colours[seat]), rect, Z_CARD, name=name)
        yield from _reinforcements(view, side, rect, large, watching)


def _reinforcements(
    view: CosmicTable, side: int, rect: Rect, large: bool, watching: Watching
) -> Iterator[PlacedPiece]:
    """Reinforcements overlap the outer edge of the card that they help."""
    played = [one for one in view.at.reinforcements if one.side == side]
    wide = round(rect.width * 0.46)
    for place, one in enumerate(played):
        small = Rect(0, 0, wide, round(wide * SHAPE))
        out = round((0.1 + place * 0.3) * rect.width)
        small.midbottom = (
            rect.x + out if side == OFFENSE else rect.right - out,
            rect.bottom + rect.height // 12,
        )
        source = "" if one.seat == watching.seat else f"hand:{one.seat}"
        yield _card(
            view, one.card, small, (Z_ARENA if large else Z_CARD) + 6 + place, watching, source=source
        )


def _arena(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    """The reveal: both cards large, the prize between them, both aliens beside them, the equation below."""
    if not in_arena(view):
        return
    layout, at_ = layout_of(watching), view.at
    look, strip = equation(view, watching), layout.rect("equation")
    dark = layout.rect("arena")
    if look is None:  # nothing is added up: the dark ends below the cards
        dark.height = strip.y - dark.y
    yield at("arena", ArenaLook(), dark, Z_ARENA)
    if at_.planet != NO_PLANET:
        name = planet_name(view, at_.planet, watching.language)
        colour = watching.colours[view.planets[at_.planet].home]
        prize = PrizeLook(colour, planet_order(view, at_.planet), name)
        yield at("prize", prize, layout.rect("prize"), Z_ARENA + 1, name=name, inspect=f"planet:{at_.planet}")
    for side in MAIN:
        yield _bust(view, side, watching)
    if look is not None:
        name = say(watching, "table.equation")
        yield at("equation", look, strip, Z_ARENA + 2, name=name, inspect="term:total")


def _bust(view: CosmicTable, side: int, watching: Watching) -> PlacedPiece:
    seat = view.at.main(side)
    alien = next(iter(view.aliens_of(seat)), "")
    look = BustLook(alien, watching.colours[seat], player_name(watching, seat), _side_name(side, watching))
    rect = layout_of(watching).rect(f"bust.{side}")
    inspect = f"alien:{alien}" if alien else f"seat:{seat}"
    return at(f"bust:{side}", look, rect, Z_ARENA + 1, name=player_name(watching, seat), inspect=inspect)


def equation(view: CosmicTable, watching: Watching) -> EquationLook | None:
    """The totals of both sides, term by term; None unless two attacks are compared."""
    if not compared(view):
        return None
    both = sides(view, watching.colours, watching.names, watching.language)
    return EquationLook(both[0], both[1], watching.language) if both else None


# --- the own hand


def _hand(view: CosmicTable, watching: Watching) -> Iterator[PlacedPiece]:
    cards = [*view.hands[watching.seat], *view.hoards[watching.seat]]
    looks = [(card, look_of(view, card, watching.language)) for card in cards]
    for card, piece in held_cards(watching, looks, SHAPE, Z_HAND):
        yield piece._replace(name=named(view, card, watching), source="pile:deck")
