"""What happens to planets: citadels beside them, planets that vanish or appear."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import CardId, Seat
from game.cosmic.parts import Citadel, Mark, Planet
from game.cosmic.table import CosmicTable


class CitadelBuilt(Event, frozen=True, gc=False):
    """An attack card lies open beside a planet, the only one that is built in this encounter."""

    seat: Seat
    planet: int
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.hands[self.seat].remove(self.card)
        table.show(self.card)
        table.citadels.append(Citadel(self.planet, self.card))
        table.mark(Mark("citadel", self.planet, self.seat))


class CitadelsLost(Event, frozen=True, gc=False):
    """Citadels are discarded."""

    cards: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        table.citadels = [citadel for citadel in table.citadels if citadel.card not in self.cards]
        table.discard.extend(self.cards)


class PlanetRemoved(Event, frozen=True, gc=False):
    """A planet is no more; no ship may be on it, and its citadels are discarded (ruling 155)."""

    planet: int

    def apply(self, table: CosmicTable) -> None:
        planet = table.planets[self.planet]
        table.planets[self.planet] = Planet(planet.home, planet.ships, gone=True)
        table.discard.extend(citadel.card for citadel in table.citadels if citadel.planet == self.planet)
        table.citadels = [citadel for citadel in table.citadels if citadel.planet != self.planet]
        table.rank_powers()


class PlanetAdded(Event, frozen=True, gc=False):
    """A planet appears in a home system."""

    home: Seat

    def apply(self, table: CosmicTable) -> None:
        table.planets.append(Planet(self.home, bytes(table.seats)))
