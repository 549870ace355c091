"""Hidden powers (page 15): what a sheet that lies face down does not do, and how it is turned up."""

from __future__ import annotations

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.cosmic import GAME
from game.cosmic.cheating import DECK, QuietMoment
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import PowerUsed, SheetTurnedUp
from game.cosmic.parts import DEFENSE
from game.cosmic.prompts import ChoosePlanet, MayChooseSeat, PlaceShips, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

HIDDEN = {"hidden": True}


def reward_of_a_macron(*, up: bool) -> Encounter:
    """A Macron that nobody knows has helped a defense with two ships; its reward is due."""
    table = cosmic("fido", "trader", "macron", hands=[["attack_04"], ["attack_20"], []], options=HIDDEN)
    table.launches(1, home(1)).invites().invites(2).joins_defense(2, 2)
    table.both_play("attack_04", "attack_20").until(PlaceShips)
    return table.answers(2, PlaceShips, (home(2), 2)).uses(2, power=up).rest()


@pytest.mark.parametrize(("up", "cards"), [(False, 2), (True, 4)])
def test_the_macron_has_double_rewards_only_if_its_sheet_is_turned_up(up: bool, cards: int) -> None:
    table = reward_of_a_macron(up=up)
    assert len(table.hand(2)) == cards
    assert bool(table.happened(SheetTurnedUp)) == up


@pytest.mark.parametrize(("up", "cards"), [(False, 3), (True, 6)])
def test_the_macron_has_double_compensation_only_if_its_sheet_is_turned_up(up: bool, cards: int) -> None:
    hands = [["negotiate"], ["attack_20", *["attack_08"] * 7], []]
    table = cosmic("macron", "fido", hands=hands, options=HIDDEN).launches(3, home(1)).nobody_allies()
    table.both_play("negotiate", "attack_20").until(UsePower).uses(0, power=False)  # to weigh four
    table.until(UsePower).uses(0, power=up).rest()
    assert len(table.hand(0)) == cards


@pytest.mark.parametrize("up", [False, True])
def test_the_vulch_keeps_artifacts_on_a_new_hand_only_if_its_sheet_is_turned_up(up: bool) -> None:
    hands = [["mobius_tubes"], [], []]
    table = cosmic("vulch", "fido", hands=hands, options=HIDDEN, phase="start_turn")
    (tubes,) = table.table.hands[0]
    table.uses(0, power=up)
    assert (tubes in table.table.hands[0]) == up
    assert (tubes in table.table.discard) != up


def deal_of_a_zombie() -> Encounter:
    """A Zombie that nobody knows makes a deal; both main players have ships in the warp."""
    hands = [["negotiate", "attack_08"], ["negotiate"], []]
    table = cosmic("zombie", "fido", hands=hands, options=HIDDEN, warp=[0, 2, 0])
    table.launches(1, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(MakeDeal)
    return table.answers(0, MakeDeal, ("give", table.held(0, "attack_08")))


@pytest.mark.parametrize(("up", "warp"), [(False, 2), (True, 0)])
def test_the_zombie_frees_ships_in_a_deal_only_if_its_sheet_is_turned_up(up: bool, warp: int) -> None:
    table = deal_of_a_zombie().answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1))
    table.until(UsePower).uses(0, power=up)
    if up:
        table.answers(0, MayChooseSeat, 1)
    assert table.rest().table.warp[1] == warp


def test_a_zombie_that_offers_freedom_turns_up_its_sheet() -> None:
    table = deal_of_a_zombie().answers(0, MakeDeal, ("free", -1))
    assert table.happened(SheetTurnedUp)
    table.answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1)).rest()
    assert table.table.warp[1] == 0


@pytest.mark.parametrize(("up", "tokens"), [(False, 0), (True, 2)])
def test_the_warrior_may_turn_up_its_sheet_to_learn_from_an_encounter(up: bool, tokens: int) -> None:
    table = cosmic("warrior", "pacifist", "spiff", hands=[["attack_04"], ["attack_20"], []], options=HIDDEN)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(UsePower)
    assert table.uses(0, power=up).table.tokens_on("warrior") == tokens


@pytest.mark.parametrize(("up", "tokens"), [(False, 0), (True, 9)])
def test_the_tick_tock_may_turn_up_its_sheet_to_remove_the_first_token(up: bool, tokens: int) -> None:
    """The ten tokens of its set-up lie on it as soon as it is face up."""
    table = cosmic("fido", "trader", "tick_tock", hands=[["attack_04"], ["attack_20"], []], options=HIDDEN)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    assert table.until(UsePower).uses(2, power=up).rest().table.tokens_on("tick_tock") == tokens


def test_nobody_turns_up_a_card_first_for_a_gambler_whose_sheet_is_face_down() -> None:
    table = cosmic("gambler", "fido", hands=[["attack_04"], ["attack_20"], []], options=HIDDEN)
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").until(UsePower)
    card = table.table.at.cards[DEFENSE]
    assert not table.table.knows(0, card)
    assert table.uses(0).table.knows(0, card)


def test_a_masochist_whose_sheet_is_face_down_is_told_to_be_without_power_like_anybody() -> None:
    """Page 12; when it is turned up all see that it needs no colonies."""
    ships = {(home(0, n), 0): 0 for n in range(5)}
    table = cosmic("masochist", "fido", "trader", ships=ships, options=HIDDEN)
    assert table.table.powerless == [True, False, False]
    table.uses(0)
    assert table.table.powerless == [False, False, False]
    assert table.table.winners == [0]


def test_a_miser_whose_sheet_is_face_down_has_no_hoard() -> None:
    """Ruling 174: nobody could overlook it. The hoard comes when the sheet is turned up."""
    options = {"aliens": ["miser", "fido", "trader"], **HIDDEN}
    table = Encounter(Match(GAME, GAME.set_up(1, 3, options), Beginning(1, options))).until(UsePower)
    assert table.table.hoards == [[], [], []]
    assert [len(hand) for hand in table.table.hands] == [8, 8, 8]
    table.uses(0)
    assert [len(hoard) for hoard in table.table.hoards] == [8, 0, 0]
    assert all(table.table.knows(seat, table.table.sheets[0][0]) for seat in range(3))


def test_a_filch_whose_sheet_is_face_down_may_cheat_like_anybody() -> None:
    """Its classic flare is wild for who does not use the power."""
    options = {"classic_filch": True, **HIDDEN}
    hands = [["filch_classic.flare", "attack_04"], ["attack_20"], []]
    table = cosmic("filch", "fido", hands=hands, options=options)
    assert DECK in table.asks(0, QuietMoment).options(table.table)


@pytest.mark.parametrize("zapped", [False, True])
def test_the_own_flare_is_super_because_its_sheet_is_turned_up_with_it(zapped: bool) -> None:
    """Page 13: and it stays face up, even if the flare is stopped before the power is used."""
    hands = [["attack_04", "machine.flare"], ["attack_20", "card_zap"], []]
    table = cosmic("machine", "fido", hands=hands, warp=[2, 0, 0], options=HIDDEN).until(PlayCard)
    table.plays(0, "machine.flare")
    assert table.table.seen[table.card("machine.sheet")] == table.table.everyone
    if zapped:
        table.plays(1, "card_zap")
    assert bool(table.until(TakeShips, ChoosePlanet).happened(PowerUsed)) != zapped
    assert table.table.seen[table.card("machine.sheet")] == table.table.everyone
