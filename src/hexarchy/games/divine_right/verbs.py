"""Every action of Divine Right. The order of declaration fixes the indices: new verbs go to the end."""

from __future__ import annotations

from hexarchy.core.actions import ActionTable
from hexarchy.games.divine_right.words import (
    CURSES,
    FOLKS,
    FORMS,
    HAPPENINGS,
    KINGDOM_IDS,
    MODES,
    PACES,
    SEATS,
    TRIBE_NAMES,
    WISHES,
)
from hexarchy.games.divine_right.world import World


class Verbs:
    """The actions by verb: indexed by piece, space, kingdom, seat or kind of card, or single."""

    def __init__(self, world: World) -> None:
        t = self.table = ActionTable()
        pieces, spaces = world.names, world.grid.ids
        # answers used by many questions
        self.yes = t.single("yes")
        self.no = t.single("no")
        self.done = t.single("done")
        self.none = t.single("none")
        self.stop = t.single("stop")
        self.place = t.verb("place", spaces)
        self.lose = t.verb("lose", pieces)
        # set-up
        self.king = t.single("king")
        self.queen = t.single("queen")
        # random events
        self.return_ = t.verb("return", pieces)
        self.hire_army = t.verb("hire-army", spaces)
        self.hire_fleet = t.verb("hire-fleet", spaces)
        self.lure = t.verb("lure", pieces)
        self.choose = t.verb("choose", pieces)
        # diplomacy
        self.activate = t.verb("activate", KINGDOM_IDS)
        self.deactivate = t.verb("deactivate", KINGDOM_IDS)
        self.assassinate = t.verb("assassinate", KINGDOM_IDS)
        self.duel = t.verb("duel", SEATS)
        self.play = t.verb("play", world.card_kinds)
        self.impose_peace = t.verb("impose-peace", KINGDOM_IDS)
        self.execute = t.verb("execute", pieces)
        self.release = t.verb("release", pieces)
        self.imprison = t.verb("imprison", spaces)
        # sieges
        self.break_out = t.verb("break-out", spaces)
        self.assault = t.verb("assault", spaces)
        self.advance = t.verb("advance", pieces)
        # movement
        self.move = t.verb("move", pieces)
        self.with_ = t.verb("with", pieces)
        self.go = t.verb("go", spaces)
        self.drop = t.verb("drop", pieces)
        self.board = t.verb("board", pieces)
        self.land = t.verb("land", pieces)
        self.inside = t.verb("inside", pieces)
        self.outside = t.verb("outside", pieces)
        self.open_boom = t.single("open-boom")
        self.close_boom = t.single("close-boom")
        self.disband = t.verb("disband", pieces)
        self.search = t.verb("search", pieces)
        self.ask = t.single("ask-passage")
        self.violate = t.single("violate")
        # combat
        self.attack = t.verb("attack", spaces)
        self.commit = t.verb("commit", pieces)
        self.resolve = t.verb("resolve", spaces)
        self.retreat = t.verb("retreat", spaces)
        self.into_castle = t.single("into-castle")
        self.stay = t.verb("stay", pieces)
        self.leader = t.verb("leader", pieces)
        # fate
        self.escape = t.verb("escape", spaces)
        # sieges that are declared
        self.besiege = t.verb("besiege", spaces)
        # captives who are no monarchs
        self.parole = t.verb("parole", pieces)
        # helpers of heroes in danger
        self.stand_in = t.verb("stand-in", pieces)
        self.roll_again = t.verb("roll-again", pieces)
        # special mercenaries
        self.enlist = t.verb("enlist", world.card_kinds)
        self.usurp = t.verb("usurp", KINGDOM_IDS)
        self.assign = t.verb("assign", KINGDOM_IDS)
        self.hire_rogue = t.verb("hire-rogue", spaces)
        self.avalanche = t.verb("avalanche", spaces)
        # other ways of moving: boats, in the air, under water
        self.by = t.verb("by", MODES)
        self.dive = t.verb("dive", pieces)
        self.surface = t.verb("surface", pieces)
        self.attack_air = t.verb("attack-air", spaces)
        self.into_air = t.single("into-air")
        self.under_water = t.single("under-water")
        # Barbarians and Ogres
        self.recruit = t.verb("recruit", spaces)
        self.folk = t.verb("folk", FOLKS)
        self.tribe = t.verb("tribe", TRIBE_NAMES)
        # spells of the Eaters
        self.raise_bridge = t.single("raise-bridge")
        self.call_ship = t.single("call-ship")
        self.raise_mist = t.single("raise-mist")
        self.enchant = t.single("enchant")
        self.vortex = t.verb("vortex", spaces)
        self.reflect = t.verb("reflect", spaces)
        # powers of the Black Hand, and one against him
        self.teleport = t.single("teleport")
        self.raise_dead = t.verb("raise-dead", spaces)
        self.raise_undead = t.single("raise-undead")
        self.raise_colossus = t.single("raise-colossus")
        self.raise_fleet = t.single("raise-fleet")
        self.souls = t.single("souls")
        self.wings = t.verb("wings", spaces)
        self.exorcise = t.verb("exorcise", pieces)
        # magic devices and treasure
        self.carry = t.verb("carry", pieces)
        self.give = t.verb("give", world.things)
        self.give_treasure = t.verb("give-treasure", pieces)
        self.seek = t.verb("seek", pieces)
        self.steal = t.verb("steal", pieces)
        self.take = t.verb("take", world.things)
        self.spend = t.verb("spend", pieces)
        self.look_at = t.verb("look-at", KINGDOM_IDS)
        self.look_under = t.verb("look-under", spaces)
        self.mask_activate = t.verb("mask-activate", KINGDOM_IDS)
        self.mask_deactivate = t.verb("mask-deactivate", KINGDOM_IDS)
        self.wear_cloak = t.single("wear-cloak")
        # the Temple of Kings and the altars of Greystaff
        self.test = t.verb("test", pieces)
        self.sacrifice = t.verb("sacrifice", pieces)
        self.earthquake = t.verb("earthquake", spaces)
        self.devil_wind = t.verb("devil-wind", pieces)
        self.steal_gift = t.verb("steal-gift", world.things)
        self.firestorm = t.verb("firestorm", spaces)
        self.possess = t.verb("possess", KINGDOM_IDS)
        self.tempest = t.verb("tempest", spaces)
        # conscripts
        self.conscript = t.verb("conscript", pieces)
        # fleets at a besieged port
        self.break_in = t.verb("break-in", spaces)
        # militia
        self.call_militia = t.verb("call-militia", KINGDOM_IDS)
        # skirmishes
        self.skirmish = t.verb("skirmish", spaces)
        # omens: one of two events
        self.heed = t.verb("heed", HAPPENINGS)
        self.prophecy = t.verb("prophecy", pieces)
        self.rob = t.verb("rob", pieces)
        # special mercenaries, in place of diplomacy
        self.draw_stranger = t.single("draw-stranger")
        # Envoys
        self.envoy = t.single("envoy")
        self.duel_envoy = t.verb("duel-envoy", SEATS)
        self.befriend = t.verb("befriend", KINGDOM_IDS)
        # Sir Mortnoir
        self.advise = t.single("advise")
        self.keep_silent = t.single("keep-silent")
        # Breis the Unicorn
        self.tame = t.verb("tame", pieces)
        # Dancing Girls
        self.beguile = t.verb("beguile", pieces)
        self.bride = t.verb("bride", pieces)
        self.hire_dancer = t.verb("hire-dancer", spaces)
        # the Ghouls beneath the Tomb
        self.go_under = t.single("go-under")
        self.come_up = t.single("come-up")
        self.into_tomb = t.single("into-tomb")
        # the Selkies
        self.go_ashore = t.single("go-ashore")
        self.take_to_water = t.single("take-to-water")
        self.give_boat = t.verb("give-boat", pieces)
        # haunted spaces, the jinn, the beach of the Isle of Fright
        self.brave = t.verb("brave", pieces)
        self.draw_device = t.single("draw-device")
        self.wish = t.verb("wish", pieces)
        self.wish_for = t.verb("wish-for", WISHES)
        self.comb = t.verb("comb", pieces)
        # the Marshal and the Order of the Hippogriff
        self.hover = t.verb("hover", spaces)
        self.trust_the_gods = t.single("trust-the-gods")
        # pirates
        self.loot = t.verb("loot", pieces)
        self.bury = t.verb("bury", pieces)
        self.unearth = t.verb("unearth", pieces)
        # Trouble and the Peasants
        self.raise_peasants = t.single("raise-peasants")
        # the Black Plague
        self.plague_besiegers = t.single("plague-besiegers")
        self.plague_besieged = t.single("plague-besieged")
        # storms
        self.storm = t.verb("storm", spaces)
        # forts
        self.build_fort = t.verb("build-fort", spaces)
        self.dismantle = t.verb("dismantle", spaces)
        # lords of Barbaria
        self.council = t.verb("council", pieces)
        # Curses
        self.curse = t.verb("curse", pieces)
        self.lay = t.verb("lay", CURSES)
        self.bewitch = t.verb("bewitch", world.things)
        self.lift_curse = t.verb("lift-curse", pieces)
        self.pray = t.verb("pray", pieces)
        self.dispel = t.verb("dispel", pieces)
        self.claim = t.verb("claim", pieces)
        self.woo = t.verb("woo", pieces)
        self.visit = t.verb("visit", KINGDOM_IDS)
        self.maul = t.verb("maul", pieces)
        self.hunt = t.verb("hunt", pieces)
        self.form = t.verb("form", FORMS)
        self.endow = t.verb("endow", [str(card.id) for card in world.personalities])
        # the gold of the Dwarves
        self.spend_gold = t.verb("spend-gold", spaces)
        self.take_gold = t.verb("take-gold", pieces)
        # forced marches: so many points
        self.force_march = t.verb("force-march", PACES)
        # sleepers in the Temple
        self.slay = t.verb("slay", pieces)
        # coups
        self.coup = t.verb("coup", KINGDOM_IDS)
        # baronial revolts
        self.call_help = t.single("call-help")
        self.incite = t.verb("incite", KINGDOM_IDS)
        self.rise = t.single("rise")
        self.appease = t.single("appease")
        # lake fleets
        self.lake_boat = t.verb("lake-boat", pieces)
        # advanced magic devices
        self.shape = t.verb("shape", FORMS)
        self.resume = t.single("resume")
        self.cure_wolf = t.verb("cure-wolf", pieces)
        self.discard = t.verb("discard", pieces)
        self.buy = t.verb("buy", pieces)
        self.feed = t.verb("feed", pieces)
        # Magic Users
        self.hire_user = t.verb("hire-user", spaces)
        # Diplomatic Clout
        self.use_clout = t.single("use-clout")
        # the coup of a Wayfarer
        self.rally = t.verb("rally", pieces)
        # Storm-Riders and their vassals
        self.demand = t.verb("demand", KINGDOM_IDS)
        self.summon = t.verb("summon", KINGDOM_IDS)
        self.depose = t.verb("depose", KINGDOM_IDS)
        self.rouse = t.verb("rouse", KINGDOM_IDS)
        self.horsemen = t.single("horsemen")
