"""Sounds: what is heard when much happens at once, and that silence is never a failure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import mixer

from game.core.assets import ASSETS
from scenes.shell import sound
from scenes.shell.settings import Settings
from scenes.shell.sound import CHANNELS, Silence, Sound, Speaker

FILES = sorted(file.stem for file in (ASSETS / "sounds").glob("*.ogg"))


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    mixer.quit()
    yield
    mixer.quit()


def busy() -> int:
    return sum(mixer.Channel(number).get_busy() for number in range(CHANNELS))


def test_the_device_is_opened_when_something_is_first_heard() -> None:
    speaker = Speaker(Settings())
    assert mixer.get_init() is None
    speaker.play("reveal")
    assert mixer.get_init()
    assert busy() == 1


def test_no_device_means_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def fail(**_: object) -> None:
        tried.append(1)
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(mixer, "init", fail)
    speaker = Speaker(Settings())
    speaker.play("reveal")
    speaker.motif("red")
    speaker.music("menu")
    speaker.volumes(Settings(sound=100))
    speaker.close()
    assert tried == [1]


def test_what_is_switched_off_opens_no_device() -> None:
    speaker = Speaker(Settings(sound=0, music=0, voice=0))
    speaker.play("reveal")
    speaker.motif("red")
    speaker.music("menu")
    assert mixer.get_init() is None


def test_a_sound_that_is_missing_is_silent() -> None:
    speaker = Speaker(Settings())
    speaker.play("no such sound")
    assert busy() == 0


def test_an_important_sound_takes_the_channel_of_the_oldest_unimportant_one() -> None:
    speaker = Speaker(Settings())
    speaker.play("win_game")
    for _ in range(CHANNELS - 1):
        speaker.play("card_flick")
    assert busy() == CHANNELS
    speaker.play("reveal")
    assert speaker.ranks[1] == sound.RANKS["reveal"]
    assert speaker.ranks[0] == sound.RANKS["win_game"]


def test_an_unimportant_sound_waits_for_nobody() -> None:
    speaker = Speaker(Settings())
    for _ in range(CHANNELS):
        speaker.play("win_game")
    speaker.play("tick")
    assert speaker.ranks == [sound.RANKS["win_game"]] * CHANNELS


def test_volumes_are_those_of_the_settings() -> None:
    speaker = Speaker(Settings(sound=50, voice=25))
    speaker.play("reveal")
    speaker.motif("red")
    assert mixer.Channel(0).get_volume() == pytest.approx(0.5, abs=0.01)
    assert mixer.Channel(1).get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.fixture
def tune(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A piece of music, made from any sound."""
    (tmp_path / "sounds").mkdir()
    source = ASSETS / "sounds" / "reveal.ogg"
    (tmp_path / "sounds" / "tune.ogg").write_bytes(source.read_bytes())
    monkeypatch.setattr(sound, "ASSETS", tmp_path)
    return "tune"


def test_music_that_was_off_begins_when_it_is_switched_on(tune: str) -> None:
    speaker = Speaker(Settings(music=0))
    speaker.music(tune)
    assert mixer.get_init() is None
    speaker.volumes(Settings(music=30))
    assert mixer.music.get_busy()
    assert mixer.music.get_volume() == pytest.approx(0.3, abs=0.01)


def test_music_stops_when_it_is_switched_off(tune: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "FADE_MS", 0)
    speaker = Speaker(Settings(music=30))
    speaker.music(tune)
    assert mixer.music.get_busy()
    speaker.volumes(Settings(music=0))
    assert not mixer.music.get_busy()


def test_silence_remembers_what_would_have_been_heard() -> None:
    silence = Silence()
    players: list[Sound] = [silence, Speaker(Settings(sound=0, voice=0))]  # both can stand in for the other
    for player in players:
        player.play("reveal")
        player.motif("red")
    assert silence.played == ["reveal", "motif_red"]


def test_every_sound_can_be_loaded() -> None:
    for name in FILES:
        mixer.init()
        assert mixer.Sound(ASSETS / "sounds" / f"{name}.ogg").get_length() > 0, name


def test_ranks_are_those_of_sounds_that_exist() -> None:
    assert [name for name in sound.RANKS if name not in FILES] == []
