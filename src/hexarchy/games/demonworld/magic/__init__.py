"""Magic (DW-E-MAG, DW-E-SPL, DW-E-ITM): casting in the order of the wizards' levels, spells gone wrong, the twelve
spells, magic items."""
