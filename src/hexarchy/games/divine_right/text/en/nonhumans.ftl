# Non-humans at war.

ask-gold = The Dwarves have found a Treasure: in which castle?
do-spend-gold = Spend the Dwarves’ Treasure at { $target }
do-take-gold = { $target } takes the Dwarves’ Treasure
event-gold-found = { $kingdom }: a Treasure is brought up from the mines at { $hex }.
event-gold-spent = { $kingdom }: the Treasure at { $hex } is spent.
why-follow-their-own = { $unit }: no leader leads them together with others ({ $kingdom }).
dice-dr-a-nhw-01 = Elves among pines
dice-dr-a-nhw-02 = Dwarves in the mountains
dice-dr-a-nhw-04 = Goblins without a leader
