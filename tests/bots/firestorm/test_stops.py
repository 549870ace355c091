"""Where a person is not stopped in Firestorm: by the rules, nothing could come of it."""

from __future__ import annotations

from typing import Any

from game.bots.firestorm.known_chances import known_chances
from game.bots.firestorm.prospects import VERBS, prospects
from game.bots.firestorm.stops import stop_at
from game.bots.minds import Stop
from game.core.match import Match
from game.core.table import NOBODY
from game.firestorm import pieces
from game.firestorm.cards.grammar import Verb
from game.firestorm.combat.prompts import DealDamage, FormUp
from game.firestorm.offers import INSTANTS
from game.firestorm.parts import Item
from game.firestorm.prompts import Act, DrawPlanet, MayUse, Pay, PayOrSuffer, TakeMainPhase, Veto
from game.firestorm.words import AUTO
from tests.support.firestorm.seated import arranged, card_of


def at_rest(*hand: str) -> Match[Any]:
    """In the main phase of the first seat, which has no ship to attack with."""
    return arranged({"hand": list(hand), "ships": []}, {"ships": ["ki_storm_cruiser"]})


def test_every_verb_says_when_it_does_any_good() -> None:
    assert set(VERBS) == set(Verb.__args__)  # type: ignore[attr-defined]


def test_damage_goes_to_the_only_enemy_there_is() -> None:
    table = at_rest().table
    one = DealDamage(0, listed=("hit 200 3", "hit 200 2", "hit 200 1", "done"), points=3)
    assert stop_at(table, one) == Stop("hit 200 3", public=True)
    two = DealDamage(0, listed=("hit 200 1", "hit 201 1", "done"), points=1)
    assert stop_at(table, two) is None


def test_a_planet_is_drawn_without_asking_while_there_are_few() -> None:
    stop = stop_at(at_rest().table, DrawPlanet(0, listed=("none", "draw")))
    assert stop is not None
    assert (stop.answer, stop.about) == ("draw", None)


def test_a_bill_that_comes_every_turn_is_asked_once() -> None:
    stop = stop_at(at_rest().table, PayOrSuffer(0, listed=("pay", "suffer"), card=7))
    assert stop is not None
    assert stop.about is not None
    assert stop.stands == "pay"


def test_what_is_used_every_turn_is_asked_again_when_the_hand_has_become_full() -> None:
    match = at_rest()
    asked = MayUse(0, listed=("no", "yes"), card=7)
    empty = stop_at(match.table, asked)
    full = stop_at(at_rest(*["gr_counter_attempt"] * pieces.HAND_LIMIT).table, asked)
    assert empty is not None
    assert full is not None
    assert empty.stands == full.stands == "use"
    assert empty.about != full.about


def test_a_deed_that_was_declined_is_asked_again_when_something_in_play_has_changed() -> None:
    match = arranged({"hand": ["gr_reactor_overload"]}, {"ships": ["ki_storm_cruiser"]})
    table, asked = match.table, Act(0, mode=INSTANTS)
    before = stop_at(table, asked)
    assert before == stop_at(table, asked)
    table.damage[card_of(match, 1, "ki_storm_cruiser", "ships")] += 1
    after = stop_at(table, asked)
    assert isinstance(before, Stop)
    assert isinstance(after, Stop)
    assert before.about not in (None, frozenset())
    assert before.about != after.about


def test_what_is_called_for_again_is_a_new_aim_other_means_or_another_turn() -> None:
    """In the enemy's main phase the second seat might hold what damages or deactivates a ship."""
    match = arranged({"ships": ["ki_lancer"]}, {"hand": ["gr_reactor_overload"], "ep": 5})
    table, asked = match.view(NOBODY), Act(1, mode=INSTANTS)
    before = known_chances(table, asked, 1)
    assert before
    assert known_chances(table, asked, 1) == before
    table.damage[card_of(match, 0, "ki_lancer", "ships")] += 1
    hurt = known_chances(table, asked, 1)
    assert hurt is not None
    assert hurt - before
    table.turns += 2
    assert not hurt & (known_chances(table, asked, 1) or frozenset())


def test_a_ship_that_comes_changes_nothing_for_what_aims_at_another() -> None:
    """What could be done to it is new, and nothing else is called for again."""
    match = arranged({"ships": ["ki_lancer", "ki_storm_cruiser"]}, {"hand": ["gr_reactor_overload"], "ep": 5})
    table, asked = match.view(NOBODY), Act(1, mode=INSTANTS)
    both = known_chances(table, asked, 1)
    table.players[0].ships = table.players[0].ships[:1]
    one = known_chances(table, asked, 1)
    assert one
    assert both
    assert one < both


def test_a_ship_that_nobody_stopped_is_asked_about_again_when_the_score_or_the_stones_have_changed() -> None:
    match = arranged({"hand": ["ki_lancer", "gr_reactor_overload"]}, {"stones": 5})
    table = match.table

    def veto(card: str) -> Stop:
        stop = stop_at(table, Veto(1, listed=("pass", "veto"), card=card_of(match, 0, card, "hand")))
        assert stop is not None
        return stop

    ship, effect = veto("ki_lancer"), veto("gr_reactor_overload")
    table.turns += 2
    assert veto("ki_lancer") == ship
    assert veto("gr_reactor_overload") != effect
    table.players[1].stones = 4
    assert veto("ki_lancer") != ship
    table.players[1].stones = 5
    table.players[0].points += 1
    assert veto("ki_lancer") != ship
    table.players[0].points -= 1
    assert veto("ki_lancer") == ship
    table.stack.append(Item(1, "announced", seat=0, targets=[[7]]))
    assert veto("ki_lancer") != ship


def test_whoever_lets_a_planet_with_an_accessory_pay_is_not_asked_about_it_again() -> None:
    laden = {"card": "pl_kelmar", "gear": ["gr_shield_dome"]}
    match = arranged({"planets": [laden, "pl_kelmar"], "tp": 0, "ep": 0}, {})
    kelmar = card_of(match, 0, "pl_kelmar", "planets")
    stop = stop_at(match.table, Pay(0, tp=1))
    assert stop == Stop(AUTO, frozenset({("laden", kelmar)}), public=True, stands="auto")
    bare = arranged({"planets": ["pl_kelmar", "pl_kelmar"], "tp": 0, "ep": 0}, {})
    assert stop_at(bare.table, Pay(0, tp=1)) == Stop(AUTO, public=True)


def test_nobodys_own_turn_is_ended_for_them() -> None:
    assert stop_at(at_rest().table, TakeMainPhase(0)) is None


def test_a_ship_that_attacks_alone_has_nothing_to_arrange() -> None:
    alone = FormUp(0, ships=(9,), counters=(0,), carriers=(-1,), forms=(0,))
    assert stop_at(at_rest().table, alone) == Stop("done", public=True)
    two = FormUp(0, ships=(9, 10), counters=(0, 0), carriers=(-1, -1), forms=(0, 1))
    assert stop_at(at_rest().table, two) is None


def test_the_own_effect_is_not_worth_stopping_but_an_enemys_is() -> None:
    match = at_rest("gr_counter_attempt", "gr_reactor_overload")
    match.answer(0, f"play {card_of(match, 0, 'gr_reactor_overload', 'hand')}")
    counter = card_of(match, 0, "gr_counter_attempt", "hand")
    assert not prospects(match.table, 0, counter)
    match.table.stack[-1].seat = 1
    assert prospects(match.table, 0, counter)
