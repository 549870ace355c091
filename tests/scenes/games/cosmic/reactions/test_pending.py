"""Beside the log: what is being answered and what would stop it, and who breaks the rules in which order."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import Match
from game.core.table import NOBODY
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic import TABLE, picture
from scenes.games.cosmic.looks.strip import PHASES, running_phase
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.table.right_column import ColumnEntry
from scenes.table.scene import TableScene
from tests.support.cosmic.matches import new_match, played, session_of, watching
from tests.support.cosmic.questions import players
from tests.support.screen.audit import audit
from tests.support.screen.hands import Desk
from tests.support.screen.headless import PSEUDO, a_ui

SEATS = 5


def _is_zap(event: object, table: CosmicTable) -> bool:
    return isinstance(event, CardPlayed) and table.id_of(event.card) == "cosmic_zap"


def answered_zap() -> tuple[Match[CosmicTable], PlayCard]:
    """Somebody has zapped a power, and somebody else could zap the zap."""
    for seed in range(40):
        match, dice = new_match(seed, SEATS), Random(seed)
        for _ in range(400):
            if not match.waiting():
                break
            prompt = match.waiting()[0]
            if isinstance(prompt, PlayCard) and _is_zap(prompt.event, match.table):
                return match, prompt
            match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    raise AssertionError("nobody zaps")


def at_the_table(
    match: Match[CosmicTable], seat: int, size: tuple[int, int], language: str, wait: int = 100
) -> Desk:
    ui = a_ui(size, language, touch=size[0] == 2048)
    ui.settings.speed = "instant"
    ui.stack.push(open_table(ui, Session(match, players(SEATS, seat))))
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(wait)
    return desk


# --- what is being answered


def test_the_newest_is_on_top_of_what_it_answers_and_each_says_what_stops_it() -> None:
    match, prompt = answered_zap()
    session = session_of(match, prompt.seat)
    view = match.view(prompt.seat)
    rows = TABLE.pending(view, session.story, prompt, watching(prompt.seat))
    assert [row.inspect.partition(":")[0] for row in rows] == ["card", "alien"]
    assert "Cosmic Zap" in rows[0].title
    assert [row.stopped_by for row in rows] == ["Stopped by: Card Zap", "Stopped by: Cosmic Zap"]
    used = rows[1].inspect.partition(":")[2]
    assert (rows[1].seat, used) in [
        (told.event.seat, told.event.power) for told in session.story if isinstance(told.event, PowerUsed)
    ]
    assert all(row.does.endswith(".") for row in rows)


def test_nothing_is_being_answered_when_nothing_was_announced() -> None:
    looked = 0
    for match in played(3, 4, most=120):
        prompt = match.waiting()[0]
        if match.table.playing or (isinstance(prompt, PlayCard) and isinstance(prompt.event, PowerUsed)):
            continue
        looked += 1
        asked = prompt if isinstance(prompt, PlayCard) else None
        assert TABLE.pending(match.view(0), session_of(match).story, asked, watching(0, 4)) == []
    assert looked


def test_a_power_that_only_a_bot_is_asked_about_is_not_shown() -> None:
    """That somebody is asked about it would tell that they could zap it."""
    for match in played(1, SEATS, most=400):
        prompt = match.waiting()[0]
        if isinstance(prompt, PlayCard) and isinstance(prompt.event, PowerUsed) and not match.table.playing:
            break
    else:
        raise AssertionError("nobody could zap anything")
    person = next(seat for seat in range(SEATS) if seat != prompt.seat)
    desk = at_the_table(match, person, (1280, 720), "en", wait=0)
    table = desk.top
    assert isinstance(table, TableScene)
    assert table.session.bot_to_think() == prompt.seat
    assert table.call.known_prompt(table.builder) is None
    assert desk.find("stack.0") is None


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
def test_the_stack_fits_and_leads_to_its_things(size: tuple[int, int], language: str) -> None:
    match, prompt = answered_zap()
    desk = at_the_table(match, prompt.seat, size, language)
    assert audit(desk.top, desk.ui, prints=False) == []
    row = desk.find("stack.0")
    assert isinstance(row, ColumnEntry)
    row.act("press")
    desk.wait(40)
    assert desk.top.name == "inspect"


# --- who breaks the rules


@pytest.mark.parametrize("seed", range(4))
def test_all_powers_stand_there_those_whose_time_it_is_first_and_lit(seed: int) -> None:
    seen = set()
    for match in played(seed, SEATS, most=160):
        view = match.view(0)
        if view.turn == NOBODY:
            continue
        rows = TABLE.breakers(view, watching(0))
        phase = running_phase(view)
        states = [row.state for row in rows]
        assert states == sorted(states, key=("now", "later", "off").index)
        for row in rows:
            alien = row.inspect.partition(":")[2]
            works = {"any", phase} & {*pieces.ALIENS[alien].phases}
            assert (row.state == "off") == ((row.seat, alien) not in view.in_play)
            assert row.state != "now" or works or phase == "regroup"
        now = [row.seat for row in rows if row.state == "now"]
        assert now == [seat for seat in view.timing for each in now if each == seat]
        seen |= set(states)
    assert {"now", "later"} <= seen


def test_a_breaker_tells_its_phases_as_the_strip_counts_them() -> None:
    match = next(match for match in played(2, SEATS) if running_phase(match.table) == "launch")
    for row in TABLE.breakers(match.view(0), watching(0)):
        phases = pieces.ALIENS[row.inspect.partition(":")[2]].phases
        if row.state == "off":
            assert row.when == "off"
        elif "any" in phases:
            assert row.when == "any time"
        elif "start_turn" not in phases:
            assert row.when == "·".join(str(PHASES.index(phase) + 1) for phase in phases)


def test_a_hidden_power_is_nobodys_in_the_view_of_others() -> None:
    match = next(match for match in played(1, 4, {"hidden": True}) if running_phase(match.table) == "launch")
    for seat in range(4):
        others = {row.seat for row in TABLE.breakers(match.view(seat), watching(seat, 4))}
        shown = {other for other in range(4) if match.view(seat).aliens_of(other)}
        assert others == shown
        assert seat in shown
        assert len(shown) < 4


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_the_breakers_stand_beside_the_table_and_lead_to_their_sheets(language: str) -> None:
    match = next(match for match in played(2, SEATS) if running_phase(match.table) == "launch")
    desk = at_the_table(match, match.waiting()[0].seat, (1280, 720), language)
    rows = [
        each for each in desk.root.walk() if isinstance(each, ColumnEntry) and each.key.startswith("breaker.")
    ]
    assert len(rows) == SEATS
    assert all(plain(row.name) for row in rows)
    rows[0].act("press")
    desk.wait(40)
    assert desk.top.name == "inspect"


# --- where a card is laid


def test_only_the_own_slot_is_lit() -> None:
    found = set()
    for match in played(4, 4, most=300):
        view = match.table
        if view.encounter is None or view.encounter.defense == NOBODY:
            continue
        for seat in view.at.mains:
            slot = TABLE.places(watching(seat, 4), view)["slot"][0]
            both = picture.places(watching(seat, 4))["slot"]
            assert both.contains(slot)
            assert slot.width < both.width // 2 + 2 or view.at.offense == view.at.defense
            found.add((view.at.sides[seat], slot.x == both.x))
    assert {(0, True), (1, False)} <= found
