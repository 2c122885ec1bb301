"""Leaders and monsters on their own (DE-8.15, DE-18.21), who are only pointed at a hex; the Mercenary Box (DE-19.1)."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet, hexes_of
from hexarchy.core.ways import way
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.activation import desecrate, trespass
from hexarchy.games.dark_emperor.combat.escape import perilous, unholy
from hexarchy.games.dark_emperor.crossing import ANY
from hexarchy.games.dark_emperor.movement import attrition, movable
from hexarchy.games.dark_emperor.movement.company import ignores_flames, inactive_land, marked
from hexarchy.games.dark_emperor.movement.order import MoveOrder, spend_escorts, stops_here
from hexarchy.games.dark_emperor.procedure import Tentative
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, KINGDOM_COUNT, NECROMANCER, NEUTRAL, STARKEEP, other

# -- where they can go ------------------------------------------------------------------------------------------------


def closed(s: DarkEmperorState, piece: int) -> int:
    """What a leader or monster may not enter: flames, holy ground, for leaders enemies without friends (DE-8.16a)."""
    side = s.side(piece)
    found = s.world.holy if unholy(s, piece) else 0
    if not ignores_flames(s, piece):
        found |= s.burning
    if piece < s.world.first_monster:
        found |= perilous(s, side)
    return found


def halts(s: DarkEmperorState, piece: int) -> int:
    """Hexes they enter only to stop there: what waits in them must be met first, or would cost something (DE-PROC-1).

    To go on beyond holy ground or inactive land takes another order.
    """
    side = s.side(piece)
    found = s.world.holy if side == NECROMANCER and s.inactive(STARKEEP) else 0  # DE-6.14b
    if piece >= s.world.first_monster:
        return found | s.fought_over(other(side)) | inactive_land(s)  # DE-18.21a, DE-18.21b
    if s.where[s.world.FAMIR] >= 0:
        found |= 1 << s.where[s.world.FAMIR]  # DE-18.37
    return found | marked(s)  # DE-8.17


def destinations(s: DarkEmperorState, piece: int) -> int:
    """All hexes to which there is a way, over sea and land alike (DE-8.15)."""
    field, here = s.world.field, s.where[piece]
    barred = closed(s, piece)
    if here == BOX:
        return field.all & ~barred  # DE-19.1
    if piece == s.world.SSSTOTH:
        return _waters(s, piece)[0]
    ends = halts(s, piece)
    reached = field.flood(1 << here, field.all & ~barred & ~ends)
    found = reached | field.beside(reached) & ends & ~barred
    if piece >= s.world.first_monster:
        found |= _invaded(s, piece, found, barred)
    return found & ~(1 << here)


def _invaded(s: DarkEmperorState, monster: int, found: int, barred: int) -> int:
    """Inactive land beyond a border it can reach: crossing it rouses the kingdom, whose garrisons bar it then."""
    field, invaded = s.world.field, 0
    avoided = _garrisons(s, monster) | s.world.holy | barred
    for kingdom in range(KINGDOM_COUNT):
        if s.inactive(kingdom):
            land = s.world.lands[kingdom] & ~barred
            inside = field.flood(found & land & ~avoided, land & ~avoided)
            invaded |= inside | field.beside(inside) & land
    return invaded


def _garrisons(s: DarkEmperorState, monster: int) -> int:
    """Where enemies stand, or those who would be when they are roused."""
    return s.fought_over(NEUTRAL) | s.fought_over(other(s.side(monster)))


def _waters(s: DarkEmperorState, piece: int) -> tuple[int, dict[int, int]]:
    """Where Ssstoth can swim, as fleets sail (DE-18.24), and the shore it comes to in each hex."""
    sailing, ends, start = s.game.crossings.sailing, halts(s, piece), s.where[piece]
    edge = [(start, s.moorings.get(piece, ANY))]
    seen = set(edge)
    shores: dict[int, int] = {}
    for here, shore in edge:
        if here != start and ends >> here & 1:
            continue
        for to in sailing.get((here, shore), {}).items():  # turned up inland it stays there
            if to not in seen:
                seen.add(to)
                edge.append(to)
                shores.setdefault(*to)
    shores.pop(start, None)
    found = 0
    for hex_ in shores:
        found |= 1 << hex_
    return found, shores


# -- the order --------------------------------------------------------------------------------------------------------


@frame
class LoneOrder(Tentative):
    """A leader or monster goes somewhere, to the box, or with units of his hex (DE-DEC-14)."""

    piece: int

    def step(self, s: DarkEmperorState) -> Asked:
        options = OnSet(s.game.verbs.go, destinations(s, self.piece), self._more(s))
        return Ask(s.phasing, "go-where", "DE-DEC-14", options, piece=self.piece)

    def _more(self, s: DarkEmperorState) -> list[Action]:
        verbs, here = s.game.verbs, s.where[self.piece]
        if here == BOX:
            return [verbs.cancel]
        units = [unit for unit in movable.movable_in(s, s.phasing, here) if unit < s.world.unit_count]
        boxes = [verbs.to_box] if self.piece in s.world.leaders else []
        return [*(verbs.with_[unit] for unit in units), *boxes, verbs.cancel]

    def do_go(self, s: DarkEmperorState, seat: int, to: int) -> None:
        piece, here = self.piece, s.where[self.piece]
        s.pop()
        shore = _waters(s, piece)[1][to] if piece == s.world.SSSTOTH else ANY
        gate = _last_hex(s, piece, to, shore) if piece >= s.world.first_monster else -1
        if here == BOX:
            changes.put(s, piece, to)
            s.emit("leaves-the-box", units=(piece,), to=to)
        else:
            changes.shift(s, piece, to)
            s.emit("goes", units=(piece,), **way(here, (), to))
        if piece in s.moorings or shore != ANY:
            rest = {one: at for one, at in s.moorings.items() if one != piece}
            s.moorings = rest if shore == ANY else {**rest, piece: shore}
        if gate >= 0:
            attrition.entered(s, (piece,), gate)
        self._arrived(s, here, to)

    def _arrived(self, s: DarkEmperorState, here: int, to: int) -> None:
        """A leader's passage rouses nobody (DE-6.15), a monster's does (DE-18.21b)."""
        spend_escorts(s, (self.piece,))
        roused = self.piece >= s.world.first_monster and trespass(s, to, s.phasing)
        roused = desecrate(s, to, s.phasing) or roused
        if stops_here(s, self.piece):
            movable.finish(s, self.piece)
        if roused:
            settle_everywhere(s)
        else:
            settle(s, *(hex_ for hex_ in (here, to) if hex_ >= 0))

    def do_with(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        s.pop()
        here = s.where[unit]
        s.push(MoveOrder(tuple(sorted((self.piece, unit))), here, here))

    def do_to_box(self, s: DarkEmperorState, seat: int, target: int) -> None:
        """From his next Movement Segment on he may come back (DE-19.1)."""
        here = s.where[self.piece]
        s.pop()
        changes.lift(s, self.piece, BOX)
        movable.finish(s, self.piece)
        s.emit("goes-to-the-box", units=(self.piece,), **way(here, (), None))
        settle(s, here)

    def do_cancel(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_go(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        piece = self.piece
        if piece == s.world.SSSTOTH and not s.game.crossings.navigable >> to & 1:
            return [Reason("DE-18.24", "ships-need-water", hex=to)]
        if s.world.holy >> to & 1 and unholy(s, piece):
            return [Reason("DE-8.F", "holy-ground", piece=piece)]
        if s.burning >> to & 1 and not ignores_flames(s, piece):
            return [Reason("DE-13.11a", "flames", hex=to)]
        if closed(s, piece) >> to & 1:
            return [Reason("DE-8.16a", "enemies-there", hex=to)]
        rule = "DE-8.16a" if piece < s.world.first_monster else "DE-18.21a"
        return [Reason(rule, "no-way-there", piece=piece, hex=to)]

    def why_to_box(self, s: DarkEmperorState, seat: int, target: int) -> list[Reason]:
        return [Reason("DE-19.1", "only-leaders-in-the-box", piece=self.piece)]

    def why_with(self, s: DarkEmperorState, seat: int, piece: int) -> list[Reason]:
        if s.where[self.piece] == BOX:
            return [Reason("DE-19.1", "only-leaders-in-the-box", piece=piece)]
        if piece < s.world.unit_count and s.where[piece] == s.where[self.piece]:
            return movable.why_not(s, seat, piece)
        return [Reason("DE-PROC-1", "not-in-this-hex", piece=piece, hex=s.where[self.piece])]


def _last_hex(s: DarkEmperorState, monster: int, to: int, shore: int) -> int:
    """The hex by which a monster came (DE-9.26c): of those beside its goal that it can reach, the nearest."""
    here = s.where[monster]
    beside = s.world.field.around[to]
    if monster == s.world.SSSTOTH:
        beside = s.game.crossings.naval_masks[to, shore]
    way = hexes_of((destinations(s, monster) & ~_garrisons(s, monster) | 1 << here) & beside)
    return min(way, key=lambda hex_: (s.world.grid.distance(here, hex_), hex_))
