// The ground: areas of terrain with soft outlines, made from the centre and the six sides of every hex, and the small
// signs (trees, hills, peaks …) strewn over them. Nothing here is random: the same board gives the same drawing.

export const SIDE = 40; // length of a hexside in the drawing
const FINE = 5; // samples along one hexside
const CELL = SIDE / FINE;

/** A number between 0 and 1 that depends on its arguments only. @param {number} x @param {number} y @param {number} [salt] */
export function chance(x, y, salt = 0) {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(salt, 974634777)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Soft noise from -1 to 1. @param {number} x @param {number} y @param {number} salt */
function noise(x, y, salt) {
  const i = Math.floor(x), j = Math.floor(y), fx = x - i, fy = y - j;
  const u = fx * fx * (3 - 2 * fx), v = fy * fy * (3 - 2 * fy);
  const top = chance(i, j, salt) * (1 - u) + chance(i + 1, j, salt) * u;
  const low = chance(i, j + 1, salt) * (1 - u) + chance(i + 1, j + 1, salt) * u;
  return 2 * (top * (1 - v) + low * v) - 1;
}

/** @param {any} hex @param {import("./geometry.js").Grid} grid @returns {[number, number, string][]} points with their terrain */
function samples(hex, grid) {
  const [x, y] = grid.centre(hex.id), corners = grid.corners(hex.id);
  /** @type {[number, number, string][]} */
  const found = [[x, y, hex.centre]];
  (hex.sides ?? []).forEach((/** @type {string[]} */ kinds, /** @type {number} */ d) => {
    const a = corners[d], b = corners[(d + 1) % 6];
    const before = hex.sides[(d + 5) % 6];
    const order = kinds.length > 1 && before.includes(kinds[1]) && !before.includes(kinds[0]) ? [kinds[1], kinds[0]] : kinds;
    const along = order.length > 1 ? [0.26, 0.74] : [0.5];
    order.slice(0, 2).forEach((kind, i) => {
      const px = a[0] + (b[0] - a[0]) * along[i], py = a[1] + (b[1] - a[1]) * along[i];
      found.push([x + 0.78 * (px - x), y + 0.78 * (py - y), kind]);
    });
  });
  return found;
}

/** Where the outline enters and leaves a cell (0 N, 1 E, 2 S, 3 W), by which of its corners are inside. */
const STEPS = [[], [2, 3], [1, 2], [1, 3], [0, 1], [0, 3, 2, 1], [0, 2], [0, 3], [3, 0], [2, 0], [3, 2, 1, 0], [1, 0], [3, 1], [2, 1], [3, 2], []];

export class Ground {
  /** @param {any} board @param {import("./geometry.js").Grid} grid @param {number} margin in sides of a hex */
  constructor(board, grid, margin) {
    this.margin = margin;
    const [w, h] = grid.extent;
    this.wide = Math.ceil((w + 2 * margin) * FINE) + 1;
    this.high = Math.ceil((h + 2 * margin) * FINE) + 1;
    this.kinds = Object.keys(board.terrains);
    const bySample = new Map(board.hexes.map((/** @type {any} */ hex) => [hex.id, samples(hex, grid)]));
    this.kind = new Uint8Array(this.wide * this.high);
    for (let j = 0; j < this.high; j++) {
      for (let i = 0; i < this.wide; i++) {
        const x = i / FINE - margin, y = j / FINE - margin;
        const px = x + 0.13 * noise(x * 1.7, y * 1.7, 1) + 0.07 * noise(x * 4, y * 4, 3);
        const py = y + 0.13 * noise(x * 1.7, y * 1.7, 2) + 0.07 * noise(x * 4, y * 4, 4);
        const points = bySample.get(grid.nearest(px, py)) ?? [];
        let best = "", least = Infinity;
        for (const [sx, sy, kind] of points) {
          const far = (sx - px) ** 2 + (sy - py) ** 2;
          if (far < least) { least = far; best = kind; }
        }
        this.kind[j * this.wide + i] = Math.max(0, this.kinds.indexOf(best));
      }
    }
    /** @type {Map<string, Float32Array>} */
    this.soft = new Map();
    /** @type {Map<string, string>} */
    this.paths = new Map();
  }

  /** How much of a terrain there is around each sample: its indicator, blurred. @param {string} kind */
  field(kind) {
    const known = this.soft.get(kind);
    if (known) return known;
    const k = this.kinds.indexOf(kind), { wide, high } = this, size = wide * high;
    const from = new Float32Array(size), half = new Float32Array(size);
    for (let n = 0; n < size; n++) from[n] = this.kind[n] === k ? 1 : 0;
    for (let pass = 0; pass < 2; pass++) { // three by three, across and then down; the edge counts twice
      for (let n = 0; n < size; n++) {
        const i = n % wide;
        half[n] = (from[n] + from[i > 0 ? n - 1 : n] + from[i < wide - 1 ? n + 1 : n]) / 3;
      }
      for (let n = 0; n < size; n++) from[n] = (half[n] + half[n >= wide ? n - wide : n] + half[n < size - wide ? n + wide : n]) / 3;
    }
    this.soft.set(kind, from);
    return from;
  }

  /** The outline of a terrain as a path: marching squares, the terrain to the left of every step. @param {string} kind @param {number} level */
  outline(kind, level = 0.46) {
    const known = this.paths.get(kind);
    if (known !== undefined) return known;
    const field = this.field(kind), { wide, high } = this, across = wide + 1;
    const at = (/** @type {number} */ i, /** @type {number} */ j) =>
      (i < 0 || j < 0 || i >= wide || j >= high ? 0 : field[j * wide + i]);
    // a crossing lies right of (even) or below (odd) a sample
    const name = (/** @type {number} */ i, /** @type {number} */ j, /** @type {number} */ down) => 2 * ((j + 1) * across + i + 1) + down;
    /** @type {Map<number, number>} */
    const next = new Map();
    for (let j = -1; j < high; j++) {
      for (let i = -1; i < wide; i++) {
        const code = (at(i, j) > level ? 8 : 0) | (at(i + 1, j) > level ? 4 : 0) | (at(i + 1, j + 1) > level ? 2 : 0) | (at(i, j + 1) > level ? 1 : 0);
        if (code === 0 || code === 15) continue;
        const sides = [name(i, j, 0), name(i + 1, j, 1), name(i, j + 1, 0), name(i, j, 1)];
        const steps = STEPS[code];
        for (let s = 0; s < steps.length; s += 2) next.set(sides[steps[s]], sides[steps[s + 1]]);
      }
    }
    let path = "";
    while (next.size) {
      const start = /** @type {number} */ (next.keys().next().value);
      /** @type {[number, number][]} */
      const loop = [];
      for (let key = start, to = next.get(key); to !== undefined; key = to, to = next.get(key)) {
        next.delete(key);
        const down = key % 2, cell = (key - down) / 2, i = (cell % across) - 1, j = Math.floor(cell / across) - 1;
        const a = at(i, j), b = down ? at(i, j + 1) : at(i + 1, j), f = (level - a) / (b - a || 1);
        loop.push(this.place(i + (down ? 0 : f), j + (down ? f : 0)));
      }
      if (loop.length > 5) path += smooth(loop);
    }
    this.paths.set(kind, path);
    return path;
  }

  /** @param {number} i @param {number} j @returns {[number, number]} */
  place(i, j) { return [i * CELL - this.margin * SIDE, j * CELL - this.margin * SIDE]; }

  /** Is a point of the drawing well inside a terrain? @param {string} kind @param {number} x @param {number} y @param {number} sure */
  inside(kind, x, y, sure) {
    const i = Math.round((x / SIDE + this.margin) * FINE), j = Math.round((y / SIDE + this.margin) * FINE);
    return i >= 0 && j >= 0 && i < this.wide && j < this.high && this.field(kind)[j * this.wide + i] >= sure;
  }

  /** Places for signs of a terrain: a loose lattice. @param {string} kind @param {number} step @param {number} sure
   * @param {(x: number, y: number) => boolean} free @returns {[number, number, number][]} */
  strewn(kind, step, sure, free) {
    /** @type {[number, number, number][]} */
    const found = [];
    const salt = this.kinds.indexOf(kind) + 11, rows = (this.high * CELL) / (step * 0.86), columns = (this.wide * CELL) / step;
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const x = (i + (j % 2) / 2 + 0.55 * (chance(i, j, salt) - 0.5)) * step - this.margin * SIDE;
        const y = (j * 0.86 + 0.5 * (chance(i, j, salt + 50) - 0.5)) * step - this.margin * SIDE;
        if (this.inside(kind, x, y, sure) && free(x, y)) found.push([x, y, chance(i, j, salt + 99)]);
      }
    }
    return found;
  }
}

/** @param {number} v */
const short = (v) => String(Math.round(v * 10) / 10);

/** A closed loop through the middles of its steps. @param {[number, number][]} loop */
function smooth(loop) {
  const mid = (/** @type {number[]} */ a, /** @type {number[]} */ b) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  let path = `M${mid(loop[loop.length - 1], loop[0])}`;
  loop.forEach((p, i) => { path += `Q${short(p[0])} ${short(p[1])} ${mid(p, loop[(i + 1) % loop.length])}`; });
  return `${path}Z`;
}

/** Signs by pattern: how far apart, how deep inside, and the strokes of one sign around a point.
 * @type {Record<string, {step: number, sure: number, draw: (x: number, y: number, r: number) => Record<string, string>}>} */
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
  peaks: { step: 25, sure: 0.72, draw: (x, y, r) => {
    const w = 8.5 + 3.5 * r, h = 13 + 6 * r, b = y + 6;
    return { rock: `M${short(x - w)} ${short(b)}L${short(x - w * 0.15)} ${short(b - h)}L${short(x + w)} ${short(b)}Z`,
      dark: `M${short(x - w * 0.15)} ${short(b - h)}L${short(x + w)} ${short(b)}L${short(x + w * 0.12)} ${short(b)}L${short(x + w * 0.22)} ${short(b - h * 0.42)}L${short(x - w * 0.05)} ${short(b - h * 0.55)}Z`,
      snow: `M${short(x - w * 0.38)} ${short(b - h * 0.72)}L${short(x - w * 0.15)} ${short(b - h)}L${short(x + w * 0.16)} ${short(b - h * 0.72)}L${short(x)} ${short(b - h * 0.64)}L${short(x - w * 0.15)} ${short(b - h * 0.74)}Z` };
  } },
  reeds: { step: 17, sure: 0.7, draw: (x, y, r) => ({
    reed: `M${short(x)} ${short(y)}v${short(-6 - 2 * r)}M${short(x - 2.5)} ${short(y)}l-1.500 -5M${short(x + 2.5)} ${short(y)}l1.500 -5.500`,
    pool: `M${short(x - 6)} ${short(y + 1)}h12M${short(x - 2)} ${short(y + 3.5)}h7` }) },
  dots: { step: 9.5, sure: 0.7, draw: (x, y, r) => ({ dot: `M${short(x)} ${short(y)}h${r > 0.8 ? "2.500" : "0.100"}` }) },
  waves: { step: 20, sure: 0.8, draw: (x, y) => ({ wave: `M${short(x - 7)} ${short(y)}q3.500 -3.500 7 0t7 0` }) },
  plain: { step: 34, sure: 0.85, draw: (x, y, r) => /** @type {Record<string, string>} */ (r > 0.5 ? { grass: `M${short(x)} ${short(y)}l-1.200 -3.500M${short(x + 2)} ${short(y)}v-4M${short(x + 4)} ${short(y)}l1.200 -3.500` } : {}) },
};
