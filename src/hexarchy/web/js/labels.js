// Names on the map: each stands where it covers least. Names of places avoid counters, other places, each other and the edge
// of the sheet, and are as large as the zoom asks; names of lands and seas lie over their own hexes. Widths are reckoned,
// not measured: measuring would lay the page out.
import { nothing, svg } from "../vendor/lit-html.js";
import { MARGIN, SIDE } from "./terrain.js";
import { say } from "./text.js";

/** @typedef {{x: number, y: number, w: number, h: number, weight: number}} Box around its middle */

const LETTER = 0.62, WIDE = 0.7; // how wide a letter is for its height: of a place, of a land in capitals
const MANY = 0.62; // below this zoom only what matters most has a name
const SIGN = 40, COUNTER = 47; // pixels across
const ALWAYS = new Set(["city", "castle", "mine"]);

/** How much two boxes cover of each other. @param {Box} a @param {Box} b */
const shared = (a, b) => Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** What it costs to lie over others: by the share of the smaller of two that is lost. @param {Box} box @param {Box[]} others */
const covering = (box, others) => others.reduce((sum, other) => sum + (other.weight * shared(box, other)) / Math.min(box.w * box.h, other.w * other.h), 0);

/** How much of a box is cut off by the edge of the sheet. @param {Box} box @param {Hexes} grid */
function cut({ x, y, w, h }, grid) {
  const [right, low] = grid.extent.map((v) => (v + MARGIN) * SIDE - 4), left = 4 - MARGIN * SIDE;
  const out = (/** @type {number} */ from, /** @type {number} */ to) => Math.max(0, from) + Math.max(0, to);
  return 60 * (out(left - x + w / 2, x + w / 2 - right) / w + out(left - y + h / 2, y + h / 2 - low) / h);
}

/** @param {Place} place */
export const look = (place) => (place.capital ? "capital" : place.kind);

/** The zoom by steps: names keep their places while it changes little. @param {number} k */
export const step = (k) => Math.min(1, 2 ** (Math.round(Math.log2(k) * 2) / 2));

/** Where counters lie. @param {Stack[]} stacks @param {Hexes} grid @param {number} size */
function counters(stacks, grid, size) {
  const many = new Map();
  for (const { hex } of stacks) many.set(hex, (many.get(hex) ?? 0) + 1);
  return [...many].filter(([hex]) => grid.has(hex)).map(([hex, n]) => {
    const [x, y] = grid.centre(hex).map((v) => v * SIDE);
    return { x, y, w: size + (n - 1) * 0.7 * size, h: size + (n > 1 ? 6 : 0), weight: 7, hex };
  });
}

/** Names of places, those that matter most first. @param {Board} board @param {Hexes} grid @param {Stack[]} stacks @param {number} zoom by steps */
export function names(board, grid, stacks, zoom) {
  const far = zoom < MANY, size = COUNTER * (far ? 1.26 : 0.96), taken = counters(stacks, grid, size), held = new Map(taken.map((box) => [box.hex, box]));
  /** @type {Box[]} */
  const boxes = [...taken, ...board.places.filter((place) => !held.has(place.hex)).map((place) => {
    const [x, y] = grid.centre(place.hex).map((v) => v * SIDE);
    return { x, y, w: SIGN, h: SIGN, weight: 4 };
  })];
  const rank = (/** @type {Place} */ place) => (place.capital ? 0 : place.kind === "city" ? 1 : ALWAYS.has(place.kind) ? 2 : 3);
  const wanted = board.places.filter((place) => !far || rank(place) < 3).sort((a, b) => rank(a) - rank(b));
  return wanted.map((place) => {
    const text = say(place.name), letters = Math.max((rank(place) < 2 ? 13.5 : 11.5), (zoom < 0.4 ? 9.5 : rank(place) < 2 ? 12.5 : 11) / zoom);
    const [x, y] = grid.centre(place.hex).map((v) => v * SIDE), under = held.get(place.hex);
    const w = text.length * letters * LETTER, h = letters * 1.05, across = (under?.w ?? SIGN) / 2 + 2, down = (under?.h ?? SIGN) / 2 + h / 2 + (under ? -2 : 1);
    const spots = [[0, down, 0], [0, -down, 1.6], [across + w / 2, 0, 1.2], [-across - w / 2, 0, 1.3], [w * 0.33, down, 0.5], [-w * 0.33, down, 0.5], [w * 0.6, down, 1], [-w * 0.6, down, 1], [w * 0.33, -down, 1.9], [-w * 0.33, -down, 1.9]];
    const near = boxes.filter((box) => Math.abs(box.x - x) < w * 1.2 + box.w && Math.abs(box.y - y) < down + h + box.h);
    let best = { x, y, w, h, weight: 24 }, least = Infinity;
    for (const [dx, dy, dislike] of spots) {
      const box = { x: x + dx, y: y + dy, w, h, weight: 24 }, cost = dislike + covering(box, near) + cut(box, grid);
      if (cost < least) { least = cost; best = box; }
    }
    if (far && least > (place.capital ? 4 : zoom < 0.4 ? 0.8 : 2)) return nothing; // there is no room for it from here
    boxes.push(best);
    return svg`<text class="name ${look(place)}" font-size=${letters.toFixed(1)} stroke-width=${(letters * 0.25).toFixed(1)} x=${best.x.toFixed(1)} y=${(best.y + letters * 0.34).toFixed(1)}>${text}</text>`;
  });
}

const SIZES = { region: [40, 34, 29, 24, 20, 17], water: [30, 25, 21, 17, 14] };
const SPREAD = { region: 0.3, water: 0.12 }; // between letters, for their height

/** Where the name of a land or a sea is read best: as large as may be, on its own hexes, off places and other names. @param {Label} label @param {Hexes} grid @param {Box[]} boxes */
function spotFor(label, grid, boxes) {
  const text = say(label.name), own = new Set(label.hexes), points = label.hexes.map((hex) => grid.centre(hex));
  const middle = [0, 1].map((i) => points.reduce((sum, p) => sum + p[i], 0) / points.length);
  let best = { x: 0, y: 0, w: 0, h: 0, weight: 0, size: 0 }, least = Infinity;
  for (const size of SIZES[label.kind]) {
    const wide = size * ((label.kind === "region" ? WIDE : LETTER) + SPREAD[label.kind]), w = text.length * wide;
    for (const [px, py] of points.flatMap((p) => [p, [p[0] + 0.75, p[1] + 0.43], [p[0], p[1] + 0.87]])) {
      const box = { x: px * SIDE, y: py * SIDE, w, h: size * 1.1, weight: 3, size };
      const over = boxes.filter((other) => shared(box, other) > 0);
      let lost = 0; // letters that do not stand on its own hexes, or under something
      for (let i = 0; i < text.length; i++) {
        const letter = { x: box.x - w / 2 + (i + 0.5) * wide, y: box.y, w: wide * 0.8, h: size, weight: 1 };
        if (text[i] !== " ") lost += (over.some((other) => shared(letter, other) > 0) ? 14 : 0) + (own.has(grid.nearest(letter.x / SIDE, py) ?? "") ? 0 : 8);
      }
      const cost = lost / text.length + cut(box, grid) + 0.1 * Math.hypot(px - middle[0], py - middle[1]) - size / 14;
      if (cost < least) { least = cost; best = box; }
    }
  }
  return best;
}

/** Names of lands and seas. @param {Board} board @param {Hexes} grid */
export function labels(board, grid) {
  /** @type {Box[]} */
  const boxes = board.places.flatMap((place) => {
    const [x, y] = grid.centre(place.hex).map((v) => v * SIDE), sign = { x, y, w: SIGN, h: SIGN, weight: 4 };
    return ALWAYS.has(place.kind) ? [sign, { x, y: y + 34, w: say(place.name).length * 7.5, h: 15, weight: 3 }] : [sign];
  });
  return (board.labels ?? []).map((label) => {
    const { x, y, size, ...box } = spotFor(label, grid, boxes);
    boxes.push({ x, y, ...box });
    return svg`<text class=${label.kind} font-size=${size} letter-spacing=${(size * SPREAD[label.kind]).toFixed(1)} x=${(x + (size * SPREAD[label.kind]) / 2).toFixed(1)} y=${(y + size * 0.35).toFixed(1)}>${say(label.name)}</text>`;
  });
}
