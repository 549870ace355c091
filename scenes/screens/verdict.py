"""Who has won and why, whether it was you, and by how much: what is read first after a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import BODY, SMALL, TITLE, Style
from scenes.drawing.theme import AMBER, GOOD, LINE, TEXT, Colour
from scenes.table.game_table import Report, game_table
from scenes.table.match_words import listed, player_name
from scenes.table.stage.stage import painted
from scenes.widgets.boxes import Column, Panel, Row, Sized
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

VERDICT = Style("heavy", 9.6, leading=1.1)
WHY = BODY._replace(mm=4.6)
NUMBER = Style("number", 7.0, leading=1.0)
BADGE = 13.0  # millimetres of a face among the standings
BESIDE = 3  # so many stand beside the words, more below them
CHIP = 42.0  # millimetres


class FinalStanding(NamedTuple):
    """A seat at the end: what it came to, and whether that has won."""

    seat: Seat
    name: str
    score: int
    wins: bool
    you: bool


def standings(ui: Ui, session: Session, report: Report) -> list[FinalStanding]:
    """All seats, winners first, then by what they came to."""
    scores = list(report.curve[-1]) if report.curve else [0] * len(session.players)
    winners, you = session.match.table.winners, only_person(session)
    found = [
        FinalStanding(
            seat, player_name(player, ui.settings.language), scores[seat], seat in winners, seat == you
        )
        for seat, player in enumerate(session.players)
    ]
    return sorted(found, key=lambda one: (not one.wins, -one.score, one.seat))


def only_person(session: Session) -> Seat:
    """The seat of the one person at the table; NOBODY if there are several, or none."""
    people = list(session.people)
    return people[0] if len(people) == 1 else NOBODY


def headline(ui: Ui, session: Session) -> str:
    """Who has won, without looking at who reads it."""
    language = ui.settings.language
    names = [player_name(session.players[seat], language) for seat in session.match.table.winners]
    if not names:
        return ui.say("result.nobody")
    if len(names) > 1 and len(session.players) > 2:
        return ui.say("result.shared", names=listed(names, ui.words))
    return ui.say("result.both") if len(names) > 1 else ui.say("result.wins", name=names[0])


def verdict(ui: Ui, session: Session) -> str:
    """Whether you have won, if it is clear who "you" is; otherwise who has."""
    you, winners = only_person(session), list(session.match.table.winners)
    if you == NOBODY or not winners:
        return headline(ui, session)
    if you not in winners:
        names = [player_name(session.players[seat], ui.settings.language) for seat in winners]
        return ui.say("result.you_lose", names=listed(names, ui.words))
    return ui.say("result.you_win" if len(winners) == 1 else "result.you_share")


def margin(ui: Ui, game: str, seats: Sequence[FinalStanding]) -> str:
    """By how much the winner is ahead; nothing where something else than the score has decided."""
    winners, others = [one for one in seats if one.wins], [one for one in seats if not one.wins]
    if not winners or not others:
        return ""
    first, second = winners[0], others[0]
    if first.score < second.score:
        return ui.say("result.no_margin")
    ahead = first.score - second.score
    if not ahead:
        return ""
    unit = ui.say(f"result.unit.{game}")
    return ui.say(
        "result.margin", unit=unit, score=first.score, other=second.score, ahead=ahead, name=second.name
    )


class WinnerFace(Widget):
    """The badge of a seat."""

    role = "picture"

    def __init__(self, look: Look, name: str, mm: float) -> None:
        super().__init__(name)
        self.look, self.mm = look, mm

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.mm), ui.mm(self.mm)

    def draw(self, canvas: Canvas) -> None:
        if canvas.drawn is not None:
            canvas.drawn += self.look.shown()
        side = min(self.rect.size)
        canvas.blit(painted(canvas, self.look, (side, side)), self.rect.topleft)


def verdict_words(ui: Ui, session: Session, report: Report, *, align: str = "left") -> Widget:
    """The verdict, why, and by how much."""
    told = [report.why, margin(ui, session.match.game.name, standings(ui, session, report))]
    return Column(
        Label(verdict(ui, session), VERDICT, least=6.0, align=align, key="verdict"),
        Label(" ".join(text for text in told if text), WHY, align=align, key="why"),
        gap=1,
        justify="middle",
    )


def verdict_panel(ui: Ui, session: Session, report: Report) -> Widget:
    """The whole of it: the verdict in words, and everybody's place."""
    seats = standings(ui, session, report)
    words = verdict_words(ui, session, report)
    chips = [_chip(ui, session, one, place + 1) for place, one in enumerate(seats)]
    accent = GOOD if any(one.you and one.wins for one in seats) else None
    if len(chips) <= BESIDE:
        beside = Row(words.growing(), *(Sized(chip, width=CHIP) for chip in chips), gap=3)
        return Panel(beside, 3.0, accent=accent)
    return Panel(Column(words, Row(*(chip.growing() for chip in chips), gap=2), gap=2), 3.0, accent=accent)


def _chip(ui: Ui, session: Session, one: FinalStanding, place: int) -> Widget:
    """A seat's place: its face, its name, and what it came to."""
    player = session.players[one.seat]
    table = game_table(session.match.game.name)
    badge = table.summary(session.view(NOBODY), one.seat, player, ui.settings.language).badge
    colour: Colour = AMBER if one.wins else TEXT
    name = ui.say("result.you_named", name=one.name) if one.you else one.name
    number = Label(str(one.score), NUMBER._replace(colour=colour))
    unit = Label(ui.say(f"result.unit.{session.match.game.name}"), SMALL, least=2.6)
    words = Column(
        Label(f"{place}. {name}", TITLE._replace(mm=4.0), least=3.0),
        Row(number, unit.growing(), gap=1.5, align="middle"),
        gap=0.5,
        justify="middle",
    )
    parts: list[Widget] = [WinnerFace(badge, name, BADGE)] if badge and len(session.players) <= 4 else []
    edge = AMBER if one.wins else LINE
    return Panel(
        Row(*parts, words.growing(), gap=2, align="middle"), 2.0, border=edge, shadow=False,
        key=f"place.{one.seat}",
    )  # fmt: skip
