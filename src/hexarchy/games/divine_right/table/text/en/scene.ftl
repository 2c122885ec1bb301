# What the page says beside questions, answers, events and refusals.

game-title = Divine Right
game-about = Monarchs of Minaria and their ambassadors: win kingdoms by words, besiege castles, capture crowns. Up to eight players, every one an enemy of all others. The base rules are partly reconstructed: from the Advanced booklet and the map of the 25th Anniversary Edition and from public digests of the first and third editions.
note-reconstructed = The Basic rules are partly reconstructed: the printed 25th-edition Basic booklet was not at hand. Rules, counters and cards marked so rest on no source but this table’s own design.
note-sources = Sources: the Advanced Game booklet of the 25th Anniversary Edition, public data on its map, digests of the third and first editions; what they leave open is designed to fit. Names of monarchs and two Personalities are invented.

waiting = Waiting for the other players.

mark-siege = { $castle } is besieged by { $side }.
mark-plundered = { $castle } is plundered.
mark-control = Friendly to { $side }.
mark-prison = A prisoner: { $hero }.
mark-boom = The Boom is closed: no fleet passes.
mark-air = In the air: { $units }.
mark-deep = Under water: { $units }.
mark-boat = In a Small Boat: { $units }.
mark-battlefield = A recent battlefield: number { $number }, the oldest being number 1.
mark-mist = The Mist of Groping: nobody can attack this stack.
mark-enchanted = The Enchanted Castle: defence counts double.
mark-wanderers = The camp of the Wandering People, guests of { $side }.

box-prisoners = Prisoners
box-waiting = Waiting to take the field
box-pool = Eliminated, and mercenaries for hire
box-home = Kingdoms that stay at home
box-randomizer = Strangers for hire
box-reserve = To be recruited
row-prison = Held at { $hex }
row-mercenaries = Mercenaries

panel-score = The score
panel-hand = Your Diplomacy cards
panel-hand-of = Diplomacy cards: { $side }
panel-kingdoms = Kingdoms, and your chance there without a card
panel-mercenaries = Special mercenaries
label-captain = { $unit }: { $kingdom }
label-boxes = Face down in boxes of the turn track: { $number }
label-cursed = Cursed by the Wandering People: { $hero }
label-disabled = Only a shadow: { $hero }
label-usurped = The Usurper rules { $kingdom }
panel-omens = Omens and prophecies
label-good-omen = { $number ->
    [1] A good day for battle
    [2] A good day to sail
    [3] A good day for diplomacy
    [4] A good day to march
    [5] A stranger was met
   *[6] Destiny is in their hands
}
label-bad-omen = { $number ->
    [1] A bad day for battle
    [2] A bad day to sail
    [3] A bad day for diplomacy
   *[4] A bad day to march
}
label-surrounded = Surrounded by enemies: +1 for all other ambassadors
label-foretold = Foretold for the next turn: { $event }
label-order = Order
label-points = Points
label-allies = Allies
label-castles = Castles
label-pieces = Pieces
label-until = up to turn { $turn }
label-trait = { $name }: { $trait }
label-face-down = Personality face down

overlay-realms = Who holds whom
overlay-sieges = What your sieges lack
overlay-sieges-none = None of your units stands beside a castle that is not yours.
chance-activate = { $side }: { $chance } % to activate
chance-deactivate = { $side }: { $chance } % to deactivate
siege-ready = { $castle } can be besieged: { $own } against { $theirs }.
siege-strength = { $castle }: siege strength { $own } against { $theirs }.
siege-open = Still to be covered around { $castle }: an army here, or in a space beside it.
siege-open-sea = Still to be covered around { $castle }: a fleet here, or in a space beside it.
siege-covered = Covered: the siege of { $castle }.
siege-too-weak = { $number ->
    [one] One point of siege strength is missing.
   *[other] { $number } points of siege strength are missing.
}
siege-needs-a-fleet = A fleet is missing.
siege-enemies-outside = Enemies stand outside the walls.
siege-besieged-by-another = Another player besieges it.
siege-needs-magic = Only magic can besiege it.

plan-stack = March with all { $count }
plan-commit = All { $count } attack
plan-company = Take all { $count } along
plan-attack = Attack { $hex } with all who can
plan-rest-embassy = Try what is likeliest
plan-rest-losses = Lose the cheapest units
plan-rest-places = Place them for me, near the monarch
plan-rest-retreat = All try to retreat
plan-rest-stand = Nobody retreats
plan-rest-hold = Nobody advances
plan-rest-sieges = All sieges attack, the likeliest first
plan-rest-service = Choose them for me
plan-rest-search = Search for all of them
plan-rest-acts = Nothing of this
preview-chance = { $text } – { $chance } %
preview-violates = { $text } – violates { $kingdom }
sure-violates = Your units would violate { $kingdom }: Diplomatic Penalty there for the rest of the game. Go on?
sure-monarch = Your monarch stands in the open without a unit: an enemy who comes there may capture or kill them. End movement?
sure-end = { $count ->
    [one] One piece could still move. End movement?
   *[other] { $count } pieces could still move. End movement?
}
about-activate = 6 or more on a die with modifiers: the kingdom becomes your ally.
about-deactivate = 7 or more on a die with modifiers: an enemy’s ally becomes neutral.
about-assassinate = Once a game: the higher die kills. If it fails, your ambassador is banished for good.
about-duel = Once with each player: the lower die dies, on a tie both.
about-disband = The unit goes to its pool.
about-board = The fleet carries it.
about-long-oration = Adds its number to the die. No risk.
about-bribe = Adds its number to the die. No risk.
about-crass-bribe = Adds its number to the die; a failure banishes your ambassador.
about-threats = Adds its number to the die; a failure banishes your ambassador.
about-marriage = Adds its number to the die. No risk.
about-blackmail = Adds its number to the die; a failure banishes your ambassador.
about-white-magic = Adds its number to the die; the only card that wins a Cursed monarch.
about-black-magic = Adds its number to the die; a failure banishes your ambassador.
about-enlist-juulute = A leader, move 8, +1 in land combat; leads Northern Barbarians. Enters in a friendly castle.
about-enlist-schardenzar = A magical leader, move 8, +1 in land combat; rivers are roads to him. Enters in a friendly castle.
about-enlist-black-knight = A magical leader, move 7, +1 in land combat, who cannot be killed, with the Stubstaff Guards. They enter in the Keep, which is friendly to you as long as they serve.
about-enlist-bilge-rat = A leader of fleets, +1 in their combat, with the Reaver, a fleet of strength 10. They enter in a friendly seaport.
about-enlist-al-debar = A leader, move 8, who leads Southern Barbarians. Enters at the south edge.
about-enlist-kang = A leader, move 8, +1 in land combat; leads Eastern Horsemen. Enters at the east edge.
about-enlist-nonnus = A healer, move 6: once a turn a hero with him rolls again for their fate; the wounded come back to him a turn sooner. Enters in a friendly castle.
about-enlist-ogsbogg = A unit of strength 5, siege 4, +1 on the siege die. Enters at Stump Hole.
about-enlist-hamahara = The Air Dragon: strength 15, flies 20 spaces, carries one hero. Enters at Winter Rest.
about-enlist-urmoff = The Sea Serpent: strength 10 under water. Enters in Serpent Bay.
about-enlist-ozerg = A unit of strength 5, siege 2, at home in the mountains, that lets avalanches loose. Enters at Ozerg.
about-enlist-scum = Two units without strength that take the losses of others. They enter at Hubbleglum.
about-enlist-ghost-riders = Magical flyers whom only magic attacks and whom many flee. They enter in the Lost City of Khos.
about-enlist-wandering-people = A camp on your land, a Troop of strength 6 whose music stops attacks, and three gifts in your royal castle.
about-usurp = The Usurper takes the throne with half the regulars of the kingdom.
about-hire-rogue = 5 or more on a die: a Rogue joins you there.
about-avalanche = 5 or more on a die: the stack loses one unit for each three.

letter-inside = in
face-strength = combat { $value }, siege { $siege }
face-move = movement { $value }
face-inside = inside the castle
face-reconstructed = figures reconstructed

place-castle = Castle (its strength stands on it)
place-capital = Royal castle, or where a monarch is met
place-port = Port
place-scenic = Scenic place
place-battlefield = Ancient battlefield
place-camp = Deployment space
edge-border = Border of a kingdom
edge-river = Navigable river
feature-river = River
feature-navigable_river = Navigable river
feature-lakeshore = Lakeshore
feature-coast = Coast
feature-isle = Isle
legend-unit = A unit shows its combat strength, its siege value and its movement.
legend-monarch = A crown is a monarch; the figure is the movement.
legend-inside = Who is inside a castle is drawn in outline, with “in”.
legend-castle = A castle shows its intrinsic strength; a crown marks royal castles, an anchor ports.
legend-map = Land is tinted by kingdom; without a tint it is wasteland.

chart-ground = Movement on land
    .head = Terrain
chart-cost = Points
chart-eased = With its bonus
chart-events = Random events
    .head = Two dice
chart-effect = Effect
chart-cards = Diplomacy cards
    .head = Card
chart-count = In the deck
chart-fails = If the roll fails
chart-banishes = banished
chart-personalities = Personalities
    .head = Monarch
chart-retreat = Retreat before combat
    .head = Class
chart-die = Die
class-barbarian = Barbarians
class-human = Humans
class-non-human = Non-humans
class-magical = Magical
chart-points = Points
    .head = For
points-player = A player’s monarch killed or captured
points-killed = An ally’s monarch killed
points-captured = An ally’s monarch captured
chart-order-of-battle = Order of battle
    .head = Kingdom
chart-armies = Armies
chart-fleets = Fleets
chart-move = Movement: regulars / monarch
chart-castles = Castles
chart-mercenaries = Special mercenaries
    .head = Who
chart-strength = Strength / siege
chart-moves = Movement
