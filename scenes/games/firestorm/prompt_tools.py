"""The special tools of Firestorm's table: trays for what lies nowhere, plates for numbers, the big button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.core.table import CardId
from game.firestorm.combat.prompts import (
    AssignDefender,
    ChooseAdvance,
    ChoosePlanetToAttack,
    DealDamage,
    FormUp,
    NameShips,
)
from game.firestorm.paying import ways_to_pay
from game.firestorm.prompts import Act, Arrange, DrawCards, Pay, TakeMainPhase
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from game.firestorm.words import numbers_of, verb_of
from scenes.games.firestorm import payers, picture
from scenes.games.firestorm.combat import cases, damage
from scenes.games.firestorm.combat.cases import needs
from scenes.games.firestorm.combat.toggles import toggles
from scenes.games.firestorm.names import card_name
from scenes.games.firestorm.trays import offered, trays
from scenes.games.firestorm.zones import zone
from scenes.table.action_corner import ActionCorner, calm_answer
from scenes.table.answering.answer_words import CALM, CARRIES_OUT, COURSE, HELD, ON_TABLE, AnswerWords
from scenes.table.answering.button_tray import answers, in_tray, lay_ready
from scenes.table.answering.piece_tray import TraySlot, beside
from scenes.table.game_table import Watching
from scenes.table.match_words import listed
from scenes.widgets.boxes import Layers, Row
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

Again = Callable[[], None]
RAILED = ("seat:",)  # told and pressed in the rail beside the table
POLLS = (TakeMainPhase, Act)  # much can be done by button
ENDS = ("end", "pass", "done")
PASSING = (*ENDS, "no", "none", "suffer", "put_back")
DEAR = ("capitulate", "veto", "give_up", "reject")
SPOKEN = ("use", "offer", "produce", "give", "ask", "choice", "show", "decline", "resume")  # pieces say it
TICKS = 2.5  # millimetres that the ticks of the ships below stand out
APART = 2.0  # millimetres between what stands on the line
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
    found += toggles(ui, builder, view, watching, again)
    if isinstance(builder.prompt, POLLS):
        found += _on_line(ui, builder, view, watching, again)
    elif not hidden and in_tray(builder):
        listed = answers(ui, builder, again, _is_course)
        tray = trays.low(ui, listed, watching.area.width)
        found += [trays.put(ui, tray, laid, view, watching)] if listed else []
    if len(found) < 2:
        return found[0] if found else None
    return Layers(*found).keyed("tool")


def _on_line(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, watching: Watching, again: Again
) -> list[Widget]:
    """Attack, or declare the last turn: buttons on the line between the players, in combat at its end."""
    others = [handle for handle in builder.buttons if verb_of(handle.answer) not in ENDS]
    line = zone(watching, "line")
    free = line.right  # so far the line reaches for what is laid next
    rows: list[Widget] = []
    for gives_up in (True, False):  # who gives up does so at the edge
        part = [handle for handle in others if (verb_of(handle.answer) == "capitulate") == gives_up]
        if part:
            aside = gives_up or view.combat is not None
            rows.append(row := _row(ui, builder, part, line, again, free=free, aside=aside))
            free = row.area.x - ui.mm(APART)
    return rows


def _row(
    ui: Ui, builder: AnswerBuilder, handles: list[Handle], line: Rect, again: Again, *, free: int, aside: bool
) -> TraySlot:
    """Buttons in the middle of the line, further left where something lies beyond ``free``; or just there."""
    buttons = [
        Button(
            ui.words.label(handle.button or "", builder.prompt), lay_ready(builder, handle, again),
            icon=ICONS.get(verb_of(handle.answer), ""), selected=builder.chosen == handle,
            key=f"answer:{handle.answer}",
        )
        for handle in handles
    ]  # fmt: skip
    row = Row(*buttons, gap=2)
    wide, tall = row.measure(ui, free - line.x)
    low = row.measure(ui, 10 * line.width)[1]  # in one line; what needs two grows away from the own ships
    area = Rect(0, 0, wide, tall)
    area.bottomright = free, line.centery - ui.mm(TICKS) + low // 2
    if not aside:
        area.x = max(line.x, min(area.x, line.centerx - wide // 2))
    return TraySlot(row, area, area.y)


# --- the corner


def corner(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, choose: Callable[[Handle], None], again: Again
) -> ActionCorner | None:
    """What nearly everybody wants is proposed: all ships advance, and damage destroys the most."""
    prompt = builder.prompt
    if isinstance(prompt, ChooseAdvance) and builder.chosen is None and builder.proposes:
        return _advancing(ui, builder, view, choose, again)
    if not isinstance(prompt, DealDamage) or builder.chosen is not None or not builder.proposes:
        return None
    plan = damage.proposed(view, prompt)
    if not plan:
        return None

    def place() -> None:
        damage.lay_ready(builder, view)
        again()

    told = damage.told(view, ui.settings.language, [numbers_of(handle.answer) for handle in plan])
    return _proposing(ui, builder, view, choose, (ui.say("firestorm.deal.auto"), told), place, "attack")


def _proposing(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, choose: Callable[[Handle], None],
    words: tuple[str, str], propose: Callable[[], None], icon: str = "",
) -> ActionCorner:  # fmt: skip
    """What is proposed in gold, with what follows, and the calm answer that does without."""
    end = next((handle for handle in builder.buttons if verb_of(handle.answer) in ENDS), None)
    calm = []
    if end is not None:
        said = answer_words(ui, builder, view, end)
        calm = [calm_answer(ui, said.text, lambda: choose(end), second=said.second, key="answer:0")]
    return ActionCorner(
        words[0], propose, icon=icon, second=words[1],
        answers=calm, gives={"answer:0": end} if end else {},
    )  # fmt: skip


def _advancing(
    ui: Ui, builder: AnswerBuilder, view: FirestormTable, choose: Callable[[Handle], None], again: Again
) -> ActionCorner:
    """All ships that can advance do, unless somebody thinks better of it."""
    ships = [numbers_of(handle.answer)[0] for handle in builder.handles if handle.piece]
    combat, language = view.combat, ui.settings.language
    assert combat is not None
    attack = sum(values(view, ship).attack for ship in ships)
    planet, least = card_name(view, combat.planet, language), needs(view, combat.planet)
    told = ui.say(
        "firestorm.advance.enough" if attack >= least else "firestorm.advance.too_little",
        attack=attack, planet=planet, least=least,
    )  # fmt: skip

    def name_all() -> None:
        for piece in builder.pieces:
            builder.press(piece)
        again()

    named = ui.say("firestorm.advance.all", ships=len(ships))
    if len(ships) == 1:
        named = ui.say("firestorm.advance.one", ship=card_name(view, ships[0], language))
    return _proposing(ui, builder, view, choose, (named, told), name_all)


# --- what stands on buttons that are answers by themselves


def answer_words(ui: Ui, builder: AnswerBuilder, view: FirestormTable, handle: Handle) -> AnswerWords:
    """What such a button does, what follows, and how it is given."""
    prompt, verb = builder.prompt, verb_of(handle.answer)
    if verb == "auto":
        return AnswerWords(ui.words.label(handle.button or "", prompt), _paid(ui, prompt, view), CARRIES_OUT)
    if isinstance(prompt, FormUp) and verb in ENDS:  # as the ships lie on the table
        return AnswerWords(ui.say("firestorm.end.FormUp"), "", CARRIES_OUT)
    if isinstance(prompt, Arrange) and verb in ENDS and (moved := _moved(prompt, view)):
        return AnswerWords(ui.say("firestorm.end.moved"), _named_things(ui, view, moved), CARRIES_OUT)
    given = HELD if verb in DEAR else CALM if verb in PASSING else COURSE
    if given != CALM and isinstance(prompt, POLLS) and builder.chosen != handle:
        given = ON_TABLE  # it stands on the line, and what is dear is held when it lies ready
    if isinstance(prompt, NameShips) and verb in ENDS:
        return _enough(ui, prompt)
    label = ui.words.label(handle.button or "", prompt)
    if verb in (*ENDS, "none", "no"):
        label = ui.say(_ending(ui, prompt, verb))
    if verb in ("yes", "no", "pass", "pay", "suffer", "keep", "reject", "veto"):
        label = _named(ui, prompt, view, verb) or label
    second = _then(ui, prompt, view) if verb in (*ENDS, "none") else cost(ui, prompt, handle, view)
    return AnswerWords(label, second, given)


def _moved(prompt: Arrange, view: FirestormTable) -> list[CardId]:
    """Accessories that lie on another ship than before, and ships with other counters."""
    gear = [card for card, host in zip(prompt.gear, prompt.hosts, strict=True) if view.host(card) != host]
    pairs = zip(prompt.ships, prompt.counters, strict=True)
    return [*gear, *(ship for ship, count in pairs if view.counters(ship) != count)]


def _named_things(ui: Ui, view: FirestormTable, cards: list[CardId]) -> str:
    language = ui.settings.language
    return listed([card_name(view, card, language) for card in dict.fromkeys(cards)], ui.words)


def _paid(ui: Ui, prompt: Prompt[Any], view: FirestormTable) -> str:
    """What is deactivated if the choice is left to the rules."""
    if not isinstance(prompt, Pay):
        return ""
    ways = ways_to_pay(view, prompt.seat, *prompt.bill)
    return payers.sentence(view, [way.rests for way in ways], ui.settings.language)


def _enough(ui: Ui, prompt: NameShips) -> AnswerWords:
    """The ships that were named before are all of them, or there is none."""
    kind = type(prompt).__name__
    if not prompt.chosen:
        return AnswerWords(ui.say(f"firestorm.none.{kind}"), ui.say(f"firestorm.none_means.{kind}"), CALM)
    return AnswerWords(_named_ships(ui, prompt, 0), "", CARRIES_OUT)


def _named_ships(ui: Ui, prompt: NameShips, more: int) -> str:
    kind = type(prompt).__name__
    return ui.say(f"firestorm.named.{kind}", ships=len(prompt.chosen) + more)


def _ending(ui: Ui, prompt: Prompt[Any], verb: str) -> str:
    """The key of what ends this question."""
    own = f"firestorm.end.{type(prompt).__name__}"
    return own if own in ui.words.entries else f"button.firestorm.{verb}"


def _named(ui: Ui, prompt: Prompt[Any], view: FirestormTable, verb: str) -> str:
    """The same with the name of the card that the question is about; "" if it is about none."""
    card = getattr(prompt, "card", None)
    if card is None:
        return ""
    own = f"firestorm.said.{type(prompt).__name__}.{verb}"
    name = card_name(view, card, ui.settings.language)
    return ui.say(own, card=name) if own in ui.words.entries else ""


def _is_course(handle: Handle) -> bool:
    return verb_of(handle.answer) not in (*PASSING, *DEAR)


def _then(ui: Ui, prompt: Prompt[Any], view: FirestormTable) -> str:
    """What happens if nobody does anything else."""
    if isinstance(prompt, DealDamage):
        return damage.lost(ui, prompt)
    if isinstance(prompt, AssignDefender):
        return cases.outcome(view, {}, ui.settings.language)
    if not isinstance(prompt, Act):
        return ""
    effects = view.effects()
    if not effects:
        return ui.say("firestorm.tools.goes_on" if view.top() is None else "firestorm.tools.happens")
    card = effects[-1].card
    return ui.say("firestorm.tools.next", card=card_name(view, card, ui.settings.language))


# --- what stands on the big button


def consequence(ui: Ui, builder: AnswerBuilder, view: FirestormTable, watching: Watching) -> tuple[str, str]:
    """What the answer that lies ready does, by name, and what follows from it."""
    prompt, chosen = builder.prompt, builder.chosen
    assert chosen is not None
    if isinstance(prompt, AssignDefender):
        return _blocks(ui, view, watching)
    if chosen.button:
        return ui.words.label(chosen.button, prompt), cost(ui, prompt, chosen, view)
    if isinstance(prompt, NameShips) and len(prompt.chosen) + len(builder.gathered) > 1:
        names = [offered.piece(piece, view, watching)[1] for piece in builder.gathered]
        return _named_ships(ui, prompt, len(names)), ", ".join(names)
    verb = verb_of(chosen.answer)
    if verb == "attack" and sum(handle.answer == "attack" for handle in builder.handles if handle.piece) > 1:
        announced = offered.piece(chosen.piece or "", view, watching)[1]
        return _do(ui, prompt, verb, announced, ""), ui.say("firestorm.attack.ships")
    if hits := damage.ready(watching):
        points = sum(hit[1] for hit in hits)
        return ui.say("do.DealDamage", count=points), damage.told(view, watching.language, hits)
    name = offered.piece(chosen.piece or "", view, watching)[1]
    known = picture.places(watching, view)
    place = known[chosen.place][1] if chosen.place in known else ""
    follows = cost(ui, prompt, chosen, view) or payers.told(view, watching)
    return _do(ui, prompt, verb, name, place), follows


def _blocks(ui: Ui, view: FirestormTable, watching: Watching) -> tuple[str, str]:
    """Which formations are blocked, by whom if it is one ship, and what gets through."""
    plan, language = cases.blocked(view, watching), ui.settings.language
    ships = [ship for blockers in plan.values() for ship in blockers]
    told = cases.outcome(view, plan, language)
    if len(ships) == 1:
        letter = cases.letters(view, plan)
        return ui.say("firestorm.block.one", letter=letter, card=card_name(view, ships[0], language)), told
    return ui.say("firestorm.block.some", letters=cases.letters(view, plan)), told


def _do(ui: Ui, prompt: Prompt[Any], verb: str, name: str, place: str) -> str:
    """The verb of the question, or where there are several, that of the answer."""
    if verb in SPOKEN or isinstance(prompt, DrawCards):
        return name
    key = ui.words.variant(f"do.{type(prompt).__name__}", prompt)
    if key not in ui.words.entries:
        return ui.say(f"do.firestorm.{verb}", name=name, place=place)
    return ui.say(key, name=name, place=place)


def cost(ui: Ui, prompt: Prompt[Any], handle: Handle, view: FirestormTable) -> str:
    """What an answer costs that is allowed all the same; "" if there is nothing to warn of."""
    if verb_of(handle.answer) == "capitulate":
        return ui.say("firestorm.tools.capitulate")
    if isinstance(prompt, ChoosePlanetToAttack) and handle.piece:
        (planet,) = numbers_of(handle.answer)
        least, points = cases.needs(view, planet), cases.worth(view, planet)
        return ui.say("firestorm.tools.attacked", damage=least, points=points)
    return ""
