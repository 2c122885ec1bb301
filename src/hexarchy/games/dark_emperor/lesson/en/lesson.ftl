# The lesson. A chapter: its title, what it is about, and what is said at its end. A page: what the coach says.

welcome = Welcome to Loslon
    .about = Read a counter and the map, take a first flight, ask why not.
    .end = You can read a counter, move it, take it back, and ask why not. The rest is only a matter of appetite.

welcome-hello = Welcome! You are the Necromancer: the dead are your army, and ten kingdoms stand in your way. I’ll stay beside you for ten minutes, and nothing can go wrong: the table knows every rule.
welcome-unit = This is a Greater Vampire. The A says that it flies, and the 3 is its Combat Strength. A unit has no other numbers; its colours tell whom it serves. Stacks are open: you may look under every counter.
welcome-leader = With the vampires goes Tol Morn, their Lord. Leaders are not units. His 4 is a Hero Rating: it is added to the die of a battle he leads. Leaders who know magic also show a rune, and a star with their Magic Strength.
welcome-map = To the south lies Sier-Lor. The star makes it a capital, the number in the disc is its City Value. Two regiments guard it, and the Kingdoms command them.
welcome-pick = Let’s fly. Click or tap the stack to spread it out, then a vampire, or take the button “{ $do }”. On the keyboard: ] points at the answers one by one, Enter takes one.
welcome-lit = The lit hexes are one step away; click farther, and the table finds the way. The numbers are attrition points: nobody here runs out of movement, you may go as far as you dare. But the more points you gather, the more of you may fall by the wayside.
welcome-why = Now try something forbidden: click 3318, the Sky Stair to the south-west. Its star marks a Holy Place. Nothing breaks. The table tells you which rule says no, and a click on the rule opens the book.
welcome-go = Whenever you wonder, just try it. Now fly north to 3416, where crossed spears mark an old battlefield.
welcome-undo = Well flown! If you change your mind, Undo takes it back, as long as no die has fallen and nobody has been woken. Happy here? Choose “{ $do }”.

gate = The gate opens
    .about = Step into the world, wake a kingdom, send out a flight and pay its price.
    .end = Five points, a 3, and nobody is lost. Your vampires stand in Telloy, and so does the enemy: where both sides share a hex, they must fight. How that is done, the next chapter tells.

gate-host = This is how a war begins. All ten kingdoms are asleep: their counters bear no flag. Padrech dar Choim, Tol Morn, Mezal, ten Greater Vampires and a siege train wait behind the gate.
gate-where = You open the gate on any land hex you like, except on holy ground. The owner of the land wakes up and joins the Kingdoms. So choose whom you want to meet first: one kingdom is enough for a start.
gate-open = Ahautsieron is small and lies at the edge of the world. Open the gate over its old battlefield: click 3416.
gate-roused = Here you are, and Ahautsieron is awake: its counters now fly the flag of the Kingdoms. Everyone else sleeps on until your units cross their border. Leaders on their own wake nobody.
gate-goal = Too many of you stand in one hex: from the end of the battles only four units may. So spread out. Telloy, to the east, has one regiment and one fleet.
gate-pick = Units that start together may move as one group. Begin with “{ $do }”.
gate-along = Two of them should do: “{ $do }”.
gate-lord = And Tol Morn, to lead them. Leaders cost nothing to move: “{ $do }”.
gate-price = Point at Telloy, 3716: the table shows a road and what it may cost. Two mountains at 2, the city at 1: 5 points. With up to 6 points one die decides: on 1 to 3 all arrive, on 4 to 6 one is lost.
gate-fly = Click Telloy at once, or go hex by hex: first 3516.
gate-on = Next 3615. Vampires fly, so the mountains cost them only 2; infantry would pay 3 each, a siege train 4.
gate-river = And now Telloy. A river runs through it, and vampires stop at running water: there the flight ends by itself.
gate-end = The others could move as well, in any order. For today leave them at the gate and choose “{ $do }”. Then the die for attrition falls.

storm = The walls of Sier-Lor
    .about = Bring the siege train, name a leader, throw the die, lose and win.
    .end = Sier-Lor is yours! The land around it feeds your host now. Vampires in a quiet city raise new ones at the start of your turns, as many as your land can feed: take cities, and you grow.

storm-walls = Sier-Lor again: two regiments of strength 2 and Silfaren, a hero of 2. Walls double the defenders: 4 becomes 8. Your two Greater Vampires and the Lesser one are 8 as well. Even odds: not good enough.
storm-train = So bring this: a siege train. It has no strength of its own, but where it attacks, walls count for nothing. It is slow, and it never goes alone among enemies.
storm-pick = Gather everybody. First “{ $do }”. Instead you may click the stack and take “Move all 5”.
storm-second = The group grows one by one: “{ $do }”.
storm-lesser = Lesser Vampires have a strength of 2, and you have a whole pool of them: “{ $do }”.
storm-engines = Now the engines. A group pays for its slowest member. “{ $do }”.
storm-lord = And their Lord, of course: “{ $do }”.
storm-in = Into the city: 3519. You fight in the hex itself, not from next to it.
storm-end = Choose “{ $do }”. Attrition comes first, then the battle.
storm-odds = Two points, a 1, nobody lost. Now the battle: 8 against 4, thanks to the train. Twice as strong gives +1 on the die. Each side may name one leader, who adds his Hero Rating.
storm-leader = Tol Morn gives +4, Silfaren will take 2 away. See the chance beside the answer; the Odds button shows all six results. “{ $do }”.
storm-die = You threw a 2, with +3 that makes 5: one loss for each side, and the defenders must retreat. Not a great throw, but with the better leader it was enough.
storm-loss = You choose your own losses. Siege trains never fall in battle. Greater Vampires are hard to replace, so: “{ $do }”.

magic = The Emperor’s Lament
    .about = A spell, a counter-spell, and an army that will not stay dead.
    .end = Four more units obey you: two legions from an old war, two from this one. Your battles feed your army, even those that cost you dearly. Only the rune of Life can send the dead away again.

magic-padrech = Padrech dar Choim himself has met three legions. After the star stands his Magic Strength, 4, in the rune of Death. A spell works on a die of 4 or less, and each casting, good or bad, makes him weaker by one until the turn ends.
magic-kebir = With the legions goes Kebir Whitehand, rune of Life, strength 3. Life opposes Death: in the same hex he may answer your spells with a counter-spell.
magic-kill = Before battles there is a moment for magic. Kill strikes an enemy leader, and here that can only be Kebir. Try: “{ $do }”.
magic-countered = Your 3 was good enough, but so was Kebir’s 2: he countered, and nothing happened. You have 3 left, he has 2.
magic-spare = You could try again at 3. But the dead will need that strength. Choose “{ $do }”.
magic-battle = Kebir keeps his peace, and the battle comes. Your 12 against 9 is not twice as strong, so it counts as even. Padrech adds 2, Kebir takes 1 away. “{ $do }”.
magic-won = A 6, and 1 more makes 7: two legions have fallen, the third has fled with Kebir. You have lost nobody, and you hold the field.
magic-raise = Now comes the hour of the Necromancer. The side that holds the field may raise the dead, and Kebir is too far away to counter. “{ $do }”.
magic-field = The fallen of today, or those who have lain here for ages? This is a battlefield, and Legions III and XII lie buried in it, with a strength of 3 each. “{ $do }”.
magic-again = It worked: 3 or less was needed. The fallen legions are still there. You are at 2 now, but who would not try? “{ $do }”.

envoy = An envoy to Tal Pletor
    .about = Send Mezal to a sleeping court, frown a little, and win a kingdom without a blow.
    .end = Tal Pletor is yours: its army, its King, its taxes. The Kingdoms send envoys, too, and they tax and recruit every turn, so do not dawdle. You have marched, stormed, cast and persuaded: Loslon is waiting!

envoy-look = Swords are not the only way. This is the Confluence, capital of Tal Pletor, and Tal Pletor is asleep. It is the only kingdom that thinks rather well of you: +1.
envoy-mezal = Mezal is your best envoy: rune of Terror, strength 3. On her own a leader may go anywhere in one turn, wakes nobody and pays nothing.
envoy-pick = Send her off: “{ $do }”.
envoy-go = Straight across the continent: click the Confluence, 1109.
envoy-end = The army rests in Sier-Lor. Choose “{ $do }”; there is no battle, so diplomacy comes next.
envoy-chance = Two dice and what the court thinks of you: with 10 or more it joins you. With your +1 you need a 9, which is 28 %. Wake a kingdom by force, and it goes to the enemy; win it by words, and it is yours.
envoy-frown = Mezal can help that: Intimidation adds 1 to her own words. It works on 3 or less. “{ $do }”.
envoy-enough = A 2: they are trembling. Now an 8 is enough, 42 %. She could frown again at 2. But her strength must last through the enemy’s half of the turn, where a counter-spell may be worth more. “{ $do }”.
envoy-court = Everybody listens. One attempt a turn: “{ $do }”, and let the dice fall.
