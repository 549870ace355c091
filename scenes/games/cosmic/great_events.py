"""How the great events of Cosmic Encounter are shown: flights of ships, the reveal, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.events import Event
from game.core.table import NOBODY, Seat
from game.cosmic.events.cards import CardPlayed, CardsGiven, DestinyTurnedUp
from game.cosmic.events.common import (
    EncounterBegan,
    GameWon,
    Reincarnated,
    ShipsCommitted,
    ShipsLanded,
    ShipsLost,
    ShipsMoved,
    ShipsRetrieved,
    ShipsReturned,
)
from game.cosmic.events.encounter import CardsRevealed, OutcomeDecided
from game.cosmic.events.techs import TechCompleted, TechUsed
from game.cosmic.parts import NEITHER, WARP, WON
from game.cosmic.table import CosmicTable
from scenes.drawing.theme import SEATS
from scenes.games.cosmic.animations import cue_of
from scenes.games.cosmic.card_faces import back_of
from scenes.games.cosmic.looks import BackLook, EquationLook, FleetLook
from scenes.games.cosmic.names import power_name
from scenes.games.cosmic.picture import equation
from scenes.games.cosmic.seat_panels import player_name
from scenes.games.cosmic.sent_ships import seen_before
from scenes.games.cosmic.zones import Z_HAND, layout_of
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import margin
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.moments import Banner, Burst, Effects
from scenes.table.stage.piece import PlacedPiece

TERM = EventCue("term", "count_up")
TICK = EventCue(sound="tick", hold="tick")
TURNED_UP = CardPlayed | TechCompleted | TechUsed | Reincarnated
SHIPS = ShipsCommitted | ShipsReturned | ShipsRetrieved | ShipsLanded | ShipsMoved | ShipsLost


def beats(event: Event, view: CosmicTable, picture: list[PlacedPiece], watching: Watching) -> Sequence[Beat]:
    """The pictures that tell an event, one after the other; most events need one."""
    move = cue_of(event, watching.seat)
    plain = Beat(picture, move, event, view)
    if isinstance(event, ShipsCommitted) and seen_before(event, watching):
        return [plain._replace(move=EventCue())]
    if isinstance(event, SHIPS):
        return _flight(plain, event, watching)
    if isinstance(event, CardsGiven):
        return [plain._replace(picture=[_given(placed, event) for placed in picture])]
    if isinstance(event, CardsRevealed):
        return _reveal(plain, view)
    if isinstance(event, OutcomeDecided):
        return _outcome(plain, view, event, watching)
    if isinstance(event, EncounterBegan):
        return [
            plain._replace(
                effects=Effects(banner=_banner(event, watching)), move=move._replace(hold="banner")
            )
        ]
    if isinstance(event, GameWon) and event.winners and watching.seat not in event.winners:
        return [plain._replace(move=move._replace(sound="lose_game"))]
    return [plain]


def to_read(event: Event, view: CosmicTable, watching: Watching) -> str:
    """Every destiny card, and what others turn up: an artifact, a flare, a tech, another alien."""
    if isinstance(event, DestinyTurnedUp):
        return f"card:{event.card}"
    if not isinstance(event, TURNED_UP) or event.seat == watching.seat:
        return ""
    if isinstance(event, CardPlayed) and event.side:
        return f"{event.side}:{event.card}"
    return f"card:{event.card}"


# --- ships


def route(event: Event) -> tuple[Seat, int, int, int]:
    """Whose ships go, how many, from where and to where."""
    if isinstance(event, ShipsLost):
        return event.seat, event.ships, event.source, WARP
    if isinstance(event, ShipsRetrieved):
        return event.seat, event.ships, WARP, event.to
    if isinstance(event, ShipsReturned | ShipsLanded):
        return event.seat, event.ships, event.source, event.planet
    assert isinstance(event, ShipsCommitted | ShipsMoved)
    return event.seat, event.ships, event.source, event.to


def stack(seat: Seat, place: int) -> str:
    """The piece that a seat's ships at a place are."""
    return f"ships:{seat}:{'warp' if place == WARP else place}"


def _flight(plain: Beat, event: Event, watching: Watching) -> list[Beat]:
    """A stack glides from where the ships were to where they are; there they join the others."""
    seat, ships, source, to = route(event)
    goal = next((placed for placed in plain.picture if placed.id == stack(seat, to)), None)
    if goal is None or not ships:
        return [plain]
    colour = watching.colours[seat]
    flying = goal._replace(
        id=f"flight:{seat}",
        look=FleetLook(colour, ships),
        source=stack(seat, source),
        z=Z_HAND - 6,
        way="drift",
    )
    before = goal.look.count - ships if isinstance(goal.look, FleetLook) else 0
    rest = [placed for placed in plain.picture if placed.id != goal.id]
    if before > 0:
        rest.append(goal._replace(look=FleetLook(colour, before)))
    landed = plain._replace(move=EventCue(hold=plain.move.hold))
    return [plain._replace(picture=[*rest, flying], move=plain.move._replace(hold="none")), landed]


def _given(placed: PlacedPiece, event: CardsGiven) -> PlacedPiece:
    """A card that was given comes from its giver's hand."""
    if placed.id.startswith("card:") and int(placed.id.partition(":")[2]) in event.cards:
        return placed._replace(source=f"hand:{event.giver}")
    return placed


# --- the reveal


def _reveal(plain: Beat, view: CosmicTable) -> list[Beat]:
    """After a count both cards are turned over in the light, then the equation counts up, term by term."""
    cards = _cards(view)
    stays = cards | {"arena", "prize", "bust:0", "bust:1"}
    strip = next((placed for placed in plain.picture if isinstance(placed.look, EquationLook)), None)
    shut = [
        placed._replace(look=BackLook(back_of(view, int(placed.id.partition(":")[2])), locked=True))
        if placed.id in cards
        else placed
        for placed in plain.picture
        if not isinstance(placed.look, EquationLook)
    ]
    counted_down = [Beat(shut, TICK, effects=Effects(spot=stays, tick=number)) for number in (3, 2, 1)]
    turned = plain._replace(effects=Effects(spot=stays, turns=cards))
    if strip is None or not isinstance(strip.look, EquationLook):
        return [*counted_down, turned]
    lit = Effects(spot=stays | {strip.id})
    rest = [placed for placed in plain.picture if placed.id != strip.id]
    terms = max(len(strip.look.offense.terms), len(strip.look.defense.terms))
    first = turned._replace(picture=rest, move=plain.move._replace(hold="none"))
    counted = [
        plain._replace(
            picture=[*rest, strip._replace(look=replace(strip.look, terms=number))], move=TERM, effects=lit
        )
        for number in range(1, terms)
    ]
    last = plain._replace(move=TERM._replace(hold=plain.move.hold), effects=lit)
    return [*counted_down, first, *counted, last]


def _cards(view: CosmicTable) -> frozenset[str]:
    """The pieces that are the encounter cards."""
    return frozenset(f"card:{card}" for card in view.at.cards if card >= 0)


# --- who has won


def _outcome(plain: Beat, view: CosmicTable, event: OutcomeDecided, watching: Watching) -> list[Beat]:
    """The winner in a banner, with both totals; sparks over the planet."""
    if event.outcome != WON or event.winner == NEITHER:
        return [plain._replace(move=plain.move._replace(sound="coin"))]
    seat = view.at.main(event.winner)
    own = view.at.sides[watching.seat]
    won = own in (NEITHER, event.winner)
    sound = "win_duel" if won else "lose_duel"
    name = player_name(watching, seat)
    title = say(watching, "table.cosmic.wins", name=name)
    second = _why(event, name, watching)
    caption = say(watching, "table.cosmic.offense" if event.winner == 0 else "table.cosmic.defense")
    banner = Banner(caption, title, second, SEATS[watching.colours[seat]].light)
    burst = Burst(f"planet:{view.at.planet}", watching.colours[seat], won)
    look = equation(view, watching)
    picture = plain.picture
    if look is not None:
        strip = PlacedPiece(
            "equation", look, *layout_of(watching).rect("equation").center,
            *layout_of(watching).rect("equation").size, z=Z_HAND - 10,
        )  # fmt: skip
        picture = [*picture, strip]
    spot = _cards(view) | {"equation", f"planet:{view.at.planet}"}
    effects = Effects(spot=spot, banner=banner, burst=burst)
    return [
        plain._replace(picture=picture, move=plain.move._replace(sound=sound, hold="read"), effects=effects),
        plain._replace(move=EventCue()),
    ]


def _why(event: OutcomeDecided, winner: str, watching: Watching) -> str:
    """By how much a side has won, or what else has decided it."""
    if event.why:
        return say(watching, "table.moment.because", what=power_name(event.why, watching.language))
    if not event.totals:
        return say(watching, "table.cosmic.attack_wins")
    won, lost = event.totals[event.winner], event.totals[1 - event.winner]
    return margin(won, lost, winner, watching.language)


def _banner(event: EncounterBegan, watching: Watching) -> Banner:
    """Who is the offense now."""
    assert event.offense != NOBODY
    title = say(watching, "table.cosmic.turn_of", name=player_name(watching, event.offense))
    caption = say(watching, "table.cosmic.encounter", number=max(1, event.number))
    return Banner(caption, title, "", SEATS[watching.colours[event.offense]].light)
