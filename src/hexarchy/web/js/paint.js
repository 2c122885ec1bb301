// Colours: mixed, by night, and those of the sides of a game, told apart by a stroke of their own as well.
import { store } from "./store.js";

/** @param {string} paint @returns {number[]} red, green and blue */
const parse = (paint) => [1, 3, 5].map((i) => parseInt(paint.slice(i, i + 2), 16));
/** @param {number[]} parts */
const join = (parts) => `#${parts.map((v) => Math.round(v).toString(16).padStart(2, "0")).join("")}`;

/** Mix two colours. @param {string} paint @param {string} other @param {number} share of the other */
export function mix(paint, other, share) {
  const b = parse(other);
  return join(parse(paint).map((v, i) => v + (b[i] - v) * share));
}

/** A colour by night: darker, its tint kept. @param {string} paint */
export const night = (paint) => join(parse(paint).map((v) => (v / 255) ** 2.1 * 134));

/** @param {string} paint */
export function isPale(paint) {
  const [r, g, b] = parse(paint);
  return 0.3 * r + 0.59 * g + 0.11 * b > 128;
}

const STROKES = ["solid", "double", "dashed", "dotted"];
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Give `.side-<id>` its colour and, by the order of the sides, its stroke. @param {{id: string, paint: string}[]} sides */
export function paintSides(sides) {
  sheet.replaceSync(sides.map(({ id, paint }, i) => `.side-${CSS.escape(id)}{--side:${paint};--stroke:${STROKES[i % STROKES.length]}}
    [data-theme="dark"] .side-${CSS.escape(id)}{--side:${mix(paint, "#ffffff", isPale(paint) ? 0.1 : 0.42)}}`).join(""));
}

/** The place of a side among the sides, for shapes. @param {string} side */
export const orderOf = (side) => Math.max(0, Object.keys(store.board?.sides ?? {}).indexOf(side));
