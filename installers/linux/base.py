"""A Debian of five years ago with a Python of today: what is built there runs on everything younger.

Measured: Debian 11 has glibc 2.31, and so has Ubuntu 20.04. Its own Python is too old for us, so ours is made
there from Debian's source package of a younger one. A folder with it all is kept in build/linux/base.
"""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from zipfile import ZipFile

import msgspec

from installers.downloads import Target, digest, expect, fetch_wheels
from installers.project import BUILD, PINS, pinned
from installers.steps import StepFailed, find, need, run, tell

ROOM = BUILD / "linux" / "base"
PYTHON = Path("/opt/python/bin/python3.13")
PACKAGES = Path("/opt/packages")
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
TARGET = Target("linux", "3.13", ["manylinux_2_17_x86_64", "manylinux2014_x86_64", "manylinux_2_28_x86_64"])
TOOLS = "binutils gcc libbz2-dev libc6-dev libffi-dev liblzma-dev make pkg-config xz-utils zlib1g-dev"
VARIABLES = {
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "LC_ALL": "C.UTF-8",
    "HOME": "/root",
    "PYTHONPATH": "",
    "DEBIAN_FRONTEND": "noninteractive",
}
CONFIGURED = "-q --prefix=/opt/python --enable-shared --without-ensurepip --disable-test-modules"


class LinuxPython(msgspec.Struct, frozen=True):
    """The base, and the source of the Python that is made there."""

    base: str
    source_of: str
    package: str
    file: str
    sha256: str


def pins() -> LinuxPython:
    return msgspec.convert(tomllib.loads(PINS.read_text("utf-8"))["linux_python"], LinuxPython)


def prepare() -> None:
    """Make the base with its Python and packages, or what is missing of it."""
    need({"debootstrap": "debootstrap"})
    if os.geteuid() != 0:
        raise StepFailed("This build works in a folder of its own system, which only root can make: sudo.")
    _once("system", pins().base, _make_system)
    _once("python", f"{pins().sha256} {CONFIGURED}", _make_python)
    _once("packages", digest("\n".join(pinned("linux")).encode()), _install_packages)


def _once(what: str, wanted: str, make: Callable[[], None]) -> None:
    stamp = ROOM / f"{what}.stamp"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    make()
    stamp.write_text(wanted, "utf-8")


def _make_system() -> None:
    tell(f"  making a folder with Debian {pins().base}")
    debootstrap(ROOM)


def debootstrap(room: Path) -> None:
    """A folder with the least that is a Debian; there is no Python in it."""
    shutil.rmtree(room, ignore_errors=True)
    room.parent.mkdir(parents=True, exist_ok=True)
    run("debootstrap", [find("debootstrap"), "--variant=minbase", pins().base, room], minutes=60)


def _make_python() -> None:
    """From the source package of a younger Debian, as its key vouches for it and its hash is pinned."""
    tell(f"  making Python there from {pins().file}")
    # The mirror that debootstrap itself has chosen.
    found = re.search(r"^deb (\S+) ", (ROOM / "etc/apt/sources.list").read_text("utf-8"), re.M)
    if found is None:
        raise StepFailed(f"{ROOM} names no mirror of Debian.")
    shutil.copy(KEYS, ROOM / KEYS.relative_to("/"))
    line = f"deb-src [signed-by={KEYS}] {found[1]} {pins().source_of} main\n"
    (ROOM / "etc/apt/sources.list.d/source.list").write_text(line, "utf-8")
    shutil.copy("/etc/resolv.conf", ROOM / "etc" / "resolv.conf")
    inside("Reading the package lists", ["apt-get", "update", "-q"])
    install = ["apt-get", "install", "-qy", "--no-install-recommends", *TOOLS.split()]
    inside("Installing a compiler", install)
    fetch = f"cd /root && apt-get source -q --download-only {pins().package}"
    inside("Fetching the source", ["sh", "-c", fetch])
    expect((ROOM / "root" / pins().file).read_bytes(), pins().sha256, pins().file)
    made = f"./configure {CONFIGURED} LDFLAGS=-Wl,-rpath,/opt/python/lib && make -s -j2 && make -s install"
    made += " && find /opt/python/lib -name '*.so*' -type f -exec strip --strip-unneeded {} +"
    words = f"cd /root && rm -rf Python-* && tar xf {pins().file} && cd Python-* && {made}"
    inside("Making Python", ["sh", "-c", words], minutes=120)


def _install_packages() -> None:
    """Unpack the wheels; there is no pip and needs none."""
    tell("  unpacking the packages there")
    folder = ROOM / PACKAGES.relative_to("/")
    shutil.rmtree(folder, ignore_errors=True)
    for wheel in fetch_wheels(TARGET, pinned("linux")):
        with ZipFile(wheel) as archive:
            archive.extractall(folder)
            for entry in archive.infolist():  # zipfile forgets which files are programs
                mode = entry.external_attr >> 16
                if mode & 0o111:
                    (folder / entry.filename).chmod(mode & 0o777)


def inside(what: str, words: Sequence[str], *, minutes: float = 30) -> str:
    """Call a program in the base to its end; what it printed."""
    return run(what, [find("chroot"), str(ROOM), *words], minutes=minutes, variables=VARIABLES)
