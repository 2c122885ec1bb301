# Charts and the order of battle.

charts-none = This game has no charts.
chart-now = now
to-chart = Chart: { $title }
units-search = Search the units
units-none = No unit holds these words.
unit-nowhere = Not seen, or not in play
