"""The build phases: a planet, then resource cards (RB 2.3.4, 2.3.5)."""

from __future__ import annotations

from game.core.table import CardId, Seat, errand
from game.firestorm import pieces
from game.firestorm.card_events import CardEntered, PlanetDrawn, PlanetRejected
from game.firestorm.deeds import uses
from game.firestorm.entering import entered
from game.firestorm.events import PhaseEntered, PoolsEmptied, StonesChanged
from game.firestorm.flow import FirePlay, draw, open_moment, plan
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.prompts import DrawCards, DrawPlanet, KeepPlanet
from game.firestorm.table import FirestormTable
from game.firestorm.totals import extra_draw
from game.firestorm.words import Word, numbers_of, verb_of, word


async def build_1(play: FirePlay, seat: Seat, drawn: int = 0) -> None:
    """A planet may be drawn; some cards have a game effect in this phase."""
    table = play.table
    if table.players[seat].gone:
        return
    if table.phase != "build_1":
        _empty_pools(play)
        play.do(PhaseEntered("build_1"))
    words = _build_words(table, seat, drawn)
    if not words:
        return
    said = await DrawPlanet(seat, listed=("none", *words))
    if said == "none":
        return
    if verb_of(said) == "use":
        plan(play, errand("announce", seat, *numbers_of(said)), errand("build_1", seat, drawn))
    else:
        plan(play, errand("planet", seat), errand("build_1", seat, 1))


def _empty_pools(play: FirePlay) -> None:
    """After the event phase, if there is anything in them (ruling 10)."""
    if any(player.tp or player.ep for player in play.table.players):
        play.do(PoolsEmptied())


def _build_words(table: FirestormTable, seat: Seat, drawn: int) -> list[Word]:
    """Without a planet in the deck nothing of this makes sense."""
    if not table.players[seat].planet_deck:
        return []
    words = [] if drawn else ["draw"]
    for card, number in uses(table, seat, "game_effect"):
        if any(time.phase == "build_1" for time in table.facts(card).abilities[number].timing):
            words.append(word("use", card, number))
    return words


def planet(play: FirePlay, seat: Seat) -> None:
    """The top planet is drawn; before it is played, somebody may refer to that."""
    player = play.table.players[seat]
    if player.gone or not player.planet_deck:
        return
    play.do(PlanetDrawn(seat))
    plan(play, errand("keep_planet", seat))
    open_moment(play, Item(0, "planet_drawn", seat, cards=[_drawn(play.table, seat)]))


def _drawn(table: FirestormTable, seat: Seat) -> CardId:
    """The planet that a seat holds in its hand for a moment."""
    for local in table.players[seat].air:
        if local < pieces.PLANETS:
            return seat * pieces.BLOCK + local
    return NOWHERE


async def keep_planet(play: FirePlay, seat: Seat) -> None:
    """It is played, or rejected for another one with two lucky stones, once in a turn (RB 4.5)."""
    table = play.table
    card, player = _drawn(table, seat), table.players[seat]
    if card == NOWHERE:
        return
    if not player.rejected and player.stones >= pieces.REJECT and player.planet_deck:
        said = await KeepPlanet(seat, listed=("reject", "keep"), card=card)
        if said == "reject":
            play.do(StonesChanged(seat, -pieces.REJECT, "reject"))
            play.do(PlanetRejected(card))
            plan(play, errand("planet", seat))
            return
    play.do(CardEntered(card))
    entered(play, card)


async def build_2(play: FirePlay, seat: Seat) -> None:
    """One or two resource cards, announced before they are drawn; who cannot draw has lost (RB 2.3.5)."""
    table = play.table
    if table.players[seat].gone:
        return
    play.do(PhaseEntered("build_2"))
    most = min(2 + extra_draw(table, seat), len(table.players[seat].deck))
    count = 1
    if most > 1:
        listed = tuple(word("number", number) for number in range(1, most + 1))
        count = numbers_of(await DrawCards(seat, listed=listed))[0]
    draw(play, seat, count)


ERRANDS = (build_1, planet, keep_planet, build_2)
