"""Parasite: it allies with anybody, invited or not."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsDrawn
from game.cosmic.events.common import GameWon, PowerLost, PowerUsed
from game.cosmic.parts import DEFENSE, NEITHER, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    ChooseEncounterCard,
    ChoosePlanet,
    JoinSide,
    PlayCard,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

SMALL, BIG = "attack_04", "attack_40"


def uninvited(*more: str, **words: object) -> Encounter:
    """Nobody has invited the Parasite, whose turn to ally it is."""
    words = {"hands": [[BIG], [SMALL], list(more)], **words}
    return cosmic("mind", "fido", "parasite", **words).launches(1, home(1)).invites().invites()


def test_it_joins_the_offense_without_an_invitation() -> None:
    table = uninvited().uses(2)
    assert PowerUsed(2, "parasite") in table.log
    assert table.asks(2, JoinSide).options(table.table) == [NONE, OFFENSE, DEFENSE]
    table.joins_offense(2, 3).both_play(BIG, SMALL).rest()
    assert table.totals == [40 + 1 + 3, 4 + 4]
    assert table.ships(2, home(1)) == 3


def test_uninvited_it_is_rewarded_as_any_other_ally() -> None:
    table = uninvited(hands=[[SMALL], [BIG], []]).uses(2).joins_defense(2, 2)
    table.both_play(SMALL, BIG).rest()
    drawn = table.happened(CardsDrawn)[0]
    assert (drawn.seat, len(drawn.cards)) == (2, 2)


def test_it_sends_one_to_four_ships() -> None:
    table = uninvited().uses(2).answers(2, JoinSide, OFFENSE)
    assert max(ships for _, ships in table.asks(2, TakeShips).options(table.table)) == 4
    assert NO_SHIPS not in table.asks(2, TakeShips).options(table.table)


def test_invited_by_one_side_it_may_join_the_other() -> None:
    table = cosmic("kamikaze", "fido", "parasite", hands=[[BIG], [SMALL], []]).launches(1, home(1))
    table.invites(2).invites().uses(2).joins_defense(2)
    assert table.table.at.sides[2] == DEFENSE


def test_invited_by_both_sides_it_needs_no_power() -> None:
    table = cosmic("kamikaze", "fido", "parasite", hands=[[BIG], [SMALL], []]).launches(1, home(1))
    assert table.invites(2).invites(2).is_asked(2, JoinSide)


def test_it_may_stay_out() -> None:
    assert uninvited().uses(2, power=False).is_asked(0, ChooseEncounterCard)
    table = uninvited().uses(2).declines(2)
    assert table.table.at.sides[2] == NEITHER


def test_others_wait_for_their_turn_to_ally() -> None:
    """Ruling 21: clockwise from the offense's left."""
    hands = [[BIG], [SMALL], [], []]
    table = cosmic("kamikaze", "fido", "trader", "parasite", hands=hands).launches(1, home(1))
    table.invites(2).invites()
    assert table.is_asked(2, JoinSide)
    assert table.declines(2).is_asked(3, UsePower)


def test_a_main_player_has_nobody_to_infest() -> None:
    table = cosmic("parasite", "fido", hands=[[BIG], [SMALL], []]).launches(1, home(1)).nobody_allies()
    table.both_play(BIG, SMALL).rest()
    assert PowerUsed(0, "parasite") not in table.log


def test_zapped_it_joins_only_who_has_invited_it() -> None:
    table = cosmic("kamikaze", "fido", "parasite", hands=[[BIG], [SMALL, "cosmic_zap"], []])
    table.launches(1, home(1)).invites(2).invites().uses(2).plays(1, "cosmic_zap")
    assert table.asks(2, JoinSide).options(table.table) == [NONE, OFFENSE]


def test_without_three_home_colonies_it_needs_an_invitation() -> None:
    table = uninvited(ships={(home(2, n), 2): 0 for n in range(3)})
    assert table.is_asked(0, ChooseEncounterCard)


def test_a_force_field_sends_it_home() -> None:
    """Ruling 145."""
    table = uninvited(hands=[[BIG], [SMALL, "force_field"], []]).uses(2).joins_offense(2, 3)
    table.plays(1, "force_field").until(ChooseEncounterCard)
    assert table.table.at.sides[2] == NEITHER
    assert table.table.gate[2] == 0


def test_only_who_was_invited_by_the_grudge_gets_its_token() -> None:
    table = cosmic("grudge", "fido", "parasite", hands=[[BIG], [SMALL], []]).launches(1, home(1))
    table.invites().invites().uses(2).joins_defense(2)
    assert not table.table.at.marked("grudge")


def test_super_flare_sends_any_number_of_ships() -> None:
    table = uninvited("parasite.flare").uses(2).answers(2, JoinSide, OFFENSE)
    table.answers(2, AddSuper, table.card("parasite.flare"))
    for planet in range(4):
        table.answers(2, TakeShips, (home(2, planet), 4))
    table.answers(2, TakeShips, NO_SHIPS)
    assert table.table.gate[2] == 16


def test_super_flare_works_for_an_invited_ally_too() -> None:
    hands = [[BIG], [SMALL], ["parasite.flare"]]
    table = cosmic("kamikaze", "fido", "parasite", hands=hands).launches(1, home(1))
    table.invites(2).invites(2).answers(2, JoinSide, DEFENSE)
    table.answers(2, AddSuper, table.card("parasite.flare"))
    table.answers(2, TakeShips, (home(2), 4)).answers(2, TakeShips, (home(2, 1), 1))
    assert table.table.beside[2] == 0  # it may go on
    table.answers(2, TakeShips, NO_SHIPS)
    assert table.table.beside[2] == 5


def test_super_flare_is_not_for_the_offense() -> None:
    table = cosmic("parasite", "fido", hands=[[BIG, "parasite.flare"], [SMALL], []])
    table.answers(0, ChoosePlanet, home(1))
    assert table.asks(0, TakeShips).high == 4


def crippled(*more: str, flare: int = 2, **words: object) -> Encounter:
    """The offense is about to take the defense's third-last home colony; a seat holds the flare."""
    ships = {(home(1, n), 1): 0 for n in range(2)} | {(home(1, 2), 1): 3}
    hands = [[BIG], [SMALL], list(more)]
    hands[flare].append("parasite.flare")
    words = {"hands": hands, "ships": ships, **words}
    table = cosmic("kamikaze", "fido", "mind", **words).launches(1, home(1, 2)).nobody_allies()
    return table.both_play(BIG, SMALL)


def test_wild_flare_founds_a_colony_where_a_power_is_lost() -> None:
    """Ruling 60."""
    table = crippled().plays(2, "parasite.flare")
    assert PowerLost(1) in table.log
    assert table.asks(2, ChoosePlanet).listed == tuple(home(1, n) for n in range(5))
    table.answers(2, ChoosePlanet, home(1, 4)).answers(2, TakeShips, (home(2), 1))
    assert table.ships(2, home(1, 4)) == 1
    assert table.ships(2, home(2)) == 3
    assert table.table.foreign_colonies(2) == 1


def test_wild_flare_is_not_for_the_power_that_oneself_has_lost() -> None:
    table = crippled(flare=1)
    assert PowerLost(1) in table.log
    assert not table.is_asked(1, PlayCard)


def test_wild_flare_needs_a_power_that_is_lost_for_lack_of_colonies() -> None:
    """A zap is no such loss."""
    hands = [[BIG], [SMALL, "cosmic_zap"], ["parasite.flare"]]
    table = cosmic("oracle", "fido", "mind", hands=hands).launches(1, home(1)).nobody_allies()
    table.plays(1, "cosmic_zap")
    assert not table.is_asked(2, PlayCard)


def test_wild_flare_may_win_the_game() -> None:
    """Ruling 6: the fifth foreign colony counts at once. There is only one planet left for it."""
    abroad = {(home(1, n), 2): 1 for n in range(1, 5)}
    ships = abroad | {(home(1, n), 1): 0 for n in range(2)} | {(home(1, 2), 1): 3}
    table = crippled(ships=ships).plays(2, "parasite.flare")
    table.answers(2, TakeShips, (home(2, 4), 1))
    assert table.happened(GameWon)[0].winners == (2,)
    assert not table.match.waiting()


def test_super_flare_has_nothing_to_do_with_the_ships_of_other_allies() -> None:
    hands = [[BIG], [SMALL], ["parasite.flare"], []]
    table = cosmic("kamikaze", "fido", "parasite", "mind", hands=hands).launches(1, home(1))
    table.invites(2, 3).invites().joins_offense(2).answers(3, JoinSide, OFFENSE)
    assert table.is_asked(3, TakeShips)


def test_wild_flare_needs_a_ship_on_a_colony() -> None:
    ships = {(home(1, n), 1): 0 for n in range(2)} | {(home(1, 2), 1): 3}
    ships |= {(home(2, n), 2): 0 for n in range(5)}
    assert not crippled(ships=ships).is_asked(2, PlayCard)
