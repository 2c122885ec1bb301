"""What a Divine Right match keeps of kingdoms, seats, sieges, captives, a player turn and the chapters of magic."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexarchy.games.divine_right.words import KINGDOM_IDS, NEUTRAL, NEVER, NOBODY, SEATS, SPELLS

Pairs = tuple[tuple[int, int], ...]


class Kingdom(NamedTuple):
    """What a kingdom is, and what it remembers of the players. Only status.py writes the first three."""

    status: int = NEUTRAL
    seat: int = NOBODY  # of a player kingdom or an ally
    until: int = 0  # the last game turn of Confusion or forced peace (DR-B-ACT-11)
    queen: bool = False  # of a non-player kingdom: known when its Personality is (DR-B-SET-06)
    won: bool = False  # it has been an ally (DR-B-PER-113)
    friend: int = NOBODY  # the seat that has an oath of friendship, or cured a Cursed monarch (DR-B-DIP-21)
    blackmailed: bool = False  # won by Blackmail (DR-B-PER-118)
    violated: int = 0  # seats with the Diplomatic Penalty here (DR-B-DIP-18)
    executed: int = 0  # seats that have executed its monarch (DR-B-DIP-20)
    grace: int = 0  # seats whose units have a Movement Phase to leave it (DR-B-DIP-19)
    attacked: int = 0  # the game turn its royal seat was last attacked in (DR-B-ACT-07)


class Player(NamedTuple):
    """A seat: its own kingdom, its points, its ambassador."""

    kingdom: int = NOBODY
    points: int = 0
    idle: int = 0  # player turns without an ambassador still to come (DR-B-DIP-16)
    assassin: bool = False  # the assassination of the game is spent (DR-B-DIP-13)
    duels: int = 0  # seats it has fought a duel with (DR-B-DIP-15)
    out: int = 0  # when it was eliminated: 1 the first; 0 still in the game


class Siege(NamedTuple):
    """A siege in force (DR-B-SIE-24)."""

    castle: int
    seat: int
    turn: int  # declared in
    fresh: bool  # declared in the besieger's player turn that goes on: no attack yet (DR-B-SIE-07)


class Banishment(NamedTuple):
    """An ambassador, or an Envoy, who may not come to a kingdom up to a game turn (DR-B-DIP-17); FOREVER: until its
    monarch dies."""

    seat: int
    kingdom: int
    until: int
    envoy: bool = False


class Prisoner(NamedTuple):
    hero: int
    captor: int
    space: int  # of the prison


class Half(NamedTuple):
    """What lasts for a player turn. Pieces are sets."""

    fresh: int = 0  # just activated: neither move nor attack (DR-B-DIP-07)
    leaving: int = 0  # deactivated: they defend, and leave at the end of the Combat Phase (DR-B-DIP-09)
    sieging: int = 0  # made a siege attack (DR-B-SIE-11)
    struck: int = 0  # spaces attacked by a breakout (DR-B-COM-02)
    broke_out: int = 0  # attacked out of a besieged castle (DR-B-SIE-14)
    moved: int = 0  # have moved in this Movement Phase
    attacked: int = 0  # have attacked (DR-B-COM-02)
    retreated: int = 0  # have retreated before combat in this Combat Phase (DR-B-RET-04)
    omen: int = NOBODY  # the kingdom whose regulars may not attack (DR-B-EVT-05)
    good: int = 0  # good omens, by their number, as a set (DR-A-OME-02)
    bad: int = 0  # bad ones (DR-A-OME-03)
    weather: Pairs = ()  # (fleet, points by which it sails further, or less far) (DR-A-SAI-04)
    rolled: Pairs = ()  # (hero, cause) of fate rolls already made (DR-B-FAT-03)
    helped: int = 0  # pieces that have helped with a fate roll (DR-B-FAT-12)
    sought: int = 0  # places in which a Rogue was sought (DR-B-SPM-06)
    avalanche: bool = False  # the Ozerg Mountaineers have let one loose (DR-B-SMU-13)
    passage: tuple[tuple[int, int, int], ...] = ()  # (hero, kingdom, 1 granted or 0 refused) (DR-B-DIP-22)
    skirmishes: Pairs = ()  # (space, attackers) declared and not fought yet (DR-A-SKI-01)
    built: int = 0  # spaces in which the building of a fort was tried (DR-A-FOR-05)
    ferried: tuple[tuple[int, int, int], ...] = ()  # (lake, where from, piece) taken by its boats (DR-A-LAK-02, -04)
    trail: int = 0  # spaces the party on its way has come through (DR-A-FMA-08)
    forced: int = 0  # pieces that have tried a forced march (DR-A-FMA-02)
    pace: Pairs = ()  # (piece, points it has gained by one) (DR-A-FMA-03)
    spent: Pairs = ()  # (unit, movement points it has spent), where a rule asks for it
    storms: Pairs = ()  # (castle, attackers) declared and not fought yet (DR-A-STO-01)
    lapsed: Pairs = ()  # (kingdom, the seat it has left) (DR-A-IGN-03)
    hungry: int = 0  # units that began the Movement Phase where forage is poor (DR-A-WIN-03)
    storm: bool = False  # a Snow Storm of the phasing player's (DR-A-WIN-12)
    exposed: int = 0  # units that came past an afflicted stack (DR-A-EPI-04)
    appeased: bool = False  # they have tried to appease a revolt (DR-A-BRV-06)
    tainted: int = 0  # castles that had a sick garrison when they fell (DR-A-EPI-18)
    advised: bool = False  # Sir Mortnoir's player has said whether he is active (DR-A-MOR-06)
    company: int = 0  # the phasing player's pieces with whom Sir Mortnoir goes along (DR-A-MOR-14)
    hosting: bool = False  # their units were with him when their movement began (DR-A-MOR-04)
    tombed: bool = False  # a hero has searched the Tomb (DR-A-HAU-07)
    wished: int = 0  # heroes who have asked the jinn (DR-A-OAS-01)
    danced: bool = False  # a Dancing Girl was sought (DR-A-DAN-07)
    sounded: int = 0  # moments at which all were asked whether they want to know the Crater's range (DR-A-MET-01)
    slowed: int = 0  # units that began their movement with nobody but him to lead them (DR-A-MOR-09)
    starving: int = 0  # units that began the player turn in a famine (DR-A-SCO-16)
    enriched: Pairs = ()  # (kingdom that prospers, new units it has had) (DR-A-SCO-18)


class Magic(NamedTuple):
    """What devices, the Temple and the altars remember. The last three last for a player turn."""

    tested: int = 0  # heroes who have taken the test of the gods (DR-B-TOK-06)
    black_hearted: int = 0  # of these the ones who failed (DR-B-TOK-02)
    meditating: tuple[tuple[int, int, int], ...] = ()  # (hero, gift, game turn it is theirs) (DR-B-TOK-03)
    boons: Pairs = ()  # (seat, boon) granted (DR-B-GRE-01)
    used: Pairs = ()  # (device, the game turn it was last used in) (DR-B-MAG-20, -21)
    barred: Pairs = ()  # (kingdom, last game turn the Mask is shut out of it) (DR-B-MAG-15)
    loot: tuple[tuple[int, int, int, int], ...] = ()  # (thief, thing, space, game turn) not brought out (DR-B-TRE-05)
    bound: Pairs = ()  # (prisoner, game turn their own side took the Chain's prison in) (DR-B-MAG-23)
    vaults: Pairs = ()  # (thief, the seat whose royal treasure they have found and not brought out) (DR-A-RTR-01)
    unpaid: int = 0  # seats that lose a mercenary at the end of this Combat Phase (DR-A-RTR-02)
    sought: int = 0  # pieces that have sought or stolen (DR-B-MAG-04)
    looked: bool = False  # into the Mirror (DR-B-MAG-19)
    sacrificed: bool = False  # at the altars (DR-B-GRE-01)


class Hirelings(NamedTuple):
    """What special mercenaries bring with them."""

    captains: Pairs = ()  # (Great Captain, the kingdom they are assigned to) (DR-B-HER-04)
    recruits: int = 0  # Rogues that came out of the reserve (DR-B-SPM-06)
    disabled: bool = False  # the Black Knight, killed (DR-B-SMU-03)
    usurped: int = NOBODY  # the kingdom the Usurper rules (DR-B-USU-01)
    pretenders: Pairs = ()  # (Wayfarer, the kingdom they rule as another Usurper) (DR-A-COU-06)
    camp: int = NOBODY  # where the Wandering People are (DR-B-WAN-01)
    host: int = NOBODY  # the seat that has called them
    cursed: int = 0  # monarchs under their curse (DR-B-WAN-03)
    promised: int = 0  # drawn, and not on the map before their player's next Movement Phase (DR-A-RND-03)
    boxes: int = 0  # counters still face down in boxes of the turn track (DR-A-RND-04)
    taker: int = NOBODY  # the seat that took the last of them
    shown: int = 0  # counters that were drawn: where they are back in the randomizer, they are in no box


class Spells(NamedTuple):
    """The magic of the Eaters."""

    cast: tuple[int, ...] = (NEVER,) * len(SPELLS)  # the game turn each spell was last cast in (DR-B-EOW-02)
    target: int = NOBODY  # the space this turn's spell is cast on, or from
    mist: bool = False  # hidden until their next turn (DR-B-EOW-04)
    castle: int = NOBODY  # the space of the Enchanted Castle (DR-B-EOW-07)


class Necromancy(NamedTuple):
    """The powers of the Black Hand."""

    souls: int = NEVER  # the game turn they were last called in (DR-B-BLH-09)
    wings: int = NEVER
    target: int = NOBODY  # the space under the wings this turn (DR-B-BLH-10)
    raised: int = 0  # kinds of creatures raised this player turn (DR-B-BLH-12)
    colossus: int = NOBODY  # the field the Colossus rose from (DR-B-BLH-06)
    exorcists: int = 0  # heroes who have tried the Guardian this player turn (DR-B-BLH-02)
    fields: tuple[int, ...] = ()  # recent battlefields, the oldest first (DR-B-BLH-04)


class Levies(NamedTuple):
    """Emergency conscripts and militia."""

    green: tuple[int, ...] = (0,) * len(KINGDOM_IDS)  # conscripts each kingdom has raised (DR-A-GRN-01)
    diluted: int = 0  # kingdoms whose armies are full of them (DR-A-GRN-03)
    raised: bool = False  # one has come on this player turn (DR-A-GRN-02)
    called: tuple[int, ...] = (0,) * len(KINGDOM_IDS)  # each kingdom's full call of militia; 0: none (DR-A-MIL-01)
    fallen: tuple[int, ...] = (0,) * len(KINGDOM_IDS)  # militia each has lost for good (DR-A-MIL-05)
    mustered: Pairs = ()  # (militia unit in the field, its kingdom)


class Fortunes(NamedTuple):
    """What omens and prophecies have in store."""

    surrounded: int = 0  # seats surrounded by enemies until their next turn begins (DR-A-OME-06)
    heard: int = 0  # heroes who have had their prophecy (DR-A-OBE-03)
    foretold: Pairs = ()  # (seat, its next event) (DR-A-OBE-01)


class Embassies(NamedTuple):
    """Envoys, by seat."""

    cards: tuple[int, ...] = ()  # the number of the card each has drawn; 0: none, or no more (DR-A-ENV-01)
    friends: Pairs = ()  # (seat, the kingdom its Envoy has an old friend in) (DR-A-ENV-107)


class Climate(NamedTuple):
    """Winter in the north. All of it is over in spring but what says otherwise."""

    snow: bool = False  # it lies in the Snow Area (DR-A-WIN-07)
    blizzard: int = 0  # the game turn of the last Blizzard (DR-A-WIN-13)
    snowed_in: int = 0  # heroes who do not move for the rest of the game turn (DR-A-WIN-16)
    harvested: int = 0  # kingdoms that have had their replacements this year (DR-A-WIN-24)


class Health(NamedTuple):
    """Raging epidemics, and the Black Plague."""

    afflicted: int = 0  # units (DR-A-EPI-02)
    dying: int = 0  # castles with nothing but their people left to die (DR-A-EPI-15)
    damage: Pairs = ()  # (castle, what its own strength has lost by it)
    plague: int = NOBODY  # the castle at whose siege the Black Plague was invoked (DR-A-BLP-01)
    besieger: int = NOBODY  # the seat that besieges it there
    plagued: int = 0  # units it has struck; they are among the afflicted
    tried: int = 0  # heroes it has struck (DR-A-BLP-08)
    ill: Pairs = ()  # (hero, last game turn they are sick)


class Revolt(NamedTuple):
    """A revolt of barons (DR-A-BRV), of which there is one at most."""

    kingdom: int = NOBODY  # NOBODY: there is none
    seat: int = NOBODY  # whose it is
    space: int = NOBODY  # where the marker lies, until it rises
    castle: int = NOBODY  # that holds with it
    risen: bool = False
    band: int = 0  # its militia
    away: int = 0  # game turns on end at whose end the Rebel was outside the kingdom (DR-A-REB-04)


class Regency(NamedTuple):
    """A player kingdom without a monarch, for whom a child is to follow (DR-A-HEI)."""

    seat: int
    until: int = 0  # the last game turn of Confusion; 0: a siege keeps it from coming (DR-A-HEI-05)
    besieger: int = NOBODY  # who lays that siege
    defied: bool = False  # enemies have stayed in the kingdom (DR-A-HEI-07)


class Condition(NamedTuple):
    """A special condition of a kingdom (DR-A-SCO). What the others say depends on its kind."""

    kingdom: int
    kind: int  # of words.CONDITIONS
    seat: int = NOBODY  # of the rebels or invaders; who has Diplomatic Clout
    band: int = 0  # rebels, invaders; special mercenaries that Expertise has brought and who are not in play yet
    leader: int = NOBODY  # of the rebels
    folk: int = NOBODY  # the kind of Barbarians that invade
    drawn: int = 0  # special mercenaries that Expertise has brought
    away: Pairs = ()  # (rebel, ends of game turns it has seen outside the kingdom)


class Claim(NamedTuple):
    """A throne that a Usurper has taken, and the child of the monarch he has driven out (DR-A-HEIR)."""

    kingdom: int
    seat: int  # whose the True Heir is
    due: int = 0  # the game turn they appear in; 0: they are in the field
    sworn: int = 0  # regulars that follow them, or will
    castles: int = 0  # that hold with them
    tried: int = 0  # castles whose garrisons they have tried to win over (DR-A-HEIR-06)
    away: int = 0  # game turns on end at whose end they were abroad (DR-A-CIV-04, DR-A-CIV-05)
    absent: int = 0  # and the Usurper


class Venture(NamedTuple):
    """What a scenario remembers. Kingdoms are sets."""

    lord: int = NOBODY  # the seat of Boewenn, of the Khagan, of the satrap (DR-A-ADV-08)
    invader: int = NOBODY  # the seat of the Eastern Invader
    rival: int = NOBODY  # the seat of Boewenn's principal opponent (DR-A-BOE-08)
    elven: int = 0  # points the Elves have scored by themselves (DR-A-BOE-11)
    guilty: int = NOBODY  # the kingdom whose monarch has murdered envoys (DR-A-KHA-09)
    avenged: bool = False  # they have paid for it
    successor: bool = False  # another is on their throne
    sacked: int = 0  # castles the Storm-Riders have plundered
    slain: int = 0  # kingdoms whose monarch they have killed
    broken: int = 0  # kingdoms they have driven into Confusion or forced peace (DR-A-KHA-16)
    refused: int = 0  # kingdoms that have refused to submit since the last one did (DR-A-KHA-15)
    vassals: int = 0  # kingdoms that have submitted, and are not free again
    kang: int = NOBODY  # the seat for which Kang has rebelled (DR-A-KHA-12)
    sour: int = 0  # vassals called up for points, who resent it (DR-A-SCW-28)
    cheap: int = 0  # vassals whose monarch was deposed (DR-A-SCW-29)
    stiff: int = 0  # vassals won by a Minarian, and hard to win away (DR-A-SCW-25)
    rebels: int = 0  # kingdoms in revolt without a player (DR-A-SCW-16)
    freed: int = 0  # kingdoms that were vassals, and are free (DR-A-REV-05)
    lapsed: Pairs = ()  # (vassal in Confusion or forced peace, its old liege) (DR-A-SCW-34)
    late: tuple[tuple[int, int, int], ...] = ()  # (such a kingdom, a seat in it, since which turn) (DR-A-SCW-24)
    levies: int = 0  # dice of militia the satrap is to have (DR-A-REV-02)
    thaw: int = 0  # the game turn from which Horsemen follow anybody (DR-A-SCW-13)
    grade: int = 0  # of the Khagan's victory, when the match is over (DR-A-KHA-25)


class War(NamedTuple):
    """What the art of war remembers."""

    ratings: Pairs = ()  # (leader, the tactical class they rolled, from 0 for A to 4 for E) (DR-A-TAC-02)
    forts: int = 0  # spaces (DR-A-FOR-01)
    gold: int = 0  # the game turn the Dwarves find a Treasure in (DR-A-NHW-03)
    mined: int = 0  # castles that have had theirs in this round
    hoards: Pairs = ()  # (space, game turn) of Treasures they have found and not touched
    tired: Pairs = ()  # (unit, 1 tired, 2 worn out, 3 exhausted) in this game turn (DR-A-FMA-05 to -07)
    breaches: tuple[tuple[int, int, int], ...] = ()  # (castle, points its walls lack, game turn of the last attack)


class Intrigue(NamedTuple):
    """Those who work among enemies: Sir Mortnoir and the Dancing Girls."""

    active: bool = False  # he gives his advice (DR-A-MOR-06)
    spellbound: int = 0  # leaders who have lost their leadership to him (DR-A-MOR-07)
    vetted: int = 0  # the last game turn in which he survived suspicion (DR-A-MOR-12)
    courting: Pairs = ()  # (Dancing Girl, the leader she tries her charms on)
    charmers: int = 0  # girls who have tried in this game turn (DR-A-DAN-05)
    beguiled: int = 0  # leaders who give no leader movement until it ends


class Unicorn(NamedTuple):
    """Breis, and the ladies who try to tame him."""

    mistress: int = NOBODY
    spurned: int = 0  # ladies who have failed, and may not try again (DR-A-BRE-08)
    pilgrims: int = 0  # heroes who were in the Temple when the game turn began
    blessed: int = 0  # ladies who have +1 for their next try


class Wonders(NamedTuple):
    """What haunted places, the jinn and the Isle of Fright remember of those who tried their luck."""

    lucky: Pairs = ()  # (hero, space in which they found something) (DR-A-HAU-02, DR-A-HAU-07, DR-A-ISL-04)
    jinxed: int = 0  # heroes who roll for their fate twice (DR-A-HAU-05, DR-A-OAS-03)
    carried: Pairs = ()  # (hero carried off by the haunts, the space they are dropped in or NOBODY) (DR-A-HAU-03)


class Chivalry(NamedTuple):
    """The Order of the Hippogriff and its Marshals."""

    traits: int = 0  # of the Marshal, by their number on the table (DR-A-MAR-05)
    marshals: int = 0  # how many have served so far
    due: bool = False  # the next one comes when the game turn begins (DR-A-MAR-13)
    aloft: bool = False  # the Order rose before an attack, and stays in the air for a Movement Phase (DR-A-MAR-17)


class Barbaria(NamedTuple):
    """Councils of Barbarians, and the lords they have made."""

    met: Pairs = ()  # (leader who has called one, the game turn it last met in) (DR-A-BAR-14)
    lords: int = 0  # leaders who are lords of their kind (DR-A-BAR-15)


class Slumber(NamedTuple):
    """Those who sleep in the Temple of Kings."""

    asleep: Pairs = ()  # (hero, the game turn they fell asleep in) (DR-A-TOD-01)
    visitors: Pairs = ()  # (hero who found one asleep, the game turn they came in) (DR-A-TOD-03)


class Altar(NamedTuple):
    """What sacrifices at Greystaff have cost: friends, and the patience of subjects."""

    folks: Pairs = ()  # (seat, kind of Barbarians that serve it no more) (DR-A-TER-03)
    hired: Pairs = ()  # (seat, common mercenaries it has sacrificed) (DR-A-TER-04)
    special: Pairs = ()  # (seat, human special units it has sacrificed) (DR-A-TER-05)
    burnt: int = 0  # Scum that are never replaced (DR-A-TER-06)
    regulars: tuple[int, ...] = (0,) * len(KINGDOM_IDS)  # of each kingdom (DR-A-TER-07)


class Piracy(NamedTuple):
    """Pirates and what they have buried."""

    mutineers: int = 0  # common mercenary fleets that have turned pirate (DR-A-TAN-06)
    zett: int = 0  # those of them that did so on the Sea of Zett (DR-A-TAN-08)
    hoards: tuple[int, ...] = ()  # spaces in which pirates have buried a Treasure, one entry for each (DR-A-PIR-05)
    crews: int = 0  # fleets among which Tana hid when the enemy's movement began (DR-A-TAN-04)
    looted: int = 0  # pirates that have preyed on commerce this player turn (DR-A-PIR-04)


class Uprising(NamedTuple):
    """Trouble, her Peasants, and her feud with Al-Debar."""

    kingdom: int = NOBODY  # that she has raised: there is no other (DR-A-TRO-09)
    spent: bool = False  # her last Peasant is gone (DR-A-TRO-05)
    astray: int = 0  # Peasants that ended the last game turn in the wasteland (DR-A-TRO-19)
    band: int = 0  # units that follow her (DR-A-TRO-10)
    doubted: bool = False  # she has asked others to follow her in this player turn
    shield: int = NOBODY  # the mercenary she keeps from being hired away this player turn (DR-A-TRO-02)
    abducted: bool = False  # Al-Debar has carried her off, and comes back from the south (DR-A-BAR-09)
    reconciled: bool = False  # she has beaten him, and he has come back (DR-A-BAR-06)
    together: bool = False  # both were one player's, in one space, as that player's movement began (DR-A-BAR-04)


class Curse(NamedTuple):
    """A Curse on a piece (DR-A-CURSE). What the last three say depends on its kind."""

    victim: int
    kind: int  # of words.CURSES
    seat: int = NOBODY  # the player who decides for it, and commands what becomes of the victim
    on: bool = False  # it works, and is not held back by another (DR-A-CURSE-18)
    goal: int = NOBODY  # the space a Wanderer seeks; the beloved; the form of a Beast; 1: of the other gender
    past: int = 0  # places a Wanderer has seen; the seat a lover has left; 1: recognized
    since: int = 0  # how far a Wanderer had to go as movement opened; the game turn in which lovers were first apart


class Guise(NamedTuple):
    """A counter that stands for a hero a Curse has changed; for a monarch who has lost the throne; or for nobody."""

    counter: int
    hero: int = NOBODY
    realm: int = NOBODY  # the kingdom an ex-monarch has lost (DR-A-CURSE-72)
    grave: int = NOBODY  # of a Vampire (DR-A-CURSE-47)
    form: int = NOBODY  # of a Beast, one of words.FORMS
    female: bool = False
    failed: bool = False  # nobody has recognized them (DR-A-CURSE-32)
    willing: bool = False  # a Beast by its own will (DR-A-DEV-02)


class Crater(NamedTuple):
    """How far the Crater dampens magic (DR-A-MET-01)."""

    turn: int = 0  # the game turn in which this was found out
    reach: int = 0  # spaces, its own the first


class Sorcery(NamedTuple):
    """What Curses remember. The last six last for a player turn; pieces are sets."""

    attempted: tuple[int, ...] = (0,) * len(SEATS)  # the Curses each seat has attempted (DR-A-CURSE-17)
    missing: Pairs = ()  # (kingdom, the last game turn its monarch is waited for) (DR-A-CURSE-71)
    prayers: Pairs = ()  # (hero in the Temple, the game turn from which a Curse may be lifted) (DR-A-CURSE-13)
    failed: Pairs = ()  # (victim, where or by what a Curse could not be lifted) (DR-A-CURSE-15)
    clean: int = 0  # devices found to be free of Curses (DR-A-DEV-15)
    paw: int = NOBODY  # 1: the Hand of Corfu is a werewolf's paw, 0: a human hand (DR-A-DEV-03)
    bought: Pairs = ()  # (hero, the shop they have been to) (DR-A-DEV-19)
    fickle: int = 0  # kingdoms that leave at the end of the next Diplomacy Phase (DR-A-CURSE-43)
    nursed: int = 0  # heroes whom Nonnus has saved (DR-A-CURSE-11)
    cursers: int = 0  # have tried to place a Curse (DR-A-CURSE-07)
    lifters: int = 0  # have tried to be rid of one
    wooers: int = 0  # have wooed (DR-A-CURSE-20)
    fed: bool = False  # the Runesword has had its sacrifice (DR-A-DEV-07)
    struck: int = 0  # Vampires and Werewolves that have attacked


FOREVER: Final = 999
