"""Demonworld (1994): battles of units made of many elements. So far its ground and its shapes: sheets joined to an
area, facings, formations, wheels, lines of sight. No match can be played yet."""
