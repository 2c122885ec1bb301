# What each spell does, in a line beside its button.

about-wall-of-flames = Flames close as many as you like of the six hexes around the caster until your next movement magic.
about-incinerate = Eliminates one enemy unit in the caster’s hex; leaders are safe.
about-part-sea = The caster and those with him may walk across all-sea hexes.
about-maelstrom = Sinks two enemy fleets in the caster’s hex with all they carry.
about-call-wind = Fleets that sail with the caster gather half the attrition points this turn.
about-fly = Those who travel with the caster pay the air rate, siege trains too; fleets cannot fly.
about-move-earth = Digs a trench that defends like a small city, levels one, or breaches a wall.
about-open-chasm = Swallows one enemy infantry, cavalry or siege train in the caster’s hex.
about-forge-sword = A new sword lies in the caster’s hex: a Living Sword or a Hero’s Sword.
about-build-fleet = Builds fleets in the caster’s hex, at most as many as the die shows.
about-kill = An enemy leader in the caster’s hex dies unless a saving roll spares him.
about-raise-undead = Units that fell in the battle just fought rise on their undead side and serve you.
about-banish-undead = Eliminates undead in the caster’s hex, all of them or vampires by choice.
about-raise-from-the-dead = A leader who died here in this or the last turn returns; nobody twice.
about-fear = One enemy unit in the caster’s hex must flee before the battle, or dies.
about-intimidation = Adds 1 to the caster’s next diplomacy roll.
about-peace = One enemy unit withdraws from the caster’s hex before the battle; Greater Vampires are immune.
about-sweet-reason = Adds 2 to the caster’s next diplomacy roll.
