"""Help at the table: taking back, taking again, and a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.core.prompts import Handle
from game.core.table import NOBODY
from scenes.session.advice import Advice, hint

if TYPE_CHECKING:
    from scenes.session.takebacks import TakeBack
    from scenes.table.scene import TableScene


def key(scene: TableScene, name: str) -> bool:
    """The keys of the table (docs/ux 4.16); False for one that means nothing here."""
    actions: dict[str, Callable[[], None]] = {
        "escape": scene.step_back,
        "z": lambda: undo(scene),
        "x": lambda: cancel(scene),
        "y": lambda: redo(scene),
        "h": lambda: show_hint(scene),
        "l": scene.toggle_log,
        "space": scene.hurry,
        "f1": lambda: scene.navigation.rule(""),
    }
    if name not in actions:
        return _card_of_hand(scene, name)
    actions[name]()
    return True


def _card_of_hand(scene: TableScene, name: str) -> bool:
    """A digit takes a card of the hand that lies open."""
    if scene.seat == NOBODY or name not in tuple("123456789"):
        return False
    hand = scene.table.hand_of(scene.view, scene.seat)
    if int(name) > len(hand):
        return False
    scene.controller.piece_pressed(f"card:{hand[int(name) - 1]}")
    return True


class Undoing(NamedTuple):
    """What the undo button looks like now, and what it says about itself."""

    enabled: bool
    icon: str
    name: str
    why: str = ""


def undoing(scene: TableScene) -> Undoing:
    """Whether something can be taken back, and whose it is to agree."""
    say, back = scene.ui.say, _back(scene)
    if back is None:
        return Undoing(False, "lock", say("table.undo"), say("table.no_undo"))
    if back.alone:
        return Undoing(True, "undo", say("table.undo_alone" if scene.session.bots else "table.undo"))
    if scene.shared:
        return Undoing(True, "people", say("table.undo_agreed"))
    return Undoing(False, "lock", say("table.undo"), say("table.undo_learned"))


def _back(scene: TableScene) -> TakeBack | None:
    return None if scene.seat == NOBODY else scene.session.take_back_of(scene.seat)


def undo(scene: TableScene) -> None:
    """Take the own last decision back; if others have a say in it, ask them."""
    back, state = _back(scene), undoing(scene)
    if back is None or not state.enabled or scene.director.busy:
        scene.ui.sound.play("knock")
        scene.ui.toasts.say(state.why or scene.ui.say("table.not_now"), icon="lock")
    elif back.alone:
        give_back(scene, back)
    else:
        scene.navigation.agreement(back)


def cancelling(scene: TableScene) -> TakeBack | None:
    """The action that could be cancelled as a whole; with a single step undo does the same."""
    back = None if scene.director.busy else scene.turn_end.whole_action()
    return back if back is not None and back.gone > 1 else None


def cancel(scene: TableScene) -> None:
    """Take all steps of the own action back, with one press."""
    back = cancelling(scene)
    if back is None:
        undo(scene)
        return
    for _ in range(back.gone - 1):
        scene.session.undo()
    give_back(scene, back._replace(gone=1))


def give_back(scene: TableScene, back: TakeBack) -> None:
    """All whom it touches agree: the match stands where it stood before that decision."""
    session, ui = scene.session, scene.ui
    if back.gone == 1 and session.undoer() == back.seat:
        session.undo()
    else:
        session.take_back(back)
    scene.sealed = [sealed for sealed in scene.sealed if sealed[0] <= back.taken]
    scene.recap.rewind()
    scene.call.wake(back.seat)
    ui.sound.play("undo")
    scene.look_as(scene.seat)
    scene.go_on()
    if session.redoer == scene.seat != NOBODY:
        ui.toasts.say(ui.say("table.undone"), ui.say("table.redo"), lambda: redo(scene), icon="undo")
    else:
        ui.toasts.say(ui.say("table.undone"), icon="undo")


def redo(scene: TableScene) -> None:
    """Take the own decision again."""
    if scene.session.redoer != scene.seat or scene.seat == NOBODY or scene.director.busy:
        return
    scene.show(scene.session.redo())


def show_hint(scene: TableScene) -> None:
    """What the best bot would do here, and why in one line."""
    if scene.builder is None:
        return
    advice = hint(scene.session, scene.seat)
    handle = next((handle for handle in scene.builder.handles if handle.answer == advice.answer), None)
    if handle is None:
        return
    scene.ui.sound.play("hint")
    scene.hinted = handle.piece or ""
    scene.ui.toasts.say(_hint_line(scene, handle, advice), icon="hint")
    scene.rebuild()


def _place_name(scene: TableScene, place: str) -> str:
    """Where a piece is to go: a place of the table, or a piece of a tray."""
    places = scene.table.places(scene.watching(), scene.view)
    if place in places:
        return places[place][1]
    return scene.table.piece(place, scene.view, scene.watching())[1]


def _hint_line(scene: TableScene, handle: Handle, advice: Advice) -> str:
    assert scene.builder is not None
    if handle.button:
        what = scene.ui.words.label(handle.button, scene.builder.prompt)
    else:
        what = scene.table.piece(handle.piece or "", scene.view, scene.watching())[1]
    if handle.place:
        what = scene.ui.say("table.hint_to", what=what, where=_place_name(scene, handle.place))
    if advice.why:
        return scene.ui.say("table.hint_why", what=what, why=scene.ui.say(advice.why))
    if not advice.futures:
        return scene.ui.say("table.hint_only", what=what)
    return scene.ui.say("table.hint", what=what, ways=advice.ways, futures=advice.futures)
