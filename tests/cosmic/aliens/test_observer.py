"""Observer: allied ships come home instead of going to the warp."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardPlayed, CardsDrawn
from game.cosmic.events.common import PowerUsed, ShipsReturned
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    ChooseEncounterCard,
    ChooseNumber,
    InviteAlly,
    JoinSide,
    MayChooseSeat,
    PlayCard,
    TakeShips,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

HANDS = [["attack_04"], ["attack_20"], []]


def with_ally(*aliens: str, **words: object) -> Encounter:
    """The offense with three ships and its ally, seat 2, with two have been beaten."""
    table = cosmic(*aliens, **{"hands": HANDS, **words})
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 2)
    return table.both_play("attack_04", "attack_20")


def test_as_an_ally_its_own_ships_come_home() -> None:
    """Ruling 146."""
    table = with_ally("masochist", "pacifist", "observer").rest()
    assert table.table.warp == [3, 0, 0]
    assert {back.seat for back in table.happened(ShipsReturned)} == {2}


def test_as_a_main_player_it_protects_its_allies_but_not_itself() -> None:
    """Ruling 146."""
    table = with_ally("observer", "pacifist", "masochist").rest()
    assert table.table.warp == [3, 0, 0]
    assert sum(back.ships for back in table.happened(ShipsReturned) if back.seat == 2) == 2


def test_allies_of_the_opponent_are_not_protected() -> None:
    table = cosmic("observer", "pacifist", "masochist", hands=[["attack_20"], ["attack_04"], []])
    table.launches(3, home(1)).invites().invites(2).joins_defense(2, 2).both_play("attack_20", "attack_04")
    table.rest()
    assert table.table.warp[2] == 2
    assert not table.happened(PowerUsed)


def test_other_allies_of_its_host_are_not_protected() -> None:
    table = cosmic("masochist", "pacifist", "observer", "spiff", hands=[*HANDS, []])
    table.launches(3, home(1)).invites(2, 3).invites().joins_offense(2, 1).joins_offense(3, 2)
    table.both_play("attack_04", "attack_20").rest()
    assert table.table.warp == [3, 0, 0, 2]


def test_zapped_the_ships_go_to_the_warp() -> None:
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], []]
    table = with_ally("observer", "pacifist", "masochist", hands=hands).plays(1, "cosmic_zap").rest()
    assert table.table.warp == [3, 0, 2]


def test_zapped_for_one_ally_it_protects_no_other() -> None:
    """Ruling 49: both clauses are off for the encounter."""
    hands = [["attack_04"], ["attack_20", "cosmic_zap"], [], []]
    table = cosmic("observer", "pacifist", "masochist", "spiff", hands=hands)
    table.launches(3, home(1)).invites(2, 3).invites().joins_offense(2, 1).joins_offense(3, 2)
    table.both_play("attack_04", "attack_20").plays(1, "cosmic_zap").rest()
    assert table.table.warp == [3, 0, 1, 2]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = with_ally(
        "observer", "pacifist", "masochist", ships={(home(0, n), 0): 0 for n in range(3)}
    ).rest()
    assert table.table.warp[2] == 2
    assert not table.happened(PowerUsed)


def test_the_void_removes_ships_that_it_would_protect() -> None:
    """Ruling 67."""
    table = with_ally("observer", "void", "masochist").rest()
    assert table.table.gone == [3, 0, 2]
    assert not [back for back in table.happened(ShipsReturned) if back.seat == 2]


def test_a_protected_vacuum_drags_nothing() -> None:
    """Ruling 72."""
    table = with_ally("observer", "pacifist", "vacuum")
    assert not table.is_asked(2, MayChooseSeat)
    assert table.rest().table.warp == [3, 0, 0]


def test_as_an_ally_even_ships_elsewhere_are_safe() -> None:
    """Ruling 178: any own ships, here those that the Vacuum would drag along."""
    table = with_ally("vacuum", "pacifist", "observer")
    table.answers(0, MayChooseSeat, 2).answers(0, ChooseNumber, 3).answers(2, TakeShips, (home(2), 3)).rest()
    assert table.table.warp == [3, 0, 0]


def test_protected_ships_without_a_colony_go_to_the_warp() -> None:
    """Ruling 79."""
    ships = {(home(2, n), 2): 0 for n in range(1, 5)} | {(home(2), 2): 2}
    table = with_ally("observer", "pacifist", "masochist", ships=ships).rest()
    assert table.table.warp[2] == 20


def formed(*aliens: str) -> Encounter:
    """Alliances have been formed; the offense holds the Observer's flare and has one ally."""
    hands = [["attack_04", "observer.flare"], ["attack_20"], []]
    table = cosmic(*aliens, hands=hands)
    return table.launches(1, home(1)).invites(2).invites().joins_offense(2, 1)


def test_wild_flare_lets_each_ally_draw_a_card() -> None:
    table = formed("masochist", "pacifist", "spiff").plays(0, "observer.flare").answers(2, ChooseNumber, 1)
    assert len(table.hand(2)) == 1
    assert table.is_asked(0, ChooseEncounterCard)


def test_an_ally_need_not_draw() -> None:
    table = formed("masochist", "pacifist", "spiff").plays(0, "observer.flare").answers(2, ChooseNumber, 0)
    assert not table.happened(CardsDrawn)


def test_wild_flare_needs_allies() -> None:
    table = cosmic("masochist", "pacifist", hands=[["attack_04", "observer.flare"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies()
    assert table.is_asked(0, ChooseEncounterCard)


def test_the_own_flare_has_no_wild_side_for_the_observer() -> None:
    """Page 13."""
    table = formed("observer", "pacifist", "spiff")
    assert table.is_asked(0, ChooseEncounterCard)
    assert not table.happened(CardPlayed)


def launching(warp: int = 2) -> Encounter:
    hands = [["attack_04", "observer.flare"], ["attack_20"], []]
    return cosmic("observer", "pacifist", hands=hands, warp=[warp, 0, 0]).until(PlayCard)


def test_super_flare_sends_a_ship_from_the_warp() -> None:
    """Ruling 148: within the limit of four."""
    table = launching(3).plays(0, "observer.flare")
    assert table.table.gate[0] == 1
    assert table.table.warp[0] == 1  # another one came back in regroup
    assert table.asks(0, TakeShips).high == 3


def test_the_ship_from_the_warp_may_go_alone() -> None:
    table = launching(3).plays(0, "observer.flare").answers(0, TakeShips, NO_SHIPS)
    assert table.is_asked(0, InviteAlly)
    assert table.table.gate == [1, 0, 0]


def test_super_flare_works_for_an_ally() -> None:
    hands = [["attack_04"], ["attack_20"], ["observer.flare"]]
    table = cosmic("masochist", "pacifist", "observer", hands=hands, warp=[0, 0, 2])
    table.launches(1, home(1)).invites().invites(2).answers(2, JoinSide, DEFENSE)
    table.plays(2, "observer.flare").answers(2, TakeShips, (home(2, 1), 3))
    assert table.table.beside[2] == 4
    assert table.table.warp[2] == 1


def test_super_flare_needs_a_ship_in_the_warp() -> None:
    hands = [["attack_04", "observer.flare"], ["attack_20"], []]
    table = cosmic("observer", "pacifist", hands=hands).launches(2, home(1))
    assert not table.was_asked(0, PlayCard)
    assert table.table.gate[0] == 2


def test_super_flare_may_be_kept() -> None:
    table = launching(3).answers(0, PlayCard, NONE).sends(0, 1)
    assert table.table.warp[0] == 2


def test_super_flare_has_nothing_to_do_with_the_ships_of_others() -> None:
    hands = [["attack_04"], ["attack_20"], ["observer.flare"]]
    table = cosmic("masochist", "pacifist", "observer", hands=hands, warp=[0, 0, 2]).launches(1, home(1))
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_is_for_main_players() -> None:
    hands = [["attack_04"], ["attack_20"], ["observer.flare"], []]
    table = cosmic("masochist", "pacifist", "spiff", "zombie", hands=hands).launches(1, home(1))
    table.invites(2, 3).invites().joins_offense(2, 1).joins_offense(3, 1)
    assert table.is_asked(0, ChooseEncounterCard)
