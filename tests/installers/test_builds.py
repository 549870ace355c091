"""The whole way, with real tools: built, installed, started, updated, removed. Half an hour on two cores."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from installers.project import ROOT
from installers.steps import find

TOOLS = {
    "windows": ("wine64", "makensis", "osslsigncode", "Xvfb"),
    "linux": ("debootstrap", "chroot", "objdump", "Xvfb"),
    "macos": (),
}


@pytest.mark.slow
@pytest.mark.parametrize("system", TOOLS)
def test_it_is_built_and_proven(system: str) -> None:
    missing = [tool for tool in TOOLS[system] if not find(tool)]
    if missing or sys.platform != "linux":
        pytest.skip(f"without {', '.join(missing) or 'Linux'} nothing can be built for {system} here")
    if system == "linux" and os.geteuid() != 0:
        pytest.skip("the base of the Linux build is a folder that only root can make")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "installers", f"--{system}", "--check"]
    ended = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr[-4000:]
