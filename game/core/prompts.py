"""Questions the rules ask. A phase awaits one; a seat answers it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, cast, get_args, get_origin

import msgspec

from game.core.refusals import Refusal
from game.core.table import Seat

Answer = TypeVar("Answer")
A = TypeVar("A")
Steps = Coroutine[Any, Any, A] | Generator[Any, Any, A]
LONGEST = 1000  # characters of an answer in words; a number of some thousand digits cannot even be read
NONE = -1  # the answer "none of these" to a question that may be declined


class Handle(msgspec.Struct, frozen=True):
    """A way to give an answer by hand: a piece, perhaps dragged to a place, or a button."""

    answer: Any
    piece: str | None = None
    place: str | None = None
    button: str | None = None


class Prompt(msgspec.Struct, Generic[Answer], frozen=True, tag=True, gc=False):
    """Pure data; what may be answered is computed from the table when needed."""

    seat: Seat
    because: str = ""  # the id of the card or power that asks, to be highlighted

    section: ClassVar[str] = ""  # where the rulebook says what may be answered
    comes_again: ClassVar[bool] = False  # asked anew after most answers, until one ends it

    def options(self, table: Any) -> list[Answer]:
        """All that may be answered; never empty."""
        raise NotImplementedError

    def likely(self, table: Any) -> list[Answer]:
        """What random play picks from: all options, some of them several times if others are foolish."""
        return self.options(table)

    def refuse(self, table: Any, answer: Answer) -> Refusal | None:
        """None if the answer is allowed, else the reason; something of another kind is never allowed."""
        if not self.fits(answer):
            return Refusal("refuse.must_choose", self.section)
        return None if answer in self.options(table) else self.reason(table, answer)

    @classmethod
    def fits(cls, answer: object) -> bool:
        """Something is of the kind that this question asks for: yes is no number, and 1.0 is not 1."""
        kind, parts = _kind_of(cls)
        if type(answer) is not kind:
            return False
        if isinstance(answer, str):
            return len(answer) <= LONGEST
        return not isinstance(answer, tuple) or tuple(map(type, answer)) == parts

    def reason(self, table: Any, answer: Answer) -> Refusal:
        """Why this answer, which is no option, is refused."""
        raise NotImplementedError

    def handles(self, table: Any) -> list[Handle]:
        """Which piece on which place, or which button, gives which answer."""
        raise NotImplementedError

    def __await__(self) -> Generator[Any, Answer, Answer]:
        return (yield self)

    @classmethod
    def answer_type(cls) -> Any:
        """The type an answer is converted to when it is read from a file."""
        for base in (base for kind in cls.__mro__ for base in getattr(kind, "__orig_bases__", ())):
            origin = get_origin(base)
            if isinstance(origin, type) and issubclass(origin, Prompt):
                return get_args(base)[0]
        raise TypeError(f"{cls.__name__} does not say what its answers are")


@cache
def _kind_of(prompt: type[Prompt[Any]]) -> tuple[type, tuple[type, ...]]:
    """The type of a question's answers, and what they are made of."""
    wanted = prompt.answer_type()
    return get_origin(wanted) or wanted, get_args(wanted)


def by_kind(known: Mapping[type[Prompt[Any]], A], prompt: Prompt[Any]) -> A | None:
    """What is known of questions of this kind, or of the nearest kind that it derives from."""
    return next((known[kind] for kind in type(prompt).__mro__ if kind in known), None)


class Yes(Prompt[bool], frozen=True):
    """May be done or declined; ``question`` is the key of the sentence that asks."""

    question: str = ""

    section: ClassVar[str] = "Clarifications: Abilities"

    def options(self, table: Any) -> list[bool]:
        return [False, True]

    def reason(self, table: Any, answer: bool) -> Refusal:
        return Refusal("refuse.yes_or_no", self.section)

    def handles(self, table: Any) -> list[Handle]:
        return [Handle(False, button="button.no"), Handle(True, button="button.yes")]


class Choose(Prompt[int], frozen=True):
    """One of several pieces; NONE declines where declining is allowed."""

    piece: ClassVar[str] = "card"  # what kind of piece is taken in hand
    place: ClassVar[str | None] = None  # where it may be dropped; None: a tap is enough
    refused: ClassVar[str] = ""  # the catalogue's sentence for a piece that is not allowed
    decline: ClassVar[str] = ""  # the button that declines; "" if the choice must be made

    def among(self, table: Any) -> list[int]:
        raise NotImplementedError

    def options(self, table: Any) -> list[int]:
        return [NONE, *self.among(table)] if self.decline else self.among(table)

    def reason(self, table: Any, answer: int) -> Refusal:
        if answer == NONE:
            return Refusal("refuse.must_choose", self.section)
        return Refusal(self.refused, self.section, {"answer": answer})

    def handles(self, table: Any) -> list[Handle]:
        pieces = [Handle(answer, f"{self.piece}:{answer}", self.place) for answer in self.among(table)]
        return [*pieces, Handle(NONE, button=self.decline)] if self.decline else pieces


class Given(Choose, frozen=True):
    """One of the pieces that the question lists."""

    listed: tuple[int, ...] = ()

    def among(self, table: Any) -> list[int]:
        return list(self.listed)


Part = Prompt[A] | Callable[[], Steps[A]]


class Together(Generic[A]):
    """Several seats decide in secret, each with one or more questions; the phase goes on when all have.

    A part is one question to a seat, or makes a coroutine that asks this seat only, changes nothing, and
    returns what was decided, so that it can be begun again in a world another seat imagines.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Mapping[Seat, Part[A]]) -> None:
        self.parts = parts

    def __await__(self) -> Generator[Any, Any, dict[Seat, A]]:
        return cast(dict[Seat, A], (yield self))


async def all_at_once(prompts: list[Prompt[A]]) -> dict[Seat, A]:
    """One secret question to each of several seats."""
    return await Together({prompt.seat: prompt for prompt in prompts})
