"""The hosted check does on three systems what `.ci/run` does here."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HERE = (ROOT / ".ci" / "run").read_text("utf-8")
HOSTED = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")


def test_it_runs_the_same_script_on_the_systems_of_players() -> None:
    assert "bash .ci/run" in HOSTED
    assert {"ubuntu-latest", "windows-latest", "macos-latest"} <= set(re.findall(r"\w+-latest", HOSTED))


def test_it_runs_on_the_oldest_python_that_is_promised() -> None:
    promised = re.findall(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert re.findall(r'python-version: "([\d.]+)"', HOSTED) == promised


def test_it_installs_whatever_the_script_would_install_as_root() -> None:
    wanted = {name for names in re.findall(r"packages\+=\((.+)\)", HERE) for name in names.split()}
    assert {"xvfb", "xdotool", "at-spi2-core"} <= wanted
    installed = HOSTED.partition("apt-get install")[2].partition("- run:")[0].split()
    assert sorted(wanted - set(installed)) == []


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash to read the script")
def test_the_script_can_be_read() -> None:
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / "run")], check=True)
