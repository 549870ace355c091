"""What a Mac is told about the program: its kind, its languages, the files that it opens."""

from __future__ import annotations

from installers.file_kinds import KINDS

IDENTIFIER = "io.github.starboard.tabletop"
OLDEST = "11.0"


def keys(name: str) -> dict[str, object]:
    """The keys of Info.plist beyond those that PyInstaller writes."""
    return {
        "CFBundleDisplayName": name,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.name,
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind.uti],
            }
            for kind in KINDS
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
        "NSPrincipalClass": "NSApplication",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind.uti,
                "UTTypeDescription": kind.name,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [kind.ending.removeprefix(".")],
                    "public.mime-type": [kind.mime],
                },
            }
            for kind in KINDS
        ],
    }
