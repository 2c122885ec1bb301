// The board: the ground, drawn once, and over it a sheet with targets and counters, drawn after every change: each a picture
// of its own, so that the land is not painted again for a counter. What moves is a CSS transform; `will-change` stands only
// while something moves, so that text is crisp at rest.
import { html, nothing, render, svg } from "../vendor/lit-html.js";
import { overlayOf, toggleArea } from "./areas.js";
import { overlayTool, tool } from "./buttons.js";
import { frame, glide, look, open, scaled, seen, size, stopGliding } from "./camera.js";
import { names, step } from "./labels.js";
import { adorn, land, miniature } from "./land.js";
import { orderOf } from "./paint.js";
import { footprint, story } from "./parts.js";
import { isDark, prefs } from "./prefs.js";
import { contested, fanLayer, stackLayer } from "./stacks.js";
import { decision, fighting, gridOf, idle, placesOf, setUi, shown, stands, store } from "./store.js";
import { MARGIN, SIDE } from "./terrain.js";
import { MANY, markLayer, overlayLayer, targetLayer } from "./targets.js";
import { say, t } from "./text.js";

/** @type {SVGSVGElement} */ let sheet;
/** @type {HTMLElement} what moves: moving the drawing itself would lay out all its texts in every frame */ let glass;
/** @type {Record<string, SVGGElement>} */ const layers = {};
let drawn = "";
const SOON = 120; // milliseconds
/** @type {[number, number]} */ let extent = [0, 0];

/** Draw the land if board, language or light are new. */
function drawLand() {
  const { board, grid } = store;
  if (!board || !grid) return;
  const wanted = `${board.game} ${prefs.lang} ${isDark()}`;
  if (drawn === wanted) return;
  const first = !drawn;
  drawn = wanted;
  const [w, h] = grid.extent;
  extent = [(w + 2 * MARGIN) * SIDE, (h + 2 * MARGIN) * SIDE];
  const view = `${-MARGIN * SIDE} ${-MARGIN * SIDE} ${extent[0]} ${extent[1]}`;
  if (first) {
    render(html`<div class="glass"><svg class="ground" width=${extent[0]} height=${extent[1]} viewBox=${view}><g class="land"></g></svg>
      <svg class="sheet" width=${extent[0]} height=${extent[1]} viewBox=${view} role="group">
        <g class="overlays"></g><g class="marks"></g><g class="targets"></g><g class="ghosts"></g><g class="stacks"></g><g class="cursor"></g><g class="names" aria-hidden="true"></g><g class="arrows"></g><g class="moving"></g><g class="fans"></g></svg></div>
      <div class="zooms"></div>
      <div class="mini" aria-hidden="true"><svg viewBox=${view}><g class="mini-land"></g></svg><svg viewBox=${view}><g class="mini-stacks"></g></svg><i class="mini-view"></i></div>`, frame);
    sheet = /** @type {SVGSVGElement} */ (frame.querySelector(".sheet"));
    glass = /** @type {HTMLElement} */ (sheet.parentElement);
    for (const name of ["land", "overlays", "marks", "targets", "ghosts", "arrows", "stacks", "names", "cursor", "fans", "mini-land", "mini-stacks"]) {
      layers[name] = /** @type {SVGGElement} */ (frame.querySelector(`g.${name}`));
    }
    open(extent, { moving: () => { glass.style.willChange = "transform"; }, moved: drawView, hidden, rested: () => { glass.style.willChange = "auto"; drawMoving(); } });
    frame.querySelector(".mini")?.addEventListener("click", /** @type {any} */ (miniClick));
    begin(); // the sheet is still empty: to ask for the size costs little now, and nothing is painted twice
  }
  render(land(board, grid, isDark()), layers.land);
  render(miniature(), layers["mini-land"]);
  if (first) idle().then(() => adorn(board, grid, layers.land));
}

/** @param {Scene} scene */
const tools = (scene) => html`${tool("+", "zoom-in", () => zoomBy(1.4))}${tool("−", "zoom-out", () => zoomBy(1 / 1.4))}${tool("⤢", "zoom-fit", fit)}${tool("◎", "zoom-action", () => showAction())}
    ${tool("▷", "show-again", () => story.use((part) => part.again()))}
    ${(scene.overlays ?? []).filter((o) => !o.paint).map(({ id, sign, title }) => { const laid = store.ui.overlay === id; return overlayTool(sign, say(title), id, laid, () => setUi({ overlay: laid ? null : id })); })}
    ${scene.seat && !scene.result && !store.past ? overlayTool("⇶", t("reach"), "reach", store.ui.overlay === "reach", () => toggleArea("reach")) : nothing}${footprint.here?.aids(scene)}
    ${[overlayOf(scene)].map((laid) => (laid ? html`<p class="laid" role="status"><b>${say(laid.title)}</b> ${say(laid.note)}</p>` : nothing))}`;

/** The first look: a small map whole, another as wide as the frame, with the action in its middle. */
function begin() {
  stopGliding();
  const [w, h] = size(), whole = Math.min(w / extent[0], h / extent[1]);
  if (anywhere() && whole > 0.3) { look(viewOn(whole * 0.985, extent[0] / 2, extent[1] / 2)); return; }
  const k = whole > 1.2 ? whole : Math.max(w / extent[0], w < 600 ? 0.72 : 0.8);
  const hex = actionHex();
  const [x, y] = hex && store.grid?.has(hex) ? spot(hex) : [extent[0] / 2, extent[1] / 2];
  look(viewOn(k, x, y));
}

/** Is the question about no place, and answered anywhere on the map? */
const anywhere = () => { const asked = decision(); return Boolean(asked && !asked.subject?.hex && !asked.subject?.piece && asked.options.filter((o) => o.on.hex).length > MANY); };

/** Does the battle board, or the siege, lie over the lower part? */
const covered = () => store.ui.battle && fighting();

/** How much of the frame the battle board hides. */
const hidden = () => (covered() ? size()[1] * 0.66 : 0);

/** A view that shows no more of the wood than it must. @param {number} k @param {number} x @param {number} y a point of the sheet to have in the middle */
function viewOn(k, x, y) {
  const slide = (/** @type {number} */ wanted, /** @type {number} */ room, /** @type {number} */ size) =>
    (size <= room ? (room - size) / 2 : Math.min(16, Math.max(room - size - 16, wanted)));
  const [w, h] = size();
  const low = hidden();
  return { x: slide(w / 2 - x * k, w, extent[0] * k), y: slide((h - low) / 2 - y * k, h - low, extent[1] * k), k };
}

let wasCovered = false;

/** What was pulled up from under the battle board sinks back when it is gone. */
function sink() {
  const { x, y, k } = seen(), [w, h] = size(), now = covered();
  if (wasCovered && !now) glide(viewOn(k, (w / 2 - x) / k, (h / 2 - y) / k));
  wasCovered = now;
}

/** @param {number} factor */
export const zoomBy = (factor) => glide(scaled(factor));

/** How large the whole map just fits. */
const wholeAt = () => Math.min(size()[0] / extent[0], size()[1] / extent[1]) * 0.985;

export const fit = () => glide(viewOn(wholeAt(), extent[0] / 2, extent[1] / 2));

/** @param {string} hex @returns {[number, number]} in the coordinates of the sheet */
function spot(hex) {
  const [x, y] = gridOf().centre(hex);
  return [(x + MARGIN) * SIDE, (y + MARGIN) * SIDE];
}

/** Bring a hex into the middle; `lazy`: only if it is not well in view. @param {string} hex @param {{k?: number, lazy?: boolean}} [how] */
export function centreOn(hex, how = {}) {
  if (!sheet || !store.grid?.has(hex)) return;
  const [x, y] = spot(hex), now = seen(), k = how.k ?? Math.max(now.k, covered() ? 0.7 : 0); // a fight is looked at from near
  if (how.lazy && k === now.k && wellSeen(x, y)) return;
  glide(viewOn(k, x, y));
}

/** Is a point of the sheet well in view? @param {number} x @param {number} y */
function wellSeen(x, y) {
  const now = seen(), [w, h] = size(), sx = x * now.k + now.x, sy = y * now.k + now.y, edge = covered() ? 24 : 70;
  return sx > 70 && sy > edge && sx < w - 70 && sy < h - hidden() - edge;
}

/** The cursor to a hex, and the hex into view. @param {string} hex @param {Partial<Ui>} [more] */
export function goTo(hex, more) {
  setUi({ cursor: hex, ...more });
  centreOn(hex, { lazy: true });
}

/** Have some hexes in view, as far as that is possible. @param {string[]} hexes */
export function embrace(hexes) {
  const spots = hexes.filter((hex) => store.grid?.has(hex)).map(spot), [w, h] = size();
  if (!spots.length) return;
  const [left, top, right, bottom] = [Math.min, Math.max].flatMap((of) => [0, 1].map((i) => of(...spots.map((at) => at[i]))));
  if (wellSeen(left, top) && wellSeen(right, bottom)) return;
  const k = Math.max(wholeAt(), Math.min(seen().k, w / (right - left + 160), (h - hidden()) / (bottom - top + 160)));
  glide(viewOn(k, (left + right) / 2, (top + bottom) / 2));
}

/** What the question is about, if that is a place. */
export function askedHex() {
  const { subject } = decision() ?? {}, scene = shown();
  return scene && (subject?.hex ?? placesOf(scene).get(subject?.piece ?? "") ?? scene.boxes.find((b) => b.hex)?.hex);
}

/** What the question is about, else where its answers lie, else what happened last. @returns {string[]} */
function actionHexes() {
  const asked = decision(), scene = shown(), about = askedHex();
  if (!scene) return [];
  if (about) return [about];
  const places = placesOf(scene);
  const lit = asked?.options.map((o) => o.on.hex ?? places.get(o.on.piece ?? "")) ?? [], last = store.log.findLast((l) => (l.to ?? l.hex) && l.n <= scene.version && stands(l));
  return [...new Set([...lit, ...(lit.some(Boolean) ? [] : [last?.to ?? last?.hex])])].flatMap((hex) => hex ?? []);
}

export const actionHex = () => actionHexes()[0] ?? null;

/** Where one can act: a place in view rather than another. */
export const nearAction = () => actionHexes().find((hex) => store.grid?.has(hex) && wellSeen(...spot(hex))) ?? actionHex();

let shownLast = "";

/** Pressed again, to the next place. @param {number} [k] */
export function showAction(k) {
  const all = actionHexes();
  shownLast = all[(all.indexOf(shownLast) + 1) % all.length] ?? "";
  if (shownLast) centreOn(shownLast, { k: k ?? Math.max(seen().k, 1) });
}

/** Where on the map a point of the window lies. @param {number} x @param {number} y @returns {[number, number]} */
export function spotAt(x, y) {
  const box = frame.getBoundingClientRect(), view = seen();
  return [(x - box.left - view.x) / view.k / SIDE - MARGIN, (y - box.top - view.y) / view.k / SIDE - MARGIN];
}

/** The hex under a point of the window. @param {number} x @param {number} y */
export const hexAt = (x, y) => store.grid?.at(...spotAt(x, y)) ?? null;

/** @param {MouseEvent} event */
function miniClick(event) {
  event.stopPropagation();
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * extent[0], y = ((event.clientY - box.top) / box.height) * extent[1], { k } = seen();
  glide(viewOn(k, x, y));
}

/** Put everything where it is seen. */
function drawView() {
  const mini = /** @type {HTMLElement} */ (frame.querySelector(".mini-view")), { x, y, k } = seen(), [w, h] = size();
  glass.style.transform = `translate(${x}px,${y}px) scale(${k})`;
  frame.classList.toggle("far", k < 0.62);
  frame.classList.toggle("near", k > 1.05);
  frame.classList.toggle("whole", Math.min(x, y) > -1 && x + extent[0] * k < w + 1 && y + extent[1] * k < h + 1);
  mini.style.width = `${(100 * w) / k / extent[0]}%`;
  mini.style.height = `${(100 * h) / k / extent[1]}%`;
  mini.style.transform = `translate(${(-100 * x) / w}%,${(-100 * y) / h}%)`;
}

/** The part of the drawing that is in view. */
function inView() {
  const { x, y, k } = seen(), edge = MARGIN * SIDE, [w, h] = size();
  return { x: -x / k - edge, y: -y / k - edge, w: w / k, h: (h - hidden()) / k, k };
}

let named = "", naming = 0;

/** Names of places, anew where a counter or the zoom asks for it: soon, for several counters may be on their way. */
function drawNames() {
  const scene = shown(), { board, grid } = store, zoom = step(seen().k), stacks = store.curtain ? [] : scene?.stacks ?? [];
  const wanted = `${drawn} ${zoom} ${stacks.map((stack) => stack.hex).join()}`;
  clearTimeout(naming);
  if (!board || !grid || named === wanted) return;
  const write = () => {
    named = wanted;
    layers.names.dataset.zoom = String(zoom);
    render(names(board, grid, stacks, zoom), layers.names);
  };
  if (named && !named.startsWith(`${drawn} `)) write(); // in another language at once, with all the rest
  else naming = window.setTimeout(write, named ? SOON : 0);
}

function drawMoving() {
  const scene = shown(), { grid } = store;
  if (!scene || !grid || !sheet) return;
  drawNames();
  render(store.ui.open && !store.curtain ? fanLayer(scene, inView()) : nothing, layers.fans); // looking at the size costs a layout
  const { cursor } = store.ui;
  render(svg`${footprint.here?.above()}${cursor && grid.has(cursor) ? svg`<path class="cursor-hex" d=${`M${grid.corners(cursor).map(([x, y]) => `${x * SIDE} ${y * SIDE}`).join("L")}Z`}></path>` : nothing}`, layers.cursor);
}

/** Draw everything that can have changed. */
export function drawBoard() {
  const scene = shown(), { grid } = store;
  if (!scene || !grid) return;
  drawLand();
  sink();
  sheet.setAttribute("aria-label", t("board-label"));
  render(store.curtain ? nothing : [contested(scene), markLayer(scene)], layers.marks);
  render([overlayLayer(scene), footprint.here?.bands()], layers.overlays);
  render(targetLayer(scene), layers.targets);
  render(tools(scene), /** @type {HTMLElement} */ (frame.querySelector(".zooms")));
  render(store.curtain ? nothing : stackLayer(scene), layers.stacks);
  render(store.curtain ? nothing : story.here?.ghosts() ?? nothing, layers.ghosts);
  render(store.curtain ? nothing : story.here?.arrows() ?? nothing, layers.arrows);
  frame.classList.toggle("showing", Boolean(store.ui.show));
  drawMoving();
  render(store.curtain ? nothing : scene.stacks.map((stack) => {
    const [x, y] = grid.centre(stack.hex);
    return svg`<rect x=${x * SIDE - 24} y=${y * SIDE - 24} width="48" height="48" rx=${24 / (1 + orderOf(stack.side) * 3)}
      fill=${store.board?.sides[stack.side]?.paint ?? "#777"} stroke="#000" stroke-width="6"></rect>`;
  }), layers["mini-stacks"]);
}

