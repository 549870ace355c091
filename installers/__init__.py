"""Makes what a person can be given: an installer, an archive or a disk image that needs no Python."""
