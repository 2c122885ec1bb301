# What is agreed on before a battle with armies of one’s own.

option-points = Points
    .about = What each side’s armies may cost, within five percent. Players of one side share them.
option-declare-unseen = Shots declared before sight is checked
    .about = A shot at a target that turns out to be hidden is wasted. Otherwise only what can be seen is offered as a target.
option-rounds = Rounds
    .about = The battle ends after so many, if no side is gone before.
option-kind = What is fought for
    .about = With two objectives or one in the centre, points are won by holding them at the end. Our own design.
    .meeting = Meeting engagement
    .two-objectives = Two objectives
    .centre = An objective in the centre
option-ground = Ground
    .about = The four sheets as they fit each other, blank sheets, or sheets laid out by a number.
    .printed = The four sheets
    .blank = Open ground
    .drawn = Drawn
option-draw = Number of the draw
    .about = Sheets and objectives follow from it: the same number gives the same battlefield.
option-obedience-tie = A tie in a test of obedience
    .about = A total equal to the second morale value makes a unit impetuous by the rule; the printed example lets it obey.
    .impetuous = Impetuous
    .obedient = It obeys
