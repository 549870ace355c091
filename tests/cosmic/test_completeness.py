"""Every alien, artifact and tech has its data, its behaviour, its texts, its picture and its tests."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from game.core.texts import LANGUAGES, catalogue, printed
from game.cosmic import pieces
from game.cosmic.offers import OFFERS
from game.cosmic.powers import POWERS

ROOT = Path(__file__).parents[2]
TESTS = Path(__file__).parent
PLAYED = {name for offers in OFFERS.values() for name in offers}
# Super sides that strengthen the power where it works have no moment of their own.
STRENGTHENED = ("enhanced(", "super_added(", "use_or_with_super(")


def source(folder: str, name: str) -> str:
    return (ROOT / "game" / "cosmic" / folder / f"{name}.py").read_text("utf-8")


def words_of(folder: str, name: str) -> str:
    return (TESTS / folder / f"test_{name}.py").read_text("utf-8")


def test_an_alien_has_a_power_both_sides_of_its_flare_and_tests() -> None:
    for alien in pieces.ALIENS:
        power = POWERS[alien]
        assert power.reactions or power.replaces, alien
        assert f"{alien} {pieces.WILD}" in PLAYED, alien
        strengthened = any(word in source("aliens", alien) for word in STRENGTHENED)
        assert strengthened or f"{alien} {pieces.SUPER}" in PLAYED, alien
        words = words_of("aliens", alien)
        for needed in ("zap", "home", "wild", "super"):
            assert needed in words, f"no test of {alien} speaks of {needed!r}"


def test_an_alien_has_its_texts() -> None:
    for language in LANGUAGES:
        for alien in pieces.ALIENS:
            sheet = printed("cosmic", "alien", alien, language)
            for field in ("name", "power", "short", "text", "flavour"):
                assert sheet.says[field], (alien, field)
            assert [bool(side.says["text"]) for side in sheet.parts["flare"]] == [True, True], alien


def test_an_alien_has_a_portrait() -> None:
    for alien in pieces.ALIENS:
        portrait = ROOT / "assets" / "art" / "cosmic" / "aliens" / f"{alien}.webp"
        assert portrait.stat().st_size > 10_000, alien


OPTIONAL = [alien for alien in pieces.ALIENS if re.search(r"\buse\w*\(play.*may=", source("aliens", alien))]


def test_an_optional_power_asks_in_its_own_words() -> None:
    for language in LANGUAGES:
        for alien in OPTIONAL:
            assert f"prompt.UsePower.power={alien}" in catalogue(language).entries, alien


def test_many_powers_are_optional() -> None:
    assert len(OPTIONAL) >= 18


def test_an_artifact_has_behaviour_texts_and_tests() -> None:
    for artifact in pieces.ARTIFACTS:
        assert artifact in PLAYED, artifact
        importlib.import_module(f"game.cosmic.artifacts.{artifact}")
        assert words_of("artifacts", artifact).count("def test_") >= 3, artifact
        for language in LANGUAGES:
            assert printed("cosmic", "artifact", artifact, language).says["text"], artifact


def test_a_tech_has_behaviour_texts_and_tests() -> None:
    for tech in pieces.TECHS:
        importlib.import_module(f"game.cosmic.techs.{tech}")
        assert words_of("techs", tech).count("def test_") >= 3, tech
        for language in LANGUAGES:
            assert printed("cosmic", "tech", tech, language).says["text"], tech


def test_the_deck_has_72_cards_and_50_flares_exist() -> None:
    """Page 3, and one flare more: the classic Filch."""
    kinds = [face.type for face in pieces.FACES]
    assert sum(kind < pieces.FLARE for kind in kinds) == 72
    assert kinds.count(pieces.FLARE) == 51
    assert kinds.count(pieces.DESTINY) == 20
    assert kinds.count(pieces.TECH) == 20
    assert kinds.count(pieces.SHEET) == 50
    assert len(set(pieces.KEYS)) == len(pieces.KEYS)


def test_aliens_have_alert_lamps() -> None:
    skills = [alien.skill for alien in pieces.ALIENS.values()]
    assert {skill: skills.count(skill) for skill in sorted(set(skills))} == {
        "green": 23,
        "red": 10,
        "yellow": 17,
    }
