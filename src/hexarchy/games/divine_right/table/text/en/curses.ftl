# Curses.

panel-curses = Curses
label-curse = { $curse }: { $hero }
label-curse-waits = { $curse }, held back: { $hero }
label-curse-goal = { $curse }: { $hero }, on the way to { $hex }
label-curse-love = { $curse }: { $hero } loves { $unit }
label-guise = { $unit }: in truth { $hero }
label-ex-monarch = { $unit }: once the monarch of { $kingdom }
label-missing = The monarch of { $kingdom } is missing; waited for up to turn { $turn }
label-prays = Praying until turn { $turn }: { $hero }
label-attempted = Curses attempted
mark-grave = The Grave of { $unit }.
mark-cursed = Cursed: { $units }.
