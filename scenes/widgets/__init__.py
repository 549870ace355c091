"""The widget kit: one retained tree with role, name, rectangle and actions for every widget."""
