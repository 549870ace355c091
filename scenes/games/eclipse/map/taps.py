"""What a tap on the map means: a free square is settled, a place explored, a sector flown to or built in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.prompts import Handle
from game.core.table import Seat
from game.eclipse import offers, pieces, reach
from game.eclipse.asking import InTurn
from game.eclipse.battle_prompts import SettleNow
from game.eclipse.prompts import TRACK, Build, EndTurn, Influence, MayClaim, TakeTurn
from game.eclipse.table import EclipseTable
from game.eclipse.words import handles_of, verb_of, word
from scenes.games.eclipse.battle.fleet_odds import sector_of, ship_of
from scenes.games.eclipse.map.refusals import not_there, ship_stays, ship_title
from scenes.games.eclipse.names import action_name, sector_title, tech_name
from scenes.games.eclipse.trays.upkeep import balance, becomes, warning
from scenes.table.answering.tap_meaning import Course, TapMeaning

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

ON_SECTORS = ("disc", "discovery", "orbital", "monolith", "clash")  # pieces with the number of their sector
LOOSE = ("ship:", "disc:", "square:")  # own ships, discs and cubes lie upon their sectors
SETTLING = (InTurn, SettleNow)  # questions during which colony ships may land
ACTION_CARDS = {
    "explore": "explore",
    "influence": "influence",
    "research": "research",
    "upgrade": "upgrade",
    "construct": "build",
    "fly": "move",
}


def target_of(piece: str) -> str:
    """The place that is meant by a tap: what stands on a sector stands for it, a free square for itself."""
    kind, _, word_ = piece.partition(":")
    if kind == "free":
        return f"square:{word_}"
    if kind in ON_SECTORS and word_.isdecimal():
        return f"sector:{word_}"
    if kind in ("fleet", "square"):
        return f"sector:{word_.split(':')[-1 if kind == 'fleet' else 0]}"
    return piece


def is_loose(piece: str) -> bool:
    """True for own ships, for discs and cubes; the rest of a sector is the ground of the map."""
    return piece.startswith(LOOSE)


def place_name(ui: Ui, view: EclipseTable, place: str) -> str:
    """A sector, the sector of a square, or a free place, by name."""
    kind, _, word_ = place.partition(":")
    numbers = [int(number) for number in word_.split(":")]
    if kind == "zone":
        ring = ("I", "II", "III")[reach.ring_of((numbers[0], numbers[1]))]
        return ui.say("eclipse.naming.zone", ring=ring)
    return sector_title(view.face(numbers[0]).id, ui.settings.language)


def meant(ui: Ui, piece: str, builder: AnswerBuilder, view: EclipseTable) -> TapMeaning | None:
    """What a tap means that the open question does not take by itself."""
    held, target = builder.selected, target_of(piece)
    last = [each for each in builder.handles if each.piece == piece and each.place == held]
    if last and builder.chosen is None:  # the place was tapped before, now what goes there
        return TapMeaning(((last[0],),), last[0].place or "")
    if piece in builder.pieces:
        return None
    kind = target.partition(":")[0]
    if ship_of(held) is not None and kind == "sector" and not builder.parked:
        return TapMeaning(say=not_there(ui, held, target, builder, view))
    into = [each for each in builder.handles if each.place == target] if kind in ("sector", "square") else []
    if into:
        ways = tuple((each,) for each in into)
        return TapMeaning(ways, target, _which(ui, builder, view, target) if len(ways) > 1 else "")
    if kind == "square" and isinstance(builder.prompt, SETTLING):
        return TapMeaning(say=unsettled(ui, view, builder.prompt.seat, target))
    if kind == "sector" and (settled := _settled(ui, builder, view, target)):
        return settled
    if kind == "sector" and isinstance(builder.prompt, Influence):
        return _claimed(builder, view, target)
    if isinstance(builder.prompt, TakeTurn):
        return _begun(ui, builder, view, target)
    if isinstance(builder.prompt, MayClaim) and target == f"sector:{builder.prompt.sector}":
        claim = next(each for each in builder.handles if each.answer == "claim")
        return TapMeaning(((claim,),), target)
    return None


def _settled(ui: Ui, builder: AnswerBuilder, view: EclipseTable, target: str) -> TapMeaning | None:
    """A planet is meant by a tap beside its square; of several squares one is to be tapped."""
    if not isinstance(builder.prompt, EndTurn | SettleNow):
        return None
    squares = target.replace("sector:", "square:") + ":"
    into = [each for each in builder.handles if (each.place or "").startswith(squares)]
    if len(into) == 1:
        return TapMeaning(((into[0],),), into[0].place or "")
    place = place_name(ui, view, target)
    return TapMeaning(say=ui.say("eclipse.taps.which_square", place=place)) if into else None


def _claimed(builder: AnswerBuilder, view: EclipseTable, target: str) -> TapMeaning | None:
    """A disc of the influence track goes to a sector that is free for it."""
    sector = sector_of(target)
    track = [each for each in builder.handles if each.answer == word("from", TRACK)]
    if sector is None or not track or sector not in reach.disc_targets(view, builder.prompt.seat):
        return None
    return TapMeaning(((track[0], *handles_of(word("to", sector))),), target)


def _which(ui: Ui, builder: AnswerBuilder, view: EclipseTable, target: str) -> str:
    """What is still to be said of a place that several pieces may go to."""
    place = place_name(ui, view, target)
    if target.startswith("square:"):
        return ui.say("eclipse.taps.which_cube", place=place)
    if isinstance(builder.prompt, Build):
        return ui.say("eclipse.taps.which_build", place=place)
    return ui.say("eclipse.taps.which_ship", place=place)


def unsettled(ui: Ui, view: EclipseTable, seat: Seat, target: str) -> str:
    """Why no colony ship can land on a free square of an own sector."""
    sector, square = (int(number) for number in target.split(":")[1:])
    player, place = view.players[seat], place_name(ui, view, target)
    if not player.colony_ships:
        return ui.say("eclipse.taps.no_colony_ship", place=place)
    if square not in offers.squares_open(view, seat, sector):
        colour = pieces.SQUARES[view.faces[view.map[sector].tile]][square].colour
        tech = tech_name(pieces.TECH_OF[pieces.ADVANCED_TECHS[colour]], ui.settings.language)
        return ui.say("eclipse.taps.advanced", place=place, tech=tech)
    return ui.say("eclipse.taps.no_cube", place=place)


# --- the action that a tap begins with


def _begun(ui: Ui, builder: AnswerBuilder, view: EclipseTable, target: str) -> TapMeaning | None:
    """A tap while an action is asked: the actions that have something to do with it."""
    kind = target.partition(":")[0]
    if kind not in ("ship", "zone", "sector", "disc"):
        return None
    found = courses(builder, view, target)
    if found:
        several = len(found) > 1 and ui.say("eclipse.taps.which_action", place=place_name(ui, view, target))
        return TapMeaning(found, target, several or "", waits=kind == "zone")
    return TapMeaning(say=_nothing(ui, builder, view, target))


def courses(builder: AnswerBuilder, view: EclipseTable, target: str) -> tuple[Course, ...]:
    """The actions that can be done there now, each with the answers that name the place."""
    actions = {each.answer: each for each in builder.handles if (each.piece or "").startswith("action:")}
    kind, _, word_ = target.partition(":")
    seat = builder.prompt.seat
    if kind == "ship":
        flight = ship_of(target)
        able = flight in list(reach.movable(view, seat)) and bool(ship_targets(view, seat, target))
        return ((actions["fly"],),) if able and "fly" in actions else ()
    if kind == "disc":
        return ((actions["influence"],),) if "influence" in actions else ()
    if kind == "zone":
        q, r = (int(number) for number in word_.split(":"))
        open_ = "explore" in actions and (q, r) in reach.zones(view, seat)
        return ((actions["explore"], *handles_of(word("zone", q, r))),) if open_ else ()
    sector = sector_of(target)
    return tuple(_in_sector(view, seat, sector, actions)) if sector is not None else ()


def _in_sector(view: EclipseTable, seat: Seat, sector: int, actions: dict[str, Handle]) -> Iterator[Course]:
    """Fly there, put a disc there, build there."""
    flights = [
        (start, ship)
        for start, ship, movement in reach.departures(view, seat)
        if sector in reach.targets(view, seat, start, movement)
    ]
    if "fly" in actions and flights:
        only = handles_of(word("move", *flights[0], sector)) if len(flights) == 1 else ()
        yield (actions["fly"], *only)
    free = view.players[seat].discs > 1  # one more than the disc that the action takes
    if "influence" in actions and free and sector in reach.disc_targets(view, seat):
        yield actions["influence"], *handles_of(word("from", TRACK)), *handles_of(word("to", sector))
    sites = [sectors for _, sectors in offers.building_sites(view, seat)]
    if "construct" in actions and any(sector in sectors for sectors in sites):
        yield (actions["construct"],)


def ship_targets(view: EclipseTable, seat: Seat, piece: str) -> list[int]:
    """The sectors that an own ship reaches with one move."""
    flight = ship_of(piece)
    ways = [
        reach.targets(view, seat, start, movement)
        for start, ship, movement in reach.departures(view, seat)
        if (start, ship) == flight
    ]
    return list(ways[0]) if ways else []


def _nothing(ui: Ui, builder: AnswerBuilder, view: EclipseTable, target: str) -> str:
    """Why there is nothing to do with something in this turn."""
    seat = builder.prompt.seat
    player, kind = view.players[seat], target.partition(":")[0]
    name = ui.say("eclipse.naming.discs") if kind == "disc" else thing_name(ui, view, target)
    if not player.discs:
        return ui.say("eclipse.taps.no_disc", thing=name)
    if kind == "ship":
        return ship_stays(ui, view, seat, target)
    if player.passed and kind in ("zone", "disc"):
        return ui.say("eclipse.taps.has_passed", thing=name)
    if kind == "zone":
        return ui.say("eclipse.taps.no_way_out", place=name)
    if kind == "disc":
        return ui.say("eclipse.taps.no_influence", thing=name)
    return ui.say("eclipse.taps.nothing_here", place=name)


def thing_name(ui: Ui, view: EclipseTable, target: str) -> str:
    """A ship with its sector, or a place."""
    flight = ship_of(target)
    return ship_title(ui, view, flight) if flight else place_name(ui, view, target)


# --- what is shown of it


def here(ui: Ui, builder: AnswerBuilder, view: EclipseTable, action: str) -> tuple[Course, str] | None:
    """The course of an action at the place that was tapped, and what the place is called."""
    held = builder.selected
    if held.partition(":")[0] not in ("zone", "sector"):
        return None
    found = [each for each in courses(builder, view, held) if each[0].piece == f"action:{action}"]
    return (found[0], place_name(ui, view, held)) if found else None


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button while an action lies ready that was begun at a place."""
    chosen = builder.chosen
    if chosen is None or verb_of(str(chosen.answer)) not in ACTION_CARDS or builder.selected == chosen.piece:
        return None
    action, seat = ACTION_CARDS[verb_of(chosen.answer)], builder.prompt.seat
    if not builder.selected.startswith(("zone:", "sector:")):
        return None
    then = balance(view, seat, 1)
    told = warning(ui.words, view, seat, then) or becomes(ui, balance(view, seat), then)
    name = place_name(ui, view, builder.selected)
    return action_name(action, ui.settings.language), f"{name}: {told}"
