"""Bots of Eclipse: what appeals to them, what they may know, and that the better level wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

from game.bots import Bot, Chair, bot, decided, mind_of
from game.bots.eclipse.designs import refit, strength
from game.bots.eclipse.mind import MIND
from game.bots.eclipse.novice import seen_by_a_beginner
from game.bots.eclipse.opening import STRENGTHS, TERRAN, among
from game.bots.eclipse.reasons import REASONS, reason
from game.bots.eclipse.tastes import TASTES
from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import Prompt
from game.eclipse import GAME, pieces
from game.eclipse.asking import InTurn, Said, ToSector
from game.eclipse.battle_prompts import AnswerProposal, AvoidBankruptcy, FireOrRetreat, KeepReputation
from game.eclipse.designs import may_fly
from game.eclipse.prompts import ChooseSpecies, MayClaim, TakeTurn, Upgrade
from game.eclipse.table import ANCIENT
from game.eclipse.words import PIECES, verb_of
from tests.support.eclipse.places import NORTH
from tests.support.eclipse.rounds import Round, eclipse
from tests.support.random_matches import positions

GUARDED = {"id": "101", "at": [0, -1], "turn": 2, "ancients": 1}  # joined with the home of seat 0
STRONG = {"cruiser": ["hull", "hull", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]}


def likes(r: Round, seat: int = 0) -> dict[str, float]:
    """How much each answer appeals to the seat that is asked."""
    prompt = r.match.asked_of(seat)
    assert prompt is not None
    view = r.match.view(seat)
    options = prompt.options(view)
    return dict(zip(options, MIND.taste(view, prompt, options), strict=True))


def favourite(r: Round, seat: int = 0) -> str:
    appeals = likes(r, seat)
    return max(appeals, key=lambda said: appeals[said])


def with_fleet(*ships: str, **words: Any) -> Round:
    """Seat 0 has these ships at home, next to a sector with an ancient."""
    home = {"id": "221", "ships": [[0, *ships]]}
    return eclipse(sectors=[home, GUARDED], **words)


# --- money


def test_people_settle_before_anything_else_is_done() -> None:
    r = eclipse(sectors=[{**NORTH, "disc": 0}])
    assert verb_of(favourite(r)) == "settle"


def test_nobody_takes_an_action_that_cannot_be_paid() -> None:
    poor = eclipse(storage=[[0, 2, 2], None], discs=[8, None])
    rich = eclipse(storage=[[30, 9, 9], None], discs=[8, None])
    assert favourite(poor) == "pass"
    assert favourite(rich) != "pass"


def test_who_has_plenty_of_science_trades_some_of_it_for_another_action() -> None:
    r = eclipse(storage=[[0, 21, 0], None], discs=[8, None], round=5)
    while verb_of(favourite(r)) == "trade":
        assert favourite(r) == "trade 1 0"
        r.match.answer(0, favourite(r))
    assert favourite(r) == "research"
    assert r.table.players[0].storage[1] >= 9


def test_a_debt_is_paid_from_the_store_before_a_sector_is_given_up() -> None:
    r = eclipse(storage=[[0, 0, 8], None], discs=[6, None], phase="upkeep", sectors=[{**NORTH, "disc": 0}])
    while not isinstance(r.match.asked_of(0), AvoidBankruptcy):
        (prompt,) = r.match.waiting()
        r.answers(prompt.seat, type(prompt), "done")
    assert favourite(r) == "trade 2 0"


def test_a_sector_is_claimed_if_its_upkeep_can_be_paid() -> None:
    for money, wanted in ((20, "claim"), (0, "leave")):
        r = eclipse(storage=[[money, 0, 0], None], discs=[9, None], stacks={"inner": ["106"]})
        r.says(0, "explore").says(0, "zone", 0, -1)
        r.answers(0, type(r.match.waiting()[0]), next(said for said in likes(r) if verb_of(said) == "turn"))
        assert isinstance(r.match.asked_of(0), MayClaim)
        assert favourite(r) == wanted


# --- fights


def test_two_good_cruisers_attack_a_lone_ancient() -> None:
    r = with_fleet("cruiser", "cruiser", designs=[STRONG, None])
    assert likes(r)["fly"] > 1
    r.says(0, "fly")
    assert favourite(r) == r.word("move", "221", "cruiser", "101")


def test_a_lone_interceptor_leaves_ancients_alone_until_the_last_round() -> None:
    assert likes(with_fleet("interceptor", round=4))["fly"] < 0
    last = with_fleet("interceptor", round=9, storage=[[9, 0, 0], None])
    assert likes(last)["fly"] > 0


@pytest.mark.parametrize(("number", "wanted"), [(5, "retreat"), (9, "fire")])
def test_good_ships_flee_from_a_lost_battle_but_not_in_the_last_round(number: int, wanted: str) -> None:
    crowd = {**GUARDED, "ancients": 6, "ships": [[0, "dreadnought", "dreadnought"]]}
    full: list[Any] = [[4, 4, 4, 3], None]  # reputation would hardly be better
    r = eclipse(sectors=[crowd], phase="combat", round=number, reputation=full)
    assert isinstance(r.match.asked_of(0), FireOrRetreat)
    assert verb_of(favourite(r)) == wanted


def test_the_highest_reputation_is_kept() -> None:
    r = with_fleet("interceptor")
    table = r.match.table
    tiles = {table.faces[tile]: tile for tile in pieces.REPUTATION_CARDS}
    for tile in tiles.values():
        table.seen[tile] |= 1
    prompt = KeepReputation(0, listed=tuple(tiles.values()))
    options = prompt.options(table)
    scores = MIND.taste(table, prompt, options)
    best = options[scores.index(max(scores))]
    assert best == f"keep {tiles[pieces.FIRST_REPUTATION + 3]}"


# --- designs and technologies


def test_an_upgrade_makes_ships_stronger_and_lets_them_fly() -> None:
    r = eclipse(techs=[["improved_hull", "plasma_cannon"], None], storage=[[9, 0, 9], None])
    before = [strength("terran", ship, bytes(r.player(0).designs[ship]), ANCIENT) for ship in range(4)]
    r.says(0, "upgrade")
    while isinstance(r.match.asked_of(0), Upgrade):
        r.answers(0, Upgrade, favourite(r))
    designs = [bytes(squares) for squares in r.player(0).designs]
    after = [strength("terran", ship, designs[ship], ANCIENT) for ship in range(4)]
    assert all(may_fly("terran", ship, designs[ship]) for ship in range(4))
    assert sum(after) > sum(before)
    assert all(new >= old for new, old in zip(after, before, strict=True))


def test_a_refit_never_uses_more_energy_than_there_is() -> None:
    parts = tuple(pieces.SHARED_PARTS)
    for board, ship in pieces.BLUEPRINTS:
        squares = bytearray(len(pieces.BLUEPRINTS[board, ship].printed))
        found, changes = refit(board, ship, bytes(squares), parts, 2, ANCIENT)
        for square, part in changes:
            squares[square] = part + 1
        assert may_fly(board, ship, bytes(squares))
        assert found == pytest.approx(strength(board, ship, bytes(squares), ANCIENT))


def test_in_the_last_round_the_technology_with_points_is_researched() -> None:
    nano = ["nanorobots", "fusion_drive", "advanced_robotics"]
    r = eclipse(
        techs=[nano, None],
        supply=["orbital", "gauss_shield", "neutron_bombs"],
        storage=[[9, 9, 0], None],
        round=9,
    ).says(0, "research")
    assert favourite(r) == r.word("tech", "orbital")


def test_who_has_people_waiting_likes_the_technology_they_need() -> None:
    words: dict[str, Any] = {"supply": ["advanced_labs", "advanced_mining"], "storage": [[9, 20, 0], None]}
    r = eclipse(**words).says(0, "research")  # home has an advanced science square, and none for materials
    assert favourite(r) == r.word("tech", "advanced_labs")


# --- friends


def test_a_proposal_is_accepted_while_there_is_room() -> None:
    prompt = AnswerProposal(1, by=0)
    for values, wanted in (([], "accept"), ([4, 4, 4, 4], "refuse")):
        table = eclipse(
            "terran_union", "mechanema", seats=4, round=9, reputation=[None, values, None, None]
        ).table
        options = prompt.options(table)
        scores = MIND.taste(table, prompt, options)
        assert options[scores.index(max(scores))] == wanted


def test_partners_are_not_attacked() -> None:
    """A traitor loses more than a sector is worth."""
    neighbour = {**NORTH, "disc": 1}
    fleet = {"id": "221", "ships": [[0, "cruiser", "cruiser"]]}
    words: dict[str, Any] = {"seats": 4, "round": 9, "storage": [[9, 0, 0], None, None, None]}
    places = {"sectors": [fleet, {**neighbour, "at": [1, -1]}]}
    assert likes(eclipse(**words, **places))["fly"] > 0
    assert likes(eclipse(**words, **places, ambassadors=[[0, 1]]))["fly"] < 0


# --- completeness


def descendants(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from descendants(child)


def kinds_of_eclipse() -> list[type[Prompt[Any]]]:
    found = {kind for kind in descendants(Prompt) if kind.__module__.startswith("game.eclipse")}
    return sorted(found, key=lambda kind: kind.__name__)


def test_every_kind_of_question_has_a_taste() -> None:
    """What questions have in common is not asked by itself."""
    for kind in kinds_of_eclipse():
        assert (kind in TASTES) != (kind in (Said, InTurn, ToSector)), kind


def test_every_word_has_a_reason() -> None:
    assert set(PIECES) <= set(REASONS)
    assert all(reason(species) for species in pieces.SPECIES)


# --- what a seat may know


def an_eclipse(seed: int, seats: int) -> Match[Any]:
    options = {"species": "random"}
    return Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_taste_is_the_same_in_every_world_that_a_seat_believes_possible(seats: int) -> None:
    for number, match in enumerate(positions(an_eclipse(seats, seats), every=19)):
        prompt = match.waiting()[0]
        view = match.view(prompt.seat)
        options = prompt.options(view)
        world = match.imagine(prompt.seat, number).table
        assert MIND.taste(view, prompt, options) == MIND.taste(world, prompt, options)


def test_the_worths_of_all_seats_add_up_to_one() -> None:
    for match in positions(an_eclipse(5, 3), every=40):
        assert sum(MIND.worth(match.table, seat) for seat in range(3)) == pytest.approx(1.0)


def test_who_has_more_sectors_stands_better() -> None:
    table = eclipse(sectors=[{**NORTH, "disc": 0}]).table
    assert MIND.worth(table, 0) > MIND.worth(table, 1)


def test_a_captain_answers_the_same_if_asked_again() -> None:
    r = with_fleet("cruiser")
    assert mind_of("eclipse") is MIND
    answers = [decided(bot("captain", "eclipse", 3), r.match, 0) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in TakeTurn(0).options(r.table)


# --- leagues


def played(levels: list[str], seed: int) -> Match[Any]:
    """A whole match of these bots."""
    options = {"species": "random"}
    match = Match(GAME, GAME.set_up(seed, len(levels), options), Beginning(seed, options))
    bots: list[Bot] = [bot(level, "eclipse", 10 * seed + seat) for seat, level in enumerate(levels)]
    while waiting := match.waiting():
        prompt = waiting[0]
        answer = next(said for said in bots[prompt.seat].think(Chair(match, prompt.seat), prompt) if said)
        match.answer(prompt.seat, answer)
    return match


def test_novices_beat_random_players() -> None:
    matches = [played(["novice", "random", "novice"], seed) for seed in range(3)]
    novices = [match.table.points[seat] for match in matches for seat in (0, 2)]
    assert median(novices) > median(match.table.points[1] for match in matches)


def test_novices_explore_settle_and_research_rather_than_tinker_with_ships() -> None:
    said = Counter(
        verb_of(taken.answer) for seed in range(3) for taken in played(["novice"] * 3, seed).decisions
    )
    assert min(said["explore"], said["research"]) > 1.5 * said["upgrade"] > 0
    assert said["claim"] > said["leave"]
    assert said["settle"] > said["upgrade"]
    assert said["abandon"] == 0  # even a beginner counts the money


def test_a_novice_who_has_only_bad_choices_takes_the_least_bad() -> None:
    prompt = AvoidBankruptcy(0)
    assert seen_by_a_beginner(prompt, ["abandon 1", "abandon 2"], [-14.0, -20.0]) == [-14.0, -20.0]


def test_a_novice_does_not_see_what_costs_more_than_there_is() -> None:
    taken, ruinous = seen_by_a_beginner(TakeTurn(0), ["pass", "explore"], [0.0, -9.0])
    assert taken - ruinous > 100


@pytest.fixture(scope="module", params=range(2, 7), ids=lambda seats: f"{seats} seats")
def league(request: pytest.FixtureRequest) -> list[tuple[int, Match[Any]]]:
    """Thirty matches of one captain against novices, each time in another chair."""
    seats = request.param
    matches = []
    for seed in range(1000 + seats - 2, 1150, 5):
        chair = seed // 5 % seats
        levels = ["captain" if seat == chair else "novice" for seat in range(seats)]
        matches.append((chair, played(levels, seed)))
    return matches


@pytest.mark.slow
def test_a_captain_beats_novices_nine_times_out_of_ten(league: list[tuple[int, Match[Any]]]) -> None:
    assert sum(match.table.winners == [chair] for chair, match in league) >= 0.9 * len(league)


@pytest.mark.slow
def test_a_captain_scores_at_least_twice_as_much_as_a_novice(league: list[tuple[int, Match[Any]]]) -> None:
    captains = [match.table.points[chair] for chair, match in league]
    novices = [p for chair, match in league for seat, p in enumerate(match.table.points) if seat != chair]
    assert median(captains) >= 2 * median(novices)
    assert median(captains) >= 30


# --- which species


def chosen_species(seed: int, seats: int) -> list[str]:
    """What captains take, one after the other."""
    options = {"species": "all"}
    match = Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))
    while isinstance(prompt := match.waiting()[0], ChooseSpecies):
        match.answer(prompt.seat, decided(bot("captain", "eclipse", seed + prompt.seat), match, prompt.seat))
    return [player.species for player in match.table.players]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_captains_take_other_species_in_other_matches(seats: int) -> None:
    """No species is taken first in most matches, and most of them are met."""
    matches = [chosen_species(seed, seats) for seed in range(40)]
    first = Counter(species[0] for species in matches)
    met = Counter(one for species in matches for one in species)
    assert max(first.values()) <= 24
    assert len(first) >= 5
    assert len(met) >= 8
    assert len({tuple(species) for species in matches}) >= 12


def test_a_captain_takes_the_same_species_if_the_same_match_is_played_again() -> None:
    assert [chosen_species(seed, 4) for seed in range(3)] == [chosen_species(seed, 4) for seed in range(3)]


def test_what_captains_take_is_stronger_than_what_comes_by_lot() -> None:
    """By the measured strengths that the choice itself goes by; no match is played here."""
    taken = [STRENGTHS.get(each, TERRAN) for seed in range(40) for each in chosen_species(seed, 3)]
    by_lot = [STRENGTHS.get(each, TERRAN) for each in pieces.SPECIES]
    assert sum(taken) / len(taken) > sum(by_lot) / len(by_lot) + 1.0


def test_neighbours_count() -> None:
    """Nobody takes the defenceless beside the warlike as gladly, and the warlike like to sit beside them."""
    narrow, wide = (GAME.set_up(1, seats, {"species": "all"}) for seats in (4, 2))
    alone = among(narrow, 1, "planta"), among(narrow, 1, "orion_hegemony")
    assert among(wide, 1, "planta") > alone[0]
    narrow.players[0].species = "eridani_empire"
    assert among(narrow, 1, "planta") < alone[0]
    narrow.players[0].species = "planta"
    assert among(narrow, 1, "orion_hegemony") > alone[1]
    assert among(narrow, 2, "orion_hegemony") == alone[1]  # who sits opposite is no neighbour
