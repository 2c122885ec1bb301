"""What is true at every question of a match of Divine Right."""

from __future__ import annotations

import json

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import GAME, cards, openings, stacking
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.advanced.thrones.heir import Accession, Succession
from hexarchy.games.divine_right.fallout import DISPLACED, noted
from hexarchy.games.divine_right.fate import Ashore
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.mercenaries.captains import Assignment
from hexarchy.games.divine_right.mercenaries.usurper import Usurpation, reigns
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.refuge import Refuge
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALLY,
    ENCHANTED,
    GONE,
    HELD,
    HOME,
    IN_WATER,
    MERCENARY,
    NAVIGABLE,
    NOBODY,
    PLAYER,
    POOL,
    PRISON,
    RANDOMIZER,
    RESERVE,
    RIVER,
    TRACK,
    VASSAL,
    WAITING,
)

WORLD = GAME.world
RIVERS = WORLD.swimmable | WORLD.isle | WORLD.spaces_with(RIVER | NAVIGABLE)
OFF_THE_MAP = (POOL, HOME, TRACK, PRISON, WAITING, GONE, RANDOMIZER, RESERVE, HELD, ENCHANTED)


def check(s: DivineRightState) -> None:
    pieces_agree(s)
    ships_agree(s)
    layers_agree(s)
    kingdoms_agree(s)
    mercenaries_agree(s)
    players_agree(s)
    sieges_agree(s)
    curses_agree(s)
    questions_agree(s)
    sickness_agrees(s)
    revolt_agrees(s)
    claims_agree(s)


def claims_agree(s: DivineRightState) -> None:
    """A disputed crown has a Usurper who reigns and an Heir who is due or in the field (DR-A-HEIR)."""
    assert len({claim.kingdom for claim in s.claims}) == len(s.claims)
    for claim in s.claims:
        if s.fallout or s.result is not None:
            continue
        kingdom, heir = s.kingdoms[claim.kingdom], WORLD.monarch_of[claim.kingdom]
        rules = claim.kingdom in reigns(s).values() or any(isinstance(one, Usurpation) for one in s.frames)
        assert rules, "a crown without a Usurper"
        assert s.living(claim.seat), "an Heir without a player"
        assert claim.seat != kingdom.seat
        assert (s.where[heir] == GONE) == bool(claim.due)
        assert claim.due or s.master[heir] == claim.seat
        assert not s.personalities.within(1 + claim.kingdom)
        for castle in hexes_of(claim.castles):
            assert WORLD.castles[castle].kingdom == claim.kingdom
            assert not WORLD.castles[castle].royal


def pieces_agree(s: DivineRightState) -> None:
    """What is reckoned agrees with where every piece is and which seat commands it; none is anywhere twice."""
    stacks: dict[int, tuple[int, ...]] = {}
    held, army = [0] * len(s.players), [0] * len(s.players)
    for piece, space in enumerate(s.where):
        if space < 0:
            assert space in OFF_THE_MAP, WORLD.names[piece]
            assert not s.is_inside(piece), f"{WORLD.names[piece]} is inside nothing"
            continue
        seat = s.master[piece]
        assert seat >= 0, f"nobody commands {WORLD.names[piece]}"
        stacks[space] = (*stacks.get(space, ()), piece)
        army[seat] |= 1 << piece
        if piece < WORLD.first_hero and not s.beyond >> piece & 1:
            held[seat] |= 1 << space
        if s.is_inside(piece):
            assert s.castle_in(space) >= 0, f"{WORLD.names[piece]} is inside no castle"
    assert (s.stacks, s.held, s.army) == (stacks, held, army)
    for hero, _ in s.track:
        assert s.where[hero] == TRACK
    for one in s.prisoners:
        assert s.where[one.hero] == PRISON
    assert len({one.hero for one in s.prisoners}) == len(s.prisoners)
    assert sum(at == TRACK for at in s.where) == len(s.track)


def ships_agree(s: DivineRightState) -> None:
    """Cargo is with its fleet, of the same seat, one land unit at most (DR-B-FLT-03). Nothing stands in open water."""
    for load, fleet in s.aboard.items():
        assert s.is_fleet(fleet) or len(s.cargo(fleet)) <= WORLD.riders[fleet]
        assert s.airborne >> load & 1 == s.airborne >> fleet & 1, f"{WORLD.names[load]} does not ride with its mount"
        assert s.where[load] == s.where[fleet] >= 0, f"{WORLD.names[load]} is not where its ship is"
        assert s.master[load] == s.master[fleet], f"{WORLD.names[load]} is aboard a ship of others"
        assert s.is_inside(load) == s.is_inside(fleet), WORLD.names[load]
    for fleet in {*s.aboard.values()}:
        if WORLD.names[fleet] != "the_sorcerers_ship":  # DR-B-EOW-08
            assert sum(load < WORLD.first_hero for load in s.cargo(fleet)) <= 1
    seeking = {refuge.piece for refuge in s.frames if isinstance(refuge, Refuge)} | noted(s, DISPLACED)
    seeking |= {one.hero for one in s.frames if isinstance(one, Ashore)}
    for space, stack in s.stacks.items():
        for piece in stack:
            if s.is_fleet(piece):
                rescues = WORLD.isle >> space & 1 and s.cargo(piece)  # DR-B-ISL-03
                assert WORLD.sailable >> space & 1 or rescues, (
                    f"{WORLD.names[piece]} is ashore in {WORLD.grid.ids[space]}"
                )
            elif WORLD.names[piece] == "selkies":  # up every river, and on the Isle (DR-A-SEL-06)
                assert RIVERS >> space & 1, f"the Selkies are ashore in {WORLD.grid.ids[space]}"
            elif WORLD.swimmers >> piece & 1:
                assert WORLD.swimmable >> space & 1, f"{WORLD.names[piece]} is ashore in {WORLD.grid.ids[space]}"
            elif s.boats >> piece & 1:
                assert (WORLD.rowable | WORLD.isle) >> space & 1, (
                    f"{WORLD.names[piece]} rows in {WORLD.grid.ids[space]}"
                )
            elif piece not in s.aboard and not s.airborne >> piece & 1 and piece not in seeking | fishes(s):
                assert (WORLD.land | WORLD.isle) >> space & 1, f"{WORLD.names[piece]} swims in {WORLD.grid.ids[space]}"


def fishes(s: DivineRightState) -> set[int]:
    """Beasts that swim (DR-A-CURSE-38)."""
    return {one.counter for one in s.guises if one.form == IN_WATER}


def curses_agree(s: DivineRightState) -> None:
    """Curses lie on pieces in play, those work that should; who is changed stands on the map as another counter."""
    for curse in s.curses:
        name = WORLD.names[curse.victim]
        assert s.where[curse.victim] != ENCHANTED, f"{name} is cursed, and stands for nobody"
        if s.where[curse.victim] >= 0 and not s.fallout:
            assert not curse.on or curse.kind in table.in_force(s, curse.victim), (name, curse)
    pairs = [(curse.victim, curse.kind) for curse in s.curses]
    assert len({*pairs}) == len(pairs), "the same Curse twice"
    heroes = [one.hero for one in s.guises if one.hero != NOBODY]
    assert len({*heroes}) == len(heroes)
    for one in s.guises:
        assert s.where[one.counter] not in (GONE, RANDOMIZER, RESERVE), f"{WORLD.names[one.counter]} is nowhere"
        if one.hero != NOBODY:
            assert s.where[one.hero] == ENCHANTED, f"{WORLD.names[one.hero]} is there twice"
        if one.grave != NOBODY and s.where[one.counter] >= 0:
            assert WORLD.grid.distance(one.grave, s.where[one.counter]) <= 5, "a Vampire too far from its Grave"
    for counter in (n for n in WORLD.minors if WORLD.special_of[n].id in special.ASIDE):
        called = WORLD.names[counter] == "rebel" or counter in reigns(s)
        known = called or any(one.counter == counter for one in s.guises)
        assert s.where[counter] == GONE or known, WORLD.names[counter]
    waited = {WORLD.monarch_of[kingdom] for kingdom, _ in s.sorcery.missing}
    for piece, at in enumerate(s.where):
        assert at != ENCHANTED or piece in heroes or piece in waited or s.fallout, f"{WORLD.names[piece]} is lost"


def layers_agree(s: DivineRightState) -> None:
    """What is in the air, under water or in a boat is on the map and of a kind that can be; it is inside nothing."""
    on_map = 0
    for army in s.army:
        on_map |= army
    assert not (s.airborne | s.submerged | s.boats | s.underground | s.ashore) & ~on_map
    assert not s.ashore & s.submerged
    assert s.spaces_of(s.underground) in (0, 1 << WORLD.tomb)
    assert not s.airborne & WORLD.units & ~WORLD.flyers
    assert s.airborne & WORLD.perpetual == on_map & WORLD.perpetual, "a perpetual flyer is on the ground"
    assert not s.submerged & ~WORLD.swimmers
    assert not s.boats & WORLD.units
    assert not s.inside & (s.beyond | s.boats)
    flying = {piece for one in s.frames if isinstance(one, March) for piece in one.members}  # on a carpet
    for hero in hexes_of(s.airborne & ~WORLD.units):
        assert hero in s.aboard or hero in flying, f"{WORLD.names[hero]} floats in the air"


def stacks_agree(s: DivineRightState) -> None:
    """Barbarians of different names, and loners, stand by themselves (DR-B-STK-02, -03)."""
    for space, stack in s.stacks.items():
        for seat in range(len(s.players)):
            own = [piece for piece in stack if s.master[piece] == seat]
            if own:
                assert not stacking.why_not(s, own, space), [WORLD.names[piece] for piece in own]


def kingdoms_agree(s: DivineRightState) -> None:
    """Pieces on the map serve the seat of their kingdom, or are about to leave (DR-B-DIP-09)."""
    for number, kingdom in enumerate(s.kingdoms):
        acts = kingdom.status in (PLAYER, ALLY)
        assert (acts or kingdom.status == VASSAL) == (kingdom.seat != NOBODY)
        assert not acts or s.living(kingdom.seat) or s.result or s.fallout, "a kingdom acts for a player who is out"
        for piece in (*WORLD.regulars_of[number], *WORLD.creatures_of[number], WORLD.monarch_of[number]):
            if s.where[piece] >= 0 and not s.half.leaving >> piece & 1:
                assert s.master[piece] == s.liege(piece) or s.fallout, f"{WORLD.names[piece]} serves a stranger"
    for piece in (*WORLD.mercenaries, *WORLD.mercenary_fleets):
        assert (s.where[piece] == POOL) == (s.master[piece] == NOBODY), WORLD.names[piece]
        assert WORLD.pieces[piece].of == MERCENARY


def mercenaries_agree(s: DivineRightState) -> None:
    """Special mercenaries have a player as long as they are in play, and major ones their card (DR-B-SPM, CRD-03)."""
    for piece in WORLD.special_of:
        if s.where[piece] in (GONE, RANDOMIZER, RESERVE):
            assert s.master[piece] == NOBODY, f"{WORLD.names[piece]} is out of play and serves a player"
        elif s.where[piece] not in (PRISON, ENCHANTED):
            assert s.living(s.master[piece]) or s.result, f"{WORLD.names[piece]} serves nobody"
    for kind, counters in WORLD.counters_of.items():
        if WORLD.cards[kind].option and not s.options.get(WORLD.cards[kind].option):
            continue  # not in this game, unless a position says so
        if s.venture.invader != NOBODY and WORLD.card_kinds[kind] == "kang":
            continue  # a monarch of the Invader's (DR-A-SCW-08)
        if s.options["coup"] and WORLD.card_kinds[kind] == "usurper":
            continue  # his card is discarded when he takes a throne (DR-A-COU-04)
        lies = {seat for seat in range(len(s.players)) if kind in s.hands.inside(cards.OPEN + seat)}
        serve = {s.master[piece] for piece in counters if s.where[piece] not in (GONE, PRISON, ENCHANTED)}
        assert serve <= lies or not counters, WORLD.card_kinds[kind]
        in_play = any(s.where[piece] != GONE for piece in counters)
        assert not counters or bool(lies) == in_play, WORLD.card_kinds[kind]
    changing = {frame.captain for frame in s.frames if isinstance(frame, Assignment)}
    for captain, kingdom in s.hirelings.captains:
        seat = NOBODY if captain in changing else s.master[captain]
        strange = seat != NOBODY and s.kingdoms[kingdom].seat != seat and s.alliance(seat)
        assert not strange or s.fallout, "a captain of a strange kingdom"
    assert (s.hirelings.camp == NOBODY) == (s.hirelings.host == NOBODY)
    for usurper, kingdom in reigns(s).items():
        assert s.kingdoms[kingdom].seat == s.master[usurper] != NOBODY


def players_agree(s: DivineRightState) -> None:
    """Those in the game have a kingdom and a monarch (DR-B-VIC-08); points are open to all (DR-B-VIC-06)."""
    drawn = all(player.kingdom != NOBODY for player in s.players)
    seen = [s.view(None)["players"][name]["points"] for name in s.setting.seats]
    assert seen == [player.points for player in s.players]
    if s.result is None:
        assert len(s.in_game) > 1 or s.fallout
    for seat, player in enumerate(s.players):
        if drawn and not player.out:
            claimed = any(claim.kingdom == player.kingdom for claim in s.claims)  # from a Usurper (DR-A-COU-07)
            assert s.kingdoms[player.kingdom].seat == seat or claimed or s.fallout
            awaited = claimed or any(one.seat == seat for one in s.regencies)  # an heir (DR-A-HEI)
            inherits = any(isinstance(one, Succession | Accession) and one.seat == seat for one in s.frames)
            there = s.where[openings.lord(s, seat)] != GONE
            assert there or awaited or inherits or s.fallout
        if player.out:
            assert not any(WORLD.pieces[piece].of == MERCENARY for piece in s.pieces_of(seat))
            assert not s.hands.within(3 + seat), "who is out holds cards"
            assert not any(one.captor == seat for one in s.prisoners) or s.fallout


def sieges_agree(s: DivineRightState) -> None:
    assert len({(siege.castle, siege.seat) for siege in s.sieges}) == len(s.sieges)  # DR-B-SIE-04
    for siege in s.sieges:
        assert s.stands(siege.castle)
        assert s.living(siege.seat) or s.result
    for castle in hexes_of(s.plundered):
        assert castle < len(WORLD.castles)


def sickness_agrees(s: DivineRightState) -> None:
    """Sick are units on the map; the Black Plague has a siege, and somebody to rage among (DR-A-EPI, DR-A-BLP)."""
    now, on_map = s.health, 0
    for army in s.army:
        on_map |= army
    assert not now.afflicted & ~(on_map & WORLD.units)
    assert not now.plagued & ~now.afflicted
    assert not any(s.where[hero] < 0 for hero, _ in now.ill)
    assert all(0 < points < WORLD.castles[castle].intrinsic for castle, points in now.damage)
    assert (now.plague == NOBODY) == (now.besieger == NOBODY)
    if now.plague != NOBODY:
        assert now.plagued or now.dying >> now.plague & 1
        assert s.besieges(now.besieger, now.plague) or s.fallout


def revolt_agrees(s: DivineRightState) -> None:
    """A band is militia of its player on the map; the Rebel is there only with a revolt that has risen (DR-A-BRV)."""
    now, rebel = s.revolt, WORLD.index["rebel"]
    assert (now.kingdom == NOBODY) == (now.seat == NOBODY)
    for unit in hexes_of(now.band):
        assert s.where[unit] >= 0
        assert s.master[unit] == now.seat
    if now.kingdom == NOBODY:
        assert s.where[rebel] == GONE
    else:
        lord = s.kingdoms[now.kingdom].seat
        assert lord not in (NOBODY, now.seat) or s.fallout
        assert now.band or not now.risen or s.fallout


def questions_agree(s: DivineRightState) -> None:
    """Players who are out are asked nothing (DR-B-PHS-05); each question has two answers, or hides how many."""
    for ask in s.decision.asks if s.decision else ():
        assert s.living(ask.seat)
        assert len(ask.options) > 1 or ask.put
        assert len({*ask.options}) == len(ask.options)
        assert ask.default in ask.options
        assert ask.rule in GAME.rulebook


def written(s: DivineRightState) -> None:
    """A clone and a state read from its JSON are the same match, and go on in the same way."""
    clone = s.clone()
    read = GAME.from_json(json.loads(s.dumps()))
    assert clone.digest() == read.digest() == s.digest()
    if s.decision is not None:
        ask = s.decision.asks[0]
        one, other = clone.apply(ask.seat, ask.default), read.apply(ask.seat, ask.default)
        assert [(event.key, event.args) for event in one] == [(event.key, event.args) for event in other]
        assert clone.digest() == read.digest()
