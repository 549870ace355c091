"""Smart stops: a person is asked where a sensible person might do something, and only there (docs/ux 4.7).

Only what a seat itself sees is looked at, and what is answered for it goes the way of every other answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Any

from game.bots.minds import Discerning, Stop, mind_of
from game.core.prompts import Handle, Prompt
from game.core.table import Seat, Table

Look = Callable[[Seat], Table]  # the table as a seat sees it


class SmartStops:
    """What each seat need not be asked; ``awake`` seats want to be asked whatever they could answer."""

    def __init__(self, game: str, look: Look) -> None:
        mind: object = mind_of(game)
        self.mind = mind if isinstance(mind, Discerning) else None
        self.look = look
        self.smart = False  # if not, only who can but pass is not asked
        self.awake: set[Seat] = set()
        self.spared: Counter[Seat] = Counter()  # questions since the last own answer
        self._declined: dict[tuple[Seat, Hashable], int] = {}  # by which decision
        self._passed: dict[tuple[Seat, Hashable], int] = {}  # the same, in the open call
        self._standing: dict[tuple[Seat, Hashable], str] = {}  # of those, what is given turn after turn
        self._only: tuple[Prompt[Any] | None, Handle | None] = (None, None)
        self._found: tuple[Prompt[Any] | None, Stop | None] = (None, None)

    def answer(self, prompt: Prompt[Any] | None, *, openly: bool = False) -> object:
        """What is answered for a person without asking; None: ask.

        ``openly``, only if everybody knows that it need not be asked.
        """
        if prompt is None:
            return None
        only, stop = self._pass_of(prompt), self._stop(prompt)
        if only is not None and not openly:
            return only.answer
        if stop is None or prompt.seat in self.awake or (openly and not stop.public):
            return None
        spared = all((prompt.seat, chance) in self._declined for chance in _chances(stop))
        return stop.answer if spared else None

    def note(self, prompt: Prompt[Any] | None, choice: object, number: int) -> None:
        """A person has answered, as the decision of this number; None: it was answered without asking.

        What was declined is not asked again.
        """
        stop = self._stop(prompt) if prompt else None
        if prompt is None:
            return
        if choice is not None:
            self.spared[prompt.seat] = 0
        elif self._pass_of(prompt) is None:
            self.spared[prompt.seat] += 1
        if stop is None or choice != stop.answer:
            return
        for chance in _chances(stop):
            self._declined.setdefault((prompt.seat, chance), number)
            if stop.stands:
                self._standing[prompt.seat, chance] = stop.stands

    def standing(self, seat: Seat) -> tuple[str, ...]:
        """What is answered for a seat turn after turn because it has answered so: a word for each."""
        if not self.smart or seat in self.awake:
            return ()
        return tuple(sorted({word for (other, _), word in self._standing.items() if other == seat}))

    def ask_again(self, seat: Seat) -> None:
        """A seat wants to be asked again what it has answered turn after turn."""
        over = [key for key in self._standing if key[0] == seat]
        for key in over:
            del self._standing[key]
            self._declined.pop(key, None)

    def matters(self, public: Table, prompt: Prompt[Any], seats: Iterable[Seat]) -> bool:
        """As far as everybody knows, one of these seats might have something new to say in a window."""
        if self.mind is None or not self.smart or self.awake:
            return True
        for seat in seats:
            chances = self.mind.chances(public, prompt, seat)
            if chances is None or any((seat, chance) not in self._passed for chance in chances):
                return True
        return False

    def passed(self, public: Table, prompt: Prompt[Any], number: int) -> None:
        """A seat was called for the window of its question, and passes with the decision of this number."""
        if self.mind is None or not self.smart:
            return
        for chance in self.mind.chances(public, prompt, prompt.seat, alone=True) or ():
            self._passed.setdefault((prompt.seat, chance), number)

    def forget(self, number: int) -> None:
        """All decisions from this number on were taken back."""
        self._declined = {about: taken for about, taken in self._declined.items() if taken < number}
        self._passed = {about: taken for about, taken in self._passed.items() if taken < number}
        self._standing = {about: word for about, word in self._standing.items() if about in self._declined}
        self.spared.clear()

    def _pass_of(self, prompt: Prompt[Any]) -> Handle | None:
        """The button that passes, if a seat can do nothing else."""
        if prompt is not self._only[0]:  # asked in every frame, found once
            handles = prompt.handles(self.look(prompt.seat))
            self._only = (prompt, handles[0] if len(handles) == 1 and not handles[0].piece else None)
        return self._only[1]

    def _stop(self, prompt: Prompt[Any]) -> Stop | None:
        if self.mind is None or not self.smart:
            return None
        if prompt is not self._found[0]:
            self._found = (prompt, self.mind.stop(self.look(prompt.seat), prompt))
        return self._found[1]


def _chances(stop: Stop) -> frozenset[Hashable]:
    """Everything that could be done there instead, each with the circumstances that it depends on."""
    if stop.about is None:
        return frozenset()
    return stop.about if isinstance(stop.about, frozenset) else frozenset({stop.about})
