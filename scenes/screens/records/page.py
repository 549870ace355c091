"""One profile: its name and colour, what was played with what, and which feats were done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import game
from game.arena.faction_names import faction_name
from scenes.drawing.rich_text import BODY, CAPTION, SMALL, TITLE
from scenes.drawing.theme import SEATS
from scenes.screens.lessons.progress import DONE
from scenes.screens.lobby.colour_choice import ColourChoice
from scenes.screens.lobby.seat_setup import COLOURS
from scenes.screens.menu.shelf import BOXES
from scenes.screens.records.feat_card import CARD, feat_card
from scenes.screens.records.keeping import MatchCount, by_faction, count_matches, learn_as, up_to_date
from scenes.screens.saves.catalogue import colour_name
from scenes.shell.outside_text import literal
from scenes.shell.profiles import (
    LONGEST_NAME,
    Profile,
    ReadProfile,
    bring_back,
    content_of,
    delete_profile,
    export_profile,
    keep_profile,
    path_of,
)
from scenes.table.feats import ANY, ANYWHERE, Feat
from scenes.table.game_table import game_table
from scenes.widgets.boxes import Column, Grid, Panel, Row, Rule, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.controls import Toggle
from scenes.widgets.field import TextField
from scenes.widgets.label import Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll
from scenes.widgets.tabs import TabPage, Tabs

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

SIDE = 84.0  # millimetres of what stands beside the tabs


class RecordsScene(PageScene):
    """Who this is at the left, a tab for each game at the right."""

    name = "records"

    def __init__(self, ui: Ui, profile: Profile) -> None:
        super().__init__(ui)
        self.profile = up_to_date(ui.settings, profile)
        self.changed = False  # since the profile was written

    def heading(self) -> str:
        return self.profile.name or self.ui.say("profile.unnamed")

    def leave(self) -> None:
        self._keep()

    # --- the tree

    def body(self) -> Widget:
        beside = Sized(Column(self._person(), self._file(), gap=4), width=SIDE)
        return Scroll(Row(beside, self._tabs().growing(), gap=4), key="page")

    def _person(self) -> Widget:
        say, profile = self.ui.say, self.profile
        field = TextField(
            say("lobby.name"), profile.name, self.rename, hint=say("profile.unnamed"), most=LONGEST_NAME,
            icon="person", key="name",
        )  # fmt: skip
        names = {colour: colour_name(self.ui, colour) for colour in COLOURS}
        colours = ColourChoice(say("lobby.colour"), names, self.colour, self.paint, taken=[], key="colour")
        taught = Toggle(
            say("profile.learns"), profile.id == self.ui.settings.profile, self.learn,
            second=say("profile.learns_second"), key="learns",
        )  # fmt: skip
        return Panel(
            Column(
                Label(say("lobby.name"), CAPTION), field, Label(say("lobby.colour"), CAPTION), colours,
                Rule(), taught, gap=2.5,
            ),
            4.5,
            accent=SEATS[self.colour].base,
            shadow=False,
        )  # fmt: skip

    @property
    def colour(self) -> str:
        return self.profile.colour if self.profile.colour in COLOURS else "orange"

    def _file(self) -> Widget:
        say = self.ui.say
        export = Button(
            say("profile.export"), self.export, second=say("profile.export_second"), icon="export",
            align="left", key="export",
        )  # fmt: skip
        delete = Button(
            say("profile.delete"), self.delete, second=say("profile.delete_second"), icon="trash",
            align="left", key="delete",
        )  # fmt: skip
        return Column(export, delete, gap=2.5)

    def _tabs(self) -> Widget:
        say = self.ui.say
        pages = [TabPage(ANY, say("profile.all_games"), self._overview(), "trophy")]
        pages += [TabPage(name, say(BOXES[name].title), self._game(name)) for name in game.GAMES]
        return Panel(Tabs(pages, key="games"), 4.5, shadow=False)

    def _overview(self) -> Widget:
        """All games side by side, what the coach has taught, and the feats that every game has."""
        rows = [
            self._line(self.ui.say(BOXES[name].title), count_matches(self._matches(name)), f"played.{name}")
            for name in game.GAMES
        ]
        return Column(*rows, self._lessons(), *self._feats(ANYWHERE), gap=2)

    def _matches(self, name: str) -> list[Any]:
        return [match for match in self.profile.matches if match.game == name]

    def _lessons(self) -> Widget:
        from game.lessons.reading import lessons_of

        own = self.ui.settings if self.profile.id == self.ui.settings.profile else None
        learned = own.learned if own else self.profile.learned
        every = [lesson for name in game.GAMES for lesson in lessons_of(name)]
        done = sum(DONE + lesson.id in learned for lesson in every)
        return self._told(
            self.ui.say("profile.lessons"), self.ui.say("profile.of", number=done, all=len(every))
        )

    def _game(self, name: str) -> Widget:
        """By alien, species or deck, and the feats of a game."""
        language = self.ui.settings.language
        rows: list[Widget] = [
            self._line(_faction(name, faction, language), found, f"faction.{faction}")
            for faction, found in by_faction(self.profile, name).items()
        ]
        if not rows:
            rows.append(Label(self.ui.say("profile.not_played"), BODY))
        return Column(*rows, *self._feats(game_table(name).feats.feats), gap=2)

    def _line(self, name: str, found: MatchCount, key: str) -> Widget:
        told = self.ui.say("profile.tally", played=found.played, won=found.won)
        return self._told(name, told, key)

    def _told(self, name: str, told: str, key: str = "") -> Widget:
        return Row(Label(name, BODY).growing(), Label(told, BODY, key=key), gap=4)

    def _feats(self, feats: Sequence[Feat[Any]]) -> list[Widget]:
        done = self.profile.feats
        count = sum(feat.key in done for feat in feats)
        head = Row(
            Label(self.ui.say("profile.feats"), TITLE).growing(),
            Label(self.ui.say("profile.of", number=count, all=len(feats)), SMALL),
            gap=3,
            align="middle",
        )
        cards = [feat_card(self.ui, feat.key, feat.icon, done.get(feat.key, 0)) for feat in feats]
        return [Spacer(0, 1), Rule(), head, Grid(cards, least=CARD, gap=3)]

    # --- what can be done

    def rename(self, name: str) -> None:
        self.profile.name, self.changed = literal(name.strip(), LONGEST_NAME), True
        self.rebuild()

    def paint(self, colour: str) -> None:
        self.profile.colour, self.changed = colour, True
        self.ui.sound.motif(colour)
        self.rebuild()

    def learn(self, on: bool) -> None:
        """The coach and the lessons go on with this person, or with nobody in particular."""
        self._keep()
        learn_as(self.ui, self.profile.id if on else "")
        self.rebuild()

    def export(self) -> None:
        profile = up_to_date(self.ui.settings, self.profile)
        self.ui.toasts.say(self.ui.tell(export_profile(self.ui.folders.logs, profile)), icon="export")

    def delete(self) -> None:
        """The file goes, with a way back for as long as the message is shown."""
        self._keep()
        if self.profile.id == self.ui.settings.profile and not learn_as(self.ui, ""):
            return
        path = path_of(self.ui.folders.profiles, self.profile.id)
        if throw_away(self.ui, ReadProfile(path, self.profile), lambda: None):
            self.changed = False
            self.back()

    def _keep(self) -> None:
        if not self.changed:
            return
        self.changed = False
        problem = keep_profile(self.ui.folders.profiles, up_to_date(self.ui.settings, self.profile))
        if problem:
            self.ui.toasts.say(self.ui.tell(problem), icon="warning")


def throw_away(ui: Ui, read: ReadProfile, then: Callable[[], None]) -> bool:
    """Delete the file of a profile; False if that cannot be done, which is told."""
    content = content_of(read.path)
    problem = delete_profile(read.path)
    if problem:
        ui.toasts.say(ui.tell(problem), icon="warning")
        return False

    def undo() -> None:
        again = bring_back(read.path, content) if content is not None else None
        if again:
            ui.toasts.say(ui.tell(again), icon="warning")
        scene = ui.stack.top
        if scene is not None:
            scene.resume()

    what = read.profile.name if read.profile else literal(read.path.name)
    said = ui.say("profile.deleted", what=what)
    if content is None:
        ui.toasts.say(said, icon="trash")
    else:
        ui.toasts.say(said, ui.say("saves.undo"), undo, icon="trash")
    then()
    return True


def _faction(name: str, faction: str, language: str) -> str:
    """Its name; one that this program does not know is called as it stands in the file."""
    try:
        return faction_name(name, faction, language)
    except KeyError:
        return literal(faction, LONGEST_NAME)
