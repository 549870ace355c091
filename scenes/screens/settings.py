"""The settings: language, sizes, sounds, speed and manners, each taken at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.texts import LANGUAGES
from scenes import VERSION
from scenes.drawing.rich_text import BODY, CAPTION, SMALL
from scenes.drawing.theme import TEXT_QUIET
from scenes.shell.settings import LEAST_HOLD, LONGEST_HOLD
from scenes.shell.units import TEXT_SIZES, UI_SIZES, largest_text
from scenes.widgets.boxes import Column, Panel, Row, Rule, Spacer
from scenes.widgets.button import Button
from scenes.widgets.controls import ChoiceRow, Slider, Stepper, Toggle
from scenes.widgets.label import Icon, Label
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.widgets.widget import Widget

STEP = 10  # percent
TONGUES = {"en": "English", "de": "Deutsch"}  # each in its own language, whatever is spoken now
Options = list[tuple[str, str]]
THREE_COLUMNS = 500.0  # millimetres of a screen that has room for them


class SettingsScene(PageScene):
    """Everything on one page. Every change holds at once and is kept when the page is left."""

    name = "settings"
    title = "settings.title"

    def leave(self) -> None:
        self.ui.keep_settings()

    def resume(self) -> None:
        self.rebuild()

    # --- the tree

    def body(self) -> Widget:
        parts = [[self._reading(), self._sound(), self._window()], [self._play(), self._device()]]
        screen = self.ui.screen
        if screen.width / screen.px_per_mm >= THREE_COLUMNS:
            parts = [[self._reading(), self._window()], [self._play()], [self._sound(), self._device()]]
        columns = [Column(*part, Spacer(), gap=3).growing() for part in parts]
        return Scroll(Row(*columns, gap=4), key="page")

    def foot(self) -> list[Widget]:
        say = self.ui.say
        return [
            Label(say("settings.version", version=VERSION), SMALL),
            Spacer(),
            Button(say("settings.about"), self.about, icon="info", key="about"),
            Button(say("settings.credits"), self.credits, icon="star", key="credits"),
        ]

    def _section(self, icon: str, name: str, *rows: Widget) -> Widget:
        head = Row(Icon(icon, 5, TEXT_QUIET), Label(name, CAPTION).growing(), gap=2, align="middle")
        ruled = [part for row in rows for part in (Rule(), row)]
        return Panel(Column(head, *ruled, gap=2.3), 4.5, shadow=False)

    def _reading(self) -> Widget:
        say, settings = self.ui.say, self.ui.settings
        tongues = [(language, TONGUES[language]) for language in LANGUAGES]
        calibrate = Button(say("settings.calibrate"), self.calibrate, icon="card", key="calibrate")
        measured = say("settings.measured" if settings.px_per_mm else "settings.guessed")
        return self._section(
            "text_size",
            say("settings.reading"),
            self._choice("language", "settings.language", "settings.language_second", tongues, self._speak),
            self._text_size(),
            self._size("ui_size", say("settings.ui_size"), say("settings.ui_size_second"), UI_SIZES),
            self._switch(
                "reader_font", "settings.reader_font", "settings.reader_font_second", self.ui.resize
            ),
            self._switch("contrast", "settings.contrast", "settings.contrast_second", self.ui.resize),
            Row(_words(say("settings.card"), measured).growing(), calibrate, gap=4, align="middle"),
        )

    def _sound(self) -> Widget:
        return self._section(
            "sound",
            self.ui.say("settings.sound"),
            self._volume("sound", "settings.effects", "settings.effects_second"),
            self._volume("music", "settings.music", "settings.music_second"),
            self._volume("voice", "settings.voice", "settings.voice_second"),
            self._switch("speech", "settings.speech", "settings.speech_second", self._try_voice),
        )

    def _play(self) -> Widget:
        say = self.ui.say
        speeds = [
            ("slow", say("settings.slow")),
            ("normal", say("settings.normal")),
            ("fast", say("settings.fast")),
            ("instant", say("settings.instant")),
        ]
        confirms = [
            ("irreversible", say("settings.confirm.irreversible")),
            ("always", say("settings.confirm.always")),
            ("never", say("settings.confirm.never")),
        ]
        stops = [("smart", say("settings.stops.smart")), ("always", say("settings.stops.always"))]
        return self._section(
            "speed",
            say("settings.play"),
            self._choice("speed", "settings.speed", "settings.speed_second", speeds),
            self._choice("confirm", "settings.confirm", "settings.confirm_second", confirms),
            self._choice("stops", "settings.stops", "settings.stops_second", stops),
            self._switch("poker_face", "settings.poker_face", "settings.poker_face_second"),
            self._switch("bots_talk", "settings.bots_talk", "settings.bots_talk_second"),
            self._choice("call_time", "settings.call", "settings.call_second", self._times("3", "6", "10")),
            self._choice("deal_time", "settings.deal", "settings.deal_second", self._times("60")),
            self._switch("curtain_shows_table", "settings.curtain", "settings.curtain_second"),
            self._switch("pictures_hold", "settings.pictures", "settings.pictures_second"),
            self._switch("flat", "settings.flat", "settings.flat_second"),
            self._switch("reduced_motion", "settings.motion", "settings.motion_second"),
        )

    def _device(self) -> Widget:
        say = self.ui.say
        densities = [
            ("auto", say("settings.density.auto")),
            ("touch", say("settings.density.touch")),
            ("mouse", say("settings.density.mouse")),
        ]
        return self._section(
            "touch",
            say("settings.device"),
            self._choice("density", "settings.density", "settings.density_second", densities),
            self._hold(),
        )

    def _window(self) -> Widget:
        say = self.ui.say
        keys = Button(say("keys.open"), self.keys, icon="keyboard", key="keys")
        return self._section(
            "keyboard",
            say("settings.window"),
            Row(_words(say("keys.title"), say("keys.second")).growing(), keys, gap=4, align="middle"),
            self._switch("fullscreen", "settings.fullscreen", "settings.fullscreen_second"),
        )

    # --- rows

    def _times(self, *seconds: str) -> Options:
        """So many seconds, or no clock at all."""
        return [("off", self.ui.say("settings.no_clock"))] + [
            (each, self.ui.say("settings.seconds", seconds=each)) for each in seconds
        ]

    def _choice(
        self,
        field: str,
        name: str,
        second: str,
        options: Options,
        then: Callable[[], None] | None = None,
    ) -> Widget:
        def change(value: str) -> None:
            setattr(self.ui.settings, field, value)
            self._changed(then)

        say = self.ui.say
        value = getattr(self.ui.settings, field)
        choice = ChoiceRow(say(name), options, value, change, key=field)
        return Column(_words(say(name), say(second)), choice, gap=2)

    def _switch(self, field: str, name: str, second: str, then: Callable[[], None] | None = None) -> Widget:
        def change(on: bool) -> None:
            setattr(self.ui.settings, field, on)
            self._changed(then)

        say = self.ui.say
        return Toggle(say(name), getattr(self.ui.settings, field), change, second=say(second), key=field)

    def _volume(self, field: str, name: str, second: str) -> Widget:
        def change(value: int) -> None:
            setattr(self.ui.settings, field, value)
            self.ui.sound.volumes(self.ui.settings)
            if field != "music":
                self.ui.sound.play("tick") if field == "sound" else self.ui.sound.motif("blue")

        say = self.ui.say
        slider = Slider(
            say(name), getattr(self.ui.settings, field), 0, 100, 5, change, shown=self._percent, key=field
        )
        return Column(_words(say(name), say(second)), slider, gap=2)

    def _text_size(self) -> Widget:
        """As far as letters have room in this window; where larger ones would overlap, that stands here."""
        say, screen = self.ui.say, self.ui.screen
        most = largest_text(screen.width / screen.px_per_mm, screen.height / screen.px_per_mm)
        means = say("settings.text_size_second")
        if most < TEXT_SIZES[1]:
            means = say("settings.text_size_stops", most=self._percent(most))
        return self._size("text_size", say("settings.text_size"), means, (TEXT_SIZES[0], most))

    def _size(self, field: str, name: str, second: str, sizes: tuple[int, int]) -> Widget:
        """Steps, not a slider: everything moves with each of them, a slider would run away."""

        def change(value: int) -> None:
            setattr(self.ui.settings, field, value * STEP)
            self.ui.resize()

        say, low, high = self.ui.say, sizes[0] // STEP, sizes[1] // STEP
        stepper = Stepper(
            name,
            min(high, max(low, round(getattr(self.ui.settings, field) / STEP))),
            low,
            high,
            change,
            less=say("settings.smaller"),
            more=say("settings.larger"),
            shown=lambda steps: self._percent(steps * STEP),
            key=field,
        )
        return Row(_words(name, second).growing(), stepper, gap=4, align="middle")

    def _hold(self) -> Widget:
        def change(value: int) -> None:
            self.ui.settings.hold_ms = value

        say = self.ui.say
        slider = Slider(
            say("settings.hold"),
            self.ui.settings.hold_ms,
            LEAST_HOLD,
            LONGEST_HOLD,
            50,
            change,
            shown=lambda ms: say("settings.seconds", seconds=self._number(ms / 1000)),
            key="hold_ms",
        )
        return Column(_words(say("settings.hold"), say("settings.hold_second")), slider, gap=2)

    def _number(self, value: float) -> str:
        return f"{value:.2f}".replace(".", self.ui.say("settings.point"))

    def _percent(self, value: int) -> str:
        return self.ui.say("settings.percent", value=value)

    # --- what changes do

    def _changed(self, then: Callable[[], None] | None = None) -> None:
        if then:
            then()
        self.ui.changed()

    def _speak(self) -> None:
        """Another language: every scene of the stack is built anew."""
        self.ui.stack.rebuild()

    def _try_voice(self) -> None:
        """Switched on, it says what it will do; where there is none, that stands there."""
        if not self.ui.settings.speech:
            self.ui.voice.stop()
        elif self.ui.voice.there:
            self.ui.speak(self.ui.say("settings.speech_second"))
        else:
            self.ui.toasts.say(self.ui.say("spoken.no_voice"))

    def calibrate(self) -> None:
        from scenes.screens.calibrate import CalibrateScene

        self.ui.stack.push(CalibrateScene(self.ui))

    def keys(self) -> None:
        from scenes.screens.keys import KeysScene

        self.ui.stack.push(KeysScene(self.ui))

    def about(self) -> None:
        from scenes.screens.about import AboutScene

        self.ui.stack.push(AboutScene(self.ui))

    def credits(self) -> None:
        from scenes.screens.credits import CreditsScene

        self.ui.stack.push(CreditsScene(self.ui))


def _words(name: str, second: str) -> Widget:
    return Column(Label(name, BODY), Label(second, SMALL), gap=0.5)


SCREENS = {"settings": lambda ui, seed, after: [SettingsScene(ui)]}
