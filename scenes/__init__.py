"""The table on the screen."""

import os

VERSION = "0.1.0"  # as in pyproject.toml, which the built program does not have

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on the standard output otherwise
