"""Pictures of screens, the self-test, scripts for the real window."""
