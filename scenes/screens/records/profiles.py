"""All profiles of this device: to look at one, to make another, or to say who sits down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, SMALL, TITLE
from scenes.drawing.theme import BAD, SEATS, TEXT_QUIET
from scenes.screens.records.keeping import all_feats, count_matches, take_over
from scenes.screens.records.page import RecordsScene, throw_away
from scenes.shell.outside_text import literal
from scenes.shell.profiles import (
    Profile,
    ReadProfile,
    fresh_profile,
    keep_profile,
    profiles_in,
)
from scenes.widgets.boxes import Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


class ProfilesScene(PageScene):
    """A row for each profile. With ``choose`` a press on one says who sits down."""

    name = "profiles"

    def __init__(
        self, ui: Ui, choose: Callable[[Profile | None], None] | None = None, sitting: str = ""
    ) -> None:
        super().__init__(ui)
        self.choose, self.sitting = choose, sitting
        self.found = profiles_in(ui.folders.profiles)

    def heading(self) -> str:
        return self.ui.say("profile.who_sits" if self.choose else "profile.title")

    def resume(self) -> None:
        self.found = profiles_in(self.ui.folders.profiles)
        self.rebuild()

    # --- the tree

    def body(self) -> Widget:
        rows = [self._row(each.profile) if each.profile else self._damaged(each) for each in self.found]
        if not any(each.profile for each in self.found):
            rows.append(self._nobody_yet())
        return Scroll(Column(*rows, gap=2.5), key="page")

    def foot(self) -> list[Widget]:
        say = self.ui.say
        fresh = Button(say("profile.new"), self.make, icon="plus", kind="primary", key="new")
        if self.choose is None:
            return [Label(say("profile.local"), SMALL).growing(), fresh]
        none = Button(
            say("profile.none"), partial(self.sit, None), second=say("profile.none_second"), key="none",
            selected=not self.sitting,
        )  # fmt: skip
        return [none, Spacer(), fresh]

    def _nobody_yet(self) -> Widget:
        icon = Icon("trophy", 14, TEXT_QUIET)
        words = Label(self.ui.say("profile.nobody"), BODY, align="centre")
        return Column(Spacer(0, 12), icon, Sized(words, most_width=150), gap=4, align="middle")

    def _row(self, profile: Profile) -> Widget:
        say, look = self.ui.say, SEATS.get(profile.colour, SEATS["orange"])
        played, won = count_matches(profile.matches)
        told = say("profile.line", played=played, won=won, feats=len(profile.feats), all=len(all_feats()))
        if profile.id == self.ui.settings.profile:
            told = f"{told} \N{MIDDLE DOT} {say('profile.learns_now')}"
        act = partial(self.sit, profile) if self.choose else partial(self.look, profile)
        button = Button(
            profile.name or say("profile.unnamed"), act, second=told, style=TITLE, align="left",
            selected=profile.id == self.sitting, key=f"profile.{profile.id}",
        )  # fmt: skip
        parts: list[Widget] = [Icon(look.glyph, 8, look.on_night), button.growing()]
        if self.choose:
            name = say("profile.look", name=profile.name)
            parts.append(
                IconButton("trophy", name, partial(self.look, profile), mm=11, key=f"look.{profile.id}")
            )
        return Row(*parts, gap=3, align="middle")

    def _damaged(self, read: ReadProfile) -> Widget:
        assert read.problem is not None
        words = Column(
            Label(literal(read.path.name), TITLE._replace(mm=4.2)),
            Label(self.ui.tell(read.problem), BODY._replace(colour=BAD), key=f"problem.{read.path.name}"),
            gap=0.5,
        )
        bin_ = IconButton(
            "trash", self.ui.say("profile.delete_file", file=literal(read.path.name)),
            partial(self.throw_away, read), mm=11, key=f"delete.{read.path.name}",
        )  # fmt: skip
        return Panel(
            Row(Icon("warning", 8, BAD), words.growing(), bin_, gap=3, align="middle"), 3, shadow=False
        )

    # --- what can be done

    def make(self) -> None:
        """A new profile, which can be named at once; the first one inherits what the coach has taught."""
        known = [each.profile for each in self.found if each.profile]
        colours = [colour for colour in SEATS if colour not in {profile.colour for profile in known}]
        name = self.ui.say("profile.new_name", number=len(known) + 1)
        profile = fresh_profile(name, (colours or [*SEATS])[0])
        if not self.found and not self.ui.settings.profile:
            take_over(self.ui.settings, profile)
        problem = keep_profile(self.ui.folders.profiles, profile)
        if problem:
            self.ui.toasts.say(self.ui.tell(problem), icon="warning")
            return
        self.look(profile)

    def look(self, profile: Profile) -> None:
        self.ui.stack.push(RecordsScene(self.ui, profile))

    def sit(self, profile: Profile | None) -> None:
        assert self.choose is not None
        self.choose(profile)
        self.back()

    def throw_away(self, read: ReadProfile) -> None:
        """A file that nobody can read, with a way back for as long as the message is shown."""
        throw_away(self.ui, read, self.resume)
