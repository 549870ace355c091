"""Sounds of the table: short ones on eight channels, one piece of music; silence where there is no device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import mixer

from game.core.assets import ASSETS
from scenes.shell.settings import Settings

if TYPE_CHECKING:
    from pygame.mixer import Sound as MixerSound

CHANNELS = 8
# Which sound may cut off another one when all channels are busy; what is not named here has rank 1.
RANKS = {
    "button": 0, "tick": 0, "card_slide": 0, "count_up": 0, "reveal": 2, "curtain": 2, "win_duel": 3,
    "lose_duel": 3, "win_game": 4, "lose_game": 4,
}  # fmt: skip
MOTIF_RANK = 2
FADE_MS = 600


class Sound(Protocol):
    """What scenes call; nobody asks whether there is a device."""

    def play(self, name: str) -> None:
        """A short sound: the name of a file in assets/sounds."""

    def motif(self, colour: str) -> None:
        """The three notes of a seat."""

    def music(self, name: str | None) -> None:
        """Plays a loop until the next one comes; None plays none."""

    def volumes(self, settings: Settings) -> None:
        """The volumes in the settings changed."""

    def close(self) -> None:
        """Give the device back."""


class Silence:
    """No device, or all is switched off. ``played`` lists the last sounds, for tests."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str) -> None:
        self.played = [*self.played[-49:], name]

    def motif(self, colour: str) -> None:
        self.play(f"motif_{colour}")

    def music(self, name: str | None) -> None:
        return None

    def volumes(self, settings: Settings) -> None:
        return None

    def close(self) -> None:
        return None


class Speaker:
    """Sounds on a device, which is opened when something is first heard: that takes longer than a frame.

    Without a device, or with a file missing, nothing is heard and nobody is told.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.opened: bool | None = None  # None: not tried yet
        self.sounds: dict[str, MixerSound | None] = {}
        self.ranks = [0] * CHANNELS  # of what each channel plays
        self.started = [0] * CHANNELS  # and its number, to find the oldest
        self.count = 0
        self.tune: str | None = None

    def play(self, name: str) -> None:
        self._play(name, RANKS.get(name, 1), self.settings.sound)

    def motif(self, colour: str) -> None:
        self._play(f"motif_{colour}", MOTIF_RANK, self.settings.voice)

    def music(self, name: str | None) -> None:
        if name == self.tune:
            return
        self.tune = name
        path = ASSETS / "sounds" / f"{name}.ogg"
        if name is None or not path.is_file() or not self.settings.music:
            self._hush()
        elif self._open():
            mixer.music.load(path)
            mixer.music.set_volume(self.settings.music / 100)
            mixer.music.play(-1, fade_ms=FADE_MS)

    def volumes(self, settings: Settings) -> None:
        self.settings = settings
        tune, self.tune = self.tune, None
        if self.opened and settings.music and mixer.music.get_busy():
            self.tune = tune
            mixer.music.set_volume(settings.music / 100)
        else:
            self.music(tune)

    def close(self) -> None:
        if self.opened:
            mixer.quit()
        self.opened = False

    def _open(self) -> bool:
        """Whether there is a device; it is looked for once."""
        if self.opened is None:
            try:
                mixer.init(frequency=44100, size=-16, channels=2, buffer=1024)
                mixer.set_num_channels(CHANNELS)
                self.opened = True
            except (pygame.error, NotImplementedError):  # no device, or a pygame without sound
                self.opened = False
        return self.opened

    def _hush(self) -> None:
        if self.opened:
            mixer.music.fadeout(FADE_MS)

    def _play(self, name: str, rank: int, volume: int) -> None:
        if not volume or not self._open():
            return
        sound, number = self._loaded(name), self._channel(rank)
        if sound is None or number is None:
            return
        self.count += 1
        self.ranks[number], self.started[number] = rank, self.count
        channel = mixer.Channel(number)
        channel.set_volume(volume / 100)
        channel.play(sound)

    def _channel(self, rank: int) -> int | None:
        """A free channel, or the one with the oldest of the least important sounds."""
        free = next((n for n in range(CHANNELS) if not mixer.Channel(n).get_busy()), None)
        if free is not None:
            return free
        least = min(range(CHANNELS), key=lambda n: (self.ranks[n], self.started[n]))
        return least if self.ranks[least] <= rank else None

    def _loaded(self, name: str) -> MixerSound | None:
        if name not in self.sounds:
            path = ASSETS / "sounds" / f"{name}.ogg"
            self.sounds[name] = mixer.Sound(path) if path.is_file() else None
        return self.sounds[name]
