"""What page and terminal show of Dark Emperor: board, scenes, plans, panels, wording, odds. No rule reads it."""
