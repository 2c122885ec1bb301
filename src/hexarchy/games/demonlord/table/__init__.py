"""What page and terminal show of Demonlord: board, scenes, plans, panels, wording, odds. No rule reads it."""
