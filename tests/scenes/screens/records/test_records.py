"""Profiles on the screen: made, chosen in the lobby, remembered with the result, exported and deleted."""

from __future__ import annotations

import pytest

from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.records.keeping import learn_as, note_match
from scenes.screens.records.page import RecordsScene
from scenes.screens.records.profiles import ProfilesScene
from scenes.screens.result import ResultScene
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.profiles import Profile, find_profile, keep_profile, path_of, profiles_in
from scenes.tools.shots import find_screen
from scenes.widgets.context import Ui
from tests.scenes.table.test_feats import a_match_of_chance
from tests.support.screen.headless import a_ui
from tests.support.screen.walking import HANDS, LANGUAGES, SIZES, press, said, show, top, wrong_anywhere

MIA = "00000001"


@pytest.fixture
def ui() -> Ui:
    ui = a_ui()
    for each in profiles_in(ui.folders.profiles):
        each.path.unlink()
    return ui


def known(ui: Ui, name: str = "Mia", **fields: object) -> Profile:
    profile = Profile(id=MIA, name=name, colour="green")
    for field, value in fields.items():
        setattr(profile, field, value)
    assert keep_profile(ui.folders.profiles, profile) is None
    return profile


def of_mia(ui: Ui) -> Profile:
    found = find_profile(ui.folders.profiles, MIA)
    assert found is not None
    return found


def with_mia(session: Session) -> Session:
    session.players[0] = Participant("Mia", "orange", profile=MIA)
    return session


@pytest.mark.parametrize("hand", HANDS)
def test_a_seat_of_the_lobby_takes_the_name_and_colour_of_a_profile(ui: Ui, hand: str) -> None:
    known(ui)
    show(ui, LobbyScene(ui, "duel"))
    press(ui, "seat.0.profile", hand)
    assert isinstance(top(ui), ProfilesScene)
    press(ui, f"profile.{MIA}", hand)
    lobby = top(ui)
    assert isinstance(lobby, LobbyScene)
    player = lobby.players()[0]
    assert (player.name, player.colour, player.profile) == ("Mia", "green", MIA)
    lobby._rename(0, "Ada")
    assert lobby.players()[0].profile == ""


def test_without_a_profile_nothing_is_remembered(ui: Ui) -> None:
    known(ui)
    note_match(ui.folders, a_match_of_chance("duel", 3))
    assert of_mia(ui).matches == []


def test_a_match_is_remembered_once_and_told_with_the_result(ui: Ui) -> None:
    known(ui)
    session = with_mia(a_match_of_chance("duel", 3))
    show(ui, ResultScene(ui, session))
    played = of_mia(ui).matches
    assert [each.match for each in played] == [session.id]
    assert played[0].won == (0 in session.match.table.winners)
    assert played[0].faction == session.match.table.aliens[0]
    show(ui, ResultScene(ui, session))
    assert of_mia(ui).matches == played


def test_the_result_tells_feats(ui: Ui) -> None:
    known(ui)
    sessions = (with_mia(a_match_of_chance("duel", seed)) for seed in range(20))
    done, session = next((done, each) for each in sessions if (done := note_match(ui.folders, each)[0]))
    assert all(each.first for each in done if each.key in of_mia(ui).feats)
    show(ui, ResultScene(ui, session))
    assert said(ui, "Feats of this match")
    assert said(ui, ui.say(f"feat.{done[0].key}"))


def test_a_damaged_profile_is_told_and_the_match_ends_all_the_same(ui: Ui) -> None:
    path = path_of(ui.folders.profiles, MIA)
    known(ui)
    path.write_text("What the cat sat on", "utf-8")
    show(ui, ResultScene(ui, with_mia(a_match_of_chance("duel", 3))))
    assert path.read_text("utf-8") == "What the cat sat on"
    show(ui, ProfilesScene(ui))
    assert said(ui, "is damaged; it was left as it is")


def test_lessons_belong_to_whoever_learns(ui: Ui) -> None:
    known(ui, learned=["lesson:duel/1"])
    ui.settings.learned, ui.settings.coach = ["size", "lesson:eclipse/1"], {"eclipse": False}
    assert learn_as(ui, MIA)
    assert ui.settings.learned == ["size", "lesson:duel/1"]
    assert ui.settings.coach == {}
    ui.settings.learned.append("lesson:duel/2")
    assert learn_as(ui, "")
    assert ui.settings.learned == ["size", "lesson:eclipse/1"]
    assert ui.settings.coach == {"eclipse": False}
    assert of_mia(ui).learned == ["lesson:duel/1", "lesson:duel/2"]


def test_the_first_profile_inherits_what_was_learned_before_there_were_any(ui: Ui) -> None:
    ui.settings.learned = ["size", "lesson:duel/1"]
    show(ui, ProfilesScene(ui))
    press(ui, "new", "mouse")
    (read,) = profiles_in(ui.folders.profiles)
    assert read.profile
    assert read.profile.learned == ["lesson:duel/1"]


def test_who_learns_is_not_changed_while_the_old_profile_is_damaged(ui: Ui) -> None:
    known(ui)
    learn_as(ui, MIA)
    ui.settings.learned.append("lesson:duel/1")
    path_of(ui.folders.profiles, MIA).write_text("{", "utf-8")
    assert not learn_as(ui, "")
    assert ui.settings.learned == ["lesson:duel/1"]


@pytest.mark.parametrize("hand", HANDS)
def test_a_profile_is_exported_deleted_and_brought_back(ui: Ui, hand: str) -> None:
    profile = known(ui)
    show(ui, ProfilesScene(ui), RecordsScene(ui, profile))
    press(ui, "export", hand)
    press(ui, "delete", hand)
    assert isinstance(top(ui), ProfilesScene)
    assert find_profile(ui.folders.profiles, MIA) is None
    undo = ui.toasts.waiting[-1].on_action
    assert undo is not None
    undo()
    assert of_mia(ui) == profile


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", ["profiles", "profiles_choosing", "records", "records_cosmic"])
def test_nothing_overlaps(screen: str, language: str, size: tuple[int, int]) -> None:
    assert wrong_anywhere(lambda ui: find_screen(screen)(ui, 0, 0), size, language) == []
