"""How the disk image looks when it is opened: the app at the left, the folder to drag it to at the right.

`installers/macos/build.py` hands this to dmgbuild.
"""

from __future__ import annotations

from pathlib import PurePosixPath

WINDOW = ((200, 160), (560, 340))
LEFT, RIGHT = (150, 160), (410, 160)
ICON_SIZE = 112


def settings(app: str, icon: str) -> dict[str, object]:
    """What dmgbuild is told."""
    name = PurePosixPath(app).name
    return {
        "format": "ULFO",  # macOS 10.11 and younger
        "filesystem": "HFS+",
        "files": [app],
        "symlinks": {"Applications": "/Applications"},
        "icon": icon,
        "icon_locations": {name: LEFT, "Applications": RIGHT},
        "window_rect": WINDOW,
        "default_view": "icon-view",
        "icon_size": ICON_SIZE,
        "text_size": 13,
        "show_status_bar": False,
        "show_toolbar": False,
        "show_sidebar": False,
    }
