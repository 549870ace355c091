"""How hands give an answer to any question."""
