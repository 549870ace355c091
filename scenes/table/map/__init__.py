"""A map that is larger than its window, and the camera over it."""
