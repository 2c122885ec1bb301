# The board and its panels.
