"""The special tools of Firestorm's table: trays for what lies nowhere, plates for numbers, the big button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.firestorm.combat.prompts import ChooseAdvance, ChooseAttackers, ChooseDefenders, DealDamage
from game.firestorm.prompts import Act, TakeMainPhase, Veto
from game.firestorm.table import FirestormTable
from game.firestorm.words import verb_of
from scenes.games.firestorm import picture
from scenes.games.firestorm.combat import damage
from scenes.games.firestorm.names import card_name
from scenes.games.firestorm.trays import offered, trays
from scenes.games.firestorm.zones import zone
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.button_tray import answers, lay_ready
from scenes.table.answering.piece_tray import TraySlot, beside
from scenes.table.game_table import Watching
from scenes.widgets.boxes import Layers, Row
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

Again = Callable[[], None]
RAILED = ("seat:",)  # told and pressed in the rail beside the table
POLLS = (TakeMainPhase, Act)  # much can be done by button
GATHERED = (ChooseAttackers, ChooseDefenders, ChooseAdvance)  # ships are named one by one
TOLD = (*POLLS, *GATHERED, DealDamage, Veto)  # the big button says what follows from it
ENDS = ("end", "pass", "done")
ICONS = {"attack": "fire", "last_turn": "trophy", "capitulate": "flag", "give_up": "star"}


def tool(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, watching: Watching, again: Again
) -> Widget | None:
    """A tray for what is neither on the table nor in the hand; what else can be done stands on the line."""
    laid = picture.picture(view, watching)
    there = {placed.id for placed in laid}
    there |= {f"effect:{item.number}" for item in view.stack}  # chosen in the rail beside the table
    hidden = [name for name in beside(builder, there) if not name.startswith(RAILED)]
    found: list[Widget] = []
    if hidden:
        found.append(
            trays.put(ui, trays.things(ui, hidden, builder, view, watching, again), laid, view, watching)
        )
    if place := damage.tool(ui, builder, view, watching, again):
        found.append(place)
    if isinstance(builder.prompt, POLLS):
        found += _on_line(ui, builder, watching, again)
    elif not hidden and (len(builder.buttons) > 2 or (len(builder.buttons) == 2 and builder.pieces)):
        tray = trays.low(ui, answers(ui, builder, again), watching.area.width)
        found.append(trays.put(ui, tray, laid, view, watching))
    if len(found) < 2:
        return found[0] if found else None
    return Layers(*found).keyed("tool")


def _on_line(ui: Ui, builder: AnswerBuilder, watching: Watching, again: Again) -> list[Widget]:
    """Attack, or declare the last turn: buttons on the line between the players."""
    others = [handle for handle in builder.buttons if verb_of(handle.answer) not in ENDS]
    line = zone(watching, "line")
    rows: list[Widget] = []
    for quiet in (False, True):  # who gives up does so at the edge
        part = [handle for handle in others if (verb_of(handle.answer) == "capitulate") == quiet]
        if part:
            rows.append(_row(ui, builder, part, line, again, quiet=quiet))
    return rows


def _row(
    ui: Ui, builder: AnswerBuilder, handles: list[Handle], line: Rect, again: Again, *, quiet: bool
) -> TraySlot:
    buttons = [
        Button(
            ui.words.label(handle.button or "", builder.prompt), lay_ready(builder, handle, again),
            icon=ICONS.get(verb_of(handle.answer), ""), selected=builder.chosen == handle,
            key=f"answer:{handle.answer}",
        )
        for handle in handles
    ]  # fmt: skip
    row = Row(*buttons, gap=2)
    wide, tall = row.measure(ui, line.width)
    area = Rect(line.right - wide, 0, wide, tall) if quiet else Rect(line.x, 0, line.width, tall)
    area.centery = line.centery
    return TraySlot(row, area, area.y)


# --- the corner


def corner(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, choose: Callable[[Handle], None]
) -> ActionCorner | None:
    """Where several things can be done by button the big one goes on, and says what happens then."""
    if builder.chosen is not None or not isinstance(builder.prompt, TOLD):
        return None
    big = next((handle for handle in builder.buttons if verb_of(handle.answer) in ENDS), None)
    if big is None:
        return None
    label = ui.words.label(big.button or "", builder.prompt)
    above = [_costly(ui, builder, handle, choose) for handle in builder.buttons if handle != big]
    stops = above if isinstance(builder.prompt, Veto) else ()
    return ActionCorner(label, lambda: choose(big), second=_then(ui, builder.prompt, view), secondary=stops)


def _costly(ui: Ui, builder: AnswerBuilder, handle: Handle, choose: Callable[[Handle], None]) -> Button:
    """What costs lucky stones is never the big button: that goes on."""
    label = ui.words.label(handle.button or "", builder.prompt)
    return Button(label, lambda: choose(handle), icon="luck", key=f"answer:{handle.answer}")


def _then(ui: Ui, prompt: Prompt[Any], view: FirestormTable) -> str:
    """What happens if nobody does anything else."""
    if isinstance(prompt, DealDamage):
        return damage.lost(ui, prompt)
    if isinstance(prompt, ChooseAttackers):
        return ui.say("firestorm.tools.attackers", count=len(prompt.chosen))
    if isinstance(prompt, ChooseDefenders):
        return ui.say("firestorm.tools.defenders", count=len(prompt.chosen))
    if isinstance(prompt, ChooseAdvance):
        return ui.say("firestorm.tools.advancing", count=len(prompt.chosen))
    if isinstance(prompt, Veto):
        return ui.say("firestorm.tools.next", card=card_name(view, prompt.card, ui.settings.language))
    if not isinstance(prompt, Act):
        return ""
    effects = view.effects()
    if not effects:
        return ui.say("firestorm.tools.goes_on" if view.top() is None else "firestorm.tools.happens")
    card = effects[-1].card
    return ui.say("firestorm.tools.next", card=card_name(view, card, ui.settings.language))


# --- what stands on the big button


def consequence(ui: Ui, builder: AnswerBuilder, view: FirestormTable, watching: Watching) -> tuple[str, str]:
    """A verb for the answer that lies ready, and what follows from it."""
    prompt, chosen = builder.prompt, builder.chosen
    assert chosen is not None
    if chosen.button:
        return ui.words.label(chosen.button, prompt), cost(ui, prompt, chosen, view)
    verb = verb_of(chosen.answer)
    if hits := damage.ready(watching):
        return _do(ui, prompt, verb), damage.told(view, watching, hits)
    name = offered.piece(chosen.piece or "", view, watching)[1]
    if chosen.place:
        known = picture.places(watching, view)
        name = f"{name}: {known[chosen.place][1]}" if chosen.place in known else name
    return _do(ui, prompt, verb), cost(ui, prompt, chosen, view) or name


def _do(ui: Ui, prompt: Prompt[Any], verb: str) -> str:
    """The verb of the question, or where there are several, that of the answer."""
    key = f"do.{type(prompt).__name__}"
    return ui.words.label(key, prompt) if key in ui.words.entries else ui.say(f"do.firestorm.{verb}")


def cost(ui: Ui, prompt: Prompt[Any], handle: Handle, view: FirestormTable) -> str:
    """What an answer costs that is allowed all the same; "" if there is nothing to warn of."""
    if verb_of(handle.answer) == "capitulate":
        return ui.say("firestorm.tools.capitulate")
    return ""
