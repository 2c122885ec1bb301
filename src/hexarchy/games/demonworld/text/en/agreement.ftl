# What is agreed on before a battle with armies of one’s own.

option-points = Points
    .about = What each side’s armies may cost, within five percent. Players of one side share them.
option-declare-unseen = Shots declared before sight is checked
    .about = A shot at a target that turns out to be hidden is wasted. Otherwise only what can be seen is offered as a target.
option-rounds = Rounds
    .about = The battle ends after so many, if no side is gone before.
option-kind = What is fought for
    .about = Two objectives, or one in the centre, count for those who hold them at the end. A rearguard has 70 % of the points and deploys in six rows: units that break through to its edge count for the attackers, units destroyed and the field in the centre for the defenders. With late arrivals each side keeps back half its cards by points, which come in round 2 or 3. Drawn: a die that follows from the number decides, and who defends follows from it too; a six leaves the choice to you, so choose one by name, or it is a meeting engagement. The rulebook has no such table: it is our own design.
    .meeting = Meeting engagement
    .two-objectives = Two objectives
    .centre = An objective in the centre
    .rearguard = Rearguard
    .late-arrival = Late arrivals
    .drawn = Drawn by a die
option-ground = Ground
    .about = The four sheets as they fit each other, blank sheets, or sheets laid out by a number.
    .printed = The four sheets
    .blank = Open ground
    .drawn = Drawn
option-draw = Number of the draw
    .about = All that is drawn follows from it: sheets, objectives, what is fought for, who defends. The same number gives the same battle.
option-obedience-tie = A tie in a test of obedience
    .about = A total equal to the second morale value makes a unit impetuous by the rule; the printed example lets it obey.
    .impetuous = Impetuous
    .obedient = It obeys
