"""The floor below every screen: window, gestures, sizes, settings, folders, sounds. It knows no game."""
