"""What is promised about the dice: before a match a word from each person, at its end the secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import game
from game.core.fair_dice import LONGEST_WORD, FairSeed, groups_of, promise_of
from game.core.saves.file_format import Sentence
from scenes.drawing.rich_text import BODY, CAPTION, NUMBER, SMALL, TITLE
from scenes.drawing.theme import BAD, GOOD, SEATS, TEXT_QUIET
from scenes.table.match_words import player_name
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row, Rule, Spacer
from scenes.widgets.button import Button
from scenes.widgets.field import TextField
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.session.participants import Participant
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

COLUMNS = 4  # of letters
STEPS = ("dice.how_drawn", "dice.how_promised", "dice.how_checked")


class FairDicePage(PageScene):
    """What all pages about the dice show: how it works, and the promise in groups to be noted."""

    title = "dice.title"

    def __init__(self, ui: Ui, fair: FairSeed) -> None:
        super().__init__(ui)
        self.fair = fair

    def body(self) -> Widget:
        say = self.ui.say
        told = [Label(say(step), BODY) for step in STEPS]
        how = self._section("dice", say("dice.how"), *told)
        promise = self._section("lock", say("dice.promise"), self._letters(self.fair.promise))
        left = Column(how, promise, Spacer(), gap=4)
        return Scroll(Row(left.growing(), Column(*self.own(), Spacer(), gap=4).growing(), gap=4), key="page")

    def own(self) -> Sequence[Widget]:
        """What this page has beside it."""
        raise NotImplementedError

    def _section(self, icon: str, name: str, *rows: Widget) -> Widget:
        head = Row(Icon(icon, 5, TEXT_QUIET), Label(name, CAPTION).growing(), gap=2, align="middle")
        return Panel(Column(head, Rule(), *rows, gap=2.5), 4.5, shadow=False)

    def _letters(self, text: str) -> Widget:
        return Grid(
            [Label(group, NUMBER._replace(mm=4.6)) for group in groups_of(text)], columns=COLUMNS, gap=2
        )


class PromiseScene(FairDicePage):
    """Before the match: each person may add a word."""

    name = "fair_dice"

    def __init__(
        self,
        ui: Ui,
        fair: FairSeed,
        players: Sequence[Participant],
        people: Sequence[int],
        on_change: Callable[[FairSeed], None],
    ) -> None:
        super().__init__(ui, fair)
        self.players, self.people, self.on_change = players, people, on_change

    def own(self) -> Sequence[Widget]:
        say = self.ui.say
        fields = [part for seat in self.people for part in self._field(seat)]
        why = Label(say("dice.word_second" if fields else "dice.no_people"), SMALL)
        return [self._section("people", say("dice.words"), why, *fields)]

    def _field(self, seat: int) -> list[Widget]:
        player = self.players[seat]
        name, look = player_name(player, self.ui.settings.language), SEATS[player.colour]
        field = TextField(
            self.ui.say("dice.word_of", name=name),
            self.fair.words[seat] if self.fair.words else "",
            partial(self.add_word, seat),
            hint=self.ui.say("dice.word_hint"),
            most=LONGEST_WORD,
            icon="speech",
            key=f"word.{seat}",
        )
        head = Row(Icon(look.glyph, 4.5, look.on_night), Label(name, TITLE), gap=2, align="middle")
        return [head, field]

    def add_word(self, seat: int, word: str) -> None:
        words = list(self.fair.words or [""] * len(self.players))
        words[seat] = word
        self.fair = FairSeed(self.fair.secret, self.fair.promise, tuple(words))
        self.on_change(self.fair)


class KeptPromiseScene(FairDicePage):
    """At the end: the secret, the words, and whether everything followed from them."""

    name = "fair_dice_end"

    def __init__(self, ui: Ui, fair: FairSeed, session: Session) -> None:
        super().__init__(ui, fair)
        self.session = session
        self.found: tuple[int, Sentence] | None = None

    def own(self) -> Sequence[Widget]:
        say = self.ui.say
        if not self.session.over:
            return [self._section("eye", say("dice.secret"), Label(say("dice.later"), BODY))]
        secret = self._section("eye", say("dice.secret"), self._letters(self.fair.secret), *self._words())
        seed = Label(say("dice.seed", seed=str(self.fair.seed)), SMALL)
        return [secret, self._section("tick", say("dice.check"), seed, *self._verdict())]

    def _words(self) -> list[Widget]:
        pairs = zip(self.session.players, self.fair.words, strict=False)
        said = [(player_name(player, self.ui.settings.language), word) for player, word in pairs if word]
        return [Label(self.ui.say("dice.said", name=name, word=word), BODY) for name, word in said]

    def _verdict(self) -> list[Widget]:
        say = self.ui.say
        journal = self.session.journal
        button = Button(
            say("dice.check_now"), self.check, second=say("dice.check_second"), icon="refresh",
            enabled=journal is not None, why=say("pause.not_saved"), key="check",
        )  # fmt: skip
        if self.found is None:
            return [button]
        code, sentence = self.found
        icon = Icon("warning", 6, BAD) if code else Icon("tick", 6, GOOD)
        words = Label(self.ui.tell(sentence), BODY._replace(colour=BAD) if code else BODY, key="verdict")
        return [Padding(Row(icon, words.growing(), gap=3, align="middle"), across=1, down=1), button]

    def check(self) -> None:
        """Repeat the match from its file."""
        if self.session.journal is not None:
            self.found = game.verify(self.session.journal.path, self.fair.promise)
            self.rebuild()


def _before(ui: Ui) -> PromiseScene:
    from scenes.session.participants import Participant

    players = [Participant("Mia", "orange"), Participant("Ada", "blue"), Participant("", "green")]
    fair = FairSeed("0" * 32, promise_of("0" * 32), ("starfish", "", ""))
    return PromiseScene(ui, fair, players, range(3), lambda fair: None)


SCREENS = {"fair_dice": lambda ui, seed, after: [_before(ui)]}
