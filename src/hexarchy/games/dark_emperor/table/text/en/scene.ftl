# What the page says beside questions, answers, events and refusals.

game-title = Dark Emperor
game-about = Padrech dar Choim opens a gate of the dead on the continent of Loslon: vampires, ten kingdoms to rouse or to win, magic of ten runes, monsters and mercenaries.
note-reconstructed = The printed map and counters are lost to us: the map, the ratings and the counter mix are reconstructed where the rulebook does not give them. A data pack can replace them.

waiting = { $side }: { $question }

phase-recruitment = Recruitment Phase
phase-movement = Movement Phase
phase-combat = Combat Phase
phase-diplomacy = Diplomacy Phase

mark-marker = A marker that has not been turned up.
mark-under = Under the marker: { $units }.
mark-flames = A Wall of Flames burns here.
mark-trench = Entrenchments: defenders are doubled.
mark-breach = The walls are breached for this turn.
mark-silence = The Silk Negator silences all magic here.
mark-battle = Both sides stand here: there will be a battle.
mark-control = In the hands of { $side }.

box-leaders-necromancer = Leaders of the Necromancer
box-leaders-kingdoms = Leaders of the Kingdoms
box-leaders-neutral = Leaders of inactive kingdoms
box-pools = Recruitment pools
box-box = Mercenary Holding Box
box-waiting = Waiting behind the gate
box-fields = The dead of the battlefields
box-dead = Dead and gone
row-all = All
row-guests = Come to speak with them
row-hired = { $group } (hired: { $side })
row-returns = { $leader } comes back in turn { $turn }
row-dead = Dead leaders
row-gone = Out of the game
leader-hero = Hero { $value }
leader-doge = Doge
leader-magic = { $rune } { $left }/{ $full }
leader-used = uses { $devices }

panel-war = The war
panel-victory = If the war ended now
panel-treasuries = Treasuries
panel-preference = Order of preference
panel-diplomacy = Chances of diplomacy
panel-magic = Magic Strength left
label-turn = Turn { $turn } of { $last }
label-empire = The Empire wakes in turn { $turn }
label-production = Production the Necromancer holds
label-maximum = Vampire Army Maximum
label-vampires = Vampires in play
label-kingdoms = Kingdoms
label-units = Units on the map
label-doge = Doge: { $leader }
label-treasury = { $kingdom } (income { $income })
label-conquered = { $kingdom } (conquered)
label-magic = { $leader }: { $rune }

overlay-taxes = Who collects what
overlay-diplomacy = Chances of diplomacy
overlay-diplomacy-none = No kingdom is left to win over: all have taken sides.
tax-paid = Pays { $worth } to { $force }.
tax-contested = Contested: pays nobody.
tax-idle = Held, but by a force that collects nothing.
tax-neutral = Inactive or held by nobody: pays nobody.
envoy-chance = { $kingdom }: the Necromancer { $necromancer }, the Kingdoms { $kingdoms }.

plan-stack = Move all { $count }
plan-road = The road to { $hex }
plan-setup = Set up for me: open the gate at { $hex }
sure-gate = All your host steps out there, and it cannot be taken back.
sure-raise-vampires = Vampires could still be raised. Raise no more this turn?
sure-court = { $count ->
    [one] One more could be won over. End diplomacy?
   *[other] { $count } more could be won over. End diplomacy?
}
sure-betray = { $kingdom } joins the Kingdoms with all its units, and never comes back to you. Betray your ally?
sure-loss = Give up { $unit }? It cannot be taken back.
sure-crowded = { $count ->
    [one] One unit too many stands at { $hex } and will be lost
   *[other] { $count } units too many stand at { $hex } and will be lost
} after the battles, unless they fall before.
sure-end = { $count ->
    [0] End movement?
    [one] One piece could still move. End movement?
   *[other] { $count } pieces could still move. End movement?
}
preview-march = { $text } – { $points ->
    [one] one point
   *[other] { $points } points
}, { $most ->
    [0] no loss
   *[other] { $lost } lost
}
warns-rouses = ; makes an enemy of { $forces }
warns-hunts = ; hunts { $leaders }
warns-takes = ; takes { $units }
warns-joins = ; joins a stack with { $points ->
    [one] one point
   *[other] { $points } points
}: one roll for all, on the higher total
warns-crowds = ; { $count ->
    [one] one unit more
   *[other] { $count } units more
} than may stay there
preview-fight = { $text } – { $attack } against { $defence }, attacker holds the field: { $chance } %
preview-land = { $text } – { $kingdom }
plan-levy = { $units } at { $hex } – { $gold } gold
preview-cost = { $total ->
    [-1] { $text } – { $gold } gold
   *[other] { $text } – { $gold } of { $total } gold
}
preview-spell = { $text } – works on { $needed } or less ({ $chance })
preview-words = { $text } – { $needed } or more on two dice ({ $chance })
plan-losses = Lose { $units }
preview-alike = { $text } ({ $count } alike)
plan-attrition = Roll for all of them
group-betray = Betray an ally for good

odds-battle = Battle at { $hex }
odds-die = The die of the battle
odds-line =
    { $loser ->
        [attacker] attacker { $attacker ->
            [0] 0
           *[other] −{ $attacker }
        } and retreats, defender { $defender ->
            [0] 0
           *[other] −{ $defender }
        }
       *[defender] attacker { $attacker ->
            [0] 0
           *[other] −{ $attacker }
        }, defender { $defender ->
            [0] 0
           *[other] −{ $defender }
        } and retreats
    }

place-city = City
place-capital = Capital
place-port = Port
place-magic = Magic hex
place-battlefield = Battlefield
place-rune = Rune hex
place-holy = Holy Place
edge-border = Border
feature-coast = coast
feature-river = river
feature-strait = strait
rune-optional = { $rune } (only if agreed)
rune-short-death = De
rune-short-life = Li
rune-short-terror = Te
rune-short-serenity = Se
rune-short-earth = Ea
rune-short-air = Ai
rune-short-fire = Fi
rune-short-water = Wa
rune-short-metal = Me
rune-short-wood = Wo

face-strength = Combat Strength { $value }
face-undead-strength = undead, Combat Strength { $value }
face-back = undead { $value }
face-cost = { $value } gold
face-hero = Hero Rating { $value }
face-magic = rune of { $rune }, Magic Strength { $value }
face-bonus = Hero Rating { $value }
face-device = magical device
face-reconstructed = reconstructed values
legend-unit = Units: the letter is the type (I infantry, C cavalry, A air, S siege train, N naval), below it the force; in the strip the Combat Strength. Square and circle have the force’s colours.
legend-undead = A skull marks undead units; they keep their type.
legend-leader = Leaders: the Hero Rating, after the star the Magic Strength; above on the left the rune.
legend-device = Devices and monsters are black: a bonus to the Hero Rating or a Combat Strength, after the star the Magic Strength.
legend-flag = A flag shows whom a kingdom’s counters obey: a pennant the Necromancer, a swallowtail the Kingdoms. Without one they are inactive.
legend-map = Cities bear their value in a disc, ports an anchor, capitals a star. A pentacle is a magic hex, crossed spears a battlefield, a diamond a rune hex, a star with four rays a Holy Place.
