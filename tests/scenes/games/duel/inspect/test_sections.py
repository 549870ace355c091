"""Everything on the table can be inspected, and tells no more than its reader knows."""

from __future__ import annotations

import re

import pytest
from pygame import Rect

from game.core.table import NOBODY
from game.core.texts import LANGUAGES
from game.duel import pieces, totals
from game.duel.table import DuelTable
from scenes.drawing.rich_text import unlinked
from scenes.games.duel import TABLE
from scenes.games.duel.inspect.sections import inspection
from scenes.games.duel.looks import AlienLook
from scenes.table.game_table import Inspection, Watching
from tests.support.duel.duels import Duels
from tests.support.duel.matches import played
from tests.support.screen.views import as_table

MOMENTS = [(seed, decisions) for seed in range(4) for decisions in (0, 12, 33, 57, 90, 2000)]
AREA, HAND = Rect(100, 30, 900, 500), Rect(200, 560, 700, 150)


def watching(seat: int, language: str = "en") -> Watching:
    return Watching(max(0, seat), ("orange", "blue"), language, AREA, HAND)


def keys_of(view: DuelTable, seat: int, language: str = "en") -> set[str]:
    """What can be inspected on the table and beside it."""
    eyes = watching(seat, language)
    found = {placed.inspect for placed in TABLE.picture(view, eyes) if placed.inspect}
    found |= {f"alien:{alien}" for alien in view.aliens if alien}
    return found


def known_to(view: DuelTable) -> set[str]:
    faces = [face for face in view.faces[: pieces.FIRST_SLIP] if face < len(pieces.KEYS)]
    return {pieces.KEYS[face] for face in faces}


def found(what: str, view: DuelTable, seat: int, language: str = "en") -> Inspection:
    shown = inspection(what, view, watching(seat, language))
    assert shown is not None, what
    return shown


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
@pytest.mark.parametrize(("seed", "decisions"), MOMENTS)
def test_everything_on_the_table_can_be_inspected(seed: int, decisions: int, seat: int) -> None:
    view = as_table(DuelTable, played(seed, decisions).view(seat))
    for what in sorted(keys_of(view, seat)):
        shown = found(what, view, seat)
        assert shown.title
        assert shown.sections
        if shown.look and not what.startswith(("alien", "tactic", "deck")):
            assert set(shown.look.shown()) <= known_to(view), what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "decisions"), MOMENTS[::5])
def test_every_link_in_an_inspection_leads_on(seed: int, decisions: int, language: str) -> None:
    view = as_table(DuelTable, played(seed, decisions).view(0))
    links = {
        link
        for what in keys_of(view, 0, language)
        for _, text in found(what, view, 0, language).sections
        for link in re.findall(r"\[([\w:.]+)\|", text)
    }
    assert links
    for link in sorted(links):
        found(link, view, 0, language)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_alien_has_the_colour_of_the_seat_that_plays_it(seat: int) -> None:
    view = as_table(DuelTable, played(1).view(0))
    look = found(f"alien:{view.aliens[seat]}", view, 0).look
    assert isinstance(look, AlienLook)
    assert look.colour == ("orange", "blue")[seat]


def test_an_alien_that_nobody_plays_has_no_colour() -> None:
    view = as_table(DuelTable, played(1).view(0))
    absent = next(alien for alien in pieces.ALIENS if alien not in view.aliens)
    look = found(f"alien:{absent}", view, 0).look
    assert isinstance(look, AlienLook)
    assert look.colour == ""


@pytest.mark.parametrize("alien", list(pieces.ALIENS))
def test_an_alien_tells_when_it_works(alien: str) -> None:
    view = as_table(DuelTable, played(1).view(0))
    captions = [caption for caption, _ in found(f"alien:{alien}", view, 0).sections]
    assert captions == ["inspect.what", "inspect.when", "inspect.flavour"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_what_it_does(language: str) -> None:
    view = as_table(DuelTable, played(1).view(0))
    for key in pieces.KEYS:
        captions = [caption for caption, _ in found(f"face:{key}", view, 0, language).sections]
        assert captions[0] == "inspect.what", key


def test_a_hidden_card_shows_only_its_back() -> None:
    view = as_table(DuelTable, played(2, 40).view(0))
    hidden = next(card for card in view.hands[1] if view.faces[card] >= len(pieces.KEYS))
    shown = found(f"card:{hidden}", view, 0)
    assert shown.look is not None
    assert shown.look.shown() == []
    assert shown.now == ""


def test_the_discard_pile_lists_its_cards_the_newest_first() -> None:
    view = as_table(DuelTable, played(3, 60).view(0))
    seat = next(seat for seat in (0, 1) if len(view.discards[seat]) > 1)
    ((caption, text),) = found(f"discard:{seat}", view, 0).sections
    assert caption == "inspect.cards"
    listed = re.findall(r"\[face:([\w.]+)\|", text)
    assert listed == [view.key(card) for card in reversed(view.discards[seat])]


def test_the_deck_tells_how_many_cards_and_which_plans_have_not_been_seen() -> None:
    view = as_table(DuelTable, played(2, 30).view(0))
    now = found("deck:0", view, 0).now
    assert str(len(view.decks[0])) in now
    held = [view.key(card) for card in view.hands[0] if view.key(card).endswith(".orange")]
    unseen = re.findall(r"-?\d+", now.split("\n")[1])
    assert held
    for key in held:
        plan = next(plan for plan in pieces.PLANS if plan.id == key.partition(".")[0])
        assert str(plan.value) not in unseen


def fights(*, revealed: bool) -> list[DuelTable]:
    """Views of seat 0 from random matches in the middle of a fight."""
    views = [
        as_table(DuelTable, played(seed, decisions).view(0))
        for seed in range(8)
        for decisions in range(20, 60, 2)
    ]
    return [view for view in views if view.duel and view.duel.revealed == revealed]


def test_a_card_in_hand_tells_what_it_would_count_as_a_plan() -> None:
    told = 0
    for view in fights(revealed=False):
        assert view.duel is not None
        if view.duel.plans[0]:
            continue
        for card in view.hands[0]:
            now = found(f"card:{card}", view, 0).now
            told += bool(now)
            assert not now or "**" in now
    assert told


def test_a_fight_tells_how_it_stands() -> None:
    views = fights(revealed=True)
    assert views
    for view in views:
        mine, theirs = (totals.strength(view, seat) for seat in (0, 1))
        assert f"**{mine} : {theirs}**" in found("term:strength", view, 0).now
        assert f"**{theirs} : {mine}**" in found("term:strength", view, 1).now


def test_a_planet_tells_who_controls_it() -> None:
    view = as_table(DuelTable, played(5).view(0))
    for planet in view.planets:
        now = found(f"card:{planet.tile}", view, 0).now
        holders = [seat for seat in (0, 1) if totals.controls(view, seat, planet.tile)]
        if len(holders) == 1:
            assert ("Orange", "Blue")[holders[0]] in now.split("\n")[0]


@pytest.mark.parametrize(
    ("key", "who"), [("old_observatory", "for the loser"), ("gold_rush_moon", "for the winner")]
)
def test_a_prize_says_for_whom_it_is(key: str, who: str) -> None:
    view = as_table(DuelTable, played(0, 0).view(0))
    assert who in found(f"face:{key}", view, 0).sections[0][1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "decisions"), MOMENTS[1::3])
def test_every_known_card_and_every_alien_says_what_it_means_now(
    seed: int, decisions: int, language: str
) -> None:
    """docs/ux 4.11: inspecting is more than the card again."""
    view = as_table(DuelTable, played(seed, decisions).view(0))
    for what in sorted(keys_of(view, 0, language)):
        kind, _, number = what.partition(":")
        if kind in ("alien", "tactic") or (kind == "card" and view.faces[int(number)] < len(pieces.KEYS)):
            assert found(what, view, 0, language).now, what


def test_a_ready_tactic_counts_what_its_fire_would_hit() -> None:
    duel = Duels(
        {
            "aliens": ["preservationist", "tow_crew"],
            "straggler": 1,
            "hands": [["plan_05"], ["plan_11"]],
            "destiny": {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]},
            "planet_deck": ["planet_07"],
        }
    ).dial(4, 2)
    now = found("tactic:1", duel.match.view(0), 0).now
    assert re.findall(r"\d+", now) == ["3", "2", "2"]


def test_a_contest_says_its_rule_and_what_its_winner_gets() -> None:
    view = as_table(DuelTable, played(0).match.view(0))
    shown = inspection("face:limbo", view, watching(0))
    assert shown is not None
    text = unlinked(shown.sections[0][1])  # all that the large card says
    assert "lower total strength" in text
    assert "**The winner**: Stand up straight again: recover 3 ships." in text
