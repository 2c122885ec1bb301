"""What is true at every question of Dark Emperor, whatever has happened before."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from hexarchy.core.events import Event
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import GAME, control, devices, famir
from hexarchy.games.dark_emperor.combat.capture import only_trains
from hexarchy.games.dark_emperor.combat.escape import perilous, unholy
from hexarchy.games.dark_emperor.combat.resolution import battles
from hexarchy.games.dark_emperor.combat.stacking import overstacked
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.movement.company import inactive_land
from hexarchy.games.dark_emperor.movement.order import MoveOrder
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.refusals import segment_now
from hexarchy.games.dark_emperor.settle import Settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import (
    AIR,
    BOX,
    CARRIED,
    DEAD,
    FLEET,
    GONE,
    HIDDEN,
    HOST,
    KINGDOMS,
    NECROMANCER,
    NEUTRAL,
    NOBODY,
    OWN,
    TRAIN,
    other,
)
from tests.dark_emperor.table import WORLD

ACTIONS = list(GAME.actions)
STRICT = [Wording(GAME, lang, strict=True) for lang in LANGUAGES]
BEFORE_COMBAT = ("movement", "attrition", "combat-magic")
AFTER_COMBAT = ("undead", "stacking", "diplomacy-magic", "diplomacy", "heroic")
AFTER_STACKING = ("diplomacy-magic", "diplomacy", "heroic")
# After these the hosts of both sides may share a hex, or a side have too many in one, until the next judgment.
STIRRING = frozenset(
    ("activated", "betrayed", "commanded", "command-ends", "tamed", "turns-wild", "group-arrives", "risen")
)

# Questions in the middle of a battle, a spell, a roll or a move; what interrupts may come there or between two acts.
FIGHTING = frozenset(("battle-leader", "lantern", "combat-loss", "retreat", "leader-retreats", "device-retreats"))
CASTING = frozenset(("spell-by", "spell-at", "spell-target", "spell-choice", "lend-strength", "counter", "flight"))
MOVING = frozenset(("march", "which-bank", "attrition-loss", "pull", "flee-to", "claim-devices"))
NEVER = FIGHTING | CASTING | MOVING | {"how-many-fleets"}
HALF_DONE = NEVER | {"champion", "command", "take-up-famir", "famir-lies-here", "spoils"}


class Watch:
    """Looks at a match from question to question."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.stirred = True  # nobody knows what went before

    def look(self, s: DarkEmperorState, happened: Sequence[Event]) -> None:
        check(s)
        self._note(s, happened)
        if at_rest(s):
            self._judgments(s)
        if s.decision is not None and self.rng.random() < 0.08:
            check_save(s)
            check_secrets(s, self.rng)
            check_words(s, happened, self.rng)

    def _note(self, s: DarkEmperorState, happened: Sequence[Event]) -> None:
        """Was anything stirred up since the battles? What a new Player-Turn finds is not known either."""
        segment = segment_now(s)
        if segment in BEFORE_COMBAT:
            self.stirred = False
        elif (segment != "combat" and segment not in AFTER_COMBAT) or any(event.key in STIRRING for event in happened):
            self.stirred = True

    def _judgments(self, s: DarkEmperorState) -> None:
        """Nobody shares a hex after the battles (DE-9.26a), nobody is overstacked after the judgment (DE-10a)."""
        if self.stirred:
            return
        if segment_now(s) in AFTER_COMBAT:
            shared = [WORLD.grid.ids[hex_] for hex_ in hexes_of(battles(s))]
            assert not shared, f"both sides in {shared} after the battles"
        if segment_now(s) in AFTER_STACKING:
            assert not overstacked(s, s.phasing), "overstacked after the judgment"


def check(s: DarkEmperorState) -> None:
    check_places(s)
    check_devices(s)
    check_cargo(s)
    check_ground(s)
    check_allegiance(s)
    check_limits(s)
    check_betrayal(s)
    if at_rest(s):
        check_company(s)


def at_rest(s: DarkEmperorState) -> bool:
    """Is a player asked between two acts, with nothing left to settle?"""
    done = all(
        isinstance(frame, Procedure) and frame.at_rest(s) and not isinstance(frame, Settle) for frame in s.frames
    )
    return done and s.decision is not None


def check_betrayal(s: DarkEmperorState) -> None:
    """In his turn the Necromancer may betray whenever he is asked, but not while something is half done (DE-6.16)."""
    ask = s.decision.ask(NECROMANCER) if s.decision else None
    if ask is not None and s.phasing == NECROMANCER and s.allied[NECROMANCER]:
        offered = bool(s.commands(NECROMANCER))
        assert offered or ask.key in HALF_DONE, f"no betrayal while asked {ask.key}"
        assert not offered or ask.key not in NEVER, f"betrayal while asked {ask.key}"


def check_places(s: DarkEmperorState) -> None:
    """Every piece is in one place and in its owner's stack; what lies under markers is said to be hidden."""
    kept = ([dict(stacks) for stacks in s.stacks], list(s.held), list(s.army), s.boxed)
    whose = (s.allied, s.hired)
    magicians = s.magicians
    zones = [control.reached(s, side) for side in (NECROMANCER, KINGDOMS)]
    s.restack()
    assert (s.stacks, s.held, s.army, s.boxed) == kept
    assert (s.allied, s.hired) == whose
    s.stacks, s.held, s.army, s.boxed = kept
    runes.of_side(s, NECROMANCER)
    assert magicians in (None, s.magicians), "a unit has won or lost magic unnoticed"
    assert zones == [control.reached(s, side) for side in (NECROMANCER, KINGDOMS)], "a zone has changed unnoticed"
    under = sorted(piece for _, piece in s.hidden)
    assert under == [piece for piece, at in enumerate(s.where) if at == HIDDEN]
    assert len({hex_ for hex_, _ in s.hidden}) == len(s.hidden)
    assert all(at < WORLD.grid.size for at in s.where)
    assert all(realm.gold >= 0 for realm in s.kingdoms), "debts"
    for unit in WORLD.units:
        if s.is_undead(unit):
            assert s.where[unit] >= 0, f"{WORLD.pieces[unit]} rests undead"
        if s.where[unit] >= 0 and s.frames:
            assert s.side(unit) in (0, 1) or not s.is_undead(unit)


def check_allegiance(s: DarkEmperorState) -> None:
    """Each player ranks his own forces and no other; the living serve their birth, the undead a player; what is off the
    map serves nobody else; nobody of either player stands on land that sleeps (DE-6.11a, DE-7.11d, DE-14.12e)."""
    assert sorted(s.preference[NECROMANCER]) == sorted((*s.allied[NECROMANCER], HOST))
    assert sorted(s.preference[KINGDOMS]) == sorted(s.allied[KINGDOMS])
    for kingdom, realm in enumerate(s.kingdoms):
        assert realm.conquered or realm.assignee < 0
        assert realm.assignee != kingdom
    asleep = inactive_land(s)
    for unit in WORLD.units:
        born, hex_ = WORLD.forces[unit], s.where[unit]
        if hex_ < 0 or (not s.is_undead(unit) and WORLD.type[unit] != TRAIN and born != NOBODY):
            assert s.force[unit] == born, f"{WORLD.pieces[unit]} serves another"
        assert s.force[unit] in OWN or not s.is_undead(unit)
        if hex_ >= 0 and asleep >> hex_ & 1:
            assert s.side(unit) == NEUTRAL, f"{WORLD.pieces[unit]} trespasses unnoticed"


def check_limits(s: DarkEmperorState) -> None:
    """Two devices and one sword a turn (DE-15.13); who came by a hex came from next door (DE-9.26c); the dead of
    DE-16a are those who come back."""
    for leader in {user for user, _ in s.turn.uses}:
        used = devices.used_by(s, leader)
        assert len(used) <= devices.MOST_A_TURN
        assert sum(WORLD.pieces[device].sword for device in used) <= 1
    for piece, door in s.half.entered:
        assert door < 0 or s.where[piece] < 0 or door in WORLD.grid.neighbours[s.where[piece]], WORLD.pieces[piece]
    assert all(s.where[leader] == DEAD for leader, _ in s.returns)
    assert all(s.where[leader] in (DEAD, GONE) for leader, _, _ in s.deaths)


def check_devices(s: DarkEmperorState) -> None:
    """A bearer lives; what nobody bears is not carried."""
    for device in WORLD.devices:
        bearer = s.bearer(device)
        assert (bearer >= 0) == (s.where[device] == CARRIED), WORLD.pieces[device]
        if bearer >= 0:
            assert bearer in WORLD.leaders
            assert s.where[bearer] >= 0 or s.where[bearer] == BOX, f"a dead man bears {WORLD.pieces[device]}"
    assert all(s.where[unit] >= 0 and s.is_undead(unit) for unit, _ in s.commanded)


def check_cargo(s: DarkEmperorState) -> None:
    """Land units aboard a fleet of their side, in the same hex, one in each."""
    for load, fleet in s.aboard.items():
        assert WORLD.type[fleet] == FLEET
        assert WORLD.type[load] not in (AIR, FLEET)
        assert s.where[load] == s.where[fleet] >= 0, f"{WORLD.pieces[load]} without {WORLD.pieces[fleet]}"
        assert s.side(load) == s.side(fleet), f"{WORLD.pieces[load]} aboard an enemy"
    assert len(set(s.aboard.values())) == len(s.aboard)


def check_ground(s: DarkEmperorState) -> None:
    """Fleets on water, others on land unless they are aboard or on their way; holy ground is closed to the unholy."""
    moving = {piece for frame in s.frames if isinstance(frame, MoveOrder) for piece in frame.group}
    for side in (0, 1, 2):
        for hex_, stack in s.stacks[side].items():
            for piece in stack:
                if piece < WORLD.unit_count and WORLD.type[piece] == FLEET:
                    assert GAME.crossings.navigable >> hex_ & 1, f"{WORLD.pieces[piece]} aground"
                elif piece < WORLD.unit_count and piece not in moving:
                    assert WORLD.land >> hex_ & 1 or piece in s.aboard, f"{WORLD.pieces[piece]} in the sea"
                if WORLD.holy >> hex_ & 1 and s.decision is not None:
                    assert not unholy(s, piece), f"{WORLD.pieces[piece]} on holy ground"
    for piece, shore in s.moorings.items():
        assert s.where[piece] >= 0
        if piece == WORLD.SSSTOTH or WORLD.type[piece] == FLEET:
            assert (s.where[piece], shore) in GAME.crossings.naval_masks
        else:
            assert s.where[piece] == GAME.crossings.strait
            assert shore in (0, 1)


def check_company(s: DarkEmperorState) -> None:
    """Between two acts all is settled (DE-PROC-4): no train or leader alone with enemies, a Doge who lives."""
    for side in (NECROMANCER, KINGDOMS):
        for hex_ in s.stacks[side]:
            if only_trains(s, side, hex_) and s.has_fighters(other(side), hex_):
                assert only_trains(s, other(side), hex_), f"a train alone in {WORLD.grid.ids[hex_]}"
            if perilous(s, side) >> hex_ & 1:
                bold = [leader for leader in s.leaders(side, hex_) if not famir.waits(s, leader)]
                assert not bold, f"{WORLD.pieces[bold[0]]} alone among enemies"
    assert s.doge < 0 or s.where[s.doge] >= 0 or s.where[s.doge] == BOX
    torch = s.bearer(WORLD.TORCH)
    assert torch < 0 or torch == s.doge
    assert not s.half.dropped
    assert s.where[WORLD.PADRECH] != GONE, "the war goes on without Padrech"


def check_save(s: DarkEmperorState) -> None:
    """It goes to JSON and back in the middle of anything."""
    again = GAME.from_json(json.loads(s.dumps()))
    assert again.digest() == s.digest()
    assert repr(again.decision) == repr(s.decision)


def check_secrets(s: DarkEmperorState, rng: random.Random) -> None:
    """Resampled, a seat is sent the same."""
    for seat in (NECROMANCER, KINGDOMS):
        other_world = s.redeal(seat, rng)
        check_places(other_world)
        assert other_world.view(seat) == s.view(seat)


def check_words(s: DarkEmperorState, happened: Sequence[Event], rng: random.Random) -> None:
    """All that is asked, offered, told and refused can be said in both languages."""
    assert s.decision is not None
    (ask,) = s.decision.asks
    options = list(ask.options)
    for wording in STRICT:
        assert wording.question(ask.key, GAME.named(ask.args), ask.rule)
        for option in rng.sample(options, min(len(options), 6)):
            assert wording.option(option.text, ask.key)
        for event in happened:
            assert wording.event(event.key, GAME.named(event.args))
    for action in rng.sample(ACTIONS, 12):
        for seat in (NECROMANCER, KINGDOMS):
            for reason in s.why_not(seat, action):
                for wording in STRICT:
                    assert wording.reason(reason)
