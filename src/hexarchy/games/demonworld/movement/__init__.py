"""Movement (DW-B-MOV): the four steps, one unit after another, one operation at a time."""
