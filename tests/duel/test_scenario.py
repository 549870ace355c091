"""Scenarios: every word works."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.table import NOBODY
from game.duel import pieces
from game.duel.scenario import arrange
from game.duel.table import DuelTable
from tests.support.duel.positions import names
from tests.support.duel.scenarios import BASIS, DUEL, PLANS, Spec, contest, duel

EVERYONE = 3
DECIDED = {"plans": PLANS, "revealed": True, "winner": 1, "totals": [31, 47]}


def card(table: DuelTable, key: str) -> int:
    return table.faces.index(pieces.FACE_OF[key])


# Words for cards


def test_aliens_sit_in_the_order_given() -> None:
    assert arrange({"aliens": ["swarm", "prime"]}).aliens == ["swarm", "prime"]


def test_the_seed_decides_what_no_word_places() -> None:
    orders = [
        names(arrange({**BASIS, "seed": seed}), arrange({**BASIS, "seed": seed}).decks[0])
        for seed in (1, 1, 2)
    ]
    assert orders[0] == orders[1] != orders[2]


def test_the_generator_itself_may_be_given() -> None:
    assert arrange({**BASIS, "rng": 12345}).rng == 12345


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_may_be_either_seat(straggler: int) -> None:
    assert arrange({**BASIS, "straggler": straggler}).straggler == straggler
    assert arrange(BASIS).straggler == 1


def test_hands_are_known_to_their_owners_only() -> None:
    table = arrange({**BASIS, "hands": [["plan_13", "pep_talk"], ["plan_13"]]})
    assert names(table, table.hands[0]) == ["plan_13.orange", "pep_talk"]
    assert names(table, table.hands[1]) == ["plan_13.blue"]
    assert [[table.seen[card] for card in hand] for hand in table.hands] == [[1, 1], [2]]


def test_a_plan_of_the_other_colour_is_named_with_its_colour() -> None:
    table = arrange({**BASIS, "hands": [["plan_13.blue"], ["plan_13.orange"]]})
    assert [names(table, hand) for hand in table.hands] == [["plan_13.blue"], ["plan_13.orange"]]


def test_decks_have_the_named_cards_on_top_the_next_one_first() -> None:
    table = arrange({**BASIS, "decks": [["plan_13", "plan_42", "pep_talk"], []]})
    assert names(table, table.decks[0][::-1])[:3] == ["plan_13.orange", "plan_42.orange", "pep_talk"]
    assert len(table.decks[0]) == 18
    assert not any(table.seen[card] for card in table.decks[0])


def test_discards_lie_open_the_oldest_first() -> None:
    table = arrange({**BASIS, "discards": [["plan_13", "plan_42"], []]})
    assert names(table, table.discards[0]) == ["plan_13.orange", "plan_42.orange"]
    assert [table.seen[card] for card in table.discards[0]] == [EVERYONE, EVERYONE]


def test_a_snare_lies_face_down_under_the_alien_card() -> None:
    table = arrange({"aliens": ["pitfall", "pickled"], "under": [["plan_13"], []]})
    assert [table.seen[card] for card in table.under[0]] == [1]


def test_a_jar_lies_open() -> None:
    table = arrange({"aliens": ["pitfall", "pickled"], "under": [[], ["plan_13", "plan_42"]]})
    assert names(table, table.under[1]) == ["plan_13.blue", "plan_42.blue"]
    assert [table.seen[card] for card in table.under[1]] == [EVERYONE, EVERYONE]


def test_a_seat_may_know_any_card_wherever_it_is() -> None:
    known = [["plan_42.blue", "planet_01", "cudgel"], ["plan_42", "gold_rush_moon"]]
    table = arrange({**BASIS, "known": known, "hands": [["plan_42"], ["plan_42"]]})
    seen = {
        key: table.seen[card(table, key)] for key in ("plan_42.blue", "planet_01", "cudgel", "gold_rush_moon")
    }
    assert seen == {"plan_42.blue": 3, "planet_01": 1, "cudgel": 1, "gold_rush_moon": 2}
    assert table.seen[card(table, "plan_42.orange")] == 1


def test_the_reinforcement_deck_has_the_named_cards_on_top() -> None:
    table = arrange({**BASIS, "reinforcements": ["pep_talk", "traitor"]})
    assert names(table, table.reinforcements[::-1])[:2] == ["pep_talk", "traitor"]


def test_each_destiny_deck_has_the_named_cards_on_top() -> None:
    destiny = {"discovery": ["fog_bank"], "event": ["limbo", "talent_show"], "refresh": ["harvest"]}
    table = arrange({**BASIS, "destiny": destiny})
    for kind, deck in zip(pieces.TYPES, table.fates, strict=True):
        assert names(table, deck[::-1])[: len(destiny[kind])] == destiny[kind]


def test_the_past_lies_open_and_its_last_card_is_in_force() -> None:
    table = arrange({**BASIS, "past": ["harvest", "fog_bank"]})
    assert names(table, table.past) == ["harvest", "fog_bank"]
    assert [table.seen[card] for card in table.past] == [EVERYONE, EVERYONE]


def test_the_planet_deck_has_the_named_planets_on_top() -> None:
    table = arrange({**BASIS, "planet_deck": ["planet_07", "planet_03"]})
    assert names(table, table.planet_deck[::-1])[:2] == ["planet_07", "planet_03"]


def test_planets_have_ships_and_one_may_be_in_the_warp() -> None:
    planets = [{"planet": "planet_01", "ships": [2, 3]}, {"planet": "planet_02", "in_warp": True}]
    table = arrange({**BASIS, "planets": planets})
    assert [(table.key(p.tile), p.ships, p.in_warp) for p in table.planets] == [
        ("planet_01", [2, 3], False),
        ("planet_02", [0, 0], True),
    ]


def test_set_aside_cards_lie_open() -> None:
    table = arrange({**BASIS, "set_aside": ["plan_13", "pep_talk", "planet_05"]})
    assert names(table, table.set_aside) == ["plan_13.orange", "pep_talk", "planet_05"]
    assert [table.seen[card] for card in table.set_aside] == [EVERYONE] * 3


# Words for ships, envoys and tactics


@pytest.mark.parametrize(
    ("words", "supply", "warp"),
    [
        ({}, [15, 15], [5, 5]),
        ({"supply": [3, 4]}, [3, 4], [17, 16]),
        ({"warp": [0, 9]}, [20, 11], [0, 9]),
        ({"supply": [1, 20], "warp": [19, 0]}, [1, 20], [19, 0]),
        ({"medals": [2, 0]}, [13, 15], [5, 5]),
        ({"planets": [{"planet": "planet_01", "ships": [18, 1]}]}, [0, 14], [2, 5]),
    ],
)
def test_ships_that_no_word_places_are_counted(words: Spec, supply: list[int], warp: list[int]) -> None:
    table = arrange({**BASIS, **words})
    assert (table.supply, table.warp) == (supply, warp)


def test_medals_are_counted() -> None:
    assert arrange({**BASIS, "medals": [2, 1]}).medals == [2, 1]


def test_envoys_may_be_allied_open_read_and_used() -> None:
    envoys = [
        {"envoy": "cudgel"},
        {"envoy": "voyager", "ally": 1, "read_by": [0]},
        {"envoy": "deuce", "ally": 0, "face_up": True, "used": True},
    ]
    table = arrange({**BASIS, "envoys": envoys})
    assert [(table.key(e.card), e.ally, e.face_up, e.used, table.seen[e.card]) for e in table.envoys] == [
        ("cudgel", NOBODY, False, False, 0),
        ("voyager", 1, False, False, 3),
        ("deuce", 0, True, True, 3),
    ]


def test_an_ally_has_read_its_envoy() -> None:
    table = arrange({**BASIS, "envoys": [{"envoy": "voyager", "ally": 1}]})
    assert table.seen[table.envoys[0].card] == 2


def test_without_a_word_there_is_a_random_envoy_of_each_group() -> None:
    table = arrange(BASIS)
    faces = [pieces.FACES[table.faces[envoy.card]] for envoy in table.envoys]
    assert [face.group for face in faces if isinstance(face, pieces.EnvoyCard)] == list(pieces.GROUPS)


def test_envoy_stacks_have_the_named_cards_on_top() -> None:
    stacks = {"skull": ["minelayer", "cudgel"], "orb": ["deuce"]}
    table = arrange({**BASIS, "envoy_stacks": stacks})
    assert names(table, table.envoy_stacks[0][::-1])[:2] == ["minelayer", "cudgel"]
    assert names(table, table.envoy_stacks[2][::-1])[:1] == ["deuce"]
    assert [len(stack) for stack in table.envoy_stacks] == [5, 5, 5]


def test_removed_envoys_are_out_of_the_game() -> None:
    table = arrange({**BASIS, "removed": ["cudgel", "deuce"]})
    assert names(table, table.removed) == ["cudgel", "deuce"]


def test_tactics_may_be_spent() -> None:
    table = arrange({**BASIS, "spent": [["tactic_1", "tactic_5"], []]})
    assert [list(spent) for spent in table.spent] == [[True, False, False, False, True], [False] * 5]


@pytest.mark.parametrize("kind", pieces.TYPES)
def test_the_next_deck_may_be_any(kind: str) -> None:
    assert arrange({**BASIS, "next": kind}).next_type == kind


def test_a_target_is_a_planet_on_the_table() -> None:
    table = arrange({**contest("plans"), "target": "planet_01"})
    assert table.key(table.target) == "planet_01"


# Words of a duel


def test_a_duel_takes_place_on_its_planet() -> None:
    table = arrange(DUEL)
    assert table.duel is not None
    assert (table.key(table.duel.planet), table.key(table.target), table.duel.contest) == (
        "planet_01",
        "planet_01",
        False,
    )


def test_holders_banned_jarred_fixed_destroyed_and_kept_are_by_seat() -> None:
    words = {"holders": [True, False], "banned": [False, True], "jarred": [True, False], "fixed": [None, 0]}
    found = arrange(duel("tactics", plans=PLANS, destroyed=[2, 0], kept=[0, 1], **words)).duel
    assert found is not None
    assert (found.holders, found.banned, found.jarred) == ([True, False], [False, True], [True, False])
    assert (found.fixed, found.destroyed, found.kept) == ([None, 0], [2, 0], [0, 1])


def test_plans_are_known_to_their_owners_until_revealed() -> None:
    for phase, seen in (
        ("tactics", [1, 2]),
        ("reveal", [1, 2]),
        ("reinforcements", [3, 3]),
        ("winner", [3, 3]),
    ):
        table = arrange(duel(phase, plans=PLANS))
        assert table.duel is not None
        assert [table.seen[plan] for [plan] in table.duel.plans] == seen


def test_plans_may_be_revealed_or_not_where_a_duel_was_won() -> None:
    for revealed in (False, True):
        table = arrange(duel("prize", plans=PLANS, winner=0, revealed=revealed))
        assert table.duel is not None
        assert [table.seen[plan] for [plan] in table.duel.plans] == ([3, 3] if revealed else [1, 2])


def test_a_player_may_have_two_plans_the_main_one_first() -> None:
    table = arrange(duel("winner", plans=[["plan_31", "plan_08"], ["plan_42"]]))
    assert table.duel is not None
    assert names(table, table.duel.plans[0]) == ["plan_31.orange", "plan_08.orange"]


def test_played_reinforcements_lie_open_beside_the_plans() -> None:
    table = arrange(duel("winner", plans=PLANS, reinforcements=[{"card": "traitor", "by": 1, "on": 0}]))
    assert table.duel is not None
    [played] = table.duel.reinforcements
    assert (table.key(played.card), played.by, played.on, table.seen[played.card]) == (
        "traitor",
        1,
        0,
        EVERYONE,
    )


def test_bonuses_and_marks_belong_to_powers() -> None:
    bonuses = [{"seat": 0, "amount": -6, "source": "iron_matron"}]
    found = arrange(duel("reveal", plans=PLANS, bonuses=bonuses, marks={"politician.challenged": 1})).duel
    assert found is not None
    assert [(b.seat, b.amount, b.source) for b in found.bonuses] == [(0, -6, "iron_matron")]
    assert [(m.power, m.value) for m in found.marks] == [("politician.challenged", 1)]


def test_winner_and_totals_are_told() -> None:
    found = arrange(duel("cleanup", **DECIDED)).duel
    assert found is not None
    assert (found.winner, found.loser, found.totals) == (1, 0, [31, 47])


@pytest.mark.parametrize(
    ("word", "kind", "values", "faces"),
    [
        ("dials", "dial", [3, None], [3, 0]),
        ("tactics", "tactic", ["tactic_1:fire", "tactic_5:recover"], [1, 10]),
        ("tactics", "tactic", ["tactic_2:both", None], [13, 0]),
        ("reserve", "reserve", ["tactic_2:shield", "empty"], [5, 1]),
        ("guess", "guess", [4, 0], [5, 1]),
        ("worry", "worry", [True, False], [2, 1]),
    ],
)
def test_secret_numbers_are_known_to_their_owners(
    word: str, kind: str, values: list[Any], faces: list[int]
) -> None:
    table = arrange(duel("tactics", plans=PLANS, **{word: values}))
    slips = [pieces.slip(seat, kind) for seat in (0, 1)]
    assert [table.faces[slip] for slip in slips] == faces
    assert [table.seen[slip] for slip in slips] == [1 << seat if faces[seat] else 3 for seat in (0, 1)]


def test_secret_numbers_may_have_been_opened() -> None:
    words = {"dials": [3, 4], "tactics": ["tactic_1:fire", "tactic_1:fire"], "opened": [["dials"], []]}
    table = arrange(duel("tactics", plans=PLANS, **words))
    assert [table.seen[pieces.slip(seat, "dial")] for seat in (0, 1)] == [3, 2]
    assert [table.seen[pieces.slip(seat, "tactic")] for seat in (0, 1)] == [1, 2]


def test_a_contest_has_no_planet() -> None:
    table = arrange(contest("reveal", plans=PLANS, worry=[True, None]))
    assert table.duel is not None
    assert (table.duel.contest, table.duel.planet) == (True, -1)
