// The ground: areas of terrain with soft outlines, made from the centre and the six sides of every hex, and the small
// signs (trees, hills, peaks …) strewn over them. Nothing here is random: the same board gives the same drawing.

import { Grid } from "./geometry.js";

export const SIDE = 40; // length of a hexside in the drawing
export const MARGIN = 0.55; // of paper around the hexes, in sides of a hex
const FINE = 4; // samples along one hexside
const CELL = SIDE / FINE;

/** A number between 0 and 1 that depends on its arguments only. @param {number} x @param {number} y @param {number} [salt] */
export function chance(x, y, salt = 0) {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(salt, 974634777)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Soft noise from -1 to 1. @param {number} x @param {number} y @param {number} salt */
export function noise(x, y, salt) {
  const i = Math.floor(x), j = Math.floor(y), fx = x - i, fy = y - j;
  const u = fx * fx * (3 - 2 * fx), v = fy * fy * (3 - 2 * fy);
  const top = chance(i, j, salt) * (1 - u) + chance(i + 1, j, salt) * u;
  const low = chance(i, j + 1, salt) * (1 - u) + chance(i + 1, j + 1, salt) * u;
  return 2 * (top * (1 - v) + low * v) - 1;
}

/** Points with their terrain: x, y, place of the terrain among its kinds, and so on. @param {Hex} hex @param {Hexes} grid @param {string[]} kinds @returns {number[]} */
function samples(hex, grid, kinds) {
  const [x, y] = grid.centre(hex.id), corners = grid.corners(hex.id);
  const found = [x, y, kinds.indexOf(hex.centre)];
  const sides = hex.sides ?? [];
  sides.forEach((side, d) => {
    const a = corners[d], b = corners[(d + 1) % 6], before = sides[(d + 5) % 6];
    const order = side.length > 1 && before.includes(side[1]) && !before.includes(side[0]) ? [side[1], side[0]] : side;
    const along = order.length > 1 ? [0.26, 0.74] : [0.5];
    order.slice(0, 2).forEach((kind, i) => {
      const px = a[0] + (b[0] - a[0]) * along[i], py = a[1] + (b[1] - a[1]) * along[i];
      found.push(x + 0.78 * (px - x), y + 0.78 * (py - y), kinds.indexOf(kind));
    });
  });
  return found;
}

/** The terrain of the sample nearest to a point. @param {number[]} points @param {number} x @param {number} y */
function kindAt(points, x, y) {
  let kind = 0, least = Infinity;
  for (let p = 0; p < points.length; p += 3) {
    const far = (points[p] - x) ** 2 + (points[p + 1] - y) ** 2;
    if (far < least) { least = far; kind = points[p + 2]; }
  }
  return Math.max(0, kind);
}

const REACH = 1.75 ** 2; // a hex bends the ground as far as the middles of its neighbours

/** The terrain at a point between whole hexes, so that outlines cut their corners: first whether it is wet, then what there is most of.
 * @param {number[]} points @param {number} x @param {number} y @param {boolean[]} wet by kind @param {Float64Array} sums to reckon in */
function softAt(points, x, y, wet, sums) {
  sums.fill(0);
  let water = 0, kind = -1;
  for (let p = 0; p < points.length; p += 3) {
    const near = 1 - ((points[p] - x) ** 2 + (points[p + 1] - y) ** 2) / REACH, k = points[p + 2];
    if (near <= 0) continue;
    sums[k] += near * near;
    water += wet[k] ? near * near : -1.1 * near * near; // a little more land: an island is to be seen
  }
  for (let k = 0; k < sums.length; k++) if (wet[k] === water > 0 && sums[k] > 0 && (kind < 0 || sums[k] > sums[kind])) kind = k;
  return kind < 0 ? points[2] : kind;
}

/** Where the outline enters and leaves a cell (0 N, 1 E, 2 S, 3 W), by which of its corners are inside. */
const STEPS = [[], [2, 3], [1, 2], [1, 3], [0, 1], [0, 3, 2, 1], [0, 2], [0, 3], [3, 0], [2, 0], [3, 2, 1, 0], [1, 0], [3, 1], [2, 1], [3, 2], []];
const RING = 2; // cells around the sheet that are looked at, but not drawn
const FULL = 225; // what a cell has of a terrain that lies all around it
const LEVEL = 0.46 * FULL; // where a terrain ends
const ROUGH = 0.7; // how uneven its edge is, in cells

/** What is not sea, where all lies in one. */
export const LAND = "land";

/** The terrain of every cell of a fine lattice, and how much of each there is around it. */
export class Ground {
  /** @param {Board} board @param {Hexes} grid @param {number} margin in sides of a hex */
  constructor(board, grid, margin) {
    const [w, h] = grid.extent;
    this.wet = Object.values(board.terrains).map((look) => look.pattern === "waves");
    this.kinds = [...Object.keys(board.terrains), ...(this.wet[0] ? [LAND] : [])];
    this.margin = margin + RING / FINE;
    this.wide = Math.ceil((w + 2 * margin) * FINE) + 1 + 2 * RING;
    this.high = Math.ceil((h + 2 * margin) * FINE) + 1 + 2 * RING;
    this.words = Math.ceil(this.kinds.length / 4);
    this.many = 4 * this.words;
    this.amount = this.#blurred(this.#laid(board, grid));
    this.crossed = this.#crossed();
    this.next = new Int32Array(2 * this.wide * this.high);
    /** @type {Map<string, string>} */
    this.paths = new Map();
  }

  /** One byte for each terrain of a cell: 1 for that of its middle; where a line ends early its last hex goes on. @param {Board} board @param {Hexes} grid */
  #laid(board, grid) {
    const points = new Map(board.hexes.map((/** @type {any} */ hex) => [hex.id, samples(hex, grid, this.kinds)]));
    const near = grid.cells.map((id, i) => this.#around(id ?? grid.cells[i - 1] ?? null, points, grid)), laid = new Uint8Array(this.wide * this.high * this.many);
    const sums = new Float64Array(this.wet.length), soft = near.map((found, i) => found.length > 3 && points.get(grid.cells[i] ?? "")?.length === 3);
    const [broad, wave, fine] = soft.includes(true) ? [0.18, 1.3, 0.12] : [0.13, 1.7, 0.07]; // what is told side by side is to be kept
    for (let j = 0, n = 0; j < this.high; j++) {
      for (let i = 0; i < this.wide; i++, n += this.many) {
        const x = i / FINE - this.margin, y = j / FINE - this.margin;
        const px = x + broad * noise(x * wave, y * wave, 1) + fine * noise(x * 4, y * 4, 3);
        const py = y + broad * noise(x * wave, y * wave, 2) + fine * noise(x * 4, y * 4, 4);
        const cell = grid.nearestCell(px, py), kind = soft[cell] ? softAt(near[cell], px, py, this.wet, sums) : kindAt(near[cell], px, py);
        laid[n + kind] = 1;
        if (kind && this.wet[0]) laid[n + this.wet.length] = 1;
      }
    }
    return laid;
  }

  /** The samples of a hex; of one that is the same all over but unlike a neighbour also theirs. @param {string | null} id @param {Map<string, number[]>} points @param {Hexes} grid */
  #around(id, points, grid) {
    const own = points.get(id ?? "") ?? [];
    if (!id || own.length !== 3) return own;
    const found = [...own];
    for (let d = 0; d < 6; d++) found.push(...(points.get(grid.neighbour(id, d) ?? "")?.slice(0, 3) ?? []));
    return found.some((v, i) => i % 3 === 2 && v !== own[2]) ? found : own;
  }

  /** How much of each terrain there is around each cell: weights of 1, 3, 7, 3, 1 across and down, four terrains in one addition. @param {Uint8Array} laid */
  #blurred(laid) {
    const { words, wide, high } = this, row = wide * words, from = new Int32Array(laid.buffer);
    const half = new Int32Array(from.length), to = new Int32Array(from.length);
    for (let n = 2 * words; n < from.length - 2 * words; n++) half[n] = from[n - 2 * words] + from[n + 2 * words] + 3 * (from[n - words] + from[n + words]) + 7 * from[n];
    for (let j = RING; j < high - RING; j++) {
      for (let n = j * row + RING * words; n < (j + 1) * row - RING * words; n++) to[n] = half[n - 2 * row] + half[n + 2 * row] + 3 * (half[n - row] + half[n + row]) + 7 * half[n];
    }
    return new Uint8Array(to.buffer);
  }

  /** The cells that differ from their neighbours to the right, below and between: through them outlines run. */
  #crossed() {
    const { words, wide } = this, row = wide * words, amount = new Int32Array(this.amount.buffer), found = [];
    for (let n = 0, w = 0; w < amount.length - row - words; n++) {
      let differs = false;
      for (const end = w + words; w < end; w++) differs ||= amount[w] !== amount[w + words] || amount[w] !== amount[w + row] || amount[w] !== amount[w + row + words];
      if (differs) found.push(n);
    }
    return found;
  }

  /** The outline of a terrain as a path, in tenths of the drawing's measure: marching squares, the terrain to the left of every step. @param {string} name */
  outline(name) {
    const known = this.paths.get(name);
    if (known !== undefined) return known;
    const { wide, many, amount, next } = this, k = this.kinds.indexOf(name);
    let path = "";
    for (const start of this.#step(k)) {
      /** @type {number[]} x, y, x, y … */
      const loop = [];
      for (let key = start, to = next[key]; to; key = to, to = next[key]) {
        next[key] = 0;
        const down = key % 2, n = (key - down) / 2, i = n % wide, j = (n - i) / wide;
        const a = amount[n * many + k], b = amount[(n + (down ? wide : 1)) * many + k], f = (LEVEL - a) / (b - a) + ROUGH * (chance(i, j, down) - 0.5);
        loop.push(this.#place(i + (down ? 0 : f)), this.#place(j + (down ? f : 0)));
      }
      if (loop.length > 10) path += smooth(loop);
    }
    this.paths.set(name, path);
    return path;
  }

  /** Write down the steps from crossing to crossing, right of a cell (even) or below it (odd). @param {number} k @returns {number[]} where they start */
  #step(k) {
    const { wide, many, amount, next } = this, below = wide * many, starts = [];
    for (const n of this.crossed) {
      const at = n * many + k;
      const code = (amount[at] > LEVEL ? 8 : 0) | (amount[at + many] > LEVEL ? 4 : 0) | (amount[at + below + many] > LEVEL ? 2 : 0) | (amount[at + below] > LEVEL ? 1 : 0);
      if (code === 0 || code === 15) continue;
      const sides = [2 * n, 2 * n + 3, 2 * (n + wide), 2 * n + 1], steps = STEPS[code];
      for (let s = 0; s < steps.length; s += 2) {
        next[sides[steps[s]]] = sides[steps[s + 1]];
        starts.push(sides[steps[s]]);
      }
    }
    return starts;
  }

  /** Where a line of cells lies, in tenths. @param {number} i */
  #place(i) { return 10 * (i * CELL - this.margin * SIDE); }

  /** Is a point of the drawing well inside a terrain? @param {number} k @param {number} x @param {number} y @param {number} sure */
  #inside(k, x, y, sure) {
    const i = Math.round((x / SIDE + this.margin) * FINE), j = Math.round((y / SIDE + this.margin) * FINE);
    return i >= 0 && j >= 0 && i < this.wide && j < this.high && this.amount[(j * this.wide + i) * this.many + k] >= sure * FULL;
  }

  /** Places for signs of a terrain: a loose lattice; with how deep inside each lies, from 0 to 1. @param {string} name @param {Sign} sign
   * @param {(x: number, y: number) => boolean} free @returns {[number, number, number, number][]} */
  strewn(name, { step, sure, deep }, free) {
    /** @type {[number, number, number, number][]} */
    const found = [];
    const at = (/** @type {number} */ x, /** @type {number} */ y) => (this.#inside(k, x, y, 0.6) ? 0.25 : 0);
    const depth = (/** @type {number} */ x, /** @type {number} */ y) => at(x - SIDE, y) + at(x + SIDE, y) + at(x, y - SIDE) + at(x, y + SIDE);
    const k = this.kinds.indexOf(name), salt = k + 11, rows = (this.high * CELL) / (step * 0.86), columns = (this.wide * CELL) / step;
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const x = (i + (j % 2) / 2 + 0.55 * (chance(i, j, salt) - 0.5)) * step - this.margin * SIDE;
        const y = (j * 0.86 + 0.5 * (chance(i, j, salt + 50) - 0.5)) * step - this.margin * SIDE;
        if (this.#inside(k, x, y, sure) && free(x, y)) found.push([x, y, chance(i, j, salt + 99), deep ? depth(x, y) : 0]);
      }
    }
    return found;
  }
}

/** @type {{board: Board, ground: Ground} | undefined} */
let kept;

/** The ground of a board, made once. @param {Board} board @param {Hexes} grid */
export function groundOf(board, grid) {
  if (kept?.board !== board) kept = { board, ground: new Ground(board, grid, MARGIN + 0.1) };
  return kept.ground;
}

// That of the first board is made while the rest of the page is still on its way.
first.board?.then((board) => {
  const ground = groundOf(board, new Grid(board.grid, board.hexes));
  for (const kind of ground.kinds.slice(1)) ground.outline(kind);
}).catch(() => {});

/** @param {number} v */
const short = (v) => String(Math.round(v * 10) / 10);

/** A closed loop through the middles of its steps. Whole numbers, each told from where the last step ended. @param {number[]} loop */
function smooth(loop) {
  const many = loop.length;
  let x = Math.round((loop[many - 2] + loop[0]) / 2), y = Math.round((loop[many - 1] + loop[1]) / 2), path = `M${x} ${y}`;
  for (let i = 0; i < many; i += 2) {
    const after = (i + 2) % many, toX = Math.round((loop[i] + loop[after]) / 2), toY = Math.round((loop[i + 1] + loop[after + 1]) / 2);
    path += `q${Math.round(loop[i]) - x} ${Math.round(loop[i + 1]) - y} ${toX - x} ${toY - y}`;
    x = toX;
    y = toY;
  }
  return `${path}Z`;
}

/** Signs by pattern. @type {Record<string, Sign>} */
export const SIGNS = {
  trees: { step: 12.5, sure: 0.7, draw: (x, y, r) => {
    const s = 3.6 + 1.6 * r;
    const crown = `M${short(x - s)} ${short(y)}a${short(s)} ${short(s * 0.95)} 0 1 1 ${short(2 * s)} 0a${short(s)} ${short(s * 0.55)} 0 0 1 ${short(-2 * s)} 0Z`;
    return { trunk: `M${short(x)} ${short(y + 1)}v${short(s * 0.9)}`, crown, gleam: `M${short(x - s * 0.5)} ${short(y - s * 0.35)}a${short(s * 0.7)} ${short(s * 0.7)} 0 0 1 ${short(s * 0.6)} ${short(-s * 0.35)}` };
  } },
  hills: { step: 24, sure: 0.75, draw: (x, y, r) => {
    const w = 8 + 4 * r, h = 5 + 2.5 * r;
    return { mound: `M${short(x - w)} ${short(y + 2)}q${short(w * 0.45)} ${short(-h * 1.7)} ${short(w)} ${short(-h)}q${short(w * 0.6)} ${short(h * 0.3)} ${short(w)} ${short(h)}`,
      shade: `M${short(x + w * 0.15)} ${short(y - h * 0.75)}q${short(w * 0.5)} ${short(h * 0.35)} ${short(w * 0.6)} ${short(h * 1.05)}M${short(x - w * 0.12)} ${short(y - h * 0.45)}q${short(w * 0.4)} ${short(h * 0.35)} ${short(w * 0.45)} ${short(h * 0.8)}` };
  } },
  peaks: { step: 24, sure: 0.6, deep: true, draw: (x, y, r, depth) => {
    const grown = 0.55 + 0.65 * depth, w = (8 + 3.5 * r) * grown, h = (12 + 6 * r) * grown * (0.8 + 0.25 * depth), b = y + 6;
    return { rock: `M${short(x - w)} ${short(b)}L${short(x - w * 0.15)} ${short(b - h)}L${short(x + w)} ${short(b)}Z`,
      dark: `M${short(x - w * 0.15)} ${short(b - h)}L${short(x + w)} ${short(b)}L${short(x + w * 0.12)} ${short(b)}L${short(x + w * 0.22)} ${short(b - h * 0.42)}L${short(x - w * 0.05)} ${short(b - h * 0.55)}Z`,
      snow: `M${short(x - w * 0.38)} ${short(b - h * 0.72)}L${short(x - w * 0.15)} ${short(b - h)}L${short(x + w * 0.16)} ${short(b - h * 0.72)}L${short(x)} ${short(b - h * 0.64)}L${short(x - w * 0.15)} ${short(b - h * 0.74)}Z` };
  } },
  reeds: { step: 17, sure: 0.7, draw: (x, y, r) => ({
    reed: `M${short(x)} ${short(y)}v${short(-6 - 2 * r)}M${short(x - 2.5)} ${short(y)}l-1.5 -5M${short(x + 2.5)} ${short(y)}l1.5 -5.5`,
    pool: `M${short(x - 6)} ${short(y + 1)}h12M${short(x - 2)} ${short(y + 3.5)}h7` }) },
  dots: { step: 9.5, sure: 0.7, draw: (x, y, r) => ({ dot: `M${short(x)} ${short(y)}h${r > 0.8 ? "2.5" : "0.1"}` }) },
  waves: { step: 30, sure: 0.98, draw: (x, y) => ({ wave: `M${short(x - 7)} ${short(y)}q3.5 -3.5 7 0t7 0` }) },
  plain: { step: 34, sure: 0.85, draw: (x, y, r) => /** @type {Record<string, string>} */ (r > 0.5 ? { grass: `M${short(x)} ${short(y)}l-1.2 -3.5M${short(x + 2)} ${short(y)}v-4M${short(x + 4)} ${short(y)}l1.2 -3.5` } : {}) },
};
