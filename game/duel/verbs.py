"""What cards tell players to do: recover, draw, take, improve, ready, destroy, discard."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from game.core.events import Play
from game.core.powers import Power, happen
from game.core.prompts import NONE, Prompt
from game.core.table import NOBODY, CardId, Seat
from game.duel.events import (
    SUPPLY,
    CardDiscarded,
    CardDrawn,
    DeckReshuffled,
    EnvoyMoved,
    EnvoyUsed,
    ReinforcementTaken,
    ShipsDestroyed,
    ShipsRecovered,
    StragglerChanged,
    TacticReadied,
)
from game.duel.prompts import ChooseShips, DiscardCard, DismissEnvoy, ImproveFriendship, ReadyTactic
from game.duel.table import DuelTable
from game.duel.totals import ally_limit, controlled, hand_limit

DuelPlay = Play[DuelTable]


async def settle(play: DuelPlay, prompt: Prompt[int]) -> int:
    """Ask, unless there is only one thing to answer (or nothing: NONE)."""
    options = prompt.options(play.table)
    if len(options) > 1:
        return await prompt
    return options[0] if options else NONE


def draw(play: DuelPlay, seat: Seat, count: int) -> None:
    """Draw from the own deck; an empty deck is made anew from the discard pile (R25)."""
    table = play.table
    for _ in range(count):
        if not table.decks[seat]:
            if not table.discards[seat]:
                return
            play.do(DeckReshuffled(seat))
        play.do(CardDrawn(seat, table.decks[seat][-1]))


def draw_to_limit(play: DuelPlay, seat: Seat) -> None:
    draw(play, seat, hand_limit(play.table, seat) - len(play.table.hands[seat]))


def need_a_card(play: DuelPlay, seat: Seat) -> None:
    """A card from hand is needed: an empty hand is filled first (R24)."""
    if not play.table.hands[seat]:
        draw_to_limit(play, seat)


def take(play: DuelPlay, seat: Seat, count: int) -> None:
    """Take reinforcements, as long as there are any (R21)."""
    for _ in range(min(count, len(play.table.reinforcements))):
        play.do(ReinforcementTaken(seat, play.table.reinforcements[-1]))


async def recover(play: DuelPlay, seat: Seat, count: int) -> None:
    """Take back as many ships as possible; some may come from the warp planet (R34).

    What the warp alone cannot give comes from there in any case (R38).
    """
    table = play.table
    there = sum(planet.ships[seat] for planet in table.planets if planet.in_warp)
    most = min(there, count)
    least = min(most, max(0, count - table.warp[seat]))
    chosen = await settle(play, ChooseShips(seat, what="ask.recover_from_warp_planet", low=least, high=most))
    ships = chosen + min(count - chosen, table.warp[seat])
    if ships:
        await happen(play, ShipsRecovered(seat, ships, chosen))


async def destroy(play: DuelPlay, seat: Seat, count: int, place: int, by: Seat = NOBODY) -> None:
    """Destroy as many of a player's ships in one place as there are (R38)."""
    there = play.table.supply[seat] if place == SUPPLY else play.table.planet(place).ships[seat]
    if ships := min(count, there):
        await happen(play, ShipsDestroyed(seat, ships, place, by))


async def improve(play: DuelPlay, seat: Seat, because: str = "", besides: tuple[CardId, ...] = ()) -> CardId:
    """Improve the friendship with an envoy: a neutral one allies, the opponent's turns neutral (R26)."""
    card = await settle(play, ImproveFriendship(seat, because, besides=besides))
    if card == NONE:
        return NONE
    ally = next(envoy.ally for envoy in play.table.envoys if envoy.card == card)
    if ally == NOBODY:
        await befriend(play, card, seat)
    elif ally != seat:
        await happen(play, EnvoyMoved(card, NOBODY, by=seat, was=ally))
    return card


async def worsen(play: DuelPlay, seat: Seat, card: CardId) -> None:
    """Worsen the friendship with an envoy: an ally turns neutral, a neutral one goes to the opponent."""
    ally = next(envoy.ally for envoy in play.table.envoys if envoy.card == card)
    if ally == seat:
        await happen(play, EnvoyMoved(card, NOBODY, by=seat, was=ally))
    elif ally == NOBODY:
        await befriend(play, card, 1 - seat)


async def befriend(play: DuelPlay, card: CardId, seat: Seat) -> None:
    """An envoy allies with a player, who keeps no more allies than allowed (R27)."""
    was = next(envoy.ally for envoy in play.table.envoys if envoy.card == card)
    await happen(play, EnvoyMoved(card, seat, by=seat, was=was))
    table = play.table
    while len(allies := allies_of(table, seat)) > ally_limit(table, seat):
        surplus = await settle(play, DismissEnvoy(seat, listed=tuple(allies)))
        await happen(play, EnvoyMoved(surplus, NOBODY, by=seat, was=seat))


def allies_of(table: DuelTable, seat: Seat) -> list[CardId]:
    return [envoy.card for envoy in table.envoys if envoy.ally == seat]


def use_envoy(play: DuelPlay, seat: Seat, envoy: Power) -> None:
    """Note that a player has used an open ally; some of them leave after cleanup."""
    table = play.table
    allies = [ally.card for ally in table.envoys if ally.ally == seat and ally.face_up]
    play.do(EnvoyUsed(next(card for card in allies if table.key(card) == envoy.name)))


async def ready(
    play: DuelPlay, seat: Seat, count: int, because: str = "", besides: tuple[int, ...] = ()
) -> None:
    """Ready spent tactics of one's choice, as many as there are."""
    for left in range(count, 0, -1):
        tactic = await settle(play, ReadyTactic(seat, because, besides=besides, left=left))
        if tactic == NONE:
            return
        play.do(TacticReadied(seat, tactic))


def ready_all(play: DuelPlay, seat: Seat) -> None:
    for tactic, spent in enumerate(play.table.spent[seat]):
        if spent:
            play.do(TacticReadied(seat, tactic))


async def discard(play: DuelPlay, seat: Seat, count: int, because: str = "", by: Seat = NOBODY) -> None:
    """Discard cards of one's choice."""
    for _ in range(count):
        need_a_card(play, seat)
        card = await settle(play, DiscardCard(seat, because))
        if card == NONE:
            return
        await happen(play, CardDiscarded(seat, card, by))


def check_straggler(play: DuelPlay) -> None:
    """The marker changes hands when the straggler controls strictly more planets (R9)."""
    table = play.table
    if len(controlled(table, table.straggler)) > len(controlled(table, 1 - table.straggler)):
        play.do(StragglerChanged(table.leader))


def carry_out(play: DuelPlay, seat: Seat, verb: str, because: str) -> Coroutine[Any, Any, None]:
    """One verb of a data row, such as "recover 2"."""
    name, _, number = verb.partition(" ")
    return VERBS[name](play, seat, int(number or 0), because)


async def _recover(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    await recover(play, seat, count)


async def _draw(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    draw(play, seat, count)


async def _draw_to_limit(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    draw_to_limit(play, seat)


async def _take(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    take(play, seat, count)


async def _improve(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    for _ in range(count):
        await improve(play, seat, because)


async def _ready(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    await ready(play, seat, count, because)


async def _ready_all(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    ready_all(play, seat)


async def _discard(play: DuelPlay, seat: Seat, count: int, because: str) -> None:
    await discard(play, seat, count, because)


VERBS = {
    "recover": _recover,
    "draw": _draw,
    "draw_to_limit": _draw_to_limit,
    "take": _take,
    "improve": _improve,
    "ready": _ready,
    "ready_all": _ready_all,
    "discard": _discard,
}
