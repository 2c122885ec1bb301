"""Every action of Dark Emperor. The order of declaration fixes the indices: new verbs go to the end."""

from __future__ import annotations

from hexarchy.core.actions import ActionTable
from hexarchy.games.dark_emperor.spells import CHOICES, SPELLS
from hexarchy.games.dark_emperor.words import FORCES, KINGDOM_IDS
from hexarchy.games.dark_emperor.world import World


class Verbs:
    """The actions by verb: indexed by piece, hex, force or spell, or single."""

    def __init__(self, world: World) -> None:
        t = self.table = ActionTable()
        pieces = [piece.id for piece in world.pieces]
        hexes = world.grid.ids
        # answers used by many questions
        self.yes = t.single("yes")
        self.no = t.single("no")
        self.passes = t.single("pass")
        self.end = t.single("end")
        self.stop = t.single("stop")
        self.none = t.single("none")
        self.cancel = t.single("cancel")
        self.place = t.verb("place", hexes)
        # setting up, activation, conquest
        self.gate = t.verb("gate", hexes)
        self.betray = t.verb("betray", KINGDOM_IDS)
        self.assign = t.verb("assign", FORCES)
        self.restore = t.single("restore")
        self.master = t.verb("master", FORCES)
        # recruitment
        self.prefer = t.verb("prefer", FORCES)
        self.keep = t.single("keep")
        self.raise_greater = t.verb("raise-greater", hexes)
        self.raise_lesser = t.verb("raise-lesser", hexes)
        self.recruit = t.verb("recruit", pieces)
        self.pay = t.verb("pay", FORCES)
        self.gift = t.verb("gift", FORCES)
        # movement
        self.embark = t.verb("embark", pieces)
        self.aboard = t.verb("aboard", pieces)
        self.move = t.verb("move", pieces)
        self.with_ = t.verb("with", pieces)
        self.step = t.verb("step", hexes)
        self.go = t.verb("go", hexes)
        self.to_box = t.single("to-box")
        self.land = t.verb("land", pieces)
        self.bank = t.verb("bank", ["north", "south"])
        self.pull = t.verb("pull", hexes)
        self.stack = t.verb("stack", hexes)
        self.lose = t.verb("lose", pieces)
        # devices
        self.take = t.verb("take", pieces)
        self.leave = t.verb("leave", pieces)
        self.give = t.verb("give", pieces)
        self.to = t.verb("to", pieces)
        self.use = t.verb("use", pieces)
        # magic
        self.cast = t.verb("cast", SPELLS)
        self.by = t.verb("by", pieces)
        self.at = t.verb("at", hexes)
        self.target = t.verb("target", pieces)
        self.choose = t.verb("choose", CHOICES)
        self.counter = t.verb("counter", pieces)
        self.number = t.verb("number", [str(n) for n in range(7)])
        # combat
        self.fight = t.verb("fight", hexes)
        self.leader = t.verb("leader", pieces)
        self.retreat = t.verb("retreat", hexes)
        # diplomacy, markers and monsters
        self.court = t.verb("court", FORCES)
        self.speaker = t.verb("speaker", pieces)
        self.reveal = t.verb("reveal", hexes)
        self.finder = t.verb("finder", pieces)
        self.parley = t.verb("parley", pieces)
        self.duel = t.verb("duel", pieces)
        self.ignore = t.verb("ignore", pieces)
        self.champion = t.verb("champion", pieces)
