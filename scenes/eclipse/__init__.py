"""The table of Eclipse on the screen."""

from scenes.eclipse.tabletop import EclipseTableTop

TABLE = EclipseTableTop()
