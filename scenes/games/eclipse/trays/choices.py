"""Questions with two answers as two cards: what each of them brings stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.core.texts import printed
from game.eclipse import offers, pieces, reach
from game.eclipse.prompts import TRACK, Influence, MayClaim, UseDiscovery
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of, verb_of
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, BAD, TEXT, TEXT_QUIET
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.names import sector_title
from scenes.games.eclipse.trays.cards import Again, Card, Strip, readying
from scenes.games.eclipse.trays.upkeep import after, balance, becomes, warning
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

VERB = Style("title", 5.2, TEXT, 1.05)
TOLD = Style("body", 3.7, TEXT_QUIET, 1.14)
WIDE, TALL = 74.0, 32.0  # millimetres
REFRESH = "refresh"


class ChoiceCard(Card):
    """A picture or a sign, the answer, and what follows from it."""

    def __init__(
        self, title: str, told: str, key: str, press: Again, *, chosen: bool, art: str = "", icon: str = "",
        warn: bool = False, hotkey: str = "",
    ) -> None:  # fmt: skip
        super().__init__(f"{title}. {told}", key, press, chosen=chosen, hotkey=hotkey)
        self.title, self.told, self.art, self.icon, self.warn = title, told, art, icon, warn

    def face(self, canvas: Canvas, rect: Rect) -> None:
        pad = canvas.mm(2.4)
        room = rect.inflate(-2 * pad, -2 * pad)
        room = about(room.center, room.width, min(room.height, canvas.mm(TALL)))
        side = min(room.height, round(room.width * 0.3))
        place = Rect(room.x, room.centery - side // 2, side, side)
        if self.art and canvas.art.has(self.art):
            canvas.image(self.art, place)
        elif self.icon in pieces.RESOURCES:
            resource_icon(canvas, pieces.RESOURCES.index(self.icon), place.inflate(-side // 4, -side // 4))
        else:
            canvas.icon(self.icon or "discovery", about(place.center, side * 0.7), AMBER)
        left = place.right + pad
        words = Rect(left, room.y, room.right - left, room.height)
        above = Rect(words.x, words.y, words.width, min(canvas.mm(11), words.height // 2))
        size = fitting(canvas.screen, self.title, VERB, above.size, least=3.2, lines=2)
        canvas.text(self.title, above, VERB, size=size)
        below = Rect(words.x, above.bottom, words.width, words.bottom - above.bottom)
        style = TOLD._replace(colour=BAD) if self.warn else TOLD
        size = fitting(canvas.screen, self.told, style, below.size)
        canvas.text(self.told, below, style, size=size, middle=False)


def discovery(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """The find's benefit beside its points."""
    prompt = builder.prompt
    assert isinstance(prompt, UseDiscovery)
    row = pieces.DISCOVERIES[view.faces[prompt.tile] - pieces.FIRST_DISCOVERY]
    shown = printed("eclipse", "discovery", row.id, ui.settings.language)
    told = {
        "points": ui.say("eclipse.choices.points", points=pieces.DISCOVERY_POINTS),
        "benefit": f"**{shown.name}** {shown.says.get('text', '')}",
    }
    arts = {"benefit": f"eclipse/discoveries/{row.id}"}
    return _pair(ui, builder, watching, again, told, arts, {"points": "star"}, {})


def colony_ships(
    ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again
) -> Widget | None:
    """While influence is extended used colony ships can be turned up again; the end is in the corner."""
    prompt = builder.prompt
    assert isinstance(prompt, Influence)
    handle = next((each for each in builder.buttons if each.answer == REFRESH), None)
    if handle is None:
        return None
    player = view.players[prompt.seat]
    told = ui.say("eclipse.choices.ready", ready=player.colony_ships, all=player.row.colony_ships)
    card = ChoiceCard(
        ui.words.label(handle.button or "", prompt), told, f"answer:{REFRESH}",
        readying(builder, handle, again), chosen=builder.chosen == handle, icon="colony", hotkey="1",
    )  # fmt: skip
    return Strip([card], watching.hand, widest=WIDE)


def lifting(ui: Ui, builder: AnswerBuilder, view: EclipseTable) -> tuple[str, str] | None:
    """What stands on the big button for a disc that is to leave its sector: what is given up with it."""
    prompt, chosen = builder.prompt, builder.chosen
    if not isinstance(prompt, Influence) or chosen is None or verb_of(chosen.answer) != "from":
        return None
    sector = numbers_of(chosen.answer)[0]
    if sector == TRACK:
        return None
    name = sector_title(view.face(sector).id, ui.settings.language)
    if reach.disc_targets(view, prompt.seat, sector):
        return ui.say("eclipse.choices.lift", sector=name), ui.say("eclipse.choices.lifts", sector=name)
    return ui.say("eclipse.choices.lift", sector=name), ui.say("eclipse.choices.lifts_home", sector=name)


def claim(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """A sector with its points and squares, for what the upkeep becomes; or nothing."""
    prompt = builder.prompt
    assert isinstance(prompt, MayClaim)
    face = view.face(prompt.sector)
    then = after(view, prompt, "claim")
    problem = warning(ui.words, view, prompt.seat, then)
    cost = problem or becomes(ui, balance(view, prompt.seat), then)
    squares, free = (
        len(view.squares(prompt.sector)),
        len(offers.squares_open(view, prompt.seat, prompt.sector)),
    )
    gain = ui.say(
        "eclipse.choices.gains" if free == squares else "eclipse.choices.gains_some",
        points=face.vp, squares=squares, free=free,
    )  # fmt: skip
    told = {"claim": f"{gain} {cost}", "leave": ui.say("eclipse.choices.leave")}
    return _pair(
        ui, builder, watching, again, told, {}, {"claim": "disc", "leave": "hexagon"}, {"claim": problem}
    )


def _pair(
    ui: Ui, builder: AnswerBuilder, watching: Watching, again: Again,
    told: dict[str, str], arts: dict[str, str], icons: dict[str, str], problems: dict[str, str],
) -> Widget:  # fmt: skip
    def card(handle: Handle, number: int) -> Widget:
        said = handle.answer
        return ChoiceCard(
            ui.words.label(handle.button or "", builder.prompt), told[said], f"answer:{said}",
            readying(builder, handle, again), chosen=builder.chosen == handle, art=arts.get(said, ""),
            icon=icons.get(said, ""), warn=bool(problems.get(said)), hotkey=str(number),
        )  # fmt: skip

    cards = [card(handle, number) for number, handle in enumerate(builder.buttons, 1)]
    return Strip(cards, watching.hand, widest=WIDE)
