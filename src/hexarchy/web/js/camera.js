// What is seen of the map: moved by hand (drag, wheel, pinch) or led somewhere. A view puts the point p of the sheet at p * k + (x, y).
import { calm } from "./prefs.js";

/** @typedef {{x: number, y: number, k: number}} View */

const LEAST = 0.2, MOST = 4;
const FAR = 6; // a click may tremble
const BEYOND = 60; // how far past its edge the sheet can be moved by hand
const GLIDE = 350, REST = 120; // milliseconds

export const frame = document.createElement("div");
frame.className = "board";
frame.tabIndex = 0;

/** @type {View} */
let view = { x: 0, y: 0, k: 1 };
/** @type {[number, number]} */ let sheet = [0, 0];
/** @type {[number, number]} */ let room = [0, 0];
let gliding = 0;
let resting = 0;

/** Who draws: while it moves, after every move, and when it has come to rest; and how much of the frame is hidden at its foot. */
const drawn = { moving: () => {}, moved: () => {}, rested: () => {}, hidden: () => 0 };
/** Whoever drags something says here what he holds: the board does not move then. */
export const grip = { holds: (/** @type {PointerEvent} */ _event) => false };

/** @param {[number, number]} size of the sheet @param {typeof drawn} by */
export function open(size, by) {
  sheet = size;
  Object.assign(drawn, by);
  listen();
  new ResizeObserver(() => { room = [0, 0]; drawn.moved(); }).observe(frame);
}

export const seen = () => view;
/** The size of the frame: kept, as asking in the middle of a drag costs a layout. */
export const size = () => (room[0] ? room : (room = [frame.clientWidth, frame.clientHeight]));

/** @param {View} to */
export function look(to) {
  view = to;
  clearTimeout(resting);
  drawn.moving();
  drawn.moved();
  if (!gliding && !hands.size) resting = window.setTimeout(drawn.rested, REST);
}

export function stopGliding() {
  cancelAnimationFrame(gliding);
  gliding = 0;
}

/** Go to a view, with a glide where that is welcome; a hand on the board ends it. @param {View} to */
export function glide(to) {
  stopGliding();
  const from = view, began = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.max(0, Math.min(1, (now - began) / GLIDE)), eased = part * part * (3 - 2 * part);
    const k = from.k * (to.k / from.k) ** eased, share = to.k === from.k ? eased : (k - from.k) / (to.k - from.k);
    gliding = part < 1 ? requestAnimationFrame(step) : 0;
    look(part < 1 ? { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, k } : to);
  };
  step(calm() ? Infinity : began);
}

/** A view with the sheet in reach. @param {View} wanted @returns {View} */
function within({ x, y, k }) {
  const [left, top] = [x, y].map((at, i) => {
    const least = size()[i] - (i ? drawn.hidden() : 0) - (sheet[i] + BEYOND) * k, most = BEYOND * k;
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
  });
  return { x: left, y: top, k };
}

/** The view so many times as large; a point of the frame stays where it is. @param {number} factor @param {number[]} [about] */
export function scaled(factor, [px, py] = size().map((v) => v / 2)) {
  const k = Math.max(LEAST, Math.min(MOST, view.k * factor)), grown = k / view.k;
  return within({ x: px - (px - view.x) * grown, y: py - (py - view.y) * grown, k });
}

/** @type {Map<number, number[]>} where each finger is, or the mouse */
const hands = new Map();
let moving = false;
/** @type {DOMRect} of the frame, when a hand was laid on it */ let box;

/** @param {PointerEvent | WheelEvent} event */
const at = (event) => [event.clientX - box.left, event.clientY - box.top];

/** @param {PointerEvent} event */
function touch(event) {
  if (event.button || (event.isPrimary ? grip.holds(event) : !hands.size)) return;
  if (event.isPrimary) hands.clear();
  box = frame.getBoundingClientRect();
  hands.set(event.pointerId, at(event));
}

/** @param {PointerEvent} event */
function move(event) {
  const was = hands.get(event.pointerId);
  if (!was) return;
  if (!event.buttons) { release(event); return; }
  const now = at(event);
  if (!moving && hands.size < 2 && Math.hypot(now[0] - was[0], now[1] - was[1]) < FAR) return;
  if (!moving) {
    moving = true;
    stopGliding();
    frame.setPointerCapture(event.pointerId);
  }
  hands.set(event.pointerId, now);
  const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
  if (!other) { look(within({ x: view.x + now[0] - was[0], y: view.y + now[1] - was[1], k: view.k })); return; }
  const [before, after] = [was, now].map(([x, y]) => ({ far: Math.hypot(x - other[0], y - other[1]), x: (x + other[0]) / 2, y: (y + other[1]) / 2 }));
  const grown = scaled(after.far / (before.far || 1), [before.x, before.y]);
  look(within({ x: grown.x + after.x - before.x, y: grown.y + after.y - before.y, k: grown.k }));
}

/** @param {PointerEvent} event */
function release(event) {
  if (!hands.delete(event.pointerId) || hands.size || !moving) return;
  setTimeout(() => { moving = false; }); // the click that ends a drag is none
  look(view);
}

/** @param {WheelEvent} event */
function wheel(event) {
  event.preventDefault();
  stopGliding();
  box = frame.getBoundingClientRect();
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 25 : event.deltaMode ? 500 : 1);
  look(scaled(2 ** (-pixels * (event.ctrlKey ? 0.02 : 0.002)), at(event)));
}

function listen() {
  frame.addEventListener("pointerdown", touch);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", release);
  frame.addEventListener("pointercancel", release);
  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("click", (event) => { if (moving) event.stopImmediatePropagation(); }, true);
}
