# What each spell does, in a line beside its button.

about-vision = Shows you every enemy counter in one hex, as it stands now.
about-cloak = Hides one hex from every Vision until the phase ends.
about-forcemarch = All your units in one hex get 2 extra MP for this movement.
about-earthpit = Halves the MP of all units in one hex, and nobody can enter it until the phase ends.
about-spellgate = Carries one of your units from one hex in range to another, over everything in between.
about-light = Lowers the morale of the Demon troops by 1 in the battle of one hex.
about-rains = Floods rivers, lakes and swamps around the caster, for this phase and the next.
about-darkness = Lowers the morale of Hosar’s troops by 1 in the battle of one hex.
about-necromon = Brings back a unit destroyed in this phase or the one before, where it fell.
