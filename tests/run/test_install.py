"""`pip install .` gives a working `starboard` command: a wheel is built, installed elsewhere and run."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an empty environment with the wheel; what it needs is lent by this one."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=False)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    subprocess.run(
        [*PIP, "--python", str(python), "install", "--no-deps", str(wheel)], check=True, capture_output=True
    )
    (packages,) = {path.parent for path in home.rglob("starboard-*.dist-info")}
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return programs


def run(installed: Path, folder: Path, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """The command, started where no source lies."""
    mine = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "STARBOARD_HOME": str(folder / "home")}
    env = {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **mine}
    return subprocess.run(
        [str(installed / "starboard"), *words],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_wheel_has_the_program_its_assets_and_its_types(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert {"game/py.typed", "scenes/py.typed", "game/assets/text/en.po", "game/assets/CREDITS.toml"} <= names
    assert not [
        name for name in names if name.startswith(("tests/", "docs/", "assets/", "game/assets/source"))
    ]
    shipped = {path.name for path in (ROOT / "assets").iterdir()} - {"source", "pictures"}
    assert {name.split("/")[2] for name in names if name.startswith("game/assets/")} == shipped


def test_the_installed_command_draws_a_screen(installed: Path, tmp_path: Path) -> None:
    ended = run(installed, tmp_path, ["shot", "menu", "--out", "menu.png", "--size", "640x400"])
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (tmp_path / "menu.png").stat().st_size > 10_000


def test_the_installed_command_is_called_by_its_name(installed: Path, tmp_path: Path) -> None:
    assert "usage: starboard" in run(installed, tmp_path, ["--help"]).stdout


@pytest.mark.slow
def test_the_installed_program_finds_itself_in_order(installed: Path, tmp_path: Path) -> None:
    ended = run(installed, tmp_path, ["--selftest"])
    assert (ended.returncode, ended.stdout.splitlines()[-1:]) == (0, ["all is well"]), ended.stderr
