#!/bin/sh
# Puts Starboard into the menu of whoever runs this, or takes it out again with --remove. Nothing else changes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/starboard.desktop
icon=$share/icons/hicolor/scalable/apps/starboard.svg
kinds=$share/mime/packages/starboard.xml

refresh() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi
}

if [ "${1-}" = --remove ]; then
    rm -f "$entry" "$icon" "$kinds"
    refresh
    echo "Starboard is no longer in the menu. This folder and your matches are still there."
    exit 0
fi
mkdir -p "${entry%/*}" "${icon%/*}" "${kinds%/*}"
# An entry wants a backslash before some characters within quotes, and sed before its own.
program=$(printf '%s' "$here/starboard" | sed -e 's/[\\"`$]/\\&/g' -e 's/[&|\\]/\\&/g')
sed "s|PROGRAM|$program|" "$here/starboard.desktop" >"$entry"
cp "$here/starboard.svg" "$icon"
cp "$here/starboard.xml" "$kinds"
refresh
echo "Starboard is in the menu now."
