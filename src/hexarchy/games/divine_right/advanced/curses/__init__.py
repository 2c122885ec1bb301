"""Curses (DR-A-CURSE): what magicians and some devices lay on heroes, and how they are rid of it.

`table` says who is under which Curse; `kinds` lays and lifts them: each Curse is a small class that is told when it
begins to work and when it ends. `guises` puts one counter in the place of another. The rest are the chapters: placing
and lifting, the Curses themselves, and monarchs who are lost.
"""
