"""What every scene and widget is given: the window, the art, the words, the settings, the sounds."""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.saves.file_format import Sentence
from game.core.texts import Catalogue, catalogue
from scenes.drawing.art import Art
from scenes.drawing.rich_text import use_reader_font
from scenes.shell.outside_text import literal
from scenes.shell.settings import Settings, write
from scenes.shell.units import Screen, screen, with_letters_of
from scenes.shell.voice import NoVoice, Voice
from scenes.widgets.toast import Toasts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scenes.shell.folders import Folders
    from scenes.shell.sound import Sound
    from scenes.widgets.scene_stack import Scene, SceneStack


class Ui:
    """Passed around instead of globals."""

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings,
        folders: Folders,
        sound: Sound,
        stack: SceneStack,
        home: Callable[[Ui], Scene],
        art: Art | None = None,
    ) -> None:
        self.settings = settings
        self.folders = folders
        self.sound = sound
        self.stack = stack
        self.home = home  # makes the scene that everything starts from and goes back to: the menu
        self.art = art or Art()
        self.touch = False
        self.keyboard = False  # the last input was a key: buttons show theirs
        self.toasts = Toasts()
        self.voice: Voice = NoVoice()
        self.version = 0  # grows whenever the picture is old; who keeps one compares
        self.rebuilt = 0  # how often it was so only because a tree was built anew
        self.dirty = True
        self.turn = 0  # degrees: the side of the table that new scenes face (docs/ux 4.9)
        self.running = True  # False: the window closes after this frame
        self.screen: Screen = screen(*size)
        self.resize(size)

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, self.screen.width, self.screen.height)

    @property
    def words(self) -> Catalogue:
        return catalogue(self.settings.language)

    @contextmanager
    def facing(self, degrees: int) -> Iterator[None]:
        """Lay out what is seen from a side of the table: from some, the window is as wide as it was tall."""
        upright = self.screen
        if degrees in (90, 270):
            self.screen = upright._replace(width=upright.height, height=upright.width)
        try:
            yield
        finally:
            self.screen = upright

    def lettered(self, text: float) -> AbstractContextManager[None]:
        """Lay something out with letters of another size than the reader's."""
        return with_letters_of(self, text)

    def say(self, key: str, **args: Any) -> str:
        """Says a sentence of the interface in the reader's language."""
        return self.words.say(key, **args)

    def tell(self, sentence: Sentence) -> str:
        """A sentence about a file or the system; what it is filled in with comes from there."""
        args = {name: literal(arg) if isinstance(arg, str) else arg for name, arg in sentence.args.items()}
        return self.say(sentence.text, **args)

    def speak(self, text: str) -> None:
        """Say a text with the system's voice, if that is wanted and there is one."""
        if self.settings.speech and self.voice.there and text:
            self.voice.say(text, self.settings.language, self.settings.voice)

    def go_home(self) -> None:
        """Leave all scenes for the menu."""
        self.stack.replace(self.home(self))

    def mm(self, length: float) -> int:
        return self.screen.mm(length)

    def keep_settings(self) -> None:
        """Write the settings; they hold until the end of the program if that cannot be done."""
        problem = write(self.settings, self.folders.config)
        if problem:
            self.toasts.say(self.tell(problem))

    def changed(self) -> None:
        """The picture is old: draw the next frame."""
        self.dirty = True
        self.version += 1

    def resize(self, size: tuple[int, int] | None = None) -> None:
        """The window, the sizes in the settings or the input device changed: lay everything out anew."""
        width, height = size or (self.screen.width, self.screen.height)
        set_ = self.settings
        self.screen = screen(
            width, height, calibrated=set_.px_per_mm, ui=set_.ui_size, text=set_.text_size
        )._replace(touch=self.touch, reader_font=set_.reader_font, contrast=set_.contrast)
        use_reader_font(set_.reader_font)
        self.art.forget((width, height))
        self.stack.rebuild()
        self.changed()
