"""Builds the archive for Linux."""

from __future__ import annotations

import gzip
import hashlib
import io
import shutil
import tarfile
from pathlib import Path

from installers import contents, folder, pictures
from installers.linux import base, desktop
from installers.project import BUILD, BUILT_FROM, DIST, ROOT, commit, version
from installers.sizes import size_of
from installers.steps import tell

WORK = BUILD / "linux"
FOLDER = DIST / "linux" / "starboard"
THERE = Path("/project")  # in the base
NAME = "Starboard"


def archive() -> Path:
    return DIST / f"Starboard-{version()}-linux-x86_64.tar.gz"


def build(check: bool) -> int:
    """Make everything for Linux, and check it if asked to; the exit code."""
    tell(f"== building for Linux: {version()}, commit {commit().name or 'unknown'}")
    make_folder()
    tell("  packing the archive")
    pack(FOLDER, archive())
    tell(f"  the folder: {size_of(FOLDER) / 1e6:.1f} MB")
    tell(f"  {archive().name}: {archive().stat().st_size / 1e6:.1f} MB")
    tell(f"  sha256 {hashlib.sha256(archive().read_bytes()).hexdigest()}  {archive().name}")
    if check:
        from installers.linux import check as checks

        checks.check(archive())
    return 0


def make_folder() -> None:
    """The program folder, frozen in the base."""
    base.prepare()
    tell("  making the pictures lighter")
    pictures.prepare(contents.shipped())
    shutil.rmtree(FOLDER, ignore_errors=True)
    tell("  freezing the program")
    told = {
        "PYTHONPATH": str(base.PACKAGES),
        "PYTHONHASHSEED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SOURCE_DATE_EPOCH": str(commit().time),
        BUILT_FROM: f"{commit().name},{commit().time}",
    }
    copy_project()
    python = " ".join([str(base.PYTHON), *folder.words("dist", "build/work")])
    named = [f"{name}={value}" for name, value in told.items()]
    words = ["env", *named, "sh", "-c", f"cd {THERE} && {python}"]
    base.inside("PyInstaller", words, minutes=60)
    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(inner(THERE) / "dist" / "starboard", FOLDER)
    for name, content in desktop.files().items():
        (FOLDER / name).write_bytes(content)
    (FOLDER / "install.sh").chmod(0o755)


def copy_project() -> None:
    """Take what the program is made of into the base, in the place of what was there."""
    there = inner(THERE)
    shutil.rmtree(there, ignore_errors=True)
    for name in ("assets", "game", "installers", "scenes"):
        shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "build.spec", "pyproject.toml"):
        shutil.copy(ROOT / name, there / name)
    shutil.copytree(pictures.KEPT, there / pictures.KEPT.relative_to(ROOT))


def inner(path: Path) -> Path:
    """Where a path of the base lies for us."""
    return base.ROOM / path.relative_to("/")


def pack(program: Path, out: Path) -> None:
    """An archive of the folder; the same files always make the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        for path in [program, *sorted(program.rglob("*"))]:
            entry = tar.gettarinfo(path, f"{NAME}/{path.relative_to(program)}" if path != program else NAME)
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = commit().time
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                tar.addfile(entry)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(gzip.compress(packed.getvalue(), mtime=commit().time))
