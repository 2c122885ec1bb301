# The lesson. A chapter: its title, what it is about, and what is said at its end. A page: what the coach says.

welcome = Welcome to Minaria
    .about = Read a counter and the map, march with your monarch, ask why not.
    .end = You can read a counter, march, take it back, and ask why not. Crowns are won the same way: one step after the other.

welcome-hello = Welcome! You are Hothior, one of the kingdoms of Minaria. Others want what you have, and every one of them is an enemy of every other. I’ll stay beside you for ten minutes, and nothing can go wrong: the table knows every rule.
welcome-unit = This is one of your armies. Its first number is what it is worth in battle, the second what it is worth in a siege, the third how far it marches. Stacks are open: you may look under every counter.
welcome-monarch = And this is you. A monarch is not a unit: they fight with nobody, but where they lead they help, and units that go with them march as far as they do. Lose your monarch, and you are out of the game.
welcome-castle = Everything turns on castles. The number on Tadafat is its strength, what it has without a single defender. Whoever takes it gets five times that in points; for the royal castle of a kingdom, ten times.
welcome-pick = Let’s ride out. Click or tap the stack to spread it, then the monarch, or take the button “{ $do }”. On the keyboard: ] points at the answers one by one, Enter takes one.
welcome-guard = Never send a monarch alone. Whoever begins in the same space may go along: “{ $do }”. You may also click a member of the stack.
welcome-guards = One more: “{ $do }”. The third stays and guards the castle.
welcome-lit = The lit spaces are within reach, and the small numbers say what they cost: open ground 1, hills, forests and rivers more.
welcome-why = Now try something forbidden: click 0821, out at sea. Nothing breaks. The table tells you which rule says no, and a click on the rule opens the book.
welcome-go = Whenever you wonder, just try it. Now march to 1115, south-east of Tadafat.
welcome-undo = Well marched! You have points left, and could go on. If you change your mind, Undo takes it back. Happy here? Choose “{ $do }”.

muster = Fate is kind
    .about = A turn in five phases, and what two dice bring at its beginning.
    .end = Two armies for nothing. It can go the other way as well: storms, deserters, a plague. The chart “Random events” says what each number brings.

muster-phases = A turn of yours has five phases: Random Events, Diplomacy, Siege, Movement, Combat. They stand at the top of the table, and the one you are in is lit.
muster-event = Each turn begins with two dice. You have thrown 3 and 5, and 8 is a good number: two common mercenaries join you. They fight for those who pay, and belong to no kingdom.
muster-place = Mercenaries appear in a castle of yours that is not besieged. Tadafat stands empty: “{ $do }”.
muster-again = And another beside it: an army alone holds no castle for long. “{ $do }”.

embassy = An ambassador to Immer
    .about = A neutral kingdom, a face-down card, and a die that can be sweetened.
    .end = Immer is yours, with eight armies. What was won by words can be lost by words: the others have ambassadors too. Keep a good card for the day they come.

embassy-neutrals = Most kingdoms belong to nobody yet. Once a turn your ambassador may go to one of them and try to win it, or go to an enemy’s ally and try to turn it.
embassy-immer = Immer is your neighbour to the north: eight armies, four castles. What its monarch is like nobody knows, the card lies face down. Beside each kingdom stands your chance; the question mark says that it may be better or worse.
embassy-hand = Look at the Situation tab: that is your hand. You draw a card every turn. What you play on a monarch is added to the die, and gone.
embassy-send = Send your ambassador: “{ $do }”.
embassy-monarch = The card is turned up: Immer has a beloved monarch. From now on everybody knows.
embassy-roll = You need 6 or more on one die. A Bribe of 2 means that 4 is enough. Threats may help as well, but if they fail your ambassador is banished for a while.
embassy-play = Be generous: “{ $do }”.

ring = A ring around Tadafat
    .about = Close a castle in, and see why it was not closed before.
    .end = The siege stands. You cannot attack the walls in the turn you come before them: that is why sieges are seen coming, and relieved. What a turn later happens, the next chapter tells.

ring-castle = Now you are Immer, and at war with Hothior. Tadafat has a strength of 2 and no garrison. To besiege a castle you need two things: at least as much siege strength as is inside, and every space around it covered.
ring-half = Two armies stand in the north-west. A unit covers its own space and those next to it: three of the six.
ring-why = The button with the tower beside the map, “What your sieges lack”, shows where the ring is still open.
ring-pick = So bring the others to the far side. “{ $do }”.
ring-third = Take them all along: “{ $do }”.
ring-fourth = And “{ $do }”.
ring-go = Straight opposite is 1015: click it. Two stacks on opposite sides cover the whole ring.
ring-stop = That is far enough. “{ $do }”.
ring-declare = Look, a new answer: “{ $do }”. Take it.

breach = The walls of Tadafat
    .about = One die against a castle, and what it is worth.
    .end = Ten points. A castle is plundered once: it cannot be taken again for points, by anybody. When turn 20 is over the most points win, unless one monarch is the last before that, and wins at once.

breach-turn = A turn has passed, and nobody came to the rescue. Before anybody moves, besiegers may attack the walls.
breach-odds = Each castle is attacked by one die, and falls on a 6. Four against two is twice the strength: 1 is added, so a 5 will do. Three times the strength gives 2.
breach-strike = Try it: “{ $do }”.
breach-fallen = A 5, and 1 more: Tadafat falls! Those inside would be lost now, and a monarch found there would be killed, captured, or slip away.
breach-points = The castle is plundered, and you score five times its strength: see the Situation tab.
breach-advance = Besiegers may now enter: “{ $do }”.

clash = A clash at the border
    .about = Odds, a retreat that fails, and two dice.
    .end = Two armies fewer. They are not gone for ever: events give kingdoms their dead back, a few at a time. Your own will want the same luck.

clash-foe = You are Hothior again. Two armies of Muetar have come next to your monarch, and four of yours are with you. Nobody has to fight: that the one who moves decides, in the Combat Phase.
clash-declare = All attacks are declared before the first is fought, from a space to one next to it. “{ $do }”.
clash-odds = Say who takes part. Four against two is twice as many: 1 is added to your die. Three to one gives 2. Mountains, rivers and leaders have their say too, and the table lists all of it.
clash-commit = “{ $do }”. Or take the line that sends them all.
clash-second = “{ $do }”.
clash-third = “{ $do }”.
clash-fourth = And “{ $do }”. With the last one the battle begins.
clash-dice = First the defenders tried to slip away: 4 or more, and it was a 2. Then each side threw a die. Yours was higher, and the difference is what the other side loses.
clash-lost = You 5 and 1, they 2: it cost them both armies, and you none. A leader among the dead or on the losing side has to throw for their own fate.
clash-advance = The space is empty: you may follow. “{ $do }”.
clash-monarch = Enough: let your monarch stay among the rest. “{ $do }”.

sail = Across the bay
    .about = Board, sail and land.
    .end = That was the sea. You know enough to play: win allies, besiege what your enemies cannot relieve, and never leave your monarch alone. The book has the rest, and the table will remind you.

sail-fleet = This is a fleet. It moves 8, on water only, and carries one army, with leaders besides. At sea it may meet Storms, and whoever is aboard goes down with it.
sail-pick = Across the bay lies Shucassam, its coast unguarded. “{ $do }”.
sail-board = It need not march: “{ $do }”.
sail-out = Now the fleet: “{ $do }”. The harbour has a Boom, a chain that keeps ships in and out; today it is open.
sail-go = Sail to 1021, on the far shore: the numbers say what is left.
sail-land = And ashore: “{ $do }”. A unit that lands has moved; it may fight, but it goes no farther.

turncoat = An ally lost and won
    .about = What others’ ambassadors can do to you, and the score.
    .end = That is the whole of it: words and walls. Points are counted when turn 20 is over; but the last player with a monarch wins at once, whatever the score. The rulebook is always at hand (§), and the help (?) lists the keys. Good luck, Majesty!

turncoat-lost = Look at the log: in its turn Muetar sent an ambassador to Immer, your ally, with a piece of Blackmail, and needed 7. Immer has left you and is neutral again; its armies go home.
turncoat-card = In the Situation tab each kingdom has its card, with the Personality of its monarch face up once it is known. Immer’s is indolent: easily talked out of an alliance.
turncoat-chance = The figure on the card is your chance there without a Diplomacy card of your own. The crown beside the map, “Who holds whom”, shows the same as a picture.
turncoat-score = The score stands there too: you lead by 25 to 10. Castles bring points, and so do captured monarchs; allies bring none, but they bring the armies.
turncoat-send = Win Immer back: “{ $do }”.
turncoat-play = This is the day for which you kept a card: “{ $do }”.
