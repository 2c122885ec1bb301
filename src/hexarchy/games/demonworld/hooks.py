"""Hooks: what the rules ask of chapters that may be written or not, and be in force at this level or not.

A chapter answers with `@hooks.SHOT_MODIFIERS(level=STANDARD)` above a function of the form named here. All answers in
force are asked in the order of chapters.py, those of lower levels first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Frame
from hexarchy.games.demonworld.hooking import Hook

if TYPE_CHECKING:
    from hexarchy.games.demonworld.data_schema import WeaponForm
    from hexarchy.games.demonworld.state import DemonworldState as S

Modifiers = Iterable[tuple[str, int]]  # each with its rule

# -- the round ---------------------------------------------------------------------------------------------------------

# What opens a step of sequence.ROUND; of several the highest level's. Use `sequence.step`.
STEPS: Final[dict[str, Hook[Callable[[], Frame]]]] = {}
ROUND_BEGINS: Final[Hook[Callable[[S], None]]] = Hook()
PHASE_BEGINS: Final[Hook[Callable[[S], None]]] = Hook()  # `s.phase` says which
BETWEEN_STEPS: Final[Hook[Callable[[S], Frame | None]]] = Hook()  # what is left to ask before the next step
ROUND_ENDS: Final[Hook[Callable[[S], None]]] = Hook()

# -- elements and units ------------------------------------------------------------------------------------------------

# An element is about to leave the area destroyed (s, element).
SLAIN: Final[Hook[Callable[[S, int], None]]] = Hook()
# An element has left the area: (s, element, the unit it belonged to). Where it is now says `s.at[element]`.
REMOVED: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# How many maneuvers a unit may make: what is added to its card's (s, unit).
MANEUVERS: Final[Hook[Callable[[S, int], int]]] = Hook()
# Movement points that are added to those of a unit's order (s, unit).
POINTS: Final[Hook[Callable[[S, int], int]]] = Hook()
# Movement points a unit has at most, whatever its order (s, unit): of those attached to it.
PACES: Final[Hook[Callable[[S, int], Iterable[int]]]] = Hook()
# The row of the movement chart a unit moves by, where it is not that of its card (s, unit): terrain.Mover.
MOVERS: Final[Hook[Callable[[S, int], Any]]] = Hook()

# How a unit in melee leaves flames (s, unit), where it is not by elements that go singly: the frame.
LEAVING_FLAMES: Final[Hook[Callable[[S, int], Frame | None]]] = Hook()
# Must an element leave its field, by a step at least, whatever it has to move with (s, element)?
MUST_LEAVE: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Fields a unit must not enter because they burn (s, unit).
FLAMES_BAR: Final[Hook[Callable[[S, int], Iterable[int]]]] = Hook()

# -- orders ------------------------------------------------------------------------------------------------------------

# Why a unit gets no order (s, unit): routing, impetuous …
NO_ORDERS: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()

# Why a commander gives no orders now (s, their element).
MAY_NOT_COMMAND: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()
# From where a commander off the area gives orders (s, commander): a command.Post.
POSTS: Final[Hook[Callable[[S, int], Any]]] = Hook()

# -- movement and contact ----------------------------------------------------------------------------------------------

# Operations of a moving unit beyond those of the Basic Game. Each has `VERBS`, `options(s, moving)`,
# `do(s, moving, action)` and `why(s, moving, action)`, the rules against it.
OPERATIONS: Final[Hook[Any]] = Hook()
# The same of one with three elements or less, which are moved singly: between two of them (movement/small.py).
SMALL_OPERATIONS: Final[Hook[Any]] = Hook()
# What a seat may do between the moves of its units in a step, as operations have it: VERBS, options, do, why.
BETWEEN_UNITS: Final[Hook[Any]] = Hook()
# Why a moving unit in a formation may not carry out an operation (s, unit, formation, action).
BARRED: Final[Hook[Callable[[S, int, str, Action], Reason | None]]] = Hook()
# Elements of a unit have turned or gone elsewhere (s, unit, the formation it was in, whether they turned).
REARRANGED: Final[Hook[Callable[[S, int, str, bool], None]]] = Hook()
# Why a unit has to be moved in its step (s, unit).
MUST_MOVE: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()
# Why a unit may not move (s, unit), or not attack another (s, unit, foe).
MAY_NOT_MOVE: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()
MAY_NOT_ATTACK: Final[Hook[Callable[[S, int, int], Reason | None]]] = Hook()
# Does something keep an element of a unit on a field from touching another on the next (s, unit, field, other, near)?
PARTED: Final[Hook[Callable[[S, int, int, int, int], bool]]] = Hook()
# Can a shot at an element of a unit not go astray to another on the next field (s, unit, field, other, near)?
CUT_OFF: Final[Hook[Callable[[S, int, int, int, int], bool]]] = Hook()
# Must a unit meet the conditions of an attack to come to a field, though it touches nobody there (s, unit, field)?
EXPOSED: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# What is asked when elements of a unit have gone to their front, beside enemies that they touch only if it wants to
# (s, unit, elements).
ALONGSIDE: Final[Hook[Callable[[S, int, Sequence[int]], Frame | None]]] = Hook()
# Why an attacked unit does not react (s, unit).
MAY_NOT_REACT: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()
# Operations of a Large Element beyond steps and turns: `VERBS`, and `options`, `do` and `why` as in OPERATIONS.
LARGE_OPERATIONS: Final[Hook[Any]] = Hook()
# Elements of a unit have gone to their front (s, unit, elements): before what is asked then.
COME_UP: Final[Hook[Callable[[S, int, Sequence[int]], None]]] = Hook()
# Do two adjacent elements of opposing sides not touch until one of them declares it (s, element, other)?
UNDECLARED: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# How a unit moves (s, unit), and how it reacts to those that have come into contact (s, unit, units), where it is not
# like units of Standard Elements: the frame, which ends with the unit.
MOVING: Final[Hook[Callable[[S, int], Frame | None]]] = Hook()
REACTING: Final[Hook[Callable[[S, int, tuple[int, ...]], Frame | None]]] = Hook()
# How an element moves at the end of a melee phase (s, element, seat), where it is not like a Standard Element.
REGROUPING: Final[Hook[Callable[[S, int, int], Frame | None]]] = Hook()
# Fields nobody can enter any more (s), with the height of what lies there.
OBSTACLES: Final[Hook[Callable[[S], Mapping[int, int]]]] = Hook()
# Why a Large Element may not make a step or turn (s, unit, large.base.Stride); it has made one (s, unit, points).
MAY_NOT_STRIDE: Final[Hook[Callable[[S, int, Any], Reason | None]]] = Hook()
STRODE: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# Does an element neither move at the end of a melee phase nor hold those it touches (s, element)?
STAYS_PUT: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Could a Large Element not have been brought to these fields before the battle (s, unit, fields)?
OUT_OF_WAY: Final[Hook[Callable[[S, int, tuple[int, ...]], bool]]] = Hook()
# Why elements of a unit do not even turn where turns are free (s, unit).
MAY_NOT_TURN: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()
# May a single element begin the battle on a Large Element (s, single, unit)?
MOUNTS: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# Two units have come into contact (s, attacker, attacked).
CONTACT: Final[Hook[Callable[[S, int, int], None]]] = Hook()

# What is done, or asked, before the first operation of a unit that is about to move (s, unit): a charge test …
BEFORE_MOVING: Final[Hook[Callable[[S, int], Frame | None]]] = Hook()
# What is asked when the movement of a unit has ended (s, unit).
AFTER_MOVING: Final[Hook[Callable[[S, int], Frame | None]]] = Hook()
# Why an element of a unit may not go from a field to the next (s, unit, here, there).
MAY_NOT_STEP: Final[Hook[Callable[[S, int, int, int], Reason | None]]] = Hook()
# A unit touches enemies, and nobody has reacted yet (s, unit): routing elements are removed …
TOUCHED: Final[Hook[Callable[[S, int], None]]] = Hook()

# Fields one of which an element has to regroup to at the end of a melee phase (s, element); none: it is free.
MUST_REGROUP: Final[Hook[Callable[[S, int], list[int]]]] = Hook()

# -- shooting and melee ------------------------------------------------------------------------------------------------

# What is added to a shot at an element (s, shot, victim) or to a strike (s, strike): see shot.py and strike.py.
SHOT_MODIFIERS: Final[Hook[Callable[[S, Any, int], Iterator[tuple[str, int]]]]] = Hook()
STRIKE_MODIFIERS: Final[Hook[Callable[[S, Any], Iterator[tuple[str, int]]]]] = Hook()
# What a seat declares in a volley beside its shots: guns, breath, flaming arrows. Each has `declaring(s, seat)`, a
# frame that ends with a tuple, at once where there is nothing to declare; `told(s, tuple)`, the same for the seat's own
# view; and `resolve(s, tuple, wounds)`, which rolls it, adds hits to `wounds` (by element) and gives the sides whose
# wall comes down.
VOLLEYS: Final[Hook[Any]] = Hook()
# Fire of a Battle Factor strikes fields, which may catch fire from the next round on (s, fields, factor): dragonbreath.
FLAMES: Final[Hook[Callable[[S, Iterable[int], int], None]]] = Hook()
# What protects an element from a projectile of a gun (s, victim): Magic Shield.
SHELLS: Final[Hook[Callable[[S, int], Modifiers]]] = Hook()
# Incendiary projectiles (DW-E-FIR-23): `announced(s, gun)` for this phase, `forfeited(s, gun)`,
# `combustible(s, field)`, and `lands(s, gun, field, factor, wounds)`, where one comes down.
INCENDIARY: Final[Hook[Any]] = Hook()
# The parts of an element that are aimed at and struck for themselves, by field (s, element); None: it is one target.
PARTS: Final[Hook[Callable[[S, int], Mapping[int, str] | None]]] = Hook()
# Armor and size of what stands on a field of an element's base (s, element, field), where its card has several.
STATURE: Final[Hook[Callable[[S, int, int], tuple[int, int] | None]]] = Hook()
# Fields of an element's own base that hide one of them, and hide others from there (s, element, field).
HIDING: Final[Hook[Callable[[S, int, int], Iterable[int]]]] = Hook()
# How well an element sees what stands on a field (s, element, field): what is added to a shot at it, None where it
# cannot be shot at. Of several answers the last.
SIGHT: Final[Hook[Callable[[S, int, int], int | None]]] = Hook()
# From which field an element shoots, and at which height above it its eyes are (s, element), if it is not its own size.
EYES: Final[Hook[Callable[[S, int], tuple[int, int] | None]]] = Hook()
# Does a field lie in the arc of an element (s, element, field)? None where the arcs of Standard Elements count.
ARCS: Final[Hook[Callable[[S, int, int], bool | None]]] = Hook()
# Is a target that touches enemies shot at as if it did not (s, lead, target)?
PICKED_OUT: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
# The attacks of a Large Element (s, element): which of words.BLOWS it has, each with the enemies it can strike.
BLOWS: Final[Hook[Callable[[S, int], Mapping[int, Sequence[int]] | None]]] = Hook()
# The fields one of these attacks can strike (s, element, blow).
STRUCK_FIELDS: Final[Hook[Callable[[S, int, int], Collection[int] | None]]] = Hook()
# What a Large Element strikes with (s, strike): the weapon, and the size it counts as.
ARMED: Final[Hook[Callable[[S, Any], tuple[WeaponForm, int] | None]]] = Hook()
# Does a unit shoot in this phase whatever its order (s, unit)? None: it goes by its order.
SHOOTS: Final[Hook[Callable[[S, int], bool | None]]] = Hook()
# Elements that shoot when a unit does and are not of its body (s, unit): who rides on it.
ON_BOARD: Final[Hook[Callable[[S, int], Iterable[int]]]] = Hook()
# An element is attacked otherwise than by a shot or in melee, hit or not (s, element): by a projectile, fire, an
# overrun, a spell. Told by `attacked`.
ATTACKED: Final[Hook[Callable[[S, int], None]]] = Hook()
# Shots are rolled now (s, shots).
FIRED: Final[Hook[Callable[[S, Any], None]]] = Hook()
# From which side a strike counts, where not from where its attacker stands (s, attacker, victim): see contact.py.
STRUCK_FROM: Final[Hook[Callable[[S, int, int], str | None]]] = Hook()
# How far apart elements of a unit on these fields are beside each other, if more than one field (s, unit, fields).
SPACING: Final[Hook[Callable[[S, int, Sequence[int]], int]]] = Hook()
# Why an element does not support an attack (s, element, attacker, victim).
NO_SUPPORT: Final[Hook[Callable[[S, int, int, int], Reason | None]]] = Hook()
# What follows a blow before anything else is rolled (s, the melee.Blows it is one of, the attack, its total).
STRUCK: Final[Hook[Callable[[S, Any, Any, int], None]]] = Hook()
# The units of a melee have regrouped (s, melee).
MELEE_OVER: Final[Hook[Callable[[S, int], None]]] = Hook()
# What is added to the initiative of an element (s, element).
INITIATIVE: Final[Hook[Callable[[S, int], Modifiers]]] = Hook()
# Why an element may not shoot (s, element), strike (s, element), or support.
MAY_NOT_SHOOT: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()
MAY_NOT_STRIKE: Final[Hook[Callable[[S, int], Reason | None]]] = Hook()

# -- morale ------------------------------------------------------------------------------------------------------------

# What is added to the die of a morale test (s, test), and to the value it has to reach: see morale.MoraleTest.
MORALE_MODIFIERS: Final[Hook[Callable[[S, Any], Modifiers]]] = Hook()
MORALE_VALUES: Final[Hook[Callable[[S, Any], Modifiers]]] = Hook()
# What is added to the fear factor of a unit or single element (s, unit).
FEAR: Final[Hook[Callable[[S, int], int]]] = Hook()
# A unit has been put to rout (s, unit).
ROUTED: Final[Hook[Callable[[S, int], None]]] = Hook()

# -- the end -----------------------------------------------------------------------------------------------------------

# Has a scenario been decided before its last round (s)?
DECIDED: Final[Hook[Callable[[S], bool]]] = Hook()
# How a scenario counts the points of a side, where not by eliminated cards (s, side).
TALLIES: Final[Hook[Callable[[S, int], int | None]]] = Hook()
# Spell points that a wizard who has not cast in this round regains beside those of rest (s, their unit).
SPRINGS: Final[Hook[Callable[[S, int], int]]] = Hook()
# Points a side scores beside those of eliminated cards (s, side), with the rule.
SCORES: Final[Hook[Callable[[S, int], Modifiers]]] = Hook()


def attacked(s: S, element: int) -> None:
    for tell in ATTACKED.of(s):
        tell(s, element)
