"""Who stands beside somebody at a table, and what is pointed at."""
