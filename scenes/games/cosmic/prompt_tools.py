"""The special tools of Cosmic Encounter's table: how many ships, which way, sheets, the deal desk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.prompts import Handle, Prompt
from game.core.table import CardId
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.offers import side_of
from game.cosmic.parts import GATE, NO_PLANET, OFFENSE
from game.cosmic.pieces import FLARE
from game.cosmic.prompts import (
    AddSuper,
    ChooseAlien,
    ChooseNumber,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    ResearchTech,
    TakeReward,
    TakeShips,
    UsePower,
)
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.table import CosmicTable
from scenes.drawing.rich_text import SMALL, TITLE, Style
from scenes.drawing.theme import AMBER
from scenes.games.cosmic import offered, picture
from scenes.games.cosmic.alien_choice import alien_choice
from scenes.games.cosmic.deal_desk import corner as deal_corner
from scenes.games.cosmic.deal_desk import desk
from scenes.games.cosmic.inspect.right_now import reinforced
from scenes.games.cosmic.log.effect_clauses import does
from scenes.games.cosmic.names import planet_name, power_name
from scenes.games.cosmic.reactions.windows import ANNOUNCED, announced_thing
from scenes.games.cosmic.seat_panels import player_name
from scenes.games.cosmic.zones import layout_of
from scenes.table.answering.answer_builder import number_of
from scenes.table.answering.answer_words import CALM, CARRIES_OUT, AnswerWords, done_by_name, labelled
from scenes.table.answering.button_tray import answers, courses, in_tray, lay_ready, rows
from scenes.table.answering.piece_tray import OfferTray, TraySlot, beside
from scenes.table.game_table import Watching, game_table
from scenes.table.match_words import called, listed
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Icon, Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

NUMBER = Style("number", 5.6)
HEADING = TITLE._replace(mm=4.6)
WARNING = SMALL._replace(colour=AMBER)
ACROSS = 10  # numbers in a row: all twenty ships of a seat stand in two
TICK = 3.0  # millimetres that the mark of a piece stands out above it
WIDE, FEW = 118.0, 88.0  # millimetres, of a tray with numbers and of one with two answers
ZONES = {"warp": "table.warp", str(GATE): "table.cosmic.gate"}  # where ships are that are on no planet
COVERED = ("planet:", "ships:", "pile:", "seat:", "hand:", "tech:", "warp", "track")  # rather not hidden
LAUNCH, ALLY_SHIPS = "ask.launch", "ask.ally_ships"  # questions whose ships have a limit of their own
RING = 22  # units of the map that a planet's ring reaches above it
# Buttons that pass, end or do without.
PASSING = (
    "button.pass", "button.not_now", "button.enough", "button.nobody", "button.neither", "button.nothing",
    "button.honest", "button.no", "button.draw_again", "button.lose_ships", "button.prometheus_stays",
    "button.from_the_deck", "choice.end_turn",
)  # fmt: skip
Again = Callable[[], None]


def tool(
    ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching, again: Again
) -> Widget | None:
    """The tray for a question, if it wants one."""
    prompt = builder.prompt
    if isinstance(prompt, MakeDeal):
        return desk.tool(ui, builder, view, watching, again)
    if isinstance(prompt, ChooseAlien):
        return alien_choice(ui, builder, view, watching, again)
    spots = {placed.id: placed.rect for placed in picture.picture(view, watching)}
    found = _content(ui, builder, view, watching, set(spots), again)
    if found is None:
        return None
    free = [rect for name, rect in spots.items() if name in builder.pieces or name in builder.stacks]
    free += [rect for place, rect in picture.places(watching).items() if place in builder.lit]
    others = [rect for name, rect in spots.items() if name.startswith(COVERED)]
    return _where(ui, found, watching, free, others)


def _content(
    ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching, there: set[str], again: Again
) -> Widget | None:
    stacks, area = builder.stacks, layout_of(watching).rect("arena")
    single = [ways[0] for ways in stacks.values() if len(ways) == 1 and number_of(ways[0]) is None]
    if stacks and len(single) == len(stacks):  # a side to join
        sides = [_side(ui, builder, handle, view, watching, again) for handle in single]
        others = answers(ui, builder, again, _is_course)  # the others are in the corner
        return _Narrow(courses(ui, [*sides, *others], area), FEW if len(sides) + len(others) < 3 else WIDE)
    if builder.numbers:
        only = builder.chosen in builder.numbers and len(builder.numbers) == 1
        return None if only else _ways(ui, builder, view, watching, again)
    if in_tray(builder):
        return courses(ui, answers(ui, builder, again, _is_course), area)
    hidden = beside(builder, there)
    if not hidden or builder.by_buttons:  # the own alien stands in its panel already
        return None
    return OfferTray(ui, game_table("cosmic"), hidden, builder, view, watching, again)


def _where(
    ui: Ui, found: Widget, watching: Watching, free: Sequence[Rect], others: Sequence[Rect]
) -> TraySlot:
    """The place in the middle of the table where a tray lies over nothing that can be chosen.

    Of several that one is taken where it covers the fewest of the other pieces, the lowest if it is all one.
    """
    layout = layout_of(watching)
    low, arena = layout.rect("tray").bottom, layout.rect("arena").clip(watching.area)
    area = watching.area.inflate(-2 * ui.mm(2), 0)
    wide, tall = found.measure(ui, area.width)
    home = layout.rect("planet.0.2").top - max(ui.mm(TICK), layout.size(RING))
    bottoms = {min(low, area.bottom), arena.bottom, arena.centery + tall // 2, area.y + tall + ui.mm(2), home}
    bottoms |= {rect.top - ui.mm(TICK) for rect in free if rect.top - ui.mm(TICK) - tall > area.y}
    trays = [Rect(area.centerx - wide // 2, bottom - tall, wide, tall) for bottom in sorted(bottoms)[::-1]]
    marked = [rect.inflate(0, 2 * ui.mm(TICK) - 2) for rect in free]
    best = min(trays, key=lambda tray: (len(tray.collidelistall(marked)), len(tray.collidelistall(others))))
    return TraySlot(found, Rect(area.x, area.y, area.width, best.bottom - area.y), area.y)


# --- how many, or which way


def _whose(ui: Ui, builder: AnswerBuilder, handle: Handle, view: CosmicTable, watching: Watching) -> str:
    """What a side to join is called, with the name of whoever leads it; "" for other answers."""
    if not isinstance(builder.prompt, JoinSide) or view.encounter is None:
        return ""
    name = player_name(watching, view.at.main(handle.answer))
    if handle.answer == OFFENSE:
        return ui.say("tool.cosmic.help_offense", name=name)
    return ui.say("tool.cosmic.help_defense", name=name)


def _side(
    ui: Ui, builder: AnswerBuilder, handle: Handle, view: CosmicTable, watching: Watching, again: Again
) -> Button:
    """A way without a number: a side to join says whose it is, and what it brings."""
    whose = _whose(ui, builder, handle, view, watching)
    return _way(ui, builder, handle, again, whose, brings(ui, builder.prompt, handle, view))


def brings(ui: Ui, prompt: Prompt[Any], handle: Handle, view: CosmicTable) -> str:
    """What an ally gets who wins with this side; "" for other answers."""
    if not isinstance(prompt, JoinSide) or view.encounter is None or handle.answer < 0:
        return ""
    if handle.answer != OFFENSE:
        return ui.say("tool.cosmic.defense_brings")
    if view.at.planet == NO_PLANET:
        return ""
    return ui.say("tool.cosmic.offense_brings", place=planet_name(view, view.at.planet, ui.settings.language))


def _way(
    ui: Ui, builder: AnswerBuilder, handle: Handle, again: Again, called: str = "", second: str = ""
) -> Button:
    """A button for one answer of a stack; a number has its digit as its key."""
    number = number_of(handle)
    label = called or ui.words.label(handle.button or "", builder.prompt)
    digit = str(number) if number is not None and number < 10 else ""
    return Button(
        str(number) if number is not None else label, lay_ready(builder, handle, again),
        style=NUMBER if number is not None else None, hotkey=digit, selected=builder.chosen == handle,
        name=label, key=f"number:{handle.answer}", second=second,
    ).growing()  # fmt: skip


def _ways(ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching, again: Again) -> Widget:
    """The answers of the stack in hand, one fewer and one more, and what the one that lies ready means."""
    ways = builder.numbers
    if number_of(ways[0]) is not None:
        ways = sorted(ways, key=lambda handle: number_of(handle) or 0)
    buttons: list[Widget] = [_way(ui, builder, handle, again) for handle in ways]
    lines = rows(buttons, min(ACROSS, len(buttons)))
    if number_of(ways[0]) is not None and len(ways) > 1:
        lines = [
            Row(
                _step(ui, builder, ways, -1, again),
                Column(*lines).growing(),
                _step(ui, builder, ways, 1, again),
            )
        ]
    parts: list[Widget] = [Label(_heading(ui, builder, view, watching), HEADING, align="centre"), *lines]
    return _Narrow(Panel(Column(*parts, _meaning(ui, builder, view), gap=2.5), 4))


class _Narrow(Widget):
    """As wide as a tray of numbers is, so that it does not jump from one number to the next."""

    def __init__(self, child: Widget, most: float = WIDE) -> None:
        super().__init__("", [child])
        self.most = most

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        wide = min(width, ui.mm(self.most))
        return wide, self.children[0].measure(ui, wide)[1]


def _step(ui: Ui, builder: AnswerBuilder, ways: Sequence[Handle], step: int, again: Again) -> Widget:
    """One fewer or one more than what lies ready."""
    at = ways.index(builder.chosen) if builder.chosen in ways else -1 if step > 0 else len(ways)
    to = max(0, min(len(ways) - 1, at + step))
    name = ui.say("tool.cosmic.more" if step > 0 else "tool.cosmic.fewer")
    why = ui.say("table.count_most" if step > 0 else "table.count_least", count=number_of(ways[to]))
    return IconButton(
        "plus" if step > 0 else "minus", name, lay_ready(builder, ways[to], again), mm=10.0,
        hotkey="+" if step > 0 else "-", enabled=to != at, why=why,
        key="number.more" if step > 0 else "number.fewer",
    )  # fmt: skip


def _heading(ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching) -> str:
    prompt, stack = builder.prompt, builder.stack
    name = place_name(ui, stack, view, watching)
    if isinstance(prompt, TakeShips | PlaceShips):
        return ui.say("tool.cosmic.ships", place=name)
    if isinstance(prompt, TakeReward):
        return ui.say("tool.cosmic.rewards")
    if stack.startswith("number:"):
        return ui.say(ui.words.variant("tool.cosmic.number", prompt))
    return name


def place_name(ui: Ui, stack: str, view: CosmicTable, watching: Watching) -> str:
    """Where a stack is: the planet, the warp, the gate; else what it is called."""
    kind, *words = stack.split(":")
    if kind == "ships" and words[-1] in ZONES:
        return ui.say(ZONES[words[-1]])
    if kind == "ships" and 0 <= int(words[-1]) < len(view.planets):
        return planet_name(view, int(words[-1]), ui.settings.language)
    return offered.piece(stack, view, watching)[1]


def _meaning(ui: Ui, builder: AnswerBuilder, view: CosmicTable) -> Widget:
    """What stays behind, or what the answer costs; how to choose while nothing lies ready."""
    chosen = builder.chosen
    if chosen is None:
        how = ui.say("tool.cosmic.how") if number_of(builder.numbers[0]) is not None else ""
        return Label(how, SMALL, align="centre")
    warned = cost(ui, builder.prompt, chosen, view)
    if warned:
        return Row(Icon("warning", 4.5, AMBER), Label(warned, WARNING).growing(), gap=2, align="middle")
    return Label(left_behind(ui, builder.prompt, chosen, view), SMALL, align="centre")


def left_behind(ui: Ui, prompt: Prompt[Any], handle: Handle, view: CosmicTable) -> str:
    """How many ships stay where these are taken from; "" if none are taken."""
    if not isinstance(prompt, TakeShips) or handle.answer[0] < 0:
        return ""
    place, ships = handle.answer
    if place >= len(view.planets):
        return ""
    name = planet_name(view, place, ui.settings.language)
    return ui.say("tool.cosmic.left", place=name, left=view.ships_at(prompt.seat, place) - ships)


def cost(ui: Ui, prompt: Prompt[Any], handle: Handle, view: CosmicTable) -> str:
    """Taking the last ship from a colony gives it up, and with a home colony perhaps the power."""
    if not isinstance(prompt, TakeShips):
        return ""
    place, ships = handle.answer
    if not 0 <= place < len(view.planets) or ships < view.ships_at(prompt.seat, place):
        return ""
    name = planet_name(view, place, ui.settings.language)
    home = view.planets[place].home == prompt.seat
    if home and view.homes[prompt.seat] == view.rules.home_colonies:
        return ui.say("tool.cosmic.loses_power", place=name)
    return ui.say("tool.cosmic.empties", place=name)


# --- what stands on the big button, and on those that are answers by themselves


def answer_words(ui: Ui, builder: AnswerBuilder, view: CosmicTable, handle: Handle) -> AnswerWords:
    """What stands on a button that is an answer by itself, and how it is given."""
    prompt = builder.prompt
    if isinstance(prompt, TakeShips) and handle.button == "button.done":
        return _sent(ui, prompt, view)
    if isinstance(prompt, UsePower | AddSuper) and handle.button != "button.use":
        key = "do.leave_power" if isinstance(prompt, UsePower) else "do.without_flare"
        return AnswerWords(ui.say(key, name=power_name(prompt.power, ui.settings.language)), "", CALM)
    if isinstance(prompt, UsePower):
        return AnswerWords(ui.say("do.UsePower", name=power_name(prompt.power, ui.settings.language)))
    if isinstance(prompt, PlayCard) and isinstance(prompt.event, ANNOUNCED):
        thing = announced_thing(prompt.event, view, ui.settings.language)
        return AnswerWords(ui.say("do.let_happen", name=thing), "", CALM)
    if isinstance(prompt, InviteAlly):
        invited = any(view.at.invited[seat] >> prompt.side & 1 for seat in range(view.seats))
        return AnswerWords(ui.say("button.invited" if invited else "button.invite_none"), "", CALM)
    words = labelled(ui, prompt, handle, PASSING)
    if isinstance(prompt, PlayReinforcement):
        return words._replace(second=_totals_after(ui, prompt, handle, view) or ui.say("do.stay_in_hand"))
    return words


def _totals_after(ui: Ui, prompt: PlayReinforcement, handle: Handle, view: CosmicTable) -> str:
    """How both totals stand once the answer is given, those of the offense first."""
    score = reinforced(view, view.at, prompt.seat, handle.answer)
    if score is None:
        return ""
    key = "table.totals_stay" if handle.button else "table.totals_then"
    return ui.say(key, mine=score[0], theirs=score[1])


def _sent(ui: Ui, prompt: TakeShips, view: CosmicTable) -> AnswerWords:
    """Ships are named colony by colony: these are all of them."""
    ships = named_so_far(prompt, view)
    if ships:
        return AnswerWords(ui.say(ui.words.variant("do.named_ships", prompt), ships=ships), "", CARRIES_OUT)
    offense = prompt.what == LAUNCH and view.at.offense == prompt.seat
    return AnswerWords(ui.say("button.no_ships"), ui.say("do.turn_ends") if offense else "", CALM)


def named_so_far(prompt: TakeShips, view: CosmicTable) -> int:
    """How many ships the seat has named already, colony by colony."""
    if prompt.what in (LAUNCH, ALLY_SHIPS):
        return max(0, view.at.limits[prompt.seat] - prompt.high)
    return max(0, 1 - prompt.low)  # at least one is always asked for


def _is_course(handle: Handle) -> bool:
    return handle.button not in PASSING


def consequence(ui: Ui, builder: AnswerBuilder, view: CosmicTable, watching: Watching) -> tuple[str, str]:
    """What the answer that lies ready does, by name, and what follows from it."""
    prompt, chosen = builder.prompt, builder.chosen
    assert chosen is not None
    if isinstance(prompt, MakeDeal):
        return deal_corner.consequence(ui, prompt, chosen, view, watching)
    if chosen.button:
        second = cost(ui, prompt, chosen, view) or left_behind(ui, prompt, chosen, view)
        second = second or brings(ui, prompt, chosen, view)
        return _numbered(ui, prompt, chosen, view, watching), second
    pieces_ = builder.gathered or (chosen.piece or "",)
    name = listed([offered.piece(piece, view, watching)[1] for piece in pieces_], ui.words)
    if isinstance(prompt, PlayReinforcement):
        whose = called(view.at.main(chosen.answer[1]), watching)
        return ui.say("do.for_player", card=name, name=whose), _totals_after(ui, prompt, chosen, view)
    if isinstance(prompt, ChooseShip):
        place = place_name(ui, chosen.piece or "", view, watching)
        return done_by_name(ui, prompt, place, whose=called(prompt.whose, watching)), ""
    if isinstance(prompt, PlayCard):
        return _played(ui, prompt, chosen.answer, name, view)
    return done_by_name(ui, prompt, name), ""


def _played(ui: Ui, prompt: PlayCard, card: CardId, name: str, view: CosmicTable) -> tuple[str, str]:
    """Which card, on what if something is announced, and what it does."""
    language = ui.settings.language
    side = side_of(view, prompt.seat, card) if view.type_of(card) == FLARE else ""
    does_ = does(view.id_of(card), language, side)
    if not isinstance(prompt.event, ANNOUNCED):
        return done_by_name(ui, prompt, name), does_
    thing = announced_thing(prompt.event, view, language)
    return ui.say("do.play_on", name=name, thing=thing), does_


def _numbered(ui: Ui, prompt: Prompt[Any], chosen: Handle, view: CosmicTable, watching: Watching) -> str:
    """So many, which way, or which side."""
    place = place_name(ui, chosen.piece, view, watching) if chosen.piece else ""
    if isinstance(prompt, TakeShips | PlaceShips):
        key = ui.words.variant(f"do.{type(prompt).__name__}", prompt)
        return ui.say(key, ships=chosen.answer[1], place=place)
    if isinstance(prompt, TakeReward):
        cards = prompt.amount - chosen.answer
        if not chosen.answer or not cards:
            return ui.say("do.reward_cards" if cards else "do.reward_ships", count=prompt.amount)
        return ui.say("do.reward_both", ships=chosen.answer, cards=cards)
    if isinstance(prompt, ChooseNumber):
        return ui.say(ui.words.variant("do.ChooseNumber", prompt), number=chosen.answer, count=chosen.answer)
    if isinstance(prompt, JoinSide):
        key = "do.join_defense" if chosen.answer else "do.join_offense"
        return ui.say(key, name=called(view.at.main(chosen.answer), watching))
    if isinstance(prompt, ResearchTech) and chosen.piece:
        completes = chosen.button == "button.complete"
        return ui.say("do.complete_tech" if completes else "do.research_tech", name=place)
    return ui.words.label(chosen.button or "", prompt)
