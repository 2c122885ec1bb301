# Why an action is refused that no question asks for.

why-not-now = This is not the moment for “{ $action }”.
why-belongs-to-segment = “{ $action }” belongs to another segment: { $segment }.
why-in-your-own-turn = “{ $action }” is for your own Player-Turn.
why-inactive-do-nothing = Serves an inactive kingdom and obeys nobody: { $piece }.
why-only-the-necromancer-feeds = Only the Necromancer raises vampires.
why-only-the-necromancer-betrays = Only the Necromancer can betray an ally.
why-not-his-ally = Does not serve the Necromancer: { $kingdom }.
why-betrayal-is-declared = This betrayal is declared already: { $kingdom }.
why-something-half-done = In your own turn you cannot betray anybody while something is half done.
