"""How the great events of Duel are shown: the reveal in several pictures, a banner, sparks for the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.events import Event, Planned
from game.core.table import NOBODY, Seat
from game.core.texts import catalogue, name_of
from game.duel import pieces
from game.duel.events import AlienChosen, EnvoyMoved, EnvoyRevealed, FireStopped, ShipsSent
from game.duel.moments import DestinyDrawn, GameWon, PlansRevealed, ReinforcementPlayed, WinnerFound
from game.duel.phases import RESTART
from game.duel.table import DuelTable
from scenes.drawing.theme import SEATS, Colour, rgb
from scenes.games.duel.animations import cue_of
from scenes.games.duel.card_faces import back_of_key, dressed
from scenes.games.duel.looks import BackLook, EquationLook
from scenes.games.duel.picture import picture as picture_of
from scenes.games.duel.sent_ships import after, dialled, seen_before, wait_at_the_planet
from scenes.games.duel.verdicts import why_won
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import called
from scenes.table.stage.director import Beat, EventCue
from scenes.table.stage.moments import Banner, Burst, Effects
from scenes.table.stage.piece import Look, PlacedPiece

ACCENTS: dict[str, Colour] = {
    "discovery": rgb("#2BB8C4"), "event": rgb("#E0468C"), "refresh": rgb("#4CC38A"),
}  # fmt: skip
TERM = EventCue("term", "count_up")
TICK = EventCue(sound="tick", hold="tick")


def beats(event: Event, view: DuelTable, picture: list[PlacedPiece], watching: Watching) -> Sequence[Beat]:
    """The pictures that tell an event, one after the other; most events need one."""
    move = cue_of(event, watching.seat)
    plain = Beat(picture, move, event, view)
    if isinstance(event, ShipsSent) and seen_before(event, watching):
        return [plain._replace(move=EventCue())]
    if watching.ahead and wait_at_the_planet(event, view, watching):
        return [plain._replace(picture=picture_of(after(view, dialled(view, watching)), watching))]
    if isinstance(event, PlansRevealed):
        return _reveal(plain, view, watching)
    if isinstance(event, WinnerFound):
        heard = _heard(move, event.seat, watching)._replace(hold="read")
        return [plain._replace(move=heard, effects=_victory(view, event, watching))]
    if isinstance(event, FireStopped) and event.entirely:
        return [plain._replace(move=move._replace(hold="read"), effects=_shield(event, watching))]
    if isinstance(event, Planned) and event.errands == RESTART:
        return [plain._replace(move=move._replace(hold="read"), effects=_once_more(view, watching))]
    if isinstance(event, DestinyDrawn):
        return [plain._replace(effects=Effects(banner=_banner(view, watching.language)))]
    if isinstance(event, GameWon) and watching.seat not in event.winners and event.winners:
        return [plain._replace(move=move._replace(sound="lose_game"))]
    return [plain]


def to_read(event: Event, view: DuelTable, watching: Watching) -> str:
    """Every destiny card, what the rival turns up or plays, and who the own new ally is."""
    if isinstance(event, DestinyDrawn):
        return f"card:{event.card}"
    if isinstance(event, AlienChosen) and event.seat != watching.seat:
        return f"alien:{event.alien}"
    if isinstance(event, EnvoyRevealed | ReinforcementPlayed) and event.seat != watching.seat:
        return f"card:{event.card}"
    if isinstance(event, EnvoyMoved) and event.ally == watching.seat != NOBODY:
        return f"card:{event.card}"
    return ""


def kind_of(view: DuelTable, language: str) -> str:
    """What kind of destiny card lies open, in words."""
    card = pieces.destiny(view.key(view.past[-1]))
    kind = f"table.kind.{card.kind}" if card.kind in ("duel", "contest") else f"table.kind.{card.type}"
    return catalogue(language).say(kind, advantage=card.advantage)


# --- the reveal


def _reveal(plain: Beat, view: DuelTable, watching: Watching) -> list[Beat]:
    """After a count both plans are turned over in the light, then the equation grows term by term."""
    assert view.duel is not None
    plans = frozenset(f"card:{card}" for cards in view.duel.plans for card in cards)
    strip = next((placed for placed in plain.picture if isinstance(placed.look, EquationLook)), None)
    counted_down = _count_down(plain, plans, view, watching)
    turned = plain._replace(effects=Effects(spot=plans, turns=plans))
    if strip is None or not isinstance(strip.look, EquationLook):
        return [*counted_down, turned]
    lit = Effects(spot=plans | {strip.id})
    rest = [placed for placed in plain.picture if placed.id != strip.id]
    look = strip.look
    terms = max(len(look.left.terms), len(look.right.terms))
    first = turned._replace(picture=rest, move=plain.move._replace(hold="none"))
    counted = [
        plain._replace(
            picture=[*rest, strip._replace(look=replace(look, terms=number))], move=TERM, effects=lit
        )
        for number in range(1, terms)
    ]
    last = plain._replace(move=TERM._replace(hold=plain.move.hold), effects=lit)
    return [*counted_down, first, *counted, last]


def _count_down(plain: Beat, plans: frozenset[str], view: DuelTable, watching: Watching) -> list[Beat]:
    """Three, two, one: both plans still lie there face down and locked (docs/ux 4.10)."""
    shut = [
        placed._replace(look=_face_down(view, placed, watching)) if placed.id in plans else placed
        for placed in plain.picture
        if not isinstance(placed.look, EquationLook)
    ]
    return [Beat(shut, TICK, effects=Effects(spot=plans, tick=number)) for number in (3, 2, 1)]


def _face_down(view: DuelTable, placed: PlacedPiece, watching: Watching) -> Look:
    key = view.key(int(placed.id.partition(":")[2]))
    return dressed(BackLook(back_of_key(key), locked=True), watching.colours)


# --- who has won


def _heard(move: EventCue, winner: Seat, watching: Watching) -> EventCue:
    if winner == NOBODY:
        return move._replace(sound="")
    return move._replace(sound="win_duel" if winner == watching.seat else "lose_duel")


def _victory(view: DuelTable, event: WinnerFound, watching: Watching) -> Effects:
    """The light on both sums; sparks rise for the winner below, and fall if the other one has won."""
    assert view.duel is not None
    if event.seat == NOBODY:
        return Effects(banner=Banner("", say(watching, "table.duel.nobody_wins")))
    won = event.seat == watching.seat
    cards = view.duel.plans[event.seat if won else watching.seat] or view.duel.plans[event.seat]
    spot = {"equation", *(f"card:{card}" for both in view.duel.plans for card in both)}
    colour = watching.colours[event.seat if won else watching.seat]
    burst = Burst(f"card:{cards[0]}" if cards else "equation", colour, won)
    return Effects(spot=frozenset(spot), banner=_verdict(view, event, watching), burst=burst)


def _verdict(view: DuelTable, event: WinnerFound, watching: Watching) -> Banner:
    """Who has won the duel or the contest, and why."""
    assert view.duel is not None
    name = called(event.seat, watching)
    title = say(watching, "table.duel.wins_contest" if view.duel.contest else "table.duel.wins", name=name)
    second = why_won(view, event.seat, event.totals, watching)
    return Banner("", title, second, SEATS[watching.colours[event.seat]].light)


def _shield(event: FireStopped, watching: Watching) -> Effects:
    """Nothing moves where a shield stops everything, so it is said."""
    title = say(watching, "table.duel.shield_holds", name=called(event.seat, watching))
    second = say(watching, "table.duel.fire_stopped", fire=event.fire)
    return Effects(banner=Banner("", title, second, SEATS[watching.colours[event.seat]].light))


def _once_more(view: DuelTable, watching: Watching) -> Effects:
    """Nobody has ships left at the planet: the duel for it begins again."""
    assert view.duel is not None
    planet = name_of("duel", view.key(view.duel.planet), watching.language)
    title = say(watching, "table.duel.once_more", planet=planet)
    return Effects(banner=Banner("", title, say(watching, "table.duel.back_to_dials"), ACCENTS["refresh"]))


def _banner(view: DuelTable, language: str) -> Banner:
    """The new destiny card, in words."""
    card = pieces.destiny(view.key(view.past[-1]))
    number = catalogue(language).say("table.title", number=len(view.past))
    return Banner(number, name_of("duel", card.id, language), kind_of(view, language), ACCENTS[card.type])
