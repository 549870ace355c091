"""What hands do at the table becomes an answer, or a reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.prompts import Handle
from game.core.refusals import Refusal
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.answering.answer_builder import number_of, with_number
from scenes.table.board.board import PieceNode
from scenes.table.map.tray_gives_way import GivingWay
from scenes.table.stage.petals import PetalCount, PetalRing

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.scene import TableScene

PETALS = (4, 6)  # so many numbers stand in the ring, at least and at most; a tray has them all
RINGED = ("ships:", "planet:")  # stacks on the table, and where ships may go


class AnswerController:
    """Presses, drags and drops of pieces, on their way to the question that is open."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.then = ""  # what the next question is answered with: the place where a piece was dropped
        self.after: list[Handle] = []  # what the next questions are answered with, one after the other

    def inspected(self, what: str, pos: Point) -> None:
        self.scene.inspected(what, pos)

    def places_of(self, piece: str) -> list[str]:
        """Where a piece may go, now or as the answer to the question that follows."""
        scene = self.scene
        if scene.builder is None or not piece:
            return []
        found = scene.builder.places_of(piece)
        return [*found, *scene.table.leads_to(piece, scene.builder, scene.view)]

    def needs_confirming(self) -> bool:
        """True if the answer that lies ready waits for the big button."""
        if self.scene.builder is None or self.scene.builder.chosen is None:
            return False
        confirm = self.scene.ui.settings.confirm
        if confirm != "irreversible":
            return confirm == "always"
        return self.scene.session.seals(self.scene.seat, self.scene.builder.choice)

    def catch_up(self, gesture: Gesture) -> None:
        """A hand that does already what is asked next does not wait for the pictures (docs/ux 4.14)."""
        scene = self.scene
        if not scene.director.busy or gesture.kind not in (Kind.TAP, Kind.DRAG):
            return
        prompt = scene.session.prompt(scene.seat)
        if prompt is None or scene.session.bot_to_think() is not None:
            return
        scene.refresh()
        under = scene.root.at(gesture.start)
        pieces = [handle.piece for handle in prompt.handles(scene.session.view(scene.seat))]
        if isinstance(under, PieceNode) and under.key in pieces:
            scene.director.skip()
            scene.settle()

    def piece_pressed(self, piece: str) -> None:
        if self.scene.director.busy:
            self.scene.hurry()
            return
        if self.scene.builder is None:
            return
        again = self.scene.builder.selected == piece and self.scene.builder.chosen is not None
        if not self.scene.builder.press(piece):
            self._why_not(piece)
            return
        self.scene.ui.sound.play("card_flick")
        # The second tap does what can be taken back; the rest waits for the big button (docs/ux 4.1, 4.3).
        ready = again or bool(self.scene.builder.parked)
        if ready and not self.needs_confirming() and self.times() < 2:
            self.scene.commit()
            return
        self.scene.rebuild()

    def lifted(self, piece: str) -> None:
        if self.scene.builder:
            self.scene.builder.back()
            self.scene.builder.press(piece)
        if isinstance(self.scene.tray, GivingWay) and self.scene.board:
            self.scene.tray.make_room(rect for rect, _ in self.scene.board.targets(piece).values())
        self.scene.ui.sound.play("card_flick")

    def put_back(self) -> None:
        """A piece was let go where it came from."""
        if self.scene.builder:
            self.scene.builder.back()
        self.scene.rebuild()

    def piece_dropped(self, piece: str, place: str) -> None:
        if self.scene.builder is None:
            return
        if place and self.scene.builder.put(piece, place):
            self.scene.ui.sound.play("card_place")
            self._placed()
            return
        if place and self.scene.builder.press(piece) and self.scene.builder.chosen:
            self.then = place
            self._placed()
            return
        if not self.scene.builder.places_of(piece):
            self._taken()
            return
        self.scene.ui.sound.play("knock")
        self.refuse(
            self.scene.builder.why_not(piece)
            or Refusal("refuse.not_there", self.scene.builder.prompt.section)
        )
        self.scene.rebuild()

    def _taken(self) -> None:
        """It goes nowhere: taking it in hand was all; of a stack the first number lies ready."""
        builder = self.scene.builder
        assert builder is not None
        if builder.chosen is None and builder.selected and builder.numbers:
            builder.choose(builder.numbers[0])
        self.scene.rebuild()

    def place_pressed(self, place: str) -> None:
        builder = self.scene.builder
        if builder and builder.put(builder.selected, place):
            self.scene.ui.sound.play("card_place")
            self._placed()
        elif builder and builder.chosen and builder.chosen.place is None:
            self.then = place
            self._placed()

    def go_through(self) -> None:
        """The question that follows is answered with where a piece was dropped, if it may be there."""
        place, self.then = self.then, ""
        builder = self.scene.builder
        if builder is not None and self.after:
            self._go_on_with(builder)
            return
        if builder is None or not place:
            return
        fitting = [handle for handle in builder.handles if handle.piece == place and not handle.place]
        if fitting:
            builder.choose(fitting[0])
            self._placed()

    def _go_on_with(self, builder: AnswerBuilder) -> None:
        """Give the next one of several answers that were confirmed together, if it may still be given."""
        handle, *after = self.after
        self.after = []
        same = self.scene.session.match.decisions[-1].seat == builder.prompt.seat
        if same and handle in builder.handles:
            builder.choose(handle)
            builder.after = after
            self.scene.commit()

    def times(self) -> int:
        """How often the answer that lies ready could be given at once."""
        scene = self.scene
        chosen = scene.builder.chosen if scene.builder else None
        if chosen is None:
            return 0
        return scene.table.times(chosen, scene.view, scene.seat)

    def _placed(self) -> None:
        if self.needs_confirming() or self.times() > 1:
            self.scene.rebuild()
        else:
            self.scene.commit()

    def readied(self) -> None:
        """Something was chosen in a tray: it is given at once, or lies ready for the big button."""
        if self.scene.builder and self.scene.builder.at_once:
            self.scene.commit()
        else:
            self.scene.rebuild()

    def _why_not(self, piece: str) -> None:
        assert self.scene.builder is not None
        refusal = self.scene.builder.why_not(piece)
        if refusal is None:
            return
        self.scene.ui.sound.play("knock")
        self.refuse(refusal)

    # --- how many

    def rings(self) -> list[PetalRing]:
        """Petals about every stack of which it is asked how many (docs/ux 4.4)."""
        builder = self.scene.builder
        if builder is None or self.scene.director.busy:
            return []
        return [
            self._ring(piece, ways)
            for piece, ways in builder.stacks.items()
            if piece.startswith(RINGED) and number_of(ways[0]) is not None
            if len(ways) > 1 or len(builder.stacks) == 1
        ]

    def _ring(self, piece: str, ways: list[Handle]) -> PetalRing:
        known = {number_of(handle): handle for handle in ways}
        least = PETALS[0] if piece.startswith("ships:") else 0  # of ships, what is too many is told why
        counts = []
        for number in range(1, PETALS[1] + 1):
            if number in known:
                counts.append(PetalCount(number, warn=self._cost(known[number])))
            elif number <= max(least, *(each or 0 for each in known if (each or 0) <= PETALS[1])):
                counts.append(PetalCount(number, self._sentence(self._too_many(ways[0], number))))

        def take(number: int) -> None:
            self.take(known[number])

        def refuse(number: int) -> None:
            self.scene.ui.sound.play("knock")
            self.refuse(self._too_many(ways[0], number))

        return PetalRing(piece, counts, take, refuse, self.scene.ui.say("table.back"))

    def _cost(self, handle: Handle) -> str:
        builder = self.scene.builder
        assert builder is not None
        return self.scene.table.cost(self.scene.ui, builder.prompt, handle, self.scene.view)

    def _too_many(self, like: Handle, number: int) -> Refusal:
        assert self.scene.builder is not None
        prompt = self.scene.builder.prompt
        refusal = prompt.refuse(self.scene.view, with_number(like, number))
        return refusal or Refusal("refuse.not_there", prompt.section)

    def take(self, handle: Handle) -> None:
        """So many of a stack lie ready."""
        if self.scene.builder is None:
            return
        self.scene.builder.choose(handle)
        self.scene.ui.sound.play("ship_stack")
        self.scene.rebuild()

    def refuse(self, refusal: Refusal) -> None:
        """Say why not in the prompt bar, with the way to the rule."""
        if self.scene.bar is None:
            return
        self.scene.bar.refuse(self._sentence(refusal), lambda: self.scene.navigation.rule(refusal.section))

    def _sentence(self, refusal: Refusal) -> str:
        names = {key: self._named(key, value) for key, value in refusal.args.items()}
        return self.scene.ui.say(refusal.text, **names)

    def _named(self, key: str, value: Any) -> Any:
        if key == "seat" and isinstance(value, int) and 0 <= value < len(self.scene.session.players):
            return self.scene.name_of(value)
        return value
