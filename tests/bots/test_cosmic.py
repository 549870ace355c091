"""Bots of Cosmic Encounter: what they like, that every question has a taste, and that captains win."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import game
from game.bots import Bot, bot, decided, mind_of
from game.bots.captain import Captain
from game.bots.cosmic import AT_SIGHT, MIND
from game.bots.cosmic_cards import LEAVING
from game.bots.cosmic_choices import COURSES, NUMBERS
from game.bots.cosmic_playing import CARDS
from game.bots.cosmic_powers import KINDS, POWERS, SUPERS
from game.bots.cosmic_reasons import REASONS
from game.bots.cosmic_seats import ACCEPT, FATE, GOOD_ENOUGH, LIKINGS, TECH, UNWANTED
from game.bots.cosmic_ships import PURPOSES, RAM, SENDING, WORLDS
from game.bots.cosmic_tastes import TASTES
from game.bots.cosmic_techs import WORTH
from game.core.prompts import NONE, Prompt
from game.cosmic import pieces
from game.cosmic.aliens.gambler import CLAIMS
from game.cosmic.choices import Choose, Given
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.offers import OFFERS
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    CardFromHand,
    ChooseEncounterCard,
    ChooseOne,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    InviteAlly,
    JoinSide,
    MayChooseSeat,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    ResearchTech,
    TakeReward,
    TakeShips,
    UsePower,
)
from tests.cosmic.encounters import Encounter, cosmic, home
from tests.keys import subclasses

RULES = Path(game.__file__).parent / "cosmic"
SOURCES = "".join(file.read_text("utf-8") for file in sorted(RULES.rglob("*.py")))
LIGHT = 24  # imagined futures for one decision; the usual number is 48
QUIET = ("barbarian", "vulch", "observer", "spiff", "cudgel")  # aliens that ask nothing in these scenes
HANDS = [["attack_10", "attack_08"], ["attack_10", "attack_08"], ["attack_06"], ["attack_06"]]
FOUR_ABROAD = {(home(1, 4), 0): 1, (home(2, 1), 0): 1, (home(2, 2), 0): 1, (home(2, 3), 0): 1}


def appeal(scene: Encounter, seat: int) -> dict[Any, float]:
    """How much a novice likes each answer to the question the seat is asked."""
    prompt = scene.match.asked_of(seat)
    assert prompt is not None, scene.match.waiting()
    view = scene.match.view(seat)
    options = prompt.options(view)
    return dict(zip(options, MIND.taste(view, prompt, options), strict=True))


def favourite(scene: Encounter, seat: int) -> Any:
    likes = appeal(scene, seat)
    return max(likes, key=lambda option: likes[option])


def full_homes(seats: int) -> dict[tuple[int, int], int]:
    """Everybody's home planets with three ships on each, so that some are left for colonies."""
    return {(home(seat, number), seat): 3 for seat in range(seats) for number in range(5)}


def scene_of(*aliens: str, abroad: dict[tuple[int, int], int] | None = None, **words: Any) -> Encounter:
    """Four seats, three ships on each home planet; aliens that are not named keep out of the way."""
    seated = [*aliens, *(alien for alien in QUIET if alien not in aliens)][:4]
    words = {"hands": HANDS, **words}
    return cosmic(*seated, ships={**full_homes(4), **(abroad or {})}, **words)


# --- allies


def at_joining(abroad: dict[tuple[int, int], int] | None = None, ships: int = 3, **words: Any) -> Encounter:
    """The offense has launched at a planet of seat 1, and seat 2 is asked which side to join."""
    scene = scene_of(abroad=abroad, **words).launches(ships, home(1, 0))
    scene.invites(2).invites(2)
    scene.skip_cards(JoinSide)
    assert scene.is_asked(2, JoinSide)
    return scene


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


# --- cards


def planning(mine: list[str], theirs: list[str], *aliens: str, ships: int = 2, **words: Any) -> Encounter:
    scene = (
        scene_of(*aliens, hands=[mine, theirs, [], []], **words).launches(ships, home(1, 0)).nobody_allies()
    )
    scene.skip_cards(ChooseEncounterCard)
    return scene


def test_a_negotiate_is_played_by_who_has_only_weak_attacks() -> None:
    weak = planning(["attack_01", "attack_04", "negotiate"], ["attack_10"])
    assert favourite(weak, 0) == weak.held(0, "negotiate")
    strong = planning(["attack_20", "attack_30", "negotiate"], ["attack_10"])
    assert favourite(strong, 0) != strong.held(0, "negotiate")


def test_the_best_card_is_saved_if_a_lesser_one_does() -> None:
    """The Mind has read that there is nothing but an attack 06 to beat."""
    scene = scene_of("mind", "fido", hands=[["attack_15", "attack_40"], ["attack_06"], [], []])
    scene.launches(4, home(1, 0))
    scene.uses(0)
    scene.nobody_allies().skip_cards(ChooseEncounterCard)
    assert favourite(scene, 0) == scene.held(0, "attack_15")


def test_a_pacifist_trusts_in_talks() -> None:
    scene = planning(["attack_14", "negotiate"], ["attack_30"], "pacifist", "fido")
    assert favourite(scene, 0) == scene.held(0, "negotiate")


def test_an_anti_matter_plays_low() -> None:
    scene = planning(["attack_04", "attack_20"], ["attack_10"], "anti_matter", "fido")
    assert favourite(scene, 0) == scene.held(0, "attack_04")


def test_the_least_reinforcement_that_turns_the_tide_is_played() -> None:
    hands = [["attack_08", "reinforcement_2", "reinforcement_5"], ["attack_08"], [], []]
    scene = scene_of(hands=hands).launches(2, home(1, 0)).nobody_allies()
    scene.both_play("attack_08", "attack_08").skip_cards(PlayReinforcement)
    assert favourite(scene, 0) == (scene.held(0, "reinforcement_2"), OFFENSE)
    assert appeal(scene, 0)[scene.held(0, "reinforcement_5"), DEFENSE] < 0


def test_nothing_is_wasted_on_a_fight_that_is_won() -> None:
    hands = [["attack_20", "reinforcement_2"], ["attack_08"], [], []]
    scene = scene_of(hands=hands).launches(2, home(1, 0)).nobody_allies()
    scene.both_play("attack_20", "attack_08").skip_cards(PlayReinforcement)
    assert favourite(scene, 0) == NO_SHIPS


def test_the_worst_card_is_given_and_the_best_is_put_in_safety() -> None:
    scene = scene_of(hands=[["attack_04", "attack_30", "plague"], [], [], []])
    view = scene.match.view(0)
    cards = [scene.held(0, name) for name in ("attack_04", "attack_30")]
    low, high = MIND.taste(view, CardFromHand(0, what="ask.plague_card"), cards)
    assert low > high
    low, high = MIND.taste(view, CardFromHand(0, what="ask.miser_safe"), cards)
    assert low < high


# --- zaps and flares


def zapping(user: str, **words: Any) -> Encounter:
    """Seat 0 attacks seat 1, which holds a Cosmic Zap; both show attacks."""
    hands = [["attack_10", "attack_08"], ["attack_12", "cosmic_zap"], [], []]
    scene = scene_of(user, "fido", hands=hands, **words).launches(3, home(1, 0)).nobody_allies()
    return scene.both_play("attack_10", "attack_12")


def test_a_power_that_turns_the_fight_is_zapped() -> None:
    scene = zapping("virus")
    assert isinstance(scene.match.asked_of(1), PlayCard)
    assert favourite(scene, 1) == scene.held(1, "cosmic_zap")


def test_a_power_that_changes_nothing_is_not_worth_a_zap() -> None:
    hands = [["attack_10", "attack_08"], ["attack_40", "cosmic_zap"], [], []]
    scene = scene_of("tripler", "fido", hands=hands).launches(1, home(1, 0)).nobody_allies()
    scene.both_play("attack_10", "attack_40")
    assert scene.is_asked(1, PlayCard)
    assert favourite(scene, 1) == NONE


def test_nobody_zaps_the_human_of_the_other_side() -> None:
    scene = zapping("human")
    assert scene.is_asked(1, PlayCard)
    assert favourite(scene, 1) == NONE


def test_the_last_tick_is_zapped_whoever_it_costs() -> None:
    """The Tick-Tock looks on as a defense wins; its last token would win the game."""
    hands = [["attack_04"], ["attack_20"], [], ["cosmic_zap", "attack_06"]]
    scene = scene_of("trader", "fido", "tick_tock", "mind", hands=hands, tokens={"tick_tock": 1})
    scene.launches(1, home(1, 0)).nobody_allies().both_play("attack_04", "attack_20")
    scene.skip_cards(PlayCard) if not scene.is_asked(3, PlayCard) else None
    assert favourite(scene, 3) == scene.held(3, "cosmic_zap")


def test_quash_is_for_deals_that_help_leaders() -> None:
    def wants(abroad: dict[tuple[int, int], int]) -> bool:
        hands = [["negotiate"], ["negotiate"], ["quash"], []]
        scene = scene_of(abroad=abroad, hands=hands).launches(2, home(1, 0)).nobody_allies()
        scene.both_play("negotiate", "negotiate")
        words = [("settle", home(1, 1)), ("grant", home(0, 1)), ("propose", -1)]
        for word in words:
            scene.answers(0, MakeDeal, word)
        scene.answers(1, MakeDeal, ("accept", -1))
        assert scene.is_asked(2, PlayCard)
        return bool(favourite(scene, 2) != NONE)

    assert wants({(home(2, 1), 0): 1, (home(2, 2), 0): 1, (home(2, 3), 0): 1, (home(3, 1), 0): 1})


def test_emotion_control_is_for_who_is_about_to_lose() -> None:
    def wants(mine: str, theirs: str) -> bool:
        hands = [[mine, "emotion_control"], [theirs], [], []]
        scene = scene_of(hands=hands).launches(2, home(1, 0)).nobody_allies().both_play(mine, theirs)
        assert scene.is_asked(0, PlayCard)
        return bool(favourite(scene, 0) != NONE)

    assert wants("attack_04", "attack_20")
    assert not wants("attack_20", "attack_04")


def test_a_force_field_sends_home_who_would_win_by_landing() -> None:
    leader = {(home(1, 1), 2): 1, (home(1, 2), 2): 1, (home(1, 3), 2): 1, (home(1, 4), 2): 1}
    hands = [["attack_10"], ["attack_10", "force_field"], ["attack_06"], ["attack_06"]]
    scene = scene_of(abroad=leader, hands=hands).launches(3, home(1, 0)).invites(2).invites()
    scene.joins_offense(2, 2)
    assert scene.is_asked(1, PlayCard)
    assert favourite(scene, 1) == scene.held(1, "force_field")


def test_a_card_in_need_is_prayed_for_only_when_losing() -> None:
    def prays(mine: str, theirs: str) -> bool:
        scene = scene_of("chosen", hands=[[mine], [theirs], [], []]).launches(2, home(1, 0)).nobody_allies()
        scene.both_play(mine, theirs)
        assert scene.is_asked(0, UsePower)
        return bool(favourite(scene, 0))

    assert prays("attack_04", "attack_20")
    assert not prays("attack_20", "attack_04")


def test_the_mirror_reverses_what_grows() -> None:
    def reverses(card: str) -> bool:
        scene = scene_of("mirror", hands=[[card, "attack_10"], ["attack_10"], [], []])
        scene.launches(2, home(1, 0)).nobody_allies().both_play(card, "attack_10")
        assert scene.is_asked(0, UsePower)
        return bool(favourite(scene, 0))

    assert reverses("attack_08")
    assert not reverses("attack_20")


def test_the_mite_does_not_get_the_winning_colony_for_cards() -> None:
    hands = [["attack_10"], ["attack_10", "attack_08", "attack_06", "attack_04", "negotiate"], [], []]
    scene = scene_of("mite", "fido", abroad=FOUR_ABROAD, hands=hands).launches(2, home(1, 0))
    scene.skip_cards(ChooseOne)
    assert favourite(scene, 1) == "mite_discard"


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


# --- reasons


def why(scene: Encounter, seat: int, answer: Any) -> str:
    """What a hint would say about an answer."""
    prompt = scene.match.asked_of(seat)
    assert prompt is not None
    return MIND.reason(scene.match.view(seat), prompt, answer)


def test_a_hint_says_why_to_join_a_side() -> None:
    calm, last = at_joining(), at_joining(FOUR_ABROAD)
    assert why(calm, 2, OFFENSE) == "table.why.join_offense"
    assert why(calm, 2, NONE) == "table.why.join_neither"
    assert why(calm, 2, DEFENSE) == "table.why.join_defense"
    assert why(last, 2, DEFENSE) == "table.why.join_stop"


def test_a_hint_says_why_to_play_a_card() -> None:
    scene = planning(["attack_04", "attack_20", "negotiate"], ["attack_10"])
    assert why(scene, 0, scene.held(0, "negotiate")) == "table.why.card_talk"
    assert why(scene, 0, scene.held(0, "attack_20")) == "table.why.card_best"
    assert why(scene, 0, scene.held(0, "attack_04")) == "table.why.card_enough"


def test_a_hint_says_why_to_answer_a_power_or_not() -> None:
    scene = zapping("virus")
    assert why(scene, 1, scene.held(1, "cosmic_zap")) == "table.why.zap"
    assert why(scene, 1, NONE) == "table.why.zap_not"


@pytest.mark.parametrize("kind", REASONS, ids=lambda kind: kind.__name__)
def test_what_has_a_reason_has_a_taste(kind: type[Prompt[Any]]) -> None:
    assert kind in TASTES


@pytest.mark.parametrize("kind", AT_SIGHT, ids=lambda kind: kind.__name__)
def test_what_is_decided_at_sight_has_a_reason(kind: type[Prompt[Any]]) -> None:
    """A hint could not say among how many futures it was found."""
    assert any(parent in REASONS for parent in kind.__mro__)


def test_all_that_futures_decide_often_has_a_reason() -> None:
    often = {InviteAlly, JoinSide, ChooseEncounterCard, PlayCard, UsePower, MakeDeal, TakeShips}
    often |= {PlayReinforcement, ChoosePlanet, ChooseTarget, ChooseSeat, PlaceShips, TakeReward}
    assert often <= set(REASONS)


# --- completeness

INDIFFERENT = {Choose, Given}  # only their descendants are asked


def kinds_of_cosmic() -> list[type[Prompt[Any]]]:
    found = {kind for kind in subclasses(Prompt) if kind.__module__.startswith("game.cosmic")}
    return sorted(found, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", kinds_of_cosmic(), ids=lambda kind: kind.__name__)
def test_every_kind_of_question_has_a_taste(kind: type[Prompt[Any]]) -> None:
    has_one = any(parent in TASTES for parent in kind.__mro__)
    assert has_one != (kind in INDIFFERENT)


def test_every_sentence_that_asks_has_a_taste() -> None:
    """A question that many powers ask is told apart by its sentence."""
    known = {*SENDING, *PURPOSES, RAM, *LIKINGS, *NUMBERS, *GOOD_ENOUGH, *UNWANTED}
    known |= {ACCEPT, FATE, TECH, *LEAVING, *WORLDS}
    known |= {"ask.retrieve", "ask.bring_home", "ask.tech_ships"}  # ships that come back, all alike
    known |= {"ask.hate_ship", "ask.shadow_ship", "ask.vacuum_pick"}  # ships of others, all alike
    asked = set(re.findall(r'"(ask\.[a-z_]+)"', SOURCES))
    assert asked - known == set()
    assert known - asked == set()


def test_every_course_has_a_taste() -> None:
    choices = set(re.findall(r"choice\.([a-z_0-9]+)", Path("assets/text/en.po").read_text("utf-8")))
    courses = {word for word in choices if word.split("_")[0] in " ".join(pieces.ALIENS) or "xenon" in word}
    mine = {*COURSES, *CLAIMS, "gambler_believe", "gambler_doubt"}
    assert {word for word in mine if word not in choices} == set()
    assert {word for word in courses if f'"{word}"' in SOURCES} <= mine


def test_every_card_that_may_be_played_has_a_taste() -> None:
    assert {name for offers in OFFERS.values() for name in offers} == set(CARDS)
    assert set(POWERS) == set(SUPERS) == set(KINDS) == set(pieces.ALIENS)
    assert set(WORTH) == set(pieces.TECHS)


# --- leagues


def light_captain(seed: int) -> Bot:
    mind = mind_of("cosmic")
    assert mind is not None
    return Captain(mind, seed, LIGHT)


def share_of_wins(star: str, rest: str, seeds: range) -> float:
    """How much of the victories one bot gets among others, at three to five seats, in each chair in turn."""
    won = 0.0
    for seed in seeds:
        seats = 3 + seed % 3
        chair = seed % seats
        match = game.new_match("cosmic", seed, seats, {"aliens": "random"})
        levels = [star if seat == chair else rest for seat in range(seats)]
        bots = [
            light_captain(seed) if level == "captain" else bot(level, "cosmic", 10 * seed + seat)
            for seat, level in enumerate(levels)
        ]
        while waiting := match.waiting():
            seat = waiting[0].seat
            match.answer(seat, decided(bots[seat], match, seat))
        won += (chair in match.table.winners) / max(1, len(match.table.winners))
    return won / len(seeds)


def test_a_novice_beats_random_players() -> None:
    assert share_of_wins("novice", "random", range(16)) >= 0.5


@pytest.mark.slow
def test_a_captain_wins_half_of_the_matches_against_novices() -> None:
    assert share_of_wins("captain", "novice", range(100, 140)) >= 0.5
