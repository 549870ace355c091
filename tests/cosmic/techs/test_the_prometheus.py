"""The Prometheus: a ship more, which counts four."""

from __future__ import annotations

from typing import Any

from game.cosmic.events.common import ShipsLost
from game.cosmic.flagship import TakePrometheus
from game.cosmic.parts import GATE, ON_TECH, WARP
from game.cosmic.prompts import NO_SHIPS, ChoosePlanet, ResearchTech, TakeShips
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import researched, with_techs

TECH = "the_prometheus"
HANDS = [["attack_10"], ["attack_08"], []]


def launched(seat: int, place: int, *aliens: str, **words: object) -> Encounter:
    """A seat has the Prometheus on a planet."""
    row = {"tech": TECH, "completed": True, "at": place}
    return with_techs({seat: [row]}, *aliens, **{"hands": HANDS, **words})


def place(table: Encounter) -> int:
    """Where the Prometheus is."""
    assert table.table.prometheus
    return table.table.prometheus.place


def test_when_it_is_completed_it_joins_an_own_colony() -> None:
    table = researched(0, TECH, 7).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}").answers(0, ChoosePlanet, home(0, 4))
    assert table.ships(0, home(0, 4)) == 5
    assert place(table) == home(0, 4)


def test_without_a_colony_it_is_in_the_warp() -> None:
    """Page 13: like any ship."""
    table = researched(0, TECH, 7, ships={(home(0, n), 0): 0 for n in range(5)}).until(ResearchTech)
    before = table.table.warp[0]
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
    assert table.table.warp[0] + table.table.gate[0] == before + 1 + 7
    assert place(table) in (WARP, GATE)


def test_it_counts_four_for_the_defense() -> None:
    table = launched(1, home(1)).launches(1, home(1)).nobody_allies().both_play("attack_10", "attack_08")
    assert table.rest().totals == [11, 8 + 4 + 4]


def test_on_another_planet_it_counts_nothing() -> None:
    table = launched(1, home(1, 1)).launches(1, home(1)).nobody_allies().both_play("attack_10", "attack_08")
    assert table.rest().totals == [11, 12]


def sent(goes: bool, ships: int = 2) -> Encounter:
    """The offense sends some ships of the colony where the Prometheus is."""
    table = launched(0, home(0)).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    return table.answers(0, TakeShips, (home(0), ships)).answers(0, TakePrometheus, goes)


def test_its_owner_says_that_it_goes_with_the_ships_that_are_sent() -> None:
    table = sent(True).answers(0, TakeShips, NO_SHIPS).nobody_allies().both_play("attack_10", "attack_08")
    assert table.rest().totals == [10 + 1 + 4, 12]


def test_its_owner_says_that_it_stays() -> None:
    table = sent(False).answers(0, TakeShips, NO_SHIPS).nobody_allies().both_play("attack_10", "attack_08")
    assert place(table) == home(0)
    assert table.rest().totals == [12, 12]


def test_with_the_last_ships_it_goes_without_a_question() -> None:
    table = (
        launched(0, home(0), ships={(home(0), 0): 1}).until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    )
    table.answers(0, TakeShips, (home(0), 2)).answers(0, TakeShips, NO_SHIPS)
    assert not table.was_asked(0, TakePrometheus)
    assert place(table) == GATE


def test_ships_from_other_colonies_leave_without_a_question() -> None:
    table = launched(0, home(0)).launches(2, home(1), home(0, 1)).nobody_allies()
    assert not table.was_asked(0, TakePrometheus)


def test_it_lands_with_the_others() -> None:
    table = sent(True).answers(0, TakeShips, (home(0, 1), 1)).answers(0, TakeShips, NO_SHIPS).nobody_allies()
    table.both_play("attack_10", "attack_08").rest()
    assert place(table) == home(1)


def test_it_is_lost_like_any_ship() -> None:
    hands = [["attack_04"], ["attack_20"], []]
    table = launched(0, home(0), hands=hands).launches(4, home(1), home(0))
    table.answers(0, TakePrometheus, True).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert place(table) == WARP
    assert table.table.warp[0] == 4


def test_of_lost_ships_it_is_the_last() -> None:
    """A failed deal costs three ships; its owner says whether it is among them."""
    hands = [["negotiate"], ["negotiate"], []]
    table = launched(1, home(1), hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").until(TakeShips)
    table.answers(0, TakeShips, (home(0), 3)).until(TakeShips).answers(1, TakeShips, (home(1), 3)).answers(
        1, TakePrometheus, False
    )
    assert table.happened(ShipsLost)[-1] == ShipsLost(1, 3, home(1), "failed_deal")
    assert place(table) == home(1)


def test_it_comes_back_from_the_warp_with_the_first_ship() -> None:
    ships = {(home(0), 0): 0, (home(0, 1), 0): 3}
    table = launched(0, home(0), hands=[["attack_04"] * 2, ["attack_20"], ["attack_06"]], ships=ships)
    table.until(ChoosePlanet).answers(0, ChoosePlanet, home(1)).answers(0, TakeShips, (home(0), 1))
    table.answers(0, TakeShips, NO_SHIPS).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert place(table) == WARP
    table.table.shift(0, 1, WARP, home(0, 2))
    assert place(table) == home(0, 2)


def test_it_may_research_like_any_ship() -> None:
    rows: list[dict[str, Any]] = [{"tech": TECH, "completed": True, "at": home(0)}, {"tech": "omega_missile"}]
    table = with_techs({0: rows}, hands=HANDS).until(ResearchTech)
    card = table.tech("omega_missile")
    table.answers(0, ResearchTech, f"research {card}").answers(0, TakeShips, (home(0), 1))
    table.answers(0, TakePrometheus, True)
    assert place(table) == ON_TECH + card
    assert table.ships(0, home(0)) == 4


def test_with_the_virus_three_are_added_after_multiplying() -> None:
    """Ruling 86: what a ship is worth beyond its number is added."""
    table = launched(0, home(0), "virus").until(ChoosePlanet).answers(0, ChoosePlanet, home(1))
    table.answers(0, TakeShips, (home(0), 2)).answers(0, TakePrometheus, True).answers(0, TakeShips, NO_SHIPS)
    table.nobody_allies().both_play("attack_10", "attack_08").rest()
    assert table.totals == [10 * 2 + 3, 12]
