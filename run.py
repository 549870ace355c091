"""Sets Starboard up in `.venv` once, then starts its tasks; needs Python 3.11 or newer and nothing else."""

# An older Python must get as far as the sentence that it is too old: loading this file may not need 3.11.
from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen, TimeoutExpired

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OLDEST_PYTHON = (3, 11)
INTERRUPTED = 130
NOTHING_COLLECTED = 5
UNFINISHED = "unfinished"
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
TASKS = (
    "play", "test", "simulate", "arena", "odds", "shot", "poke", "stops", "lessons", "verify", "bench",
    "build",
)  # fmt: skip
MODULE_OF = {
    "play": ["scenes"],
    "simulate": ["game", "simulate"],
    "arena": ["game", "arena"],
    "odds": ["game", "odds"],
    "shot": ["scenes", "shot"],
    "poke": ["scenes", "poke"],
    "stops": ["scenes", "stops"],
    "lessons": ["scenes", "lessons"],
    "verify": ["game", "verify"],
    "bench": ["tests.bench"],
    "build": ["installers"],
}
GROUPS_OF = {
    "test": ["dev", "build"],
    "bench": ["dev"],
    "build": ["build"],
}  # of packages, besides those to play

HELP = """\
usage: python3 run.py [TASK] [arguments]

Starboard: space board games at one table, offline. The first start makes .venv and installs what is needed.

  play       start the program (the same as no task at all)
  test       check the program: ruff, mypy and pytest
  simulate   play whole matches without a screen
  arena      tournaments between bots: ratings, how fair seats and factions are, weights by self-play
  odds       the odds of a battle of Eclipse, as "3 interceptor vs 2 ancient"
  shot       draw a screen of the program into a file
  poke       touch everything at a table at random and count what answers
  stops      count what people are asked, always and with smart stops
  lessons    play every lesson and puzzle by its own script and check that it reaches its goal
  verify     repeat a saved match and check that its dice were fair
  bench      measure the program against its budgets
  build      make what can be given away: a program folder, an installer, an archive, a disk image

`python3 run.py TASK --help` says more about one task.
"""

HELP_OF = {
    "test": """\
usage: python3 run.py test [pytest arguments] [--slow]

Runs ruff, mypy and pytest without a screen. All of them run even if one fails; the first that failed decides
the exit code.

  --slow             also run the tests marked slow
  pytest arguments   for example a test file, or -k and a word; ruff and mypy look at everything all the same
""",
    "build": """\
usage: python3 run.py build [--windows | --linux | --macos] [--check]

Makes dist/starboard, a folder with the program and all it needs for this kind of computer (on a Mac also
dist/Starboard.app), and lets it check itself.

  --windows   make the installer and the zip for Windows instead; on Linux with Wine
  --linux     make the archive for Linux instead, on a base that is five years old
  --macos     make the app and the disk image instead; without a Mac check all that needs none
  --check     also install it, start it, update it and remove it again
""",
}


class SetupFailed(Exception):
    """Starboard could not be set up; the text is the sentence for the person."""


class Environment:
    """The `.venv` of one project folder, stamped with what was installed into it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.stamp = self.venv / "stamp.json"
        self.lock = root / ".venv.lock"  # beside .venv, which may be made anew under the lock
        # pip asks nothing, and a person's own `user = true` does not make it refuse to install into .venv.
        pip = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
        self.variables = {**os.environ, **pip, "PYTHONPATH": str(root)}

    def requirements(self) -> dict[str, list[str]]:
        """The pinned packages of each group: `runtime` to play, `dev` to test and measure, `build`."""
        import tomllib  # new in 3.11, see the top of the file

        try:
            project = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))
            return {"runtime": project["project"]["dependencies"], **project["dependency-groups"]}
        except (OSError, ValueError, KeyError) as error:
            raise SetupFailed(f"pyproject.toml does not tell what to install: {error!r}.") from error

    def stamped(self) -> dict[str, str]:
        """What the stamp says, or nothing if it is missing or damaged."""
        try:
            stamp = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def write_stamp(self, stamp: Mapping[str, str]) -> None:
        """Note what is installed."""
        self.stamp.write_text(json.dumps(stamp, indent=2) + "\n", "utf-8")

    def base_python(self) -> str:
        """The system's interpreter behind `.venv`, or nothing if it is gone."""
        base = self.python
        if os.name == "nt" and base.exists():  # There it only starts another one, which a file names.
            settings = (self.venv / "pyvenv.cfg").read_text("utf-8")
            base = Path(settings.partition("home = ")[2].partition("\n")[0], "python.exe")
        return os.path.realpath(base) if base.exists() else ""

    def is_whole(self, groups: Sequence[str]) -> bool:
        """Whether `.venv` can be used, or added to, for these groups without making it anew."""
        stamp = self.stamped()
        # Another path than the stamped one is a replaced Python, which does not see the packages of the old.
        if not stamp or stamp.get("python") != self.base_python():
            return False
        return all(stamp.get(group) != UNFINISHED for group in groups)

    def missing(self, groups: Sequence[str]) -> list[str]:
        """The groups that are not installed as pyproject.toml wants them now."""
        if not self.is_whole(groups):
            return list(groups)
        wanted, stamp = self.requirements(), self.stamped()
        return [group for group in groups if stamp.get(group) != fingerprint(wanted[group])]

    def prepare(self, *groups: str) -> None:
        """Set up what is missing for these groups; usually nothing is."""
        try:
            if self.missing(groups):
                with locked(self.lock):
                    self.set_up(groups)
        except OSError as error:
            raise SetupFailed(f"Starboard cannot set up .venv in {self.root}: {error.strerror}.") from error
        except KeyboardInterrupt:
            tell("Setting up was interrupted; the next start takes it up again.")
            raise

    def set_up(self, groups: Sequence[str]) -> None:
        """Make `.venv` if need be and install the missing groups; the stamp comes last."""
        missing = self.missing(groups)  # Looked at again: another start may have done it during the wait.
        if not missing:
            return
        started = time.monotonic()
        tell("Setting up Starboard; later starts skip this.")
        if not self.is_whole(groups):
            self.make_venv()
        self.install(missing)
        tell(f"  ready after {time.monotonic() - started:.0f} s")

    def make_venv(self) -> None:
        """Make `.venv` anew, whatever was there."""
        tell("  making .venv")
        self.stamp.unlink(missing_ok=True)
        for _ in self.output_of("Making .venv", [sys.executable, "-m", "venv", "--clear", str(self.venv)]):
            pass
        self.write_stamp({"python": self.base_python()})

    def install(self, groups: Sequence[str]) -> None:
        """Install the groups with the pip of `.venv` and stamp them."""
        wanted, stamp = self.requirements(), self.stamped()
        packages = [package for group in groups for package in wanted[group]]
        tell(f"  installing {', '.join(packages)}")
        step = f"Installing the {' and '.join(groups)} packages (is there a network?)"
        for line in self.output_of(step, [str(self.python), "-m", "pip", "install", *packages]):
            if line.startswith(("Collecting", "Processing", "Downloading", "Installing")):
                tell(f"    {line}")
            if line.startswith("WARNING: Retrying"):
                tell("    no answer from the package index, trying again")
            # From here on pip changes .venv: breaking in now leaves these groups in doubt, and only these.
            if line.startswith("Installing collected packages"):
                self.write_stamp({**stamp, **dict.fromkeys(groups, UNFINISHED)})
        self.write_stamp({**stamp, **{group: fingerprint(wanted[group]) for group in groups}})

    def output_of(self, step: str, command: Sequence[str]) -> Iterator[str]:
        """The lines a step of the set-up prints, while it runs; a failing one raises with its last lines."""
        last: deque[str] = deque(maxlen=8)
        env = self.variables
        with Popen(command, cwd=self.root, env=env, stdout=PIPE, stderr=STDOUT, errors="replace") as process:
            assert process.stdout is not None
            try:
                for line in filter(None, map(str.strip, process.stdout)):
                    if not line.startswith("WARNING"):
                        last.append(line)
                    yield line
            except BaseException:
                process.terminate()
                raise
        if process.returncode:
            said = "".join(f"\n    {line}" for line in last)
            raise SetupFailed(f"{step} failed with exit code {process.returncode}; its last words:{said}")

    def call(self, module: str, *arguments: str, variables: Mapping[str, str] | None = None) -> int:
        """Run a module in `.venv` to its end; its exit code."""
        return self.run([str(self.python), "-m", module, *arguments], variables)

    def run(self, command: Sequence[str], variables: Mapping[str, str] | None = None) -> int:
        """Run a command to its end; its exit code."""
        process = Popen(command, cwd=self.root, env={**self.variables, **(variables or {})})
        try:
            code = process.wait()
        except KeyboardInterrupt:
            # The terminal sent Ctrl-C to the module as well: it gets the time to end in its own way.
            with contextlib.suppress(TimeoutExpired):
                process.wait(timeout=10)
            raise
        finally:
            process.kill()
        return code if code >= 0 else 128 - code

    def become(self, module: str, *arguments: str) -> int:
        """Run a module in `.venv`, in the place of this process where the system can do that."""
        if os.name != "nt":
            os.chdir(self.root)
            os.execve(self.python, [str(self.python), "-m", module, *arguments], self.variables)
        return self.call(module, *arguments)


def fingerprint(packages: Sequence[str]) -> str:
    """A short text that changes when a package or its version does."""
    return hashlib.sha256("\n".join(sorted(packages)).encode()).hexdigest()


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock on a file, waiting for other starts; the system drops the lock of a process that died."""
    with file.open("a") as held:
        if not try_lock(held.fileno()):
            tell("Another start is setting up Starboard; waiting for it.")
            while not try_lock(held.fileno()):
                time.sleep(0.2)
        yield


def try_lock(descriptor: int) -> bool:
    """Lock an open file if nobody else holds it; closing it unlocks."""
    with contextlib.suppress(BlockingIOError, PermissionError):
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def tell(text: str) -> None:
    """Say something to the person, leaving the standard output to the tasks."""
    print(text, file=sys.stderr, flush=True)


def pytest_arguments(arguments: Sequence[str]) -> list[str]:
    """What pytest is called with; a person's own arguments come last, so they win."""
    selection = ["-m", ""] if "--slow" in arguments else []
    shared = ["-n", "2", "--dist", "worksteal"]  # long tests at the end of one half kept the other waiting
    return [*shared, "-q", *selection, *(word for word in arguments if word != "--slow")]


def check(environment: Environment, arguments: Sequence[str]) -> int:
    """Run every check; the exit code of the first that failed, or 0."""
    steps = [
        ("ruff check", ["ruff", "check", "."]),
        ("ruff format", ["ruff", "format", "--check", "."]),
        ("mypy", ["mypy"]),
        ("pytest", ["pytest", *pytest_arguments(arguments)]),
    ]
    # Compiling all tests takes 16 seconds in each half: it is done once for both and for all programs that
    # they start, and kept beside the packages, even if a person wants no such files in the project.
    compiled = {"PYTHONPYCACHEPREFIX": str(environment.venv / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
    failed: dict[str, int] = {}
    for name, command in steps:
        print(f"== {name}", flush=True)
        code = environment.call(*command, variables={**HEADLESS, **compiled})
        if name == "pytest" and code == NOTHING_COLLECTED:
            tell("No test was run, which counts as a failure; tests marked slow need --slow.")
        if code:
            failed[name] = code
    print(f"== failed: {', '.join(failed)}" if failed else "== all passed", flush=True)
    return next(iter(failed.values()), 0)


def perform(task: str, environment: Environment, arguments: Sequence[str]) -> int:
    """Set up what the task needs and run it."""
    environment.prepare("runtime", *GROUPS_OF.get(task, []))
    if task == "test":
        return check(environment, arguments)
    return environment.become(*MODULE_OF[task], *arguments)


def main(words: Sequence[str], root: Path, version: tuple[int, ...] = sys.version_info[:2]) -> int:
    """Understand the words of the command line; the exit code."""
    if version < OLDEST_PYTHON:
        tell(f"Starboard needs Python 3.11 or newer; this is Python {'.'.join(map(str, version))}.")
        return 2
    task, *arguments = words or ["play"]
    if task in ("-h", "--help"):
        print(HELP, end="")
        return 0
    if task not in TASKS:
        tell(f"There is no task '{task}'; tasks are: {', '.join(TASKS)}.")
        return 2
    if task in HELP_OF and {"-h", "--help"} & set(arguments):
        print(HELP_OF[task], end="")
        return 0
    try:
        return perform(task, Environment(root), arguments)
    except SetupFailed as failure:
        tell(str(failure))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent))
