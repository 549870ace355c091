"""Verbs about players and piles: drawing, discarding, searching, showing, points and stones."""

from __future__ import annotations

from game.core.table import CardId, Seat, errand
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, fits_where, seats_of, slot_targets
from game.firestorm.effects.entering import bring_in, may_come
from game.firestorm.effects.flow import FirePlay, discard_at_random, pick, plan
from game.firestorm.effects.flow import discard as discarded
from game.firestorm.effects.flow import draw as drawn
from game.firestorm.effects.interpreter import in_play, only_seat, verb
from game.firestorm.events.cards import DeckShuffled, Moved, PlanetDrawn, Revealed
from game.firestorm.events.combat import ShipsUncovered
from game.firestorm.events.common import PointsGained, StonesChanged, VictoryPoints
from game.firestorm.parts import NOWHERE

DECKS = {"resource_deck": "deck", "planet_deck": "planet_deck", "scrap": "scrap"}


@verb
def draw(play: FirePlay, scope: Scope, do: Do) -> None:
    """Resource cards; or another planet instead of one that was just drawn."""
    for seat in seats_of(scope, do.player):
        if do.deck == "planet":
            if play.table.players[seat].planet_deck:
                play.do(PlanetDrawn(seat))
        else:
            drawn(play, seat, do.count)


@verb
def play_planet(play: FirePlay, scope: Scope, do: Do) -> None:
    for seat in seats_of(scope, do.player):
        plan(play, errand("planet", seat))


@verb
async def discard(play: FirePlay, scope: Scope, do: Do) -> None:
    """Who has too few cards discards all of them (RB 4.8)."""
    for seat in seats_of(scope, do.player):
        if do.by == "random":
            discard_at_random(play, seat, do.count, scope.source)
        else:
            chooser = scope.seat if do.by == "controller" else seat
            await discarded(play, seat, chooser, do.count, scope.source)


@verb
async def search(play: FirePlay, scope: Scope, do: Do) -> None:
    """A search may find nothing, even on purpose; the deck is shuffled in any case (ruling 69)."""
    table, pile = play.table, DECKS[do.zone]
    for seat in seats_of(scope, do.player):
        cards = table.own(seat, getattr(table.players[seat], pile))
        play.do(Revealed(tuple(cards), table.watchers(seat), scope.source))
        for _ in range(do.count):
            left = table.own(seat, getattr(table.players[seat], pile))
            found = [card for card in left if do.where is None or fits_where(scope, do.where, card)]
            found = [card for card in found if do.to != "play" or may_come(table, card)]
            card = await pick(play, seat, _unlike(play, found), "search", may=True)
            if card != NOWHERE:
                _bring(play, card, pile, do)
        if pile != "scrap":
            play.do(DeckShuffled(seat, pile))


def _unlike(play: FirePlay, cards: list[CardId]) -> list[CardId]:
    """One card of each kind: which of several copies is found makes no difference."""
    return list({play.table.faces[card]: card for card in cards}.values())


def _bring(play: FirePlay, card: CardId, pile: str, do: Do) -> None:
    if do.to == "play":
        bring_in(play, card, resting=do.enter_state == "deactivated")
    else:
        play.do(Moved(card, pile, do.to, open=do.show))


@verb
def reveal(play: FirePlay, scope: Scope, do: Do) -> None:
    """A hand, the accessories of a ship, or a ship that lies face down."""
    table = play.table
    bits = sum(table.watchers(seat) for seat in seats_of(scope, do.to)) if do.to != "all_players" else 0
    watching = bits or table.everyone
    if do.what == "hand":
        for seat in seats_of(scope, do.player):
            hand = table.own(seat, table.players[seat].hand)
            play.do(Revealed(tuple(hand), watching, scope.source))
        return
    if do.what == "ship_and_accessories":
        _turn_up(play, scope, do)
    for ship in in_play(scope, do):
        if table.covered(ship):  # what lies on it is shown, but not which ship that is (ruling 92)
            play.do(Revealed(tuple(table.gear_on(ship)), watching, scope.source))
            continue
        gear = table.gear_on(ship) + table.loaded_on(ship)
        slips = [table.size + card for card in gear] + [2 * table.size + ship]
        play.do(Revealed((*gear, *slips), watching, scope.source))


def _turn_up(play: FirePlay, scope: Scope, do: Do) -> None:
    table = play.table
    slots = [aim - table.slip(0) for aim in slot_targets(scope, str(do.who)) if aim >= table.slip(0)]
    if slots:
        play.do(ShipsUncovered(tuple(slots)))


@verb
def gain_points(play: FirePlay, scope: Scope, do: Do) -> None:
    for seat in seats_of(scope, do.player):
        play.do(PointsGained(seat, do.tp, do.ep, scope.source))


@verb
def gain_stones(play: FirePlay, scope: Scope, do: Do) -> None:
    for seat in seats_of(scope, do.player):
        play.do(StonesChanged(seat, do.count, "effect", scope.source))


@verb
def lose_stones(play: FirePlay, scope: Scope, do: Do) -> None:
    for seat in seats_of(scope, do.player):
        play.do(StonesChanged(seat, -do.count, "effect", scope.source))


@verb
def gain_vp(play: FirePlay, scope: Scope, do: Do) -> None:
    seat: Seat = only_seat(scope, do.player)
    if seat != NOWHERE:
        play.do(VictoryPoints(seat, do.count, "effect", scope.source))


@verb
def lose_vp(play: FirePlay, scope: Scope, do: Do) -> None:
    """Below zero as well (RB 2.5)."""
    seat: Seat = only_seat(scope, do.player)
    if seat != NOWHERE:
        play.do(VictoryPoints(seat, -do.count, "effect", scope.source))
