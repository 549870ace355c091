"""What hands do at the table becomes an answer, or a reason why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.prompts import Handle, Prompt
from game.core.refusals import Refusal
from game.core.table import NOBODY, Seat, Table
from scenes.table.answering.answer_builder import AnswerBuilder, number_of
from scenes.table.answering.answer_plan import builder_for
from scenes.table.answering.count_rings import CountRings
from scenes.table.answering.tap_meaning import lay_ready
from scenes.table.answering.why_not import (
    about,
    goes_elsewhere,
    is_in_hand,
    lies_ready,
    no_part,
    not_asked,
    sentence,
)
from scenes.table.board.hands import NOWHERE, Dropped, Hands
from scenes.table.reactions.standing_answer import GivenAnswer
from scenes.table.stage.petals import PetalRing

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.table.game_table import GameTable
    from scenes.table.stage.director import Director
    from scenes.widgets.context import Ui


class ControllerActions(NamedTuple):
    """Where the way of a press, a drag or a drop goes on."""

    answer: Callable[[AnswerBuilder], None]  # with what it has ready, which the rules accept
    rebuild: Callable[[], None]  # what lies ready is shown
    refuse: Callable[[str, str], None]  # say why not, with a section of the rulebook
    hurry: Callable[[], None]


class AnswerController(Hands):
    """Presses, drags and drops of pieces, on their way to the question that is open."""

    def __init__(
        self, ui: Ui, session: Session, table: GameTable[Any], director: Director, actions: ControllerActions
    ) -> None:
        self.ui, self.session, self.table, self.director = ui, session, table, director
        self.actions = actions
        self.builder: AnswerBuilder | None = None  # None: nobody here is asked
        self.then = ""  # what the next question is answered with: the place where a piece was dropped
        self.after: list[Handle] = []  # what the next questions are answered with, one after the other
        self.promiser: Seat = NOBODY  # who has said so
        self.kept = ""  # the piece that was taken in hand for the next question
        self.stays = ""  # the piece that is in hand again as soon as a question of this course takes it
        self.answered: type[Prompt[Any]] | None = None  # the kind of question that was answered last

    def ask(self, prompt: Prompt[Any], view: Table) -> None:
        """Put a question to whoever looks, unless it is the one that is open already."""
        if self.builder is None or self.builder.prompt != prompt:
            self.builder = builder_for(prompt, view)

    def ask_nothing(self) -> None:
        """Nobody here is asked now."""
        self.builder = None

    def places_of(self, piece: str) -> list[str]:
        """Where a piece may go, now or as the answer to the question that follows."""
        if self.builder is None or not piece:
            return []
        found = self.builder.places_of(piece)
        return [*found, *self.table.leads_to(piece, self.builder, self.builder.view)]

    @property
    def parked(self) -> tuple[tuple[str, str], ...]:
        """Pieces that lie at their places until the answer is given, be it the answer to what follows."""
        builder = self.builder
        if builder is None:
            return ()
        chosen = builder.chosen
        if self.then and chosen and chosen.piece and not chosen.place:
            return (*builder.parked, (builder.selected or chosen.piece, self.then))
        return builder.parked

    def needs_confirming(self) -> bool:
        """True if the answer that lies ready waits for the big button."""
        if self.builder is not None and self.builder.waits:
            return True
        if self.builder is None or self.builder.chosen is None:
            return False
        confirm = self.ui.settings.confirm
        if confirm != "irreversible":
            return confirm == "always"
        return self.seals(self.builder.choice)

    def seals(self, *choices: object) -> bool:
        """True if answers to the open question and those that follow cannot be taken back."""
        return self.builder is not None and self.session.seals(self.builder.prompt.seat, *choices)

    def piece_pressed(self, piece: str, name: str = "") -> None:
        if self.director.busy:
            self.actions.hurry()
            return
        if self.builder is None:
            self._say_no(not_asked(self.ui, name), "")
            return
        if self.builder.selected != piece:
            self.then = ""
        held = self.builder.selected == piece
        again = held and self.builder.chosen is not None
        if self._meant(piece, name):
            return
        if not self.builder.press(piece):
            self._why_not(piece, name)
            return
        if held and self.builder.selected and self.builder.chosen is None:
            self._say_no(is_in_hand(self.ui, self.builder, name), self.builder.prompt.section)
            return
        if again and self.needs_confirming():
            self.ui.toasts.say(lies_ready(self.ui, name))
            return
        self.ui.sound.play("card_flick")
        # The second tap does what can be taken back; the rest waits for the big button (docs/ux 4.1, 4.3).
        ready = again or bool(self.builder.parked)
        if ready and not self.needs_confirming() and self.times() < 2:
            self.commit()
            return
        self._accepted()

    def _meant(self, piece: str, name: str = "") -> bool:
        """What a tap means beyond the open question lies ready, or is said; False if it means nothing."""
        builder = self.builder
        assert builder is not None
        parked = piece in dict(builder.parked)
        meaning = None if parked else self.table.meant(self.ui, piece, builder, builder.view)
        if meaning is None:
            return False
        again = bool(builder.chosen) and builder.selected == meaning.taken
        if meaning.courses:
            lay_ready(builder, meaning.taken, meaning.courses)
            self.ui.sound.play("card_flick")
        if again and meaning.courses and not meaning.waits and not self.needs_confirming():
            self.commit()
            return True
        if again and meaning.courses:
            self.ui.toasts.say(lies_ready(self.ui, name))
        refused = "" if meaning.courses else builder.prompt.section
        self.actions.refuse(meaning.say, refused)  # or no longer what was said before
        self.actions.rebuild()
        return True

    def lifted(self, piece: str) -> None:
        builder, self.then = self.builder, ""
        if builder:
            builder.let_go()
            meaning = self.table.meant(self.ui, piece, builder, builder.view)
            if meaning is not None and meaning.courses:
                lay_ready(builder, meaning.taken, meaning.courses)
            else:
                builder.press(piece)
        self.ui.sound.play("card_flick")

    def put_back(self) -> None:
        """A piece was let go where it came from."""
        self.then = ""
        if self.builder:
            self.builder.back()
        self._accepted()

    def piece_dropped(self, piece: str, place: str, dropped: Dropped = NOWHERE) -> None:
        if self.builder is None:
            return
        if place and self.builder.put(piece, place):
            self.ui.sound.play("card_place")
            self._placed()
            return
        if not place and self.builder.freed == piece:  # dragged out of its place
            self.put_back()
            return
        held = self.builder.selected == piece and place in self.places_of(piece)
        if place and (held or self.builder.press(piece)) and self.builder.chosen:
            self.then = place
            self._placed()
            return
        if self._refused_there(piece, dropped.under):
            return
        if not self.places_of(piece):
            self._taken(dropped.name)
            return
        self._say_no(goes_elsewhere(self.ui, dropped), self.builder.prompt.section)
        self.actions.rebuild()

    def _taken(self, name: str) -> None:
        """It goes nowhere: taking it in hand was all; of a stack the first number is taken."""
        builder = self.builder
        assert builder is not None
        if builder.chosen is None and builder.selected and builder.numbers:
            builder.choose(builder.numbers[0])
        if builder.chosen is None:
            self.ui.toasts.say(is_in_hand(self.ui, builder, name))
            self._accepted()
            return
        if self.needs_confirming():
            self.ui.toasts.say(lies_ready(self.ui, name, number_of(builder.chosen)))
        self._placed()

    def place_pressed(self, place: str) -> None:
        if self.builder and self.builder.chosen and self.builder.chosen.place is None:
            self.then = place
            if self.needs_confirming():
                self.ui.toasts.say(self.ui.say("table.lies_ready_there"))
            self._placed()
        elif self.builder and self.builder.selected:
            self.piece_dropped(self.builder.selected, place)

    def go_through(self) -> None:
        """The question that follows is answered with where a piece was dropped, if it may be there."""
        place, self.then = self.then, ""
        kept, self.kept = self.kept, ""
        builder = self.builder
        if builder is not None and self.after and builder.prompt.seat == self.promiser:
            self._go_on_with(builder)
            return
        if builder is None:
            return
        if not place:
            self._keep(builder, kept)
            return
        if type(builder.prompt) is self.answered:  # nothing more was asked about what was dropped there
            return
        wanted = (place, None), (kept, place)
        fitting = [handle for handle in builder.handles if (handle.piece, handle.place) in wanted]
        if fitting:
            builder.choose(fitting[0])
            self._placed()

    def _keep(self, builder: AnswerBuilder, kept: str) -> None:
        """What was tapped for an action is in hand when the action asks what to do."""
        if self.stays and self.stays in builder.pieces:
            kept, self.stays = self.stays, ""
        if kept in builder.pieces:
            builder.press(kept)
            self._accepted()
        elif kept:
            self._meant(kept)

    def _go_on_with(self, builder: AnswerBuilder) -> None:
        """Give the next one of several answers that were confirmed together, if it may still be given."""
        handle, *after = self.after
        self.after = []
        same = self.session.match.decisions[-1].seat == builder.prompt.seat
        if same and handle in builder.handles:
            builder.choose(handle)
            builder.after = after
            self.commit()

    def promised(self) -> GivenAnswer | None:
        """The next one of several answers that were confirmed together, if others have passed in between."""
        prompt = self.session.prompt(self.promiser) if self.after else None
        if prompt is None or self.session.match.decisions[-1].seat == self.promiser:
            return None
        handle, *after = self.after
        if type(prompt) is not self.answered or handle not in prompt.handles(self.session.view(prompt.seat)):
            return None
        self.after = after
        return GivenAnswer(prompt.seat, handle.answer)

    # --- the answer

    def commit(self) -> None:
        """Give the answer that lies ready, unless the rules refuse it."""
        builder = self.builder
        if builder is None or builder.chosen is None:
            return
        refusal = self.session.refuse(builder.prompt.seat, builder.choice)
        if refusal is not None:
            self.refuse(refusal)
            return
        self.actions.refuse("", "")
        self.after, self.answered = builder.after, type(builder.prompt)
        self.promiser = builder.prompt.seat
        begins = builder.chosen.piece and not builder.chosen.place and not builder.after
        self.kept = builder.selected if begins and builder.selected != builder.chosen.piece else ""
        self.stays = self.table.stays(builder.chosen, builder.prompt, self.stays)
        self.actions.answer(builder)

    def choose(self, handle: Handle) -> None:
        """A button that is an answer by itself."""
        if self.builder is None:
            return
        self.builder.choose(handle)
        self.commit()

    def repeat(self, count: int) -> None:
        """Give the answer that lies ready so often."""
        if self.builder is not None:
            self.builder.repeat(count)
            self._accepted()

    def back(self) -> bool:
        """One step back; False if nothing was in hand."""
        if self.builder is None or not self.builder.back():
            return False
        self.then = ""
        self._accepted()
        return True

    def times(self) -> int:
        """How often the answer that lies ready could be given at once."""
        builder = self.builder
        if builder is None or builder.chosen is None:
            return 0
        return self.table.times(builder.chosen, builder.view, builder.prompt.seat)

    def _placed(self) -> None:
        if self.needs_confirming() or self.times() > 1:
            self._accepted()
        else:
            self.commit()

    def readied(self) -> None:
        """Something was chosen in a tray: it is given at once, or lies ready for the big button."""
        if self.builder and self.builder.at_once:
            self.commit()
        else:
            self._accepted()

    def _accepted(self) -> None:
        """What a hand did is shown, and nothing is said any more of what was refused before."""
        self.actions.refuse("", "")
        self.actions.rebuild()

    def _why_not(self, piece: str, name: str) -> None:
        """Everything answers: what cannot be used says why, by its name."""
        assert self.builder is not None
        refusal = self.builder.why_not(piece)
        if refusal is None:
            self._say_no(no_part(self.ui, self.builder, name), self.builder.prompt.section)
        else:
            self._say_no(about(name, sentence(self.ui, self.session, refusal)), refusal.section)

    def _say_no(self, sentence: str, section: str) -> None:
        self.ui.sound.play("knock")
        self.actions.refuse(sentence, section)

    def _refused_there(self, piece: str, place: str) -> bool:
        """Say why a piece does not go where another thing lies, if the game knows; False if it does not."""
        builder = self.builder
        assert builder is not None
        why = self.table.not_there(self.ui, piece, place, builder, builder.view) if place else ""
        if not why:
            return False
        self.ui.sound.play("knock")
        self.actions.refuse(why, builder.prompt.section)
        self.actions.rebuild()
        return True

    # --- how many

    def rings(self) -> list[PetalRing]:
        """Petals about every stack of which it is asked how many (docs/ux 4.4)."""
        if self.builder is None or self.director.busy:
            return []
        return CountRings(self.ui, self.session, self.table, self.builder, self.take, self._not_so_many).all()

    def _not_so_many(self, refusal: Refusal) -> None:
        self.ui.sound.play("knock")
        self.refuse(refusal)

    def take(self, handle: Handle) -> None:
        """So many of a stack go at once if they can come back, else they lie ready."""
        if self.builder is None:
            return
        self.builder.choose(handle)
        self.ui.sound.play("ship_stack")
        self._placed()

    def refuse(self, refusal: Refusal) -> None:
        """Say why not in the prompt bar, with the way to the rule."""
        self.actions.refuse(sentence(self.ui, self.session, refusal), refusal.section)
