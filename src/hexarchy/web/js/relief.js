// Relief: the ground as a table of scenery in the light of the north-west. Hills rise in steps, woods stand up, water
// lies low:
// one picture of light and shade over the paints, contours where the levels end, cliffs nobody climbs, hedges and walls
// of stone.
import { svg } from "../vendor/lit-html.js";
import { chance, Ground, groundOf, MARGIN, noise, SIDE, SIGNS } from "./terrain.js";
import { at } from "./ways.js";

const FINER = 2; // points of the picture for each of the ground's cells, along and across
const CLIFF = 3; // levels between neighbours
// how high what grows there is, in levels
const TALL = { trees: 0.62, furrows: 0.16, peaks: 0.5, reeds: -0.12, waves: -0.5 };
const ROUGH = { trees: 0.3, peaks: 0.55 }; // how uneven its top is
const FULL = 225; // what a cell has of a terrain that lies all around it
const FAR = 7; // how far shadows are followed, in points

SIGNS.furrows = { step: 15, sure: 0.72, draw: (x, y, r) => {
  const [a, b] = [x.toFixed(1), y.toFixed(1)];
  return { furrow: `M${a} ${b}q4 -2 8 0t8 0`, ear: r > 0.35
    ? `M${(x + 3).toFixed(1)} ${(y + 6).toFixed(1)}l1 -5m-1.500 1.500l1.500 1m1.500 -2l-1.500 1` : "" };
} };

/** The ground above a level. @param {Board} board @param {Hexes} grid @param {number} level */
function raised(board, grid, level) {
  const terrains = { low: { pattern: "" }, high: { pattern: "" } },
    hexes = board.hexes.map(({ id, height = 0 }) => ({ id, centre: height >= level ? "high" : "low" }));
  return new Ground(/** @type {any} */ ({ terrains, hexes }), grid, MARGIN + 0.1);
}

/** How high the ground lies at every point, in levels: what is laid as cells is smoothed between them.
 * @param {Board} board @param {Ground} ground @param {Ground[]} levels */
function heights(board, ground, levels) {
  const { wide, high } = ground, w = FINER * (wide - 1), h = FINER * (high - 1), found = new Float32Array(w * h);
  const looks = Object.values(board.terrains).map(({ pattern }, k) => [k, TALL[pattern] ?? 0, ROUGH[pattern] ?? 0])
    .filter(([, tall]) => tall);
  const cells = new Float32Array(wide * high), rough = new Float32Array(wide * high);
  for (let n = 0; n < cells.length; n++) {
    for (const level of levels) cells[n] += level.amount[n * level.many + 1] / FULL;
    for (const [k, tall, uneven] of looks) {
      const share = ground.amount[n * ground.many + k] / FULL;
      cells[n] += share * tall;
      rough[n] += share * uneven;
    }
  }
  for (let v = 0, n = 0; v < h; v++) {
    for (let u = 0; u < w; u++, n++) {
      const x = (u + 0.5) / FINER, y = (v + 0.5) / FINER, i = Math.floor(x), j = Math.floor(y), fx = x - i, fy = y - j,
        c = j * wide + i;
      const between = (/** @type {Float32Array} */ of) => (of[c] * (1 - fx) + of[c + 1] * fx) * (1 - fy)
        + (of[c + wide] * (1 - fx) + of[c + wide + 1] * fx) * fy;
      found[n] = between(cells) + between(rough) * noise(u / 2.6, v / 2.6, 7) + 0.05 * noise(u / 14, v / 14, 8)
        + 0.02 * chance(u, v, 9);
    }
  }
  return { w, h, found };
}

/** Light and shade as a picture: white where the ground faces the light, black where it does not or lies in a shadow.
 * @param {{w: number, h: number, found: Float32Array}} field */
function lit({ w, h, found }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h }),
    pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const picture = pen.createImageData(w, h), point = (/** @type {number} */ u, /** @type {number} */ v) =>
    found[Math.max(0, Math.min(h - 1, v)) * w + Math.max(0, Math.min(w - 1, u))];
  for (let v = 0, n = 0; v < h; v++) {
    for (let u = 0; u < w; u++, n += 4) {
      const here = point(u, v),
        slope = (point(u + 1, v) - point(u - 1, v) + 1.15 * (point(u, v + 1) - point(u, v - 1))) / 2;
      let shadow = 0;
      for (let d = 1; d <= FAR; d++) shadow = Math.max(shadow, point(u - d, v - d) - here - 0.13 * d);
      const light = 1.55 * slope - 0.85 * Math.min(0.42, shadow);
      picture.data.fill(light > 0 ? 255 : 0, n, n + 3);
      if (light <= 0) picture.data[n] = 24, picture.data[n + 1] = 14, picture.data[n + 2] = 20;
      picture.data[n + 3] = Math.min(light > 0 ? 150 : 165, 255 * Math.abs(light));
    }
  }
  pen.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

/** Rock faces, drawn down to the lower side. @param {Board} board @param {Hexes} grid */
function cliffs(board, grid) {
  const height = new Map(board.hexes.map((hex) => [hex.id, hex.height ?? 0]));
  return board.hexes.flatMap(({ id }) => grid.corners(id).flatMap((p, d, corners) => {
    const below = height.get(grid.neighbour(id, d) ?? "");
    if (below === undefined || Number(height.get(id)) - below < CLIFF) return [];
    const q = corners[(d + 1) % 6], c = grid.centre(id), [dx, dy] = [(p[0] + q[0]) / 2 - c[0],
      (p[1] + q[1]) / 2 - c[1]];
    return Array.from({ length: 7 }, (_, i) => {
      const along = (i + 0.5) / 7, x = p[0] + (q[0] - p[0]) * along, y = p[1] + (q[1] - p[1]) * along,
        long = 0.22 + 0.2 * chance(x * 90, y * 90);
      return `M${at([x - dx * 0.1, y - dy * 0.1])}L${at([x + dx * long, y + dy * long])}`;
    });
  })).join("");
}

/** The side between two hexes, as a line. @param {Hexes} grid @param {string} a @param {string} b */
function sideOf(grid, a, b) {
  const d = [0, 1, 2, 3, 4, 5].find((one) => grid.neighbour(a, one) === b), corners = grid.corners(a);
  return d === undefined ? "" : `M${at(corners[d])}L${at(corners[(d + 1) % 6])}`;
}

/** Hedges and walls as what they are made of; each wall by itself, for it may fall. @param {Board} board
 * @param {Hexes} grid */
function fences(board, grid) {
  const of = (/** @type {string} */ kind) => board.edges.filter((edge) => edge.kind === kind)
    .map(({ a, b }) => [`${a} ${b}`, sideOf(grid, a, b)]);
  const hedge = of("hedge").map(([, line]) => line).join("");
  return svg`<path class="fence cast-on" d=${hedge}></path><path class="fence hedge" d=${hedge}></path><path
    class="fence leaves" d=${hedge}></path><path class="fence leaves lit" d=${hedge}></path>
    ${["cast-on", "wall", "stones"].map((made) => of("wall").map(([side, line]) => svg`<path class="fence ${made}"
            data-side=${side} d=${line}></path>`))}`;
}

/** @param {Board} board @param {Hexes} grid */
export function drawn(board, grid) {
  const ground = groundOf(board, grid), top = Math.max(...board.hexes.map((hex) => hex.height ?? 0));
  const levels = Array.from({ length: top }, (_, i) => raised(board, grid, i + 1)), { margin, wide, high } = ground,
    cell = SIDE / 4;
  return svg`<g transform="scale(0.1)">${levels.map((level) => svg`<path class="rise"
          d=${level.outline("high")}></path>`)}</g>
    <image class="light" x=${-margin * SIDE} y=${-margin * SIDE} width=${(wide - 1) * cell} height=${(high - 1) * cell}
      preserveAspectRatio="none" href=${lit(heights(board, ground, levels))}></image>
    <g transform="scale(0.1)">${levels.map((level) => svg`<path class="contour"
          d=${level.outline("high")}></path>`)}</g>
    <path class="cliff" d=${cliffs(board, grid)}></path>${fences(board, grid)}`;
}
