"""Bots of Cosmic Encounter: which cards and powers they use, and when."""

from __future__ import annotations

from game.bots.cosmic.mind import MIND
from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import (
    NO_SHIPS,
    CardFromHand,
    ChooseEncounterCard,
    ChooseOne,
    PlayCard,
    PlayReinforcement,
    UsePower,
)
from tests.support.cosmic.bot_positions import (
    FOUR_ABROAD,
    appeal,
    favourite,
    planning,
    scene_of,
    zapping,
)
from tests.support.cosmic.encounters import home

# --- cards


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
