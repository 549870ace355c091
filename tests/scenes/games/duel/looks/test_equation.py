"""The equation of a reveal: its terms add up to what the rules count, at any moment of any match."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import game
from game.core.match import Match
from game.core.texts import LANGUAGES
from game.duel import totals
from game.duel.table import DuelTable
from scenes.games.duel.looks import EquationLook, equation
from scenes.games.duel.looks.equation import CARD, PLAN, POWER, SHIPS, EquationTerm, Side, sides
from tests.support.duel.duels import Duels
from tests.support.duel.paper import outside, painted

REVEALED = {
    "aliens": ["prime", "lamplighter"],
    "hands": [["plan_05", "pep_talk"], ["plan_08"]],
    "planets": [{"planet": "planet_08", "ships": [3, 4]}],
    "past": ["gold_rush_moon"],
    "phase": "reinforcements",
    "duel": {"planet": "planet_08", "plans": [["plan_13"], ["plan_20"]], "dials": [3, 4]},
}


def positions(seed: int) -> Iterator[Match[DuelTable]]:
    """Every position of a match played at random."""
    match, dice = game.new_match("duel", seed), random.Random(seed)
    while match.waiting() and len(match.decisions) < 300:
        yield match
        prompt = match.waiting()[0]
        match.answer(prompt.seat, dice.choice(prompt.options(match.table)))


@pytest.mark.parametrize("seed", range(24))
def test_the_terms_add_up_to_the_strength_that_the_rules_count(seed: int) -> None:
    looked = 0
    for match in positions(seed):
        for seat in (0, 1):
            look = equation(match.view(seat), "de", seat)
            if look is None:
                assert match.table.duel is None or not match.table.duel.revealed
                continue
            looked += 1
            assert look.left.total == sum(term.amount for term in look.left.terms)
            assert look.left.total == totals.strength(match.table, seat)
            assert look.right.total == totals.strength(match.table, 1 - seat)
    assert looked


def test_a_reveal_tells_plan_power_and_ship_advantage() -> None:
    both = sides(Duels(REVEALED).table, "en")
    assert both is not None
    assert both[0].terms == (EquationTerm(13, "The Wild", PLAN), EquationTerm(13, "Holy Numbers", POWER))
    assert both[1].terms == (EquationTerm(20, "The Sharp-Eyed", PLAN), EquationTerm(5, "4 ships to 3", SHIPS))


def test_the_watching_seat_is_on_the_left() -> None:
    look = equation(Duels(REVEALED).table, "en", seat=1)
    assert look is not None
    assert (look.left.colour, look.right.colour) == ("blue", "orange")


def test_both_sides_stay_open_while_somebody_holds_a_reinforcement() -> None:
    held = sides(Duels(REVEALED).table, "en")
    bare = sides(Duels(REVEALED | {"hands": [["plan_05"], ["plan_08"]]}).table, "en")
    assert held is not None
    assert [side.open for side in held] == [True, True]
    assert bare is None or [side.open for side in bare] == [False, False]


def test_before_the_plans_are_revealed_there_is_no_equation() -> None:
    spec = REVEALED | {"phase": "choose_plans", "duel": {"planet": "planet_08", "dials": [3, 4]}}
    assert equation(Duels(spec).table, "en") is None


def test_conditional_reinforcements_count_after_the_others() -> None:
    duel = {
        "planet": "planet_08",
        "plans": [["plan_13"], ["plan_20"]],
        "reinforcements": [
            {"card": "even_keel_a", "by": 0, "on": 1},
            {"card": "pep_talk", "by": 1, "on": 1},
        ],
    }
    both = sides(Duels(REVEALED | {"hands": [["loose_change"], []], "duel": duel}).table, "en")
    assert both is not None
    cards = [(term.amount, term.caption) for term in both[1].terms if term.kind == CARD]
    assert cards == [(4, "Pep Talk"), (2, "Even Keel")]  # 20 + 5 + 4 is odd


LONG = Side(
    "orange",
    (
        EquationTerm(-2, "Die Unterdurchschnittliche", PLAN),
        EquationTerm(8, "4 Schiffe gegen 3", SHIPS),
        EquationTerm(6, "Kalkulierter Tipp", POWER),
        EquationTerm(12, "Mega-Unterstützung", CARD),
        EquationTerm(-10, "Versiegende Finanzspritze", CARD),
        EquationTerm(10, "Gerade Bahn", CARD),
    ),
    24,
    True,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2048, 1536)])
@pytest.mark.parametrize(("width", "height"), [(225, 26), (170, 26), (120, 22)])
def test_even_a_long_equation_keeps_to_its_strip(
    width: int, height: int, size: tuple[int, int], language: str
) -> None:
    look = EquationLook(LONG, LONG, language)
    for text in (80, 100, 160):
        paper, rect = painted(look, width, height, size=size, text=text)
        assert not outside(paper, rect)
        for line in paper.written:
            assert rect.contains(line.rect), line
        for one in paper.written:
            for other in paper.written:
                apart = one is other or not one.rect.inflate(-2, -6).colliderect(other.rect.inflate(-2, -6))
                assert apart, (one, other)


def test_where_room_is_scarce_the_plan_goes_without_its_name_and_no_number_is_hidden() -> None:
    """The plan lies above with its name; what a bonus comes from can be read nowhere else."""
    plan, bonus = EquationTerm(31, "Die fast Unbesiegbare", PLAN), EquationTerm(6, "Garnisonsdienst", POWER)
    ships, twice = EquationTerm(4, "4 Schiffe gegen 3", SHIPS), EquationTerm(11, "Doppelt", POWER)
    left = Side("orange", (plan, bonus), 37, open=False)
    right = Side("blue", (EquationTerm(11, "Die Doppelte", PLAN), ships, twice), 26, open=False)
    paper, _ = painted(EquationLook(left, right, "de"), 146, 17, size=(1280, 720))
    said = paper.words.split()
    assert "Garnisonsdienst" in said
    assert {"31", "6", "11", "4", "37", "26"} <= set(said)
    assert "15" not in said


def test_the_strip_counts_up_term_by_term() -> None:
    both = sides(Duels(REVEALED).table, "en")
    assert both is not None
    first, _ = painted(EquationLook(*both, "en", terms=1), 225, 26)
    whole, _ = painted(EquationLook(*both, "en"), 225, 26)
    assert "26" not in first.words.split()
    assert "26" in whole.words.split()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_says_what_it_comes_from(language: str, size: tuple[int, int]) -> None:
    """With three terms on a side words are broken, or at worst cut short, but none goes unsaid."""
    ships, names = {"de": ("4 Schiffe gegen 3", "Unteilbar"), "en": ("4 ships against 3", "Indivisible")}[
        language
    ]
    plan, power = EquationTerm(23, "The Suspicious", PLAN), EquationTerm(23, names, POWER)
    many = Side("blue", (plan, power, EquationTerm(6, ships, SHIPS)), 52, open=False, winner=True)
    few = Side("orange", (EquationTerm(14, "The Dependable", PLAN),), 14, open=False)
    paper, _ = painted(EquationLook(few, many, language), 146, 17, size=size)
    said = paper.words.replace("- ", "").replace("-", "")
    assert names in said
    assert ships.split()[1] in said
