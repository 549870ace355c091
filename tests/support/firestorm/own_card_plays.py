"""Matches in which the cards of ``own_cards.py`` are played.

The folder of own cards is read when the program starts, so all of this is run by a process of its own:
``test_vocabulary_own_cards.py`` starts it, with one name for each function that begins with ``plays_``.
"""

from __future__ import annotations

import json
import sys
import traceback


def plays_targets_of_kinds_that_no_shipped_card_has() -> None:
    from tests.support.firestorm.words import rich, seated

    them = {
        "planets": ["pl_dawnlight_station", {"card": "pl_sixtrae", "gear": ["gr_shield_dome"]}],
        "ships": [{"card": "ki_lancer", "gear": ["gr_shield_booster"]}],
        "others": ["gr_command_net", {"card": "gr_brood_archive", "on": 1}],
    }
    wanted = {
        "alien_tec": "gr_brood_archive",
        "phenomenon": "gr_command_net",
        "planet_2": "pl_dawnlight_station",
        "planet_accessory": "gr_shield_dome",
        "ship_accessory": "gr_shield_booster",
    }
    for kind, key in wanted.items():
        hands = seated(rich(hand=[f"own_break_{kind}"]), them).plays(0, f"own_break_{kind}").settles()
        assert key in (*hands.names(1, "scrap"), *hands.names(1, "ruins")), kind
        bare = seated(rich(hand=[f"own_break_{kind}"]), {"planets": ["pl_kelmar"], "ships": ["ki_lancer"]})
        assert not bare.may_play(0, f"own_break_{kind}"), kind


def plays_a_card_from_the_scrap_heap_into_play() -> None:
    from tests.support.firestorm.words import rich, seated

    hands = seated(rich(hand=["own_revival"], scrap=["ki_lancer"])).plays(0, "own_revival").settles()
    assert hands.is_active(hands.card(0, "ki_lancer", "ships"))
    gear = seated(rich(hand=["own_revival"], scrap=["gr_shield_booster"])).plays(0, "own_revival").settles()
    assert "gr_shield_booster" in gear.names(0, "scrap"), "without a host it stays where it is"
    assert not seated(rich(hand=["own_revival"]), {"scrap": ["ki_lancer"]}).may_play(0, "own_revival")


def plays_searches_in_the_resource_deck_and_in_the_scrap_heap() -> None:
    from tests.support.firestorm.words import rich, seated

    deck = ["gr_supply_run", "ki_lancer", "gr_light_cruiser"]
    hands = seated(rich(hand=["own_shipyard"], deck=deck)).plays(0, "own_shipyard")
    hands.says(0, hands.card(0, "ki_lancer", "deck"))
    assert hands.is_active(hands.card(0, "ki_lancer", "ships"))
    assert sorted(hands.names(0, "deck")) == ["gr_light_cruiser", "gr_supply_run"]
    scrap = seated(rich(hand=["own_scavenger"], scrap=["ki_lancer", "gr_supply_run"])).plays(
        0, "own_scavenger"
    )
    scrap.says(0, scrap.card(0, "ki_lancer", "scrap"))
    assert scrap.names(0, "hand") == ["ki_lancer"]
    ships = ["ki_lancer", "gr_light_cruiser", "gr_courier_boat"]
    recall = seated(rich(hand=["own_recall"], scrap=ships)).plays(0, "own_recall").settles()
    assert recall.names(0, "hand") == ["ki_lancer", "gr_courier_boat"]


def plays_ships_that_go_for_good_or_to_the_hand() -> None:
    from tests.support.firestorm.words import rich, seated

    ship = {"card": "ki_lancer", "gear": ["gr_shield_booster"]}
    gone = seated(rich(hand=["own_oblivion"]), {"ships": [ship]}).plays(0, "own_oblivion").settles()
    assert gone.names(1, "removed") == ["ki_lancer"]
    assert gone.names(1, "ships") == []
    back = seated(rich(hand=["own_retreat"], ships=[ship])).plays(0, "own_retreat").settles()
    assert back.names(0, "hand") == ["ki_lancer"]
    assert "gr_shield_booster" in back.names(0, "scrap")


def plays_an_effect_on_a_ship_that_lies_face_down() -> None:
    from tests.support.firestorm.fights import clash

    ships = ["ki_lancer", "gr_light_cruiser"]
    battle = clash(ships, ["gr_courier_boat"], step="kep2", them={"hand": ["own_jamming"], "ep": 1})
    battle.plays(1, f"slot {battle.table.slip(0)}")
    assert [bool(hidden) for hidden in battle.table.combat.covered] == [False, True]


def plays_a_die_during_an_effect() -> None:
    from tests.support.firestorm.words import rich, seated

    for die, stones in ((3, (2, 1)), (4, (0, 0))):
        hands = seated(rich(hand=["own_toss"]), {"stones": 1}, dice=[die]).plays(0, "own_toss").settles()
        assert (hands.player(0).stones, hands.player(1).stones) == stones, die


def plays_a_choice_of_somebody_else() -> None:
    from tests.support.firestorm.words import rich, seated

    ships = ["ki_lancer", "gr_courier_boat"]
    hands = seated(rich(hand=["own_toll"], ships=ships)).plays(0, "own_toll").settles()
    hands.says(1, hands.card(0, "ki_lancer"))
    assert not hands.is_active(hands.card(0, "ki_lancer"))
    assert hands.is_active(hands.card(0, "gr_courier_boat"))


def plays_bonuses_that_end() -> None:
    """What an instant brings ends with the next regeneration, even if it says nothing or ``static``."""
    from game.firestorm.totals import keywords
    from tests.support.firestorm.words import rich, seated

    hands = (
        seated(rich(hand=["own_static", "own_ears"], ships=["ki_lancer"])).plays(0, "own_static").settles()
    )
    hands.plays(0, "own_ears").settles()
    lancer = hands.card(0, "ki_lancer")
    assert hands.values(lancer) == (5, 2)
    assert keywords(hands.table, lancer) == ["locator_1"]
    hands.ends(0)
    assert hands.values(lancer) == (3, 2)
    assert keywords(hands.table, lancer) == []


def plays_a_rule_for_a_turn() -> None:
    from tests.support.firestorm.words import rich, seated

    hands = seated(rich(hand=["own_truce"], ships=["ki_lancer"]), {"ships": ["ki_lancer"]})
    assert "attack" in hands.options(0)
    hands.plays(0, "own_truce").settles()
    assert "attack" not in hands.options(0)
    hands.ends(0).says(1, "none", "number 1")
    assert "attack" in hands.options(1), "it was for one turn"


def plays_an_interrupt_against_interrupts_only() -> None:
    from tests.support.firestorm.words import rich, seated

    me = rich(hand=["gr_focused_barrage", "own_hush"])
    hands = seated(me, rich(ships=["gr_light_cruiser"], hand=["gr_final_word"]))
    hands.plays(0, "gr_focused_barrage", "number 2")
    hands.plays(1, "gr_final_word").plays(0, "own_hush").settles()
    assert hands.table.damage[hands.card(1, "gr_light_cruiser")] == 2
    first = seated(rich(hand=["own_hush"], ships=["gr_light_cruiser"]), rich(hand=["gr_focused_barrage"]))
    first.plays(1, "gr_focused_barrage", "number 2")
    assert first.names(0, "hand") == ["own_hush"], "an instant is no interrupt"


def plays_an_interrupt_for_losses_by_effects_only() -> None:
    from tests.support.firestorm.fights import clash
    from tests.support.firestorm.words import rich, seated

    me = rich(hand=["own_grief"], ships=["ki_lancer"], deck=["gr_courier_boat"] * 3)
    hands = seated(me, rich(hand=["gr_focused_barrage"])).plays(1, "gr_focused_barrage", "number 3")
    hands.plays(0, "own_grief").settles()
    assert hands.names(0, "hand") == ["gr_courier_boat"]
    grief = {"hand": ["own_grief"], "ep": 1}
    battle = clash(["gr_light_cruiser"], ["ki_lancer"], step="damage_step", blocks=[0], them=grief)
    battle.deals(0, (battle.theirs[0], 4)).deals(1)
    assert battle.is_destroyed(battle.theirs[0])
    assert len(battle.table.players[1].hand) == 1, "a loss by combat is none by an effect"


def plays_a_standing_ban() -> None:
    from game.firestorm.prompts import TakeMainPhase
    from tests.support.firestorm.words import rich, seated

    hand = rich(hand=["gr_light_cruiser", "gr_courier_boat"])
    hands = seated(hand, {"others": ["own_embargo"]})
    assert hands.may_play(0, "gr_courier_boat")
    assert not hands.may_play(0, "gr_light_cruiser")
    cruiser = hands.card(0, "gr_light_cruiser", "hand")
    assert hands.refuses(0, TakeMainPhase, f"play {cruiser}").text == "refuse.firestorm.play_forbidden"
    idle = seated(hand, {"others": [{"card": "own_embargo", "resting": True}]})
    assert idle.may_play(0, "gr_light_cruiser")
    assert seated({**hand, "others": ["own_embargo"]}).may_play(0, "gr_light_cruiser")


def plays_a_trigger_for_cards_of_others_that_are_played() -> None:
    from tests.support.firestorm.words import rich, seated

    gate = {"others": ["own_toll_gate"]}
    hands = seated(rich(hand=["gr_courier_boat"]), gate).plays(0, "gr_courier_boat").settles()
    assert not hands.is_active(hands.card(0, "gr_courier_boat", "ships"))
    own = seated(rich(hand=["gr_courier_boat"], **gate)).plays(0, "gr_courier_boat").settles()
    assert own.is_active(own.card(0, "gr_courier_boat", "ships"))
    brought = seated(rich(hand=["own_revival"], scrap=["ki_lancer"]), gate).plays(0, "own_revival").settles()
    assert brought.is_active(brought.card(0, "ki_lancer", "ships")), "it was not played from the hand"


def plays_conditions_about_numbers_and_states() -> None:
    from tests.support.firestorm.words import seated

    tired = {"card": "ki_lancer", "resting": True}
    for foes, defense in ((1, 2), (2, 5)):
        hands = seated({"ships": [tired], "others": ["own_fear"]}, {"ships": ["gr_courier_boat"] * foes})
        assert hands.values(hands.card(0, "ki_lancer"))[1] == defense
    fresh = seated({"ships": ["ki_lancer"], "others": ["own_fear"]}, {"ships": ["gr_courier_boat"] * 2})
    assert fresh.values(fresh.card(0, "ki_lancer"))[1] == 2, "only deactivated ships are afraid"


def plays_bonuses_for_blocking_ships_and_base_planets() -> None:
    from game.firestorm.totals import values
    from tests.support.firestorm.fights import clash
    from tests.support.firestorm.words import seated

    wall = {"others": ["own_wall"], "hand": ["gr_burst_fire"], "ep": 1}
    battle = clash(["ki_lancer"], ["ki_lancer", "ki_lancer"], step="kep3", blocks=[0, None], them=wall)
    assert [values(battle.table, ship).attack for ship in (*battle.mine, *battle.theirs)] == [3, 5, 3]
    hands = seated({"others": ["own_sleep"]})
    assert hands.values(hands.card(0, "pl_dawnlight_station")) == (6, 7)
    assert hands.values(hands.card(0, "pl_kelmar")) == (2, 4)


def plays_a_ship_that_rises_from_the_scrap_heap() -> None:
    from tests.support.firestorm.words import seated

    hands = seated({"scrap": ["own_phoenix"]}, {"scrap": ["own_phoenix"]}, phase="event")
    assert hands.names(0, "ships") == ["own_phoenix"]
    assert hands.names(1, "scrap") == ["own_phoenix"], "in the event phase of its owner only"


def main() -> None:
    """Plays everything, and says what went wrong."""
    from game.firestorm import pieces

    found = {"loading": "".join(f"{row.file} {row.line} {row.why}\n" for row in pieces.OWN.refused)}
    for name, function in list(globals().items()):
        if name.startswith("plays_"):
            try:
                function()
                found[name] = ""
            except Exception:
                found[name] = traceback.format_exc()
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
