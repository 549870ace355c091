"""The build phases: a planet, then resource cards (RB 2.3.4, 2.3.5)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm import pieces
from game.firestorm.cards.grammar import Ability
from game.firestorm.deeds import uses
from game.firestorm.effects.entering import entered
from game.firestorm.effects.flow import FirePlay, draw, plan, wait
from game.firestorm.events.cards import CardEntered, PlanetDrawn, PlanetRejected
from game.firestorm.events.common import PhaseEntered, PoolsEmptied, StonesChanged
from game.firestorm.parts import NOWHERE, Item, Player
from game.firestorm.prompts import DrawCards, DrawPlanet, KeepPlanet
from game.firestorm.table import FirestormTable
from game.firestorm.timing import fitting_now, is_awaited
from game.firestorm.totals import extra_draw
from game.firestorm.words import Word, numbers_of, verb_of, word


def build_1(play: FirePlay, seat: Seat, drawn: int = 0) -> Awaitable[Errand | None] | None:
    """A planet may be drawn; some cards have a game effect in this phase."""
    table = play.table
    if table.players[seat].gone:
        return None
    if table.phase != "build_1":
        _empty_pools(play)
        play.do(PhaseEntered("build_1"))
    words = _build_words(table, seat, drawn)
    return _build(play, seat, drawn, words) if words else None


async def _build(play: FirePlay, seat: Seat, drawn: int, words: list[Word]) -> Errand | None:
    said = await DrawPlanet(seat, listed=("none", *words))
    if said == "none":
        return None
    if verb_of(said) == "use":
        plan(play, errand("build_1", seat, drawn))
        return errand("announce", seat, *numbers_of(said))
    plan(play, errand("build_1", seat, 1))
    return planet(play, seat)


def _empty_pools(play: FirePlay) -> None:
    """After the event phase, if there is anything in them (ruling 10)."""
    for player in play.table.players:
        if player.tp or player.ep:
            play.do(PoolsEmptied())
            return


def _build_words(table: FirestormTable, seat: Seat, drawn: int) -> list[Word]:
    """Without a planet in the deck nothing of this makes sense."""
    if not table.players[seat].planet_deck:
        return []
    words = [] if drawn else ["draw"]
    if not _may_use_any(table, seat):
        return words
    for card, number in uses(table, seat, fitting_now(table, seat, "game_effect")):
        if _is_for_building(table.facts(card).abilities[number]):
            words.append(word("use", card, number))
    return words


def _builds(face: int) -> bool:
    """A card with a game effect in this phase."""
    rows = [pieces.CARDS[face].abilities[number] for number in pieces.USES[face]]
    return any(row.kind == "game_effect" and _is_for_building(row) for row in rows)


def _is_for_building(row: Ability) -> bool:
    return any(time.phase == "build_1" for time in row.timing)


_BUILDS = pieces.by_face(_builds)


def _may_use_any(table: FirestormTable, seat: Seat) -> bool:
    """At sight: mostly there is no such card."""
    player = table.players[seat]
    pile = player.doers + player.gear + player.limbo
    return 1 in pile.translate(table.faces_of(seat)).translate(_BUILDS)


def planet(play: FirePlay, seat: Seat) -> Errand | None:
    """The top planet is drawn; before it is played, somebody may refer to that."""
    table, player = play.table, play.table.players[seat]
    if player.gone or not player.planet_deck:
        return None
    play.do(PlanetDrawn(seat))
    if is_awaited(table, "planet_drawn"):
        plan(play, errand("keep_planet", seat))
        wait(play, Item(0, "planet_drawn", seat, cards=[_drawn(table, seat)]))
    elif _may_reject(player):
        return errand("keep_planet", seat)
    else:
        _play_planet(play, _drawn(table, seat))
    return None


def _may_reject(player: Player) -> bool:
    return player.stones >= pieces.REJECT and not player.rejected and bool(player.planet_deck)


def _play_planet(play: FirePlay, card: CardId) -> None:
    play.do(CardEntered(card))
    entered(play, card)


def _drawn(table: FirestormTable, seat: Seat) -> CardId:
    """The planet that a seat holds in its hand for a moment."""
    for local in table.players[seat].air:
        if local < pieces.PLANETS:
            return pieces.card_of(seat, local)
    return NOWHERE


async def keep_planet(play: FirePlay, seat: Seat) -> Errand | None:
    """It is played, or rejected for another one with two lucky stones, once in a turn (RB 4.5)."""
    table = play.table
    card, player = _drawn(table, seat), table.players[seat]
    if card == NOWHERE:
        return None
    if _may_reject(player):
        said = await KeepPlanet(seat, listed=("reject", "keep"), card=card)
        if said == "reject":
            play.do(StonesChanged(seat, -pieces.REJECT, "reject"))
            play.do(PlanetRejected(card))
            return errand("planet", seat)
    _play_planet(play, card)
    return None


async def build_2(play: FirePlay, seat: Seat) -> None:
    """One or two resource cards, announced before they are drawn; who cannot draw has lost (RB 2.3.5)."""
    table = play.table
    if table.players[seat].gone:
        return
    play.do(PhaseEntered("build_2"))
    most = min(2 + extra_draw(table, seat), len(table.players[seat].deck))
    count = 1
    if most > 1:
        listed = tuple([word("number", number) for number in range(1, most + 1)])
        count = numbers_of(await DrawCards(seat, listed=listed))[0]
    draw(play, seat, count)


ERRANDS = (build_1, planet, keep_planet, build_2)
