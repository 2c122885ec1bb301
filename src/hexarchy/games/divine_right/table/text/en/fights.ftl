# Fights and their odds.

preview-losses = { $text } – likely losses: { $own } yours, { $theirs } theirs
box-battle = Battle at { $hex }
box-siege = The siege of { $hex }
box-storm = The storm of { $hex }
row-attackers = { $side } attacks
row-defenders = { $side } defends
row-outside = Outside: { $side }
row-inside = Inside: { $side }
row-walls = The walls themselves: { $number }
odds-battle = Battle at { $hex }
odds-siege = The siege of { $hex }
odds-storm = The storm of { $hex }
odds-embassy = Before the throne: { $hex }
odds-combat = A die, and what is added to it
odds-siege-die = The siege die
odds-even = Even: both lose
odds-falls = The castle falls
odds-holds = It holds out
odds-won = Success
odds-failed = Failure
odds-activate = Without a card: 6 or more
odds-deactivate = Without a card: 7 or more
odds-with = With { $card }
