"""What lies where on the table of Cosmic Encounter: a view becomes a picture, a list of placed pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect

from game.core.table import NOBODY, CardId, Seat
from game.core.texts import name_of
from game.cosmic.parts import DEFENSE, NO_CARD, NO_PLANET, OFFENSE, ON_TECH, UNDECIDED, Tech
from game.cosmic.table import CosmicTable
from scenes.cosmic.faces import back_of, dressed, face_key, look_of
from scenes.cosmic.looks import (
    AlienBadge,
    ArenaLook,
    BackLook,
    BustLook,
    EquationLook,
    HandLook,
    PileLook,
    PrizeLook,
    SeatChip,
    TechLook,
)
from scenes.cosmic.looks.equation import compared, sides
from scenes.cosmic.looks.strip import running_phase
from scenes.cosmic.naming import card_name, planet_name
from scenes.cosmic.worlds import fleet, side_word, worlds
from scenes.cosmic.zones import Z_ARENA, Z_CARD, Z_HAND, Z_SHIP, Z_TABLE, about, inward, layout_of, place_of
from scenes.games import Watching
from scenes.looks.cards import SHAPE
from scenes.looks.piles import SealedLook
from scenes.placing import at, say
from scenes.stage.piece import Look, Placed
from scenes.stage.stage import fan

MAIN = (OFFENSE, DEFENSE)


def places(watching: Watching) -> dict[str, Rect]:
    """Where a piece may be dropped, by the names of the prompts' places."""
    rect = layout_of(watching).rect
    slot = rect("slot.0").union(rect("slot.1"))
    found = {"slot": slot, "middle": rect("middle")}
    found |= {f"total:{side}": rect(f"card.{side}") for side in MAIN}
    return found | {"deal:give": rect("deal.give"), "deal:take": rect("deal.take")}


def picture(view: CosmicTable, watching: Watching) -> list[Placed]:
    """Everything on the table, the lowest first."""
    found = [*worlds(view, watching), *_piles(view, watching), *_seats(view, watching)]
    found += [*_arena(view, watching), *_encounter_cards(view, watching), *_loose(view, watching)]
    found += _hand(view, watching)
    found = [placed._replace(look=dressed(placed.look, watching.colours)) for placed in found]
    parked = dict(watching.parked)
    return [
        _parked(placed, parked[placed.id], view, watching) if placed.id in parked else placed
        for placed in found
    ]


def _parked(placed: Placed, place: str, view: CosmicTable, watching: Watching) -> Placed:
    rect = places(watching)[place]
    if place == "slot" and view.encounter is not None:
        side = view.encounter.sides[watching.seat]
        rect = layout_of(watching).rect(f"slot.{max(0, side)}")
    wide = min(rect.width, round(rect.height / SHAPE))
    if placed.id.startswith("planet:"):
        return placed
    return placed._replace(
        x=rect.centerx, y=rect.centery, width=wide, height=round(wide * SHAPE), angle=2.0, z=Z_HAND - 4
    )


def named(view: CosmicTable, card: CardId, watching: Watching) -> str:
    """What a card is called by whoever looks."""
    key = face_key(view, card)
    return card_name(key, watching.language, watching.colours) if key else say(watching, "table.card_back")


def _card(
    view: CosmicTable,
    card: CardId,
    rect: Rect,
    z: int,
    watching: Watching,
    *,
    source: str = "",
    **more: object,
) -> Placed:
    """A card that lies in a rectangle, small."""
    look = look_of(view, card, watching.language, detail="small" if not more.get("full") else "")
    name = named(view, card, watching)
    return at(f"card:{card}", look, rect, z, name=name, inspect=f"card:{card}", source=source)


# --- piles


def _piles(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
    language = watching.language
    yield _pile("deck", PileLook("cosmic", len(view.deck)), "table.cosmic.deck_left", watching)
    top = look_of(view, view.discard[-1], language, detail="small") if view.discard else BackLook("cosmic")
    pile = PileLook("cosmic", len(view.discard), top)
    yield _pile("discard", pile, "table.cosmic.discarded", watching, holds=view.discard)
    destiny = PileLook("destiny", len(view.destiny_deck))
    yield _pile("destiny", destiny, "table.cosmic.destiny_left", watching)
    if view.destiny_discard:
        card = view.destiny_discard[-1]
        yield _card(view, card, layout_of(watching).rect("fate"), Z_CARD, watching, source="pile:destiny")
    if not view.rules.technology:
        return
    techs = PileLook("tech", len(view.tech_deck))
    yield _pile("tech", techs, "table.cosmic.techs_left", watching)
    top = (
        look_of(view, view.tech_discard[-1], language, detail="small")
        if view.tech_discard
        else BackLook("tech")
    )
    pile = PileLook("tech", len(view.tech_discard), top)
    yield _pile("tech_discard", pile, "table.cosmic.discarded", watching, holds=view.tech_discard)


ZONES = {"tech": "tech_deck"}  # piles whose zone has another name


def _pile(kind: str, look: PileLook, key: str, watching: Watching, holds: Iterable[CardId] = ()) -> Placed:
    rect = layout_of(watching).rect(ZONES.get(kind, kind))
    name = say(watching, key, count=look.count)
    held = tuple(f"card:{card}" for card in holds)
    way = "toss" if held else ""
    return at(f"pile:{kind}", look, rect, Z_TABLE + 2, name=name, inspect=f"pile:{kind}", way=way, holds=held)


def _loose(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
    """Cards that were just played, and cards that are being looked at."""
    rect = layout_of(watching).rect("playing")
    for place, played in enumerate(view.playing):
        spot = rect.move(round(place * rect.width * 0.22), round(place * rect.height * 0.05))
        source = "" if played.seat == watching.seat else f"hand:{played.seat}"
        yield _card(view, played.card, spot, Z_HAND - 8 + place, watching, source=source, full=True)
    if not view.aside:
        return
    area = layout_of(watching).rect("aside")
    wide = min(round(area.height / SHAPE), area.width // len(view.aside))
    for place, card in enumerate(view.aside):
        centre = (area.centerx + (place - (len(view.aside) - 1) / 2) * wide, area.centery)
        spot = about(centre, wide * 0.94, wide * 0.94 * SHAPE)
        yield _card(view, card, spot, Z_HAND + 20, watching, source="pile:deck", full=True)


# --- the encounter


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


def _encounter_cards(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
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
) -> Iterator[Placed]:
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


def _arena(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
    """The reveal: both cards large, the prize between them, both aliens beside them, the equation below."""
    if not in_arena(view):
        return
    layout, at_ = layout_of(watching), view.at
    yield at("arena", ArenaLook(), layout.rect("arena"), Z_ARENA)
    if at_.planet != NO_PLANET:
        home = view.planets[at_.planet].home
        order = sum(other.home == home for other in view.planets[: at_.planet])
        name = planet_name(view, at_.planet, watching.language)
        prize = PrizeLook(watching.colours[home], order, name)
        yield at("prize", prize, layout.rect("prize"), Z_ARENA + 1, name=name, inspect=f"planet:{at_.planet}")
    for side in MAIN:
        yield _bust(view, side, watching)
    look = equation(view, watching)
    if look is not None:
        name = say(watching, "table.equation")
        yield at("equation", look, layout.rect("equation"), Z_ARENA + 2, name=name, inspect="term:total")


def _bust(view: CosmicTable, side: int, watching: Watching) -> Placed:
    seat = view.at.main(side)
    alien = next(iter(view.aliens_of(seat)), "")
    word = say(watching, "table.cosmic.offense" if side == OFFENSE else "table.cosmic.defense")
    look = BustLook(alien, watching.colours[seat], player_name(watching, seat), word)
    rect = layout_of(watching).rect(f"bust.{side}")
    inspect = f"alien:{alien}" if alien else f"seat:{seat}"
    return at(f"bust:{side}", look, rect, Z_ARENA + 1, name=player_name(watching, seat), inspect=inspect)


def equation(view: CosmicTable, watching: Watching) -> EquationLook | None:
    """The totals of both sides, term by term; None unless two attacks are compared."""
    if not compared(view):
        return None
    both = sides(view, watching.colours, watching.names, watching.language)
    return EquationLook(both[0], both[1], watching.language) if both else None


# --- the seats


def player_name(watching: Watching, seat: Seat) -> str:
    if seat < 0:
        return ""
    return watching.names[seat] if watching.names else say(watching, f"colour.{watching.colours[seat]}")


def _seats(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
    layout = layout_of(watching)
    for seat in range(view.seats):
        rect = layout.rect(f"seat.{place_of(watching, seat)}")
        chip = Rect(rect.x, rect.y, rect.width, rect.height * 2 // 5)
        role = side_word(view, seat)
        look = SeatChip(watching.colours[seat], player_name(watching, seat), role)
        yield at(
            f"seat:{seat}", look, chip, Z_TABLE + 3, name=player_name(watching, seat), inspect=f"seat:{seat}"
        )
        if seat != watching.seat:
            yield from _others_hand(view, seat, rect, watching)
        yield from _techs(view, seat, rect, watching)


def _others_hand(view: CosmicTable, seat: Seat, rect: Rect, watching: Watching) -> Iterator[Placed]:
    count = len(view.hands[seat]) + len(view.hoards[seat])
    if not count:
        return
    area = Rect(
        rect.x + rect.width // 8, rect.y + rect.height * 9 // 20, rect.width * 5 // 8, rect.height * 11 // 20
    )
    name = say(watching, "table.cosmic.hand_of", count=count)
    held = tuple(f"card:{card}" for card in view.hands[seat])
    yield at(
        f"hand:{seat}", HandLook(count), area, Z_TABLE + 3, name=name, inspect=f"seat:{seat}", holds=held
    )


def _techs(view: CosmicTable, seat: Seat, rect: Rect, watching: Watching) -> Iterator[Placed]:
    """Techs lie before their owner, with the ships that research them."""
    techs = view.techs[seat]
    layout = layout_of(watching)
    wide = layout.size(52)
    ux, uy = inward(layout, *rect.center)
    for place, tech in enumerate(techs):
        x = rect.centerx + ux * layout.size(96) + (place - (len(techs) - 1) / 2) * wide * 1.1
        spot = about((x, rect.centery + uy * layout.size(96)), wide, wide * SHAPE)
        yield from _tech(view, seat, tech, spot, watching)


def _tech(view: CosmicTable, seat: Seat, tech: Tech, spot: Rect, watching: Watching) -> Iterator[Placed]:
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
        place = about((spot.centerx, spot.bottom - spot.height * 0.2), spot.width * 0.9, spot.width * 0.95)
        label = say(watching, "table.ships_on", count=tech.ships, planet=name)
        look = fleet(view, seat, ON_TECH + tech.card, watching)
        ident = f"ships:{seat}:{ON_TECH + tech.card}"
        yield at(ident, look, place, Z_SHIP + 14, name=label, inspect=f"card:{tech.card}", way="drift")


def _hand(view: CosmicTable, watching: Watching) -> Iterator[Placed]:
    cards = [*view.hands[watching.seat], *view.hoards[watching.seat]]
    area = watching.hand
    height = round(area.height * 1.34)
    width = round(height / SHAPE)
    parked = {name for name, _ in watching.parked}
    for place, (shift, drop, angle) in enumerate(fan(len(cards), width, width, area.width, 2.0)):
        card = cards[place]
        ident = f"card:{card}"
        light = 0.66 if ident in watching.dimmed and ident not in parked else 1.0
        yield Placed(
            ident, look_of(view, card, watching.language), area.centerx + shift,
            area.y + height / 2 + drop + area.height * 0.03, width, height, angle=angle, z=Z_HAND + place,
            light=light, name=named(view, card, watching), inspect=ident, source="pile:deck",
        )  # fmt: skip


def badge(view: CosmicTable, seat: Seat, colour: str) -> AlienBadge:
    """The medallion of a seat; a question mark while its alien is not known."""
    aliens = view.aliens_of(seat)
    off = bool(aliens) and (view.powerless[seat] or aliens[0] in view.zapped)
    return AlienBadge(aliens[0] if aliens else "", colour, off)


def alien_title(view: CosmicTable, seat: Seat, language: str) -> str:
    return ", ".join(name_of("cosmic", alien, language) for alien in view.aliens_of(seat))
