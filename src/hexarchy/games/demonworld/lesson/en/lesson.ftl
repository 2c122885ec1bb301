# The lesson. A chapter: its title, what it is about, and what is said at its end. A page: what the coach says.

ranks = Dress the ranks
    .about = Read a unit: its elements, their front, its ranks. Put a crooked line straight.
    .end = A straight line, and everybody looks the same way: the unit is orderly. Only orderly units advance, wheel and charge, so look at your ranks before anything else.

ranks-hello = Welcome, captain! You lead the Empire against the Orcs. I’ll stand beside you for ten minutes, and nothing can go wrong: the table knows every rule.
ranks-unit = These are your Noble Footsoldiers. A unit is made of elements, four men each, and each element stands on a field of its own. Click the unit to see its card beside the board.
ranks-front = Every element looks somewhere, and a white edge shows where: the two fields before it are its front, those left and right its flanks, the two behind its rear. The element on K8 looks aside, while all others look north.
ranks-stray = And the one on J9 has run ahead. Such a unit is disorganized: it cannot advance, wheel or attack. On the map it lacks the firm outline that the Orcs’ unit has.
ranks-pick = It has an order to move, so let’s mend that. Click or tap the unit, or the button “{ $do }”. On the keyboard: ] points at the answers one by one, Enter takes one.
ranks-orderly = A unit has movement points to go ahead with, and in the Basic Game two maneuvers for everything else.
ranks-turn = The first maneuver: “{ $do }”. Any number of elements may turn, and it is still one maneuver. The list is long: scroll down to it, or press “Show me”.
ranks-which = Choose the one that looks aside, on K8.
ranks-north = And let it look north, as the others do: “{ $do }”.
ranks-turned = That was the only one: “{ $do }”.
ranks-regroup = The second maneuver: “{ $do }”. Each element may go one field.
ranks-back = Call back the one on J9.
ranks-why = First, try something forbidden: click H14, far beyond the lit fields. Nothing breaks. The table tells you which rule says no, and a click on the rule opens the book.
ranks-place = Whenever you wonder, just try it. Now K9, at the right end of the line.
ranks-moved = There it stands. “{ $do }”.
ranks-undo = Five in front, two behind, all looking north, and there is the outline. If you change your mind, Undo takes a step back, as long as no die has fallen. Happy? “{ $do }”.

orders = Orders face down
    .about = Four orders, chosen in secret and revealed together. They say who shoots and who moves when.
    .end = That is the heart of the game: you choose before you know. Attack and Hold strike early in a melee, Skirmish shoots first, Move goes farthest.

orders-field = Each round begins with orders. The Dwarf-Eaters and the Swordbearers have come for you, and they choose now too. Nobody sees the other side’s orders.
orders-four = Four orders: Move goes first and farthest, but neither shoots nor attacks. Skirmish shoots, then moves a little. Attack moves third, and may charge. Hold stays where it is, and may shoot after everybody has moved.
orders-attack = The Footsoldiers shall go forward: “{ $do }”. A click on any unit shows its card.
orders-hold = Arquebuses are too heavy to shoot on the march: these shoot only with Hold. “{ $do }”.
orders-secret = Until you are ready you can take an order back. A unit that gets none holds.
orders-ready = “{ $do }”, and all orders are turned up together.
orders-shown = There they are: each unit carries its order now. The Orcs attack with both units.
orders-sequence = Units move in four steps: first all with Move, then Skirmish, then Attack, then Hold. In a step one side moves all its units, then the other.
orders-fewer = The side with fewer such orders says who begins. You have one Attack, they have two, so you choose. Let them come and show what they are up to: “{ $do }”.

march = Ahead, and about
    .about = Go ahead, wheel, and see what is left of the points.
    .end = Three points a field, half the points for the first maneuver, all of them for the second. Think about where a unit shall look before you think about how far it goes.

march-points = The Footsoldiers have 16 movement points with a Move order; with Attack it would be 12, with Skirmish 8. In the Basic Game every field costs 3.
march-pick = Off they go: “{ $do }”.
march-front = Nobody walks straight ahead here: before each element lie two fields, one to the left and one to the right. The whole line goes to the same one.
march-ahead = “{ $do }”, or click the lit field to the left. It costs 3 points, however many elements go.
march-foe = The enemy is not in the north but in the east. Your line must come round.
march-half = A wheel is a maneuver: one end of the line stays, the other swings forward. The first maneuver takes half of the points, 8 of 16. You have 13 left, so there is enough.
march-wheel = “{ $do }”, further down in the list: the right end stays.
march-left = Look at the front: the line looks east-north-east now. 5 points are left, one more field.
march-again = “{ $do }”.
march-stop = Two points are left, too few for anything. They are lost: nothing is saved for later. “{ $do }”.

volley = Ready, aim
    .about = Who can shoot at whom, and how others help.
    .end = The supported shot rolled 10: 10 + 7 for the arquebus − 1 for their armor + 4 for two supporters = 20, a hit. The other rolled 9 and got 15, a miss. One shot that hits is better than three that don’t.

volley-when = The Arquebusiers have held, and Swordbearers are three fields away. All have moved; now those who hold may shoot.
volley-arc = Infantry shoots into an arc of 60° straight ahead. Up to 4 fields an arquebus adds 7, up to 7 fields it adds 3. A shot needs 20 on a twenty-sided die, with all that is added.
volley-lead = Only the front rank sees anything: nobody shoots through an element, not even a friend. Let the one on K7 shoot.
volley-why = Try the enemy’s second rank: click F9. Those in front hide it, and the table says so.
volley-target = Then the one in front, on G8.
volley-support = A bare shot would need a 14. Others who could hit the same target may support it instead of shooting: each adds 2. K8 helps.
volley-chain = And K9. Supporters stand side by side with the one who shoots, or with one another.
volley-alone = K6 sees only one enemy. Let it shoot by itself, and the dice will fall: all shots are announced before the first is rolled.

charge = Charge!
    .about = Come into contact, see the enemy react, bring up the others.
    .end = Five against four, and one of yours stands beside the end of their line. Now it comes to blows, and that is the next chapter.

charge-foe = Swordbearers on Hold are marching past, with their flank to you. You have an Attack order: strike before they turn!
charge-points = With Attack you have 12 points, four fields. A charge goes straight to the front: contact never comes from a wheel, a turn or a step aside. And the unit must be orderly.
charge-pick = “{ $do }”.
charge-ahead = “{ $do }”. After that, one field lies between you.
charge-contact = And into them: “{ $do }”.
charge-stopped = Contact! The moment one element touches an enemy, the unit stops, whatever points are left.
charge-reacted = The Swordbearers had not moved yet, so they could react, with their maneuvers only. They used both to turn round and look at you. Had they moved before, they would stand there as you found them.
charge-finish = Now you finish: elements that touch nobody go on to their front. You have 6 points left, two fields each: “{ $do }”.
charge-free = H10 stands beyond the end of their line. Choose it.
charge-flank = To G9, right beside their last element. There it touches the enemy, and stops.
charge-stop = H11 stays behind as a reserve. “{ $do }”.

strike = Blow upon blow
    .about = Who strikes first, who supports, and why flanks win battles.
    .end = Look at the dice: 8 + 5 − 1 + 2 for the flank + 6 for two supporters = 20, and 12 + 5 − 1 + 4 for the rear = 20. Two are down before they could lift a sword; the third blow failed. Now the survivors strike back.

strike-initiative = Those with the higher initiative strike first. All here have 2 on their card, but in the first round of a melee Attack and Hold add 2, Skirmish 1, Move nothing. You attacked, they only moved: 4 against 2.
strike-front = An element strikes an enemy on one of its two front fields. It takes 20 on a twenty-sided die: your handweapon adds 5, their armor takes away 1.
strike-flank = The element on G9 stands on the flank of G8: that adds 2. Let it strike.
strike-support = Others of the unit who could strike the same enemy may support: each adds 3, and gives up its own blow. H9 supports.
strike-second = H8 too: now an 8 is enough.
strike-rear = The one on F7 has got behind them. From the rear it is 4 more. Choose it.
strike-choose = It has two backs to choose from. Take G7.
strike-close = With the rear, a 12 is enough. H7 could help, but shall strike by itself: “{ $do }”.
strike-last = Its turn: H7.
strike-ahead = At G6, straight ahead.
strike-help = H6 supports. It’s the last, and all your blows fall at once.

flank = Round the flank
    .about = After the blows, elements move: take a flank, close a gap.
    .end = In the next round the one on G9 strikes their flank, and everybody else has a front to strike at. The longer line wins if it is bent round the shorter one in time.

flank-when = The blows of this round have been struck. Before the next round, elements of units in melee may move and turn.
flank-first = The side that destroyed more says who begins; here it was a draw, and the die chose you. Go first, before they close up: “{ $do }”.
flank-rule = How far an element goes depends on the enemies it touches: none, two fields; one, one field, and it must still touch one; two or more, it stays. All may turn.
flank-one = H9 touches only the last of them. Choose it.
flank-go = To G9: still in touch, and on their flank.
flank-face = There it must look at them, or it cannot strike: “{ $do }”.
flank-free = H10 touches nobody, so it may go two fields.
flank-gap = One is enough: into the gap on H9.
flank-north = It looks the right way already: “{ $do }”.
flank-done = The others touch two each and are held. “{ $do }”; then it is the Orcs’ turn.

round = A round of your own
    .about = Orders, charge, volley and melee in one go. I only suggest; you command.
    .end = You have led a whole round: orders, movement, shooting, melee. Play on here if you like, or begin a real battle: “Two Against Two” is made for it. The rulebook is always at hand (§), and the help (?) tells the keys. Good luck, captain!

round-yours = This round is yours. I tell you what I would do; do otherwise if you like, and I’ll keep quiet until we meet again.
round-plan = A long line of Swordbearers stands three fields away. The Footsoldiers can charge its left half, and the Arquebusiers can shoot at the rest.
round-attack = “{ $do }”.
round-hold = “{ $do }”: they shoot after the charge.
round-ready = “{ $do }”.
round-tie = The Orcs attack too: one Attack on either side, and the die let you choose.
round-first = If they go first, they may run into your Arquebusiers. Be quicker: “{ $do }”.
round-move = “{ $do }”.
round-ahead = “{ $do }”.
round-contact = “{ $do }”, and you are there.
round-aim = The Swordbearers stay as they are: they look at you already. The Arquebusiers need not move either: “{ $do }”.
round-shoot = Now the volley. K11 shoots.
round-target = At G10. It touches none of yours; a shot into a melee may hit a friend.
round-support = K12 supports.
round-fire = K13 could shoot as well, if you choose it. If not: “{ $do }”.
round-hit = A hit, and they have closed the gap.
round-together = Melee. Both of you attacked, so both have initiative 4 and strike together: those who fall still strike. You choose in secret, as with orders.
round-strike = H7 strikes.
round-victim = At G7.
round-backed = H8 supports: a 13 will do.
round-enough = H6 and H9 may strike too: choose them if you like. Then “{ $do }”.
round-dice = Both sides have struck. Look into the log: every die is there, with all that was added.
round-regroup = You destroyed more, so you say who moves first now: “{ $do }”.
round-done = Move or turn what you like; with “{ $do }” the round ends.
