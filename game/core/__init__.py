"""The kernel that every game stands on. It knows no game and no screen."""
