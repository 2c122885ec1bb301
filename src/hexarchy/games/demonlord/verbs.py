"""Every action of Demonlord. The order of declaration fixes the indices: new verbs go to the end."""

from __future__ import annotations

from hexarchy.core.actions import ActionTable
from hexarchy.games.demonlord.words import SPELLS
from hexarchy.games.demonlord.world import World


class Verbs:
    """The actions by verb: indexed by unit, hex, spell or terrain, or single."""

    def __init__(self, world: World) -> None:
        t = self.table = ActionTable()
        units = [unit.id for unit in world.units]
        hexes = world.grid.ids
        terrains = [world.terrain[letter].id for letter in world.terrain_letters]
        # answers used by many questions
        self.yes = t.single("yes")
        self.no = t.single("no")
        self.passes = t.single("pass")
        self.pass_step = t.single("pass-step")
        self.pass_phase = t.single("pass-phase")
        self.done = t.single("done")
        self.place = t.verb("place", hexes)
        # set-up and the start of a phase
        self.draw_five = t.single("draw-five")
        self.choose_one = t.single("choose-one")
        self.learn = t.verb("learn", SPELLS)
        self.raise_ = t.verb("raise", units)
        self.place_all = t.verb("place-all", hexes)
        self.replace = t.verb("replace", units)
        # movement
        self.unit = t.verb("unit", units)
        self.ride = t.verb("ride", units)
        self.move = t.verb("move", hexes)
        self.stop = t.single("stop")
        self.end = t.single("end")
        self.show = t.single("show")
        self.silent = t.single("silent")
        self.apart = t.single("apart")
        self.party = t.verb("party", units)
        # magic
        self.cast = t.verb("cast", SPELLS)
        self.by = t.verb("by", units)
        self.at = t.verb("at", hexes)
        self.radius = t.verb("radius", [str(n) for n in range(10)])
        self.group = t.single("group")
        self.gate = t.verb("gate", units)
        self.revive = t.verb("revive", units)
        self.invoke = t.verb("invoke", units)
        self.call = t.verb("call", units)
        # battles
        self.battle = t.single("battle")
        self.siege = t.single("siege")
        self.fight = t.verb("fight", hexes)
        self.terrain = t.verb("terrain", terrains)
        self.deploy = t.verb("deploy", units)
        self.character = t.verb("character", units)
        self.with_ = t.verb("with", units)
        self.commit = t.verb("commit", units)
        self.put_up = t.verb("put-up", units)
        self.answer = t.verb("answer", units)
        self.against = t.verb("against", units)
        self.idle = t.single("idle")
        self.fire = t.verb("fire", units)
        self.hold = t.single("hold")
        self.target = t.verb("target", units)
        self.inside = t.single("inside")
        self.outside = t.single("outside")
        self.group_with = t.verb("take", units)
        self.retreat = t.verb("retreat", hexes)
        # sieges
        self.resolve = t.verb("resolve", hexes)
        self.assault = t.single("assault")
        self.invest = t.single("invest")
        self.support = t.verb("support", units)
        self.lose = t.verb("lose", units)
        # alliances and prisoners
        self.court = t.verb("court", hexes)
        self.offer = t.verb("offer", units)
        self.give = t.verb("give", units)
        # commands a player may give at any moment
        self.top = t.verb("top", units)
        self.lift_pass = t.single("lift-pass")
        self.order = t.verb("order", ["cloak-always", "cloak-never", "cloak-ask", "fire-always", "fire-ask"])
        self.stack_show = t.verb("stack-show", hexes)
        self.stack_silent = t.verb("stack-silent", hexes)
        self.stack_ask = t.verb("stack-ask", hexes)
        self.siege_assault = t.verb("siege-assault", hexes)
        self.siege_invest = t.verb("siege-invest", hexes)
        self.siege_ask = t.verb("siege-ask", hexes)
