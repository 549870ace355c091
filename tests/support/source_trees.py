"""The sources of the program as syntax trees: read once for all tests that look into them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def inside(tree: ast.AST) -> tuple[ast.AST, ...]:
    """What stands in a tree; it is asked for many times."""
    return tuple(ast.walk(tree))
