# Activation and betrayal.

ask-new-master = { $force } served the kingdom you betray. Who is the new master?
event-activated = { $kingdom } enters the war for { $side } ({ $why }).
event-betrayed = The Necromancer betrays { $kingdom }: it joins the Kingdoms.
event-betrayal-declared = The Necromancer will betray { $kingdom } as soon as this segment ends.
