"""What lies beside the Linux program: its place in the menu, its icon, the kinds of files that it opens."""

from __future__ import annotations

from installers.file_kinds import KINDS
from installers.project import ROOT

ICON = ROOT / "assets" / "installer" / "icon.svg"
SCRIPT = ROOT / "installers" / "linux" / "install.sh"
README = """\
Starboard: four space board games at one table, offline.

Start ./starboard. ./install.sh puts it into your menu and lets a double-click open matches, decks and cards;
./install.sh --remove takes that back. To remove Starboard itself, delete this folder. Your matches stay in
~/.local/share/Starboard, your settings and decks in ~/.config/Starboard.

Vier Weltraumbrettspiele an einem Tisch, ohne Netz.

Starte ./starboard. ./install.sh nimmt es in dein Menü auf, und ein Doppelklick öffnet Partien, Decks und
Karten; ./install.sh --remove nimmt das zurück. Um Starboard zu entfernen, lösche diesen Ordner. Deine Partien
bleiben in ~/.local/share/Starboard, deine Einstellungen und Decks in ~/.config/Starboard.
"""


def files() -> dict[str, bytes]:
    """The files by name."""
    return {
        "starboard.desktop": entry().encode(),
        "starboard.xml": mime().encode(),
        "starboard.svg": ICON.read_bytes(),
        "install.sh": SCRIPT.read_bytes(),
        "README.txt": README.encode(),
    }


def entry() -> str:
    """The entry of the menu; install.sh puts the way to the program in place of PROGRAM."""
    lines = {
        "Type": "Application",
        "Name": "Starboard",
        "GenericName": "Board games",
        "GenericName[de]": "Brettspiele",
        "Comment": "Four space board games at one table",
        "Comment[de]": "Vier Weltraumbrettspiele an einem Tisch",
        "Exec": '"PROGRAM" %f',
        "Icon": "starboard",
        "Terminal": "false",
        "Categories": "Game;BoardGame;",
        "MimeType": "".join(f"{kind.mime};" for kind in KINDS),
        "StartupWMClass": "Starboard",
    }
    return "\n".join(["[Desktop Entry]", *(f"{key}={value}" for key, value in lines.items()), ""])


def mime() -> str:
    """The kinds of files."""
    kinds = [
        f'  <mime-type type="{kind.mime}">\n'
        f"    <comment>{kind.name}</comment>\n"
        f'    <comment xml:lang="de">{kind.german}</comment>\n'
        f'    <icon name="starboard"/>\n'
        f'    <glob pattern="*{kind.ending}"/>\n'
        f"  </mime-type>"
        for kind in KINDS
    ]
    head = ['<?xml version="1.0" encoding="UTF-8"?>', f'<mime-info xmlns="{NAMESPACE}">']
    return "\n".join([*head, *kinds, "</mime-info>", ""])


NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"
