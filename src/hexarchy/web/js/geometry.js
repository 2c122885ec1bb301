// Hex geometry: the same as src/hexarchy/core/hexes.py, held to tests/core/hex-vectors.json.
// Measured in sides of a hex, x to the right and y down.

/** @typedef {[number, number]} Point */

const HALF = Math.sqrt(3) / 2;
/** @type {Point[]} */
const FLAT_CORNERS = [[-0.5, -HALF], [0.5, -HALF], [1, 0], [0.5, HALF], [-0.5, HALF], [-1, 0]];
/** @type {Point[]} */
const POINTY_CORNERS = [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]];
const FLAT_STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const POINTY_STEPS = [[-1, 1], [0, 1], [1, 0], [1, -1], [0, -1], [-1, 0]];
const WIDE = 4096; // more than a grid has places: two slanted coordinates make one key

export class Grid {
  /**
   * @param {{columns: number, rows: number, flat?: boolean, shoved?: string}} shape
   * @param {Iterable<string> | null} [ids] the hexes that exist; all of the rectangle if left out
   */
  constructor(shape, ids = null) {
    this.columns = shape.columns;
    this.rows = shape.rows;
    this.flat = shape.flat ?? true;
    this.shoved = shape.shoved ?? "even";
    this.digits = Math.max(2, String(Math.max(this.columns, this.rows)).length);
    /** all numbers of the rectangle, line by line */
    this.cells = Array.from({ length: this.columns * this.rows }, (_, i) => this.#cellNumber(i));
    this.known = new Set(ids ?? this.cells);
    /** @type {Map<number, string>} */
    this.bySlant = new Map();
    for (const id of this.known) {
      const [u, v] = this.slant(id);
      this.bySlant.set(u * WIDE + v, id);
    }
  }

  /** How many hexes a line has: a column of a flat grid, a row of another. */
  get #places() { return this.flat ? this.rows : this.columns; }

  /** @param {number} index */
  #cellNumber(index) {
    const line = Math.floor(index / this.#places) + 1, place = (index % this.#places) + 1;
    return this.flat ? this.number(line, place) : this.number(place, line);
  }

  /** @param {number} column @param {number} row */
  number(column, row) {
    return String(column).padStart(this.digits, "0") + String(row).padStart(this.digits, "0");
  }

  /** @param {string} id @returns {[number, number]} column and row */
  cell(id) {
    return [Number(id.slice(0, this.digits)), Number(id.slice(this.digits))];
  }

  /** @param {string} id */
  has(id) { return this.known.has(id); }

  /** @param {number} line */
  #shove(line) { return Number((line % 2 === 0) === (this.shoved === "even")); }

  /** @param {string} id @returns {[number, number]} */
  #lineAndPlace(id) {
    const [c, r] = this.cell(id);
    return this.flat ? [c, r] : [r, c];
  }

  /** @param {string} id @returns {[number, number]} */
  slant(id) {
    const [line, place] = this.#lineAndPlace(id);
    return [line, Math.floor((2 * place + this.#shove(line) - line) / 2)];
  }

  /** @param {string} id @returns {Point} */
  centre(id) {
    const [line, place] = this.#lineAndPlace(id);
    const across = 1.5 * line - 0.5;
    const along = HALF * (2 * place - 1 + this.#shove(line));
    return this.flat ? [across, along] : [along, across];
  }

  /** The hexside in direction d runs from corner d to the next. @param {string} id @returns {Point[]} */
  corners(id) {
    const [x, y] = this.centre(id);
    return (this.flat ? FLAT_CORNERS : POINTY_CORNERS).map(([dx, dy]) => [x + dx, y + dy]);
  }

  /** @param {string} id @param {number} direction @returns {string | null} */
  neighbour(id, direction) {
    const [u, v] = this.slant(id);
    const [du, dv] = (this.flat ? FLAT_STEPS : POINTY_STEPS)[direction];
    return this.bySlant.get((u + du) * WIDE + v + dv) ?? null;
  }

  /** @param {string} a @param {string} b @returns {number} the direction of b seen from a, or -1 */
  direction(a, b) {
    for (let d = 0; d < 6; d++) if (this.neighbour(a, d) === b) return d;
    return -1;
  }

  /** @param {string} a @param {string} b */
  distance(a, b) {
    const [ua, va] = this.slant(a), [ub, vb] = this.slant(b);
    const du = ub - ua, dv = vb - va;
    return (Math.abs(du) + Math.abs(dv) + Math.abs(du + dv)) / 2;
  }

  /** The hex around a point, or the nearest of the full rectangle. @param {number} x @param {number} y */
  nearest(x, y) { return this.cells[this.nearestCell(x, y)]; }

  /** The same as an index of `cells`. @param {number} x @param {number} y */
  nearestCell(x, y) {
    const across = this.flat ? x : y, along = this.flat ? y : x, places = this.#places, lines = this.cells.length / places;
    const about = Math.round((across + 0.5) / 1.5);
    let line = 1, place = 1, least = Infinity;
    for (let turn = 0; turn < 3; turn++) { // its own line, then those beside it
      const l = Math.min(Math.max(about + (turn === 2 ? 1 : -turn), 1), lines), shove = this.#shove(l), p = Math.round((along / HALF + 1 - shove) / 2);
      const inside = Math.min(Math.max(p, 1), places), aside = Math.abs(1.5 * l - 0.5 - across);
      const far = aside ** 2 + (HALF * (2 * inside - 1 + shove) - along) ** 2;
      if (far < least) { least = far; line = l; place = inside; }
      if (aside <= 0.5 && p === inside) break; // no other line comes as near as that
    }
    return (line - 1) * places + place - 1;
  }

  /** The hex that holds a point, or null. @param {number} x @param {number} y */
  at(x, y) {
    const id = this.nearest(x, y);
    const [cx, cy] = this.centre(id);
    return this.known.has(id) && (cx - x) ** 2 + (cy - y) ** 2 <= 1.0001 ? id : null;
  }

  /** Width and height of the whole map. @returns {Point} */
  get extent() {
    const places = this.#places, lines = this.cells.length / places;
    const across = 1.5 * lines + 0.5, along = HALF * (2 * places + (lines > 1 ? 1 : 0));
    return this.flat ? [across, along] : [along, across];
  }
}
