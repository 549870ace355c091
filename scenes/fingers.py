"""What hands do at the table becomes an answer, or a reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.refusals import Refusal
from scenes.gestures import Point
from scenes.stage.petals import Count, PetalRing

if TYPE_CHECKING:
    from scenes.table import TableScene

PETALS = (4, 6)  # so many numbers stand in the ring, at least and at most; a tray has them all


class Fingers:
    """Presses, drags and drops of pieces, on their way to the question that is open."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def inspected(self, what: str, pos: Point) -> None:
        self.scene.inspected(what, pos)

    def needs_confirming(self) -> bool:
        """True if the answer that lies ready waits for the big button."""
        if self.scene.choosing is None or self.scene.choosing.chosen is None:
            return False
        confirm = self.scene.ui.settings.confirm
        if confirm != "irreversible":
            return confirm == "always"
        return self.scene.session.seals(self.scene.seat, self.scene.choosing.choice)

    def piece_pressed(self, piece: str) -> None:
        if self.scene.director.busy:
            self.scene.hurry()
            return
        if self.scene.choosing is None:
            return
        again = self.scene.choosing.selected == piece and self.scene.choosing.chosen is not None
        if not self.scene.choosing.press(piece):
            self._why_not(piece)
            return
        self.scene.ui.sound.play("card_flick")
        # The second tap does what can be taken back; the rest waits for the big button (ux 4.1, 4.3).
        ready = again or bool(self.scene.choosing.parked)
        if ready and not self.needs_confirming():
            self.scene.commit()
            return
        self.scene.rebuild()

    def lifted(self, piece: str) -> None:
        if self.scene.choosing:
            self.scene.choosing.back()
            self.scene.choosing.press(piece)
        self.scene.ui.sound.play("card_flick")

    def put_back(self) -> None:
        """A piece was let go where it came from."""
        if self.scene.choosing:
            self.scene.choosing.back()
        self.scene.rebuild()

    def piece_dropped(self, piece: str, place: str) -> None:
        if self.scene.choosing is None:
            return
        if place and self.scene.choosing.put(piece, place):
            self.scene.ui.sound.play("card_place")
            self._placed()
            return
        if not self.scene.choosing.places_of(piece):
            self.scene.rebuild()  # it goes nowhere: taking it in hand was all there is to do
            return
        self.scene.ui.sound.play("knock")
        self.refuse(
            self.scene.choosing.why_not(piece)
            or Refusal("refuse.not_there", self.scene.choosing.prompt.section)
        )
        self.scene.rebuild()

    def place_pressed(self, place: str) -> None:
        if self.scene.choosing and self.scene.choosing.put(self.scene.choosing.selected, place):
            self.scene.ui.sound.play("card_place")
            self._placed()

    def _placed(self) -> None:
        if self.needs_confirming():
            self.scene.rebuild()
        else:
            self.scene.commit()

    def _why_not(self, piece: str) -> None:
        assert self.scene.choosing is not None
        refusal = self.scene.choosing.why_not(piece)
        if refusal is None:
            return
        self.scene.ui.sound.play("knock")
        self.refuse(refusal)

    # --- how many

    def ring(self) -> PetalRing | None:
        """Petals about the own stack, while it is asked how many of its ships (ux 4.4)."""
        choosing = self.scene.choosing
        if choosing is None or self.scene.director.busy:
            return None
        known = {handle.answer for handle in choosing.numbers if (handle.piece or "").startswith("ships:")}
        if not known:
            return None
        counts = [
            Count(number, "" if number in known else self._sentence(self._too_many(number)))
            for number in range(1, max(PETALS[0], min(PETALS[1], max(known))) + 1)
        ]
        back = self.scene.ui.say("table.back")
        return PetalRing(f"ships:{choosing.prompt.seat}", counts, self.take, self.take_not, back)

    def _too_many(self, number: int) -> Refusal:
        assert self.scene.choosing is not None
        prompt = self.scene.choosing.prompt
        return prompt.refuse(self.scene.view, number) or Refusal("refuse.not_there", prompt.section)

    def take(self, number: int) -> None:
        """So many ships lie ready."""
        choosing = self.scene.choosing
        handle = next(handle for handle in choosing.numbers if handle.answer == number) if choosing else None
        if choosing is None or handle is None:
            return
        choosing.choose(handle)
        self.scene.ui.sound.play("ship_stack")
        self.scene.rebuild()

    def take_not(self, number: int) -> None:
        self.scene.ui.sound.play("knock")
        self.refuse(self._too_many(number))

    def refuse(self, refusal: Refusal) -> None:
        """Say why not in the prompt bar, with the way to the rule."""
        if self.scene.bar is None:
            return
        self.scene.bar.refuse(self._sentence(refusal), lambda: self.scene.doors.rule(refusal.section))

    def _sentence(self, refusal: Refusal) -> str:
        names = {key: self._named(key, value) for key, value in refusal.args.items()}
        return self.scene.ui.say(refusal.text, **names)

    def _named(self, key: str, value: Any) -> Any:
        if key == "seat" and isinstance(value, int) and 0 <= value < len(self.scene.session.players):
            return self.scene.name_of(value)
        return value
