"""What page and terminal show of Demonworld."""
