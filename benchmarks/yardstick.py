"""The yardstick: a hex wargame as one would write it without an engine, in plain lists of integers and functions.

Two armies of thirty counters on 30 × 20 hexes, twenty turns. A side moves its units one by one (choose a unit, then
a hex it can reach over terrain, around enemies and through their zones), then attacks hex by hex with two dice;
losses, retreats and advances are chosen too. Everything is decided at random among the listed options. A question
with a single answer is answered without being counted as a decision. What a game on the engine costs is measured
against this program in the same run.
"""

import json
import random
import time

State = list[list[int]]

WIDTH, HEIGHT, ARMY_SIZE, TURNS, STACKING = 30, 20, 30, 20, 2
HEXES = WIDTH * HEIGHT
GONE = PASS = -1
BLOCKED = 99

# The lists of a state. The last three are replaced, never changed in place, so that copies may share them.
WHERE, STEPS, SPENT, STACK, INFO, ENTRY, ZONE, ATTACKERS = range(8)
# The entries of INFO.
TURN, SIDE, PHASE, UNIT, TARGET, OWN_LOSSES, FOE_LOSSES, RETREAT = range(8)
# The values of PHASE: what is asked.
PICK_UNIT, PICK_HEX, PICK_TARGET, PICK_LOSS, PICK_RETREAT, PICK_ADVANCE, OVER = range(7)
# The values of SPENT.
READY, MOVED, FOUGHT = range(3)

# Units: infantry, cavalry, guard.
ARMIES = (range(ARMY_SIZE), range(ARMY_SIZE, 2 * ARMY_SIZE))
ATTACK = [(4, 5, 7)[u % 3] for u in range(2 * ARMY_SIZE)]
DEFENCE = [(4, 3, 6)[u % 3] for u in range(2 * ARMY_SIZE)]
MOVES = [(4, 6, 4)[u % 3] for u in range(2 * ARMY_SIZE)]

# Lowest to highest modified roll: steps lost by the attacker, by the defender, and whether the defender retreats.
RESULTS = [(2, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 0), (0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 1, 1), (0, 2, 1)]
LOWEST = 3


def neighbours(h: int) -> tuple[int, ...]:
    x, y = h % WIDTH, h // WIDTH
    down = x % 2
    around = ((0, -1), (1, down - 1), (1, down), (0, 1), (-1, down), (-1, down - 1))
    cells = ((x + dx, y + dy) for dx, dy in around)
    return tuple(b * WIDTH + a for a, b in cells if 0 <= a < WIDTH and 0 <= b < HEIGHT)


def terrain() -> list[int]:
    """The cost of each hex: plain, forest or hills, mountain, lake."""
    return random.Random(1981).choices((1, 2, 3, BLOCKED), (65, 23, 8, 4), k=HEXES)


NEIGHBOURS = [neighbours(h) for h in range(HEXES)]
COST = terrain()
SHELTER = [cost - 1 for cost in COST]


def new_game() -> State:
    s: State = [[GONE] * 2 * ARMY_SIZE, [2] * 2 * ARMY_SIZE, [READY] * 2 * ARMY_SIZE, [0] * HEXES, [0] * 8, [], [], []]
    for army, left in zip(ARMIES, (12, 15), strict=True):
        area = (y * WIDTH + x for y in range(2, HEIGHT) for x in range(left, left + 4, 2))
        for u, h in zip(army, (h for h in area if COST[h] != BLOCKED), strict=False):
            s[WHERE][u] = h
            s[STACK][h] += 1
    start_side(s, turn=1, side=0)
    return s


def start_side(s: State, turn: int, side: int) -> None:
    info = s[INFO]
    info[TURN], info[SIDE], info[PHASE] = turn, side, PICK_UNIT
    for u in ARMIES[side]:
        s[SPENT][u] = READY
    entry, zone = COST.copy(), [0] * HEXES
    for u in ARMIES[1 - side]:
        h = s[WHERE][u]
        if h != GONE:
            entry[h] = BLOCKED
            for n in NEIGHBOURS[h]:
                zone[n] = 1
    s[ENTRY], s[ZONE] = entry, zone


def end_side(s: State) -> None:
    turn, side = s[INFO][TURN], s[INFO][SIDE]
    if (side and turn == TURNS) or not all(any(s[WHERE][u] != GONE for u in army) for army in ARMIES):
        s[INFO][PHASE] = OVER
    else:
        start_side(s, turn + side, 1 - side)


# What may be chosen


def options(s: State) -> list[int]:
    """The answers to the question of the moment, in a fixed order: units, hexes, or PASS."""
    where, spent, info = s[WHERE], s[SPENT], s[INFO]
    phase = info[PHASE]
    if phase == PICK_UNIT:
        return [*(u for u in ARMIES[info[SIDE]] if where[u] != GONE and spent[u] == READY), PASS]
    if phase == PICK_HEX:
        return reach(s, info[UNIT])
    if phase == PICK_TARGET:
        return targets(s)
    if phase == PICK_LOSS:
        return survivors(s) if info[OWN_LOSSES] else defenders(s)
    if phase == PICK_RETREAT:
        return retreats(s, info[UNIT]) or [GONE]
    return [*survivors(s), PASS]  # PICK_ADVANCE


def reach(s: State, u: int) -> list[int]:
    """Where a unit may end its move: Dijkstra's search with one bucket for each number of points left."""
    entry, zone, stack = s[ENTRY], s[ZONE], s[STACK]
    start, moves = s[WHERE][u], MOVES[u]
    left = [-1] * HEXES
    left[start] = moves
    buckets: list[list[int]] = [[] for _ in range(moves + 1)]
    buckets[moves].append(start)
    found = [start]
    for points in range(moves, 0, -1):
        for h in buckets[points]:
            if left[h] > points or (zone[h] and h != start):
                continue
            for n in NEIGHBOURS[h]:
                rest = points - entry[n]
                if rest > left[n]:
                    if left[n] < 0:
                        found.append(n)
                    left[n] = rest
                    buckets[rest].append(n)
    found = [h for h in found if stack[h] < STACKING or h == start]
    found.sort()
    return found


def targets(s: State) -> list[int]:
    where, spent, side = s[WHERE], s[SPENT], s[INFO][SIDE]
    foes = {where[u] for u in ARMIES[1 - side]}
    fighters = {where[u] for u in ARMIES[side] if where[u] != GONE and spent[u] != FOUGHT}
    return [*sorted({n for h in fighters for n in NEIGHBOURS[h] if n in foes}), PASS]


def survivors(s: State) -> list[int]:
    return [u for u in s[ATTACKERS] if s[WHERE][u] != GONE]


def defenders(s: State) -> list[int]:
    where, target = s[WHERE], s[INFO][TARGET]
    return [u for u in ARMIES[1 - s[INFO][SIDE]] if where[u] == target]


def retreats(s: State, u: int) -> list[int]:
    where, stack = s[WHERE], s[STACK]
    foes = {where[v] for v in ARMIES[s[INFO][SIDE]]}
    free = (n for n in NEIGHBOURS[where[u]] if COST[n] != BLOCKED and stack[n] < STACKING and n not in foes)
    return sorted(n for n in free if foes.isdisjoint(NEIGHBOURS[n]))


# What follows from it


def apply(s: State, choice: int, dice: random.Random) -> None:
    info = s[INFO]
    phase = info[PHASE]
    if phase == PICK_UNIT:
        info[UNIT] = choice
        info[PHASE] = PICK_TARGET if choice == PASS else PICK_HEX
    elif phase == PICK_HEX:
        move(s, info[UNIT], choice)
        s[SPENT][info[UNIT]] = MOVED
        info[PHASE] = PICK_UNIT
    elif phase == PICK_TARGET:
        if choice == PASS:
            end_side(s)
        else:
            fight(s, choice, dice)
            settle(s)
    elif phase == PICK_LOSS:
        info[OWN_LOSSES if info[OWN_LOSSES] else FOE_LOSSES] -= 1
        s[STEPS][choice] -= 1
        if not s[STEPS][choice]:
            move(s, choice, GONE)
        settle(s)
    elif phase == PICK_RETREAT:
        move(s, info[UNIT], choice)
        settle(s)
    else:
        if choice != PASS:
            move(s, choice, info[TARGET])
        info[PHASE] = PICK_TARGET


def move(s: State, u: int, h: int) -> None:
    s[STACK][s[WHERE][u]] -= 1
    s[WHERE][u] = h
    if h != GONE:
        s[STACK][h] += 1


def fight(s: State, target: int, dice: random.Random) -> None:
    where, steps, spent, info = s[WHERE], s[STEPS], s[SPENT], s[INFO]
    near = NEIGHBOURS[target]
    attackers = [u for u in ARMIES[info[SIDE]] if where[u] in near and spent[u] != FOUGHT]
    for u in attackers:
        spent[u] = FOUGHT
    info[TARGET], s[ATTACKERS] = target, attackers
    strength = sum(ATTACK[u] * steps[u] for u in attackers) - sum(DEFENCE[u] * steps[u] for u in defenders(s))
    roll = 2 + int(dice.random() * 6) + int(dice.random() * 6) + max(-3, min(strength // 4, 3)) - SHELTER[target]
    info[OWN_LOSSES], info[FOE_LOSSES], info[RETREAT] = RESULTS[max(0, min(roll - LOWEST, len(RESULTS) - 1))]


def settle(s: State) -> None:
    """What a fight asks next: losses, retreats, an advance into the empty hex, or the next target."""
    info = s[INFO]
    standing = defenders(s)
    if info[OWN_LOSSES] and survivors(s):
        info[PHASE] = PICK_LOSS
    elif info[FOE_LOSSES] and standing:
        info[OWN_LOSSES] = 0
        info[PHASE] = PICK_LOSS
    elif info[RETREAT] and standing:
        info[UNIT] = standing[0]
        info[PHASE] = PICK_RETREAT
    else:
        info[PHASE] = PICK_TARGET if standing else PICK_ADVANCE


# Play and measure


def play(seed: int, stop: int = 0) -> tuple[State, int, int]:
    """A random game (or its first `stop` decisions): the last state, the number of decisions and of options seen."""
    rng = random.Random(seed)
    s = new_game()
    decisions = seen = 0
    while s[INFO][PHASE] != OVER:
        choices = options(s)
        if len(choices) == 1:
            apply(s, choices[0], rng)
            continue
        if decisions + 1 == stop:
            break
        decisions += 1
        seen += len(choices)
        apply(s, choices[int(rng.random() * len(choices))], rng)
    return s, decisions, seen


def clone(s: State) -> State:
    return [*map(list.copy, s[:ENTRY]), *s[ENTRY:]]


def to_json(s: State) -> str:
    """All that cannot be computed again."""
    return json.dumps([s[WHERE], s[STEPS], s[SPENT], s[INFO], s[ATTACKERS]], separators=(",", ":"))


def measure(games: int = 10, clones: int = 5000) -> dict[str, float]:
    start = time.process_time()
    played = [play(seed) for seed in range(games)]
    seconds = time.process_time() - start
    decisions = sum(count for _, count, _ in played)
    middle = play(0, stop=played[0][1] // 2)[0]
    start = time.process_time()
    for _ in range(clones):
        clone(middle)
    cloning = time.process_time() - start
    return {
        "decisions/s": decisions / seconds,
        "games/s": games / seconds,
        "clone µs": cloning / clones * 1e6,
        "state bytes": len(to_json(middle)),
        "decisions/game": decisions / games,
        "options/decision": sum(seen for _, _, seen in played) / decisions,
    }
