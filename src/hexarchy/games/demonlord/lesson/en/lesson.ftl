# The lesson. A chapter: its title, what it is about, and what is said at its end. A page: what the coach says.

welcome = Welcome to the table
    .about = Read a counter, take a first ride, ask why not.
    .end = You can read a counter, move it and ask why not, and you know where Undo is. That is half of the game already.

welcome-hello = Welcome! You lead the Alliance of Hosar against the Demons. I’ll stand beside you for ten minutes, and nothing can go wrong: the table knows every rule.
welcome-troop = These are the Timur Knights. Their numbers, from left to right: missiles 0, melee 8, morale 5, and 5 movement points. High is good. The C says cavalry; TI says they come from Timur.
welcome-character = Under them lies the Prince of Timur. Counters in one hex form a stack, and the small number says how many. A Prince does not fight with numbers: he leads, and his + makes others better.
welcome-pick = Let’s ride. Click or tap the Knights on the map, or the button “{ $do }”. On the keyboard: ] points at the answers one by one, Enter takes one.
welcome-lit = Every lit hex is within reach, and its number is the price in movement points. Woods, hills and rivers cost more than open ground.
welcome-why = Now try something forbidden: click hex 0911, far beyond the lit ones. Nothing breaks. The table tells you which rule says no, and a click on the rule opens the book.
welcome-go = Whenever you wonder, just try it. Now ride north to 0507, or to any other lit hex.
welcome-undo = Well ridden! If you change your mind, Undo takes it back, as long as no die has fallen and the enemy has learned nothing. Happy here? Choose “{ $do }”.

march = An army on the march
    .about = Lead a stack, take a leader along, guess at hidden enemies.
    .end = Your army is on the march, and all the enemy sees of it is the counter on top. Well marched!

march-hidden = See the “?” on the Demons at 0715? You know the counter on top and nothing of what lies below. Your own stacks are just as dark to them.
march-leader = Troops that start their move beside a leader use all their points; without one they crawl at half pace. So keep the Prince close.
march-pick = Rabat needs an army. Begin with the Knights: “{ $do }”.
march-ride = A character may ride along with troops from his hex. Choose “{ $do }”.
march-go = Now the march itself. Point at 0413 to see the way and its price, then click it.
march-stop = One point is left. Save it: “{ $do }”.
march-second = Each unit moves by itself. Now the Sergeants: “{ $do }”.
march-follow = Off to 0413 with them too. They set out beside the Prince, so they have all their points, although he is gone by now.
march-together = There they are, one stack again. “{ $do }”.
march-end = The Crossbowmen stay and hold Timur; a move is never a duty. Next time, tick the box above the answers (key w), and a whole stack marches at once. Now choose “{ $do }”.

battle = A battle in the hills
    .about = The rulebook’s own example battle, die by die. You command for the Duke.
    .end = Victory! Lord Erush has fallen, his Patrol is your prisoner, the rest is running. You have fought a whole battle, the very one the rulebook tells of.

battle-field = Lord Erush has attacked the Duke of D’Ansor. You are the Duke. Nine of your counters against six of theirs; on the battle board the lines will face each other.
battle-terrain = The defender picks the ground. In the hills seven units find room in a line, and nobody has an edge. Choose “{ $do }”.
battle-line = Both sides take turns: one puts a unit down, the other sets one against it. Erush begins with his Heavy Cavalry.
battle-knights = Iron against iron: meet them with the Knights of D’Ansor.
battle-forward = Your turn to go first. Put down the Men-at-Arms.
battle-crossbows = Foot Guards in heavy armour. Set the Timur Crossbowmen against them: 7 with missiles, so they shoot before it comes to blows.
battle-gunthoz = Next the Men of Gunthoz, solid folk.
battle-last = Only the Archers of Erush are left. The Mixed Infantry shoots back: put it there. All others wait in reserve.
battle-duke = Erush himself goes with the Patrol. Your Duke adds his +1 to the unit he joins, yet he shares its fate. The Knights are a safe place.
battle-reserve = You have more troops than the enemy, and there is room for two. Bring up the Sergeants of D’Ansor.
battle-reserve-too = And the Sergeants of Timur.
battle-help = Two against one! Send the Timur Sergeants against the Foot Guards.
battle-help-too = And the Sergeants of D’Ansor against the Heavy Cavalry, beside the Knights.
battle-dice = Everybody is in place. Leave the Duke where he is, and the dice will fall: magic first, then missiles. A low throw hits.
battle-missiles = Look at the dice: the magic of Erush missed. His Swordsmen hit your Men-at-Arms, who failed their morale and ran. Your Crossbowmen hit the Foot Guards, but those stood firm. A hit never kills by itself: morale decides.
battle-gap = Now nobody faces the Swordsmen. Answer with the Sergeants of Timur.
battle-melee = Swords are out. The Heavy Cavalry stands against two of yours, and you say which one it must attack: let it be the Knights, they can take it. Then watch the Men of Gunthoz …

siege = Under the walls of Rabat
    .about = Bring the army in, choose how to besiege, pay the price.
    .end = The gates are open and Rabat is yours. Fortresses bring victory points turn after turn: they are what the war is about.

siege-walls = The Demons hold the castle of Rabat. Knights, Men-at-Arms and Peasants are there already. A siege begins when your troops stay in the hex and the garrison does not come out to fight.
siege-pick = The best are still one hex away. Take the Spearmen: “{ $do }”.
siege-prince = The better leader helps in a siege: “{ $do }”.
siege-wizard = One unit carries as many characters as you like. The Wizard of Rabat wants to go home: “{ $do }”.
siege-go = And in: 0414.
siege-end = Everybody is there. Choose “{ $do }”, and the Demons decide whether to come out.
siege-ways = They stay behind their walls: a siege. An investment starves them out; it is slow but costs little. An assault is quick and bloody on both sides.
siege-assault = Two weak units hold the walls, and your army is strong. Dare it: “{ $do }”.
siege-magic = Before the dice, magic. If your siege magic is the stronger, you add 1. Choose “{ $do }”.
siege-enough = The Demons have no magician here, so the Wizard is enough. A caster casts once in a phase; spare the Prince: “{ $do }”.
siege-dice = You rolled 8, and the list gives +1 for magic, +1 for leadership, +1 against a castle, −1 in the first phase of a siege: 10. That is two enemy units, the whole garrison!
siege-losses = Their answer costs you one unit, and you choose which. Poor Peasants …

spell = The Wizard’s eye
    .about = Cast Vision and see what the enemy hides.
    .end = There it is in the log: Archers and a Goblin Levy, nothing more. Now you can decide with open eyes. You have marched, fought, besieged and cast: the war is waiting!

spell-hidden = Two enemy stacks near Rabat. Cavalry at 0614, a Patrol at 0715. What is below? Marching blind would be brave, but not wise.
spell-wizard = The Wizard of Rabat has a power of 2 and a range of 4 hexes. Each side knows a few special spells, drawn in secret; you know Vision.
spell-cast = Spells have their moments. One of them is now, before you move: “{ $do }”.
spell-aim = Every lit hex is in range. Look under the Patrol: click 0715. Vision works on a die of 5 or less.
