"""The Qax: a guest who gets them has to ally."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.encounter import Marked
from game.cosmic.events.techs import TechPassed
from game.cosmic.moments import GuestInvited
from game.cosmic.powers import CosmicPlay, device, tech_of
from game.cosmic.table import CosmicTable

card = device("the_qax")


def guest_has_ships_to_spare(table: CosmicTable, seat: Seat, invited: GuestInvited) -> bool:
    """Of each colony one ship may stay."""
    ships = [table.planets[place].ships[invited.seat] for place in table.colonies(invited.seat)]
    return table.at.main(invited.side) == seat and any(some > 1 for some in ships)


@card.played(GuestInvited, guest_has_ships_to_spare)
async def bind(play: CosmicPlay, seat: Seat, invited: GuestInvited) -> None:
    """The tech is the guest's now, who may use it later; four ships are sent when it is the guest's turn."""
    play.do(TechPassed(seat, invited.seat, tech_of(play.table, seat, card).card))
    play.do(Marked(card.name, invited.side, invited.seat))
