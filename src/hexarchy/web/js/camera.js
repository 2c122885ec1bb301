// What is seen of the map: moved by hand (drag, wheel, pinch: d3-zoom) or led somewhere. A view puts the point p of the sheet at p * k + (x, y).
import { select, zoom, zoomIdentity, zoomTransform } from "../vendor/d3-zoom.js";
import { calm } from "./prefs.js";

/** @typedef {{x: number, y: number, k: number}} View */

const BEYOND = 60; // how far past its edge the sheet can be moved by hand
const GLIDE = 350, REST = 120; // milliseconds

export const frame = document.createElement("div");
frame.className = "board";
frame.tabIndex = 0;

/** @type {[number, number]} */ let sheet = [0, 0];
/** @type {[number, number]} */ let room = [0, 0];
let gliding = 0;
let resting = 0;

/** Who draws: when a move begins, after every move, and when the board has come to rest; and how much of the frame's foot is hidden. */
const drawn = { moving: () => {}, moved: () => {}, hidden: () => 0, rested: () => {} };
/** A drag says here what it holds: the board does not move then. */
export const grip = { holds: (/** @type {MouseEvent | TouchEvent} */ _event) => false };

const GRIPS = new Set(["mousedown", "touchstart"]);
const zoomer = /** @type {any} */ (zoom()).scaleExtent([0.2, 4]).clickDistance(6)
  .filter((/** @type {any} */ event) => !event.button && event.type !== "dblclick" && !(GRIPS.has(event.type) && grip.holds(event)))
  .on("start", (/** @type {any} */ { sourceEvent }) => {
    if (sourceEvent) stopGliding();
    clearTimeout(resting);
    // What lies behind a board over the foot of the frame can be pulled up from under it.
    zoomer.translateExtent([[-BEYOND, -BEYOND], [sheet[0] + BEYOND, sheet[1] + BEYOND + drawn.hidden() / seen().k]]);
    if (sourceEvent || gliding) drawn.moving();
  })
  .on("zoom", () => drawn.moved())
  .on("end", () => { if (!gliding) resting = window.setTimeout(drawn.rested, REST); });

/** @param {[number, number]} extent of the sheet @param {typeof drawn} by */
export function open(extent, by) {
  sheet = extent;
  Object.assign(drawn, by);
  select(frame).call(zoomer.extent(() => [[0, 0], size()])).on("dblclick.zoom", null);
  new ResizeObserver(() => { room = [0, 0]; drawn.moved(); }).observe(frame);
}

/** @returns {View} */
export const seen = () => zoomTransform(frame);
/** The size of the frame: kept, as asking in the middle of a drag costs a layout. */
export const size = () => (room[0] ? room : (room = [frame.clientWidth, frame.clientHeight]));

/** @param {View} to */
export const look = ({ x, y, k }) => select(frame).call(zoomer.transform, zoomIdentity.translate(x, y).scale(k));

export function stopGliding() {
  cancelAnimationFrame(gliding);
  gliding = 0;
}

/** Go to a view, with a glide where that is welcome; a hand on the board ends it. @param {View} to */
export function glide(to) {
  stopGliding();
  const from = seen(), began = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.max(0, Math.min(1, (now - began) / GLIDE)), eased = part * part * (3 - 2 * part);
    const k = from.k * (to.k / from.k) ** eased, share = to.k === from.k ? eased : (k - from.k) / (to.k - from.k);
    gliding = part < 1 ? requestAnimationFrame(step) : 0;
    look(part < 1 ? { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, k } : to);
  };
  step(calm() ? Infinity : began);
}

/** The view so many times as large; the middle of the frame stays where it is. @param {number} factor @returns {View} */
export function scaled(factor) {
  const view = seen(), [least, most] = zoomer.scaleExtent(), k = Math.max(least, Math.min(most, view.k * factor)), grown = k / view.k;
  const [px, py] = size().map((side) => side / 2);
  return { x: px - (px - view.x) * grown, y: py - (py - view.y) * grown, k };
}
