// Hex geometry: the same as src/hexarchy/core/hexes.py, held to tests/core/hex-vectors.json.
// Measured in sides of a hex, x to the right and y down.

const HALF = Math.sqrt(3) / 2;
/** @type {Spot[]} */
const FLAT_CORNERS = [[-0.5, -HALF], [0.5, -HALF], [1, 0], [0.5, HALF], [-0.5, HALF], [-1, 0]];
/** @type {Spot[]} */
const POINTY_CORNERS = [[0, -1], [HALF, -0.5], [HALF, 0.5], [0, 1], [-HALF, 0.5], [-HALF, -0.5]];
const SPOKES = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const WIDE = 4096; // more than a grid has places: two coordinates make one key
/** What the arrow keys do: straight on along a line, to and fro across lines. @type {Record<string, number[]>} */
const FLAT_ARROWS = { ArrowUp: [0], ArrowDown: [3], ArrowRight: [2, 1], ArrowLeft: [4, 5] };
/** @type {Record<string, number[]>} */
const POINTY_ARROWS = { ArrowUp: [0, 5], ArrowDown: [2, 3], ArrowRight: [1], ArrowLeft: [4] };

export class Grid {
  /**
   * @param {{flat?: boolean, shifted?: string}} shape
   * @param {{id: string, at: [number, number]}[]} hexes with the column and row of each
   */
  constructor(shape, hexes) {
    this.flat = shape.flat ?? true;
    this.shifted = shape.shifted ?? "even";
    /** for each hex its line (the column of a flat-topped one, else the row), and where it begins there in half hexes @type {Map<string, [number, number]>} */
    this.known = new Map(hexes.map(({ id, at }) => [id, this.#lineAndHalves(at)]));
    const lines = [...this.known.values()].map(([line]) => line), halves = [...this.known.values()].map(([, half]) => half);
    this.line = Math.min(...lines);
    this.half = Math.min(...halves);
    this.lines = Math.max(...lines) - this.line + 1;
    this.halves = Math.max(...halves) - this.half + 2;
    this.places = this.halves >> 1; // in a line at most
    /** the hexes line by line, null where there is none @type {(string | null)[]} */
    this.cells = Array.from({ length: this.lines * this.places }, () => null);
    /** @type {Map<number, string>} */
    this.byAxial = new Map();
    for (const [id, [line, half]] of this.known) {
      const [q, r] = this.axial(id);
      this.byAxial.set(q * WIDE + r, id);
      this.cells[(line - this.line) * this.places + ((half - this.half) >> 1)] = id;
    }
  }

  /** @param {[number, number]} at column and row @returns {[number, number]} */
  #lineAndHalves([column, row]) {
    const [line, place] = this.flat ? [column, row] : [row, column];
    return [line, 2 * place + this.#shift(line)];
  }

  /** How many half hexes a line is shifted along. @param {number} line */
  #shift(line) { return Number((line % 2 === 0) === (this.shifted === "even")); }

  /** @param {string} id @returns {[number, number]} */
  #placed(id) { return this.known.get(id) ?? [NaN, NaN]; }

  /** @param {string} id */
  has(id) { return this.known.has(id); }

  /** @param {string} id @returns {[number, number]} */
  axial(id) {
    const [line, half] = this.#placed(id), slant = Math.floor((half - line) / 2);
    return this.flat ? [line, slant] : [slant, line];
  }

  /** @param {string} id @returns {Spot} */
  centre(id) {
    const [line, half] = this.#placed(id);
    const across = 1.5 * (line - this.line) + 1, along = HALF * (half - this.half + 1);
    return this.flat ? [across, along] : [along, across];
  }

  /** The hexside in direction d runs from corner d to the next. @param {string} id @returns {Spot[]} */
  corners(id) {
    const [x, y] = this.centre(id);
    return (this.flat ? FLAT_CORNERS : POINTY_CORNERS).map(([dx, dy]) => [x + dx, y + dy]);
  }

  /** @param {string} id @param {number} direction @returns {string | null} */
  neighbour(id, direction) {
    const [q, r] = this.axial(id), [dq, dr] = SPOKES[(direction + Number(!this.flat)) % 6];
    return this.byAxial.get((q + dq) * WIDE + r + dr) ?? null;
  }

  /** The next hex for an arrow key, or null. @param {string} id @param {string} key */
  towards(id, key) {
    const ways = (this.flat ? FLAT_ARROWS : POINTY_ARROWS)[key], odd = this.#placed(id)[0] & 1;
    return ways.map((_, i) => this.neighbour(id, ways[(i + odd) % ways.length])).find(Boolean) ?? null;
  }

  /** @param {string} a @param {string} b @returns {number} the direction of b seen from a, or -1 */
  direction(a, b) {
    for (let d = 0; d < 6; d++) if (this.neighbour(a, d) === b) return d;
    return -1;
  }

  /** @param {string} a @param {string} b */
  distance(a, b) {
    const [qa, ra] = this.axial(a), [qb, rb] = this.axial(b);
    const dq = qb - qa, dr = rb - ra;
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  }

  /** The hex around a point, or the nearest of the full rectangle; null where that is none. @param {number} x @param {number} y */
  nearest(x, y) { return this.cells[this.nearestCell(x, y)]; }

  /** The same as an index of `cells`. @param {number} x @param {number} y */
  nearestCell(x, y) {
    const across = this.flat ? x : y, along = this.flat ? y : x, { places, lines } = this;
    const about = Math.round((across - 1) / 1.5);
    let line = 0, place = 0, least = Infinity;
    for (let turn = 0; turn < 3; turn++) { // its own line, then those beside it
      const l = Math.min(Math.max(about + (turn === 2 ? 1 : -turn), 0), lines - 1), shift = (this.#shift(l + this.line) + this.half) & 1;
      const p = Math.round((along / HALF - 1 - shift) / 2), inside = Math.min(Math.max(p, 0), places - 1), aside = Math.abs(1.5 * l + 1 - across);
      const far = aside ** 2 + (HALF * (2 * inside + 1 + shift) - along) ** 2;
      if (far < least) { least = far; line = l; place = inside; }
      if (aside <= 0.5 && p === inside) break; // no other line comes as near as that
    }
    return line * places + place;
  }

  /** The hex that holds a point, or null. @param {number} x @param {number} y */
  at(x, y) {
    const id = this.nearest(x, y);
    if (!id) return null;
    const [cx, cy] = this.centre(id);
    return (cx - x) ** 2 + (cy - y) ** 2 <= 1.0001 ? id : null;
  }

  /** Width and height of the whole map. @returns {Spot} */
  get extent() {
    const across = 1.5 * this.lines + 0.5, along = HALF * this.halves;
    return this.flat ? [across, along] : [along, across];
  }
}
