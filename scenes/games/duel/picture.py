"""What lies where on the table of Duel: a view becomes a picture, a list of placed pieces."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.core.table import NOBODY, CardId, Seat
from game.core.texts import name_of
from game.duel import pieces
from game.duel.phases.tactics import shown as tactics_shown
from game.duel.prompts import ChooseTactic
from game.duel.table import DuelTable
from scenes.games.duel.card_faces import dressed, face_key, look_of
from scenes.games.duel.looks import (
    BOTH,
    SHAPE,
    AlienBadge,
    BackLook,
    DialLook,
    EnvoyLook,
    PileLook,
    PlanetLook,
    SealedLook,
    ShipStackLook,
    TacticLook,
    equation,
)
from scenes.games.duel.looks.planets import NAMED
from scenes.games.duel.looks.strip import running_phase
from scenes.games.duel.planets import planets, warp
from scenes.games.duel.sent_ships import as_sent
from scenes.games.duel.zones import Z_CARD, Z_HAND, Z_SHIP, Z_TABLE, envoy_spots, layout_of, side_of
from scenes.table.board.placing import at, held_cards, say
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look, PlacedPiece
from scenes.table.stage.stage import fan

BESIDE_OPEN = 0.6  # of its size has a reinforcement that lies ready beside an open plan


def places(watching: Watching) -> dict[str, Rect]:
    """Where a piece may be dropped, by the names of the prompts' places."""
    rect = layout_of(watching).rect
    side = side_of(watching, watching.seat)
    found = {zone: rect(f"{zone}.{side}") for zone in ("plan", "tactic", "discard")}
    for seat in range(pieces.SEATS):
        found[f"strength:{seat}"] = rect(f"plan.{side_of(watching, seat)}")
    return found


def picture(view: DuelTable, watching: Watching) -> list[PlacedPiece]:
    """Everything on the table, the lowest first."""
    view = as_sent(view, watching)
    found = [
        *warp(view, watching),
        *_destiny(view, watching),
        *planets(view, watching),
        *_envoys(view, watching),
        *_piles(view, watching),
        *_aside(view, watching),
        *_fight(view, watching),
    ]
    for seat in (1 - watching.below, watching.below):
        found += [*_supply(view, watching, seat), *_dial(view, watching, seat)]
        found += [*_tactics(view, watching, seat), *_hand(view, watching, seat)]
    found = [placed._replace(look=dressed(placed.look, watching.colours)) for placed in found]
    parked = {stands_for(piece): place for piece, place in watching.parked}
    return [
        _parked(placed, parked[placed.id], watching) if placed.id in parked else placed for placed in found
    ]


def stands_for(piece: str) -> str:
    """The piece on the table that stands for a part of it: a tactic for its half."""
    kind, _, number = piece.partition(":")
    return f"tactic:{int(number) % 10 // 2}" if kind == "half" else piece


def _parked(placed: PlacedPiece, place: str, watching: Watching) -> PlacedPiece:
    rect = places(watching)[place]
    if place.startswith("strength:"):  # the plan that lies open there stays to be read
        wide, tall = round(rect.width * BESIDE_OPEN), round(rect.height * BESIDE_OPEN)
        rect = Rect(rect.right - wide * 3 // 4, rect.bottom - tall, wide, tall)
    return placed._replace(
        x=rect.centerx, y=rect.centery, width=rect.width, height=rect.height, angle=2.0, z=Z_CARD + 5
    )


# --- the middle of the table


def _destiny(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    layout = layout_of(watching)
    if view.past:
        card = view.past[-1]
        look = look_of(view, card, watching.language, detail="small")
        name = name_of("duel", face_key(view, card), watching.language)
        rect = layout.rect("destiny")
        source = f"fate:{pieces.TYPES.index(_type_of(view, card))}"
        yield at(f"destiny:{card}", look, rect, Z_CARD, name=name, inspect=f"card:{card}", source=source)
    for number, kind in enumerate(pieces.TYPES):
        pile = PileLook(len(view.fates[number]), BackLook(kind))
        name = say(watching, f"table.fate.{kind}", count=len(view.fates[number]))
        yield at(
            f"fate:{number}", pile, layout.rect(f"fate.{number}"), Z_TABLE, name=name, inspect="term:destiny"
        )


def _type_of(view: DuelTable, card: CardId) -> str:
    return pieces.destiny(view.key(card)).type


def _envoys(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Allies stand with their player, the others between the players."""
    lanes: dict[str, list[int]] = {"own": [], "rival": [], "neutral": []}
    for number, envoy in enumerate(view.envoys):
        lane = "neutral" if envoy.ally == NOBODY else side_of(watching, envoy.ally)
        lanes[lane].append(number)
    for lane, numbers in lanes.items():
        spots = envoy_spots(layout_of(watching).rect(f"envoys.{lane}"), lane, len(numbers))
        for place, (number, rect) in enumerate(zip(numbers, spots, strict=True)):
            envoy = view.envoys[number]
            known = bool(face_key(view, envoy.card))
            look: Look = (
                EnvoyLook(view.key(envoy.card), watching.language, envoy.used)
                if known
                else BackLook(pieces.GROUPS[number] if number < len(pieces.GROUPS) else "skull")
            )
            name = (
                name_of("duel", view.key(envoy.card), watching.language)
                if known
                else say(watching, "table.envoy")
            )
            yield at(
                f"envoy:{envoy.card}", look, rect, Z_CARD + place, name=name,
                inspect=f"card:{envoy.card}", light=1.0 if envoy.face_up or not known else 0.86,
            )  # fmt: skip


def _piles(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    layout = layout_of(watching)
    for seat in range(pieces.SEATS):
        side = side_of(watching, seat)
        colour = pieces.COLOURS[seat]
        deck = PileLook(len(view.decks[seat]), BackLook(colour))
        name = say(watching, "table.deck_of", count=len(view.decks[seat]))
        yield at(
            f"pile:deck:{seat}",
            deck,
            layout.rect(f"deck.{side}"),
            Z_TABLE,
            name=name,
            inspect=f"deck:{seat}",
        )
        top = (
            look_of(view, view.discards[seat][-1], watching.language, detail="small")
            if view.discards[seat]
            else None
        )
        look = PileLook(len(view.discards[seat]), top or BackLook(colour), thrown=True)
        name = say(watching, "table.discard_of", count=len(view.discards[seat]))
        zone = layout.rect(f"discard.{side}")
        holds = tuple(f"card:{card}" for card in view.discards[seat])
        yield at(
            f"pile:discard:{seat}", look, zone, Z_TABLE, name=name, inspect=f"discard:{seat}", way="toss",
            holds=holds,
        )  # fmt: skip
        if view.under[seat]:
            under = PileLook(len(view.under[seat]), BackLook(colour))
            name = say(watching, "table.under_of", count=len(view.under[seat]))
            yield at(
                f"pile:under:{seat}",
                under,
                layout.rect(f"under.{side}"),
                Z_TABLE,
                name=name,
                inspect=f"under:{seat}",
            )
    for zone_name, back, cards in (
        ("reinforcements", "reinforcement", view.reinforcements),
        ("planet_deck", "planet", view.planet_deck),
    ):
        name = say(watching, f"table.{zone_name}_left", count=len(cards))
        yield at(
            "pile:planets" if back == "planet" else "pile:reinforcements",
            PileLook(len(cards), BackLook(back)), layout.rect(zone_name), Z_TABLE, name=name,
            inspect=f"term:{back}",
        )  # fmt: skip


def _aside(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Cards and planets that lie open for a choice, in the middle."""
    if not view.set_aside:
        return
    area = layout_of(watching).rect("aside")
    count = len(view.set_aside)
    wide = min(round(area.height / SHAPE), area.width // count)
    for place, card in enumerate(view.set_aside):
        key = face_key(view, card)
        is_planet = key.startswith("planet_")
        rect = Rect(0, 0, round(wide * 0.92), round(wide * 0.92 * (1 / NAMED if is_planet else SHAPE)))
        rect.center = (area.centerx + round((place - (count - 1) / 2) * wide), area.centery)
        look = PlanetLook(key, watching.language) if is_planet else look_of(view, card, watching.language)
        name = name_of("duel", key, watching.language) if key else say(watching, "table.card_back")
        kind = "planet" if is_planet else "card"
        yield at(
            f"{kind}:{card}",
            look,
            rect,
            Z_HAND + 20,
            name=name,
            inspect=f"card:{card}",
            source="pile:planets",
        )


# --- the fight


def _fight(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    if not view.duel:
        return
    for seat in range(pieces.SEATS):
        yield from _plans(view, watching, seat)
    yield from _played(view, watching)
    sum_ = equation(view, watching.language, watching.seat)
    if sum_ is not None and any(view.duel.plans):
        rect = layout_of(watching).rect("equation")
        yield at(
            "equation", sum_, rect, Z_CARD + 8, name=say(watching, "table.equation"), inspect="term:strength"
        )


def _plans(view: DuelTable, watching: Watching, seat: Seat) -> Iterator[PlacedPiece]:
    assert view.duel is not None
    rect = layout_of(watching).rect(f"plan.{side_of(watching, seat)}")
    tilt = 3 if seat == watching.below else -3
    for place, card in enumerate(view.duel.plans[seat]):
        open_ = view.duel.revealed or view.knows(NOBODY, card)
        look = look_of(view, card, watching.language, locked=not open_)
        key = face_key(view, card)
        name = name_of("duel", key, watching.language) if key else say(watching, "table.hidden_plan")
        spot = rect.move(round(place * rect.width * 0.22), round(place * rect.height * 0.06))
        source = "" if seat == watching.seat else f"locked:{seat}|rival:{place}"
        yield at(
            f"card:{card}", look, spot, Z_CARD + place, angle=tilt, name=name, inspect=f"card:{card}",
            source=source,
        )  # fmt: skip
    if seat in watching.locked and running_phase(view) == "choose_plans":
        name = say(watching, "table.hidden_plan")
        yield at(f"locked:{seat}", SealedLook(watching.colours[seat]), rect, Z_CARD, angle=tilt, name=name)


def _played(view: DuelTable, watching: Watching) -> Iterator[PlacedPiece]:
    """Reinforcements overlap the outer edge of the plan whose strength they change."""
    assert view.duel is not None
    counts = [0] * pieces.SEATS
    for played in view.duel.reinforcements:
        rect = layout_of(watching).rect(f"plan.{side_of(watching, played.on)}")
        own = played.on == watching.below
        small = Rect(0, 0, round(rect.width * 0.46), round(rect.width * 0.46 * SHAPE))
        shift = round(counts[played.on] * small.width * 0.55)
        out = small.width // 2 - round(rect.width * 0.22) + shift
        low = rect.bottom + round(rect.height * 0.1)
        small.midbottom = (rect.x + out, low) if own else (rect.right - out, low)
        counts[played.on] += 1
        key = face_key(view, played.card)
        name = name_of("duel", key, watching.language) if key else ""
        look = look_of(view, played.card, watching.language, detail="small")
        yield at(
            f"card:{played.card}", look, small, Z_CARD + 10 + sum(counts), angle=4 if own else -4, name=name,
            inspect=f"card:{played.card}", source="rival:0",
        )  # fmt: skip


# --- what belongs to a seat


def _supply(view: DuelTable, watching: Watching, seat: Seat) -> Iterator[PlacedPiece]:
    rect = layout_of(watching).rect(f"supply.{side_of(watching, seat)}")
    count = view.supply[seat]
    name = say(watching, "table.supply_of", count=count)
    if not count:
        return
    first = Rect(rect.x, rect.y, rect.width // 2, rect.height)
    half = (count + 1) // 2 if count > 5 else count
    stacks = [(first.move(0 if count > 5 else rect.width // 4, 0), half)]
    if count > 5:
        stacks.append((first.move(rect.width // 2, 0), count - half))
    for place, (spot, ships) in enumerate(stacks):
        ident = f"ships:{seat}" if place == 0 else f"ships:{seat}+"
        look = ShipStackLook(watching.colours[seat], ships)
        home = (f"ship:{seat}:", f"warp:{seat}", f"warp:{seat}:") if place == 0 else ()
        yield at(ident, look, spot, Z_SHIP, name=name, inspect="term:supply", holds=home)


def _dial(view: DuelTable, watching: Watching, seat: Seat) -> Iterator[PlacedPiece]:
    slip = pieces.slip(seat, "dial")
    value = view.faces[slip]
    written = view.seen[slip] != 0 and value != 0
    number = value if value in pieces.DIAL else None
    locked = written and view.seen[slip] != view.everyone
    locked |= seat in watching.locked and running_phase(view) == "set_dials"
    look = DialLook(watching.colours[seat], number if written else None, locked)
    rect = layout_of(watching).rect(f"dial.{side_of(watching, seat)}")
    name = say(watching, "table.dial_of")
    yield at(f"dial:{seat}", look, rect, Z_TABLE + 2, name=name, inspect="term:dial")


def _half_that_lies_ready(watching: Watching, tactic: int) -> int | None:
    ready = watching.ready if isinstance(watching.question, ChooseTactic) else None
    return int(ready.answer) % 2 if ready and ready.answer // 2 == tactic else None


def _tactics(view: DuelTable, watching: Watching, seat: Seat) -> Iterator[PlacedPiece]:
    side = side_of(watching, seat)
    area = layout_of(watching).rect(f"tactics.{side}")
    chosen = _chosen_tactic(view, seat)
    count = len(pieces.TACTICS)
    wide = area.width // count
    for tactic in range(count):
        slot = Rect(0, 0, round(area.height / 1.5), area.height)
        slot.center = (area.x + wide * tactic + wide // 2, area.centery)
        spent = bool(view.spent[seat][tactic])
        ident = f"tactic:{tactic}" if seat == watching.seat else f"rival_tactic:{tactic}"
        lies_ready = _half_that_lies_ready(watching, tactic) if seat == watching.seat else None
        look = TacticLook(watching.colours[seat], tactic, lies_ready, spent)
        name = say(watching, "table.tactic_spent" if spent else "table.tactic_ready", number=tactic + 1)
        if chosen is not None and chosen[0] == tactic:
            rect = layout_of(watching).rect(f"tactic.{side}")
            lit = BOTH if chosen[2] else chosen[1]
            look = TacticLook(watching.colours[seat], tactic, lit)
            yield at(ident, look, rect, Z_CARD + 6, name=name, inspect=f"tactic:{tactic}")
            continue
        yield at(ident, look, slot, Z_TABLE + 3, name=name, inspect=f"tactic:{tactic}")
    if chosen is None and _tactic_hidden(view, seat):
        rect = layout_of(watching).rect(f"tactic.{side}")
        look = TacticLook(watching.colours[seat], face_down=True, locked=True)
        yield at(f"hidden_tactic:{seat}", look, rect, Z_CARD + 6, name=say(watching, "table.hidden_tactic"))


def _tactic_hidden(view: DuelTable, seat: Seat) -> bool:
    slip = pieces.slip(seat, "tactic")
    return view.seen[slip] not in (0, view.everyone)


def _chosen_tactic(view: DuelTable, seat: Seat) -> tuple[int, int, bool] | None:
    """The tactic of this duel that the view knows: its place, the half, and whether both work."""
    if view.duel is None or view.duel.contest:
        return None
    slip = pieces.slip(seat, "tactic")
    if view.seen[slip] == 0 or not 0 < view.faces[slip] < 40:
        return None
    shown = tactics_shown(view, seat)
    if not shown:
        return None
    first = shown[0]
    return first.tactic, first.halves[0] % 2, first.doubled


def _hand(view: DuelTable, watching: Watching, seat: Seat) -> Iterator[PlacedPiece]:
    if seat != watching.seat:
        yield from () if watching.flat else _rival_hand(view, watching, seat)
        return
    looks = [(card, look_of(view, card, watching.language)) for card in view.hands[seat]]
    for card, piece in held_cards(watching, looks, SHAPE, Z_HAND):
        key = face_key(view, card)
        name = name_of("duel", key, watching.language) if key else say(watching, "table.card_back")
        yield piece._replace(name=name, source=f"pile:deck:{seat}")


def _rival_hand(view: DuelTable, watching: Watching, seat: Seat) -> Iterator[PlacedPiece]:
    area = layout_of(watching).rect("hand.rival")
    cards = view.hands[seat]
    width = round(area.height / SHAPE)
    for place, (shift, drop, angle) in enumerate(fan(len(cards), width, width, area.width, 2.0)):
        card = cards[place]
        key = face_key(view, card)
        name = name_of("duel", key, watching.language) if key else say(watching, "table.card_back")
        look = look_of(view, card, watching.language, detail="small")
        yield PlacedPiece(
            f"rival:{place}" if not key else f"card:{card}", look, area.centerx + shift,
            area.y + area.height * 0.28 - drop, width, area.height, angle=180 - angle if not key else -angle,
            z=Z_HAND - 20 + place, name=name, inspect=f"card:{card}" if key else "term:hand",
            source=f"pile:deck:{seat}",
        )  # fmt: skip


def badge(view: DuelTable, seat: Seat, colour: str) -> Look | None:
    """The medallion of a seat; none before its alien is chosen."""
    return AlienBadge(view.aliens[seat], colour) if view.aliens[seat] else None
