"""Starts the program with its window."""

import sys

NOT_YET = """\
The table on the screen is not built yet.
Meanwhile `python3 run.py simulate duel` plays matches and `python3 run.py test` checks the program.
"""


def main() -> int:
    """Say what can be done until there is a window; the exit code."""
    if len(sys.argv) > 1:
        print(f"The program takes no arguments yet, so '{sys.argv[1]}' means nothing to it.", file=sys.stderr)
        return 2
    print(NOT_YET, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
