"""Set-up: piles, envoys, aliens, the warp, the straggler, the first hands, the first discovery."""

from typing import Any

import pytest

import game
from game.core.refusals import WrongWord
from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import PlanShown
from game.duel.moments import DestinyDrawn
from game.duel.prompts import ChooseAlien, ChooseEnvoy
from tests.support.driver import Driver
from tests.support.duel.duels import Duels

SILENT = ["lamplighter", "dawdler"]  # aliens that ask nothing during set-up


def before_aliens(seed: int = 0, **options: Any) -> Driver:
    """Steps 1 to 4 are done; the first question is which alien to play."""
    return Driver(game.new_match("duel", seed, options={"aliens": "free", **options}))


def begun(seed: int = 0, aliens: list[str] | None = None) -> Driver:
    """Set-up is done, and the match has come to its first question."""
    return Driver(game.new_match("duel", seed, options={"aliens": aliens or SILENT}))


def first_hands(zero: str, one: str, aliens: list[str] | None = None, seed: int = 0) -> Duels:
    """The named plans are the top ones of the two decks when they are opened."""
    return Duels(
        {
            "aliens": aliens or SILENT,
            "phase": "first_hands",
            "seed": seed,
            "decks": [[zero], [one]],
            "destiny": {"discovery": ["gold_rush_moon"]},
        }
    )


def faces(table: Any, cards: list[int]) -> list[Any]:
    return [pieces.FACES[table.faces[card]] for card in cards]


def all_piles(table: Any) -> list[list[int]]:
    return [*table.decks, table.reinforcements, *table.fates, table.planet_deck, *table.envoy_stacks]


# Step 1: prepare destiny


def test_each_destiny_deck_has_all_cards_of_its_type() -> None:
    table = before_aliens().table
    for kind, size, deck in zip(pieces.TYPES, (13, 25, 19), table.fates, strict=True):
        assert [card.type for card in faces(table, deck)] == [kind] * size


def test_there_are_nineteen_reinforcements_and_twelve_planets() -> None:
    table = before_aliens().table
    assert [type(card) for card in faces(table, table.reinforcements)] == [pieces.Reinforcement] * 19
    assert [type(tile) for tile in faces(table, table.planet_deck)] == [pieces.PlanetCard] * 12


def test_every_pile_lies_face_down() -> None:
    table = before_aliens().table
    assert not any(table.seen[card] for pile in all_piles(table) for card in pile)


def test_every_pile_is_shuffled_on_its_own() -> None:
    one, two = before_aliens(1).table, before_aliens(2).table
    for first, second in zip(all_piles(one), all_piles(two), strict=True):
        assert [one.key(card) for card in first] != [two.key(card) for card in second]


def test_the_same_seed_gives_the_same_match() -> None:
    assert begun(7).match.digest() == begun(7).match.digest()
    assert begun(7).match.digest() != begun(8).match.digest()


def test_the_ids_of_cards_in_a_pile_say_nothing_about_their_faces() -> None:
    one, two = before_aliens(1).table, before_aliens(2).table
    assert all_piles(one) == all_piles(two)
    assert one.faces != two.faces


# Step 2: call envoys


def test_one_envoy_of_each_group_lies_face_down_and_neutral() -> None:
    table = before_aliens().table
    assert [envoy.group for envoy in faces(table, [e.card for e in table.envoys])] == list(pieces.GROUPS)
    assert [(e.ally, e.face_up) for e in table.envoys] == [(NOBODY, False)] * 3
    assert not any(table.seen[e.card] for e in table.envoys)


def test_the_other_envoys_stay_at_hand_in_their_stacks() -> None:
    table = before_aliens().table
    for group, stack in zip(pieces.GROUPS, table.envoy_stacks, strict=True):
        assert [envoy.group for envoy in faces(table, stack)] == [group] * 5


def test_the_envoys_are_random() -> None:
    tables = [before_aliens(seed).table for seed in range(20)]
    for place in range(3):
        assert len({table.key(table.envoys[place].card) for table in tables}) > 2


def test_envoys_may_be_named_in_any_order() -> None:
    table = before_aliens(envoys=["turncoat", "cudgel", "voyager"]).table
    assert [table.key(envoy.card) for envoy in table.envoys] == ["cudgel", "voyager", "turncoat"]
    assert not any(table.seen[envoy.card] for envoy in table.envoys)


def test_the_first_game_is_swarm_against_prime_with_cudgel_chosen_and_deuce() -> None:
    table = Driver(game.new_match("duel", 3, options={"first_game": True})).table
    assert table.aliens == ["swarm", "prime"]
    assert [table.key(envoy.card) for envoy in table.envoys] == ["cudgel", "chosen", "deuce"]


def test_the_envoys_of_the_first_game_lie_face_down_too() -> None:
    table = Driver(game.new_match("duel", 3, options={"first_game": True})).table
    assert [(envoy.ally, envoy.face_up) for envoy in table.envoys] == [(NOBODY, False)] * 3
    assert not any(table.seen[envoy.card] for envoy in table.envoys)


# Step 3: choose aliens and colours


def test_each_player_chooses_an_alien_freely() -> None:
    """R2: free choice."""
    match = before_aliens()
    assert match.asks(0, ChooseAlien).options(match.table) == list(pieces.ALIENS)
    match.answers(0, ChooseAlien, "dawdler").answers(1, ChooseAlien, "lamplighter")
    assert match.table.aliens == ["dawdler", "lamplighter"]


def test_the_same_alien_cannot_be_chosen_twice() -> None:
    """R2: the same alien cannot be taken twice."""
    match = before_aliens().answers(0, ChooseAlien, "dawdler")
    refusal = match.refuses(1, ChooseAlien, "dawdler")
    assert (refusal.text, refusal.args) == ("refuse.alien_taken", {"alien": "dawdler"})


def test_an_alien_that_does_not_exist_is_refused() -> None:
    assert before_aliens().refuses(0, ChooseAlien, "zombie").text == "refuse.alien_not_offered"


def test_each_player_may_be_dealt_two_aliens_and_keeps_one() -> None:
    """R2: or two random ones each."""
    match = Driver(game.new_match("duel", 0, options={"aliens": "dealt"}))
    mine = match.asks(0, ChooseAlien).options(match.table)
    match.answers(0, ChooseAlien, mine[0])
    theirs = match.asks(1, ChooseAlien).options(match.table)
    assert len({*mine, *theirs}) == 4
    assert match.refuses(1, ChooseAlien, mine[1]).text == "refuse.alien_not_offered"
    match.answers(1, ChooseAlien, theirs[1])
    assert match.table.aliens == [mine[0], theirs[1]]


def test_aliens_may_be_drawn_at_random_and_are_never_the_same() -> None:
    pairs = [tuple(Driver(game.new_match("duel", seed)).table.aliens) for seed in range(60)]
    assert all(one != two for one, two in pairs)
    assert len(set(pairs)) > 30


def test_each_player_has_the_seventeen_plans_of_one_colour() -> None:
    table = before_aliens().table
    for colour, deck in zip(pieces.COLOURS, table.decks, strict=True):
        assert sorted(table.key(card) for card in deck) == sorted(f"{p.id}.{colour}" for p in pieces.PLANS)


def test_all_five_tactics_of_each_player_are_ready() -> None:
    assert before_aliens().table.spent == [bytearray(5), bytearray(5)]


# Step 4: prepare the warp


def test_five_of_twenty_ships_of_each_player_are_in_the_warp() -> None:
    table = before_aliens().table
    assert (table.warp, table.supply) == ([5, 5], [15, 15])


# Step 5: determine the straggler


def test_nobody_is_the_straggler_before_plans_are_opened() -> None:
    assert before_aliens().table.straggler == NOBODY


@pytest.mark.parametrize(
    ("zero", "one", "straggler"),
    [("plan_13", "plan_10", 1), ("plan_10", "plan_13", 0), ("plan_m02", "plan_01", 0)],
)
def test_the_lower_plan_makes_its_player_the_straggler(zero: str, one: str, straggler: int) -> None:
    assert first_hands(zero, one).table.straggler == straggler


def test_equal_plans_make_a_random_player_the_straggler() -> None:
    """R1: decided at random, not by age."""
    stragglers = [first_hands("plan_13", "plan_13", seed=seed).table.straggler for seed in range(40)]
    assert 8 < stragglers.count(0) < 32


def test_the_random_decision_uses_up_the_generator_and_hides_it() -> None:
    """R1: what was decided at random must not tell what will be."""
    equal = first_hands("plan_13", "plan_13")
    assert equal.match.view(0).rng == 0
    assert all(getattr(event.seen_by(equal.table, 0), "rng", None) is None for event in equal.log)


def test_what_an_alien_does_when_aliens_are_chosen_comes_before_plans_are_opened() -> None:
    """The Salon Lion chooses an envoy in step 3."""
    start = first_hands("plan_13", "plan_10", aliens=["salon_lion", "dawdler"])
    assert start.waiting_for == [(0, "ChooseEnvoy")]
    assert not start.happened(PlanShown)
    start.answers(0, ChooseEnvoy, start.table.envoys[0].card)
    assert len(start.happened(PlanShown)) == 2


# Step 6: draw the first hands


def test_the_opened_plans_are_known_to_both_and_kept_in_hand() -> None:
    """R1: both opened cards are kept in hand."""
    start = first_hands("plan_13", "plan_10")
    assert [start.hand(seat)[0] for seat in (0, 1)] == ["plan_13", "plan_10"]
    shown = [event.card for event in start.happened(PlanShown)]
    assert [start.match.view(1 - seat).key(shown[seat]) for seat in (0, 1)] == [
        "plan_13.orange",
        "plan_10.blue",
    ]


def test_five_more_plans_are_drawn_unseen_by_the_opponent() -> None:
    start = first_hands("plan_13", "plan_10")
    for seat in (0, 1):
        hand = start.table.hands[seat]
        assert len(hand) == 6
        assert [start.table.knows(1 - seat, card) for card in hand] == [True, *([False] * 5)]


@pytest.mark.parametrize(("alien", "limit"), [("attic_dweller", 9), ("almanac_keeper", 5)])
def test_an_alien_with_another_hand_limit_draws_up_to_it(alien: str, limit: int) -> None:
    start = first_hands("plan_13", "plan_10", aliens=[alien, "dawdler"])
    assert [len(start.hand(seat)) for seat in (0, 1)] == [limit, 6]


# Step 7: draw the first discovery card


def test_the_first_destiny_card_is_a_discovery() -> None:
    for seed in range(10):
        match = begun(seed)
        [drawn] = match.happened(DestinyDrawn)
        assert drawn.deck == "discovery"
        assert [card.type for card in faces(match.table, match.table.past)] == ["discovery"]


def test_the_first_question_of_a_match_is_the_dial() -> None:
    match = first_hands("plan_13", "plan_10")
    assert match.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert len(match.table.planets) == 1


# Options


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"alien": "free"}, "'alien'"),
        ({"aliens": "best"}, "'best'"),
        ({"aliens": ["swarm", "zombie"]}, "'zombie'"),
        ({"aliens": ["swarm"]}, "2 different aliens"),
        ({"aliens": ["swarm", "swarm"]}, "2 different aliens"),
        ({"aliens": ["swarm", "prime", "cheater"]}, "2 different aliens"),
        ({"aliens": ["swarm", ["prime"]]}, "'prime'"),
        ({"aliens": 5}, "not 5"),
        ({"envoys": ["cudgel", "chosen", "zombie"]}, "'zombie'"),
        ({"envoys": ["cudgel", "chosen"]}, "3 different envoys"),
        ({"envoys": ["cudgel", "grumpus", "deuce"]}, "'grumpus'"),
        ({"envoys": "best"}, "'best'"),
        ({"first_game": "yes"}, "'first_game'"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, Any], word: str) -> None:
    with pytest.raises(WrongWord, match=word):
        game.new_match("duel", 0, options=options)


def test_three_seats_are_refused() -> None:
    with pytest.raises(WrongWord, match="not 3"):
        game.new_match("duel", 0, seats=3)


def test_a_game_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(WrongWord, match="'chess'"):
        game.new_match("chess", 0)
