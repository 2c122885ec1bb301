// What is seen of the map, moved by hand or led somewhere. A view puts the point p of the sheet at p * k + (x, y).
import { calm } from "./prefs.js";

const BEYOND = 60; // how far past its edge the sheet can be moved by hand
const LEAST = 0.2, MOST = 4; // how small and how large it is drawn
const GLIDE = 350, REST = 120, TWICE = 320; // milliseconds
const FAR = 6, NEAR = 28; // pixels: a hand that goes farther does not click; two taps so near are one

export const frame = document.createElement("div");
frame.className = "board";
frame.tabIndex = 0;

/** @type {Spot} */ let sheet = [0, 0];
/** @type {Spot} */ let room = [0, 0];
/** @type {View} */ let view = { x: 0, y: 0, k: 1 };
let gliding = 0;
let resting = 0;

/** Who draws: when a move begins, after every move, and when the board has come to rest; and how much of the frame's foot is hidden. */
const drawn = { moving: () => {}, moved: () => {}, hidden: () => 0, rested: () => {} };
/** A drag says here what it holds: the board does not move then. */
export const grip = { holds: (/** @type {PointerEvent} */ _event) => false };

/** @param {Spot} extent of the sheet @param {typeof drawn} by */
export function open(extent, by) {
  sheet = extent;
  Object.assign(drawn, by);
  frame.addEventListener("pointerdown", down);
  frame.addEventListener("wheel", wheel, { passive: false });
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, /** @type {any} */ (up));
  window.addEventListener("pointermove", move);
  new ResizeObserver(() => { room = [0, 0]; drawn.moved(); }).observe(frame);
}

export const seen = () => view;
/** The size of the frame: kept, as asking in the middle of a drag costs a layout. */
export const size = () => (room[0] ? room : (room = [frame.clientWidth, frame.clientHeight]));

/** @param {View} to */
export function look(to) {
  clearTimeout(resting);
  view = to;
  if (gliding) drawn.moving();
  else resting = window.setTimeout(drawn.rested, REST);
  drawn.moved();
}

// -- by hand --

/** Where the fingers are, or the mouse. @type {Map<number, Spot>} */
const hands = new Map();
/** Where they began, and what was seen then. */
let from = { middle: /** @type {Spot} */ ([0, 0]), apart: 1, view };
let held = false; // by a drag of a piece
let went = false; // farther than a click does
let tapped = { at: -TWICE, x: 0, y: 0 };

let corner = new DOMRect(); // of the frame: asking in the middle of a drag costs a layout

/** @param {MouseEvent} event @returns {Spot} in the frame */
const pointOf = ({ clientX, clientY }) => [clientX - corner.left, clientY - corner.top];

/** The middle between the first two hands, and how far they are apart. */
function spread() {
  const [a, b = a] = hands.values();
  return { middle: /** @type {Spot} */ ([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]), apart: Math.hypot(a[0] - b[0], a[1] - b[1]) || 1 };
}

/** A view moved by hand goes only so far. What a board over the foot hides can be pulled up from under it. @param {View} to @returns {View} */
function within({ x, y, k }) {
  const [w, h] = size(), slide = (/** @type {number} */ at, /** @type {number} */ space, /** @type {number} */ length, /** @type {number} */ more) => {
    const most = BEYOND * k, least = space - more - (length + BEYOND) * k;
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
  };
  return { x: slide(x, w, sheet[0], 0), y: slide(y, h, sheet[1], drawn.hidden()), k };
}

/** A view so many times as large; a point of the frame keeps what lies under it. @param {View} of @param {number} factor @param {Spot} about @returns {View} */
function magnified(of, factor, about) {
  const k = Math.max(LEAST, Math.min(MOST, of.k * factor)), grown = k / of.k;
  return { x: about[0] - (about[0] - of.x) * grown, y: about[1] - (about[1] - of.y) * grown, k };
}

/** @param {View} to */
function lead(to) {
  stopGliding();
  drawn.moving();
  look(within(to));
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.button) return;
  stopGliding();
  corner = frame.getBoundingClientRect();
  held = !hands.size && grip.holds(event);
  if (!hands.size) went = false;
  hands.set(event.pointerId, pointOf(event));
  from = { ...spread(), view };
}

/** @param {PointerEvent} event */
function move(event) {
  if (!hands.has(event.pointerId)) return;
  hands.set(event.pointerId, pointOf(event));
  if (held && hands.size === 1) return;
  const { middle, apart } = spread(), dx = middle[0] - from.middle[0], dy = middle[1] - from.middle[1];
  went ||= hands.size > 1 || Math.hypot(dx, dy) > FAR;
  const grown = magnified(from.view, apart / from.apart, from.middle);
  lead({ x: grown.x + dx, y: grown.y + dy, k: grown.k });
}

/** @param {PointerEvent} event */
function up(event) {
  if (!hands.delete(event.pointerId)) return;
  if (hands.size) { from = { ...spread(), view }; return; }
  if (went) unclicked();
  else if (event.pointerType === "touch" && event.type === "pointerup") tap(event);
}

/** Two taps on the bare land: nearer to it. @param {PointerEvent} event */
function tap(event) {
  const { clientX: x, clientY: y, timeStamp: at } = event, target = /** @type {Element} */ (event.target);
  const again = at - tapped.at < TWICE && Math.hypot(x - tapped.x, y - tapped.y) < NEAR && !target.closest("[data-hex], button, .mini");
  tapped = { at: again ? -TWICE : at, x, y };
  if (!again) return;
  unclicked();
  glide(within(magnified(view, 1.8, pointOf(event))));
}

/** The click that follows is none. */
function unclicked() {
  const stop = (/** @type {Event} */ event) => { event.stopImmediatePropagation(); event.preventDefault(); };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, true), 0);
}

/** @param {WheelEvent} event */
function wheel(event) {
  event.preventDefault();
  corner = frame.getBoundingClientRect();
  const step = -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.002) * (event.ctrlKey ? 10 : 1); // a pinch on a touchpad says ctrl
  lead(magnified(view, 2 ** step, pointOf(event)));
}

/** Move the view by parts of the frame. @param {number} across @param {number} down */
export const panBy = (across, down) => glide(within({ x: view.x - across * size()[0], y: view.y - down * size()[1], k: view.k }));

// -- led --

export function stopGliding() {
  cancelAnimationFrame(gliding);
  gliding = 0;
}

/** Go to a view, with a glide where that is welcome; a hand on the board ends it. @param {View} to */
export function glide(to) {
  stopGliding();
  const start = view, began = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.max(0, Math.min(1, (now - began) / GLIDE)), eased = part * part * (3 - 2 * part);
    const k = start.k * (to.k / start.k) ** eased, share = to.k === start.k ? eased : (k - start.k) / (to.k - start.k);
    gliding = part < 1 ? requestAnimationFrame(step) : 0;
    look(part < 1 ? { x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share, k } : to);
  };
  step(calm() ? Infinity : began);
}

/** The view so many times as large; the middle of the frame stays where it is. @param {number} factor @returns {View} */
export const scaled = (factor) => magnified(view, factor, /** @type {Spot} */ (size().map((side) => side / 2)));
