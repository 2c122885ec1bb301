"""Magic (DE-12 to 14): runes, castings, counter-spells, and the spells of each segment."""
