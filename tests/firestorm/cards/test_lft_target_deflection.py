"""Target deflection: another target for somebody's effect (hook ``retarget``)."""

from __future__ import annotations

from game.firestorm.prompts import ChooseTarget
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, holding
from tests.support.firestorm.words import Hands, rich, seated

KEY = "lft_target_deflection"


def deflected(mine: list[str], theirs: list[str], at: str = CRUISER, *words: int) -> Hands:
    """Seat 1 fires at a ship of seat 0, which deflects it."""
    hands = seated(holding(KEY, ships=mine), rich(hand=[BARRAGE], ships=theirs))
    aim = [hands.card(0, at)] if len(mine + theirs) > 1 else []
    return hands.plays(1, BARRAGE, "number 2", *aim).plays(0, KEY, *words)


def test_the_new_target_suffers_instead_of_the_old_one() -> None:
    hands = deflected([CRUISER], [LANCER]).settles()
    assert hands.table.damage[hands.card(1, LANCER)] == 2
    assert hands.table.damage[hands.card(0, CRUISER)] == 0
    assert hands.player(0).ep == 28


def test_whoever_deflects_chooses_among_all_legal_targets() -> None:
    hands = deflected([CRUISER, BOAT], [LANCER]).settles()
    boat, lancer, cruiser = hands.card(0, BOAT), hands.card(1, LANCER), hands.card(0, CRUISER)
    assert set(hands.asks(0, ChooseTarget).listed) == {f"card {boat}", f"card {lancer}"}
    hands.says(0, lancer).settles()
    assert hands.table.damage[lancer] == 2
    assert hands.table.damage[cruiser] == 0


def test_the_target_must_be_legal_for_whoever_plays_the_effect() -> None:
    """Its enemies stay its enemies: the ships of who played it are no enemy ships."""
    me = holding(KEY, ships=[LANCER, BOAT])
    hands = seated(me, rich(hand=["gr_crash_landing"], ships=[BOAT, LANCER]), phase="event")
    lancer, boat = hands.card(0, LANCER), hands.card(0, BOAT)
    hands.plays(1, "gr_crash_landing", lancer).plays(0, KEY).settles()
    assert hands.where(boat) == "scrap"
    assert hands.where(lancer) == "ships"


def test_the_new_target_must_be_of_the_right_kind() -> None:
    me = holding(KEY, ships=[BOAT, CRUISER, "fr_bulwark"])
    hands = seated(me, rich(hand=["gr_reactor_overload"]), phase="event")
    hands.plays(1, "gr_reactor_overload", hands.card(0, CRUISER)).plays(0, KEY).settles()
    assert hands.is_active(hands.card(0, BOAT))
    assert hands.is_active(hands.card(0, CRUISER))
    assert not hands.is_active(hands.card(0, "fr_bulwark"))


def test_without_another_target_nothing_changes() -> None:
    hands = deflected([CRUISER], []).settles()
    assert hands.table.damage[hands.card(0, CRUISER)] == 2


def test_effects_without_a_target_or_with_two_of_them_cannot_be_deflected() -> None:
    run = seated(rich(hand=["gr_supply_run"]), holding(KEY)).plays(0, "gr_supply_run")
    assert len(run.pile(0, "hand")) == 2, "nobody could answer"
    killing = seated(
        rich(hand=["gg_contract_killing"], ships=[BOAT], color="violet"),
        holding(KEY, ships=[LANCER, CRUISER]),
    )
    killing.plays(0, "gg_contract_killing", killing.card(1, LANCER))
    assert killing.where(killing.card(1, LANCER)) == "scrap", "nobody could answer"


def test_effects_on_players_and_on_other_effects_have_no_target_in_play() -> None:
    raid = seated(holding("gg_raid", color="violet"), holding(KEY, BOAT), holding(KEY), dice=[3]).plays(
        0, "gg_raid", "seat 1"
    )
    assert len(raid.pile(1, "hand")) == 1, "nobody could answer"
    hands = seated(holding(BARRAGE, KEY, color="blue"), rich(ships=[CRUISER], hand=["gr_final_word"]))
    hands.plays(0, BARRAGE, "number 2")
    hands.passes(0).plays(1, "gr_final_word").plays(0, KEY)
    assert not isinstance(hands.match.asked_of(0), ChooseTarget), "only the barrage aims at a card in play"
    assert hands.settles().table.damage[hands.card(1, CRUISER)] == 0
