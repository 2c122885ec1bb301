// Pieces that cover several hexes: one body over all of them, with a point where it faces. Drawn around the middle of the
// hex where the piece is said to stand.
import { svg } from "../vendor/lit-html.js";
import { isPale, mix } from "./paint.js";
import { SIDE } from "./terrain.js";

const HALF = 20; // of the width of a body
const POINT = 40; // how far it reaches beyond the middle of its foremost hexes

/** Lines that join the middles of hexes side by side. @param {string[]} hexes @param {Hexes} grid @param {(hex: string) => number[]} middle */
function spine(hexes, grid, middle) {
  const joined = hexes.flatMap((a, i) => hexes.slice(i + 1).filter((b) => grid.distance(a, b) === 1).map((b) => [a, b]));
  return joined.map(([a, b]) => `M${middle(a).join(" ")}L${middle(b).join(" ")}`).join("");
}

/** Where it faces: a point before the foremost hexes. @param {number[][]} middles @param {number} facing @param {boolean} flat */
function point(middles, facing, flat) {
  const angle = ((facing * 60 - (flat ? 90 : 60)) * Math.PI) / 180, fx = Math.cos(angle), fy = Math.sin(angle);
  const ahead = middles.map(([x, y]) => x * fx + y * fy), front = Math.max(...ahead);
  const across = middles.filter((_, i) => front - ahead[i] < 1).map(([x, y]) => y * fx - x * fy);
  const left = Math.min(...across) - HALF, right = Math.max(...across) + HALF;
  const at = (/** @type {number} */ on, /** @type {number} */ aside) => `${(on * fx - aside * fy).toFixed(1)} ${(on * fy + aside * fx).toFixed(1)}`;
  const middle = (left + right) / 2, bulge = front + POINT * 0.55;
  return `M${at(front - 2, left)}Q${at(bulge, left)} ${at(front + POINT, middle)}Q${at(bulge, right)} ${at(front - 2, right)}Z`;
}

/** @param {Stack} stack @param {Hexes} grid @param {string} paint */
export function body(stack, grid, paint) {
  const [x, y] = grid.centre(stack.hex);
  const middle = (/** @type {string} */ hex) => grid.centre(hex).map((v, i) => Number(((v - [x, y][i]) * SIDE).toFixed(1)));
  const hexes = stack.hexes ?? [], line = spine(hexes, grid, middle);
  const tip = stack.facing === undefined ? "" : point(hexes.map(middle), stack.facing, grid.flat);
  const rim = mix(paint, "#1a130b", 0.55);
  return svg`<g class="footprint"><path class="rim" stroke=${rim} d=${line}></path><path class="rim tip" stroke=${rim} fill=${rim} d=${tip}></path>
    <path class="hull" stroke=${paint} d=${line}></path><path class="hull tip" fill=${paint} d=${tip}></path>
    <path class="deck" stroke=${mix(paint, isPale(paint) ? "#1a130b" : "#ffffff", 0.2)} d=${line}></path></g>`;
}
