"""Technology: research, completion, abandonment, new techs (p. 15)."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.common import ShipsMoved
from game.cosmic.events.techs import TechCompleted, TechKept, TechsLookedAt, TechsReshuffled
from game.cosmic.moments import TechFinished
from game.cosmic.offers import is_researched, owns
from game.cosmic.parts import ON_TECH
from game.cosmic.powers import COMPLETIONS, CosmicPlay, comes, drop_tech
from game.cosmic.prompts import ChooseCard, ResearchTech
from game.cosmic.ships import bring_home, check_powers, take


async def work_on_tech(play: CosmicPlay, seat: Seat) -> None:
    way = await ResearchTech(seat)
    if way == "nothing":
        return
    word, card = way.split()
    if word == "research":
        await put_ship_on(play, seat, int(card))
    else:
        await complete(play, seat, int(card))


async def put_ship_on(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """A ship from any colony goes onto the tech and stays there until it is completed."""
    for place, ships in await take(play, seat, 1, 1, "ask.research_ship"):
        play.do(ShipsMoved(seat, ships, place, ON_TECH + card))
    await check_powers(play)


async def complete(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """With ships enough the tech is completed, else abandoned; the ships return to any colonies.

    Ruling 173: from a tech that only works with its ships on it they return when it has been used.
    """
    table = play.table
    printed = pieces.TECHS[table.id_of(card)]
    if not is_researched(table.tech(seat, card), printed):
        await drop_tech(play, seat, card)
        return
    play.do(TechCompleted(seat, card))
    await comes(play, TechFinished(seat, card))
    if owns(table, seat, card) and (effect := COMPLETIONS.get(table.id_of(card))):
        await effect(play, seat, card)
    if owns(table, seat, card) and not printed.hidden_until_used:
        await bring_home(play, seat, table.ships_at(seat, ON_TECH + card), ON_TECH + card)


async def new_tech(play: CosmicPlay, seat: Seat) -> None:
    """Instead of another encounter: look at as many techs as foreign colonies and one more, keep one."""
    table = play.table
    count = table.foreign_colonies(seat) + 1
    if len(table.tech_deck) < count and table.tech_discard:
        play.do(TechsReshuffled())
    cards = tuple(reversed(table.tech_deck[-count:]))
    if not cards:
        return
    play.do(TechsLookedAt(seat, cards))
    kept = cards[0]
    if len(cards) > 1:
        kept = await ChooseCard(seat, what="ask.keep_tech", listed=cards)
    play.do(TechKept(seat, kept, tuple(card for card in cards if card != kept)))
