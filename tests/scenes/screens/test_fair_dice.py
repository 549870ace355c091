"""Fair dice on the screen: the promise before a match, the secret and the proof after it."""

from __future__ import annotations

from random import Random

import pytest

import game
from game.core.fair_dice import FairSeed, promise_of
from scenes.screens.fair_dice import KeptPromiseScene, PromiseScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.pause import PauseScene
from scenes.screens.result import ResultScene
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.duel.matches import JONAS, MIA
from tests.support.screen.headless import a_ui, focus_on, tap_on, type_text
from tests.support.screen.walking import HANDS, LANGUAGES, SIZES, press, show, texts_of, top, wrong_anywhere

SECRET = "0123456789abcdef" * 2


def begun(ui: Ui) -> Session:
    press(ui, "start", "mouse")
    table = ui.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table.session


@pytest.mark.parametrize("hand", HANDS)
def test_a_word_is_added_and_the_match_follows_from_it(hand: str) -> None:
    ui = a_ui(touch=hand == "finger")
    scene = LobbyScene(ui)
    show(ui, scene)
    promise, plain = scene.seeds.secret.promise, scene.seeds.secret.seed
    press(ui, "dice", hand)
    page = top(ui)
    assert isinstance(page, PromiseScene)
    assert promise[:8] in texts_of(ui)
    focus_on(page, "word.0")
    type_text(page, "starfish")
    press(ui, "back", hand)
    session = begun(ui)
    assert session.fair is not None
    assert session.fair.promise == promise
    assert session.fair.words[0] == "starfish"
    assert session.match.beginning.seed == session.fair.seed != plain
    assert session.journal is not None
    assert game.verify(session.journal.path, promise)[0] == 0


def test_whoever_types_a_seed_is_promised_nothing() -> None:
    ui = a_ui()
    scene = LobbyScene(ui)
    scene.seeds.typed = 42
    show(ui, scene)
    tap_on(scene, "dice")
    assert top(ui) is scene
    assert begun(ui).fair is None


def test_a_new_seed_is_a_new_secret() -> None:
    scene = LobbyScene(a_ui())
    before = scene.seeds.secret
    scene.seeds.draw_anew()
    assert scene.seeds.secret.promise != before.promise


def fair_session(ui: Ui, *, over: bool) -> Session:
    fair = FairSeed(SECRET, promise_of(SECRET), ("starfish", ""))
    options = {"first_game": True}
    session = Session.begin("duel", fair.seed, [MIA, JONAS], options, ui.folders.saves, fair)
    dice = Random(1)
    while over and (waiting := session.match.waiting()):
        prompt = dice.choice(waiting)
        session.answer(prompt.seat, dice.choice(prompt.options(session.match.table)))
    return session


def test_the_secret_stays_one_until_the_match_is_over() -> None:
    ui = a_ui()
    session = fair_session(ui, over=False)
    assert session.fair is not None
    show(ui, KeptPromiseScene(ui, session.fair, session))
    assert not any(SECRET[:8] in text for text in texts_of(ui))
    show(ui, PauseScene(ui, session))
    assert any(session.fair.promise[:4] in text for text in texts_of(ui))
    assert session.journal is not None
    assert str(session.match.beginning.seed) not in session.journal.path.name


def test_at_the_end_the_secret_is_shown_and_the_match_is_checked() -> None:
    ui = a_ui()
    session = fair_session(ui, over=True)
    show(ui, ResultScene(ui, session))
    press(ui, "look_back", "mouse")
    press(ui, "dice", "mouse")
    page = top(ui)
    assert isinstance(page, KeptPromiseScene)
    assert SECRET[:8] in texts_of(ui)
    assert any("starfish" in text for text in texts_of(ui))
    press(ui, "check", "mouse")
    assert page.found is not None
    assert page.found[0] == 0
    assert any(text.startswith("Fair: ") for text in texts_of(ui))


def test_a_match_that_goes_on_from_its_file_keeps_its_promise() -> None:
    ui = a_ui()
    session = fair_session(ui, over=False)
    assert session.journal is not None
    path = session.journal.path
    session.close()
    assert Session.resume(path, game.open_save(path)).fair == session.fair


def at_the_end(ui: Ui) -> list[Scene]:
    session = fair_session(ui, over=True)
    assert session.fair is not None
    page = KeptPromiseScene(ui, session.fair, session)
    page.check()
    return [page]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_proof_fits(size: tuple[int, int], language: str) -> None:
    assert wrong_anywhere(at_the_end, size, language) == []
