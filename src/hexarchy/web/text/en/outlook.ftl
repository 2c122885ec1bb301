outlook = Who wins?
outlook-about = By what everybody sees, from { $games } computer games. Shaded: how far off it may be.
outlook-turn = Turn { $turn }
outlook-even = Nobody
outlook-show = Show the chances of winning, if all agree
outlook-hide = Show them no more
outlook-waiting = The other players are asked.
outlook-request = { $sides } would like all to see the chances of winning, by what everybody sees: nothing hidden is told.
