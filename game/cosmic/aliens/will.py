"""Will: it encounters whom it likes, where it likes."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.cosmic.events.cards import CardsShown
from game.cosmic.moments import DefenseDue
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChoosePlanet, ChooseSeat, ChooseTarget
from game.cosmic.table import CosmicTable

will = alien("will")


@will.when(DefenseDue)
async def choose_freely(play: CosmicPlay, owner: Seat, due: DefenseDue) -> None:
    """Any other player, at any of its home planets or colonies, whatever destiny says."""
    table = play.table
    if not await use(play, owner, will, lambda: owner == table.at.offense):
        return
    await look_first(play, owner)
    if works(table, owner, will):  # not zapped together with the flare
        planet, seat = await ChooseTarget(owner, will.name, targets=aims(table, owner))
        due.targets.append((seat, planet))


def aims(table: CosmicTable, owner: Seat) -> tuple[tuple[int, Seat], ...]:
    """Everything that the Will may aim at, as planets with the player who defends them."""
    return tuple((planet, seat) for seat in table.others(owner) for planet in grounds(table, seat))


def grounds(table: CosmicTable, seat: Seat) -> list[int]:
    """A player's home planets, inhabited or not, and its colonies in other systems."""
    abroad = [planet for planet in table.colonies(seat) if table.planets[planet].home != seat]
    return [*table.home_planets(seat), *abroad]


async def look_first(play: CosmicPlay, owner: Seat) -> None:
    """Super: one player's hand may be looked at before the choice."""
    table = play.table
    if not await enhanced(play, owner, will, lambda: hands(table, owner)):
        return
    seats = hands(table, owner)
    seat = seats[0]
    if len(seats) > 1:
        seat = await ChooseSeat(owner, will.name, what="ask.will_look", listed=tuple(seats))
    play.do(CardsShown(tuple(table.hands[seat]), to=owner))


def hands(table: CosmicTable, owner: Seat) -> list[Seat]:
    """Everybody else who has cards."""
    return [seat for seat in table.others(owner) if table.hands[seat]]


def names_a_settler(table: CosmicTable, seat: Seat, due: DefenseDue) -> bool:
    """Another player's colour or special for the offense, who has colonies in other systems (ruling 134)."""
    if seat != table.at.offense or due.targets or due.named in (NOBODY, seat):
        return False
    return table.foreign_colonies(due.named) > 0


@will.wild(DefenseDue, names_a_settler)
async def follow_abroad(play: CosmicPlay, seat: Seat, due: DefenseDue) -> None:
    """The player who was drawn may be met at any of its colonies in any system."""
    listed = tuple(grounds(play.table, due.named))
    planet = await ChoosePlanet(seat, will.name, what="ask.will_abroad", listed=listed)
    due.targets.append((due.named, planet))
