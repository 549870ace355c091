"""What stands in the action corner: what lies ready, what is missing, what can be answered without it.

Gold carries out what was chosen, and Space presses nothing else. What passes, ends or does without stands
above it in its own place with its own key; what is dear must be held.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial
from typing import TYPE_CHECKING

from game.core.prompts import Handle
from scenes.table.action_corner import DO_KEY, PASS_KEY, ActionCorner, calm_answer, large, quiet
from scenes.table.answering.answer_words import CALM, CARRIES_OUT, COURSE, HELD, ON_TABLE, AnswerWords
from scenes.table.answering.button_tray import in_tray
from scenes.widgets.button import Button, IconButton
from scenes.widgets.hold_ring import HoldButton

if TYPE_CHECKING:
    from scenes.table.actions import TableActions
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.answering.controller import AnswerController
    from scenes.table.reactions.open_call import OpenCall
    from scenes.table.seen import Seen
    from scenes.table.taking_back import TakingBack

WEIGHTS = (HELD, CALM, COURSE)  # the last one has the large place
Answer = tuple[Handle, AnswerWords]


class Corner:
    """Makes the fixed corner for one look at the table."""

    def __init__(
        self,
        seen: Seen,
        controller: AnswerController,
        taking_back: TakingBack,
        call: OpenCall,
        actions: TableActions,
    ) -> None:
        self.seen, self.controller, self.actions = seen, controller, actions
        self.taking_back, self.call, self.say = taking_back, call, seen.ui.say

    def made(self, open_gate: Callable[[], None], *, rests: bool) -> ActionCorner:
        """``rests``: the turn waits for its end."""
        seen, say, actions = self.seen, self.say, self.actions
        if seen.session.over and not seen.busy:
            return ActionCorner(say("table.result"), actions.result, icon="trophy")
        if seen.gated:
            return ActionCorner(say("table.reveal"), open_gate, icon="eye")
        if seen.reading:
            return ActionCorner(say("table.read_on"), actions.hurry, icon="play")
        if seen.builder is not None and not seen.busy:
            return self._answering(seen.builder)
        if rests and not seen.busy:
            means = say("table.rests_means")
            end = calm_answer(seen.ui, say("table.end_turn"), actions.end_turn, second=means)
            return ActionCorner(big=large(end), secondary=self._aids())
        return self._waiting()

    def _waiting(self) -> ActionCorner:
        """Whom one waits for; hurrying is small and beside it, and what Space does meanwhile."""
        seen, say = self.seen, self.say
        bot = seen.session.bot_to_think()
        moves = seen.busy or bot is not None
        word = say("table.watch" if seen.busy else "table.wait")
        if bot is not None and not seen.busy and not self.call.is_quiet(seen.session.prompt(bot)):
            word = say("table.waits_for", name=seen.name_of(bot))
        hurry = Button(say("table.hurry"), self.actions.hurry, kind="flat", icon="play", key="hurry")
        return ActionCorner(big=quiet(word, ""), secondary=[*self._aids(), *([hurry] if moves else [])])

    # --- a question

    def _answering(self, builder: AnswerBuilder) -> ActionCorner:
        seen = self.seen
        choose, readied = self.controller.choose, self.controller.readied
        own = seen.table.corner(seen.ui, builder, seen.view, choose, readied)
        if own is not None:
            offers = self.call.standing_answers.offer()
            return own.topped([*offers, *self._aids(beside=bool(own.rows or offers))])
        if builder.chosen is not None:
            return self._ready(builder, builder.chosen)
        if (only := builder.only_way) is not None:
            return self._foreseen(builder, only)
        answers = self._answers(builder)
        gold = [answer for answer in answers if answer[1].given == CARRIES_OUT]
        others = [answer for answer in answers if answer not in gold]
        if gold:
            return self._carrying_out(builder, gold[0], others)
        if others and not self._more_to_choose(builder):
            *others, last = sorted(others, key=lambda answer: WEIGHTS.index(answer[1].given))
            return self._corner(builder, self._answer(builder, last, DO_KEY), others, last[0])
        return self._corner(builder, quiet(self._missing(builder)), others)

    def _ready(self, builder: AnswerBuilder, chosen: Handle) -> ActionCorner:
        """The answer that lies ready: gold, unless it passes or is dear."""
        seen, controller = self.seen, self.controller
        verb, second = seen.table.consequence(seen.ui, builder, seen.view, seen.watching)
        if chosen.button and not chosen.piece and not builder.parked:
            words = seen.table.answer_words(seen.ui, builder, seen.view, chosen)
            verb, second = words.text, words.second or second
            if words.given in (CALM, HELD):
                big = self._answer(builder, (chosen, words._replace(second=second)), PASS_KEY)
                return ActionCorner(big=large(big), secondary=[self._back(), *self._hint()])
        locked = controller.seals(*builder.answers(chosen))
        counting = self._counting(builder)
        passing = [] if counting else [each for each in self._answers(builder) if each[1].given == CALM]
        short = [(handle, words._replace(second="")) for handle, words in passing[:1]]
        calm = [self._answer(builder, answer, PASS_KEY) for answer in short]
        aids = counting or ([self._back(beside=True)] if calm else [self._back(), *self._hint()])
        gives = {f"answer:{builder.buttons.index(handle)}": handle for handle, _ in passing[:1]}
        return ActionCorner(
            verb, controller.commit, second=second, locked=locked, answers=calm, secondary=aids, gives=gives
        )

    def _foreseen(self, builder: AnswerBuilder, only: Handle) -> ActionCorner:
        """The piece in hand may go to one place only: the button does that, as if it lay there already."""
        seen, laid = self.seen, copy(builder)
        laid.choose(only)
        verb, second = seen.table.consequence(seen.ui, laid, seen.view, seen.watching)
        locked = self.controller.seals(*builder.answers(only))
        calm = [each for each in self._answers(builder) if each[1].given == CALM][:1]
        rows = [
            self._answer(builder, (handle, words._replace(second="")), PASS_KEY) for handle, words in calm
        ]
        return ActionCorner(
            verb, partial(self.controller.choose, only), second=second, locked=locked, answers=rows,
            secondary=self._aids(beside=bool(rows)), gives={"action": only, **self._keys(builder, calm)},
        )  # fmt: skip

    def _answers(self, builder: AnswerBuilder) -> list[Answer]:
        """The answers by button that stand in the corner: of many, only those that are no course."""
        seen = self.seen
        told = [
            (handle, seen.table.answer_words(seen.ui, builder, seen.view, handle))
            for handle in builder.buttons
        ]
        elsewhere = (COURSE, ON_TABLE) if in_tray(builder) else (ON_TABLE,)
        return [each for each in told if each[1].given not in elsewhere]

    def _more_to_choose(self, builder: AnswerBuilder) -> bool:
        """There is something to choose besides the buttons of the corner."""
        if in_tray(builder) or not builder.buttons:
            return True
        return not builder.by_buttons

    def _carrying_out(self, builder: AnswerBuilder, gold: Answer, others: list[Answer]) -> ActionCorner:
        handle, words = gold
        locked = self.controller.seals(*builder.answers(handle))
        rows = [self._answer(builder, answer, PASS_KEY) for answer in others]
        gives = {"action": handle, **self._keys(builder, others)}
        return ActionCorner(
            words.text, partial(self.controller.choose, handle), second=words.second, locked=locked,
            answers=rows, secondary=self._aids(beside=bool(rows)), gives=gives,
        )  # fmt: skip

    def _corner(
        self, builder: AnswerBuilder, big: Button, others: list[Answer], handle: Handle | None = None
    ) -> ActionCorner:
        """A big button that is not gold, and the other answers above it."""
        keys = [PASS_KEY, *[""] * len(others)]
        rows = [self._answer(builder, answer, key) for answer, key in zip(others, keys, strict=False)]
        gives = ({"action": handle} if handle else {}) | self._keys(builder, others)
        offered = self.call.standing_answers.offer()
        return ActionCorner(
            big=large(big) if handle else big, answers=[*rows, *offered],
            secondary=self._aids(beside=bool(rows or offered)), gives=gives,
        )  # fmt: skip

    def _keys(self, builder: AnswerBuilder, answers: list[Answer]) -> dict[str, Handle]:
        return {f"answer:{builder.buttons.index(handle)}": handle for handle, _ in answers}

    def _answer(self, builder: AnswerBuilder, answer: Answer, hotkey: str) -> Button:
        """A button that gives an answer, calm or held."""
        handle, words = answer
        press = partial(self.controller.choose, handle)
        key = f"answer:{builder.buttons.index(handle)}"
        if words.given == HELD:
            how = self.say("table.hold_it")
            return HoldButton(words.text, press, second=words.second or how, how=how, icon="warning", key=key)
        hotkey = PASS_KEY if words.given == CALM else hotkey
        locked = self.controller.seals(*builder.answers(handle))
        ui, second = self.seen.ui, words.second
        return calm_answer(ui, words.text, press, second=second, hotkey=hotkey, locked=locked, key=key)

    # --- what is missing

    def _missing(self, builder: AnswerBuilder) -> str:
        """What is to be chosen first, by name."""
        seen, words, prompt = self.seen, self.seen.ui.words, builder.prompt
        if said := seen.table.missing(seen.ui, builder, seen.view):
            return said
        if builder.lit or any(handle.piece == builder.selected != "" for handle in builder.handles):
            name = seen.table.piece(builder.selected, seen.view, seen.watching)[1]
            return self.say("missing.place" if builder.lit else "missing.number", name=name)
        own = words.variant(f"missing.{type(prompt).__name__}", prompt)
        return self.say(own if own in words.entries else "missing.way")

    # --- aids

    def _counting(self, builder: AnswerBuilder) -> list[Button]:
        """How often the answer that lies ready is given, if it may be given several times at once."""
        most, count, repeat, say = self.controller.times(), builder.count, self.controller.repeat, self.say
        if most < 2:
            return []
        fewer, more = partial(repeat, count - 1), partial(repeat, count + 1)
        return [
            IconButton(
                "minus", say("table.fewer"), fewer, enabled=count > 1, why=say("table.count_least", count=1),
                key="count.fewer",
            ),
            IconButton(
                "plus", say("table.more"), more, enabled=count < most,
                why=say("table.count_most", count=most), key="count.more",
            ),
            Button(say("table.count_all", count=most), partial(repeat, most), key="count.all"),
        ]  # fmt: skip

    def _hint(self, *, beside: bool = False) -> list[Button]:
        """``beside`` an answer there is room for the sign alone."""
        builder = self.seen.builder
        if builder is not None and not builder.proposes:
            return []
        idle, why, press = not self.seen.hint.thinking, self.say("table.hint_thinking"), self.actions.hint
        word = self.say(self.seen.hint.word if idle else "table.hint_thinks_button")
        if beside:
            return [IconButton("hint", word, press, hotkey="h", enabled=idle, why=why, key="hint")]
        return [Button(word, press, icon="hint", hotkey="h", enabled=idle, why=why, key="hint")]

    def _back(self, *, beside: bool = False) -> Button:
        word, press = self.say("table.back"), self.actions.back
        if beside:
            return IconButton("undo", word, press, hotkey="escape", key="back")
        return Button(word, press, icon="undo", hotkey="escape", key="back")

    def _aids(self, *, beside: bool = False) -> list[Button]:
        """Offers to undo, with a piece in hand to put it back, and a hint."""
        builder = self.seen.builder
        if builder and builder.selected:
            return [self._back(beside=True)] if beside else [self._back(), *self._hint()]
        if beside:  # the strip above has an undo as well
            return self._hint(beside=True)
        undoing = self.taking_back.undoing(self.seen.seat)
        undo = Button(
            self.say("table.undo"), self.actions.undo, icon=undoing.icon, enabled=undoing.enabled,
            why=undoing.why, key="undo.corner",
        )  # fmt: skip
        return [undo, *self._hint()] if builder else [undo]
