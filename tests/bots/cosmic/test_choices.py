"""Bots of Cosmic Encounter: friends, ships, aims and deals."""

from __future__ import annotations

from typing import Any

from game.bots.cosmic.mind import MIND
from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    InviteAlly,
    MayChooseSeat,
    PlaceShips,
    ResearchTech,
    TakeReward,
    TakeShips,
)
from tests.support.cosmic.bot_positions import (
    FOUR_ABROAD,
    appeal,
    at_joining,
    favourite,
    full_homes,
    scene_of,
)
from tests.support.cosmic.encounters import Encounter, cosmic, home

# --- allies


def test_nobody_joins_an_offense_that_would_win_by_it() -> None:
    scene = at_joining(FOUR_ABROAD)
    likes = appeal(scene, 2)
    assert likes[OFFENSE] < likes[NONE] < likes[DEFENSE]


def test_who_would_win_too_joins_the_offense() -> None:
    """A shared victory is better than watching somebody else's."""
    mine = {(home(3, 1), 2): 1, (home(3, 2), 2): 1, (home(0, 1), 2): 1, (home(0, 2), 2): 1}
    assert favourite(at_joining({**FOUR_ABROAD, **mine}), 2) == OFFENSE


def test_a_strong_offense_finds_friends() -> None:
    scene = at_joining({(home(1, 0), 1): 1}, ships=4)
    assert favourite(scene, 2) == OFFENSE


def test_who_has_a_colony_there_already_gains_nothing_from_the_offense() -> None:
    there, elsewhere = at_joining({(home(1, 0), 2): 1}), at_joining()
    assert appeal(there, 2)[OFFENSE] < appeal(elsewhere, 2)[OFFENSE]


def at_inviting(abroad: dict[tuple[int, int], int]) -> Encounter:
    scene = scene_of(abroad=abroad).launches(2, home(1, 0))
    scene.skip_cards(InviteAlly)
    assert scene.is_asked(0, InviteAlly)
    return scene


def test_the_offense_invites_helpers_and_not_leaders() -> None:
    leader = {(home(1, 1), 2): 1, (home(1, 2), 2): 1, (home(1, 3), 2): 1, (home(1, 4), 2): 1}
    likes = appeal(at_inviting(leader), 0)
    assert likes[2] < likes[NONE] < likes[3]


def test_the_defense_invites_everybody_against_who_would_win() -> None:
    scene = scene_of(abroad=FOUR_ABROAD).launches(3, home(1, 0)).invites()
    scene.skip_cards(InviteAlly)
    likes = appeal(scene, 1)
    assert min(likes[2], likes[3]) > likes[NONE]


# --- ships


def test_ships_are_sent_from_well_stocked_colonies() -> None:
    scene = scene_of(abroad={(home(0, 0), 0): 6, (home(0, 1), 0): 1, (home(2, 0), 0): 1})
    scene.until(ChoosePlanet).answers(0, ChoosePlanet, home(1, 0)).skip_cards(TakeShips)
    place, ships = favourite(scene, 0)
    assert place == home(0, 0)
    assert ships >= 2
    likes = appeal(scene, 0)
    assert likes[home(2, 0), 1] < likes[home(0, 0), 1]
    assert likes[home(0, 1), 1] < likes[home(0, 0), 1]


def test_a_close_fight_is_worth_more_ships_than_a_lost_one() -> None:
    def eagerness(defenders: int) -> float:
        scene = scene_of(abroad={(home(1, 0), 1): defenders, (home(0, 0), 0): 6})
        scene.until(ChoosePlanet).answers(0, ChoosePlanet, home(1, 0)).skip_cards(TakeShips)
        likes = appeal(scene, 0)
        return likes[home(0, 0), 4] - likes[home(0, 0), 1]

    assert eagerness(3) > eagerness(18)


def losing(abroad: dict[tuple[int, int], int], **words: Any) -> Encounter:
    """Seat 1 has been struck by a plague and loses three ships of its choice."""
    hands = [["plague", "attack_10"], ["attack_10"], ["attack_06"], ["attack_06"]]
    scene = scene_of(abroad=abroad, hands=hands, **words)
    scene.plays(0, "plague").answers(0, ChooseSeat, 1)
    assert scene.is_asked(1, TakeShips)
    return scene


def test_ships_are_lost_from_large_colonies() -> None:
    scene = losing({(home(1, 0), 1): 6, (home(1, 1), 1): 1, (home(2, 0), 1): 1, (home(2, 1), 1): 2})
    assert favourite(scene, 1)[0] == home(1, 0)
    likes = appeal(scene, 1)
    assert likes[home(2, 0), 1] < likes[home(1, 1), 1]


def test_the_third_home_colony_is_dearer_than_the_fourth() -> None:
    rich = losing({(home(1, 0), 1): 1})
    poor = losing({(home(1, 0), 1): 1, (home(1, 3), 1): 0, (home(1, 4), 1): 0})
    assert appeal(poor, 1)[home(1, 0), 1] < appeal(rich, 1)[home(1, 0), 1] - 2


def test_a_plague_strikes_the_leader_and_never_oneself() -> None:
    leader = {(home(1, 1), 2): 1, (home(1, 2), 2): 1, (home(1, 3), 2): 1}
    scene = scene_of(abroad=leader, hands=[["plague", "attack_10"], ["attack_10"], [], []])
    assert favourite(scene, 0) == scene.held(0, "plague")
    scene.plays(0, "plague")
    assert favourite(scene, 0) == 2
    assert min(appeal(scene, 0), key=appeal(scene, 0).__getitem__) == 0


def test_nobody_plagues_who_lags_behind() -> None:
    mine = {(home(1, 1), 0): 1, (home(1, 2), 0): 1, (home(1, 3), 0): 1}
    scene = scene_of(abroad=mine, hands=[["plague", "attack_10"], ["attack_10"], [], []])
    assert favourite(scene, 0) == NONE


def test_mobius_tubes_are_for_many_own_ships() -> None:
    def wants(own: int, others: int) -> bool:
        ships = {**full_homes(4), **{(home(0, n), 0): 3 for n in range(5)}}
        warp = [own, others, others, others]
        hands = [["mobius_tubes", "attack_10"], ["attack_10"], [], []]
        scene = cosmic("trader", "fido", "kamikaze", "mind", hands=hands, ships=ships, warp=warp)
        return bool(favourite(scene, 0) != NONE)

    assert wants(5, 0)
    assert not wants(1, 5)


def test_a_ship_comes_back_to_a_weak_colony() -> None:
    scene = scene_of(abroad={(home(0, 0), 0): 1, (home(0, 1), 0): 6}, warp=[2, 0, 0, 0])
    scene.until(PlaceShips)
    assert favourite(scene, 0)[0] == home(0, 0)


def test_the_zombie_frees_its_own_ships_and_no_leader_s() -> None:
    prompt = MayChooseSeat(0, "zombie", what="ask.zombie_free", listed=(0, 2))
    leader = {(home(1, 1), 2): 1, (home(1, 2), 2): 1, (home(1, 3), 2): 1}
    scene = scene_of("zombie", abroad=leader, warp=[3, 0, 3, 0])
    own, nobody, other = MIND.taste(scene.match.view(0), prompt, [0, NONE, 2])
    assert own > nobody > other


def test_a_masochist_with_few_ships_gives_them_up_gladly() -> None:
    ships = {
        **full_homes(4),
        **{(home(1, n), 1): 0 for n in range(5)},
        (home(1, 0), 1): 3,
        (home(2, 0), 1): 1,
    }
    hands = [["plague", "attack_10"], ["attack_10"], [], []]
    scene = cosmic("trader", "masochist", "fido", "mind", hands=hands, ships=ships)
    view = scene.match.view(1)
    reward = TakeReward(1, amount=2)
    likes = MIND.taste(view, reward, [0, 1, 2])
    assert likes[0] > likes[2]
    prompt = ChooseSeat(0, what="ask.plague_victim", listed=(1, 2))
    spared, struck = MIND.taste(scene.match.view(0), prompt, [1, 2])
    assert spared < struck


# --- aims


def test_the_gate_is_aimed_at_a_weak_planet_without_an_own_colony() -> None:
    scene = scene_of(abroad={(home(1, 0), 1): 1, (home(1, 0), 0): 1, (home(1, 2), 1): 1, (home(1, 3), 1): 6})
    scene.until(ChoosePlanet)
    assert favourite(scene, 0) == home(1, 2)


def test_a_wild_card_sends_the_offense_to_the_weak() -> None:
    ships = {(home(3, n), 3): 1 for n in range(5)}
    scene = scene_of(abroad=ships, destiny=["wild"])
    scene.until(ChooseSeat)
    assert favourite(scene, 0) == 3


def test_an_own_planet_is_resettled_when_the_power_is_at_stake() -> None:
    """With two home colonies the third brings the power back; with five there is nothing to resettle."""
    lost = {(home(0, n), 0): 0 for n in range(2, 5)}
    scene = scene_of(abroad=lost, destiny=[0, 1]).until(ChooseTarget)
    likes = appeal(scene, 0)
    assert likes[home(0, 2), 0] > likes[NO_SHIPS]


# --- deals


def at_the_desk(abroad: dict[tuple[int, int], int] | None = None) -> Encounter:
    hands = [["negotiate", "attack_04"], ["negotiate", "attack_06"], [], []]
    scene = scene_of(abroad=abroad, hands=hands).launches(2, home(1, 0)).nobody_allies()
    return scene.both_play("negotiate", "negotiate")


def offered(scene: Encounter, *words: tuple[str, int]) -> Encounter:
    for word in (*words, ("propose", -1)):
        scene.answers(0, MakeDeal, word)
    return scene


def test_a_colony_for_a_colony_is_a_deal() -> None:
    scene = offered(at_the_desk(), ("settle", home(1, 1)), ("grant", home(0, 1)))
    assert favourite(scene, 1) == ("accept", -1)


def test_a_deal_that_gives_the_victory_away_is_refused() -> None:
    scene = offered(at_the_desk(FOUR_ABROAD), ("settle", home(1, 1)), ("grant", home(0, 1)))
    assert appeal(scene, 1)["accept", -1] == min(appeal(scene, 1).values())


def test_a_deal_by_which_both_win_is_made() -> None:
    mine = {(home(3, n), 1): 1 for n in range(1, 5)}
    scene = offered(at_the_desk({**FOUR_ABROAD, **mine}), ("settle", home(1, 1)), ("grant", home(0, 1)))
    assert favourite(scene, 1) == ("accept", -1)


def test_bots_come_to_terms_by_themselves() -> None:
    scene = at_the_desk()
    said = []
    while isinstance(scene.match.waiting()[0], MakeDeal):
        seat = scene.prompt.seat
        said.append(favourite(scene, seat)[0])
        scene.answers(seat, MakeDeal, favourite(scene, seat))
    assert said[-1] == "accept"
    assert len(said) < 8


# --- techs


def test_a_tech_is_completed_as_soon_as_there_are_ships_enough() -> None:
    def does(ships: int) -> str:
        techs: list[list[dict[str, Any]]] = [[{"tech": "vacuum_turbines", "ships": ships}], [], [], []]
        scene = scene_of(options={"technology": True}, techs=techs).until(ResearchTech)
        return str(favourite(scene, 0)).split()[0]

    assert does(2) == "complete"
    assert does(1) == "research"
