"""Where the cards and dice of a match come from: a promised secret, or a seed that somebody types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import TYPE_CHECKING

from game.core.fair_dice import SECRET, FairSeed
from scenes.drawing.rich_text import CAPTION, SMALL
from scenes.widgets.boxes import Row
from scenes.widgets.button import Button
from scenes.widgets.field import TextField
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.session.participants import Participant
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

DIGITS = 9


class SeedChoice:
    """The secret of the next match with its words; ``typed`` takes the place of both."""

    def __init__(self, ui: Ui, changed: Callable[[], None]) -> None:
        self.ui, self.changed = ui, changed
        self.typed: int | None = None
        self.secret = FairSeed.promised(token_hex(SECRET))

    def fair(self, seats: int) -> FairSeed | None:
        """What is promised, with a word from each of so many seats; None where a seed was typed."""
        if self.typed is not None:
            return None
        words = [*self.secret.words, *[""] * seats][:seats]
        return FairSeed(self.secret.secret, self.secret.promise, tuple(words))

    def promise(self, players: Sequence[Participant], people: Sequence[int]) -> Widget:
        """The way to what is promised, where each person may add a word."""
        say = self.ui.say

        def show() -> None:
            from scenes.screens.fair_dice import PromiseScene

            fair = self.fair(len(players))
            if fair is not None:
                self.ui.stack.push(PromiseScene(self.ui, fair, players, people, self._keep))

        return Button(
            say("lobby.dice"), show, second=say("lobby.dice_second"), icon="lock",
            enabled=self.typed is None, why=say("lobby.dice_typed"), key="dice",
        )  # fmt: skip

    def rows(self) -> list[Widget]:
        """A field for a seed of one's own, and a button for a new secret."""
        say = self.ui.say
        field = TextField(
            say("lobby.seed"),
            "" if self.typed is None else str(self.typed),
            self._type,
            hint=say("lobby.seed_hint"),
            most=DIGITS,
            icon="deck",
            key="seed",
        )
        fresh = Button(say("lobby.new_seed"), self.draw_anew, icon="dice", key="new_seed")
        return [
            Label(say("lobby.seed"), CAPTION),
            Row(field.growing(), fresh, gap=3, align="middle"),
            Label(say("lobby.seed_means"), SMALL),
        ]

    def draw_anew(self) -> None:
        """Another secret without words, whatever was typed."""
        self.typed, self.secret = None, FairSeed.promised(token_hex(SECRET))
        self.changed()

    def _keep(self, fair: FairSeed) -> None:
        self.secret = fair

    def _type(self, words: str) -> None:
        """Only digits count; an empty field leaves it to the promised secret."""
        digits = "".join(digit for digit in words if digit in "0123456789")
        self.typed = int(digits) if digits else None
        self.changed()
