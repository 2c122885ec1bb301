// What the log tells of the others: their turn, and what of it is seen on the board, beat by beat.
import { stands, store } from "./store.js";

export const MOST = 20000; // milliseconds for all of it, however much happened
export const GONE = /lost|captured/;

/** Where a line ended. @param {Line} line */
export const placeOf = (line) => line.to ?? line.hex ?? "";

/** What stands of the log after a version. @param {number} from @param {number} [to] */
export const since = (from, to = Infinity) => store.log.filter((l) => l.n > from && l.n <= to && stands(l));

/** Two or three in a second. @param {Beat} beat */
export const length = (beat) => (beat.way ? 420 : 360);

/** How many times as fast they must go to be over in time. @param {Beat[]} left @param {number} [time] */
export const haste = (left, time = MOST) => Math.max(1, left.reduce((sum, beat) => sum + length(beat), 0) / time);

/** Whose a line is: its own side, or that of its piece. @param {Line} line */
export const sideOf = ({ side, piece, pieces = [] }) => side ?? store.scene?.stacks.find((s) => s.pieces.includes(piece ?? pieces[0]))?.side ?? store.board?.faces[piece ?? pieces[0]]?.side ?? "";

/** What is seen of some lines: every die outside of fights, even where no place is told; what else befalls a hex befalls it once. @param {Line[]} lines @returns {Beat[]} */
export function beatsOf(lines) {
  /** @type {Beat[]} */ const made = [], on = (/** @type {string} */ hex) => store.grid?.has(hex);
  for (const line of lines) {
    const { from, piece, pieces = piece ? [piece] : [], via = [], tally = "" } = line, last = made[made.length - 1], hex = placeOf(line) || (line.dice && last?.hex) || "";
    const way = from && from !== hex && on(from) ? [from, ...via.filter((one) => one !== hex && on(one)), hex] : null, gone = GONE.test(tally) ? pieces : [];
    if (!on(hex) || !(way || tally || line.dice || line.opens || line.closes)) continue;
    if (way || last?.way || last?.hex !== hex || (line.dice && !last.lines[0].opens)) made.push({ line, lines: [line], hex, side: sideOf(line), way, pieces: way && !line.dice ? pieces : [], gone: [...gone] });
    else {
      if (tally || line.closes || !last.line.tally) last.line = line;
      last.lines.push(line);
      last.gone.push(...gone);
    }
  }
  return made;
}

/** Is a side this seat's own? @param {string | undefined} side */
const ours = (side) => { const { seat, players } = /** @type {any} */ (store.scene); return seat && (side === seat || side === players?.[seat]?.side); };
/** @param {Line} line */
const mine = (line) => ours(line.side);

/** What a line counts as: losses are one's own, or others'. @param {Line} line */
export const kindOf = (line) => (line.tally === "lost" && store.scene?.seat && !ours(sideOf(line)) ? "slain" : line.tally ?? "");

const turns = () => since(-1, store.past?.version).filter((l) => l.turn);

/** Is this seat asked for the first time in a turn of its own? */
export function beginning() {
  const last = turns().pop(), { decision, acted = 0, turns: told } = store.scene ?? {};
  return decision && (last ? mine(last) && acted <= last.n : !told || !acted);
}

/** Since when all is drawn on the map: their turn, answers in it included, until the first act in one's own. */
export function drawnFrom() {
  const last = turns().pop(), { seat, acted = 0 } = store.scene ?? {};
  return seat && last && (!mine(last) || beginning()) ? theirTurn()[0] : acted;
}

/** The versions of the others' last turn, before the first and the last; in the past, of that turn. Where sides have no turns of
 * their own, what came since one's last action. @returns {[number, number]} */
export function theirTurn() {
  const told = turns(), { seat, acted = 0, version = 0 } = store.past ?? store.scene ?? {}, own = seat && !store.past;
  let last = told.length - 1;
  if (own) while (last >= 0 && mine(told[last])) last--;
  else if (last > 0 && !beatsOf(since(told[last].n, version)).length) last--;
  let first = last;
  if (own) while (first > 0 && !mine(told[first - 1])) first--;
  if (last < 0) return [store.past || told.length ? 0 : acted, told[0]?.n ?? version];
  return [told[first].n - 1, told[last + 1]?.n ?? version];
}
