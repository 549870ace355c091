"""Vacuum: its lost ships drag others into the warp."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.common import PowerUsed, ShipsReturned
from game.cosmic.prompts import (
    AddSuper,
    ChooseNumber,
    ChooseSeat,
    MayChooseSeat,
    PlaceShips,
    PlayCard,
    SecondEncounter,
    TakeShips,
    UsePower,
)
from game.cosmic.ship_prompts import ChooseShip
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_04"], ["attack_20"], []]
WITH_FLARE = [["attack_04", "vacuum.flare"], ["attack_20"], []]


def beaten(*others: str, **words: object) -> Encounter:
    """The Vacuum has attacked with three ships and lost them."""
    table = cosmic("vacuum", *(others or ("masochist", "pacifist")), **{"hands": HANDS, **words})
    return table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20")


def drags(table: Encounter, victim: int, ships: int) -> Encounter:
    table.answers(0, MayChooseSeat, victim)
    return table.answers(0, ChooseNumber, ships)


def test_up_to_as_many_ships_of_others_go_to_the_warp() -> None:
    table = drags(beaten(), 1, 3).answers(1, TakeShips, (home(1, 2), 3)).rest()
    assert table.table.warp == [3, 3, 0]
    assert table.ships(1, home(1, 2)) == 1


def test_the_vacuum_says_who_and_how_many_and_they_pick_the_colonies() -> None:
    table = drags(beaten(), 2, 2).answers(0, MayChooseSeat, 1)
    table.answers(2, TakeShips, (home(2, 1), 1)).answers(2, TakeShips, (home(2, 2), 1))
    table.answers(1, TakeShips, (home(1), 1)).rest()
    assert table.table.warp == [3, 1, 2]
    assert [table.ships(2, home(2, n)) for n in range(3)] == [4, 3, 3]
    assert table.ships(1, home(1)) == 3


def test_it_may_take_fewer_or_none() -> None:
    table = beaten().answers(0, MayChooseSeat, NONE).rest()
    assert table.table.warp == [3, 0, 0]


def test_no_more_ships_than_it_has_lost() -> None:
    table = beaten().answers(0, MayChooseSeat, 1)
    assert table.asks(0, ChooseNumber).high == 3
    table.answers(0, ChooseNumber, 3)
    assert table.is_asked(1, TakeShips)  # nobody else can be named


def test_nothing_is_dragged_when_others_lose_ships() -> None:
    table = cosmic("masochist", "vacuum", hands=HANDS)
    table.launches(3, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert table.table.warp == [3, 0, 0]
    assert not table.happened(PowerUsed)


def test_zapped_only_its_own_ships_are_lost() -> None:
    table = beaten(hands=[["attack_04"], ["attack_20"], ["cosmic_zap"]]).plays(2, "cosmic_zap").rest()
    assert table.table.warp == [3, 0, 0]
    assert not table.was_asked(0, MayChooseSeat)


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = beaten(ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert table.table.warp[1:] == [0, 0]
    assert not table.happened(PowerUsed)


def defeated_at_home(colonies: int) -> Encounter:
    """The Vacuum loses a home colony and has so many before."""
    ships = {(home(1, n), 1): 0 for n in range(colonies, 5)}
    table = cosmic("masochist", "vacuum", hands=[["attack_20"], ["attack_04"], []], ships=ships)
    return table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")


def test_losing_the_power_with_the_ships_drags_nothing() -> None:
    """Ruling 56."""
    table = defeated_at_home(3).rest()
    assert table.table.warp[1] == 12
    assert not table.happened(PowerUsed)


def test_losing_a_home_colony_with_three_left_still_drags() -> None:
    """Ruling 54: only too few home colonies end the power."""
    assert defeated_at_home(4).is_asked(1, MayChooseSeat)


def test_ships_lost_over_a_failed_deal_drag_too() -> None:
    """Ruling 73: a failed deal."""
    table = cosmic("vacuum", "spiff", hands=[["negotiate"], ["negotiate"], []])
    table.launches(1, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MayChooseSeat)
    assert table.table.warp[0] == 3
    drags(table, 2, 3).answers(2, TakeShips, (home(2), 3)).until(TakeShips)
    assert table.table.warp == [3, 0, 3]


def test_a_plague_drags_others_along() -> None:
    """Ruling 73: three ships are one loss, from wherever they come."""
    table = cosmic("vacuum", "pacifist", hands=[["attack_04"], ["attack_20", "plague"], []])
    table.plays(1, "plague").answers(1, ChooseSeat, 0)
    table.answers(0, TakeShips, (home(0, 1), 2)).answers(0, TakeShips, (home(0, 2), 1))
    table.answers(0, MayChooseSeat, 1)
    assert table.asks(0, ChooseNumber).high == 3


def test_the_zombie_comes_home_and_the_quota_is_spent() -> None:
    """Ruling 74."""
    table = drags(beaten("masochist", "zombie"), 2, 3).answers(2, TakeShips, (home(2), 3)).rest()
    assert table.table.warp == [3, 0, 0]
    assert sum(back.ships for back in table.happened(ShipsReturned) if back.seat == 2) == 3


def test_the_healer_may_heal_the_dragged_player() -> None:
    """Ruling 76."""
    table = drags(beaten("masochist", "healer"), 1, 3).answers(1, TakeShips, (home(1, 4), 3))
    table.uses(2).answers(1, PlaceShips, (home(1, 4), 3)).until(UsePower)
    assert table.table.warp == [3, 0, 0]


def test_healing_the_vacuum_does_not_undo_the_dragging() -> None:
    """Ruling 69: other benefits of the loss stay."""
    table = drags(beaten("masochist", "healer"), 1, 3).answers(1, TakeShips, (home(1, 4), 3))
    table.uses(2, power=False).uses(2).rest()
    assert table.table.warp == [0, 3, 0]


def test_ships_in_the_encounter_are_not_dragged_along() -> None:
    table = cosmic("masochist", "vacuum", "pacifist", hands=[["attack_20"], ["attack_04"], []])
    table.launches(4, home(1), home(0, 1)).nobody_allies().both_play("attack_20", "attack_04")
    table.answers(1, MayChooseSeat, 0).answers(1, ChooseNumber, 1).answers(1, MayChooseSeat, NONE)
    places = {place for place, _ in table.asks(0, TakeShips).options(table.table)}
    assert places == {home(0, n) for n in (0, 2, 3, 4)}  # the gate is none of them


def test_super_flare_lets_the_vacuum_pick_the_ships() -> None:
    table = drags(beaten(hands=WITH_FLARE), 1, 3)
    table.answers(0, AddSuper, table.card("vacuum.flare"))
    for place in (home(1, 1), home(1, 1), home(1, 3)):
        table.answers(0, ChooseShip, place)
    table.rest()
    assert [table.ships(1, home(1, n)) for n in (1, 3)] == [2, 3]
    assert table.table.warp[1] == 3


def test_zapped_with_the_super_flare_nobody_is_dragged() -> None:
    """Ruling 43."""
    hands = [["attack_04", "vacuum.flare"], ["attack_20"], ["cosmic_zap"]]
    table = drags(beaten(hands=hands).answers(2, PlayCard, NONE), 1, 3)
    table.answers(0, AddSuper, table.card("vacuum.flare")).plays(2, "cosmic_zap").rest()
    assert table.table.warp == [3, 0, 0]
    assert table.hand(0) == ["vacuum.flare"]


def test_super_flare_picks_only_ships_that_are_left() -> None:
    ships = {(home(1, n), 1): 1 for n in range(5)}
    table = drags(beaten(hands=WITH_FLARE, ships=ships), 1, 3)
    table.answers(0, AddSuper, table.card("vacuum.flare")).answers(0, ChooseShip, home(1, 1))
    assert table.refuses(0, ChooseShip, home(1, 1)).text == "refuse.no_ship_there"


def watcher(*aliens: str, cards: tuple[str, str] = ("attack_20", "attack_04"), warp: int = 3) -> Encounter:
    hands = [[cards[0]], [cards[1]], ["vacuum.flare"]]
    table = cosmic(*aliens, hands=hands, warp=[0, 0, warp])
    return table.launches(1, home(1)).nobody_allies().both_play(*cards)


def test_wild_flare_retrieves_a_ship_for_each_attack() -> None:
    table = watcher("masochist", "pacifist", "spiff").until(PlayCard).plays(2, "vacuum.flare").rest()
    assert table.table.warp[2] == 1


def test_wild_flare_counts_attacks_only() -> None:
    table = watcher("masochist", "spiff", "pacifist", cards=("attack_20", "negotiate"))
    table.until(PlayCard).plays(2, "vacuum.flare").rest()
    assert table.table.warp[2] == 2


def test_wild_flare_does_not_count_the_own_attack() -> None:
    hands = [["attack_20", "vacuum.flare"], ["attack_04"], []]
    table = cosmic("masochist", "pacifist", hands=hands, warp=[4, 0, 0])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04")
    table.until(PlayCard).plays(0, "vacuum.flare").rest()
    assert table.table.warp[0] == 4 - 1 - 1  # one came back in regroup


def test_wild_flare_needs_a_ship_in_the_warp_and_an_attack() -> None:
    aliens = ("masochist", "zombie", "pacifist")
    assert watcher(*aliens).is_asked(2, PlayCard)
    assert not watcher(*aliens, warp=0).is_asked(2, PlayCard)
    assert not watcher(*aliens, cards=("negotiate", "negotiate")).is_asked(2, PlayCard)


def test_the_own_flare_has_no_wild_side_for_the_vacuum() -> None:
    """Page 13."""
    assert watcher("masochist", "pacifist", "vacuum").is_asked(0, SecondEncounter)


def test_a_ship_that_the_shadow_executes_drags_another_along() -> None:
    """Rulings 8 and 73: what an effect sends to the warp is lost."""
    table = cosmic("pacifist", "vacuum", "shadow", hands=HANDS).answers(2, ChooseShip, home(1, 3))
    table.answers(1, MayChooseSeat, 2).answers(2, TakeShips, (home(2), 1))
    assert table.table.warp == [0, 1, 1]


def test_a_ship_that_it_pays_with_drags_nobody() -> None:
    """Ruling 8: it goes to the warp of the Vacuum's own will."""
    hands = [["attack_04"], ["attack_20", "kamikaze.flare"], []]
    table = cosmic("pacifist", "vacuum", "masochist", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").plays(1, "kamikaze.flare").sends(1, 2, home(1, 2)).rest()
    assert table.table.warp[1:] == [2, 0]
    assert PowerUsed(1, "vacuum") not in table.log
    assert not table.was_asked(1, MayChooseSeat)


def test_ships_that_were_named_may_be_spent_to_answer_the_super_flare() -> None:
    """Seat 2 pays one of its two ships for the Void's flare; only the other one can be picked."""
    hands = [["attack_04", "vacuum.flare"], ["attack_20", "card_zap"], ["void.flare"]]
    ships = {(home(2, n), 2): 0 for n in range(1, 5)} | {(home(2), 2): 2}
    table = drags(beaten("masochist", "spiff", hands=hands, ships=ships), 2, 2).answers(
        0, MayChooseSeat, NONE
    )
    table.answers(0, AddSuper, table.card("vacuum.flare")).plays(1, "card_zap").plays(2, "void.flare").rest()
    assert table.table.warp == [3, 0, 20]
