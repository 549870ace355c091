"""The SVG picture under construction: its parts, definitions, paints and filters."""

from __future__ import annotations

import base64
import io
import random
from collections.abc import Sequence

from PIL import Image

from paint_shapes import Point, Stop, alpha, channels, darken, lighten, rect, written


class Sketch:
    """An SVG picture under construction, with its own random numbers."""

    def __init__(self, width: int, height: int, seed: int | str = 0) -> None:
        self.width = width
        self.height = height
        self.rng = random.Random(seed)
        self.parts: list[str] = []
        self._definitions: dict[str, str] = {}

    def add(self, *parts: str) -> None:
        self.parts.extend(parts)

    def define(self, template: str) -> str:
        """Register a definition whose id is written as {id}; the same text is kept once. Returns url(#id)."""
        name = self._definitions.setdefault(template, f"d{len(self._definitions)}")
        return f"url(#{name})"

    def svg(self) -> str:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        defs = "".join(text.replace("{id}", name) for text, name in self._definitions.items())
        head = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        return f"<svg {head} {size}><defs>{defs}</defs>{''.join(self.parts)}</svg>"

    def linear(
        self,
        *stops: Stop,
        start: Point = (0.2, 0.0),
        end: Point = (0.8, 1.0),
        user: bool = False,
    ) -> str:
        """A linear gradient, by default from the upper left of the shape; user=True: picture coordinates."""
        units = ' gradientUnits="userSpaceOnUse"' if user else ""
        where = f'x1="{start[0]:.3f}" y1="{start[1]:.3f}" x2="{end[0]:.3f}" y2="{end[1]:.3f}"'
        return self.define(f'<linearGradient id="{{id}}" {where}{units}>{_stops(stops)}</linearGradient>')

    def radial(
        self,
        *stops: Stop,
        centre: Point = (0.5, 0.5),
        radius: float = 0.5,
        focus: Point | None = None,
        user: bool = False,
    ) -> str:
        """A radial gradient, in fractions of the shape or, with user=True, in picture coordinates."""
        units = ' gradientUnits="userSpaceOnUse"' if user else ""
        fx, fy = focus or centre
        where = f'cx="{centre[0]:.3f}" cy="{centre[1]:.3f}" r="{radius:.3f}" fx="{fx:.3f}" fy="{fy:.3f}"'
        return self.define(f'<radialGradient id="{{id}}" {where}{units}>{_stops(stops)}</radialGradient>')

    def ball(self, colour: str, light: float = 0.45, dark: float = 0.55) -> str:
        """The usual sphere shading of a colour, lit from the upper left."""
        return self.radial(
            lighten(colour, light),
            (0.45, colour),
            darken(colour, dark),
            centre=(0.42, 0.4),
            radius=0.68,
            focus=(0.3, 0.24),
        )

    def blur(self, deviation: float, wide: bool = False, margin: float = 0.35) -> str:
        """A blur filter; it sees `margin` of the shape size around it or, with wide=True, the whole picture,
        which straight lines and large glows need."""
        # Below 2 the renderer switches to a method several times slower.
        return self._filter(f'<feGaussianBlur stdDeviation="{max(2.05, deviation):.2f}"/>', wide, margin)

    def shadow(
        self,
        dx: float = 6,
        dy: float = 10,
        deviation: float = 12,
        colour: str = "#02030c",
        opacity: float = 0.55,
    ) -> str:
        """A drop shadow filter that keeps the shape."""
        return self._filter(
            f'<feDropShadow dx="{dx}" dy="{dy}" stdDeviation="{deviation}" '
            f'flood-color="{colour}" flood-opacity="{opacity}"/>',
            False,
        )

    def glow(self, colour: str, deviation: float = 14, opacity: float = 0.9) -> str:
        """A light filter that keeps the shape and surrounds it with a colour."""
        return self._filter(
            f'<feGaussianBlur in="SourceAlpha" stdDeviation="{deviation}" result="b"/>'
            f'<feFlood flood-color="{colour}" flood-opacity="{opacity}"/>'
            '<feComposite in2="b" operator="in" result="g"/>'
            '<feMerge><feMergeNode in="g"/><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge>',
            False,
        )

    def grain(self, frequency: float | str, seed: int = 1, octaves: int = 4, contrast: float = 1.6) -> str:
        """A filter that breaks a shape into cloudy noise of its own colour; slow on large areas."""
        shift = 0.5 - contrast * 0.5
        return self._filter(
            f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" '
            f'seed="{seed}" result="n"/>'
            f'<feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 '
            f'{contrast} 0 0 0 {shift:.3f}" result="a"/>'
            '<feComposite in="SourceGraphic" in2="a" operator="in"/>',
            False,
        )

    def _filter(self, content: str, wide: bool, margin: float = 0.5) -> str:
        side = 1 + 2 * margin
        region = f'x="{-margin:.2f}" y="{-margin:.2f}" width="{side:.2f}" height="{side:.2f}"'
        if wide:
            extent = f'x="-50" y="-50" width="{self.width + 100}" height="{self.height + 100}"'
            region = f'filterUnits="userSpaceOnUse" {extent}'
        return self.define(
            f'<filter id="{{id}}" {region} color-interpolation-filters="sRGB">{content}</filter>'
        )

    def clip(self, *outlines: str) -> str:
        """A clip path of the union of the outlines."""
        inner = "".join(f'<path d="{d}"/>' for d in outlines)
        return self.define(f'<clipPath id="{{id}}">{inner}</clipPath>')

    def mask(self, *parts: str) -> str:
        """A luminance mask of the parts."""
        extent = f'x="0" y="0" width="{self.width}" height="{self.height}"'
        return self.define(f'<mask id="{{id}}" maskUnits="userSpaceOnUse" {extent}>{"".join(parts)}</mask>')

    def embed(self, image: Image.Image, x: float, y: float, w: float, h: float, **attributes: object) -> str:
        """A raster picture (a texture shaded in NumPy, for example) inside the SVG."""
        buffer = io.BytesIO()
        image.save(buffer, "PNG", compress_level=1)
        data = base64.b64encode(buffer.getvalue()).decode()
        where = f'x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" preserveAspectRatio="none"'
        return f'<image {where} xlink:href="data:image/png;base64,{data}" {written(attributes)}/>'

    def vignette(self, opacity: float = 0.55) -> str:
        """The slight darkening of the corners, drawn last."""
        paint = self.radial(
            alpha("#03040c", 0), (0.62, alpha("#03040c", 0)), (1.0, alpha("#03040c", opacity)), radius=0.76
        )
        return rect(0, 0, self.width, self.height, fill=paint)


def _stops(stops: Sequence[Stop]) -> str:
    """Stop elements; plain colours are spread evenly, a pair (offset, colour) says where it stands."""
    parts: list[str] = []
    for i, stop in enumerate(stops):
        offset, colour = (i / max(1, len(stops) - 1), stop) if isinstance(stop, str) else stop
        red, green, blue, opacity = channels(colour)
        clear = f' stop-opacity="{opacity:.3f}"' if opacity < 1 else ""
        parts.append(f'<stop offset="{offset:.3f}" stop-color="#{red:02x}{green:02x}{blue:02x}"{clear}/>')
    return "".join(parts)
