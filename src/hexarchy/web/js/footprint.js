// Pieces that cover several hexes: one body over all of them, with a point where it faces; or a unit of many elements:
// a hull
// around them, and each with its front. Drawn around the middle of the hex where the piece is said to stand.
import { nothing, svg } from "../vendor/lit-html.js";
import { faceOf, nameOf, shape } from "./counters.js";
import { drawing } from "./land.js";
import { bands as around, chargeLanes, rim, sightline, spyglass } from "./looks.js";
import { isPale, mix } from "./paint.js";
import { maneuver } from "./parts.js";
import { roadAt } from "./plans.js";
import { revealed } from "./reveal.js";
import { rubble } from "./ruins.js";
import { decision, store } from "./store.js";
import { SIDE } from "./terrain.js";
import { say } from "./text.js";
import { degrees, rose, smoke } from "./weather.js";

/** Under the counters: what lies around a unit that is looked at, and stones of walls that are gone. */
export const bands = () => [rubble(), around()];
export { together, volley } from "./volley.js";

/** Beside the map. @param {Scene} scene */
export const aids = (scene) => [rose(scene), spyglass(), revealed()];

const HALF = 20; // of the width of a body
const POINT = 40; // how far it reaches beyond the middle of its foremost hexes

/** Lines that join the middles of hexes side by side. @param {string[]} hexes @param {Hexes} grid
 * @param {(hex: string) => number[]} middle */
function spine(hexes, grid, middle) {
  const joined = hexes.flatMap((a, i) => hexes.slice(i + 1).filter((b) => grid.distance(a, b) === 1)
    .map((b) => [a, b]));
  return joined.map(([a, b]) => `M${middle(a).join(" ")}L${middle(b).join(" ")}`).join("");
}

/** The same with each of them by itself: what goes around a unit. @param {string[]} hexes @param {Hexes} grid
 * @param {(hex: string) => number[]} middle */
const hullOf = (hexes, grid, middle) => spine(hexes, grid, middle) + hexes.map((hex) => `M${middle(hex).join(" ")}l0 0`)
  .join("");

/** Where it faces: a point before the foremost hexes. @param {number[][]} middles @param {number} facing
 * @param {boolean} flat */
function point(middles, facing, flat) {
  const angle = ((facing * 60 - (flat ? 90 : 60)) * Math.PI) / 180, fx = Math.cos(angle), fy = Math.sin(angle);
  const ahead = middles.map(([x, y]) => x * fx + y * fy), front = Math.max(...ahead);
  const across = middles.filter((_, i) => front - ahead[i] < 1).map(([x, y]) => y * fx - x * fy);
  const left = Math.min(...across) - HALF, right = Math.max(...across) + HALF;
  const at = (/** @type {number} */ on,
    /** @type {number} */ aside) => `${(on * fx - aside * fy).toFixed(1)} ${(on * fy + aside * fx).toFixed(1)}`;
  const middle = (left + right) / 2, bulge = front + POINT * 0.55;
  return `M${at(front - 2, left)}Q${at(bulge, left)} ${at(front + POINT, middle)}Q${at(bulge, right)} ${at(front - 2,
        right)}Z`;
}

/** An element: a token that points to its front, its picture upright on it. @param {any} element @param {number[]} at
 * @param {boolean} flat @param {Face | null} face @param {string} paint */
const token = ({ facing, figure = "", hits = 0 }, at, flat, face, paint) => svg`<g class="element"
  transform=${`translate(${at})`}>
    <g transform=${`rotate(${degrees(facing, flat)})`}><path class="token" fill=${paint}
      d="M0-31L19-15V15Q0 23-19 15V-15Z"></path><path class="front" d="M-16-14L0-27L16-14"></path></g>
    <path class="picture" transform="translate(-11 -9) scale(0.92)" fill=${face?.ink ?? "#fff"}
      d=${shape(face?.picture ?? "unknown")}></path>
    ${say(figure) ? svg`<g transform="translate(12 11)"><circle class="lead" r="8"></circle><text class="rank"
        y="3.5">${say(figure)}</text></g>` : nothing}
    ${hits > 1 ? svg`<text class="hits" x="-12" y="16">${hits}</text>` : nothing}</g>`;

/** How a unit would stand. @param {any[]} would @param {string} piece @param {Hexes} grid */
function ghost(would, piece, grid) {
  const face = faceOf(piece), paint = face?.paint ?? "#777777", at = (/** @type {string} */ hex) => grid.centre(hex)
    .map((v) => Number((v * SIDE).toFixed(1)));
  return svg`<g class="would">${would.length ? svg`<path class="hull" stroke=${paint}
        d=${hullOf(would.map((one) => one.hex), grid, at)}></path>` : nothing}${would.map((one) => token(one,
          at(one.hex), grid.flat, face, paint))}</g>`;
}

/** Where a wheel would bring it: the outline of the fields. @param {any[]} would @param {Hexes} grid */
const wheel = (would, grid) => svg`<path class="wheel-to" d=${rim(would.map((one) => one.hex))}></path>`;

/** Over all elements: which of them can be chosen, and how a unit would stand after what is pointed at. */
export function above() {
  const asked = decision(), { scene, grid, ui } = store,
    taken = new Set(scene?.stacks.flatMap((stack) => stack.elements?.map((one) => one.hex) ?? []));
  if (!grid) return nothing;
  const charges = chargeLanes(), coming = ghost(charges.would, charges.piece, grid),
    turns = charges.wheels.map(({ would: after = [] }) => wheel(after, grid));
  if (!asked || !(taken.size || asked.goals)) return [smoke(), turns, charges.lanes, sightline(), coming];
  const { would = [] } = asked.options.find((o) => o.action === (ui.confirm ?? ui.preview)) ?? roadAt(ui.preview)
    ?? maneuver.here?.formationAt(ui.preview) ?? {}, piece = asked.subject?.piece ?? "";
  const at = (/** @type {string} */ hex) => grid.centre(hex).map((v) => Number((v * SIDE).toFixed(1)));
  const ring = (/** @type {Option} */ { on: { hex = "" }, action, prospect }) => svg`<g
    class="choice ${action === ui.preview ? "pointed" : ""}" transform=${`translate(${at(hex)})`}><path
      d="M0-35L30-17.500V17.500L0 35L-30 17.500V-17.500Z"></path>${prospect
        ? svg`<text class="hits" y="-16">${Math.round(prospect.chance * 100)} %</text>` : nothing}</g>`;
  return svg`${smoke()}${turns}${charges.lanes}${sightline()}${would.length ? nothing
      : coming}${asked.options.filter((o) => o.on.hex && taken.has(o.on.hex)).map(ring)}
    ${ghost(would, piece, grid)}`;
}

/** A unit of elements: its hull, the elements, and over the foremost what marks it bears. @param {Stack} stack
 * @param {Hexes} grid @param {string} paint */
function company(stack, grid, paint) {
  const [x, y] = grid.centre(stack.hex), { elements = [], signs = [], loose = false } = stack,
    face = faceOf(stack.pieces[0]);
  const middle = (/** @type {string} */ hex) => grid.centre(hex)
    .map((v, i) => Number(((v - [x, y][i]) * SIDE).toFixed(1)));
  const hexes = elements.map((one) => one.hex), line = hullOf(hexes, grid, middle);
  const top = [...hexes].sort((a, b) => middle(a)[1] - middle(b)[1] || middle(b)[0] - middle(a)[0])[0],
    [sx, sy] = middle(top ?? stack.hex);
  return svg`<g class="footprint company ${loose ? "loose" : ""}"><path class="rim" stroke=${mix(paint, "#1a130b", 0.4)}
    d=${line}></path><path class="hull" stroke=${mix(paint, "#ffffff", 0.55)} d=${line}></path>
    ${elements.map((one) => token(one, middle(one.hex), grid.flat, face, paint))}
    ${signs.map((sign, i) => svg`<g class="sign-on"
          transform=${`translate(${sx + 22 - i * 30} ${sy - 30}) scale(1.3)`}><g
            class="turns">${drawing(store.board, `mark-${sign}`) ?? nothing}</g></g>`)}
    ${stack.strength ? banner(stack, hexes.map(middle), paint) : nothing}</g>`;
}

/** Below the unit: its name, and how much is left of it. @param {Stack} stack @param {number[][]} spots
 * @param {string} paint */
function banner({ pieces, strength }, spots, paint) {
  const [left, all] = strength ?? [0, 0], low = Math.max(...spots.map(([, y]) => y)),
    row = spots.filter(([, y]) => y > low - 5).map(([x]) => x);
  return svg`<g class="banner ${left * 2 < all ? "weak" : ""}"
    transform=${`translate(${(Math.min(...row) + Math.max(...row)) / 2} ${low + 33})`}>
    <rect class="plate" x="-27" y="-8" width="54" height="15" rx="7.500"></rect><rect x="-25" y="-6"
      width=${(50 * left) / all} height="11" rx="5.500" fill=${paint}></rect>
    <text class="left" y="4">${left}/${all}</text><text class="unit-name" y="19">${nameOf(pieces[0])}</text></g>`;
}

/** A unit as it would stand if its hex were another. @param {Stack} stack @param {string} hex */
export function carried(stack, hex) {
  const grid = /** @type {Hexes} */ (store.grid), [a, b] = [grid.centre(stack.hex), grid.centre(hex)];
  const there = (/** @type {string} */ one) => { const [x, y] = grid.centre(one);
    return grid.at(x + b[0] - a[0], y + b[1] - a[1]) ?? one; };
  return { ...stack, hex, hexes: stack.hexes?.map(there),
    elements: stack.elements?.map((one) => ({ ...one, hex: there(one.hex) })) };
}

/** The unit a piece is, around its own hex, if it is made of elements. @param {string} piece */
export function unitOf(piece) {
  const stack = (store.past ?? store.scene)?.stacks.find((one) => one.elements && one.pieces.includes(piece));
  return stack && store.grid ? body({ ...stack, signs: [], strength: undefined }, store.grid,
    store.board?.sides[stack.side]?.paint ?? "#777777") : null;
}

/** @param {Stack} stack @param {Hexes} grid @param {string} paint */
export function body(stack, grid, paint) {
  if (stack.elements) return company(stack, grid, paint);
  const [x, y] = grid.centre(stack.hex);
  const middle = (/** @type {string} */ hex) => grid.centre(hex)
    .map((v, i) => Number(((v - [x, y][i]) * SIDE).toFixed(1)));
  const hexes = stack.hexes ?? [], line = spine(hexes, grid, middle);
  const tip = stack.facing === undefined ? "" : point(hexes.map(middle), stack.facing, grid.flat);
  const rim = mix(paint, "#1a130b", 0.55);
  return svg`<g class="footprint"><path class="rim" stroke=${rim} d=${line}></path><path class="rim tip" stroke=${rim}
    fill=${rim} d=${tip}></path>
    <path class="hull" stroke=${paint} d=${line}></path><path class="hull tip" fill=${paint} d=${tip}></path>
    <path class="deck" stroke=${mix(paint, isPale(paint) ? "#1a130b" : "#ffffff", 0.2)} d=${line}></path></g>`;
}
