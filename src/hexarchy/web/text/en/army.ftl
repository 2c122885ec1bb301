# The army builder.
army-title = Army builder
army-terms = What the list is made for
army-game = Game
army-side = Side
army-language = Language
army-on = yes
army-off = no
army-cards = Cards
army-card = The card you look at
army-look = Choose a card to see all its values.
army-list = The list
army-name = Name of the army
army-army = Army
army-unnamed = My army
army-points = { $points } of { $limit } points.
army-faults = { $count ->
    [one] One thing is not allowed.
   *[other] { $count } things are not allowed.
    }
army-good = This list is allowed.
army-empty = Nothing chosen yet. Press + beside a card, or begin with a ready-made army.
army-add = Add { $name }
army-remove = Take out { $name }
army-had = { $count } in the list
army-own = † Something of this card is our own: a reconstruction.
army-bring = Seal this list for the match
army-sealed = Your list is sealed. The match begins when everybody’s is in; until then you may send another.
army-table = To the table
army-save = Save
army-saved = Saved in this browser as “{ $name }”.
army-forget = Delete { $name }
army-copy = Copy as text
army-copied = Copied: send it to a friend, or keep it in a file.
army-text = Text …
army-text-about = The list as text. Paste one here, in English or French.
army-take = Take this list
army-line = Line { $line }:
army-print = Print
army-ready = Ready-made and saved armies
army-limits = What every list is held to
army-unvalued = Named by the rulebook, without values
army-unvalued-about = No source gives values for these: a data pack can bring cards for them.
army-none = No game here has lists to make.
