# Tactical combat.

event-rated = { $hero } as a leader: { $rating ->
    [A] class A, expert
    [B] class B, skilled
    [C] class C, mediocre
    [D] class D, unskilled
   *[E] class E, incompetent
}.
event-tactics = Combat at { $hex }. { $side }: { $attack ->
    [LC] loses control
    [UA] uncoordinated assaults
    [PA] probing assaults
    [GA] general assault
    [FA] flanking attack
   *[EN] envelopment
}. { $foe }: { $defence ->
    [DF] disorganized flight
    [DD] desperate defence
    [RG] rear guard action
    [CA] counterattack
    [CC] coordinated counterattack
   *[AM] ambush
}.
event-no-contact = The armies never meet: there is no combat at { $hex }.
dice-dr-a-tac-02 = Tactical rating
dice-dr-a-tac-08 = Tactical decision
dice-dr-a-tac-09 = Tactics
