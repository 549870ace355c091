"""Stakes from the lobby to the result: they are told, move cards of the collection once, and lose nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import game
from game.core.table import NOBODY, Seat
from game.firestorm.decks.packs import Collection
from game.firestorm.decks.stakes import stakes_moved
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.deck_files import DeckShelf
from scenes.games.firestorm.lobby_variants import FirestormVariants
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.result import ResultScene
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from tests.support.screen.audit import audit
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_ui
from tests.support.screen.views import as_table
from tests.support.screen.window_sizes import LANGUAGES, SIZES, a_window, windows

MANY = 3  # copies of every card that Mia owns, of those in the starter decks


def begun(ui: Ui, *people: Seat, stakes: bool = True) -> Session:
    """A match from the lobby, with the switches that a player presses; the others are bots."""
    ui.settings.speed = "instant"
    lobby = LobbyScene(ui, "firestorm")
    ui.stack.push(lobby)
    ui.stack.settle()
    lobby.seeds.typed = 4
    assert isinstance(lobby.variants, FirestormVariants)
    lobby.variants.rules["stakes"] = False
    for seat, place in enumerate(lobby.places):
        place.kind = "human" if seat in people else "random"
    lobby.advanced = True
    lobby.rebuild()
    desk = Desk(ui)
    desk.wait(40)
    if stakes:
        switch = desk.find("rule.stakes")
        assert switch is not None
        switch.act("press")
    lobby.start()
    ui.stack.settle()
    return next(scene.session for scene in ui.stack.scenes if isinstance(scene, TableScene))


def ended(session: Session, loser: Seat) -> None:
    """Somebody capitulates as soon as that can be done; until then everybody plays by chance."""
    dice = Random(1)
    while not session.over:
        prompt = session.match.waiting()[0]
        view = session.match.view(prompt.seat)
        options = prompt.options(view)
        give_up = prompt.seat == loser and "capitulate" in options
        session.answer(prompt.seat, "capitulate" if give_up else dice.choice(prompt.likely(view)))


def owning(ui: Ui, session: Session) -> None:
    """Mia's collection has three of each stake."""
    table = session.match.table
    cards = {
        table.facts(card).id: MANY for seat in range(2) for card in table.own(seat, table.players[seat].stake)
    }
    DeckShelf(ui.folders).keep_collection(Collection(rng=1, cards=cards))


def owned(ui: Ui) -> dict[str, int]:
    collection = DeckShelf(ui.folders).collection()
    assert collection is not None
    return collection.cards


def shown(ui: Ui, session: Session) -> ResultScene:
    scene = ResultScene(ui, session)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    return scene


def said(scene: Scene) -> str:
    return " | ".join(widget.name for widget in scene.root.walk() if widget.key.startswith("spoils."))


@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_s_stake_goes_to_the_winner_and_the_collection_with_it(loser: Seat) -> None:
    """RB 2.2: the winner gets the card of the loser. Mia sits at seat 0, a bot opposite."""
    ui = a_ui()
    session = begun(ui, 0)
    owning(ui, session)
    before = owned(ui)
    ended(session, loser)
    (stake,) = stakes_moved(session.match.table)
    assert stake.loser == loser
    scene = shown(ui, session)
    change = -1 if loser == 0 else 1
    assert owned(ui) == {**before, stake.card: MANY + change}
    assert ("has left your collection" if loser == 0 else "in your collection now") in said(scene)


def test_the_table_itself_leads_to_the_result_that_moves_the_card() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 1)
    table = next(scene for scene in ui.stack.scenes if isinstance(scene, TableScene))
    while ui.stack.scenes[-1] is not table:
        ui.stack.pop(ui.stack.scenes[-1])
        ui.stack.settle()
    table.flow.go_on()
    ui.stack.settle()
    assert isinstance(ui.stack.top, ResultScene)
    (stake,) = stakes_moved(session.match.table)
    assert owned(ui) == {stake.card: 1}, "the first card of a collection may be won"


def test_a_result_that_is_opened_again_moves_nothing_more_and_says_the_same() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 1)
    first = said(shown(ui, session))
    after = owned(ui)
    assert said(shown(ui, session)) == first
    assert owned(ui) == after


def test_a_save_that_is_opened_again_moves_nothing_more() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 1)
    shown(ui, session)
    after = owned(ui)
    session.close()
    assert session.journal is not None
    path = session.journal.path
    copy = Path(f"{path}.copy")
    copy.write_bytes(path.read_bytes())
    for file in (path, copy):
        again = Session.resume(file, game.open_save(file))
        assert again.over
        shown(ui, again)
        again.close()
        assert owned(ui) == after


def test_an_end_that_is_taken_back_and_played_again_moves_nothing_more() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    owning(ui, session)
    ended(session, 0)
    shown(ui, session)
    after = owned(ui)
    session.undo()
    assert not session.over
    ended(session, 1)
    scene = shown(ui, session)
    assert owned(ui) == after
    assert "only once" in said(scene)


def test_the_same_seed_is_another_match_with_stakes_of_its_own() -> None:
    ui = a_ui()
    for count in (1, 2):
        session = begun(ui, 0)
        ended(session, 1)
        shown(ui, session)
        assert list(owned(ui).values()) == [count]


def test_a_match_that_is_not_played_to_its_end_changes_nothing() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    owning(ui, session)
    before = owned(ui)
    prompt = session.match.waiting()[0]
    session.answer(prompt.seat, prompt.options(session.match.view(prompt.seat))[0])
    session.close()
    ui.stack.replace(LobbyScene(ui, "firestorm"))
    ui.stack.settle()
    assert owned(ui) == before


def test_without_stakes_there_is_nothing_to_tell() -> None:
    ui = a_ui()
    session = begun(ui, 0, stakes=False)
    ended(session, 1)
    assert said(shown(ui, session)) == ""
    assert not DeckShelf(ui.folders).chest.exists()


def test_two_people_share_one_collection() -> None:
    ui = a_ui()
    session = begun(ui, 0, 1)
    owning(ui, session)
    before = owned(ui)
    ended(session, 1)
    assert "stays in it" in said(shown(ui, session))
    assert owned(ui) == before


def test_a_card_that_nobody_owned_was_lent() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 0)
    assert "loses nothing" in said(shown(ui, session))
    assert owned(ui) == {}


def test_a_collection_that_cannot_be_written_is_told_and_settled_the_next_time() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 1)
    chest = DeckShelf(ui.folders).chest
    chest.mkdir(parents=True)
    assert "could not be written and is unchanged" in said(shown(ui, session))
    chest.rmdir()
    assert "in your collection now" in said(shown(ui, session))
    assert list(owned(ui).values()) == [1]


def test_a_collection_that_cannot_be_read_is_left_as_it_is() -> None:
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 1)
    chest = DeckShelf(ui.folders).chest
    chest.write_text("{ a torn file", "utf-8")
    assert "unchanged" in said(shown(ui, session))
    assert chest.read_text("utf-8") == "{ a torn file"


def test_cards_that_are_gone_stay_in_the_file() -> None:
    """Somebody has moved the file of an own card away: its copies are there when it comes back."""
    ui = a_ui()
    session = begun(ui, 0)
    ended(session, 1)
    DeckShelf(ui.folders).keep_collection(Collection(rng=1, cards={"my_own_card": 2}))
    shown(ui, session)
    assert '"my_own_card":2' in DeckShelf(ui.folders).chest.read_text("utf-8")


def test_the_stakes_are_told_before_the_first_turn_and_can_be_looked_up() -> None:
    """RB 2.2: in the log, and wherever a player is looked at closely."""
    ui = a_ui()
    session = begun(ui, 0)
    lines = [line.text for line in TABLE.lines(session, NOBODY, "en")]
    staked = [place for place, text in enumerate(lines) if "stakes" in text]
    turn = next(place for place, text in enumerate(lines) if "Turn 1" in text)
    assert len(staked) == 2
    assert max(staked) < turn
    table = next(scene for scene in ui.stack.scenes if isinstance(scene, TableScene))
    for seat in range(2):
        stake = session.match.table.facts(
            session.match.table.own(seat, session.match.table.players[seat].stake)[0]
        )
        inspection = TABLE.inspect(
            f"seat:{seat}", as_table(FirestormTable, session.view(NOBODY)), table.watching()
        )
        assert inspection is not None
        assert any(stake.name.en in text for _, text in inspection.sections)


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
def test_the_result_with_stakes_is_laid_out_well(size: tuple[int, int], language: str) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    ui = a_window(size, language)
    session = begun(ui, 0)
    ended(session, 1)
    assert audit(shown(ui, session), ui) == []
