"""Build the plastic tiles of Eclipse: ship parts, technologies, discoveries and the six actions."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

import eclipse_icons as signs
from cosmos import Field, grid, rgb, screen, smooth
from eclipse_mould import Layer, Model, cast, finished, lit, ring, seen, sight, sign
from icon_shapes import move
from paint import darken, save_webp, sheet
from paint_shapes import rounded

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse"
SIDE, OVER = 128, 4
TILT = 80.0
Tones = tuple[str, str, str, str]

KINDS: dict[str, Tones] = {
    "cannon": ("#3A0708", "#7E1614", "#C4382C", "#FFB8A0"),
    "missile": ("#3E1503", "#8A3408", "#E2681A", "#FFD0A0"),
    "computer": ("#072446", "#124C84", "#2C86C8", "#BCE6FF"),
    "shield": ("#1E0F48", "#43288C", "#7A52CC", "#DCC8FF"),
    "hull": ("#1C2236", "#434D6A", "#7D89A8", "#E6EEFF"),
    "drive": ("#052C1A", "#0F5E3A", "#2A9A66", "#B4F4D4"),
    "source": ("#3C2600", "#8A5C06", "#D9A21C", "#FFF0B0"),
}
WHITE = "#F6F9FF"
PARTS: dict[str, tuple[str, str]] = {
    "ion_cannon": ("cannon", signs.ION),
    "plasma_cannon": ("cannon", signs.PLASMA),
    "antimatter_cannon": ("cannon", signs.ANTIMATTER),
    "ion_turret": ("cannon", signs.TURRET),
    "plasma_missile": ("missile", signs.ROCKET),
    "hull": ("hull", signs.plates(1)),
    "improved_hull": ("hull", signs.plates(2)),
    "shard_hull": ("hull", signs.SHARDS),
    "nuclear_drive": ("drive", signs.flames(1)),
    "fusion_drive": ("drive", signs.flames(2)),
    "tachyon_drive": ("drive", signs.flames(3)),
    "conformal_drive": ("drive", signs.WORMHOLE),
    "electron_computer": ("computer", signs.TARGET),
    "positron_computer": ("computer", signs.POSITRON),
    "gluon_computer": ("computer", signs.GLUON),
    "axion_computer": ("computer", signs.AXION),
    "nuclear_source": ("source", signs.BOLT),
    "fusion_source": ("source", signs.RING_BOLT),
    "tachyon_source": ("source", signs.SUN_BOLT),
    "hypergrid_source": ("source", signs.HEX_BOLT),
    "gauss_shield": ("shield", signs.SHIELD_LINE),
    "phase_shield": ("shield", signs.PHASE),
    "flux_shield": ("shield", signs.FLUX),
}
RARE = ("axion_computer", "hypergrid_source", "shard_hull", "ion_turret", "conformal_drive", "flux_shield")

CATEGORIES: dict[str, Tones] = {
    "military": ("#3A0A1C", "#7C1C3C", "#C23E66", "#FFC0D2"),
    "grid": ("#06302C", "#10645A", "#269C8C", "#B8FFF0"),
    "nano": ("#3A2A00", "#7E6206", "#C8A21E", "#FFF4B8"),
}
TECHS: dict[str, tuple[str, str]] = {
    "neutron_bombs": ("military", signs.BOMB),
    "starbase": ("military", signs.STARBASE),
    "plasma_cannon": ("military", signs.PLASMA),
    "phase_shield": ("military", signs.PHASE),
    "advanced_mining": ("military", signs.PICK),
    "tachyon_source": ("military", signs.SUN_BOLT),
    "plasma_missile": ("military", signs.ROCKET),
    "gluon_computer": ("military", signs.GLUON),
    "gauss_shield": ("grid", signs.SHIELD_LINE),
    "improved_hull": ("grid", signs.plates(2)),
    "fusion_source": ("grid", signs.RING_BOLT),
    "positron_computer": ("grid", signs.POSITRON),
    "advanced_economy": ("grid", move(signs.COIN, -1, 5, 0.82) + signs.STAR),
    "tachyon_drive": ("grid", signs.flames(3)),
    "antimatter_cannon": ("grid", signs.ANTIMATTER),
    "quantum_grid": ("grid", signs.GRID),
    "nanorobots": ("nano", signs.BOT),
    "fusion_drive": ("nano", signs.flames(2)),
    "advanced_robotics": ("nano", signs.ARM),
    "orbital": ("nano", signs.ORBITAL),
    "advanced_labs": ("nano", move(signs.FLASK, -3, 5, 0.85) + signs.STAR),
    "monolith": ("nano", signs.MONOLITH),
    "artifact_key": ("nano", signs.KEY),
    "wormhole_generator": ("nano", signs.WORMHOLE),
}
STONE: Tones = ("#0A0C18", "#1E2238", "#464C6C", "#C8D2F4")
DISCOVERIES: dict[str, tuple[str, str]] = {
    "money": (signs.COIN, "#FFB32E"),
    "science": (signs.FLASK, "#FF8CCB"),
    "materials": (signs.NUT, "#C98A52"),
    "ancient_technology": (signs.RELIC, "#7FE8D0"),
    "ancient_cruiser": (signs.CRUISER, "#D8E2F8"),
    "axion_computer": (signs.AXION, "#6FC6FF"),
    "hypergrid_source": (signs.HEX_BOLT, "#FFD75A"),
    "shard_hull": (signs.SHARDS, "#C4CEE8"),
    "ion_turret": (signs.TURRET, "#FF7A62"),
    "conformal_drive": (signs.WORMHOLE, "#5FE0A0"),
    "flux_shield": (signs.FLUX, "#B794FF"),
}
NAVY: Tones = ("#060C24", "#14245C", "#2C4AA4", "#B8D0FF")
ACTIONS = {
    name: signs.SIGNS[name] for name in ("explore", "influence", "research", "upgrade", "build", "move")
}


def bold(body: str, share: float = 1.4) -> str:
    """The same sign with thicker lines, so that it is read from afar."""
    return re.sub(
        r'stroke-width="([0-9.]+)"', lambda found: f'stroke-width="{float(found[1]) * share:.2f}"', body
    )


SQUARE = rounded([(5, 4), (95, 4), (95, 94), (5, 94)], 15)
PANEL = rounded([(12, 11), (88, 11), (88, 87), (12, 87)], 10)
OCTAGON = rounded([(30, 3), (70, 3), (96, 29), (96, 69), (70, 95), (30, 95), (4, 69), (4, 29)], 5)
OCTAGON_IN = rounded([(33, 11), (67, 11), (88, 32), (88, 66), (67, 87), (33, 87), (12, 66), (12, 32)], 4)
HEXAGON = rounded([(50, 2), (93, 26), (93, 72), (50, 96), (7, 72), (7, 26)], 6)
HEXAGON_IN = rounded([(50, 11), (85, 30.5), (85, 67.5), (50, 87), (15, 67.5), (15, 30.5)], 4)
DISC, DISC_IN = ring(50, 49, 46), ring(50, 49, 37.5)
FRAMES = {"military": (OCTAGON, OCTAGON_IN), "grid": (SQUARE, PANEL), "nano": (DISC, DISC_IN)}


def _lit(model: Model, tones: Tones) -> Field:
    piece = cast(model, SIDE * OVER)
    return seen(sight(piece, TILT), lit(piece, tones, tilt=TILT))


def _sheen(field: Field) -> Field:
    """One broad reflection across the upper left."""
    side = field.shape[0]
    x, y = grid(side, side)
    line = (x * 0.5 + y * 0.87) / side
    shine = smooth(0.52, 0.46, line) * smooth(0.02, 0.4, line) * 0.10
    out = field.copy()
    out[..., :3] = screen(out[..., :3], shine[..., None] * rgb("#FFFFFF"))
    return out


def part(name: str) -> Image.Image:
    """A ship part: one white sign on plastic in the colour of its kind; rare ones have a golden rim."""
    kind, body = PARTS[name]
    mark = sign(bold(body), 50, 43, 62)
    paint = [(mark, WHITE)]
    if name in RARE:
        paint.insert(0, (SQUARE + PANEL, "#E8B84A"))
    layers = (Layer(SQUARE, 2, 8, 7), Layer(mark, 8.5, 3.2, 2.2))
    return finished(
        _sheen(_lit(Model(layers, grooves=((PANEL, 1.4, 1.6),), painted=paint), KINDS[kind])), OVER
    )


def tech(name: str) -> Image.Image:
    """A technology: its sign on a dark inlay, framed by the shape and colour of its category."""
    category, body = TECHS[name]
    outer, inner = FRAMES[category]
    tones = CATEGORIES[category]
    mark = sign(bold(body), 50, 49, 55 if category == "nano" else 60)
    layers = (Layer(outer + inner, 3, 8, 5), Layer(inner, 0, 4, 2), Layer(mark, 4, 3.2, 2.2))
    paint = [(inner, "#1A2140"), (mark, tones[3])]
    return finished(_sheen(_lit(Model(layers, painted=paint), tones)), OVER)


def discovery(name: str) -> Image.Image:
    """A discovery: an old stone six-sided tile with a glowing sign."""
    body, colour = DISCOVERIES[name]
    mark = sign(bold(body, 1.25), 50, 49, 54)
    layers = (Layer(HEXAGON + HEXAGON_IN, 3, 8, 5), Layer(HEXAGON_IN, 0, 5, 3), Layer(mark, 5, 3.4, 2.2))
    paint = [(HEXAGON + HEXAGON_IN, "#A8843E"), (mark, colour)]
    return finished(
        _sheen(_lit(Model(layers, painted=paint, lit_lines=((mark, 1.8, darken(colour, 0.5)),)), STONE)), OVER
    )


def action(name: str) -> Image.Image:
    """A medallion: a golden sign on a domed navy disc with a golden edge."""
    mark = sign(bold(ACTIONS[name], 1.45), 50, 49, 56)
    layers = (
        Layer(ring(50, 49, 46), 2, 12, 16),
        Layer(ring(50, 49, 46) + ring(50, 49, 41), 5, 5, 2.4),
        Layer(mark, 13.4, 3.2, 2.0),
    )
    paint = [(ring(50, 49, 46.5) + ring(50, 49, 41), "#D9A840"), (mark, "#FFE092")]
    return finished(_lit(Model(layers, painted=paint), NAVY), OVER)


MAKERS: dict[str, tuple[Callable[[str], Image.Image], Sequence[str]]] = {
    "parts": (part, tuple(PARTS)),
    "techs": (tech, tuple(TECHS)),
    "discoveries": (discovery, tuple(DISCOVERIES)),
    "actions": (action, tuple(ACTIONS)),
}


def main(arguments: list[str]) -> None:
    """Build the groups named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        files = [FOLDER / group / f"{name}.webp" for group, (_, names) in MAKERS.items() for name in names]
        sheet([Image.open(file).convert("RGBA") for file in files], arguments[1], 12, 128)
        return
    for group in arguments or MAKERS:
        maker, names = MAKERS[group]
        for name in names:
            save_webp(maker(name), FOLDER / group / f"{name}.webp", 88)


if __name__ == "__main__":
    main(sys.argv[1:])
