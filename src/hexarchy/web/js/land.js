// The map sheet: ground, grid, water, roads, places. Drawn once for a board, a language and a light.
import { render, svg } from "../vendor/lit-html.js";
import { mix, night } from "./paint.js";
import { idle } from "./store.js";
import { chance, groundOf, MARGIN, SIDE, SIGNS } from "./terrain.js";
import { say } from "./text.js";

/** @import { Board, Place } from "./types.d.ts" */

/** @typedef {import("./geometry.js").Grid} Grid */

/** @param {number} v */
const px = (v) => (v * SIDE).toFixed(1);
/** @param {readonly [number, number]} p */
const at = (p) => `${px(p[0])} ${px(p[1])}`;

/** The outlines of hexes: all have the same shape, only where it begins differs. @param {any[]} hexes @param {Grid} grid */
function outlines(hexes, grid) {
  if (!hexes.length) return "";
  const corners = grid.corners(hexes[0].id), [x, y] = grid.centre(hexes[0].id), [dx, dy] = [corners[0][0] - x, corners[0][1] - y];
  const shape = `${corners.slice(1).map((p, i) => `l${at([p[0] - corners[i][0], p[1] - corners[i][1]])}`).join("")}Z`;
  return hexes.map(({ id }) => { const [cx, cy] = grid.centre(id); return `M${at([cx + dx, cy + dy])}${shape}`; }).join("");
}

/** A small map: the ground, and a dot for every hex of another terrain. @param {Board} board @param {Grid} grid */
export function miniature(board, grid) {
  const [w, h] = grid.extent, edge = -MARGIN * SIDE, base = board.hexes[0].centre;
  const dots = (/** @type {string} */ kind) => board.hexes.filter((hex) => hex.centre === kind).map((hex) => `M${at(grid.centre(hex.id))}h.1`).join("");
  return svg`<rect class="mini-paper" fill=${board.terrains[base].paint} x=${edge} y=${edge} width=${(w + 2 * MARGIN) * SIDE} height=${(h + 2 * MARGIN) * SIDE}></rect>
    ${Object.entries(board.terrains).map(([kind, { paint }]) => (kind === base ? "" : svg`<path class="mini-dots" stroke=${paint} d=${dots(kind)}></path>`))}`;
}

/** @param {Board} board @param {Grid} grid @param {boolean} dark */
export function land(board, grid, dark) {
  const ground = groundOf(board, grid), [w, h] = grid.extent;
  const box = { x: -MARGIN * SIDE, y: -MARGIN * SIDE, w: (w + 2 * MARGIN) * SIDE, h: (h + 2 * MARGIN) * SIDE };
  const hexes = outlines(board.hexes, grid);
  const shade = (/** @type {string} */ paint) => (dark ? night(paint) : paint);
  const kinds = Object.entries(board.terrains);
  const base = kinds[0]?.[1]?.paint ?? "#dddddd";
  return svg`
    <rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} fill=${shade(base)}></rect>
    <g transform="scale(0.1)">${kinds.slice(1).map(([kind, look]) => svg`<path d=${ground.outline(kind)} fill=${shade(look.paint)}
      stroke=${mix(shade(look.paint), dark ? "#000000" : "#5b4a2c", 0.28)} stroke-width="11" stroke-linejoin="round"></path>`)}</g>
    ${regions(board, grid, ground)}
    <g class="signs"></g>
    <path class="grid" d=${hexes}></path>
    <path class="beyond" fill-rule="evenodd" d=${`M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z${hexes}`}></path>
    ${roads(board, grid)}
    ${waters(board, grid)}${streams(board, grid)}
    <g class="labels" aria-hidden="true">${(board.labels ?? []).map((label) => labelView(label, grid))}</g>
    <g class="numbers" aria-hidden="true"></g>
    <g class="places">${board.places.map((place, i) => placeSign(place, grid, board, i))}</g>
    <rect class="frame" x=${box.x + 3} y=${box.y + 3} width=${box.w - 6} height=${box.h - 6}></rect>`;
}

/** Trees, hills and numbers: half the work, so after the first look, and one after the other. @param {Board} board @param {Grid} grid @param {Element} layer */
export async function adorn(board, grid, layer) {
  const numbers = /** @type {SVGGElement} */ (layer.querySelector(".numbers")), signs = /** @type {SVGGElement} */ (layer.querySelector(".signs"));
  const strokes = [];
  for (const [kind, look] of Object.entries(board.terrains)) {
    await idle();
    strokes.push(...signsOf(kind, look.pattern, board, grid));
  }
  await idle();
  render(strokes, signs);
  await idle();
  render(board.hexes.map((hex) => {
    const [x, y] = grid.centre(hex.id);
    return svg`<text x=${px(x)} y=${px(y - 0.66)}>${hex.id}</text>`;
  }), numbers);
}

const BLOCK = 8 * SIDE; // what is drawn as one: a longer path would be gone through for every tile of the picture it might touch

/** The signs of one terrain: in each block of the map, each of their strokes one path. @param {string} kind @param {string} pattern @param {Board} board @param {Grid} grid */
function signsOf(kind, pattern, board, grid) {
  const taken = new Set(board.places.map((p) => p.hex));
  const free = (/** @type {number} */ x, /** @type {number} */ y) => {
    const hex = grid.nearest(x / SIDE, y / SIDE);
    if (!hex || !taken.has(hex)) return true;
    const [a, b] = grid.centre(hex);
    return (a * SIDE - x) ** 2 + (b * SIDE - y) ** 2 > 500;
  };
  const sign = SIGNS[pattern] ?? SIGNS.plain;
  /** @type {Record<string, Record<string, string>>} */
  const blocks = {};
  for (const [x, y, r] of groundOf(board, grid).strewn(kind, sign.step, sign.sure, free)) {
    const strokes = (blocks[`${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`] ??= {});
    for (const [part, d] of Object.entries(sign.draw(x, y, r))) strokes[part] = (strokes[part] ?? "") + d;
  }
  return Object.values(blocks).flatMap((strokes) => Object.entries(strokes).map(([part, d]) => svg`<path class="sign ${part}" d=${d}></path>`));
}

/** @param {Board} board @param {Grid} grid */
function roads(board, grid) {
  /** @type {Map<string, [number, number][]>} the middles of the sides a road crosses, by hex */
  const crossings = new Map();
  const links = board.roads.flatMap((road) => road.slice(1).map((hex, i) => [road[i], hex]));
  for (const [a, b] of links) {
    const p = grid.centre(a), q = grid.centre(b);
    /** @type {[number, number]} */
    const middle = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    for (const hex of [a, b]) crossings.set(hex, [...(crossings.get(hex) ?? []), middle]);
  }
  let path = "";
  for (const [hex, ends] of crossings) {
    const c = grid.centre(hex);
    /** @type {[number, number]} */
    const bent = [c[0] + 0.16 * (chance(c[0] * 9, c[1] * 9, 5) - 0.5), c[1] + 0.16 * (chance(c[0] * 9, c[1] * 9, 6) - 0.5)];
    if (ends.length === 2) path += `M${at(ends[0])}Q${at(bent)} ${at(ends[1])}`;
    else path += ends.map((end) => `M${at(end)}L${at(c)}`).join("");
  }
  return svg`<path class="road under" d=${path}></path><path class="road" d=${path}></path>`;
}

/** Whose land it is, as printed: a tint inside of the coast. @param {Board} board @param {Grid} grid @param {import("./terrain.js").Ground} ground */
function regions(board, grid, ground) {
  if (!board.regions) return "";
  const area = (/** @type {string} */ id) => outlines(board.hexes.filter((hex) => hex.region === id), grid);
  return svg`<clipPath id="dry">${Object.keys(board.terrains).slice(1).map((kind) => svg`<path transform="scale(0.1)" d=${ground.outline(kind)}></path>`)}</clipPath>
    <g clip-path="url(#dry)">${Object.entries(board.regions).map(([id, look]) => svg`<path class="region" fill=${/** @type {any} */ (look).paint} d=${area(id)}></path>`)}</g>`;
}

/** Rivers that run through the hexes of a path. @param {Board} board @param {Grid} grid */
function streams(board, grid) {
  if (!board.streams) return "";
  let flow = "";
  for (const { path, to_sea: toSea } of board.streams) {
    const p = path.map((hex) => grid.centre(hex)), n = p.length - 1;
    if (toSea) p[n] = [p[n - 1][0] + (p[n][0] - p[n - 1][0]) * 0.58, p[n - 1][1] + (p[n][1] - p[n - 1][1]) * 0.58];
    flow += `M${at(p[0])}`;
    for (let i = 0; i < n; i++) { // a curve through every point, bent by its neighbours
      const a = p[Math.max(i - 1, 0)], b = p[i], c = p[i + 1], d = p[Math.min(i + 2, n)], sway = 0.5 * (chance(b[0] * 7, b[1] * 7, 8) - 0.5);
      const bx = (c[0] - a[0]) / 5, by = (c[1] - a[1]) / 5, cx = (d[0] - b[0]) / 5, cy = (d[1] - b[1]) / 5;
      flow += `C${at([b[0] + bx - by * sway, b[1] + by + bx * sway])} ${at([c[0] - cx - cy * sway, c[1] - cy + cx * sway])} ${at(c)}`;
    }
  }
  return svg`<path class="river bank" d=${flow}></path><path class="river" d=${flow}></path>`;
}

/** A name that belongs to several hexes, in their middle. @param {any} label @param {Grid} grid */
function labelView(label, grid) {
  const points = label.hexes.map((/** @type {string} */ hex) => grid.centre(hex));
  const middle = [0, 1].map((i) => points.reduce((/** @type {number} */ sum, /** @type {number[]} */ p) => sum + p[i], 0) / points.length);
  return svg`<text class=${label.kind} x=${px(middle[0])} y=${px(middle[1])}>${say(label.name)}</text>`;
}

/** What a board draws itself, where the page has no drawing of a kind. @param {Board | null} board @param {string} kind */
export const drawing = (board, kind) => board?.drawings?.[kind]?.map((p) => svg`<path d=${p.d} fill=${p.paint} stroke=${p.ink} stroke-width=${p.width} stroke-linejoin="round" stroke-linecap="round"></path>`);

/** @param {Board} board @param {Grid} grid */
function waters(board, grid) {
  let river = "", lake = "", ford = "", alps = "", snow = "", border = "";
  const bridges = [];
  for (const { a, b, kind } of board.edges) {
    const d = grid.direction(a, b);
    if (d < 0) continue;
    const corners = grid.corners(a), p = corners[d], q = corners[(d + 1) % 6];
    const vx = q[0] - p[0], vy = q[1] - p[1];
    /** @type {[number, number]} */
    const m = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const sway = 0.26 * (chance(m[0] * 20, m[1] * 20, 7) - 0.5);
    const flow = `M${at(p)}Q${at([m[0] - vy * sway, m[1] + vx * sway])} ${at(q)}`;
    if (kind === "border") border += `M${at(p)}L${at(q)}`;
    else if (kind === "lake") lake += flow;
    else if (kind === "alps") {
      for (let i = 0; i < 4; i++) {
        const f = (i + 0.5) / 4, size = 0.2 + 0.08 * chance(m[0] * 30, m[1] * 30, i);
        const x = p[0] + vx * f, y = p[1] + vy * f + 0.1;
        alps += `M${at([x - size * 0.75, y])}L${at([x, y - size * 1.7])}L${at([x + size * 0.75, y])}Z`;
        snow += `M${at([x - size * 0.3, y - size * 1.02])}L${at([x, y - size * 1.7])}L${at([x + size * 0.3, y - size * 1.02])}L${at([x, y - size * 0.8])}Z`;
      }
    } else river += flow;
    if (kind === "ford") {
      for (const f of [0.32, 0.5, 0.68]) {
        const x = p[0] + vx * f, y = p[1] + vy * f;
        ford += `M${at([x + vy * 0.16, y - vx * 0.16])}L${at([x - vy * 0.16, y + vx * 0.16])}`;
      }
    }
    if (kind === "bridge") {
      const turn = (Math.atan2(vy, vx) * 180) / Math.PI;
      bridges.push(svg`<g class="bridge" transform=${`translate(${at(m)}) rotate(${turn.toFixed(1)})`}>
        <rect x="-6" y="-9.500" width="12" height="19" rx="1"></rect><path d="M-6 -11v22M6 -11v22M-6 -5.500h12M-6 -1.500h12M-6 2.500h12M-6 6.500h12"></path></g>`);
    }
  }
  return svg`<path class="river bank" d=${river}></path><path class="river" d=${river}></path>
    <path class="shore bank" d=${lake}></path><path class="shore" d=${lake}></path>
    <path class="ford" d=${ford}></path>${bridges}
    <path class="alps" d=${alps}></path><path class="alpsnow" d=${snow}></path><path class="border under" d=${border}></path><path class="border" d=${border}></path>`;
}

/** Pictures of places around their own middle. @type {Record<string, any>} */
const PLACES = {
  city: svg`<path class="wall" d="M-17 11V-3h3v-4h4v4h4v-9h3v-3h6v3h3v9h4v-4h4v4h3v14Z"></path>
    <path class="roof" d="M-7 -15L0 -23L7 -15ZM-18 -7L-12 -13L-6 -7ZM6 -7L12 -13L18 -7Z"></path>
    <path class="gate" d="M-3.500 11V5a3.500 3.500 0 0 1 7 0v6ZM-12.500 -1h2v4h-2ZM10.500 -1h2v4h-2ZM-1.200 -8h2.400v4h-2.400Z"></path>`,
};

/** What a place is, in words. @param {Board} board @param {Place} place */
export function placeKinds(board, place) {
  return [place.kind, place.fortress && "fortress", place.capital && "capital", place.port && "port"].map((kind) => say(board.kinds[`place-${kind}`])).filter(Boolean).join(" · ");
}

/** @param {Place} place @param {Grid} grid @param {Board} board @param {number} nth */
function placeSign(place, grid, board, nth) {
  const second = board.places.findIndex((p) => p.hex === place.hex) < nth;
  return svg`<g class="place ${look(place)}" transform=${`translate(${at(grid.centre(place.hex))})${second ? " translate(20 -17) scale(0.620)" : ""}`}>
    <title>${say(place.name)} (${place.hex}) · ${placeKinds(board, place)}</title>
    ${place.fortress ? svg`<circle class="ring" r="24"></circle>` : ""}
    ${drawing(board, `place-${place.kind}`) ?? PLACES[place.kind] ?? PLACES.city}
    ${place.port ? svg`<g transform="translate(-23 4)">${drawing(board, "place-port")}</g>` : ""}
    ${place.value ? svg`<g transform=${place.kind === "city" ? "translate(22 5)" : ""}>${place.kind === "city" ? svg`<circle class="worth" r="7.500"></circle>` : ""}<text class="worth" y="4">${say(place.value)}</text></g>` : ""}
    ${place.capital ? svg`<path class="star" d="M0 -31l2 4.300 4.700.600-3.500 3.200.900 4.700-4.100-2.300-4.100 2.300.900-4.700-3.500-3.200 4.700-.600Z"></path>` : ""}</g>`;
}

/** @param {Place} place */
const look = (place) => (place.capital ? "capital" : place.kind);

/** Names of places: drawn above the counters, which would hide them. @param {Board} board @param {Grid} grid */
export function names(board, grid) {
  return board.places.map((place) => {
    const [x, y] = grid.centre(place.hex);
    return svg`<text class="name ${look(place)}" x=${px(x)} y=${px(y + 0.9)}>${say(place.name)}</text>`;
  });
}
