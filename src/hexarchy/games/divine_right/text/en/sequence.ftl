# Set-up, the sequence of play, random events, the end of the game.

ask-king-or-queen = Who rules your kingdom, a king or a queen?
ask-may-return = { $side } is out of the game. May they come back with a neutral kingdom? All must agree.
ask-hero-returns = Where does { $hero } come back?
ask-event-loss = Which unit do you lose?
ask-replacement = { $number ->
    [one] One eliminated unit may come back. Which?
   *[other] { $number } eliminated units may come back. Which one first?
}
ask-hire = { $number ->
    [one] Where do you hire a mercenary?
   *[other] Where do you hire the first of { $number } mercenaries?
}
ask-lure = The pool is empty: from whom do you lure a mercenary away to { $hex }?
ask-serving = { $number ->
    [one] Only one regular of { $kingdom } takes the field. Which?
   *[other] Only { $number } regulars of { $kingdom } take the field. Which ones?
}
ask-deploy = Where does { $unit } take the field?
event-draws-kingdom = A player draws { $kingdom }.
event-rules-as = { $kingdom }: { $queen ->
    [0] a king
   *[other] a queen
} rules.
event-turn-begins = Turn { $turn } begins.
event-turn-order = Order of this turn: { $order }.
event-chit-drawn = Your chit for this turn: number { $number }.
event-player-turn = Turn { $turn }: { $side }.
event-deploys = { $to }: { $units } in the field.
event-event = { $side } – { $number ->
    [2] Untimely Death: one allied monarch dies.
    [3] Storms: a fleet at sea is lost.
    [4] Mutiny: a unit is lost.
    [5] Omens: the signs are read.
    [6] Replacements: two regulars come back.
    [7] No event.
    [8] Reinforcements: two mercenaries for hire.
    [9] Epidemic: a unit is lost.
    [10] Replacement: a regular comes back or a mercenary is hired.
    [11] Desertion: a mercenary is lost.
   *[12] Help from Afar: a neutral kingdom offers its sword.
}
event-omens = Dark omens: the regulars of { $kingdom } neither attack nor declare a siege this turn.
event-cursed-stays-away = A Curse lies on the monarch of { $kingdom }: no help comes.
event-comes-back = { $unit } is back: { $to }.
event-lured = { $hex }: { $side } lured { $unit } away from { $foe }.
event-hired = { $side } hired { $unit }: { $to }.
event-enters-again = { $side } comes back as the monarch of { $kingdom }.
event-scores = { $side } scores { $points ->
    [one] one point
   *[other] { $points } points
} ({ $why }): { $total } in all.
event-out-of-the-game = { $side } is out of the game.
event-votes = { $agreed ->
    [0] { $side } stays out of the game.
   *[other] { $side } may come back: all agree.
}
why-not-in-this-game = This game is played without { $kingdom }.
why-another-phase = That belongs to another phase: { $phase }.
why-not-your-turn = It is the turn of { $side }.

## What may be done at a moment of a player turn besides what belongs to its phase

ask-turn-starts = Before the event: what do you do?
ask-beside-diplomacy = Before your ambassador sets out: what do you do?
ask-moves-end = Movement is closed. What do you do before combat?
ask-combat-starts = Before the attacks: what do you do?
ask-combat-ends = After combat: what do you do?
