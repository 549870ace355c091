"""Voyager: a planet in the warp, and a refuge for destroyed ships."""

import pytest

from game.duel import pieces
from game.duel.events import PlanetDiscovered, ShipsDestroyed, ShipsRecovered
from game.duel.moments import DuelBegan, GameWon
from game.duel.prompts import ChooseShips, RevealEnvoy
from tests.support.duel.duels import Duels, Spec, a_card
from tests.support.duel.envoys import ally, cleanup, contest_at, duel_at, fight, idle

VOYAGER = ally("voyager")
HIDDEN = ally("voyager", face_up=False)
ASKED = (0, "ChooseShips")


def planets(ships: list[int], warp: list[int]) -> list[Spec]:
    """The planet of the duel, and a warp planet."""
    return [
        {"planet": "planet_01", "ships": ships},
        {"planet": "planet_02", "ships": warp, "in_warp": True},
    ]


def under_fire(*envoys: Spec, warp: tuple[int, int] = (0, 0), **words: object) -> Duels:
    """Two of the four ships of seat 0 are about to be destroyed; the warp planet is there."""
    spec: Spec = {"planets": planets([4, 4], list(warp)), **words}
    return fight("1 shield", "3 fire", *(envoys or [VOYAGER]), **spec)


def reveal(duel: Duels) -> Duels:
    return duel.answers(0, RevealEnvoy, duel.envoy("voyager").card)


def test_turned_up_it_puts_the_top_planet_into_the_warp() -> None:
    duel = reveal(duel_at("envoys", HIDDEN, planet_deck=["planet_07"]))
    tile = duel.card("planet_07")
    assert duel.happened(PlanetDiscovered) == [PlanetDiscovered(tile, in_warp=True)]
    assert duel.table.planet(tile).ships == [0, 0]


def test_it_does_so_in_contests_too() -> None:
    contest = reveal(contest_at("envoys", HIDDEN, planet_deck=["planet_07"]))
    assert [event.in_warp for event in contest.happened(PlanetDiscovered)] == [True]


def test_there_is_only_one_warp_planet() -> None:
    duel = reveal(duel_at("envoys", HIDDEN, planets=planets([2, 2], [0, 0])))
    assert not duel.happened(PlanetDiscovered)


def test_an_empty_planet_deck_gives_no_warp_planet() -> None:
    every = [{"planet": planet.id} for planet in pieces.PLANETS]
    duel = reveal(duel_at("envoys", HIDDEN, planets=every))
    assert not duel.happened(PlanetDiscovered)


def test_staying_face_down_it_finds_no_planet() -> None:
    assert not duel_at("envoys", HIDDEN).keep_hidden(0).happened(PlanetDiscovered)


def test_another_envoy_that_is_turned_up_finds_no_planet() -> None:
    duel = duel_at("envoys", VOYAGER, ally("cudgel", 1, face_up=False))
    duel.answers(1, RevealEnvoy, duel.envoy("cudgel").card)
    assert not duel.happened(PlanetDiscovered)


def test_any_of_its_allys_destroyed_ships_may_go_to_the_warp_planet() -> None:
    duel = under_fire()
    assert duel.asks(0, ChooseShips).options(duel.table) == [0, 1, 2]
    duel.answers(0, ChooseShips, 1)
    assert duel.ships("planet_01")[0] == 2
    assert duel.ships("planet_02") == [1, 0]
    assert duel.table.warp[0] == 5 + 1


def test_they_may_go_into_the_warp_as_usual() -> None:
    duel = under_fire().answers(0, ChooseShips, 0)
    assert duel.ships("planet_02") == [0, 0]
    assert duel.table.warp[0] == 5 + 2


def test_saved_ships_count_as_destroyed() -> None:
    duel = under_fire(aliens=["prime", "tow_crew"]).answers(0, ChooseShips, 2)
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(1, 2)]


def test_the_opponent_cannot_put_destroyed_ships_there() -> None:
    duel = under_fire(ally("voyager", 1))
    assert duel.ships("planet_02") == [0, 0]
    assert duel.table.warp[0] == 5 + 2


def test_without_a_warp_planet_there_is_no_refuge() -> None:
    assert ASKED not in fight("1 shield", "3 fire", VOYAGER, ships=(4, 4)).waiting_for


def test_ships_destroyed_in_the_supply_find_refuge() -> None:
    card = a_card("hull_rot", envoys=[VOYAGER], planets=planets([1, 1], [0, 0]))
    card.answers(0, ChooseShips, 3)
    assert card.ships("planet_02") == [3, 0]


def test_ships_smashed_by_the_cudgel_find_refuge() -> None:
    duel = cleanup(1, VOYAGER, ally("cudgel", 1), planets=planets([2, 2], [0, 0]))
    duel.answers(0, ChooseShips, 2)
    assert duel.ships("planet_02") == [2, 0]


def test_in_a_duel_on_the_warp_planet_itself_there_is_no_refuge() -> None:
    """R34: destroyed ships go to the warp, otherwise they could not be lost there."""
    duel = fight(
        "1 shield",
        "3 fire",
        VOYAGER,
        planets=planets([1, 0], [4, 4]),
        duel={"planet": "planet_02"},
    )
    assert ASKED not in duel.waiting_for
    assert duel.ships("planet_02") == [2, 4]
    assert duel.table.warp[0] == 5 + 2


def test_without_a_duel_ships_destroyed_on_the_warp_planet_may_go_back_there() -> None:
    """R34 closes the refuge during a duel only."""
    card = a_card("solar_flare", envoys=[VOYAGER], planets=planets([0, 0], [3, 0])[1:])
    assert card.answers(0, ChooseShips, 1).ships("planet_02") == [3, 0]


@pytest.mark.parametrize("envoy", idle("voyager"))
def test_a_voyager_face_down_or_neutral_opens_no_refuge(envoy: Spec) -> None:
    duel = under_fire(envoy)
    assert ASKED not in duel.waiting_for
    assert duel.table.warp[0] == 5 + 2


def five_planets(warp: list[int]) -> Duels:
    """Seat 0 controls four planets; the fifth is the warp planet, without any Voyager."""
    four = [{"planet": f"planet_0{n}", "ships": [1, 0]} for n in range(1, 5)]
    return Duels(
        {
            "aliens": ["prime", "swarm"],
            "past": ["gold_rush_moon"],
            "planets": [*four, {"planet": "planet_05", "ships": warp, "in_warp": True}],
            "hands": [["plan_04"], ["plan_04"]],
            "envoys": [],
            "phase": "end_of_card",
        }
    )


def test_more_ships_mean_control_of_the_warp_planet() -> None:
    """R34, and it stays true when the Voyager has left."""
    assert five_planets([2, 1]).happened(GameWon) == [GameWon((0,), "planets")]


@pytest.mark.parametrize("warp", [[1, 1], [1, 2]])
def test_with_as_many_or_fewer_ships_than_the_opponent_it_is_not_controlled(warp: list[int]) -> None:
    """R34: equal ships, nobody controls it."""
    assert not five_planets(warp).happened(GameWon)


@pytest.mark.parametrize("envoy", [VOYAGER, *idle("voyager")])
def test_recovering_may_take_ships_from_the_warp_planet(envoy: Spec) -> None:
    """R34: wherever the Voyager is."""
    duel = duel_at(
        "prize", envoy, card="fog_bank", planets=planets([2, 2], [3, 0]), warp=[4, 5], duel={"winner": 1}
    )
    assert duel.asks(0, ChooseShips).options(duel.table) == [0, 1, 2]
    duel.answers(0, ChooseShips, 1)
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 2, 1)]
    assert duel.ships("planet_02") == [2, 0]
    assert duel.table.warp[0] == 3


def test_events_can_pick_the_warp_planet() -> None:
    card = a_card("moon_heist", envoys=[], planets=planets([0, 0], [1, 2])[1:])
    assert [event.planet for event in card.happened(DuelBegan)] == [card.card("planet_02")]


@pytest.mark.parametrize("order", [["voyager", "lifeboat"], ["lifeboat", "voyager"]])
def test_with_the_lifeboat_no_ship_is_saved_twice(order: list[str]) -> None:
    """Of three ships, two are in the lifeboat and one on the warp planet, or the Voyager takes all."""
    duel = fight(
        "1 recover",
        "3 fire",
        *[ally(envoy) for envoy in order],
        aliens=["salon_lion", "lamplighter"],
        planets=planets([4, 4], [0, 0]),
    )
    most = duel.asks(0, ChooseShips).high
    assert most == (3 if order[0] == "voyager" else 1)
    duel.answers(0, ChooseShips, most)
    destroyed = duel.happened(ShipsDestroyed)[0]
    assert (destroyed.to_supply, destroyed.to_warp_planet) == (3 - most, most)


def recovering(warp: int, on_the_planet: int) -> Duels:
    """Seat 0 recovers two ships; so many of its ships are in the warp, and so many on the warp planet."""
    return duel_at(
        "prize",
        VOYAGER,
        card="fog_bank",
        planets=planets([2, 2], [on_the_planet, 0]),
        warp=[warp, 5],
        duel={"winner": 1},
    )


def test_what_the_warp_cannot_give_comes_from_the_warp_planet() -> None:
    """R38: as much of an effect as possible is carried out, so recovering cannot be dodged."""
    duel = recovering(1, 3)
    assert duel.asks(0, ChooseShips).options(duel.table) == [1, 2]
    assert duel.refuses(0, ChooseShips, 0).args["low"] == 1
    duel.answers(0, ChooseShips, 1)
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 2, 1)]


@pytest.mark.parametrize(("on_the_planet", "back"), [(3, 2), (1, 1)])
def test_with_an_empty_warp_all_of_them_come_from_there_without_a_question(
    on_the_planet: int, back: int
) -> None:
    """R38: there is nothing to choose."""
    duel = recovering(0, on_the_planet)
    assert ASKED not in duel.waiting_for
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, back, back)]
