"""The deal desk: what is laid on it, the deal in words and numbers, the corner, and the sand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.core.texts import LANGUAGES, catalogue
from game.cosmic import pieces
from game.cosmic.pieces import FAILED_DEAL
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.deal_desk import terms
from scenes.games.cosmic.deal_desk.sand_timer import SAND, Sand
from scenes.games.cosmic.deal_desk.sitters import Sitter
from scenes.games.cosmic.deal_desk.trays import TrayItem
from scenes.games.cosmic.log.deal_lines import kind_name
from scenes.session.session import Session
from scenes.table.answering.piece_tray import PressableLook
from scenes.table.scene import TableScene
from scenes.widgets.widget import Widget
from tests.support.cosmic.questions import first, players
from tests.support.screen.audit import audit
from tests.support.screen.hands import Desk
from tests.support.screen.headless import PSEUDO
from tests.support.screen.robot import Robot, sit_down


@pytest.fixture(autouse=True)
def no_sand() -> None:
    SAND.turn_over(None, 0)


def at_the_desk(
    hands: str = "mouse", language: str = "en", sand: str = "off", size: tuple[int, int] = (0, 0)
) -> Desk:
    """The first deal that is made in the kept positions, at its beginning."""
    desk = sit_down(first("MakeDeal", "place").session(), hands, language, size)
    desk.ui.settings.deal_time = sand
    table_of(desk).rebuild()
    return desk


def table_of(desk: Desk) -> TableScene:
    assert isinstance(desk.top, TableScene)
    return desk.top


def words_of(desk: Desk) -> list[str]:
    builder = table_of(desk).builder
    return [handle.answer[0] for handle in builder.handles] if builder else []


def give(desk: Desk, word: str, hands: str = "mouse") -> Any:
    """Say one of the words of a deal with one's hands; what it was about."""
    table = table_of(desk)
    assert table.builder is not None
    handle = next(handle for handle in table.builder.handles if handle.answer[0] == word)
    Robot(desk, hands, 1).give(table, handle)
    desk.wait(200)
    return handle.answer[1]


def deal_sentence(desk: Desk) -> str:
    table = table_of(desk)
    return plain(terms.sentence(table.ui, table.view, table.watching()))


def found(desk: Desk, key: str) -> Widget:
    widget = desk.find(key)
    assert widget is not None, key
    return widget


@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_everything_on_the_desk_fits_and_can_be_reached(size: tuple[int, int], language: str) -> None:
    desk = at_the_desk("finger" if size[0] == 2048 else "mouse", language, "60", size=size)
    assert audit(desk.top, desk.ui, prints=False) == []
    table = table_of(desk)
    for word in ("show", "show", "give", "give", "want", "ask", "settle", "grant"):
        if table.builder and word in words_of(desk):
            table.builder.choose(next(one for one in table.builder.handles if one.answer[0] == word))
            table.controller.commit()
            desk.wait(200)
    assert audit(desk.top, desk.ui, prints=False) == []


# --- laying down


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_card_is_laid_on_the_own_tray_and_lies_there(hands: str) -> None:
    desk = at_the_desk(hands)
    card = give(desk, "give", hands)
    assert desk.find(f"laid:card:{card}") is not None
    offer = terms.deal_of(table_of(desk).view).gives[
        terms.near_side(table_of(desk).view, table_of(desk).seat)
    ]
    assert offer.cards == [card]


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_colony_of_the_table_is_brought_to_a_tray(hands: str) -> None:
    desk = at_the_desk(hands)
    word = "grant" if "grant" in words_of(desk) else "settle"
    planet = give(desk, word, hands)
    assert desk.find(f"laid:colony:{planet}") is not None


def test_asking_for_a_card_and_clearing_the_desk_take_one_press_each() -> None:
    desk = at_the_desk()
    found(desk, "desk.want").act("press")
    desk.wait(200)
    assert sum(offer.random for offer in terms.deal_of(table_of(desk).view).gives) == 1
    found(desk, "desk.clear").act("press")
    desk.wait(200)
    assert sum(offer.random for offer in terms.deal_of(table_of(desk).view).gives) == 0


def test_every_colony_that_can_be_offered_lies_beside_the_desk() -> None:
    """Nothing that can be dragged in is out of reach under the desk."""
    desk = at_the_desk()
    builder = table_of(desk).builder
    assert builder is not None
    planets = [piece for piece in builder.pieces if piece.startswith("planet:")]
    assert planets
    for piece in planets:
        desk.spot(found(desk, piece))


# --- showing, asking for a kind, taking back


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_card_is_shown_by_holding_it_out_to_who_sits_opposite(hands: str) -> None:
    desk = at_the_desk(hands)
    card = give(desk, "show", hands)
    table = table_of(desk)
    other = table.view.at.opponent(table.seat)
    assert table.session.match.table.knows(other, card)
    assert desk.find(f"desk.shown:{card}") is not None
    assert not any(offer.count for offer in terms.deal_of(table.view).gives)


def test_a_card_in_hand_lights_the_own_tray_and_who_sits_opposite() -> None:
    desk = at_the_desk()
    table = table_of(desk)
    assert table.builder is not None
    card = next(handle.piece for handle in table.builder.handles if handle.answer[0] == "show")
    desk.draw()
    assert [sitter.looks for sitter in sitters(desk)] == [False, False]
    table.builder.press(card or "")
    table.rebuild()
    desk.draw()
    assert set(table.builder.lit) == {"deal:give", "deal:show"}
    assert [sitter.looks for sitter in sitters(desk)] == [False, True]


def test_who_is_shown_a_card_sees_it_on_the_desk_and_others_see_its_back() -> None:
    one = first("MakeDeal", "place")
    match = one.match()
    card = match.table.hands[one.seat][0]
    match.answer(one.seat, ("show", card))
    key = pieces.KEYS[match.table.faces[card]]
    other = match.table.at.opponent(one.seat)
    third = next(seat for seat in range(match.table.seats) if seat not in (one.seat, other))
    for seat in (other, third):
        desk = sit_down(Session(match.clone(), players(match.table.seats, seat)), "mouse")
        shown = found(desk, f"desk.shown:{card}")
        assert isinstance(shown, PressableLook)
        assert shown.look.shown() == ([key] if seat == other else [])
        lines = " ".join(line.text for line in table_of(desk).table.lines(table_of(desk).session, seat, "en"))
        assert (f"card:{card}" in lines or key.partition(".")[0] in lines) == (seat == other), lines


def test_all_cards_that_were_shown_can_be_looked_up_at_the_seat() -> None:
    """Before the bust lies the last one only."""
    one = first("MakeDeal", "place")
    match = one.match()
    cards = match.table.hands[one.seat][:2]
    for card in cards:
        match.answer(one.seat, ("show", card))
    other = match.table.at.opponent(one.seat)
    third = next(seat for seat in range(match.table.seats) if seat not in (one.seat, other))
    for reader in (other, third):
        desk = sit_down(Session(match.clone(), players(match.table.seats, reader)), "mouse")
        table = table_of(desk)
        told = table.table.inspect(f"seat:{one.seat}", table.view, table.watching())
        assert told is not None
        read = [f"[face:{pieces.KEYS[match.table.faces[card]]}|" in str(told) for card in cards]
        assert read == [reader == other] * 2


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_kind_of_card_is_asked_for_with_one_press(hands: str) -> None:
    desk = at_the_desk(hands)
    kind = give(desk, "ask", hands)
    table = table_of(desk)
    side = 1 - terms.near_side(table.view, table.seat)
    assert terms.deal_of(table.view).gives[side].kinds == [kind]
    assert kind_name(kind, "en") in deal_sentence(desk)


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_every_single_item_is_taken_back_with_one_press(hands: str) -> None:
    desk = at_the_desk(hands)
    for word, back in (("give", "card"), ("want", "random"), ("ask", "kind")):
        give(desk, word, hands)
        give(desk, "give", hands)
        before = terms.deal_of(table_of(desk).view)
        laid = sum(offer.count for offer in before.gives)
        give(desk, f"back_{back}", hands)
        after = terms.deal_of(table_of(desk).view)
        assert sum(offer.count for offer in after.gives) == laid - 1
        found(desk, "desk.clear").act("press")
        desk.wait(200)
    word = "grant" if "grant" in words_of(desk) else "settle"
    give(desk, word, hands)
    give(desk, "back_colony", hands)
    assert all(offer.colony < 0 for offer in terms.deal_of(table_of(desk).view).gives)


def test_nothing_is_taken_back_by_who_only_looks_on() -> None:
    session, _, _ = offered_to_a_bot()
    desk = sit_down(session, "mouse")
    laid = [widget for widget in desk.root.walk() if isinstance(widget, TrayItem)]
    assert laid
    assert all("press" not in widget.actions() for widget in laid)


def test_who_is_asked_for_a_kind_that_is_not_in_hand_reads_why_nothing_can_be_accepted() -> None:
    one = first("MakeDeal", "place")
    match = one.match()
    other = match.table.at.opponent(one.seat)
    held = {match.table.type_of(card) for card in match.table.hands[other]}
    kind = next(kind for kind in range(len(pieces.TYPES)) if kind not in held)
    match.answer(one.seat, ("ask", kind))
    match.answer(one.seat, ("propose", -1))
    desk = sit_down(Session(match, players(match.table.seats, other)), "mouse")
    assert not found(desk, "action").enabled
    corner = found(desk, "action").name
    assert desk.ui.say("desk.no_such_card") in corner, corner


# --- the deal in words and numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_deal_is_one_sentence(language: str) -> None:
    desk = at_the_desk(language=language)
    say = catalogue(language).say
    assert deal_sentence(desk) == say("desk.empty")
    card = give(desk, "give")
    give(desk, "want")
    table = table_of(desk)
    name = table.table.piece(f"card:{card}", table.view, table.watching())[1]
    said = deal_sentence(desk)
    assert name in said
    assert say("desk.random", count=1) in said
    assert said.count(".") - name.count(".") == 1
    assert "{" not in said


def test_a_card_that_one_does_not_know_is_not_named() -> None:
    desk = at_the_desk()
    card = give(desk, "give")
    table = table_of(desk)
    other = table.view.at.opponent(table.seat)
    view = table.session.view(other)
    side = terms.near_side(view, table.seat)
    hidden = terms.things(table.ui, view, terms.deal_of(view).gives[side], table.watching())
    assert hidden == table.ui.say("desk.a_card")
    known = table.table.piece(f"card:{card}", table.view, table.watching())[1]
    offer = terms.deal_of(table.view).gives[side]
    assert plain(terms.things(table.ui, table.view, offer, table.watching())) == known


def test_before_and_after_count_cards_and_foreign_colonies() -> None:
    desk = at_the_desk()
    give(desk, "give")
    give(desk, "want")
    give(desk, "want")
    view: CosmicTable = table_of(desk).view
    side = terms.near_side(view, table_of(desk).seat)
    before, after = terms.standings(view, side)
    assert after.cards == before.cards + 1
    theirs = terms.standings(view, 1 - side)
    assert theirs[1].cards == theirs[0].cards - 1
    assert after.colonies == before.colonies


def test_a_colony_that_is_granted_counts_for_who_gets_it() -> None:
    desk = at_the_desk()
    word = "grant" if "grant" in words_of(desk) else "settle"
    planet = give(desk, word)
    view: CosmicTable = table_of(desk).view
    side = terms.near_side(view, table_of(desk).seat)
    getter = 1 - side if word == "grant" else side
    before, after = terms.standings(view, getter)
    assert after.colonies - before.colonies == (view.planets[planet].home != view.at.main(getter))


def test_what_the_desk_promises_is_what_the_rules_do() -> None:
    """A deal about cards, accepted by the other side, leaves both with the cards that the desk told."""
    desk = at_the_desk()
    give(desk, "give")
    give(desk, "want")
    table = table_of(desk)
    match: Match[CosmicTable] = table.session.match
    mains = match.table.at.mains
    promised = {mains[side]: terms.standings(table.view, side)[1].cards for side in (0, 1)}
    match.answer(table.seat, ("propose", -1))
    match.answer(match.waiting()[0].seat, ("accept", -1))
    assert {seat: len(match.table.hands[seat]) for seat in mains} == promised


# --- the corner


def test_nothing_can_be_offered_before_something_lies_there() -> None:
    desk = at_the_desk()
    assert not found(desk, "action").enabled
    give(desk, "give")
    assert found(desk, "action").enabled


def test_walking_away_names_its_price_and_is_not_the_big_button() -> None:
    desk = at_the_desk()
    leave = found(desk, "leave the desk")
    assert str(FAILED_DEAL) in desk.ui.say("desk.walk_away", ships=FAILED_DEAL)
    assert leave.rect.bottom <= found(desk, "action").rect.top


def test_a_counter_offer_says_whose_it_is_and_can_be_accepted() -> None:
    one = first("MakeDeal", "place")
    match = one.match()
    prompt = match.asked_of(one.seat)
    assert prompt is not None
    card = next(word for word in prompt.options(match.view(one.seat)) if word[0] == "give")
    match.answer(one.seat, card)
    match.answer(one.seat, ("propose", -1))
    other = match.waiting()[0].seat
    desk = sit_down(Session(match, players(match.table.seats, other)), "mouse")
    table = table_of(desk)
    told = terms.state(table.ui, table.view, table.watching())
    assert table.look().name_of(one.seat) in told
    assert found(desk, "action").name.startswith(table.ui.say("button.deal.accept"))
    number = len(match.decisions)
    found(desk, "action").act("press")
    assert match.decisions[number].answer == ("accept", -1)


def test_two_people_at_one_device_get_the_desk_one_after_the_other() -> None:
    """Between the two sides the curtain falls: nobody looks into the other's hand."""
    one = first("MakeDeal", "place")
    other = one.match().table.at.opponent(one.seat)
    desk = sit_down(one.session(one.seat, other), "mouse")
    robot = Robot(desk, "mouse", 1)
    robot.open_curtain()
    desk.wait(100)
    give(desk, "give")
    give(desk, "propose")
    assert desk.top.name == "curtain"
    robot.open_curtain()
    desk.wait(100)
    assert table_of(desk).seat == other
    assert desk.find("desk") is not None


# --- who sits there, and who looks on


def sitters(desk: Desk) -> list[Sitter]:
    return [widget for widget in desk.root.walk() if isinstance(widget, Sitter)]


def offered_to_a_bot() -> tuple[Session, int, int]:
    """A deal that was proposed by a person; the other side has not answered yet."""
    one = first("MakeDeal", "place")
    match = one.match()
    prompt = match.asked_of(one.seat)
    assert prompt is not None
    card = next(word for word in prompt.options(match.view(one.seat)) if word[0] == "give")
    for word in (card, ("propose", -1)):
        match.answer(one.seat, word)
    other = match.waiting()[0].seat
    return Session(match, players(match.table.seats, one.seat)), one.seat, other


def test_the_desk_is_seen_while_a_bot_thinks_about_the_deal() -> None:
    session, seat, other = offered_to_a_bot()
    desk = sit_down(session, "mouse")
    table = table_of(desk)
    assert table.builder is None
    assert desk.find("desk") is not None
    said = plain(terms.state(table.ui, table.view, table.watching()))
    assert table.look().name_of(other) in said
    assert [sitter.said for sitter in sitters(desk)] == [
        table.look().name_of(seat),
        table.look().name_of(other),
    ]
    assert audit(desk.top, desk.ui, prints=False) == []


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_everybody_at_the_table_sees_the_deal_of_others(language: str) -> None:
    session, seat, other = offered_to_a_bot()
    third = next(one for one in range(session.match.table.seats) if one not in (seat, other))
    session = Session(session.match, players(session.match.table.seats, third))
    desk = sit_down(session, "mouse", language)
    assert desk.find("desk") is not None
    assert desk.find("desk.want") is None
    assert audit(desk.top, desk.ui, prints=False) == []


def test_no_desk_is_left_when_there_is_nothing_to_deal_about() -> None:
    desk = at_the_desk()
    give(desk, "break_off")
    desk.wait(2000)
    assert desk.find("desk") is None


def test_a_bot_has_a_mood_and_a_word_a_person_has_neither() -> None:
    desk = at_the_desk()
    own, other = sitters(desk)
    assert own.mood == 0
    assert other.mood == 3
    assert desk.find("desk.bubble") is not None
    one = first("MakeDeal", "place")
    both = sit_down(one.session(one.seat, one.match().table.at.opponent(one.seat)), "mouse")
    Robot(both, "mouse", 1).open_curtain()
    both.wait(100)
    assert [sitter.mood for sitter in sitters(both)] == [0, 0]
    assert both.find("desk.bubble") is None


def test_the_more_a_bot_is_given_the_better_its_mood() -> None:
    one = first("MakeDeal", "place")
    match = one.match()
    company = players(match.table.seats, one.seat)
    company = [replace(player, kind="novice") if player.kind == "random" else player for player in company]
    desk = sit_down(Session(match, company), "mouse")
    for _ in range(4):
        give(desk, "want")
    sour = sitters(desk)[1].mood
    assert sour < terms.CURIOUS
    for _ in range(4):
        give(desk, "back_random")
    give(desk, "give")
    give(desk, "give")
    assert sitters(desk)[1].mood > terms.CURIOUS


def test_a_mood_is_told_in_words_too() -> None:
    for language in LANGUAGES:
        said = [catalogue(language).say(f"desk.mood.{mood}") for mood in range(1, terms.MOODS + 1)]
        assert len(set(said)) == terms.MOODS


def test_what_the_zombie_frees_stands_in_the_sentence() -> None:
    desk = at_the_desk()
    table = table_of(desk)
    deal = terms.deal_of(table.view)
    offer = deal.gives[0]
    offer.freed = True
    said = terms.things(table.ui, table.view, offer, table.watching())
    assert table.ui.say("desk.freed") in said


# --- the sand


def test_no_sand_runs_while_the_other_side_thinks() -> None:
    session, _, _ = offered_to_a_bot()
    desk = sit_down(session, "mouse")
    desk.ui.settings.deal_time = "60"
    table_of(desk).rebuild()
    assert desk.find("desk") is not None
    assert desk.find("desk.sand") is None


def test_without_the_setting_there_is_no_sand() -> None:
    assert at_the_desk().find("desk.sand") is None


def test_when_the_sand_has_run_out_the_person_breaks_off() -> None:
    desk = at_the_desk("mouse", "en", "60")
    match = table_of(desk).session.match
    number = len(match.decisions)
    found(desk, "desk.sand")
    desk.wait(59_000)
    assert len(match.decisions) == number
    desk.wait(1_200)
    assert match.decisions[number].answer == ("break_off", -1)


def test_the_sand_does_not_begin_anew_when_something_is_laid_down() -> None:
    desk = at_the_desk("mouse", "en", "60")
    desk.wait(10_000)
    give(desk, "give")
    assert 40 < SAND.seconds <= 50


def test_another_deal_turns_the_sand_over() -> None:
    sand = Sand()
    sand.turn_over("one", 60)
    assert not sand.run(59_500)
    sand.turn_over("one", 60)
    sand.turn_over("two", 60)
    assert sand.seconds == 60
