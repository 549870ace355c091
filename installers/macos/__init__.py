"""The app and the disk image for macOS, and what can be checked of them without a Mac."""
