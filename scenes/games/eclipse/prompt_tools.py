"""The special tools of Eclipse's table: which tray, corner and words belong to which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.prompts import Handle, Prompt
from game.eclipse.battle_prompts import ActFirst, AvoidBankruptcy, KeepReputation, ReturnReputation
from game.eclipse.prompts import (
    Build,
    ChooseSpecies,
    ChooseTech,
    FitFound,
    Influence,
    MayClaim,
    Move,
    PlaceSector,
    TakeTurn,
    Upgrade,
    UseDiscovery,
)
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, PASS, verb_of
from scenes.games.eclipse import picture
from scenes.games.eclipse.battle import fleet_odds, odds
from scenes.games.eclipse.blueprint import corner as blueprint_corner
from scenes.games.eclipse.blueprint import editor
from scenes.games.eclipse.explore import drawn_sector
from scenes.games.eclipse.map import taps
from scenes.games.eclipse.trays import (
    actions,
    building,
    choices,
    first_shots,
    offered,
    reputation,
    settling,
    species,
    supply,
    trading,
    upkeep,
)
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.answer_words import CALM, AnswerWords, labelled
from scenes.table.answering.button_tray import answers, courses
from scenes.table.answering.piece_tray import OfferTray, TraySlot, beside
from scenes.table.game_table import Watching, game_table
from scenes.widgets.boxes import Layers
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

Again = Callable[[], None]
Tool = Callable[["Ui", "AnswerBuilder", EclipseTable, Watching, Again], "Widget | None"]
# Questions with a tray of their own. Those of a battle come here, too.
TOOLS: dict[type[Prompt[Any]], Tool] = {
    TakeTurn: actions.action_cards,
    AvoidBankruptcy: upkeep.ways_out,
    ChooseTech: supply.shelves,
    PlaceSector: drawn_sector.tool,
    Upgrade: editor.tool,
    FitFound: editor.tool,
    Build: building.cards,
    Move: fleet_odds.awaiting,
    Influence: choices.colony_ships,
    MayClaim: choices.claim,
    UseDiscovery: choices.discovery,
    ChooseSpecies: species.cards,
    ActFirst: first_shots.cards,
    KeepReputation: reputation.tiles,
    ReturnReputation: reputation.tiles,
}
# Buttons that pass, end or do without, and one that is dear.
PASSING = (
    "button.eclipse.done", "button.eclipse.pass", "button.eclipse.throw", "button.eclipse.leave",
    "button.eclipse.store", "button.eclipse.spare", "button.eclipse.refuse",
)  # fmt: skip
HELD_BUTTONS = ("button.eclipse.give_up",)
# How much of an action is left when it is ended.
LEFT: dict[type[Prompt[Any]], str] = {Influence: "moves", Upgrade: "takes", Build: "left", Move: "left"}
# What stands on the big button, asked one after the other.
CONSEQUENCES = (
    taps.consequence, odds.consequence, actions.consequence, supply.consequence, blueprint_corner.consequence,
    building.consequence, fleet_odds.consequence, choices.lifting, trading.consequence,
    settling.consequence, drawn_sector.drawing, upkeep.giving_up,
)  # fmt: skip


def tool(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again
) -> Widget | None:
    """The tray for a question; what it leaves out and lies nowhere on the table gets one of its own."""
    own = TOOLS.get(type(builder.prompt))
    found = own(ui, builder, view, watching, again) if own else None
    rest = _rest(ui, builder, view, watching, again, found)
    if rest is None:
        return found
    area = watching.area.inflate(-2 * ui.mm(2), -2 * ui.mm(2))
    tray = TraySlot(rest, area, area.y)
    return Layers(found, tray) if found else tray


def _rest(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again, found: Widget | None
) -> Widget | None:
    """Pieces that are neither on the table nor in the tray, or many answers by button."""
    there = {placed.id for placed in picture.picture(view, watching)}
    if isinstance(found, editor.Editor):  # all squares are behind its tabs
        return None
    there |= {widget.key for widget in found.walk()} if found else set()
    hidden = beside(builder, there)
    if hidden:
        return OfferTray(ui, game_table("eclipse"), hidden, builder, view, watching, again)
    many = len(builder.buttons) > 2 or (len(builder.buttons) == 2 and builder.pieces)
    listed = answers(ui, builder, again, _is_course) if many and not found else []
    return courses(ui, listed, watching.area) if listed else None


def consequence(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching) -> tuple[str, str]:
    """What stands on the big button for the answer that lies ready: a verb, and what follows."""
    chosen = builder.chosen
    assert chosen is not None
    for told in CONSEQUENCES:
        own = told(ui, builder, view)
        if own is not None:
            return own
    warned = cost(ui, builder.prompt, chosen, view)
    if chosen.button:
        return ui.words.label(chosen.button, builder.prompt), warned
    name = offered.piece(chosen.piece or "", view, watching)[1]
    known = picture.places(watching, view)
    place = known[chosen.place][1] if chosen.place in known else ""
    verb = "lead" if isinstance(builder.prompt, ChooseSpecies) else verb_of(chosen.answer)
    return ui.say(f"do.eclipse.{verb}", name=name, place=place), warned


def answer_words(ui: Ui, builder: AnswerBuilder, view: EclipseTable, handle: Handle) -> AnswerWords:
    """What stands on a button that is an answer by itself, and how it is given."""
    prompt = builder.prompt
    if handle.answer == PASS:
        return actions.passing(ui, prompt, view)
    if handle.answer == DONE:
        left = getattr(prompt, LEFT.get(type(prompt), ""), 0)
        unused = ui.say("eclipse.done.unused", count=left) if left else settling.left_open(ui, prompt, view)
        return AnswerWords(ui.say(f"eclipse.done.{type(prompt).__name__}"), unused, CALM)
    return labelled(ui, prompt, handle, PASSING, HELD_BUTTONS)


def _is_course(handle: Handle) -> bool:
    return handle.button not in (*PASSING, *HELD_BUTTONS)


def cost(ui: Ui, prompt: Prompt[Any], handle: Handle, view: EclipseTable) -> str:
    """What an answer costs that is allowed all the same; "" if there is nothing to warn of."""
    return upkeep.cost(ui, prompt, handle, view)


def corner(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, choose: Callable[[Handle], None], again: Again
) -> ActionCorner | None:
    """The action corner for a question that wants its own."""
    corners = (odds.corner, drawn_sector.corner, blueprint_corner.corner)
    made = (corner_of(ui, builder, view, choose) for corner_of in corners)
    return next((found for found in made if found is not None), None)


def onlooking(ui: Ui, view: EclipseTable, watching: Watching) -> Widget | None:
    """What everybody may see of a question while somebody else answers it."""
    return None
