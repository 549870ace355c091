"""Beside a combat: what is known of the attackers that lie face down, and what would get through.

Everything follows from the view of whoever looks, so nothing hidden can be guessed from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from pygame import Rect

from game.core.table import CardId
from game.firestorm.parts import NOWHERE, Combat
from game.firestorm.pieces import NONE
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import CYAN, GLASS_RAISED, GOOD, TEXT, TEXT_QUIET
from scenes.games.firestorm.combat.cases import needs
from scenes.games.firestorm.combat.steps import STEPS, step_of
from scenes.games.firestorm.looks.parts import paint_art, pill
from scenes.games.firestorm.names import card_name, face_key
from scenes.table.board.placing import at, say
from scenes.table.game_table import Watching
from scenes.table.looks.fitting import Fit, fit, shortened
from scenes.table.stage.piece import PlacedPiece

MANY = comb(14, 7)  # ways to share ships out that are counted one by one
FROM, UNTIL = STEPS.index("defending_ships"), STEPS.index("damage_step")
LEAST_ROW = 3.2  # millimetres
SENTENCE = Style("body", 3.4, TEXT_QUIET, 1.08)
Row = tuple[str, str, int, int, str, str]  # key, name, attack, defense, where it may be, and that as a sign


@dataclass(frozen=True, slots=True)
class KnowLook:
    """The declared ships with where they may be, and what would reach the planet."""

    title: str
    rows: tuple[Row, ...]
    sentence: str
    share: int = -1  # percent in which the planet holds; -1: there is nothing to tell

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.glass(rect, shadow=False)
        pad = canvas.mm(1.4)
        room = rect.inflate(-2 * pad, -2 * pad)
        line = round(canvas.screen.em(3.4) * 1.25)
        foot = self._foot(canvas, room, line) if self.sentence else 0
        if self._row_height(canvas, room.height - line - foot) <= canvas.mm(LEAST_ROW):
            line = 0  # the ships themselves say what is known: they are worth more than the words above them
        else:
            self._fitted(canvas, self.title, Rect(room.x, room.y, room.width, line), "title", 3.6, TEXT)
        self._rows(canvas, Rect(room.x, room.y + line, room.width, room.height - line - foot))
        if self.sentence:
            self._sentence(canvas, Rect(room.x, room.bottom - foot, room.width, foot))

    def _foot(self, canvas: Canvas, room: Rect, line: int) -> int:
        """How tall the sentence is: a long one takes more of the panel rather than be left out."""
        bar = self._bar(canvas)
        usual = min(room.height // 3, line * 2 + canvas.mm(1))
        heights = [usual, *(room.height * part // 8 for part in (3, 4, 5))]
        fits = (tall for tall in heights if self._said(canvas, (room.width, tall - bar)) is not None)
        return next(fits, heights[-1])

    def _bar(self, canvas: Canvas) -> int:
        return canvas.mm(1.6) if self.share >= 0 else 0

    def _said(self, canvas: Canvas, size: tuple[int, int]) -> Fit | None:
        style = SENTENCE
        return fit(canvas, self.sentence, style.font, *size, style.mm, least=2.4, leading=style.leading)

    def _columns(self) -> tuple[int, int]:
        """How many columns and rows the ships stand in."""
        columns = 1 if len(self.rows) == 1 else 2
        return columns, -(-len(self.rows) // columns)

    def _row_height(self, canvas: Canvas, height: int) -> int:
        return min(height // max(1, self._columns()[1]), canvas.mm(9))

    def _rows(self, canvas: Canvas, room: Rect) -> None:
        if not self.rows:
            return
        columns, count = self._columns()
        wide, tall = room.width // columns, self._row_height(canvas, room.height)
        for place, row in enumerate(self.rows):
            column, number = divmod(place, count)
            spot = Rect(room.x + column * wide, room.y + number * tall, wide, tall).inflate(-3, -3)
            if tall > canvas.mm(LEAST_ROW):
                self._row(canvas, spot, row)

    def _row(self, canvas: Canvas, spot: Rect, row: Row) -> None:
        key, name, attack, defense, where, sign = row
        canvas.rounded(spot, GLASS_RAISED, radius=canvas.mm(1))
        side = spot.height - 2
        roomy = spot.height > canvas.screen.em(3.0) * 2.2 and spot.width > canvas.mm(48)
        window = Rect(spot.x + 1, spot.y + 1, side if roomy else 2, side)
        if roomy:
            with canvas.clipped(window):
                paint_art(canvas, key, window)
        tall = min(side, canvas.mm(4.4 if spot.width > canvas.mm(50) else 3.2))
        across = round(tall * 1.8)
        right = Rect(spot.right - across * 2 - 2, 0, across * 2, tall)
        right.centery = spot.centery
        pill(canvas, "attack", attack, Rect(right.x, right.y, across - 2, tall))
        pill(canvas, "defense", defense, Rect(right.x + across, right.y, across - 2, tall))
        words = Rect(window.right + 3, spot.y, right.x - window.right - 6, spot.height)
        if roomy:
            half = spot.height // 2
            self._named(canvas, name, Rect(words.x, words.y, words.width, half))
            self._fitted(canvas, where, Rect(words.x, words.y + half, words.width, half), "body", 3.1, CYAN)
            return
        wide = min(side * 2 // 3, canvas.mm(4.4))
        letter = Rect(words.right - wide, words.y, wide, words.height)
        self._fitted(canvas, sign, letter, "heavy", 3.6, CYAN)
        self._named(canvas, name, Rect(words.x, words.y, letter.x - words.x - 2, words.height))

    def _named(self, canvas: Canvas, name: str, room: Rect) -> None:
        """The name as large as fits, in two lines if need be; of a long one the first words."""
        first = name.partition(" ")[0]
        ways = [
            (name, 1, 2.6),
            (name, 2, 2.2),
            (first, 1, 2.4),
            (first, 2, 2.2),
            (name, 2, 1.8),
            (first, 2, 1.8),
        ]
        size = room.width, room.height + 2
        fits = (
            fit(canvas, told, "title", *size, 3.2, least=least, lines=lines, leading=0.92, breaks=lines > 1)
            for told, lines, least in ways
        )
        found = next((found for found in fits if found), None)
        found = found or shortened(canvas, name, "title", size, 2.2)
        if found:
            canvas.text(found.text, room, Style("title", 3, TEXT, 0.92), size=found.size)

    def _sentence(self, canvas: Canvas, room: Rect) -> None:
        bar = self._bar(canvas)
        words = Rect(room.x, room.y, room.width, room.height - bar)
        found = self._said(canvas, words.size) or shortened(canvas, self.sentence, "body", words.size, 2.4)
        if found:
            canvas.text(found.text, words, SENTENCE, size=found.size)
        if bar:
            track = Rect(room.x, room.bottom - bar, room.width, bar)
            canvas.rounded(track, (112, 30, 30), radius=bar / 2)
            if self.share:
                full = Rect(track.x, track.y, max(bar, track.width * self.share // 100), bar)
                canvas.rounded(full, GOOD, radius=bar / 2)

    def _fitted(
        self, canvas: Canvas, text: str, room: Rect, font: str, mm: float, colour: tuple[int, int, int],
        least: float = 2.0,
    ) -> bool:  # fmt: skip
        """One line as large as fits; False if it does not."""
        tall = room.height + 2
        found = fit(canvas, text, font, room.width, tall, mm, least=least, lines=1, leading=1.0, breaks=False)
        if found:
            canvas.text(found.text, room, Style(font, 3, colour, 1.0), size=found.size)
        return found is not None

    def shown(self) -> list[str]:
        return [row[0] for row in self.rows]


def picture(
    view: FirestormTable, rect: Rect, letters: dict[int, str], free: list[int], watching: Watching
) -> Iterator[PlacedPiece]:
    """``letters`` are those of the formations, ``free`` are the ones that nobody blocks so far."""
    combat = view.combat
    assert combat is not None
    if not combat.placed or not FROM <= step_of(view) <= UNTIL:
        return
    rows = tuple(
        _row(view, combat, ship, letters, watching) for ship in view.own(combat.attacker, combat.attackers)
    )
    title = say(watching, "firestorm.know.title")
    sentence, share = _outlook(view, combat, letters, free, watching)
    look = KnowLook(title, rows, sentence, share)
    yield at("fight:known", look, rect, 3, name=f"{title}: {sentence}", inspect="term:face_down")


def _row(
    view: FirestormTable, combat: Combat, ship: CardId, letters: dict[int, str], watching: Watching
) -> Row:
    attack, defense = values(view, ship)
    slot = view.slot_of(ship)
    sign = "?"
    if view.is_loaded(ship):
        carrier = view.slot_of(view.host(ship))
        sign = letters.get(combat.slots[carrier], "?") if carrier != NOWHERE else "?"
        where = say(watching, "firestorm.know.loaded", letter=sign)
    elif slot != NOWHERE:
        sign = letters.get(combat.slots[slot], "")
        where = say(watching, "firestorm.know.in", letter=sign)
    else:
        places = [letter for number, letter in letters.items() if _covered(combat, number)]
        where = say(watching, "firestorm.know.any", letters=", ".join(places))
    return face_key(view, ship), card_name(view, ship, watching.language), attack, defense, where, sign


def _covered(combat: Combat, formation: int) -> int:
    """How many ships of a formation lie face down."""
    pairs = zip(combat.slots, combat.covered, strict=True)
    return sum(bool(hidden) for number, hidden in pairs if number == formation)


# --- what would reach the planet


def _outlook(
    view: FirestormTable, combat: Combat, letters: dict[int, str], free: list[int], watching: Watching
) -> tuple[str, int]:
    """The least and the most damage of all that nobody blocks, and how often the planet would hold."""
    if not combat.defenders or not free:
        return (
            ("", -1) if not letters or not combat.defenders else (say(watching, "firestorm.know.nothing"), -1)
        )
    sure, hidden, unknown = threat(view, combat, free)
    sums = [sure + sum(some) for some in combinations(unknown, min(hidden, len(unknown)))]
    if len(sums) > MANY:
        return "", -1
    least = needs(view, combat.planet)
    told = say(watching, "firestorm.know.through", letters=", ".join(letters[number] for number in free))
    if min(sums) == max(sums):
        if sums[0] < least:
            return f"{told}. {say(watching, 'firestorm.know.exact_holds', damage=sums[0], least=least)}", 100
        return f"{told}. {say(watching, 'firestorm.know.exact_falls', damage=sums[0], least=least)}", 0
    both = say(watching, "firestorm.know.least", low=min(sums), high=max(sums), least=least)
    holding = 100 * sum(total < least for total in sums) // len(sums)
    return f"{told}. {both} {say(watching, 'firestorm.know.holds', percent=holding)}", holding


def threat(view: FirestormTable, combat: Combat, free: list[int]) -> tuple[int, int, list[int]]:
    """Of these formations: the attack that is known, how many ships are not, and what those could be."""
    sure = hidden = 0
    for slot, formation in enumerate(combat.slots):
        if formation not in free:
            continue
        local = view.faces[view.slip(slot)]
        if local < NONE:
            sure += values(view, view.real(view.slip(slot))).attack
        else:
            hidden += 1
    ships = view.own(combat.attacker, combat.attackers)
    loose = [ship for ship in ships if view.slot_of(ship) == NOWHERE and not view.is_loaded(ship)]
    return sure, hidden, [values(view, ship).attack for ship in loose]
