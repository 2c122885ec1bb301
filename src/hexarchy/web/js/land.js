// The map sheet: ground, grid, water, roads, places. Drawn once for a board, a language and a light.
import { render, svg } from "../vendor/lit-html.js";
import { labels, look } from "./labels.js";
import { mix, night } from "./paint.js";
import { regions, relief } from "./parts.js";
import { idle } from "./store.js";
import { groundOf, LAND, MARGIN, SIDE, SIGNS } from "./terrain.js";
import { say } from "./text.js";
import { at, px, roads, streams, waters } from "./ways.js";

/** The outlines of hexes: all have the same shape, only where it begins differs. @param {any[]} hexes @param {Hexes} grid */
export function outlines(hexes, grid) {
  if (!hexes.length) return "";
  const corners = grid.corners(hexes[0].id), [x, y] = grid.centre(hexes[0].id), [dx, dy] = [corners[0][0] - x, corners[0][1] - y];
  const shape = `${corners.slice(1).map((p, i) => `l${at([p[0] - corners[i][0], p[1] - corners[i][1]])}`).join("")}Z`;
  return hexes.map(({ id }) => { const [cx, cy] = grid.centre(id); return `M${at([cx + dx, cy + dy])}${shape}`; }).join("");
}

/** A small map: the ground once more. */
export const miniature = () => svg`<use href="#ground"></use>`;

/** @param {Board} board @param {Hexes} grid @param {boolean} dark */
export function land(board, grid, dark) {
  const ground = groundOf(board, grid), [w, h] = grid.extent;
  const box = { x: -MARGIN * SIDE, y: -MARGIN * SIDE, w: (w + 2 * MARGIN) * SIDE, h: (h + 2 * MARGIN) * SIDE };
  const hexes = outlines(board.hexes, grid);
  const shade = (/** @type {string} */ paint) => (dark ? night(paint) : paint);
  const kinds = Object.entries(board.terrains);
  const base = kinds[0]?.[1]?.paint ?? "#dddddd", grounds = new Map(board.hexes.map((hex) => [hex.id, hex.terrain]));
  const isWet = (/** @type {string} */ hex) => Boolean(grounds.get(hex)?.some((kind) => board.terrains[kind]?.pattern === "waves"));
  return svg`
    <g id="ground"><rect x=${box.x} y=${box.y} width=${box.w} height=${box.h} fill=${shade(base)}></rect>
    <g transform="scale(0.1)">${ground.wet[0] ? coast(ground, shade(base), shade(kinds[1][1].paint), dark) : ""}
      ${kinds.slice(ground.wet[0] ? 2 : 1).map(([kind, look]) => area(ground.outline(kind), shade(look.paint), look.pattern, dark))}</g>
    <g class="regions"></g><g class="relief"></g></g>
    <g class="signs"></g>
    <path class="grid" d=${hexes}></path>
    <path class="beyond" fill-rule="evenodd" d=${`M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z${hexes}`}></path>
    ${roads(board, grid)}
    ${waters(board, grid, isWet)}${streams(board, grid, isWet)}
    <g class="labels" aria-hidden="true">${labels(board, grid)}</g>
    <g class="numbers" aria-hidden="true"></g>
    <g class="places">${board.places.map((place, i) => placeSign(place, grid, board, i))}</g>
    <rect class="frame" x=${box.x + 3} y=${box.y + 3} width=${box.w - 6} height=${box.h - 6}></rect>`;
}

/** One terrain. What is high throws a shadow. @param {string} d @param {string} paint @param {string} pattern @param {boolean} dark */
function area(d, paint, pattern, dark) {
  return svg`${pattern === "peaks" ? svg`<path class="cast" d=${d}></path>` : ""}<path d=${d} fill=${paint} stroke=${mix(paint, dark ? "#000000" : "#5b4a2c", 0.28)} stroke-width="11" stroke-linejoin="round"></path>`;
}

/** Land in the sea, with shallows around it. @param {Ground} ground @param {string} sea @param {string} paint @param {boolean} dark */
function coast(ground, sea, paint, dark) {
  const d = ground.outline(LAND), pale = dark ? "#7fb0cf" : "#ffffff";
  return svg`<clipPath id="dry"><path transform="scale(0.1)" d=${d}></path></clipPath>
    ${[[520, 0.14], [300, 0.3], [120, 0.5]].map(([width, share]) => svg`<path class="shallow" d=${d} stroke=${mix(sea, pale, dark ? share / 2.5 : share)} stroke-width=${width}></path>`)}
    <path d=${d} fill=${paint} stroke=${dark ? "#06131d" : "#2f5b74"} stroke-width="22" stroke-linejoin="round"></path>`;
}

/** Trees, hills and numbers: half the work, so after the first look, and one after the other. @param {Board} board @param {Hexes} grid @param {Element} layer */
export async function adorn(board, grid, layer) {
  const numbers = /** @type {SVGGElement} */ (layer.querySelector(".numbers")), signs = /** @type {SVGGElement} */ (layer.querySelector(".signs"));
  const strokes = [], lay = async (/** @type {typeof relief | typeof regions} */ part, /** @type {string} */ name) => render((await part.get()).drawn(board, grid), /** @type {any} */ (layer.querySelector(name)));
  if (board.regions) await lay(regions, ".regions").catch(() => {});
  if (board.relief) await lay(relief, ".relief").catch(() => {});
  for (const [kind, look] of Object.entries(board.terrains)) {
    await idle();
    strokes.push(...signsOf(kind, look.pattern, board, grid));
  }
  await idle();
  render(strokes, signs);
  await idle();
  render(board.hexes.map((hex) => {
    const [x, y] = grid.centre(hex.id);
    return svg`<text x=${px(x)} y=${px(y - 0.66)}>${hex.id}${hex.height ? ` ▴${hex.height}` : ""}</text>`;
  }), numbers);
}

const BLOCK = 8 * SIDE; // what is drawn as one: a longer path would be gone through for every tile of the picture it might touch

/** The signs of one terrain: in each block of the map, each of their strokes one path. @param {string} kind @param {string} pattern @param {Board} board @param {Hexes} grid */
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
  for (const [x, y, r, depth] of groundOf(board, grid).strewn(kind, sign, free)) {
    const strokes = (blocks[`${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`] ??= {});
    for (const [part, d] of Object.entries(sign.draw(x, y, r, depth))) strokes[part] = (strokes[part] ?? "") + d;
  }
  return Object.values(blocks).flatMap((strokes) => Object.entries(strokes).map(([part, d]) => svg`<path class="sign ${part}" d=${d}></path>`));
}

/** What a board draws itself, where the page has no drawing of a kind. @param {Board | null} board @param {string} kind */
export const drawing = (board, kind) => board?.drawings?.[kind]?.map((p) => svg`<path d=${p.d} fill=${p.paint} stroke=${p.ink} stroke-width=${p.width} stroke-linejoin="round" stroke-linecap="round"></path>`);

/** Pictures of places around their own middle. @type {Record<string, any>} */
const PLACES = {
  city: svg`<path class="wall" d="M-17 11V-3h3v-4h4v4h4v-9h3v-3h6v3h3v9h4v-4h4v4h3v14Z"></path>
    <path class="roof" d="M-7 -15L0 -23L7 -15ZM-18 -7L-12 -13L-6 -7ZM6 -7L12 -13L18 -7Z"></path>
    <path class="gate" d="M-3.5 11V5a3.5 3.5 0 0 1 7 0v6ZM-12.5 -1h2v4h-2ZM10.5 -1h2v4h-2ZM-1.2 -8h2.4v4h-2.4Z"></path>`,
};

/** What a place is, in words. @param {Board} board @param {Place} place */
export function placeKinds(board, place) {
  return [place.kind, place.fortress && "fortress", place.capital && "capital", place.port && "port"].map((kind) => say(board.kinds[`place-${kind}`])).filter(Boolean).join(" · ");
}

/** @param {Place} place @param {Hexes} grid @param {Board} board @param {number} nth */
function placeSign(place, grid, board, nth) {
  const second = board.places.findIndex((p) => p.hex === place.hex) < nth;
  return svg`<g class="place ${look(place)}" transform=${`translate(${at(grid.centre(place.hex))})${second ? " translate(20 -17) scale(0.62)" : ""}`}>
    <title>${say(place.name)} (${place.hex}) · ${placeKinds(board, place)}</title>
    ${place.fortress ? svg`<circle class="ring" r="24"></circle>` : ""}
    ${drawing(board, `place-${place.id}`) ?? drawing(board, `place-${place.kind}`) ?? PLACES[place.kind] ?? PLACES.city}
    ${place.port ? svg`<g transform="translate(-23 4)">${drawing(board, "place-port")}</g>` : ""}
    ${place.value ? svg`<g transform=${place.kind === "city" ? "translate(22 5)" : ""}>${place.kind === "city" ? svg`<circle class="worth" r="7.5"></circle>` : ""}<text class="worth" y="4">${say(place.value)}</text></g>` : ""}
    ${place.capital ? drawing(board, "place-capital") ?? svg`<path class="star" d="M0 -31l2 4.3 4.7.6-3.5 3.2.9 4.7-4.1-2.3-4.1 2.3.9-4.7-3.5-3.2 4.7-.6Z"></path>` : ""}</g>`;
}
