"""The deal desk: what is laid on it, shown and taken back, and the corner."""

from __future__ import annotations

import pytest

from game.cosmic import pieces
from game.cosmic.pieces import FAILED_DEAL
from scenes.games.cosmic.deal_desk import terms
from scenes.games.cosmic.deal_desk.trays import TrayItem
from scenes.games.cosmic.log.deal_lines import kind_name
from scenes.session.session import Session
from scenes.table.answering.piece_tray import PressableLook
from tests.support.cosmic.deal_desks import (
    at_the_desk,
    deal_sentence,
    found,
    give,
    offered_to_a_bot,
    sitters,
    view_of,
    words_of,
)
from tests.support.cosmic.questions import first, players
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.seated import table_of


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
    offer = terms.deal_of(view_of(desk)).gives[terms.near_side(view_of(desk), table_of(desk).seat)]
    assert offer.cards == (card,)


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
    assert sum(offer.random for offer in terms.deal_of(view_of(desk)).gives) == 1
    found(desk, "desk.clear").act("press")
    desk.wait(200)
    assert sum(offer.random for offer in terms.deal_of(view_of(desk)).gives) == 0


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
    other = view_of(desk).at.opponent(table.seat)
    assert table.session.match.table.knows(other, card)
    assert desk.find(f"desk.shown:{card}") is not None
    assert not any(offer.count for offer in terms.deal_of(view_of(desk)).gives)


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
    side = 1 - terms.near_side(view_of(desk), table.seat)
    assert terms.deal_of(view_of(desk)).gives[side].kinds == (kind,)
    assert kind_name(kind, "en") in deal_sentence(desk)


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_every_single_item_is_taken_back_with_one_press(hands: str) -> None:
    desk = at_the_desk(hands)
    for word, back in (("give", "card"), ("want", "random"), ("ask", "kind")):
        give(desk, word, hands)
        give(desk, "give", hands)
        before = terms.deal_of(view_of(desk))
        laid = sum(offer.count for offer in before.gives)
        give(desk, f"back_{back}", hands)
        after = terms.deal_of(view_of(desk))
        assert sum(offer.count for offer in after.gives) == laid - 1
        found(desk, "desk.clear").act("press")
        desk.wait(200)
    word = "grant" if "grant" in words_of(desk) else "settle"
    give(desk, word, hands)
    give(desk, "back_colony", hands)
    assert all(offer.colony < 0 for offer in terms.deal_of(view_of(desk)).gives)


def test_nothing_is_taken_back_by_who_only_looks_on() -> None:
    """A press looks at what lies there, or says that it belongs to the proposal."""
    session, _, _ = offered_to_a_bot()
    desk = sit_down(session, "mouse")
    laid = [widget for widget in desk.root.walk() if isinstance(widget, TrayItem)]
    assert laid
    table, number = desk.top, len(session.match.decisions)
    before = terms.deal_of(view_of(desk))
    for widget in laid:
        widget.act("press")
        desk.ui.stack.settle()
        assert desk.top is not table or desk.ui.toasts.waiting
        if desk.top is not table:
            desk.ui.stack.pop(desk.top)
            desk.ui.stack.settle()
    assert terms.deal_of(view_of(desk)) == before
    assert len(session.match.decisions) == number


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
    told = terms.state(table.ui, view_of(desk), table.watching())
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
