"""The Prometheus: a ship more, which counts four."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic.events.techs import PrometheusPlaced
from game.cosmic.parts import WARP
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import ChoosePlanet

tech = device("the_prometheus")


@tech.completed
async def christen(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """It joins a colony; without a colony it is in the warp like any ship (p. 13)."""
    colonies = tuple(play.table.colonies(seat))
    place = colonies[0] if colonies else WARP
    if len(colonies) > 1:
        place = await ChoosePlanet(seat, tech.name, what="ask.prometheus_place", listed=colonies)
    play.do(PrometheusPlaced(seat, place))
