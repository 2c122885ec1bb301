# Contested thrones: heirs, coups, revolts (DR-A-HEI, DR-A-COU, DR-A-BRV, DR-A-REB).

ask-waver-next = Your monarch is dead. Which ally’s loyalty is tried first?
ask-waver = Does { $kingdom } stay with you? A card may help, as if it were neutral.
ask-son-or-daughter = An heir takes the throne of { $kingdom }: a son or a daughter?
ask-end-confusion = Enemies have stayed in { $kingdom }. Does your heir take the throne now?
event-monarch-mourned = { $kingdom } mourns its monarch. A child of the dead shall follow: { $side } stays in the game.
event-heir-appears = The heir of { $kingdom } takes the throne: { $hero }, { $to }.
why-kingdom-confused = { $kingdom } is in Confusion until its heir takes the throne.
