"""Special conditions (DR-A-SCO): kingdoms that are in trouble, or in luck, when play begins."""
