"""The open call: everybody may speak up, and nobody learns who could have."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.events import Moment
from game.core.match import Match
from game.core.prompts import NONE, Handle
from game.core.table import NOBODY
from game.core.texts import LANGUAGES, catalogue
from game.cosmic import pieces
from game.cosmic.events import PowerUsed
from game.cosmic.moments import CompensationDue, RegroupStarts, ShipsDoomed
from game.cosmic.offers import MASKS
from game.cosmic.prompts import PlayCard, PlayReinforcement
from game.cosmic.table import CosmicTable
from scenes.calling import GRACE, CallScene
from scenes.cosmic import TABLE
from scenes.cosmic.call import ALARMS
from scenes.cosmic.chances import anybody_could
from scenes.curtain import CurtainScene
from scenes.games import Watching
from scenes.lobby import LobbyScene
from scenes.responses import ResponsesScene
from scenes.session import PERSON, Session
from scenes.standing import SCOPES, Orders
from scenes.table import TableScene
from scenes.text import plain
from scenes.windows import Marks, Window
from tests.scenes.audit import audit
from tests.scenes.cosmic.asked import players
from tests.scenes.cosmic.matches import VARIANTS, new_match, played, watching
from tests.scenes.hands import Desk
from tests.scenes.house import PSEUDO, a_ui
from tests.scenes.robot import Robot, sit_down
from tests.scenes.way import show

SEATS = 4


def windowed(seed: int = 3) -> Match[CosmicTable]:
    """An encounter in which anybody might have a card to play; the offense is asked first."""
    match, dice = new_match(seed, SEATS, {"open_call": True}), Random(seed)
    while not _is_window(match):
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    return match


def _is_window(match: Match[CosmicTable]) -> bool:
    prompt, table = match.waiting()[0], match.table
    if not isinstance(prompt, PlayCard) or table.encounter is None or table.at.defense == NOBODY:
        return False
    return prompt.seat == table.timing[0] and anybody_could(match.view(NOBODY), range(SEATS), prompt)


class Called:
    """A window at a table with some people; bots have the other seats."""

    def __init__(
        self,
        *people: int,
        time: str = "6",
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        match: Match[CosmicTable] | None = None,
    ) -> None:
        ui = a_ui(size, language, touch=size[0] == 2048)
        ui.settings.speed, ui.settings.call_time = "instant", time
        self.match = match or windowed()
        self.number = len(self.match.decisions)
        self.table = TableScene(ui, Session(self.match, players(SEATS, *(people or range(SEATS)))))
        ui.stack.push(self.table)
        ui.stack.settle()
        self.desk = Desk(ui)

    @property
    def call(self) -> CallScene:
        assert isinstance(self.desk.top, CallScene), self.desk.top.name
        return self.desk.top

    @property
    def order(self) -> list[int]:
        return self.match.table.timing

    @property
    def given(self) -> list[tuple[int, Any]]:
        return [(one.seat, one.answer) for one in self.match.decisions[self.number :]]

    def press(self, key: str) -> None:
        widget = self.desk.find(key)
        assert widget is not None, key
        widget.act("press")
        self.desk.wait(20)


def test_everybody_at_the_device_has_an_emblem_and_the_same_time() -> None:
    """Also who holds nothing: the picture tells nothing about hands."""
    called = Called()
    assert all(called.desk.find(f"call.{seat}") for seat in range(SEATS))
    assert called.table.seat == NOBODY
    assert called.call.left == called.call.all == 6000


@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_everything_in_a_call_fits_and_can_be_reached(size: tuple[int, int], language: str) -> None:
    called = Called(size=size, language=language)
    assert audit(called.desk.top, called.desk.ui) == []
    for seat, scope in zip(called.order[1:], ("quiet", "encounter", "turn"), strict=True):
        stand(called, seat, scope)
    called.press(f"call.{called.order[0]}")
    assert audit(called.desk.top, called.desk.ui) == []


def test_if_nobody_speaks_up_everybody_passes() -> None:
    called = Called()
    order = called.order
    called.desk.wait(5900)
    assert called.given == []
    called.desk.wait(200)
    assert called.given[:SEATS] == [(seat, NONE) for seat in order]


def test_the_big_button_ends_the_call_at_once() -> None:
    called = Called()
    called.press("call.none")
    assert len(called.given) >= SEATS


def test_who_speaks_up_gets_the_device_and_the_others_pass() -> None:
    called = Called()
    third = called.order[2]
    called.press(f"call.{third}")
    called.desk.wait(GRACE + 100)
    curtain = called.desk.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.seat == third
    assert called.given == [(seat, NONE) for seat in called.order[:2]]


def test_claims_are_answered_in_the_order_of_the_rules() -> None:
    """Not in the order of the taps."""
    called = Called()
    first, last = called.order[1], called.order[3]
    called.press(f"call.{last}")
    called.press(f"call.{first}")
    called.desk.wait(GRACE + 100)
    assert isinstance(called.desk.top, CurtainScene)
    assert called.desk.top.seat == first


def test_who_spoke_up_may_still_pass_and_is_asked_only_once() -> None:
    called = Called()
    second = called.order[1]
    called.press(f"call.{second}")
    called.desk.wait(GRACE + 100)
    robot = Robot(called.desk, "mouse", 1)
    robot.open_curtain()
    called.desk.wait(100)
    assert called.table.seat == second
    choosing = called.table.choosing
    assert choosing is not None
    robot.give(called.table, next(handle for handle in choosing.handles if handle.answer == NONE))
    assert called.given[:SEATS] == [(seat, NONE) for seat in called.order]


def test_all_who_speak_up_end_the_call() -> None:
    called = Called(0, 1)
    for seat in (0, 1):
        called.press(f"call.{seat}")
    assert not isinstance(called.desk.top, CallScene)


def test_holding_on_stops_the_clock() -> None:
    called = Called()
    called.desk.wait(1000)
    called.press("call.wait")
    left = called.call.left
    called.desk.wait(20_000)
    assert called.call.left == left
    called.press("call.wait")
    called.desk.wait(left + 200)
    assert called.given


def test_without_a_clock_the_call_waits() -> None:
    called = Called(time="off")
    called.desk.wait(60_000)
    assert called.given == []
    assert called.desk.find("call.wait") is None
    called.press("call.none")
    assert called.given


def test_a_digit_speaks_up_for_a_seat_and_space_for_nobody() -> None:
    called = Called()
    called.desk.post(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode="2", scancode=0)
    assert called.call.call.claimed == {1}
    again = Called()
    again.desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert again.given


def test_one_person_against_bots_is_not_called() -> None:
    called = Called(0)
    called.desk.wait(3000)
    assert not isinstance(called.desk.top, CallScene)


# --- standing answers


def bystander(called: Called) -> int:
    return called.order[3]


def stand(called: Called, seat: int, scope: str) -> None:
    """Say in the call how long a seat passes."""
    called.press(f"call.stand.{seat}")
    assert isinstance(called.desk.top, ResponsesScene)
    called.press(f"ahead.{scope}")


def standing(called: Called) -> dict[int, str]:
    return {seat: one.scope for seat, one in called.table.call.orders.standing.items()}


def chips(called: Called) -> list[str]:
    return [button.key for button in called.table.call.buttons()]


@pytest.mark.parametrize("scope", SCOPES)
def test_who_passes_in_advance_is_not_waited_for(scope: str) -> None:
    called = Called()
    seat = bystander(called)
    stand(called, seat, scope)
    assert standing(called) == {seat: scope}
    for other in called.order[:3]:
        called.press(f"call.{other}")
    called.desk.wait(2 * GRACE)
    assert not isinstance(called.desk.top, CallScene)
    assert called.desk.find(f"call.clock.{seat}") is None


def test_if_all_pass_in_advance_play_goes_on_without_a_call() -> None:
    called = Called()
    for seat in range(SEATS):
        stand(called, seat, "encounter")
    called.desk.wait(1000)
    assert not isinstance(called.desk.top, CallScene)
    assert called.given[:SEATS] == [(seat, NONE) for seat in called.order]


def test_the_clock_stands_while_somebody_says_how_long() -> None:
    called = Called()
    left = called.call.left
    called.press(f"call.stand.{bystander(called)}")
    called.desk.wait(20_000)
    called.press("responses.done")
    assert called.call.left >= left - 100


def test_a_standing_answer_is_a_chip_on_the_table_and_is_revoked_by_a_tap() -> None:
    called = Called()
    seat = bystander(called)
    stand(called, seat, "turn")
    assert chips(called) == [f"call.revoke.{seat}"]
    called.press(f"call.revoke.{seat}")
    assert standing(called) == {}
    assert chips(called) == []


def test_the_same_scope_again_takes_it_back() -> None:
    called = Called()
    seat = bystander(called)
    call = called.table.call
    call.stand(seat, "phase")
    called.desk.ui.stack.push(ResponsesScene(called.desk.ui, called.table, seat, lambda: None))
    called.desk.wait(20)
    called.press("ahead.phase")
    assert standing(called) == {}
    assert isinstance(called.desk.top, ResponsesScene)


def test_a_main_player_cannot_pass_until_the_own_turn() -> None:
    called = Called()
    called.press(f"call.stand.{called.order[0]}")
    assert called.desk.find("ahead.turn") is None
    assert called.desk.find("ahead.phase") is not None


def test_standing_answers_end_with_what_they_were_given_for() -> None:
    called = Called()
    orders, table = called.table.call.orders, called.table.table
    now = table.marks(called.table.view)
    for seat, scope in enumerate(SCOPES):
        orders.stand(seat, scope, now)
    orders.expire(now, lambda seat: False)
    assert len(orders.standing) == SEATS
    orders.expire(now._replace(phase="another"), lambda seat: False)
    assert {one.scope for one in orders.standing.values()} == {"quiet", "turn", "encounter"}
    orders.expire(now._replace(encounter="another"), lambda seat: True)
    assert {one.scope for one in orders.standing.values()} == {"quiet"}


def test_the_marks_change_with_phase_and_encounter() -> None:
    phases, encounters = [], []
    for match in played(2, 3, most=160):
        marks = TABLE.marks(match.table)
        phases.append(marks.phase)
        encounters.append(marks.encounter)
    assert len(set(phases)) > 2 * len(set(encounters)) > 4


def a_window(**facts: Any) -> Window:
    return Window(Handle(NONE), "", **facts)


@pytest.mark.parametrize("scope", SCOPES)
def test_nobody_passes_by_accident_where_it_hurts(scope: str) -> None:
    """Only who has said so in so many words passes as the target."""
    orders = Orders()
    orders.stand(1, scope, Marks())
    assert orders.passes(1, a_window())
    assert orders.passes(1, a_window(targets=frozenset({1}))) == (scope == "encounter")
    assert orders.passes(1, a_window(answers=True)) == (scope != "quiet")
    assert not orders.passes(0, a_window())


def test_whom_a_window_is_about_is_its_target() -> None:
    match = windowed()
    view, seats = match.view(NOBODY), range(SEATS)
    for event, targets in (
        (ShipsDoomed(2, 3, 0, "", []), {2}),
        (CompensationDue(1, 3, [2], [], []), {3}),
        (RegroupStarts(), set()),
    ):
        window = TABLE.window(PlayCard(0, event=event), view, seats, called_watching())
        assert window is not None
        assert window.targets == targets


def called_watching() -> Watching:
    return watching(0, SEATS)


# --- alarms


def armed(called: Called, seat: int, *words: str) -> None:
    for word in words:
        called.table.call.orders.arm(seat, word, True)


class Alarmed(Called):
    """A window that wakes whoever wanted to be woken."""

    def __init__(self, *seats: int, time: str = "6", match: Match[CosmicTable] | None = None) -> None:
        super().__init__(time=time, match=match)
        call = self.call
        call.window = call.window._replace(alarms={"card": frozenset(seats)})
        for seat in seats:
            armed(self, seat, "card")
        call.alarms = call._set()


@pytest.mark.parametrize("time", ["6", "off"])
def test_an_alarm_speaks_up_by_itself_some_time_in_the_call(time: str) -> None:
    called = Alarmed(2, time=time)
    call = called.call
    (moment,) = call.alarms.values()
    assert 600 < moment < 5400
    called.desk.wait(moment - 100)
    assert call.call.claimed == set()
    called.desk.wait(200)
    assert call.call.claimed == {2}


def test_alarms_ring_at_moments_of_chance() -> None:
    """For each seat another one, and the same one whatever the hands hold."""
    moments = Alarmed(0, 1, 2, 3).call.alarms
    assert len(set(moments.values())) == SEATS
    other = windowed()
    dealt_anew(other, 9)
    assert Alarmed(0, 1, 2, 3, match=other).call.alarms == moments


def test_a_hasty_nobody_does_not_cut_an_alarm_off() -> None:
    called = Alarmed(2)
    call = called.call
    called.press("call.none")
    assert called.desk.top is call
    assert call.call.claimed == {2}
    called.desk.wait(GRACE + 100)
    assert isinstance(called.desk.top, CurtainScene)
    assert called.desk.top.seat == 2


def test_who_is_woken_does_not_pass_in_advance() -> None:
    orders = Orders()
    orders.stand(1, "encounter", Marks())
    orders.arm(1, "card", True)
    assert not orders.passes(1, a_window(alarms={"card": frozenset({1})}))
    assert orders.passes(1, a_window(alarms={"power": frozenset({1})}))
    orders.arm(1, "card", False)
    assert orders.passes(1, a_window(alarms={"card": frozenset({1})}))


def test_nobody_is_woken_for_the_own_doing() -> None:
    match = windowed()
    prompt = PlayCard(0, event=PowerUsed(1, "zombie"))
    window = TABLE.window(prompt, match.view(NOBODY), range(SEATS), called_watching())
    assert window is not None
    assert window.alarms == {"power": frozenset({0, 2, 3})}


def test_alarms_are_set_in_private_and_nobody_sees_them() -> None:
    """The call looks the same whether somebody has set one or not, and so does the table."""
    plain_, secret = Called(), Called()
    armed(secret, 1, *ALARMS)
    assert seen(plain_) == seen(secret)
    assert chips(secret) == []


def seen(called: Called) -> list[str]:
    return [f"{widget.key} {widget.name} {widget.rect}" for widget in called.desk.root.walk()]


def opened(called: Called, seat: int) -> None:
    """The seat has the device in hand and its hand open."""
    called.press(f"call.{seat}")
    called.desk.wait(GRACE + 100)
    Robot(called.desk, "mouse", 1).open_curtain()
    called.desk.wait(100)
    assert called.table.seat == seat


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
def test_with_the_hand_open_somebody_says_what_wakes_them(size: tuple[int, int], language: str) -> None:
    called = Called(size=size, language=language)
    seat = called.order[1]
    opened(called, seat)
    assert audit(called.desk.top, called.desk.ui, prints=False) == []
    called.press("call.ahead")
    assert audit(called.desk.top, called.desk.ui) == []
    called.press("alarm.revealed")
    assert called.table.call.orders.armed[seat] == {"revealed"}
    called.desk.post(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c", scancode=0)
    called.desk.wait(40)
    assert isinstance(called.desk.top, CurtainScene)


def test_in_front_of_everybody_only_passes_are_said() -> None:
    called = Called()
    called.press(f"call.stand.{called.order[2]}")
    assert called.desk.find("ahead.phase") is not None
    assert called.desk.find("alarm.card") is None


# --- what a window tells


def test_the_prompt_names_cause_and_consequence() -> None:
    """What was played and what it would do, or which moment has come (ux 4.7)."""
    called = Called(0, 1)
    power = PlayCard(0, event=PowerUsed(2, "zombie"))
    assert plain(called.table.call.sentence(power)) == (
        "Anna: Theo uses Zombie. Its ships go home, not to the warp. Respond?"
    )
    moment = PlayCard(1, event=RegroupStarts())
    assert plain(called.table.call.sentence(moment)) == "Mira: An encounter begins. Do you play a card?"
    assert called.table.call.sentence(PlayReinforcement(0)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_that_cards_wait_for_has_a_sentence(language: str) -> None:
    for kind in MASKS:
        if issubclass(kind, Moment):
            assert catalogue(language).entries[f"story.moment.{kind.__name__}"].forms[0].endswith(".")


@pytest.mark.parametrize("seed", range(6))
def test_who_can_play_something_could_have_it_as_far_as_everybody_knows(seed: int) -> None:
    """So that nobody loses a window that is skipped for all."""
    options = {"open_call": True, **VARIANTS[seed % len(VARIANTS)]}
    match, dice, held = new_match(seed, 3 + seed % 3, options), Random(seed), 0
    for _ in range(500):
        if not match.waiting():
            break
        prompt = dice.choice(match.waiting())
        if isinstance(prompt, PlayCard) and prompt.among(match.table):
            assert anybody_could(match.view(NOBODY), [prompt.seat], prompt), prompt
            held += 1
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    assert held > 3


def dealt_anew(match: Match[CosmicTable], seed: int) -> None:
    """Other cards in all hands: nobody at the table could tell the difference from outside."""
    table = match.table
    hidden = [card for card in table.unseen(NOBODY) if pieces.BACK[table.faces[card]] == pieces.COSMIC_BACK]
    faces = [table.faces[card] for card in hidden]
    Random(seed).shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        table.faces[card] = face


@pytest.mark.parametrize("seed", range(5))
def test_a_call_looks_the_same_whatever_the_hands_hold(seed: int) -> None:
    one, other = windowed(seed), windowed(seed)
    dealt_anew(other, seed + 100)
    assert one.table.faces != other.table.faces
    looks = []
    for match in (one, other):
        called = Called(match=match)
        called.desk.wait(1200)
        looks.append((type(called.desk.top), seen(called), chips(called), called.given))
    assert looks[0] == looks[1]


@pytest.mark.parametrize("seed", range(4))
def test_which_windows_are_skipped_follows_from_what_everybody_sees(seed: int) -> None:
    match, dice, skipped = new_match(seed, 4, {"open_call": True}), Random(seed), 0
    for _ in range(300):
        if not match.waiting():
            break
        prompt = match.waiting()[0]
        if isinstance(prompt, PlayCard):
            before = anybody_could(match.view(NOBODY), range(4), prompt)
            twin = match.view(prompt.seat)  # with one hand known
            twin.hide_from(NOBODY)
            assert anybody_could(twin, range(4), prompt) == before
            skipped += not before
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    assert skipped > 20


def test_in_a_window_everybody_is_asked_with_or_without_a_poker_face() -> None:
    """Who can only pass is not passed over there: a call tells nothing."""
    ui = a_ui()
    ui.settings.poker_face, ui.settings.speed = False, "instant"
    match = windowed()
    dealt_anew(match, 1)
    ui.stack.push(TableScene(ui, Session(match, players(SEATS, *range(SEATS)))))
    ui.stack.settle()
    number = len(match.decisions)
    Desk(ui).wait(1000)
    assert len(match.decisions) == number
    assert isinstance(ui.stack.top, CallScene)


def alone(match: Match[CosmicTable], person: int) -> TableScene:
    ui = a_ui()
    ui.settings.speed = "normal"
    table = TableScene(ui, Session(match, players(SEATS, person)))
    ui.stack.push(table)
    ui.stack.settle()
    return table


def test_alone_against_bots_nobody_learns_that_a_bot_was_asked() -> None:
    """Neither the prompt bar nor the seats beside the table tell it."""
    match, dice = new_match(5, SEATS), Random(5)
    while not isinstance(match.waiting()[0], PlayCard):
        prompt = match.waiting()[0]
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    bot = match.waiting()[0].seat
    table = alone(match, (bot + 1) % SEATS)
    table.refresh()
    assert table.session.bot_to_think() == bot
    assert bot not in table.asked()
    assert table.bar is not None
    assert table.name_of(bot) not in table.bar.sentence


# --- the lobby


def lobby(*kinds: str) -> LobbyScene:
    ui = a_ui()
    scene = LobbyScene(ui, "cosmic")
    for place, kind in zip(scene.places, kinds, strict=False):
        place.kind = kind
    scene.advanced = True
    show(ui, scene)
    return scene


def is_called(scene: LobbyScene) -> bool:
    return bool(scene.variants.options(1, scene.seats, scene.people).get("open_call"))


def test_the_open_call_comes_by_itself_when_two_people_share_the_device() -> None:
    assert not is_called(lobby(PERSON, "novice", "novice"))
    assert is_called(lobby(PERSON, PERSON, "novice"))


@pytest.mark.parametrize("kinds", [(PERSON, "novice", "novice"), (PERSON, PERSON, "novice")])
def test_the_open_call_can_be_switched_by_hand_and_back(kinds: tuple[str, ...]) -> None:
    scene = lobby(*kinds)
    usual = is_called(scene)
    switch(scene)
    assert is_called(scene) != usual
    scene.remember()
    assert is_called_again(scene) != usual
    switch(scene)
    assert is_called(scene) == usual
    assert "open_call" not in scene.variants.kept()


def switch(scene: LobbyScene) -> None:
    scene.refresh()
    widget = next(each for each in scene.root.walk() if each.key == "rule.open_call")
    widget.act("press")


def is_called_again(scene: LobbyScene) -> bool:
    """In the next match with the same seats."""
    return is_called(LobbyScene(scene.ui, "cosmic"))


# --- a whole family


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_family_plays_with_open_calls(hands: str) -> None:
    session = Session(new_match(4, SEATS, {"open_call": True}), players(SEATS, 0, 1, 2))
    robot = Robot(sit_down(session, hands), hands, 4)
    robot.play(answers=14)
    assert robot.calls > 3
