"""Who stands beside somebody at a table: nobody by default, a coach in a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.table.action_corner import ActionCorner
from scenes.table.regions import Fixed
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from pygame import Rect

    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen


class Guide:
    """Says nothing, allows everything. A lesson has one that speaks."""

    speaks = False  # it has a column beside the table
    ends_turns = False  # a finished turn goes on by itself

    def begin(self, rebuild: Callable[[], None]) -> None:
        """The table stands; ``rebuild`` lays it anew when the guide has something else to say."""

    @property
    def holds(self) -> bool:
        """The match waits until the guide has been heard."""
        return False

    def asked(self, builder: AnswerBuilder | None) -> None:
        """Whoever learns is asked something now, or the match waits."""

    def heard(self) -> None:
        """What was said about the open question can be read: it was not answered in the same breath."""

    def allows(self, builder: AnswerBuilder) -> bool:
        """True if the answer that lies ready is given; if not, the guide says why."""
        return True

    @property
    def speaks_first(self) -> bool:
        """There is something to be heard before the open question is answered, even if it has been."""
        return False

    @property
    def thinks(self) -> bool:
        """It needs time to find out what to say."""
        return False

    def go_on(self) -> None:
        """A frame passes, for whoever thinks."""

    def quiet(self, builder: AnswerBuilder) -> frozenset[str]:
        """Pieces that can be used and are not meant now: they do not shine."""
        return frozenset()

    def points(self, seen: Seen) -> Sequence[str]:
        """What is meant: "piece:card:4", "place:gate", "button:pass", "part:hand", "seat:1"."""
        return ()

    def means(self, seen: Seen, wanted: str, found: str) -> bool:
        """True if the name of a thing that is pointed at is that of a thing on the screen."""
        return wanted == found

    def note(self, seen: Seen, taken: Sequence[Rect]) -> Widget | None:
        """What lies over the table to be read, clear of what is taken."""
        return None

    def corner(self, seen: Seen) -> ActionCorner | None:
        """The big button while the match waits for the guide."""
        return None

    def sentence(self, seen: Seen) -> str:
        """What stands in the bar meanwhile."""
        return ""

    def panel(self, seen: Seen) -> Widget | None:
        """What it says, for the column beside the table."""
        return None

    def tools(self, mm: float) -> list[Widget]:
        """What it adds to the strip at the top, in buttons of a size."""
        return []


def guide_column(guide: Guide, seen: Seen) -> list[Widget]:
    """What the guide says, in its column."""
    panel = guide.panel(seen) if guide.speaks else None
    return [Fixed(panel, seen.spots.guide)] if panel else []
