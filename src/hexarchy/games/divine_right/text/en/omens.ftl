# Omens and prophecies (DR-A-OME, DR-A-OBE).

happening-2 = Untimely Death
happening-3 = Storms
happening-4 = Mutiny
happening-5 = Omens
happening-6 = Replacements
happening-7 = Strangers for Hire
happening-8 = Reinforcements
happening-9 = Epidemic
happening-10 = Replacement
happening-11 = Desertion
happening-12 = Help from Afar

do-heed = { $target }
ask-destiny = Your destiny is in your hands: which of the two events comes true?
ask-parting = A doleful parting: which special mercenary leaves you for good?
ask-second-ploy = A good day for diplomacy: which card do you play with the first on the monarch of { $kingdom }? Without one you have +1.
event-good-omen = { $side } – a good omen: { $number ->
    [1] a good day for battle, +1 in combat this turn.
    [2] a good day to sail, +2 for fleets this turn.
    [3] a good day for diplomacy, +1 or two cards this turn.
    [4] a good day to march, +1 on land this turn.
    [5] a stranger is met.
   *[6] destiny is in their hands.
}
event-bad-omen = { $side } – a bad omen: { $number ->
    [1] a bad day for battle, −1 in combat this turn.
    [2] a bad day to sail, −2 for fleets this turn.
    [3] a bad day for diplomacy, −1 this turn.
    [4] a bad day to march, −1 on land this turn.
    [5] a doleful parting.
   *[6] surrounded by enemies, whose ambassadors have +1 until their next turn.
}

do-prophecy = Ask the Obelisk for a prophecy: { $target }
ask-prophecy = The Obelisk foretells { $hero } your next event: { $event }. Do you accept it?
event-asks-obelisk = { $side } asks the Obelisk for a prophecy: { $hero }.
event-prophecy-kept = { $side } accepts the prophecy for the next turn: { $event }.
event-prophecy-rejected = { $side } rejects the prophecy: { $event }.
why-not-at-the-obelisk = { $unit } has not ended a move at the Obelisk in this phase.
why-no-name = The Obelisk speaks to heroes with a name and to Great Captains, not to { $unit }.
why-had-a-prophecy = { $unit } has had a prophecy already.
